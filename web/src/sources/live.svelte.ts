/** A table that is played at, as the device shows it: the seat whose turn it is, or the only one, or none. */

import { folderOf } from '../games/registry';
import { shownNames } from '../parts/people';
import type { Passing } from './passing.svelte';
import type { Session } from './session.svelte';
import type { Source } from './source';
import type { Performer } from './stage.svelte';

const NO_DEADLINES: ReadonlyMap<number, number> = new Map();

/** Can be drawn as soon as the server has said how things stand. */
export class LiveTable implements Source {
  constructor(readonly device: Passing) {}

  get #session(): Session {
    return this.device.session;
  }

  get game() {
    return folderOf(this.table.game);
  }

  get table() {
    return this.#session.table!;
  }

  /** Only where one person alone plays here is anybody called "you". */
  get people() {
    return { names: shownNames(this.table), you: this.device.sessions.length === 1 ? this.you : null };
  }

  get you() {
    return this.#session.you;
  }

  get view() {
    return this.#session.view;
  }

  /** Where several people share the screen, only while it is the turn of the one whose lantern it is. */
  get lantern() {
    const { sessions, covered } = this.device;
    const isAlone = sessions.length === 1 || (this.ask !== null && !covered);
    return isAlone ? this.#session.lantern : null;
  }

  get acting() {
    return this.device.stage.acting;
  }

  get ask() {
    return this.acting === null ? this.#session.ask : null;
  }

  get told() {
    return this.#session.latest;
  }

  get shown() {
    return this.#session.justNow;
  }

  get log() {
    return this.#session.log;
  }

  get waiting() {
    return this.#session.waiting;
  }

  get refusal() {
    return this.#session.refusal;
  }

  get here() {
    return this.#session.here;
  }

  /** No clock is shown while something moves or a lid lies open. */
  get deadlines() {
    return this.acting === null && this.#session.holdUntil === 0 ? this.#session.deadlines : NO_DEADLINES;
  }

  get waitsForTap() {
    return this.table.lid_time === 'tap' && this.#session.holdUntil > 0 && this.you !== null;
  }

  get tapped() {
    return this.#session.tapped;
  }

  get hidden() {
    return this.device.hidden;
  }

  get statistics() {
    return this.table.statistics;
  }

  perform(performer: Performer): () => void {
    return this.device.stage.perform(performer);
  }

  decide(decision: string): void {
    this.#session.decide(decision);
  }

  refuse(sentence: string): void {
    this.#session.refuse(sentence);
  }

  say(phrase: string): void {
    this.#session.say(phrase);
  }

  /** Everybody at this device has seen it. */
  tap(): void {
    for (const session of this.device.sessions) session.tap();
  }

  back(): void {
    this.#session.back();
  }
}
