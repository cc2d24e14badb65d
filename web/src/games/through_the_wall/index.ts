/** Through the Wall. */

import type { GameFolder } from '../folder';
import { GHOST_TINTS } from './board';
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
  books: [{ name: 'through-the-wall', ids: 'TW', picture: () => import('./RulesPicture.svelte') }],
};
export default folder;
