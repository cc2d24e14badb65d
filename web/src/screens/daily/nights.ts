/** The daily games of this device, kept here alone: when somebody played, how it went, and what was promised. */

import type { DailyScore, PastDay } from '../../protocol';
import { commitmentOf } from '../../fairness/promise';

const STORE = 'geisterstunde.nights';
const MOST = 400;
export const WEEK = 7;
const DAY = 86_400_000;

export interface Night {
  game: string;
  /** As in `2026-11-18`. */
  day: string;
  /** What was promised when this device first heard of it. */
  commitment?: string;
  /** Where it is played. */
  table?: string;
  /** Once it is over. */
  score?: DailyScore;
}

export function keptNights(): Night[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? (kept as Night[]) : [];
  } catch {
    return [];
  }
}

export const nightOf = (game: string, day: string): Night => keptNights().find((each) => each.game === game && each.day === day) ?? { game, day };

function keep(night: Night): void {
  const others = keptNights().filter(({ game, day }) => game !== night.game || day !== night.day);
  const all = [...others, night].sort((one, other) => (one.day < other.day ? -1 : 1));
  localStorage.setItem(STORE, JSON.stringify(all.slice(-MOST)));
}

/** The first promise counts: another one later would be no promise. */
export function notePromise(game: string, day: string, commitment: string): void {
  const night = nightOf(game, day);
  if (!night.commitment) keep({ ...night, commitment });
}

export const noteTable = (game: string, day: string, table: string): void => keep({ ...nightOf(game, day), table });

/** The first score of a day counts, as the first game does. */
export function noteScore(game: string, day: string, table: string, score: DailyScore): void {
  const night = nightOf(game, day);
  if (!night.score) keep({ ...night, table, score });
}

export const forgetNights = (): void => localStorage.removeItem(STORE);

/** A day so many days later, or before. */
export const dayAfter = (day: string, days = 1): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The date by universal time, as far as this device knows. */
export const dayHere = (): string => new Date().toISOString().slice(0, 10);

/** How many nights in a row were played to their end, up to today or, before today's game, up to yesterday. */
export function streak(nights: readonly Night[], game: string, today: string): number {
  const played = new Set(nights.flatMap((night) => (night.game === game && night.score ? [night.day] : [])));
  let day = played.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; played.has(day); day = dayAfter(day, -1)) count += 1;
  return count;
}

/** Candles that burn: a new week of nights begins with the first. */
export const candlesLit = (nights: number): number => (nights === 0 ? 0 : ((nights - 1) % WEEK) + 1);

/** Whether a day kept its promise, and whether this device knew of that before. */
export function promiseOf(past: PastDay, { commitment }: Night): 'kept' | 'unseen' | 'broken' {
  const { salt, seed, game, options, day } = past;
  const told = commitmentOf({ format: '', commitment: '', salt, seed, game, options, day, deal: {} });
  if (told !== past.commitment || (commitment && commitment !== told)) return 'broken';
  return commitment ? 'kept' : 'unseen';
}
