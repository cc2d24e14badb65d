/** How ghosts move while the board turns: along the paths the game has reckoned. */

import type { EventMessage } from '../../protocol';
import { at, SIDE, turned } from './board';
import { progress } from './timing';

const THOUSANDTHS = 1000;
const STILL = 0.03; // spaces

/** Where a ghost was on its way, in spaces from the frame's corner to the ghost's own, and when (0 to 1). */
export interface Waypoint {
  when: number;
  x: number;
  y: number;
}

/** For every ghost, by the colours of the seats, its way over the frame; empty where nothing was told of it. */
export function rides(colours: readonly string[], told: readonly EventMessage[]): Waypoint[][] {
  const passed = told.filter(({ kind }) => kind === 'passed_by');
  return colours.map((colour) =>
    passed
      .filter(({ facts }) => facts.ghost === colour)
      .map((event) => {
        const [x, y] = [event.facts.x, event.facts.y].map((part) => (part as number) / THOUSANDTHS + SIDE / 2 - 0.5);
        return { when: progress(told, event), x: x!, y: y! };
      }),
  );
}

/** A way as frames of a motion that takes as long as the turn; whoever leaves the board early waits at its edge. */
export function framesOf(way: readonly Waypoint[]): Keyframe[] {
  const frames = way.map(({ when, x, y }) => ({ offset: when, transform: at(x, y) }));
  const last = frames.at(-1)!;
  return last.offset < 1 ? [...frames, { ...last, offset: 1 }] : frames;
}

/** Whether it is at the same place of the frame as before. */
const stands = (one: Waypoint, other: Waypoint): boolean => Math.hypot(one.x - other.x, one.y - other.y) < STILL;

/** The place of the board that a ghost rides on; `quarters` says which way the board turns. */
const onBoard = ({ when, x, y }: Waypoint, quarters: number): { x: number; y: number } => turned(x + 0.5, y + 0.5, -quarters * when);

/** Where a ghost has ridden on, and where it has been pushed out of its place on the board by somebody in its way. */
export function jolts(way: readonly Waypoint[], quarters: number): { rides: Waypoint[]; bumps: Waypoint[] } {
  const caught = caughtAt(way);
  const moved = way.slice(1).flatMap((to, place) => (stands(way[place]!, to) ? [] : [{ from: way[place]!, to }]));
  const isPushed = ({ from, to }: { from: Waypoint; to: Waypoint }): boolean => {
    const [before, after] = [onBoard(from, quarters), onBoard(to, quarters)];
    return to.when !== caught && Math.hypot(after.x - before.x, after.y - before.y) > STILL;
  };
  return { rides: moved.filter((each) => !isPushed(each)).map(({ to }) => to), bumps: moved.filter(isPushed).map(({ to }) => to) };
}

/** Whether a ghost stood still all the way: a magnet held it. */
export const isHeld = (way: readonly Waypoint[]): boolean => way.every(({ x, y }) => x === way[0]!.x && y === way[0]!.y);

/** When a magnet caught a ghost that rode: the moment from which it stood still; null where none did. */
export function caughtAt(way: readonly Waypoint[]): number | null {
  const end = way.at(-1);
  if (!end || isHeld(way)) return null;
  const still = way.filter(({ x, y }) => x === end.x && y === end.y);
  return still.length > 1 ? still[0]!.when : null;
}
