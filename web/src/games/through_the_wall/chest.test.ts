import { expect, it } from 'vitest';
import { painted } from '../../parts/paint/drawing';
import { PART_LETTERS, rowsOf, SIDE } from './board';
import { garmentAt, inChest, inHand, NOTHING, partWord } from './chest';

const CASTLE = rowsOf('castle');

it('is empty when all garments lie on the board', () => {
  expect([...PART_LETTERS].map((letter) => inChest(CASTLE, letter))).toEqual([0, 0, 0, 0, 0]);
  expect(inHand(CASTLE, 'H')).toBeNull();
});

it('holds what was taken up; rooms of the same letter do not count', () => {
  const hatless = painted(CASTLE, 1, SIDE, NOTHING);
  expect(garmentAt(CASTLE, 1, 0)).toBe('H');
  expect(partWord('H')).toBe('hat');
  expect(inChest(hatless, 'H')).toBe(1);
  expect(inHand(hatless, 'M')).toBe('H');
  expect(inChest(painted(hatless, 0, 0, 'H'), 'H')).toBe(1);
});

it('has never less than nothing of a part', () => {
  expect(inChest(painted(CASTLE, 2, SIDE, 'H'), 'H')).toBe(0);
});
