import { expect, it } from 'vitest';
import type { ReplayStep } from '../../protocol';
import { pins } from './pins';

const steps = (...kinds: string[]): ReplayStep[] =>
  kinds.map((kind) => ({ seat: 0, told: kind ? [{ kind, facts: {} }] : [], view: null, hidden: null }));

it('prefers what is rare, and keeps pins apart', () => {
  const game = steps('', 'laid', 'laid', 'plague', 'laid', '', '', '', 'laid', 'laid', '');
  expect(pins(game, ['laid', 'plague'], 0.3)).toEqual([
    { step: 3, kind: 'plague' },
    { step: 8, kind: 'laid' },
  ]);
});

it('finds nothing where nothing is a highlight', () => {
  expect(pins(steps('', 'opened'), ['laid'], 0.1)).toEqual([]);
});
