/** The painted set of a board: both moods of one cemetery, at the size of the screen. */

import type { Painted } from './painting/bake';
import { surveyed, THICK, UNITS, type Survey, type Tomb } from './painting/graves';
import type { Mood } from './painting/lighting';
import { painted, sizeFor } from './painting/painter';
import { shapeOf, turnOf } from './painting/tombs';

/** Units of the picture round the middle of a stone that hold all of it. */
const AROUND = 64;
/** What is cleared of a stone when its lid is open: from its middle to the left, up, right and down. */
const CLEARED = { left: 47, up: 50, width: 94, height: 108 };
/** More pixels than these nobody sees. */
const DENSEST = 2.5;

export class BoardSet {
  layers = $state.raw<Partial<Record<Mood, Painted>>>({});
  size = $state(0);
  readonly survey: Survey;

  constructor(
    readonly rows: readonly string[],
    readonly plain: boolean,
  ) {
    this.survey = surveyed(rows, plain);
  }

  /** Has one mood painted for a board as wide as this; says whether it was done in time to matter. */
  async paint(mood: Mood, width: number): Promise<void> {
    const size = sizeFor(width * Math.min(DENSEST, devicePixelRatio || 1));
    this.size ||= size;
    const layers = await painted({ rows: this.rows, plain: this.plain, size, mood });
    this.layers = { ...(size === this.size ? this.layers : {}), [mood]: layers };
    this.size = size;
  }

  /** The whole board with stones, except on graves that are open or bare. */
  compose(canvas: HTMLCanvasElement, mood: Mood, without: Iterable<string>): void {
    const layers = this.layers[mood];
    if (!layers) return;
    const size = layers.ground.width;
    if (canvas.width !== size) canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d')!;
    const unit = size / UNITS;
    pen.drawImage(layers.ground, 0, 0);
    pen.drawImage(layers.stones, 0, 0);
    for (const name of without) {
      const { x, y } = this.survey.byName.get(name)!;
      const patch = [(x - CLEARED.left) * unit, (y - CLEARED.up) * unit, CLEARED.width * unit, CLEARED.height * unit] as const;
      pen.drawImage(layers.ground, ...patch, ...patch);
    }
    pen.drawImage(layers.things, 0, 0);
  }

  /** One stone alone, cut out of the picture. */
  cut(canvas: HTMLCanvasElement, mood: Mood, tomb: Tomb): void {
    const layers = this.layers[mood] ?? Object.values(this.layers)[0];
    if (!layers) return;
    const unit = layers.stones.width / UNITS;
    const side = 2 * AROUND * unit;
    canvas.width = canvas.height = Math.round(side);
    const pen = canvas.getContext('2d')!;
    pen.save();
    pen.scale(unit, unit);
    pen.lineJoin = 'round';
    pen.lineWidth = 7;
    for (let down = 0; down <= THICK; down += 3) {
      pen.save();
      pen.translate(AROUND, AROUND + down);
      pen.rotate(turnOf(tomb));
      pen.fill(shapeOf(tomb));
      pen.stroke(shapeOf(tomb));
      pen.restore();
    }
    pen.restore();
    pen.globalCompositeOperation = 'source-in';
    pen.drawImage(layers.stones, (tomb.x - AROUND) * unit, (tomb.y - AROUND) * unit, side, side, 0, 0, canvas.width, canvas.height);
  }
}
