import { beforeEach, expect, test, vi } from 'vitest';
import { forgetGames, keptGames, remember, together, wilson } from './profile';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

const band = (came_back: number, chances: number) => ({ youngest: 1, oldest: 4, came_back, chances, luck: 0 });

test('a game is kept once, however often it is looked at, and only the last sixty are', () => {
  remember('a', 'chess', [band(1, 2)]);
  remember('a', 'chess', [band(1, 2)]);
  expect(keptGames()).toHaveLength(1);
  for (let number = 0; number < 70; number++) remember(`t${number}`, 'chess', [band(1, 1)]);
  expect(keptGames()).toHaveLength(60);
  forgetGames();
  expect(keptGames()).toEqual([]);
});

test('what cannot be read counts as nothing', () => {
  store.set('geisterstunde.memory', '{broken');
  expect(keptGames()).toEqual([]);
});

test('games are added up, small numbers are said to be small, and luck is taken off', () => {
  const [both] = together([{ recall: [band(3, 4)] }, { recall: [band(5, 6)] }]);
  expect(both).toMatchObject({ came_back: 8, chances: 10, share: 0.8, few: false });
  expect(together([{ recall: [band(1, 2)] }])[0]!.few).toBe(true);
  expect(together([{ recall: [{ ...band(5, 8), luck: 0.25 }] }])[0]!.share).toBeCloseTo(0.5);
});

test('the bounds are those that the server reports', () => {
  expect(wilson(60, 100).map((bound) => bound.toFixed(3))).toEqual(['0.502', '0.691']);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
