/** Whatever the page lets be heard, or read as captions. Nothing of it is loaded before somebody wants it. */

import type { GameFolder } from '../../games/folder';
import { learnSounds } from '../../language.svelte';
import { settings } from '../../settings.svelte';
import type { Act, Cue as StageCue } from '../../sources/source';
import { Captions } from './captions.svelte';
import { inTime, type Cue, type Kit } from './kit';
import type { Pit } from './pit';
import type { Heard, Score } from './score';

const JUST_NOW = 3000; // milliseconds

/** Everything that is needed to sound. */
interface Loaded {
  readonly kit: Kit;
  readonly phrases: Readonly<Record<string, string>>;
  readonly score: Score;
}

class Orchestra {
  readonly captions = new Captions();

  #context: AudioContext | null = null;
  #pit: Pit | null = null;
  #game: GameFolder | null = null;
  #heard: Heard | null = null;
  #atHome = false;
  #sung = false; // the tune of the house, in this visit
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
    if (!this.#pit) return;
    this.#pit.tune(sound ? volume : 0, fewSounds);
    const around = theme === 'night' ? this.#heard?.night : this.#heard?.day;
    this.#pit.surround(sound && !document.hidden && !fewSounds ? (around ?? null) : null);
  }

  /** The sound was switched by hand: when it is on, something answers. */
  greet(): void {
    if (!settings.sound) return;
    this.#wake();
    this.#sung ||= !this.#game;
    this.play(this.#game ? 'question' : 'title');
  }

  /** Somebody is at home: there the tune is heard once a visit, as soon as browsers let anything sound. Returns how to leave. */
  welcome(): () => void {
    this.#atHome = true;
    this.#sing();
    return () => (this.#atHome = false);
  }

  #sing(): void {
    if (!this.#atHome || this.#sung || !settings.sound || !this.#context) return;
    this.#sung = true;
    this.play('title');
  }

  /** A game is on the table from now on, or none. */
  enter(game: GameFolder | null): void {
    if (game === this.#game) return;
    this.#game = game;
    void this.#load();
  }

  /** Everything that happened in an act is heard, together with what moves. */
  act({ told, table }: Act, { rate }: StageCue, me: readonly number[]): void {
    void this.#load().then((loaded) => {
      if (!loaded || this.#game?.name !== table.game) return;
      const cues = loaded.score(told, { me, rate });
      if (cues.some(({ sound }) => sound === 'your_turn')) this.#called = Date.now();
      this.#sound(document.hidden ? cues.filter(({ sound }) => sound === 'your_turn') : cues, loaded.kit);
    });
  }

  /** Somebody here is asked; whoever looks elsewhere is called louder. */
  ask(): void {
    if (Date.now() - this.#called > JUST_NOW) this.play(document.hidden ? 'your_turn' : 'question');
  }

  /** Somebody says a phrase. */
  emote(phrase: string): void {
    void this.#load().then((loaded) => {
      const sound = loaded?.phrases[phrase];
      if (sound && !document.hidden) this.#sound([{ sound }], loaded.kit);
    });
  }

  play(sound: string, pan = 0): void {
    void this.#load().then((loaded) => loaded && this.#sound([{ sound, pan }], loaded.kit));
  }

  #touched = ({ target, isTrusted }: Event): void => {
    if (!isTrusted || !settings.sound) return;
    this.#wake();
    this.#sing();
    if (onControl(target)) this.#pit?.play({ sound: 'tap' });
  };

  #pointed = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && settings.sound && onControl(target)) this.#pit?.play({ sound: 'hover' });
  };

  /** Only from a touch: browsers let nothing sound before. */
  #wake(): void {
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    if (this.#context.state === 'suspended') void this.#context.resume();
    void this.#load();
  }

  /** Nothing where nothing is wanted. */
  async #load(): Promise<Loaded | null> {
    if (!settings.sound && !settings.captions) return null;
    const game = this.#game;
    const [{ OWN, PHRASES, Pit, plainScore }, brought] = await Promise.all([import('./pit'), game?.heard?.() ?? null]);
    const heard = brought?.HEARD ?? null;
    if (game === this.#game && (heard !== this.#heard || (this.#context && !this.#pit))) {
      this.#heard = heard;
      if (this.#context) this.#pit ??= new Pit(this.#context);
      this.#pit?.enter(heard);
      this.follow();
    }
    return { kit: { ...OWN, ...heard?.kit }, phrases: PHRASES, score: heard?.score ?? plainScore };
  }

  #sound(cues: readonly Cue[], kit: Kit): void {
    if (settings.captions) for (const { sound, at, pan } of inTime(cues, kit, settings.fewSounds)) this.captions.say(sound, at, pan);
    if (settings.sound) this.#pit?.batch(cues);
  }
}

const CONTROLS = 'button, a, summary, select, input';
const onControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

export const orchestra = new Orchestra();
