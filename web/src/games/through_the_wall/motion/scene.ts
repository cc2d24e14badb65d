/** Where everything is while an act is performed: it begins as the view before it says, and changes event by event. */

import type { EventMessage } from '../../../protocol';
import { onFrame } from '../board';
import { rides, type Waypoint } from '../riding';
import type { Turntable } from '../turntable.svelte';
import type { View } from '../view';
import type { Show } from './show';

export type Place = readonly [x: number, y: number];

export class Scene {
  quarters: number;
  readonly sliders: { tunnel: number; offset: number }[];
  readonly ways: Waypoint[][];
  #places: Place[];

  constructor(
    readonly show: Show,
    readonly castle: HTMLElement,
    readonly turntable: Turntable,
    readonly before: View,
    told: readonly EventMessage[],
    readonly rows: readonly string[],
    lastSeen: readonly ({ x: number; y: number } | null)[],
  ) {
    this.quarters = before.quarters;
    this.sliders = before.sliders.map(({ tunnel, offset }) => ({ tunnel, offset }));
    this.ways = rides(before.colours, told);
    this.#places = before.ghosts.map((space, seat) => (space ? this.place(space) : lastSeen[seat] ? [lastSeen[seat].x, lastSeen[seat].y] : [3, 3]));
  }

  seatOf(colour: unknown): number {
    return this.before.colours.indexOf(colour as string);
  }

  ghost(seat: number): HTMLElement | null {
    return this.castle.querySelector(`.ghost[data-seat="${seat}"]`);
  }

  deck(number: unknown): HTMLElement | null {
    return document.querySelector(`.deck[data-deck="${number}"]`);
  }

  /** A space of the board as it lies now. */
  place(space: string): Place {
    const { x, y } = onFrame(space, this.quarters);
    return [x - 0.5, y - 0.5];
  }

  /** Where a ghost is, and from now on is not: it goes to another place. */
  leave(seat: number, to: Place): Place {
    const from = this.#places[seat]!;
    this.#places[seat] = to;
    return from;
  }

  where(seat: number): Place {
    return this.#places[seat]!;
  }
}
