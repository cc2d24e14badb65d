/** How decisions of this game are made and said. */

import { say } from '../../language.svelte';
import { decisionWords } from '../../parts/decisions';
import { GRAVES } from './cemetery';

/** Whether a decision is made by tapping a grave. */
export const isOnBoard = (decision: string): boolean => GRAVES.includes(decision.split(' ').at(-1) ?? '');

/** A decision as a button says it. */
export function answerWords(decision: string, names: readonly string[]): string {
  const [verb, ...rest] = decision.split(' ');
  if (verb === 'take') return say(`page-do-take-${rest[1]}`, { colour: say(`page-colour-${rest[0]}`) });
  if (verb === 'send') return say('page-do-send', { name: names[Number(rest[0])] ?? '' });
  return decisionWords(decision);
}
