import { beforeEach, expect, it, vi } from 'vitest';
import { drop, keep, keptOf } from './kept';

const YARD = 'wolf-hunt/yard';
const drawing = (id: string, row = 'AB') => ({ id, name: `yard ${id}`, rows: [row] });

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
});

it('keeps the latest first, each kind for itself', () => {
  keep(YARD, drawing('1'));
  keep(YARD, drawing('2'));
  keep('wolf-hunt/wood', drawing('3'));
  expect(keptOf(YARD)).toEqual([drawing('2'), drawing('1')]);
  expect(keptOf('wolf-hunt/lake')).toEqual([]);
});

it('changes what it has where it is', () => {
  keep(YARD, drawing('1'));
  keep(YARD, drawing('2'));
  expect(keep(YARD, drawing('1', 'BB'))).toEqual([drawing('2'), drawing('1', 'BB')]);
  expect(drop(YARD, '2')).toEqual([drawing('1', 'BB')]);
});

it('forgets the oldest of very many, and what is no list at all', () => {
  for (let number = 0; number < 40; number++) keep(YARD, drawing(String(number)));
  expect(keptOf(YARD).map(({ id }) => Number(id))).toEqual(Array.from({ length: 24 }, (_, place) => 39 - place));
  localStorage.setItem('geisterstunde.drawings', '{');
  expect(keptOf(YARD)).toEqual([]);
});
