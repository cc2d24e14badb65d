import { expect, test } from 'vitest';
import { glowsByPlace, seenWords, strength } from './lanterns';

const glows = [
  { place: 'c4', fact: 'lid', value: 'r', age: 4 },
  { place: 'd1', fact: 'lid', value: 'w', age: 1 },
  { place: 'c4', fact: 'inside', value: 'empty', age: 2 },
];

test('what was seen last is strongest, and what the lantern hardly reaches is faintest', () => {
  expect(strength(1, 20)).toBe(1);
  expect(strength(8, 8)).toBeCloseTo(0.125);
  expect(strength(3, 3)).toBeGreaterThan(0);
  expect(strength(9, 0)).toBe(0);
});

test('what glows is found by its place', () => {
  expect(glowsByPlace({ reach: 8, glows }).get('c4')).toHaveLength(2);
  expect(glowsByPlace(null).size).toBe(0);
});

test('the latest look is told first', () => {
  const words = seenWords(glows.filter(({ place }) => place === 'c4'), 'opening', ({ value }) => value);
  expect(words.indexOf('empty')).toBeLessThan(words.indexOf('r'));
});
