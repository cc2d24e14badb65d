import { describe, expect, it } from 'vitest';
import { GRAVES, lying, pieceOf, placeDecisions, quarters } from './cemetery';
import type { View } from './view';

const view = { lids: '#'.repeat(60), opened: null } as unknown as View;

describe('the cemetery', () => {
  it('has sixty graves, the plaza left out', () => {
    expect(GRAVES).toHaveLength(60);
    expect(GRAVES.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
    expect(GRAVES).not.toContain('d4');
  });

  it('keeps open what was shown just now', () => {
    const told = [{ kind: 'opened', facts: { seat: 1, grave: 'c4', lid: 'r', inside: 'garlic 2' } }];
    expect(lying(view, told).get('c4')).toEqual({ name: 'c4', sign: 'r', inside: 'garlic 2', fresh: true });
    expect(lying(view, []).get('c4')).toEqual({ name: 'c4', sign: '#', inside: null, fresh: false });
  });

  it('sorts decisions by what is done at a grave', () => {
    const verbs = placeDecisions(['open a1', 'bat a1', 'stop', 'give left']);
    expect([...verbs.keys()]).toEqual(['open', 'bat']);
    expect(verbs.get('bat')?.get('a1')).toBe('bat a1');
  });

  it('finds the vampire that an answer is about', () => {
    expect(pieceOf('give left', 'rg?b')).toBe('r');
    expect(pieceOf('lay right', 'rg?b')).toBe('b');
    expect(pieceOf('take y left', 'rg?b')).toBe('y');
    expect(pieceOf('lay none', 'rg?b')).toBeNull();
  });

  it('knows the quarters of the shipped layouts', () => {
    expect(quarters('classic')[0]).toBe('AAAABBBB');
    expect(quarters(['ABCDEFGH'])[0]).toBe('ABCDEFGH');
  });
});
