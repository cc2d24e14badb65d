/** When everything happens that is told: the one truth of time for what moves and for what sounds. */

import type { EventMessage } from '../../protocol';

/** How long a movement takes, in milliseconds at the ordinary pace. */
export const LENGTHS = {
  opens: 700,
  appears: 900,
  closes: 430,
  walks: 1150,
  lies_down: 320,
  flies: 800,
  leaps: 620,
  joins: 480,
  runs: 1900,
  /** Between one rat and the next. */
  follows: 90,
  swoops: 1200,
  sits_up: 420,
  dawns: 3600,
} as const;

/** How long an event's own motion takes, and after how long the next event may begin. */
export interface Beat {
  length: number;
  lead: number;
}

const { appears, closes, walks, lies_down, flies, leaps, joins, runs, follows, swoops, sits_up, dawns } = LENGTHS;
const QUIET: Beat = { length: 0, lead: 0 };
const MOST_RATS = 8;

export const BEATS: Readonly<Record<string, Beat>> = {
  turn_began: { length: flies, lead: 200 },
  go_began: { length: flies, lead: 200 },
  opened: { length: appears, lead: appears + 250 },
  lifted: { length: appears, lead: appears + 250 },
  laid: { length: walks + lies_down + closes, lead: walks + lies_down + closes },
  turned_up: { length: joins, lead: 120 },
  garlic_put: { length: flies + closes, lead: flies + closes },
  left_empty: { length: 300, lead: 200 },
  stake_taken: { length: sits_up + leaps, lead: sits_up + leaps },
  stakes_returned: { length: leaps, lead: 300 },
  garlic_found: { length: 900, lead: 700 },
  bulb_went_home: { length: flies, lead: flies - 150 },
  gifts_fell_due: { length: 900, lead: 700 },
  gift_promised: QUIET,
  giver_ready: { length: joins, lead: 150 },
  gave: { length: flies, lead: 420 },
  took: { length: joins, lead: 260 },
  plague_began: { length: runs + follows * MOST_RATS, lead: runs - 300 },
  plague_ended: { length: 700, lead: 600 },
  rat_covered: { length: closes, lead: closes },
  lids_closed: { length: closes, lead: closes },
  bat_landed: { length: swoops, lead: swoops },
  believed: { length: 700, lead: 500 },
  doubted: { length: 700, lead: 600 },
  found_vampire_sent: { length: flies, lead: flies },
  count_came: { length: flies, lead: flies },
  count_set: { length: flies, lead: flies },
  count_lost: { length: flies, lead: flies },
  stopped: { length: 300, lead: 200 },
  game_over: { length: dawns, lead: 1600 },
};

export interface Moment {
  event: EventMessage;
  at: number;
  length: number;
}

/** When each event begins, and how long it moves, in milliseconds; `rate` 2 is twice as fast. */
export function moments(told: readonly EventMessage[], rate: number): Moment[] {
  let at = 0;
  return told.map((event) => {
    const { length, lead } = BEATS[event.kind] ?? QUIET;
    const moment = { event, at: at / rate, length: length / rate };
    at += lead;
    return moment;
  });
}

/** When the last of them is told, so that the next question may come. */
export const lengthOf = (told: readonly EventMessage[], rate: number): number =>
  told.reduce((sum, { kind }) => sum + (BEATS[kind] ?? QUIET).lead, 0) / rate;
