/** Where somebody stands among all who have played a day to its end. */

import type { DailyScore, DayStanding } from '../../protocol';

type Result = Pick<DailyScore, 'won' | 'openings' | 'mistakes'>;

/** Below zero where the first did better. */
const compared = (one: Result, other: Result): number =>
  Number(other.won) - Number(one.won) || one.openings - other.openings || one.mistakes - other.mistakes;

const MOST = 24; // candles that fit a row

export interface Candle {
  won: boolean;
  openings: number;
  yours: boolean;
}

export const played = (standings: readonly DayStanding[]): number => standings.reduce((sum, { count }) => sum + count, 0);

/** How many did worse. */
export const beaten = (standings: readonly DayStanding[], score: Result): number =>
  standings.reduce((sum, standing) => sum + (compared(score, standing) < 0 ? standing.count : 0), 0);

/** Everybody's candles, the best first, yours among them; of many, as many as fit, evenly picked. */
export function candles(standings: readonly DayStanding[], score: Result): Candle[] {
  const others = standings.flatMap(({ won, openings, mistakes, count }) => {
    const isYours = compared({ won, openings, mistakes }, score) === 0;
    return Array.from({ length: count - (isYours ? 1 : 0) }, () => ({ won, openings, mistakes, yours: false }));
  });
  const every = Math.max(others.length / (MOST - 1), 1);
  const picked = others.filter((_, place) => Math.floor(place / every) !== Math.floor((place - 1) / every));
  return [...picked, { ...score, yours: true }].sort(compared).map(({ won, openings, yours }) => ({ won, openings, yours }));
}
