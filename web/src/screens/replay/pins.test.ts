import { expect, it } from 'vitest';
import type { ReplayStep } from '../../protocol';
import { pins } from './pins';

const steps = (...kinds: string[]): ReplayStep[] =>
  kinds.map((kind, step) => ({ seat: 0, told: kind ? [{ kind, facts: { step } }] : [], view: step, hidden: null }));
const LAID = { kind: 'laid', sign: 'bed' };
const PLAGUE = { kind: 'plague', sign: 'rat' };

it('prefers what is rare, and keeps pins apart', () => {
  const game = steps('', 'laid', 'laid', 'plague', 'laid', '', '', '', 'laid', 'laid', '');
  expect(pins(game, [LAID, PLAGUE], {}, 0.3)).toEqual([
    { step: 3, sign: 'rat' },
    { step: 8, sign: 'bed' },
  ]);
});

it('finds nothing where nothing is a highlight', () => {
  expect(pins(steps('', 'opened'), [LAID], {}, 0.1)).toEqual([]);
});

it('tells two of a kind apart by their facts, and by how things stood before', () => {
  const late = { ...LAID, sign: 'moon', isOne: ({ step }: Record<string, unknown>, before: unknown) => Number(step) === 3 && before === 2 };
  expect(pins(steps('', 'laid', '', 'laid'), [late, LAID], {}, 0.1)).toEqual([
    { step: 1, sign: 'bed' },
    { step: 3, sign: 'moon' },
  ]);
});
