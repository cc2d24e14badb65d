import { expect, it } from 'vitest';
import { walked } from './walking';

const plaza = (column: number, row: number): boolean => [3, 4].includes(column) && [3, 4].includes(row);

it('goes one place on, over the edge, and past what is barred', () => {
  expect(walked('ArrowRight', { column: 0, row: 0 }, 8, plaza)).toEqual({ column: 1, row: 0 });
  expect(walked('ArrowUp', { column: 0, row: 0 }, 8, plaza)).toEqual({ column: 0, row: 7 });
  expect(walked('ArrowRight', { column: 2, row: 3 }, 8, plaza)).toEqual({ column: 5, row: 3 });
  expect(walked('Enter', { column: 2, row: 3 }, 8, plaza)).toBeNull();
});
