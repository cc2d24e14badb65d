import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../language.svelte';
import { sentences } from '../../parts/telling';
import type { Source } from '../../sources/source';
import { folderOf } from '../registry';

const aside = createRawSnippet(() => ({ render: () => '<i></i>' }));
const source: Source = {
  game: folderOf('auction'),
  table: {
    id: 't1',
    code: null,
    game: 'auction',
    options: { players: 2 },
    lid_time: '2.5',
    clock: 'none',
    pace: 'normal',
    phase: 'playing',
    seats: [{ kind: 'player', name: 'Edda' }, { kind: 'player', name: 'Otto' }],
  },
  people: { names: ['Edda', 'Otto'], you: 0 },
  you: 0,
  view: { viewer: 0, turn: 0, owing: [0], asked: 'bid', end: null, cards_left: 3 },
  acting: null,
  perform: () => () => undefined,
  ask: { since: 4, question: 'How much do you bid?', rule: 'AU-3', decisions: ['bid 1', 'bid 2', 'pass'] },
  told: [],
  shown: [],
  log: [{ n: 4, seat: 1, about: 'decided', phrase: null, told: [{ kind: 'lot_called', facts: { seat: 1 } }] }],
  waiting: null,
  refusal: null,
  here: [],
  deadlines: new Map(),
  waitsForTap: false,
  tapped: false,
  decide: () => undefined,
  refuse: () => undefined,
  tap: () => undefined,
  back: () => undefined,
};

beforeAll(() => speak('en'));

it('shows a game without a folder: facts, players, the question and a button for every decision', () => {
  const { body } = render(source.game.table, { props: { source, aside } });
  expect(body).toMatch(/<dt[^>]*>cards left<\/dt>\s*<dd[^>]*>[^3]*3/);
  expect(body).toMatch(/<b>Edda<\/b>[\s\S]*your turn[\s\S]*<b>Otto<\/b>/);
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain('How much do you bid?');
  expect(body.match(/<button/g)).toHaveLength(3);
  expect(body).not.toContain('href="#/rules');
});

it('tells what happens by its kind, where a game has no sentence for it', () => {
  expect(sentences(source.log[0]!, source)).toEqual([{ text: 'Otto: lot called', rule: null }]);
  const silent = { ...source, game: { ...source.game, tellsEverything: false } };
  expect(sentences(source.log[0]!, silent)).toEqual([]);
});
