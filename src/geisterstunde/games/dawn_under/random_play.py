"""Decisions by chance, with the expansion's sets looked at only where it is played."""

from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, OPENINGS, WORD
from geisterstunde.games.dawn_under.play import legal_answers, legal_openings, legal_word
from geisterstunde.games.dawn_under.state import State
from geisterstunde.kernel.bits import count_bits, nth_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.seats import Seat


@rule
def random_action(s: State, seat: Seat, random: int) -> int:
    """One of a seat's legal actions, each equally likely."""
    if s.fresh_air:
        return random_action_of_all(s, seat, random)
    openings, answers = legal_openings(s), legal_answers(s, seat)
    pick = random_below(random, count_bits(openings) + count_bits(answers))
    return pick_from(openings, answers, pick)


@entry  # apart, so that it does not weigh on the base game
def random_action_of_all(s: State, seat: Seat, random: int) -> int:
    """The same, with the graves for a bat and for the Count."""
    openings, answers = legal_word(s, seat, OPENINGS), legal_word(s, seat, ANSWERS)
    bats, counts = legal_word(s, seat, BATS), legal_word(s, seat, COUNTS)
    up_to_answers = count_bits(openings) + count_bits(answers)
    up_to_bats = up_to_answers + count_bits(bats)
    pick = random_below(random, up_to_bats + count_bits(counts))
    if pick < up_to_answers:
        return pick_from(openings, answers, pick)
    if pick < up_to_bats:
        return WORD * BATS + nth_bit(bats, pick - up_to_answers)
    return WORD * COUNTS + nth_bit(counts, pick - up_to_bats)


@rule
def pick_from(openings: int, answers: int, pick: int) -> int:
    """The n-th of the graves to open and the answers."""
    if pick < count_bits(openings):
        return WORD * OPENINGS + nth_bit(openings, pick)
    return WORD * ANSWERS + nth_bit(answers, pick - count_bits(openings))
