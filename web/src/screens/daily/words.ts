/** How a daily game went, and when, in words. */

import { say } from '../../language.svelte';
import type { DailyScore } from '../../protocol';
import { settings } from '../../settings.svelte';

export const inWords = ({ won, mistakes }: Pick<DailyScore, 'won' | 'mistakes'>): string =>
  `${say(won ? 'daily-won' : 'daily-lost')} ${say('daily-mistakes', { count: mistakes })}`;

/** English dates are written here as the English write them. */
const locale = (): string => (settings.language === 'en' ? 'en-GB' : settings.language);

export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** When a day that ends in so many seconds does so, by the clock of whoever reads this. */
export const endsAt = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(new Date(Math.round((Date.now() + 1000 * seconds) / 60_000) * 60_000));
