/** A lesson, step by step: the guide speaks, the pupil does one thing, what follows is performed, then the next line. */

import { folderOf } from '../games/registry';
import { levelName } from '../parts/people';
import { say } from '../language.svelte';
import type { Ask, LessonScene, LessonStepTold, LessonTold, TableView } from '../protocol';
import type { Line, Source } from './source';
import { Stage, type Audience, type Listener, type Performer, type Scene } from './stage.svelte';

/** Shows that something cannot be done. */
export type Trial = (decision: string) => Promise<void>;

const UNHURRIED = 2; // scenes that are told of as waiting at most, so that little ones can follow

export class LessonTable implements Source, Audience {
  readonly table: TableView;
  readonly you: number;
  readonly guide: string;
  readonly title: string;
  readonly candles: number;
  readonly waiting = null;
  readonly refusal = null;
  readonly here = [];
  readonly deadlines = new Map<number, number>();
  readonly waitsForTap = false;
  readonly tapped = false;
  readonly log: readonly Line[] = [];

  /** How often something else was tried at this step. */
  tries = $state(0);

  #steps: readonly LessonStepTold[];
  #scenes: readonly LessonScene[];
  /** By step, the scene after which its guide speaks. */
  #ends: readonly number[];
  #at = $state(0);
  #reached = $state(0);
  #trying = $state(false);
  #trial: Trial | null = null;
  #stage: Stage;

  constructor({ table, you, guide, title, candles, steps }: LessonTold, listener: Listener = () => {}) {
    this.#stage = new Stage(() => this, () => 1, listener);
    this.table = table;
    this.you = you;
    this.guide = guide;
    this.title = title;
    this.candles = candles;
    this.#steps = steps;
    this.#scenes = steps.flatMap(({ scenes }) => scenes);
    let end = -1;
    this.#ends = steps.map(({ scenes }) => (end += scenes.length));
  }

  /** The step that the pupil is at, and whose sentence is said once all that leads to it has been seen. */
  get step(): LessonStepTold {
    return this.#steps[this.#at]!;
  }

  get number(): number {
    return this.#at;
  }

  /** Whether the guide has the word: nothing moves, and it is the pupil's turn to do something. */
  get ready(): boolean {
    return this.acting === null && this.toCome === 0 && !this.#trying;
  }

  /** What the guide says now; while something moves, what was said before. */
  get says(): string {
    return this.#steps[this.ready ? this.#at : Math.max(this.#at - 1, 0)]!.says;
  }

  get isLast(): boolean {
    return this.#at === this.#steps.length - 1;
  }

  /** What shines: the one thing that is wanted, unless it is to be found by heart and nothing went wrong yet. */
  get bright(): string | null {
    const { wanted, by_heart: byHeart } = this.step;
    return this.ready && (!byHeart || this.tries > 0) ? wanted : null;
  }

  /** The pupil has listened, or done what is wanted. */
  goOn(): void {
    if (!this.ready || this.isLast) return;
    this.#at += 1;
    this.tries = 0;
    this.#stage.go();
  }

  /** One step back, as if what came after had not happened. */
  goBack(): void {
    if (this.#at === 0) return;
    const step = this.#at - 1;
    this.#at = step;
    this.#reached = Math.min(this.#reached, this.#ends[step]!);
    this.tries = 0;
    this.#stage.jump();
    this.#reached = this.#ends[step]!;
  }

  /** A board that can show that something cannot be done, until it calls what it got back. */
  tryOn(trial: Trial): () => void {
    this.#trial = trial;
    return () => {
      if (this.#trial === trial) this.#trial = null;
    };
  }

  decide(decision: string): void {
    if (!this.ready) return;
    const { wanted, in_vain: inVain } = this.step;
    if (decision !== wanted) this.tries += 1;
    else if (inVain) void this.#tryInVain(decision);
    else this.goOn();
  }

  async #tryInVain(decision: string): Promise<void> {
    this.#trying = true;
    await this.#trial?.(decision);
    this.#trying = false;
    this.goOn();
  }

  get toCome(): number {
    return Math.min(this.#ends[this.#at]! - this.#reached, UNHURRIED);
  }

  get next(): Scene | undefined {
    const n = this.#reached + 1;
    if (n > this.#ends[this.#at]!) return undefined;
    const { seat, told, view } = this.#scenes[n]!;
    return { n, seat, told, after: view, table: this.table };
  }

  goTo(n: number): void {
    if (n > this.#reached && n <= this.#ends[this.#at]!) this.#reached = n;
  }

  get game() {
    return folderOf(this.table.game);
  }

  get people() {
    const names = this.table.seats.map(({ level }) => (level ? levelName(level) : say('page-you')));
    return { names, you: this.you };
  }

  get view(): unknown {
    return this.#scenes[this.#reached]!.view;
  }

  get acting() {
    return this.#stage.acting;
  }

  get ask(): Ask | null {
    return this.ready ? this.step.ask : null;
  }

  get told() {
    return this.#scenes[this.#reached]!.told;
  }

  get shown() {
    return this.told;
  }

  perform(performer: Performer): () => void {
    return this.#stage.perform(performer);
  }

  /** Nothing scolds: whatever else is touched, what is wanted shows itself. */
  refuse(): void {
    if (this.ready) this.tries += 1;
  }

  tap(): void {}
  back(): void {}
}
