/** The keys of seats this device holds. They never leave it but to prove whose seat it is. */

const STORE = 'geisterstunde.keys';
const DEVICE = 'geisterstunde.device';

export interface Keys {
  host?: string;
  seats: Record<number, string>;
}

function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Keys>;
  } catch {
    return {};
  }
}

export function keysOf(table: string): Keys {
  return all()[table] ?? { seats: {} };
}

const MOST_KEPT = 50;

export function keep(table: string, keys: Keys): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, keys]])));
}

/** The tables this device sat down at, the last first. */
export function knownTables(): string[] {
  return Object.keys(all()).toReversed();
}

export function keepSeat(table: string, seat: number, key: string): void {
  const known = keysOf(table);
  keep(table, { ...known, seats: { ...known.seats, [seat]: key } });
}

export function dropSeat(table: string, seat: number): void {
  const known = keysOf(table);
  delete known.seats[seat];
  keep(table, known);
}

/** Any random text that this device keeps. */
export function device(): string {
  const known = localStorage.getItem(DEVICE) ?? randomText();
  localStorage.setItem(DEVICE, known);
  return known;
}

/** Random letters; pages in a home network have no `crypto.randomUUID`. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
