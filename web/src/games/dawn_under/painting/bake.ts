/** The set, painted once: colour and height on sheets, then lit. Depends on the place only, never on what lies below. */

import { CUTOUTS } from './cutouts';
import { paintGravel } from './gravel';
import { surveyed, unitsAt, type Survey } from './graves';
import { paintGround } from './ground';
import { Lighting, MOODS, type Mood } from './lighting';
import { both, canvasOf, grain, grey, outline, sheetsOf, type Pen, type Sheets } from './pens';
import { paintTombs } from './tombs';
import { paintWall } from './wall';

/** What is to be painted: the quarters, whether lids are plain, how many pixels, and in which light. */
export interface Order {
  rows: readonly string[];
  plain: boolean;
  size: number;
  mood: Mood;
}

/** Three layers, from below: the ground, the closed stones, and what stands between them. */
export interface Painted {
  ground: ImageBitmap;
  stones: ImageBitmap;
  things: ImageBitmap;
}

const LAYERS = ['ground', 'stones', 'things'] as const;
const CUT_EDGE = '#1b1526';

interface Unlit {
  key: string;
  cemetery: Survey;
  ground: Sheets;
  things: Sheets;
}
let kept: Unlit | null = null;

/** The paint is the same in both moods: kept for the second one. */
function* unlit({ rows, plain, size }: Order): Generator<void, Unlit> {
  const key = `${rows.join('')} ${plain} ${size}`;
  if (kept?.key === key) return kept;
  const cemetery = surveyed(rows, plain);
  const ground = sheetsOf(size, '#3a3a44', 90);
  for (const paint of [paintGround, paintGravel, paintWall]) {
    paint(ground, cemetery);
    yield;
  }
  grain(ground.colour, 0.16, 5);
  grain(ground.height, 0.08, 6);
  const things = sheetsOf(size, undefined, 60);
  paintLandmarks(things, cemetery);
  kept = { key, cemetery, ground, things };
  return kept;
}

function paintLandmarks(sheets: Sheets, { landmarks }: Survey): void {
  for (const { what, x, y, size } of landmarks) {
    both(sheets, unitsAt(x), unitsAt(y), 0, size, (pen, high) => {
      for (const [colour, path, height] of CUTOUTS[what]!) {
        const isShadow = colour.startsWith('#0');
        if (!isShadow) {
          pen.strokeStyle = high ? grey(Math.max(40, height - 90)) : CUT_EDGE;
          pen.lineWidth = 3.2;
          pen.stroke(outline(path));
        }
        pen.fillStyle = high ? grey(height) : colour;
        if (!(high && isShadow)) pen.fill(outline(path));
      }
    });
  }
}

/** What pens have painted, as pictures that can be handed on. */
export async function pictures(pens: Record<keyof Painted, Pen>): Promise<Painted> {
  const [ground, stones, things] = await Promise.all(LAYERS.map((layer) => createImageBitmap(pens[layer].canvas)));
  return { ground: ground!, stones: stones!, things: things! };
}

/** Paints step by step; where nobody else waits, all steps may follow at once. */
export function* painting(order: Order): Generator<void, Record<keyof Painted, Pen>> {
  const { size, mood } = order;
  const { cemetery, ground, things } = yield* unlit(order);
  const stones = sheetsOf(size, undefined, 60);
  paintTombs(stones, cemetery, mood);
  grain(stones.height, 0.085, 8);
  yield;
  const lighting = new Lighting(cemetery, mood, size);
  const lit = {
    ground: drawn(yield* lighting.light(ground)),
    stones: drawn(yield* lighting.light(stones)),
    things: drawn(yield* lighting.light(things, mood === 'night' ? 0.3 : 0.1)),
  };
  fadeAtEdge(lit.ground, size, MOODS[mood].edge);
  return lit;
}

function drawn(image: ImageData): Pen {
  const pen = canvasOf(image.width);
  pen.putImageData(image, 0, 0);
  return pen;
}

/** The light of the set ends at its edge. */
function fadeAtEdge(pen: Pen, size: number, edge: string): void {
  const half = size / 2;
  const dark = pen.createRadialGradient(half, half, half * 0.75, half, half, half * 1.42);
  dark.addColorStop(0, `${edge}00`);
  dark.addColorStop(1, `${edge}66`);
  pen.fillStyle = dark;
  pen.fillRect(0, 0, size, size);
}
