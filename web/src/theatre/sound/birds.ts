/** Dawn: a robin, a tit, a dove, a cock far away. */

import type { Ambience } from './surroundings';

export const DAWN: Ambience = {
  bed: [{ type: 'bandpass', f: 620, q: 1, level: 0.07, rate: 0.09, depth: 0.5 }],
  happenings: {
    robin: {
      every: [2.2, 6],
      make: (h) => {
        const to = h.side(-0.4);
        const syllables = 3 + Math.floor(h.r() * 6);
        for (let i = 0, t = 0; i < syllables; i++) {
          const f = h.pick([2700, 3100, 3500, 4100, 2300]);
          const l = h.pick([0.05, 0.07, 0.12]);
          h.tone(t, [0, f, l * 0.5, f * h.vary(1.1, 0.12), l, f * 0.93], [0, 0, l * 0.3, 0.055, l, 0], { to });
          t += l + 0.03 + h.r() * 0.05;
        }
      },
    },
    tit: {
      every: [3.5, 9],
      make: (h) => {
        const to = h.side(0.55);
        const calls = h.pick([2, 3, 4]);
        for (let i = 0; i < calls; i++) {
          h.tone(i * 0.3, 4400, [0, 0, 0.01, 0.03, 0.09, 0], { to });
          h.tone(i * 0.3 + 0.13, 3500, [0, 0, 0.01, 0.034, 0.11, 0], { to });
        }
      },
    },
    dove: {
      every: [11, 26],
      make: (h) => {
        const to = h.side(0.2);
        for (const [t, l, f] of [[0, 0.22, 520], [0.28, 0.5, 560], [0.85, 0.3, 510]] as const) {
          const e = [0, 0, 0.06, 0.08, l * 0.7, 0.06, l, 0];
          h.tone(t, [0, f * 0.95, l * 0.4, f, l, f * 0.96], e, { lp: 900, trem: [19, 0.3], to });
        }
      },
    },
    far_cock: {
      every: [30, 80],
      make: (h) => {
        h.out = h.filter(0, 'lowpass', 1700, 0.7, h.gain(0.09, h.side(-0.6)), 1);
        h.cock(0);
      },
    },
  },
};
