"""The ladder: does every level beat the one below, and by how much."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

import msgspec

from geisterstunde.bots.levels import Level
from geisterstunde.bots.registry import RANDOM, kit_of
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.lab_kit import LabKit
from geisterstunde.lab.play import play_game, won_share
from geisterstunde.lab.players import Player
from geisterstunde.lab.workers import Workers
from geisterstunde.match.intervals import Share, share_of

BATCH = 10  # games a worker plays before it reports
HEURISTIC = "rule of thumb"


def tables_of(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The tables a ladder of this game is climbed at; without any, one with its usual options."""
    lab: LabKit | None = package_named(game).part("lab")
    return {"usual": {}} if lab is None else lab.ladder_tables


class Rung(NamedTuple):
    """Two players to compare at a table, and what share of the wins the upper one should have."""

    game: str
    table: str
    players: int
    upper: Player
    lower: Player
    lower_name: str
    wanted: float


class Batch(NamedTuple):
    """Some games of a rung."""

    rung: Rung
    seed: int
    first: int
    games: int


class Climbed(NamedTuple):
    """A rung and how it went."""

    rung: Rung
    share: Share
    cut: int


def name_of(player: Player) -> str:
    """A player's name."""
    return player.key if isinstance(player, Level) else str(player)


def fair_lead(players: int) -> float:
    """What share of the wins a better half of the table should have: 1.3 times the fair one."""
    return 0.6 if players == 2 else 0.65


def rungs(game: str, numbers_of_players: Sequence[int], tables: Sequence[str]) -> Iterator[Rung]:
    """All comparisons: every level with the one below, and the top with chance and with its own thumb."""
    levels = kit_of(game).levels
    top = levels[-1]
    for table in tables:
        for players in numbers_of_players:
            beaten = fair_lead(players)
            for upper, lower in zip(levels[:0:-1], levels[-2::-1], strict=True):
                yield Rung(game, table, players, upper, lower, lower.key, beaten)
            yield Rung(game, table, players, levels[0], RANDOM, RANDOM, beaten)
            yield Rung(game, table, players, top, RANDOM, RANDOM, 0.99)
            plain = msgspec.structs.replace(top, trials=0)
            yield Rung(game, table, players, top, plain, HEURISTIC, 0.55)


def rungs_between(
    game: str, contestants: Sequence[Player], numbers_of_players: Sequence[int], tables: Sequence[str]
) -> Iterator[Rung]:
    """Anybody's comparisons: everyone with the one named before."""
    for table in tables:
        for players in numbers_of_players:
            for lower, upper in pairwise(contestants):
                yield Rung(game, table, players, upper, lower, name_of(lower), fair_lead(players))


def games_for(rung: Rung, games: int) -> int:
    """How many games a rung gets: players who search take their time, and clear cases need fewer."""
    if not isinstance(rung.upper, Level) or rung.upper.trials == 0:
        return games
    return max(games // 2 if rung.lower_name == HEURISTIC else games // 8, 2 * BATCH)


def play_batch(batch: Batch) -> tuple[float, int]:
    """Plays some games of a rung, sides changing seats; returns what the upper won, and games cut."""
    rung = batch.rung
    won, cut = 0.0, 0
    for index in range(batch.first, batch.first + batch.games):
        sides = [(seat + index) % 2 for seat in range(rung.players)]
        seated = [(rung.upper, rung.lower)[side] for side in sides]
        played = play_game(rung.game, tables_of(rung.game)[rung.table], seated, batch.seed, index)
        won += won_share(played.result, sides, 0)
        cut += played.result is None
    return won, cut


def batches_of(wanted: Sequence[Rung], games: int, seed: int) -> list[Batch]:
    """All rungs cut into batches."""
    return [
        Batch(rung, seed, first, min(BATCH, games_for(rung, games) - first))
        for rung in wanted
        for first in range(0, games_for(rung, games), BATCH)
    ]


def climb(wanted: Sequence[Rung], games: int, seed: int, workers: Workers) -> Iterator[Climbed]:
    """Plays all rungs; the same shares for the same seed, whoever does the work."""
    answers = workers.map(play_batch, batches_of(wanted, games, seed))
    for rung in wanted:
        results = list(islice(answers, -(-games_for(rung, games) // BATCH)))
        won, cut = sum(won for won, _ in results), sum(cut for _, cut in results)
        yield Climbed(rung, share_of(won, games_for(rung, games) - cut), cut)
