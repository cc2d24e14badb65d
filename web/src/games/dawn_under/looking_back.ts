/** What one wants to find again of a night in the cemetery. */

import type { LookingBack } from '../folder';

export const LOOKING_BACK: LookingBack = {
  highlights: [
    { kind: 'laid', sign: 'M4 20V9l8-6 8 6v11z' },
    { kind: 'stake_taken', sign: 'M10 2h4l-1 20h-2z' },
    { kind: 'plague_began', sign: 'M3 16c0-6 5-9 10-9 4 0 8 3 8 7l-3 4H6zM3 16l-2 4' },
    { kind: 'garlic_found', sign: 'M12 3c2 4 7 6 7 11a7 6 0 0 1-14 0c0-5 5-7 7-11z' },
  ],
};
