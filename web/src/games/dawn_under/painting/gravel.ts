/** Footpaths and plaza: pale gravel between edging stones, readable on the smallest phone. */

import { CELL, unitsAt, type Survey } from './graves';
import type { Line } from './footpaths';
import { blob, both, chance, grey, outline, pick, slab, type Die, type Pen, type Sheets } from './pens';

const PLAZA_FROM = 3;
const PLAZA_TO = 5;
const PLAZA_MIDDLE = 4;
const PLAZA = plazaOutline();

function plazaOutline(): string {
  const [near, far, round] = [unitsAt(PLAZA_FROM) - 3, unitsAt(PLAZA_TO) + 3, 36];
  return `M${near + round} ${near}H${far - round}A${round} ${round} 0 0 1 ${far} ${near + round}V${far - round}A${round} ${round} 0 0 1 ${far - round} ${far}H${near + round}A${round} ${round} 0 0 1 ${near} ${far - round}V${near + round}A${round} ${round} 0 0 1 ${near + round} ${near}Z`;
}

/** Whether a point of the picture is nearer to some path than so many units. */
export function isNearPath({ paths }: Survey, x: number, y: number, limit: number): boolean {
  return paths.some((line) =>
    line.some((end, place) => {
      const start = line[place - 1];
      if (!start) return false;
      const [ax, ay, bx, by] = [unitsAt(start[0]), unitsAt(start[1]), unitsAt(end[0]), unitsAt(end[1])];
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
      const at = Math.max(0, Math.min(1, along));
      return Math.hypot(x - ax - (bx - ax) * at, y - ay - (by - ay) * at) < limit;
    }),
  );
}

export function paintGravel(sheets: Sheets, cemetery: Survey): void {
  const die = chance(4711);
  paintBeds(sheets, cemetery.paths);
  for (const line of cemetery.paths) {
    for (let place = 1; place < line.length; place++) {
      const [ax, ay] = line[place - 1]!;
      const [bx, by] = line[place]!;
      const far = Math.hypot(bx - ax, by - ay) * CELL;
      for (let pebble = 0; pebble < far * 1.5; pebble++) {
        const at = die();
        paintPebble(sheets, unitsAt(ax + (bx - ax) * at) + (die() - 0.5) * 32, unitsAt(ay + (by - ay) * at) + (die() - 0.5) * 32, die);
      }
      paintEdging(sheets, cemetery, [unitsAt(ax), unitsAt(ay)], [((bx - ax) * CELL) / far, ((by - ay) * CELL) / far], far, die);
    }
  }
  paintPlaza(sheets, die);
}

function paintBeds(sheets: Sheets, paths: readonly Line[]): void {
  for (const [width, colour, height] of [[44, '#2a2230', 70], [36, '#cbb184', 100]] as const) {
    both(sheets, 0, 0, 0, 1, (pen, high) => {
      pen.strokeStyle = pen.fillStyle = high ? grey(height) : colour;
      pen.lineWidth = width;
      trace(pen, paths);
      pen.stroke();
      pen.lineWidth = width - 34;
      pen.stroke(outline(PLAZA));
      pen.fill(outline(PLAZA));
    });
  }
}

function trace(pen: Pen, paths: readonly Line[]): void {
  pen.beginPath();
  for (const line of paths) line.forEach(([x, y], place) => (place ? pen.lineTo(unitsAt(x), unitsAt(y)) : pen.moveTo(unitsAt(x), unitsAt(y))));
}

function paintPebble(sheets: Sheets, x: number, y: number, die: Die): void {
  const size = 1.6 + die() * 2.6;
  both(sheets, x, y, die() * 3, 1, (pen, high) =>
    blob(pen, 0, 0, size * 1.2, size, high ? grey(120 + die() * 40) : pick(['#e2cfa2', '#d7c091', '#bfa477', '#efdfba', '#a99068', '#cdb98f'], die)),
  );
}

/** Pale stones along both sides of a stretch of path. */
function paintEdging(sheets: Sheets, cemetery: Survey, from: [number, number], along: [number, number], far: number, die: Die): void {
  const [ux, uy] = along;
  for (let at = 6; at < far; at += 12.5) {
    for (const side of [-1, 1]) {
      const x = from[0] + ux * at - uy * side * 19.5 + (die() - 0.5) * 2;
      const y = from[1] + uy * at + ux * side * 19.5 + (die() - 0.5) * 2;
      const onPlaza = [x, y].every((each) => each > unitsAt(PLAZA_FROM) && each < unitsAt(PLAZA_TO));
      if (onPlaza || isNearPath(cemetery, x, y, 15)) continue;
      both(sheets, x, y, Math.atan2(uy, ux) + (die() - 0.5) * 0.3, 0.9 + die() * 0.2, (pen, high) => {
        slab(pen, -6.4, -4.2, 12.8, 9.4, 4, high ? grey(60) : '#2a2230');
        slab(pen, -5.4, -3.6, 10.8, 7.2, 3.4, high ? grey(200) : pick(['#efe4cb', '#ddd0b8', '#f7eedb', '#cfc3b2'], die));
      });
    }
  }
}

function paintPlaza(sheets: Sheets, die: Die): void {
  for (let pebble = 0; pebble < 900; pebble++) paintPebble(sheets, unitsAt(PLAZA_FROM) + die() * 2 * CELL, unitsAt(PLAZA_FROM) + die() * 2 * CELL, die);
  const middle = unitsAt(PLAZA_MIDDLE);
  for (const [radius, count, turn] of [[62, 22, 0], [84, 30, 0.1]] as const) {
    for (let stone = 0; stone < count; stone++) {
      const angle = (stone / count) * 2 * Math.PI + turn;
      both(sheets, middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius, angle, 1, (pen, high) =>
        slab(pen, -9, -7.4, 18, 14.8, 3.5, high ? grey(165) : pick(['#c5b59a', '#b5a58e', '#d3c4a8', '#a89a8a'], die)),
      );
    }
  }
}
