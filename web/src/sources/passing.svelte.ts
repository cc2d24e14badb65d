/** One device that several people pass round: whose seat it shows, and when a curtain hides what is secret. */

import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';
import { commonView } from './source';

export class Passing {
  shown = $state(-1); // nobody's yet
  covered = $state(false);

  #secret = -1; // the last question that several were asked at once

  constructor(readonly sessions: readonly Session[]) {}

  get session(): Session {
    return this.sessions[this.shown] ?? this.sessions[0]!;
  }

  /** Gives the device to whoever is asked, but not before everybody is there and has seen what lies open. */
  goOn(): void {
    for (const { ask, view } of this.sessions) {
      if (ask && (commonView(view)?.owing.length ?? 0) > 1) this.#secret = ask.since;
    }
    const waits = this.sessions.some(({ table, holdUntil }) => table === null || holdUntil > 0);
    const asked = this.asked;
    const free = this.shown < 0 || this.session.ask === null;
    if (free && asked >= 0 && !waits) this.giveTo(asked);
  }

  /** The first here who is asked, or -1. */
  get asked(): number {
    return this.sessions.findIndex(({ ask }) => ask !== null);
  }

  /** Shows a seat; behind a curtain where several were asked the same at once, because then answers are secret. */
  giveTo(place: number): void {
    const secret = this.sessions.length > 1 && this.sessions[place]!.ask?.since === this.#secret;
    this.covered = secret && settings.curtain && place !== this.shown;
    this.shown = place;
  }

  /** The right person sits before it. */
  uncover(): void {
    this.covered = false;
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
