/** The light of the page: what the person has chosen, or morning for as long as a scene plays then. */

import { untrack } from 'svelte';
import { settings, type Theme } from '../settings.svelte';

let mornings = $state(0);

export const mood = (): Theme => (mornings > 0 ? 'day' : settings.theme);

/** It is morning, until what is returned is called. */
export function daybreak(): () => void {
  untrack(() => (mornings += 1));
  return () => (mornings -= 1);
}

/** Shows the light on the page itself. */
export function showMood(): void {
  document.documentElement.dataset.theme = mood();
}
