/** What a game brings to the page. Screens know games by this alone. */

import type { Component, Snippet } from 'svelte';
import type { EditorProps, Picture } from '../parts/paint/Easel.svelte';
import type { People } from '../parts/people';
import type { EventMessage, Moment, SeatMemory, TableView } from '../protocol';
import type { LessonTable } from '../sources/lesson.svelte';
import type { Source } from '../sources/source';
import type { Figure } from '../theatre/cast/cast';
import type { Heard } from '../theatre/sound/score';

/** A whole table: `aside` stands beside it; `controls`, where given, stand where somebody would be asked. */
export interface TableProps {
  source: Source;
  aside: Snippet;
  controls?: Snippet;
}

/** The board of a lesson: it hands over answers that are given by a button, for the guide's bubble. */
export interface LessonProps {
  source: LessonTable;
  talk: Snippet<[answers: Snippet]>;
}

/** A way to give an option a value of one's own. It picks only what is complete. */
export interface PickerProps {
  game: string;
  option: string;
  /** All options of the table. */
  options: Readonly<Record<string, unknown>>;
  /** Who sits there, by seat. */
  names: readonly string[];
  value: unknown;
  /** What every seat has where nothing is chosen, if the option gives each something. */
  usual: readonly string[];
  unfinished: boolean;
  onpick: (value: unknown) => void;
  /** Nothing is picked, and nothing will be. */
  onleave: () => void;
}

/** How a drawing that an option takes is shown, and painted. */
export interface DrawingKind {
  picture: Picture;
  /** Loaded when somebody paints. */
  editor: () => Promise<{ default: Component<EditorProps> }>;
}

/** A book of rules, with a picture; its rules' ids begin alike. */
export interface Book {
  name: string;
  ids: string;
  /** Loaded when somebody reads. */
  picture: () => Promise<{ default: Component }>;
  /** Small pictures beside rules: names of sprites that come with the picture, by the rules' ids. */
  vignettes?: Readonly<Record<string, readonly string[]>>;
  /** Positions beside rules: which rules have one, and what draws it. */
  scenes?: { of: readonly string[]; picture: () => Promise<{ default: Component<{ rule: string }> }> };
  /** Options of a table that plays by this book, where the usual ones do not. */
  options?: Readonly<Record<string, unknown>>;
}

/** A place that one enters, drawn as SVG. */
export interface Place {
  /** Loaded with the home page. */
  picture: () => Promise<{ default: Component }>;
  /** Where it stands in a landscape of 1440 by 900: a transform. */
  wide: string;
  /** The part of it that a narrow page shows: a view box. */
  tall: string;
}

/** For whom a game that begins at once is made. */
export type Company = 'children' | 'family' | 'expert';

export interface Proposal {
  /** Of the bots, one for each. */
  levels: readonly string[];
  options?: Readonly<Record<string, unknown>>;
}

export interface CelebrationProps {
  view: unknown;
  people: People;
  table: TableView;
  /** Who won and why; it stands at the top of the scene. */
  cheer: Snippet;
  /** What can be done now; it stands at the foot. */
  after: Snippet;
}

/** A moment that one wants to find again: a kind of event, and a small picture of it on 24 by 24 units. */
export interface Highlight {
  readonly kind: string;
  readonly sign: string;
  /** Which of its kind, by its facts, by how things stood before it, and by the table's options; without it, all. */
  readonly isOne?: (facts: EventMessage['facts'], before: unknown, options: TableView['options']) => boolean;
}

export interface LookingBack {
  /** What one wants to find again; of two at once the first. */
  readonly highlights: readonly Highlight[];
  /** What an act is called, where the log has no words for it. */
  readonly narrate?: (told: readonly EventMessage[], people: People) => string | null;
}

export interface MemoryProps {
  memory: SeatMemory;
  table: TableView;
  people: People;
}

/** A drawing from memory: how many seconds are left for it, and what is told once the truth is up, or somebody wants the report. */
export interface DrawingProps extends MemoryProps {
  seconds: number;
  onlift: () => void;
  onreport: () => void;
}

/** What a game adds to the report of what somebody remembered. */
export interface MemoryPictures {
  /** What the report is called: a message, and with `-of` one that has a name in it. */
  readonly title: string;
  /** What there was to remember, in words. */
  readonly inWords: (fact: string, value: string, people: People) => string;
  /** A small picture of a moment. */
  readonly chip: Component<{ moment: Moment; table: TableView }>;
  /** Beside the curve: what was remembered where. */
  readonly picture: Component<MemoryProps>;
  /** Where one paints what one remembers, and then sees how it was. */
  readonly drawing?: Component<DrawingProps>;
}

