import { describe, expect, it } from 'vitest';
import { pegs } from './knobs';

const chambers = (pattern: string, offset: number, end: 'north' | 'south') => pegs(pattern, offset, end).map(({ chamber }) => chamber).join('');

describe('pegs', () => {
  it('are empty where nothing sticks out', () => {
    expect(chambers('.M.M.M.', 0, 'north')).toBe('');
    expect(chambers('.M.M.M.', 2, 'north')).toBe('');
  });

  it('show what sticks out, from the board outwards', () => {
    expect(chambers('.M.M.M.', -2, 'north')).toBe('M.');
    expect(chambers('..M.M.M', 3, 'south')).toBe('M.M');
    expect(pegs('M..M..M', 6, 'south')).toHaveLength(6);
  });
});
