/** Where a board gets what it draws, and where its decisions go: a table that is played at, a replay, or a script. */

import type { GameFolder } from '../games/folder';
import type { People } from '../parts/people';
import type { Ask, EventMessage, LanternView, Result, StatisticRow, TableView } from '../protocol';
import type { Act, Performer } from './stage.svelte';

export type { Act, Cue, Performer } from './stage.svelte';

/** What the view of every game holds; the rest is its own. */
export interface CommonView {
  turn: number;
  owing: number[];
  end: Result | null;
}

/** One line of what happened, without anything that is for people to remember. */
export interface Line {
  n: number;
  seat: number | null;
  about: string;
  phrase: string | null;
  told: EventMessage[];
}

/** Why a tap did nothing. */
export interface Refusal {
  sentence: string;
  rule: string | null;
}

export interface Source {
  readonly game: GameFolder;
  readonly table: TableView;
  readonly people: People;
  /** The seat that looks at the table, or null for somebody who watches. */
  readonly you: number | null;

  readonly view: unknown;
  /** What glows for the seat that looks, if it has a lantern; in a replay, for the seat that was chosen. */
  readonly lantern?: LanternView | null;
  /** What is performed now; `view` is how things stood before it until the performer settles. */
  readonly acting: Act | null;
  /** Null while something is performed. */
  readonly ask: Ask | null;
  /** What happened just now, for as long as boards may move. */
  readonly told: readonly EventMessage[];
  /** What of it lies open until everybody has seen it. */
  readonly shown: readonly EventMessage[];
  readonly log: readonly Line[];

  /** The decision that is on its way, if one is. */
  readonly waiting: string | null;
  readonly refusal: Refusal | null;
  /** Which seats have somebody connected; empty where that does not matter. */
  readonly here: readonly boolean[];
  /** When a bot stands in for those who are waited for, by seat, in milliseconds of this device's clock. */
  readonly deadlines: ReadonlyMap<number, number>;
  /** Whether the table waits for `tap`, and whether this device has tapped. */
  readonly waitsForTap: boolean;
  readonly tapped: boolean;
  /** What lay hidden, once the game is over and somebody looks back; nothing before. */
  readonly hidden?: unknown;
  /** What each seat did, once the game is over; nothing where nothing is counted. */
  readonly statistics?: readonly StatisticRow[];

  /** A board performs what happens, until it calls what it got back. Without one, the view changes at once. */
  perform(performer: Performer): () => void;
  decide(decision: string): void;
  /** Says on the page itself why a tap did nothing. */
  refuse(sentence: string): void;
  /** Says one of the preset phrases to all at the table, where somebody listens. */
  say?(phrase: string): void;
  /** What lies open has been seen. */
  tap(): void;
  /** Takes a seat back from the bot that stands in. */
  back(): void;
}

/** What is performed now, by the kinds of its events: for whoever measures or tests a page. Nothing where all stands still. */
export const actKinds = ({ acting }: Source): string | undefined => acting?.told.map(({ kind }) => kind).join(' ');

export const commonView = (view: unknown): CommonView | null => view as CommonView | null;
