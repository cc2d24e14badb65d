import { describe, expect, it } from 'vitest';
import { caughtAt, framesOf, isHeld, jolts, rides } from './riding';

const passed = (ghost: string, moment: number, x: number, y: number) => ({ kind: 'passed_by', facts: { ghost, moment, x, y } }) as never;
const told = [
  passed('green', 0, -3000, -3000),
  passed('red', 0, 1000, 0),
  passed('green', 60, -2000, -3000),
  passed('red', 60, 1000, 0),
  passed('green', 120, -2000, -3000),
  passed('red', 120, 1000, 0),
];

describe('a ghost on the turning board', () => {
  it('goes its own way over the frame, in the order of the seats', () => {
    const [red, green, blue] = rides(['red', 'green', 'blue'], told);
    expect(green).toEqual([
      { when: 0, x: 0, y: 0 },
      { when: 0.5, x: 1, y: 0 },
      { when: 1, x: 1, y: 0 },
    ]);
    expect(red).toHaveLength(3);
    expect(blue).toEqual([]);
  });

  it('is held by a magnet, or caught by one', () => {
    const [red, green] = rides(['red', 'green'], told);
    expect(isHeld(red!)).toBe(true);
    expect(caughtAt(red!)).toBeNull();
    expect(isHeld(green!)).toBe(false);
    expect(caughtAt(green!)).toBe(0.5);
  });

  it('bumps where it is pushed on the board, and not where it rides or is caught', () => {
    const half = Math.SQRT1_2;
    const riding = [{ when: 0, x: 4, y: 3 }, { when: 0.5, x: 3 + half, y: 3 + half }, { when: 1, x: 3, y: 4 }];
    expect(jolts(riding, 1)).toEqual({ rides: riding.slice(1), bumps: [] });
    const pushed = [...riding.slice(0, 2), { when: 1, x: 3, y: 5 }];
    expect(jolts(pushed, 1)).toEqual({ rides: [riding[1]], bumps: [pushed[2]] });
    const caught = [riding[0]!, { when: 0.5, x: 4, y: 4 }, { when: 1, x: 4, y: 4 }];
    expect(jolts(caught, 1).bumps).toEqual([]);
    expect(jolts([riding[0]!, { ...riding[0]!, when: 1 }], 1)).toEqual({ rides: [], bumps: [] });
  });

  it('that leaves the board early waits at its edge', () => {
    expect(framesOf([{ when: 0, x: 0, y: 0 }, { when: 0.4, x: 7, y: 0 }]).at(-1)).toMatchObject({ offset: 1, transform: 'translate(700%, 0%)' });
  });
});
