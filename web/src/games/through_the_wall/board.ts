/** The castle as it is printed, and where its spaces lie on the frame. Knows no rules. */

import castle from '../../../../src/geisterstunde/games/through_the_wall/boards/castle.txt?raw';

export const SIDE = 7;
/** Units of the pictures: a space, and what the frame adds at the sides and at the ends of the tunnels. */
export const CELL = 100;
export const BORDER = { side: 66, end: 112 };
export const FRAME = { width: SIDE * CELL + 2 * BORDER.side, height: SIDE * CELL + 2 * BORDER.end };
export const PLUG = 'd4';
export const CORNERS: readonly string[] = ['a1', 'g1', 'g7', 'a7'];
/** The middles of the corners, in the order of the ghosts that begin there. */
export const CORNER_MIDDLES: readonly (readonly [number, number])[] = [
  [50, 50],
  [650, 50],
  [650, 650],
  [50, 650],
];
export const GHOST_TINTS = ['#8fcf8c', '#f08d7c', '#f5cf63', '#86b9ee'];
export const GHOST_NAMES = ['green', 'red', 'yellow', 'blue'];
export const PARTS = ['hat', 'mask', 'body', 'legs', 'hand'];
export const PART_LETTERS = 'HMBLG';
export const GARMENTS = [
  ['sombrero', 'topper', 'crown', 'bonnet'],
  ['diving-mask', 'pumpkin', 'domino', 'beard'],
  ['tailcoat', 'poncho', 'apron', 'cape'],
  ['lederhosen', 'tutu', 'kilt', 'pantaloons'],
  ['umbrella', 'wand', 'lantern', 'fan'],
];
const COLUMNS = 'abcdefg';

export const tintOf = (colour: string): string => GHOST_TINTS[GHOST_NAMES.indexOf(colour)] ?? '';
export const partOf = (garment: string): string => PARTS[GARMENTS.findIndex((all) => all.includes(garment))] ?? '';

export interface Space {
  name: string;
  column: number;
  row: number;
  garment: string | null;
  /** Where the garment is worn. */
  part: string | null;
}

export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const nameAt = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;

export const isCorner = (column: number, row: number): boolean => [column, row].every((place) => place === 0 || place === SIDE - 1);

/** The rows of a board: a drawing's own, or those of the one that comes with the game. */
export function rowsOf(board: unknown): string[] {
  const lines = Array.isArray(board) ? (board as string[]) : castle.split('\n').filter((line) => line.trim());
  return lines.map((line) => line.trim());
}

/** The printed board: its spaces with their garments, and a wall wherever the room changes. */
export function printed(board: unknown): { spaces: Space[]; walls: Wall[] } {
  const rows = rowsOf(board);
  const rooms = rows.slice(0, SIDE);
  const seen = Object.fromEntries([...PART_LETTERS].map((letter) => [letter, 0]));
  const spaces: Space[] = [];
  const walls: Wall[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const letter = rows[SIDE + row]![column]!;
      const part = PART_LETTERS.indexOf(letter);
      const garment = part < 0 ? null : GARMENTS[part]![seen[letter]!++ % GARMENTS[part]!.length]!;
      spaces.push({ name: nameAt(column, row), column, row, garment, part: PARTS[part] ?? null });
      const room = rooms[row]![column];
      if (column + 1 < SIDE && rooms[row]![column + 1] !== room)
        walls.push({ x1: column + 1, y1: row, x2: column + 1, y2: row + 1 });
      if (row + 1 < SIDE && rooms[row + 1]![column] !== room)
        walls.push({ x1: column, y1: row + 1, x2: column + 1, y2: row + 1 });
    }
  }
  return { spaces, walls };
}

/** Where a point of the board lies on the frame, in spaces from its corner, after some quarter turns (or parts of one). */
export function turned(column: number, row: number, quarters: number): { x: number; y: number } {
  const [x, y] = [column - SIDE / 2, row - SIDE / 2];
  const angle = (quarters * Math.PI) / 2;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle) + SIDE / 2,
    y: x * Math.sin(angle) + y * Math.cos(angle) + SIDE / 2,
  };
}

/** The same for the middle of a space. */
export const onFrame = (space: string, quarters: number): { x: number; y: number } =>
  turned(COLUMNS.indexOf(space[0]!) + 0.5, Number(space[1]) - 0.5, quarters);

/** The space of the board that lies at a place of the frame. */
export function spaceAt(x: number, y: number, quarters: number): string {
  const place = turned(x, y, -quarters);
  const [across, down] = [Math.round(place.x - 0.5), Math.round(place.y - 0.5)];
  return `${COLUMNS[across]}${down + 1}`;
}

/** A place on the frame, in spaces, as a transform of something that is as large as a space. */
export const at = (x: number, y: number): string => `translate(${hundredths(x)}%, ${hundredths(y)}%)`;
const hundredths = (spaces: number): number => Math.round(10_000 * spaces) / 100;

/** The same for a space of the board. */
export function atSpace(space: string, quarters: number): string {
  const { x, y } = onFrame(space, quarters);
  return at(x - 0.5, y - 0.5);
}
