import { expect, it } from 'vitest';
import type { Source } from '../sources/source';
import { centreOf } from './attention.svelte';

const at = (owing: number[], acting: number | null = null, end: object | null = null): Pick<Source, 'acting' | 'view'> =>
  ({ view: { owing, end, turn: 0 }, acting: acting === null ? null : { seat: acting } }) as unknown as Source;

it('looks at whoever speaks, then at whoever does something, then at the one who is waited for', () => {
  expect(centreOf(at([1], 2), 3)).toBe(3);
  expect(centreOf(at([1], 2), null)).toBe(2);
  expect(centreOf(at([1]), null)).toBe(1);
});

it('looks at nobody where several think, and when it is over', () => {
  expect(centreOf(at([0, 1]), null)).toBeNull();
  expect(centreOf(at([1], null, { winners: [0] }), null)).toBeNull();
  expect(centreOf({ acting: null, view: null }, null)).toBeNull();
});
