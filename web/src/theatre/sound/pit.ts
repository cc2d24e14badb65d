/** Where everything sits that sounds: the house's own sounds, those of the game that is on, and what is around it. */

import { Desk } from './desk';
import { EMOTES } from './emotes';
import { HOUSE } from './house';
import type { Cue, Kit } from './kit';
import { Mixer } from './mixer';
import type { Heard } from './score';
import { Surroundings, type Ambience } from './surroundings';
import { TUNE } from './tune';

export const OWN: Kit = { ...HOUSE, ...EMOTES, ...TUNE };
export { PHRASES } from './emotes';
export { plainScore } from './score';

export class Pit {
  #desk: Desk;
  #mixer: Mixer;
  #around: Surroundings | null = null;

  constructor(context: BaseAudioContext) {
    this.#desk = new Desk(context);
    this.#mixer = new Mixer(this.#desk, OWN, Date.now());
  }

  tune(volume: number, few: boolean): void {
    this.#desk.volume(volume);
    this.#mixer.few = few;
  }

  /** The place of a game, or the page's own. */
  enter(heard: Heard | null): void {
    this.#desk.enter(heard?.room ?? null);
    if (heard) this.#mixer.learn(heard.kit);
  }

  surround(ambience: Ambience | null): void {
    if (ambience === (this.#around?.ambience ?? null)) return;
    this.#around?.end();
    this.#around = ambience && new Surroundings(this.#desk, ambience, Date.now());
    this.#around?.begin();
  }

  play(cue: Cue): void {
    if (this.#awake) this.#mixer.play(cue);
  }

  batch(cues: readonly Cue[]): void {
    if (this.#awake) this.#mixer.batch(cues);
  }

  /** A clock that stands still would let everything sound at once when it goes on. */
  get #awake(): boolean {
    return this.#desk.context.state === 'running' || this.#desk.now === 0;
  }
}
