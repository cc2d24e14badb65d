import { describe, expect, it } from 'vitest';
import { asFile, asLink, count, fromFile, fromLink, isShown, painted, type Form } from './drawing';

const YARD = ['AAB', 'A.B', 'CCC'];
const FORM: Form = { rows: 3, letters: 3, block: 3, fits: (letter, column, row) => (column === 1 && row === 1 ? '.' : 'ABC').includes(letter) };

describe('a drawing', () => {
  it('is painted place by place, and stays as it was', () => {
    expect(painted(YARD, 2, 0, 'C')).toEqual(['AAC', 'A.B', 'CCC']);
    expect(YARD[0]).toBe('AAB');
    expect(count(painted(YARD, 2, 0, 'C'), 'C')).toBe(4);
  });

  it('is shown where it has the form of the easel', () => {
    expect(isShown(FORM, YARD)).toBe(true);
    expect(isShown(FORM, YARD.slice(1))).toBe(false);
    expect(isShown(FORM, ['AABB', 'A.B', 'CCC'])).toBe(false);
    expect(isShown(FORM, ['AAX', 'A.B', 'CCC'])).toBe(false);
    expect(isShown(FORM, ['AAB', 'AAB', 'CCC'])).toBe(false);
  });
});

describe('a file', () => {
  it('holds a drawing as the command line reads it', () => {
    expect(asFile(YARD, 3)).toBe('AAB\nA.B\nCCC\n');
    expect(asFile([...YARD, 'o.o', '.+.', 'o.o'], 3)).toBe('AAB\nA.B\nCCC\n\no.o\n.+.\no.o\n');
  });

  it('is read whatever machine it comes from', () => {
    expect(fromFile('\uFEFFAAB  \r\nA.B\r\nCCC\r\n\r\n')).toEqual(YARD);
    expect(fromFile(asFile([...YARD, ...YARD], 3))).toEqual([...YARD, ...YARD]);
    expect(fromFile('')).toEqual([]);
  });
});

describe('a link', () => {
  it('brings a drawing to whoever opens it', () => {
    const board = ['AA', 'A+', 'o.'];
    expect(fromLink(asLink('wolf-hunt', 'board', board))).toEqual({ game: 'wolf-hunt', drawings: { board } });
    expect(asLink('wolf-hunt', 'board', board)).not.toMatch(/[+\s]/);
  });

  it('may be another', () => {
    expect(fromLink('/')).toBeNull();
    expect(fromLink('/t/abc')).toBeNull();
    expect(fromLink('/new/wolf-hunt')).toEqual({ game: 'wolf-hunt', drawings: {} });
  });
});
