/** Says everything in the chosen language. The Fluent files are the server's own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../../src/geisterstunde/locales/*/{page,events,bots,*_option,*_statistic}.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads a language; what is on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
}

/** Whether there is anything to say under this name; some events have words for a terminal only. */
export function hasWords(message: string): boolean {
  return Boolean(bundle?.getMessage(message)?.value);
}

/** A message with its facts. */
export function say(message: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(message)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : message;
}
