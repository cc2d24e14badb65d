/** One playing of one sound: tones and air, shaped by hand. Time is in seconds, levels are linear. */

import type { Random } from './random';

/** `[attack, T60, level]` is struck; `[t, level, t, level, ...]` is drawn. Both begin and end at nothing. */
export type Shape = readonly number[];
/** A number, or `[t, value, t, value, ...]`. */
export type Line = number | readonly number[];

export interface ToneForm {
  type?: OscillatorType;
  /** Vibrato: hertz, depth in cents. */
  vib?: readonly [number, number];
  /** Tremolo: hertz, depth. */
  trem?: readonly [number, number];
  /** A low-pass, in hertz. */
  lp?: number;
  q?: number;
  cents?: number;
  pitch?: number;
  to?: AudioNode;
}

export interface AirForm {
  type?: BiquadFilterType;
  q?: number;
  pink?: boolean;
  trem?: readonly [number, number];
  to?: AudioNode;
}

export interface Materials {
  readonly context: BaseAudioContext;
  readonly white: AudioBuffer;
  readonly pink: AudioBuffer;
}

export const clamp = (x: number, least: number, most: number): number => Math.min(most, Math.max(least, x));

/** The same shape at another level. */
export function scaled(e: Shape, by: number): number[] {
  return e.map((x, i) => ((e.length === 3 ? i === 2 : i % 2 === 1) ? x * by : x));
}

export class Hand {
  end: number;

  constructor(
    readonly materials: Materials,
    readonly at: number,
    readonly r: Random,
    readonly pitch: number,
    public out: AudioNode,
  ) {
    this.end = at;
  }

  get context(): BaseAudioContext {
    return this.materials.context;
  }

  vary(x: number, by = 0.06): number {
    return x * (1 + (this.r() * 2 - 1) * by);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.r() * list.length)]!;
  }

  gain(value = 0, to: AudioNode | AudioParam = this.out): GainNode {
    const gain = new GainNode(this.context, { gain: value });
    if (to instanceof AudioNode) gain.connect(to);
    else gain.connect(to);
    return gain;
  }

  filter(at: number, type: BiquadFilterType, f: Line, q: number, to: AudioNode, pitch?: number): BiquadFilterNode {
    const filter = new BiquadFilterNode(this.context, { type, Q: q });
    this.line(filter.frequency, at, f, pitch);
    filter.connect(to);
    return filter;
  }

  /** A place left or right of this sound, or a way from one to another. */
  side(pan: Line, to: AudioNode = this.out): StereoPannerNode {
    const panner = new StereoPannerNode(this.context);
    if (typeof pan === 'number') panner.pan.value = clamp(pan, -1, 1);
    else {
      panner.pan.setValueAtTime(clamp(pan[1]!, -1, 1), this.at + pan[0]!);
      for (let i = 2; i < pan.length; i += 2) panner.pan.linearRampToValueAtTime(clamp(pan[i + 1]!, -1, 1), this.at + pan[i]!);
    }
    panner.connect(to);
    return panner;
  }

  tone(at: number, f: Line, e: Shape, form: ToneForm = {}): void {
    const source = new OscillatorNode(this.context, { type: form.type ?? 'sine', detune: form.cents ?? 0 });
    const level = this.gain(0, form.to);
    const stop = this.shape(level.gain, at, e);
    this.line(source.frequency, at, f, form.pitch);
    if (form.vib) this.wave(at, stop, form.vib[0], form.vib[1], source.detune);
    const into = this.trembling(at, stop, form.trem, level);
    source.connect(form.lp ? this.filter(at, 'lowpass', form.lp, form.q ?? 0.7, into) : into);
    source.start(Math.max(0, this.at + at));
    source.stop(stop);
  }

  /** Noise through one filter. */
  air(at: number, f: Line, e: Shape, form: AirForm = {}): void {
    const level = this.gain(0, form.to);
    const stop = this.shape(level.gain, at, e);
    const into = this.trembling(at, stop, form.trem, level);
    this.noise(at, stop, this.filter(at, form.type ?? 'bandpass', f, form.q ?? 1, into), form.pink);
  }

  /** A sound on twos: a long scrape is really 24 tiny pushes a second, like the pictures. */
  grains(at: number, length: number, f: Line, e: Shape, form: AirForm & { step?: number } = {}): void {
    const { step = 1 / 24 } = form;
    const level = this.gain(0, form.to);
    const stop = this.shape(level.gain, at, e);
    const chop = this.gain(0, level);
    const t = this.at + at;
    chop.gain.setValueAtTime(0.3, Math.max(0, t));
    for (let x = 0; x < length; x += step) {
      chop.gain.setTargetAtTime(0.25 + 0.75 * this.r(), t + x * this.vary(1, 0.02), 0.006);
    }
    this.noise(at, stop, this.filter(at, 'bandpass', f, form.q ?? 1.2, chop), form.pink);
  }

  protected shape(param: AudioParam, at: number, e: Shape): number {
    const t = this.at + at;
    param.setValueAtTime(0, Math.max(0, t));
    let last: number;
    if (e.length === 3) {
      const [attack, fall, level] = e as [number, number, number];
      param.linearRampToValueAtTime(level, t + attack);
      param.exponentialRampToValueAtTime(Math.max(level * 0.001, 1e-6), t + attack + fall);
      last = attack + fall;
    } else {
      for (let i = 0; i < e.length; i += 2) param.linearRampToValueAtTime(e[i + 1]!, t + Math.max(e[i]!, 0.002));
      last = e[e.length - 2]!;
    }
    param.linearRampToValueAtTime(0, t + last + 0.006);
    this.end = Math.max(this.end, t + last + 0.008);
    return t + last + 0.008;
  }

  protected line(param: AudioParam, at: number, f: Line, pitch = this.pitch): void {
    const t = this.at + at;
    if (typeof f === 'number') {
      param.setValueAtTime(f * pitch, Math.max(0, t));
      return;
    }
    param.setValueAtTime(f[1]! * pitch, Math.max(0, t));
    for (let i = 2; i < f.length; i += 2) param.exponentialRampToValueAtTime(f[i + 1]! * pitch, t + f[i]!);
  }

  protected wave(at: number, stop: number, rate: number, depth: number, param: AudioParam): void {
    const source = new OscillatorNode(this.context);
    this.line(source.frequency, at, rate, 1);
    source.connect(this.gain(depth, param));
    source.start(this.at + at);
    source.stop(stop);
  }

  protected noise(at: number, stop: number, to: AudioNode, pink = false): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.materials[pink ? 'pink' : 'white'], loop: true });
    source.connect(to);
    source.start(Math.max(0, this.at + at), this.r() * 1.8);
    source.stop(stop);
  }

  private trembling(at: number, stop: number, trem: readonly [number, number] | undefined, to: GainNode): GainNode {
    if (!trem) return to;
    const [rate, depth] = trem;
    const into = this.gain(1 - depth / 2, to);
    this.wave(at, stop, rate, depth / 2, into.gain);
    return into;
  }
}
