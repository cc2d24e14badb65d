import { expect, it } from 'vitest';
import type { Line } from '../sources/source';
import { lately } from './lately';

const people = { names: ['Edda', 'Ben'], you: null };
const game = { name: 'any', tellsEverything: true, tints: [] } as unknown as Parameters<typeof lately>[0]['game'];
const line = (n: number, seat: number | null, ...kinds: string[]): Line => ({
  n,
  seat,
  about: 'decided',
  phrase: null,
  told: kinds.map((kind) => ({ kind, facts: { seat } })),
});

it('puts together what one seat did without a break, and leaves out what says nothing', () => {
  const log = [line(1, 0, 'opened'), line(2, 0, 'laid'), line(3, 1), line(4, 1, 'opened'), line(5, 0, 'opened')];
  const turns = lately({ log, people, game });
  expect(turns.map(({ seat, said }) => [seat, said.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
});

it('keeps the last turns only', () => {
  const log = Array.from({ length: 40 }, (_, n) => line(n, n % 2, 'opened'));
  expect(lately({ log, people, game }).map(({ key }) => key)).toEqual([32, 33, 34, 35, 36, 37, 38, 39]);
});

it('says once what one seat does again and again', () => {
  const log = [line(1, 0, 'opened'), line(2, 0, 'opened'), line(3, 0, 'laid'), line(4, 0, 'opened')];
  const [turn] = lately({ log, people, game });
  expect(turn!.said.map(({ text, times }) => [text, times])).toEqual([
    ['Edda: opened', 2],
    ['Edda: laid', 1],
    ['Edda: opened', 1],
  ]);
});
