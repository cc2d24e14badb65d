/** Sheets to paint on, and what every painting needs: one pen for colour, one for height, chance that is always the same. */

import { UNITS } from './graves';

export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Colour and height of the same thing, painted alike. */
export interface Sheets {
  colour: Pen;
  height: Pen;
}

export type Die = () => number;

/** Numbers from 0 to 1 that look like chance and are the same on every device. */
export function chance(seed: number): Die {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(list: readonly T[], die: Die): T => list[Math.floor(die() * list.length)]!;

/** A height, or a grey, from 0 to 255. */
export const grey = (value: number): string => `rgb(${value},${value},${value})`;

/** An empty canvas of so many pixels: off the page where the browser can. */
export function canvasOf(size: number): Pen {
  const canvas = typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(size, size);
  canvas.width = canvas.height = size;
  return canvas.getContext('2d', { willReadFrequently: true }) as Pen;
}

/** A sheet of so many pixels, painted on in units. */
export function sheet(size: number, fill?: string): Pen {
  const pen = canvasOf(size);
  if (fill) {
    pen.fillStyle = fill;
    pen.fillRect(0, 0, size, size);
  }
  pen.scale(size / UNITS, size / UNITS);
  pen.lineJoin = pen.lineCap = 'round';
  return pen;
}

export const sheetsOf = (size: number, colour: string | undefined, height: number): Sheets => ({
  colour: sheet(size, colour),
  height: sheet(size, grey(height)),
});

/** Paints the same on both sheets, at a place of its own. */
export function both({ colour, height }: Sheets, x: number, y: number, turn: number, size: number, draw: (pen: Pen, high: boolean) => void): void {
  for (const pen of [colour, height]) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.scale(size, size);
    draw(pen, pen === height);
    pen.restore();
  }
}

export function blob(pen: Pen, x: number, y: number, across: number, down: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 7);
  pen.fill();
}

export function slab(pen: Pen, x: number, y: number, width: number, height: number, round: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
}

const outlines = new Map<string, Path2D>();

/** An outline, made once. */
export function outline(path: string): Path2D {
  let made = outlines.get(path);
  if (!made) outlines.set(path, (made = new Path2D(path)));
  return made;
}

const GRAIN = 128;

/** The grain of paper: specks at three sizes. */
export function grain(pen: Pen, strength: number, seed: number): void {
  const die = chance(seed);
  const specks = canvasOf(GRAIN);
  const image = specks.createImageData(GRAIN, GRAIN);
  for (let at = 0; at < image.data.length; at += 4) {
    image.data[at] = image.data[at + 1] = image.data[at + 2] = die() * 255;
    image.data[at + 3] = 255;
  }
  specks.putImageData(image, 0, 0);
  pen.save();
  pen.globalCompositeOperation = 'overlay';
  for (const [tile, alpha] of [[150, 0.9], [330, 0.55], [1000, 0.5]] as const) {
    pen.globalAlpha = strength * alpha;
    for (let x = 0; x < UNITS; x += tile) for (let y = 0; y < UNITS; y += tile) pen.drawImage(specks.canvas, x, y, tile, tile);
  }
  pen.restore();
}
