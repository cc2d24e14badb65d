"""Why a decision is refused. What is legal is decided in `play`; here the reason is put into words."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, OPENINGS, TEXT_OF, WORD, Answer
from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.state import NOWHERE, Ask, Reason, State
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.refusal import Refusal

QUESTIONS = {
    Ask.OPEN: ("DU-10", "You have to open a closed grave"),
    Ask.OPEN_OR_STOP: ("DU-31", "You may open a grave beside the rat, or stop"),
    Ask.LAY: ("DU-11", "You have to lay a fitting vampire from one of your ends"),
    Ask.LAY_OR_LEAVE: ("DU-32", "You may lay a fitting vampire, or none"),
    Ask.GARLIC: ("DU-12", "You may put in garlic, yes or no"),
    Ask.GIVE: ("DU-17", "You have to give a vampire away, from your left or your right end"),
    Ask.TAKE: ("DU-17", "You have to add a vampire you were given to your left or your right end"),
    Ask.BELIEVE: ("FA-10", "You have to believe or doubt"),
    Ask.SEND: ("FA-15", "You have to send the vampire you found to another seat"),
    Ask.LAY_RESERVED: ("FA-6", "You have to lay a vampire from your left or right end"),
    Ask.SET_COUNT: ("FA-4", "You have to set the Count on a closed grave"),
}


def explain(s: State, seat: int, action: int) -> Refusal:
    """The reason for which a decision that is not legal is turned down."""
    if s.reason != Reason.UNFINISHED:
        return Refusal("game_over", "DU-20" if s.reason == Reason.DAWN else "DU-18", "The game is over.")
    if not 0 <= seat < s.players:
        return Refusal("no_such_seat", "DU-51", f"Seats here are 0 to {s.players - 1}.")
    if not s.owing >> seat & 1:
        return explain_waiting(s, seat)
    rule, question = what_is_asked(s)
    if action not in TEXT_OF:
        return Refusal("no_such_decision", rule, f"{question}; there is no decision number {action}.")
    word, choice = divmod(action, WORD)
    if word == OPENINGS and s.ask in (Ask.OPEN, Ask.OPEN_OR_STOP):
        return explain_grave(s, choice)
    if word == BATS and s.ask in (Ask.OPEN, Ask.OPEN_OR_STOP):
        return explain_bat(s, seat, choice)
    if word == COUNTS and s.ask == Ask.SET_COUNT:
        return explain_place(s, choice)
    if word == ANSWERS:
        return explain_answer(s, choice, rule, question)
    return Refusal("not_asked", rule, f"{question}.")


def what_is_asked(s: State) -> tuple[str, str]:
    """The rule by which something is asked, and the question."""
    if s.ask in (Ask.LAY_CLAIMED, Ask.LAY_DOUBTED):
        return f"FA-{s.claim_rule}", "You have to lay a vampire from your left or right end"
    if s.ask == Ask.SET_COUNT and s.after_count == steps.ASK_TO_OPEN:
        return "FA-6", "You have to set the Count on a closed grave of the next quarter"
    rule, question = QUESTIONS[Ask(s.ask)]
    if s.ask == Ask.BELIEVE:
        return (
            rule,
            f"You have to believe or doubt that grave {GRAVE_NAMES[s.bat_grave]} under the bat is empty",
        )
    if s.ask == Ask.GARLIC and s.rat_grave != NOWHERE:
        return "DU-32", question
    if s.ask == Ask.OPEN_OR_STOP and not s.everyone_joins_plague:
        return "DU-40", question
    return rule, question


def explain_waiting(s: State, seat: int) -> Refusal:
    """Somebody else has to decide."""
    names = " and ".join(f"seat {other}" for other in members(s.owing))
    if s.ask == Ask.GIVE:
        if s.givers >> seat & 1:
            return Refusal(
                "already_promised", "DU-17", f"You have chosen your gift; {names} must still choose."
            )
        return Refusal("not_a_giver", "DU-17", f"You do not owe a gift; {names} must choose one.")
    return Refusal("not_your_turn", what_is_asked(s)[0], f"It is not for you to decide now; {names} must.")


def explain_grave(s: State, grave: int) -> Refusal:
    """This grave may not be opened, nor may a bat land on it."""
    name = GRAVE_NAMES[grave]
    if not s.covered >> grave & 1:
        return Refusal("bare_grave", "DU-4", f"Grave {name} has no lid in this game; choose a closed grave.")
    if not s.closed >> grave & 1:
        rule = "FA-2" if s.fresh_air and s.rat_grave == NOWHERE else "DU-33"
        return Refusal("already_open", rule, f"Grave {name} is open already; choose a closed grave.")
    if s.reserved >> grave & 1:
        return Refusal("reserved", "FA-5", f"The Count stands on grave {name}; nobody opens it.")
    return Refusal(
        "not_beside_the_rat",
        "DU-30",
        f"Grave {name} is no neighbour of the rat's grave; only those may be opened.",
    )


def explain_bat(s: State, seat: int, grave: int) -> Refusal:
    """A bat may not land, here or at all."""
    if not s.fresh_air:
        return Refusal("no_bats", "FA-1", "There are no bats in this game.")
    if s.rat_grave != NOWHERE:
        return Refusal("bats_fear_rats", "FA-17", "Bats fly in normal turns only, not in a plague.")
    if s.bats[seat] == 0:
        return Refusal("no_bat_left", "FA-10", "You have no bat left.")
    return explain_grave(s, grave)


def explain_place(s: State, grave: int) -> Refusal:
    """The Count may not stand here."""
    if not s.closed >> grave & 1:
        return Refusal("not_closed", "FA-4", "The Count stands on closed graves only.")
    return Refusal(
        "not_his_quarter", "FA-6", "The Count goes to the next quarter clockwise that has a closed grave."
    )


def explain_answer(s: State, answer: int, rule: str, question: str) -> Refusal:
    """This is no answer to the question, or not one that can be given."""
    sentence = f"{question}."
    if s.ask == Ask.SEND and answer >= Answer.SEND:
        return Refusal("no_such_receiver", rule, f"The seat must be another player's. {sentence}")
    if s.ask in (Ask.LAY, Ask.LAY_OR_LEAVE):
        if answer in (Answer.LAY_LEFT, Answer.LAY_RIGHT):
            return Refusal("does_not_fit", rule, f"The vampire at that end does not fit. {sentence}")
    if s.ask in (Ask.LAY, Ask.LAY_CLAIMED, Ask.LAY_DOUBTED, Ask.LAY_RESERVED) and answer == Answer.LAY_NONE:
        return Refusal("must_lay", rule, sentence)
    if s.ask == Ask.TAKE and Answer.TAKE <= answer < Answer.BELIEVE:
        return Refusal("no_such_gift", rule, f"No gift has that colour. {sentence}")
    if s.ask == Ask.OPEN and answer == Answer.STOP:
        return Refusal("must_open", rule, sentence)
    return Refusal("not_asked", rule, sentence)
