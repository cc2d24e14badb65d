/** Options as cards: a tap goes on to the next value. The drawer beside them has every value and every option. */

import type { Arrangement } from '../../api';
import type { GameFolder } from '../../games/folder';
import { say } from '../../language.svelte';
import type { ChoiceInfo, TableView } from '../../protocol';
import { entriesOf, isOffered, labelOf, valueWords, type Entry } from './options';

export const LID_TIMES = ['1.5', '2.5', '5', 'tap'];
export const CLOCKS = ['none', 'relaxed', 'brisk'];
export const PACES = ['calm', 'normal', 'quick'];
const PLAYERS = 'players';

export const lidWords = (time: string): string => (time === 'tap' ? say('page-lid-tap') : say('page-seconds', { count: Number(time) }));

export interface Card {
  option: string;
  label: string;
  words: string;
  value: unknown;
  /** Whether it is played otherwise than usual. */
  unusual: boolean;
  /** What a tap asks for. */
  next: Partial<Arrangement>;
}

export function cardsOf(folder: GameFolder, choices: readonly ChoiceInfo[], table: TableView): Card[] {
  const named = [...(folder.cards ?? []), PLAYERS];
  const offered = choices.filter((choice) => named.includes(choice.name) && isOffered(choice, table.options, false));
  const lids = folder.opensLids ? [ofTable('lid_time', table.lid_time, LID_TIMES, '2.5', lidWords)] : [];
  return [
    ...offered.map((choice) => ofGame(folder.name, choice, table)),
    ...lids,
    ofTable('pace', table.pace, PACES, 'normal', (pace) => say(`page-pace-${pace}`)),
    ofTable('clock', table.clock, CLOCKS, 'none', (kind) => say(`page-clock-${kind}`)),
  ];
}

/** The value after another one; after the last comes the first. */
export function following<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length]!;
}

function ofGame(game: string, choice: ChoiceInfo, { options, seats }: TableView): Card {
  const { name, kind, default: usual } = choice;
  const value = name in options ? options[name] : usual;
  const entries = entriesOf(choice, seats.length, false).filter((entry) => name !== PLAYERS || Number(entry) >= fewestChairs(seats));
  const next = kind === 'yes_no' ? !value : following(entries, value as Entry);
  const words = kind === 'yes_no' ? say(value ? 'page-yes' : 'page-no') : valueWords(game, choice, value as Entry);
  return { option: name, label: labelOf(game, choice), words, value, unusual: value !== usual, next: { options: { [name]: next } } };
}

/** Nobody who sits down loses their chair by a tap. */
function fewestChairs(seats: TableView['seats']): number {
  return seats.findLastIndex(({ kind }) => kind === 'player') + 1;
}

function ofTable(option: 'lid_time' | 'pace' | 'clock', value: string, values: readonly string[], usual: string, words: (value: string) => string): Card {
  const label = say(`page-${option.replace('_', '-')}`);
  return { option, label, words: words(value), value, unusual: value !== usual, next: { [option]: following(values, value) } };
}
