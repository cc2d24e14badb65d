"""What is wanted is proposed, appended, committed: checked once, played once, and never read back."""

from pathlib import Path
from typing import Any

import pytest

from geisterstunde.games.registry import game_names
from geisterstunde.kernel.compiled_game import CompiledGame
from geisterstunde.kernel.refusal import Refused
from geisterstunde.match.fairness import Promise
from geisterstunde.server import journal, playing
from geisterstunde.server.errors import Declined
from geisterstunde.server.folding import folded
from geisterstunde.server.journal import Line
from geisterstunde.server.opening import begin
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.setting_up import Seating, checked_creation, first_lines
from geisterstunde.server.store.store import Addition, Outcome
from geisterstunde.server.table import Table
from tests.server.house import open_house
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

HOST = "host"


def begun(game: str = "dawn-under", players: int = 2) -> tuple[Table, list[Line]]:
    """A table whose game has just begun, and its journal."""
    created = checked_creation(game, {"players": players, "first": 0}, "0", "none", "normal", False, HOST)
    seatings = [Seating(f"key {seat}") for seat in range(players)]
    lines = [addition.line for addition in first_lines(created, seatings)]
    table = folded("table", None, {}, lines)
    kept(table, lines, "start", begin(table, HOST, Promise.numbered(3), 0))
    return table, lines


def kept(table: Table, lines: list[Line], command: str, proposal: Proposal) -> None:
    """A proposal becomes true."""
    lines.append(proposal.line(command))
    table.commit(command, proposal)


def standing(table: Table) -> Any:
    """Everything that a journal leads to, as far as it can be compared."""
    assert table.match is not None
    told = (table.seq, table.phase, table.asked, table.asked_since, table.commands, table.last_told)
    return told, table.match.state, table.match.decisions, [events.tolist() for events in table.events]


def some_decision(table: Table) -> tuple[int, str]:
    """Somebody who is asked, and what they may say."""
    seat = table.owing[0]
    return seat, table.asked[seat][0]


@pytest.mark.parametrize("game", game_names())
def test_a_proposal_changes_nothing_and_its_commit_what_the_journal_says(game: str) -> None:
    table, lines = begun(game)
    for number in range(30):
        before = standing(table)
        seat, decision = some_decision(table)
        proposal = playing.decide(table, seat, table.seq, decision)
        assert standing(table) == before, "nothing is true before it is kept"
        kept(table, lines, f"{seat}:{number}", proposal)
        assert standing(table) != before
    assert standing(table) == standing(folded("table", None, {}, lines))


def test_a_proposal_is_void_once_something_else_has_happened() -> None:
    table, lines = begun()
    seat, decision = some_decision(table)
    late = playing.decide(table, seat, table.seq, decision)
    kept(table, lines, "0:hello", playing.say(table, 0, "hello"))
    with pytest.raises(AssertionError, match="in between"):
        table.commit("late", late)


def test_a_decision_that_the_rules_forbid_cannot_be_proposed() -> None:
    table, _ = begun()
    before = standing(table)
    with pytest.raises(Refused):
        playing.decide(table, 1, table.seq, "open a1")
    with pytest.raises(Declined, match="bad_input"):
        playing.decide(table, 0, table.seq, "dance")
    assert standing(table) == before


@pytest.mark.parametrize("game", game_names())
def test_a_proposal_knows_when_the_game_is_over(game: str) -> None:
    table, lines = begun(game)
    assert table.match is not None
    for seat, action in table.match.game.play_randomly(table.match.position.copy(), 1):
        proposal = playing.decide(table, seat, table.seq, table.match.game.action_to(action))
        assert table.phase == "playing"
        kept(table, lines, f"{seat}:{len(lines)}", proposal)
        assert proposal.phase == (None if table.result is None else "over")
    assert (table.phase, table.result) == ("over", table.match.result)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often decisions are read from text and played, and lines of a journal read."""
    calls = {"parsed": 0, "played": 0, "read": 0}

    def counting(what: str, honest: Any) -> Any:
        def call(*arguments: Any) -> Any:
            calls[what] += 1
            return honest(*arguments)

        return call

    monkeypatch.setattr(CompiledGame, "action_from", counting("parsed", CompiledGame.action_from))
    monkeypatch.setattr(CompiledGame, "carry_out", counting("played", CompiledGame.carry_out))
    monkeypatch.setattr(journal, "read", counting("read", journal.read))
    monkeypatch.setattr(journal, "read_all", counting("read", journal.read_all))
    return calls


@scene
async def test_a_decision_is_parsed_and_played_once_and_its_line_never_read(
    tmp_path: Path, counted: dict[str, int]
) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=1, options={"players": 2}, bots=1)
        await edda.start(made)
        async with Seat(house, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            counted.update(dict.fromkeys(counted, 0))
            for _ in range(12):
                while not seat.is_asked:
                    await seat.next()
                await seat.decide(seat.ask["decisions"][0])
                await seat.next("ack")
            match = house.service.rooms.tables.live[made["table"]["id"]].table.match
            assert match is not None
            decided = len(match.decisions)
            assert counted == {"parsed": decided, "played": decided, "read": 0}


@scene
async def test_who_loses_a_race_throws_the_proposal_away_and_thinks_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        await edda.start(made)
        rooms = house.service.rooms
        live = await rooms.tables.table(made["table"]["id"])
        seat, decision = some_decision(live.table)
        thoughts: list[int] = []

        def think(table: Table) -> Proposal:
            thoughts.append(table.seq)
            return playing.decide(table, seat, table.seq, decision)

        said = journal.write(journal.Said(0, "hello"))
        behind_our_back = Addition(Line(live.table.seq + 1, "other", journal.VERSION, said), 0)
        assert await rooms.store.append(live.table.id, behind_our_back) is Outcome.KEPT
        number = await rooms.commands.run(live, "mine", think)
        assert thoughts == [number - 2, number - 1]
        assert live.table.commands["other"] == (number - 1, journal.Said(0, "hello"))
        lines = await rooms.store.read(live.table.id, 0)
        assert standing(live.table) == standing(folded(live.table.id, None, {}, lines))
