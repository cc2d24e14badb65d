/** Walls of a board as paths: straight runs between rooms, the outer wall with its bastions, and where torches hang. */

import type { Drawing } from '../../parts/paint/drawing';
import { CELL, printed, rowsOf, SIDE } from './board';

/** Round bastions at the corners: where their middles lie inwards from the corner, and how far they reach from there. */
const BASTION = { inwards: 43.5, radius: 71.4 };
const EDGE = 7;

/** The outer wall, with a round bastion at each corner; or a line so far outside it. */
function outerWall(outside: number): string {
  const [near, far, radius] = [-EDGE - outside, SIDE * CELL + EDGE + outside, BASTION.radius + outside];
  const from = BASTION.inwards + Math.sqrt(radius ** 2 - (BASTION.inwards - near) ** 2);
  const to = SIDE * CELL - from;
  const round = `A${radius} ${radius} 0 0 1 `;
  return `M350 ${near}H${to}${round}${far} ${from}V${to}${round}${to} ${far}H${from}${round}${near} ${to}V${from}${round}${from} ${near}Z`;
}

export const OUTER = outerWall(0);
/** The outer wall with its thickness, as its shadow shows it. */
export const AROUND = outerWall(13);
/** Four straight runs, and a half circle over each corner. */
export const OUTER_LENGTH = 4 * (SIDE * CELL - 4 * BASTION.inwards - 2 * EDGE + Math.PI * BASTION.radius);

const roomAt = (rooms: Drawing, column: number, row: number): string => rooms[row]?.[column] ?? ' ';

/** Whether a wall stands along a line of the grid, at a place along it. */
function stands(rooms: Drawing, across: boolean, line: number, place: number): boolean {
  if (place < 0 || place >= SIDE) return false;
  return across
    ? roomAt(rooms, place, line - 1) !== roomAt(rooms, place, line)
    : roomAt(rooms, line - 1, place) !== roomAt(rooms, line, place);
}

/** Whether a wall stands between two spaces that lie beside each other. */
export function isWalled(rows: Drawing, space: string, other: string): boolean {
  const [one, two] = [space, other].map((name) => printed(rows).spaces.find((each) => each.name === name));
  return !one || !two || roomAt(rows, one.column, one.row) !== roomAt(rows, two.column, two.row);
}

/** Walls between rooms in straight runs, so that ends meet in one stroke. */
export function wallRuns(rooms: Drawing): string {
  let path = '';
  for (const across of [true, false]) {
    for (let line = 1; line < SIDE; line++) {
      for (let place = 0; place < SIDE; place++) {
        if (!stands(rooms, across, line, place) || stands(rooms, across, line, place - 1)) continue;
        let end = place;
        while (stands(rooms, across, line, end)) end++;
        const [from, to, at] = [place * CELL, end * CELL, line * CELL];
        path += across ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`;
      }
    }
  }
  return path;
}

/** The spaces of a room, as one path. */
export function roomPath(rooms: Drawing, letter: string): string {
  return rooms
    .flatMap((line, row) => [...line].map((each, column) => (each === letter ? `M${column * CELL - 1} ${row * CELL - 1}h102v102h-102Z` : '')))
    .join('');
}

/** The letters of a board's rooms, each once. */
export const lettersOf = (rooms: Drawing): string[] => [...new Set(rooms.join('').replaceAll('+', ''))];

/** In the castle that comes with the game they hang round its four halls. */
const TORCHES = [
  [1, 2],
  [3, 2],
  [5, 1],
  [5, 3],
  [6, 5],
  [4, 5],
  [2, 6],
  [2, 4],
];
const MOST_TORCHES = TORCHES.length;
const APART = 2;

export const isOwnCastle = (rows: Drawing): boolean => rowsOf('castle').every((line, place) => line === rows[place]);

/** Where torches hang, in corners of the grid: on walls that run on to both sides, well apart. */
export function torches(rows: Drawing): number[][] {
  if (isOwnCastle(rows)) return TORCHES;
  const rooms = rows.slice(0, SIDE);
  const hung: number[][] = [];
  for (let y = 1; y < SIDE; y++) {
    for (let x = 1; x < SIDE; x++) {
      const inWall = (stands(rooms, true, y, x) && stands(rooms, true, y, x - 1)) || (stands(rooms, false, x, y) && stands(rooms, false, x, y - 1));
      const isNearPlug = Math.abs(x - SIDE / 2) < 1 && Math.abs(y - SIDE / 2) < 1;
      if (inWall && !isNearPlug && hung.every(([a, b]) => Math.abs(a! - x) + Math.abs(b! - y) >= APART)) hung.push([x, y]);
    }
  }
  return hung.filter((_, place) => (place * MOST_TORCHES) % hung.length < MOST_TORCHES);
}
