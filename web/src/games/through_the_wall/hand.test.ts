import { describe, expect, it } from 'vitest';
import type { View } from './view';
import { dragged, isMovable, letGo, lifted, reachable, stickingOut } from './hand';

const view = { sliders: [{ pattern: '.M.M.M.', tunnel: 2, offset: -1 }] } as unknown as View;
const hand = lifted(view, 1);

describe('a slider in hand', () => {
  it('lies where it lay until it is moved', () => {
    expect(hand).toEqual({ slider: 1, tunnel: 2, offset: -1 });
    expect(letGo(view, hand)).toBeNull();
    expect(letGo(view, dragged(hand, 0.4, -0.4))).toBeNull();
  });

  it('is pushed by one in its own tunnel, however far it is dragged', () => {
    expect(letGo(view, dragged(hand, 0, -3))).toBe('slide 1 up');
    expect(letGo(view, dragged(hand, 0, 0.8))).toBe('slide 1 down');
  });

  it('is moved to another tunnel as far in as it is held', () => {
    expect(letGo(view, dragged(hand, 2.2, 3))).toBe('shift 1 4 2');
    expect(letGo(view, dragged(hand, 9, 99))).toBe('shift 1 5 6');
  });

  it('sticks out as far as it is pushed, up to six chambers', () => {
    expect(stickingOut('.M.M.M.', 0)).toEqual({ north: [], south: [] });
    expect(stickingOut('..M.M.M', -2)).toEqual({ north: ['.', '.'], south: [] });
    expect(stickingOut('M..M..M', 6)).toEqual({ north: [], south: ['.', '.', 'M', '.', '.', 'M'] });
  });

  it('may be taken only where something can be done with it', () => {
    expect(isMovable(['slide 2 up', 'shift 3 4 0'], 1)).toBe(false);
    expect(isMovable(['slide 2 up', 'shift 3 4 0'], 2)).toBe(true);
    expect(isMovable(['slide 2 up', 'shift 3 4 0'], 3)).toBe(true);
  });

  it('fits where the server says so', () => {
    expect(reachable(['slide 1 up', 'shift 1 4 -1', 'shift 1 5 0', 'shift 2 3 -1'], 1)).toEqual([4, 5]);
  });
});
