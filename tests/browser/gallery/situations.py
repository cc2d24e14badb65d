"""Situations worth a picture: what is seen and asked there."""

from typing import Any


def any_turn(view: Any, decisions: list[str]) -> bool:
    return "open c6" in decisions


def is_in_plague(view: Any, decisions: list[str]) -> bool:
    return view["plague"] is not None and len([each for each in decisions if each.startswith("open")]) > 4


def many_lie_open(view: Any, decisions: list[str]) -> bool:
    return view["plague"] is not None and sum(lid not in "#." for lid in view["lids"]) >= 4


def is_asked_for_a_gift(view: Any, decisions: list[str]) -> bool:
    return "give left" in decisions and "give right" in decisions


def all_give(view: Any, decisions: list[str]) -> bool:
    return len(view["owing"]) > 1 and is_asked_for_a_gift(view, decisions)


def is_asked_to_believe(view: Any, decisions: list[str]) -> bool:
    return "doubt" in decisions


def is_half_dressed(view: Any, decisions: list[str]) -> bool:
    return sum(map(len, view["costumes"])) >= 3 and any(each.startswith("step") for each in decisions)


def is_adrift(view: Any, decisions: list[str]) -> bool:
    return len([each for each in decisions if each.startswith("put")]) > 1


def may_move_a_slider(view: Any, decisions: list[str]) -> bool:
    return is_half_dressed(view, decisions) and "shift 1 3 0" in decisions


def may_turn_right(view: Any, decisions: list[str]) -> bool:
    return is_half_dressed(view, decisions) and "turn right" in decisions


def may_search(view: Any, decisions: list[str]) -> bool:
    return sum(map(len, view["costumes"])) >= 2 and any(each.startswith("search") for each in decisions)
