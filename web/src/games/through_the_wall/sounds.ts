/** The grinding castle, and a chime for a garment. */

import type { Sound } from '../../theatre/sound';

export const SOUNDS: Record<string, Sound> = {
  turned: [[70, 0, 0.5, 'sawtooth']],
  dressed: [[523, 0, 0.12, 'sine'], [659, 0.1, 0.12, 'sine'], [784, 0.2, 0.3, 'sine']],
};
