/** What a game brings to the page. Screens know games by this alone. */

import type { Component, Snippet } from 'svelte';
import type { EditorProps, Picture } from '../parts/paint/Easel.svelte';
import type { Source } from '../sources/source';
import type { Sound } from '../theatre/sound';

/** A whole table: `aside` stands beside it; `controls`, where given, takes the place of the question. */
export interface TableProps {
  source: Source;
  aside: Snippet;
  controls?: Snippet;
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
}

export interface GameFolder {
  /** As the server calls it. */
  readonly name: string;
  readonly table: Component<TableProps>;
  /** A picture for the home page. */
  readonly scene?: Component;
  /** The bots that the home page proposes; else the first level the server names. */
  readonly opponent?: string;
  /** A colour for each seat. */
  readonly tints: readonly string[];
  /** An option that gives seats other colours, and how they look. */
  readonly coloured?: { readonly by: string; readonly tint: (word: string) => string };
  /** By kinds of events. */
  readonly sounds: Readonly<Record<string, Sound>>;
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
}
