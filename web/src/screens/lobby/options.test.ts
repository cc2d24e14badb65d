import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOLDERS } from '../../games/registry';
import { speak } from '../../language.svelte';
import type { ChoiceInfo } from '../../protocol';
import OptionForm from './OptionForm.svelte';
import { applies, entriesOf, isOffered, OWN, valueWords } from './options';

const choice = (name: string, more: Partial<ChoiceInfo>): ChoiceInfo => ({
  name,
  help: `about ${name}`,
  kind: 'one_of',
  default: null,
  values: [],
  least: 0,
  most: 0,
  listed: [],
  or_none: false,
  own: null,
  by_seat: false,
  applies: {},
  rare: false,
  ...more,
});
const players = choice('players', { kind: 'number', default: 4, least: 2, most: 6 });
const moon = choice('full_moon', { kind: 'yes_no', default: false });
const howls = choice('howls', { kind: 'number', default: null, least: 1, most: 3 });
const wolf = choice('wolf', { values: ['grey', 'white'], default: 'grey', own: 'drawing', applies: { players: 2 } });

const form = (choices: ChoiceInfo[], options: Record<string, unknown>): string =>
  render(OptionForm, { props: { game: 'werewolf', choices, options, pickers: {}, onchoose: () => undefined } }).body;

beforeAll(() => speak('en'));

describe('a form for choices that nobody on the page has heard of', () => {
  it('offers each with what may be chosen, in the server’s words where there are none here', () => {
    const html = form([players, moon, howls, wolf], { players: 2, full_moon: true, howls: null, wolf: 'white' });
    expect(html).toContain('Players');
    expect(html).toMatch(/full moon\s*<small[^>]*>about full_moon/);
    expect(html).toMatch(/type="checkbox"[^>]*checked/);
    expect(html).toMatch(/<option value=""[^>]*>none<\/option>/);
    expect([...html.matchAll(/<option value="(\d)"/g)].map(([, count]) => count)).toEqual([...'23456', ...'123']);
    expect(html).toMatch(/<option value="white" selected[^>]*>white/);
  });

  it('draws the picker of a game for a value of one’s own', () => {
    const { name, pickers } = FOLDERS.find((folder) => 'bare' in folder.pickers)!;
    const bare = choice('bare', { values: ['random'], default: 'random', own: 'graves' });
    const draw = (options: Record<string, unknown>): string =>
      render(OptionForm, { props: { game: name, choices: [bare], options, pickers, onchoose: () => undefined } }).body;
    expect(draw({ bare: ['a1', 'b1'] }).match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(draw({ bare: 'random' })).not.toContain('aria-pressed');
    expect(draw({ bare: 'random' })).toMatch(/value="chosen"[^>]*>choose them/);
  });

  it('leaves out what does not apply, what is rare and what is decided anyway', () => {
    expect(form([wolf], { players: 3 })).not.toContain('wolf');
    expect(form([{ ...moon, rare: true }], {})).not.toContain('moon');
    expect(isOffered(choice('board', { values: ['castle'], default: 'castle' }), {}, false)).toBe(false);
  });
});

describe('options', () => {
  it('apply beside certain values of others', () => {
    expect(applies(wolf, { players: 2 })).toBe(true);
    expect(applies(wolf, { players: 3 })).toBe(false);
  });

  it('list a value of one’s own where there is a picker for it', () => {
    expect(entriesOf(wolf, true)).toEqual(['grey', 'white', OWN]);
    expect(entriesOf(howls, false)).toEqual([null, 1, 2, 3]);
    expect(entriesOf({ ...howls, default: 2, most: 900, listed: [2, 50], or_none: true }, false)).toEqual([null, 2, 50]);
  });

  it('say their values in the game’s words, else for any value, else as they are', () => {
    const vampires = choice('vampires', { kind: 'number', least: 4, most: 12 });
    expect(valueWords('dawn-under', vampires, null)).toBe('no');
    expect(valueWords('dawn-under', vampires, 7)).toBe('7 vampires');
    expect(valueWords('dawn-under', choice('layout', {}), 'even')).toBe('even');
    expect(valueWords('werewolf', wolf, 'grey')).toBe('grey');
  });
});
