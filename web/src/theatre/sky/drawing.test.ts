import { expect, it } from 'vitest';
import { grass, stars } from './drawing';

it('scatters the same stars every night, all of them in the sky', () => {
  const sky = stars(400, 300, 40, 7);
  expect(sky).toEqual(stars(400, 300, 40, 7));
  expect(sky).not.toEqual(stars(400, 300, 40, 8));
  expect(sky.every(({ x, y }) => x >= 0 && x <= 400 && y >= 64 && y <= 300)).toBe(true);
});

it('grows grass over the whole width', () => {
  expect(grass(50, 140).match(/l5 0/g)).toHaveLength(10);
});
