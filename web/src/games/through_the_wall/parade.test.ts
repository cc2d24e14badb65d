import { expect, it } from 'vitest';
import { paradeOrder } from './parade';

it('puts whoever has won in the middle, and leaves nobody out', () => {
  expect(paradeOrder(4, [0])).toEqual([1, 2, 0, 3]);
  expect(paradeOrder(4, [1, 3])).toEqual([0, 1, 3, 2]);
  expect(paradeOrder(2, [1])).toEqual([0, 1]);
});
