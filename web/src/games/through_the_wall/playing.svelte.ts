/** What somebody at the castle can do now, and what it is called: spaces to go to, ghosts without one, the words of the ribbon. */

import { say } from '../../language.svelte';
import { offered } from '../../parts/decisions';
import { waitingFor, who } from '../../parts/people';
import type { Source } from '../../sources/source';
import { adrift } from './adrift';
import { CORNERS, onFrame, printed } from './board';
import { Grasp } from './grasp.svelte';
import { narrate, narrateAct } from './narration';
import type { View } from './view';

export class Playing {
  readonly grasp: Grasp;
  /** The ghost that somebody wants to place first, where several have no space. */
  wanted = $state(0);

  #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
    this.grasp = new Grasp(source, (slider) => say('page-lifted', { slider }));
  }

  get #view(): View {
    return this.#source().view as View;
  }

  readonly decisions = $derived.by(() => offered(this.#source()));
  readonly strays = $derived.by(() => adrift(this.decisions, this.#view.colours));
  readonly stray = $derived.by(() => (this.strays.has(this.wanted) ? this.wanted : ([...this.strays.keys()][0] ?? null)));
  /** Where one may go, or put the ghost that has no space: decisions by spaces. */
  readonly spaces = $derived.by(() => {
    const steps = this.decisions.filter((each) => each.startsWith('step '));
    return this.stray === null ? new Map(steps.map((each) => [each.slice(5), each])) : this.strays.get(this.stray)!;
  });
  readonly turns = $derived.by(() => this.decisions.filter((each) => each.startsWith('turn ')));

  readonly words = $derived.by(() => {
    const { you, table } = this.#source();
    const stand = you === null ? null : this.#view.ghosts[you];
    const sought = printed(table.options.board).spaces.find(({ name }) => name === stand)?.garment ?? null;
    const isThrownOut = [...this.spaces.keys()].every((space) => CORNERS.includes(space));
    const stray = this.stray === null ? null : this.ghostWords(this.stray);
    return narrate({ decisions: this.decisions, grasp: this.grasp, movesLeft: this.#view.moves_left, sought, stray, isThrownOut });
  });
  /** What happens now, in words. */
  readonly acting = $derived.by(() => {
    const { acting, people } = this.#source();
    return acting && narrateAct(acting.told, people);
  });

  ghostWords(ghost: number): string {
    return say(`page-ghost-${this.#view.colours[ghost]}`, who(this.#source().people, ghost));
  }

  may(verb: string): boolean {
    return this.decisions.some((each) => each.startsWith(`${verb} `));
  }

  /** All but sliders: what is in hand comes first. */
  decide(decision: string): void {
    const source = this.#source();
    if (source.ask === null) source.refuse(waitingFor(this.#view.owing, source.people));
    else if (this.grasp.isFree()) source.decide(decision);
  }

  tap(space: string): void {
    const { grasp, stray } = this;
    const tunnel = Math.floor(onFrame(space, this.#view.quarters).x);
    if (grasp.hand && grasp.tunnels.includes(tunnel)) grasp.carry(tunnel);
    else if (!grasp.hand) grasp.thinkAgain();
    if (!grasp.hovers) this.decide(this.spaces.get(space) ?? (stray === null ? `step ${space}` : `put ${this.#view.colours[stray]} ${space}`));
  }
}
