import { expect, it } from 'vitest';
import { candles } from './candles';
import type { View } from './view';

const view = (turn: number, left: number, end: object | null = null): View => ({ turn, moves_left: left, end }) as unknown as View;

it('puts a candle out as soon as the move begins', () => {
  expect(candles(view(0, 3), null)).toBe(3);
  expect(candles(view(0, 3), { after: view(0, 2) })).toBe(2);
});

it('lights the next candles only when the turn has passed', () => {
  expect(candles(view(0, 1), { after: view(1, 3) })).toBe(1);
  expect(candles(view(1, 3), null)).toBe(3);
});

it('is dark at the end', () => {
  expect(candles(view(0, 2, { winners: [0] }), null)).toBe(0);
});
