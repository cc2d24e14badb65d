/** What every sound is cut from: two kinds of noise, and the answer of a room. */

import { random } from './random';

const LENGTH = 2; // seconds
const ROOM = 0.9; // seconds
const SEAM = 0.05; // seconds

/** The same for every context of one rate; made once. */
const made = new Map<string, AudioBuffer>();

function once(name: string, { sampleRate }: BaseAudioContext, make: (sampleRate: number) => AudioBuffer): AudioBuffer {
  const key = `${name} ${sampleRate}`;
  const found = made.get(key) ?? make(sampleRate);
  made.set(key, found);
  return found;
}

export const whiteNoise = (context: BaseAudioContext): AudioBuffer => once('white', context, makeWhite);
export const pinkNoise = (context: BaseAudioContext): AudioBuffer => once('pink', context, makePink);
/** One room for all places. */
export const roomAnswer = (context: BaseAudioContext): AudioBuffer => once('room', context, makeRoom);

function makeWhite(sampleRate: number): AudioBuffer {
  const r = random(33);
  return filled(sampleRate, LENGTH, () => r() * 2 - 1);
}

/** Softer upwards, and without a step where the loop closes. */
function makePink(sampleRate: number): AudioBuffer {
  const r = random(77);
  let p = 0;
  let q = 0;
  let s = 0;
  const buffer = filled(sampleRate, LENGTH, () => {
    const w = r() * 2 - 1;
    p = 0.99765 * p + w * 0.099;
    q = 0.963 * q + w * 0.2965;
    s = 0.57 * s + w * 1.0527;
    return (p + q + s + w * 0.1848) * 0.22;
  });
  const samples = buffer.getChannelData(0);
  const seam = Math.round(SEAM * sampleRate);
  const start = samples.length - seam;
  for (let i = 0; i < seam; i++) samples[start + i] = samples[start + i]! * (1 - i / seam) + samples[i]! * (i / seam);
  return buffer;
}

/** Darker as it dies, with five early answers. */
function makeRoom(sampleRate: number): AudioBuffer {
  const length = Math.round(ROOM * sampleRate);
  const buffer = new AudioBuffer({ numberOfChannels: 2, length, sampleRate });
  for (const side of [0, 1]) {
    const r = random(5 + side);
    const samples = buffer.getChannelData(side);
    let low = 0;
    for (let i = 0; i < length; i++) {
      const t = i / length;
      low += (r() * 2 - 1 - low) * (0.75 - 0.6 * t);
      samples[i] = low * Math.exp(-6.5 * t) * Math.min(1, i / 90) * (1 - t);
    }
    for (let k = 0; k < 5; k++) {
      const at = Math.round((0.007 + r() * 0.05) * sampleRate);
      samples[at]! += (r() - 0.5) * 1.2;
    }
  }
  return buffer;
}

function filled(sampleRate: number, seconds: number, next: () => number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(seconds * sampleRate), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = next();
  return buffer;
}
