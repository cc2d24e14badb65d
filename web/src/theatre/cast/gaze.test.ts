import { expect, it } from 'vitest';
import { gaze } from './gaze';

it('turns eyes towards what is elsewhere, however far', () => {
  expect(gaze([0, 0], [0, 3])).toEqual([0, 1]);
  expect(gaze([2, 1], [-1, 1])).toEqual([-1, 0]);
  const [x, y] = gaze([0, 0], [5, 5])!;
  expect(x).toBeCloseTo(y);
  expect(Math.hypot(x, y)).toBeCloseTo(1);
});

it('lets nobody look at themselves', () => {
  expect(gaze([1, 1], [1, 1])).toBeUndefined();
});
