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
ENDS = TRACES  # in the ring of facts: between the latest and the oldest
SPARE = TRACES + 1
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
    older: Annotated[Ints, "i2", TRACES + 2]  # the facts by when they were seen, as a ring through ENDS
    newer: Annotated[Ints, "i2", TRACES + 2]


@rule
def clear_memory(m: Memory) -> None:
    """A game begins: nothing has been seen."""
    m.now = 1
    m.facts = 0
    m.older[ENDS] = ENDS
    m.newer[ENDS] = ENDS
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
    if m.value[trace] == NOT_SEEN:
        m.facts += 1
    else:
        leave_ring(m, trace)
    latest = m.older[ENDS]
    m.older[trace] = latest
    m.newer[trace] = ENDS
    m.newer[latest] = trace
    m.older[ENDS] = trace


@rule
def leave_ring(m: Memory, trace: int) -> None:
    """What lay next to a fact on either side lies next to each other."""
    older, newer = m.older[trace], m.newer[trace]
    m.newer[older] = newer
    m.older[newer] = older


@rule
def drop(m: Memory, trace: int) -> None:
    """A fact no longer holds, for all to see."""
    if m.value[trace] == NOT_SEEN:
        return
    m.value[trace] = NOT_SEEN
    m.sightings[trace] = 0
    m.facts -= 1
    leave_ring(m, trace)


@rule
def exchange(m: Memory, one: int, other: int) -> None:
    """Two places change: what was seen at the one is now true of the other."""
    one_seen, other_seen = m.value[one] != NOT_SEEN, m.value[other] != NOT_SEEN
    if one_seen:
        take_place(m, one, SPARE)
    if other_seen:
        take_place(m, other, one)
    if one_seen:
        take_place(m, SPARE, other)
    m.value[one], m.value[other] = m.value[other], m.value[one]
    m.sightings[one], m.sightings[other] = m.sightings[other], m.sightings[one]
    for sighting in range(SIGHTINGS):
        seen_at = m.seen_at[one, sighting]
        m.seen_at[one, sighting] = m.seen_at[other, sighting]
        m.seen_at[other, sighting] = seen_at


@rule
def take_place(m: Memory, trace: int, follower: int) -> None:
    """Something else follows in a fact's place in the ring."""
    older, newer = m.older[trace], m.newer[trace]
    m.older[follower] = older
    m.newer[follower] = newer
    m.newer[older] = follower
    m.older[newer] = follower


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
def comes_back(m: Memory, trace: int, later: int, random: int) -> bool:
    """Whether a fact that so many later ones follow is recalled now."""
    if m.model == Model.PERFECT:
        return True
    if m.model == Model.SLOTS:
        return later < m.slots
    if m.model == Model.HUMAN:
        return random < recall_share(m, trace) * 4294967296.0
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
