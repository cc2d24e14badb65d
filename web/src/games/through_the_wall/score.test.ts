import { describe, expect, it } from 'vitest';
import { score } from './score';
import { moments } from './timing';

const passed = (ghost: string, moment: number, x: number, y: number) => ({ kind: 'passed_by', facts: { ghost, moment, x, y } });
const half = 1000 * Math.SQRT1_2;
const told = [
  { kind: 'turned', facts: { seat: 0, way: 'right', quarters: 3 } },
  ...[passed('green', 0, 1000, 0), passed('red', 0, 2000, 0), passed('blue', 0, 0, 3000)],
  ...[passed('green', 120, half, half), passed('red', 120, 2 * half, 2 * half), passed('blue', 120, 0, 3000)],
  ...[passed('green', 240, 0, 1000), passed('red', 240, 0, 3000), passed('blue', 240, 0, 3000)],
] as never;
const heard = (rate: number) => score(told, { me: [0], rate });

describe('a turn of the castle', () => {
  it('sounds once, for as long as the board turns, whichever way it lies then', () => {
    for (const rate of [1, 2]) {
      const turns = heard(rate).filter(({ sound }) => sound === 'turn');
      expect(turns).toHaveLength(1);
      expect(turns[0]!.length).toBeCloseTo(moments(told, rate)[0]!.length / 1000);
    }
  });

  it('lets those be heard who ride it, and who is pushed out of its place', () => {
    const others = heard(1).filter(({ sound }) => ['ghost_step', 'bump'].includes(sound));
    expect(others.map(({ sound }) => sound)).toEqual(['ghost_step', 'bump']);
    expect(others[0]!.at).toBe(others[1]!.at);
  });

  it('hums below whom a magnet holds, and clacks when one is caught, just then', () => {
    const caught = [...(told as unknown[]), passed('yellow', 0, 3000, 0), passed('yellow', 120, 2000, 2000), passed('yellow', 240, 2000, 2000)] as never;
    const magnets = score(caught, { me: [0], rate: 1 }).filter(({ sound }) => ['holds', 'magnet'].includes(sound));
    const { at, length } = moments(caught)[0]!;
    expect(magnets.map(({ sound, at: when }) => [sound, when])).toEqual([['holds', at], ['magnet', at + length / 2]]);
  });
});
