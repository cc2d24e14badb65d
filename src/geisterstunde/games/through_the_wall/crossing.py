"""Where Python and the compiled rules meet. One buffer crosses, because every further argument costs time."""

from typing import Annotated

from geisterstunde.games.through_the_wall.actions import ACTIONS, WORD, WORDS
from geisterstunde.games.through_the_wall.deal import begin_game, deal_cards
from geisterstunde.games.through_the_wall.garments import PARTS
from geisterstunde.games.through_the_wall.observation import Seen, observe
from geisterstunde.games.through_the_wall.play import apply_decision, is_legal, legal_word
from geisterstunde.games.through_the_wall.public_state import write_public_state
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.bits import count_bits, lowest_bit, nth_bit
from geisterstunde.kernel.chance import draws_of
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.playout import next_random, random_below
from geisterstunde.kernel.record import Buffer, Ints, layout_of, opens
from geisterstunde.kernel.seats import NOBODY


class Position:
    """The state, the events of the last decision, and room for one seat's mask and observation."""

    state: State
    log: Log
    mask: Annotated[Ints, "u1", ACTIONS]
    seen: Seen


POSITION = layout_of(Position)


@opens(Position)
def position_of(buffer: Buffer) -> Position:
    """The position whose bytes these are."""
    return buffer.view(POSITION)[0]  # type: ignore[no-any-return] # Numba's own record


@entry
def deal_into(buffer: Buffer, words: Buffer, wishes: Ints) -> None:
    """Deals into a position whose options are set. The one wish: who begins, or -1 to leave it to chance."""
    p = position_of(buffer)
    p.log.count = 0
    begin_game(p.state, p.log, deal_cards(p.state, draws_of(words), wishes[0]))


@entry
def begin(buffer: Buffer, first: int) -> None:
    """Starts a position whose cards lie dealt."""
    p = position_of(buffer)
    p.log.count = 0
    begin_game(p.state, p.log, first)


@entry
def decide(buffer: Buffer, seat: int, action: int) -> bool:
    """Carries out a decision and logs its events; says False, with nothing changed, where it is not legal."""
    p = position_of(buffer)
    if not (0 <= action < ACTIONS and is_legal(p.state, seat, action)):
        return False
    p.log.count = 0
    apply_decision(p.state, p.log, seat, action)
    return True


@entry
def look(buffer: Buffer, seat: int) -> None:
    """Writes a seat's mask and observation; whoever has no seat here is a spectator."""
    p = position_of(buffer)
    if not 0 <= seat < p.state.castle.players:
        seat = NOBODY
    for word in range(WORDS):
        legal = legal_word(p.state, seat, word)
        for bit in range(WORD):
            p.mask[WORD * word + bit] = (legal >> bit) & 1
    observe(p.state, p.seen, seat)


@entry
def public_state(buffer: Buffer, shown: Buffer, seat: int) -> None:
    """Writes what a seat knows of a position into another one."""
    p, q = position_of(buffer), position_of(shown)
    q.log.count = 0
    write_public_state(p.state, q.state, seat)


@rule
def left_to_do(s: State, seat: int) -> int:
    """The garments a seat has still to find."""
    return len(PARTS) - count_bits(s.dressed[seat])


@entry
def to_go(buffer: Buffer, seat: int) -> int:
    """The same, asked from Python."""
    return left_to_do(position_of(buffer).state, seat)


@entry
def step(buffer: Buffer, action: int) -> int:
    """For callers that step one by one: the owing seat decides; mask and observation of the next.

    Says whose they are; -1 when the game is over; -2, with nothing changed, where the action is not legal.
    """
    p = position_of(buffer)
    if p.state.owing == 0 or not decide(buffer, lowest_bit(p.state.owing), action):
        return -2
    if p.state.owing == 0:
        return -1
    seat = lowest_bit(p.state.owing)
    look(buffer, seat)
    return seat


@rule
def random_action(s: State, seat: int, random: int) -> int:
    """One of a seat's legal actions, each equally likely."""
    total = 0
    for word in range(WORDS):
        total += count_bits(legal_word(s, seat, word))
    pick = random_below(random, total)
    for word in range(WORDS):
        legal = legal_word(s, seat, word)
        if pick < count_bits(legal):
            return WORD * word + nth_bit(legal, pick)
        pick -= count_bits(legal)
    return ACTIONS


@entry
def play_randomly(buffer: Buffer, random: int, seats: Ints, actions: Ints) -> tuple[int, int]:
    """Plays on by chance until the game or the room to note it ends; says how many decisions that were.

    Notes who decided what, and gives the generator's last number back.
    """
    p = position_of(buffer)
    decisions = 0
    while p.state.owing != 0 and decisions < len(actions):
        random = next_random(random)
        seat = lowest_bit(p.state.owing)
        action = random_action(p.state, seat, random)
        p.log.count = 0
        apply_decision(p.state, p.log, seat, action)
        seats[decisions] = seat
        actions[decisions] = action
        decisions += 1
    return decisions, random
