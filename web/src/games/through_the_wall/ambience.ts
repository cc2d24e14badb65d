/** Inside the castle: a clock, drips, a draught, and a waltz upstairs that makes itself up from the tune of the house. */

import { DAWN } from '../../theatre/sound/birds';
import { note, type Player } from '../../theatre/sound/player';
import type { Ambience } from '../../theatre/sound/surroundings';

const clock: Ambience['happenings'][string] = {
  every: [1, 1],
  vary: 0.01,
  make: (h, count) => h.wood(0, count % 2 ? 930 : 1150, 0.07, { to: h.side(-0.15) }),
};
const board: Ambience['happenings'][string] = {
  every: [13, 38],
  make: (h) => h.creak(0, h.vary(0.5, 0.3), 48, 66, 0.06, h.side(h.r() * 1.2 - 0.6)),
};

function drip(h: Player): void {
  const to = h.side(h.r() * 1.4 - 0.7);
  const f = h.vary(950, 0.25);
  h.tone(0, [0, f, 0.045, f * 1.7], [0.003, 0.09, 0.11], { to });
  h.tone(0.13, [0, f * 1.3, 0.03, f * 1.9], [0.003, 0.06, 0.035], { to });
}

/** Behind two floors. */
function waltz(h: Player): void {
  const floors = h.filter(0, 'lowpass', 400, 0.8, h.side(0.3), 1);
  const root = h.pick([50, 50, 55, 57]);
  const low = (t: number, midi: number, l: number, g: number): void =>
    h.tone(t, note(midi), [0, 0, 0.03, g, l * 0.7, g * 0.8, l, 0], { type: 'sawtooth', to: floors });
  for (let bar = 0; bar < 4; bar++) {
    const t = bar * 1.32;
    low(t, bar % 2 ? root - 5 : root, 0.3, 0.08);
    for (const beat of [1, 2]) for (const step of [0, 7]) low(t + beat * 0.44, root + 12 + step, 0.15, 0.05);
    if (h.r() < 0.8) low(t, h.pick([62, 65, 69, 70, 69, 67]), h.pick([0.42, 0.85, 1.2]), 0.09);
  }
}

const bed: Ambience['bed'] = [{ type: 'lowpass', f: 260, q: 0.5, level: 0.12, rate: 0.05, depth: 0.4 }];

export const NIGHT: Ambience = {
  bed,
  happenings: {
    clock,
    board,
    drip: { every: [5, 15], make: drip },
    ball: { every: [14, 38], vary: 0.004, make: waltz },
    draught: {
      every: [10, 26],
      make: (h) => h.air(0, [0, 420, 1.3, h.vary(700, 0.15), 2.8, 400], [0, 0, 1.2, 0.1, 2.9, 0], { pink: true, q: 7 }),
    },
  },
};

/** The ball is over; birds outside the windows. */
export const MORNING: Ambience = { bed, happenings: { clock, board, ...DAWN.happenings } };
