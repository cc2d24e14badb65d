/** What tonight's graveyard is drawn with. */

import type { DailyPieces } from '../../folder';
import Herald from './Herald.svelte';
import Lids from './Lids.svelte';
import Sign from './Sign.svelte';
import Sleeper from './Sleeper.svelte';

export const DAILY: DailyPieces = {
  sign: Sign,
  signs: ['bed', 'stake', 'rats', 'garlic', 'forgot', 'nothing'],
  symbols: { bed: '⚰️', stake: '🪵', rats: '🐀', garlic: '🧄', forgot: '💭', nothing: '▫️' },
  herald: Herald,
  alone: Sleeper,
  goal: Lids,
};
