"""Why a decision is refused. What is legal is decided in `play`; here the reason is put into words."""

from collections.abc import Sequence

from geisterstunde.games.through_the_wall.actions import (
    GHOST_COLOURS,
    OTHERS,
    PUTS,
    SHIFTS,
    STEPS,
    TEXT_OF,
    WORD,
    Other,
)
from geisterstunde.games.through_the_wall.board import BESIDE, PLACE_OF, SIDE, SPACE_NAMES, SPACES
from geisterstunde.games.through_the_wall.castle import ADRIFT, FURTHEST, NOBODY, Castle
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.sliders import DOWN, FIRST_COLUMN, OFFSETS, UP
from geisterstunde.games.through_the_wall.state import DECKS, Ask, Reason, State
from geisterstunde.kernel.refusal import Refusal


def explain(s: State, legal: Sequence[int], seat: int, action: int) -> Refusal:
    """The reason for which a decision that is not legal is turned down; `legal` is what may be."""
    if s.reason != Reason.UNFINISHED:
        return Refusal("game_over", "TW-24", "The game is over.")
    if not 0 <= seat < s.castle.players:
        return Refusal("no_such_seat", "TW-4", f"Seats here are 0 to {s.castle.players - 1}.")
    rule, question = what_is_asked(s, legal)
    if seat != s.turn:
        return Refusal("not_your_turn", rule, f"It is not for you to decide now; seat {s.turn} must.")
    if action not in TEXT_OF:
        return Refusal("no_such_decision", rule, f"{question}; there is no decision number {action}.")
    word, bit = divmod(action, WORD)
    if s.ask == Ask.MOVE and word < PUTS:
        if word == OTHERS and bit >= Other.SEARCH:
            if bit < Other.SWAP:
                return explain_search(s, legal, bit - Other.SEARCH)
            return Refusal("not_asked", rule, f"{question}.")
        return explain_move(s, word, bit)
    if s.ask == Ask.PUT and word >= PUTS:
        return explain_put(s.castle, legal, word - PUTS, bit)
    return Refusal("not_asked", rule, f"{question}.")


def what_is_asked(s: State, legal: Sequence[int]) -> tuple[str, str]:
    """The rule by which something is asked, and the question."""
    if s.ask == Ask.PUT:
        adrift = " and ".join(
            GHOST_COLOURS[ghost] for ghost in range(s.castle.players) if s.castle.ghost[ghost] == ADRIFT
        )
        return "TW-14", f"You have to put down what the turning board has moved about: {adrift}"
    if s.ask == Ask.SWAP:
        return "TW-23", f"You have to swap places between deck {s.searched + 1} and another"
    may_search = bool(among(legal, OTHERS, Other.SEARCH, DECKS))
    if s.moves_left == 0:
        return "TW-20", "You have no magical move left; you may search a deck, or be done"
    moves = "a magical move" if s.moves_left == 1 else f"{s.moves_left} magical moves"
    search = ", or search a deck, which ends your turn" if may_search else ""
    return "TW-10", f"You may make {moves}{search}"


def among(legal: Sequence[int], word: int, first: int, count: int) -> list[int]:
    """Which of some neighbouring bits of a word are legal now, counted from the first."""
    start = WORD * word + first
    return [action - start for action in legal if start <= action < start + count]


def ghost_on(c: Castle, space: int) -> int:
    """The ghost that stands on a space, or nobody."""
    return next((ghost for ghost in range(c.players) if c.ghost[ghost] == space), NOBODY)


def ghost_over(c: Castle, tunnel: int) -> bool:
    """Whether a ghost stands over a tunnel."""
    return any(
        PLACE_OF[c.quarters, c.ghost[ghost]] % SIDE == FIRST_COLUMN + tunnel for ghost in range(c.players)
    )


