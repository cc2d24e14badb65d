"""The rule pages are the same in every language: rules, tables, drawings and numbers, in the same order."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from geisterstunde.locales.speech import LANGUAGES
from tests.guards.repository import ROOT

PAGES = ROOT / "docs" / "rules"
NAMES = {"Dawn Under", "Fresh Air", "Through the Wall"}
RULINGS = {"en": "Ruling", "de": "Festlegung", "fr": "Précision", "it": "Precisazione"}

HEADING = re.compile(r"(#+) (?:([A-Z]{2}-\d+) )?(.+)")
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
RULING = re.compile(r":::\{admonition\} (.+)")
LINK = re.compile(r"\]\(([^)]+)\)")
LEGEND = re.compile(r"\w+:.*|\w*[a-zà-ÿ]{2,}\w*")
"""Words beside a drawing; its own signs have at most one small letter."""


@dataclass
class Section:
    """What stands under one heading, up to the next one."""

    level: int
    rule: str | None
    title: str
    text: list[str] = field(default_factory=list)
    drawings: list[list[str]] = field(default_factory=list)

    def shape(self) -> dict[str, object]:
        """What has to be the same in every language."""
        text = "\n".join(self.text)
        return {
            "level": self.level,
            "rule": self.rule,
            "rules": sorted(RULE.findall(text)),
            "numbers": sorted(re.findall(r"\d+", text)),
            "rows": [line.count("|") for line in self.text if line.startswith("|")],
            "items": sum(line.startswith(("- ", "1. ", "2. ", "3. ", "4. ")) for line in self.text),
            "rulings": len(RULING.findall(text)),
            "pages": [link.split("#")[0] for link in LINK.findall(text)],
            "drawings": [[LEGEND.sub("", line).split() for line in drawing] for drawing in self.drawings],
        }


def sections(page: str) -> Iterator[Section]:
    section = Section(0, None, "")
    drawing: list[str] | None = None
    for line in page.splitlines():
        if line.startswith("```"):
            if drawing is None:
                drawing = []
            else:
                section.drawings.append(drawing)
                drawing = None
        elif drawing is not None:
            drawing.append(line)
        elif heading := HEADING.fullmatch(line):
            yield section
            section = Section(len(heading[1]), heading[2], heading[3])
        else:
            section.text.append(line)
    assert drawing is None, f"a drawing under {section.title!r} does not end"
    yield section


def page_in(language: str, name: str) -> Path:
    return PAGES / name if language == "en" else PAGES / language / name


def pages_in(language: str) -> list[str]:
    return sorted(path.name for path in page_in(language, "x").parent.glob("*.md") if path.name != "index.md")


TRANSLATED = [
    pytest.param(language, name, id=f"{language}-{name}")
    for language in LANGUAGES
    if language != "en"
    for name in pages_in("en")
]


def both(language: str, name: str) -> list[tuple[Section, Section]]:
    """The sections of the English page, each beside its translation."""
    english, ours = (list(sections(page_in(code, name).read_text())) for code in ("en", language))
    assert [section.rule for section in ours] == [section.rule for section in english]
    return list(zip(english, ours, strict=True))


def test_a_page_is_taken_apart() -> None:
    page = "# Top\n\n| a | b |\n\n### DU-7 Rows\n\nSee DU-8.\n\n```text\nold  gM .\n     r1: red\n```\n"
    _, top, rows = sections(page)
    assert (top.level, top.rule, top.title, top.shape()["rows"]) == (1, None, "Top", [3])
    assert (rows.level, rows.rule, rows.title) == (3, "DU-7", "Rows")
    assert (rows.shape()["rules"], rows.shape()["drawings"]) == (["DU-8"], [[["gM", "."], []]])


def test_every_language_has_every_page() -> None:
    pages = pages_in("en")
    assert pages
    assert {language: pages_in(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, pages)


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_every_section_has_the_same_rules_tables_drawings_and_numbers(language: str, name: str) -> None:
    different = {
        english.title: {key: (value, ours.shape()[key]) for key, value in english.shape().items()}
        for english, ours in both(language, name)
        if english.shape() != ours.shape()
    }
    assert different == {}


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_every_heading_is_translated(language: str, name: str) -> None:
    titles = [english.title for english, ours in both(language, name) if english.title == ours.title]
    assert set(titles) - NAMES - {""} == set()


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_every_table_has_translated_words(language: str, name: str) -> None:
    """A row of a table that has words in English does not stand in the translation as it is."""
    english, ours = (page_in(code, name).read_text().splitlines() for code in ("en", language))
    rows = [line for line in english if line.startswith("|") and re.search(r"[a-z]{3}", line)]
    assert rows
    assert [row for row in rows if row in ours] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_decisions_have_one_name_in_a_language(language: str) -> None:
    for name in pages_in("en"):
        text = page_in(language, name).read_text()
        assert set(RULING.findall(text)) == {RULINGS[language]}
        assert f"**{RULINGS[language]}**" in text, "the introduction tells what the word means"
