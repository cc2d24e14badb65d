import { describe, expect, it } from 'vitest';
import kinds from '../../../../src/geisterstunde/games/dawn_under/words.py?raw';
import { BEATS, lengthOf, moments } from './timing';

const told = (...names: string[]) => names.map((kind) => ({ kind, facts: {} }));

describe('the beats', () => {
  it('know every kind of event that the game tells', () => {
    const told = [...kinds.matchAll(/EventForm\(\s*"(\w+)"/g)].map(([, kind]) => kind);
    expect(told.length).toBeGreaterThan(25);
    expect(Object.keys(BEATS).sort()).toEqual(told.sort());
  });

  it('follow each other: a stake comes after the lid that it is for', () => {
    const [opened, stake] = moments(told('opened', 'stake_taken'), 1);
    expect(opened!.at).toBe(0);
    expect(stake!.at).toBeGreaterThanOrEqual(opened!.length);
    expect(lengthOf(told('opened', 'stake_taken'), 1)).toBe(stake!.at + BEATS.stake_taken!.lead);
  });

  it('are shorter at a quicker pace', () => {
    expect(moments(told('opened', 'laid'), 2).map(({ at }) => at)).toEqual(moments(told('opened', 'laid'), 1).map(({ at }) => at / 2));
  });
});
