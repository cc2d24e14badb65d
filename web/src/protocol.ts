// What is sent between the page and the server. Generated from the server's own types; `make types` writes
// it anew, and a test fails when it is out of date.

/** The version of the protocol that a hello names. */
export const VERSION = 1;

/** How fast tables of each pace go. */
export const RATES: { readonly [pace: string]: number } = { calm: 0.75, normal: 1, quick: 1.6 };

/** The faces that people can choose from. */
export const FACES = ['girl', 'boy', 'woman', 'man', 'grandma', 'grandpa', 'cat', 'witch'] as const;
export type Face = (typeof FACES)[number];

/** The things that a commitment is shown as, in the order of their numbers. */
export const CHARMS: readonly string[] = [
  'moon',
  'bat',
  'candle',
  'key',
  'owl',
  'bell',
  'cat',
  'star',
  'crown',
  'pumpkin',
  'spider',
  'mushroom',
  'lantern',
  'hat',
  'rose',
  'snail',
];

/** The command is kept for good, as event `n`. */
export interface Ack {
  type: 'ack';
  id: string;
  n: number;
}

/**
 * How often something came back that somebody had seen once, so long ago.
 *
 * `share` is what was recalled, with lucky guesses taken off; the true one lies between `low` and `high` 19
 * times in 20. Of a `few` chances it says little. `oldest` is null for all that is older still.
 */
export interface AgeShare {
  youngest: number;
  oldest: number | null;
  came_back: number;
  chances: number;
  luck: number;
  share: number;
  low: number;
  high: number;
  few: boolean;
}

/** The host wants something else to be played. What is left out stays, and so does whoever sits there. */
export interface Arrange {
  /** the secret of a seat */
  key: string;
  options?: { [name: string]: unknown };
  lid_time?: string | null;
  clock?: string | null;
  pace?: string | null;
}

/** What is asked of your seat since an event: the question and its rule, and all decisions allowed. */
export interface Ask {
  since: number;
  question: string;
  rule: string;
  decisions: string[];
}

/** The journal can be written again. */
export interface Available {
  type: 'available';
}

/** The player is back and takes the seat over from the bot. */
export interface Back {
  type: 'back';
}

/** The best game of a day: somebody's, or that of a bot of this level where nobody has played. */
export interface BestLine {
  score: DailyScore;
  level?: string | null;
}

/** The server ends the connection; come back after so many seconds, where that makes sense. */
export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
  come_back_in?: number | null;
}

/** Options that somebody thinks of, for no table yet; what is left out takes its default. */
export interface CheckOptions {
  options: { [name: string]: unknown };
}

/**
 * Whether options can be played with: `sentence` says why not.
 *
 * `reason` is the innermost part of it, without where in a file it was found, and `place` the place on the
 * board that it is about, where there is one.
 */
export interface Checked {
  sentence?: string | null;
  reason?: string | null;
  place?: string | null;
}

/**
 * An option of a game, and all that a form needs to offer it.
 *
 * A `one_of` lists its `values`, a `number` goes from `least` to `most`; where those are many, `listed` are
 * the ones to offer. A `seat` is one of the table's. An option without a default may be null, and so may one
 * with `or_none`. `own` names what may be given instead of a listed value, `by_seat` says that it is a list
 * with an entry for every seat, and `usual` has the lists that null stands for. `applies` holds the values
 * that other options must have. What is `rare` is left out of lobbies, a `house` rule is folded away there,
 * and with fewer players than `best_from` an option is not recommended.
 */
export interface ChoiceInfo {
  name: string;
  help: string;
  kind: 'number' | 'one_of' | 'seat' | 'text' | 'yes_no';
  default: unknown;
  values: string[];
  least: number;
  most: number;
  listed: number[];
  or_none: boolean;
  own: string | null;
  by_seat: boolean;
  usual: string[][];
  applies: { [name: string]: unknown };
  rare: boolean;
  house: boolean;
  best_from: number;
}

/** Somebody wants to look otherwise. */
export interface ChooseFace {
  /** the secret of a seat */
  key: string;
  face: string;
}

/** Whoever sits there, or the host, chooses a lantern for a seat. */
export interface ChooseLantern {
  /** the secret of a seat */
  key: string;
  seat: number;
  lantern: string;
}

export type ClientMessage = Hello | Decide | Tap | Back | Say | Commit | Reveal | StandIn;

