/** Requests to the server, below wherever the page is. What is turned down comes back as one sentence. */

import type { Proof } from './fairness/promise';
import type { Checked, Corridor, DayScored, Face, FoundTable, House, LessonTold, PastDay, Remembered, Replayed, SeatKey, TableCreated, TableView, Today, TriedPuzzle } from './protocol';
import { settings } from './settings.svelte';

export class Problem extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'accept-language': settings.language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const content = (await answer.json()) as T & { code: string; sentence: string };
  if (!answer.ok) throw new Problem(content.code, content.sentence);
  return content;
}

const table = (id: string) => `api/tables/${encodeURIComponent(id)}`;

const daily = (game: string) => `api/games/${encodeURIComponent(game)}/daily`;

export interface SeatWish {
  kind: 'open' | 'local' | 'bot';
  name?: string;
  face?: Face | null;
  level?: string;
}

export interface Arrangement {
  options: Record<string, unknown>;
  lid_time: string;
  clock: string;
  pace: string;
}

export interface TableWish extends Arrangement {
  game: string;
  seats: SeatWish[];
  device: string;
}

export const api = {
  house: () => request<House>('api/house'),
  check: (game: string, options: Record<string, unknown>) => request<Checked>(`api/games/${encodeURIComponent(game)}/check`, { options }),
  doors: (game: string, door: number) => request<Corridor>(`api/games/${encodeURIComponent(game)}/puzzles?door=${door}`),
  tryPuzzle: (game: string, door: number, decisions: string[], help: 'none' | 'hint' | 'way' = 'none') =>
    request<TriedPuzzle>(`api/games/${encodeURIComponent(game)}/puzzles/${door}`, { decisions, help }),
  lesson: (game: string, name: string) => request<LessonTold>(`api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`),
  daily: (game: string) => request<Today>(daily(game)),
  playDaily: (game: string, wish: { name: string; face: Face | null; device: string }) => request<TableCreated>(daily(game), wish),
  pastDay: (game: string, day: string) => request<PastDay>(`${daily(game)}/${encodeURIComponent(day)}`),
  bestLine: (game: string, day: string) => request<Replayed>(`${daily(game)}/${encodeURIComponent(day)}/replay`),
  score: (id: string) => request<DayScored>(`${table(id)}/score`),
  create: (wish: TableWish) => request<TableCreated>('api/tables', wish),
  table: (id: string) => request<TableView>(table(id)),
  byCode: (code: string) => request<FoundTable>(`api/codes/${encodeURIComponent(code)}`),
  takeSeat: (id: string, wish: { name: string; face: Face | null; seat: number | null; local: boolean }) => request<SeatKey>(`${table(id)}/seats`, wish),
  leave: (id: string, key: string) => request<TableView>(`${table(id)}/leave`, { key }),
  setBot: (id: string, key: string, seat: number, level: string | null) =>
    request<TableView>(`${table(id)}/bots`, { key, seat, level }),
  rename: (id: string, key: string, name: string) => request<TableView>(`${table(id)}/names`, { key, name }),
  chooseFace: (id: string, key: string, face: Face) => request<TableView>(`${table(id)}/faces`, { key, face }),
  chooseLantern: (id: string, key: string, seat: number, lantern: string) =>
    request<TableView>(`${table(id)}/lanterns`, { key, seat, lantern }),
  arrange: (id: string, key: string, wish: Partial<Arrangement>) => request<TableView>(`${table(id)}/options`, { key, ...wish }),
  start: (id: string, key: string) => request<TableView>(`${table(id)}/start`, { key }),
  rematch: (id: string, key: string) => request<FoundTable>(`${table(id)}/rematch`, { key }),
  practise: (id: string, wish: { after: number; seat: number | null; name: string | null; device: string }) => request<TableCreated>(`${table(id)}/practice`, wish),
  replay: (id: string) => request<Replayed>(`${table(id)}/replay`),
  memories: (id: string) => request<Remembered>(`${table(id)}/memories`),
  record: (id: string) => request<Proof>(`${table(id)}/record`),
  recordPath: (id: string) => `${table(id)}/record`,
};
