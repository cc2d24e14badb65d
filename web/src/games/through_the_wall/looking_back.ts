/** What one wants to find again of a night in the castle. */

import type { Highlight, LookingBack } from '../folder';
import { PARTS, rowsOf } from './board';
import { narrateAct } from './narration';
import type { View } from './view';
import { isWalled } from './walls';

const CROWN = 'M3 18 1 7l6 4 5-8 5 8 6-4-2 11zM4 20h16v2H4z';
const COAT = 'm8 2 4 3 4-3 6 5-3 5-2-1v11H7V11l-2 1-3-5z';
const SHRUG = 'M12 3c4 0 6 2 6 5 0 4-4 4-4 8h-3c0-5 4-5 4-8 0-1-1-2-3-2s-3 1-3 3H6c0-4 2-6 6-6zM11 18h3v3h-3z';
const WALL = 'M2 4h7v4H2zM15 4h7v4h-7zM2 10h4v4H2zM18 10h4v4h-4zM2 16h7v4H2zM15 16h7v4h-7zM12 5c3 0 4 3 4 6v7l-2-1-2 2-2-2-2 1v-7c0-3 1-6 4-6z';
const ROUND = 'M12 3a9 9 0 1 0 9 9h-3a6 6 0 1 1-6-6v3l6-5-6-4z';

const throughWall: Highlight['isOne'] = ({ ghost, space }, before, { board }) => {
  const { colours, ghosts } = before as View;
  const from = ghosts[colours.indexOf(String(ghost))];
  return Boolean(from) && isWalled(rowsOf(board), from!, String(space));
};

export const LOOKING_BACK: LookingBack = {
  highlights: [
    { kind: 'dressed', sign: CROWN, isOne: ({ seat }, before) => (before as View).costumes[Number(seat)]?.length === PARTS.length - 1 },
    { kind: 'searched', sign: COAT, isOne: ({ found }) => found === true },
    { kind: 'searched', sign: SHRUG },
    { kind: 'carried', sign: WALL, isOne: throughWall },
    { kind: 'turned', sign: ROUND },
  ],
  narrate: narrateAct,
};
