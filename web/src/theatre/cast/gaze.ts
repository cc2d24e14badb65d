/** Where eyes go from one place to another. */

import type { Look } from './cast';

type Place = readonly [x: number, y: number];

/** Eyes turn all the way to whatever is elsewhere; nobody looks at themselves. */
export function gaze([x, y]: Place, [toX, toY]: Place): Look | undefined {
  const far = Math.hypot(toX - x, toY - y);
  return far === 0 ? undefined : [(toX - x) / far, (toY - y) / far];
}
