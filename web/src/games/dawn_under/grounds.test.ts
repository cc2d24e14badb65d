import { expect, it } from 'vitest';
import { quarters } from './cemetery';
import { GROUNDS, paths } from './grounds';

it('has a ground for every quarter', () => {
  expect(new Set(quarters('classic').join('').replaceAll('.', ''))).toEqual(new Set(Object.keys(GROUNDS)));
});

it('draws paths where quarters meet, and none on the plaza', () => {
  // four straight ones of three places each; the plaza takes two places of each direction
  expect(paths(quarters('even'), 1).match(/M/g)).toHaveLength(12);
  expect(paths(quarters('even'), 10)).toContain('M40 0v10');
  expect(paths(['AAAAAAAA', ...Array.from({ length: 7 }, () => 'BBBBBBBB')], 1)).toBe('M0 1h1M1 1h1M2 1h1M3 1h1M4 1h1M5 1h1M6 1h1M7 1h1');
});
