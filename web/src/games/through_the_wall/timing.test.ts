import { describe, expect, it } from 'vitest';
import { FOLLOWING } from './following';
import { lengthOfAll, moments } from './timing';

const event = (kind: string, facts: Record<string, unknown> = {}) => ({ kind, facts }) as never;

describe('moments', () => {
  it('follow each other', () => {
    const [first, second] = moments([event('stepped'), event('turn_began')]);
    expect(first!.at).toBe(0);
    expect(first!.length).toBeLessThan(second!.at);
    expect(second!.at).toBe(FOLLOWING.stepped); // the server waits as long before it goes on
  });

  it('of carried ghosts are those of the slider', () => {
    const [slid, carried] = moments([event('slid'), event('carried')]);
    expect(carried).toMatchObject({ at: slid!.at, length: slid!.length });
  });

  it('of riders lie within the turn, and ghosts come to rest after it, together', () => {
    const told = [event('turned'), event('passed_by', { moment: 0 }), event('passed_by', { moment: 120 }), event('passed_by', { moment: 240 }), event('settled'), event('pushed_off')];
    const [turned, begins, middle, ends, settled, pushedOff] = moments(told);
    expect([begins!.at, middle!.at, ends!.at]).toEqual([0, turned!.length / 2, turned!.length]);
    expect(settled!.at).toBeGreaterThanOrEqual(turned!.length);
    expect(pushedOff!.at).toBe(settled!.at);
  });

  it('are shorter the faster it goes', () => {
    const told = [event('turned'), event('settled'), event('turn_began')];
    expect(lengthOfAll(moments(told, 2))).toBeCloseTo(lengthOfAll(moments(told)) / 2);
  });
});
