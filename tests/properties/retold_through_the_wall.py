"""Through the Wall retold: a table rebuilt from nothing but the deal and the events that everyone sees.

It knows where pieces lie and how they are named, said again in the plainest way, and none of the rules about
who may do what, nor how a turning board moves ghosts.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from geisterstunde.kernel.game import GameEvent

SPACE_NAMES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
CORNER_OF = {"green": "a1", "red": "g1", "yellow": "g7", "blue": "a7"}
CORNERS = tuple(CORNER_OF.values())
PARTS = {
    "hat": ("sombrero", "topper", "crown", "bonnet"),
    "mask": ("diving-mask", "pumpkin", "domino", "beard"),
    "body": ("tailcoat", "poncho", "apron", "cape"),
    "legs": ("lederhosen", "tutu", "kilt", "pantaloons"),
    "hand": ("umbrella", "wand", "lantern", "fan"),
}
PART_OF = {garment: part for part, garments in PARTS.items() for garment in garments}
PATTERNS = (".M.M.M.", "M..M..M", "..M.M.M")
MOMENTS = 6
NEAR = 51  # thousandths: told points are rounded
RADIUS = 351


def garments_shown(rows: Sequence[str]) -> dict[str, str]:
    """The garment each space shows: the four of a part in reading order."""
    letters = dict(zip("HMBLG", PARTS.values(), strict=True))
    left = {letter: iter(garments) for letter, garments in letters.items()}
    drawn = "".join(rows[7:])
    return {
        name: next(left[letter]) for name, letter in zip(SPACE_NAMES, drawn, strict=True) if letter in left
    }


class Retold:
    """The table as the events tell it."""

    def __init__(
        self,
        deal: Mapping[str, Any],
        rows: Sequence[str],
        colours: Sequence[str],
        wander: bool,
        stone: bool,
        night: int | None,
    ) -> None:
        self.colours = list(colours)
        self.wander = wander
        self.stone = stone
        self.night = None if night is None else night * len(colours)  # turns
        self.quiet = 0  # turns since something was found
        self.found = False  # in the turn under way
        self.shown = garments_shown(rows)
        self.decks = [set(deck) for deck in deal["decks"]]
        self.tunnels = [deal["sliders"].index(pattern) + 1 for pattern in PATTERNS]
        self.offsets = [0, 0, 0]
        self.ghosts: list[str | None] = [CORNER_OF[colour] for colour in colours]
        self.costumes: list[set[str]] = [set() for _ in colours]
        self.quarters = 0
        self.turn = -1
        self.moves_left = 0
        self.searched: int | None = None
        self.latest = 0  # the deck searched last
        self.pushed = (0, 0)  # the tunnel whose slider was pushed last, and which way
        self.winners: tuple[int, ...] = ()

    @property
    def asked(self) -> str:
        """What the player whose turn it is has to decide."""
        if self.winners:
            return "nothing"
        if None in self.ghosts:
            return "put"
        return "swap" if self.searched is not None else "move"

    def hear(self, happenings: Iterable[GameEvent]) -> None:
        """Takes in what is told of one decision; what one seat alone is told must be true."""
        heard = list(happenings)
        points: dict[str, list[tuple[int, int]]] = {}
        for happening in heard:
            if happening.kind == "deck_seen":
                self._check_look(happening)
                continue
            assert happening.audience == -1
            told = happening.facts
            if happening.kind == "passed_by":
                on_the_way = points.setdefault(told["ghost"], [])
                on_the_way.append((told["x"], told["y"]))
                assert told["moment"] == len(on_the_way)
            else:
                self._hear(happening.kind, told)
        if any(happening.kind == "turned" for happening in heard):
            self._check_rest(points, heard)
        else:
            assert not points
        standing = [space for space in self.ghosts if space is not None]
        assert len(set(standing)) == len(standing)
        assert "d4" not in standing

    def _hear(self, kind: str, told: Mapping[str, Any]) -> None:
        match kind:
            case "turn_began":
                assert None not in self.ghosts
                if self.turn >= 0:
                    self._turn_over()
                self.turn, self.moves_left, self.searched = told["seat"], 3, None
            case "stepped":
                self.moves_left -= 1
                self._stand(told["seat"], told["space"])
            case "slid":
                self.moves_left -= 1
                way = {"up": -1, "down": 1}[told["way"]]
                assert told["offset"] == self.offsets[told["slider"] - 1] + way
                self.offsets[told["slider"] - 1] = told["offset"]
                self.pushed = self.tunnels[told["slider"] - 1], way
            case "carried":
                self._carry(self.colours.index(told["ghost"]), told["space"])
            case "shifted":
                self.moves_left -= 1
                assert told["tunnel"] not in self.tunnels
                self.tunnels[told["slider"] - 1] = told["tunnel"]
                self.offsets[told["slider"] - 1] = told["offset"]
            case "turned":
                self.moves_left -= 1
                assert told["quarters"] == (self.quarters + {"left": -1, "right": 1}[told["way"]]) % 4
                self.quarters = told["quarters"]
            case "pushed_off" | "straddles":
                self.ghosts[self.colours.index(told["ghost"])] = None
            case "settled":
                self.ghosts[self.colours.index(told["ghost"])] = told["space"]
            case "put":
                assert self.ghosts[self.colours.index(told["ghost"])] is None
                self._stand(self.colours.index(told["ghost"]), told["space"])
            case "game_over":
                self.winners = told["winners"]
                self.searched = None
                if told["reason"] == "cockcrow":
                    self._turn_over()
                    self._check_cockcrow()
                else:
                    assert told["reason"] == "dressed"
                    assert [len(self.costumes[seat]) for seat in self.winners] == [5]
            case _:
                self._hear_of_decks(kind, told)

    def _hear_of_decks(self, kind: str, told: Mapping[str, Any]) -> None:
        match kind:
            case "searched":
                assert self.shown[self.ghosts[told["seat"]] or ""] == told["garment"]
                assert told["found"] == (told["garment"] in self.decks[told["deck"] - 1])
                self.latest = told["deck"]
                self.searched = told["deck"] if self.wander else None
            case "dressed":
                self.decks[self.latest - 1].remove(told["garment"])
                costume = self.costumes[told["seat"]]
                assert PART_OF[told["garment"]] not in {PART_OF[garment] for garment in costume}
                costume.add(told["garment"])
                self.quiet, self.found = 0, True
            case "swapped":
                deck, other = told["deck"] - 1, told["other"] - 1
                assert (self.wander, self.searched) == (True, deck + 1)
                assert deck != other
                self.decks[deck], self.decks[other] = self.decks[other], self.decks[deck]
                self.searched = None
            case _:
                raise AssertionError(f"{kind} is not known here")

    def _turn_over(self) -> None:
        """Counts a turn in which nothing was found; the cock has crowed after the last of them (TW-26)."""
        assert self.quiet != self.night
        self.quiet += not self.found
        self.found = False
        assert self.quiet != self.night or self.winners

    def _check_cockcrow(self) -> None:
        """The whole night went by, and whoever has most has won."""
        assert self.quiet == self.night
        most = max(map(len, self.costumes))
        assert self.winners == tuple(
            seat for seat, costume in enumerate(self.costumes) if len(costume) == most
        )

    @property
    def rounds_left(self) -> int | None:
        """What is left of the night, in rounds begun; no more than a hundred are told apart."""
        if self.night is None:
            return None
        return min(-((self.quiet - self.night) // len(self.colours)), 100)

    def pattern(self, slider: int) -> str:
        """The chambers of a slider, as far as they are seen (TW-25)."""
        rows = [chamber + self.offsets[slider] for chamber in range(7)]
        return "".join(
            "?" if self.stone and 0 <= row < 7 else sign
            for row, sign in zip(rows, PATTERNS[slider], strict=True)
        )

    def _stand(self, ghost: int, space: str) -> None:
        """A ghost goes to a free space."""
        assert space not in self.ghosts
        self.ghosts[ghost] = space

    def _carry(self, ghost: int, space: str) -> None:
        """A slide takes a ghost one place along its tunnel, the foremost first."""
        tunnel, way = self.pushed
        from_row, from_column = self.place(self.ghosts[ghost] or "")
        row, column = self.place(space)
        assert (row, column, from_column) == (from_row + way, tunnel, tunnel)
        self._stand(ghost, space)

    def place(self, space: str) -> tuple[int, int]:
        """Row and column of the frame over which a space lies now."""
        row, column = divmod(SPACE_NAMES.index(space), 7)
        for _ in range(self.quarters):
            row, column = column, 6 - row
        return row, column

    def _check_look(self, look: GameEvent) -> None:
        """A searcher alone sees the deck as it was before a card was taken from it."""
        assert look.audience == self.turn
        cards = look.facts["cards"]
        assert look.facts["deck"] == self.latest
        assert set(cards) == self.decks[self.latest - 1]
        assert [PART_OF[garment] for garment in cards] == [
            part for part in PARTS if part in {PART_OF[garment] for garment in cards}
        ]

    def _check_rest(self, points: Mapping[str, list[tuple[int, int]]], heard: list[GameEvent]) -> None:
        """Ghosts come to stand near where they were seen last; those pushed off were seen no more."""
        off = {told.facts["ghost"] for told in heard if told.kind == "pushed_off"}
        for ghost, space in enumerate(self.ghosts):
            on_the_way = points.get(self.colours[ghost], [])
            assert (len(on_the_way) == MOMENTS) == (self.colours[ghost] not in off)
            if self.colours[ghost] in off:
                assert space in (None, *CORNERS)
            elif space is not None:
                row, column = self.place(space)
                across, down = (
                    abs(seen - 1000 * (place - 3))
                    for seen, place in zip(on_the_way[-1], (column, row), strict=True)
                )
                told = any(h.kind == "settled" and h.facts["ghost"] == self.colours[ghost] for h in heard)
                if not told:
                    assert across**2 + down**2 <= NEAR**2
                elif space not in CORNERS:
                    assert max(across - 500, 0) ** 2 + max(down - 500, 0) ** 2 <= RADIUS**2
