import { expect, it } from 'vitest';
import { contentsOf, illustrated, sectionsOf } from './book';

const PAGE = '<h1 id="x">X</h1><h2 id="your-turn">Your <em>turn</em></h2><h3 id="DU-10">Open</h3><h2 id="rats">Don&#39;t &amp; do</h2>';

it('has its chapters as contents', () => {
  expect(contentsOf(PAGE)).toEqual([
    { id: 'your-turn', words: 'Your turn' },
    { id: 'rats', words: "Don't & do" },
  ]);
});

it('shows the pieces of a rule beside it', () => {
  const html = illustrated(PAGE, { 'DU-10': ['rat'] });
  expect(html).toContain('<h3 id="DU-10">Open<span class="vignette" aria-hidden="true"><svg><use href="#rat"/></svg></span></h3>');
  expect(illustrated(PAGE, {})).toBe(PAGE);
});

it('is cut before its headings, without the printed quick reference', () => {
  const html = '<h1 id="x">X</h1><h2 id="short">Short</h2><!-- quick reference --><table></table><!-- end of the quick reference --><h3 id="DU-1">One</h3><p>a</p><pre>r g</pre><p>b</p>';
  expect(sectionsOf(html, ['DU-1'])).toEqual([
    { id: 'x', html: '<h1 id="x">X</h1>', after: '', onePage: false },
    { id: 'short', html: '<h2 id="short">Short</h2>', after: '', onePage: true },
    { id: 'DU-1', html: '<h3 id="DU-1">One</h3><p>a</p>', after: '<p>b</p>', onePage: false },
  ]);
});
