/** Dawn Under, with Fresh Air. */

import type { GameFolder } from '../folder';
import BarePicker from './BarePicker.svelte';
import { SEAT_TINTS } from './colours';
import LayoutPicture from './LayoutPicture.svelte';
import OptionPicture from './OptionPicture.svelte';
import Preferences from './Preferences.svelte';
import Table from './Table.svelte';
import { CEMETERY_VIGNETTES, NIGHT_AIR_VIGNETTES } from './vignettes';
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
  celebration: () => import('./end/Beds.svelte'),
  highlights: { laid: 'M4 20V9l8-6 8 6v11z', stake_taken: 'M10 2h4l-1 20h-2z', plague_began: 'M3 16c0-6 5-9 10-9 4 0 8 3 8 7l-3 4H6zM3 16l-2 4', garlic_found: 'M12 3c2 4 7 6 7 11a7 6 0 0 1-14 0c0-5 5-7 7-11z' },
  books: [
    { name: 'dawn-under', ids: 'DU', picture: () => import('./PlaguePicture.svelte'), vignettes: CEMETERY_VIGNETTES },
    { name: 'fresh-air', ids: 'FA', picture: () => import('./BatPicture.svelte'), vignettes: NIGHT_AIR_VIGNETTES },
  ],
};
export default folder;
