/** What the page may keep of an event. Lids that are closed again are for people to remember. */

import type { Told } from '../protocol';

const TELLABLE = ['seat', 'receiver', 'owner', 'holder', 'rule', 'winners'];

/** What the page keeps of an event: who and why, never where or which colour. Remembering is for people. */
export function withoutSecrets({ kind, facts }: Told): Told {
  return { kind, facts: Object.fromEntries(Object.entries(facts).filter(([name]) => TELLABLE.includes(name))) };
}
