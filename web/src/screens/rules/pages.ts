/** The rules of all games, made from the pages of the documentation, loaded when somebody reads them. */

import type { Language } from '../../settings.svelte';

const PAGES = import.meta.glob<string>('../../../../docs/rules/**/*.md', { import: 'default' });

/** A book as HTML, in English where there is no other, and the language it is in. */
export async function read(book: string, language: Language): Promise<{ html: string; language: string }> {
  const own = PAGES[`../../../../docs/rules/${language}/${book}.md`];
  const load = own ?? PAGES[`../../../../docs/rules/${book}.md`]!;
  return { html: await load(), language: own ? language : 'en' };
}
