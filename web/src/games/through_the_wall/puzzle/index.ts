/** What a puzzle of the castle is drawn with. */

import { say } from '../../../language.svelte';
import type { PuzzlePieces } from '../../folder';
import Moves from '../tray/Moves.svelte';
import PuzzleBoard from './PuzzleBoard.svelte';
import Stamp from './Stamp.svelte';
import Wanted from './Wanted.svelte';

export const PUZZLES: PuzzlePieces = {
  table: PuzzleBoard,
  wanted: Wanted,
  stamp: Stamp,
  moves: Moves,
  guide: 'butler',
  name: (wanted) => say(`page-garment-${wanted}`),
};
