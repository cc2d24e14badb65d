/** Stone on stone, felt and snores, rats, wings, a cane: every sound of the cemetery. */

import { sound, type Kit } from '../../theatre/sound/kit';
import { note, type Player } from '../../theatre/sound/player';

const squeak = (h: Player, t: number, to: AudioNode, g = 0.2): void => {
  const f = h.vary(1900, 0.15);
  h.tone(t, [0, f, 0.02, f * 1.38, 0.05, f * h.vary(1.1, 0.15)], [0, 0, 0.008, g, 0.03, g * 0.7, h.vary(0.055, 0.2), 0], { to });
  h.tone(t, [0, f * 2.01, 0.02, f * 2.7, 0.05, f * 2.2], [0, 0, 0.008, g * 0.15, 0.05, 0], { to });
};

const scurry = (h: Player, t: number, length: number, to: AudioNode, g = 0.22): void => {
  for (let x = 0; x < length; x += h.vary(0.036, 0.3)) h.air(t + x, h.vary(2600, 0.3), [0.002, 0.02, h.vary(g, 0.4)], { q: 2.5, to });
};

const flap = (h: Player, t: number, g: number, to: AudioNode): void => {
  h.air(t, [0, 1300, 0.06, 480], [0.014, 0.055, 0.9 * g], { pink: true, q: 1.1, to });
  h.tone(t, [0, 190, 0.05, 110], [0.01, 0.05, 0.18 * g], { to });
};

