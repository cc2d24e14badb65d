/** The six colours: each is told by its tint, its sign, and a vampire's silhouette. */

export interface Colour {
  fill: string;
  /** Its shady side. */
  dark: string;
  ink: string;
  /** In a box of 44 units round 0 0. */
  sign: string;
}

export const COLOURS: Readonly<Record<string, Colour>> = {
  w: { fill: '#f7f0df', dark: '#cfc2ac', ink: '#3a3050', sign: 'M-3-13a7 7 0 0 1 3 9a7 7 0 0 1 3-9a7.5 7.5 0 0 1 10 10a7 7 0 0 1-9 3a7 7 0 0 1 9 3a7.5 7.5 0 0 1-10 10a7 7 0 0 1-3-9a7 7 0 0 1-3 9a7.5 7.5 0 0 1-10-10a7 7 0 0 1 9-3a7 7 0 0 1-9-3a7.5 7.5 0 0 1 10-10z' },
  k: { fill: '#332f42', dark: '#1c1927', ink: '#f6ecd8', sign: 'M-20-6C-13-12-8-9-5-3C-5-7-5-10-4-13L0-8L4-13C5-10 5-7 5-3C8-9 13-12 20-6C16-4 14 1 14 7C10 3 6 4 4 9L0 13L-4 9C-6 4-10 3-14 7C-14 1-16-4-20-6Z' },
  y: { fill: '#ffcf3d', dark: '#d59a1c', ink: '#4a2c00', sign: 'M0-17L5-5L18-4L8 4L11 16L0 10L-11 16L-8 4L-18-4L-5-5Z' },
  r: { fill: '#dc3d48', dark: '#9c2236', ink: '#fff4e6', sign: 'M0 15C-14 5-17-1-16-7C-15-14-5-16 0-7C5-16 15-14 16-7C17-1 14 5 0 15Z' },
  g: { fill: '#3f9f57', dark: '#226b3c', ink: '#f6fbe6', sign: 'M15-16C-8-17-18-4-13 10L-17 16L-14 18L-10 13C6 17 18 6 15-16ZM-10 9C-6 0 0-5 8-9C1-3-4 3-7 10Z' },
  b: { fill: '#3f7fe0', dark: '#2352a4', ink: '#f4f6ff', sign: 'M5-17A17 17 0 1 0 16 9A14 14 0 0 1 5-17Z' },
};

/** Pink, teal, orange, purple, beige, light yellow: never a vampire's colour. */
export const SEAT_TINTS = ['#f4a3b8', '#58c0b2', '#f2974e', '#b48ae6', '#e6d3a8', '#f3ea90'];
