/** Whatever the page lets be heard, or read as captions. Nothing of it is loaded before somebody wants it. */

import type { GameFolder } from '../../games/folder';
import { learnSounds } from '../../language.svelte';
import { settings } from '../../settings.svelte';
import type { Act, Cue as StageCue } from '../../sources/source';
import { Captions } from './captions.svelte';
import { inTime, type Cue, type Kit } from './kit';
import type { Pit } from './pit';
import type { Heard } from './score';

const JUST_NOW = 3000; // milliseconds

class Orchestra {
  readonly captions = new Captions();

  #context: AudioContext | null = null;
  #pit: Pit | null = null;
  #game: GameFolder | null = null;
  #heard: Heard | null = null;
  #kit: Kit = {};
  #called = 0; // when somebody was last told that it is their turn

  /** Listens to what people touch; browsers keep still before the first time. Returns how to stop. */
  attend(): () => void {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', this.#touched, { signal, capture: true });
    document.addEventListener('keydown', this.#touched, { signal, capture: true });
    document.addEventListener('pointerover', this.#pointed, { signal });
    document.addEventListener('visibilitychange', () => this.follow(), { signal });
    return () => listeners.abort();
  }

  /** Follows what is chosen; called again whenever that changes. */
  follow(): void {
    const { sound, captions, volume, fewSounds, theme } = settings;
    if (captions) void learnSounds();
    else this.captions.clear();
    if (sound || captions) void this.#load();
    if (!this.#pit || !this.#context) return;
    const asleep = !sound || document.hidden;
    this.#pit.tune(sound ? volume : 0, fewSounds);
    const ambience = this.#heard && (theme === 'night' ? this.#heard.night : this.#heard.day);
    this.#pit.surround(asleep || fewSounds ? null : ambience);
  }

  /** The sound was switched on, by hand: something answers. */
  greet(): void {
    if (settings.sound) this.play(this.#game ? 'question' : 'title');
  }

  /** A game is on the table from now on, or none. */
  enter(game: GameFolder | null): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#heard = null;
    this.#pit?.enter(null);
    this.follow();
  }

  /** Everything that happened in an act is heard, together with what moves. */
  act({ told, table }: Act, { rate }: StageCue, me: readonly number[]): void {
    void this.#ready().then(() => {
      if (!this.#heard || this.#game?.name !== table.game) return;
      const cues = this.#heard.score(told, { me, rate });
      this.#sound(document.hidden ? cues.filter(({ sound }) => sound === 'your_turn') : cues);
      if (cues.some(({ sound }) => sound === 'your_turn')) this.#called = Date.now();
    });
  }

  /** Somebody here is asked; whoever looks elsewhere is called louder. */
  ask(): void {
    if (Date.now() - this.#called < JUST_NOW) return;
    this.play(document.hidden ? 'your_turn' : 'question');
  }

  /** Somebody says a phrase. */
  emote(phrase: string): void {
    void this.#ready().then(async () => {
      const { PHRASES } = await import('./pit');
      const sound = PHRASES[phrase as keyof typeof PHRASES];
      if (sound && !document.hidden) this.#sound([{ sound }]);
    });
  }

  play(sound: string, pan = 0): void {
    void this.#ready().then(() => this.#sound([{ sound, pan }]));
  }

  #touched = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !settings.sound) return;
    if (!this.#context) {
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      void this.#load();
    } else if (this.#context.state === 'suspended') void this.#context.resume();
    if (onControl(target)) this.#pit?.play({ sound: 'tap' });
  };

  #pointed = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && settings.sound && onControl(target)) this.#pit?.play({ sound: 'hover' });
  };

  /** Once everything is there that is wanted. */
  async #ready(): Promise<void> {
    if (settings.sound || settings.captions) await this.#load();
  }

  async #load(): Promise<void> {
    const game = this.#game;
    const [{ Pit, OWN }, heard] = await Promise.all([import('./pit'), game?.heard?.() ?? null]);
    if (game !== this.#game) return;
    const news = this.#heard !== (heard?.HEARD ?? null) || (this.#context !== null && this.#pit === null);
    this.#heard = heard?.HEARD ?? null;
    this.#kit = { ...OWN, ...this.#heard?.kit };
    if (this.#context) this.#pit ??= new Pit(this.#context);
    if (!news) return;
    this.#pit?.enter(this.#heard);
    this.follow();
  }

  #sound(cues: readonly Cue[]): void {
    if (settings.captions) for (const { sound, at, pan } of inTime(cues, this.#kit, settings.fewSounds)) this.captions.say(sound, at, pan);
    if (settings.sound && this.#context?.state === 'running') this.#pit?.batch(cues);
  }
}

const onControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary, select, input') !== null;

export const orchestra = new Orchestra();
