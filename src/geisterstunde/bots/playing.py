"""Bots at a table: each is asked when its seat owes a decision, and told what its seat may know."""

from collections.abc import Iterator, Sequence

from geisterstunde.bots.bot import Bot, events_for
from geisterstunde.kernel.game import Game, Result
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import InEnglish
from geisterstunde.match.match import Match

LONGEST_GAME = 5_000  # decisions; a game that may never end is cut here and counts for nobody
NO_LIMIT = 1 << 62


def most_decisions(rules: Game, position: Buffer) -> int:
    """After how many decisions a game is cut: never, where its rules end every game."""
    return NO_LIMIT if rules.always_ends(position) else LONGEST_GAME


def decisions_of(rules: Game, position: Buffer, bots: Sequence[Bot]) -> Iterator[tuple[int, int]]:
    """Plays a position on in place. Yields each decision, as seat and action, once everybody has seen it."""
    for _ in range(most_decisions(rules, position)):
        owing = rules.owing(position)
        if not owing:
            return
        seat = owing[0]
        action = bots[seat].decide(rules.public_state(position, seat)).action
        rules.apply(position, seat, action)
        events = rules.event_numbers(position)
        for other, bot in enumerate(bots):
            bot.watch(events_for(events, other))
        yield seat, action


def play_match(match: Match, bots: Sequence[Bot]) -> Result | None:
    """Plays a match to its end, and keeps its decisions."""
    players = match.game.players(match.options)
    if len(bots) != players:
        raise InEnglish(f"This match has {players} seats, and there are {len(bots)} bots.")
    for seat, action in decisions_of(match.game, match.position, bots):
        match.decisions.append((seat, match.game.action_to(action)))
    return match.result
