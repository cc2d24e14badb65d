/** What lies where on the cemetery, from a view and from what was shown just now. Knows no rules. */

import classic from '../../../../src/geisterstunde/games/dawn_under/layouts/classic.txt?raw';
import even from '../../../../src/geisterstunde/games/dawn_under/layouts/even.txt?raw';
import type { EventMessage } from '../../protocol';
import type { View } from './view';

export const SIDE = 8;
export const COLUMNS = [...'abcdefgh'];
const LAYOUTS: Record<string, string> = { classic, even };

export const isPlaza = (column: number, row: number): boolean => [3, 4].includes(column) && [3, 4].includes(row);

/** The graves in the order in which a view lists their lids. */
export const GRAVES: string[] = Array.from({ length: SIDE * SIDE }, (_, place) => [place % SIDE, Math.floor(place / SIDE)])
  .filter(([column, row]) => !isPlaza(column!, row!))
  .map(([column, row]) => `${COLUMNS[column!]}${row! + 1}`);

export function nameAt(column: number, row: number): string | null {
  return isPlaza(column, row) ? null : `${COLUMNS[column]}${row + 1}`;
}

/** The quarter of every place, a letter each. */
export function quarters(layout: unknown): string[] {
  const rows = typeof layout === 'string' ? LAYOUTS[layout]!.trim().split('\n') : (layout as string[]);
  return rows.map((row) => row.trim());
}

export interface Grave {
  name: string;
  sign: string;
  inside: string | null;
  /** Whether it was opened just now, so that everybody looks. */
  fresh: boolean;
}

const CLOSED = '#';
const LIFTED = '^';

/** Every grave as it lies now, lids that were shown just now still open. */
export function lying(view: View, shown: readonly EventMessage[]): Map<string, Grave> {
  const graves = new Map(
    GRAVES.map((name, place) => [name, { name, sign: view.lids[place] ?? CLOSED, inside: null, fresh: false } as Grave]),
  );
  for (const { kind, facts } of shown) {
    const grave = graves.get(String(facts.grave));
    if (kind === 'opened' && grave) Object.assign(grave, { sign: facts.lid, inside: facts.inside, fresh: true });
    if (kind === 'lifted' && grave) Object.assign(grave, { sign: LIFTED, inside: facts.inside, fresh: true });
    if (kind === 'laid' && grave) grave.inside = `vampire ${facts.colour as string}`;
    if (kind === 'garlic_put' && grave) grave.inside = `garlic ${facts.seat as number}`;
  }
  if (view.opened) Object.assign(graves.get(view.opened.grave)!, { inside: view.opened.inside, fresh: true });
  return graves;
}

/** The decisions that name a grave: which verbs there are, and what they lead to. */
export function placeDecisions(decisions: readonly string[]): Map<string, Map<string, string>> {
  const verbs = new Map<string, Map<string, string>>();
  for (const decision of decisions) {
    const [verb, grave] = decision.split(' ');
    if (verb && grave && GRAVES.includes(grave)) {
      if (!verbs.has(verb)) verbs.set(verb, new Map());
      verbs.get(verb)!.set(grave, decision);
    }
  }
  return verbs;
}

/** The vampire that an answer is about: at an end of one's row, or one that was given. */
export function pieceOf(decision: string, row: string): string | null {
  const [verb, what] = decision.split(' ');
  if (verb === 'take') return what ?? null;
  if (verb !== 'lay' && verb !== 'give') return null;
  return { left: row[0], right: row.at(-1) }[what ?? ''] ?? null;
}
