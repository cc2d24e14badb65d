/** Where things are on the screen, found by what they are called. */

import type { Box } from './flights';

export class Places {
  /** How many have left each end of a row already, in this act. */
  #gone = new Map<string, number>();

  constructor(readonly table: HTMLElement) {}

  grave(name: string): Box {
    const { left, top, width, height } = this.#find(`[data-grave="${name}"]`).getBoundingClientRect();
    return { left: left + width * 0.14, top: top + height * 0.02, width: width * 0.72, height: height * 0.96 };
  }

  card(seat: number): HTMLElement {
    return this.#find(`[data-seat="${seat}"]`);
  }

  /** The middle of a card: where gifts wait. */
  lap(seat: number): Box {
    const { left, top, width, height } = this.card(seat).getBoundingClientRect();
    return { left: left + width / 2 - height * 0.2, top: top + height * 0.2, width: height * 0.4, height: height * 0.62 };
  }

  /** The vampire at an end of a row; those that have left before stand no more. */
  end(seat: number, end: string): HTMLElement | null {
    const row = [...this.card(seat).querySelectorAll<HTMLElement>('.vampire')];
    const gone = this.#gone.get(`${seat} ${end}`) ?? 0;
    return (end === 'right' ? row.at(-1 - gone) : row[gone]) ?? null;
  }

  leave(seat: number, end: string): void {
    this.#gone.set(`${seat} ${end}`, (this.#gone.get(`${seat} ${end}`) ?? 0) + 1);
  }

  stake(seat: number, number: number): Box {
    return (this.card(seat).querySelector(`[data-stake="${number}"]`) ?? this.card(seat)).getBoundingClientRect();
  }

  /** A pile of somebody's, or on the plaza; in a narrow card that hides it, the card itself. */
  pile(name: string, seat?: number): Box {
    const within = seat === undefined ? this.table : this.card(seat);
    const box = within.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
    return box && box.width > 0 ? box : seat === undefined ? this.#find('.plaza').getBoundingClientRect() : this.lap(seat);
  }

  #find(selector: string): HTMLElement {
    return this.table.querySelector<HTMLElement>(selector) ?? this.table;
  }
}
