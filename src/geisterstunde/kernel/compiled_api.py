"""The compiled functions of a game, made of its rules."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel import (
    account_template,
    compiled_api_template,
    legal_words_template,
    random_action_template,
)
from geisterstunde.kernel.compiled_api_template import WORD
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.position import position_record
from geisterstunde.kernel.record import Buffer, Ints, layout_of, plain_record
from geisterstunde.kernel.statistics import GameRow
from geisterstunde.kernel.template import Runnable, made_from

Wishes = NDArray[np.int64]


class CompiledApi(Protocol):
    """What Python calls: see `compiled_api_template` and `account_template`.

    `plain` are the same functions uncompiled, and `rules` all that further loops over the game are made of.
    """

    POSITION: np.dtype[np.void]
    STATE_BYTES: int
    ACTIONS: int
    plain: Mapping[str, Any]
    rules: Mapping[str, Any]

    def open_position(self, buffer: Buffer) -> Any: ...
    def open_state(self, buffer: Buffer) -> Any: ...

    def deal_into(self, buffer: Buffer, words: Buffer, wishes: Wishes) -> None: ...
    def begin(self, buffer: Buffer, first: int) -> None: ...
    def may_decide(self, buffer: Buffer, seat: int, action: int) -> bool: ...
    def decide(self, buffer: Buffer, seat: int, action: int) -> bool: ...
    def look(self, buffer: Buffer, seat: int) -> None: ...
    def show_to(self, buffer: Buffer, shown: Buffer, seat: int) -> None: ...
    def to_go(self, buffer: Buffer, seat: int) -> int: ...
    def step(self, buffer: Buffer, action: int) -> int: ...
    def play_randomly(self, buffer: Buffer, random: int, seats: Ints, actions: Ints) -> tuple[int, int]: ...
    def open_account_of(self, buffer: Buffer, row: GameRow) -> int: ...
    def note_half_time_of(self, buffer: Buffer, row: GameRow, half: int, seat: int) -> int: ...
    def close_account_of(self, buffer: Buffer, row: GameRow, decisions: int) -> None: ...


def compiled_game_api(game: str, state: type, seen: type, rules: Mapping[str, Any]) -> CompiledApi:
    """The compiled functions of a game, made of its state, its observation and its rules.

    A game with no quicker way of its own to find all legal actions, or to pick one by chance, leaves out
    `legal_words` or `random_action`. One whose decisions are so quick that random play gains by it brings
    `carry_out`: `apply_decision` woven into what calls it, which takes longer to compile.
    """
    actions = WORD * rules["WORDS"]
    position = position_record(state, seen, actions)
    rules = {"position_of": opener(position), "carry_out": rules["apply_decision"], **rules}
    if "legal_words" not in rules:
        rules |= vars(made_from(legal_words_template, game, rules))
    if "random_action" not in rules:
        rules |= vars(made_from(random_action_template, game, rules))
    made = made_from(compiled_api_template, game, rules)
    vars(made).update(vars(made_from(account_template, game, rules)))
    functions = dict(vars(made))
    api: Any = Runnable(made)
    api.POSITION, api.STATE_BYTES, api.ACTIONS = layout_of(position), layout_of(state).itemsize, actions
    api.open_position, api.open_state, api.plain = plain_record(position), plain_record(state), functions
    api.rules = {**rules, **functions}
    return api  # type: ignore[no-any-return] # made at run time
