/** Paintings kept in this browser: the next visit finds them done. They depend on the place only, so nothing is told by them. */

import type { Order, Painted } from './bake';
import type { Pen } from './pens';

const HOUSE = 'geisterstunde';
const SHELF = 'paintings';
const MOST = 8;
const QUALITY = 0.95;

type Layers<Of> = Record<keyof Painted, Of>;
interface Kept extends Layers<Blob> {
  key: string;
  version: string;
  at: number;
}

/** The path of the painter's own script has a hash of what is in it: other brushes paint anew. */
const keyOf = ({ rows, plain, size, mood }: Order, brushes: string): string => JSON.stringify([brushes, rows, plain, size, mood]);

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf does not answer'));
  });

let house: Promise<IDBDatabase> | undefined;

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(HOUSE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF, { keyPath: 'key' });
  return answer(opening);
}

const shelf = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => (await (house ??= opened())).transaction(SHELF, mode).objectStore(SHELF);

/** A painting of an earlier visit, or null. */
export async function taken(order: Order, brushes: string): Promise<Painted | null> {
  const kept = await answer<Kept | undefined>((await shelf('readonly')).get(keyOf(order, brushes)));
  if (!kept) return null;
  const [ground, stones, things] = await Promise.all([kept.ground, kept.stones, kept.things].map((layer) => createImageBitmap(layer)));
  return { ground: ground!, stones: stones!, things: things! };
}

/** Keeps a painting; what is old or from other brushes goes. */
export async function keep(order: Order, brushes: string, pens: Layers<Pen>): Promise<void> {
  const blob = ({ canvas }: Pen): Promise<Blob> => (canvas as OffscreenCanvas).convertToBlob({ type: 'image/webp', quality: QUALITY });
  const [ground, stones, things] = await Promise.all([blob(pens.ground), blob(pens.stones), blob(pens.things)]);
  const store = await shelf('readwrite');
  await answer(store.put({ key: keyOf(order, brushes), version: brushes, at: Date.now(), ground, stones, things } satisfies Kept));
  const all = await answer<Kept[]>(store.getAll());
  const wanted = all.filter(({ version }) => version === brushes).sort((a, b) => b.at - a.at).slice(0, MOST);
  for (const each of all) if (!wanted.includes(each)) store.delete(each.key);
}
