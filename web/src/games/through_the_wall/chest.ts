/** Garments of a drawn castle: which letter lies where, and what is still in the chest. */

import { count, letterAt, type Drawing } from '../../parts/paint/drawing';
import { GARMENTS, PART_LETTERS, PARTS, SIDE } from './board';

export const NOTHING = '.';

/** The letter that shows a garment on a space, below the rows of rooms. */
export const garmentAt = (rows: Drawing, column: number, row: number): string => letterAt(rows, column, SIDE + row);

export const partWord = (letter: string): string | undefined => PARTS[PART_LETTERS.indexOf(letter)];

/** How many garments of a part are not on the board yet. */
export function inChest(rows: Drawing, letter: string): number {
  const part = PART_LETTERS.indexOf(letter);
  return Math.max(GARMENTS[part]!.length - count(rows.slice(SIDE), letter), 0);
}

/** The part that is in hand: the one that was chosen, while the chest holds any of it, else the first that it holds. */
export function inHand(rows: Drawing, chosen: string): string | null {
  return [chosen, ...PART_LETTERS].find((letter) => inChest(rows, letter) > 0) ?? null;
}
