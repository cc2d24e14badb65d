/** How ghosts move while the board turns: along the paths the game has reckoned. */

import type { EventMessage } from '../../protocol';
import { SIDE } from './board';

const THOUSANDTHS = 1000;

/** For every ghost, by the colours of the seats, the frames of its way, or null where nothing was told of it. */
export function rides(colours: readonly string[], told: readonly EventMessage[]): (Keyframe[] | null)[] {
  const passed = told.filter(({ kind }) => kind === 'passed_by').map(({ facts }) => facts as Record<string, number | string>);
  const last = Math.max(1, ...passed.map((facts) => facts.moment as number));
  return colours.map((colour) => {
    const way = passed.filter((facts) => facts.ghost === colour);
    if (way.length < 2) return null;
    return way.map(({ moment, x, y }) => {
      const [across, down] = [x, y].map((part) => 100 * ((part as number) / THOUSANDTHS + SIDE / 2 - 0.5));
      return { offset: (moment as number) / last, transform: `translate(${across}%, ${down}%)` };
    });
  });
}
