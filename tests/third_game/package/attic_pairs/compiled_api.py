"""The compiled functions of Attic Pairs, and the rules that all loops over this game are made of."""

from attic_pairs.observation import Seen, observe, public_state
from attic_pairs.rules import apply_decision, begin_game, deal_cards, left_to_do, legal_word, players_at
from attic_pairs.state import State
from geisterstunde.kernel.compiled_api import compiled_game_api

API = compiled_game_api(
    "attic_pairs",
    State,
    Seen,
    {
        "WORDS": 1,
        "players_at": players_at,
        "deal_cards": deal_cards,
        "begin_game": begin_game,
        "legal_word": legal_word,
        "apply_decision": apply_decision,
        "observe": observe,
        "public_state": public_state,
        "left_to_do": left_to_do,
    },
)
