/** Hints that are still to be given on this device: from somebody's first game on, each of them once. */

import type { Occasion } from '../../games/folder';
import type { EventMessage } from '../../protocol';

const STORE = 'geisterstunde.hints';

/** By game, what has been said already; a game that nobody has asked to be helped with is not there. */
function given(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

function keep(game: string, names: readonly string[]): void {
  localStorage.setItem(STORE, JSON.stringify({ ...given(), [game]: names }));
}

/** From now on somebody here is helped with a game; what was said before is not said again. */
export const helpWith = (game: string): void => keep(game, given()[game] ?? []);

export const isHelped = (game: string): boolean => game in given();

/** The first occasion among what was just told that nothing has been said about yet. */
export function newOccasion(game: string, occasions: readonly Occasion[], told: readonly EventMessage[], you: number): string | null {
  const said = given()[game];
  if (!said) return null;
  const isNew = ({ name, kind, isOne }: Occasion): boolean => !said.includes(name) && told.some((event) => event.kind === kind && (isOne?.(event.facts, you) ?? true));
  return occasions.find(isNew)?.name ?? null;
}

/** It has been said. */
export function remember(game: string, name: string): void {
  keep(game, [...(given()[game] ?? []), name]);
}
