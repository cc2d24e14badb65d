import { expect, it } from 'vitest';
import type { Checked } from '../../protocol';
import type { Drawing } from './drawing';
import { Sheet } from './sheet.svelte';

const FINE: Checked = { sentence: null, reason: null, place: null };
const TORN: Checked = { sentence: 'yard: it is torn.', reason: 'it is torn.', place: 'a1' };

function sheet(): { sheet: Sheet; answer: (checked: Checked) => Promise<void> } {
  const asked: ((checked: Checked) => void)[] = [];
  const painted = new Sheet(['AA', 'BB'], (_: Drawing) => new Promise<Checked>((resolve) => asked.push(resolve)));
  return {
    sheet: painted,
    answer: async (checked) => {
      asked.shift()!(checked);
      await Promise.resolve();
    },
  };
}

it('takes back a stroke as one, and not what changed nothing', () => {
  const { sheet: yard } = sheet();
  yard.beginStroke();
  yard.paint(0, 0, 'B');
  yard.paint(1, 0, 'B');
  yard.beginStroke();
  yard.paint(1, 0, 'B');
  expect(yard.rows).toEqual(['BB', 'BB']);
  yard.takeBack();
  expect(yard.rows).toEqual(['AA', 'BB']);
  expect(yard.canTakeBack).toBe(false);
  yard.takeBack();
  expect(yard.rows).toEqual(['AA', 'BB']);
});

it('is fine when the server has said so of this very drawing', async () => {
  const { sheet: yard, answer } = sheet();
  expect(yard.isFine).toBe(false);
  void yard.check();
  await answer(FINE);
  expect(yard.isFine).toBe(true);
  yard.paint(0, 0, 'B');
  expect(yard.isFine).toBe(false);
});

it('shows the last trouble until it is checked again, and ignores answers that come too late', async () => {
  const { sheet: yard, answer } = sheet();
  void yard.check();
  await answer(TORN);
  expect(yard.trouble?.place).toBe('a1');
  yard.paint(0, 0, 'B');
  expect(yard.trouble?.place).toBe('a1');
  void yard.check();
  yard.paint(1, 0, 'B');
  await answer(FINE);
  expect(yard.trouble?.place).toBe('a1');
  void yard.check();
  await answer(FINE);
  expect([yard.trouble, yard.isFine]).toEqual([null, true]);
});
