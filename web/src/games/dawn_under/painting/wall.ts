/** The wall round the cemetery: stones in the tint of the quarter, gates where paths leave, overgrown. */

import { SIDE } from '../cemetery';
import { isNearPath } from './gravel';
import { unitsAt, UNITS, type Survey } from './graves';
import { BLADE, LEAF, OAK_LEAF, put, quarterAt } from './ground';
import { blob, both, chance, grey, pick, slab, type Die, type Sheets } from './pens';

const TINTS: Readonly<Record<string, readonly string[]>> = {
  A: ['#a3b396', '#92a486'],
  B: ['#bdb2cc', '#aca2bc'],
  C: ['#a2bac2', '#92aab4'],
  D: ['#c2a890', '#b0967e'],
};
const OLD = ['#999', '#888'];

export function paintWall(sheets: Sheets, cemetery: Survey): void {
  const die = chance(815);
  for (const fixed of [11, UNITS - 11]) {
    for (let at = 14; at < UNITS - 6; ) {
      const width = 18 + die() * 12;
      paintBrick(sheets, cemetery, at + width / 2 - 6, fixed, 0, width, die);
      paintBrick(sheets, cemetery, fixed, at + width / 2 - 6, Math.PI / 2, width, die);
      at += width;
    }
  }
  for (const [x, y] of cemetery.gates) {
    const across = y === 0 || y === SIDE;
    for (const side of [-1, 1]) {
      const post = (places: number, isFixed: boolean): number => (!isFixed ? unitsAt(places) + side * 29 : places === 0 ? 12 : UNITS - 12);
      paintPost(sheets, post(x, !across), post(y, across));
    }
  }
  overgrow(sheets, cemetery);
}

function paintBrick(sheets: Sheets, cemetery: Survey, x: number, y: number, turn: number, width: number, die: Die): void {
  if (isNearPath(cemetery, x, y, 24)) return;
  const tint = pick(TINTS[quarterAt(cemetery, x, y)] ?? OLD, die);
  both(sheets, x, y, turn, 1, (pen, high) => {
    slab(pen, -width / 2 - 1, -9.5, width + 2, 20, 5, high ? grey(70) : '#1d1a2c');
    slab(pen, -width / 2 + 0.6, -8, width - 1.2, 14.5, 5, high ? grey(190) : tint);
    slab(pen, -width / 2 + 3, -6, width - 6, 7, 3.5, high ? grey(215) : '#ffffff22');
  });
}

function paintPost(sheets: Sheets, x: number, y: number): void {
  both(sheets, x, y, 0, 1, (pen, high) => {
    for (const [radius, colour, height] of [[14, '#1d1a2c', 60], [12.5, '#b9aca2', 190], [8.5, '#d9ccb8', 225], [4, '#f3e8d0', 250]] as const)
      blob(pen, 0, 0, radius, radius, high ? grey(height) : colour);
  });
}

function overgrow(sheets: Sheets, cemetery: Survey): void {
  const die = chance(77);
  for (let each = 0; each < 420; each++) {
    const lies = die() < 0.5;
    const along = die() * UNITS;
    const edge = (die() < 0.5 ? 8 : UNITS - 8) + (die() - 0.5) * 20;
    const [x, y] = lies ? [along, edge] : [edge, along];
    if (isNearPath(cemetery, x, y, 26)) continue;
    const quarter = quarterAt(cemetery, x, y);
    if (quarter === 'A') put(sheets, LEAF, x, y, die() * 6, 0.9 + die() * 0.7, pick(['#3f7434', '#528b3f', '#6aa14a', '#2f5a2a'], die), 235);
    if (quarter === 'C' && die() < 0.5) put(sheets, BLADE, x, y, die() - 0.5, 0.9 + die() * 0.5, pick(['#3d8371', '#7fae74', '#56987a'], die), 220);
    if (quarter === 'D' && die() < 0.35) put(sheets, OAK_LEAF, x, y, die() * 6, 0.9, pick(['#c4672a', '#d98e34', '#a84a22'], die), 230);
  }
}
