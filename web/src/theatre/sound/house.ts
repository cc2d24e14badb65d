/** The sounds of the page itself: felt, wood, paper, velvet, a door. */

import { sound, type Kit } from './kit';
import { note } from './player';

export const HOUSE: Kit = {
  tap: sound('ui', 1, { cool: 0.04, beat: 0.05, trim: -6 }, (h) => {
    h.felt(0, 330, 0.6);
    h.wood(0, 1250, 0.22);
  }),
  hover: sound('ui', 0, { cool: 0.09, beat: 0.04, trim: 0.9, lower: -6 }, (h) => {
    for (const f of [2100, 2400, 2700]) h.air(0, f, [0.006, 0.035, 0.17], { pink: true, q: 1 });
  }),
  question: sound('small', 4, { cool: 0.4, beat: 0.3, trim: -3.1, few: true }, (h) => {
    // a cork, then a small "?"
    h.tone(0, [0, 300, 0.03, 820], [0.004, 0.05, 0.5]);
    h.air(0.005, 1400, [0.002, 0.03, 0.3], { q: 1.5 });
    h.toy(0.09, note(74), 0.45);
    h.toy(0.18, note(81), 0.45);
  }),
  refusal: sound('small', 3, { cool: 0.25, beat: 0.2, trim: -2, few: true }, (h) => {
    // wooden "nope"
    h.wood(0, 560, 0.6);
    h.tone(0, 280, [0.004, 0.1, 0.2]);
    h.wood(0.13, 420, 0.6);
    h.tone(0.13, 210, [0.004, 0.13, 0.22]);
  }),
  paper: sound('small', 1, { cool: 0.1, beat: 0.2, trim: 3.8 }, (h) => {
    h.grains(0, 0.22, [0, 2100, 0.2, 3600], [0, 0, 0.02, 0.5, 0.14, 0.3, 0.22, 0], { pink: true, step: 0.02 });
    h.air(0.2, 1500, [0.002, 0.04, 0.3], { pink: true });
  }),
  curtain: sound('small', 2, { cool: 0.5, beat: 0.4, trim: 0 }, (h) => {
    // velvet rings on a brass rod
    h.air(0, [0, 600, 0.3, 1300, 0.6, 500], [0, 0, 0.25, 0.4, 0.6, 0], { pink: true });
    for (let i = 0; i < 6; i++) h.bell(0.05 + i * 0.075, h.vary(2600, 0.08), 0.16, 0.14);
  }),
  joins: sound('house', 3, { cool: 0.4, beat: 0.5, trim: 0.6, few: true }, (h) => {
    h.creak(0, 0.26, 62, 110, 0.6);
    h.toy(0.28, note(69), 0.5);
    h.toy(0.4, note(74), 0.5);
  }),
  leaves: sound('house', 3, { cool: 0.4, beat: 0.5, trim: 2.3, few: true }, (h) => {
    h.toy(0, note(74), 0.45);
    h.toy(0.13, note(69), 0.45);
    h.creak(0.26, 0.2, 105, 66, 0.5);
    h.wood(0.5, 480, 0.4);
  }),
};
