"""Texts that look like a decision and are none, because what they name is not there."""

from geisterstunde.games.through_the_wall.board import PLUG, SPACE_NAMES
from geisterstunde.games.through_the_wall.castle import FURTHEST, SLIDERS, TUNNELS
from geisterstunde.games.through_the_wall.state import DECKS
from geisterstunde.kernel.refusal import Refusal


def why_no_decision(text: str) -> Refusal | None:
    """What is missing, or None where the text does not even look like a decision."""
    match text.split():
        case ["step", space] if space == SPACE_NAMES[PLUG]:
            return Refusal("plug", "TW-10", "through-the-wall-input-plug", {"space": space})
        case ["put", _, space] if space == SPACE_NAMES[PLUG]:
            return Refusal("plug", "TW-14", "through-the-wall-input-plug", {"space": space})
        case ["search", _]:
            return Refusal("no_such_deck", "TW-20", "through-the-wall-input-no-deck", {"last": DECKS})
        case ["swap", _]:
            return Refusal("no_such_deck", "TW-23", "through-the-wall-input-no-deck", {"last": DECKS})
        case ["slide", slider, "up" | "down"] | ["shift", slider, _, _] if not counts(slider, SLIDERS):
            return Refusal("no_such_slider", "TW-3", "through-the-wall-input-no-slider", {"last": SLIDERS})
        case ["shift", _, tunnel, _] if not counts(tunnel, TUNNELS):
            return Refusal("no_such_tunnel", "TW-3", "through-the-wall-input-no-tunnel", {"last": TUNNELS})
        case ["shift", _, _, _]:
            return Refusal("too_far", "TW-3", "through-the-wall-input-too-far", {"most": FURTHEST})
    return None


def counts(word: str, last: int) -> bool:
    """Whether a word is one of the numbers from 1 on."""
    return word in map(str, range(1, last + 1))
