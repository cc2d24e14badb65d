import { describe, expect, it } from 'vitest';
import { merged, sideOf } from './captions.svelte';
import { byColumn, inTime, sound, type Kit } from './kit';
import { inOrder, one } from './score';

const silent = sound('move', 2, { cool: 0.1, beat: 0.5, trim: 0 }, () => {});
const KIT: Kit = { thud: silent, bell: { ...silent, few: true, beat: 1 } };

describe('a batch', () => {
  it('plays everything, one after the other by its beat', () => {
    expect(inTime([{ sound: 'thud' }, { sound: 'bell' }, { sound: 'thud' }], KIT, false).map(({ at }) => at)).toEqual([0, 500, 1500]);
  });
  it('is squeezed to four seconds', () => {
    const many = Array.from({ length: 10 }, () => ({ sound: 'bell' }));
    expect(inTime(many, KIT, false).at(-1)!.at).toBe(3600);
  });
  it('keeps what is pinned to its picture', () => {
    expect(inTime([{ sound: 'thud', at: 590 }, { sound: 'bell' }], KIT, false).map(({ at }) => at)).toEqual([590, 0]);
  });
  it('leaves out what nobody knows, and most where fewer sounds are wanted', () => {
    const cues = [{ sound: 'thud' }, { sound: 'bell' }, { sound: 'yodel' }];
    expect(inTime(cues, KIT, false)).toHaveLength(2);
    expect(inTime(cues, KIT, true).map((cue) => cue.sound)).toEqual(['bell']);
  });
});

describe('a score', () => {
  const told = [
    { kind: 'laid', facts: { seat: 1 } },
    { kind: 'rang', facts: {} },
  ];
  const sounds = { laid: () => one('thud', { after: 100 }), rang: () => one('bell') };
  it('plays all events, and those of others are not mine', () => {
    const cues = inOrder(sounds, told.map((event) => ({ event, at: 0, length: 0 })), { me: [0], rate: 1 });
    expect(cues.map(({ sound, mine }) => [sound, mine])).toEqual([
      ['thud', false],
      ['bell', true],
    ]);
  });
  it('follows the moments of the pictures, and their pace', () => {
    const moments = told.map((event, i) => ({ event, at: 1000 * i, length: 0 }));
    expect(inOrder(sounds, moments, { me: [0], rate: 2 }).map(({ at }) => at)).toEqual([50, 1000]);
  });
});

describe('captions', () => {
  it('are three at most, equal ones once, the newest last', () => {
    const said = (key: string) => ({ key, side: null });
    const shown = ['a', 'b', 'a', 'c', 'd'].reduce((before, key) => merged(before, said(key)), [] as ReturnType<typeof merged>);
    expect(shown.map(({ key }) => key)).toEqual(['a', 'c', 'd']);
  });
  it('say from which side', () => {
    expect([byColumn(0, 8), byColumn(3, 8), byColumn(7, 8)].map(sideOf)).toEqual(['left', null, 'right']);
  });
});
