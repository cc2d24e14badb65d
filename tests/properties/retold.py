"""Dawn Under retold: a table rebuilt from nothing but the deal and the events that everyone sees.

It knows the few rules about where pieces lie, said again in the plainest way, and none about who may do what.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from geisterstunde.kernel.game import GameEvent

GRAVE_NAMES = [
    f"{'abcdefgh'[column]}{row + 1}"
    for row in range(8)
    for column in range(8)
    if not (row in (3, 4) and column in (3, 4))
]
LEFT, RIGHT = "left", "right"


class Vampire:
    """A vampire in a row."""

    def __init__(self, colour: str, face_up: bool) -> None:
        self.colour = colour
        self.face_up = face_up


class Row:
    """A row: only its ends ever change (DU-3), and what is face up follows from that (DU-7)."""

    def __init__(self, colours: str) -> None:
        outer = (0, 1, len(colours) - 2, len(colours) - 1)
        self.vampires = [Vampire(colour, place in outer) for place, colour in enumerate(colours)]

    def shown(self, end: str) -> int:
        """How many lie face up from this end inwards."""
        inwards = self.vampires if end == LEFT else self.vampires[::-1]
        return next((place for place, vampire in enumerate(inwards) if not vampire.face_up), len(inwards))

    def due(self) -> str | None:
        """The end whose next hidden vampire has to be turned up."""
        hidden = any(not vampire.face_up for vampire in self.vampires)
        return next((end for end in (LEFT, RIGHT) if hidden and self.shown(end) < 2), None)

    def lose(self, end: str, colour: str) -> None:
        """An end vampire leaves. It was face up, and of the colour that is told."""
        gone = self.vampires.pop(0 if end == LEFT else -1)
        assert gone.face_up
        assert gone.colour == colour

    def turn_up(self, end: str, colour: str) -> None:
        """The next hidden vampire of an end is turned up."""
        place = self.shown(end) if end == LEFT else len(self.vampires) - 1 - self.shown(end)
        assert self.vampires[place].colour == colour
        self.vampires[place].face_up = True

    def gain(self, end: str, colour: str) -> None:
        """A gift lies face up where it was added."""
        self.vampires.insert(0 if end == LEFT else len(self.vampires), Vampire(colour, True))

    @property
    def colours(self) -> str:
        """All of them."""
        return "".join(vampire.colour for vampire in self.vampires)

    @property
    def seen(self) -> str:
        """As everyone sees them."""
        return "".join(vampire.colour if vampire.face_up else "?" for vampire in self.vampires)


class Retold:
    """The table as the events tell it."""

    def __init__(self, deal: Mapping[str, Any], *, bats: int, bulbs: int = 3, stakes: int = 3) -> None:
        self.stakes_for_gifts = stakes
        self.lids = dict(zip(GRAVE_NAMES, deal["lids"], strict=True))
        self.reserve = list(deal["reserve"])
        self.rats_out = 0
        self.inside = dict.fromkeys(GRAVE_NAMES, "empty")
        self.open: set[str] = set()
        self.rows = [Row(colours) for colours in deal["rows"]]
        self.garlic = [bulbs] * len(self.rows)
        self.stakes = [0] * len(self.rows)
        self.gifts: list[str] = []
        self.lifted: set[str] = set()
        self.bats = [bats] * len(self.rows)
        self.claim: str | None = None
        self.doubter: int | None = None
        self.count_owner: int | None = None
        self.count_grave: str | None = None

    def hear(self, happenings: Iterable[GameEvent]) -> None:
        """Takes in what everyone is told of one decision. Gifts change hands clockwise (DU-17)."""
        happenings = list(happenings)
        gave = [happening.facts for happening in happenings if happening.kind == "gave"]
        order = [(told["seat"] - told["receiver"]) % len(self.rows) for told in gave]
        assert order == sorted(order)
        for happening in happenings:
            if happening.audience == -1:
                self._hear(happening.kind, happening.facts)
                due = [row.due() for row in self.rows]
                assert happening.kind in ("laid", "gave") or due == [None] * len(due)
        assert [row.due() for row in self.rows] == [None] * len(self.rows)

    def _hear(self, kind: str, told: Mapping[str, Any]) -> None:
        row = self.rows[told["seat"]] if "seat" in told else self.rows[0]
        match kind:
            case "opened":
                self._hear_opened(told["grave"], told["lid"], told["inside"])
            case "laid":
                row.lose(told["end"], told["colour"])
                self._put(told["grave"], f"vampire {told['colour']}")
                assert told["grave"] in self.lifted or self.lids[told["grave"]] == told["colour"]
                self.doubter = None
            case "garlic_put":
                self.garlic[told["seat"]] -= 1
                self._put(told["grave"], f"garlic {told['seat']}")
            case "bulb_went_home":
                assert self.inside[told["grave"]] == f"garlic {told['owner']}"
                self.inside[told["grave"]] = "empty"
                self.garlic[told["owner"]] += 1
            case "turned_up":
                assert row.due() == told["end"]
                row.turn_up(told["end"], told["colour"])
            case "gave":
                row.lose(told["end"], told["colour"])
                self.gifts.append(told["colour"])
            case "took":
                self.gifts.remove(told["colour"])
                row.gain(told["end"], told["colour"])
            case "stake_taken":
                self.stakes[told["seat"]] += 1
                assert self.stakes[told["seat"]] == told["stakes"]
            case "stakes_returned":
                assert self.stakes[told["seat"]] == self.stakes_for_gifts
                self.stakes[told["seat"]] = 0
            case "plague_began":
                assert self.lids[told["grave"]] == "*"
                self.open.add(told["grave"])
            case "plague_ended":
                assert self.lids[told["grave"]] == "*"
                self.lids[told["grave"]] = self.reserve.pop(0)
                self.rats_out += 1
            case "lids_closed":
                self.open = {told["still_open"]} if told["still_open"] else set()
                self.lifted.clear()
            case _:
                self._hear_in_fresh_air(kind, told)

    def _hear_in_fresh_air(self, kind: str, told: Mapping[str, Any]) -> None:
        match kind:
            case "lifted":
                assert told["grave"] not in self.open
                assert told["inside"] == self.inside[told["grave"]]
                assert told["grave"] in (self.claim, self.count_grave)
                self.claim = None
                self.open.add(told["grave"])
                self.lifted.add(told["grave"])
            case "bat_landed":
                assert told["grave"] not in self.open | {self.count_grave}
                self.bats[told["seat"]] -= 1
                self.claim = told["grave"]
            case "doubted":
                self.doubter = told["seat"]
            case "found_vampire_sent":
                assert self.inside[told["grave"]] == f"vampire {told['colour']}"
                self.inside[told["grave"]] = "empty"
                self.gifts.append(told["colour"])
            case "count_came":
                assert self.count_owner == told["from"]
                self.count_owner, self.count_grave = told["seat"], None
            case "count_set":
                assert self.count_owner == told["seat"]
                assert told["grave"] not in self.open
                self.count_grave = told["grave"]
            case "count_lost":
                assert self.count_owner == told["seat"]
                self.count_owner, self.count_grave = told["heir"], None

    def _hear_opened(self, grave: str, lid: str, inside: str) -> None:
        assert grave not in self.open | {self.count_grave}
        assert (lid, inside) == (self.lids[grave], self.inside[grave])
        self.open.add(grave)

    def _put(self, grave: str, content: str) -> None:
        """Only an empty, open grave takes anything in; under a rat only while its lid is unturned."""
        assert grave in self.open
        assert self.inside[grave] == "empty"
        assert self.lids[grave] != "."
        assert grave in self.lifted or self.lids[grave] != "*"
        self.inside[grave] = content

    @property
    def lids_seen(self) -> str:
        """The cemetery as everyone sees it."""
        return "".join(self._lid_seen(grave, lid) for grave, lid in self.lids.items())

    def _lid_seen(self, grave: str, lid: str) -> str:
        if lid == ".":
            return lid
        if grave in self.lifted:
            return "^"
        return lid if grave in self.open else "#"
