/** A slider in somebody's hand: where it is held, and where the server lets it be put. */

import { SIDE } from './board';
import type { View } from './view';

export interface Hand {
  slider: number;
  tunnel: number;
  offset: number;
}

export const TUNNELS = [1, 2, 3, 4, 5];
export const FURTHEST = SIDE - 1;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The slider as it lies. */
export function lifted(view: View, slider: number): Hand {
  const { tunnel, offset } = view.sliders[slider - 1]!;
  return { slider, tunnel, offset };
}

/** The hand after a drag by some spaces of the frame: in whole tunnels, and in whole chambers. */
export function dragged(from: Hand, across: number, down: number): Hand {
  return {
    slider: from.slider,
    tunnel: between(1, from.tunnel + Math.round(across), TUNNELS.length),
    offset: between(-FURTHEST, from.offset + Math.round(down), FURTHEST),
  };
}

/** What it means to let go of a slider here; in its own tunnel it is pushed by one. Null where it lay: it stays in hand. */
export function letGo(view: View, hand: Hand): string | null {
  const { tunnel, offset } = view.sliders[hand.slider - 1]!;
  if (hand.tunnel !== tunnel) return `shift ${hand.slider} ${hand.tunnel} ${hand.offset}`;
  if (hand.offset === offset) return null;
  return `slide ${hand.slider} ${hand.offset < offset ? 'up' : 'down'}`;
}

/** The tunnels that a slider may be moved to, however far in. */
export function reachable(decisions: readonly string[], slider: number): number[] {
  return TUNNELS.filter((tunnel) => decisions.some((each) => each.startsWith(`shift ${slider} ${tunnel} `)));
}

/** The chambers that stick out of the board, in the north and in the south, each from north to south. */
export function stickingOut(pattern: string, offset: number): { north: string[]; south: string[] } {
  const chambers = [...pattern];
  return { north: chambers.slice(0, Math.max(-offset, 0)), south: chambers.slice(chambers.length - Math.max(offset, 0)) };
}

/** Whether the server lets a slider be moved at all. */
export const isMovable = (decisions: readonly string[], slider: number): boolean =>
  decisions.some((each) => each.startsWith(`slide ${slider} `) || each.startsWith(`shift ${slider} `));

/** A tunnel without a slider; there are more tunnels than sliders. */
export function emptyTunnel(view: View): number {
  return TUNNELS.find((tunnel) => view.sliders.every((slider) => slider.tunnel !== tunnel))!;
}