/** A seat that is waited for, and in how many seconds a bot stands in for it. */
export interface Clock {
  seat: number;
  seconds: number;
}

/** The seat's share in the deal, hidden: SHA-256 of its number and a nonce. Before the game only. */
export interface Commit {
  type: 'commit';
  /** 32 bytes, as hexadecimal digits */
  commitment: string;
}

/** Some doors in a row, behind each a puzzle; there are doors from 1 to `last`. */
export interface Corridor {
  doors: Door[];
  last: number;
}

/**
 * A table somebody wants. `seats` may be left out or be shorter than the table: the rest stays open.
 *
 * `device` is any random text that a device keeps, so that one device cannot fill the house.
 */
export interface CreateTable {
  game: string;
  options?: { [name: string]: unknown };
  seats?: SeatWish[];
  lid_time?: string;
  clock?: string;
  pace?: string;
  public?: boolean;
  device?: string | null;
}

/**
 * How a day went for somebody: what was opened, and what one could have known better.
 *
 * `signs` tell of every opening what it came to, in order. They name no place and no piece, so they give
 * nothing of the deal away.
 */
export interface DailyScore {
  won: boolean;
  openings: number;
  mistakes: number;
  signs: string[];
}

/** A finished daily game: which day it was, how it went, and how it went for everybody. */
export interface DayScored {
  day: string;
  number: number;
  score: DailyScore;
  standings: DayStanding[];
}

/** How many of those who have played a day to its end did so in this way. */
export interface DayStanding {
  won: boolean;
  openings: number;
  mistakes: number;
  count: number;
}

/** A decision in the game's notation, and the number of the last event it answers. */
export interface Decide {
  type: 'decide';
  /** chosen by the sender, once a command */
  id: string;
  answers: number;
  decision: string;
}

/** A puzzle before it is opened: how hard it is, in how many moves what is to be reached. */
export interface Door {
  number: number;
  level: number;
  moves: number;
  wanted: string;
}

/**
 * What happened at the table. Numbers have no gaps.
 *
 * `about` says what it was: decided, started, seated, renamed, face_chosen, arranged, opened, bot_seated,
 * lantern_chosen, committed, promised, revealed, stood_in, returned, seen, said, rematched, closed. `view`,
 * `ask` and `clocks` replace the ones before; `table` too where it is given. `lantern` comes with `view`, to
 * seats that have one.
 */
export interface Event {
  type: 'event';
  n: number;
  about: string;
  seat?: number | null;
  phrase?: string | null;
  told?: EventMessage[];
  hold?: number;
  table?: TableView | null;
  view?: unknown;
  ask?: Ask | null;
  clocks?: Clock[];
  lantern?: LanternView | null;
}

/** One thing that happened in the game, with its facts. */
export interface EventMessage {
  kind: string;
  facts: { [name: string]: unknown };
}

/** The name of a table. */
export interface FoundTable {
  table: string;
}

/** A game that can be played here; the title is for where no translation is known. */
export interface GameInfo {
  name: string;
  title: string;
  choices: ChoiceInfo[];
  levels: LevelInfo[];
  lanterns: string[];
  quick_reference: QuickChapter[];
  puzzles: boolean;
  daily: boolean;
  lessons: string[];
}

/** What glows at a place: a fact as in events, and how many looks ago it was last seen, 1 the latest. */
export interface Glow {
  place: string;
  fact: string;
  value: string;
  age: number;
}

/** `ok`, or `trouble` where the store cannot be written, or `leaving` during a shutdown. */
export interface Health {
  status: string;
  tables: number;
  sockets: number;
}

/**
 * The first message: to which table, with a seat's key or (without one) as a spectator.
 *
 * `have` is the last number received before, to go on from there.
 */
export interface Hello {
  type: 'hello';
  v: number;
  table: string;
  /** the secret of a seat */
  key?: string | null;
  have?: number | null;
  language?: string | null;
}

/** What this house offers. */
export interface House {
  version: string;
  protocol: number;
  origin: string;
  forwarded: boolean;
  awake: number;
  games: GameInfo[];
  lid_times: string[];
  clocks: string[];
  paces: string[];
  phrases: string[];
  faces: string[];
  texts: string;
}

/** How much of what it has seen glows for a seat, in looks; an automatic one goes by how well it plays. */
export type Lantern = 'automatic' | 'last-20' | 'last-3' | 'last-8' | 'none';

