/** The mixing desk: three levels of importance and the ambience, a room, a soft limit, the volume. */

import { clamp, type Materials } from './hand';
import { decibels, type Room } from './kit';
import { pinkNoise, roomAnswer, whiteNoise } from './noise';

const MASTER = -14; // decibels at the usual volume
export const USUAL_VOLUME = 60;
const KNEE = 0.63; // straight to -4 dBFS
const TOP = 0.88; // never above -1.1 dBFS
const LOWEST = 40; // hertz: no small speaker gives less back, and no step is left behind
const DUCKING = { low: -9, mid: -4, ambience: -8 } as const;
/**
 * Everything has two sides from its first moment to its last. A browser would change from two to one as soon as the
 * last part with a place of its own has ended, whenever it happens to notice, and by that change the level.
 */
export const BOTH_SIDES = { channelCount: 2, channelCountMode: 'explicit' } as const;
const NO_ROOM: Room = { wet: -30, tone: 3000, before: 0.01 };

export class Desk implements Materials {
  readonly white: AudioBuffer;
  readonly pink: AudioBuffer;
  readonly low: GainNode;
  readonly mid: GainNode;
  readonly top: GainNode;
  readonly ambience: GainNode;
  readonly send: GainNode;

  #master: GainNode;
  #before: DelayNode;
  #tone: BiquadFilterNode;
  #ducked = 0;

  /** `raw` leaves out the volume, for measuring. */
  constructor(
    readonly context: BaseAudioContext,
    readonly raw = false,
  ) {
    this.white = whiteNoise(context);
    this.pink = pinkNoise(context);
    this.#master = new GainNode(context);
    this.#master.connect(context.destination);
    const limit = new WaveShaperNode(context, { curve: softKnee() });
    limit.connect(this.#master);
    const sum = new BiquadFilterNode(context, { type: 'highpass', frequency: LOWEST, Q: 0.6 });
    sum.connect(limit);
    this.low = bus(context, sum);
    this.mid = bus(context, sum);
    this.top = bus(context, sum);
    this.ambience = bus(context, sum);
    this.send = new GainNode(context, BOTH_SIDES);
    this.#before = new DelayNode(context, { maxDelayTime: 0.1 });
    this.#tone = new BiquadFilterNode(context, { type: 'lowpass' });
    const room = new ConvolverNode(context, { buffer: roomAnswer(context) });
    this.send.connect(this.#before).connect(this.#tone).connect(room).connect(sum);
    this.enter(null);
    this.volume(USUAL_VOLUME);
  }

  get now(): number {
    return this.context.currentTime;
  }

  /** From 0 to 100. */
  volume(volume: number): void {
    const gain = this.raw ? 1 : decibels(MASTER) * (clamp(volume, 0, 100) / USUAL_VOLUME) ** 1.7;
    this.#glide(this.#master.gain, gain, 0.02);
  }

  enter(room: Room | null): void {
    const { wet, tone, before } = room ?? NO_ROOM;
    this.#glide(this.send.gain, decibels(wet), 0.3);
    this.#glide(this.#tone.frequency, tone, 0.3);
    this.#glide(this.#before.delayTime, before, 0.3);
  }

  /** Where a sound of this priority is plugged in. */
  bus(priority: number): GainNode {
    if (priority >= 4) return this.top;
    return priority >= 2 ? this.mid : this.low;
  }

  /** What matters is heard: everything else steps back and returns. */
  duck(from: number, to: number): void {
    const back = Math.max(to, this.#ducked, from + 0.35) - 0.25;
    for (const [name, depth] of Object.entries(DUCKING)) {
      const { gain } = this[name as keyof typeof DUCKING];
      gain.cancelScheduledValues(from);
      gain.setTargetAtTime(decibels(depth), from, 0.03);
      gain.setTargetAtTime(1, back, 0.25);
    }
    this.#ducked = Math.max(this.#ducked, to);
  }

  #glide(param: AudioParam, value: number, time: number): void {
    if (this.now > 0) param.setTargetAtTime(value, this.now, time);
    else param.value = value;
  }
}

function bus(context: BaseAudioContext, to: AudioNode): GainNode {
  const gain = new GainNode(context, BOTH_SIDES);
  gain.connect(to);
  return gain;
}

function softKnee(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(4097);
  for (let i = 0; i < curve.length; i++) {
    const x = i / 2048 - 1;
    const a = Math.abs(x);
    curve[i] = Math.sign(x) * (a < KNEE ? a : KNEE + (TOP - KNEE) * Math.tanh((a - KNEE) / (TOP - KNEE)));
  }
  return curve;
}
