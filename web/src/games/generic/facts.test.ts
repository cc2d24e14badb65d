import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Facts from './Facts.svelte';
import { factsOf, factsOfShown } from './facts';

const view = {
  viewer: 0,
  turn: 1,
  owing: [1],
  asked: 'play',
  end: null,
  cards_left: 3,
  hands: [['fan', 'kilt'], []],
  players: [{ points: 2 }, { points: 5 }],
};
const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

it('leaves out what the table says otherwise', () => {
  expect(factsOf(view).map(([name]) => name)).toEqual(['cards_left', 'hands', 'players']);
});

it('draws every fact under its name, lists as lists, and what players have under their names', () => {
  const { body } = render(Facts, { props: { facts: factsOf(view), names: ['Edda', 'Otto'] } });
  expect(text(body)).toBe('cards left 3 hands fan kilt page-fact-none players Edda points 2 Otto points 5');
  expect(body.match(/<ol/g)).toHaveLength(2);
});

it('shows what lies open for a moment, but not what the log says anyway', () => {
  const opened = { kind: 'lot_opened', facts: { seat: 1, lot: 3, price: 7 } };
  expect(factsOfShown(opened)).toEqual([['lot_opened', { lot: 3, price: 7 }]]);
  expect(factsOfShown({ kind: 'turn_began', facts: { seat: 1 } })).toEqual([]);
});