def explain_move(s: State, word: int, bit: int) -> Refusal:
    """This magical move cannot be made."""
    if s.moves_left == 0:
        return Refusal("no_move_left", "TW-10", "You have made your three magical moves.")
    if word == STEPS:
        return explain_step(s.castle, s.turn, bit)
    if word == OTHERS:
        return explain_slide(s.castle, bit // 2, DOWN if bit % 2 else UP)
    return explain_shift(s.castle, bit // OFFSETS, word - SHIFTS)


def explain_step(c: Castle, seat: int, space: int) -> Refusal:
    """A ghost may not step there."""
    name, own = SPACE_NAMES[space], c.ghost[seat]
    if own == space:
        return Refusal("already_there", "TW-10", f"Your ghost stands on {name} already.")
    if not int(BESIDE[own]) >> space & 1:
        return Refusal(
            "not_beside", "TW-10", f"Your ghost steps to the next space only; {name} is not beside it."
        )
    if c.room[own] != c.room[space]:
        return Refusal("wall", "TW-10", f"A wall stands between your ghost and {name}.")
    ghost = ghost_on(c, space)
    return Refusal("occupied", "TW-10", f"The {GHOST_COLOURS[ghost]} ghost stands on {name}.")


def explain_slide(c: Castle, slider: int, way: int) -> Refusal:
    """A slider may not be pushed that way."""
    direction = "down" if way == DOWN else "up"
    if abs(c.offset[slider] + way) > FURTHEST:
        return Refusal(
            "slider_at_its_end",
            "TW-3",
            f"Slider {slider + 1} goes no farther {direction}: one chamber stays under the board.",
        )
    return Refusal(
        "ghost_would_fall",
        "TW-11",
        f"Slider {slider + 1} cannot be pushed {direction}: a ghost would be taken off the board.",
    )


def explain_shift(c: Castle, slider: int, tunnel: int) -> Refusal:
    """A slider may not be moved to that tunnel."""
    if c.tunnel[slider] == tunnel:
        return Refusal(
            "same_tunnel",
            "TW-12",
            f"Slider {slider + 1} lies in tunnel {tunnel + 1} already; it moves to another.",
        )
    if tunnel in (c.tunnel[0], c.tunnel[1], c.tunnel[2]):
        return Refusal("tunnel_taken", "TW-12", f"A slider lies in tunnel {tunnel + 1} already.")
    blocked = tunnel if ghost_over(c, tunnel) else c.tunnel[slider]
    return Refusal(
        "ghost_above", "TW-12", f"A ghost stands over tunnel {blocked + 1}, so no slider moves in or out."
    )


def explain_search(s: State, legal: Sequence[int], deck: int) -> Refusal:
    """The player may not search, or not this deck."""
    garment = s.garment[s.castle.ghost[s.turn]]
    if garment == NO_GARMENT:
        return Refusal("no_garment", "TW-20", "Your ghost stands on no garment, so there is none to search.")
    part = garment // EACH_PART
    if s.dressed[s.turn] >> part & 1:
        return Refusal("already_dressed", "TW-20", f"Your ghost has something for the {PARTS[part]} already.")
    decks = " or ".join(str(other + 1) for other in among(legal, OTHERS, Other.SEARCH, DECKS))
    return Refusal("empty_deck", "TW-20", f"Deck {deck + 1} has no cards left; search {decks}.")


def explain_put(c: Castle, legal: Sequence[int], ghost: int, space: int) -> Refusal:
    """A ghost may not be put there."""
    colour = GHOST_COLOURS[ghost]
    if not (0 <= ghost < c.players and c.ghost[ghost] == ADRIFT):
        return Refusal("not_adrift", "TW-14", f"The {colour} ghost need not be put anywhere.")
    if ghost_on(c, space) != NOBODY:
        return Refusal("occupied", "TW-14", f"Another ghost stands on {SPACE_NAMES[space]}.")
    spaces = " or ".join(SPACE_NAMES[other] for other in among(legal, PUTS + ghost, 0, SPACES))
    return Refusal("not_covered", "TW-14", f"The {colour} ghost can be put on {spaces} only.")
