import { describe, expect, it } from 'vitest';
import { heavily } from './easing';

describe('something heavy', () => {
  it('begins and ends where it should, slowly, and hurries between', () => {
    expect(heavily(0)).toBeCloseTo(0);
    expect(heavily(1)).toBeCloseTo(1);
    expect(heavily(0.1)).toBeLessThan(0.05);
    expect(heavily(0.9)).toBeGreaterThan(0.95);
    expect(heavily(0.5) - heavily(0.4)).toBeGreaterThan(0.15);
  });
});
