import { expect, it } from 'vitest';
import { folderOf } from '../../games/registry';
import type { ChoiceInfo, TableView } from '../../protocol';
import { cardsOf, following } from './cards';

const choice = (name: string, more: Partial<ChoiceInfo>): ChoiceInfo =>
  ({ name, help: '', kind: 'yes_no', default: false, values: [], applies: {}, rare: false, or_none: false, ...more }) as ChoiceInfo;
const CHOICES = [choice('edition', { kind: 'one_of', default: '2004', values: ['2004', '2018'] }), choice('fresh_air', {}), choice('rats', {})];
const table = { options: { edition: '2018' }, seats: [], lid_time: '5', clock: 'none', pace: 'normal' } as unknown as TableView;

it('goes from each value to the next, and from the last to the first', () => {
  expect([following([1, 2, 3], 1), following([1, 2, 3], 3)]).toEqual([2, 1]);
  expect(following(['a', 'b'], 'painted by hand')).toBe('a');
});

it('has a card for what a game names and for what every table has, and each asks for its next value', () => {
  const cards = cardsOf({ ...folderOf('dawn-under'), cards: ['edition', 'fresh_air'] }, CHOICES, table);
  expect(cards.map(({ option, unusual, next }) => [option, unusual, next])).toEqual([
    ['edition', true, { options: { edition: '2004' } }],
    ['fresh_air', false, { options: { fresh_air: true } }],
    ['lid_time', true, { lid_time: 'tap' }],
    ['pace', false, { pace: 'quick' }],
    ['clock', false, { clock: 'relaxed' }],
  ]);
});

it('adds a chair with each tap, and takes none away that somebody sits on', () => {
  const players = choice('players', { kind: 'number', default: 4, least: 2, most: 4, listed: [] });
  const seated = (...kinds: string[]) => ({ ...table, options: { players: kinds.length }, seats: kinds.map((kind) => ({ kind })) }) as unknown as TableView;
  const next = (view: TableView) => cardsOf(folderOf('dawn-under'), [players], view)[0]!.next;
  expect(next(seated('player', 'open'))).toEqual({ options: { players: 3 } });
  expect(next(seated('player', 'open', 'bot', 'open'))).toEqual({ options: { players: 2 } });
  expect(next(seated('player', 'open', 'player', 'open'))).toEqual({ options: { players: 3 } });
});
