/** Through the Wall. */

import type { GameFolder } from '../folder';
import OptionPicture from './OptionPicture.svelte';
import { GHOST_TINTS, tintOf } from './board';
import CastlePicture from './CastlePicture.svelte';
import GhostsPicker from './GhostsPicker.svelte';
import { RULE_SCENES } from './rules_scenes';
import Table from './Table.svelte';

const folder: GameFolder = {
  name: 'through-the-wall',
  table: Table,
  place: { picture: () => import('./home/CastleFar.svelte'), wide: 'translate(838 96) scale(.98)', tall: '20 -40 600 500' },
  lesson: () => import('./LessonBoard.svelte'),
  hints: () => import('./hints'),
  firstGame: { levels: ['sheet'], options: { first: 0 } },
  chairs: 'velvet',
  beforeTheGame: () => import('./BeforeTheGame.svelte'),
  cards: ['floor', 'decks'],
  optionPicture: OptionPicture,
  companies: {
    children: { levels: ['sheet', 'sheet'] },
    family: { levels: ['sheet', 'candle', 'sheet'] },
    expert: { levels: ['butler', 'castellan', 'butler'] },
  },
  tints: GHOST_TINTS,
  coloured: { by: 'ghosts', tint: tintOf },
  heard: () => import('./heard'),
  tellable: [],
  tellsEverything: false,
  opensLids: false,
  pickers: { ghosts: GhostsPicker },
  drawings: { board: { picture: CastlePicture, editor: () => import('./PaintCastle.svelte') } },
  puzzles: () => import('./puzzle'),
  lookingBack: () => import('./looking_back'),
  memory: () => import('./memory/pictures'),
  celebration: () => import('./Parade.svelte'),
  books: [{ name: 'through-the-wall', ids: 'TW', picture: () => import('./RulesPicture.svelte'), scenes: { of: Object.keys(RULE_SCENES), picture: () => import('./RulesScene.svelte') } }],
};
export default folder;
