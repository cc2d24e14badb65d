"""The options of a game, checked before anything is dealt."""

from pathlib import Path

import msgspec

from geisterstunde.games.through_the_wall.boards import SHIPPED, board_file, checked_rows, shipped_board
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.kernel.choices import choices_of, number, one_of, seat
from geisterstunde.kernel.options import Drawing, check_seats
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

STAY = "stay"
WANDER = "wander"


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what. Everything has a default; a wrong choice is refused in one sentence."""

    players: int = 4
    decks: str = STAY  # or they wander (TW-23)
    board: str | Drawing = "castle"  # a shipped one, or seven rows of rooms and seven of garments
    first: int | None = None  # the seat that begins, or chance

    def __post_init__(self) -> None:
        check_seats(self.players, self.first, SEATS)
        if self.decks not in (STAY, WANDER):
            raise BadInput("through-the-wall-input-decks", choices=[STAY, WANDER], given=quoted(self.decks))
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


def _board(text: str) -> str | Drawing:
    return text if text in SHIPPED else board_file(Path(text))


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
)
