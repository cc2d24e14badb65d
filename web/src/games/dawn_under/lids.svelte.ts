/** The lids that are off their graves: each opens when it appears, and closes before it goes. */

import { SvelteMap } from 'svelte/reactivity';
import type { Grave } from './cemetery';
import { LENGTHS } from './timing';

export interface OpenLid {
  sign: string;
  inside: string | null;
  /** Whether everybody looks at it now, or it just stays open. */
  fresh: boolean;
  /** `still` was so when the board came. */
  phase: 'still' | 'opening' | 'closing';
}

const CLOSED = '#';
const BARE = '.';

export class OpenLids {
  readonly lids = new SvelteMap<string, OpenLid>();
  #closing = new Map<string, ReturnType<typeof setTimeout>>();
  #first = true;

  /** Follows what lies open now; where nothing moves, lids are gone at once. */
  follow(graves: ReadonlyMap<string, Grave>, rate: number, calm: boolean): void {
    for (const [name, { sign, inside, fresh }] of graves) {
      const shown = this.lids.get(name);
      if (sign === CLOSED || sign === BARE) {
        if (shown && shown.phase !== 'closing') this.#close(name, shown, calm ? 0 : LENGTHS.closes / rate);
        continue;
      }
      clearTimeout(this.#closing.get(name));
      const phase = this.#first ? 'still' : !shown || shown.phase === 'closing' ? 'opening' : shown.phase;
      if (shown?.sign !== sign || shown.inside !== inside || shown.fresh !== fresh || shown.phase !== phase)
        this.lids.set(name, { sign, inside, fresh, phase });
    }
    this.#first = false;
  }

  #close(name: string, shown: OpenLid, length: number): void {
    this.lids.set(name, { ...shown, phase: 'closing' });
    this.#closing.set(name, setTimeout(() => this.lids.delete(name), length));
  }

  leave(): void {
    for (const timer of this.#closing.values()) clearTimeout(timer);
  }
}
