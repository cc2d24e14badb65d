import { expect, test } from 'vitest';
import { places } from './places';

const kinds = (...given: Parameters<typeof places>) => places(...given).map(({ kind }) => kind);

test('a ribbon has a place for every move', () => {
  expect(kinds([], [], 3)).toEqual(['todo', 'todo', 'todo']);
  expect(kinds(['turn left'], [], 3)).toEqual(['made', 'todo', 'todo']);
});

test('the next decision of the way is the bright one', () => {
  expect(kinds(['turn left'], ['step a1', 'turn right'], 3)).toEqual(['made', 'bright', 'told']);
});

test('ghosts that are put down take more room than there are moves', () => {
  expect(kinds(['turn left', 'put green a1', 'step a2', 'turn left'], [], 3)).toHaveLength(4);
});
