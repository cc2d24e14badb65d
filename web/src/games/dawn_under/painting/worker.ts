/** Paints cemeteries beside the page, so that nobody waits for a stroke. */

import { painting, pictures, type Order } from './bake';

onmessage = async ({ data: order }: MessageEvent<Order>): Promise<void> => {
  const steps = painting(order);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const painted = await pictures(step.value);
  (postMessage as (message: unknown, moved: Transferable[]) => void)(painted, Object.values(painted) as ImageBitmap[]);
};
