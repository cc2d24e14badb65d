/** The quick reference as one table plays it. Which lines hold at which tables, the game says beside them. */

import type { ChoiceInfo, QuickChapter, QuickLine } from '../../protocol';

type Options = Readonly<Record<string, unknown>>;

/** All options of a table; what it does not name has its default. */
export function allOptions(choices: readonly ChoiceInfo[], options: Options): Options {
  return { ...Object.fromEntries(choices.map(({ name, default: usual }) => [name, usual])), ...options };
}

/** The chapters that are played, with the lines that hold. */
export function chaptersAt(chapters: readonly QuickChapter[], options: Options): QuickChapter[] {
  const has = ([name, value]: [string, unknown]): boolean => options[name] === value;
  const holds = ({ when = {}, unless = {} }: QuickLine): boolean =>
    Object.entries(when).every(has) && !Object.entries(unless).some(has);
  return chapters
    .filter(({ when = {} }) => Object.entries(when).every(has))
    .map((chapter) => ({ ...chapter, rows: chapter.rows.filter(holds), points: chapter.points.filter(holds) }));
}

/** Options as sentences know them: yes or no, a number or a word. */
export function factsOf(options: Options): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'boolean') facts[name] = value ? 'yes' : 'no';
    else if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  return facts;
}
