/** What a memory report shows of the castle. */

import { say } from '../../../language.svelte';
import type { MemoryPictures } from '../../folder';
import Chip from './Chip.svelte';
import Searches from './Searches.svelte';

export const MEMORY: MemoryPictures = {
  title: 'report-known-title',
  inWords: (_, garment) => say(`page-garment-${garment}`),
  chip: Chip,
  picture: Searches,
};
