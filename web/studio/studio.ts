/** The studio: renders sounds faster than they sound and measures them. Browser tests run it in a real browser. */

import { Desk } from '../src/theatre/sound/desk';
import { LOUDNESS, type Cue, type Kit } from '../src/theatre/sound/kit';
import { Mixer, type Played } from '../src/theatre/sound/mixer';
import { OWN } from '../src/theatre/sound/pit';
import type { Heard } from '../src/theatre/sound/score';
import { Surroundings } from '../src/theatre/sound/surroundings';
import { loudness, onPhone, RATE } from './loudness';

const FOUND = import.meta.glob<Heard>('../src/games/*/heard.ts', { eager: true, import: 'HEARD' });
const HEARD = Object.fromEntries(Object.entries(FOUND).map(([path, heard]) => [path.split('/').at(-2)!, heard]));
const KIT: Kit = Object.assign({}, OWN, ...Object.values(HEARD).map(({ kit }) => kit));
const TAIL = 1.2; // seconds

/** Every sound with what it should be. */
export const sounds = () =>
  Object.entries(KIT).map(([name, { loudness, lower, few, priority }]) => ({ name, few, priority, wanted: LOUDNESS[loudness] + lower }));

/** What a game plays when something is told. */
export const score = (game: string, told: Parameters<Heard['score']>[0], me: number[]): Cue[] => HEARD[game]!.score(told, { me, rate: 1 });

async function rendered(seconds: number, seed: number, play: (mixer: Mixer) => Played[], raw = true) {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE);
  const played = play(new Mixer(new Desk(context, raw), KIT, seed));
  const buffer = await context.startRendering();
  return { played, sides: [buffer.getChannelData(0), buffer.getChannelData(1)] };
}

async function alone(name: string, seed: number) {
  const { played } = await rendered(0.01, seed, (mixer) => [mixer.play({ sound: name })!]);
  return rendered(played[0]!.end + TAIL, seed, (mixer) => [mixer.play({ sound: name })!]);
}
type Rendered = Awaited<ReturnType<typeof alone>>;

/** A sound under one seed, measured. */
export const take = async (name: string, seed: number) => measure(await alone(name, seed));

/** A sound under several seeds: each measured, how far the first is from itself played again, and from the others. */
export async function measured(name: string, seeds: number[]) {
  const takes: Rendered[] = [];
  for (const seed of seeds) takes.push(await alone(name, seed));
  const [first, ...others] = takes.map(({ sides }) => sides[0]!);
  const again = await alone(name, seeds[0]!);
  return {
    takes: takes.map(measure),
    again: difference(first!, again.sides[0]!),
    others: others.map((other) => difference(first!, other)),
  };
}

/** Level, length, clicks and steps. */
function measure({ played, sides }: Rendered) {
  const loud = loudness(sides);
  return {
    length: played[0]!.end - played[0]!.start,
    loudness: loud,
    lossOnPhone: loud - loudness(sides.map(onPhone)),
    peak: Math.max(...sides.map(highest)),
    mean: Math.max(...sides.map((side) => Math.abs(side.reduce((sum, x) => sum + x, 0) / side.length))),
    first: Math.max(...sides.map((side) => Math.abs(side[0]!))),
    last: Math.max(...sides.map((side) => Math.abs(side.at(-1)!))),
    /** A small picture of it, to tell sounds from one another. */
    shape: levels(sides[0]!),
  };
}

/** What became of a batch, how many voices sounded at once, and how loud both sides were. */
export async function batch(cues: Cue[], seed: number) {
  const { played, sides } = await rendered(12, seed, (mixer) => mixer.batch(cues));
  const voices = played.map(({ start }) => played.filter((other) => other.start <= start && other.end > start).length);
  return { played: played.map(({ sound }) => sound), voices: Math.max(...voices), left: loudness([sides[0]!]), right: loudness([sides[1]!]), peak: Math.max(...sides.map(highest)) };
}

/** How loud an ambience is over half a minute, by game and mood. */
export async function around(game: string, mood: 'night' | 'day', seed: number) {
  const context = new OfflineAudioContext(2, 30 * RATE, RATE);
  new Surroundings(new Desk(context, true), HEARD[game]![mood], seed).plan(30);
  const buffer = await context.startRendering();
  const sides = [buffer.getChannelData(0), buffer.getChannelData(1)];
  return { loudness: loudness(sides), peak: Math.max(...sides.map(highest)) };
}

/** The level in each twentieth of a second. */
function levels(samples: Float32Array): number[] {
  const step = RATE / 20;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, i) => Math.sqrt(samples.subarray(i * step, (i + 1) * step).reduce((sum, x) => sum + x * x, 0) / step));
}

const highest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

function difference(one: Float32Array, two: Float32Array): number {
  let most = 0;
  for (let i = 0; i < Math.max(one.length, two.length); i++) most = Math.max(most, Math.abs((one[i] ?? 0) - (two[i] ?? 0)));
  return most;
}
