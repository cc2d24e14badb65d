/** Who can sit at a table, as pictures: bots by their levels, people by their places. */

import type { SeatView } from '../../protocol';
import { INSIDE } from './inside';
import { OUTSIDE } from './outside';
import { PEOPLE } from './people';

export const FIGURES = { ...OUTSIDE, ...INSIDE, ...PEOPLE };
export type Figure = keyof typeof FIGURES;
/** What just came over somebody. */
export type Feeling = 'gasp' | 'giggle';
/** Where eyes go, from -1 to 1. */
export type Look = readonly [x: number, y: number];

const BY_PLACE: readonly Figure[] = ['girl', 'grandpa', 'woman', 'man'];

/** A bot's figure; levels that are not known here look like somebody under a bed sheet. */
export function figureOfLevel(level: string): Figure {
  return level in FIGURES ? (level as Figure) : 'sheet';
}

/** Whoever sits on a seat; people look alike at the same place. */
export function figureOf({ kind, level, stand_in: standIn }: SeatView, place: number): Figure {
  if (kind === 'bot') return figureOfLevel(level ?? '');
  return standIn && level ? figureOfLevel(level) : BY_PLACE[place % BY_PLACE.length]!;
}
