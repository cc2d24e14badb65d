/** How the page of a seat takes part in the deal, by itself: a commitment before the promise, the nonce after it. */

import type { ClientMessage, TableView } from '../protocol';
import { keepPromise, keptOf, nonceOf, noteTold } from './keeping';
import { shareCommitment } from './promise';

/** What a seat says when it sees a table, if anything. It commits when it comes: two devices must not outdo each other. */
export function partIn(table: TableView, seat: number | null, hasCome: boolean): ClientMessage | null {
  keepPromise(table);
  const chair = seat === null ? undefined : table.seats[seat];
  if (seat === null || chair?.kind !== 'player') return null;
  if (table.phase === 'lobby') {
    const commitment = shareCommitment(seat, nonceOf(table.id, seat));
    return hasCome && chair.commitment !== commitment ? { type: 'commit', commitment } : null;
  }
  const { nonces, commitment } = keptOf(table.id);
  const nonce = nonces[seat];
  if (table.phase !== 'dealing' || !nonce || chair.told || !commitment || table.commitment !== commitment) return null;
  if (chair.commitment !== shareCommitment(seat, nonce)) return null;
  noteTold(table.id, seat);
  return { type: 'reveal', nonce };
}
