import { expect, test } from 'vitest';
import { beaten, candles, played } from './standing';

const STANDINGS = [
  { won: true, openings: 12, mistakes: 0, count: 2 },
  { won: true, openings: 15, mistakes: 1, count: 1 },
  { won: true, openings: 15, mistakes: 3, count: 4 },
  { won: false, openings: 9, mistakes: 0, count: 3 },
];
const YOURS = { won: true, openings: 15, mistakes: 1 };

test('who won comes before who did not, then few openings count, then few mistakes', () => {
  expect(played(STANDINGS)).toBe(10);
  expect(beaten(STANDINGS, YOURS)).toBe(7);
  expect(beaten(STANDINGS, { ...YOURS, won: false })).toBe(0);
});

test('yours is one of the candles, however many there are', () => {
  const few = candles(STANDINGS, YOURS);
  expect(few).toHaveLength(10);
  expect(few.findIndex(({ yours }) => yours)).toBe(2);
  const many = candles([...STANDINGS.slice(0, 3), { won: false, openings: 9, mistakes: 0, count: 500 }], YOURS);
  expect(many.length).toBeLessThanOrEqual(24);
  expect(many.filter(({ yours }) => yours)).toHaveLength(1);
});
