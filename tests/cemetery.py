"""Draws positions of Dawn Under for tests, plays decisions on them and draws what came of it.

    table = Table(
        '''
        g r w w w w w w
        w w w w w w w w
        w w w w w w w w
        w w w     w w w
        w w w     w w w
        w w w w w w w w
        w w w w w w w w
        w w w w w w w *
        ''',
        rows=["gk?????kr", "yb??by", "bbbb", "kkkkk"],
    )
    table.do(0, "open a1")
    assert table.told("laid") == [{"seat": 0, "grave": "a1", "end": "left", "colour": "g"}]

Lids are colours `w k y r g b`, `*` for a rat, `.` for a bare grave; blanks and the plaza are not drawn.
A row is its vampires from left to right; `?` is one face down (a white one, unless `hidden` names them).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from geisterstunde.games.dawn_under import words
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES, GRAVE_NUMBERS, PLAZA, SIDE
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.game import DawnUnder
from geisterstunde.games.dawn_under.state import GARLIC, NOBODY, VAMPIRE
from geisterstunde.games.dawn_under.view import View
from geisterstunde.games.dawn_under.words import LID_NUMBERS
from geisterstunde.kernel.game import SPECTATOR, GameEvent, Result
from geisterstunde.kernel.refusal import Refusal, Refused

GAME = DawnUnder()
ALL_WHITE = "w" * 60


def letters_of(drawing: str) -> str:
    """The 60 letters of a drawn cemetery in reading order."""
    letters = "".join(drawing.split())
    assert len(letters) == len(GRAVE_NAMES), f"a drawing has 60 graves, not {len(letters)}"
    return letters


def drawing_of(letters: Sequence[str]) -> str:
    """Sixty letters as a drawing, eight a line, the plaza blank."""
    left = iter(letters)
    squares = [" " if square in PLAZA else next(left) for square in range(SIDE * SIDE)]
    return "\n".join(" ".join(squares[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE))


class Table:
    """A drawn position that can be played on."""

    def __init__(
        self,
        lids: str = ALL_WHITE,
        *,
        rows: Sequence[str],
        edition: str = "2004",
        turn: int = 0,
        inside: Mapping[str, str] | None = None,
        hidden: Mapping[int, str] | None = None,
        stakes: Sequence[int] | None = None,
        garlic: Sequence[int] | None = None,
        reserve: str = "wkyrgb",
        idle_turns: int = 0,
        bats: Sequence[int] | None = None,
        count_owner: int | None = None,
        count_grave: str | None = None,
        layout: str | Sequence[str] = "classic",
        house: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """`inside` is e.g. {"c4": "vampire r", "d1": "garlic 2"}; `garlic` counts bulbs in hand, by default
        all that lie in no grave; `idle_turns` is how many turns without a laying went by (DU-20); `bats` are
        those in hand, by default two each in Fresh Air; the turn drawn is past opening the Count's grave.

        `house` names house rules, e.g. {"stakes": 2}: here `stakes` and `garlic` are what players hold.
        """
        self.events: list[GameEvent] = []
        wanted = {"players": len(rows), "edition": edition, "first": turn, "layout": layout, **options}
        self.position = GAME.undealt(GAME.options_from({**wanted, **(house or {})}))
        s = self.state = API.open_position(self.position).state
        for grave, letter in enumerate(letters_of(lids)):
            s.lid[grave] = LID_NUMBERS[letter]
        for place, letter in enumerate(reserve.ljust(s.reserve_size, "w")[: s.reserve_size]):
            s.reserve[place] = LID_NUMBERS[letter]
        for seat, row in enumerate(rows):
            self._lay_row(seat, row, (hidden or {}).get(seat, ""))
        API.begin(self.position, turn)
        for seat, row in enumerate(rows):
            self._turn_face_down(seat, row)
        self._fill_graves(inside or {}, garlic)
        for seat, count in enumerate(stakes or []):
            s.stakes[seat] = count
        s.idle_turns = idle_turns
        for seat, count in enumerate(bats or []):
            s.bats[seat] = count
        s.count_owner = NOBODY if count_owner is None else count_owner
        s.reserved = 0 if count_grave is None else 1 << GRAVE_NUMBERS[count_grave]

    def _lay_row(self, seat: int, row: str, hidden: str) -> None:
        face_down = iter(hidden)
        self.state.row_length[seat] = len(row)
        for place, letter in enumerate(row):
            colour = next(face_down, "w") if letter == "?" else letter
            self.state.row[seat, place] = LID_NUMBERS[colour]

    def _turn_face_down(self, seat: int, row: str) -> None:
        self.state.hidden[seat] = row.count("?")
        self.state.shown_left[seat] = row.index("?") if "?" in row else len(row)

    def _fill_graves(self, inside: Mapping[str, str], garlic: Sequence[int] | None) -> None:
        s = self.state
        for name, content in inside.items():
            what, which = content.split()
            if what == "vampire":
                s.inside[GRAVE_NUMBERS[name]] = VAMPIRE + LID_NUMBERS[which]
            else:
                s.inside[GRAVE_NUMBERS[name]] = GARLIC + int(which)
                s.garlic[int(which)] -= 1
        for seat, bulbs in enumerate(garlic or []):
            s.garlic[seat] = bulbs
        assert all(0 <= s.garlic[seat] <= s.bulbs_each for seat in range(s.players))

    def do(self, seat: int, *decisions: str) -> list[GameEvent]:
        """Plays decisions of one seat; returns (and keeps in `events`) what they caused."""
        self.events = [
            happening
            for decision in decisions
            for happening in GAME.apply(self.position, seat, GAME.action_from(decision))
        ]
        return self.events

    def refusal(self, seat: int, decision: str) -> Refusal:
        """Why a decision is refused; fails where it is not."""
        try:
            GAME.apply(self.position, seat, GAME.action_from(decision))
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{decision!r} by seat {seat} was not refused")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of one kind that the last `do` caused."""
        return [happening.facts for happening in self.events if happening.kind == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events that the last `do` caused, in order."""
        return [happening.kind for happening in self.events]

    @property
    def owed(self) -> dict[int, list[str]]:
        """What each seat that owes a decision may decide, in notation."""
        return {seat: self.legal(seat) for seat in GAME.owing(self.position)}

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide now."""
        return [GAME.action_to(action) for action in GAME.legal(self.position, seat)]

    def reachable(self, seat: int) -> str:
        """The cemetery with `x` on every grave the seat may open now, `-` on the others."""
        legal = self.legal(seat)
        return drawing_of(["x" if f"open {name}" in legal else "-" for name in GRAVE_NAMES])

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, sees."""
        return GAME.view(self.position, seat)

    @property
    def lids(self) -> str:
        """The cemetery as everyone sees it: `#` for a closed lid."""
        return drawing_of(self.view().lids)

    @property
    def rows(self) -> list[str]:
        """All rows as everyone sees them, `?` for a vampire face down."""
        return [player.row for player in self.view().players]

    @property
    def stakes(self) -> list[int]:
        """Everybody's stakes."""
        return [player.stakes for player in self.view().players]

    @property
    def garlic(self) -> list[int]:
        """Everybody's bulbs in hand."""
        return [player.garlic for player in self.view().players]

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return GAME.result(self.position)

    @property
    def gifts_waiting(self) -> str:
        """The vampires that have been given and not yet been added, in the order they came."""
        return "".join(words.lid(self.state.gift[place]) for place in range(self.state.gifts))

    def inside(self, grave: str) -> str:
        """The truth about a grave, whoever may see it: `empty`, `vampire r` or `garlic 2`."""
        return words.inside(self.state.inside[GRAVE_NUMBERS[grave]])

    def lid(self, grave: str) -> str:
        """The truth about a lid, whoever may see it."""
        return words.lid(self.state.lid[GRAVE_NUMBERS[grave]])
