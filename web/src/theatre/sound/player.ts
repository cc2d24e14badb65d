/** Whoever plays the theatre by hand: wood, felt, stone, bells, a toy piano, throats, comb and paper, a reed. */

import { Hand, scaled, type AirForm, type Line, type Shape, type ToneForm } from './hand';

/** How a body rings: ratio, T60, level of each mode. */
type Modes = readonly (readonly [number, number, number])[];
type BodyForm = ToneForm & { off?: number; attack?: number };
interface VoiceForm {
  type?: OscillatorType;
  vib?: number;
  rate?: number;
  breath?: number;
  /** Small creatures have short throats. */
  size?: number;
  to?: AudioNode;
}

type Formants = readonly [number, number, number];
const VOWELS: Readonly<Record<string, Formants>> = {
  m: [260, 1100, 2100],
  u: [320, 800, 2200],
  o: [450, 850, 2400],
  a: [750, 1200, 2500],
  e: [480, 1850, 2500],
  i: [300, 2250, 3000],
  y: [420, 1450, 2300],
};
const FORMANTS = [
  { level: 1, q: 5 },
  { level: 0.5, q: 8 },
  { level: 0.18, q: 9 },
];

/** A note of the piano, in hertz; 69 is the a above the middle c. */
export const note = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export class Player extends Hand {
  /** Notes keep their pitch, within a few cents, whatever the sound around them does. */
  private get tuned(): BodyForm {
    return { pitch: 1 + (this.pitch - 1) * 0.04, off: 0.002 };
  }

  /** A struck body; each mode is a little off every time. */
  body(at: number, f: number, modes: Modes, form: BodyForm = {}): void {
    for (const [ratio, t60, level] of modes) {
      this.tone(at, this.vary(f * ratio, form.off ?? 0.012), [form.attack ?? 0.002, this.vary(t60, 0.12), this.vary(level, 0.2)], form);
    }
  }

  wood(at: number, f: number, g = 1, form: AirForm = {}): void {
    const to = form.to ?? this.out;
    this.body(at, f, [[1, 0.09, 0.5 * g], [2.57, 0.05, 0.22 * g], [4.9, 0.03, 0.09 * g]], { to });
    this.air(at, f * 3, [0.001, 0.025, 0.35 * g], { q: 0.8, ...form });
  }

  felt(at: number, f: number, g = 1): void {
    this.air(at, f * 4, [0.006, 0.07, 0.5 * g], { type: 'lowpass', pink: true, q: 0.5 });
    this.tone(at, [0, f * 1.5, 0.05, f], [0.004, 0.1, 0.4 * g]);
  }

  stone(at: number, g = 1): void {
    this.tone(at, [0, 130, 0.12, 62], [0.003, 0.18, 0.42 * g]);
    this.body(at, 255, [[1, 0.14, 0.5 * g], [1.72, 0.11, 0.36 * g], [2.9, 0.07, 0.24 * g]]);
    this.air(at, 900, [0.002, 0.06, 0.6 * g], { type: 'lowpass', q: 0.6 });
  }

  bell(at: number, f: number, g = 1, t60 = 0.9, form: BodyForm = {}): void {
    this.body(at, f, [[1, t60, 0.5 * g], [2.01, t60 * 0.6, 0.16 * g], [3.98, t60 * 0.25, 0.1 * g]], { ...this.tuned, ...form });
  }

  /** A toy piano: a struck rod. */
  toy(at: number, f: number, g = 1, form: BodyForm = {}): void {
    this.body(at, f, [[1, 0.55, 0.42 * g], [2, 0.3, 0.13 * g], [5.38, 0.09, 0.1 * g]], { ...this.tuned, ...form });
    this.air(at, 2600, [0.001, 0.018, 0.12 * g], { q: 0.7, ...(form.to && { to: form.to }) });
  }

  /** A throat: buzz and breath through three formants that glide over the vowels. */
  say(at: number, length: number, pitch: Line, vowels: string, e: Shape, form: VoiceForm = {}): void {
    const mouth = this.gain(0, form.to);
    const stop = this.shape(mouth.gain, at, e);
    const throat = new GainNode(this.context);
    const buzz = new OscillatorNode(this.context, { type: form.type ?? 'sawtooth' });
    this.line(buzz.frequency, at, pitch);
    this.wave(at, stop, form.rate ?? 5.5, form.vib ?? 18, buzz.detune);
    buzz.connect(throat);
    buzz.start(this.at + at);
    buzz.stop(stop);
    this.noise(at, stop, this.gain(form.breath ?? 0.12, throat));
    for (const [place, { level, q }] of FORMANTS.entries()) {
      const glide = [...vowels].flatMap((vowel, i) => [
        (i * length) / Math.max(1, vowels.length - 1),
        VOWELS[vowel]![place]! * (form.size ?? 1.15),
      ]);
      throat.connect(this.filter(at, 'bandpass', glide, q, this.gain(level, mouth), 1 + (this.pitch - 1) * 0.5));
    }
  }

  /** Comb and paper. */
  kazoo(at: number, f: Line, e: Shape, form: { vib?: readonly [number, number]; to?: AudioNode } = {}): void {
    const nasal = this.filter(at, 'peaking', 1300, 1.4, form.to ?? this.out, 1);
    nasal.gain.value = 9;
    this.tone(at, f, e, { type: 'sawtooth', lp: 2600, vib: form.vib ?? [6, 25], to: nasal });
    this.tone(at, f, scaled(e, 0.5), { type: 'square', cents: 9, lp: 1900, to: nasal });
  }

  whistle(at: number, f: Line, e: Shape, form: ToneForm = {}): void {
    const { vib = [6.5, 22] } = form;
    this.tone(at, f, e, { ...form, vib });
    this.air(at, f, scaled(e, 0.5), { q: 9, ...(form.to && { to: form.to }) });
  }

  /** An accordion: two reeds that do not quite agree. */
  reed(at: number, f: number, length: number, g = 1, form: ToneForm = {}): void {
    const e = [0, 0, 0.02, g * 0.16, length * 0.7, g * 0.13, length, 0];
    for (const cents of [-9, 8]) this.tone(at, f, e, { type: 'sawtooth', cents, lp: Math.min(f * 5, 3800), ...this.tuned, ...form });
    this.tone(at, f, e, { type: 'square', lp: f * 3, ...this.tuned, ...form });
  }

  /** A hinge that sticks and slips. */
  creak(at: number, length: number, from: number, to: number, g = 0.3, out: AudioNode = this.out): void {
    for (const box of [this.filter(at, 'bandpass', this.vary(900), 3, out), this.filter(at, 'bandpass', this.vary(1750), 5, out)]) {
      const f = [0, from, length * 0.5, (from + to) * 0.6, length, to];
      const e = [0, 0, 0.04, g, length * 0.8, g * 0.8, length, 0];
      this.tone(at, f, e, { type: 'sawtooth', to: box, vib: [this.vary(11), 90] });
    }
  }

  /** Ki-ke-ri-kii, proud and a little hoarse. */
  cock(at: number, g = 1): void {
    const comb = this.filter(at, 'bandpass', 2000, 0.9, this.out, 1);
    for (const { start, length, from, to, vowels } of CROW) {
      const f = [0, from, length * 0.35, to * 1.12, length, to];
      const last = start > 0.3;
      const loud = [0, 0, 0.02, 0.5 * g, length * 0.7, 0.42 * g, length, 0];
      this.say(at + start, length, f, vowels, loud, { vib: last ? 45 : 5, rate: 8, breath: 0.3, size: 1.35 });
      this.tone(at + start, f, scaled(loud, 0.4), { type: 'square', to: comb });
    }
  }
}

const CROW = [
  { start: 0, length: 0.1, from: 600, to: 760, vowels: 'ae' },
  { start: 0.14, length: 0.09, from: 740, to: 790, vowels: 'ee' },
  { start: 0.26, length: 0.1, from: 760, to: 900, vowels: 'ea' },
  { start: 0.39, length: 0.52, from: 880, to: 700, vowels: 'aaey' },
];
