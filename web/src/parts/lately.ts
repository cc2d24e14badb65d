/** What everybody did lately: what one seat did without a break stands together. */

import type { Source } from '../sources/source';
import { sentences, type Sentence } from './telling';

export interface Turn {
  key: number;
  /** Whose doing it was, or nobody's. */
  seat: number | null;
  said: Sentence[];
}

const TURNS = 8;

export function lately(source: Pick<Source, 'log' | 'people' | 'game'>): Turn[] {
  const turns: Turn[] = [];
  for (const line of source.log) {
    const said = sentences(line, source);
    if (said.length === 0) continue;
    const last = turns.at(-1);
    if (last && last.seat === line.seat) last.said.push(...said);
    else turns.push({ key: line.n, seat: line.seat, said: [...said] });
  }
  return turns.slice(-TURNS);
}
