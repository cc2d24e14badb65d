/** How the people at a table are called on the page. */

import { keysOf } from '../keys';
import { hasWords, say } from '../language.svelte';
import type { TableView } from '../protocol';

const BOTS = ['Edda', 'Balduin', 'Ottilie', 'Kasimir', 'Walpurga', 'Isidor'];

/** Everybody's name, and the seat that is spoken to as "you": only where one person alone plays here. */
export interface People {
  names: readonly string[];
  you: number | null;
}

export function levelName(level: string): string {
  return hasWords(`bots-${level}`) ? say(`bots-${level}`) : level;
}

export function shownNames(table: TableView): string[] {
  return table.seats.map((seat, place) => {
    if (seat.kind === 'bot') return BOTS[place] ?? '';
    return seat.name ?? say('page-player', { number: place + 1 });
  });
}

/** A seat's name, and beside it what sort of player sits there. */
export function calledHow(table: TableView, place: number): { name: string; how: string } {
  const { kind, name, level } = table.seats[place]!;
  const isHere = place in keysOf(table.id).seats;
  if (kind === 'open') return { name: say('page-free'), how: '' };
  if (kind === 'bot') return { name: BOTS[place] ?? '', how: levelName(level ?? '') };
  return { name: name ?? say('page-player', { number: place + 1 }), how: isHere ? say('page-at-this-device') : '' };
}

/** A seat as sentences need it: they have one form for you, and one with a name for everybody else. */
export function who({ names, you }: People, seat: number): { who: 'you' | 'other'; name: string } {
  return { who: seat === you ? 'you' : 'other', name: names[seat] ?? '' };
}

/** Several seats, joined by a sign. */
export function named(people: People, seats: readonly number[], sign = ', '): string {
  return seats.map((seat) => people.names[seat] ?? '').join(sign);
}

/** Whether a bot plays for somebody who is away. */
export const isStoodInFor = (table: TableView, seat: number | null): boolean => seat !== null && (table.seats[seat]?.stand_in ?? false);

/** Why a player is not there, if so: a bot plays, or nobody is connected. */
export function absence(table: TableView, here: readonly boolean[], seat: number): string {
  if (table.phase !== 'playing') return ''; // everybody goes somewhere else after a game
  const { kind, stand_in: standIn } = table.seats[seat] ?? {};
  if (standIn) return say('page-away');
  return kind === 'player' && here[seat] === false ? say('page-offline') : '';
}

/** Whose answer the table waits for. */
export function waitingFor(owing: readonly number[], people: People): string {
  return say('page-waiting-for', { names: named(people, owing) });
}

/** The same while everybody looks on. */
export function thinking(owing: readonly number[], people: People): string {
  return owing.length === 1 ? say('page-thinks', { name: people.names[owing[0]!] ?? '' }) : waitingFor(owing, people);
}

/** Players who are waited for and are not there. */
export function missing(table: TableView, here: readonly boolean[], owing: readonly number[]): number[] {
  return owing.filter((seat) => here[seat] === false && table.seats[seat]?.kind === 'player' && !table.seats[seat].stand_in);
}
