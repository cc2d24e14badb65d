/** What is wanted hops, once: nobody is scolded for having tried something else. */

import { settings } from '../settings.svelte';

const HOP: Keyframe[] = [{ translate: '0 0' }, { translate: '0 -14px', offset: 0.3 }, { translate: '0 0', offset: 0.55 }, { translate: '0 -6px', offset: 0.75 }, { translate: '0 0' }];

export function hop(within: ParentNode, selector: string): void {
  if (settings.calm) return;
  for (const thing of within.querySelectorAll(selector)) thing.animate(HOP, { duration: 640, easing: 'ease-out' });
}
