/** Events in words. */

import { hasWords, say } from '../language.svelte';
import { named, who, type People } from './people';
import type { Line } from './session.svelte';

export interface Sentence {
  text: string;
  rule: string | null;
}
const plain = (text: string): Sentence[] => [{ text, rule: null }];

/** What a line of the log says: never a place or a colour, those are for remembering. */
export function sentences(line: Line, people: People): Sentence[] {
  const actor = line.seat ?? 0;
  if (line.about === 'said') return plain(`${people.names[actor]}: ${say(`page-phrase-${line.phrase}`)}`);
  if (line.about === 'stood_in' || line.about === 'returned')
    return plain(say(`page-${line.about.replace('_', '-')}`, who(people, actor)));
  return line.told.flatMap(({ kind, facts }) => {
    const plainly = `events-${kind.replaceAll('_', '-')}`;
    const because = `${plainly}-${String(facts.rule ?? '').toLowerCase()}`;
    const message = hasWords(because) ? because : plainly;
    if (!hasWords(message)) return [];
    const seat = (facts.seat ?? facts.receiver ?? facts.owner ?? facts.holder ?? actor) as number;
    const winners = named(people, (facts.winners ?? []) as number[]);
    return [{ text: say(message, { ...who(people, seat), winners }), rule: facts.rule === undefined ? null : String(facts.rule) }];
  });
}
