import { expect, it } from 'vitest';
import { learnQuickReferences, say, speak } from '../../language.svelte';
import type { ChoiceInfo, QuickChapter } from '../../protocol';
import { allOptions, chaptersAt, factsOf } from './reference';

const choice = (name: string, usual: unknown): ChoiceInfo => ({ name, default: usual }) as ChoiceInfo;
const CHOICES = [choice('moons', 1), choice('howls', false), choice('wolf', null)];
const CHAPTERS: QuickChapter[] = [
  {
    book: 'werewolf',
    lead: { name: 'turn', rules: ['WW-1'] },
    rows: [{ name: 'full', rules: [], when: { moons: 2, howls: true } }],
    points: [{ name: 'wolf', rules: [], unless: { wolf: null } }],
  },
  { book: 'silver', lead: { name: 'turn', rules: [] }, rows: [], points: [], when: { howls: true } },
];

const names = (options: Record<string, unknown>): string[] =>
  chaptersAt(CHAPTERS, allOptions(CHOICES, options)).flatMap(({ book, lead, rows, points }) =>
    [lead, ...rows, ...points].map(({ name }) => `${book}-${name}`),
  );

it('has the lines that hold at a table, and no others', () => {
  expect(names({})).toEqual(['werewolf-turn']);
  expect(names({ moons: 2 })).toEqual(['werewolf-turn']);
  expect(names({ moons: 2, howls: true })).toEqual(['werewolf-turn', 'werewolf-full', 'silver-turn']);
  expect(names({ wolf: 'grey' })).toEqual(['werewolf-turn', 'werewolf-wolf']);
});

it('tells sentences what they can say of options', () => {
  expect(factsOf(allOptions(CHOICES, { howls: true, wolf: 'grey', drawing: ['AB'] }))).toEqual({
    moons: 1,
    howls: 'yes',
    wolf: 'grey',
  });
  expect(factsOf({ wolf: null, howls: false })).toEqual({ howls: 'no' });
});

it('learns the sentences when somebody wants them, with the forms beside a message', async () => {
  await speak('en');
  expect(say('dawn-under-quick-vampire.second')).toBe('dawn-under-quick-vampire.second');
  await learnQuickReferences();
  expect(say('dawn-under-quick-vampire.second')).toBe('take a stake');
  expect(say('dawn-under-quick-last-stake', { stakes: 4 })).toContain('fourth stake');
  await speak('de');
  expect(say('dawn-under-quick-vampire.second')).toBe('nimm einen Pflock');
});
