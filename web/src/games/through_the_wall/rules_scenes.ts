/** Positions that the book of rules shows beside its rules. */

import type { View } from './view';

export interface RuleScene {
  view: View;
  /** What became of it. */
  then?: View;
  /** Spaces that a ghost may step to. */
  lit?: readonly string[];
  floor?: 'glass' | 'stone';
}

const START: View = {
  viewer: -1,
  turn: 0,
  asked: 'move',
  owing: [0],
  moves_left: 3,
  quarters: 0,
  colours: ['green', 'red', 'yellow', 'blue'],
  ghosts: ['a1', 'g1', 'g7', 'a7'],
  sliders: [
    { pattern: '.M.M.M.', tunnel: 1, offset: 0 },
    { pattern: 'M..M..M', tunnel: 3, offset: 0 },
    { pattern: '..M.M.M', tunnel: 5, offset: 0 },
  ],
  decks: [],
  searched: null,
  rounds_left: null,
  costumes: [[], [], [], []],
  end: null,
};
const COSTUMES = [['crown', 'cape'], ['sombrero'], ['wand', 'tutu'], []];

/** A castle in the middle of a game. */
export const PLAYED: View = {
  ...START,
  ghosts: ['b3', 'g1', 'f7', 'a7'],
  sliders: [
    { pattern: '.M.M.M.', tunnel: 1, offset: 1 },
    { pattern: 'M..M..M', tunnel: 3, offset: 0 },
    { pattern: '..M.M.M', tunnel: 5, offset: -1 },
  ],
  costumes: COSTUMES,
};

const [FIRST, ...OTHERS] = START.sliders;

export const RULE_SCENES: Readonly<Record<string, RuleScene>> = {
  'TW-2': { view: { ...START, sliders: [], ghosts: [] } },
  'TW-3': { view: START },
  'TW-10': { view: { ...PLAYED, ghosts: ['b3', 'g1', 'g7', 'a7'] }, lit: ['c3', 'b2'] },
  'TW-11': {
    view: { ...START, ghosts: ['b4', 'b5', 'b6', 'a7'] },
    then: { ...START, ghosts: ['b3', 'b4', 'b5', 'a7'], sliders: [{ ...FIRST!, offset: -1 }, ...OTHERS] },
  },
  'TW-13': { view: { ...START, ghosts: ['b2', 'c1', 'g7', 'a7'] }, then: { ...START, quarters: 1, ghosts: ['b6', 'a4', 'g7', 'a7'] } },
  'TW-25': { view: { ...PLAYED, sliders: PLAYED.sliders.map((slider) => ({ ...slider, pattern: '???????' })) }, floor: 'stone' },
};
