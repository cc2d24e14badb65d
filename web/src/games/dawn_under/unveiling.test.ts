import { expect, it } from 'vitest';
import { GRAVES, type Grave } from './cemetery';
import { unveiled } from './unveiling.svelte';

const closed = (): Map<string, Grave> => new Map(GRAVES.map((name) => [name, { name, sign: '#', inside: null, fresh: false }]));
const hidden = { lids: 'w'.repeat(GRAVES.length), inside: { a1: 'vampire r', h8: 'garlic 2' } };

it('lifts lids diagonal by diagonal, and shows who slept there', () => {
  const first = unveiled(closed(), hidden, 1);
  expect(first.get('a1')).toMatchObject({ sign: 'w', inside: 'vampire r' });
  expect(first.get('h8')!.sign).toBe('#');
  const all = unveiled(closed(), hidden, 15);
  expect([...all.values()].filter(({ sign }) => sign === '#')).toEqual([]);
  expect(all.get('h8')!.inside).toBe('garlic 2');
  expect(all.get('b1')!.inside).toBe('empty');
});

it('leaves open lids as everybody saw them', () => {
  const graves = closed().set('a1', { name: 'a1', sign: '*', inside: null, fresh: true });
  expect(unveiled(graves, hidden, 15).get('a1')).toMatchObject({ sign: '*', fresh: true });
});
