/** What everybody did lately: what one seat did without a break stands together. */

import type { Source } from '../sources/source';
import { sentences, type Sentence } from './telling';

/** A sentence, and how often it was said in a row. */
export interface Repeated extends Sentence {
  times: number;
}

export interface Turn {
  key: number;
  /** Whose doing it was, or nobody's. */
  seat: number | null;
  said: Repeated[];
}

const TURNS = 8;

export function lately(source: Pick<Source, 'log' | 'people' | 'game'>): Turn[] {
  const turns: Turn[] = [];
  for (const line of source.log) {
    const said = sentences(line, source);
    if (said.length === 0) continue;
    let turn = turns.at(-1);
    if (turn?.seat !== line.seat) turns.push((turn = { key: line.n, seat: line.seat, said: [] }));
    for (const sentence of said) add(turn!.said, sentence);
  }
  return turns.slice(-TURNS);
}

/** Whoever does the same again is told so once, with how often. */
function add(said: Repeated[], sentence: Sentence): void {
  const last = said.at(-1);
  if (last?.text === sentence.text && last.rule === sentence.rule) last.times += 1;
  else said.push({ ...sentence, times: 1 });
}
