/** What lies in or on a grave, in words. */

import { say } from '../language.svelte';

export function insideWords(inside: string): string {
  const [what, which] = inside.split(' ');
  if (what === 'vampire') return say('page-inside-vampire', { colour: say(`page-colour-${which}`) });
  return what === 'garlic' ? say('page-inside-garlic', { seat: Number(which) + 1 }) : say('page-inside-empty');
}

export function lidWords(sign: string): string {
  return sign === '*' ? say('page-rat') : say('page-lid', { colour: say(`page-colour-${sign}`) });
}
