import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Statistics from './Statistics.svelte';

const props = { game: 'auction', names: ['Edda', 'Otto'] };

it('draws a row for each statistic and a column for each player', () => {
  const { body } = render(Statistics, { props: { ...props, statistics: [{ name: 'bids_made', values: [3, 5] }] } });
  expect(body.match(/scope="col"[^>]*>\w+/g)).toHaveLength(2);
  expect(body).toMatch(/scope="row"[^>]*>bids made<[\s\S]*<td[^>]*>3<[\s\S]*<td[^>]*>5</);
});

it('draws nothing where nothing is counted', () => {
  expect(render(Statistics, { props: { ...props, statistics: [] } }).body).not.toContain('<table');
});
