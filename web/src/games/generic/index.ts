/** A plain board for any game: what its view holds in words, and every decision as a button. */

import type { GameFolder } from '../folder';
import Table from './Table.svelte';

const TINTS = ['#e2574c', '#4f9be8', '#f0b429', '#5fb36b', '#b36ae2', '#e88f4f', '#4fc3b0', '#c9c24f'];

export const genericFolder = (name: string): GameFolder => ({
  name,
  table: Table,
  tints: TINTS,
  tellable: [],
  tellsEverything: true,
  opensLids: true,
  pickers: {},
  drawings: {},
  books: [],
});
