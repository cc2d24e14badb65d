/** What lies in or on a grave, in words. */

import { say } from '../../language.svelte';
import { who, type People } from '../../parts/people';

export function insideWords(inside: string, people: People): string {
  const [what, which] = inside.split(' ');
  if (what === 'vampire') return say('page-inside-vampire', { colour: say(`page-colour-${which}`) });
  if (what !== 'garlic') return say('page-inside-empty');
  const owner = who(people, Number(which));
  return say('page-inside-garlic', { ...owner, name: owner.name || say('page-player', { number: Number(which) + 1 }) });
}

export function lidWords(sign: string): string {
  return sign === '*' ? say('page-rat') : say('page-lid', { colour: say(`page-colour-${sign}`) });
}
