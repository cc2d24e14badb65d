"""Memories by their formulas: what comes back, how surely, and in which order."""

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from geisterstunde.bots import memory
from geisterstunde.bots.memory import ENDS, NOT_SEEN, SIGHTINGS, TRACES, Memory, MemoryModel
from geisterstunde.kernel.record import layout_of, plain_record
from geisterstunde.kernel.refusal import BadInput

LAYOUT = layout_of(Memory)
FIRST, SECOND, THIRD, FOURTH = 3, 70, 179, 0  # places


class Mind:
    """A memory to be looked into from outside."""

    def __init__(self, model: str) -> None:
        self.bytes = np.zeros(LAYOUT.itemsize, dtype=np.uint8)
        self.seen = plain_record(Memory)(self.bytes)
        MemoryModel.from_text(model).set_up(self.seen)
        self.ask(memory.clear_memory)

    def ask(self, rule: Callable[..., Any], *numbers: int) -> Any:
        """Calls one of the memory's rules."""
        return rule(self.seen, *numbers)

    def see(self, place: int, value: int, openings: int = 0) -> None:
        """Sees a fact, after so many openings."""
        self.seen.now += openings
        self.ask(memory.notice, place, value)

    @property
    def facts(self) -> list[tuple[int, int]]:
        """Places and what was seen there, latest first."""
        facts, place = [], self.seen.older[ENDS]
        while place != ENDS:
            facts.append((place, self.seen.value[place]))
            place = self.seen.older[place]
        return facts

    def recalled(self, number: int) -> list[tuple[int, int]]:
        """The facts that come back by a random number."""
        return [
            fact
            for later, fact in enumerate(self.facts)
            if self.ask(memory.comes_back, fact[0], later, number)
        ]


def expected_share(ages: list[float], decay: float, noise: float, threshold: float = -1.0) -> float:
    """The formula, written once more."""
    presence = math.log(sum(age**-decay for age in ages))
    return 1 / (1 + math.exp((threshold - presence) / noise))


def three_facts(model: str) -> Mind:
    """A mind that has seen three facts, one opening apart."""
    mind = Mind(model)
    for place, value in ((FIRST, 4), (SECOND, 0), (THIRD, 7)):
        mind.see(place, value, 1)
    return mind


def test_a_perfect_memory_keeps_everything_and_none_keeps_nothing() -> None:
    mind = three_facts("perfect")
    mind.seen.now += 10_000
    assert mind.recalled(2**32 - 1) == [(THIRD, 7), (SECOND, 0), (FIRST, 4)]
    assert three_facts("none").recalled(0) == []


@pytest.mark.parametrize("slots", range(5))
def test_slots_hold_the_latest_facts(slots: int) -> None:
    assert three_facts(f"slots({slots})").recalled(2**32 - 1) == [(THIRD, 7), (SECOND, 0), (FIRST, 4)][:slots]


def test_what_is_seen_again_is_the_latest() -> None:
    mind = three_facts("slots(2)")
    mind.see(FIRST, 4, 1)
    assert mind.recalled(0) == [(FIRST, 4), (THIRD, 7)]
    mind.see(SECOND, 5, 1)
    assert mind.recalled(0) == [(SECOND, 5), (FIRST, 4)]
    assert mind.facts == [(SECOND, 5), (FIRST, 4), (THIRD, 7)]


@pytest.mark.parametrize("decay", [0.2, 0.5, 0.9])
@pytest.mark.parametrize("noise", [0.3, 0.5])
@pytest.mark.parametrize("passed", [0, 1, 6, 40])
def test_a_fact_seen_once_comes_back_by_the_formula(decay: float, noise: float, passed: int) -> None:
    """What is seen now is one opening old."""
    mind = Mind(f"human({decay}, {noise}, 0)")
    mind.see(FIRST, 1)
    mind.seen.now += passed
    assert mind.ask(memory.activation, FIRST) == pytest.approx(math.log((passed + 1) ** -decay))
    assert mind.ask(memory.recall_share, FIRST) == pytest.approx(expected_share([passed + 1], decay, noise))


def test_every_sighting_adds_to_a_fact() -> None:
    mind = Mind("human(0.5, 0.4, 0.1)")
    seen_at: list[int] = []
    for openings in (1, 4, 2, 9, 1):
        mind.see(SECOND, 2, openings)
        seen_at.append(mind.seen.now)
        ages = [float(mind.seen.now - moment + 1) for moment in seen_at]
        assert mind.ask(memory.recall_share, SECOND) == pytest.approx(expected_share(ages, 0.5, 0.4))


def test_of_many_sightings_the_latest_count() -> None:
    mind = Mind("human(0.5, 0.4, 0.1)")
    for _ in range(3 * SIGHTINGS + 2):
        mind.see(SECOND, 2, 3)
    ages = [3.0 * number + 1 for number in range(SIGHTINGS)]
    assert mind.ask(memory.recall_share, SECOND) == pytest.approx(expected_share(ages, 0.5, 0.4))


def test_seven_openings_later_every_other_fact_comes_back() -> None:
    """As the threshold was chosen: ln(7.39^-0.5) is -1."""
    mind = Mind("human(0.5, 0.4, 0)")
    mind.see(FIRST, 1)
    mind.seen.now += 6
    assert mind.ask(memory.recall_share, FIRST) > 0.5
    mind.seen.now += 1
    assert mind.ask(memory.recall_share, FIRST) < 0.5


