"""What nobody can see in Dawn Under, and how to rearrange it."""

import random
from collections import Counter

from geisterstunde.games.dawn_under.actions import ANSWERS, COUNTS, WORD, Answer
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.deal import EACH_COLOUR
from geisterstunde.games.dawn_under.state import (
    BARE,
    COLOURS,
    GARLIC,
    LONGEST_ROW,
    RAT,
    VAMPIRE,
    Ask,
    State,
)
from geisterstunde.kernel.record import Buffer

GIVING = {
    WORD * ANSWERS + Answer.GIVE_LEFT: WORD * ANSWERS + Answer.GIVE_RIGHT,
    WORD * ANSWERS + Answer.GIVE_RIGHT: WORD * ANSWERS + Answer.GIVE_LEFT,
}
BELIEVE = WORD * ANSWERS + Answer.BELIEVE
DOUBT = WORD * ANSWERS + Answer.DOUBT
Place = tuple[str, int, int]


class DawnUnderSecrets:
    """Undersides of lids, the reserve, what lies in graves, vampires face down, promised ends."""

    def hidden(self, position: Buffer, viewer: int) -> set[Place]:
        s = API.open_position(position).state
        lids = {("lid", grave, 0) for grave in range(GRAVES) if (s.closed | s.unturned) >> grave & 1}
        insides = {
            ("inside", grave, 0) for grave in range(GRAVES) if s.lid[grave] != BARE and grave != s.opened
        }
        reserve = {("reserve", place, 0) for place in range(s.reserve_used, s.reserve_size)}
        rows = {("row", seat, slot) for seat in range(s.players) for slot in face_down(s, seat)}
        void = {("void", seat, slot) for seat in range(s.players) for slot in off_the_table(s, seat)}
        promises = {("promise", seat, 0) for seat in promised(s) if seat != viewer}
        return lids | insides | reserve | rows | void | promises

    def shown_by(self, before: Buffer, seat: int, action: int, after: Buffer, viewer: int) -> set[Place]:
        """The lid that is turned and the grave under it (DU-10), vampires turned up (DU-7), gifts (DU-17).

        Graves of bats and of the Count are looked into without turning their lids (FA-6, FA-10), at times as
        soon as the Count is set.
        """
        s, then = API.open_position(before).state, API.open_position(after).state
        shown: set[Place] = set()
        if action < GRAVES:
            shown |= {("lid", action, 0), ("inside", action, 0)}
        if action == DOUBT or (action == BELIEVE and (seat + 1) % s.players == s.actor):
            shown |= {("inside", s.bat_grave, 0)}
        if s.reserved and (then.reserved != s.reserved or then.opened == count_grave(s)):
            shown |= {("inside", count_grave(s), 0)}
        grave = action - WORD * COUNTS
        if 0 <= grave < GRAVES and (then.opened == grave or not then.reserved >> grave & 1):
            shown |= {("inside", grave, 0)}
        for row in range(s.players):
            shown |= {("row", row, slot) for slot in face_down(s, row) - face_down(then, row)}
        if s.ask == Ask.GIVE and s.owing == 1 << seat:
            shown |= {("promise", giver, 0) for giver in promised(s)}
        return shown

    def shuffled(self, position: Buffer, places: set[Place], chance: random.Random) -> Buffer:
        world = position.copy()
        s = API.open_position(world).state
        graves = sorted(grave for kind, grave, _ in places if kind == "lid")
        reserve = sorted(place for kind, place, _ in places if kind == "reserve")
        shuffle_lids(s, graves, reserve, chance)
        insides = sorted(grave for kind, grave, _ in places if kind == "inside")
        contents = [s.inside[grave] for grave in insides]
        for grave, content in zip(insides, shuffle(contents, chance), strict=True):
            s.inside[grave] = content
        slots = sorted((seat, slot) for kind, seat, slot in places if kind == "row")
        shuffle_vampires(s, insides, slots, chance)
        for kind, seat, slot in sorted(places):
            if kind == "void":
                s.row[seat, slot] = chance.randrange(COLOURS)
            elif kind == "promise":
                s.promised[seat] = chance.randrange(2)
        return world

    def alike(self, position: Buffer, seat: int, action: int) -> list[int]:
        """Which end a giver promises is nobody's business until all have chosen (DU-50)."""
        s = API.open_position(position).state
        if s.ask == Ask.GIVE and s.owing != 1 << seat:
            return [GIVING[action]]
        return []


def count_grave(s: State) -> int:
    """The grave the Count stands on."""
    return s.reserved.bit_length() - 1


def face_down(s: State, seat: int) -> set[int]:
    """The slots of a row whose vampires lie face down."""
    first = s.row_start[seat] + s.shown_left[seat]
    return {slot % LONGEST_ROW for slot in range(first, first + s.hidden[seat])}


def off_the_table(s: State, seat: int) -> set[int]:
    """The slots of a row that hold no vampire: whatever is left there must not matter."""
    start = s.row_start[seat]
    return {slot % LONGEST_ROW for slot in range(start + s.row_length[seat], start + LONGEST_ROW)}


def promised(s: State) -> set[int]:
    """The seats that have promised a gift while others still choose."""
    if s.ask != Ask.GIVE:
        return set()
    return {seat for seat in range(s.players) if (s.givers ^ s.owing) >> seat & 1}


def shuffle(pieces: list[int], chance: random.Random) -> list[int]:
    """The same pieces in another order."""
    return chance.sample(pieces, len(pieces))


def shuffle_lids(s: State, graves: list[int], reserve: list[int], chance: random.Random) -> None:
    """Lids change graves, and colours change places with the reserve, which never holds a rat (DU-3)."""
    lids = [s.lid[grave] for grave in graves]
    rat_graves = set(chance.sample(graves, lids.count(RAT)))
    colours = [lid for lid in lids if lid != RAT] + [s.reserve[place] for place in reserve]
    left = iter(shuffle(colours, chance))
    for grave in graves:
        s.lid[grave] = RAT if grave in rat_graves else next(left)
    for place in reserve:
        s.reserve[place] = next(left)


def shuffle_vampires(
    s: State, graves: list[int], slots: list[tuple[int, int]], chance: random.Random
) -> None:
    """Vampires face down, in graves and out of the game unseen (DU-5) change places with each other."""
    resting = [grave for grave in graves if VAMPIRE <= s.inside[grave] < GARLIC]
    pool = [s.inside[grave] - VAMPIRE for grave in resting] + [s.row[seat, slot] for seat, slot in slots]
    left = iter(chance.sample(pool + out_of_the_game(s), len(pool)))
    for grave in resting:
        s.inside[grave] = VAMPIRE + next(left)
    for seat, slot in slots:
        s.row[seat, slot] = next(left)


def out_of_the_game(s: State) -> list[int]:
    """The vampires that the children's variant has put aside: what is missing of the colours that play."""
    lids = Counter(s.lid[grave] for grave in range(GRAVES))
    lids += Counter(s.reserve[place] for place in range(s.reserve_size))
    playing = Counter({colour: EACH_COLOUR for colour in range(COLOURS) if lids[colour]})
    playing -= Counter(s.inside[grave] - VAMPIRE for grave in range(GRAVES))
    for seat in range(s.players):
        on_the_table = set(range(LONGEST_ROW)) - off_the_table(s, seat)
        playing -= Counter(s.row[seat, slot] for slot in on_the_table)
    playing -= Counter(s.gift[place] for place in range(s.gifts))
    return sorted(playing.elements())
