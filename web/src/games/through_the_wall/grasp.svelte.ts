/** Sliders in somebody's fingers: lit by a first tap, in hand once lifted. What is in hand has to be moved (TW-11). */

import { offered } from '../../parts/decisions';
import { waitingFor } from '../../parts/people';
import type { Source } from '../../sources/source';
import { emptyTunnel, FURTHEST, isMovable, letGo, lifted, reachable, type Hand } from './hand';
import type { View } from './view';

export type Way = 'up' | 'down';

export class Grasp {
  /** A slider that was tapped once: it shows where it can go, and can still be left alone. */
  lit = $state<number | null>(null);
  hand = $state.raw<Hand | null>(null);
  #source: () => Source;
  #keep: (slider: number) => string;

  /** `keep` says that a slider in hand has to be moved. */
  constructor(source: () => Source, keep: (slider: number) => string) {
    this.#source = source;
    this.#keep = keep;
  }

  get #view(): View {
    return this.#source().view as View;
  }

  get #decisions(): readonly string[] {
    return offered(this.#source());
  }

  get slider(): number | null {
    return this.hand?.slider ?? this.lit;
  }

  /** Whether it hangs over a tunnel that it did not come from. */
  get hovers(): boolean {
    return this.hand !== null && this.#view.sliders[this.hand.slider - 1]!.tunnel !== this.hand.tunnel;
  }

  /** The tunnels it can be carried to, and back to its own once it hangs elsewhere. */
  get tunnels(): number[] {
    if (this.slider === null) return [];
    const open = reachable(this.#decisions, this.slider);
    return this.hovers ? [...open, this.#view.sliders[this.slider - 1]!.tunnel] : open;
  }

  /** Sliders lie where the server says. */
  leave(): void {
    this.hand = this.lit = null;
  }

  /** A second thought; too late for what is in hand. */
  thinkAgain(): void {
    this.lit = null;
  }

  tapKnob(slider: number, way: Way): void {
    if (!this.#mayTouch(slider)) return;
    if (this.hovers) this.#deepen(way === 'up' ? -1 : 1);
    else if (this.slider === slider) this.push(slider, way);
    else this.light(slider);
  }

  /** Shows where a slider can go; where it cannot go anywhere, the server says why. */
  light(slider: number): void {
    if (!this.#mayTouch(slider) || this.hand) return;
    if (isMovable(this.#decisions, slider)) this.lit = slider;
    else this.#explain(slider);
  }

  push(slider: number, way: Way): void {
    if (this.#mayTouch(slider)) this.#source().decide(`slide ${slider} ${way}`);
  }

  /** Carries the slider over to a tunnel: from now on it is in hand. */
  carry(tunnel: number): void {
    const slider = this.slider;
    if (slider === null) return;
    if (this.tunnels.includes(tunnel)) this.hold({ ...(this.hand ?? lifted(this.#view, slider)), tunnel });
    else this.#source().decide(`shift ${slider} ${tunnel} ${lifted(this.#view, slider).offset}`);
  }

  hold(held: Hand): void {
    if (!isMovable(this.#decisions, held.slider) || (this.hand && this.hand.slider !== held.slider)) return;
    this.lit = null;
    this.hand = held;
  }

  /** Lets go of it; where it lay it stays in hand, and where it may not lie the server says why. */
  drop(held: Hand): void {
    if (!this.#mayTouch(held.slider)) return;
    const decision = letGo(this.#view, held);
    this.hold(decision === null || this.#decisions.includes(decision) ? held : lifted(this.#view, held.slider));
    if (decision !== null) this.#source().decide(decision);
  }

  /** True where nothing is in hand; else says that it comes first. */
  isFree(): boolean {
    if (this.hand) this.#source().refuse(this.#keep(this.hand.slider));
    return this.hand === null;
  }

  #mayTouch(slider: number): boolean {
    const source = this.#source();
    if (source.ask === null) {
      source.refuse(waitingFor(this.#view.owing, source.people));
      return false;
    }
    return this.hand?.slider === slider || this.isFree();
  }

  #deepen(by: number): void {
    const { hand } = this;
    if (hand && Math.abs(hand.offset + by) <= FURTHEST) this.hand = { ...hand, offset: hand.offset + by };
  }

  #explain(slider: number): void {
    this.#source().decide(letGo(this.#view, { ...lifted(this.#view, slider), tunnel: emptyTunnel(this.#view) })!);
  }
}
