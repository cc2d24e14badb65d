/** A day's game as a few lines of signs, which anybody may send: they give no lid away. */

import type { DailyScore } from '../../protocol';

const A_ROW = 8;

export interface Shared {
  title: string;
  /** How it went, in words. */
  result: string;
  signs: DailyScore['signs'];
  /** By signs. */
  symbols: Readonly<Record<string, string>>;
  nights: string;
  link: string;
}

export function sharedText({ title, result, signs, symbols, nights, link }: Shared): string {
  const drawn = signs.map((sign) => symbols[sign] ?? '▫️');
  const rows = Array.from({ length: Math.ceil(drawn.length / A_ROW) }, (_, row) => drawn.slice(row * A_ROW, (row + 1) * A_ROW).join(''));
  return [title, result, ...rows, nights, link].filter(Boolean).join('\n');
}
