/** What is promised before a game, as a few lines of text and their hash; the reference of records tells it to strangers. */

import { CHARMS } from '../protocol';
import { sha256 } from './sha256';

const FORMAT = 'geisterstunde/2';
const NOTHING = '-'; // stands where a seat gave nothing

export interface Share {
  commitment: string;
  nonce?: string | null;
}

/** A finished game as the server tells it; only what the proof needs. */
export interface Proof {
  format: string;
  game: string;
  options: Record<string, unknown>;
  commitment: string;
  seed: string;
  salt: string;
  shares?: readonly (Share | null)[] | null;
  /** The date that the deal was promised for, where it was the deal of a day. */
  day?: string | null;
  deal: Record<string, unknown>;
}

export const isOlder = ({ format }: Proof): boolean => format !== FORMAT;

const digest = (...lines: string[]): string => sha256(lines.join('\n'));

/** What a seat tells of its nonce before the promise is known. */
export const shareCommitment = (seat: number, nonce: string): string => digest(`${FORMAT} share`, `${seat}`, nonce);

/** Who begins was left to chance where the deal says who it was. */
export const promisedOptions = ({ options, deal }: Proof): Record<string, unknown> =>
  'first' in deal ? { ...options, first: null } : options;

/** What must have been promised, if a game was dealt as it says. */
export function commitmentOf(proof: Proof): string {
  const committed = (proof.shares ?? []).map((share) => share?.commitment ?? NOTHING);
  const forDay = proof.day ? [proof.day] : [];
  return digest(`${FORMAT} promise`, proof.salt, proof.seed, proof.game, canonical(promisedOptions(proof)), ...committed, ...forDay);
}

/** Data as the one text that is hashed: JSON without white space, names in order. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const pairs = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
}

export interface Charm {
  thing: string;
  count: number;
}

const MOST = 4; // of a thing

/** Four things, and how many of each: a byte of the commitment for each of them. */
export const charmsOf = (commitment: string): Charm[] =>
  [0, 2, 4, 6].map((place) => {
    const byte = parseInt(commitment.slice(place, place + 2), 16);
    return { thing: CHARMS[byte >> 4]!, count: (byte % MOST) + 1 };
  });
