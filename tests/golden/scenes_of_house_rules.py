"""Scenes of Dawn Under's house rules, and of the rules beside them that were read anew.

Each is recognised by what everybody is told, counted here once more in the plainest way. The reading that a
scene was checked by is the one its docstring tells: the law's sentence in our words, not the engine's code.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from geisterstunde.match.replay import Replayed

Scene = Callable[[Sequence[Replayed]], bool]


class Turn(NamedTuple):
    """One turn: whose it was, its decisions, and everything that was told in it, in order."""

    seat: int
    steps: list[Replayed]
    told: list[tuple[str, dict[str, Any]]]

    @property
    def plague(self) -> bool:
        """Whether it brought a plague."""
        return any(kind == "plague_began" for kind, _ in self.told)

    @property
    def opened(self) -> list[str]:
        """The graves opened in it outside plagues, without those that showed a rat."""
        graves = []
        for kind, facts in self.told:
            if kind == "plague_began":
                break
            if kind == "opened" and facts["lid"] != "*":
                graves.append(facts["grave"])
        return graves

    @property
    def paid_for_the_mark(self) -> bool:
        """Whether a stake was taken in it for opening the marked grave."""
        return any(kind == "stake_taken" and facts["rule"] == "DU-41" for kind, facts in self.told)


def turns(steps: Sequence[Replayed]) -> Iterator[Turn]:
    """A game turn by turn. What the last decision of a turn causes may reach into the next one."""
    turn: Turn | None = None
    for step in steps:
        if turn is None:
            turn = Turn(step.seat, [], [])
        turn.steps.append(step)
        for event in step.events:
            if event.kind == "turn_began":
                yield turn
                turn = Turn(event.facts["seat"], [], [])
            else:
                turn.told.append((event.kind, event.facts))
    if turn is not None:
        yield turn


def stopped_after_laying(steps: Sequence[Replayed]) -> bool:
    """DU-63: outside a plague, after laying, a player stops; nothing is opened any more in that turn."""
    for turn in turns(steps):
        kinds = [kind for kind, _ in turn.told]
        if not turn.plague and "stopped" in kinds:
            before, after = kinds[: kinds.index("stopped")], kinds[kinds.index("stopped") :]
            assert "laid" in before
            assert not {"opened", "laid", "bat_landed"} & set(after)
            return True
    return False


def stopped_with_the_count(steps: Sequence[Replayed]) -> bool:
    """DU-63 with FA-4: the third laying brings the Count, the player stops, and he is set."""
    return any(
        not turn.plague and {"count_came", "stopped", "count_set"} <= {kind for kind, _ in turn.told}
        for turn in turns(steps)
    )


def went_on_after_laying(steps: Sequence[Replayed]) -> bool:
    """DU-63 beside DU-11: who may stop may also open again, and lays again."""
    return any([kind for kind, _ in turn.told].count("laid") > 1 and not turn.plague for turn in turns(steps))


def left_in_a_plague(steps: Sequence[Replayed]) -> bool:
    """DU-64: in a plague a fitting vampire is kept, and the same player's go goes on."""
    return any(
        step.decision == "lay none" and following.seat == step.seat for step, following in pairwise(steps)
    )


def gifts_at_stake(number: int) -> Scene:
    """DU-62: gifts fall due at this stake, never at another one, and all of them go back."""

    def shown(steps: Sequence[Replayed]) -> bool:
        highest, back = 0, 0
        for step in steps:
            for event in step.events:
                if event.kind == "stake_taken":
                    highest = max(highest, event.facts["stakes"])
                back += event.kind == "stakes_returned"
        return highest == number and back > 0

    return shown


def more_rats_than_the_box_has(steps: Sequence[Replayed]) -> bool:
    """DU-60: a seventh rat leaves the game, and the reserve has a lid for its grave, too."""
    return sum(event.kind == "plague_ended" for step in steps for event in step.events) > 6


def fifth_bulb(steps: Sequence[Replayed]) -> bool:
    """DU-61: all five bulbs of a player lie in graves at once."""
    buried: Counter[int] = Counter()
    for step in steps:
        for event in step.events:
            if event.kind == "garlic_put":
                buried[event.facts["seat"]] += 1
                if buried[event.facts["seat"]] == 5:
                    return True
            elif event.kind == "bulb_went_home":
                buried[event.facts["owner"]] -= 1
    return False


def paid_without_a_bulb(steps: Sequence[Replayed]) -> bool:
    """DU-41: the grave of the turn before, opened for nothing by somebody who is asked nothing."""
    return any(
        step.decision.startswith("open ") and event.facts.get("rule") == "DU-41"
        for step in steps
        for event in step.events
    )


