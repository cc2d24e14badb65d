import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldBack, led, SECONDS } from './held_back.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
});
afterEach(() => vi.useRealTimers());

it('holds the truth back until somebody has chosen', () => {
  const held = new HeldBack();
  expect(held.isHeld('t')).toBe(false);
  held.hold('t');
  expect([held.isHeld('t'), held.isPainted('t')]).toEqual([true, false]);
  vi.advanceTimersByTime(1000 * 60 * 60);
  expect(held.isHeld('t')).toBe(true);
  held.lift('t');
  expect(held.isHeld('t')).toBe(false);
});

it('gives whoever paints half a minute, once, also over a reload', () => {
  const held = new HeldBack();
  held.hold('t');
  held.paint('t');
  vi.advanceTimersByTime(20_000);
  const reloaded = new HeldBack();
  reloaded.paint('t');
  expect([reloaded.isPainted('t'), reloaded.left('t')]).toEqual([true, SECONDS - 20]);
  vi.advanceTimersByTime(10_000);
  expect(reloaded.isHeld('t')).toBe(false);
});

it('paints nothing where nothing is held back', () => {
  const held = new HeldBack();
  held.paint('t');
  expect(held.isHeld('t')).toBe(false);
  expect(held.left('t')).toBe(SECONDS);
});

it('leads whoever paints away from what would tell the truth', () => {
  const painted = { isPainted: (table: string) => table === 't' };
  expect(led(['report', 't'], painted)).toEqual(['draw', 't']);
  expect(led(['replay', 't', '4'], painted)).toEqual(['draw', 't']);
  expect(led(['report', 'other'], painted)).toEqual(['report', 'other']);
  expect(led(['t', 't'], painted)).toEqual(['t', 't']);
});
