/** One device that several people pass round: whose seat it shows, and when a curtain hides what is secret. */

import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

export class Passing {
  shown = $state(-1); // nobody's yet
  covered = $state(false);

  #question = -1; // the one that was asked last of somebody here

  constructor(readonly sessions: readonly Session[]) {}

  get session(): Session {
    return this.sessions[this.shown] ?? this.sessions[0]!;
  }

  /** Gives the device to whoever is asked, but not before everybody is there and has seen what lies open. */
  goOn(): void {
    const waits = this.sessions.some(({ table, holdUntil }) => table === null || holdUntil > 0);
    const asked = this.sessions.findIndex(({ ask }) => ask !== null);
    const free = this.shown < 0 || this.session.ask === null;
    if (free && asked >= 0 && !waits) this.giveTo(asked);
    this.#question = this.sessions[this.shown]?.ask?.since ?? this.#question;
  }

  /** Shows a seat; behind a curtain where several are asked the same at once, because then answers are secret. */
  giveTo(place: number): void {
    const question = this.sessions[place]!.ask?.since;
    const asked = this.sessions.filter(({ ask }) => ask !== null && ask.since === question).length;
    const secret = asked > 1 || (asked === 1 && question === this.#question);
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
