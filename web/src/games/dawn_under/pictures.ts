/** Cemeteries for the books of rules. */

import { GRAVES } from './cemetery';
import type { View } from './view';

const CLOSED: View = {
  viewer: -1,
  turn: 0,
  actor: 0,
  asked: 'open_or_stop',
  owing: [0],
  lids: '#'.repeat(GRAVES.length),
  opened: null,
  plague: null,
  gifts: null,
  claim: null,
  doubter: null,
  count: null,
  reserve: 6,
  idle_turns: 0,
  players: [],
  end: null,
};
const OPEN: Record<string, string> = { c2: '*', b1: 'r', c1: 'y', d3: 'b' };

export const PLAGUE: View = {
  ...CLOSED,
  lids: GRAVES.map((grave) => OPEN[grave] ?? '#').join(''),
  opened: { grave: 'd3', inside: 'garlic 1' },
  plague: { rat_grave: 'c2', holder: 0, gos_left: 3 },
};
export const BAT: View = { ...CLOSED, claim: { claimer: 1, grave: 'f6' }, count: { owner: 0, grave: 'c3' } };
