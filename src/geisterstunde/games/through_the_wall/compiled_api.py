"""The compiled functions of Through the Wall, and the rules that all loops over this game are made of."""

from geisterstunde.games.through_the_wall.actions import WORDS
from geisterstunde.games.through_the_wall.deal import begin_game, deal_cards
from geisterstunde.games.through_the_wall.garments import PARTS
from geisterstunde.games.through_the_wall.observation import Seen, observe
from geisterstunde.games.through_the_wall.play import apply_decision, legal_word, legal_words
from geisterstunde.games.through_the_wall.public_state import public_state
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.bits import count_bits
from geisterstunde.kernel.compiled_api import compiled_game_api
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.seats import Seat


@rule
def players_at(s: State) -> int:
    """How many sit at the table."""
    return s.castle.players


@rule
def left_to_do(s: State, seat: Seat) -> int:
    """The garments a seat has still to find."""
    return len(PARTS) - count_bits(s.dressed[seat])


API = compiled_game_api(
    "through_the_wall",
    State,
    Seen,
    {
        "WORDS": WORDS,
        "players_at": players_at,
        "deal_cards": deal_cards,
        "begin_game": begin_game,
        "legal_word": legal_word,
        "legal_words": legal_words,
        "apply_decision": apply_decision,
        "observe": observe,
        "public_state": public_state,
        "left_to_do": left_to_do,
    },
)
