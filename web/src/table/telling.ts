/** Events in words. */

import { hasWords, say } from '../language.svelte';
import type { Line } from './session.svelte';

export interface Sentence {
  text: string;
  rule: string | null;
}
const plain = (text: string): Sentence[] => [{ text, rule: null }];

/** What a line of the log says: never a place or a colour, those are for remembering. */
export function sentences(line: Line, names: readonly string[]): Sentence[] {
  if (line.about === 'said') return plain(`${names[line.seat ?? 0]}: ${say(`page-phrase-${line.phrase}`)}`);
  if (line.about === 'stood_in' || line.about === 'returned')
    return plain(say(`page-${line.about.replace('_', '-')}`, { name: names[line.seat ?? 0] ?? '' }));
  return line.told.flatMap(({ kind, facts }) => {
    const plainly = `events-${kind.replaceAll('_', '-')}`;
    const because = `${plainly}-${String(facts.rule ?? '').toLowerCase()}`;
    const message = hasWords(because) ? because : plainly;
    if (!hasWords(message)) return [];
    const who = (facts.seat ?? facts.receiver ?? facts.owner ?? facts.holder ?? line.seat ?? 0) as number;
    const winners = ((facts.winners ?? []) as number[]).map((seat) => names[seat]).join(', ');
    return [{ text: say(message, { name: names[who] ?? '', winners }), rule: facts.rule === undefined ? null : String(facts.rule) }];
  });
}
