/** Decisions in words. The server says which there are; here they only get a face. */

import { hasWords, say } from '../language.svelte';
import type { Source } from '../sources/source';
import { isStoodInFor } from './people';

/** What may be decided at this place now: nothing while an answer is on its way or a bot plays. */
export function offered({ table, you, ask, waiting }: Source): readonly string[] {
  return ask && waiting === null && !isStoodInFor(table, you) ? ask.decisions : [];
}

/** A decision as a button says it, or as the game's notation has it. */
export function decisionWords(decision: string): string {
  const message = `page-do-${decision.replaceAll(' ', '-')}`;
  return hasWords(message) ? say(message) : decision;
}
