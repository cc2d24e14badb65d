"""The decks: who may search, what is seen, what is found, and where decks go (TW-20 to TW-24)."""

from geisterstunde.games.through_the_wall.castle import ADRIFT
from geisterstunde.games.through_the_wall.ending import end_game
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.garments import ALL_PARTS, EACH_PART, GARMENTS, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, EndReason, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat

CARD_BITS = 3  # a deck seen is told as three bits a part: which of the four garments, counted from 1, or none


@rule
def wanted_garment(s: State, seat: Seat) -> int:
    """The garment a player stands on and may search for: its part is not dressed yet (TW-20)."""
    space = s.castle.ghost[seat]
    if space == ADRIFT:
        return NO_GARMENT
    garment = int(s.garment[space])
    if garment == NO_GARMENT or has_bit(s.dressed[seat], garment // EACH_PART):
        return NO_GARMENT
    return garment


@rule
def all_backs(s: State) -> int:
    """The parts on the backs of all decks: a set for each deck, one after the other."""
    backs = 0
    for garment in range(len(GARMENTS)):
        deck = int(s.deck_of[garment])
        if deck != NO_DECK:
            backs |= 1 << (len(PARTS) * deck + garment // EACH_PART)
    return backs


@rule
def backs_among(backs: int, deck: int) -> int:
    """The set of one deck among the backs of all."""
    return backs >> (len(PARTS) * deck) & ALL_PARTS


@rule
def backs_of(s: State, deck: int) -> int:
    """The parts on the backs of a deck, as a set (TW-22)."""
    return backs_among(all_backs(s), deck)


@rule
def searchable_decks(s: State, seat: Seat) -> int:
    """The decks a player may search now, as a set: those that hold a card."""
    if wanted_garment(s, seat) == NO_GARMENT:
        return 0
    decks, backs = 0, all_backs(s)
    for deck in range(DECKS):
        if backs_among(backs, deck) != 0:
            decks |= 1 << deck
    return decks


@rule
def search_deck(s: State, log: Log, seat: Seat, deck: int) -> bool:
    """Shows a deck to the searcher, who takes the garment if it is there; returns whether that wins."""
    garment = wanted_garment(s, seat)
    found = s.deck_of[garment] == deck
    emit(log, Event.SEARCHED, EVERYONE, seat, deck, garment, found)
    emit(log, Event.DECK_SEEN, seat, deck, cards_in(s, deck))
    if not found:
        return False
    s.deck_of[garment] = NO_DECK
    s.worn_by[garment] = seat
    s.dressed[seat] |= 1 << (garment // EACH_PART)
    s.found_in_turn = 1
    s.idle_turns = 0
    emit(log, Event.DRESSED, EVERYONE, seat, garment)
    if s.dressed[seat] != ALL_PARTS:
        return False
    end_game(s, log, 1 << seat, EndReason.DRESSED)
    return True


@rule
def cards_in(s: State, deck: int) -> int:
    """The cards of a deck, three bits a part."""
    cards = 0
    for part in range(len(PARTS)):
        for which in range(EACH_PART):
            if s.deck_of[EACH_PART * part + which] == deck:
                cards |= (which + 1) << (CARD_BITS * part)
    return cards


@rule
def swap_decks(s: State, log: Log, seat: Seat, deck: int, other: int) -> None:
    """Two decks change places on the table (TW-23)."""
    for garment in range(len(GARMENTS)):
        if s.deck_of[garment] == deck:
            s.deck_of[garment] = other
        elif s.deck_of[garment] == other:
            s.deck_of[garment] = deck
    emit(log, Event.SWAPPED, EVERYONE, seat, deck, other)
