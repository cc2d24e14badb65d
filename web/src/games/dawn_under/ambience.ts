/** The cemetery at night: wind, two crickets, an owl, a gate, gusts, leaves. */

import type { Ambience } from '../../theatre/sound/surroundings';

export const NIGHT: Ambience = {
  bed: [
    { type: 'bandpass', f: 360, q: 1.4, level: 0.17, rate: 0.07, depth: 0.6 },
    { type: 'bandpass', f: 900, q: 3.5, level: 0.05, rate: 0.11, depth: 0.8 },
  ],
  happenings: {
    // one animal, always from the same tuft
    cricket: {
      every: [0.7, 2.4],
      vary: 0.01,
      make: (h) => {
        const strokes = Array.from({ length: h.pick([2, 3, 3, 4]) }, (_, i) => i * 0.052);
        const e = strokes.flatMap((t) => [t + 0.012, 0.03, t + 0.03, 0.024, t + 0.042, 0]);
        h.tone(0, h.vary(4150, 0.01), [0, 0, ...e], { to: h.side(-0.55) });
      },
    },
    far_cricket: {
      every: [3, 9],
      vary: 0.02,
      make: (h) => {
        const e = Array.from({ length: 9 }, (_, i) => [i * 0.045 + 0.01, 0.013, i * 0.045 + 0.036, 0]).flat();
        h.tone(0, 4750, [0, 0, ...e], { to: h.side(0.6) });
      },
    },
    owl: {
      every: [17, 46],
      make: (h) => {
        const to = h.side(h.r() * 1.2 - 0.6);
        const f = h.pick([392, 415, 370]);
        for (const [t, l] of [[0, 0.34], [0.62, 0.14], [0.84, 0.5]] as const) {
          h.tone(t, [0, f * 0.94, 0.08, f, l, f * 0.93], [0, 0, 0.07, 0.1, l * 0.7, 0.08, l, 0], { vib: [5, 14], lp: 900, to });
        }
      },
    },
    gate: { every: [23, 61], make: (h) => h.creak(0, h.vary(0.9, 0.3), 42, h.vary(70, 0.2), 0.07, h.side(0.5)) },
    gust: {
      every: [9, 24],
      make: (h) => {
        const f = [0, 300, 1.6, h.vary(760, 0.2), 3.6, 280];
        h.air(0, f, [0, 0, 1.5, 0.2, 3.7, 0], { pink: true, q: 3.2, to: h.side([0, -0.4, 3.6, 0.4]) });
      },
    },
    leaf: {
      every: [6, 17],
      make: (h) => h.grains(0, 0.4, [0, 2800, 0.4, 3800], [0, 0, 0.1, 0.09, 0.42, 0], { pink: true, to: h.side(h.r() - 0.5) }),
    },
  },
};
