/** What somebody paints from memory: a colour a grave, and in the end how much of it is true. */

export type Painted = ReadonlyMap<string, string>;

/** A stroke of the brush; no colour rubs out. */
export function painted(before: Painted, grave: string, colour: string | null): Painted {
  const after = new Map(before);
  if (colour === null) after.delete(grave);
  else after.set(grave, colour);
  return after;
}

/** How many are painted as they are; `truth` has a sign for every grave, in the order of the names. */
export function right(drawn: Painted, truth: string, names: readonly string[]): number {
  return [...drawn].filter(([grave, colour]) => truth[names.indexOf(grave)] === colour).length;
}
