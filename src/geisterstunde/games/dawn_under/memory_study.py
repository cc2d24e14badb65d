"""What a memory is worth in Dawn Under, and what a poor one does: the mistakes people make."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from geisterstunde.bots.bot import events_for
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import MemoryModel
from geisterstunde.bots.memory_curves import recall_by_age
from geisterstunde.bots.player import LevelBot
from geisterstunde.games.dawn_under.bots.kit import KIT, LEVELS
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, VAMPIRE
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.lab.figures import new_figure
from geisterstunde.lab.play import play_game, won_share
from geisterstunde.lab.workers import workers_for
from geisterstunde.match.intervals import Share, share_of

GAME = "dawn-under"
SLOTS = (0, 5, 10, 20, 40)
OLDEST = 60
FORGETFUL = LEVELS[:3]
OPTIONS = {"edition": "2004"}
AGES = ((1, 4), (5, 9), (10, 19), (20, 39), (40, 79))  # in openings


class WorthOfSlots(NamedTuple):
    """How often a player with so many slots beats one with ten, at a table of two."""

    slots: int
    share: Share


class Reopened(NamedTuple):
    """How often a level opened a grave that it had seen taken, by how long ago it saw that."""

    ages: tuple[int, int]
    chances: int
    reopened: int

    @property
    def share(self) -> float:
        """Of all taken graves of this age that it might have opened."""
        return self.reopened / max(self.chances, 1)


def with_memory(text: str) -> Level:
    """A rule-of-thumb player with a memory of one's choice."""
    return msgspec.structs.replace(LEVELS[-1], memory=MemoryModel.from_text(text), trials=0)


def worth_of_slots(games: int, seed: int, slots: int) -> WorthOfSlots:
    """Plays the same deals, whatever the number of slots."""
    won = 0.0
    for index in range(games):
        sides = [index % 2, 1 - index % 2]
        seated = [(with_memory(f"slots({slots})"), with_memory("slots(10)"))[side] for side in sides]
        won += won_share(play_game(GAME, OPTIONS, seated, seed, index).result, sides, 0)
    return WorthOfSlots(slots, share_of(won, games))


def reopened_by_age(games: int, seed: int, level: Level) -> list[Reopened]:
    """Watches a level play against itself: which graves it opens though it saw that they are taken."""
    chances, reopened = np.zeros(len(AGES), dtype=np.int64), np.zeros(len(AGES), dtype=np.int64)
    rules = game_named(GAME)
    wanted = rules.options_from({**OPTIONS, "players": 2})
    for index in range(games):
        position = rules.deal(wanted, numbered_seed(seed, index))
        bots = [LevelBot(KIT, level, seat, seed + index) for seat in range(2)]
        taken_since: dict[int, int] = {}
        now = 0
        while owing := rules.owing(position):
            seat = owing[0]
            action = bots[seat].decide(rules.public_state(position, seat)).action
            if action < GRAVES:
                legal = set(rules.legal(position, seat))
                for grave, then in taken_since.items():
                    if grave not in legal:
                        continue
                    for place, (youngest, oldest) in enumerate(AGES):
                        if youngest <= now - then <= oldest:
                            chances[place] += 1
                            reopened[place] += grave == action
            rules.apply(position, seat, action)
            events = rules.event_numbers(position)
            now += note_taken(events, taken_since, now)
            for other, bot in enumerate(bots):
                bot.watch(events_for(events, other))
    return [Reopened(ages, int(chances[place]), int(reopened[place])) for place, ages in enumerate(AGES)]


def note_taken(events: EventNumbers, taken_since: dict[int, int], now: int) -> int:
    """Keeps track of when which grave was last seen taken by a vampire; returns how many were opened."""
    opened = 0
    for kind, _, _, second, third, fourth in events.tolist():
        if kind == Event.LAID:
            taken_since[second] = now
        elif kind in (Event.OPENED, Event.LIFTED):
            opened += 1
            inside = fourth if kind == Event.OPENED else third
            if VAMPIRE <= inside < GARLIC:
                taken_since[second] = now
            elif inside == EMPTY:
                taken_since.pop(second, None)
    return opened


def study(games: int, seed: int, folder: Path, workers: int | None) -> str:
    """Measures it all, writes `memory.md` and `memory.svg`, and returns the tables."""
    with workers_for(len(SLOTS), workers, None) as crew:
        worths = list(crew.map(partial(worth_of_slots, games, seed), SLOTS))
        by_level = list(crew.map(partial(reopened_by_age, games // 2, seed), FORGETFUL))
    reopened = {level.key: ages for level, ages in zip(FORGETFUL, by_level, strict=True)}
    lines = ["| slots(K) | wins against slots(10) | 95 % |", "|---|---|---|"]
    lines += [
        f"| {slots} | {100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} |"
        for slots, share in worths
    ]
    lines += ["", "| openings ago | " + " | ".join(reopened) + " |", "|---" * (len(reopened) + 1) + "|"]
    for ages in zip(*reopened.values(), strict=True):
        shares = " | ".join(f"{1000 * age.share:.2f} ‰" for age in ages)
        lines.append(f"| {ages[0].ages[0]} to {ages[0].ages[1]} | {shares} |")
    report = "\n".join(lines)
    (folder / "memory.md").write_text(report + "\n", encoding="utf-8")
    plot(worths, reopened, folder)
    return report


def plot(worths: Sequence[WorthOfSlots], reopened: Mapping[str, Sequence[Reopened]], folder: Path) -> None:
    """Three pictures: what slots are worth, what comes back after how long, and who reopens what."""
    figure = new_figure(12, 3.6)
    left, middle, right = figure.subplots(1, 3)
    values = [worth.share.value for worth in worths]
    spread = [
        [worth.share.value - worth.share.low for worth in worths],
        [worth.share.high - worth.share.value for worth in worths],
    ]
    left.errorbar([worth.slots for worth in worths], values, yerr=spread, marker="o", capsize=3)
    left.axhline(0.5, color="grey", linewidth=0.8)
    left.set_xlabel("facts remembered, slots(K)")
    left.set_ylabel("wins against slots(10), two players")
    for level in FORGETFUL:
        middle.plot(range(1, OLDEST + 1), recall_by_age(KIT, level, OLDEST) or [], label=level.key)
    middle.set_xlabel("openings since it was seen, once")
    middle.set_ylabel("recalled")
    middle.legend()
    for name, line in reopened.items():
        right.plot(
            [f"{youngest} to {oldest}" for (youngest, oldest), _, _ in line],
            [1000 * age.share for age in line],
            marker="o",
            label=name,
        )
    right.set_xlabel("openings since it was seen taken")
    right.set_ylabel("reopened, per thousand chances")
    right.legend()
    figure.savefig(folder / "memory.svg", metadata={"Date": None})
