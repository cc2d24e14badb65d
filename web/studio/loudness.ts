/** Loudness by ITU-R BS.1770 (K-weighting, 48 kHz), over the loud part of a short sound. */

export const RATE = 48_000;
const HOP = 0.025 * RATE; // a window is four of them
const LOUD_PART = 15; // decibels below the loudest window

interface Section {
  b: readonly [number, number, number];
  a: readonly [number, number];
}
const HEAD: Section = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const EAR: Section = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

export function filtered(samples: Float32Array, { b, a }: Section): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** A small speaker: nothing below 300 Hz. */
export function onPhone(samples: Float32Array): Float32Array {
  const w = (2 * Math.PI * 300) / RATE;
  const alpha = Math.sin(w) / Math.SQRT2;
  const c = Math.cos(w);
  const a0 = 1 + alpha;
  return filtered(samples, { b: [(1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0], a: [(-2 * c) / a0, (1 - alpha) / a0] });
}

export function loudness(sides: readonly Float32Array[]): number {
  const weighted = sides.map((side) => filtered(filtered(side, HEAD), EAR));
  const heard = Array.from({ length: Math.floor(weighted[0]!.length / HOP) }, (_, hop) =>
    weighted.reduce((power, side) => power + squares(side, hop * HOP, (hop + 1) * HOP), 0),
  );
  const hops = [0, 0, 0, ...heard]; // a short sound has as many windows at the beginning as later
  const windows = hops.slice(3).map((_, i) => (hops[i]! + hops[i + 1]! + hops[i + 2]! + hops[i + 3]!) / (4 * HOP));
  const least = Math.max(...windows) * 10 ** (-LOUD_PART / 10);
  const loud = windows.filter((power) => power >= least);
  return -0.691 + 10 * Math.log10(loud.reduce((sum, power) => sum + power, 0) / loud.length);
}

function squares(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]! ** 2;
  return sum;
}
