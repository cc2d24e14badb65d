/** How ghosts move while the board turns: along the paths the game has reckoned. */

import type { EventMessage } from '../../protocol';
import { GHOST_NAMES, SIDE } from './board';

const THOUSANDTHS = 1000;

/** For every ghost the frames of its way, or null where nothing was told of it. */
export function rides(players: number, told: readonly EventMessage[]): (Keyframe[] | null)[] {
  const passed = told.filter(({ kind }) => kind === 'passed_by').map(({ facts }) => facts as Record<string, number | string>);
  const last = Math.max(1, ...passed.map((facts) => facts.moment as number));
  return GHOST_NAMES.slice(0, players).map((name) => {
    const way = passed.filter((facts) => facts.ghost === name);
    if (way.length < 2) return null;
    return way.map(({ moment, x, y }) => {
      const [across, down] = [x, y].map((part) => 100 * ((part as number) / THOUSANDTHS + SIDE / 2 - 0.5));
      return { offset: (moment as number) / last, transform: `translate(${across}%, ${down}%)` };
    });
  });
}
