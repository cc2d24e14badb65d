/** How lids are opened on this device. */

import { settings } from '../../settings.svelte';
import type { Source } from '../../sources/source';

/** Where nobody has chosen, children open lids by two taps. */
export const tapsTwice = ({ table }: Source): boolean => settings.tapTwice ?? Boolean(table.options.vampires);
