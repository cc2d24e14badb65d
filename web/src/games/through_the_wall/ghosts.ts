/** Which ghost belongs to which seat, while people choose. */

/** The ghosts after a seat has chosen one: whoever had it takes the one that is free now. */
export function swapped(ghosts: readonly string[], seat: number, wanted: string): string[] {
  return ghosts.map((ghost, place) => {
    if (place === seat) return wanted;
    return ghost === wanted ? ghosts[seat]! : ghost;
  });
}
