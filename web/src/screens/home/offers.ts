/** What the home page offers of each game: in its folder's way, within what the server allows. */

import type { Company, Place, Proposal } from '../../games/folder';
import { folderOf } from '../../games/registry';
import { infoOf } from '../../house.svelte';
import { firstKnown } from '../../language.svelte';

export const COMPANIES: readonly Company[] = ['children', 'family', 'expert'];

// until the server has said how many may play
const USUAL = 4;

export interface Offer {
  name: string;
  place: Place | undefined;
  /** Words for it. */
  lead: string | null;
  /** How many seats a table for friends has. */
  seats: number;
  book: string | undefined;
  puzzles: boolean;
  /** Whether there is a deal for every day. */
  daily: boolean;
  /** Where the first of its lessons is. */
  lesson: string | undefined;
  companies: Readonly<Record<Company, Proposal>>;
}

export function offerOf(name: string): Offer {
  const folder = folderOf(name);
  const { place, companies, books, lesson } = folder;
  const info = infoOf(name);
  const seats = Number(info?.choices.find((choice) => choice.name === 'players')?.default ?? USUAL);
  return {
    name,
    place,
    lead: firstKnown(`page-${name}-lead`, `${name}-lead`),
    seats,
    book: books[0]?.name,
    puzzles: Boolean(folder.puzzles && info?.puzzles),
    daily: Boolean(folder.daily && info?.daily),
    lesson: lesson && info?.lessons[0] && lessonPath(name, info.lessons[0]),
    companies: companies ?? proposals(info?.levels.map(({ key }) => key) ?? [], seats),
  };
}

/** Weak bots, usual ones and strong ones, where a game names none. */
export function proposals(levels: readonly string[], seats: number): Record<Company, Proposal> {
  const bots = (share: number): Proposal => ({
    levels: Array<string>(seats - 1).fill(levels[Math.round(share * (levels.length - 1))] ?? 'random'),
  });
  return { children: bots(0), family: bots(1 / 3), expert: bots(1) };
}

export const lessonPath = (game: string, lesson: string): string => `#/learn/${game}/${lesson}`;
