/** Lines of the frame: its wood's grain, and the bunting down its sides. */

import { BORDER, FRAME } from '../board';
import { BUNTING } from '../bunting';

const FLAGS = 10;
const GAP = 58;

export function woodGrain(): string {
  const [left, right] = [-BORDER.side, FRAME.width - BORDER.side];
  const [top, bottom] = [-BORDER.end, FRAME.height - BORDER.end];
  const long = FRAME.width - 190;
  const across = Array.from({ length: 7 }, (_, i) => {
    const bend = i % 2 ? 7 : -6;
    return `M${left + 90 + i * 3} ${top + 9 + i * 14}q${long / 3} ${bend} ${long - i * 6} 0M${left + 90} ${bottom - 12 - i * 14}q${long / 3} ${-bend} ${long} 0`;
  });
  const down = Array.from({ length: 4 }, (_, i) => {
    const bend = i % 2 ? 5 : -4;
    return `M${left + 9 + i * 11} 20q${bend} 300 0 660M${right - 9 - i * 11} 20q${bend} 300 0 660`;
  });
  return [...across, ...down].join('');
}

/** Felt flags on a cord, on the left side (1) or on the right (-1). */
export function pennants(way: number): { cord: string; flags: { path: string; colour: string }[] } {
  const x = way > 0 ? -BORDER.side + 14 : FRAME.width - BORDER.side - 14;
  const y = 60;
  return {
    cord: `M${x} ${y - 10}${`q${way * 8} 29 0 ${GAP}`.repeat(FLAGS)}`,
    flags: Array.from({ length: FLAGS }, (_, i) => ({
      path: `M${x + way * 2} ${y + i * GAP}q${way * 5} 18 0 38l${way * 25}-19Z`,
      colour: BUNTING[i % BUNTING.length]!,
    })),
  };
}
