/** The eight outlines once more: as shapes, and as pits in the ground. */

import { OUTLINES } from '../painting/outlines';
import type { Sprite } from './paper';

const pit = (d: string, n: number): string =>
  `<clipPath id="cut-${n}"><path d="${d}"/></clipPath><path d="${d}" fill="#6b4a3a" stroke="#2a1a20" stroke-width="6" stroke-linejoin="round"/><g clip-path="url(#cut-${n})"><path d="${d}" fill="#7a5442"/><path d="${d}" transform="translate(0 11)" fill="#2c1a24" stroke="#4a2e2c" stroke-width="5"/><path d="M-40 44C-20 30 20 30 40 44V52H-40Z" fill="#462f30"/><path d="M-30-34l6 2M4-37l9 1M24-30l8 4M-12-36l5 1" stroke="#b08a66" stroke-width="3" stroke-linecap="round"/></g>`;

export const PITS: readonly Sprite[] = OUTLINES.flatMap((d, n) => [
  { id: `shape-${n}`, box: '-50 -50 100 100', body: `<path d="${d}"/>` },
  { id: `pit-${n}`, box: '-50 -50 100 100', body: pit(d, n) },
]);
