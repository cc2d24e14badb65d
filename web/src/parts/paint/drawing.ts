/** A drawing as text: rows of letters, in files, in links, and after a stroke of the brush. */

export type Drawing = readonly string[];

/** How a drawing is made up: so many rows of so many letters, and after how many a file has an empty line. */
export interface Form {
  rows: number;
  letters: number;
  block: number;
  /** What may stand at a place. */
  fits: (letter: string, column: number, row: number) => boolean;
}

const BETWEEN = '-'; // rows, in a link: no drawing needs this letter

export function painted(rows: Drawing, column: number, row: number, letter: string): Drawing {
  return rows.map((line, place) => (place === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
}

export const letterAt = (rows: Drawing, column: number, row: number): string => rows[row]?.[column] ?? '';

export const isSame = (one: Drawing, other: Drawing): boolean => one.join(BETWEEN) === other.join(BETWEEN);

export function count(rows: Drawing, letter: string): number {
  return rows.join('').split(letter).length - 1;
}

/** Whether an easel can show it; whether it can be played is for the server to say. */
export function isShown({ rows, letters, fits }: Form, drawing: Drawing): boolean {
  return (
    drawing.length === rows &&
    drawing.every((line, row) => line.length === letters && [...line].every((letter, column) => fits(letter, column, row)))
  );
}

/** A drawing as the command line reads it from a file. */
export function asFile(drawing: Drawing, block: number): string {
  const blocks = drawing.flatMap((line, row) => (row > 0 && row % block === 0 ? ['', line] : [line]));
  return `${blocks.join('\n')}\n`;
}

/** The rows of a file; empty lines keep blocks apart. */
export function fromFile(text: string): Drawing {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** What somebody is sent: a game, and drawings by the options they are for. */
export interface Sent {
  game: string;
  drawings: Record<string, string[]>;
}

/** The part of a link after its `#`. */
export function asLink(game: string, option: string, drawing: Drawing): string {
  return `/new/${game}?${new URLSearchParams({ [option]: drawing.join(BETWEEN) })}`;
}

/** What a link brings, if it is such a link. */
export function fromLink(path: string): Sent | null {
  const [place = '', query = ''] = path.split('?', 2);
  const [, start, game] = place.split('/');
  if (start !== 'new' || !game) return null;
  const drawings = [...new URLSearchParams(query)].map(([option, rows]) => [option, rows.split(BETWEEN)] as const);
  return { game, drawings: Object.fromEntries(drawings) };
}
