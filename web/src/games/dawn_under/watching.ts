/** Where faces stand while they look at a grave, and where their eyes go. */

import type { Look } from '../../theatre/cast/cast';
import { SIDE } from './cemetery';
import { lean } from './lid_motion';
import { CELL, type Tomb } from './painting/graves';

interface Lookout {
  x: number;
  y: number;
  look: Look;
}

const ASIDE = 1.14 * CELL;
const LAST = SIDE - 1;
const BOTTOM = 6;
const MIDDLE = LAST / 2;

/** A step away from a grave, where its lid does not fall: beside it, or at the edge of the board below or above it. */
export function lookout(tomb: Tomb): Lookout {
  const { column, row, x, y } = tomb;
  const away = -lean(tomb);
  if (column > 0 && column < LAST) return { x: x + away * ASIDE, y, look: [-away, 0] };
  const down = row < BOTTOM ? 1 : -1;
  return { x, y: y + down * ASIDE, look: [0, -down] };
}

/** Where a card lies in the order of seats, one's own first: last in a column beside the board, or below a row of the others. */
export function placeOf(order: number, count: number, beside: boolean): readonly [x: number, y: number] {
  if (beside) return [0, order === 0 ? count : order];
  return order === 0 ? [count / 2, 1] : [order, 0];
}

/** The eyes of people whose cards stand to the right of the board, or below it. */
export const eyesOn = ({ column, row }: Tomb, right: boolean): Look =>
  right ? [-1, (row - MIDDLE) / MIDDLE] : [(column - MIDDLE) / MIDDLE, -1];