/**
 * A seat's lantern, for this seat alone: it reaches `reach` looks back; 0 where it is out.
 *
 * `turned` says that what has just happened made an automatic one burn lower or brighter.
 */
export interface LanternView {
  reach: number;
  glows?: Glow[];
  turned?: Turned | null;
}

/** Something that happened in a lesson: who decided, what the pupil was told, and sees afterwards. */
export interface LessonScene {
  seat: number | null;
  told: EventMessage[];
  view: unknown;
}

/**
 * A step of a lesson: after these scenes the guide `says` a message, and one decision is `wanted`.
 *
 * `candle` numbers the chapter. Where nothing is wanted, the pupil just listens. What is to be found
 * `by_heart` is not shown before a wrong try, and what is tried `in_vain` the rules refuse.
 */
export interface LessonStepTold {
  candle: number;
  says: string;
  wanted: string | null;
  by_heart: boolean;
  in_vain: boolean;
  scenes: LessonScene[];
  ask: Ask | null;
}

/** A whole lesson as its pupil sees it. `guide` is who speaks, `title` the message of what is learned. */
export interface LessonTold {
  title: string;
  guide: string;
  you: number;
  candles: number;
  table: TableView;
  steps: LessonStepTold[];
}

/** How likely a bot's level recalls what it has seen once, by its age from 1 on. */
export interface LevelCurve {
  key: string;
  recall: number[];
}

/** A bot's level. */
export interface LevelInfo {
  key: string;
  name: string;
  sentence: string;
  age: string;
  waking: boolean;
}

/**
 * What the people at a table remembered of a game that is over.
 *
 * Ages are counted in `unit`; `moments` is how the messages begin that tell of one. Games of which nothing
 * can be said have no seats.
 */
export interface Memories {
  moments: string;
  unit: string;
  seats: SeatMemory[];
  levels: LevelCurve[];
}

/**
 * A decision worth another look: its step in the replay, and what there was to remember.
 *
 * `rather` is the place where it lies, if somewhere else, and `lost` what the decision cost.
 */
export interface Moment {
  decision: number;
  mark: string;
  place: string;
  fact: string | null;
  value: string | null;
  age: number | null;
  rather: string | null;
  lost: string | null;
}

/** The table whose finished game is played on here, and how many of its decisions stand. */
export interface Origin {
  table: string;
  decisions: number;
}

/**
 * A day that is over: all that its promise was made of, and how it went.
 *
 * `commitment` is the hash of the rest, as the reference of records tells.
 */
export interface PastDay {
  day: string;
  number: number;
  commitment: string;
  seed: string;
  salt: string;
  game: string;
  options: { [name: string]: unknown };
  standings: DayStanding[];
  best: BestLine;
}

/** What people can say at a table. */
export type Phrase =
  | 'hello'
  | 'good_luck'
  | 'well_played'
  | 'thanks'
  | 'sorry'
  | 'oops'
  | 'hurry'
  | 'one_moment'
  | 'good_game'
  | 'laugh'
  | 'ghost'
  | 'bat'
  | 'garlic'
  | 'heart';

/** Somebody wants to play today's deal. `device` is as for any table. */
export interface PlayDaily {
  /** a nickname; it is cleaned and cut */
  name: string;
  face?: string | null;
  device?: string | null;
}

/**
 * Somebody wants to play a finished game on, as it stood `after` so many of its decisions.
 *
 * They sit at a seat of their choice, or else where somebody decides next. Bots have all other seats.
 */
export interface Practise {
  after: number;
  seat?: number | null;
  /** a nickname; it is cleaned and cut */
  name?: string | null;
  device?: string | null;
}

/** Which seats have somebody connected. */
export interface Presence {
  type: 'presence';
  here: boolean[];
}

/** Why something was turned down: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  sentence: string;
}

/** A day, its number, and what is promised of its deal. */
export interface PromisedDay {
  day: string;
  number: number;
  commitment: string;
}

/**
 * What a book of rules says in short: a first sentence, a table, and points.
 *
 * A row's message has the first column as its value and `second` and `third` as attributes, and so has
 * `<book>-quick-columns`, the head of the table. A point's attribute `about` says what it is about.
 */
export interface QuickChapter {
  book: string;
  lead: QuickLine;
  rows: QuickLine[];
  points: QuickLine[];
  when?: { [name: string]: unknown };
}

