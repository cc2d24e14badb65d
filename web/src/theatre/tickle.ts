/** Scenery that answers a tap: the moon winks, bats flutter, ghosts hop. It is never in the way of what can be done. */

import './tickle.css';
import { settings } from '../settings.svelte';

/** What does something else when it is tapped. */
const BUSY = 'button, a, input, select, textarea, label, summary, dialog, form, [role="group"], .sheet, .panel';

function tickle({ target, clientX, clientY }: PointerEvent): void {
  if (settings.calm || (target as Element).closest(BUSY)) return;
  const tapped = document.elementsFromPoint(clientX, clientY).map((each) => each.closest('[data-tickle]'));
  const ticklish = tapped.find((each) => each !== null);
  if (!ticklish || ticklish.classList.contains('tickled')) return;
  ticklish.classList.add('tickled');
  ticklish.addEventListener('animationend', () => ticklish.classList.remove('tickled'), { once: true });
}

/** Scenery answers from now on, until what is returned is called. */
export function beTicklish(): () => void {
  addEventListener('pointerdown', tickle);
  return () => removeEventListener('pointerdown', tickle);
}
