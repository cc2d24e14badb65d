/** All games that have a folder here. A folder registers itself by its `index.ts`. */

import type { Book, GameFolder } from './folder';
import { genericFolder } from './generic';

const FOUND = import.meta.glob<GameFolder>(['./*/index.ts', '!./generic/index.ts'], { eager: true, import: 'default' });

export const FOLDERS: readonly GameFolder[] = Object.values(FOUND);
export const BOOKS: readonly Book[] = FOLDERS.flatMap(({ books }) => books);

/** A game's folder; one without gets the plain board that can show any game. */
export function folderOf(name: string): GameFolder {
  return FOLDERS.find((folder) => folder.name === name) ?? genericFolder(name);
}

/** The book that a name or a rule's id belongs to. */
export function bookOf(anchor: string | null): Book | undefined {
  return BOOKS.find(({ name, ids }) => name === anchor || anchor?.startsWith(`${ids}-`));
}
