/** What a board shows while an act is performed: ahead of the view, until that has settled. */

import { SvelteMap } from 'svelte/reactivity';
import type { Feeling } from '../../theatre/cast/cast';
import type { Grave } from './cemetery';

/** Who did something, and where they look. */
export interface Glance {
  seat: number;
  grave: string;
}

export class Scenery {
  /** Graves that lie otherwise than in the view. */
  readonly ahead = new SvelteMap<string, Grave>();
  rate = $state(1);
  /** Why something happens, for as long as it does. */
  reason = $state<string | null>(null);
  glance = $state.raw<Glance | null>(null);
  /** What has come over whom, by seat. */
  readonly feelings = new SvelteMap<number, Feeling>();
  /** The grave that rats came from, before the view knows of them. */
  rats = $state<string | null>(null);

  open(name: string, sign: string, inside: string): void {
    this.ahead.set(name, { name, sign, inside, fresh: true });
  }

  close(name: string): void {
    this.ahead.set(name, { name, sign: '#', inside: null, fresh: false });
  }

  /** Every grave as the view and what is performed have it. */
  over(graves: Map<string, Grave>): Map<string, Grave> {
    return new Map([...graves].map(([name, grave]) => [name, this.ahead.get(name) ?? grave]));
  }

  /** The view has come: what was closed stays so, the rest is as the view says. */
  settle(): void {
    for (const [name, { sign }] of this.ahead) if (sign !== '#') this.ahead.delete(name);
    this.reason = null;
    this.glance = null;
    this.feelings.clear();
    this.rats = null;
  }

  clear(): void {
    this.ahead.clear();
  }
}
