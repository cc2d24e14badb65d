"""The options of a game, checked before anything is dealt."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from geisterstunde.games.dawn_under.actions import COLOUR_LETTERS
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES, GRAVE_NUMBERS
from geisterstunde.games.dawn_under.deal import BARE_GRAVES, COLOURS_OUT
from geisterstunde.games.dawn_under.editions import EDITIONS, table_size
from geisterstunde.games.dawn_under.layouts import SHIPPED, checked_rows, layout_file, shipped_layout
from geisterstunde.games.dawn_under.state import MOST_RATS, SEATS
from geisterstunde.kernel.choices import choices_of, number, one_of, seat, text, yes_no
from geisterstunde.kernel.options import Drawing, check_seats
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

FEWEST_VAMPIRES, MOST_VAMPIRES = 4, 12
BEST_IN_FRESH_AIR = 3  # players: what one of the boxes asks for
MOST_RATS_OF_TWO = 8
BULBS_IN_THE_BOX, MOST_BULBS = 3, 5
STAKES_IN_THE_BOX, FEWEST_STAKES, MOST_STAKES = 3, 2, 5
LIDS = ("carved", "plain")

BARE_PRESETS: Mapping[str, tuple[str, ...]] = {
    "corners": (
        *("a1", "b1", "c1", "f1", "g1", "h1", "a2", "h2", "a3", "h3"),
        *("a6", "h6", "a7", "h7", "a8", "b8", "c8", "f8", "g8", "h8"),
    ),
    "cross": (
        *("d2", "e2", "d3", "e3", "a4", "b4", "c4", "f4", "g4", "h4"),
        *("a5", "b5", "c5", "f5", "g5", "h5", "d6", "e6", "d7", "e7"),
    ),
}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what. Everything has a default; a wrong combination is refused in one sentence."""

    players: int = 4
    edition: str = "2004"
    fresh_air: bool = False
    layout: str | Drawing = "classic"
    lids: str = "carved"  # whether every grave has a look of its own: for the eye only, no rule reads it
    vampires: int | None = None  # the children's variant: at most so many each (DU-5)
    first: int | None = None  # the seat that begins, or chance (DU-6)
    without: str | None = None  # two players: the two colours that leave, or chance (DU-4)
    bare: str | tuple[str, ...] = "random"  # two players: a preset, or the twenty graves (DU-4)
    rats: int | None = None  # house rule: so many, else as the box has them (DU-60)
    garlic: int = BULBS_IN_THE_BOX  # house rule: bulbs each (DU-61)
    stakes: int = STAKES_IN_THE_BOX  # house rule: which stake brings the gifts (DU-62)
    may_stop: bool = False  # house rule (DU-63)
    may_leave: bool = False  # house rule for the plague of 2018; that of 2004 is so anyway (DU-64)

    def __post_init__(self) -> None:
        self._check_table()
        self._check_layout()
        if self.vampires is not None and not FEWEST_VAMPIRES <= self.vampires <= MOST_VAMPIRES:
            raise BadInput(
                "dawn-under-input-vampires", fewest=FEWEST_VAMPIRES, most=MOST_VAMPIRES, given=self.vampires
            )
        self._check_two_player_choices()
        self._check_house_rules()

    def _check_table(self) -> None:
        check_seats(self.players, self.first, SEATS)
        if self.edition not in EDITIONS:
            raise BadInput("dawn-under-input-edition", editions=list(EDITIONS), given=quoted(self.edition))

    def _check_layout(self) -> None:
        if isinstance(self.layout, str):
            if self.layout not in SHIPPED:
                raise BadInput("dawn-under-input-layout", layouts=SHIPPED, given=quoted(self.layout))
        else:
            try:
                checked_rows(self.layout)
            except BadInput as error:
                raise BadInput("dawn-under-input-layout-rows", reason=error) from error
        if self.lids not in LIDS:
            raise BadInput("dawn-under-input-lids", kinds=list(LIDS), given=quoted(self.lids))

    def _check_two_player_choices(self) -> None:
        if self.players != 2 and (self.without is not None or self.bare != "random"):
            raise BadInput("dawn-under-input-two-players")
        if self.without is not None and (
            len(set(self.without)) != COLOURS_OUT
            or len(self.without) != COLOURS_OUT
            or not set(self.without) <= set(COLOUR_LETTERS)
        ):
            raise BadInput("dawn-under-input-without", letters=COLOUR_LETTERS, given=quoted(self.without))
        if isinstance(self.bare, str):
            if self.bare not in ("random", *BARE_PRESETS):
                raise BadInput(
                    "dawn-under-input-bare",
                    presets=", ".join(BARE_PRESETS),
                    graves=BARE_GRAVES,
                    given=quoted(self.bare),
                )
            return
        for name in self.bare:
            if name not in GRAVE_NUMBERS:
                raise BadInput(
                    "dawn-under-input-no-grave",
                    given=quoted(name, 20),
                    first=GRAVE_NAMES[0],
                    last=GRAVE_NAMES[-1],
                )
        if len(self.bare) != BARE_GRAVES or len(set(self.bare)) != BARE_GRAVES:
            raise BadInput("dawn-under-input-bare-graves", graves=BARE_GRAVES, given=len(set(self.bare)))

    def _check_house_rules(self) -> None:
        most_rats = MOST_RATS_OF_TWO if self.players == 2 else MOST_RATS
        if self.rats is not None and not 0 <= self.rats <= most_rats:
            raise BadInput("dawn-under-input-rats", most=most_rats, given=self.rats)
        if not 0 <= self.garlic <= MOST_BULBS:
            raise BadInput("dawn-under-input-garlic", most=MOST_BULBS, given=self.garlic)
        if not FEWEST_STAKES <= self.stakes <= MOST_STAKES:
            raise BadInput(
                "dawn-under-input-stakes", fewest=FEWEST_STAKES, most=MOST_STAKES, given=self.stakes
            )

    @property
    def rats_dealt(self) -> int:
        """How many rats are dealt, and how many lids are kept in reserve for their graves."""
        return table_size(self.players).rats if self.rats is None else self.rats

    @property
    def layout_rows(self) -> Drawing:
        """The cemetery as drawn."""
        return shipped_layout(self.layout) if isinstance(self.layout, str) else self.layout

    @property
    def bare_set(self) -> int:
        """The graves chosen to stay bare as bits, or 0 where chance chooses."""
        names = BARE_PRESETS.get(self.bare, ()) if isinstance(self.bare, str) else self.bare
        return sum(1 << GRAVE_NUMBERS[name] for name in names)

    @property
    def without_set(self) -> int:
        """The colours chosen to leave as bits, or 0 where chance chooses."""
        return sum(1 << COLOUR_LETTERS.index(letter) for letter in self.without or "")


