/** The six colours: each is told by its tint and its symbol. */

export interface Colour {
  fill: string;
  ink: string;
  symbol: string;
}

/** Symbols lie in a square of 24 units. */
export const COLOURS: Record<string, Colour> = {
  w: { fill: '#f6f3ea', ink: '#3b3550', symbol: 'M8 5a3 3 0 0 1 4 3 3 3 0 0 1 4-3 3 3 0 0 1 0 6v2a3 3 0 0 1 0 6 3 3 0 0 1-4-3 3 3 0 0 1-4 3 3 3 0 0 1 0-6v-2a3 3 0 0 1 0-6z' },
  k: { fill: '#2c2a38', ink: '#f3eefe', symbol: 'M2 9c4-3 6-1 7 2 1-3 1-4 1-5l2 2 2-2c0 1 0 2 1 5 1-3 3-5 7-2-2 1-3 4-3 7-2-2-4-2-5 1l-2-2-2 2c-1-3-3-3-5-1 0-3-1-6-3-7z' },
  y: { fill: '#f7cf3e', ink: '#3d2c00', symbol: 'M12 2l3 7 7 .6-5.4 4.7L18.300 22 12 18l-6.300 4 1.700-7.700L2 9.600 9 9z' },
  r: { fill: '#d8394a', ink: '#fff', symbol: 'M12 21C4 15 3 11 3 8.500A4.700 4.700 0 0 1 12 6.700 4.700 4.700 0 0 1 21 8.500C21 11 20 15 12 21z' },
  g: { fill: '#3f9d58', ink: '#fff', symbol: 'M20 3C9 3 4 8 4 15c0 2 .5 3.500 1 5 2-6 6-9 10-10-4 2-7 6-8 11 8 1 14-5 13-18z' },
  b: { fill: '#3c76d6', ink: '#fff', symbol: 'M15 2a10 10 0 1 0 7 15A9 9 0 0 1 15 2z' },
};

export const SEAT_TINTS = ['#e2574c', '#4f9be8', '#f0b429', '#5fb36b', '#b36ae2', '#e88f4f'];
