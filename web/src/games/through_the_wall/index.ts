/** Through the Wall. */

import type { GameFolder } from '../folder';
import { GHOST_TINTS } from './board';
import CastlePicture from './CastlePicture.svelte';
import Scene from './Scene.svelte';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

const folder: GameFolder = {
  name: 'through-the-wall',
  table: Table,
  scene: Scene,
  opponent: 'candle',
  tints: GHOST_TINTS,
  sounds: SOUNDS,
  tellable: [],
  tellsEverything: false,
  opensLids: false,
  pickers: {},
  drawings: { board: { picture: CastlePicture, editor: () => import('./PaintCastle.svelte') } },
  books: [{ name: 'through-the-wall', ids: 'TW', picture: () => import('./RulesPicture.svelte'), isPlayed: () => true }],
};
export default folder;
