/** The eight outlines of stones, about 80 x 86 units round 0 0 in a cell of 100. */

export const OUTLINES = [
  'M-34 40V-8C-34-30-19-41 0-41C19-41 34-30 34-8V40Z', // 0 arch
  'M-35-37L34-39L36 38L-34 39Z', // 1 slab
  'M-16-42H16L37-17L23 41H-23L-37-17Z', // 2 coffin
  'M0-41C22-41 38-23 38 0C38 23 22 41 0 41C-22 41-38 23-38 0C-38-23-22-41 0-41Z', // 3 oval
  'M-20-39H20L37-22V22L20 39H-20L-37 22V-22Z', // 4 octagon
  'M0-44C14-32 35-20 35 5V40H-35V5C-35-20-14-32 0-44Z', // 5 gothic
  'M-36 40V-17H-25C-25-32-13-42 0-42C13-42 25-32 25-17H36V40Z', // 6 shouldered
  'M-35-38L2-40L9-29L20-33L36-19V39H-34Z', // 7 broken
] as const;
