import { expect, it } from 'vitest';
import { adrift } from './adrift';

it('sorts ghosts without a space by where they may be put', () => {
  const colours = ['blue', 'green', 'red'];
  const found = adrift(['put red a1', 'put red a2', 'put blue a2'], colours);
  expect([...found.keys()]).toEqual([2, 0]);
  expect(found.get(2)).toEqual(new Map([['a1', 'put red a1'], ['a2', 'put red a2']]));
  expect(adrift(['step a1', 'turn left'], colours).size).toBe(0);
});
