/** One device that several people pass round: whose seat it shows, and when a curtain hides what is secret. */

import { RATES } from '../protocol';
import { settings } from '../settings.svelte';
import { Session } from './session.svelte';
import { commonView } from './source';
import { Stage, type Audience, type Listener } from './stage.svelte';

export class Passing implements Audience {
  readonly sessions: readonly Session[];
  readonly stage: Stage;
  shown = $state(-1); // nobody's yet
  covered = $state(false);
  /** What lay hidden, once the game is over. */
  hidden = $state.raw<unknown>(null);

  #secret = -1; // the last question that several were asked at once

  /** One socket for every seat of this device, or one to watch; what happens is performed once for them all. */
  constructor(id: string, keys: readonly string[], listener: Listener = () => {}) {
    this.stage = new Stage(() => this, () => this.#rate, listener);
    const places = keys.length > 0 ? keys : [null];
    this.sessions = places.map((key, place) => new Session(id, key, (anew) => this.#come(place, anew)));
  }

  /** Where lids take no time, nothing does. */
  get #rate(): number {
    const { pace = '', lid_time: lidTime } = this.session.table ?? {};
    return lidTime === '0' ? Infinity : (RATES[pace] ?? 1);
  }

  get view(): unknown {
    return this.session.view;
  }

  get next() {
    return this.session.next;
  }

  get toCome(): number {
    return this.session.toCome;
  }

  /** Everybody at this device sees it at once. */
  goTo(n: number): void {
    for (const session of this.sessions) session.goTo(n);
  }

  /** Whoever is shown leads; the others' views follow. */
  #come(place: number, anew: boolean): void {
    const leads = place === Math.max(this.shown, 0);
    if (anew && leads) this.stage.jump();
    else if (leads) this.stage.go();
    if (this.stage.acting === null && this.toCome === 0) this.goTo(this.session.n);
  }

  get session(): Session {
    return this.sessions[this.shown] ?? this.sessions[0]!;
  }

  /** Gives the device to whoever is asked, but not before everybody is there and has seen what lies open. */
  goOn(): void {
    if (this.stage.acting !== null) return;
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
    this.stage.jump();
  }

  /** The right person sits before it. */
  uncover(): void {
    this.covered = false;
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
