/** The moments of a finished game that one wants to find again: as many as there is room for, rare ones first. */

import type { Highlight } from '../../games/folder';
import type { ReplayStep, TableView } from '../../protocol';

export interface Pin {
  step: number;
  sign: string;
}

/** `gap` is the least distance between two pins, as a share of the whole. */
export function pins(steps: readonly ReplayStep[], highlights: readonly Highlight[], options: TableView['options'], gap: number): Pin[] {
  const last = Math.max(steps.length - 1, 1);
  const isOne = ({ kind, isOne: matches }: Highlight, step: number): boolean =>
    steps[step]!.told.some((event) => event.kind === kind && (matches?.(event.facts, steps[step - 1]?.view, options) ?? true));
  const found = steps.flatMap((_, step) => {
    const highlight = highlights.find((each) => isOne(each, step));
    return highlight ? [{ step, sign: highlight.sign }] : [];
  });
  const often = (sign: string): number => found.filter((pin) => pin.sign === sign).length;
  const chosen: Pin[] = [];
  for (const pin of found.toSorted((a, b) => often(a.sign) - often(b.sign) || a.step - b.step)) {
    if (chosen.every(({ step }) => Math.abs(step - pin.step) / last >= gap)) chosen.push(pin);
  }
  return chosen.toSorted((a, b) => a.step - b.step);
}
