/** Whether a finished game was dealt as promised, by this page's own computation. */

import type { SeatView } from '../protocol';
import type { Kept } from './keeping';
import { canonical, commitmentOf, isOlder, promisedOptions, shareCommitment, type Proof } from './promise';

/** `older`: nobody could take part then. Otherwise what does not agree: the promise with the one that was kept, the options
 * with those that were chosen, a nonce with its commitment, a nonce with who plays, a nonce of this device with its own, or all
 * with the promise. Whoever adds nonces for bots could tell them or not, as the deal pleases. */
export type Verdict =
  'agrees' | 'older' | 'another-promise' | 'other-options' | 'other-nonce' | 'foreign-nonce' | 'own-nonce' | 'broken-promise';

export interface Finding {
  verdict: Verdict;
  /** Seats that gave a nonce to the deal, seats whose nonces did not come in time, and those of them that are ours. */
  gave: number[];
  silent: number[];
  unheard: number[];
  /** Whether this device knew the promise before the game was over. */
  witnessed: boolean;
}

type Chairs = readonly Pick<SeatView, 'kind'>[];

export function checked(proof: Proof, kept: Kept, chairs: Chairs): Finding {
  const shares = proof.shares ?? [];
  const seats = (wanted: (seat: number) => boolean): number[] => shares.flatMap((_, seat) => (wanted(seat) ? [seat] : []));
  const silent = seats((seat) => shares[seat] !== null && !shares[seat]?.nonce);
  return {
    verdict: verdictOn(proof, kept, chairs),
    gave: seats((seat) => Boolean(shares[seat]?.nonce)),
    silent,
    unheard: silent.filter((seat) => kept.told.includes(seat)),
    witnessed: kept.commitment !== undefined,
  };
}

function verdictOn(proof: Proof, kept: Kept, chairs: Chairs): Verdict {
  const shares = proof.shares ?? [];
  if (kept.commitment && proof.commitment !== kept.commitment) return 'another-promise';
  if (isOlder(proof)) return kept.told.length > 0 ? 'broken-promise' : 'older';
  if (kept.options && canonical(kept.options) !== canonical(promisedOptions(proof))) return 'other-options';
  if (shares.some((share, seat) => share?.nonce && shareCommitment(seat, share.nonce) !== share.commitment)) return 'other-nonce';
  if (shares.some((share, seat) => share && chairs[seat]?.kind !== 'player')) return 'foreign-nonce';
  const isMine = (seat: number): boolean => shares[seat]?.commitment === shareCommitment(seat, kept.nonces[seat]!);
  if (!kept.told.every(isMine)) return 'own-nonce';
  return commitmentOf(proof) === proof.commitment ? 'agrees' : 'broken-promise';
}
