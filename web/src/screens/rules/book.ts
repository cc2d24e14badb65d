/** A page of rules as a book: its contents, its sections, and small pictures beside its rules. */

export interface Chapter {
  id: string;
  words: string;
}

/** A heading with all that follows it. */
export interface Section {
  id: string;
  html: string;
  /** What follows a drawing made of letters, which a picture takes the place of. */
  after: string;
  /** Whether the rules on one page stand here. */
  onePage: boolean;
}

const HEADING = /(?=<h[23] id=")/;
const LETTERS = /<pre[\s\S]*?<\/pre>/;
const ONE_PAGE = /<!-- quick reference -->[\s\S]*<!-- end of the quick reference -->/;

/** The chapters of a page, by their headings. */
export function contentsOf(html: string): Chapter[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, inner]) => ({ id: id!, words: plain(inner!) }));
}

/** A page cut before each of its headings. What a picture will show is left out: the printed quick reference, drawings made of letters. */
export function sectionsOf(html: string, drawn: readonly string[]): Section[] {
  return html.split(HEADING).map((part) => {
    const id = /id="([^"]+)"/.exec(part)?.[1] ?? '';
    const [first, ...rest] = drawn.includes(id) ? part.split(LETTERS) : [part];
    return { id, html: first!.replace(ONE_PAGE, ''), after: rest.join(''), onePage: ONE_PAGE.test(part) };
  });
}

/** Every rule that has small pictures gets them at the end of its heading. */
export function illustrated(html: string, vignettes: Readonly<Record<string, readonly string[]>>): string {
  return html.replace(/<h3 id="([^"]+)">(.*?)<\/h3>/g, (whole, id: string, inner: string) => {
    const pictures = vignettes[id]?.map((name) => `<svg><use href="#${name}"/></svg>`).join('');
    return pictures ? `<h3 id="${id}">${inner}<span class="vignette" aria-hidden="true">${pictures}</span></h3>` : whole;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
