"""Nothing in the house knows the game: it is found, or it is not there."""

import re

from tests.guards.repository import tracked_texts
from tests.third_game.installation import PACKAGE, ROOT

NAME = re.compile("attic[-_ ]?pairs", re.IGNORECASE)
HOUSE = ("src/", "web/src/", "tools/")


def test_nothing_in_the_house_names_it() -> None:
    texts = {name: text for name, text in tracked_texts().items() if name.startswith(HOUSE)}
    assert len(texts) > 300
    assert [name for name, text in texts.items() if NAME.search(name) or NAME.search(text)] == []


def test_its_own_package_does() -> None:
    """Else the test above would look for the wrong thing."""
    files = [path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py")]
    texts = tracked_texts()
    assert all(NAME.search(texts[name]) or NAME.search(name) for name in files)
    assert files
