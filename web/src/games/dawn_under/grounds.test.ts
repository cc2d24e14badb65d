import { expect, it } from 'vitest';
import { quarters } from './cemetery';
import { GROUNDS } from './grounds';

it('has a ground for every quarter', () => {
  expect(new Set(quarters('classic').join('').replaceAll('.', ''))).toEqual(new Set(Object.keys(GROUNDS)));
});
