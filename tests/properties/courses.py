"""Random tables, and the course of random games at them, for hypothesis to choose and to shrink."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from geisterstunde.kernel.record import Buffer
from tests.games import GAMES
from tests.play import ENDLESS, Taken, dealt
from tests.tables import OWN_BOARD, OWN_CEMETERY, TABLES, GameTable


@st.composite
def dawn_under_options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options of Dawn Under."""
    options: dict[str, Any] = {
        "players": draw(st.integers(2, 6)),
        "edition": draw(st.sampled_from(["2004", "2018"])),
        "fresh_air": draw(st.booleans()),
        "layout": draw(st.sampled_from(["classic", "even", OWN_CEMETERY])),
        "vampires": draw(st.none() | st.integers(4, 12)),
    }
    options["first"] = draw(st.none() | st.integers(0, options["players"] - 1))
    options |= draw(house_rules(options["players"]))
    if options["players"] == 2:
        options["without"] = draw(st.sampled_from([None, "wk", "by", "gr"]))
        options["bare"] = draw(st.sampled_from(["random", "corners", "cross"]) | bare_graves())
    return options


def house_rules(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Any house rules, or none (DU-60 to DU-64)."""
    return st.fixed_dictionaries(
        {},
        optional={
            "rats": st.integers(0, 8 if players == 2 else 10),
            "garlic": st.integers(0, 5),
            "stakes": st.integers(2, 5),
            "may_stop": st.booleans(),
            "may_leave": st.booleans(),
        },
    )


def bare_graves() -> st.SearchStrategy[tuple[str, ...]]:
    """Twenty graves picked by hand."""
    graves = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    off_the_plaza = [grave for grave in graves if grave not in ("d4", "e4", "d5", "e5")]
    return st.permutations(off_the_plaza).map(lambda order: tuple(order[:20]))


@st.composite
def through_the_wall_options(draw: st.DrawFn) -> dict[str, Any]:
    """Any options of Through the Wall."""
    options: dict[str, Any] = {
        "players": draw(st.integers(2, 4)),
        "decks": draw(st.sampled_from(["stay", "wander"])),
        "board": draw(st.sampled_from(["castle", OWN_BOARD]) | scattered_garments()),
    }
    options["first"] = draw(st.none() | st.integers(0, options["players"] - 1))
    chosen = st.permutations(["green", "red", "yellow", "blue"]).map(
        lambda order: order[: options["players"]]
    )
    options |= draw(
        st.fixed_dictionaries(
            {},
            optional={
                "ghosts": st.none() | chosen,
                "floor": st.sampled_from(["glass", "stone"]),
                "night": st.none() | st.integers(10, 1000),
            },
        )
    )
    return options


def scattered_garments() -> st.SearchStrategy[tuple[str, ...]]:
    """A board of our own rooms whose garments lie anywhere but on corners and plug."""
    bare = [space for space in range(49) if space not in (0, 6, 24, 42, 48)]

    def drawn(order: list[int]) -> tuple[str, ...]:
        letters = ["."] * 49
        for corner in (0, 6, 42, 48):
            letters[corner] = "o"
        letters[24] = "+"
        for number, space in enumerate(order[:20]):
            letters[space] = "HMBLG"[number % 5]
        return (*OWN_BOARD[:7], *("".join(letters[7 * row : 7 * row + 7]) for row in range(7)))

    return st.permutations(bare).map(drawn)


OPTIONS_OF = {"dawn-under": dawn_under_options(), "through-the-wall": through_the_wall_options()}
assert OPTIONS_OF.keys() == GAMES.keys()


def tables(name: str | None = None) -> st.SearchStrategy[GameTable]:
    """Any table of a game, or of any game."""
    names = sorted(GAMES) if name is None else [name]
    listed = st.sampled_from([table for table in TABLES if table.name in names])
    chosen = [st.builds(GameTable, st.just(name), OPTIONS_OF[name]) for name in names]
    return st.one_of(listed, *chosen)


class Course(NamedTuple):
    """A game to be played: its deal, its first choices one by one, and chance for the rest.

    A narrow course takes only the last few choices of each verb. It opens the same graves again and again,
    which brings about penalties that chance would seldom find, and moves sliders less often than ghosts.
    """

    table: GameTable
    seed: int
    choices: list[int]
    chance: int
    narrow: int

    def play(self, position: Buffer) -> Iterator[Taken]:
        """Plays a position to its end, in place."""
        game = self.table.game
        rest = random.Random(self.chance)
        for number in range(ENDLESS):
            owing = game.owing(position)
            if not owing:
                return
            choice = self.choices[number] if number < len(self.choices) else rest.getrandbits(16)
            seat = owing[choice % len(owing)]
            legal = self.narrowed(game.legal(position, seat))
            action = legal[choice // len(owing) % len(legal)]
            yield Taken(seat, action, game.apply(position, seat, action))
        raise AssertionError(f"no end after {ENDLESS} decisions")

    def narrowed(self, legal: Sequence[int]) -> Sequence[int]:
        """What it chooses from."""
        if self.narrow == 0:
            return legal
        verbs: dict[str, list[int]] = {}
        for action in legal:
            verbs.setdefault(self.table.game.action_to(action).split()[0], []).append(action)
        return [action for actions in verbs.values() for action in actions[-self.narrow :]]

    def dealt(self) -> Buffer:
        """The position it starts from."""
        return dealt(self.table, self.seed)


def courses(name: str | None = None) -> st.SearchStrategy[Course]:
    """Any course of a game, or of any game."""
    return st.builds(
        Course,
        table=tables(name),
        seed=st.integers(0, 2**32),
        choices=st.lists(st.integers(0, 2**16), max_size=30),
        chance=st.integers(0, 2**32),
        narrow=st.sampled_from([0, 0, 20, 6]),
    )
