/** Walking over a square of places with the arrow keys; whoever goes over an edge comes in on the other side. */

export interface Spot {
  column: number;
  row: number;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads, past places where nobody can stand; null where it is no arrow. */
export function walked(key: string, from: Spot, side: number, isBarred: (column: number, row: number) => boolean): Spot | null {
  const step = STEPS[key];
  if (!step) return null;
  let { column, row } = from;
  do {
    column = (column + step[0] + side) % side;
    row = (row + step[1] + side) % side;
  } while (isBarred(column, row));
  return { column, row };
}
