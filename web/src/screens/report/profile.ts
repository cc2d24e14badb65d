/** One's last games, kept on this device alone: how often things came back, by how long ago they were seen. */

import type { AgeShare } from '../../protocol';
import { forgetNights, keptNights, type Night } from '../daily/nights';

const STORE = 'geisterstunde.memory';
const MOST = 60;
const FEW = 8;
const Z = 1.959964; // 19 times in 20

export type Band = Pick<AgeShare, 'youngest' | 'oldest' | 'came_back' | 'chances' | 'luck'>;

export interface KeptGame {
  table: string;
  game: string;
  day: string;
  recall: readonly Band[];
}

export function keptGames(): KeptGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptGame[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a game; a second look at it changes nothing. */
export function remember(table: string, game: string, recall: readonly Band[]): void {
  const others = keptGames().filter((each) => each.table !== table);
  const bands = recall.map(({ youngest, oldest, came_back, chances, luck }) => ({ youngest, oldest, came_back, chances, luck }));
  const day = keptGames().find((each) => each.table === table)?.day ?? new Date().toISOString().slice(0, 10);
  localStorage.setItem(STORE, JSON.stringify([...others.slice(1 - MOST), { table, game, day, recall: bands }]));
}

/** All that this device keeps of somebody's games. */
export const profile = (): { games: KeptGame[]; nights: Night[] } => ({ games: keptGames(), nights: keptNights() });

export function forgetProfile(): void {
  forgetGames();
  forgetNights();
}

export const forgetGames = (): void => localStorage.removeItem(STORE);

/** What came back in several games together, with lucky guesses taken off and the bounds of what is likely. */
export function together(games: readonly Pick<KeptGame, 'recall'>[]): AgeShare[] {
  const ages = games[0]?.recall ?? [];
  return ages.map(({ youngest, oldest }) => {
    const bands = games.flatMap(({ recall }) => recall.filter((band) => band.youngest === youngest));
    const sum = (of: (band: Band) => number): number => bands.reduce((total, band) => total + of(band), 0);
    const chances = sum((band) => band.chances);
    const came = sum((band) => band.came_back);
    const luck = chances ? sum((band) => band.luck * band.chances) / chances : 0;
    const beyond = (share: number): number => Math.max((share - luck) / (1 - luck), 0);
    const [low, high] = wilson(came, chances);
    const share = beyond(chances ? came / chances : 0);
    return { youngest, oldest, came_back: came, chances, luck, share, low: beyond(low), high: beyond(high), few: chances < FEW };
  });
}

/** The bounds between which a share lies 19 times in 20. */
export function wilson(came: number, chances: number): [number, number] {
  if (chances === 0) return [0, 1];
  const value = came / chances;
  const spread = Z ** 2 / chances;
  const centre = (value + spread / 2) / (1 + spread);
  const half = Math.sqrt(spread * (value * (1 - value) + spread / 4)) / (1 + spread);
  return [Math.max(centre - half, 0), Math.min(centre + half, 1)];
}
