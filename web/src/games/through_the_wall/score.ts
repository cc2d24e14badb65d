/** What is heard of everything that can happen in the castle. */

import { byColumn, type Cue } from '../../theatre/sound/kit';
import { ending, inOrder, one, silence, yourTurn, type Facts, type Part, type Parts, type Score } from '../../theatre/sound/score';
import { heavily } from './easing';
import { caughtAt, isHeld, jolts, rides, type Waypoint } from './riding';
import { moments, type Moment } from './timing';
import type { EventKind } from './view';

const COLUMNS = 7;

/** A space's place between left and right: its name begins with the column. */
function there({ space }: Facts): Partial<Part> {
  if (typeof space !== 'string') return {};
  return { pan: byColumn(space.charCodeAt(0) - 'a'.charCodeAt(0), COLUMNS) };
}
const at = (sound: string, more: Partial<Part> = {}): Parts => (facts) => one(sound, { ...there(facts), ...more });

/** Two hangers, then the answer; a search in vain costs a candle. */
const search: Parts = ({ found }) => [
  ...one('wardrobe'),
  ...one('hanger', { after: 520 }),
  ...one('hanger', { after: 700 }),
  ...one(found ? 'found' : 'not_found', { after: 900 }),
  ...(found ? [] : one('candle', { after: 1400 })),
];

export const SOUNDS: Readonly<Record<EventKind, Parts>> = {
  turn_began: yourTurn,
  stepped: at('ghost_step'),
  slid: at('beam'),
  carried: at('through_wall'),
  shifted: at('shift'),
  turned: (_, __, length) => one('turn', { length: length / 1000, angle: heavily }),
  passed_by: silence, // heard with the turn, below
  settled: at('settles'),
  pushed_off: at('pushed_off'),
  straddles: at('straddles'),
  put: at('ghost_lands'),
  searched: search,
  deck_seen: at('deck_seen'),
  dressed: at('dressing'),
  swapped: at('swapped'),
  game_over: (facts, me) => [
    ...one('cockcrow'),
    ...one(ending(facts, me), { after: 1000 }),
    ...(facts.reason === 'cockcrow' ? [] : one('parade', { after: 4000 })),
  ],
};

/** Of the moments that are told of a rider, a step is heard for every other one. */
const PACES = 2;

/**
 * While the board turns: whoever rides steps softly, and says "oof" when pushed out of its place; a magnet hums below whom
 * it holds, and clacks when it catches somebody.
 */
function onTheWay(all: readonly Moment[]): Cue[] {
  const turn = all.find(({ event }) => event.kind === 'turned');
  if (!turn) return [];
  const told = all.map(({ event }) => event);
  const ghosts = [...new Set(told.filter(({ kind }) => kind === 'passed_by').map(({ facts }) => String(facts.ghost)))];
  const heard = (sound: string, { when, x }: Waypoint, gain = 0): Cue => ({ sound, at: turn.at + when * turn.length, pan: byColumn(x, COLUMNS), gain });
  return rides(ghosts, told).flatMap((way) => {
    if (isHeld(way)) return [heard('holds', way[0]!)];
    const caught = caughtAt(way);
    const { rides: ridden, bumps } = jolts(way, turn.event.facts.way === 'left' ? -1 : 1);
    return [...ridden.filter((_, place) => place % PACES).map((to) => heard('ghost_step', to, -4)), ...bumps.map((to) => heard('bump', to)), ...way.filter(({ when }) => when === caught).map((to) => heard('magnet', to))];
  });
}

export const score: Score = (told, listening) => {
  const all = moments(told, listening.rate);
  return [...inOrder(SOUNDS, all, listening), ...onTheWay(all)];
};
