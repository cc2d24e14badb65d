"""Bad input is one sentence in every language, put into words only for whoever reads it."""

import pickle

import pytest

from geisterstunde.kernel.refusal import BadInput, InEnglish, Refusal, Refused
from geisterstunde.kernel.sentence import quoted, sentence
from geisterstunde.locales.speech import LANGUAGES

NOT_YOURS = Refusal("not_your_turn", "DU-10", "any-game-not-your-turn", {"seats": [1, 2]})


def test_it_reads_english_unless_asked_otherwise() -> None:
    error = BadInput("input-players", most=6, given=7)
    assert str(error) == "players is 2 to 6, not 7."
    assert error.in_language("de-AT") == "players ist 2 bis 6, nicht 7."


def test_a_reason_within_it_speaks_the_same_language() -> None:
    inner = BadInput("dawn-under-input-letters", line=1, letters=8, given=7)
    outer = BadInput(
        "record-in-file",
        path="a.txt",
        reason=BadInput("input-drawing-unusable", kind="layout", path="b.txt", reason=inner),
    )
    assert str(outer) == "a.txt: The layout b.txt cannot be used: line 1: a line has 8 letters, not 7."
    assert outer.in_language("it") == (
        "a.txt: Il cimitero b.txt non si può usare: riga 1: una riga ha 8 lettere, non 7."
    )


def test_a_refused_decision_within_it_keeps_its_rule_and_the_names() -> None:
    error = BadInput(
        "record-impossible-decision", number=3, decision=quoted("stop"), seat=0, reason=Refused(NOT_YOURS)
    )
    assert error.in_language("de", ["Ada", "Bo", "Cy"]) == (
        "Entscheidung 3, 'stop' von Ada, kann nicht sein: "
        "Jetzt entscheidest nicht du, sondern Bo und Cy. (DU-10)"
    )


def test_nothing_is_said_before_somebody_reads_it() -> None:
    """A message that does not exist is found by reading, not by raising."""
    error = BadInput("no-such-message")
    with pytest.raises(KeyError):
        str(error)


def test_programmers_are_spoken_to_in_english() -> None:
    error = InEnglish("recall is view or a memory, not 'x'.")
    assert {str(error), *(error.in_language(language) for language in LANGUAGES)} == {
        "recall is view or a memory, not 'x'."
    }


@pytest.mark.parametrize(
    "error",
    [
        BadInput("input-players", most=6, given=7),
        BadInput("record-none", reason=sentence("input-missing-field", field="deal")),
        InEnglish("A worker ended."),
        Refused(NOT_YOURS),
    ],
    ids=lambda error: type(error).__name__,
)
def test_it_passes_between_processes(error: BadInput) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert copy.in_language("fr") == error.in_language("fr")
