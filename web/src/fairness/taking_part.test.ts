import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatView, TableView } from '../protocol';
import { keptOf, nonceOf } from './keeping';
import { shareCommitment } from './promise';
import { partIn } from './taking_part';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});

const table = (phase: string, seat: Partial<SeatView> = {}, commitment: string | null = null) =>
  ({ id: 't1', phase, commitment, options: { players: 2 }, seats: [{ kind: 'bot' }, { kind: 'player', ...seat }] }) as unknown as TableView;
const mine = () => shareCommitment(1, nonceOf('t1', 1));
const PROMISE = 'ab'.repeat(32);

it('commits once when it comes to a table that waits, and keeps its nonce', () => {
  expect(partIn(table('lobby'), 1, true)).toEqual({ type: 'commit', commitment: mine() });
  expect(partIn(table('lobby', { commitment: mine() }), 1, true)).toBe(null);
  expect(nonceOf('t1', 1)).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceOf('t1', 1)).toBe(nonceOf('t1', 1));
  expect(nonceOf('t2', 1)).not.toBe(nonceOf('t1', 1));
});

it('does not answer when another device of the same seat commits', () => {
  expect(partIn(table('lobby', { commitment: PROMISE }), 1, false)).toBe(null);
});

it('leaves bots alone, and spectators say nothing', () => {
  expect(partIn(table('lobby'), 0, true)).toBe(null);
  expect(partIn(table('lobby'), null, true)).toBe(null);
  expect(partIn(table('dealing', { commitment: mine() }, PROMISE), null, false)).toBe(null);
});

it('tells its nonce when there is a promise, which it has kept before', () => {
  const nonce = nonceOf('t1', 1);
  expect(partIn(table('dealing', { commitment: mine() }, PROMISE), 1, false)).toEqual({ type: 'reveal', nonce });
  expect(keptOf('t1')).toEqual({ nonces: { 1: nonce }, told: [1], commitment: PROMISE, options: { players: 2 } });
  expect(partIn(table('dealing', { commitment: mine(), told: true }, PROMISE), 1, false)).toBe(null);
  expect(partIn(table('playing', { commitment: mine(), told: true }, PROMISE), 1, false)).toBe(null);
});

it('tells nothing to a house that shows a second promise, and keeps the first', () => {
  partIn(table('dealing', { commitment: PROMISE }, PROMISE), 1, false);
  expect(partIn(table('dealing', { commitment: mine() }, 'cd'.repeat(32)), 1, false)).toBe(null);
  expect(keptOf('t1').commitment).toBe(PROMISE);
});

it('tells nothing without a promise, and nothing that it did not commit to', () => {
  expect(partIn(table('dealing', { commitment: mine() }), 1, false)).toBe(null);
  expect(partIn(table('dealing', { commitment: PROMISE }, PROMISE), 1, false)).toBe(null);
});

it('keeps no promise that it first hears of after the game', () => {
  partIn(table('over', {}, PROMISE), 1, true);
  expect(keptOf('t1').commitment).toBe(undefined);
  partIn(table('playing', {}, PROMISE), 1, true);
  expect(keptOf('t1').commitment).toBe(PROMISE);
});
