/** Flags on a slack cord. */

export const BUNTING = ['#d9513f', '#f4bf45', '#3f9b7c', '#4d8fd1', '#8a5ab8'];

export interface Garland {
  cord: string;
  flags: { path: string; colour: string }[];
}

/** A cord that sags from one side to the other, with flags that hang straight off it. */
export function garland(count: number, x: number, y: number, width: number, sag: number, first = 0): Garland {
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [left, top] = [x + width * t, y + sag * 4 * t * (1 - t)];
    const slope = ((sag * 4 * (1 - 2 * t)) / width) * 26;
    const path = `M${left - 13} ${top - slope / 2}L${left + 13} ${top + slope / 2} ${left - slope * 0.3} ${top + 34}Z`;
    return { path, colour: BUNTING[(i + first) % BUNTING.length]! };
  });
  return { cord: `M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, flags };
}
