import { expect, it } from 'vitest';
import { proposals } from './offers';

it('proposes weaker bots to children than to experts', () => {
  const { children, family, expert } = proposals(['moth', 'hedgehog', 'raven', 'countess'], 3);
  expect([children.levels, family.levels, expert.levels]).toEqual([
    ['moth', 'moth'],
    ['hedgehog', 'hedgehog'],
    ['countess', 'countess'],
  ]);
});

it('plays by chance where a game has no bots', () => {
  expect(proposals([], 2).family.levels).toEqual(['random']);
});
