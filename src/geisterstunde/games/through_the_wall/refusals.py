"""Why a decision is refused. What is legal is decided in `play`; here the reason is found."""

from functools import cache

from geisterstunde.games.through_the_wall.actions import OTHERS, PUTS, SHIFTS, STEPS, TEXT_OF, WORD, Other
from geisterstunde.games.through_the_wall.board import (
    BESIDE,
    CORNERS,
    GHOST_COLOURS,
    PLACE_OF,
    SIDE,
    SPACE_NAMES,
    SPACES,
    Space,
)
from geisterstunde.games.through_the_wall.castle import ADRIFT, FURTHEST, NOBODY, Castle, ghost_of_colour
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.sliders import DOWN, FIRST_COLUMN, OFFSETS, UP
from geisterstunde.games.through_the_wall.state import DECKS, Ask, EndReason, State
from geisterstunde.kernel.refusal import (
    Question,
    Refusal,
    game_over,
    message_of,
    no_such_decision,
    no_such_seat,
    not_asked,
    not_your_turn,
)
from geisterstunde.kernel.seats import Seat
from geisterstunde.locales.speech import Fact

GAME = "through-the-wall"


def refused(code: str, rule: str, message: str = "", **facts: Fact) -> Refusal:
    """A refusal in this game's words; the code's own, or those of another message."""
    return Refusal(code, rule, message_of(GAME, message or code), facts)


@cache
def asked(rule: str, code: str, **facts: Fact) -> Question:
    """A question in this game's words."""
    return Question(rule, message_of(GAME, code), facts)


def explain(s: State, legal: bytes, seat: Seat, action: int) -> Refusal:
    """The reason for which a decision that is not legal is turned down; `legal` has a byte an action."""
    if s.reason != EndReason.UNFINISHED:
        return game_over("TW-26" if s.reason == EndReason.COCKCROW else "TW-24")
    if not 0 <= seat < s.castle.players:
        return no_such_seat("TW-4", s.castle.players)
    question = what_is_asked(s, legal)
    if seat != s.turn:
        return not_your_turn(question.rule, (s.turn,))
    if action not in TEXT_OF:
        return no_such_decision(question, action)
    word, bit = divmod(action, WORD)
    if word >= PUTS:
        return explain_put(s.castle, legal, word - PUTS, bit)
    if s.ask != Ask.MOVE:
        return not_asked(question)
    if word != OTHERS or bit < Other.SEARCH:
        return explain_move(s, word, bit)
    if bit < Other.SWAP:
        return explain_search(s, legal, bit - Other.SEARCH)
    return refused("no_swap", "TW-23")


def what_is_asked(s: State, legal: bytes) -> Question:
    """The question, and the rule by which it is asked."""
    if s.ask == Ask.PUT:
        adrift = [colour for colour in range(len(GHOST_COLOURS)) if among(legal, PUTS + colour, 0, SPACES)]
        spaces = {space for colour in adrift for space in among(legal, PUTS + colour, 0, SPACES)}
        colours = tuple(GHOST_COLOURS[colour] for colour in adrift)
        return asked("TW-14", "asks_put_in_corner" if spaces <= {*CORNERS} else "asks_put", colours=colours)
    if s.ask == Ask.SWAP:
        return asked("TW-23", "asks_swap", deck=s.searched + 1)
    if s.moves_left == 0:
        return asked("TW-20", "asks_search")
    may_search = bool(among(legal, OTHERS, Other.SEARCH, DECKS))
    return asked("TW-10", "asks_move_or_search" if may_search else "asks_move", moves=s.moves_left)


def among(legal: bytes, word: int, first: int, count: int) -> list[int]:
    """Which of some neighbouring bits of a word are legal now, counted from the first."""
    start = WORD * word + first
    return [place for place, may in enumerate(legal[start : start + count]) if may]


