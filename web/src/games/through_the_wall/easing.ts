/** How things of the castle move: heavy ones slowly, fast, slowly; light ones softly. */

const WEIGHT = [0.62, 0.02, 0.22, 1] as const;
export const HEAVY = `cubic-bezier(${WEIGHT.join()})`;
export const SOFT = 'cubic-bezier(.5, 0, .2, 1)';

const bezier = (first: number, second: number, t: number): number => 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;

/** How far something heavy has come (0 to 1) after a part of its time (0 to 1). */
export function heavily(time: number): number {
  const [x1, y1, x2, y2] = WEIGHT;
  let [least, most] = [0, 1];
  for (let halving = 0; halving < 20; halving++) {
    const middle = (least + most) / 2;
    if (bezier(x1, x2, middle) < time) least = middle;
    else most = middle;
  }
  return bezier(y1, y2, least);
}
