/**
 * The tune of the house, and what is made of it: up a fifth, one look over the edge, back, and home by the third.
 * At night the look is half a tone, which is eerie; at dawn a whole one, which is cosy. Five notes, always these.
 */

import { sound, type Kit } from './kit';
import { note } from './player';

const NIGHT = [62, 69, 70, 69, 65];
const DAWN = [62, 69, 71, 69, 66];
const BEATS = [0, 0.5, 1.5, 2, 2.5];
const OCTAVE = 12;
const STEPS_UP = [
  { chord: [62, 66, 69], top: 83, bass: 50, length: 0.156 },
  { chord: [62, 67, 71], top: 84, bass: 43, length: 0.156 },
  { chord: [62, 66, 69, 74], top: 86, bass: 38, length: 0.75 },
];
const GOOD_NIGHT = [
  { chord: [55, 59, 62], t60: 0.6, bell: 0.5 },
  { chord: [50, 57, 62, 66], t60: 1.1, bell: 0.9 },
];

function tune(notes: readonly number[], beat: number, play: (at: number, f: number, place: number) => void): void {
  notes.forEach((midi, place) => play(BEATS[place]! * beat, note(midi + OCTAVE), place));
}

export const TUNE: Kit = {
  your_turn: sound('house', 5, { cool: 1.5, beat: 0.7, trim: -0.4, few: true, flat: true }, (h) => {
    // a lantern's handle, and the tune, small
    h.creak(0, 0.16, 190, 320, 0.16);
    h.bell(0.14, 2640, 0.07, 0.3);
    h.bell(0.15, 1980, 0.05, 0.3);
    tune(DAWN, 0.19, (t, f, i) => {
      h.toy(0.2 + t, f, i === 4 ? 0.6 : 0.45);
      if (i === 4) h.bell(0.2 + t, f / 2, 0.25, 0.6);
    });
  }),
  title: sound('music', 5, { cool: 3, beat: 4, trim: -0.7, few: true, flat: true }, (h) => {
    // a musical box with a bow below
    const chord = (t: number, l: number, notes: readonly number[], g: number): void => {
      const e = [0, 0, l * 0.3, g, l * 0.7, g * 0.8, l, 0];
      for (const midi of notes) h.tone(t, note(midi), e, { type: 'triangle', lp: 900, trem: [4.2, 0.25] });
    };
    chord(0, 2.2, [38, 50, 57], 0.1);
    chord(2.1, 1.3, [43, 50, 58], 0.1);
    chord(3.3, 2.2, [38, 50, 57, 66], 0.09);
    tune(NIGHT, 0.72, (t, f) => {
      h.bell(0.15 + t, f, 0.55, 1.1);
      h.toy(0.15 + t, f * 2, 0.12);
    });
    h.bell(2.95, note(79), 0.5, 1.6);
    h.bell(3.3, note(78), 0.5, 1.6); // the third brightens: come in
    h.toy(3.66, note(86), 0.3);
    h.toy(3.84, note(90), 0.3);
  }),
  win: sound('music', 5, { cool: 2, beat: 2, trim: -5.9, few: true, flat: true }, (h) => {
    // reeds and toy piano, the tune at dawn, then three steps up
    const b = 0.26;
    tune(DAWN, b, (t, f, i) => {
      h.toy(t, f, 0.5);
      h.reed(t, f / 2, i === 1 ? b * 0.9 : b * 0.45, 0.8);
    });
    STEPS_UP.forEach(({ chord, top, bass, length }, k) => {
      const t = b * 3.4 + k * b * 0.75;
      for (const midi of chord) h.reed(t, note(midi), length, 0.62);
      h.toy(t, note(top), 0.5);
      h.tone(t, note(bass), [0.006, 0.35, 0.4], { type: 'triangle' });
    });
    for (let i = 0; i < 6; i++) h.bell(b * 4.9 + i * 0.055, note([86, 90, 93, 98, 102, 105][i]!), 0.1, 0.4);
  }),
  lose: sound('music', 5, { cool: 2, beat: 2, trim: -2.2, few: true, flat: true }, (h) => {
    // the same tune, slow, and somebody tucks you in: minor, then a warm major
    const b = 0.34;
    tune(NIGHT, b, (t, f, i) => {
      h.bell(t, f / 2, 0.5, 0.8);
      h.tone(t, f / 2, [0.05, 0.5, 0.12], { type: 'triangle' });
      if (i === 2) h.tone(t, note(43), [0.03, 0.7, 0.2], { type: 'triangle' });
    });
    GOOD_NIGHT.forEach(({ chord, t60, bell }, k) =>
      chord.forEach((midi, j) => {
        const t = b * 3.7 + k * 0.5 + j * 0.03;
        h.tone(t, note(midi), [0.04, t60, 0.16], { type: 'triangle' });
        h.bell(t, note(midi + OCTAVE), 0.12, bell);
      }),
    );
  }),
};