def test_something_else_seen_at_a_place_begins_anew() -> None:
    mind = Mind("human(0.5, 0.4, 0)")
    for _ in range(4):
        mind.see(FIRST, 1, 2)
    mind.see(FIRST, 3, 5)
    assert mind.facts == [(FIRST, 3)]
    assert mind.ask(memory.recall_share, FIRST) == pytest.approx(expected_share([1.0], 0.5, 0.4))


@pytest.mark.parametrize(("decay", "noise", "passed"), [(0.9, 0.5, 3), (0.5, 0.4, 7), (0.2, 0.3, 60)])
def test_facts_come_back_as_often_as_they_should(decay: float, noise: float, passed: int) -> None:
    """Five standard errors are seldom left."""
    mind, chance, times = Mind(f"human({decay}, {noise}, 0)"), random.Random(8), 20_000
    mind.see(FIRST, 1)
    mind.seen.now += passed
    share = expected_share([passed + 1], decay, noise)
    came = sum(mind.ask(memory.comes_back, FIRST, 0, chance.getrandbits(32)) for _ in range(times))
    assert abs(came / times - share) < 5 * math.sqrt(share * (1 - share) / times)


def test_what_no_longer_holds_is_dropped() -> None:
    mind = three_facts("slots(2)")
    mind.ask(memory.drop, SECOND)
    assert mind.recalled(0) == [(THIRD, 7), (FIRST, 4)]
    mind.ask(memory.drop, SECOND)
    mind.ask(memory.drop, FOURTH)
    assert mind.facts == [(THIRD, 7), (FIRST, 4)]
    assert mind.seen.value[SECOND] == NOT_SEEN
    mind.see(SECOND, 1)
    assert mind.facts == [(SECOND, 1), (THIRD, 7), (FIRST, 4)]


def test_places_that_change_take_what_was_seen_with_them() -> None:
    mind = three_facts("human(0.5, 0.4, 0)")
    mind.see(FIRST, 4, 3)
    shares = [mind.ask(memory.recall_share, place) for place in (FIRST, THIRD)]
    mind.ask(memory.exchange, FIRST, THIRD)
    assert mind.facts == [(THIRD, 4), (FIRST, 7), (SECOND, 0)]
    assert [mind.ask(memory.recall_share, place) for place in (THIRD, FIRST)] == shares
    mind.ask(memory.exchange, FOURTH, SECOND)
    assert mind.facts == [(THIRD, 4), (FIRST, 7), (FOURTH, 0)]
    mind.ask(memory.exchange, FOURTH, SECOND)
    mind.ask(memory.exchange, 1, 2)
    assert mind.facts == [(THIRD, 4), (FIRST, 7), (SECOND, 0)]
    mind.see(FOURTH, 6, 1)
    mind.ask(memory.drop, THIRD)
    assert mind.facts == [(FOURTH, 6), (FIRST, 7), (SECOND, 0)]


def test_whatever_happens_facts_stay_in_the_order_in_which_they_were_seen() -> None:
    mind, chance = Mind("perfect"), random.Random(3)
    kept: dict[int, int] = {}
    for _ in range(3000):
        place, value, what = chance.randrange(TRACES), chance.randrange(12), chance.random()
        if what < 0.1:
            other = chance.randrange(TRACES)
            mind.ask(memory.exchange, place, other)
            kept = {{place: other, other: place}.get(each, each): seen for each, seen in kept.items()}
        else:
            kept.pop(place, None)
            if what < 0.3:
                mind.ask(memory.drop, place)
            else:
                mind.see(place, value, 1)
                kept[place] = value
        assert mind.seen.facts == len(kept)
    assert mind.facts == list(kept.items())[::-1]


@pytest.mark.parametrize(
    "text", ["perfect", "none", "slots(20)", "slots(0)", "human(0.5, 0.4, 0.1)", "human(0, 1, 0)"]
)
def test_a_memory_is_written_as_it_is_read(text: str) -> None:
    assert str(MemoryModel.from_text(f"  {text.replace(', ', ' ,')} ")) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "good", "slots", "slots()", "slots(x)", "slots(1, 2)", "slots(-1)", "slots(inf)", "perfect(1)"),
        *("none(0)", "human", "human(0.5)", "human(0.5, 0.4)", "human(0.5, 0, 0.1)", "human(0.5, -1, 0)"),
        *("human(0.5, 0.4, 1.5)", "slots(2.5)", "slots(99999)", "slots(20", "perfect)", "perfect("),
        *("perfect()", "slots(20))", "human(a, b, c)"),
        *("human(nan, 0.4, 0.1)", "human(0.5, 0.4, 0.1, 2)", "human(0.5, 0.4, -0.1)", "x" * 200),
    ],
)
def test_a_bad_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        MemoryModel.from_text(text)
    said = str(refused.value)
    assert said.startswith(
        "A memory is perfect, none, slots(K) with K up to 180, or human(decay, noise, blur)"
    )
    assert said.endswith(".")
    assert "\n" not in said
    assert len(said) < 250
