/** Asks the server whether drawings can be played on. */

import { api, Problem } from '../../api';
import { say } from '../../language.svelte';
import type { Checked } from '../../protocol';
import type { Drawing } from './drawing';

/** Of what nobody could be asked about nothing good is known: the reason is that. */
export async function checkAll(game: string, options: Readonly<Record<string, unknown>>): Promise<Checked> {
  try {
    return await api.check(game, options);
  } catch (error) {
    const sentence = error instanceof Problem ? error.message : say('page-unreachable');
    return { sentence, reason: sentence, place: null };
  }
}

interface Asked {
  game: string;
  option: string;
  /** What else is played with. */
  options: Readonly<Record<string, unknown>>;
}

/** Checks a drawing, whenever it has changed. */
export function checkerOf({ game, option, options }: Asked): (rows: Drawing) => Promise<Checked> {
  return (rows) => checkAll(game, { ...options, [option]: rows });
}
