import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Replayed } from '../protocol';
import { ReplayedTable } from './replay.svelte';

const empty = createRawSnippet(() => ({ render: () => '<i></i>' }));
const controls = createRawSnippet(() => ({ render: () => '<i>controls</i>' }));
const view = (turn: number, points: number[]) => ({ viewer: -1, turn, owing: [turn], asked: 'bid', end: null, points });
const replayed: Replayed = {
  table: {
    id: 't1',
    code: null,
    game: 'auction',
    options: { players: 2 },
    lid_time: '2.5',
    clock: 'none',
    pace: 'normal',
    phase: 'over',
    seats: [
      { kind: 'player', name: 'Edda', stand_in: true },
      { kind: 'player', name: 'Otto' },
    ],
  },
  steps: [
    { seat: null, told: [], view: view(0, [0, 0]), hidden: null },
    { seat: 0, told: [{ kind: 'bid_made', facts: { seat: 0, secret: 'c4' } }], view: view(1, [0, 7]), hidden: null },
  ],
};

it('shows every step, and keeps of what was told only what may be kept', () => {
  const source = new ReplayedTable(replayed);
  expect([source.view, source.last]).toEqual([view(0, [0, 0]), 1]);
  source.step = 1;
  expect(source.view).toEqual(view(1, [0, 7]));
  expect(source.told).toEqual(replayed.steps[1]!.told);
  expect(source.log).toEqual([{ n: 1, seat: 0, about: 'decided', phrase: null, told: [{ kind: 'bid_made', facts: { seat: 0 } }] }]);
  expect(source.table.seats[0]!.stand_in).toBe(false);
});

it('is drawn by the table that it was played at, with controls in place of a question', () => {
  const source = new ReplayedTable(replayed);
  source.step = 1;
  const { body } = render(source.game.table, { props: { source, aside: empty, controls } });
  expect(body).toContain('controls');
  expect(body).toMatch(/points[\s\S]*0[\s\S]*7/);
  expect(body).not.toContain('class="question');
  expect(body).not.toContain('<button');
});

it('performs one step on, and jumps anywhere else', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const source = new ReplayedTable(replayed);
  let end = (): void => {};
  source.perform(() => new Promise((resolve) => (end = resolve)));
  source.step = 1;
  expect([source.acting?.n, source.view]).toEqual([1, view(0, [0, 0])]);
  end();
  await new Promise((resolve) => setTimeout(resolve));
  expect([source.acting, source.view]).toEqual([null, view(1, [0, 7])]);
  source.step = 0;
  expect([source.acting, source.view]).toEqual([null, view(0, [0, 0])]);
});
