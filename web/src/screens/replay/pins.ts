/** The moments of a finished game that one wants to find again: as many as there is room for, rare ones first. */

import type { ReplayStep } from '../../protocol';

export interface Pin {
  step: number;
  kind: string;
}

/** `gap` is the least distance between two pins, as a share of the whole. */
export function pins(steps: readonly ReplayStep[], kinds: readonly string[], gap: number): Pin[] {
  const last = Math.max(steps.length - 1, 1);
  const found = steps.flatMap(({ told }, step) => {
    const kind = kinds.find((each) => told.some((event) => event.kind === each));
    return kind === undefined ? [] : [{ step, kind }];
  });
  const often = (kind: string): number => found.filter((pin) => pin.kind === kind).length;
  const chosen: Pin[] = [];
  for (const pin of found.toSorted((a, b) => often(a.kind) - often(b.kind) || a.step - b.step)) {
    if (chosen.every(({ step }) => Math.abs(step - pin.step) / last >= gap)) chosen.push(pin);
  }
  return chosen.toSorted((a, b) => a.step - b.step);
}
