/** Decisions in words. The server says which there are; here they only get a face. */

import { hasWords, say } from '../language.svelte';
import { isStoodInFor, type People } from './people';
import type { Session } from './session.svelte';

const PLACE = /^[a-h][1-8]$/;

/** What may be decided at this place now: nothing while an answer is on its way or a bot plays. */
export function offered({ table, you, ask, waiting }: Session): readonly string[] {
  return ask && table && waiting === null && !isStoodInFor(table, you) ? ask.decisions : [];
}

/** Whether a decision is made on the board itself rather than by a button. */
export function isOnBoard(decision: string): boolean {
  const words = decision.split(' ');
  return PLACE.test(words.at(-1) ?? '') || ['slide', 'shift', 'turn', 'search', 'swap'].includes(words[0] ?? '');
}

/** A decision as a button says it. */
export function decisionWords(decision: string, { names }: People): string {
  const [verb, ...rest] = decision.split(' ');
  const whole = `page-do-${decision.replaceAll(' ', '-')}`;
  if (hasWords(whole)) return say(whole);
  if (verb === 'take') return say(`page-do-take-${rest[1]}`, { colour: say(`page-colour-${rest[0]}`) });
  if (verb === 'send') return say('page-do-send', { name: names[Number(rest[0])] ?? '' });
  return decision;
}
