/** Drawings that this browser keeps, by what they are drawings of; the latest come first. */

import { randomText } from '../../keys';
import type { Drawing } from './drawing';

const STORE = 'geisterstunde.drawings';
const MOST_KEPT = 24;

export interface Kept {
  id: string;
  name: string;
  rows: Drawing;
}

function all(): Record<string, Kept[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept[]>;
  } catch {
    return {};
  }
}

export function keptOf(kind: string): Kept[] {
  return all()[kind] ?? [];
}

function write(kind: string, kept: Kept[]): Kept[] {
  localStorage.setItem(STORE, JSON.stringify({ ...all(), [kind]: kept }));
  return kept;
}

/** Keeps a drawing where it is in the list, or as its first. */
export function keep(kind: string, drawing: Kept): Kept[] {
  const kept = keptOf(kind);
  const known = kept.some(({ id }) => id === drawing.id);
  return write(kind, known ? kept.map((each) => (each.id === drawing.id ? drawing : each)) : [drawing, ...kept].slice(0, MOST_KEPT));
}

export function drop(kind: string, id: string): Kept[] {
  return write(
    kind,
    keptOf(kind).filter((each) => each.id !== id),
  );
}

export const newId = randomText;
