/** What "play again" means at a table that is over, for whoever looks at it. */

import type { TableView } from '../../protocol';

/** `called`: somebody wants a rematch already; `at once`: only bots sit elsewhere; `ask`: people are asked; null: nothing. */
export type NextGame = 'called' | 'at once' | 'ask' | null;

/** `here` are the seats at this device. */
export function nextGame({ next, result, seats }: TableView, here: readonly number[]): NextGame {
  if (here.length === 0 || !result) return null;
  if (next) return 'called';
  return seats.every(({ kind }, seat) => kind === 'bot' || here.includes(seat)) ? 'at once' : 'ask';
}
