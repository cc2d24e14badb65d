/** The six vampires, awake and asleep, each with a silhouette of its own; and one face down. */

import { COLOURS, type Colour } from '../colours';
import { EDGE, edge, margin, outlinesOf, type Sprite } from './paper';

const SKIN = '#f3ead9';
const FACE = `<path d="M21 32L13 24L20 40ZM59 32L67 24L60 40Z" fill="${SKIN}" stroke="${EDGE}" stroke-width="1.6"/><path d="M40 15C54 15 60 25 59 37C58 49 50 56 40 56C30 56 22 49 21 37C20 25 26 15 40 15Z" fill="${SKIN}" stroke="${EDGE}" stroke-width="1.8"/><path d="M52 20C58 26 60 45 47 54C56 51 60 44 59 35C58 27 56 23 52 20Z" fill="#c9b8b4" opacity=".7"/><path d="M22 41a5 3.6 0 1 0 10 0a5 3.6 0 1 0-10 0M48 41a5 3.6 0 1 0 10 0a5 3.6 0 1 0-10 0" fill="#ee9a94" opacity=".75"/>`;
const MOUTH = `<path d="M33 46C37 50 43 50 47 46" fill="none" stroke="${EDGE}" stroke-width="2" stroke-linecap="round"/><path d="M34.5 47L36 51.500L38 48.600ZM42 48.600L44 51.500L45.5 47Z" fill="#fff" stroke="${EDGE}" stroke-width=".8"/>`;
const EYES = `<path d="M27 34a5 5.6 0 1 0 10 0a5 5.6 0 1 0-10 0M43 34a5 5.6 0 1 0 10 0a5 5.6 0 1 0-10 0" fill="#fffdf6" stroke="${EDGE}" stroke-width="1.3"/><path d="M31 35a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0-5.2 0M44 35a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0-5.2 0" fill="${EDGE}"/>`;
const EYES_SHUT = `<path d="M27 34C29 38 35 38 37 34M43 34C45 38 51 38 53 34" fill="none" stroke="${EDGE}" stroke-width="2.4" stroke-linecap="round"/>`;
const MOUTH_ASLEEP = `<path d="M36 48C38 50 42 50 44 48" fill="none" ${edge()}/>`;
/** Whose moustache hides the mouth. */
const MOUSTACHED = 'g';

/** What is behind a head, and what is on it. */
const HEADS: Readonly<Record<string, { behind: string; on: string }>> = {
  w: {
    behind: `<path d="M40 2C46 2 50 6 50 11H30C30 6 34 2 40 2Z" fill="#d9cfc4" ${edge()}/><path d="M40 8c5-4 10-1 11 3c6-1 10 3 9 8c6 1 8 6 5 11c5 3 5 9 1 12c2 6-2 11-7 11H21c-5 0-9-5-7-11c-4-3-4-9 1-12c-3-5-1-10 5-11c-1-5 3-9 9-8c1-4 6-7 11-3z" fill="#fffaf0" ${edge()}/>`,
    on: `<path d="M22 30C22 18 32 16 40 21C48 16 58 18 58 30C52 26 46 25 40 27C34 25 28 26 22 30Z" fill="#e4dccf" ${edge(1.4)}/><path d="M25 35a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M40 35a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0" fill="none" stroke="#b07a2a" stroke-width="1.8"/>`,
  },
  k: {
    behind: '',
    on: `<path d="M22 29C24 20 33 19 40 26C47 19 56 20 58 29C58 18 52 13 40 13C28 13 22 18 22 29Z" fill="#2b2536" ${edge(1.2)}/><path d="M25 16L23-12C34-15 46-15 57-12L55 16Z" fill="#332f42" ${edge()}/><path d="M24.5 6L25 15H55L55.5 6C46 9 34 9 24.5 6Z" fill="#8d4fc0"/><path d="M14 15C28 10 52 10 66 15C66 21 14 21 14 15Z" fill="#332f42" ${edge()}/><path d="M40 44C35 41 29 44 24 41C27 47 35 48 40 45.500C45 48 53 47 56 41C51 44 45 41 40 44Z" fill="#2b2536"/>`,
  },
  y: {
    behind: `<path d="M22 26C10 34 16 46 11 58C18 58 24 54 26 44ZM58 26C70 34 64 46 69 58C62 58 56 54 54 44Z" fill="#e8a92c" ${edge()}/>`,
    on: `<path d="M0 21C8 12 20 14 26 12C26 2 34-1 40-1C46-1 54 2 54 12C60 14 72 12 80 21C70 27 52 25 40 25C28 25 10 27 0 21Z" fill="#ffd95e" ${edge()}/><path d="M26 12C34 16 46 16 54 12V18C46 21 34 21 26 18Z" fill="#e2683a"/>`,
  },
  r: {
    behind: `<path d="M40 14C20 12 14 26 16 42C16 50 20 54 25 54L26 30H54L55 54C60 54 64 50 64 42C66 26 60 12 40 14Z" fill="#4a2130" ${edge()}/>`,
    on: `<path d="M22 31C24 22 36 20 46 20C52 22 57 25 58 31C60 20 52 14 40 14C28 14 20 20 22 31Z" fill="#4a2130"/><path d="M40 10C30-4 12-6 11 4C10 14 26 20 40 12C54 20 70 14 69 4C68-6 50-4 40 10Z" fill="#e8465a" ${edge()}/><path d="M34 4h12v13h-12z" fill="#b3283f" ${edge(1.5)}/>`,
  },
  g: {
    behind: `<path d="M22 34C12 30 10 22 12 17C16 22 20 24 24 24ZM58 34C68 30 70 22 68 17C64 22 60 24 56 24Z" fill="#7a4a24" ${edge()}/>`,
    on: `<path d="M28 16C27 2 53 2 52 16Z" fill="#3f9f57" ${edge()}/><path d="M22 17C30 13 50 13 58 17C56 21 24 21 22 17Z" fill="#2f7d45" ${edge()}/><path d="M47 8C52-4 60-4 62-6C62 2 56 8 50 10Z" fill="#a9d24a" ${edge(1.2)}/><path d="M40 42C33 37 25 40 20 48C14 52 10 50 7 46C6 58 26 62 40 49C54 62 74 58 73 46C70 50 66 52 60 48C55 40 47 37 40 42Z" fill="#8a5428" ${edge()}/>`,
  },
  b: {
    behind: '',
    on: `<path d="M20 28C16 8 36-10 58-6C70-4 76 6 74 20C70 14 64 10 58 12C60 18 60 22 60 28C50 22 30 22 20 28Z" fill="#3f7fe0" ${edge()}/><path d="M18 27C30 18 50 18 62 27L60 33C50 25 30 25 20 33Z" fill="#eaf1ff" ${edge(1.4)}/><path d="M67 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0" fill="#eaf1ff" ${edge(1.4)}/><path d="M36 4l3 3l4-1l-2 4l2 4l-4-1l-3 3v-4l-4-2l4-2z" fill="#ffe27a"/><path d="M27 31C29 27 35 27 37 31L37 33H27ZM43 31C45 27 51 27 53 31L53 33H43Z" fill="#d5c6c4"/>`,
  },
};

