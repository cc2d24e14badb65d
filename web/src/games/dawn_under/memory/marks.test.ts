import { expect, test } from 'vitest';
import { markAt } from './marks';

test('what was tried has the mark it got last, what nobody opened is dark, and the rest has none', () => {
  const memory = { marks: { a1: 'remembered', b1: 'never_seen' }, unseen: ['h8'] };
  expect(['a1', 'b1', 'c1', 'h8'].map((grave) => markAt(memory, grave))).toEqual(['remembered', null, null, 'never_seen']);
});
