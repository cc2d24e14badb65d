/** Sets tables up in the ways the home page offers. */

import { api, type SeatWish } from '../../api';
import type { Proposal } from '../../games/folder';
import { device, keep, knownTables } from '../../keys';
import type { TableCreated, TableView } from '../../protocol';
import { say } from '../../language.svelte';
import { settings } from '../../settings.svelte';

export interface Wish {
  game: string;
  seats: SeatWish[];
  /** Beside the number of players. */
  options: Readonly<Record<string, unknown>>;
}

async function create(wish: Wish): Promise<TableCreated> {
  const made = await api.create({
    game: wish.game,
    options: { ...wish.options, players: wish.seats.length },
    seats: wish.seats,
    lid_time: '2.5',
    clock: 'none',
    pace: 'normal',
    device: device(),
  });
  return kept(made);
}

function kept(made: TableCreated): TableCreated {
  keep(made.table.id, { host: made.host, seats: Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key])) });
  return made;
}

/** Plays a finished game on after some of its decisions, among bots: at a seat, or at that of whoever decides next. */
export async function playOn(table: string, after: number, seat: number | null): Promise<void> {
  goTo(kept(await api.practise(table, { after, seat, name: settings.name || null, device: device() })).table.id);
}

export const me = (fallback: string): SeatWish => ({ kind: 'local', name: settings.name || fallback, face: settings.face });

/** A table to change in the lobby first; its id. */
export async function setUp(wish: Wish): Promise<string> {
  return (await create(wish)).table.id;
}

const AT_ONCE = new Set<string>();

/** A table at which the game begins as soon as somebody is there, who has a hand in the deal; its id. */
export async function setUpAndStart(wish: Wish): Promise<string> {
  return beginAtOnce(await setUp(wish));
}

export function beginAtOnce(table: string): string {
  AT_ONCE.add(table);
  return table;
}

export const beginsAtOnce = (table: string): boolean => AT_ONCE.has(table);

/** Begins such a game, once; where that cannot be, whoever sits there decides what to do. */
export async function begin(table: string, host: string): Promise<void> {
  try {
    await api.start(table, host);
  } finally {
    AT_ONCE.delete(table);
  }
}

export function goTo(table: string): void {
  location.hash = `#/t/${table}`;
}

/** Sits down with the bots of a proposal, and begins. */
export async function playAtOnce(game: string, { levels, options = {} }: Proposal, more: Wish['options'] = {}): Promise<void> {
  const seats = [me(say('page-guest')), ...levels.map((level) => ({ kind: 'bot' as const, level }))];
  goTo(await setUpAndStart({ game, options: { ...options, ...more }, seats }));
}

const LOOKED_AT = 6;

/** Tables of this device whose games are not over, the last first. */
export async function openTables(most: number): Promise<TableView[]> {
  const tables = await Promise.all(knownTables().slice(0, LOOKED_AT).map((id) => api.table(id).catch(() => null)));
  return tables.filter((table) => table !== null && ['lobby', 'dealing', 'playing'].includes(table.phase)).slice(0, most) as TableView[];
}
