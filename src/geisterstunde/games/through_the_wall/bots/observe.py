"""What a player sees happen, turned into facts of its memory."""

from geisterstunde.bots.memory import drop, exchange, notice
from geisterstunde.games.through_the_wall.bots.mind import LIES_IN, NOT_IN, Mind
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.decks import CARD_BITS
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import DECKS
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule


@rule
def watch_event(b: Mind, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Notices one event, told as numbers. Time goes by in turns."""
    match kind:
        case Event.TURN_BEGAN:
            b.memory.now += 1
            b.planned = 0
            b.done = 0
        case Event.SEARCHED:
            b.looked_into[first] |= 1 << second
            if not fourth:
                notice(b.memory, NOT_IN + DECKS * third + second, 1)
        case Event.DECK_SEEN:
            see_cards(b, first, second)
        case Event.DRESSED:
            drop(b.memory, LIES_IN + second)
        case Event.SWAPPED:
            see_swap(b, second, third)


@rule
def see_cards(b: Mind, deck: int, cards: int) -> None:
    """The fronts of a deck, three bits a part."""
    for part in range(len(PARTS)):
        which = (cards >> (CARD_BITS * part)) & ((1 << CARD_BITS) - 1)
        if which != 0:
            notice(b.memory, LIES_IN + EACH_PART * part + which - 1, deck)


@rule
def see_swap(b: Mind, deck: int, other: int) -> None:
    """Two decks change places, and with them all that is known of them."""
    for garment in range(len(GARMENTS)):
        if b.memory.value[LIES_IN + garment] == deck:
            b.memory.value[LIES_IN + garment] = other
        elif b.memory.value[LIES_IN + garment] == other:
            b.memory.value[LIES_IN + garment] = deck
        exchange(b.memory, NOT_IN + DECKS * garment + deck, NOT_IN + DECKS * garment + other)
    for seat in range(SEATS):
        decks = b.looked_into[seat]
        if has_bit(decks, deck) != has_bit(decks, other):
            b.looked_into[seat] = decks ^ (1 << deck | 1 << other)
