import { expect, test } from 'vitest';
import { feelingOf, found } from './finding';

const searched = { kind: 'searched', facts: { seat: 0, deck: 2, garment: 'crown', found: false } };
const seen = { kind: 'deck_seen', facts: { deck: 2, cards: ['fan', 'kilt'] } };

test('a search names its deck, what lay in it and what was looked for', () => {
  expect(found([searched, seen])).toEqual({ deck: 2, cards: ['fan', 'kilt'], garment: 'crown', found: false });
});

test('the search of somebody else shows nothing', () => {
  expect(found([searched])).toBeNull();
});

test('whoever finds nothing gasps, and the others giggle', () => {
  expect([0, 1].map((seat) => feelingOf([searched], seat))).toEqual(['gasp', 'giggle']);
  const lucky = { kind: 'searched', facts: { ...searched.facts, found: true } };
  expect([0, 1].map((seat) => feelingOf([lucky], seat))).toEqual(['giggle', 'gasp']);
  expect(feelingOf([seen], 0)).toBeNull();
});
