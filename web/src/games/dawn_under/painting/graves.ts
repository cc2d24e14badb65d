/** Where everything stands on a cemetery, in units of the painted picture. Knows no game state. */

import { isPlaza, nameAt, SIDE } from '../cemetery';
import { footpaths, gates, type Line, type Point } from './footpaths';
import { landmarks, type Landmark } from './landmarks';
import { lidsOf, type Lid } from './lids';

export const CELL = 100;
export const MARGIN = 24;
export const UNITS = SIDE * CELL + 2 * MARGIN;
/** How thick a stone is. */
export const THICK = 9;

/** How far stones stand back from a path beside them, from a landmark, and at most. */
const FROM_PATH = 8;
const FROM_LANDMARK = 4;
const FROM_CORNER = 13;
const FARTHEST = 12;
/** How much less the next stones stand back. */
const LESS = 0.42;
const PLAIN: Lid = { outline: 1, engraving: '', mark: null };

export interface Tomb extends Lid {
  name: string;
  column: number;
  row: number;
  quarter: string;
  /** The middle of its stone, and how far that is from the middle of its cell. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** In degrees. */
  turn: number;
}

export interface Survey {
  rows: readonly string[];
  graves: readonly Tomb[];
  byName: ReadonlyMap<string, Tomb>;
  landmarks: readonly Landmark[];
  paths: readonly Line[];
  gates: readonly Point[];
}

/** A number of places as units of the picture. */
export const unitsAt = (places: number): number => MARGIN + places * CELL;

/** A cemetery with such quarters; where lids are plain, all stones look alike. */
export function surveyed(rows: readonly string[], plain = false): Survey {
  const marks = landmarks(rows);
  const lids = lidsOf(rows);
  const graves: Tomb[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (isPlaza(column, row)) continue;
      const lid = plain ? PLAIN : lids[row]![column]!;
      const [dx, dy] = standsBack(rows, marks, column, row);
      graves.push({
        ...lid,
        name: nameAt(column, row)!,
        column,
        row,
        quarter: rows[row]![column]!,
        x: unitsAt(column + 0.5) + dx,
        y: unitsAt(row + 0.5) + dy,
        dx,
        dy,
        turn: (((column * 7 + row * 13 + lid.outline * 5) % 9) - 4) * (plain ? 0.4 : 0.9),
      });
    }
  }
  const paths = footpaths(rows);
  return { rows, graves, byName: new Map(graves.map((grave) => [grave.name, grave])), landmarks: marks, paths, gates: gates(paths) };
}

/** Stones stand back from footpaths and landmarks, so that both can be seen. */
function standsBack(rows: readonly string[], marks: readonly Landmark[], column: number, row: number): [number, number] {
  const from = (across: number, down: number): number => fromPath(rows, column, row, across, down);
  let dx = from(-1, 0) - from(1, 0);
  let dy = from(0, -1) - from(0, 1);
  for (const mark of marks) {
    const across = column + 0.5 - mark.x;
    const down = row + 0.5 - mark.y;
    if (Math.abs(across) >= 0.8 || Math.abs(down) >= 0.8) continue;
    const cornered = mark.x < 0.5 || mark.x > SIDE - 0.5;
    dx += Math.sign(across) * (cornered ? FROM_CORNER : FROM_LANDMARK) * mark.size;
    dy += Math.sign(down) * (cornered ? FROM_LANDMARK + 1 : FROM_LANDMARK) * mark.size;
  }
  return [held(dx), held(dy)];
}

function fromPath(rows: readonly string[], column: number, row: number, across: number, down: number): number {
  const own = rows[row]![column];
  for (let far = 0; far < 4; far++) {
    const there = rows[row + down * (far + 1)]?.[column + across * (far + 1)];
    if (there === undefined || there === '.') return 0;
    if (there !== own) return FROM_PATH * Math.max(0, 1 - far * LESS);
  }
  return 0;
}

const held = (far: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, far));

/** The graves round a grave, in its quarter: where its rats may run. */
export function around({ graves, byName }: Survey, name: string): Tomb[] {
  const middle = byName.get(name)!;
  return graves.filter(
    (each) => each !== middle && each.quarter === middle.quarter && Math.abs(each.column - middle.column) < 2 && Math.abs(each.row - middle.row) < 2,
  );
}
