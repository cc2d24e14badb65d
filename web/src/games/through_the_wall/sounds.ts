/** Air and felt, wood on wood, a stone turntable, magnets, wardrobes: every sound of the castle. */

import { scaled } from '../../theatre/sound/hand';
import { sound, type Kit, type Wish } from '../../theatre/sound/kit';
import { note, type Player } from '../../theatre/sound/player';

const slide = (h: Player, t: number, length: number): void => {
  const e = [0, 0, 0.04, 0.7, length * 0.8, 0.6, length, 0];
  h.grains(t, length, [0, 620, length * 0.5, 820, length, 640], e, { pink: true, q: 2.2 });
  h.tone(t, [0, 165, length, 185], [0, 0, 0.05, 0.12, length, 0], { type: 'triangle', trem: [24, 0.7] });
};

const easeInOut = (x: number): number => (x < 0.5 ? 4 * x * x * x : 1 - (2 - 2 * x) ** 3 / 2);

/** As loud as the board is fast, a click of the ratchet every 7.5 degrees; then it stands. */
function turning(h: Player, { length = 2.2, angle = easeInOut }: Wish): void {
  const pushes = 24;
  const rumble = [0, 0];
  const grit = [0, 0];
  for (let i = 1; i < pushes; i++) {
    const speed = Math.min(2, Math.max(0, (angle(i / pushes) - angle((i - 1) / pushes)) * pushes));
    rumble.push((i / pushes) * length, 0.12 + 0.3 * speed);
    grit.push((i / pushes) * length, 0.08 + 0.28 * speed);
  }
  rumble.push(length, 0);
  grit.push(length, 0);
  const half = length / 2;
  h.grains(0, length, [0, 230, half, 420, length, 230], rumble, { pink: true, q: 0.9, step: 1 / 12 });
  h.grains(0, length, [0, 600, half, 1100, length, 600], grit, { pink: true, q: 1 });
  h.tone(0, [0, 52, half, 78, length, 54], scaled(rumble, 0.2), { type: 'triangle', trem: [12, 0.5] });
  const clicks = 12;
  for (let click = 1, x = 0; click < clicks; click++) {
    while (x < 1 && angle(x) < click / clicks) x += 0.002;
    h.wood(x * length, click % 2 ? 880 : 780, 1);
    h.bell(x * length, 1900, 0.12, 0.08);
  }
  h.stone(length, 0.8);
  h.wood(length + 0.02, 420, 0.5);
}

