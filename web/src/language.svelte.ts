/** Says everything in the chosen language. The Fluent files are the server's own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../../src/geisterstunde/locales/*/{page,prologue,lantern,paint,events,bots,charm,*_option,*_statistic}.ftl', {
  query: '?raw',
  import: 'default',
});

const QUICK = import.meta.glob<string>('../../src/geisterstunde/locales/*/*_quick.ftl', { query: '?raw', import: 'default' });
const MEMORY = import.meta.glob<string>('../../src/geisterstunde/locales/*/{memory,report}.ftl', { query: '?raw', import: 'default' });
const PUZZLES = import.meta.glob<string>('../../src/geisterstunde/locales/*/puzzle.ftl', { query: '?raw', import: 'default' });
const DAILY = import.meta.glob<string>('../../src/geisterstunde/locales/*/daily.ftl', { query: '?raw', import: 'default' });
const LESSONS = import.meta.glob<string>('../../src/geisterstunde/locales/*/*_lesson.ftl', { query: '?raw', import: 'default' });
const HINTS = import.meta.glob<string>('../../src/geisterstunde/locales/*/*_hint.ftl', { query: '?raw', import: 'default' });
const SOUNDS = import.meta.glob<string>('../../src/geisterstunde/locales/*/sound.ftl', { query: '?raw', import: 'default' });

let wanted = [FILES];
let bundle = $state.raw<FluentBundle | null>(null);
let own: readonly string[] = [];
let added = ''; // by games of other packages
let spoken: Language = 'en';

/** Loads a language; what is on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const files = wanted.flatMap(Object.entries<() => Promise<string>>);
  own = await Promise.all(files.filter(([path]) => path.includes(`/locales/${language}/`)).map(([, load]) => load()));
  spoken = language;
  renew();
}

/** Takes in the quick references, which are for those who open one. */
export const learnQuickReferences = (): Promise<void> => learn(QUICK);

/** Takes in the words for memory reports, which are for after a game. */
export const learnMemory = (): Promise<void> => learn(MEMORY);

/** Takes in the words of puzzles, which are for those who open a door. */
export const learnPuzzles = (): Promise<void> => learn(PUZZLES);

/** Takes in the words of daily games. */
export const learnDaily = (): Promise<void> => learn(DAILY);

/** Takes in what guides say, for those who learn a game. */
export const learnLessons = (): Promise<void> => learn(LESSONS);

/** Takes in what is said at first occasions. */
export const learnHints = (): Promise<void> => learn(HINTS);

/** Takes in the words for sounds, which are for those who read them. */
export const learnSounds = (): Promise<void> => learn(SOUNDS);

async function learn(more: typeof FILES): Promise<void> {
  if (wanted.includes(more)) return;
  wanted = [...wanted, more];
  await speak(spoken);
}

/** Takes in what games of other packages say. They cannot take the place of the page's own messages. */
export function addTexts(texts: string): void {
  if (texts === added) return;
  added = texts;
  if (own.length > 0) renew();
}

function renew(): void {
  const next = new FluentBundle(spoken, { useIsolating: false });
  for (const text of [...own, added]) next.addResource(new FluentResource(spoken === 'fr' ? keptTogether(text) : text));
  bundle = next;
}

/** French sets its marks apart from the words, but no line begins with one. */
const keptTogether = (text: string): string => text.replace(/ (?=[!?;:»])|(?<=«) /g, '\u00a0');

/** Whether there is anything to say under this name; some events have words for a terminal only. */
export function hasWords(message: string): boolean {
  return Boolean(bundle?.getMessage(message)?.value);
}

/** The first of some messages that there is. */
export const firstKnown = (...messages: string[]): string | null => messages.find(hasWords) ?? null;

/** A message with its facts; `message.attribute` is another form of it. */
export function say(message: string, facts: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = message.split('.');
  const found = bundle?.getMessage(name!);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : message;
}
