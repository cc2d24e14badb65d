/** A few quiet sounds, made here: stone on stone, a squeak, a chime. */

import type { Told } from './protocol';
import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number, shape: OscillatorType];

const SOUNDS: Record<string, Note[]> = {
  opened: [[110, 0, 0.12, 'triangle'], [82, 0.08, 0.2, 'sine']],
  laid: [[392, 0, 0.16, 'sine'], [523, 0.12, 0.24, 'sine']],
  stake_taken: [[140, 0, 0.08, 'square'], [105, 0.1, 0.18, 'square']],
  plague_began: [[1250, 0, 0.05, 'sawtooth'], [1500, 0.08, 0.05, 'sawtooth'], [1180, 0.16, 0.06, 'sawtooth']],
  turned: [[70, 0, 0.5, 'sawtooth']],
  dressed: [[523, 0, 0.12, 'sine'], [659, 0.1, 0.12, 'sine'], [784, 0.2, 0.3, 'sine']],
  game_over: [[392, 0, 0.2, 'sine'], [523, 0.18, 0.2, 'sine'], [659, 0.36, 0.2, 'sine'], [784, 0.54, 0.5, 'sine']],
};
const YOUR_TURN: Note[] = [[880, 0, 0.1, 'sine'], [1175, 0.12, 0.18, 'sine']];
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** What happened, as a sound. */
export function play(told: Told[]): void {
  sound(told.map(({ kind }) => SOUNDS[kind]).find((notes) => notes !== undefined));
}

/** It is your turn. */
export function chime(): void {
  sound(YOUR_TURN);
}

function sound(notes: Note[] | undefined): void {
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
