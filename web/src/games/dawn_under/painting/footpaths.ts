/** Where footpaths run, as lines of places: along the borders between quarters, out through gates and in to the plaza. */

import { isPlaza, SIDE } from '../cemetery';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const OUT = 0.4;
const IN = 0.1;
const PLAZA = [3, 5] as const;

const key = ([x, y]: Point): string => `${x} ${y}`;

/** Every stretch of one place that two quarters lie on both sides of. */
function stretches(rows: readonly string[]): [Point, Point][] {
  const found: [Point, Point][] = [];
  const parts = (column: number, row: number, across: number, down: number): boolean =>
    !isPlaza(column, row) && !isPlaza(across, down) && rows[row]?.[column] !== rows[down]?.[across];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (column + 1 < SIDE && parts(column, row, column + 1, row)) found.push([[column + 1, row], [column + 1, row + 1]]);
      if (row + 1 < SIDE && parts(column, row, column, row + 1)) found.push([[column, row + 1], [column + 1, row + 1]]);
    }
  }
  return found;
}

/** The middle lines of all footpaths: as long as they can be, corners and ends only. */
export function footpaths(rows: readonly string[]): Line[] {
  const left = stretches(rows);
  const meeting = new Map<string, number>();
  for (const point of left.flat()) meeting.set(key(point), (meeting.get(key(point)) ?? 0) + 1);
  const lines: Line[] = [];
  while (left.length > 0) {
    let line: Point[] = [...left.pop()!];
    for (let turn = 0; turn < 2; turn++) {
      line.reverse();
      let next: [Point, Point] | undefined;
      while (meeting.get(key(line.at(-1)!)) === 2 && (next = takeFrom(left, line.at(-1)!)))
        line.push(key(next[0]) === key(line.at(-1)!) ? next[1] : next[0]);
    }
    line = corners(line);
    lines.push([reach(line[0]!, line[1]!), ...line.slice(1, -1), reach(line.at(-1)!, line.at(-2)!)]);
  }
  return lines;
}

function takeFrom(left: [Point, Point][], at: Point): [Point, Point] | undefined {
  const place = left.findIndex((stretch) => stretch.some((point) => key(point) === key(at)));
  return place < 0 ? undefined : left.splice(place, 1)[0];
}

function corners(line: readonly Point[]): Point[] {
  return line.filter(([x, y], place) => {
    const [before, after] = [line[place - 1], line[place + 1]];
    return !before || !after || !((before[0] === x && after[0] === x) || (before[1] === y && after[1] === y));
  });
}

/** An end of a path goes on through the wall, or a little onto the plaza. */
function reach(end: Point, before: Point): Point {
  const [x, y] = end;
  const edge = [x, y].some((each) => each === 0 || each === SIDE);
  const plaza = [x, y].every((each) => each >= PLAZA[0] && each <= PLAZA[1]);
  const far = edge ? OUT : plaza ? IN : 0;
  return [x + Math.sign(x - before[0]) * far, y + Math.sign(y - before[1]) * far];
}

/** Where paths leave the cemetery: the middle of each gate, on the wall. */
export function gates(lines: readonly Line[]): Point[] {
  return lines
    .flatMap((line) => [line[0]!, line.at(-1)!])
    .filter(([x, y]) => x < 0 || y < 0 || x > SIDE || y > SIDE)
    .map(([x, y]) => [Math.min(SIDE, Math.max(0, x)), Math.min(SIDE, Math.max(0, y))]);
}
