"""Code and Fluent files agree: what is said exists with the same facts, and what exists is said."""

from pathlib import Path

import pytest

from geisterstunde.locales.speech import FALLBACK
from tests.games import GAMES
from tests.locales.files import files, messages, messages_in, parts, variables
from tests.locales.sources import SOURCES, Saying, sayings, words

# other files hold messages whose names code puts together; they have tests of their own
SAID_BY_NAME = (
    *("input.ftl", "record.ftl", "store.ftl", "lab.ftl", "terminal.ftl"),
    *("dawn_under_input.ftl", "through_the_wall_input.ftl"),
    *("dawn_under_terminal.ftl", "through_the_wall_terminal.ftl"),
)


def mistakes(source: str) -> list[str]:
    """What is said but cannot be: no such message, or other facts than it needs."""
    found = []
    for message, facts in sayings(source):
        if message not in messages(FALLBACK):
            found.append(f"there is no message {message}")
        elif facts is not None and facts != variables(FALLBACK, message):
            found.append(f"{message} needs {sorted(variables(FALLBACK, message))}, not {sorted(facts)}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_everything_that_is_said_has_its_message(path: Path) -> None:
    assert mistakes(path.read_text(encoding="utf-8")) == []


def test_mistakes_are_found() -> None:
    assert mistakes('raise BadInput("input-moon", phase=3)') == ["there is no message input-moon"]
    assert mistakes('raise BadInput(f"There are {players} players.")') != []
    assert mistakes('raise BadInput("input-players", most=6)') == [
        "input-players needs ['given', 'most'], not ['most']"
    ]
    assert mistakes('say(language, "terminal-seat", {"place": 1})') == [
        "terminal-seat needs ['seat'], not ['place']"
    ]
    assert mistakes('reader.say("terminal-you", seat=1)') == ["terminal-you needs [], not ['seat']"]
    assert mistakes('raise BadInput("input-players", most=6, given=7)') == []
    assert mistakes("reader.say(message, **facts); say(language, message, facts)") == []


def test_enough_is_read_from_the_code() -> None:
    """The reader of sources finds what people can see: most messages with all their facts."""
    found = [saying for path in SOURCES for saying in sayings(path.read_text(encoding="utf-8"))]
    assert Saying("input-players", frozenset({"most", "given"})) in found
    assert len({saying.message for saying in found if saying.facts is not None}) > 100


@pytest.mark.parametrize("name", SAID_BY_NAME)
def test_no_message_is_left_over(name: str) -> None:
    said = {word for path in SOURCES for word in words(path.read_text(encoding="utf-8"))}
    said |= {f"{game}-terminal-signs" for game in GAMES}
    own = set(messages_in(files(FALLBACK)[name]))
    used = {part for message in own & said for part in parts(FALLBACK, message)}
    assert own - used == set()
