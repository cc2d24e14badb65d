"""The compiled functions of Dawn Under, and the rules that all loops over this game are made of."""

from geisterstunde.games.dawn_under.actions import WORDS
from geisterstunde.games.dawn_under.deal import begin_game, deal_cards
from geisterstunde.games.dawn_under.observation import Seen, observe
from geisterstunde.games.dawn_under.play import apply_decision, legal_word
from geisterstunde.games.dawn_under.public_state import public_state
from geisterstunde.games.dawn_under.random_play import random_action
from geisterstunde.games.dawn_under.state import State
from geisterstunde.kernel.compiled_api import compiled_game_api
from geisterstunde.kernel.jit import rule, woven_in
from geisterstunde.kernel.seats import Seat


@rule
def players_at(s: State) -> int:
    """How many sit at the table."""
    return s.players


@rule
def left_to_do(s: State, seat: Seat) -> int:
    """The vampires a seat has still to lay."""
    return s.row_length[seat]


API = compiled_game_api(
    "dawn_under",
    State,
    Seen,
    {
        "WORDS": WORDS,
        "players_at": players_at,
        "deal_cards": deal_cards,
        "begin_game": begin_game,
        "legal_word": legal_word,
        "apply_decision": apply_decision,
        "carry_out": woven_in(apply_decision),
        "random_action": random_action,
        "observe": observe,
        "public_state": public_state,
        "left_to_do": left_to_do,
    },
)
