"""The daily game: how it is scored, and bots that decide the same for the same play."""

from datetime import date

from geisterstunde.bots.daily import afresh, daily_of, guides_line
from geisterstunde.bots.playing import decisions_of
from geisterstunde.bots.registry import bot_named
from geisterstunde.games.dawn_under.daily import DAILY, score
from geisterstunde.match.daily import seal_of
from geisterstunde.match.match import Match
from geisterstunde.match.replay import Replay
from tests.bots.test_memory_report import A_ROUND, record_of_three

SECRET = bytes(32)
DAYS = [date(2026, 11, number) for number in range(1, 9)]


def test_every_opening_is_a_sign_and_what_one_had_seen_a_mistake() -> None:
    laid = (*A_ROUND, (0, "open a1"), (0, "lay left"))
    found = score(record_of_three(*laid, (0, "open b2"), (0, "garlic no")))
    assert (found.won, found.openings, found.mistakes) == (False, 3, 1)
    assert found.signs == ("nothing", "bed", "forgot")


def test_signs_agree_with_the_events_of_whole_games() -> None:
    for day in DAYS:
        record = guides_line(seal_of(SECRET, "dawn-under", DAILY.options, day), DAILY)
        found = score(record)
        happened = [event for step in Replay(record).steps() for event in step.events]
        mine = [event.kind for event in happened if 0 in (event.facts.get("seat"), event.facts.get("holder"))]
        assert len(found.signs) == found.openings == mine.count("opened")
        assert found.signs.count("bed") == mine.count("laid")
        assert found.signs.count("rats") == mine.count("plague_began")
        assert found.signs.count("garlic") <= mine.count("garlic_found")
        assert record.result is not None
        assert found.won == (0 in record.result.winners)


def test_a_bot_that_thinks_afresh_does_not_care_what_it_was_asked_before() -> None:
    """Asked twice it says the same, which a bot that keeps its dice does not always do."""
    match = Match.sealed(seal_of(SECRET, "dawn-under", DAILY.options, DAYS[0]))
    kept = [bot_named("dawn-under", "hedgehog", seat, 7) for seat in range(3)]
    anew = [afresh("dawn-under", "hedgehog", seat, 7) for seat in range(3)]
    differs = 0
    for seat, _ in decisions_of(match.game, match.position, anew):
        shown = match.public_state(seat)
        if not match.owing or match.owing[0] != seat:
            continue
        assert anew[seat].decide(shown) == anew[seat].decide(shown)
        differs += kept[seat].decide(shown) != kept[seat].decide(shown)
    assert differs > 0


def test_days_and_secrets_make_different_deals_of_the_same_game() -> None:
    deals = [Match.sealed(seal_of(SECRET, "dawn-under", DAILY.options, day)).deal["lids"] for day in DAYS]
    assert len(set(deals)) == len(DAYS)
    other = Match.sealed(seal_of(bytes([1]) * 32, "dawn-under", DAILY.options, DAYS[0]))
    assert other.deal["lids"] != deals[0]
    assert daily_of("through-the-wall") is None
