"""Tells events as sentences."""

from collections.abc import Sequence

from geisterstunde.games.through_the_wall.actions import GHOST_COLOURS
from geisterstunde.kernel.game import YOU, Happening
from geisterstunde.kernel.phrases import does, whom


def tell_happening(happening: Happening, names: Sequence[str]) -> str | None:
    """One event as a sentence; None for what the drawing shows well enough."""
    facts = happening.facts
    who = names[facts["seat"]] if "seat" in facts else YOU
    ghost = ghost_of(facts["ghost"], names) if "ghost" in facts else ""
    match happening.kind:
        case "stepped":
            return f"{who} {does(who, 'step')} to {facts['space']}."
        case "slid":
            return f"{who} {does(who, 'push')} slider {facts['slider']} {facts['way']}."
        case "carried":
            return f"{ghost} is carried to {facts['space']}."
        case "shifted":
            return (
                f"{who} {does(who, 'move')} slider {facts['slider']} to tunnel {facts['tunnel']}, "
                f"{place_of(facts['offset'])}."
            )
        case "turned":
            return f"{who} {does(who, 'turn')} the board to the {facts['way']}."
        case "settled":
            return f"{ghost} comes to stand on {facts['space']}."
        case "pushed_off":
            return f"{ghost} is pushed off the board and goes to a corner (TW-14)."
        case "straddles":
            return f"{ghost} stands on several spaces at once (TW-14)."
        case "put":
            return f"{who} {does(who, 'put')} {ghost[0].lower()}{ghost[1:]} on {facts['space']}."
        case "searched":
            garment = a_name(facts["garment"])
            found = "and there it is" if facts["found"] else "but it is not there"
            return f"{who} {does(who, 'search')} deck {facts['deck']} for the {garment}, {found}."
        case "deck_seen":
            return f"In deck {facts['deck']} you saw: {', '.join(map(a_name, facts['cards']))}."
        case "swapped":
            return f"{who} {does(who, 'swap')} decks {facts['deck']} and {facts['other']}."
        case "game_over":
            (winner,) = (names[seat] for seat in facts["winners"])
            are = "are" if winner == YOU else "is"
            return f"The game is over: {whom(winner)} {are} dressed from top to toe!"
    return None


def ghost_of(colour: str, names: Sequence[str]) -> str:
    """A ghost, told by its colour and whose it is."""
    owner = names[GHOST_COLOURS.index(colour)]
    return f"The {colour} ghost ({whom(owner)})"


def a_name(garment: str) -> str:
    """A garment's name as people write it."""
    return garment.replace("-", " ")


def place_of(offset: int) -> str:
    """How far a slider is pushed, in words."""
    if offset == 0:
        return "flush"
    return f"{abs(offset)} {'down' if offset > 0 else 'up'}"
