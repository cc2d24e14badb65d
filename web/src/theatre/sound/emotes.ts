/** What people say without words, and which of the phrases sounds how. */

import type { Phrase } from '../../protocol';
import { sound, type Kit } from './kit';
import { note } from './player';

export const EMOTES: Kit = {
  boo: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: -6.8 }, (h) =>
    h.say(0, 0.62, [0, 260, 0.15, 392, 0.62, 250], 'uuou', [0, 0, 0.08, 0.7, 0.4, 0.6, 0.64, 0], { vib: 60, rate: 6, breath: 0.25 }),
  ),
  giggle: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: -0.8 }, (h) => {
    const base = h.vary(430, 0.1);
    for (let i = 0; i < 6; i++) {
      const t = i * h.vary(0.095, 0.04);
      const f = base * [1, 1.15, 1.08, 1.2, 1.05, 0.9][i]!;
      const e = [0, 0, 0.014, 0.75 - i * 0.08, 0.05, 0.3, 0.075, 0];
      h.say(t, 0.07, [0, f, 0.07, f * 0.86], h.pick(['ei', 'ii', 'ie']), e, { breath: 0.4, vib: 0, size: 1.25 });
    }
  }),
  sigh: sound('emote', 2, { cool: 0.6, beat: 0.6, trim: 4.3 }, (h) => {
    h.air(0, [0, 1100, 0.25, 1700], [0, 0, 0.2, 0.14, 0.28, 0], { pink: true, q: 1.4 });
    h.say(0.3, 0.6, [0, 330, 0.6, 165], 'aau', [0, 0, 0.06, 0.5, 0.3, 0.3, 0.62, 0], { breath: 0.6, vib: 8 });
  }),
  heart: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: -0.2 }, (h) => {
    for (const t of [0, 0.17]) {
      h.tone(t, [0, 130, 0.1, 72], [0.012, 0.16, 0.3]);
      h.felt(t, 190, 0.5);
      h.air(t, 420, [0.012, 0.09, 0.5], { pink: true, type: 'lowpass' });
    }
    h.bell(0.34, note(81), 0.3, 0.5);
    h.bell(0.42, note(86), 0.3, 0.6);
  }),
  sleepy: sound('emote', 2, { cool: 0.6, beat: 0.8, trim: 1 }, (h) => {
    // a yawn
    h.say(0, 0.95, [0, 175, 0.4, 320, 0.95, 130], 'yaaou', [0, 0, 0.2, 0.5, 0.5, 0.6, 0.97, 0], { breath: 0.45, vib: 12 });
    h.whistle(1.05, [0, 1250, 0.22, 900], [0, 0, 0.06, 0.04, 0.24, 0], { vib: [9, 10] });
  }),
  hello: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: 1.1 }, (h) => {
    // "ha-lo", up a fourth
    h.say(0, 0.16, [0, 220, 0.16, 233], 'ea', [0, 0, 0.03, 0.6, 0.12, 0.5, 0.17, 0], { breath: 0.2, vib: 6 });
    h.say(0.2, 0.34, [0, 294, 0.2, 311, 0.34, 277], 'oou', [0, 0, 0.03, 0.7, 0.22, 0.5, 0.35, 0], { vib: 12 });
  }),
  luck: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: -0.9 }, (h) => {
    // knock on wood, then a clover of three notes
    h.wood(0, 520, 0.7);
    h.wood(0.12, 560, 0.7);
    [74, 78, 81].forEach((midi, i) => h.toy(0.3 + i * 0.09, note(midi), 0.45));
  }),
  clapping: sound('emote', 2, { cool: 0.6, beat: 0.6, trim: 6.1 }, (h) => {
    // small hands, not quite together
    for (let i = 0; i < 8; i++) {
      const t = i * h.vary(0.095, 0.12);
      h.air(t, h.vary(1300, 0.15), [0.001, 0.06, 0.8], { pink: true, q: 0.9, to: h.side(i % 2 ? 0.25 : -0.25) });
      h.felt(t, h.vary(260, 0.1), 0.25);
    }
  }),
  thanks: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: -2 }, (h) => {
    // "mm-mmm", warm, and a bell
    h.say(0, 0.2, [0, 262, 0.2, 247], 'mm', [0, 0, 0.03, 0.6, 0.14, 0.5, 0.21, 0], { vib: 4 });
    h.say(0.22, 0.4, [0, 220, 0.4, 196], 'mom', [0, 0, 0.05, 0.7, 0.26, 0.5, 0.42, 0], { vib: 8 });
    h.bell(0.5, note(81), 0.25, 0.5);
  }),
  oops: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: 2 }, (h) => {
    // "uh-oh", and something small has fallen over
    h.say(0, 0.13, [0, 262, 0.13, 277], 'ya', [0, 0, 0.02, 0.7, 0.09, 0.5, 0.14, 0], { vib: 0 });
    h.say(0.2, 0.3, [0, 208, 0.3, 185], 'oou', [0, 0, 0.03, 0.7, 0.2, 0.5, 0.31, 0], { vib: 8 });
    h.wood(0.56, 900, 0.3);
    h.wood(0.63, 820, 0.18);
  }),
  hurry: sound('emote', 2, { cool: 0.6, beat: 0.7, trim: -1.2 }, (h) => {
    // a small clock that runs away, and rings
    for (let i = 0, t = 0; i < 7; i++, t += 0.12 - i * 0.012) h.wood(t, i % 2 ? 1000 : 1250, 0.6);
    for (let i = 0; i < 5; i++) h.bell(0.62 + i * 0.045, 2090, 0.3, 0.2);
  }),
  wings: sound('emote', 2, { cool: 0.6, beat: 0.5, trim: 4.2 }, (h) => {
    // flap, flap, and a cheep
    for (const t of [0, 0.11, 0.24, 0.36]) {
      h.air(t, [0, 1300, 0.06, 480], [0.014, 0.06, 0.8], { pink: true, q: 1.1 });
      h.tone(t, [0, 190, 0.05, 110], [0.01, 0.05, 0.16]);
    }
    h.tone(0.5, [0, 2400, 0.05, 3000, 0.1, 2600], [0.008, 0.1, 0.12]);
  }),
  phew: sound('emote', 2, { cool: 0.6, beat: 0.6, trim: -2.2 }, (h) => {
    // a nose held shut, then the air goes out
    h.kazoo(0, [0, 350, 0.3, 262], [0, 0, 0.03, 0.16, 0.2, 0.13, 0.32, 0], { vib: [h.vary(8), 30] });
    h.air(0.36, [0, 1800, 0.4, 700], [0, 0, 0.06, 0.5, 0.42, 0], { pink: true, q: 1.2 });
  }),
};

/** How each phrase sounds. */
export const PHRASES: Readonly<Record<Phrase, string>> = {
  hello: 'hello',
  good_luck: 'luck',
  well_played: 'clapping',
  good_game: 'clapping',
  thanks: 'thanks',
  sorry: 'sigh',
  oops: 'oops',
  hurry: 'hurry',
  one_moment: 'sleepy',
  laugh: 'giggle',
  ghost: 'boo',
  bat: 'wings',
  garlic: 'phew',
  heart: 'heart',
};
