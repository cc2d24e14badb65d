/** Everything that is heard in the castle. It answers at once and bright. */

import type { Heard } from '../../theatre/sound/score';
import { MORNING, NIGHT } from './ambience';
import { MARCH } from './march';
import { score } from './score';
import { CASTLE } from './sounds';

export const HEARD: Heard = {
  kit: { ...CASTLE, ...MARCH },
  room: { wet: -11, tone: 4200, before: 0.014 },
  night: NIGHT,
  day: MORNING,
  score,
};
