/** Turns the rule pages of the documentation into HTML while the page is built; a rule's id becomes its anchor. */

import { Marked } from 'marked';
import type { Plugin } from 'vite';

const RULE = /^([A-Z]{2}-\d+)\b/;
// a box in the documentation's own notation
const BOX = /^:::+\{admonition\} (.*)\n([\s\S]*?)^:::+$/gm;

/** All of a box is a quotation, with every paragraph and drawing in it. */
const quoted = (_: string, title: string, text: string): string => `**${title}** ${text}`.replace(/^/gm, '> ');

export function rulesPages(): Plugin {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = RULE.exec(text)?.[1] ?? text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        const words = this.parser.parseInline(tokens).replace(RULE, '<span class="seal">$1</span>');
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
    },
  });
  return {
    name: 'rules-pages',
    transform(source, id) {
      if (!id.endsWith('.md')) return null;
      let html = (marked.parse(source.replace(BOX, quoted)) as string).replace(
        /href="(?:[./]*)([a-z-]+)\.md(?:#[^"]*)?"/g,
        'href="#/rules/$1"',
      );
      html = html.replaceAll('<th></th>', '<td></td>').replace(/<(pre|table)>/g, '<$1 tabindex="0">');
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}
