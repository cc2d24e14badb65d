/** How the seats of a table are called on the page. */

import { hasWords, say } from '../language.svelte';
import type { TableView } from '../protocol';

const BOTS = ['Edda', 'Balduin', 'Ottilie', 'Kasimir', 'Walpurga', 'Isidor'];

export function levelName(level: string): string {
  return hasWords(`bots-${level}`) ? say(`bots-${level}`) : level;
}

export function shownNames(table: TableView): string[] {
  return table.seats.map((seat, place) => {
    if (seat.kind === 'bot') return `${BOTS[place] ?? ''} (${levelName(seat.level ?? '')})`;
    return seat.name ?? say('page-player', { number: place + 1 });
  });
}

/** Why a player is not there, if so: a bot plays, or nobody is connected. */
export function absence(table: TableView, here: readonly boolean[], seat: number): string {
  const { kind, stand_in: standIn } = table.seats[seat] ?? {};
  if (standIn) return say('page-away');
  return kind === 'player' && here[seat] === false ? say('page-offline') : '';
}

/** Whose answer the table waits for. */
export function waitingFor(owing: readonly number[], names: readonly string[]): string {
  return say('page-waiting-for', { names: owing.map((seat) => names[seat]).join(', ') });
}
