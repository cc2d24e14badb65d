/** Asks the server whether a drawing can be played on. */

import { api, Problem } from '../../api';
import { say } from '../../language.svelte';
import type { Checked } from '../../protocol';
import type { Drawing } from './drawing';

interface Asked {
  game: string;
  option: string;
  /** What else is played with. */
  options: Readonly<Record<string, unknown>>;
}

/** A drawing of which nothing is known is not fine: the reason is that nobody could be asked. */
export function checkerOf({ game, option, options }: Asked): (rows: Drawing) => Promise<Checked> {
  return async (rows) => {
    try {
      return await api.check(game, { ...options, [option]: rows });
    } catch (error) {
      const sentence = error instanceof Problem ? error.message : say('page-unreachable');
      return { sentence, reason: sentence, place: null };
    }
  };
}
