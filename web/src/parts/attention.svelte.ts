/** Whom everybody at the table looks at. */

import { commonView, type Line, type Source } from '../sources/source';

export const HEARD = 5000; // milliseconds for which somebody is listened to, long enough from across the table

/** Who has just spoken, and what: nobody where that is a while ago. It listens as long as the component that asked is there. */
export class Listening {
  #silent = $state(0);
  #log: () => readonly Line[];

  constructor(log: () => readonly Line[]) {
    this.#log = log;
    $effect(() => {
      const n = this.#last?.n;
      if (n === undefined) return;
      const timer = setTimeout(() => (this.#silent = n), HEARD);
      return () => clearTimeout(timer);
    });
  }

  get #last(): Line | undefined {
    return this.#log().findLast(({ about }) => about === 'said');
  }

  get speaker(): number | null {
    const last = this.#last;
    return last && last.n > this.#silent ? last.seat : null;
  }
}

/** Whoever speaks, else whoever does something, else the one who is waited for. */
export function centreOf({ acting, view }: Pick<Source, 'acting' | 'view'>, speaker: number | null): number | null {
  if (speaker !== null) return speaker;
  if (acting) return acting.seat;
  const { owing = [], end = null } = commonView(view) ?? {};
  return owing.length === 1 && !end ? owing[0]! : null;
}
