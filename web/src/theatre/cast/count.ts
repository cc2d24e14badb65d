/** Count Rucola: host of the cemetery, and its guide. On a box of 90 by 136, from 14 above. */

const EDGE = '#1b1526';
const SKIN = '#f3ead9';
const edge = (width = 1.8): string => `stroke="${EDGE}" stroke-width="${width}" stroke-linejoin="round"`;
const margin = (body: string): string => `<g fill="#f8eed9" stroke="#f8eed9" stroke-width="8" stroke-linejoin="round">${body}</g>`;

export const COUNT =
  margin('<path d="M12 112C10 84 18 68 30 60L8 32C24 34 36 44 39 56H51C54 44 66 34 82 32L60 60C72 68 80 84 78 112Z"/><path d="M45-8C62-8 70 4 66 26L75 16L66 36C64 46 55 58 45 60C35 58 26 46 24 36L15 16L24 26C20 4 28-8 45-8Z"/>') +
  `<path d="M14 114a31 7 0 1 0 62 0a31 7 0 1 0-62 0" fill="currentColor" ${edge(2.5)}/><path d="M12 112C10 84 18 68 30 60L8 32C24 34 36 44 39 56H51C54 44 66 34 82 32L60 60C72 68 80 84 78 112C66 116 24 116 12 112Z" fill="#2b2438" ${edge(2.4)}/><path d="M8 32C24 34 36 44 39 56L32 60ZM82 32C66 34 54 44 51 56L58 60Z" fill="#7fb52e" ${edge(1.4)}/><path d="M34 62H56L52 112H38Z" fill="#f4ead8" ${edge(1.4)}/><path d="M38 64L45 70L52 64V76L45 70L38 76Z" fill="#c33344" ${edge(1.2)}/><path d="M24 112C24 92 28 74 34 64L40 112ZM66 112C66 92 62 74 56 64L50 112Z" fill="#3b3150"/><path d="M26 26L15 16L24 36ZM64 26L75 16L66 36Z" fill="${SKIN}" ${edge()}/><path d="M45 2C62 2 66 16 65 30C64 46 55 58 45 60C35 58 26 46 25 30C24 16 28 2 45 2Z" fill="${SKIN}" ${edge(2)}/><path d="M24 26C20 4 32-8 45-8C58-8 70 4 66 26C62 16 56 12 45 24C34 12 28 16 24 26Z" fill="#2b2438" ${edge(1.6)}/><path d="M32 29L41 32M58 29L49 32" stroke="${EDGE}" stroke-width="2.6" stroke-linecap="round"/><path d="M32 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0M50 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0" fill="#fffdf6" ${edge(1.2)}/><path d="M35 36.500a2 2.2 0 1 0 4 0a2 2.2 0 1 0-4 0M51 36.500a2 2.2 0 1 0 4 0a2 2.2 0 1 0-4 0" fill="${EDGE}"/><path d="M47 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0M61 38C64 46 62 56 58 62" fill="none" stroke="#e6b23e" stroke-width="2"/><path d="M37 49C42 53 48 53 53 49" fill="none" ${edge(2)}/><path d="M39 50L40.5 55L43 52ZM47 52L49.5 55L51 50Z" fill="#fff"/><path d="M62 84C58 78 60 70 66 66C65 70 68 70 69 66C74 70 74 76 70 78C74 80 72 86 68 86C66 88 64 87 62 84ZM60 92L66 76" fill="#8fd03a" ${edge(1.4)}/>`;

/** The same on the box of all portraits. */
export const COUNT_PORTRAIT = `<g transform="translate(8.4 0) scale(1.147)">${COUNT}</g>`;
