import { beforeEach, expect, test, vi } from 'vitest';
import type { DailyScore } from '../../protocol';
import { candlesLit, dayAfter, keptNights, nightOf, notePromise, noteScore, noteTable, promiseOf, streak } from './nights';

const SCORE: DailyScore = { won: true, openings: 14, mistakes: 2, signs: [] };
const GAME = 'dawn-under';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test('nights in a row are counted up to today, or up to yesterday before today is played', () => {
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-17']) noteScore(GAME, day, day, SCORE);
  expect(streak(keptNights(), GAME, '2026-11-18')).toBe(2);
  noteScore(GAME, '2026-11-18', 'x', SCORE);
  expect(streak(keptNights(), GAME, '2026-11-18')).toBe(3);
  expect(streak(keptNights(), GAME, '2026-11-20')).toBe(0);
  expect(streak(keptNights(), 'another', '2026-11-18')).toBe(0);
});

test('a night that was begun but not played to its end is no night', () => {
  noteTable(GAME, '2026-11-18', 'x');
  expect(streak(keptNights(), GAME, '2026-11-18')).toBe(0);
  expect(nightOf(GAME, '2026-11-18').table).toBe('x');
});

test('the first promise and the first score of a day count', () => {
  notePromise(GAME, '2026-11-18', 'aa');
  notePromise(GAME, '2026-11-18', 'bb');
  noteScore(GAME, '2026-11-18', 'x', SCORE);
  noteScore(GAME, '2026-11-18', 'y', { ...SCORE, openings: 3 });
  expect(nightOf(GAME, '2026-11-18')).toEqual({ game: GAME, day: '2026-11-18', commitment: 'aa', table: 'x', score: SCORE });
});

test('seven candles are a week, and then a new one begins', () => {
  expect([0, 1, 6, 7, 8, 14].map(candlesLit)).toEqual([0, 1, 6, 7, 1, 7]);
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});

test('a day that is over keeps its promise or does not, by this page’s own computation', () => {
  const past = {
    day: '2026-11-18', number: 49, game: GAME, options: { players: 3 }, seed: '00'.repeat(32), salt: '00'.repeat(16), standings: [],
    best: { score: SCORE }, commitment: '',
  };
  const commitment = 'eab23ebdb73bfbf40f410c7273e6ec7b034b3fc2e77a327ce221c4252fe6a029';
  const told = { ...past, commitment };
  expect(promiseOf(told, { game: GAME, day: past.day })).toBe('unseen');
  expect(promiseOf(told, { game: GAME, day: past.day, commitment })).toBe('kept');
  expect(promiseOf(told, { game: GAME, day: past.day, commitment: 'ff'.repeat(32) })).toBe('broken');
  expect(promiseOf({ ...told, seed: '11'.repeat(32) }, { game: GAME, day: past.day })).toBe('broken');
});
