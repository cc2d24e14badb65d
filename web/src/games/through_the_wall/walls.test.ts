import { describe, expect, it } from 'vitest';
import { rowsOf, SIDE } from './board';
import { isWalled, lettersOf, roomPath, torches, wallRuns } from './walls';

const castle = rowsOf('castle');
const halves = ['AAAABBB', 'AAAABBB', 'AAAABBB', 'AAA+BBB', 'AAABBBB', 'AAABBBB', 'AAABBBB'];

describe('walls', () => {
  it('run straight on for as long as rooms differ', () => {
    expect(wallRuns(Array.from({ length: SIDE }, () => 'AAABBBB'))).toBe('M300 0V700');
    expect(wallRuns(castle.slice(0, SIDE))).toContain('M100 100H300');
  });

  it('stand between spaces of two rooms', () => {
    expect(isWalled(castle, 'b1', 'c1')).toBe(true);
    expect(isWalled(castle, 'b2', 'b3')).toBe(false);
  });

  it('enclose every space of a room', () => {
    expect(roomPath(['AB', 'AA'], 'A').match(/M/g)).toHaveLength(3);
    expect(lettersOf(castle.slice(0, SIDE))).toHaveLength(12);
  });

  it('carry torches apart from each other, eight at most, on any board', () => {
    for (const rows of [castle, halves]) {
      const hung = torches(rows);
      expect(hung.length).toBeGreaterThan(0);
      expect(hung.length).toBeLessThanOrEqual(8);
    }
  });
});
