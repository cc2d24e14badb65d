// What lies on the table. Generated from the server's own types; `make types` writes
// it anew, and a test fails when it is out of date.

/** What can happen. */
export type EventKind =
  | 'turn_began'
  | 'stepped'
  | 'slid'
  | 'carried'
  | 'shifted'
  | 'turned'
  | 'passed_by'
  | 'settled'
  | 'pushed_off'
  | 'straddles'
  | 'put'
  | 'searched'
  | 'deck_seen'
  | 'dressed'
  | 'swapped'
  | 'game_over';

/** How a game ended: the winners in ascending order, and why. */
export interface Result {
  winners: number[];
  reason: string;
}

/**
 * A slider: its chambers from north to south, its tunnel 1 to 5, how far it is pushed down (< 0: up).
 *
 * A chamber is `M`, with a magnet, or `.`, without one; under a floor of stone it is `?`, and all that can be
 * seen is what sticks out.
 */
export interface SliderView {
  pattern: string;
  tunnel: number;
  offset: number;
}

/** Which garments lie in each deck, whatever their backs show. */
export interface Unveiled {
  decks: string[][];
}

/**
 * What a viewer sees. Ghosts are named by their space on the board as printed, None while adrift.
 *
 * `colours` are those of the ghosts; `quarters` says how far the board is turned clockwise; `decks` which
 * parts each deck still holds; `searched` the deck that has to change places. `rounds_left` counts down to
 * cock-crow, the round under way included, as long as nobody finds anything: 100 stands for more as well,
 * None for never.
 */
export interface View {
  viewer: number;
  turn: number;
  asked: string;
  owing: number[];
  moves_left: number;
  quarters: number;
  colours: string[];
  ghosts: (string | null)[];
  sliders: SliderView[];
  decks: string[][];
  searched: number | null;
  costumes: string[][];
  rounds_left: number | null;
  end: Result | null;
}
