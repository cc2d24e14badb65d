/** What a search has brought to light, from what was told of it. */

import type { EventMessage } from '../../protocol';
import type { Feeling } from '../../theatre/cast/cast';

export interface Find {
  deck: number;
  cards: string[];
  garment: string;
  found: boolean;
}

/** What lies in the deck that was searched just now, and whether the garment was there; null where no deck is shown. */
export function found(told: readonly EventMessage[]): Find | null {
  const seen = told.find(({ kind }) => kind === 'deck_seen')?.facts;
  const search = told.find(({ kind }) => kind === 'searched')?.facts;
  if (!seen || !search) return null;
  return {
    deck: search.deck as number,
    cards: seen.cards as string[],
    garment: search.garment as string,
    found: search.found as boolean,
  };
}

/** Whoever finds what they look for giggles, else gasps; at the others' table it is the other way round. */
export function feelingOf(told: readonly EventMessage[], seat: number): Feeling | null {
  const search = told.find(({ kind }) => kind === 'searched')?.facts;
  if (!search) return null;
  return (search.seat === seat) === search.found ? 'giggle' : 'gasp';
}
