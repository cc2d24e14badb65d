/** What stands between the graves, so that places can be remembered: on crossings of the grid, and in the corners. */

import { isPlaza, SIDE } from '../cemetery';

/** Where something stands, in places from the upper left corner. */
export interface Landmark {
  what: string;
  x: number;
  y: number;
  size: number;
}

/** In the corner of each quarter, as it stands on the classic cemetery. */
const CORNERS: Readonly<Record<string, Landmark>> = {
  A: { what: 'urn', x: 0.04, y: 0.14, size: 1 },
  B: { what: 'chapel', x: 7.99, y: 0.38, size: 0.92 },
  C: { what: 'reeds', x: 7.99, y: 7.86, size: 0.9 },
  D: { what: 'oak', x: 0.1, y: 7.74, size: 0.92 },
};
/** On crossings, likewise. */
const CROSSINGS: Readonly<Record<string, readonly Landmark[]>> = {
  A: [
    { what: 'birdbath', x: 2, y: 2.02, size: 0.98 },
    { what: 'wateringcan', x: 1, y: 3, size: 0.95 },
    { what: 'bush', x: 3, y: 1, size: 0.86 },
  ],
  B: [
    { what: 'candles', x: 6, y: 1, size: 0.95 },
    { what: 'bellpost', x: 7, y: 3, size: 0.95 },
  ],
  C: [
    { what: 'duckling', x: 7, y: 7, size: 1 },
    { what: 'frog', x: 6, y: 6, size: 0.92 },
    { what: 'lily', x: 7, y: 6, size: 0.85 },
    { what: 'lily', x: 6, y: 7.02, size: 0.66 },
  ],
  D: [
    { what: 'pumpkin', x: 1, y: 6, size: 0.95 },
    { what: 'toadstools', x: 2, y: 7, size: 0.95 },
  ],
};
const INNER = Array.from({ length: SIDE - 1 }, (_, place) => place + 1);

/** All landmarks of a cemetery: each stays where it stands on the classic one, or goes as near as its quarter lets it. */
export function landmarks(rows: readonly string[]): Landmark[] {
  return Object.keys(CORNERS).flatMap((quarter) => [...cornered(rows, quarter), ...crossing(rows, quarter)]);
}

/** A corner's landmark stands in the first corner of its quarter, its own before others. */
function cornered(rows: readonly string[], quarter: string): Landmark[] {
  const mark = CORNERS[quarter]!;
  const mirrored = (across: boolean, down: boolean): Landmark => ({
    ...mark,
    x: across ? SIDE - mark.x : mark.x,
    y: down ? SIDE - mark.y : mark.y,
  });
  const corners = [mirrored(false, false), mirrored(true, false), mirrored(false, true), mirrored(true, true)];
  return corners.filter(({ x, y }) => rows[y < SIDE / 2 ? 0 : SIDE - 1]?.[x < SIDE / 2 ? 0 : SIDE - 1] === quarter).slice(0, 1);
}

function crossing(rows: readonly string[], quarter: string): Landmark[] {
  const free = INNER.flatMap((x) => INNER.map((y) => ({ x, y }))).filter(({ x, y }) => isWithin(rows, quarter, x, y));
  return CROSSINGS[quarter]!.flatMap((mark) => {
    const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - mark.x, y - mark.y);
    const nearest = free.reduce((best, each, place) => (best < 0 || far(each) < far(free[best]!) ? place : best), -1);
    if (nearest < 0) return [];
    const [{ x, y }] = free.splice(nearest, 1) as [{ x: number; y: number }];
    return [{ ...mark, x: x + (mark.x % 1), y: y + (mark.y % 1) }];
  });
}

/** Whether the four places round a crossing all belong to a quarter. */
function isWithin(rows: readonly string[], quarter: string, x: number, y: number): boolean {
  return [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ].every(([column, row]) => !isPlaza(column!, row!) && rows[row!]?.[column!] === quarter);
}
