/** What is heard of everything that can happen in the cemetery. */

import { byColumn } from '../../theatre/sound/kit';
import { ending, inOrder, one, silence, yourTurn, type Facts, type Part, type Parts, type Score } from '../../theatre/sound/score';
import { LENGTHS, moments } from './timing';
import type { EventKind } from './view';

const COLUMNS = 8;
const { appears, walks, lies_down, flies, sits_up, swoops } = LENGTHS;
const THUD = 590; // the lid lands on the grass
const PLUMP = 360; // from the first hop to the pillow
const PLOP = 560; // from the whistle to the bottom of the grave

/** A grave's place between left and right: its name begins with the column. */
function there({ grave }: Facts): Partial<Part> {
  if (typeof grave !== 'string') return {};
  return { pan: byColumn(grave.charCodeAt(0) - 'a'.charCodeAt(0), COLUMNS) };
}
const at = (sound: string, more: Partial<Part> = {}): Parts => (facts) => one(sound, { ...there(facts), ...more });

export const SOUNDS: Readonly<Record<EventKind, Parts>> = {
  turn_began: yourTurn,
  opened: (facts) => [
    ...one('lid_scrape', there(facts)),
    ...one('lid_thud', { ...there(facts), after: THUD }),
    ...(String(facts.inside).startsWith('vampire') ? one('woken', { ...there(facts), after: appears }) : []),
  ],
  lifted: at('lid_scrape', { gain: -3 }),
  lids_closed: at('lid_close'),
  laid: (facts) => [
    ...one('laid', { ...there(facts), after: walks - PLUMP }),
    ...one('lid_close', { ...there(facts), after: walks + lies_down }),
  ],
  turned_up: at('paper'),
  left_empty: at('left_empty'),
  garlic_put: (facts) => [
    ...one('garlic_in', { ...there(facts), after: flies - PLOP }),
    ...one('lid_close', { ...there(facts), after: flies }),
  ],
  garlic_found: at('garlic_smell'),
  bulb_went_home: at('garlic_home'),
  stake_taken: ({ stakes }) => one(Number(stakes) >= 3 ? 'third_stake' : 'stake', { after: sits_up }),
  stakes_returned: at('stakes_back'),
  gifts_fell_due: silence,
  gift_promised: at('paper'),
  giver_ready: at('tap'),
  gave: () => [...one('gift_fly', { after: 200 }), ...one('gift_land', { after: flies })],
  took: at('gift_land'),
  found_vampire_sent: (facts) => [...one('gift_fly', there(facts)), ...one('gift_land', { after: flies })],
  plague_began: at('plague_begins'),
  go_began: at('rat_step'),
  rat_covered: at('rat'),
  plague_ended: at('plague_ends'),
  stopped: at('tap'),
  bat_landed: (facts) => [...one('bat', there(facts)), ...one('bat_claim', { ...there(facts), after: swoops })],
  believed: at('believe'),
  doubted: at('doubt'),
  count_came: at('count_steps'),
  count_set: at('count_sets'),
  count_lost: at('count_steps', { gain: -3 }),
  game_over: (facts, me) => [...one('dawn'), ...one(ending(facts, me), { after: 1300 })],
};

export const score: Score = (told, listening) => inOrder(SOUNDS, moments(told, listening.rate), listening);
