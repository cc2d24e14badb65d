/** Events in words. */

import { firstKnown, say } from '../language.svelte';
import type { EventMessage } from '../protocol';
import type { Line, Source } from '../sources/source';
import { named, who } from './people';

export interface Sentence {
  text: string;
  rule: string | null;
}
const plain = (text: string): Sentence[] => [{ text, rule: null }];
const isSeat = (fact: unknown): fact is number => typeof fact === 'number';

/** What a line of the log says: never a place or a colour, those are for remembering. */
export function sentences(line: Line, { people, game }: Pick<Source, 'people' | 'game'>): Sentence[] {
  const actor = line.seat ?? 0;
  if (line.about === 'said') return plain(`${people.names[actor]}: ${say(`page-phrase-${line.phrase}`)}`);
  if (line.about === 'stood_in' || line.about === 'returned')
    return plain(say(`page-${line.about.replace('_', '-')}`, who(people, actor)));
  return line.told.flatMap(({ kind, facts }) => {
    const message = messageFor(game.name, kind, facts);
    const seat = Object.values(facts).find(isSeat) ?? actor;
    const rule = facts.rule === undefined ? null : String(facts.rule);
    if (message === null)
      return game.tellsEverything ? [{ text: `${people.names[seat]}: ${kind.replaceAll('_', ' ')}`, rule }] : [];
    const winners = named(people, (facts.winners ?? []) as number[]);
    return [{ text: say(message, { ...who(people, seat), winners }), rule }];
  });
}

/** The message for a kind of event: the game's own first, and best one that says why. */
function messageFor(game: string, kind: string, facts: EventMessage['facts']): string | null {
  const plainly = `events-${kind.replaceAll('_', '-')}`;
  const because = `${plainly}-${String(facts.rule ?? '').toLowerCase()}`;
  return firstKnown(`${game}-${because}`, `${game}-${plainly}`, because, plainly);
}
