import { expect, it } from 'vitest';
import { swapped } from './ghosts';

it('gives a seat a ghost that nobody has', () => {
  expect(swapped(['green', 'yellow'], 1, 'blue')).toEqual(['green', 'blue']);
});

it('never gives two seats the same one', () => {
  expect(swapped(['green', 'red', 'yellow'], 2, 'green')).toEqual(['yellow', 'red', 'green']);
  expect(swapped(['green', 'red'], 0, 'green')).toEqual(['green', 'red']);
});
