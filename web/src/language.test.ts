import { expect, it } from 'vitest';
import { addTexts, firstKnown, say, speak } from './language.svelte';

it('speaks for games of other packages, which cannot take the place of its own messages', async () => {
  await speak('en');
  expect(firstKnown('moon-game-title')).toBeNull();
  const rules = say('page-rules');
  addTexts('moon-game-title = Moon Game\npage-rules = nonsense');
  expect(firstKnown('page-moon-game', 'moon-game-title')).toBe('moon-game-title');
  expect(say('moon-game-title')).toBe('Moon Game');
  expect(say('page-rules')).toBe(rules);
  await speak('de');
  expect(say('moon-game-title')).toBe('Moon Game');
  addTexts('');
  expect(firstKnown('moon-game-title')).toBeNull();
});

it('begins no line with a French mark', async () => {
  await speak('fr');
  expect(say('page-dawn-under-goal')).toMatch(/couvercles\u00a0!/);
  await speak('en');
});
