"""Leads a table to a scene worth a picture: every seat's socket plays by chance until it comes about."""

import contextlib
import random
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.browser.sitting import begin, set_up
from tests.server.running import RunningServer

MOST_DECISIONS = 3000
MOST_GAMES = 20
BATS = 0.15  # of the times that one may be sent: there are more interesting things to see
Scene = Callable[[Any, Any], bool]  # of the view and the decisions of the seat that is asked


class Place:
    """A seat's socket, and what it shows."""

    def __init__(self, socket: ClientConnection, made: Any, seat: int, key: str) -> None:
        self.seat = seat
        self.socket = socket
        self.n = 0
        self.ask: Any = None
        self.view: Any = None
        self.over = False
        self.send(type="hello", v=1, table=made["table"]["id"], key=key)
        self.take()

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def take(self, patience: float = 30.0) -> bool:
        """Takes in the next message; False where none comes."""
        try:
            message: Any = msgspec.json.decode(self.socket.recv(timeout=patience))
        except TimeoutError:
            return False
        if message["type"] in ("state", "event"):
            self.n, self.ask = message["n"], message.get("ask")
            self.view = message.get("view") or self.view
            table = message.get("table")
            self.over = self.over or bool(table and table["phase"] == "over")
        return True


def play_until(server: RunningServer, made: Any, scene: Scene, number: int) -> int | None:
    """Plays until a seat is asked in such a scene; that seat, or None where the game ended before."""
    with contextlib.ExitStack() as company:
        return stay_until(server, made, scene, number, company)


def led_to(server: RunningServer, game: str, seats: list[dict[str, str]], scene: Scene) -> tuple[Any, int]:
    """A table of people, and which of them is asked in such a scene; deals differ, so several are tried."""
    for number in range(MOST_GAMES):
        made = set_up(server, game, seats)
        begin(server, made)
        seat = play_until(server, made, scene, number)
        if seat is not None:
            return made, seat
    raise AssertionError("the scene did not come about")


def finished(server: RunningServer, game: str, seats: list[dict[str, str]], options: Any) -> Any:
    """A table of people at which a game was played to its end."""
    made = set_up(server, game, seats, options=options)
    begin(server, made)
    assert play_until(server, made, never, 1) is None
    return made


def never(_view: Any, _decisions: list[str]) -> bool:
    """The scene that no game comes to."""
    return False


def stay_until(
    server: RunningServer, made: Any, scene: Scene, number: int, company: contextlib.ExitStack
) -> int | None:
    """The same, but everybody stays at the table until the company breaks up."""
    chance = random.Random(number)
    places = [
        Place(
            company.enter_context(connect(server.socket, compression=None)), made, each["seat"], each["key"]
        )
        for each in made["seats"]
    ]
    for _ in range(MOST_DECISIONS):
        level(places)
        asked = [place for place in places if place.ask]
        if places[0].over:
            return None
        if not asked:  # a bot decides
            assert places[0].take()
            continue
        place = chance.choice(asked)
        decisions = place.ask["decisions"]
        if scene(place.view, decisions):
            return place.seat
        place.send(
            type="decide", id=f"{number}-{place.n}", answers=place.n, decision=chosen(decisions, chance)
        )
        before = place.n
        while place.n == before:
            assert place.take()
    return None


def chosen(decisions: list[str], chance: random.Random) -> str:
    """Something of a kind that chance names: however many steps there are to take, boards are turned too."""
    kinds = sorted({each.split()[0] for each in decisions})
    kind = chance.choice([each for each in kinds if each != "bat" or chance.random() < BATS] or kinds)
    return chance.choice([each for each in decisions if each.split()[0] == kind])


def level(places: list[Place]) -> None:
    """Lets every socket hear what the furthest has heard."""
    furthest = max(place.n for place in places)
    for place in places:
        while place.n < furthest:
            assert place.take()
