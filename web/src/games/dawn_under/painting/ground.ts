/** The grounds of the four quarters: ivy, flagstones, the pond in damp grass, earth with the oak's roots. */

import { SIDE } from '../cemetery';
import { CELL, MARGIN, unitsAt, UNITS, type Survey } from './graves';
import { blob, both, chance, grey, outline, pick, type Die, type Sheets } from './pens';

export const LEAF = 'M0 7C-1 3-7 5-7-1C-4-1-4-4-3-6C-1-5 1-5 3-6C4-4 4-1 7-1C7 5 1 3 0 7Z';
export const OAK_LEAF = 'M0 9C-3 7-3 5-2 4C-5 4-5 1-3 0C-6-1-5-5-2-4C-3-7 0-9 0-9C0-9 3-7 2-4C5-5 6-1 3 0C5 1 5 4 2 4C3 5 3 7 0 9Z';
export const BLADE = 'M0 0C-1-8 1-14 5-18C3-12 3-6 2 0Z';
const WATER = 'M850 470C800 462 770 500 716 506C664 512 640 560 612 588C580 618 470 640 452 700C436 756 470 800 520 812C600 830 640 850 850 850Z';
const ROOTS = [
  'M0 800C60 730 110 724 128 640C136 600 122 560 128 520',
  'M10 810C110 790 140 726 224 722C262 720 300 690 318 628',
  'M10 824C120 812 190 826 226 790C244 770 226 740 236 724',
  'M0 780C16 700 30 620 24 540',
];
const BASE: Readonly<Record<string, string>> = { A: '#33552c', B: '#5d5470', C: '#2c5f5c', D: '#7d5030', '.': '#a8926c' };

/** The quarter that a point of the picture belongs to; the wall belongs to the places beside it. */
export function quarterAt({ rows }: Survey, x: number, y: number): string {
  const place = (units: number): number => Math.max(0, Math.min(SIDE - 1, Math.floor((units - MARGIN) / CELL)));
  return rows[place(y)]![place(x)]!;
}

/** Paints something small on both sheets. */
export function put(sheets: Sheets, path: string, x: number, y: number, turn: number, size: number, colour: string, height: number): void {
  both(sheets, x, y, turn, size, (pen, high) => {
    pen.fillStyle = high ? grey(height) : colour;
    pen.fill(outline(path));
  });
}

export function paintGround(sheets: Sheets, cemetery: Survey): void {
  paintBase(sheets, cemetery);
  paintChapelYard(sheets, cemetery);
  paintIvy(sheets, cemetery);
  paintPond(sheets, cemetery);
  paintEarth(sheets, cemetery);
}

function paintBase({ colour }: Sheets, { rows }: Survey): void {
  rows.forEach((letters, row) =>
    [...letters].forEach((quarter, column) => {
      colour.fillStyle = BASE[quarter] ?? BASE['.']!;
      const [left, right] = [column ? unitsAt(column) : 0, column === SIDE - 1 ? UNITS : unitsAt(column + 1)];
      const [top, bottom] = [row ? unitsAt(row) : 0, row === SIDE - 1 ? UNITS : unitsAt(row + 1)];
      colour.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
    }),
  );
}

/** Strews something over a quarter, except where a stone would hide it. */
function strew(cemetery: Survey, quarter: string, count: number, seed: number, draw: (x: number, y: number, roll: Die) => void): void {
  const roll = chance(seed);
  for (let each = 0; each < count; each++) {
    const x = roll() * UNITS;
    const y = roll() * UNITS;
    if (quarterAt(cemetery, x, y) === quarter && !isHidden(cemetery, x, y)) draw(x, y, roll);
  }
}

function isHidden({ rows, graves }: Survey, x: number, y: number): boolean {
  const column = Math.floor((x - MARGIN) / CELL);
  const row = Math.floor((y - MARGIN) / CELL);
  if (rows[row]?.[column] === undefined || rows[row][column] === '.') return false;
  const grave = graves.find((each) => each.column === column && each.row === row)!;
  return Math.abs(x - grave.x) < 22 && Math.abs(y - grave.y) < 28;
}

function paintChapelYard(sheets: Sheets, cemetery: Survey): void {
  strew(cemetery, 'B', 5200, 12, (x, y, roll) => {
    const size = 7 + roll() * 6;
    const high = 105 + roll() * 12;
    const fill = pick(['#776c8c', '#6a6080', '#81769a', '#736a7e', '#8a7f95'], roll);
    both(sheets, x, y, roll() * 3, 1, (pen, isHeight) => {
      pen.fillStyle = isHeight ? grey(70) : '#3d3650';
      pen.fillRect(-size - 1.6, -size * 0.7 - 1.6, 2 * size + 3.2, size * 1.4 + 3.2);
      pen.fillStyle = isHeight ? grey(high) : fill;
      pen.fillRect(-size, -size * 0.7, 2 * size, size * 1.4);
    });
  });
  strew(cemetery, 'B', 260, 13, (x, y, roll) => put(sheets, BLADE, x, y, roll() * 6, 0.5 + roll() * 0.3, '#5f8a5a', 120));
}

