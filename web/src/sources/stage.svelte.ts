/** The stage: what happened is performed first, then it is so, then somebody is asked. One act at a time, in order. */

import type { EventMessage, TableView } from '../protocol';

/** What happened between two views, to be performed by a board. */
export interface Act {
  n: number;
  seat: number | null;
  told: readonly EventMessage[];
  before: unknown;
  after: unknown;
  table: TableView;
}

/** How an act is to be performed. */
export interface Cue {
  /** 1 is normal; greater is faster. */
  readonly rate: number;
  /** Aborted when nobody looks, the board leaves or too much piled up: jump to the end. */
  readonly signal: AbortSignal;
  /** The view becomes `after` now; motion may go on. */
  settle(): void;
  /** Somebody reads what this act shows: until then nobody is hurried, however much there is to come. */
  read(until: Promise<void>): Promise<void>;
}

/** Resolves when the motion has told everything. */
export type Performer = (act: Act, cue: Cue) => Promise<void>;

/** Hears of every act when it begins, whether or not anything moves. */
export type Listener = (act: Act, cue: Cue) => void;

/** Something to come, for those who look. What is told may be nothing. */
export interface Scene {
  n: number;
  seat: number | null;
  told: readonly EventMessage[];
  after: unknown;
  table: TableView;
}

/** Who looks: what they have seen, and what is still to come. It keeps the scenes; the stage keeps none. */
export interface Audience {
  readonly view: unknown;
  readonly next: Scene | undefined;
  /** How many scenes those are. */
  readonly toCome: number;
  /** Everything up to this scene is so from now on. */
  goTo(n: number): void;
}

const HURRY = 0.35; // faster by so much for each scene that waits
const FASTEST = 3; // times as fast, however much waits
const MOST_WAITING = 12; // with more, whoever looks is brought up to date at once
const LONGEST = 15_000; // milliseconds after which the table goes on without the performer
const LONGEST_READING = 60_000;

export class Stage {
  acting = $state.raw<Act | null>(null);

  #audience: () => Audience;
  #pace: () => number;
  #listener: Listener;
  #performer: Performer | null = null;
  #leave: AbortController | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  #isRead = false;

  /** At an infinite pace nothing is performed. */
  constructor(audience: () => Audience, pace: () => number = () => 1, listener: Listener = () => {}) {
    this.#audience = audience;
    this.#pace = pace;
    this.#listener = listener;
  }

  /** A board performs from now on, until it leaves. */
  perform(performer: Performer): () => void {
    this.#performer = performer;
    document.addEventListener('visibilitychange', this.#whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', this.#whenHidden);
      if (this.#performer !== performer) return;
      this.#performer = null;
      this.jump();
    };
  }

  /** Goes on with what is to come; called whenever there is more of it. */
  go(): void {
    if (this.#audience().toCome > MOST_WAITING && !this.#isRead) this.#leave?.abort();
    while (this.acting === null) {
      const scene = this.#audience().next;
      if (!scene) return;
      if (scene.told.length === 0) this.#audience().goTo(scene.n);
      else if (this.#performer && this.#isWatched) void this.#play(scene, this.#performer);
      else this.#tell(scene);
    }
  }

  get #isWatched(): boolean {
    return !document.hidden && this.#audience().toCome <= MOST_WAITING && this.#pace() < Infinity;
  }

  /** Ends the act that is on, where one is. */
  jump(): void {
    this.#leave?.abort();
    this.go();
  }

  #whenHidden = (): void => {
    if (document.hidden) this.jump();
  };

  #cue(act: Act, leave: AbortController): Cue {
    const settle = (): void => this.#audience().goTo(act.n);
    const hurry = Math.min(FASTEST, 1 + HURRY * (this.#audience().toCome - 1));
    return { rate: this.#pace() * hurry, signal: leave.signal, settle, read: (until) => this.#read(until, leave) };
  }

  async #read(until: Promise<void>, leave: AbortController): Promise<void> {
    this.#isRead = true;
    this.#leaveAfter(LONGEST_READING, leave);
    await until;
    this.#isRead = false;
    if (!leave.signal.aborted) this.#leaveAfter(LONGEST, leave);
  }

  #leaveAfter(milliseconds: number, leave: AbortController): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => leave.abort(), milliseconds);
  }

  /** Without anybody to perform it, it simply is so. */
  #tell(scene: Scene): void {
    const act = this.#act(scene);
    this.#audience().goTo(scene.n);
    this.#listener(act, this.#cue(act, new AbortController()));
  }

  /** The table goes on as soon as the performer is ready, fails, takes too long, or is told to jump. */
  async #play(scene: Scene, performer: Performer): Promise<void> {
    const act = this.#act(scene);
    const leave = new AbortController();
    const cue = this.#cue(act, leave);
    this.#leave = leave;
    this.acting = act;
    this.#leaveAfter(LONGEST / cue.rate, leave);
    const left = new Promise<void>((resolve) => leave.signal.addEventListener('abort', () => resolve(), { once: true }));
    this.#listener(act, cue);
    try {
      await Promise.race([performer(act, cue), left]);
    } catch (error) {
      console.error(error);
    }
    clearTimeout(this.#late);
    this.#isRead = false;
    leave.abort(); // nothing of it moves any more
    cue.settle();
    this.acting = null;
    this.go();
  }

  #act({ n, seat, told, after, table }: Scene): Act {
    return { n, seat, told, before: this.#audience().view, after, table };
  }
}
