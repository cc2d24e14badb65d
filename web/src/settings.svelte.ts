/** What a person has chosen on this device: language, theme, sound, motion, how lids are opened, a curtain for secrets, whom to play with, a name and a face. */

import type { Company } from './games/folder';
import type { Face } from './protocol';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'night' | 'day';

const STORE = 'geisterstunde.settings';

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  fewSounds: boolean;
  captions: boolean;
  calm: boolean;
  tapTwice: boolean | null;
  letters: boolean;
  curtain: boolean;
  company: Company;
  name: string;
  face: Face | null;
}

function browserLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: browserLanguage(),
  theme: 'night', // ghosts are about then
  sound: false,
  volume: 60,
  fewSounds: false,
  captions: false,
  calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  tapTwice: null,
  letters: false,
  curtain: true,
  company: 'family',
  name: '',
  face: null,
  ...kept(),
});

/** Keeps every change, and shows motion and language on the page itself. */
export function keepSettings(): void {
  localStorage.setItem(STORE, JSON.stringify(settings));
  document.documentElement.dataset.motion = settings.calm ? 'calm' : 'lively';
  document.documentElement.lang = settings.language;
}