export const CEMETERY: Kit = {
  lid_scrape: sound('move', 2, { cool: 0.12, beat: 0.56, trim: 2.55 }, (h) => {
    // two jerks of stone on stone
    const a = h.vary(0.17, 0.12);
    for (const [t, l, f] of [
      [0, a, 520],
      [a + 0.05, 0.2, 430],
    ] as const) {
      h.grains(t, l, [0, f, l, f * 0.55], [0, 0, 0.03, 0.9, l * 0.7, 0.7, l, 0], { pink: true, q: 1.6 });
      h.grains(t, l, [0, 2300, l, 1500], [0, 0, 0.03, 0.16, l * 0.6, 0.12, l, 0], { q: 1.4, step: 1 / 48 });
      h.tone(t, [0, 210, l, 160], [0, 0, 0.03, 0.1, l, 0], { type: 'triangle', trem: [31, 0.8] });
    }
  }),
  lid_thud: sound('move', 2, { cool: 0.12, beat: 0.3, trim: -5 }, (h) => {
    h.stone(0, 1);
    h.stone(h.vary(0.075, 0.2), 0.3); // it rocks once
    h.air(0.02, 3200, [0.03, 0.24, 0.05], { pink: true, q: 0.6 }); // dust
  }),
  lid_close: sound('move', 2, { cool: 0.12, beat: 0.3, trim: -0.6 }, (h) => {
    h.grains(0, 0.2, [0, 300, 0.2, 520], [0, 0, 0.03, 0.6, 0.16, 0.7, 0.2, 0], { pink: true, q: 1.6 });
    h.stone(0.2, 0.65);
    h.wood(0.29, 880, 0.12); // it fits
  }),
  laid: sound('big', 3, { cool: 0.3, beat: 0.9, trim: 5.2, few: true }, (h) => {
    h.felt(0, 196, 0.7);
    h.tone(0, note(67), [0.012, 0.16, 0.12]);
    h.felt(0.17, 262, 0.7);
    h.tone(0.17, note(72), [0.012, 0.18, 0.12]);
    h.felt(0.36, 130, 0.75);
    h.air(0.36, 520, [0.02, 0.22, 0.6], { pink: true, type: 'lowpass' }); // plump, a pillow
    const s = 0.62;
    h.air(s, [0, 260, 0.34, 420], [0, 0, 0.28, 0.5, 0.38, 0], { pink: true, q: 3, trem: [h.vary(27), 0.9] }); // in
    h.tone(s, [0, 82, 0.36, 96], [0, 0, 0.26, 0.1, 0.36, 0], { type: 'sawtooth', lp: 600, trem: [27, 0.8] });
    h.whistle(s + 0.46, [0, 1150, 0.3, 780], [0, 0, 0.08, 0.035, 0.34, 0], { vib: [9, 12] }); // out
  }),
  woken: sound('big', 3, { cool: 0.4, beat: 0.8, trim: -1.1, few: true }, (h) => {
    h.say(0, 0.3, [0, 175, 0.12, 190, 0.3, 340], 'mmy', [0, 0, 0.04, 0.7, 0.24, 0.8, 0.31, 0], { vib: 5 });
    h.whistle(0.36, [0, 1750, 0.26, 760], [0, 0, 0.05, 0.12, 0.24, 0.16, 0.27, 0]);
    h.wood(0.64, 430, 1.1);
    h.tone(0.64, [0, 150, 0.08, 95], [0.003, 0.14, 0.35]);
    h.tone(0.66, h.vary(215), [0.004, 0.3, 0.12], { trem: [19, 0.9] }); // it quivers
  }),
  left_empty: sound('small', 1, { cool: 0.2, beat: 0.3, trim: 0.1 }, (h) => {
    // a spider shrugs: two plucks
    h.tone(0, [0, 520, 0.1, 500], [0.003, 0.16, 0.3], { type: 'triangle' });
    h.tone(0.11, [0, 392, 0.1, 370], [0.003, 0.22, 0.26], { type: 'triangle' });
  }),
  garlic_in: sound('move', 2, { cool: 0.3, beat: 0.6, trim: -6.6 }, (h) => {
    h.whistle(0, [0, 980, 0.1, 940, 0.52, 330], [0, 0, 0.04, 0.26, 0.46, 0.2, 0.54, 0]);
    h.felt(0.56, 150, 0.8);
    h.tone(0.56, [0, 260, 0.05, 420], [0.003, 0.06, 0.2]);
  }),
  garlic_smell: sound('big', 3, { cool: 0.4, beat: 0.7, trim: -4.2, few: true }, (h) => {
    // eugh
    const w = h.pick([14, 17, 20]);
    h.kazoo(0, [0, 300, 0.12, 350, 0.6, 196], [0, 0, 0.03, 0.2, 0.4, 0.15, 0.62, 0], { vib: [h.vary(7), w * 3] });
    h.say(0, 0.6, [0, 240, 0.12, 280, 0.6, 150], 'eyyu', [0, 0, 0.04, 0.4, 0.4, 0.3, 0.62, 0], { breath: 0.3, vib: 40 });
    h.air(0.6, [0, 1500, 0.2, 900], [0.04, 0.22, 0.1], { pink: true });
  }),
  garlic_home: sound('move', 2, { cool: 0.3, beat: 0.4, trim: -4.8 }, (h) => {
    h.whistle(0, [0, 420, 0.26, 960], [0, 0, 0.04, 0.22, 0.22, 0.2, 0.28, 0]);
    h.felt(0.31, 196, 0.8);
    h.wood(0.32, 620, 0.25);
  }),
  stake: sound('move', 3, { cool: 0.2, beat: 0.35, trim: -2.7, few: true }, (h) => {
    h.air(0, [0, 700, 0.1, 1500], [0.05, 0.1, 0.12], { q: 3 });
    h.wood(0.11, 700, 0.9);
    h.wood(0.24, 520, 1);
  }),
  third_stake: sound('big', 4, { cool: 0.5, beat: 1.1, trim: 0.6, few: true }, (h) => {
    [620, 540, 430].forEach((f, i) => {
      h.wood(i * 0.2, f, 0.65 + i * 0.12);
      h.tone(i * 0.2, [0, 160 - i * 20, 0.1, 90], [0.003, 0.15, 0.2 + i * 0.1]);
    });
    h.say(0.62, 0.7, [0, 190, 0.15, 215, 0.72, 112], 'ooou', [0, 0, 0.1, 0.7, 0.4, 0.6, 0.74, 0], { vib: 30, size: 1.05 });
  }),
  stakes_back: sound('move', 2, { cool: 0.4, beat: 0.5, trim: 3.5 }, (h) => {
    [520, 585, 700].forEach((f, i) => h.wood(i * 0.09, f, 0.6 - i * 0.08));
    h.felt(0.3, 130, 0.4);
  }),
  gift_fly: sound('small', 2, { cool: 0.15, beat: 0.35, trim: 4.9 }, (h) => {
    // paper in the air, past you
    const pan = h.side([0, -0.5, 0.45, 0.5]);
    h.air(0, [0, 700, 0.22, 1900, 0.45, 900], [0, 0, 0.2, 0.5, 0.45, 0], { pink: true, q: 1.4, trem: [h.vary(21), 0.7], to: pan });
    h.tone(0.02, [0, 392, 0.38, 784], [0, 0, 0.2, 0.07, 0.4, 0], { type: 'triangle', to: pan });
  }),
  gift_land: sound('move', 2, { cool: 0.15, beat: 0.3, trim: 0.6 }, (h) => {
    h.air(0, 1300, [0.003, 0.07, 0.5], { pink: true, q: 0.8 });
    h.felt(0, 150, 0.6);
    h.toy(0.06, note(74), 0.4);
    h.toy(0.14, note(81), 0.34);
  }),
  rat: sound('move', 2, { cool: 0.09, beat: 0.25, trim: 2.5 }, (h) => {
    const d = h.pick([-1, 1]),
      pan = h.side([0, -0.7 * d, 0.3, 0, 0.42, 0, 0.85, 0.8 * d]);
    scurry(h, 0, 0.3, pan);
    squeak(h, 0.32, pan);
    squeak(h, h.vary(0.41, 0.03), pan, 0.16);
    scurry(h, 0.5, 0.32, pan);
    squeak(h, h.vary(0.72, 0.05), pan, 0.11);
  }),
  rat_step: sound('small', 1, { cool: 0.1, beat: 0.2, trim: 3.8 }, (h) => {
    const pan = h.side(h.vary(0.3, 2));
    scurry(h, 0, 0.16, pan);
    squeak(h, 0.17, pan, 0.13);
  }),
  plague_begins: sound('big', 4, { cool: 1, beat: 1.2, trim: 3.3, few: true }, (h) => {
    // creeping plucks, half tone by half tone, then they all look up
    [50, 53, 52, 51, 50].forEach((n, i) => {
      h.tone(i * 0.15, note(n), [0.004, 0.22, 0.26], { type: 'triangle' });
      h.tone(i * 0.15, note(n + 12), [0.003, 0.2, 0.3], { type: 'sawtooth', lp: 1500 });
    });
    for (let i = 0; i < 6; i++) {
      const p = h.side(h.r() * 1.6 - 0.8);
      squeak(h, 0.72 + i * 0.075 + h.r() * 0.02, p, 0.13);
    }
    scurry(h, 0.75, 0.5, h.side([0.75, -0.6, 1.25, 0.7]), 0.14);
  }),
  plague_ends: sound('big', 3, { cool: 1, beat: 0.7, trim: 2.9, few: true }, (h) => {
    scurry(h, 0, 0.4, h.side([0, 0, 0.4, 0.9]), 0.12);
    squeak(h, 0.34, h.side(0.8), 0.08);
    [50, 53, 57, 62].forEach((n, i) => {
      h.tone(0.38 + i * 0.1, note(n), [0.004, 0.26, 0.2], { type: 'triangle' });
      h.tone(0.38 + i * 0.1, note(n + 12), [0.003, 0.22, 0.22], { type: 'sawtooth', lp: 1500 });
    });
  }),
  bat: sound('move', 2, { cool: 0.3, beat: 0.6, trim: 5.3 }, (h) => {
    const pan = h.side([0, 0.7, 0.3, -0.4, 0.7, 0]);
    let t = 0;
    for (let i = 0; i < 9; i++) {
      flap(h, t, 0.5 + 0.5 * Math.sin((i + 1) / 3.2), pan);
      t += 0.055 + i * 0.006 + h.r() * 0.006;
    }
    h.felt(t + 0.02, 170, 0.6);
    h.tone(t + 0.06, [0, 2500, 0.05, 3100], [0.008, 0.05, 0.05]);
  }),
  bat_claim: sound('big', 3, { cool: 0.4, beat: 0.6, trim: -8, few: true }, (h) => {
    // proud: flap, flap, ta-daa on a tiny reed
    flap(h, 0, 0.7, h.out);
    flap(h, 0.1, 0.6, h.out);
    h.reed(0.2, note(69), 0.09, 1.2);
    h.reed(0.31, note(74), 0.34, 1.4);
    h.reed(0.31, note(78), 0.34, 0.8);
  }),
  believe: sound('move', 3, { cool: 0.3, beat: 0.45, trim: -0.9, few: true }, (h) => {
    // mm-hm
    h.say(0, 0.16, [0, 196, 0.15, 185], 'mm', [0, 0, 0.03, 0.6, 0.12, 0.5, 0.17, 0], { vib: 4 });
    h.say(0.2, 0.26, [0, 247, 0.25, 262], 'mmy', [0, 0, 0.03, 0.6, 0.16, 0.5, 0.27, 0], { vib: 6 });
  }),
  doubt: sound('move', 3, { cool: 0.3, beat: 0.6, trim: 0.2, few: true }, (h) => {
    // hmmm? and a finger on the stone
    h.say(0, 0.42, [0, 185, 0.2, 165, 0.42, 262], 'mym', [0, 0, 0.05, 0.6, 0.3, 0.6, 0.44, 0], { vib: 10 });
    h.wood(0.47, 760, 0.4);
    h.wood(0.58, 780, 0.34);
  }),
  count_steps: sound('move', 3, { cool: 0.3, beat: 0.7, trim: 0.8, few: true }, (h) => {
    // cane, shoe, cape
    h.wood(0, 1150, 0.7);
    h.bell(0, 2100, 0.08, 0.25);
    h.stone(0.16, 0.3);
    h.felt(0.16, 120, 0.4);
    h.wood(0.36, 1080, 0.6);
    h.stone(0.52, 0.34);
    h.air(0.5, [0, 500, 0.18, 1700, 0.42, 600], [0, 0, 0.16, 0.55, 0.42, 0], { pink: true, q: 0.9 });
  }),
  count_sets: sound('big', 3, { cool: 0.3, beat: 0.6, trim: -0.3, few: true }, (h) => {
    // a bow with the cape, cane down twice
    h.air(0, [0, 500, 0.14, 1900, 0.3, 700], [0, 0, 0.13, 0.6, 0.3, 0], { pink: true, q: 0.9 });
    h.wood(0.3, 1080, 0.6);
    h.wood(0.43, 900, 0.7);
    h.stone(0.43, 0.35);
    h.reed(0.47, note(57), 0.28, 0.45);
    h.reed(0.47, note(62), 0.28, 0.4);
  }),
  dawn: sound('big', 5, { cool: 2, beat: 1.3, trim: -2, few: true, flat: true }, (h) => {
    h.cock(0, 0.8);
    [62, 69, 71, 69, 66].forEach((n, i) => h.bell(0.6 + i * 0.09, note(n + 12), i === 4 ? 0.6 : 0.45, i === 4 ? 0.52 : 0.45));
  }),
};