def paid_by_declining(steps: Sequence[Replayed]) -> bool:
    """DU-41: who has a bulb and declines to put it in pays as well."""
    return any(
        step.decision == "garlic no" and event.facts.get("rule") == "DU-41"
        for step in steps
        for event in step.events
    )


def paid_after_laying(steps: Sequence[Replayed]) -> bool:
    """DU-41: the mark holds for the whole turn, after layings of one's own too."""
    return any(turn.paid_for_the_mark and "laid" in [kind for kind, _ in turn.told] for turn in turns(steps))


def repeats(steps: Sequence[Replayed]) -> Iterator[tuple[Turn, Turn, Turn]]:
    """Three turns in a row of which the third leaves empty what the first opened last."""
    played = list(turns(steps))
    for first, second, third in zip(played, played[1:], played[2:], strict=False):
        left = [facts["grave"] for kind, facts in third.told if kind == "left_empty"]
        if first.opened and third.opened and not third.plague and left == [first.opened[-1]]:
            yield first, second, third


def free_after_a_plague(steps: Sequence[Replayed]) -> bool:
    """DU-41: a turn that brought a plague marks nothing, and what the turn before it opened is free again."""
    found = [third for first, second, third in repeats(steps) if second.plague and not first.plague]
    assert not any(turn.paid_for_the_mark for turn in found)
    return bool(found)


def free_a_turn_later(steps: Sequence[Replayed]) -> bool:
    """DU-41: the mark goes when the turn ends; two turns later the grave is free, if no other marked it."""
    found = [
        third
        for first, second, third in repeats(steps)
        if not second.plague and second.opened and second.opened[-1] != first.opened[-1]
    ]
    assert not any(turn.paid_for_the_mark for turn in found)
    return bool(found)


def free_after_a_lost_count(steps: Sequence[Replayed]) -> bool:
    """DU-41 with FA-7: a turn that only lost the Count opened nothing, so it marks nothing."""
    found = [
        third
        for _, second, third in repeats(steps)
        if not second.opened and "count_lost" in [kind for kind, _ in second.told]
    ]
    assert not any(turn.paid_for_the_mark for turn in found)
    return bool(found)


def gave_fewer_than_owed(steps: Sequence[Replayed]) -> bool:
    """DU-18: who holds fewer than are owed gives what is there, before everybody's eyes, and has won."""
    last = steps[-1].events
    owed = [event.facts["each"] for event in last if event.kind == "gifts_fell_due"]
    gave = [event for event in last if event.kind == "gave"]
    return bool(owed) and 0 < len(gave) < owed[-1] and last[-1].facts["reason"] == "gave_last"


class HouseScene(NamedTuple):
    """A scene, the editions that know it, and a table at which it comes about soon."""

    shown: Scene
    editions: tuple[str, ...]
    options: dict[str, Any]


BOTH = ("2004", "2018")
SCENES: dict[str, HouseScene] = {
    "stopped-after-laying": HouseScene(stopped_after_laying, BOTH, {"players": 3, "may_stop": True}),
    "stopped-with-the-count": HouseScene(
        stopped_with_the_count, BOTH, {"players": 2, "fresh_air": True, "may_stop": True, "vampires": 12}
    ),
    "went-on-after-laying": HouseScene(went_on_after_laying, BOTH, {"players": 3, "may_stop": True}),
    "left-in-a-plague": HouseScene(
        left_in_a_plague, ("2018",), {"players": 3, "rats": 10, "may_leave": True}
    ),
    "gifts-at-the-second-stake": HouseScene(gifts_at_stake(2), BOTH, {"players": 4, "stakes": 2}),
    "gifts-at-the-fifth-stake": HouseScene(gifts_at_stake(5), BOTH, {"players": 2, "stakes": 5}),
    "more-rats-than-the-box-has": HouseScene(more_rats_than_the_box_has, BOTH, {"players": 3, "rats": 10}),
    "fifth-bulb": HouseScene(fifth_bulb, BOTH, {"players": 3, "garlic": 5}),
    "paid-without-a-bulb": HouseScene(paid_without_a_bulb, ("2018",), {"players": 3, "garlic": 0}),
    "paid-by-declining": HouseScene(paid_by_declining, ("2018",), {"players": 3}),
    "paid-after-laying": HouseScene(paid_after_laying, ("2018",), {"players": 4}),
    "free-after-a-plague": HouseScene(free_after_a_plague, ("2018",), {"players": 3, "rats": 10}),
    "free-a-turn-later": HouseScene(free_a_turn_later, ("2018",), {"players": 4}),
    "free-after-a-lost-count": HouseScene(
        free_after_a_lost_count, ("2018",), {"players": 2, "fresh_air": True, "vampires": 12}
    ),
    "gave-fewer-than-owed": HouseScene(gave_fewer_than_owed, BOTH, {"players": 2, "vampires": 6}),
}
