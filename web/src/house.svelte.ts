/** What the server offers: games with their choices and bots, asked for in each language, and until it is awake. */

import { api } from './api';
import { addTexts, firstKnown, say } from './language.svelte';
import type { GameInfo, House } from './protocol';

const ASK_AGAIN_MS = 3000;

let offer = $state.raw<House | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Asks the server; what is known stays where it cannot be reached. */
export async function askHouse(): Promise<void> {
  offer = await api.house().catch(() => offer);
  addTexts(offer?.texts ?? '');
  clearTimeout(waiting);
  if (isWaking()) waiting = setTimeout(askHouse, ASK_AGAIN_MS);
}

/** Whether some bots still play like weaker ones, because the rules are being compiled. */
export function isWaking(): boolean {
  return offer?.games.some(({ levels }) => levels.some(({ waking }) => waking)) ?? false;
}

export const house = (): House | null => offer;

/** Where friends find this house, to put in front of `/#…`. */
export const address = (): string => offer?.origin ?? new URL('.', document.baseURI).href.slice(0, -1);

export function infoOf(game: string): GameInfo | undefined {
  return offer?.games.find(({ name }) => name === game);
}

/** A game's title: in the page's words or the game's, else in the server's. */
export function titleOf(game: string): string {
  const message = firstKnown(`page-${game}`, `${game}-title`);
  return message ? say(message) : (infoOf(game)?.title ?? game);
}