def ghost_on(c: Castle, space: Space) -> int:
    """The ghost that stands on a space, or nobody."""
    return next((ghost for ghost in range(c.players) if c.ghost[ghost] == space), NOBODY)


def colour_of(c: Castle, ghost: int) -> str:
    """The colour of a ghost."""
    return GHOST_COLOURS[c.colour[ghost]]


def ghost_over(c: Castle, tunnel: int) -> bool:
    """Whether a ghost stands over a tunnel."""
    return any(
        PLACE_OF[c.quarters, c.ghost[ghost]] % SIDE == FIRST_COLUMN + tunnel for ghost in range(c.players)
    )


def explain_move(s: State, word: int, bit: int) -> Refusal:
    """This magical move cannot be made."""
    if s.moves_left == 0:
        return refused("no_move_left", "TW-10")
    if word == STEPS:
        return explain_step(s.castle, s.turn, bit)
    if word == OTHERS:
        return explain_slide(s.castle, bit // 2, DOWN if bit % 2 else UP)
    return explain_shift(s.castle, bit // OFFSETS, word - SHIFTS)


def explain_step(c: Castle, seat: Seat, space: Space) -> Refusal:
    """A ghost may not step there."""
    name, own = SPACE_NAMES[space], c.ghost[seat]
    if own == space:
        return refused("already_there", "TW-10", space=name)
    if not int(BESIDE[own]) >> space & 1:
        return refused("not_beside", "TW-10", space=name)
    if c.room[own] != c.room[space]:
        return refused("wall", "TW-10", space=name)
    return refused("occupied", "TW-10", colour=colour_of(c, ghost_on(c, space)), space=name)


def explain_slide(c: Castle, slider: int, way: int) -> Refusal:
    """A slider may not be pushed that way."""
    at_its_end = abs(c.offset[slider] + way) > FURTHEST
    code, rule = ("slider_at_its_end", "TW-3") if at_its_end else ("ghost_would_fall", "TW-11")
    return refused(code, rule, slider=slider + 1, way="down" if way == DOWN else "up")


def explain_shift(c: Castle, slider: int, tunnel: int) -> Refusal:
    """A slider may not be moved to that tunnel."""
    if c.tunnel[slider] == tunnel:
        return refused("same_tunnel", "TW-12", slider=slider + 1, tunnel=tunnel + 1)
    if tunnel in (c.tunnel[0], c.tunnel[1], c.tunnel[2]):
        return refused("tunnel_taken", "TW-12", tunnel=tunnel + 1)
    blocked = tunnel if ghost_over(c, tunnel) else c.tunnel[slider]
    return refused("ghost_above", "TW-12", tunnel=blocked + 1)


def explain_search(s: State, legal: bytes, deck: int) -> Refusal:
    """The player may not search, or not this deck."""
    garment = s.garment[s.castle.ghost[s.turn]]
    if garment == NO_GARMENT:
        return refused("no_garment", "TW-20")
    part = garment // EACH_PART
    if s.dressed[s.turn] >> part & 1:
        return refused("already_dressed", "TW-20", part=PARTS[part])
    others = [other + 1 for other in among(legal, OTHERS, Other.SEARCH, DECKS)]
    return refused("empty_deck", "TW-20", deck=deck + 1, decks=others)


def explain_put(c: Castle, legal: bytes, number: int, space: Space) -> Refusal:
    """The ghost of a colour may not be put there."""
    colour, ghost = GHOST_COLOURS[number], ghost_of_colour(c, number)
    if ghost == NOBODY:
        return refused("not_playing", "TW-14", colour=colour)
    if c.ghost[ghost] != ADRIFT:
        return refused("not_adrift", "TW-14", colour=colour)
    if ghost_on(c, space) != NOBODY:
        return refused("occupied", "TW-14", "put_on_another", space=SPACE_NAMES[space])
    spaces = [SPACE_NAMES[other] for other in among(legal, PUTS + number, 0, SPACES)]
    return refused("not_covered", "TW-14", colour=colour, spaces=spaces)
