/** Pieces that travel across the table, and dust; all of it is gone when an act ends. */

import { leanness } from '../../theatre/leanness.svelte';

/** A place on the screen that something starts from or goes to. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight {
  sprite: string;
  from: Box;
  to: Box;
  length: number;
  /** The colour of a seat, where the piece is somebody's. */
  tint?: string | undefined;
  way?: keyof typeof WAYS;
  /** Whether it stays where it arrived until the act ends. */
  stays?: boolean;
}

interface Step {
  /** How far along, from 0 to 1; and how far above the straight line, in pixels. */
  along: number;
  above: number;
  turn?: number;
  stretch?: readonly [number, number];
  easing?: string;
}

const UP = 'cubic-bezier(.2,.8,.5,1)';
const DOWN = 'cubic-bezier(.5,0,.8,.4)';

/** How things travel: vampires hop, rats run and sniff, stakes spin, gifts and bulbs are thrown, bats swoop. */
const WAYS = {
  hops: [
    { along: 0, above: 0, stretch: [1.12, 0.86], easing: UP },
    { along: 1 / 6, above: 56, turn: -9, stretch: [0.94, 1.1], easing: DOWN },
    { along: 1 / 3, above: 0, stretch: [1.12, 0.86], easing: UP },
    { along: 1 / 2, above: 56, turn: 9, stretch: [0.94, 1.1], easing: DOWN },
    { along: 2 / 3, above: 0, stretch: [1.12, 0.86], easing: UP },
    { along: 5 / 6, above: 56, turn: -9, stretch: [0.94, 1.1], easing: DOWN },
    { along: 1, above: 0, stretch: [1.05, 0.92] },
  ],
  runs: [
    { along: 0, above: 12, stretch: [0.4, 0.4], easing: UP },
    { along: 0.2, above: 16, turn: -7, easing: DOWN },
    { along: 0.5, above: 0 },
    { along: 0.5, above: 0, turn: 5 }, // it sniffs
    { along: 0.75, above: 9, turn: -7, easing: DOWN },
    { along: 1, above: 0 },
    { along: 1, above: 0, stretch: [0.96, 1.04] },
  ],
  thrown: [
    { along: 0, above: 0, easing: UP },
    { along: 0.5, above: 60, turn: 14, stretch: [1.15, 1.15], easing: DOWN },
    { along: 0.9, above: 0, turn: -4, stretch: [1.08, 0.9] },
    { along: 1, above: 0 },
  ],
  spins: [
    { along: 0, above: 0, stretch: [1.6, 1.6], easing: UP },
    { along: 0.5, above: 46, turn: 200, stretch: [2.6, 2.6], easing: DOWN },
    { along: 1, above: 0, turn: 372 },
    { along: 1, above: 0, turn: 360 },
  ],
  swoops: [
    { along: 0, above: 0, stretch: [0.5, 0.5], turn: 20 },
    { along: 0.45, above: 120, stretch: [0.95, 0.95], turn: -14 },
    { along: 0.8, above: -30, stretch: [1.12, 1.12], turn: 8 },
    { along: 1, above: 0 },
  ],
  rises: [
    { along: 0, above: 0, stretch: [0.6, 0.4], easing: UP },
    { along: 0.5, above: 6, stretch: [0.92, 1.16], turn: -5 },
    { along: 0.8, above: 0, stretch: [1.04, 0.97], turn: 4 },
    { along: 1, above: 0 },
  ],
} satisfies Record<string, readonly Step[]>;

const SVG = 'http://www.w3.org/2000/svg';

function drawn(sprite: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${sprite}`);
  svg.append(use);
  svg.style.cssText = 'display:block;width:100%;height:100%;overflow:visible';
  return svg;
}

export class Flights {
  #motions = new Set<Animation>();

  constructor(readonly layer: HTMLElement) {}

  /** A piece travels; resolves when it is there. */
  fly({ sprite, from, to, length, tint, way = 'thrown', stays = false }: Flight): Promise<void> {
    const piece = this.#piece(to, drawn(sprite));
    piece.style.color = tint ?? '';
    const [dx, dy] = [from.left + from.width / 2 - (to.left + to.width / 2), from.top + from.height / 2 - (to.top + to.height / 2)];
    const first = from.height / Math.max(1, to.height);
    const steps: readonly Step[] = WAYS[way];
    const keys = steps.map(({ along, above, turn = 0, stretch = [1, 1], easing = 'ease-in-out' }, place): Keyframe => {
      const size = first + (1 - first) * along;
      const move = `translate(${dx * (1 - along)}px,${dy * (1 - along) - above}px)`;
      return { transform: `${move} rotate(${turn}deg) scale(${size * stretch[0]},${size * stretch[1]})`, easing, offset: place / (steps.length - 1) };
    });
    return this.#run(piece, keys, length, stays);
  }

  /** Dust where a lid falls, or a word above somebody. */
  float(at: Box, words: string, length: number): Promise<void> {
    const dream = document.createElement('span');
    dream.textContent = words;
    dream.className = 'dream';
    const piece = this.#piece(at, dream);
    return this.#run(
      piece,
      [
        { transform: 'translate(0, 0) scale(.6)', opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { transform: 'translate(30%, -90%) scale(1.1)', opacity: 0 },
      ],
      length,
      false,
    );
  }

  dust(at: Box, length: number): void {
    if (leanness.lean) return;
    for (let speck = 0; speck < 7; speck++) {
      const angle = (speck / 7) * 2 * Math.PI;
      const size = at.width * (0.18 + (speck % 3) * 0.06);
      const dot = document.createElement('i');
      dot.className = 'dust';
      const middle = { left: at.left + at.width / 2 - size / 2, top: at.top + at.height * 0.8 - size / 2, width: size, height: size };
      const away = `translate(${Math.cos(angle) * at.width * 0.55}px, ${Math.sin(angle) * at.width * 0.26 - at.width * 0.1}px) scale(1.5)`;
      void this.#run(this.#piece(middle, dot), [{ transform: 'scale(.3)', opacity: 0.9 }, { transform: away, opacity: 0 }], length, false);
    }
  }

  /** Moves something that stands on the table already; it is as before when the act ends. */
  move(piece: Element | null, keys: Keyframe[], length: number, stays = false): void {
    if (!piece) return;
    const motion = piece.animate(keys, { duration: length, easing: 'ease-in-out', fill: stays ? 'forwards' : 'none' });
    this.#motions.add(motion);
  }

  clear(): void {
    for (const motion of this.#motions) motion.cancel();
    this.#motions.clear();
    this.layer.replaceChildren();
  }

  #piece(at: Box, content: Element): HTMLElement {
    const origin = this.layer.getBoundingClientRect();
    const piece = document.createElement('span');
    piece.className = 'flying';
    piece.style.cssText = `left:${at.left - origin.left}px;top:${at.top - origin.top}px;width:${at.width}px;height:${at.height}px`;
    piece.append(content);
    this.layer.append(piece);
    return piece;
  }

  async #run(piece: HTMLElement, keys: Keyframe[], length: number, stays: boolean): Promise<void> {
    const motion = piece.animate(keys, { duration: length, fill: 'both' });
    try {
      await motion.finished;
    } catch {
      return; // the act has ended before
    }
    if (!stays) piece.remove();
  }
}
