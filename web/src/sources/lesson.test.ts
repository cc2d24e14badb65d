import { expect, it, vi } from 'vitest';
import type { LessonTold } from '../protocol';
import { LessonTable } from './lesson.svelte';

const table = { id: '', code: null, game: 'a-game', options: {}, lid_time: '0', clock: 'none', pace: 'normal', phase: 'playing', seats: [{ kind: 'player' }, { kind: 'bot', level: 'moth' }] };
const ask = (...decisions: string[]) => ({ since: 0, question: '?', rule: 'AB-1', decisions });
const scene = (view: number, kind?: string) => ({ seat: null, told: kind ? [{ kind, facts: {} }] : [], view });
const step = (says: string, wanted: string | null, scenes: unknown[], more: object = {}) => ({ candle: 0, says, wanted, by_heart: false, in_vain: false, scenes, ask: ask('left', 'right'), ...more });

const lesson = (...steps: unknown[]): LessonTable => new LessonTable({ title: 't', guide: 'count', you: 0, candles: 1, table, steps } as unknown as LessonTold);

it('goes on with what is wanted, and with nothing else', () => {
  const source = lesson(step('one', 'left', [scene(0)]), step('two', null, [scene(1, 'moved'), scene(2)]));
  source.decide('right');
  expect([source.number, source.tries, source.says]).toEqual([0, 1, 'one']);
  source.decide('left');
  expect([source.number, source.tries, source.view, source.says, source.isLast]).toEqual([1, 0, 2, 'two', true]);
});

it('speaks only when all has been seen', async () => {
  let end = (): void => {};
  const source = lesson(step('one', 'left', [scene(0)]), step('two', 'left', [scene(1, 'moved')]));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  source.perform(() => new Promise((resolve) => (end = resolve)));
  source.decide('left');
  expect([source.ready, source.says, source.ask, source.view]).toEqual([false, 'one', null, 0]);
  source.decide('left'); // too early: nothing happens, and nobody is told off
  expect([source.number, source.tries]).toEqual([1, 0]);
  end();
  await new Promise((resolve) => setTimeout(resolve));
  expect([source.ready, source.says, source.view]).toEqual([true, 'two', 1]);
});

it('shows what is to be known by heart only after a wrong try', () => {
  const source = lesson(step('one', 'left', [scene(0)], { by_heart: true }), step('two', null, []));
  expect(source.bright).toBeNull();
  source.refuse();
  expect(source.bright).toBe('left');
});

it('tries in vain, and goes on without anything having happened', async () => {
  const tried: string[] = [];
  const source = lesson(step('one', 'up', [scene(0)], { in_vain: true }), step('two', 'left', []));
  source.tryOn(async (decision) => void tried.push(decision));
  source.decide('up');
  expect(source.ready).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect([tried, source.number, source.view]).toEqual([['up'], 1, 0]);
});

it('goes back as if nothing had happened', () => {
  const source = lesson(step('one', 'left', [scene(0)]), step('two', 'left', [scene(1), scene(2)]), step('three', null, [scene(3)]));
  source.goBack();
  expect(source.number).toBe(0);
  source.decide('left');
  source.decide('left');
  source.goBack();
  expect([source.number, source.view, source.says]).toEqual([1, 2, 'two']);
  source.goBack();
  expect([source.number, source.view]).toEqual([0, 0]);
});
