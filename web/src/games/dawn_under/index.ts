/** Dawn Under, with Fresh Air. */

import type { GameFolder } from '../folder';
import BarePicker from './BarePicker.svelte';
import { SEAT_TINTS } from './colours';
import LayoutPicture from './LayoutPicture.svelte';
import OptionPicture from './OptionPicture.svelte';
import Preferences from './Preferences.svelte';
import Table from './Table.svelte';
import WithoutPicker from './WithoutPicker.svelte';

const folder: GameFolder = {
  name: 'dawn-under',
  table: Table,
  place: { picture: () => import('./home/Hill.svelte'), wide: 'translate(30 188) scale(1.02)', tall: '20 60 700 400' },
  cards: ['edition', 'fresh_air', 'vampires', 'layout'],
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
  books: [
    { name: 'dawn-under', ids: 'DU', picture: () => import('./PlaguePicture.svelte') },
    { name: 'fresh-air', ids: 'FA', picture: () => import('./BatPicture.svelte') },
  ],
};
export default folder;
