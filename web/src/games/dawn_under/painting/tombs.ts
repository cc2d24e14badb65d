/** The sixty closed stones: shadow, side, face with a bevel, and what is carved and grown on them. */

import { THICK, UNITS, type Survey, type Tomb } from './graves';
import { ENGRAVINGS } from './engravings';
import type { Mood } from './lighting';
import { OUTLINES } from './outlines';
import { blob, both, chance, grey, outline, pick, type Die, type Pen, type Sheets } from './pens';

const TINTS = ['#aca6b4', '#c6b193', '#93a3a6', '#c0a3a4', '#a3b08c', '#d0c4ab', '#8e94b4', '#b59c82'];
/** Outlines that are narrow at the top: what is carved stands a little lower. */
const POINTED = [0, 5, 6];
const CRACK = [
  [3.4, [[-42, -12], [-30, -16], [-27, -26], [-12, -29], [-8, -38], [2, -46]]],
  [2.2, [[-27, -26], [-34, -34], [-31, -46]]],
  [3, [[42, 14], [31, 20], [30, 30], [17, 33], [15, 46]]],
] as const;
const CHIP = 'M44 10L28 18L24 27L12 30L8 48L48 48Z';

export const shapeOf = (grave: Tomb): Path2D => outline(OUTLINES[grave.outline]!);
export const turnOf = (grave: Tomb): number => (grave.turn * Math.PI) / 180;

export function paintTombs(sheets: Sheets, { graves }: Survey, mood: Mood): void {
  for (const grave of graves) paintShadow(sheets.colour, grave, mood); // first, so that they fall on the ground only
  graves.forEach((grave, place) => paintTomb(sheets, grave, chance(1000 + place * 97)));
}

/** At night away from the lantern in the middle, at dawn long and to the left. */
function paintShadow(pen: Pen, grave: Tomb, mood: Mood): void {
  const across = mood === 'dawn' ? -2.3 : (grave.x - UNITS / 2) / 420;
  const down = mood === 'dawn' ? 0.42 : (grave.y - UNITS / 2) / 420 + 0.45;
  pen.fillStyle = pen.strokeStyle = mood === 'dawn' ? '#3a225813' : '#08061416';
  pen.lineWidth = 7;
  for (let step = 1; step <= 11; step++) {
    pen.save();
    pen.translate(grave.x + across * step * 1.9, grave.y + THICK + down * step * 1.9);
    pen.rotate(turnOf(grave));
    pen.fill(shapeOf(grave));
    pen.stroke(shapeOf(grave));
    pen.restore();
  }
}

function paintTomb(sheets: Sheets, grave: Tomb, die: Die): void {
  const shape = shapeOf(grave);
  const fill = (pen: Pen, style: string, width: number): void => {
    pen.fillStyle = pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.fill(shape);
    pen.stroke(shape);
  };
  both(sheets, grave.x, grave.y + THICK, turnOf(grave), 1, (pen, high) => fill(pen, high ? grey(60) : '#2b2438', 7));
  both(sheets, grave.x, grave.y + THICK - 3, turnOf(grave), 1, (pen, high) => fill(pen, high ? grey(70) : '#5e566c', 6));
  both(sheets, grave.x, grave.y, turnOf(grave), 1, (pen, high) => {
    fill(pen, high ? grey(110) : TINTS[(grave.column * 3 + grave.row * 5 + grave.outline) % TINTS.length]!, 6);
    if (high) paintBevel(pen, shape);
    pen.save();
    pen.clip(shape);
    paintFace(pen, high, grave, die);
    pen.restore();
    paintEngraving(pen, high, grave);
    pen.save();
    pen.clip(shape);
    if (grave.mark) MARKS[grave.mark](pen, high, die);
    pen.restore();
  });
}

