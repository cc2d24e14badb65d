/** What is heard of everything that can happen in the castle. */

import { byColumn } from '../../theatre/sound/kit';
import { ending, inOrder, one, yourTurn, type Facts, type Part, type Parts, type Score } from '../../theatre/sound/score';
import { moments } from './timing';
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
  turned: ({ quarters }) => one('turn', { quarters: Number(quarters) }),
  passed_by: ({ x }) => one('ghost_step', { pan: byColumn(Number(x), COLUMNS), gain: -4 }),
  settled: at('magnet'),
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

export const score: Score = (told, listening) => inOrder(SOUNDS, moments(told, listening.rate), listening);
