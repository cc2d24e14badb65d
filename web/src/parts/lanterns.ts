/** Lanterns: how strongly something glows that was seen a while ago, and what is said of it. */

import { say } from '../language.svelte';
import type { Glow, LanternView } from '../protocol';

/** From 1 for what was seen in the latest look down to almost 0 for what is about to fade. */
export const strength = (age: number, reach: number): number => Math.max(0, Math.min(1, 1 - (age - 1) / Math.max(reach, 1)));

/** What glows, by its place. */
export function glowsByPlace(lantern: LanternView | null | undefined): Map<string, Glow[]> {
  const places = new Map<string, Glow[]>();
  for (const glow of lantern?.glows ?? []) places.set(glow.place, [...(places.get(glow.place) ?? []), glow]);
  return places;
}

/** "seen 4 openings ago: red, empty": one such sentence for every age. A look is an opening, or a search. */
export function seenWords(glows: readonly Glow[], look: 'opening' | 'search', words: (glow: Glow) => string): string {
  const ages = [...new Set(glows.map(({ age }) => age))].sort((one, other) => one - other);
  const what = (wanted: number): string => glows.filter(({ age }) => age === wanted).map(words).join(', ');
  return ages.map((age) => say(`lantern-seen-${look}`, { age, what: what(age) })).join('; ');
}
