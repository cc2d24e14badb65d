import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { genericFolder } from '../../games/generic';
import { FOLDERS } from '../../games/registry';
import { speak } from '../../language.svelte';
import type { ChoiceInfo } from '../../protocol';
import HouseRules from './HouseRules.svelte';
import OptionForm from './OptionForm.svelte';
import { applies, bySeat, entriesOf, isForMore, isOffered, OWN, unusualWords, valueWords } from './options';

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
  usual: [],
  applies: {},
  rare: false,
  house: false,
  best_from: 0,
  ...more,
});
const players = choice('players', { kind: 'number', default: 4, least: 2, most: 6 });
const moon = choice('full_moon', { kind: 'yes_no', default: false });
const howls = choice('howls', { kind: 'number', default: null, least: 1, most: 3 });
const wolf = choice('wolf', { values: ['grey', 'white'], default: 'grey', own: 'drawing', applies: { players: 2 } });

const first = choice('first', { kind: 'seat', most: 5 });
const names = ['Edda', 'Otto'];
const about = { folder: genericFolder('werewolf'), names, onchoose: async () => true };

const form = (choices: ChoiceInfo[], options: Record<string, unknown>, refusals = {}): string =>
  render(OptionForm, { props: { ...about, choices, options, refusals } }).body;

beforeAll(() => speak('en'));

describe('a form for choices that nobody on the page has heard of', () => {
  it('offers each with what may be chosen, in the server’s words where there are none here', () => {
    const html = form([players, moon, howls, wolf], { players: 2, full_moon: true, howls: null, wolf: 'white' });
    expect(html).toContain('Players');
    expect(html).toMatch(/full moon<\/label>\s*<small[^>]*>about full_moon/);
    expect(html).toMatch(/type="checkbox"[^>]*checked/);
    expect(html).toMatch(/<option value=""[^>]*>none<\/option>/);
    expect([...html.matchAll(/<option value="(\d)"/g)].map(([, count]) => count)).toEqual([...'23456', ...'123']);
    expect(html).toMatch(/<option value="white" selected[^>]*>white/);
  });

  it('draws the picker of a game for a value of one’s own', () => {
    const folder = FOLDERS.find(({ pickers }) => 'bare' in pickers)!;
    const bare = choice('bare', { values: ['random'], default: 'random', own: 'graves' });
    const draw = (options: Record<string, unknown>): string =>
      render(OptionForm, { props: { ...about, folder, choices: [bare], options } }).body;
    expect(draw({ bare: ['a1', 'b1'] }).match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(draw({ bare: 'random' })).not.toContain('aria-pressed');
    expect(draw({ bare: 'random' })).toMatch(/value="chosen"[^>]*>choose them/);
  });

  it('draws a small picture of a drawing that is played on', () => {
    const folder = FOLDERS.find(({ drawings }) => 'layout' in drawings)!;
    const layout = choice('layout', { values: ['classic', 'even'], default: 'classic', own: 'drawing' });
    const draw = (value: unknown): string =>
      render(OptionForm, { props: { ...about, folder, choices: [layout], options: { layout: value } } }).body;
    expect(draw(Array.from({ length: 8 }, () => 'ABCDABCD'))).toMatch(/value="chosen" selected[^]*<svg/);
    expect(draw('even')).not.toContain('<svg');
  });

  it('says at an option why it was refused, and nowhere else', () => {
    const html = form([players, moon], { players: 2 }, { full_moon: 'No moon tonight.' });
    expect(html.indexOf('No moon tonight.')).toBeGreaterThan(html.indexOf('about full_moon'));
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  });

  it('calls seats by who sits there', () => {
    const html = form([first], { players: 2, first: 1 });
    expect(html).toMatch(/<option value=""[^>]*>by chance<\/option>/);
    expect(html).toMatch(/<option value="1" selected[^>]*>2 · Otto<\/option>/);
    expect(html).not.toContain('<option value="2"');
  });

  it('recommends an option for more players where fewer sit', () => {
    expect(form([{ ...moon, best_from: 3 }], {})).toContain('Best with 3 players or more.');
    expect(form([{ ...moon, best_from: 2 }], {})).not.toContain('Best with');
  });

  it('folds house rules away, and shows which are played', () => {
    const rats = choice('rats', { kind: 'number', most: 10, house: true });
    const draw = (options: Record<string, unknown>): string =>
      render(HouseRules, { props: { ...about, choices: [rats, { ...moon, house: true }], options } }).body.split('</summary>')[0]!;
    expect(draw({ rats: null, full_moon: false })).toContain('none');
    expect(draw({ rats: 0, full_moon: true })).toContain('rats: 0 · full moon');
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
    expect(entriesOf(wolf, 2, true)).toEqual(['grey', 'white', OWN]);
    expect(entriesOf(howls, 2, false)).toEqual([null, 1, 2, 3]);
    expect(entriesOf({ ...howls, default: 2, most: 900, listed: [2, 50], or_none: true }, 2, false)).toEqual([null, 2, 50]);
    expect(entriesOf(first, 3, false)).toEqual([null, 0, 1, 2]);
  });

  it('may give every seat something', () => {
    const fur = choice('fur', { by_seat: true, usual: [['grey', 'white'], ['grey', 'black', 'white']] });
    expect(bySeat(fur, { fur: ['red', 'grey'] }, 2)).toEqual(['red', 'grey']);
    expect(bySeat(fur, { fur: null }, 3)).toEqual(['grey', 'black', 'white']);
    expect(bySeat(fur, {}, 9)).toEqual([]);
  });

  it('are for more players than sit there', () => {
    expect([1, 2, 3].map((seats) => isForMore({ ...moon, best_from: 2 }, seats))).toEqual([true, false, false]);
  });

  it('are told where they are not as usual', () => {
    expect(unusualWords('werewolf', [players, moon, howls], { players: 4, full_moon: false, howls: null })).toEqual([]);
    expect(unusualWords('werewolf', [moon, howls], { full_moon: true, howls: 2 })).toEqual(['full moon', 'howls: 2']);
  });

  it('say their values in the game’s words, else for any value, else as they are', () => {
    const vampires = choice('vampires', { kind: 'number', least: 4, most: 12 });
    expect(valueWords('dawn-under', vampires, null)).toBe('no');
    expect(valueWords('dawn-under', vampires, 7)).toBe('7 vampires');
    expect(valueWords('dawn-under', choice('layout', {}), 'even')).toBe('even');
    expect(valueWords('werewolf', wolf, 'grey')).toBe('grey');
  });
});
