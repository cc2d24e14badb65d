/**
 * Walls that stand, at any angle of the board: the same strokes laid on themselves, each time a little higher on the
 * screen, so that walls keep their height. Strokes cost a fraction of turning as many pictures.
 */

import type { Theme } from '../../../settings.svelte';
import { CELL, SIDE } from '../board';
import { AROUND, OUTER, OUTER_LENGTH } from '../walls';

/** How far a castle with its merlons and its shadow reaches beyond its spaces, in units. */
const BEYOND = 80;
const WIDE = SIDE * CELL + 2 * BEYOND;
/** How far walls rise on the screen, in units: downwards is more. */
const BASE = 3;
const CAP = -13;
const FACES = ['#1c1322', '#5f4952', '#786165', '#8f7670'];
const MERLON = { rise: 3.9, count: 80, parts: 37 };
const JOINT = '#3a2b38';
const TONES: Readonly<Record<Theme, { cap: string; joints: string }>> = {
  night: { cap: '#f0e0bb', joints: '#c4ab88' },
  day: { cap: '#fbeed2', joints: '#d6b996' },
};
/** Where shadows fall to: always to the same side of the screen. */
const FALL = { x: 6, y: 20, colour: '#0a061880' };
const SHADE = { x: 5, y: 11, colour: '#120a2080' };

export interface Castle {
  /** The walls between rooms. */
  runs: Path2D;
  degrees: number;
  theme: Theme;
  /** Whether its shadow falls on what it lies on. */
  falls: boolean;
  /** A slow device leaves every second layer out, and the shade. */
  lean: boolean;
}

interface Stroke {
  path: Path2D;
  colour: string;
  width: number;
  dash?: readonly number[];
  from?: number;
  cap?: CanvasLineCap;
}

let paths: { outer: Path2D; around: Path2D } | undefined; // there are none where tests run without a page

/** Draws all that stands on the floor, on a canvas that turns with the board: what is upwards for the board changes. */
export function drawWalls(pen: CanvasRenderingContext2D, castle: Castle): void {
  const { runs, degrees, theme, falls, lean } = castle;
  const { cap, joints } = TONES[theme];
  const { outer: wall, around } = (paths ??= { outer: new Path2D(OUTER), around: new Path2D(AROUND) });
  const unit = pen.canvas.width / WIDE;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const moveTo = (x: number, y: number): void =>
    pen.setTransform(unit, 0, 0, unit, (BEYOND + x * cosine + y * sine) * unit, (BEYOND + y * cosine - x * sine) * unit);
  const layer = (rise: number, ...strokes: Stroke[]): void => {
    moveTo(0, rise);
    for (const stroke of strokes) draw(pen, stroke);
  };

  pen.resetTransform();
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.lineJoin = 'round';
  if (falls) {
    moveTo(FALL.x, FALL.y);
    pen.fillStyle = FALL.colour;
    pen.fill(around);
    moveTo(0, 0);
    pen.fillStyle = '#000';
    pen.globalCompositeOperation = 'destination-out'; // what lies below the floor is not seen
    pen.fill(wall);
    pen.globalCompositeOperation = 'source-over';
  }
  if (!lean) {
    moveTo(SHADE.x, SHADE.y);
    draw(pen, { path: runs, colour: SHADE.colour, width: 22 });
  }
  FACES.forEach((colour, face) => {
    if (lean && face % 2) return;
    layer(BASE + ((CAP - BASE) * face) / FACES.length, { path: runs, colour, width: 17 }, { path: wall, colour, width: 21 });
  });
  layer(
    CAP,
    { path: runs, colour: JOINT, width: 17 },
    { path: runs, colour: cap, width: 12.5 },
    { path: runs, colour: joints, width: 12.5, dash: [1.5, 23], cap: 'butt' },
    { path: wall, colour: JOINT, width: 21 },
    { path: wall, colour: joints, width: 16 },
  );
  if (!lean) layer(CAP - MERLON.rise, { path: wall, colour: '#86706b', width: 20, ...merlons(20) });
  layer(CAP - 2 * MERLON.rise, { path: wall, colour: JOINT, width: 20, ...merlons(20) }, { path: wall, colour: cap, width: 16, ...merlons(16) });
}

/** Merlons of a length, each in the middle of its place. */
function merlons(length: number): Pick<Stroke, 'dash' | 'from' | 'cap'> {
  const part = OUTER_LENGTH / MERLON.count / MERLON.parts;
  return { dash: [length * part, (MERLON.parts - length) * part], from: ((length - 20) / 2) * part, cap: 'butt' };
}

function draw(pen: CanvasRenderingContext2D, { path, colour, width, dash = [], from = 0, cap = 'round' }: Stroke): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = cap;
  pen.setLineDash(dash as number[]);
  pen.lineDashOffset = from;
  pen.stroke(path);
}
