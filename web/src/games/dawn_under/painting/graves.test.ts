import { describe, expect, it } from 'vitest';
import { GRAVES, quarters } from '../cemetery';
import { CUTOUTS } from './cutouts';
import { footpaths, gates } from './footpaths';
import { around, surveyed, UNITS } from './graves';
import { landmarks } from './landmarks';
import { ENGRAVINGS } from './engravings';
import { OUTLINES } from './outlines';

const STRIPES = ['AAAAAAAA', 'AAAAAAAA', 'AAAAAAAA', 'AAB..BBB', 'BBB..BBB', 'CCCCCCCC', 'CCCCCCCC', 'DDDDDDDD'];
const LAYOUTS = { classic: quarters('classic'), even: quarters('even'), stripes: STRIPES };

describe.each(Object.entries(LAYOUTS))('the stones of %s', (_, rows) => {
  const { graves } = surveyed(rows);

  it('stand on sixty graves, each with an outline and an engraving of its own', () => {
    expect(graves.map(({ name }) => name)).toEqual(GRAVES);
    expect(new Set(graves.map(({ outline, engraving }) => `${outline} ${engraving}`)).size).toBe(60);
    expect(graves.every(({ outline, engraving }) => OUTLINES[outline] && ENGRAVINGS[engraving])).toBe(true);
  });

  it('show no engraving twice in a quarter that can do without', () => {
    for (const quarter of 'ABCD') {
      const carved = graves.filter((grave) => grave.quarter === quarter).map(({ engraving }) => engraving);
      expect(new Set(carved).size).toBe(Math.min(carved.length, Object.keys(ENGRAVINGS).length));
    }
  });

  it('have no outline twice where they touch', () => {
    for (const one of graves)
      for (const other of graves)
        if (one !== other && Math.abs(one.column - other.column) < 2 && Math.abs(one.row - other.row) < 2) expect(one.outline, `${one.name} ${other.name}`).not.toBe(other.outline);
  });

  it('stay within their places and the wall', () => {
    for (const { x, y, dx, dy } of graves) {
      expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(12);
      expect(Math.min(x, y)).toBeGreaterThan(50);
      expect(Math.max(x, y)).toBeLessThan(UNITS - 50);
    }
  });

  it('leave room for landmarks, each within its quarter', () => {
    const marks = landmarks(rows);
    expect(marks.length).toBeGreaterThanOrEqual(4);
    expect(marks.every(({ what }) => CUTOUTS[what])).toBe(true);
    expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(marks.length);
  });
});

describe('plain lids', () => {
  it('all look alike, wherever they lie', () => {
    const looks = surveyed(LAYOUTS.classic, true).graves.map(({ outline, engraving, mark }) => `${outline} ${engraving} ${mark}`);
    expect(new Set(looks).size).toBe(1);
  });
});

describe('the footpaths', () => {
  it('of the classic cemetery lead from four gates to the plaza', () => {
    const lines = footpaths(LAYOUTS.classic);
    expect(lines).toHaveLength(4);
    expect(lines).toContainEqual([[4, -0.4], [4, 2], [5, 2], [5, 3.1]]);
    expect(gates(lines)).toHaveLength(4);
  });

  it('run along every border between two quarters, and nowhere else', () => {
    const inside = (places: number): number => Math.max(0, Math.min(8, places));
    for (const rows of Object.values(LAYOUTS)) {
      const walked = footpaths(rows)
        .flatMap((line) => line.slice(1).map((end, place) => [line[place]!, end] as const))
        .reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.round(Math.hypot(inside(bx) - inside(ax), inside(by) - inside(ay))), 0);
      let borders = 0;
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 8; column++)
          for (const next of [rows[row]![column + 1], rows[row + 1]?.[column]])
            if (next && next !== '.' && rows[row]![column] !== '.' && next !== rows[row]![column]) borders++;
      expect(walked).toBe(borders);
    }
  });
});

describe('footpaths of other layouts', () => {
  it('are straight where quarters are, and never cross the plaza', () => {
    expect(footpaths(LAYOUTS.even)).toHaveLength(4);
    const across = footpaths(['AAAAAAAA', ...Array.from({ length: 7 }, () => 'BBBBBBBB')]);
    expect(across.map((line) => [...line].sort(([one], [other]) => one - other))).toEqual([[[-0.4, 1], [8.4, 1]]]);
  });
});

describe('rats', () => {
  it('run to the graves that touch theirs, never over a path', () => {
    const run = (grave: string): string[] => around(surveyed(LAYOUTS.classic), grave).map(({ name }) => name);
    expect(run('f7')).toEqual(['e6', 'f6', 'g6', 'e7', 'g7', 'e8', 'f8', 'g8']);
    expect(run('d3')).toEqual(['c2', 'd2', 'c3', 'e3', 'c4']);
  });
});
