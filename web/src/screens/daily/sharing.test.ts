import { expect, test } from 'vitest';
import { sharedText } from './sharing';

test('a game is shared as rows of eight signs and says nothing of places or colours', () => {
  const signs = ['bed', 'nothing', 'rats', 'bed', 'stake', 'nothing', 'nothing', 'bed', 'forgot'];
  const symbols = { bed: '⚰️', nothing: '▫️', rats: '🐀', stake: '🪵' };
  const text = sharedText({ title: 'Tonight no. 49', result: '9 openings', signs, symbols, nights: '', link: 'http://house/#/daily' });
  expect(text.split('\n')).toEqual(['Tonight no. 49', '9 openings', '⚰️▫️🐀⚰️🪵▫️▫️⚰️', '▫️', 'http://house/#/daily']);
});
