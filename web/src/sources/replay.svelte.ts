/** A finished game, step by step, as somebody who watched saw it. Nothing can be decided any more. */

import { folderOf } from '../games/registry';
import { shownNames } from '../parts/people';
import type { LanternView, Replayed, ReplayStep, TableView } from '../protocol';
import { withoutSecrets } from './forgetting';
import type { Line, Source } from './source';
import { Stage, type Audience, type Listener, type Performer, type Scene } from './stage.svelte';

export class ReplayedTable implements Source, Audience {
  readonly table: TableView;
  readonly last: number;
  readonly you = null;
  readonly ask = null;
  readonly waiting = null;
  readonly refusal = null;
  readonly here = [];
  readonly deadlines = new Map<number, number>();
  readonly waitsForTap = false;
  readonly tapped = false;

  /** How fast it goes; 1 is as it was played. */
  rate = $state(1);
  /** Whether what lay hidden is shown. */
  unveils = $state(false);
  /** The seat whose lantern is shown, or nobody's. */
  lanternOf = $state<number | null>(null);

  #steps: readonly ReplayStep[];
  #wanted = $state(0);
  #reached = $state(0);
  #stage: Stage;

  constructor({ table, steps }: Replayed, listener: Listener = () => {}) {
    this.#stage = new Stage(() => this, () => this.rate, listener);
    // whoever was away in the end was not so all the time
    this.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, stand_in: false })) };
    this.#steps = steps;
    this.last = steps.length - 1;
  }

  /** One step on is performed; any other is shown at once. */
  get step(): number {
    return this.#wanted;
  }

  set step(step: number) {
    const onward = step === this.#wanted + 1 && this.#wanted === this.#reached;
    this.#wanted = step;
    if (!onward) {
      this.#reached = step;
      this.#stage.jump();
    } else this.#stage.go();
  }

  get acting() {
    return this.#stage.acting;
  }

  get toCome(): number {
    return Math.max(this.#wanted - this.#reached, 0);
  }

  get next(): Scene | undefined {
    if (this.toCome === 0) return undefined;
    const n = this.#reached + 1;
    const { seat, told, view } = this.#steps[n]!;
    return { n, seat, told, after: view, table: this.table };
  }

  goTo(n: number): void {
    if (n > this.#reached && n <= this.#wanted) this.#reached = n;
  }

  get game() {
    return folderOf(this.table.game);
  }

  get people() {
    return { names: shownNames(this.table), you: null };
  }

  get view() {
    return this.#now.view;
  }

  /** The seats that had a lantern. */
  get lit(): number[] {
    return this.table.seats.flatMap(({ lantern = 'none' }, seat) => (lantern === 'none' ? [] : [seat]));
  }

  get lantern(): LanternView | null {
    const lanterns = this.#now.lanterns as (LanternView | null)[] | undefined;
    return this.lanternOf === null ? null : (lanterns?.[this.lanternOf] ?? null);
  }

  get told() {
    return this.#now.told;
  }

  get shown() {
    return this.#now.told;
  }

  get log(): Line[] {
    const told = this.#now.told.map((each) => withoutSecrets(each, this.game.tellable));
    return [{ n: this.#reached, seat: this.#now.seat, about: 'decided', phrase: null, told }];
  }

  get hidden(): unknown {
    return this.unveils ? this.#now.hidden : null;
  }

  /** Everything that happened, by step. */
  get whole(): readonly ReplayStep[] {
    return this.#steps;
  }

  /** Only at the last step: the end is told when it has come. */
  get statistics() {
    return this.#reached === this.last ? this.table.statistics : undefined;
  }

  get #now(): ReplayStep {
    return this.#steps[this.#reached]!;
  }

  perform(performer: Performer): () => void {
    return this.#stage.perform(performer);
  }

  decide(): void {}
  refuse(): void {}
  tap(): void {}
  back(): void {}
}
