/** Where points of a memory curve lie: ages from left to right, shares from the bottom up. */

import type { AgeShare } from '../../protocol';

export const WIDTH = 580;
export const HEIGHT = 350;
export const OLDEST = 45;
const LEFT = 92;
const RIGHT = 520;
const TOP = 30;
export const BOTTOM = 262;

export const x = (age: number): number => LEFT + ((Math.min(age, OLDEST) - 1) / (OLDEST - 1)) * (RIGHT - LEFT);
export const y = (share: number): number => BOTTOM - share * (BOTTOM - TOP);

/** The middle of a band of ages; what is older than all is drawn at the end. */
export const middle = ({ youngest, oldest }: Pick<AgeShare, 'youngest' | 'oldest'>): number => (oldest === null ? OLDEST : (youngest + oldest) / 2);

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([across, down], place) => `${place ? 'L' : 'M'}${across.toFixed(1)} ${down.toFixed(1)}`).join('');
}

/** Moves what stands at the right end apart, so that nothing hides another; each keeps to its order. */
export function apart(wanted: readonly number[], distance: number, most: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  let free = -Infinity;
  for (const place of order) free = (found[place] = Math.max(found[place]!, free)) + distance;
  let limit = most;
  for (const place of order.reverse()) limit = (found[place] = Math.min(found[place]!, limit)) - distance;
  return found;
}
