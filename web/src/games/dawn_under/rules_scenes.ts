/** Positions that the books of rules show beside their rules. */

import { GRAVES } from './cemetery';
import type { View } from './view';

/** What a picture shows: graves, rows of vampires, whole layouts, or several of these. */
export interface RuleScene {
  graves?: {
    view: View;
    /** The corner graves of the part that is shown. */
    part: string;
    /** Those that may be opened. */
    lit?: readonly string[];
  };
  rows?: readonly string[];
  layouts?: readonly string[];
}

const NIGHT: View = {
  viewer: -1,
  turn: 0,
  actor: 0,
  asked: 'open',
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

/** Lids that lie open, by grave. */
const lids = (open: Record<string, string>): string => GRAVES.map((grave) => open[grave] ?? '#').join('');
const showing = (grave: string, lid: string, inside: string, more: Partial<View> = {}): View => ({
  ...NIGHT,
  lids: lids({ [grave]: lid }),
  opened: { grave, inside },
  ...more,
});
const plague = (rat: string, open: Record<string, string> = {}, more: Partial<View> = {}): View => ({
  ...NIGHT,
  lids: lids({ [rat]: '*', ...open }),
  plague: { rat_grave: rat, holder: 0, gos_left: 3 },
  ...more,
});

const ROW = 'rk????wg';
const AROUND_F7 = ['e6', 'f6', 'g6', 'e7', 'g7', 'e8', 'f8', 'g8'];
const IN_THE_MIDDLE = GRAVES.map((name) => ('cdef'.includes(name[0]!) === '3456'.includes(name[1]!) ? '#' : '.')).join('');

export const RULE_SCENES: Readonly<Record<string, RuleScene>> = {
  'DU-2': { layouts: ['classic', 'even'] },
  'DU-4': { graves: { view: { ...NIGHT, reserve: 4, lids: IN_THE_MIDDLE }, part: 'a1 h8' } },
  'DU-7': { rows: ['rb????wg', 'rb???yw'] },
  'DU-10': { graves: { view: NIGHT, part: 'f1 h2', lit: ['f1', 'g1', 'h1', 'f2', 'g2', 'h2'] } },
  'DU-11': { graves: { view: showing('b2', 'r', 'empty'), part: 'a1 c3' }, rows: [ROW] },
  'DU-12': { graves: { view: showing('g6', 'b', 'empty'), part: 'f5 h7' }, rows: [ROW] },
  'DU-13': { graves: { view: showing('b7', 'g', 'vampire y'), part: 'a6 c8' } },
  'DU-15': { graves: { view: showing('g2', 'y', 'garlic 1'), part: 'f1 h3' } },
  'DU-30': { graves: { view: plague('f7'), part: 'e6 h8', lit: AROUND_F7 } },
  'DU-33': { graves: { view: plague('b3', { a2: 'w', c2: 'k', a4: 'r' }), part: 'a1 d4', lit: ['b2', 'a3', 'c3', 'b4', 'c4'] } },
  'DU-35': { graves: { view: plague('f5'), part: 'e4 h7', lit: ['g5', 'e6', 'f6', 'g6'] } },
  'FA-2': { graves: { view: { ...NIGHT, lids: lids({ b7: 'r', c6: 'w', a8: 'k' }) }, part: 'a6 c8' } },
  'FA-4': { graves: { view: { ...NIGHT, count: { owner: 0, grave: 'g7' } }, part: 'f6 h8' } },
  'FA-6': { graves: { view: { ...NIGHT, count: { owner: 0, grave: 'b2' } }, part: 'a1 c3' } },
  'FA-10': { graves: { view: { ...NIGHT, claim: { claimer: 1, grave: 'g2' } }, part: 'f1 h3' } },
  'FA-12': { graves: { view: showing('b3', '^', 'vampire r', { lids: NIGHT.lids }), part: 'a2 c4' } },
};

export const PLAGUE: View = plague('c2', { b1: 'r', c1: 'y', d3: 'b' }, { asked: 'open_or_stop', opened: { grave: 'd3', inside: 'garlic 1' } });
export const BAT: View = { ...NIGHT, claim: { claimer: 1, grave: 'f6' }, count: { owner: 0, grave: 'c3' } };
