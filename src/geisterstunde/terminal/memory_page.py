"""What everybody remembered of a recorded game, as one page that needs nothing else: drawings, no scripts."""

from collections.abc import Sequence
from html import escape

from geisterstunde.bots.memory_curves import recall_by_age
from geisterstunde.bots.memory_report import Examiner, Mark, SeatReport
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.reader import Reader
from geisterstunde.terminal.memory_drawings import OLDEST, curve, heat_map
from geisterstunde.terminal.memory_report import LOSSES, MARKS, ages, moment, share

STYLE = """\
:root { color-scheme: light dark; }
html { background: radial-gradient(70rem 40rem at 50% 0, #48438a, #1f1c42) #1f1c42 no-repeat; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 17px/1.4 Andika, Verdana, sans-serif;
  color: #fdf1d8; }
h1, h2, h3 { font-family: Almendra, Georgia, serif; line-height: 1.1; color: #ffd98a; }
section { margin: 1.5rem 0; padding: .2rem 1.4rem 1.2rem; border-radius: 16px; background: #2c2850;
  box-shadow: 0 0 0 2px #14102c, 0 5px 0 2px #14102c; }
figure { margin: 0; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.pictures > * { flex: 1 1 22rem; max-width: 38rem; min-width: 0; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-top: 1px solid #ffffff26; }
th { font-weight: 400; }
svg { width: 100%; height: auto; }
svg text { font: 17px Verdana, sans-serif; fill: #fdf1d8; }
"""


def memory_page(game: str, examiner: Examiner | None, reports: Sequence[SeatReport], reader: Reader) -> str:
    """The whole page."""
    title = escape(reader.say("memory-title"))
    if examiner is None:
        body = f"<p>{escape(reader.say('memory-nothing'))}</p>"
    else:
        body = "\n".join(seat_section(game, examiner, report, reader) for report in reports)
    return (
        f'<!doctype html>\n<html lang="{reader.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def seat_section(game: str, examiner: Examiner, report: SeatReport, reader: Reader) -> str:
    """What one seat remembered."""
    kit = package_named(game).part("bots")
    curves = [(level.key, recall_by_age(kit, level, OLDEST)) for level in kit.levels]
    known = [(key, line) for key, line in curves if line is not None and min(line) < 1]
    places = heat_map(report.latest_marks(), report.unseen, reader)
    lines = examiner.lines(report.details, reader) if examiner.lines else ()
    parts = [
        f"<h2>{escape(reader.label(report.seat))}</h2>",
        '<div class="pictures">',
        f"<figure>{curve(report.recall(), known, examiner.unit, reader)}",
        f"{counts(examiner, report, reader)}</figure>",
        f"<figure>{places}</figure>" if places else "",
        "</div>",
        recall(examiner, report, reader),
        moments(examiner, report, reader),
        listed(lines[0], lines[1:]) if lines else "",
    ]
    return "<section>\n" + "\n".join(filter(None, parts)) + "\n</section>"


def counts(examiner: Examiner, report: SeatReport, reader: Reader) -> str:
    """How often each mark was given, and what that cost."""
    rows = [(reader.say(MARKS[mark]), report.count(mark)) for mark in Mark]
    rows += [(reader.say(LOSSES[loss]), report.lost(loss)) for loss in examiner.losses]
    return table([(words, str(count)) for words, count in rows])


def recall(examiner: Examiner, report: SeatReport, reader: Reader) -> str:
    """What came back, by age; small numbers are said to be small."""
    title = escape(reader.say("memory-recall", unit=examiner.unit))
    rows = [(ages(band, reader), share(band, reader)) for band in report.recall()]
    few = escape(reader.say("memory-few-chances"))
    return f"<h3>{title}</h3>\n{table(rows)}\n<p><small>{few}</small></p>"


def moments(examiner: Examiner, report: SeatReport, reader: Reader) -> str:
    """What is worth another look, by the numbers of the replay."""
    told = [f"{each.decision}: {moment(examiner, each, report.seat, reader)}" for each in report.moments()]
    return listed(reader.say("memory-moments"), told) if told else ""


def table(rows: Sequence[tuple[str, str]]) -> str:
    """Words, and what they come to."""
    lines = (f'<tr><th scope="row">{escape(words)}</th><td>{escape(what)}</td></tr>' for words, what in rows)
    return "<table>\n" + "\n".join(lines) + "\n</table>"


def listed(title: str, lines: Sequence[str]) -> str:
    """A title, and sentences below it."""
    items = "".join(f"<li>{escape(line)}</li>\n" for line in lines)
    return f"<h3>{escape(title)}</h3>\n<ul>\n{items}</ul>"
