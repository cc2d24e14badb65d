/** Dawn Under, with Fresh Air. */

import type { Book, GameFolder } from '../folder';
import BarePicker from './BarePicker.svelte';
import { SEAT_TINTS } from './colours';
import LayoutPicture from './LayoutPicture.svelte';
import OptionPicture from './OptionPicture.svelte';
import Preferences from './Preferences.svelte';
import Table from './Table.svelte';
import { RULE_SCENES } from './rules_scenes';
import { CEMETERY_VIGNETTES, NIGHT_AIR_VIGNETTES } from './vignettes';
import WithoutPicker from './WithoutPicker.svelte';

const scenes: Book['scenes'] = { of: Object.keys(RULE_SCENES), picture: () => import('./RulesScene.svelte') };

const folder: GameFolder = {
  name: 'dawn-under',
  table: Table,
  place: { picture: () => import('./home/Hill.svelte'), wide: 'translate(30 188) scale(1.02)', tall: '20 60 700 400' },
  lesson: () => import('./LessonBoard.svelte'),
  hints: () => import('./hints'),
  firstGame: { levels: ['moth'], options: { vampires: 7, first: 0, bare: 'corners' } },
  beforeTheGame: () => import('./BeforeTheGame.svelte'),
  cards: ['edition', 'fresh_air', 'vampires', 'layout', 'lids'],
  optionPicture: OptionPicture,
  companies: {
    children: { levels: ['moth', 'moth'], options: { vampires: 7 } },
    family: { levels: ['moth', 'hedgehog', 'moth'] },
    expert: { levels: ['raven', 'countess', 'raven'] },
  },
  tints: SEAT_TINTS,
  heard: () => import('./heard'),
  tellable: ['receiver', 'owner', 'holder'],
  tellsEverything: false,
  opensLids: true,
  pickers: { bare: BarePicker, without: WithoutPicker },
  drawings: { layout: { picture: LayoutPicture, editor: () => import('./PaintCemetery.svelte') } },
  preferences: Preferences,
  lookBack: 'page-who-slept-where',
  celebration: () => import('./end/Beds.svelte'),
  lookingBack: () => import('./looking_back'),
  memory: () => import('./memory/pictures'),
  draws: true,
  daily: () => import('./daily'),
  books: [
    { name: 'dawn-under', ids: 'DU', picture: () => import('./PlaguePicture.svelte'), vignettes: CEMETERY_VIGNETTES, scenes },
    { name: 'fresh-air', ids: 'FA', picture: () => import('./BatPicture.svelte'), vignettes: NIGHT_AIR_VIGNETTES, scenes, options: { fresh_air: true } },
  ],
};
export default folder;
