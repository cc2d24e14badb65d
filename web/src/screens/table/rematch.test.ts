import { expect, it } from 'vitest';
import type { TableView } from '../../protocol';
import { nextGame } from './rematch';

const player = { kind: 'player' };
const bot = { kind: 'bot' };
const over = { result: { winners: [0], reason: 'laid_last' }, next: null, seats: [player, player, bot] } as unknown as TableView;

it('begins at once where everybody else is a bot', () => {
  expect(nextGame(over, [0, 1])).toBe('at once');
});
it('asks people who sit elsewhere', () => {
  expect(nextGame(over, [0])).toBe('ask');
  expect(nextGame({ ...over, next: 'table-2' }, [1])).toBe('called');
});
it('is nothing for those who watch, and before the end', () => {
  expect(nextGame({ ...over, next: 'table-2' }, [])).toBeNull();
  expect(nextGame({ ...over, result: null }, [0])).toBeNull();
});
