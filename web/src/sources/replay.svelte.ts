/** A finished game, step by step, as somebody who watched saw it. Nothing can be decided any more. */

import { folderOf } from '../games/registry';
import { shownNames } from '../parts/people';
import type { Replayed, ReplayStep, TableView } from '../protocol';
import { withoutSecrets } from './forgetting';
import type { Line, Source } from './source';

export class ReplayedTable implements Source {
  step = $state(0);

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

  #steps: readonly ReplayStep[];

  constructor({ table, steps }: Replayed) {
    // whoever was away in the end was not so all the time
    this.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, stand_in: false })) };
    this.#steps = steps;
    this.last = steps.length - 1;
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

  get told() {
    return this.#now.told;
  }

  get shown() {
    return this.#now.told;
  }

  get log(): Line[] {
    const told = this.#now.told.map((each) => withoutSecrets(each, this.game.tellable));
    return [{ n: this.step, seat: this.#now.seat, about: 'decided', phrase: null, told }];
  }

  /** Only at the last step: the end is told when it has come. */
  get statistics() {
    return this.step === this.last ? this.table.statistics : undefined;
  }

  get #now(): ReplayStep {
    return this.#steps[this.step]!;
  }

  decide(): void {}
  refuse(): void {}
  tap(): void {}
  back(): void {}
}