/** A sentence with its rules. It holds where the options have all values of `when`, none of `unless`. */
export interface QuickLine {
  name: string;
  rules: string[];
  when?: { [name: string]: unknown };
  unless?: { [name: string]: unknown };
}

/**
 * A game as stored. `seed`, `salt` and `shares` are told after the last decision; so is `result`.
 *
 * `day` is the date that the deal was promised for, where it was the deal of a day. `lanterns` says for every
 * seat how much of what it had seen glowed for it, where anything did. It changes nothing of the game.
 */
export interface Record {
  format: string;
  game: string;
  engine: string;
  options: { [name: string]: unknown };
  commitment?: string | null;
  seed?: string | null;
  salt?: string | null;
  shares?: (Share | null)[] | null;
  day?: string | null;
  deal: { [name: string]: unknown };
  decisions: [number, string][];
  result?: Result | null;
  lanterns?: string[] | null;
}

/** The command was turned down and nothing has changed; a new one needs a new id. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  sentence: string;
  rule?: string | null;
}

/** A table whose game is over, and what its people remembered. */
export interface Remembered {
  table: TableView;
  memories: Memories;
}

/** Whoever has a seat wants to be called otherwise. */
export interface Rename {
  /** the secret of a seat */
  key: string;
  /** a nickname; it is cleaned and cut */
  name: string;
}

/**
 * One decision of a game that is over: who decided, what was to be seen, and how things stood then.
 *
 * `hidden` is what nobody could see; the game is over, so everybody may. `lanterns` are those of the seats,
 * as in a state, null for a seat without one; there are none where nobody had one.
 */
export interface ReplayStep {
  seat: number | null;
  told: EventMessage[];
  view: unknown;
  hidden: unknown;
  lanterns?: unknown;
}

/** A game that is over, step by step, as a spectator saw it; the first step is the deal. */
export interface Replayed {
  table: TableView;
  steps: ReplayStep[];
}

/** How a game ended: the winners in ascending order, and why. */
export interface Result {
  winners: number[];
  reason: string;
}

/** The nonce behind the seat's commitment, now that the table's own is known. */
export interface Reveal {
  type: 'reveal';
  /** 32 bytes, as hexadecimal digits */
  nonce: string;
}

/** One of the preset phrases, for all at the table. */
export interface Say {
  type: 'say';
  /** chosen by the sender, once a command */
  id: string;
  phrase: string;
}

/** A seat and its secret: keep it, it is told once. */
export interface SeatKey {
  seat: number;
  key: string;
}

/**
 * What somebody remembered: `marks` by the places they tried last, `judged` by decisions.
 *
 * `details` is what else there is to tell, in a form of the game's own.
 */
export interface SeatMemory {
  seat: number;
  counts: { [name: string]: number };
  lost: { [name: string]: number };
  came_back: number;
  chances: number;
  recall: AgeShare[];
  marks: { [name: string]: string };
  judged: { [name: string]: string };
  unseen: string[];
  moments: Moment[];
  details: unknown;
}

/**
 * A seat as everybody sees it: `open`, `player` or `bot`; `stand_in`: a bot plays for its player.
 *
 * `face` is what its player looks like. `commitment` is the seat's share in the deal, and `told` says that
 * its nonce came in time. `lantern` is how much of what it has seen glows for its player.
 */
export interface SeatView {
  kind: string;
  name?: string | null;
  level?: string | null;
  local?: boolean;
  face?: string | null;
  stand_in?: boolean;
  commitment?: string | null;
  told?: boolean;
  lantern?: Lantern;
}

/** How a seat is to be filled: `open` for friends, `local` for somebody at this device, or a `bot`. */
export interface SeatWish {
  kind?: string;
  /** a nickname; it is cleaned and cut */
  name?: string | null;
  face?: string | null;
  level?: string | null;
}

export type ServerMessage = State | Event | Ack | Refused | Stale | Unavailable | Available | Presence | Bye;

/** The host gives a seat to a bot of a level, or opens it again. */
export interface SetBot {
  /** the secret of a seat */
  key: string;
  seat: number;
  level?: string | null;
}

/** What a seat gives to a deal: a commitment, and then its nonce, unless it was not told in time. */
export interface Share {
  commitment: string;
  nonce?: string | null;
}

/** The decision answered a question that is no longer asked; this is how things stand. */
export interface Stale {
  type: 'stale';
  id: string;
  state: State;
}

