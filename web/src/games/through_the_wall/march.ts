/** The parade: eight bars in two-four, oom-pah reeds, a toy piano, and one kazoo who comes in too early. */

import { sound, type Kit } from '../../theatre/sound/kit';
import { note, type Player } from '../../theatre/sound/player';

const QUAVER = 0.25; // seconds
const BAR = 4 * QUAVER;
const D = [57, 62, 66];
const A = [55, 61, 64];
/** Melody as notes and quavers, two notes of the bass, a chord. */
const BARS: readonly { melody: readonly number[]; bass: readonly [number, number]; chord: readonly number[] }[] = [
  { melody: [62, 1, 69, 1, 71, 1, 69, 1], bass: [38, 45], chord: D },
  { melody: [66, 2, 62, 1, 64, 1], bass: [38, 45], chord: D },
  { melody: [66, 1, 69, 1, 67, 1, 66, 1], bass: [38, 45], chord: D },
  { melody: [64, 2, 57, 2], bass: [45, 40], chord: A },
  { melody: [62, 1, 69, 1, 71, 1, 69, 1], bass: [38, 45], chord: D },
  { melody: [66, 2, 71, 1, 69, 1], bass: [42, 38], chord: [57, 60, 66] },
  { melody: [67, 1, 66, 1, 64, 1, 61, 1], bass: [45, 40], chord: A },
  { melody: [62, 2, 74, 1], bass: [38, 50], chord: D },
];
const LAST = BARS.length - 1;

function melody(h: Player, bar: number, left: AudioNode, right: AudioNode): void {
  let t = bar * BAR;
  const notes = BARS[bar]!.melody;
  for (let i = 0; i < notes.length; i += 2) {
    const midi = notes[i]!;
    const length = notes[i + 1]! * QUAVER;
    h.toy(t, note(midi + 12), 0.5, { to: right });
    if (bar >= 4) h.reed(t, note(midi), length * 0.8, 0.6, { to: left });
    t += length;
  }
}

function oomPah(h: Player, bar: number, left: AudioNode, right: AudioNode): void {
  const at = bar * BAR;
  const { bass, chord } = BARS[bar]!;
  for (const half of bar === LAST ? [0] : [0, 1]) {
    const t = at + half * 2 * QUAVER;
    h.tone(t, note(bass[half]!), [0.008, 0.32, 0.42], { type: 'triangle' });
    h.tone(t, note(bass[half]! + 12), [0.008, 0.16, 0.12], { type: 'triangle' });
    for (const midi of chord) h.reed(t + QUAVER, note(midi), QUAVER * 0.55, 0.34, { to: left });
    h.air(t + QUAVER, 5200, [0.002, 0.05, 0.1], { to: right });
  }
  h.felt(at, 82, 0.7);
}

export const MARCH: Kit = {
  parade: sound('music', 5, { cool: 4, beat: 7, trim: -1.3, few: true, flat: true }, (h) => {
    const left = h.side(-0.25);
    const right = h.side(0.25);
    for (let bar = 0; bar <= LAST; bar++) {
      melody(h, bar, left, right);
      oomPah(h, bar, left, right);
    }
    h.kazoo(15 * QUAVER - 0.09, [0, note(69), 0.05, note(74), 0.2, note(74)], [0, 0, 0.02, 0.09, 0.18, 0.08, 0.22, 0]);
    const home = [0, note(69), 0.05, note(74), 0.2, note(74), 0.42, note(62)];
    h.kazoo(31 * QUAVER - 0.5, home, [0, 0, 0.02, 0.1, 0.3, 0.08, 0.42, 0]);
    h.felt(28 * QUAVER, 82, 0.6);
    h.air(30 * QUAVER, 6000, [0.003, 0.5, 0.14], { type: 'highpass' });
    h.felt(30 * QUAVER, 82, 0.8);
  }),
};
