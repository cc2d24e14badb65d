// What lies on the table. Generated from the server's own types; `make types` writes
// it anew, and a test fails when it is out of date.

/** A bat on a grave: "this one is empty". */
export interface ClaimView {
  claimer: number;
  grave: string;
}

/** Count Rucola: whose he is (None: nobody's, on the plaza), and the grave he stands on, if any. */
export interface CountView {
  owner: number | null;
  grave: string | null;
}

/** What can happen. */
export type EventKind =
  | 'turn_began'
  | 'opened'
  | 'laid'
  | 'turned_up'
  | 'garlic_put'
  | 'left_empty'
  | 'stake_taken'
  | 'stakes_returned'
  | 'garlic_found'
  | 'bulb_went_home'
  | 'gifts_fell_due'
  | 'gift_promised'
  | 'giver_ready'
  | 'gave'
  | 'took'
  | 'plague_began'
  | 'stopped'
  | 'go_began'
  | 'plague_ended'
  | 'rat_covered'
  | 'lids_closed'
  | 'lifted'
  | 'bat_landed'
  | 'believed'
  | 'doubted'
  | 'found_vampire_sent'
  | 'count_came'
  | 'count_set'
  | 'count_lost'
  | 'game_over';

/** Gifts under way: to whom, how many a giver still owes, what waits, and the viewer's own promise. */
export interface GiftsView {
  receiver: number;
  each: number;
  waiting: string;
  promised: string | null;
}

/** The grave just opened. */
export interface OpenedView {
  grave: string;
  inside: string;
}

/** The plague that is on. */
export interface PlagueView {
  rat_grave: string;
  holder: number;
  gos_left: number;
}

/** What lies in front of a player: the row from left to right, `?` for a vampire face down. */
export interface PlayerView {
  row: string;
  garlic: number;
  stakes: number;
  bats: number;
}

/** How a game ended: the winners in ascending order, and why. */
export interface Result {
  winners: number[];
  reason: string;
}

/** What lies under the lids: the underside of each, and what is inside the graves that are not empty. */
export interface Unveiled {
  lids: string;
  inside: { [name: string]: string };
}

/**
 * What a viewer sees. `lids` are 60 letters: a colour, `*` rat, `.` bare, `#` closed, `^` lifted only.
 *
 * `doubter` is who doubts the claim being settled; `count` is None where Fresh Air is not played.
 */
export interface View {
  viewer: number;
  turn: number;
  actor: number;
  asked: string;
  owing: number[];
  lids: string;
  opened: OpenedView | null;
  plague: PlagueView | null;
  gifts: GiftsView | null;
  claim: ClaimView | null;
  doubter: number | null;
  count: CountView | null;
  reserve: number;
  idle_turns: number;
  players: PlayerView[];
  end: Result | null;
}
