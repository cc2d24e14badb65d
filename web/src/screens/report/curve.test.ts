import { expect, test } from 'vitest';
import { apart, middle, OLDEST, x, y } from './curve';

test('ages go right, shares go up', () => {
  expect(x(1)).toBeLessThan(x(20));
  expect(x(OLDEST)).toBe(x(400));
  expect(y(1)).toBeLessThan(y(0));
  expect(middle({ youngest: 5, oldest: 9 })).toBe(7);
  expect(middle({ youngest: 40, oldest: null })).toBe(OLDEST);
});

test('what stands at the end is moved apart, within bounds, in its order', () => {
  expect(apart([10, 12, 90], 30, 100)).toEqual([10, 40, 90]);
  expect(apart([95, 96], 30, 100)).toEqual([70, 100]);
  expect(apart([50, 40], 30, 100)).toEqual([70, 40]);
});
