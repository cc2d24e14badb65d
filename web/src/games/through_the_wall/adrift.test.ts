import { expect, it } from 'vitest';
import { adrift } from './adrift';

it('sorts ghosts without a space by where they may be put', () => {
  const found = adrift(['put red a1', 'put red a2', 'put blue a2']);
  expect([...found.keys()]).toEqual([1, 3]);
  expect(found.get(1)).toEqual(new Map([['a1', 'put red a1'], ['a2', 'put red a2']]));
  expect(adrift(['step a1', 'turn left']).size).toBe(0);
});
