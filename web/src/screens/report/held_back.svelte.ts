/** At the end of a game, what lay hidden is held back on this page until its people have painted what they remember, or do not want to. */

const STORE = 'geisterstunde.held_back';
const MILLISECONDS = 1000;
export const SECONDS = 30;
const OFFERED = 0;

type Until = Readonly<Record<string, number>>;

function kept(): Until {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Until;
  } catch {
    return {};
  }
}

/** By table, until when somebody paints, or that they may; it survives a reload of the page. */
export class HeldBack {
  #until = $state.raw<Until>({});

  constructor() {
    for (const [table, until] of Object.entries(kept())) this.#keep(table, until);
  }

  /** The lids stay down, and painting is offered. */
  hold(table: string): void {
    this.#keep(table, OFFERED);
  }

  isHeld(table: string): boolean {
    return table in this.#until;
  }

  isPainted(table: string): boolean {
    return (this.#until[table] ?? OFFERED) !== OFFERED;
  }

  /** Somebody paints, for half a minute from the first stroke of the clock; nothing begins anew after a reload. */
  paint(table: string): void {
    if (this.isHeld(table) && !this.isPainted(table)) this.#keep(table, Date.now() + SECONDS * MILLISECONDS);
  }

  /** How many seconds are left to paint. */
  left(table: string): number {
    return this.isPainted(table) ? Math.max(0, Math.ceil((this.#until[table]! - Date.now()) / MILLISECONDS)) : SECONDS;
  }

  /** The truth may be seen. */
  lift(table: string): void {
    const { [table]: _, ...others } = this.#until;
    this.#set(others);
  }

  #keep(table: string, until: number): void {
    this.#set({ ...this.#until, [table]: until });
    if (until !== OFFERED) setTimeout(() => this.lift(table), Math.max(0, until - Date.now()));
  }

  #set(until: Until): void {
    this.#until = until;
    sessionStorage.setItem(STORE, JSON.stringify(until));
  }
}

export const heldBack = new HeldBack();

const TELLS = ['replay', 'report'];

/** Where a way leads: whoever paints does not come to what would tell the truth. */
export function led(place: string[], held: Pick<HeldBack, 'isPainted'>): string[] {
  const [screen = '', table = ''] = place;
  return TELLS.includes(screen) && held.isPainted(table) ? ['draw', table] : place;
}
