/** Options as the server describes them: which are offered, what may be chosen, and how that is said. */

import { firstKnown, say } from '../../language.svelte';
import type { ChoiceInfo } from '../../protocol';

type Values = Readonly<Record<string, unknown>>;

export type Entry = string | number | null;

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

/** The entries of a list to choose from, at a table with so many seats. */
export function entriesOf(choice: ChoiceInfo, seats: number, hasPicker: boolean): Entry[] {
  const none = choice.default === null || choice.or_none ? [null] : [];
  return [...none, ...valuesOf(choice, seats), ...(hasPicker ? [OWN] : [])];
}

function valuesOf({ kind, least, most, listed, values }: ChoiceInfo, seats: number): Entry[] {
  if (kind === 'number') return listed.length > 0 ? listed : numbers(least, most);
  return kind === 'seat' ? numbers(0, seats - 1) : values;
}

const numbers = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, step) => least + step);

/** What every seat has by an option that gives each something: what was chosen, or what is usual for so many. */
export function bySeat(choice: ChoiceInfo, options: Values, seats: number): readonly string[] {
  const chosen = options[choice.name];
  return Array.isArray(chosen) ? (chosen as string[]) : (choice.usual.find(({ length }) => length === seats) ?? []);
}

/** Whether fewer play than an option is recommended for. */
export function isForMore(choice: ChoiceInfo, seats: number): boolean {
  return seats < choice.best_from;
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

/** A value in words: its own, else those for any value of the option, else as it is; a seat is whoever sits there. */
export function valueWords(game: string, choice: ChoiceInfo, value: Entry, names: readonly string[] = []): string {
  if (choice.kind === 'seat' && typeof value === 'number') return `${value + 1} · ${names[value] ?? ''}`;
  const own = message(game, choice, `-${value ?? 'none'}`);
  if (own) return say(own);
  if (value === null) return say('page-option-none');
  const any = message(game, choice, '-value');
  return any ? say(any, { value }) : String(value);
}

/** What is played otherwise than usual, in a few words. */
export function unusualWords(game: string, choices: readonly ChoiceInfo[], options: Values): string[] {
  return choices
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map((choice) => {
      const label = labelOf(game, choice);
      return choice.kind === 'yes_no' ? label : `${label}: ${valueWords(game, choice, options[choice.name] as Entry)}`;
    });
}
