/** How many candles burn: one goes out when a move begins, not when everything about it has been seen. */

import type { Act } from '../../sources/source';
import type { View } from './view';

export function candles(view: View, acting: Pick<Act, 'after'> | null): number {
  const after = acting?.after as View | undefined;
  if (view.end) return 0;
  return after && after.turn === view.turn && !after.end ? after.moves_left : view.moves_left;
}
