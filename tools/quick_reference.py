"""Writes the quick references of the rules pages, from the sentences that are shown at a table.

On a rules page stands what a table with the usual options plays, with the expansion that the page is about.
"""

import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from geisterstunde.games.registry import OURS
from geisterstunde.kernel.quick_reference import QuickChapter, QuickLine, facts_of
from geisterstunde.locales.speech import FALLBACK, LANGUAGES, say

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
WIDTH = 120
MADE = re.compile(r"(?<=<!-- quick reference -->\n).*?(?=<!-- end of the quick reference -->)", re.DOTALL)


def files() -> dict[Path, str]:
    """Every rules page with its quick reference made anew."""
    made = {}
    for package in (import_module(module).PACKAGE for module in OURS):
        for chapter in package.part("quick_reference") or ():
            options = package.game.options_to(package.game.options_from(chapter.when))
            usual = chapter.at_table(options)
            for language in LANGUAGES:
                page = PAGES / ("" if language == FALLBACK else language) / f"{chapter.book}.md"
                before, after = MADE.split(page.read_text(encoding="utf-8"))
                made[page] = "\n".join([before, *written(usual, language, facts_of(options)), "", after])
    return made


def written(chapter: QuickChapter, language: str, facts: dict[str, str | int]) -> Iterator[str]:
    """A chapter as a page of the documentation has it."""

    def words(name: str) -> str:
        return say(language, chapter.message(name), facts)

    def cells(name: str) -> str:
        return " | ".join(map(words, (name, f"{name}.second", f"{name}.third")))

    yield from wrapped(f"**{words(chapter.lead.name)}**{in_brackets(chapter.lead)}")
    yield ""
    yield f"| {cells('columns')} | |"
    yield "|---|---|---|---|"
    for row in chapter.rows:
        yield f"| {cells(row.name)} | {', '.join(row.rules)} |"
    yield ""
    for point in chapter.points:
        about = words(f"{point.name}.about")
        yield from wrapped(f"- **{about}** {words(point.name)}{in_brackets(point)}", "  ")


def in_brackets(line: QuickLine) -> str:
    return f" ({', '.join(line.rules)})" if line.rules else ""


def wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


if __name__ == "__main__":
    for page, text in files().items():
        page.write_text(text, encoding="utf-8")
