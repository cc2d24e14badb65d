/** What a seat had seen of every deck, as the server tells it of a finished game. */

export interface Search {
  decision: number;
  turn: number;
  deck: number;
  garment: string;
  found: boolean;
}

export interface Sight {
  deck: number;
  garment: string;
  since: number;
  until: number | null;
}

export interface Way {
  garment: string;
  turns: number;
  needed: number;
  decision: number;
}

export interface SearchLines {
  turns: number;
  searches: readonly Search[];
  sights: readonly Sight[];
  ways: readonly Way[];
}

export const DECKS = [1, 2, 3, 4];
export const KINDS = ['won', 'fair', 'knew'] as const;
export type Kind = (typeof KINDS)[number];

/** How a search went: found, a fair try, or one that own eyes had told would fail. */
export function kindOf(search: Search, judged: Readonly<Record<string, string>>): Kind {
  if (search.found) return 'won';
  const mark = judged[search.decision];
  return mark === 'forgot' || mark === 'mixed_up' ? 'knew' : 'fair';
}

/** Garments seen in a deck that stayed there for a while, each on a line of its own where they overlap. */
export function bandsOf(deck: number, { sights, turns }: SearchLines): (Sight & { end: number; line: number })[] {
  const free: number[] = [];
  return sights
    .filter((sight) => sight.deck === deck && (sight.until ?? turns + 1) > sight.since)
    .map((sight) => {
      const end = sight.until ?? turns;
      const found = free.findIndex((until) => until <= sight.since);
      const line = found < 0 ? free.length : found;
      free[line] = end;
      return { ...sight, end, line };
    });
}

/** A turn as a place on the line, in per cent. */
export const across = (turn: number, turns: number): number => ((turn - 0.5) / Math.max(turns, 1)) * 100;
