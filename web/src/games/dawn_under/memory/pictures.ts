/** What a memory report shows of the cemetery. */

import type { MemoryPictures } from '../../folder';
import { insideWords, lidWords } from '../words';
import Chip from './Chip.svelte';
import Drawing from './Drawing.svelte';
import HeatMap from './HeatMap.svelte';

export const MEMORY: MemoryPictures = {
  title: 'report-title',
  inWords: (fact, value, people) => (fact === 'lid' ? lidWords(value) : insideWords(value, people)),
  chip: Chip,
  picture: HeatMap,
  drawing: Drawing,
};
