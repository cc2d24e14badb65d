/** From what happened to what is heard. A game says for each kind of event which sounds belong to it. */

import type { EventMessage } from '../../protocol';
import type { Cue, Kit, Room } from './kit';
import type { Ambience } from './surroundings';

/** Who listens, and how fast things go. */
export interface Listening {
  /** The seats at this device; none for somebody who watches. */
  readonly me: readonly number[];
  readonly rate: number;
}

/** When each event of an act is performed and how long, in milliseconds. */
export interface Moment {
  readonly event: EventMessage;
  readonly at: number;
  readonly length: number;
}

/** A sound of an event: `after` so many milliseconds of it, at the usual pace. */
export interface Part extends Omit<Cue, 'at' | 'mine'> {
  readonly after?: number;
}

export type Facts = EventMessage['facts'];
export type Parts = (facts: Facts, me: readonly number[], length: number) => readonly Part[];
export type Score = (told: readonly EventMessage[], listening: Listening) => Cue[];

/** What a game brings to be heard. */
export interface Heard {
  readonly kit: Kit;
  readonly room: Room;
  readonly night: Ambience;
  readonly day: Ambience;
  readonly score: Score;
}

/** Everything that was told, each sound at its moment. */
export function inOrder(sounds: Readonly<Record<string, Parts>>, moments: readonly Moment[], { me, rate }: Listening): Cue[] {
  return moments.flatMap(({ event: { kind, facts }, at, length }) => {
    const mine = typeof facts.seat !== 'number' || me.length === 0 || me.includes(facts.seat);
    return (sounds[kind]?.(facts, me, length) ?? []).map(({ after = 0, ...part }) => ({ ...part, mine, at: at + after / rate }));
  });
}

/** Games without sounds of their own have those of the house. */
const PLAIN: Readonly<Record<string, Parts>> = { turn_began: (...told) => yourTurn(...told), game_over: (facts, me) => one(ending(facts, me)) };
export const plainScore: Score = (told, listening) =>
  inOrder(PLAIN, told.map((event) => ({ event, at: 0, length: 0 })), listening);

export const one = (sound: string, more: Partial<Part> = {}): Part[] => [{ sound, ...more }];
export const silence: Parts = () => [];
/** The lantern: only for those whose turn it is. */
export const yourTurn: Parts = ({ seat }, me) => (me.includes(seat as number) ? one('your_turn') : []);
/** A fanfare for the winner and for those who watched, a lullaby for everybody else. */
export function ending({ winners }: Facts, me: readonly number[]): string {
  const won = (winners as number[] | undefined)?.some((winner) => me.includes(winner));
  return me.length === 0 || won ? 'win' : 'lose';
}
