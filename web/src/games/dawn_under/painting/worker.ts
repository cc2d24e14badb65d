/** Paints cemeteries beside the page, so that nobody waits for a stroke. */

import { painting, pictures, type Order, type Painted } from './bake';
import { keep, taken } from './shelf';

const send = (painted: Painted): void =>
  (postMessage as (message: unknown, moved: Transferable[]) => void)(painted, Object.values(painted) as ImageBitmap[]);
/** Some browsers keep nothing for a visit in private. */
const nothing = (): null => null;

onmessage = async ({ data: order }: MessageEvent<Order>): Promise<void> => {
  const kept = await taken(order).catch(nothing);
  if (kept) return send(kept);
  const steps = painting(order);
  let step = steps.next();
  while (!step.done) step = steps.next();
  send(await pictures(step.value));
  await keep(order, step.value).catch(nothing);
};