def _layout(text: str) -> str | Drawing:
    return text if text in SHIPPED else layout_file(Path(text))


def _bare(text: str) -> str | tuple[str, ...]:
    return tuple(text.replace(",", " ").split()) if "," in text or " " in text else text


TWO_PLAYERS = {"players": 2}

CHOICES = choices_of(
    Options,
    number("players", f"2 to {SEATS} players", 2, SEATS),
    one_of("edition", f"the rules of {' or '.join(EDITIONS)}", EDITIONS),
    yes_no(
        "fresh_air",
        f"the expansion, yes or no (best with {BEST_IN_FRESH_AIR} or more): Count Rucola and the bats",
        best_from=BEST_IN_FRESH_AIR,
    ),
    number(
        "vampires",
        f"children's variant: at most {FEWEST_VAMPIRES} to {MOST_VAMPIRES} vampires each",
        FEWEST_VAMPIRES,
        MOST_VAMPIRES,
    ),
    one_of(
        "layout",
        f"the cemetery: {', '.join(SHIPPED)} or a file with your own",
        SHIPPED,
        read=_layout,
        own="drawing",
    ),
    one_of("lids", "every lid carved in its own way, or all of them plain: for the eye only", LIDS),
    seat("first", "the seat that begins (else chance decides)", SEATS),
    text(
        "without",
        "two players: the two colours that leave, as in 'wk' (else chance)",
        applies=TWO_PLAYERS,
        own="colours",
    ),
    one_of(
        "bare",
        f"two players: bare graves: random, {', '.join(BARE_PRESETS)}, or {BARE_GRAVES} as in 'a1,b1,...'",
        ("random", *BARE_PRESETS),
        read=_bare,
        own="graves",
        applies=TWO_PLAYERS,
    ),
    number("rats", f"0 to {MOST_RATS} rats, two players 0 to {MOST_RATS_OF_TWO}", 0, MOST_RATS, house=True),
    number("garlic", f"0 to {MOST_BULBS} bulbs of garlic each", 0, MOST_BULBS, house=True),
    number(
        "stakes",
        f"which stake brings vampires from everybody, {FEWEST_STAKES} to {MOST_STAKES}",
        FEWEST_STAKES,
        MOST_STAKES,
        house=True,
    ),
    yes_no("may_stop", "after laying, a player may stop, yes or no", house=True),
    yes_no("may_leave", "in a plague of 2018 a fitting vampire may stay, yes or no", house=True),
)
