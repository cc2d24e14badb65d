/** What a newcomer is told when something happens for the first time. */

import type { Hints } from '../folder';

export const HINTS: Hints = {
  guide: 'butler',
  occasions: [
    { name: 'carried', kind: 'carried' },
    { name: 'turned', kind: 'turned' },
    { name: 'missing', kind: 'searched', isOne: ({ seat, found }, you) => seat === you && !found },
    { name: 'dressed', kind: 'dressed', isOne: ({ seat }, you) => seat === you },
    { name: 'adrift', kind: 'straddles' },
  ],
};
