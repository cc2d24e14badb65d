/** How a drawn cemetery looks: a ground for every quarter, and footpaths along their borders. */

import type { Drawing } from '../../parts/paint/drawing';
import { isPlaza, SIDE } from './cemetery';

export interface Ground {
  fill: string;
  tuft: string;
  /** What grows there, round 0 0. */
  shape: string;
  /** Whether the shape is drawn by its outline. */
  lined?: boolean;
}

export const GROUNDS: Record<string, Ground> = {
  A: { fill: '#3c6a34', tuft: '#55884a', shape: 'M0 8q-7-9-3-17 8 5 3 17 3-9 10-10-1 9-10 10z' },
  B: { fill: '#6a6080', tuft: '#857a9c', shape: 'M-9-8h18v15H-9z' },
  C: { fill: '#2a6d84', tuft: '#4b9bad', shape: 'M-12 0q6-6 12 0t12 0M-8 8q5-5 10 0t10 0', lined: true },
  D: { fill: '#86583a', tuft: '#a5714c', shape: 'M0-10q10 8 0 20-10-12 0-20z' },
};

/** Gravestones round 0 0: an arch, a slab, a coffin, a disc, a gothic and a broken one. */
export const STONES = [
  'M-34 40V-8c0-22 15-33 34-33s34 11 34 33v48z',
  'M-35-37 34-39l2 77-70 1z',
  'M-16-42h32l21 25-14 58h-46l-14-58z',
  'M0-41c22 0 38 18 38 41S22 41 0 41-38 23-38 0s16-41 38-41z',
  'M0-44C14-32 35-20 35 5v35h-70V5c0-25 21-37 35-49z',
  'M-35-38 2-40l7 11 11-4 16 14v58h-70z',
];

/** Where paths run between places, as lines of a picture with so many units to a place. */
export function paths(rows: Drawing, unit: number): string {
  let lines = '';
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (column + 1 < SIDE && parts(rows, column, row, column + 1, row)) lines += `M${(column + 1) * unit} ${row * unit}v${unit}`;
      if (row + 1 < SIDE && parts(rows, column, row, column, row + 1)) lines += `M${column * unit} ${(row + 1) * unit}h${unit}`;
    }
  }
  return lines;
}

/** Whether a path runs between two places; there is none on the plaza. */
function parts(rows: Drawing, column: number, row: number, nextColumn: number, nextRow: number): boolean {
  return !isPlaza(column, row) && !isPlaza(nextColumn, nextRow) && rows[row]?.[column] !== rows[nextRow]?.[nextColumn];
}
