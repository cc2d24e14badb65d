"""The compiled functions through which Python plays a game: a template (see `template`), made once per game.

One buffer crosses from Python to compiled code, because every further argument costs time. It holds the
state, the events of the last decision, and room for one seat's mask and observation.
"""

from collections.abc import Callable
from typing import Any

from geisterstunde.kernel.bits import count_bits, lowest_bit, nth_bit
from geisterstunde.kernel.chance import Draws, draws_of
from geisterstunde.kernel.log import ALL_READ, ALL_UNREAD, Log, begin_log
from geisterstunde.kernel.playout import next_random, random_below
from geisterstunde.kernel.record import Buffer, Ints
from geisterstunde.kernel.seats import NOBODY
from geisterstunde.kernel.template import loop, piece

WORD = 64  # actions that one set of bits holds
OVER = -1  # what `step` returns when nobody is asked any more
ILLEGAL = -2

# What a game brings.
WORDS: int
position_of: Callable[[Buffer], Any]
players_at: Callable[[Any], int]
deal_cards: Callable[[Any, Draws, Ints], int]
begin_game: Callable[[Any, Log, int], None]
legal_word: Callable[[Any, int, int], int]
apply_decision: Callable[[Any, Log, int, int], None]
carry_out: Callable[[Any, Log, int, int], None]  # the same, for random play
random_action: Callable[[Any, int, int], int]
observe: Callable[[Any, Any, int], None]
public_state: Callable[[Any, Any, int], None]
left_to_do: Callable[[Any, int], int]


@loop
def deal_into(buffer: Buffer, words: Buffer, wishes: Ints) -> None:
    """Deals into a position whose options are set; the wishes are the game's own."""
    p = position_of(buffer)
    begin_log(p.log)
    first = deal_cards(p.state, draws_of(words), wishes)
    begin_game(p.state, p.log, first)


@loop
def begin(buffer: Buffer, first: int) -> None:
    """Starts a position whose cards lie dealt."""
    p = position_of(buffer)
    begin_log(p.log)
    begin_game(p.state, p.log, first)


@loop
def may_decide(buffer: Buffer, seat: int, action: int) -> bool:
    """Whether an action is legal for a seat now."""
    if not 0 <= action < WORD * WORDS:
        return False
    return (legal_word(position_of(buffer).state, seat, action // WORD) >> (action % WORD)) & 1 != 0


@loop
def decide(buffer: Buffer, seat: int, action: int) -> bool:
    """Carries out a decision and logs its events; returns False, with nothing changed, if it is illegal."""
    if not may_decide(buffer, seat, action):
        return False
    p = position_of(buffer)
    p.log.count = 0
    apply_decision(p.state, p.log, seat, action)
    return True


@loop
def look(buffer: Buffer, seat: int) -> None:
    """Writes a seat's mask and observation; whoever has no seat here is a spectator."""
    p = position_of(buffer)
    if not 0 <= seat < players_at(p.state):
        seat = NOBODY
    for word in range(WORDS):
        legal = legal_word(p.state, seat, word)
        for bit in range(WORD):
            p.mask[WORD * word + bit] = (legal >> bit) & 1
    observe(p.state, p.seen, seat)


@loop
def show_to(buffer: Buffer, shown: Buffer, seat: int) -> None:
    """Writes what a seat knows of a position into another one."""
    p, q = position_of(buffer), position_of(shown)
    q.log.count = 0
    public_state(p.state, q.state, seat)


@loop
def to_go(buffer: Buffer, seat: int) -> int:
    """What a seat has still to do before it has won."""
    return left_to_do(position_of(buffer).state, seat)


@loop
def step(buffer: Buffer, action: int) -> int:
    """For callers that step one by one: the first owing seat decides; mask and observation of the next.

    Returns whose they are, OVER when the game has ended, or ILLEGAL with nothing changed.
    """
    p = position_of(buffer)
    if p.state.owing == 0 or not decide(buffer, lowest_bit(p.state.owing), action):
        return ILLEGAL
    if p.state.owing == 0:
        return OVER
    seat = lowest_bit(p.state.owing)
    look(buffer, seat)
    return seat


@piece
def decide_by_chance(s: Any, log: Log, seat: int, random: int) -> int:
    """Carries out one of a seat's legal actions, each equally likely; returns which."""
    action = random_action(s, seat, random)
    carry_out(s, log, seat, action)
    return action


@loop
def play_randomly(buffer: Buffer, random: int, seats: Ints, actions: Ints) -> tuple[int, int]:
    """Plays on by chance until the game or the room to note it ends; nobody reads the log meanwhile.

    Notes who decided what; returns the number of decisions and the generator's last number.
    """
    p = position_of(buffer)
    p.log.count, p.log.unread = 0, ALL_UNREAD
    decisions = 0
    while p.state.owing != 0 and decisions < len(actions):
        random = next_random(random)
        seat = lowest_bit(p.state.owing)
        if p.state.owing != 1 << seat:
            seat = nth_bit(p.state.owing, random_below(random, count_bits(p.state.owing)))
            random = next_random(random)
        seats[decisions] = seat
        actions[decisions] = decide_by_chance(p.state, p.log, seat, random)
        decisions += 1
    p.log.unread = ALL_READ
    return decisions, random