function awake(key: string, { fill, dark, ink, sign }: Colour): Sprite {
  const { behind, on } = HEADS[key]!;
  const cape = `<path d="M10 106C8 82 14 66 26 58L12 42C24 44 32 50 34 57H46C48 50 56 44 68 42L54 58C66 66 72 82 70 106C66 102 62 102 58 106C54 102 50 102 46 106C42 102 38 102 34 106C30 102 26 102 22 106C18 102 14 102 10 106Z" fill="${fill}" ${edge(2)}/><path d="M54 58C66 66 72 82 70 106C66 102 62 102 58 106C60 88 58 70 50 60Z" fill="${dark}" opacity=".8"/><path d="M12 42C24 44 32 50 34 57L26 58ZM68 42C56 44 48 50 46 57L54 58Z" fill="${dark}"/>`;
  const chest = `<g transform="translate(38 81) scale(.92)"><path d="${sign}" fill="${ink}"/></g>`;
  const body = `${behind}${cape}${FACE}${EYES}${on}${key === MOUSTACHED ? '' : MOUTH}${chest}`;
  return { id: `vampire-${key}`, box: '0 -16 80 124', body: margin(outlinesOf(behind, cape, FACE, on)) + body };
}

/** In a coffin, under a blanket of its colour. */
function asleep(key: string, { fill, ink, sign }: Colour): Sprite {
  const { behind, on } = HEADS[key]!;
  const body = `<path d="M18-10H62L80 30L66 108H14L0 30Z" fill="#8a5a34" ${edge(2.5)}/><path d="M22-5H58L74 30L61 102H19L6 30Z" fill="#4a2c1c"/><path d="M14 14C14 6 66 6 66 14L64 56H16Z" fill="#fff6e4" ${edge(1.4)}/><g transform="translate(3.5 8) scale(.91)">${behind}${FACE}${EYES_SHUT}${on}${key === MOUSTACHED ? '' : MOUTH_ASLEEP}</g><path d="M8 58C24 52 56 52 72 58L62 103H18Z" fill="${fill}" ${edge(2)}/><path d="M8 58C24 52 56 52 72 58L71 66C56 60 24 60 9 66Z" fill="${ink}" opacity=".28"/><g transform="translate(40 82) scale(.95)"><path d="${sign}" fill="${ink}"/></g>`;
  return { id: `sleeper-${key}`, box: '-2 -14 84 124', body };
}

const sign = (key: string, { sign }: Colour): Sprite => ({ id: `sign-${key}`, box: '-22 -22 44 44', body: `<path d="${sign}"/>` });

/** Face down: a closed coffin on end; through the little window somebody looks out. All alike. */
const DOWN: Sprite = {
  id: 'vampire-down',
  box: '0 -16 80 124',
  body: `<path d="M24 2H56L74 34L62 106H18L6 34Z" fill="#6d4a5e" ${edge(3)}/><path d="M56 2L74 34L62 106H50L60 34L46 2Z" fill="#4b3150"/><path d="M29 10H51L65 35L55 98H25L15 35Z" fill="none" stroke="#9a7480" stroke-width="2.4" stroke-opacity=".75"/><path d="M22 38C22 28 58 28 58 38V46C58 54 22 54 22 46Z" fill="#1d1428" ${edge(2)}/><path d="M37.5 62H42.500V70H50V75H42.500V92H37.500V75H30V70H37.500Z" fill="#d9b06a"/><g class="peek"><path d="M27 42a5.4 5 0 1 0 10.8 0a5.4 5 0 1 0-10.8 0M42 42a5.4 5 0 1 0 10.8 0a5.4 5 0 1 0-10.8 0" fill="#ffe9a8"/><path d="M31.5 42.500a2.2 2.4 0 1 0 4.4 0a2.2 2.4 0 1 0-4.4 0M44 42.500a2.2 2.4 0 1 0 4.4 0a2.2 2.4 0 1 0-4.4 0" fill="#1d1428"/></g>`,
};

export const FIGURES: readonly Sprite[] = [
  ...Object.entries(COLOURS).flatMap(([key, colour]) => [awake(key, colour), asleep(key, colour), sign(key, colour)]),
  DOWN,
];
