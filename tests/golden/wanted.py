"""The finished games that have to be there: computed from what the games offer, so that none is forgotten."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from geisterstunde.games.dawn_under.editions import EDITIONS
from geisterstunde.games.dawn_under.layouts import SHIPPED
from geisterstunde.games.dawn_under.options import BARE_PRESETS
from geisterstunde.games.dawn_under.state import SEATS, EndReason
from geisterstunde.games.dawn_under.words import FORMS
from geisterstunde.games.through_the_wall import castle as through_the_wall_castle
from geisterstunde.games.through_the_wall import words as through_the_wall_words
from geisterstunde.games.through_the_wall.options import STAY, WANDER
from tests.games import GAMES
from tests.golden import scenes_of_house_rules
from tests.golden.scenes import SCENES, SCENES_OF
from tests.tables import OWN_BOARD, OWN_CEMETERY

FOLDER = Path(__file__).parent


class Wanted(NamedTuple):
    """A game that shows something: what, with which options, and how it has to end or which scene it has."""

    game: str
    name: str
    options: Mapping[str, Any]
    reason: str | None
    scene: str | None = None

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.game / f"{self.name}.json"


def dawn_under() -> list[Wanted]:
    """Every way to end, in every edition, with every number of players; every variant in every edition."""
    reasons = [reason.name.lower() for reason in EndReason if reason != EndReason.UNFINISHED]
    ends = [
        Wanted(
            "dawn-under",
            f"{edition}-{air}{players}-{reason}",
            {"edition": edition, "fresh_air": bool(air), "players": players},
            reason,
        )
        for edition in EDITIONS
        for air in ("", "fresh-air-")
        for players in range(2, SEATS + 1)
        for reason in reasons
    ]
    variants: dict[str, dict[str, Any]] = {
        "children": {"players": 4, "vampires": 8},
        "layout-own": {"players": 3, "layout": list(OWN_CEMETERY), "first": 1},
        **{f"layout-{name}": {"players": 3, "layout": name} for name in SHIPPED if name != "classic"},
        **{f"bare-{name}": {"players": 2, "bare": name, "without": "wk"} for name in BARE_PRESETS},
    }
    chosen = [
        Wanted("dawn-under", f"{edition}-{variant}", {"edition": edition, **options}, "laid_last")
        for edition in EDITIONS
        for variant, options in variants.items()
    ]
    scenes = [
        Wanted(
            "dawn-under",
            f"{edition}-scene-{scene}",
            {"edition": edition, "fresh_air": True, "players": 3, "vampires": 6},
            None,
            scene,
        )
        for edition in EDITIONS
        for scene in SCENES
    ]
    return [*ends, *chosen, *scenes, *house_rules()]


def house_rules() -> list[Wanted]:
    """Every house rule at its least and its most, all of them together, and scenes of each."""
    tables: dict[str, dict[str, Any]] = {
        "rats-0": {"players": 3, "rats": 0},
        "rats-8": {"players": 2, "rats": 8},
        "rats-10": {"players": 5, "rats": 10},
        "garlic-0": {"players": 4, "garlic": 0},
        "garlic-5": {"players": 2, "garlic": 5},
        "stakes-2": {"players": 3, "stakes": 2},
        "stakes-5": {"players": 6, "stakes": 5},
        "may-stop": {"players": 4, "may_stop": True},
        "may-leave": {"players": 3, "may_leave": True},
        "together": {
            "players": 4,
            "fresh_air": True,
            "rats": 9,
            "garlic": 4,
            "stakes": 4,
            "may_stop": True,
            "may_leave": True,
        },
    }
    ends = [
        Wanted("dawn-under", f"{edition}-house-{name}", {"edition": edition, **options}, "laid_last")
        for edition in EDITIONS
        for name, options in tables.items()
    ]
    scenes = [
        Wanted("dawn-under", f"{edition}-scene-{name}", {"edition": edition, **scene.options}, None, name)
        for name, scene in scenes_of_house_rules.SCENES.items()
        for edition in scene.editions
    ]
    return ends + scenes


def through_the_wall() -> list[Wanted]:
    """Every number of players with decks that stay and that wander, what else can be chosen, and scenes."""
    name = "through-the-wall"
    ends = [
        Wanted(name, f"{players}-{decks}-dressed", {"players": players, "decks": decks}, "dressed")
        for players in range(2, through_the_wall_castle.SEATS + 1)
        for decks in (STAY, WANDER)
    ]
    cockcrows = [
        Wanted(name, f"{players}-cockcrow", {"players": players, "night": 10}, "cockcrow")
        for players in range(2, through_the_wall_castle.SEATS + 1)
    ]
    chosen = [
        Wanted(name, "ghosts-beside-each-other", {"players": 2, "ghosts": ["blue", "green"]}, "dressed"),
        Wanted(name, "ghosts-of-three", {"players": 3, "ghosts": ["yellow", "blue", "red"]}, "dressed"),
        Wanted(name, "floor-of-stone", {"players": 3, "floor": "stone"}, "dressed"),
        Wanted(name, "night-without-end", {"players": 2, "night": None}, "dressed"),
    ]
    own = Wanted(name, "board-own", {"players": 3, "board": list(OWN_BOARD), "first": 1}, "dressed")
    scenes = [
        Wanted(name, f"scene-{scene}", {"players": 4, "decks": STAY}, None, scene)
        for scene in SCENES_OF[name]
    ]
    return [*ends, own, *chosen, *cockcrows, *scenes]


WANTED_OF = {"dawn-under": dawn_under(), "through-the-wall": through_the_wall()}
KINDS_OF = {
    "dawn-under": {form.name for form in FORMS.values()},
    "through-the-wall": {form.name for form in through_the_wall_words.FORMS.values()},
}
assert WANTED_OF.keys() == KINDS_OF.keys() == GAMES.keys()

WANTED = [wanted for games in WANTED_OF.values() for wanted in games]
