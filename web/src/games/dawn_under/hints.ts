/** What a newcomer is told when something happens for the first time. */

import type { Hints } from '../folder';

export const HINTS: Hints = {
  guide: 'count',
  occasions: [
    { name: 'rat', kind: 'plague_began' },
    { name: 'laid', kind: 'laid', isOne: ({ seat }, you) => seat === you },
    { name: 'stake', kind: 'stake_taken', isOne: ({ seat }, you) => seat === you },
    { name: 'garlic', kind: 'garlic_found', isOne: ({ seat, owner }, you) => seat === you && owner !== you },
    { name: 'gift', kind: 'gifts_fell_due', isOne: ({ givers }, you) => (givers as number[]).includes(you) },
    { name: 'missed', kind: 'left_empty', isOne: ({ seat }, you) => seat === you },
  ],
};
