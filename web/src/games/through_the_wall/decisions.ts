/** How decisions of this game are made. */

const BY_HAND = ['step', 'put', 'slide', 'shift', 'turn', 'search', 'swap', 'done'];

/** Whether a decision is made at the castle or its decks. */
export const isOnBoard = (decision: string): boolean => BY_HAND.includes(decision.split(' ')[0] ?? '');
