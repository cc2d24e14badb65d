/** What lies about on plaza and cards: garlic, stakes, coffins, lids, lanterns, the Count's column. */

import { EDGE, edge, type Sprite } from './paper';

const stakeAt = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 7 34)"><path d="M2 3C4 1 10 1 12 3L11 30L7 43L3 30Z" fill="#d9a566" ${edge(1.8)}/><path d="M8 2L12 3L11 30L7 43Z" fill="#a06c3a"/><path d="M2 3C4 1 10 1 12 3C10 6 4 6 2 3Z" fill="#f3d6a0"/></g>`;

export const THINGS: readonly Sprite[] = [
  {
    id: 'garlic',
    box: '-30 -36 60 68',
    body: `<path d="M-3-14C-3-24-6-28-4-34L3-35C4-28 3-24 4-14Z" fill="#9fae5a" ${edge(2)}/><path d="M0-18C6-8 26-8 26 10C26 24 12 28 0 27C-12 28-26 24-26 10C-26-8-6-8 0-18Z" fill="currentColor" ${edge(2.4)}/><path d="M0-16C10-6 12 14 4 27C18 27 26 22 26 10C26-6 8-8 0-16Z" fill="#6a4060" opacity=".26"/><path d="M-2-14C-12-4-14 14-6 26M3-14C12-4 13 14 7 26" fill="none" stroke="#5a3a4a" stroke-opacity=".55" stroke-width="1.8"/><path d="M-18 4C-18-2-12-6-8-8C-11 0-13 8-12 16C-16 14-18 10-18 4Z" fill="#fff" opacity=".55"/><path d="M-9 8a2.3 2.6 0 1 0 4.6 0a2.3 2.6 0 1 0-4.6 0M4 8a2.3 2.6 0 1 0 4.6 0a2.3 2.6 0 1 0-4.6 0" fill="${EDGE}"/><path d="M-5 15C-2 18 2 18 5 15" fill="none" ${edge(1.8)}/>`,
  },
  {
    id: 'stake',
    box: '0 0 14 44',
    body: `<path d="M2 3C4 1 10 1 12 3L11 30L7 43L3 30Z" fill="#c98f52" ${edge(1.8)}/><path d="M8 2L12 3L11 30L7 43Z" fill="#8f5c30"/><path d="M3 8C6 10 9 10 12 8" fill="none" stroke="#6b4222" stroke-width="1.5"/>`,
  },
  {
    id: 'bundle',
    box: '0 0 60 60',
    body: `<path d="M6 50a24 8 0 1 0 50 0a24 8 0 1 0-50 0" fill="#0a061666"/>${stakeAt(8, 8, -20)}${stakeAt(38, 8, 20)}${stakeAt(15, 4, -10)}${stakeAt(31, 4, 10)}${stakeAt(23, 1, 0)}<path d="M11 24C22 29 38 29 49 24L48 32C38 37 22 37 12 32Z" fill="#8a2f3a" ${edge(1.8)}/>`,
  },
  {
    id: 'stake-none',
    box: '0 0 14 44',
    body: `<path d="M2 3C4 1 10 1 12 3L11 30L7 43L3 30Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 3" opacity=".75"/>`,
  },
  {
    id: 'coffin',
    box: '-18 -22 36 44',
    body: `<path d="M-8-20H8L16-8L10 20H-10L-16-8Z" fill="#a06a3c" ${edge(2.2)}/><path d="M2-20H8L16-8L10 20H4Z" fill="#7a4c2a"/><path d="M-1.5-12H1.500V-6H7V-3H1.500V10H-1.500V-3H-7V-6H-1.500Z" fill="#f0cf8e"/>`,
  },
  {
    id: 'lantern',
    box: '-30 -70 60 130',
    body: `<path d="M0-66V-44" stroke="#2a2030" stroke-width="3"/><path d="M-10-40C-10-52 10-52 10-40" fill="none" stroke="#2a2030" stroke-width="4"/><path d="M-20-26L-12-40H12L20-26Z" fill="#4a3a30" ${edge(2.5)}/><path d="M-16-26H16L20 22H-20Z" fill="#ffcf6a" ${edge(2.5)}/><path d="M-10-26H10L12 22H-12Z" fill="#ffe9a4"/><path d="M0-16C10-2 8 14 0 14C-8 14-10-2 0-16Z" fill="#ff9a2e"/><path d="M0-6C5 2 4 11 0 11C-4 11-5 2 0-6Z" fill="#fff8d8"/><path d="M-24 22H24L20 34H-20Z" fill="#4a3a30" ${edge(2.5)}/><path d="M-1.5-26V22M-16-26L-20 22M16-26L20 22" stroke="#4a3a30" stroke-width="3"/>`,
  },
  {
    id: 'lamp',
    box: '-30 -52 60 96',
    body: `<path d="M-26 36a28 8 0 1 0 56 0a28 8 0 1 0-56 0" fill="#0a061666"/><path d="M-11-36C-11-50 11-50 11-36" fill="none" stroke="#2a2030" stroke-width="4"/><path d="M-20-24L-12-38H12L20-24Z" fill="#5a4638" ${edge(2.5)}/><path d="M-16-24H16L19 22H-19Z" fill="#ffcf6a" ${edge(2.5)}/><path d="M-9-24H9L11 22H-11Z" fill="#fff0b4"/><g class="flame"><path d="M0-16C10-2 8 16 0 16C-8 16-10-2 0-16Z" fill="#ff9a2e"/><path d="M0-5C5 2 4 12 0 12C-4 12-5 2 0-5Z" fill="#fff8d8"/></g><path d="M-24 22H24L20 35H-20Z" fill="#5a4638" ${edge(2.5)}/><path d="M-16-24L-19 22M16-24L19 22" stroke="#4a3a30" stroke-width="3"/>`,
  },
  {
    id: 'column',
    box: '-40 -34 80 84',
    body: `<path d="M-32 36a36 12 0 1 0 72 0a36 12 0 1 0-72 0" fill="#0a061688"/><path d="M-30 24H30V38C20 44-20 44-30 38Z" fill="#9d90a2" ${edge(2.4)}/><path d="M-24 14H24V26C16 30-16 30-24 26Z" fill="#bdb0bc" ${edge(2.2)}/><path d="M-18-14H18L19 16C10 20-10 20-19 16Z" fill="#cfc3c8" ${edge(2.4)}/><path d="M6-14H18L19 16C15 18 10 18 7 18Z" fill="#94879c"/><path d="M-9-12L-10 16M0-12V18" stroke="#94879c" stroke-width="2.5"/><path d="M-27-24H27V-12C16-7-16-7-27-12Z" fill="#d8ccce" ${edge(2.4)}/><path d="M-27-24a27 8 0 1 0 54 0a27 8 0 1 0-54 0" fill="#f3e6cf" ${edge(2.2)}/>`,
  },
  {
    id: 'lidstack',
    box: '-30 -34 60 60',
    body: `<path d="M-26 10H26V20C26 24-26 24-26 20Z" fill="#6e6478" ${edge(2)}/><path d="M-26 2H26V11H-26Z" fill="#9a8fa4" ${edge(2)}/><path d="M-24-7H27V3H-24Z" fill="#b5aab8" ${edge(2)}/><path d="M-27-26H22L25-7H-25Z" fill="#cdc2c8" ${edge(2)}/><path d="M-21-22H18L20-11H-20Z" fill="none" stroke="#8b8094" stroke-width="1.6"/>`,
  },
];
