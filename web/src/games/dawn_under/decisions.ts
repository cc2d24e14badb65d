/** How decisions of this game are made and said. */

import { hasWords, say } from '../../language.svelte';
import { decisionWords } from '../../parts/decisions';
import type { Ask } from '../../protocol';
import { GRAVES } from './cemetery';
import type { View } from './view';

/** Whether a decision is made by tapping a grave. */
export const isOnBoard = (decision: string): boolean => GRAVES.includes(decision.split(' ').at(-1) ?? '');

/** A decision as a button says it. */
export function answerWords(decision: string, names: readonly string[]): string {
  const [verb, ...rest] = decision.split(' ');
  if (verb === 'take') return say(`page-do-take-${rest[1]}`, { colour: say(`page-colour-${rest[0]}`) });
  if (verb === 'send') return say('page-do-send', { name: names[Number(rest[0])] ?? '' });
  return decisionWords(decision);
}

/** Questions that lead to the same answers. */
const ALIKE: Readonly<Record<string, string>> = { lay_claimed: 'lay_any', lay_doubted: 'lay_any', lay_reserved: 'lay_any' };
/** Where leaving a grave empty costs a stake, only the server's own words say so. */
const COSTLY = 'DU-41';

/** What is asked, as somebody beside you would say it; null where only the server's words tell all of it. */
export function askedWords(view: View, { rule }: Ask, names: readonly string[]): string | null {
  if (rule === COSTLY) return null;
  const message = `page-asks-${(ALIKE[view.asked] ?? view.asked).replaceAll('_', '-')}`;
  return hasWords(message) ? say(message, { grave: view.claim?.grave ?? '', name: names[view.gifts?.receiver ?? 0] ?? '' }) : null;
}
