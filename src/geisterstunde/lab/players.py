"""Who plays in the lab: a game's own bots, players by rule of thumb, plugins, and programs."""

import re
from collections.abc import Sequence

import msgspec

from geisterstunde.bots.bot import Bot, RandomBot
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import MemoryModel
from geisterstunde.bots.plugins import PluginBot, plugins
from geisterstunde.bots.registry import RANDOM, bot_names, kit_of, level_bot, usual_bot
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.lab.programs import PROGRAM, Program, program_named

THUMB = "thumb"

Player = Level | Program | str  # a level, a program, RANDOM, or the name of a plugin


def player_named(game: str, name: str) -> Player:
    """A player of the lab by name.

    >>> str(player_named("dawn-under", "thumb(slots(20))").memory)
    'slots(20)'
    """
    for level in kit_of(game).levels:
        if level.key == name:
            return level
    by_thumb = re.fullmatch(rf"{THUMB}(?:\((.+)\))?", name)
    if by_thumb is not None and kit_of(game).levels:
        memory = MemoryModel.from_text(by_thumb[1] or "perfect")
        return msgspec.structs.replace(kit_of(game).levels[-1], key=name, memory=memory, trials=0)
    program = program_named(name)
    if program is not None:
        return program
    if name == RANDOM or name in plugins():
        return name
    known = ", ".join((*bot_names(game), f"{THUMB}(MEMORY)", f"{PROGRAM}(COMMAND)", *plugins()))
    raise BadInput("input-no-bot", game=game, given=quoted(name), bots=known)


def players_named(game: str, text: str, seats: int) -> tuple[str, ...]:
    """Checked names for all seats; fewer names than seats repeat.

    >>> players_named("dawn-under", "raven, thumb(human(0.6, 0.3, 0.1))", 3)
    ('raven', 'thumb(human(0.6, 0.3, 0.1))', 'raven')
    """
    names = split_names(text)
    if "" in names:
        raise BadInput("input-no-names", example=f"{usual_bot(game)},{RANDOM}", given=quoted(text, 60))
    if len(names) > seats:
        raise BadInput("input-too-many-names", bots=len(names), seats=seats)
    for name in names:
        player_named(game, name)
    return tuple(names[seat % len(names)] for seat in range(seats))


def contestants_named(game: str, text: str) -> tuple[str, ...]:
    """Checked names of two or more who are to be compared, each named once.

    >>> contestants_named("dawn-under", "random,raven")
    ('random', 'raven')
    """
    names = tuple(split_names(text))
    if "" in names:
        example = ",".join(bot_names(game)[:3])
        raise BadInput("input-no-names", example=example, given=quoted(text, 60))
    for name in names:
        player_named(game, name)
        if names.count(name) > 1:
            raise BadInput("input-named-twice", bot=name, times=names.count(name))
    if len(names) < 2:
        raise BadInput("input-too-few-names", example=",".join(bot_names(game)[:3]))
    return names


def split_names(text: str) -> Sequence[str]:
    """What stands between commas, as far as these stand in no brackets; it may be empty."""
    names, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            names.append("")
        else:
            names[-1] += letter
    return [name.strip() for name in names]


def seat_down(game: str, player: Player, seat: int, seed: int) -> Bot:
    """Somebody for a seat; the same seed decides the same."""
    if isinstance(player, Level):
        return level_bot(game, player, seat, seed)
    if isinstance(player, Program):
        raise BadInput("input-program-at-terminal", program=str(player))
    if player == RANDOM:
        return RandomBot(game_named(game), seat, seed)
    return PluginBot(player, game_named(game), seat, seed)
