import { beforeEach, expect, it, vi } from 'vitest';
import { helpWith, isHelped, newOccasion, remember } from './occasions';

const OCCASIONS = [
  { name: 'rat', kind: 'plague_began' },
  { name: 'stake', kind: 'stake_taken', isOne: ({ seat }: Record<string, unknown>, you: number) => seat === you },
];
const rats = [{ kind: 'plague_began', facts: {} }];
const stake = (seat: number) => [{ kind: 'stake_taken', facts: { seat } }];

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
});

it('says nothing to those who have not asked for help', () => {
  expect(isHelped('a-game')).toBe(false);
  expect(newOccasion('a-game', OCCASIONS, rats, 0)).toBeNull();
});

it('says everything once, and remembers it', () => {
  helpWith('a-game');
  expect(newOccasion('a-game', OCCASIONS, rats, 0)).toBe('rat');
  remember('a-game', 'rat');
  expect(newOccasion('a-game', OCCASIONS, rats, 0)).toBeNull();
  helpWith('a-game'); // another first game
  expect(newOccasion('a-game', OCCASIONS, rats, 0)).toBeNull();
});

it('says only what is about you, where it is about somebody', () => {
  helpWith('a-game');
  expect(newOccasion('a-game', OCCASIONS, stake(1), 0)).toBeNull();
  expect(newOccasion('a-game', OCCASIONS, stake(0), 0)).toBe('stake');
});
