"""Tells events as sentences."""

from collections.abc import Sequence
from typing import Any

from geisterstunde.games.dawn_under.drawing import COLOUR_NAMES
from geisterstunde.kernel.game import YOU, Happening
from geisterstunde.kernel.phrases import does, whom

REASONS = {
    "laid_last": "laid the last vampire to rest",
    "gave_last": "given the last vampire away",
    "dawn": "the fewest vampires as day breaks",
}


def tell_happening(happening: Happening, names: Sequence[str]) -> str | None:
    """One event as a sentence; None for what the drawing shows well enough."""
    facts = happening.facts
    who = names[facts["seat"]] if "seat" in facts else YOU
    match happening.kind:
        case "opened":
            inside = describe_inside(facts["inside"], names)
            return f"{who} {does(who, 'open')} {facts['grave']}, {describe_lid(facts['lid'])}, {inside}."
        case "laid":
            return f"{who} {does(who, 'lay')} a {COLOUR_NAMES[facts['colour']]} vampire in {facts['grave']}."
        case "garlic_put":
            return f"{who} {does(who, 'put')} garlic in {facts['grave']}."
        case "stake_taken":
            return f"{who} {does(who, 'take')} a stake ({facts['rule']}), that makes {facts['stakes']}."
        case "stakes_returned":
            return f"{who} {does(who, 'return')} three stakes (DU-14)."
        case "gifts_fell_due" | "gave" | "took":
            return tell_gift(happening.kind, facts, names)
        case "bulb_went_home":
            owner = names[facts["owner"]]
            return f"{owner} {does(owner, 'take')} the bulb back from {facts['grave']}."
        case "plague_began":
            holder = names[facts["holder"]]
            return f"Rats round {facts['grave']}! {holder} {does(holder, 'begin')} (DU-30)."
        case "stopped":
            return f"{who} {does(who, 'open')} no more there."
        case "go_began":
            return f"Now {whom(who)} may open there (DU-31)."
        case "plague_ended":
            return f"The rats are gone; a lid from the reserve covers {facts['grave']} (DU-34)."
        case "rat_covered":
            return f"Another rat in {facts['grave']}: it is covered again, the plague is over (DU-40)."
        case "lifted":
            inside = describe_inside(facts["inside"], names)
            return f"{who} {does(who, 'lift')} the lid of {facts['grave']}: {inside}."
        case "bat_landed":
            return f"{who} {does(who, 'put')} a bat on {facts['grave']}: this one is empty (FA-10)."
        case "believed":
            return f"{who} {does(who, 'believe')} it."
        case "doubted":
            return f"{who} {does(who, 'doubt')} it!"
        case "found_vampire_sent":
            receiver = whom(names[facts["receiver"]])
            return f"The {COLOUR_NAMES[facts['colour']]} vampire of {facts['grave']} goes to {receiver}."
        case "count_came":
            return f"Three at a stroke: Count Rucola comes to {whom(who)} (FA-3)."
        case "count_set":
            return f"Count Rucola keeps {facts['grave']} for {whom(who)} (FA-5)."
        case "count_lost":
            return f"{who} {does(who, 'lose')} Count Rucola to {whom(names[facts['heir']])} (FA-7)."
        case "game_over":
            winners = " and ".join(names[seat] for seat in facts["winners"])
            have = "have" if len(facts["winners"]) > 1 or winners == YOU else "has"
            return f"The game is over: {winners} {have} {REASONS[facts['reason']]}."
    return None


def tell_gift(kind: str, facts: dict[str, Any], names: Sequence[str]) -> str:
    """The three moments of a gift."""
    if kind == "gifts_fell_due":
        who, givers = names[facts["receiver"]], " and ".join(whom(names[seat]) for seat in facts["givers"])
        many = "a vampire" if facts["each"] == 1 else f"{facts['each']} vampires"
        each = " each" if len(facts["givers"]) > 1 else ""
        return f"{who} {'are' if who == YOU else 'is'} owed {many}{each} by {givers} (DU-17)."
    who, colour, end = names[facts["seat"]], COLOUR_NAMES[facts["colour"]], facts["end"]
    if kind == "gave":
        receiver = whom(names[facts["receiver"]])
        return f"{who} {does(who, 'give')} {receiver} a {colour} vampire from the row's {end} end."
    return f"{who} {does(who, 'add')} {colour} at the {end} end."


def describe_lid(letter: str) -> str:
    """A lid's underside in words."""
    return "a rat" if letter == "*" else f"a {COLOUR_NAMES[letter]} lid"


def describe_inside(inside: str, names: Sequence[str]) -> str:
    """A grave's inside in words."""
    what, _, which = inside.partition(" ")
    if what == "vampire":
        return f"a {COLOUR_NAMES[which]} vampire inside"
    return f"garlic inside, set by {whom(names[int(which)])}" if what == "garlic" else "empty"
