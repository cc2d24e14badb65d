/** Motion of one act: scheduled as a whole, jumped over when nobody looks, taken off when the view has caught up. */

import type { Cue } from '../../../sources/source';

/** With less motion everything stands where it ends, for long enough to be seen. */
const GLANCE = 260;

export class Show {
  #animations: Animation[] = [];
  #guests: Element[] = [];

  constructor(
    readonly cue: Cue,
    readonly calm: boolean,
  ) {
    cue.signal.addEventListener('abort', () => this.strike(), { once: true });
  }

  /** Lets something move; it stays where it ends until the show is struck. */
  play(node: Element | null | undefined, frames: Keyframe[], options: KeyframeAnimationOptions & { duration: number }): void {
    if (!node || this.cue.signal.aborted || this.calm) return;
    this.#animations.push(node.animate(frames, { fill: 'forwards', ...options }));
  }

  /** Something that is only there while it moves. */
  add<Guest extends Element>(parent: Element, guest: Guest): Guest {
    parent.append(guest);
    this.#guests.push(guest);
    return guest;
  }

  /** Some milliseconds, or fewer: less motion is a glance, and a jump is nothing. */
  wait(milliseconds: number): Promise<void> {
    const { signal } = this.cue;
    if (signal.aborted || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.calm ? Math.min(milliseconds, GLANCE) : milliseconds);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }

  /** The view shows by itself what has moved. */
  strike(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
    for (const guest of this.#guests.splice(0)) guest.remove();
  }
}
