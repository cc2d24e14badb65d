import { expect, it } from 'vitest';
import { bookOf, folderOf, FOLDERS } from './registry';

it('finds every folder by itself', () => {
  const folders = Object.keys(import.meta.glob('./*/view.ts')).map((path) => path.split('/')[1]!.replaceAll('_', '-'));
  expect(folders.length).toBeGreaterThan(1);
  expect(FOLDERS.map(({ name }) => name)).toEqual(folders);
});

it('has a plain board for games without a folder', () => {
  expect(folderOf('auction').name).toBe('auction');
  expect(FOLDERS.map(({ table }) => table)).not.toContain(folderOf('auction').table);
});

it('knows the book of a rule, where there is one', () => {
  const { books } = FOLDERS[0]!;
  expect(bookOf(`${books[1]!.ids}-3`)).toBe(books[1]);
  expect(bookOf(books[0]!.name)).toBe(books[0]);
  expect(bookOf('AU-3')).toBeUndefined();
  expect(bookOf(null)).toBeUndefined();
});
