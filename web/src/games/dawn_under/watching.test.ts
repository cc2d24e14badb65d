import { expect, it } from 'vitest';
import { CELL, surveyed, UNITS } from './painting/graves';
import { eyesOn, lookout, placeOf } from './watching';

const ROWS = ['AAAABBBB', 'AAAABBBB', 'AAAABBBB', 'AAA..BBB', 'DDD..CCC', 'DDDDCCCC', 'DDDDCCCC', 'DDDDCCCC'];

it('places a face on the board, never on the grave it looks at', () => {
  for (const tomb of surveyed(ROWS).graves) {
    const { x, y } = lookout(tomb);
    expect(Math.hypot(x - tomb.x, y - tomb.y)).toBeGreaterThan(CELL);
    expect(Math.min(x, y, UNITS - x, UNITS - y)).toBeGreaterThan(0);
  }
});

it('lets eyes go towards the grave, from beside the board and from below it', () => {
  const { byName } = surveyed(ROWS);
  expect(eyesOn(byName.get('a1')!, true)).toEqual([-1, -1]);
  expect(eyesOn(byName.get('h1')!, false)).toEqual([1, -1]);
});

it('knows where cards lie: one\'s own below those of the others', () => {
  const beside = [0, 1, 2].map((order) => placeOf(order, 3, true)[1]);
  expect(Math.max(...beside)).toBe(beside[0]);
  const below = [0, 1, 2].map((order) => placeOf(order, 3, false));
  expect(below.map(([, y]) => y)).toEqual([1, 0, 0]);
  expect(new Set(below.map(([x]) => x)).size).toBe(3);
});
