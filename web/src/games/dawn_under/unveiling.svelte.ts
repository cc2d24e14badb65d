/** At the end all lids lift in a wave: who slept where, and whose garlic. */

import { GRAVES, type Grave } from './cemetery';
import type { Unveiled } from './view';

const STEP = 90; // milliseconds from one diagonal to the next
const CLOSED = '#';
const SEEN = 0.4; // of the cemetery
export const DIAGONALS = 15;

const diagonal = (name: string): number => name.charCodeAt(0) - 'a'.charCodeAt(0) + Number(name.slice(1)) - 1;

/** The graves of the first diagonals as they truly are. */
export function unveiled(graves: Map<string, Grave>, { lids, inside }: Unveiled, lifted: number): Map<string, Grave> {
  return new Map(
    GRAVES.map((name, place) => {
      const grave = graves.get(name)!;
      if (grave.sign !== CLOSED || diagonal(name) >= lifted) return [name, grave];
      return [name, { name, sign: lids[place]!, inside: inside[name] ?? 'empty', fresh: false }];
    }),
  );
}

/** Who and what lies in the graves of the first diagonals. */
export function lyingBefore({ inside }: Unveiled, lifted: number): [grave: string, what: string][] {
  return Object.entries(inside).filter(([name]) => diagonal(name) < lifted);
}

export class Wave {
  lifted = $state(0);

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Runs once over the cemetery as soon as somebody looks at it; where nothing moves, all lids are off at once. Returns how to stop. */
  run(cemetery: Element, calm: boolean): () => void {
    if (calm) {
      this.lifted = DIAGONALS;
      return () => {};
    }
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.#begin(), { threshold: SEEN });
    watch.observe(cemetery);
    return () => {
      watch.disconnect();
      clearInterval(this.#timer);
    };
  }

  #begin(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => ++this.lifted >= DIAGONALS && clearInterval(this.#timer), STEP);
  }
}
