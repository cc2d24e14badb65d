/** Who can sit at a table, as pictures: bots by their levels, people as they have chosen. */

import { FACES, type SeatView } from '../../protocol';
import { INSIDE } from './inside';
import { OUTSIDE } from './outside';
import { PEOPLE } from './people';

export const FIGURES = { ...OUTSIDE, ...INSIDE, ...PEOPLE };
export type Figure = keyof typeof FIGURES;
/** What just came over somebody. */
export type Feeling = 'gasp' | 'giggle';
/** Where eyes go, from -1 to 1. */
export type Look = readonly [x: number, y: number];

/** A bot's figure; levels that are not known here look like somebody under a bed sheet. */
export function figureOfLevel(level: string): Figure {
  return level in FIGURES ? (level as Figure) : 'sheet';
}

/** Whoever sits on a seat. Those who have chosen no face, at tables of the past, look alike at the same place. */
export function figureOf({ kind, face, level, stand_in: standIn }: SeatView, place: number): Figure {
  if (kind === 'bot') return figureOfLevel(level ?? '');
  if (standIn && level) return figureOfLevel(level);
  return FACES.find((each) => each === face) ?? FACES[place % FACES.length]!;
}
