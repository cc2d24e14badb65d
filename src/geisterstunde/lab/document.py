"""A report as a list of parts, written as Markdown or as one HTML page that needs nothing else."""

import html
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Heading(NamedTuple):
    """A title; level 1 is the report's own."""

    text: str
    level: int


class Paragraph(NamedTuple):
    """Some sentences."""

    text: str


class Points(NamedTuple):
    """A list."""

    texts: Sequence[str]


class ReportTable(NamedTuple):
    """A table; all columns but the first hold numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Picture(NamedTuple):
    """A drawing, and what it shows."""

    name: str
    svg: str
    caption: str


class Command(NamedTuple):
    """What to type to get the same again."""

    text: str


Part = Heading | Paragraph | Points | ReportTable | Picture | Command

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b26; --paper: #fbfaf7; --line: #cfc9dd; --faint: #6b6580; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6f2; --paper: #17141f; --line: #433c57; --faint: #a59dbd; }
  figure svg { background: #fbfaf7; border-radius: 6px; }
}
body { font: 17px/1.55 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 3rem auto; padding: 0 1.2rem; }
h1, h2, h3 { line-height: 1.2; margin-top: 2.2em; }
h1 { margin-top: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; margin: 1em 0; }
th, td { padding: .35em .8em; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
tbody tr:hover { background: color-mix(in srgb, var(--line) 30%, transparent); }
figure { margin: 1.5em 0; }
figure svg { max-width: 100%; height: auto; }
figcaption { color: var(--faint); font-size: .9em; }
pre { background: color-mix(in srgb, var(--line) 30%, transparent); padding: 1em; overflow-x: auto; }
"""


def as_markdown(parts: Sequence[Part]) -> str:
    """The report as Markdown; its pictures are files beside it."""
    return "\n\n".join(map(part_as_markdown, parts)) + "\n"


def part_as_markdown(part: Part) -> str:
    """One part as Markdown."""
    match part:
        case Heading(text, level):
            return f"{'#' * level} {text}"
        case Paragraph(text):
            return text
        case Points(texts):
            return "\n".join(f"- {text}" for text in texts)
        case ReportTable(head, rows):
            lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
            return "\n".join(f"| {' | '.join(line)} |" for line in lines)
        case Picture(name, _, caption):
            return f"![{caption}]({name}.svg)"
        case Command(text):
            return f"```console\n$ {text}\n```"


def as_html(title: str, parts: Sequence[Part]) -> str:
    """The report as one page, pictures and all."""
    body = "\n".join(map(part_as_html, parts))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def part_as_html(part: Part) -> str:
    """One part as HTML."""
    match part:
        case Heading(text, level):
            return f"<h{level}>{html.escape(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{html.escape(text)}</p>"
        case Points(texts):
            return "<ul>" + "".join(f"<li>{html.escape(text)}</li>" for text in texts) + "</ul>"
        case ReportTable(head, rows):
            heads = "".join(f'<th scope="col">{html.escape(cell)}</th>' for cell in head)
            lines = "".join(
                "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
            )
            table = f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
            return f'<div class="wide">{table}</div>'
        case Picture(_, svg, caption):
            drawing = svg[svg.index("<svg") :]
            return f"<figure>{drawing}<figcaption>{html.escape(caption)}</figcaption></figure>"
        case Command(text):
            return f"<pre>$ {html.escape(text)}</pre>"


def write_report(folder: Path, title: str, parts: Sequence[Part], name: str = "report") -> None:
    """`report.md` with its pictures, and `report.html`; or under another name."""
    for part in parts:
        if isinstance(part, Picture):
            (folder / f"{part.name}.svg").write_text(part.svg, encoding="utf-8")
    (folder / f"{name}.md").write_text(as_markdown(parts), encoding="utf-8")
    (folder / f"{name}.html").write_text(as_html(title, parts), encoding="utf-8")
