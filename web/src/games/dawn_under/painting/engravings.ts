/** What is carved on stones, in a box of 48 units round 0 0. None repeats the sign of a colour. */

export interface Engraving {
  strokes?: string;
  fills?: string;
}

/** On the classic cemetery the first twelve stand once in every quarter, the others once in all. */
export const ENGRAVINGS: Readonly<Record<string, Engraving>> = {
  cross: { strokes: 'M0-22V22M-15-7H15M-8-7a8 8 0 1 0 16 0a8 8 0 1 0-16 0' },
  rose: { strokes: 'M1-8c3 0 4-4 0-6c-6-2-10 4-7 9c4 6 14 4 15-4c1-9-9-14-17-9M0 3V22M0 15c3-7 9-7 12-5c-3 6-8 8-12 5M0 19c-4-6-8-6-12-3c3 5 8 6 12 3' },
  hourglass: { strokes: 'M-13-20H13M-13 20H13M-10-20C-10-5 10 5 10 20M10-20C10-5-10 5-10 20', fills: 'M-6 18C-5 9 5 9 6 18Z' },
  key: { strokes: 'M0-2V21M0 20H10M0 11H8M-9-11a9 9 0 1 0 18 0a9 9 0 1 0-18 0' },
  owl: { strokes: 'M-14-20C-7-14 7-14 14-20C18-6 16 21 0 21C-16 21-18-6-14-20ZM-11-5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M0-5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M-6 13l3 3 3-3 3 3 3-3', fills: 'M-3 1H3L0 8Z' },
  anchor: { strokes: 'M0-12V20M-10-5H10M-18 6C-16 18-8 20 0 20C8 20 16 18 18 6M-4.5-16a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0', fills: 'M-22 9L-18 1L-12 7ZM22 9L18 1L12 7Z' },
  crown: { strokes: 'M-18 15V-10L-8 2L0-16L8 2L18-10V15ZM-18 8H18', fills: 'M-3-20a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
  snail: { strokes: 'M-21 18H13C20 18 21 8 19 1M19 1l-5-8M19 1l5-7M-14 16C-21 4-14-15 0-15C12-15 15 2 10 10C6 17-6 15-7 6C-8-1 2-4 4 3' },
  web: { strokes: 'M0-22V22M-19-11L19 11M19-11L-19 11M0-10L9-5V5L0 10L-9 5V-5ZM0-18L16-9V9L0 18L-16 9V-9Z' },
  cat: { strokes: 'M-11-21L-8-12C-10-8-9-4-7-2C-15 6-14 17-9 20H10C18 21 22 12 17 7M-11-21L-3-15H3L10-21L8-12C10-7 9-4 7-2C11 4 12 12 10 20', fills: 'M-5-9h3v4h-3zM2-9h3v4h-3z' },
  candle: { strokes: 'M-7 20V-3H7V20M-15 20H15', fills: 'M0-23C7-15 6-8 0-8C-6-8-7-15 0-23Z' },
  fish: { strokes: 'M-19 0C-9-14 8-12 12 0C8 12-9 14-19 0ZM12 0L21-9V9Z', fills: 'M-13-2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0' },
  teacup: { strokes: 'M-17-3H12V5C12 14 6 18-3 18C-11 18-17 14-17 5ZM12 0H16C22 1 21 10 12 11M-8-9c-4-4 4-6 0-11M2-9c-4-4 4-6 0-11' },
  umbrella: { strokes: 'M-20 1C-18-26 18-26 20 1C15-4 10-4 7 1C4-4-4-4-7 1C-10-4-15-4-20 1ZM0 0V15C0 22 9 21 8 14M0-20V-23' },
  glasses: { strokes: 'M-20 2a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3 2a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M-3 0C-1-3 1-3 3 0M-20 0L-23-8M20 0L23-8' },
  mushroom: { strokes: 'M-19 1C-19-24 19-24 19 1ZM-6 1L-8 20H8L6 1', fills: 'M-9-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4-6a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
  bell: { strokes: 'M-16 12C-9 6-12-15 0-15C12-15 9 6 16 12ZM0-15V-20', fills: 'M-5 14H5A5 5 0 0 1-5 14Z' },
  violin: { strokes: 'M0-23V-7M-4-20H4M0-8C-9-10-11-2-6 2C-14 6-13 21 0 21C13 21 14 6 6 2C11-2 9-10 0-8ZM-4 14H4' },
  boot: { strokes: 'M-10-20H5V4C16 6 20 10 20 19H-10ZM-10 12H19M-10-13H5' },
  bones: { strokes: 'M-15 0H14M-6-11V11M1-9V9M8-6V6M14 0L22-8V8ZM-15 0C-17-8-24-6-24 0C-24 6-17 8-15 0' },
  pipe: { strokes: 'M-22-5H-9L1 12C4 17 17 16 18 7V-4H6V4M12-10c-4-4 4-6 0-12' },
  duck: { strokes: 'M-19 5C-13 19 13 19 19 2C10 5 6 2 4-2C9-9 4-19-4-17C-10-15-10-9-8-6L-17-4L-8-1C-10 2-14 5-19 5Z', fills: 'M-4-12h3v3h-3z' },
  moustache: { fills: 'M0-4C6-13 15-9 17 0C18 4 21 4 23 0C24 12 8 13 0 4C-8 13-24 12-23 0C-21 4-18 4-17 0C-15-9-6-13 0-4Z' },
  bone: { strokes: 'M-8-12C-8-19-17-19-16-12C-23-12-22-3-15-4C-12-5-11-4-10-3L6 11C7 12 7 13 7 14C7 21 16 20 15 13C22 13 21 4 14 5C12 6 11 5 10 4L-7-9C-8-10-8-11-8-12Z' },
};
