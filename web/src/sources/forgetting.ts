/** What the page may keep of an event. Lids that are closed again are for people to remember. */

import type { EventMessage } from '../protocol';

/** Who, why and who won. */
export const ALWAYS: readonly string[] = ['seat', 'rule', 'winners'];

/** Who and why, and what else a game calls tellable; never where or which colour. The most telling fact comes first. */
export function withoutSecrets({ kind, facts }: EventMessage, tellable: readonly string[]): EventMessage {
  const kept = [...ALWAYS, ...tellable].filter((name) => name in facts);
  return { kind, facts: Object.fromEntries(kept.map((name) => [name, facts[name]])) };
}
