/** Sounds as words: three at most, equal ones once, with the side they come from. */

import { captionOf } from './kit';

export type Side = 'left' | 'right' | null;
export interface Caption {
  readonly key: string;
  readonly side: Side;
}

const MOST = 3;
const STAYS = 2200; // milliseconds
const ASIDE = 0.2;

export const sideOf = (pan: number): Side => (Math.abs(pan) <= ASIDE ? null : pan < 0 ? 'left' : 'right');

/** What is shown once a sound has been said: the newest last. */
export function merged(shown: readonly Caption[], said: Caption): Caption[] {
  return [...shown.filter(({ key }) => key !== said.key), said].slice(-MOST);
}

export class Captions {
  shown = $state.raw<readonly Caption[]>([]);

  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Shows a sound when it is heard. */
  say(sound: string, after: number, pan = 0): void {
    const caption = { key: captionOf(sound), side: sideOf(pan) };
    this.#later(after, () => (this.shown = merged(this.shown, caption)));
    this.#later(after + STAYS, () => (this.shown = this.shown.filter((each) => each !== caption)));
  }

  clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.shown = [];
  }

  #later(after: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, after);
    this.#timers.add(timer);
  }
}
