/** The four ghosts: colours, outlines, and where each of them wears what. Drawn on 120 by 150 units, feet at 140. */

export interface Slot {
  x: number;
  y: number;
  size: number;
  tilt: number;
}

export interface Figure {
  light: string;
  body: string;
  deep: string;
  dark: string;
  shape: string;
  /** How the medallion of its tower is stitched: each ghost in its own way. */
  stitch: string;
  slots: Record<string, Slot>;
}

const slot = (x: number, y: number, size: number, tilt = 0): Slot => ({ x, y, size, tilt });

export const FOLK: Record<string, Figure> = {
  green: {
    light: '#dff2d6',
    body: '#b9deb0',
    deep: '#4f9a5c',
    dark: '#2f6b44',
    shape:
      'M60 26c32 0 47 28 47 62v40c-6 12-14 12-19 3-5 10-15 10-19 0-5 10-14 10-18 0-5 10-15 10-19 0-5 9-14 9-19-3V88c0-34 15-62 47-62Z',
    stitch: '.1 11',
    slots: { hat: slot(60, 15, 76, -4), mask: slot(60, 62, 68), body: slot(60, 108, 80), legs: slot(60, 125, 80), hand: slot(108, 84, 62, 8) },
  },
  red: {
    light: '#ffe1d6',
    body: '#f3aa98',
    deep: '#cf4a3d',
    dark: '#8e2a2c',
    shape:
      'M54 24C64 14 66 4 60-6c20 4 28 18 24 30 12 12 16 32 18 56l4 50-13 9-10-13-12 14-12-14-11 14-12-14-10 13-13-9 5-50c2-26 8-48 36-56Z',
    stitch: '9 7',
    slots: { hat: slot(58, 14, 72, -8), mask: slot(60, 60, 66), body: slot(60, 106, 76), legs: slot(60, 125, 76), hand: slot(107, 84, 62, 8) },
  },
  yellow: {
    light: '#fff4cf',
    body: '#f8d983',
    deep: '#dc9f22',
    dark: '#92630f',
    shape: 'M20 14c10 12 18 15 40 15s30-3 40-15c6 12 8 30 8 50v72H94v-9H82v9H68v-9H54v9H40v-9H28v9H12V64c0-20 2-38 8-50Z',
    stitch: '4 5',
    slots: { hat: slot(60, 12, 76, 3), mask: slot(60, 62, 72), body: slot(60, 108, 82), legs: slot(60, 125, 82), hand: slot(109, 84, 62, 8) },
  },
  blue: {
    light: '#dcebfb',
    body: '#a9cdf0',
    deep: '#3f78c4',
    dark: '#264f8c',
    shape:
      'M62 22c26 0 38 22 40 50 1 22 4 40 2 52-2 14-20 16-26 4-6 12-22 12-28 0-8 12-24 14-38 4-6-4-6-10 0-10 10 0 8-20 8-46 0-32 16-54 42-54Z',
    stitch: '14 6',
    slots: { hat: slot(63, 13, 72, 5), mask: slot(62, 60, 66), body: slot(61, 107, 78), legs: slot(61, 125, 78), hand: slot(108, 84, 62, 8) },
  },
};

/** What is worn over what. */
export const WORN_IN_ORDER = ['legs', 'body', 'hand', 'mask', 'hat'];
/** A round belly wants wide clothes. */
export const FLATTENED: Record<string, number> = { body: 0.8, legs: 0.68 };
