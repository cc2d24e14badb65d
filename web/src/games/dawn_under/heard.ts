/** Everything that is heard in the cemetery. It answers late and dark. */

import { DAWN } from '../../theatre/sound/birds';
import type { Heard } from '../../theatre/sound/score';
import { NIGHT } from './ambience';
import { score } from './score';
import { CEMETERY } from './sounds';

export const HEARD: Heard = { kit: CEMETERY, room: { wet: -21, tone: 1600, before: 0.045 }, night: NIGHT, day: DAWN, score };
