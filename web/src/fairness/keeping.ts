/** What this device remembers of deals: the nonces of its seats, and what was promised before they were told. */

import { randomText } from '../keys';
import type { TableView } from '../protocol';

const STORE = 'geisterstunde.deals';
const MOST_KEPT = 50;

export interface Kept {
  /** By seat. */
  nonces: Record<number, string>;
  /** The seats whose nonces were told. */
  told: number[];
  /** What was promised when this device first heard of it. */
  commitment?: string;
  /** How it was to be played, as far as this device heard of it before the deal. */
  options?: Record<string, unknown>;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptOf = (table: string): Kept => all()[table] ?? { nonces: {}, told: [] };

function keep(table: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, kept]])));
}

/** The nonce of a seat, the same whenever it is asked for. */
export function nonceOf(table: string, seat: number): string {
  const kept = keptOf(table);
  const nonce = kept.nonces[seat] ?? randomText() + randomText();
  if (!kept.nonces[seat]) keep(table, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
  return nonce;
}

/** The first promise counts: another one later would be no promise, nor would one after the game. */
export function keepPromise({ id, phase, commitment, options }: TableView): void {
  const kept = keptOf(id);
  if (!commitment || kept.commitment || (phase !== 'dealing' && phase !== 'playing')) return;
  keep(id, { ...kept, commitment, ...(phase === 'dealing' ? { options } : {}) });
}

export function noteTold(table: string, seat: number): void {
  const kept = keptOf(table);
  if (!kept.told.includes(seat)) keep(table, { ...kept, told: [...kept.told, seat] });
}
