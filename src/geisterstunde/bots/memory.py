"""Memories: what of all that a seat has seen comes back to mind. Compiled, and the same for every game.

A fact is a place (a trace) and what was seen there. The models:

- `perfect` remembers everything, `none` nothing, `slots(K)` the last K facts.
- `human(decay, noise, blur)` follows ACT-R: a fact seen at ages a1, a2, ... (in openings; in the castle, in
  turns) has the activation m = ln(a1^-decay + a2^-decay + ...), and is recalled with probability
  1 / (1 + exp((threshold - m) / noise)). `blur` is how often a recalled place slips to one beside it.
"""

import contextlib
import math
import re
from enum import IntEnum
from typing import Annotated

import msgspec

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Byte, Grid, Ints, Short
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

TRACES = 180
SIGHTINGS = 6  # the latest ones of a fact; older ones hardly count
NOT_SEEN = -1
THRESHOLD = (
    -1.0
)  # of recall: with decay 0.5 a fact seen once, seven openings ago, comes back every other time


class Model(IntEnum):
    """How facts come back."""

    NONE = 0
    PERFECT = 1
    SLOTS = 2
    HUMAN = 3


class Memory:
    """The facts a seat has seen. Which of them come back is a matter of the model."""

    decay: Annotated[float, "f8"]
    noise: Annotated[float, "f8"]
    blur: Annotated[float, "f8"]
    now: Annotated[int, "i4"]
    model: Byte
    slots: Short
    facts: Short
    value: Annotated[Ints, "i1", TRACES]
    sightings: Annotated[Ints, "i2", TRACES]
    seen_at: Annotated[Grid, "i4", (TRACES, SIGHTINGS)]
    newest: Annotated[Ints, "i2", TRACES]  # the facts, latest first


@rule
def clear_memory(m: Memory) -> None:
    """A game begins: nothing has been seen."""
    m.now = 1
    m.facts = 0
    for trace in range(TRACES):
        m.value[trace] = NOT_SEEN
        m.sightings[trace] = 0


@rule
def notice(m: Memory, trace: int, value: int) -> None:
    """A fact is seen; what was seen there before, if it was something else, is gone."""
    if m.value[trace] != value:
        m.sightings[trace] = 0
    to_the_front(m, trace)
    m.value[trace] = value
    m.seen_at[trace, m.sightings[trace] % SIGHTINGS] = m.now
    m.sightings[trace] += 1


@rule
def to_the_front(m: Memory, trace: int) -> None:
    """Makes a fact the latest."""
    place = 0
    while place < m.facts and m.newest[place] != trace:
        place += 1
    if place == m.facts:
        m.facts += 1
    while place > 0:
        m.newest[place] = m.newest[place - 1]
        place -= 1
    m.newest[0] = trace


@rule
def drop(m: Memory, trace: int) -> None:
    """A fact no longer holds, for all to see."""
    if m.value[trace] == NOT_SEEN:
        return
    m.value[trace] = NOT_SEEN
    m.sightings[trace] = 0
    place = 0
    while m.newest[place] != trace:
        place += 1
    m.facts -= 1
    while place < m.facts:
        m.newest[place] = m.newest[place + 1]
        place += 1


@rule
def exchange(m: Memory, one: int, other: int) -> None:
    """Two places change: what was seen at the one is now true of the other."""
    if m.value[one] == NOT_SEEN and m.value[other] == NOT_SEEN:
        return
    m.value[one], m.value[other] = m.value[other], m.value[one]
    m.sightings[one], m.sightings[other] = m.sightings[other], m.sightings[one]
    for sighting in range(SIGHTINGS):
        seen_at = m.seen_at[one, sighting]
        m.seen_at[one, sighting] = m.seen_at[other, sighting]
        m.seen_at[other, sighting] = seen_at
    for place in range(m.facts):
        if m.newest[place] == one:
            m.newest[place] = other
        elif m.newest[place] == other:
            m.newest[place] = one


@rule
def activation(m: Memory, trace: int) -> float:
    """How present a fact is, by its sightings."""
    total = 0.0
    for sighting in range(min(m.sightings[trace], SIGHTINGS)):
        total += (m.now - m.seen_at[trace, sighting] + 1.0) ** -m.decay
    return math.log(total)


@rule
def recall_share(m: Memory, trace: int) -> float:
    """How likely a fact comes back to a human memory now."""
    return 1.0 / (1.0 + math.exp((THRESHOLD - activation(m, trace)) / m.noise))


@rule
def comes_back(m: Memory, place: int, random: int) -> bool:
    """Whether the fact at a place of the list, latest first, is recalled now."""
    if m.model == Model.PERFECT:
        return True
    if m.model == Model.SLOTS:
        return place < m.slots
    if m.model == Model.HUMAN:
        return random < recall_share(m, m.newest[place]) * 4294967296.0
    return False


def is_sensible(model: Model, numbers: tuple[float, ...]) -> bool:
    """Whether a model can work with these numbers."""
    if not all(math.isfinite(number) and number >= 0 for number in numbers):
        return False
    if model == Model.HUMAN:
        return len(numbers) == 3 and numbers[1] > 0 and numbers[2] <= 1
    if model == Model.SLOTS:
        return len(numbers) == 1 and numbers[0] <= TRACES
    return numbers == ()


class MemoryModel(msgspec.Struct, frozen=True):
    """A model with its numbers, as people write it.

    >>> str(MemoryModel.from_text("human(0.5, 0.4, 0.1)")), str(MemoryModel.from_text("slots(20)"))
    ('human(0.5, 0.4, 0.1)', 'slots(20)')
    """

    model: Model
    numbers: tuple[float, ...] = ()

    @classmethod
    def from_text(cls, text: str) -> "MemoryModel":
        """Reads `perfect`, `none`, `slots(20)` or `human(0.5, 0.4, 0.1)`."""
        form = re.fullmatch(r"\s*(?:(perfect|none)|(slots)\((\d+)\)|(human)\(([^()]*)\))\s*", text)
        model, numbers = Model.NONE, tuple[float, ...]([math.nan])
        if form is not None:
            model = Model[(form[1] or form[2] or form[4]).upper()]
            with contextlib.suppress(ValueError):
                numbers = tuple(float(number) for number in (form[3] or form[5] or "").split(",") if number)
        if not is_sensible(model, numbers):
            raise BadInput("input-memory", most=TRACES, given=quoted(text))
        return cls(model, numbers)

    def __str__(self) -> str:
        inside = ", ".join(f"{number:g}" for number in self.numbers)
        return self.model.name.lower() + (f"({inside})" if inside else "")

    def set_up(self, memory: Memory) -> None:
        """Writes the numbers into a memory."""
        memory.model = self.model
        if self.model == Model.SLOTS:
            memory.slots = int(self.numbers[0])
        if self.model == Model.HUMAN:
            memory.decay, memory.noise, memory.blur = self.numbers


def memory(text: str) -> MemoryModel:
    """A memory as people write it."""
    return MemoryModel.from_text(text)
