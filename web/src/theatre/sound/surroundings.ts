/** What is around a place: a bed of wind that never stops, and small things that happen now and then, never twice alike. */

import type { Desk } from './desk';
import { decibels } from './kit';
import { Player } from './player';
import { anotherSeed, random, type Random } from './random';

/** Noise through a filter under two slow waves. */
export interface Layer {
  readonly type: BiquadFilterType;
  readonly f: number;
  readonly q: number;
  readonly level: number;
  readonly rate: number;
  readonly depth: number;
}

export interface Happening {
  /** Seconds between two, at least and at most. */
  readonly every: readonly [number, number];
  /** How much its pitch varies. */
  readonly vary?: number;
  /** `count`: how often it has happened. */
  readonly make: (player: Player, count: number) => void;
}

export interface Ambience {
  readonly bed: readonly Layer[];
  readonly happenings: Readonly<Record<string, Happening>>;
}

const LEVEL = -11; // decibels
const FADE = 2.5; // seconds
const AHEAD = 1.5; // seconds
const OFTEN = 700; // milliseconds
const WAVES = [
  { share: 0.62, speed: 1 },
  { share: 0.38, speed: 2.618 },
]; // they never meet: no loop to be heard

export class Surroundings {
  #out: GainNode;
  #r: Random;
  #sources: AudioScheduledSourceNode[];
  #next: Map<string, { at: number; count: number }>;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly desk: Desk,
    readonly ambience: Ambience,
    seed: number,
  ) {
    this.#r = random(anotherSeed(random(seed)));
    const { context, now } = desk;
    this.#out = new GainNode(context, { gain: 0 });
    this.#out.gain.setValueAtTime(0, now);
    this.#out.gain.linearRampToValueAtTime(decibels(LEVEL), now + FADE);
    this.#out.connect(desk.ambience);
    const wet = new GainNode(context, { gain: 0.5 });
    this.#out.connect(wet).connect(desk.send);
    this.#sources = ambience.bed.flatMap((layer) => this.#spread(layer));
    this.#next = new Map(
      Object.entries(ambience.happenings).map(([name, { every }]) => [name, { at: now + FADE / 2 + every[0] * this.#r(), count: 0 }]),
    );
  }

  /** Goes on by itself until it ends. */
  begin(): void {
    this.plan(this.desk.now + AHEAD);
    this.#timer = setInterval(() => this.plan(this.desk.now + AHEAD), OFTEN);
  }

  /** Everything that happens before that time. */
  plan(until: number): void {
    for (const [name, { every, vary = 0.06, make }] of Object.entries(this.ambience.happenings)) {
      const next = this.#next.get(name)!;
      while (next.at < until) {
        const at = Math.max(next.at, this.desk.now + 0.02);
        make(new Player(this.desk, at, this.#r, 1 + (this.#r() * 2 - 1) * vary, this.#out), next.count++);
        next.at = at + every[0] + (every[1] - every[0]) * this.#r();
      }
    }
  }

  end(): void {
    clearInterval(this.#timer);
    const { now } = this.desk;
    this.#out.gain.cancelScheduledValues(now);
    this.#out.gain.setTargetAtTime(0, now, FADE / 4);
    for (const source of this.#sources) source.stop(now + FADE * 1.5);
    setTimeout(() => this.#out.disconnect(), FADE * 1700);
  }

  #spread({ type, f, q, level, rate, depth }: Layer): AudioScheduledSourceNode[] {
    const { context, now, pink } = this.desk;
    const wind = new AudioBufferSourceNode(context, { buffer: pink, loop: true, playbackRate: 0.9 + this.#r() * 0.15 });
    const filter = new BiquadFilterNode(context, { type, frequency: f, Q: q });
    const gain = new GainNode(context, { gain: level });
    wind.connect(filter).connect(gain).connect(this.#out);
    wind.start(now, this.#r() * 1.9);
    const waves = WAVES.flatMap(({ share, speed }) => [
      this.#wave(rate * speed, f * depth * share, filter.frequency),
      this.#wave(rate * speed, level * depth * share, gain.gain),
    ]);
    return [wind, ...waves];
  }

  #wave(rate: number, depth: number, param: AudioParam): OscillatorNode {
    const wave = new OscillatorNode(this.desk.context, { frequency: rate * (0.85 + this.#r() * 0.3) });
    wave.connect(new GainNode(this.desk.context, { gain: depth })).connect(param);
    wave.start(this.desk.now);
    return wave;
  }
}
