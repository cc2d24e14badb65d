import { describe, expect, it } from 'vitest';
import { onFrame, partOf, printed, spaceAt } from './board';

describe('the printed castle', () => {
  it('shows every garment once, four a part', () => {
    const garments = printed('castle').spaces.flatMap(({ garment }) => (garment ? [garment] : []));
    expect(new Set(garments).size).toBe(20);
    expect(garments.filter((garment) => partOf(garment) === 'hat')).toHaveLength(4);
  });

  it('has walls between rooms only', () => {
    const { walls } = printed('castle');
    expect(walls).toContainEqual({ x1: 2, y1: 0, x2: 2, y2: 1 });
    expect(walls).not.toContainEqual({ x1: 1, y1: 0, x2: 1, y2: 1 });
  });
});

describe('a space on the frame', () => {
  it('turns clockwise about the middle', () => {
    const turned = onFrame('a1', 1);
    expect(turned.x).toBeCloseTo(6.5);
    expect(turned.y).toBeCloseTo(0.5);
    const whole = onFrame('c2', 4);
    expect(whole.x).toBeCloseTo(2.5);
    expect(whole.y).toBeCloseTo(1.5);
  });

  it('is found again at its place', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const { x, y } = onFrame('c2', quarters);
      expect(spaceAt(x, y, quarters)).toBe('c2');
    }
  });
});
