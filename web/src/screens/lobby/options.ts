/** Options as the server describes them: which are offered, what may be chosen, and how that is said. */

import { firstKnown, say } from '../../language.svelte';
import type { ChoiceInfo } from '../../protocol';

type Values = Readonly<Record<string, unknown>>;

/** Stands in a list for a value of one's own. */
export const OWN = 'chosen';

/** Whether an option applies beside the others. */
export function applies(choice: ChoiceInfo, options: Values): boolean {
  return Object.entries(choice.applies).every(([name, value]) => options[name] === value);
}

/** Whether there is anything to choose in a lobby. */
export function isOffered(choice: ChoiceInfo, options: Values, hasPicker: boolean): boolean {
  const decided = choice.kind === 'one_of' && !hasPicker && choice.values.length < 2;
  return !choice.rare && !decided && applies(choice, options);
}

/** The entries of a list to choose from. */
export function entriesOf(choice: ChoiceInfo, hasPicker: boolean): (string | number | null)[] {
  const all = Array.from({ length: choice.most - choice.least + 1 }, (_, step) => choice.least + step);
  const numbers = choice.listed.length > 0 ? choice.listed : all;
  const values = choice.kind === 'number' ? numbers : choice.values;
  const none = choice.default === null || choice.or_none ? [null] : [];
  return [...none, ...values, ...(hasPicker ? [OWN] : [])];
}

/** Words for an option, or for a part of it: the game's own, else those for any game. */
function message(game: string, choice: ChoiceInfo, part = ''): string | null {
  const ending = `option-${choice.name}${part}`.replaceAll('_', '-');
  return firstKnown(`${game}-${ending}`, `page-${ending}`);
}

export function labelOf(game: string, choice: ChoiceInfo): string {
  const known = message(game, choice);
  return known ? say(known) : choice.name.replaceAll('_', ' ');
}

export function helpOf(game: string, choice: ChoiceInfo): string {
  const known = message(game, choice, '-help');
  return known ? say(known) : choice.help;
}

/** A value in words: its own, else those for any value of the option, else as it is. */
export function valueWords(game: string, choice: ChoiceInfo, value: string | number | null): string {
  const own = message(game, choice, `-${value ?? 'none'}`);
  if (own) return say(own);
  if (value === null) return say('page-option-none');
  const any = message(game, choice, '-value');
  return any ? say(any, { value }) : String(value);
}
