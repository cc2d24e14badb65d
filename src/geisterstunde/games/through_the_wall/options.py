"""The options of a game, checked before anything is dealt."""

from pathlib import Path

import msgspec

from geisterstunde.games.through_the_wall.board import GHOST_COLOURS
from geisterstunde.games.through_the_wall.boards import SHIPPED, board_file, checked_rows, shipped_board
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.kernel.choices import choices_of, number, one_of, seat
from geisterstunde.kernel.game import NONE
from geisterstunde.kernel.options import Drawing, check_seats
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

STAY = "stay"
WANDER = "wander"
GLASS = "glass"
STONE = "stone"
OPPOSITE = ("green", "yellow")  # the ghosts of two players, if they do not choose
SHORTEST_NIGHT, LONGEST_NIGHT = 10, 1000  # rounds
NIGHTS = (10, 20, 50, 100, 200, 500, 1000)  # worth offering


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what. Everything has a default; a wrong choice is refused in one sentence."""

    players: int = 4
    decks: str = STAY  # or they wander (TW-23)
    board: str | Drawing = "castle"  # a shipped one, or seven rows of rooms and seven of garments
    first: int | None = None  # the seat that begins, or chance
    ghosts: tuple[str, ...] | None = None  # the colour of each seat's ghost, or as usual (TW-4)
    floor: str = GLASS  # or stone (TW-25)
    night: int | None = 100  # rounds without a find until the cock crows, or it never does (TW-26)

    def __post_init__(self) -> None:
        check_seats(self.players, self.first, SEATS)
        if self.decks not in (STAY, WANDER):
            raise BadInput("through-the-wall-input-decks", choices=[STAY, WANDER], given=quoted(self.decks))
        if self.floor not in (GLASS, STONE):
            raise BadInput("through-the-wall-input-floor", choices=[GLASS, STONE], given=quoted(self.floor))
        if self.night is not None and not SHORTEST_NIGHT <= self.night <= LONGEST_NIGHT:
            raise BadInput(
                "through-the-wall-input-night", least=SHORTEST_NIGHT, most=LONGEST_NIGHT, given=self.night
            )
        self._check_ghosts()
        self._check_board()

    def _check_ghosts(self) -> None:
        if self.ghosts is None:
            return
        different = set(self.ghosts) & set(GHOST_COLOURS)
        if not len(different) == len(self.ghosts) == self.players:
            raise BadInput(
                "through-the-wall-input-ghosts",
                ghosts=self.players,
                colours=GHOST_COLOURS,
                given=quoted(",".join(self.ghosts)),
            )

    def _check_board(self) -> None:
        if isinstance(self.board, str):
            if self.board not in SHIPPED:
                raise BadInput("through-the-wall-input-board", boards=SHIPPED, given=quoted(self.board))
        else:
            try:
                checked_rows(self.board)
            except BadInput as error:
                raise BadInput("through-the-wall-input-board-rows", reason=error) from error

    @property
    def board_rows(self) -> Drawing:
        """The board as drawn."""
        return shipped_board(self.board) if isinstance(self.board, str) else self.board

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat's ghost; two players take opposite corners unless they choose (TW-4)."""
        if self.ghosts is not None:
            return self.ghosts
        return OPPOSITE if self.players == len(OPPOSITE) else GHOST_COLOURS[: self.players]


def _board(text: str) -> str | Drawing:
    return text if text in SHIPPED else board_file(Path(text))


def _ghosts(text: str) -> tuple[str, ...]:
    return tuple(text.replace("+", " ").replace(",", " ").split())


CHOICES = choices_of(
    Options,
    number("players", f"2 to {SEATS} players", 2, SEATS),
    one_of("decks", "a searched deck goes back (stay) or swaps places with another (wander)", (STAY, WANDER)),
    one_of(
        "board",
        f"the board: {', '.join(SHIPPED)} or a file with your own",
        SHIPPED,
        read=_board,
        own="drawing",
    ),
    seat("first", "the seat that begins (else chance decides)", SEATS),
    one_of(
        "ghosts",
        "a colour for every seat, as in 'green,yellow'; it says in which corner a ghost starts",
        (),
        read=_ghosts,
        own="colours",
        by_seat=True,
        usual=tuple(Options(players=players).colours for players in range(2, SEATS + 1)),
    ),
    one_of("floor", "of glass, or of stone, which hides what is under the board", (GLASS, STONE)),
    number(
        "night",
        f"rounds without a find until the cock crows, {SHORTEST_NIGHT} to {LONGEST_NIGHT} or {NONE}",
        SHORTEST_NIGHT,
        LONGEST_NIGHT,
        listed=NIGHTS,
        or_none=True,
    ),
)