/** A puzzle on the board of its game, and the task beside it. */
export interface PuzzleProps {
  source: Source;
  task: Snippet;
}

/** What puzzles are drawn with. */
export interface PuzzlePieces {
  table: Component<PuzzleProps>;
  /** What is wanted, inside an SVG: in a door, or large on a sheet. */
  wanted: Component<{ wanted: string; open: boolean; large?: boolean }>;
  /** A decision as a stamp on a ribbon. */
  stamp: Component<{ decision: string }>;
  /** How many moves are left. */
  moves: Component<{ left: number }>;
  /** Who shows one round. */
  guide: Figure;
  name: (wanted: string) => string;
}

/** What a daily game is drawn with. */
export interface DailyPieces {
  /** What an opening came to, as a picture. */
  sign: Component<{ sign: string }>;
  /** All of them, what one likes best first; their messages are `daily-sign-<sign>`. */
  signs: readonly string[];
  /** The same as text. */
  symbols: Readonly<Record<string, string>>;
  /** Who announces how it went. */
  herald: Component;
  /** Who goes in, and what counts. */
  alone: Component;
  goal: Component;
}

/** Something that a newcomer has not seen before: a kind of event, and which of its kind. */
export interface Occasion {
  /** Its message is `<game>-hint-<name>`. */
  readonly name: string;
  readonly kind: string;
  readonly isOne?: (facts: EventMessage['facts'], you: number) => boolean;
}

export interface Hints {
  /** Who says it. */
  readonly guide: Figure;
  readonly occasions: readonly Occasion[];
}

export interface GameFolder {
  /** As the server calls it. */
  readonly name: string;
  readonly table: Component<TableProps>;
  /** How it stands in the landscape of the home page. */
  readonly place?: Place;
  /** Whom the home page proposes to play with; else bots of the levels that the server names. */
  readonly companies?: Readonly<Record<Company, Proposal>>;
  /** How its lessons are drawn; without it none are offered. */
  readonly lesson?: () => Promise<{ default: Component<LessonProps> }>;
  /** The first game after a lesson: short, and one that newcomers usually win; else the children's. */
  readonly firstGame?: Proposal;
  /** What is said at first occasions of somebody's first games. */
  readonly hints?: () => Promise<{ HINTS: Hints }>;
  /** What people sit on before the game. */
  readonly chairs?: 'coffin' | 'velvet';
  /** What lies on the table there: two things, loaded with the lobby. */
  readonly beforeTheGame?: () => Promise<{ default: Component }>;
  /** Options that the lobby shows as cards, and what is on those cards. */
  readonly cards?: readonly string[];
  readonly optionPicture?: Component<{ option: string; value: unknown }>;
  /** A colour for each seat. */
  readonly tints: readonly string[];
  /** An option that gives seats other colours, and how they look. */
  readonly coloured?: { readonly by: string; readonly tint: (word: string) => string };
  /** What is heard of it; loaded when somebody listens. */
  readonly heard?: () => Promise<{ HEARD: Heard }>;
  /** Facts of events that may be kept and told, besides who, why and who won. */
  readonly tellable: readonly string[];
  /** Whether events without words of their own are told all the same, by their kind. */
  readonly tellsEverything: boolean;
  /** Whether something is shown to all for a moment, so that people may choose for how long. */
  readonly opensLids: boolean;
  /** By options that take a value of one's own. */
  readonly pickers: Readonly<Record<string, Component<PickerProps, object, 'unfinished'>>>;
  /** By options that take a drawing. */
  readonly drawings: Readonly<Record<string, DrawingKind>>;
  /** What somebody may set for this device beside the table. */
  readonly preferences?: Component<{ source: Source }>;
  readonly books: readonly Book[];
  /** How the end of a game is celebrated: a scene that fills the screen. */
  readonly celebration?: () => Promise<{ default: Component<CelebrationProps> }>;
  /** What the button says that leads from there to the board: a message. */
  readonly lookBack?: string;
  /** What the report of somebody's memory shows; loaded with one. */
  readonly memory?: () => Promise<{ MEMORY: MemoryPictures }>;
  /** Whether what is remembered can be painted. */
  readonly draws?: boolean;
  /** What a replay of it shows; loaded with one. */
  readonly lookingBack?: () => Promise<{ LOOKING_BACK: LookingBack }>;
  /** What its daily game is drawn with, where the server has one; loaded with it. */
  readonly daily?: () => Promise<{ DAILY: DailyPieces }>;
  /** What its puzzles are drawn with, where the server has some; loaded with one. */
  readonly puzzles?: () => Promise<{ PUZZLES: PuzzlePieces }>;
}
