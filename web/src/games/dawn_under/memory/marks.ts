/** The marks of a heat map: each has a colour, a shape and a sign. */

import type { SeatMemory } from '../../../protocol';

export const MARKS = ['remembered', 'forgot', 'mixed_up', 'never_seen'] as const;
export type MarkName = (typeof MARKS)[number];

/** A grave's mark; one that was seen and never tried again has none. */
export function markAt(memory: Pick<SeatMemory, 'marks' | 'unseen'>, grave: string): MarkName | null {
  const tried = memory.marks[grave];
  if (tried !== undefined && tried !== 'never_seen') return tried as MarkName;
  return memory.unseen.includes(grave) ? 'never_seen' : null;
}