export const CASTLE: Kit = {
  ghost_step: sound('move', 1, { cool: 0.08, beat: 0.22, trim: 1 }, (h) => {
    h.air(0, [0, 500, 0.12, 1100, 0.24, 500], [0, 0, 0.12, 0.32, 0.25, 0], { pink: true, q: 1.5 });
    h.felt(0.2, h.pick([196, 220, 247]), 0.9);
  }),
  beam: sound('move', 2, { cool: 0.1, beat: 0.4, trim: 1 }, (h, { chambers: n = 1 }) => {
    // one click a chamber
    for (let i = 0; i < n; i++) {
      slide(h, i * 0.34, 0.32);
      h.wood(i * 0.34 + 0.32, 740 - 20 * i, 0.7);
    }
    h.tone(0, 110, [0, 0, 0.1, 0.07, 0.3 * n, 0.09, 0.34 * n + 0.12, 0], { type: 'sawtooth', lp: 500, trem: [6.2, 0.8] }); // the magnet hums
  }),
  shift: sound('move', 2, { cool: 0.2, beat: 0.8, trim: 3.1 }, (h) => {
    h.wood(0, 640, 0.5);
    h.air(0.06, [0, 500, 0.25, 1000], [0, 0, 0.18, 0.3, 0.34, 0], { pink: true });
    h.wood(0.4, 560, 0.55);
    h.felt(0.4, 150, 0.4);
    slide(h, 0.5, 0.3);
    h.wood(0.8, 720, 0.6);
  }),
  through_wall: sound('big', 2, { cool: 0.2, beat: 0.5, trim: -0.2 }, (h) => {
    // squeeze, and pop
    h.say(0, 0.42, [0, 210, 0.34, 390, 0.42, 430], 'uyi', [0, 0, 0.08, 0.3, 0.36, 0.5, 0.43, 0], {
      vib: 30,
      rate: 17,
      breath: 0.4,
      size: 1.2,
    });
    h.grains(0.02, 0.4, [0, 700, 0.4, 2200], [0, 0, 0.2, 0.3, 0.38, 0.5, 0.41, 0], { pink: true, q: 3 });
    h.tone(0.45, [0, 320, 0.035, 980], [0.003, 0.06, 0.7]);
    h.air(0.45, 1800, [0.002, 0.03, 0.5]);
    h.felt(0.53, 196, 0.5);
  }),
  bump: sound('move', 2, { cool: 0.15, beat: 0.3, trim: 0.2 }, (h) => {
    h.felt(0, 140, 1.1);
    h.wood(0, 300, 0.3);
    h.say(0.05, 0.2, [0, 230, 0.2, 165], 'ou', [0, 0, 0.02, 0.5, 0.12, 0.35, 0.21, 0], { breath: 0.35 });
  }),
  turn: sound('long', 3, { cool: 0.5, beat: 1.8, trim: -5.3 }, turning),
  magnet: sound('move', 3, { cool: 0.15, beat: 0.3, trim: -2.3, few: true }, (h) => {
    // hum that leaps, clack
    h.tone(0, [0, 120, 0.13, 330], [0, 0, 0.1, 0.2, 0.14, 0], { type: 'sawtooth', lp: 1200, trem: [34, 0.7] });
    h.wood(0.14, 980, 0.9);
    h.body(0.14, 1480, [
      [1, 0.14, 0.2],
      [1.53, 0.1, 0.12],
      [2.27, 0.06, 0.08],
    ]);
    h.wood(0.185, 900, 0.3);
  }),
  holds: sound('move', 2, { cool: 0.3, beat: 0.3, trim: -3.3 }, (h) => {
    // iron under the feet: a hum that swells, and strains
    h.tone(0, [0, 110, 0.25, 116, 0.6, 108], [0, 0, 0.12, 0.4, 0.4, 0.34, 0.62, 0], { type: 'sawtooth', lp: 900, trem: [6.2, 0.8] });
    h.tone(0.04, [0, 220, 0.5, 229], [0, 0, 0.15, 0.16, 0.5, 0], { type: 'triangle', trem: [11, 0.6] });
    h.wood(0, 880, 0.35);
  }),
  settles: sound('small', 1, { cool: 0.1, beat: 0.2, trim: -1.9 }, (h) => {
    h.felt(0, h.pick([165, 185, 196]), 0.9);
    h.air(0.01, [0, 900, 0.1, 500], [0.01, 0.09, 0.25], { pink: true });
  }),
  pushed_off: sound('big', 3, { cool: 0.3, beat: 0.8, trim: -3, few: true }, (h) => {
    h.whistle(0, [0, 1500, 0.15, 1560, 0.8, 420], [0, 0, 0.06, 0.2, 0.6, 0.16, 0.82, 0], { vib: [7, 45] });
    h.felt(0.9, 130, 0.9);
    h.felt(1.0, 150, 0.35);
  }),
  ghost_lands: sound('move', 2, { cool: 0.15, beat: 0.35, trim: 1.5 }, (h) => {
    h.air(0, [0, 1400, 0.22, 500], [0, 0, 0.1, 0.3, 0.24, 0], { pink: true, q: 1.3 });
    h.felt(0.22, 175, 1);
    h.toy(0.25, note(74), 0.25);
  }),
  straddles: sound('move', 2, { cool: 0.4, beat: 0.4, trim: -0.2 }, (h) =>
    h.say(0, 0.45, [0, 247, 0.15, 294, 0.3, 247, 0.45, 294], 'yoyo', [0, 0, 0.05, 0.5, 0.4, 0.4, 0.46, 0], { vib: 20 }),
  ),
  wardrobe: sound('move', 2, { cool: 0.3, beat: 0.5, trim: -0.1 }, (h) => {
    h.wood(0, 900, 0.35);
    h.creak(0.05, 0.42, 58, 128, 0.7);
    h.creak(0.12, 0.34, 84, 170, 0.3);
    h.felt(0.46, 120, 0.5);
  }),
  hanger: sound('small', 1, { cool: 0.07, beat: 0.12, trim: 2.1 }, (h) => {
    h.grains(0, 0.12, [0, 2600, 0.12, 3400], [0, 0, 0.02, 0.3, 0.1, 0.2, 0.13, 0], { q: 3, step: 0.012 });
    h.bell(0.12, h.vary(1850, 0.05), 0.25, 0.16);
    h.wood(0.125, 820, 0.25);
  }),
  found: sound('big', 4, { cool: 0.4, beat: 0.7, trim: -2.3, few: true, flat: true }, (h) => {
    [74, 81, 83, 81, 90].forEach((n, i) => {
      h.toy(i * 0.075, note(n), 0.5);
      h.bell(i * 0.075 + 0.01, note(n + 12), 0.1, 0.5);
    });
    for (let i = 0; i < 5; i++) h.tone(0.34 + i * 0.05, h.vary(4800, 0.2), [0.002, 0.14, 0.018]);
  }),
  not_found: sound('move', 3, { cool: 0.4, beat: 0.5, trim: 0.7, few: true }, (h) => {
    // mm-mm: a shrug
    h.say(0, 0.16, [0, 247, 0.16, 233], 'mm', [0, 0, 0.03, 0.6, 0.12, 0.5, 0.17, 0], { vib: 4 });
    h.say(0.2, 0.24, [0, 196, 0.24, 175], 'mm', [0, 0, 0.03, 0.6, 0.14, 0.5, 0.25, 0], { vib: 6 });
    h.air(0.1, 1200, [0.05, 0.2, 0.08], { pink: true });
  }),
  deck_seen: sound('small', 1, { cool: 0.2, beat: 0.3, trim: 7 }, (h) => {
    for (let i = 0; i < 5; i++) {
      h.air(i * 0.05, 1800 + i * 200, [0.002, 0.035, 0.45], { pink: true, q: 1 });
      h.wood(i * 0.05, 1300 + i * 60, 0.06);
    }
  }),
  swapped: sound('small', 2, { cool: 0.2, beat: 0.35, trim: 5 }, (h) => {
    h.air(0, [0, 900, 0.12, 2000], [0.05, 0.1, 0.45], { pink: true, to: h.side(-0.5) });
    h.air(0.12, [0, 2000, 0.12, 900], [0.05, 0.1, 0.45], { pink: true, to: h.side(0.5) });
    h.felt(0.27, 160, 0.5);
  }),
  dressing: sound('move', 3, { cool: 0.3, beat: 0.6, trim: 4.2, few: true }, (h) => {
    // cloth over the head, a button, a bow
    h.grains(0, 0.3, [0, 900, 0.15, 2400, 0.3, 1300], [0, 0, 0.08, 0.5, 0.2, 0.4, 0.3, 0], { pink: true, step: 0.03 });
    h.grains(0.3, 0.16, [0, 1700, 0.16, 2600], [0, 0, 0.04, 0.45, 0.16, 0], { pink: true, step: 0.02 });
    h.wood(0.5, 1400, 0.25);
    h.toy(0.54, note(78), 0.3);
    h.toy(0.62, note(81), 0.3);
  }),
  candle: sound('small', 2, { cool: 0.3, beat: 0.4, trim: -2.5 }, (h) => {
    h.air(0, [0, 900, 0.09, 1500, 0.2, 600], [0, 0, 0.04, 0.7, 0.1, 0.4, 0.2, 0], { pink: true, q: 0.8 });
    h.air(0.16, [0, 4200, 0.3, 6000], [0.02, 0.3, 0.06], { q: 1.5, trem: [23, 0.6] });
    h.bell(0.05, 1320, 0.03, 0.3);
  }),
  cockcrow: sound('big', 4, { cool: 1, beat: 0.9, trim: -3, few: true }, (h) => h.cock(0)),
};