/** A player wishes that a bot plays for somebody who is waited for and has been gone for a while. */
export interface StandIn {
  type: 'stand_in';
  /** chosen by the sender, once a command */
  id: string;
  seat: number;
}

/**
 * All that you may see now. `just_now` is what still lies open of the last event, for `hold` seconds.
 *
 * `clocks` are those that run, at a table with a clock. `lantern` is what glows for your seat, where it has
 * one.
 */
export interface State {
  type: 'state';
  v: number;
  n: number;
  you: number | null;
  table: TableView;
  view?: unknown;
  just_now?: EventMessage[];
  hold?: number;
  ask?: Ask | null;
  clocks?: Clock[];
  lantern?: LanternView | null;
}

/** What each seat did in a finished game, counted: one value for each seat. */
export interface StatisticRow {
  name: string;
  values: number[];
}

/** A new table, the secret of its host, and the secrets of the seats at this device. */
export interface TableCreated {
  table: TableView;
  host: string;
  seats: SeatKey[];
}

/**
 * A table as everybody sees it. `phase` is lobby, dealing, playing, over or closed.
 *
 * `commitment` is what is promised of the deal, from the moment when the game is begun, and `day` the date
 * whose deal it is, at a daily table. `result` and `statistics`, what each seat did, come when the game is
 * over; `next` is the table where the same people play again, and `again` the seats that want to, whoever
 * wanted it first at the head. `origin` is where a game came from that is played on for practice.
 */
export interface TableView {
  id: string;
  code: string | null;
  game: string;
  options: { [name: string]: unknown };
  lid_time: string;
  clock: string;
  pace: string;
  phase: string;
  seats: SeatView[];
  commitment?: string | null;
  day?: string | null;
  result?: Result | null;
  statistics?: StatisticRow[];
  next?: string | null;
  again?: number[];
  origin?: Origin | null;
}

/**
 * Somebody wants to sit down, anywhere or at a certain seat.
 *
 * Who wishes for a face that somebody else has gets another.
 */
export interface TakeSeat {
  /** a nickname; it is cleaned and cut */
  name: string;
  face?: string | null;
  seat?: number | null;
  local?: boolean;
}

/** What was shown with this event has been seen; the table may go on. */
export interface Tap {
  type: 'tap';
  n: number;
}

/**
 * Today's deal before it is played, by the date of universal time, which ends in so many `seconds`.
 *
 * `company` are the levels of the bots, and `guide` that of a good one, which has scored `par` on this very
 * deal. `standings` are those who have played it to its end here.
 */
export interface Today {
  today: PromisedDay;
  tomorrow: PromisedDay;
  yesterday: string | null;
  seconds: number;
  company: string[];
  guide: string;
  par: DailyScore;
  standings: DayStanding[];
}

/**
 * A puzzle after some decisions: `told` is what the last of them did.
 *
 * `warmth` says how near it is: begin, open (something has to be decided first), warm, very_warm,
 * takes_longer, out_of_moves or solved. `ways` is in how many ways it can be solved from the beginning,
 * `hint` the kind of the next move and `way` the decisions from here, where that was asked for; both are null
 * where it takes longer. Where the last decision was `refused`, all is as it was before it.
 */
export interface TriedPuzzle {
  door: Door;
  table: TableView;
  you: number;
  decisions: string[];
  view: unknown;
  told: EventMessage[];
  ask: Ask | null;
  moves_left: number;
  warmth: 'begin' | 'open' | 'out_of_moves' | 'solved' | 'takes_longer' | 'very_warm' | 'warm';
  ways: number;
  hint?: string | null;
  way?: string[] | null;
  refused?: TurnedDown | null;
}

/** All decisions from the beginning of a puzzle, and whether a hint or the whole way on is wished. */
export interface TryPuzzle {
  decisions?: string[];
  help?: string;
}

/** What became of an automatic lantern. */
export type Turned = 'brighter' | 'lower';

/** Why the last decision was turned down, and by which rule. */
export interface TurnedDown {
  sentence: string;
  rule: string;
}

/** The journal cannot be written now. Whether the command was kept is open: send it again, same id. */
export interface Unavailable {
  type: 'unavailable';
  id: string | null;
  sentence: string;
  retry_after: number;
}

/** Somebody shows the secret of a seat, or the host's. */
export interface WithKey {
  /** the secret of a seat */
  key: string;
}
