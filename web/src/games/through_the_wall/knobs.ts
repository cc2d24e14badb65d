/** A slider's carved knob: its sign, and the pegs that count what sticks out on that side. */

import { stickingOut } from './hand';

/** Moon, star and bat: a slider is known by its sign. Drawn about the knob's middle. */
export const KNOB_SIGNS = [
  'M8-14A15 15 0 1 0 14 8 12 12 0 0 1 8-14Z',
  'm0-16 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z',
  'M0-6c2-5 4-6 5-8l3 6c6-4 10-3 14 1-5 1-6 5-6 9-5-3-8-1-9 3-3-3-5-1-7 4-2-5-4-7-7-4-1-4-4-6-9-3 0-4-1-8-6-9 4-4 8-5 14-1l3-6c1 2 3 3 5 8Z',
];

export interface Peg {
  x: number;
  y: number;
  /** The chamber that it stands for: `M`, `.`, or nothing where that chamber is under the board. */
  chamber: string;
}

/** Six pegs beside a mouth, filled from the board outwards with the chambers that are out. */
export function pegs(pattern: string, offset: number, end: 'north' | 'south'): Peg[] {
  const { north, south } = stickingOut(pattern, offset);
  const outwards = end === 'north' ? [...north].reverse() : south;
  const way = end === 'north' ? -1 : 1;
  return [0, 1, 2, 3, 4, 5].map((place) => ({ x: place % 2 ? 41 : -41, y: way * (26 * Math.floor(place / 2) - 26), chamber: outwards[place] ?? '' }));
}
