/** The castle's sprites come into the document with the first picture that needs them, and stay. */

import { mount } from 'svelte';

let shown = false;

export function showSprites(): void {
  if (shown) return;
  shown = true;
  void import('./Sprites.svelte').then(({ default: Sprites }) => mount(Sprites, { target: document.body }));
}
