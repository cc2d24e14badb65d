/** A page of rules as a book: its contents, and small pictures beside its rules. */

export interface Chapter {
  id: string;
  words: string;
}

/** The chapters of a page, by their headings. */
export function contentsOf(html: string): Chapter[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, inner]) => ({ id: id!, words: plain(inner!) }));
}

/** Every rule that has a picture gets it at the end of its heading. */
export function illustrated(html: string, vignettes: Readonly<Record<string, readonly string[]>>): string {
  return html.replace(/<h3 id="([^"]+)">(.*?)<\/h3>/g, (whole, id: string, inner: string) => {
    const pictures = vignettes[id]?.map((name) => `<svg><use href="#${name}"/></svg>`).join('');
    return pictures ? `<h3 id="${id}">${inner}<span class="vignette" aria-hidden="true">${pictures}</span></h3>` : whole;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
