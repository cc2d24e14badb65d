/** Who else is about at night: the Count, bats and rats; and a spider where nobody lies. */

import { COUNT } from '../../../theatre/cast/count';
import { EDGE, edge, margin, type Sprite } from './paper';

const wing = 'M0 0C-6-14-18-18-34-12C-30-8-32-2-30 4C-26 0-22 2-20 8C-16 2-10 4-8 10C-6 6-2 4 0 6Z';

export const CREATURES: readonly Sprite[] = [
  {
    id: 'count',
    box: '0 -14 90 136',
    body: COUNT,
  },
  {
    id: 'bat',
    box: '-40 -30 80 60',
    body: `<g class="wing left"><path d="${wing}" fill="#5d4a80" ${edge(2)}/></g><g transform="scale(-1 1)"><g class="wing right"><path d="${wing}" fill="#4a3a6a" ${edge(2)}/></g></g><path d="M-12-12L-14-26L-4-18C-2-19 2-19 4-18L14-26L12-12C16-4 14 18 0 20C-14 18-16-4-12-12Z" fill="#7a63a4" ${edge(2)}/><path d="M8-14C14-4 12 14 2 19C14 17 16-4 12-12L14-26Z" fill="#5d4a80" opacity=".8"/><path d="M-10-6a4.6 5 0 1 0 9.2 0a4.6 5 0 1 0-9.2 0M1-6a4.6 5 0 1 0 9.2 0a4.6 5 0 1 0-9.2 0" fill="#fffdf6" ${edge(1.2)}/><path d="M-6-5a2.2 2.6 0 1 0 4.4 0a2.2 2.6 0 1 0-4.4 0M2-5a2.2 2.6 0 1 0 4.4 0a2.2 2.6 0 1 0-4.4 0" fill="${EDGE}"/><path d="M-4 3H4L2.5 6L0 3.500L-2.5 6Z" fill="#fff" ${edge(0.9)}/><path d="M-12 6C-6 10 6 10 12 6L13 11C6 15-6 15-13 11ZM5 12L11 22L4 23L1 13Z" fill="currentColor" ${edge(1.5)}/>`,
  },
  {
    id: 'rat',
    box: '-36 -22 72 44',
    body: margin('<path d="M-26 10C-28-6-12-16 4-13C4-24 19-24 19-9C26-4 30 1 36 6L30 19H-19Z"/>') + `<path class="tail" d="M-22 8C-34 8-30-8-38-6" fill="none" stroke="#e6a0a0" stroke-width="4" stroke-linecap="round"/><path class="tail" d="M-22 8C-34 8-30-8-38-6" fill="none" stroke="${EDGE}" stroke-width="1" opacity=".4"/><g class="legs"><path d="M-14 12l-5 7h8zM-2 13l-3 7h8zM12 11l1 8h7z" fill="#e6a0a0" ${edge(1.2)}/></g><path d="M-26 10C-28-6-12-16 4-13C16-12 28-2 33 7C30 12 20 13 10 13H-20C-24 13-26 12-26 10Z" fill="#b58458" ${edge(2)}/><path d="M-20 4C-18-6-8-11 2-10C-6-4-10 4-20 4Z" fill="#d9ad7e" opacity=".8"/><path d="M5-14a7 7 0 1 0 14 0a7 7 0 1 0-14 0" fill="#b58458" ${edge(1.8)}/><path d="M8-13.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0" fill="#eeb0ac"/><path d="M19-3a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0-5.2 0" fill="${EDGE}"/><path d="M21-4h1.500v1.500h-1.500z" fill="#fff"/><path d="M30 6a3.4 3 0 1 0 6.8 0a3.4 3 0 1 0-6.8 0" fill="#ee8f96" ${edge(1)}/><path d="M26 8l-7-2M26 10l-8 1" stroke="#fff" stroke-width="1"/><path d="M27 12h4v4h-4z" fill="#fffbe8" ${edge(0.8)}/>`,
  },
  {
    id: 'ratface',
    box: '-40 -40 80 80',
    body: `<path d="M-34-18a15 15 0 1 0 30 0a15 15 0 1 0-30 0M4-18a15 15 0 1 0 30 0a15 15 0 1 0-30 0" fill="#b58458" ${edge(2.4)}/><path d="M-28-17a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10-17a9 9 0 1 0 18 0a9 9 0 1 0-18 0" fill="#f0b2ae"/><path d="M0-22C18-22 28-6 22 10C16 24 8 32 0 33C-8 32-16 24-22 10C-28-6-18-22 0-22Z" fill="#b9885c" ${edge(2.4)}/><path d="M12-18C24-10 26 8 18 17C12 27 6 32 0 33C14 24 20 0 12-18Z" fill="#8a5c3a" opacity=".8"/><path d="M-15-1a5.5 6.5 0 1 0 11 0a5.5 6.5 0 1 0-11 0M4-1a5.5 6.5 0 1 0 11 0a5.5 6.5 0 1 0-11 0" fill="${EDGE}"/><path d="M-10-4h3v3h-3zM9-4h3v3h-3z" fill="#fff"/><path d="M-6 15a6 5 0 1 0 12 0a6 5 0 1 0-12 0" fill="#f08d98" ${edge(1.5)}/><path d="M-5 24H5V33C3 35 1 35 0 33C-1 35-3 35-5 33Z" fill="#fffbe8" ${edge(1.4)}/><path d="M-12 17L-32 12M-12 20L-31 23M12 17L32 12M12 20L31 23" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
  },
  {
    id: 'nobody',
    box: '-40 -40 80 80',
    body: `<path d="M-34-36L30-30M-34-36L-8 22M-34-36L14 2M-34-36L-30 26M-8-34C-8-24-20-12-33-12M10-32C8-14-8 4-32 6M26-30C22-4-4 18-31 20" fill="none" stroke="#d9cfe6" stroke-opacity=".6" stroke-width="1.8"/><path d="M14-31V6" stroke="#d9cfe6" stroke-width="1.4"/><path d="M6 8L-2 2M6 13L-4 13M7 18L0 25M22 8L30 2M22 13L32 13M21 18L28 25" stroke="#15101f" stroke-width="2.6" stroke-linecap="round"/><path d="M5 13a9 9 0 1 0 18 0a9 9 0 1 0-18 0" fill="#6a5a86" ${edge(2)}/><path d="M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14.5 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0" fill="#fffdf6"/><path d="M10.5 11.500a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M16 11.500a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0" fill="#15101f"/><path d="M11 17C13 19 15 19 17 17" fill="none" ${edge(1.4)}/>`,
  },
];
