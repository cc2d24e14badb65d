import { expect, test } from 'vitest';
import { bandsOf, kindOf, type SearchLines } from './lines';

const search = { decision: 7, turn: 2, deck: 1, garment: 'fan', found: false };

test('a search is found, fair, or one that own eyes had told about', () => {
  expect(kindOf({ ...search, found: true }, { 7: 'remembered' })).toBe('won');
  expect(kindOf(search, { 7: 'never_seen' })).toBe('fair');
  expect(kindOf(search, { 7: 'mixed_up' })).toBe('knew');
  expect(kindOf(search, { 7: 'forgot' })).toBe('knew');
});

test('garments that lay in a deck at the same time have lines of their own', () => {
  const lines: SearchLines = {
    turns: 9,
    searches: [],
    ways: [],
    sights: [
      { deck: 1, garment: 'fan', since: 2, until: 4 },
      { deck: 1, garment: 'cape', since: 2, until: null },
      { deck: 1, garment: 'crown', since: 4, until: 8 },
      { deck: 1, garment: 'wand', since: 5, until: 5 },
      { deck: 2, garment: 'kilt', since: 1, until: null },
    ],
  };
  expect(bandsOf(1, lines).map(({ garment, line, end }) => [garment, line, end])).toEqual([
    ['fan', 0, 4],
    ['cape', 1, 9],
    ['crown', 0, 8],
  ]);
});
