/** What a sound is, and how several are asked for. */

import type { Player } from './player';

/** How loud each class is (K-weighted, the loud part of a sound); trims aim at it, tests measure it. */
export const LOUDNESS = { ui: -32, small: -26, move: -23.5, emote: -23.5, house: -23, big: -21.5, long: -23, music: -21.5 } as const;
export type Loudness = keyof typeof LOUDNESS;

/** Whatever a single sound wants to know besides. */
export interface Wish {
  /** How many chambers a beam slides. */
  readonly chambers?: number;
  /** How a turning board moves: its length in seconds, and its angle (0 to 1) over time (0 to 1). */
  readonly length?: number;
  readonly angle?: (x: number) => number;
}

export interface SoundForm {
  readonly loudness: Loudness;
  /** 0 gives way to everything, 5 to nothing. */
  readonly priority: number;
  /** Seconds between two of the same. */
  readonly cool: number;
  /** Seconds until the next of a batch. */
  readonly beat: number;
  /** Decibels, measured, so that a class of sounds is equally loud. */
  readonly trim: number;
  readonly make: (player: Player, wish: Wish) => void;
  /** Stays with "fewer sounds". */
  readonly few: boolean;
  /** It is music: neither pitch nor level varies. */
  readonly flat: boolean;
  /** Decibels below its class. */
  readonly lower: number;
}

export type Kit = Readonly<Record<string, SoundForm>>;

interface Manner {
  cool: number;
  beat: number;
  trim: number;
  few?: boolean;
  flat?: boolean;
  lower?: number;
}

export function sound(loudness: Loudness, priority: number, manner: Manner, make: SoundForm['make']): SoundForm {
  return { few: false, flat: false, lower: 0, ...manner, loudness, priority, make };
}

/** One sound of a batch. */
export interface Cue extends Wish {
  readonly sound: string;
  /** Milliseconds from the beginning; without it the sound waits for the one before it. */
  readonly at?: number;
  /** From -1, left, to 1. */
  readonly pan?: number;
  /** Decibels. */
  readonly gain?: number;
  /** What others do is a little softer. */
  readonly mine?: boolean;
}

export interface Timed extends Cue {
  readonly at: number;
}

const LONGEST_BATCH = 4000; // milliseconds; more is squeezed

/** When each sound of a batch is due: at its own time, or one after the other by its beat. Unknown ones are left out. */
export function inTime(cues: readonly Cue[], kit: Kit, few: boolean): Timed[] {
  const wanted = cues.filter(({ sound }) => kit[sound] && (kit[sound].few || !few));
  const beats = wanted.map(({ sound, at }) => (at === undefined ? 1000 * kit[sound]!.beat : 0));
  const squeeze = Math.min(1, LONGEST_BATCH / beats.reduce((sum, beat) => sum + beat, 0));
  let next = 0;
  return wanted.map((cue, i) => {
    const at = cue.at ?? next;
    next += beats[i]! * squeeze;
    return { ...cue, at };
  });
}

/** The last column of a board is half right, the first half left. */
export const byColumn = (column: number, columns: number): number => ((column + 0.5) / columns - 0.5) * 1.1;

/** How a place answers: level of the answer in decibels, its colour in hertz, the time before it in seconds. */
export interface Room {
  readonly wet: number;
  readonly tone: number;
  readonly before: number;
}

export const decibels = (x: number): number => 10 ** (x / 20);

/** The name of a sound's caption. */
export const captionOf = (name: string): string => `sound-${name.replaceAll('_', '-')}`;
