/** How well puzzles went, kept on this device and sent nowhere: by the number of a door, up to three lanterns. */

const STORE = 'geisterstunde.doors';

type Kept = Record<string, Record<number, number>>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The lanterns of all doors that were opened. */
export const lanternsOf = (game: string): Readonly<Record<number, number>> => all()[game] ?? {};

/** A door keeps the most lanterns it ever got. */
export function keepLanterns(game: string, door: number, lanterns: number): void {
  const kept = all();
  const doors = kept[game] ?? {};
  localStorage.setItem(STORE, JSON.stringify({ ...kept, [game]: { ...doors, [door]: Math.max(lanterns, doors[door] ?? 0) } }));
}

/** The first door that has no lantern yet. */
export function nextDoor(game: string): number {
  const doors = lanternsOf(game);
  let door = 1;
  while (doors[door]) door += 1;
  return door;
}
