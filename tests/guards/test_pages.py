"""The Python examples in the README and the documentation do what they show."""

import doctest
import io
import re
from pathlib import Path

import pytest

from tests.guards.repository import ROOT

PAGES = [page for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))] if page.exists()]
FENCE_OF_PYTHON = re.compile(r"\s*```(?:python|pycon)\s*$")
CLOSING_FENCE = re.compile(r"\s*```\s*$")


def only_examples(page: str) -> str:
    """The page with every line blank that is not inside a fence of Python, so that line numbers stay true.

    A plain doctest of the page would take the closing fence for output.

    >>> only_examples("Look:\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n")
    '\\n\\n>>> 1 + 1\\n2\\n\\n'
    """
    lines, inside = [], False
    for line in page.splitlines():
        fence = CLOSING_FENCE if inside else FENCE_OF_PYTHON
        if fence.match(line):
            inside = not inside
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_on_the_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = doctest.DocTestParser().get_doctest(
        only_examples(page.read_text()), {}, page.name, str(page), 0
    )
    complaints = io.StringIO()
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=complaints.write)
    assert outcome.failed == 0, complaints.getvalue()
