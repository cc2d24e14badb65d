/** A few quiet sounds, made here. Games bring their own; the end of a game and one's turn sound alike everywhere. */

import type { EventMessage } from '../protocol';
import { settings } from '../settings.svelte';

type Note = [frequency: number, start: number, length: number, shape: OscillatorType];
export type Sound = readonly Note[];

const GAME_OVER: Sound = [[392, 0, 0.2, 'sine'], [523, 0.18, 0.2, 'sine'], [659, 0.36, 0.2, 'sine'], [784, 0.54, 0.5, 'sine']];
const YOUR_TURN: Sound = [[880, 0, 0.1, 'sine'], [1175, 0.12, 0.18, 'sine']];
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** What happened, as the first sound that a game has for it. */
export function play(told: readonly EventMessage[], sounds: Readonly<Record<string, Sound>>): void {
  const known: typeof sounds = { game_over: GAME_OVER, ...sounds };
  sound(told.map(({ kind }) => known[kind]).find((notes) => notes !== undefined));
}

/** It is your turn. */
export function chime(): void {
  sound(YOUR_TURN);
}

function sound(notes: Sound | undefined): void {
  // browsers let a page sound only once somebody has touched it
  if (!settings.sound || !notes || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== 'running') {
    void context.resume();
    return;
  }
  for (const [frequency, start, length, shape] of notes) {
    const tone = new OscillatorNode(context, { type: shape, frequency });
    const gain = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + start;
    gain.gain.setTargetAtTime(LOUDNESS, begin, 0.01);
    gain.gain.setTargetAtTime(0, begin + length, 0.05);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.4);
  }
}
