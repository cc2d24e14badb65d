/** When each event of an act begins and how long it takes: the one truth of time, for motion and sound alike. */

import type { EventMessage } from '../../protocol';
import { FOLLOWING } from './following';

export interface Moment {
  event: EventMessage;
  /** Milliseconds after the act has begun. */
  at: number;
  length: number;
}

/** Eyes rest between two things that happen one after the other. */
const REST = 160;
const OTHERWISE = 360;
const WITH_WHAT_CAME_BEFORE = ['carried', 'passed_by'];
const TOGETHER = ['settled', 'pushed_off', 'straddles'];

const lengthOf = ({ kind }: EventMessage): number => ((FOLLOWING as Readonly<Record<string, number>>)[kind] ?? OTHERWISE) - REST;

/** How far through the turn a ghost passed by somewhere, from 0 to 1. */
export function progress(told: readonly EventMessage[], event: EventMessage): number {
  const last = Math.max(1, ...told.filter(({ kind }) => kind === 'passed_by').map(({ facts }) => facts.moment as number));
  return (event.facts.moment as number) / last;
}

/**
 * One thing after the other; what is carried goes with its slider, what rides with the board, and ghosts come to rest
 * together.
 */
export function moments(told: readonly EventMessage[], rate = 1): Moment[] {
  const found: Moment[] = [];
  let leader: Moment | null = null;
  let free = 0;
  for (const event of told) {
    const length = lengthOf(event);
    if (leader && WITH_WHAT_CAME_BEFORE.includes(event.kind)) {
      const passes = event.kind === 'passed_by';
      found.push({ event, at: leader.at + (passes ? progress(told, event) * leader.length : 0), length: passes ? 0 : leader.length });
    } else if (leader && TOGETHER.includes(event.kind) && TOGETHER.includes(leader.event.kind)) {
      found.push({ event, at: leader.at, length });
      free = Math.max(free, leader.at + length + REST);
    } else {
      leader = { event, at: free, length };
      found.push(leader);
      free += length + REST;
    }
  }
  return found.map(({ event, at, length }) => ({ event, at: at / rate, length: length / rate }));
}

/** When all has been told. */
export const lengthOfAll = (all: readonly Moment[]): number => Math.max(0, ...all.map(({ at, length }) => at + length));
