/** Paints cemeteries beside the page, so that nobody waits for a stroke. */

import { painting, pictures, type Order, type Painted } from './bake';
import { keep } from './shelf';

const send = (painted: Painted): void =>
  (postMessage as (message: unknown, moved: Transferable[]) => void)(painted, Object.values(painted) as ImageBitmap[]);

onmessage = async ({ data: order }: MessageEvent<Order>): Promise<void> => {
  const steps = painting(order);
  let step = steps.next();
  while (!step.done) step = steps.next();
  send(await pictures(step.value));
  await keep(order, location.pathname, step.value).catch(() => undefined); // some browsers keep nothing for a visit in private
};
