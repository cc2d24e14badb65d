"""Scenes that a golden game must show: here those of Fresh Air, recognised by what everybody is told."""

from collections.abc import Callable, Sequence

from geisterstunde.kernel.game import GameEvent
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay, Replayed
from tests.golden import scenes_of_house_rules, scenes_through_the_wall

Scene = Callable[[Sequence[Replayed]], bool]


def told(step: Replayed, kind: str) -> list[GameEvent]:
    """The events of one kind that a decision caused."""
    return [happening for happening in step.events if happening.kind == kind]


def bat(answer: str, inside: str) -> Scene:
    """A bat's grave turns out to hold this, after the last answer was that (FA-11 to FA-16)."""

    def shown(steps: Sequence[Replayed]) -> bool:
        return any(
            lifted.facts["inside"].split()[0] == inside
            for step in steps
            if step.decision == answer
            for lifted in told(step, "lifted")
        )

    return shown


def own_bulb_doubted(steps: Sequence[Replayed]) -> bool:
    """The claimer sat on garlic of their own: everyone gives (FA-13)."""
    return any(
        found.facts["seat"] == found.facts["owner"]
        for step in steps
        if step.decision == "doubt"
        for found in told(step, "garlic_found")
    )


def counts_grave_empty(steps: Sequence[Replayed]) -> bool:
    """The Count's owner finds the grave empty and lays; he moves on (FA-6)."""
    return any(
        lifted.facts["inside"] == "empty"
        for step in steps
        if told(step, "turn_began")
        for lifted in told(step, "lifted")
    )


def count_lost(steps: Sequence[Replayed]) -> bool:
    """The Count's grave was taken: he goes to the left neighbour (FA-7)."""
    return any(told(step, "count_lost") for step in steps)


def count_taken(steps: Sequence[Replayed]) -> bool:
    """Three layings take the Count from another player (FA-3)."""
    return any(came.facts["from"] is not None for step in steps for came in told(step, "count_came"))


def doubter_wins(steps: Sequence[Replayed]) -> bool:
    """A doubter lays the last vampire out of turn (FA-12, FA-13)."""
    doubter = turn = None
    for step in steps:
        for happening in step.events:
            if happening.kind == "turn_began":
                doubter, turn = None, happening.facts["seat"]
            elif happening.kind == "doubted":
                doubter = happening.facts["seat"]
            elif happening.kind == "game_over" and happening.facts["reason"] == "laid_last":
                return doubter != turn and happening.facts["winners"] == (doubter,)
    return False


def giver_wins_by_doubters_third_stake(steps: Sequence[Replayed]) -> bool:
    """A wrong doubt costs the third stake, and a giver gives the last vampire (FA-11, DU-18)."""
    last = steps[-1]
    return any(
        stake.facts["rule"] == "FA-11" and stake.facts["stakes"] == 3 for stake in told(last, "stake_taken")
    ) and any(over.facts["reason"] == "gave_last" for over in told(last, "game_over"))


def vampire_under_rat(steps: Sequence[Replayed]) -> bool:
    """A rat's lid covers a vampire (FA-18)."""
    return any(
        opened.facts["lid"] == "*" and opened.facts["inside"].startswith("vampire")
        for step in steps
        for opened in told(step, "opened")
    )


SCENES: dict[str, Scene] = {
    "bat-doubted-empty": bat("doubt", "empty"),
    "bat-doubted-vampire": bat("doubt", "vampire"),
    "bat-doubted-garlic": bat("doubt", "garlic"),
    "bat-doubted-own-garlic": own_bulb_doubted,
    "bat-believed-empty": bat("believe", "empty"),
    "bat-believed-vampire": bat("believe", "vampire"),
    "bat-believed-garlic": bat("believe", "garlic"),
    "count-grave-empty": counts_grave_empty,
    "count-lost-to-the-left": count_lost,
    "count-taken-from-another": count_taken,
    "doubter-wins-out-of-turn": doubter_wins,
    "giver-wins-by-doubters-third-stake": giver_wins_by_doubters_third_stake,
    "vampire-under-rat": vampire_under_rat,
}


def on_steps(scene: Scene) -> Callable[[Record], bool]:
    """Recognises a scene in a record."""
    return lambda record: scene(list(Replay(record).steps()))


SCENES_OF: dict[str, dict[str, Callable[[Record], bool]]] = {
    "dawn-under": {
        **{name: on_steps(scene) for name, scene in SCENES.items()},
        **{name: on_steps(house.shown) for name, house in scenes_of_house_rules.SCENES.items()},
    },
    "through-the-wall": {**scenes_through_the_wall.SCENES},
}
