"""What an observation holds beyond the table as it lies: nothing, all that was seen, or part of that."""

from geisterstunde.bots.memory import MemoryModel
from geisterstunde.kernel.refusal import BadInput, InEnglish

VIEW = "view"
HUMAN = "human"
LIKE_PEOPLE = "human(0.4, 0.4, 0.06)"


def memory_for(recall: str) -> MemoryModel | None:
    """The memory behind a recall, or None where only the table is seen.

    >>> memory_for("view"), str(memory_for("human")), str(memory_for("slots(7)"))
    (None, 'human(0.4, 0.4, 0.06)', 'slots(7)')
    """
    if recall == VIEW:
        return None
    try:
        return MemoryModel.from_text(LIKE_PEOPLE if recall == HUMAN else str(recall))
    except BadInput as error:
        raise InEnglish(f"recall is {VIEW}, {HUMAN} or a memory, not {recall!r:.40}. {error}") from error
