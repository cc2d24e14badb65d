/** A view as facts with names, whatever game it is of. */

import { say } from '../../language.svelte';
import type { EventMessage } from '../../protocol';
import { ALWAYS } from '../../sources/forgetting';

export type Fact = [name: string, value: unknown];

// said elsewhere on the table: who looks, who is asked what, and who has won
const TOLD_OTHERWISE = ['viewer', 'turn', 'owing', 'asked', 'end'];

/** What is to be shown of a view as a list. */
export function factsOf(view: object): Fact[] {
  return Object.entries(view).filter(([name]) => !TOLD_OTHERWISE.includes(name));
}

/** What was shown just now and may be hidden again at once; what the log says anyway is left out. */
export function factsOfShown({ kind, facts }: EventMessage): Fact[] {
  const shown = Object.entries(facts).filter(([name]) => !ALWAYS.includes(name));
  return shown.length > 0 ? [[kind, Object.fromEntries(shown)]] : [];
}

/** A name as the rules' code has it, made readable. */
export const readable = (name: string): string => name.replaceAll('_', ' ');

/** A value that is no list and holds nothing else. */
export function plainWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return say('page-fact-none');
  if (typeof value === 'boolean') return say(value ? 'page-yes' : 'page-no');
  return String(value);
}
