/** A puzzle: every decision is sent with all that came before it, what it did is performed, and taking back costs nothing. */

import { api, Problem } from '../api';
import { folderOf } from '../games/registry';
import { say } from '../language.svelte';
import type { Ask, TableView, TriedPuzzle } from '../protocol';
import type { Line, Refusal, Source } from './source';
import { Stage, type Audience, type Listener, type Performer, type Scene } from './stage.svelte';

/** What somebody has been helped with; the more, the fewer lanterns. */
export type Help = 'none' | 'hint' | 'way';
const LANTERNS: Record<Help, number> = { none: 3, hint: 2, way: 1 };

export class PuzzleTable implements Source, Audience {
  readonly here = [];
  readonly deadlines = new Map<number, number>();
  readonly waitsForTap = false;
  readonly tapped = false;
  readonly log: readonly Line[] = [];
  readonly table: TableView;
  readonly you: number;

  waiting = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The kind of the next move, once somebody has asked. */
  hint = $state<string | null>(null);
  /** The decisions from here on, once somebody has asked. */
  way = $state.raw<readonly string[]>([]);
  /** Nothing leads on within the moves that are left. */
  stuck = $state(false);

  /** How things stood at the beginning, and after each decision. */
  #tried = $state.raw<readonly TriedPuzzle[]>([]);
  #reached = $state(0);
  #helped = $state<Help>('none');
  #stage: Stage;

  constructor(start: TriedPuzzle, listener: Listener = () => {}) {
    this.#stage = new Stage(() => this, () => 1, listener);
    this.table = start.table;
    this.you = start.you;
    this.#tried = [start];
  }

  get door() {
    return this.#now.door;
  }

  get now(): TriedPuzzle {
    return this.#now;
  }

  get decisions(): readonly string[] {
    return this.#tried.at(-1)!.decisions;
  }

  get solved(): boolean {
    return this.#now.warmth === 'solved' && this.acting === null;
  }

  get lanterns(): number {
    return LANTERNS[this.#helped];
  }

  decide(decision: string): void {
    if (this.waiting !== null || this.acting !== null) return;
    this.waiting = decision;
    this.refusal = null;
    void this.#send(decision);
  }

  async #send(decision: string): Promise<void> {
    try {
      const tried = await api.tryPuzzle(this.table.game, this.door.number, [...this.decisions, decision]);
      if (tried.refused) this.refusal = tried.refused;
      else this.#go(tried, decision);
    } catch (error) {
      this.refusal = { sentence: error instanceof Problem ? error.message : say('page-unreachable'), rule: null };
    }
    this.waiting = null;
  }

  #go(tried: TriedPuzzle, decision: string): void {
    this.way = this.way[0] === decision ? this.way.slice(1) : [];
    this.hint = null;
    this.stuck = false;
    this.#tried = [...this.#tried, tried];
    this.#stage.go();
  }

  /** One decision back, as if it had not been made. */
  takeBack(): void {
    if (this.#tried.length === 1) return;
    this.#stage.jump();
    this.#forget(this.#tried.slice(0, -1));
  }

  /** From the beginning, and nobody has helped. */
  again(): void {
    this.#stage.jump();
    this.#helped = 'none';
    this.#forget(this.#tried.slice(0, 1));
  }

  #forget(kept: readonly TriedPuzzle[]): void {
    this.#reached = kept.length - 1;
    this.#tried = kept;
    this.refusal = null;
    this.hint = null;
    this.way = [];
    this.stuck = false;
  }

  /** Asks for the kind of the next move, or for the whole way. */
  async help(wish: 'hint' | 'way'): Promise<void> {
    if (this.waiting !== null) return;
    const { hint, way } = await api.tryPuzzle(this.table.game, this.door.number, [...this.decisions], wish);
    this.hint = hint ?? null;
    this.way = way ?? [];
    this.stuck = !hint && !way;
    if (!this.stuck && this.#helped !== 'way') this.#helped = wish;
  }

  get toCome(): number {
    return this.#tried.length - 1 - this.#reached;
  }

  get next(): Scene | undefined {
    const tried = this.#tried[this.#reached + 1];
    return tried && { n: this.#reached + 1, seat: this.you, told: tried.told, after: tried.view, table: this.table };
  }

  goTo(n: number): void {
    if (n > this.#reached && n < this.#tried.length) this.#reached = n;
  }

  get game() {
    return folderOf(this.table.game);
  }

  get people() {
    return { names: this.table.seats.map((_, seat) => (seat === this.you ? say('page-you') : '')), you: this.you };
  }

  get view(): unknown {
    return this.#now.view;
  }

  get acting() {
    return this.#stage.acting;
  }

  get ask(): Ask | null {
    return this.acting === null && this.toCome === 0 ? this.#now.ask : null;
  }

  get told() {
    return this.#now.told;
  }

  get shown() {
    return this.told;
  }

  get #now(): TriedPuzzle {
    return this.#tried[this.#reached]!;
  }

  perform(performer: Performer): () => void {
    return this.#stage.perform(performer);
  }

  /** Where nothing is asked, nobody is waited for. */
  refuse(sentence: string): void {
    if (this.ask !== null) this.refusal = { sentence, rule: null };
  }

  tap(): void {}
  back(): void {}
}
