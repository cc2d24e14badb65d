/** The cupboard on what was seen in a deck: open for the one who may look, until it is shut. */

import type { EventMessage } from '../../protocol';
import { found, type Find } from './finding';

export class Wardrobe {
  /** What hangs inside, and for whom; null where it is shut. */
  shown = $state.raw<{ find: Find; seat: number } | null>(null);

  #opened = new WeakSet<EventMessage>();
  #left: (() => void) | null = null;

  constructor(readonly seat: () => number | null) {}

  /** Resolves when it is shut, or when the table goes on without waiting for that. */
  open(told: readonly EventMessage[], signal?: AbortSignal): Promise<void> {
    const find = found(told);
    const event = told.find(({ kind }) => kind === 'deck_seen');
    if (!find || !event || this.#opened.has(event)) return Promise.resolve();
    this.#opened.add(event);
    this.shown = { find, seat: this.seat() ?? 0 };
    return new Promise((resolve) => {
      this.#left = resolve;
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  shut(): void {
    this.shown = null;
    this.#left?.();
    this.#left = null;
  }
}
