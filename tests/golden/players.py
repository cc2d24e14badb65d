"""Simple players for golden games. They know what people with a good memory know, and no more."""

import random
from typing import Protocol

from geisterstunde.games.dawn_under.view import View
from geisterstunde.kernel.game import GameEvent
from geisterstunde.match.match import Match
from tests.golden import scenes_of_house_rules
from tests.golden.players_through_the_wall import Drowsy, Reckless, ThroughTheWallPlayers


class Players(Protocol):
    """All players of a table, one mind."""

    def hear(self, events: list[GameEvent]) -> None:
        """Remembers what everyone was told."""

    def choose(self, match: Match, seat: int, chance: random.Random) -> str:
        """Decides for a seat."""


class DawnUnderPlayers:
    """Remember every lid and every grave, and open what suits them."""

    def __init__(self) -> None:
        self.lids: dict[str, str] = {}
        self.inside: dict[str, str] = {}
        self.latest = ""

    def hear(self, events: list[GameEvent]) -> None:
        for event in events:
            told = event.facts
            match event.kind:
                case "opened":
                    self.lids[told["grave"]] = told["lid"]
                    self.inside[told["grave"]] = told["inside"]
                    self.latest = told["grave"]
                case "lifted":
                    self.inside[told["grave"]] = told["inside"]
                case "laid":
                    self.inside[told["grave"]] = "vampire"
                case "garlic_put":
                    self.inside[told["grave"]] = "garlic"
                case "bulb_went_home" | "found_vampire_sent":
                    self.inside[told["grave"]] = "empty"
                case "plague_ended":
                    del self.lids[told["grave"]]

    def choose(self, match: Match, seat: int, chance: random.Random) -> str:
        view = match.view(seat)
        assert isinstance(view, View)
        row = view.players[seat].row
        legal = match.legal(seat)
        graves = [choice.removeprefix("open ") for choice in legal if choice.startswith("open ")]
        if not graves:
            return self.answer(legal, chance)
        known = [grave for grave in graves if grave in self.lids and self.inside[grave] == "empty"]
        fitting = [grave for grave in known if self.lids[grave] in (row[0], row[-1])]
        others = [grave for grave in known if grave not in fitting and grave != self.latest]
        unknown = [grave for grave in graves if grave not in self.lids]
        return self.open(fitting, unknown, others, legal, chance)

    def open(
        self,
        fitting: list[str],
        unknown: list[str],
        others: list[str],
        legal: list[str],
        chance: random.Random,
    ) -> str:
        """Opens what fits, else tries something new; opens anything now and then."""
        if chance.random() < 0.15:
            return chance.choice(legal)
        wanted = fitting or unknown
        if not wanted and "stop" in legal:
            return "stop"
        return f"open {chance.choice(wanted or others)}" if wanted or others else chance.choice(legal)

    def answer(self, legal: list[str], chance: random.Random) -> str:
        """Lays where it can; the rest is left to chance."""
        return chance.choice([choice for choice in legal if choice != "lay none"])


class Careless(DawnUnderPlayers):
    """Open anything and leave garlic everywhere: the gifts fly."""

    def open(
        self,
        fitting: list[str],
        unknown: list[str],
        others: list[str],
        legal: list[str],
        chance: random.Random,
    ) -> str:
        return chance.choice(legal)

    def answer(self, legal: list[str], chance: random.Random) -> str:
        return "garlic yes" if "garlic yes" in legal else chance.choice(legal)


class Fickle(Careless):
    """Open what was opened last as gladly as anything, put in garlic or not, stop or not: all by chance."""

    def open(
        self,
        fitting: list[str],
        unknown: list[str],
        others: list[str],
        legal: list[str],
        chance: random.Random,
    ) -> str:
        wish = chance.choice(["stop", f"open {self.latest}", f"open {chance.choice(fitting or [''])}", ""])
        return wish if wish in legal else chance.choice(legal)

    def answer(self, legal: list[str], chance: random.Random) -> str:
        return chance.choice(legal)


class Sleepy(Careless):
    """Careless for a while, then lay nothing if they can help it, until day breaks."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = 60

    def choose(self, match: Match, seat: int, chance: random.Random) -> str:
        self.awake -= 1
        return super().choose(match, seat, chance)

    def open(
        self,
        fitting: list[str],
        unknown: list[str],
        others: list[str],
        legal: list[str],
        chance: random.Random,
    ) -> str:
        if self.awake > 0:
            return super().open(fitting, unknown, others, legal, chance)
        if "stop" in legal:
            return "stop"
        wanted = others if len(others) > 2 else others + unknown[:1]
        return f"open {chance.choice(wanted)}" if wanted else chance.choice(legal)

    def answer(self, legal: list[str], chance: random.Random) -> str:
        if self.awake > 0:
            return super().answer(legal, chance)
        graves = [choice.removeprefix("count ") for choice in legal if choice.startswith("count ")]
        if taken := [grave for grave in graves if self.inside.get(grave, "empty") != "empty"]:
            return f"count {chance.choice(taken)}"
        return next((choice for choice in ("lay none", "garlic no") if choice in legal), chance.choice(legal))


PLAYERS: dict[str, dict[str, type[Players]]] = {
    "dawn-under": {"laid_last": DawnUnderPlayers, "gave_last": Careless, "dawn": Sleepy},
    "through-the-wall": {"dressed": ThroughTheWallPlayers, "cockcrow": Drowsy},
}
SCENE_PLAYERS: dict[str, type[Players]] = {"dawn-under": Careless, "through-the-wall": Reckless}


def players_of(game: str, reason: str | None, scene: str | None) -> Players:
    """Players whose games are likely to end for this reason, or to show this scene."""
    if scene in scenes_of_house_rules.SCENES:
        return Fickle()
    return (PLAYERS[game][reason] if reason else SCENE_PLAYERS[game])()
