/** Light on a painted set: every pixel by moon or sun, the lantern on the plaza, and small lights, by the slope of its height. */

import { SIDE } from '../cemetery';
import { CELL, unitsAt, UNITS, type Survey } from './graves';
import { sheet, type Sheets } from './pens';

export type Mood = 'night' | 'dawn';

type Colour = readonly [number, number, number];
interface Light {
  ambient: Colour;
  /** Where the far light comes from. */
  far: Colour;
  farColour: Colour;
  lamp: Colour;
  /** How far the lantern reaches, in units. */
  reach: number;
  bump: number;
  /** The colour that the set fades to at its edge. */
  edge: string;
}

export const MOODS: Readonly<Record<Mood, Light>> = {
  night: { ambient: [0.3, 0.32, 0.52], far: [-0.55, -0.6, 0.58], farColour: [0.5, 0.57, 0.82], lamp: [1.42, 0.9, 0.4], reach: 330, bump: 0.05, edge: '#0b0a1e' },
  dawn: { ambient: [0.74, 0.62, 0.64], far: [0.78, -0.36, 0.5], farColour: [1.12, 0.82, 0.56], lamp: [0.25, 0.16, 0.06], reach: 200, bump: 0.055, edge: '#3b2347' },
};
/** What glows at night: how far above its place, how far it reaches (in places), how strong it is. */
const GLOWING: Readonly<Record<string, readonly [up: number, reach: number, strong: number]>> = {
  candles: [0.14, 1.15, 1],
  pumpkin: [-0.04, 1.05, 1],
  chapel: [0.28, 0.75, 0.8],
};
const LAMP_HEIGHT = 85;
const GLOW_STRENGTH = 190;

/** The small lights of the night, added up. */
function glow(cemetery: Survey, mood: Mood, size: number): Uint8ClampedArray {
  const pen = sheet(size, '#000');
  pen.globalCompositeOperation = 'lighter';
  for (const { what, x, y } of mood === 'night' ? cemetery.landmarks : []) {
    const [up, reach, strong] = GLOWING[what] ?? [];
    if (up === undefined) continue;
    const [middle, height] = [unitsAt(x), unitsAt(y - up)];
    const gradient = pen.createRadialGradient(middle, height, 2, middle, height, reach! * CELL);
    gradient.addColorStop(0, `rgba(255,190,96,${0.95 * strong!})`);
    gradient.addColorStop(0.35, `rgba(240,150,60,${0.42 * strong!})`);
    gradient.addColorStop(1, 'rgba(200,90,20,0)');
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, UNITS, UNITS);
  }
  return pen.getImageData(0, 0, size, size).data;
}

/** Lights of one mood and size, for sheet after sheet; a sheet is lit in bands of rows. */
export class Lighting {
  readonly #small: Uint8ClampedArray;

  constructor(
    cemetery: Survey,
    readonly mood: Mood,
    readonly size: number,
  ) {
    this.#small = glow(cemetery, mood, size);
  }

  /** What is painted on the sheets, lit; `lift` is some light of its own. Yields after each band. */
  *light({ colour, height }: Sheets, lift = 0): Generator<void, ImageData> {
    const { size } = this;
    const image = colour.getImageData(0, 0, size, size);
    const heights = height.getImageData(0, 0, size, size).data;
    const band = Math.ceil(60_000 / size);
    for (let row = 0; row < size; row += band) {
      this.#lightRows(image.data, heights, lift, row, Math.min(size, row + band));
      yield;
    }
    return image;
  }

  #lightRows(pixels: Uint8ClampedArray, heights: Uint8ClampedArray, lift: number, from: number, to: number): void {
    const { size } = this;
    const { ambient, far, farColour, lamp, reach, bump } = MOODS[this.mood];
    const unit = size / UNITS;
    const step = Math.max(1, Math.round(unit * 1.1));
    const steep = (bump * 1.5 * 0.5) / (step / unit / 1.1);
    const middle = unitsAt(SIDE / 2) * unit;
    const lampZ = LAMP_HEIGHT * unit;
    for (let y = from; y < to; y++) {
      for (let x = 0; x < size; x++) {
        const at = (y * size + x) * 4;
        if (!pixels[at + 3]) continue;
        const slopeX = (heights[x > step ? at - step * 4 : at]! - heights[x < size - step ? at + step * 4 : at]!) * steep;
        const slopeY = (heights[y > step ? at - step * size * 4 : at]! - heights[y < size - step ? at + step * size * 4 : at]!) * steep;
        const flat = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
        const fromFar = Math.max(0, (slopeX * far[0] + slopeY * far[1] + far[2]) * flat);
        const [lampX, lampY] = [middle - x, middle - y];
        const distance = Math.sqrt(lampX * lampX + lampY * lampY + lampZ * lampZ);
        const fade = distance / (reach * unit);
        const fromLamp = Math.max(0, ((slopeX * lampX + slopeY * lampY + lampZ * 1.7) / distance) * flat) / (1 + fade * fade * 1.5);
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = pixels[at + channel]! * (ambient[channel]! + lift + farColour[channel]! * fromFar + lamp[channel]! * fromLamp + this.#small[at + channel]! / GLOW_STRENGTH);
      }
    }
  }
}
