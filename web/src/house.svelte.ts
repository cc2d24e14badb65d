/** What the server offers: games with their choices and bots, asked for once in each language. */

import { api } from './api';
import { addTexts, firstKnown, say } from './language.svelte';
import type { GameInfo, House } from './protocol';

let offer = $state.raw<House | null>(null);

/** Asks the server; what is known stays where it cannot be reached. */
export async function askHouse(): Promise<void> {
  offer = await api.house().catch(() => offer);
  addTexts(offer?.texts ?? '');
}

export const house = (): House | null => offer;

export function infoOf(game: string): GameInfo | undefined {
  return offer?.games.find(({ name }) => name === game);
}

/** A game's title: in the page's words or the game's, else in the server's. */
export function titleOf(game: string): string {
  const message = firstKnown(`page-${game}`, `${game}-title`);
  return message ? say(message) : (infoOf(game)?.title ?? game);
}
