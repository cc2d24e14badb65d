/** Performs an act on the table: event after event in its time, then the view may change. */

import type { EventMessage } from '../../protocol';
import { say } from '../../language.svelte';
import { who, type People } from '../../parts/people';
import { settings } from '../../settings.svelte';
import type { Act, Cue, Performer } from '../../sources/source';
import type { Feeling } from '../../theatre/cast/cast';
import { watchFrames } from '../../theatre/leanness.svelte';
import { lying, type Grave } from './cemetery';
import { Flights } from './flights';
import { MOTIONS } from './motions';
import type { Survey } from './painting/graves';
import { Places } from './places';
import type { Scenery } from './scenery.svelte';
import { lengthOf, moments } from './timing';
import type { View } from './view';

/** What a performance needs of a table. */
export interface Props {
  table: HTMLElement;
  layer: HTMLElement;
  scenery: Scenery;
  survey: () => Survey;
  people: () => People;
}

/** Events that show how things stand afterwards: the view comes before them. */
const AFTERWARDS = ['turned_up', 'turn_began', 'go_began', 'game_over'];
/** With less motion nothing travels, but everything still comes in its order, for a shorter while. */
const CALM = 5;
const CLOSED = '#';

export const performerFor =
  (props: Props): Performer =>
  (act, cue) =>
    new Performance(props, act, cue).play();

export class Performance {
  readonly before: View;
  readonly flights: Flights;
  readonly places: Places;
  /** What was found in the grave opened last. */
  inside = '';
  #graves: Map<string, Grave>;
  #rate: number;
  #left: EventMessage[];
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    readonly props: Props,
    readonly act: Act,
    readonly cue: Cue,
  ) {
    this.before = act.before as View;
    this.flights = new Flights(props.layer);
    this.places = new Places(props.table);
    this.#graves = lying(this.before, []);
    this.inside = this.before.opened?.inside ?? '';
    this.#rate = settings.calm ? cue.rate * CALM : cue.rate;
    this.#left = [...act.told];
  }

  get scenery(): Scenery {
    return this.props.scenery;
  }

  get survey(): Survey {
    return this.props.survey();
  }

  /** Whether lids close before this act ends. */
  get closesLater(): boolean {
    return this.#left.some(({ kind }) => kind === 'lids_closed');
  }

  async play(): Promise<void> {
    const { told } = this.act;
    this.scenery.rate = this.#rate;
    this.cue.signal.addEventListener('abort', () => this.#end(), { once: true });
    const last = told.findLastIndex(({ kind }) => !AFTERWARDS.includes(kind));
    const start = performance.now();
    const enough = settings.calm ? null : watchFrames();
    const until = (at: number): Promise<void> => this.#wait(start + at - performance.now());
    for (const [place, { event, at, length }] of moments(told, this.#rate).entries()) {
      await until(at);
      if (this.cue.signal.aborted) return;
      if (place === last + 1) this.#settle();
      this.#left.shift();
      if (settings.calm) this.#place(event);
      else void MOTIONS[event.kind]?.(this, event.facts, length);
    }
    await until(lengthOf(told, this.#rate));
    if (!this.cue.signal.aborted) enough?.();
    this.#end();
  }

  /** How long something takes at this pace. */
  lasting(length: number): number {
    return length / this.#rate;
  }

  later(length: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.cue.signal.aborted) act();
    }, this.lasting(length));
    this.#timers.add(timer);
  }

  /** Says why something happens. */
  say(message: string, seat = -1): void {
    this.scenery.reason = say(message, who(this.props.people(), seat));
  }

  /** Something comes over those seats. */
  feel(feeling: Feeling, seats: readonly number[]): void {
    for (const seat of seats) this.scenery.feelings.set(seat, feeling);
  }

  /** Everybody else at the table. */
  othersThan(seat: number): number[] {
    return this.before.players.flatMap((_, other) => (other === seat ? [] : [other]));
  }

  /** Something lies in an open grave now. */
  fill(name: string, inside: string): void {
    const grave = this.scenery.ahead.get(name) ?? this.#graves.get(name);
    if (grave && grave.sign !== CLOSED) this.scenery.ahead.set(name, { ...grave, inside, fresh: true });
  }

  isClosed(name: string): boolean {
    return (this.scenery.ahead.get(name) ?? this.#graves.get(name))?.sign === CLOSED;
  }

  /** Graves that lay open when the act began. */
  openBefore(): string[] {
    return [...this.#graves.values()].filter(({ sign }) => sign !== CLOSED && sign !== '.').map(({ name }) => name);
  }

  /** Without motion: only what lies open, and who looks there. */
  #place({ kind, facts }: EventMessage): void {
    if (typeof facts.grave === 'string' && typeof facts.seat === 'number') this.scenery.glance = { seat: facts.seat, grave: facts.grave };
    if (kind === 'opened') this.scenery.open(String(facts.grave), String(facts.lid), String(facts.inside));
    if (kind === 'lifted') this.scenery.open(String(facts.grave), '^', String(facts.inside));
    if (kind === 'laid') this.fill(String(facts.grave), `vampire ${String(facts.colour)}`);
  }

  #settle(): void {
    this.cue.settle();
    this.scenery.settle();
    this.flights.clear();
  }

  #end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#settle();
  }

  #wait(length: number): Promise<void> {
    return new Promise((resolve) => {
      if (length <= 0 || this.cue.signal.aborted) return resolve();
      const timer = setTimeout(resolve, length);
      this.cue.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
}
