import { expect, test } from 'vitest';
import { painted, right } from './drawing';

test('a later stroke counts, rubbing out leaves nothing, and only what is true is right', () => {
  const names = ['a1', 'b1', 'c1'];
  const twice = painted(painted(new Map(), 'a1', 'r'), 'a1', 'g');
  expect([...twice]).toEqual([['a1', 'g']]);
  expect(right(twice, 'gwk', names)).toBe(1);
  expect(right(painted(twice, 'b1', 'k'), 'gwk', names)).toBe(1);
  expect(painted(twice, 'a1', null).size).toBe(0);
});
