/** Has cemeteries painted, one after the other, and keeps the last few: by quarters, plainness, size and mood. */

import { painting, pictures, type Order, type Painted } from './bake';
import { taken } from './shelf';
import brushes from './worker?worker&url';

/** Two moods of the board at hand, and of the one before. */
const MOST = 4;
/** Pixels: sizes between are drawn smaller, so that a window may change a little without a new painting. */
const STEP = 64;
const SMALLEST = 320;
const LARGEST = 1408;

const done = new Map<string, Promise<Painted>>();
let queue: Promise<unknown> = Promise.resolve();
let worker: Worker | null = null;

/** The size to paint for so many pixels of a screen. */
export const sizeFor = (pixels: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(pixels / STEP) * STEP));

/** A painted cemetery: at once where it is kept, else as soon as it is done. */
export function painted(order: Order): Promise<Painted> {
  const key = JSON.stringify([order.rows, order.plain, order.size, order.mood]);
  let found = done.get(key);
  if (!found) {
    found = queue.then(() => (typeof OffscreenCanvas === 'undefined' ? inSlices(order) : beside(order)));
    queue = found.catch(() => undefined);
    found.catch(() => done.delete(key));
  }
  done.delete(key);
  done.set(key, found);
  for (const old of [...done.keys()].slice(0, -MOST)) done.delete(old);
  return found;
}

/** From an earlier visit, or painted by a worker, which is only fetched where there is something to paint. */
async function beside(order: Order): Promise<Painted> {
  const kept = await taken(order, new URL(brushes, location.href).pathname).catch(() => null);
  return kept ?? paintedBeside(order);
}

function paintedBeside(order: Order): Promise<Painted> {
  const painter = (worker ??= new Worker(brushes, { type: 'module' }));
  return new Promise((resolve, reject) => {
    painter.onmessage = ({ data }: MessageEvent<Painted>) => resolve(data);
    painter.onerror = () => {
      painter.terminate();
      worker = null;
      inSlices(order).then(resolve, reject);
    };
    painter.postMessage(order);
  });
}

/** Without a worker: a step at a time, so that taps are heard between. */
async function inSlices(order: Order): Promise<Painted> {
  const steps = painting(order);
  let step = steps.next();
  while (!step.done) {
    await new Promise((later) => setTimeout(later));
    step = steps.next();
  }
  return pictures(step.value);
}
