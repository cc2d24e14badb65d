/** Motion of one act: scheduled as a whole, jumped over when nobody looks, taken off when the view has caught up. */

import type { Cue } from '../../../sources/source';

/** With less motion everything stands where it ends, for long enough to be seen. */
const GLANCE = 260;

export class Show {
  #animations: Animation[] = [];
  #guests: Element[] = [];
  #afterwards: (() => void)[] = [];

  constructor(
    readonly cue: Cue,
    readonly calm: boolean,
  ) {
    cue.signal.addEventListener('abort', () => this.strike(), { once: true });
  }

  /** Lets something move; it stays where it ends until the show is struck. */
  play(node: Element | null | undefined, frames: Keyframe[], options: KeyframeAnimationOptions & { duration: number }): Animation | null {
    if (!node || this.cue.signal.aborted || this.calm) return null;
    const animation = node.animate(frames, { fill: 'forwards', ...options });
    this.#animations.push(animation);
    return animation;
  }

  /** As long as something moves, `each` hears at every frame how far it has come, from 0 to 1. */
  follow(moving: Animation | null, each: (progress: number) => void): void {
    if (!moving?.effect || moving.playState === 'idle') return;
    each(moving.effect.getComputedTiming().progress ?? 0);
    if (moving.playState !== 'finished') requestAnimationFrame(() => this.follow(moving, each));
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

  /** What is to be done when the view shows it all by itself. */
  afterwards(act: () => void): void {
    this.#afterwards.push(act);
  }

  /** The view shows by itself what has moved. */
  strike(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
    for (const guest of this.#guests.splice(0)) guest.remove();
    for (const act of this.#afterwards.splice(0)) act();
  }
}