function paintBevel(pen: Pen, shape: Path2D): void {
  for (let width = 5; width >= -12; width--) {
    pen.save();
    if (width < 0) pen.clip(shape);
    const size = 1 + (width - 5) / 100;
    pen.scale(size, size);
    pen.fillStyle = pen.strokeStyle = grey(Math.round(110 + (5 - width) * 4.6));
    pen.fill(shape);
    if (width > 0) {
      pen.lineWidth = width;
      pen.stroke(shape);
    }
    pen.restore();
  }
}

/** Stains, pits, and a carved frame on every second stone. */
function paintFace(pen: Pen, high: boolean, grave: Tomb, die: Die): void {
  if (!high)
    for (let stain = 0; stain < 26; stain++)
      blob(pen, (die() - 0.5) * 84, (die() - 0.5) * 90, 4 + die() * 15, 3 + die() * 9, pick(['#ffffff16', '#0000000f', '#5a4a7018', '#fff2d018'], die));
  for (let pit = 0; pit < 16; pit++) blob(pen, (die() - 0.5) * 74, (die() - 0.5) * 80, 0.8 + die() * 1.6, 0.7 + die() * 1.2, high ? grey(150) : '#0003');
  if ((grave.column + grave.row) % 2 === 0) return;
  pen.save();
  pen.scale(0.83, 0.85);
  pen.strokeStyle = high ? grey(150) : '#2d243d66';
  pen.lineWidth = 2.6;
  pen.stroke(shapeOf(grave));
  pen.restore();
}

function paintEngraving(pen: Pen, high: boolean, grave: Tomb): void {
  const { strokes, fills } = ENGRAVINGS[grave.engraving] ?? {};
  pen.save();
  pen.translate(0, POINTED.includes(grave.outline) ? 3 : 0);
  pen.scale(1.2, 1.2);
  const carve = (style: string, width: number, rim: number): void => {
    pen.strokeStyle = pen.fillStyle = style;
    pen.lineWidth = width;
    if (strokes) pen.stroke(outline(strokes));
    if (!fills) return;
    pen.fill(outline(fills));
    pen.lineWidth = rim;
    if (rim > 0) pen.stroke(outline(fills));
  };
  if (!high) {
    pen.save(); // the lit lower lip of the cut
    pen.translate(0.9, 1.5);
    carve('#fff6e0b8', 4.6, 0);
    pen.restore();
  }
  carve(high ? grey(135) : '#5b5068', 4.9, 1.9);
  carve(high ? grey(90) : '#40364e', 3, 0);
  pen.restore();
}

const MARKS = {
  crack(pen: Pen, high: boolean, die: Die): void {
    const side = die() < 0.5 ? -1 : 1;
    pen.strokeStyle = high ? grey(50) : '#2a2138';
    for (const [width, line] of CRACK) {
      pen.lineWidth = width;
      pen.beginPath();
      line.forEach(([x, y], place) => (place ? pen.lineTo(x * side, y) : pen.moveTo(x * side, y)));
      pen.stroke();
    }
  },
  moss(pen: Pen, high: boolean, die: Die): void {
    const side = die() < 0.5 ? -1 : 1;
    for (let tuft = 0; tuft < 60; tuft++) {
      const at = die();
      const style = high ? grey(190 + die() * 50) : pick(['#5f8f3c', '#77a848', '#4a7834', '#91bd58'], die);
      blob(pen, side * (40 - at * at * 40), 42 - (1 - at) * (1 - at) * 52 * die(), 3.5 + die() * 4.5, 3 + die() * 3.5, style);
    }
  },
  lichen(pen: Pen, high: boolean, die: Die): void {
    for (let spot = 0; spot < 11; spot++) {
      const size = 3 + die() * 5;
      const x = (die() < 0.5 ? -1 : 1) * (22 + die() * 14);
      const y = (die() - 0.5) * 78;
      blob(pen, x, y, size, size * 0.85, high ? grey(205) : '#e3a83a');
      if (!high) blob(pen, x + 0.6, y + 0.4, size * 0.55, size * 0.45, '#f2c766');
    }
  },
  chip(pen: Pen, high: boolean): void {
    pen.fillStyle = high ? grey(70) : '#6f6680';
    pen.fill(outline(CHIP));
  },
};