function paintIvy(sheets: Sheets, cemetery: Survey): void {
  const greens = ['#2f5a2a', '#3f7434', '#528b3f', '#2a4d2a', '#6aa14a', '#38683a'];
  strew(cemetery, 'A', 5600, 21, (x, y, roll) => put(sheets, LEAF, x, y, roll() * 6.3, 0.75 + roll() * 0.75, pick(greens, roll), 95 + roll() * 60));
  strew(cemetery, 'A', 120, 22, (x, y, roll) => {
    for (let petal = 0; petal < 5; petal++)
      blob(sheets.colour, x + Math.cos(petal * 1.26) * 3.2, y + Math.sin(petal * 1.26) * 3.2, 2.4, 2.4, pick(['#f3e6f5', '#e9c1dd'], roll));
    blob(sheets.colour, x, y, 1.9, 1.9, '#f0c24b');
  });
}

/** Whether a quarter lies rather to the right, and rather below. */
function side({ rows }: Survey, quarter: string): [right: boolean, below: boolean] {
  let right = 0;
  let below = 0;
  rows.forEach((letters, row) =>
    [...letters].forEach((letter, column) => {
      if (letter !== quarter) return;
      right += column - (SIDE - 1) / 2;
      below += row - (SIDE - 1) / 2;
    }),
  );
  return [right > 0, below > 0];
}

/** Paints within a quarter only, as if it lay in a certain corner. */
function within(sheets: Sheets, cemetery: Survey, quarter: string, [right, below]: [boolean, boolean], draw: (pen: Sheets['colour'], high: boolean) => void): void {
  const [isRight, isBelow] = side(cemetery, quarter);
  both(sheets, 0, 0, 0, 1, (pen, high) => {
    pen.beginPath();
    cemetery.rows.forEach((letters, row) =>
      [...letters].forEach((letter, column) => {
        const [x, y] = [unitsAt(column) - (column ? 0 : MARGIN), unitsAt(row) - (row ? 0 : MARGIN)];
        if (letter === quarter) pen.rect(x, y, CELL + MARGIN, CELL + MARGIN);
      }),
    );
    pen.clip();
    if (isRight !== right) pen.transform(-1, 0, 0, 1, UNITS, 0);
    if (isBelow !== below) pen.transform(1, 0, 0, -1, 0, UNITS);
    draw(pen, high);
  });
}

function paintPond(sheets: Sheets, cemetery: Survey): void {
  const blades = ['#2f6f63', '#3d8371', '#266057', '#56987a', '#2a5a66'];
  strew(cemetery, 'C', 4200, 31, (x, y, roll) => put(sheets, BLADE, x, y, roll() * 1.4 - 0.7, 0.55 + roll() * 0.5, pick(blades, roll), 85 + roll() * 40));
  within(sheets, cemetery, 'C', [true, true], (pen, high) => {
    pen.translate(10, 130);
    pen.scale(1, 0.86);
    pen.lineWidth = 20;
    pen.strokeStyle = high ? grey(95) : '#b59f6d';
    pen.stroke(outline(WATER));
    pen.lineWidth = 9;
    pen.strokeStyle = high ? grey(70) : '#2a7c8c';
    pen.stroke(outline(WATER));
    pen.fillStyle = high ? grey(60) : '#1d6a86';
    pen.fill(outline(WATER));
  });
  const [right, below] = side(cemetery, 'C');
  strew(cemetery, 'C', 330, 33, (x, y, roll) => {
    const [across, down] = [right ? x : UNITS - x, below ? y : UNITS - y];
    if (across + down * 1.25 < 1430 || across < 470) return;
    sheets.colour.strokeStyle = pick(['#58b4c2aa', '#3c95abaa', '#9fe0dc99'], roll);
    sheets.colour.lineWidth = 1.8;
    sheets.colour.beginPath();
    sheets.colour.moveTo(x - 10, y);
    sheets.colour.quadraticCurveTo(x, y - 3, x + 10, y);
    sheets.colour.stroke();
  });
}

function paintEarth(sheets: Sheets, cemetery: Survey): void {
  strew(cemetery, 'D', 700, 41, (x, y, roll) => blob(sheets.colour, x, y, 4 + roll() * 10, 3 + roll() * 5, pick(['#6a4228', '#8f6240', '#5c3a28'], roll)));
  within(sheets, cemetery, 'D', [false, true], (pen, high) => {
    for (const root of ROOTS) {
      for (const [width, colour, height] of [[17, '#3a2418', 100], [12, '#5d3d28', 140], [6, '#7d5739', 170]] as const) {
        pen.lineWidth = width;
        pen.strokeStyle = high ? grey(height) : colour;
        pen.stroke(outline(root));
      }
    }
  });
  const leaves = ['#c4672a', '#a84a22', '#d98e34', '#8a3f22', '#e0ae4a', '#7a4a2a'];
  strew(cemetery, 'D', 2100, 42, (x, y, roll) => put(sheets, OAK_LEAF, x, y, roll() * 6.3, 0.6 + roll() * 0.55, pick(leaves, roll), 100 + roll() * 70));
}
