/** Stone on stone, a chime, a hammer, a squeak. */

import type { Sound } from '../../theatre/sound';

export const SOUNDS: Record<string, Sound> = {
  opened: [[110, 0, 0.12, 'triangle'], [82, 0.08, 0.2, 'sine']],
  laid: [[392, 0, 0.16, 'sine'], [523, 0.12, 0.24, 'sine']],
  stake_taken: [[140, 0, 0.08, 'square'], [105, 0.1, 0.18, 'square']],
  plague_began: [[1250, 0, 0.05, 'sawtooth'], [1500, 0.08, 0.05, 'sawtooth'], [1180, 0.16, 0.06, 'sawtooth']],
};
