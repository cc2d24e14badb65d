"""Which request is answered by what. Routing, the OpenAPI document and its checks all read this list."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from geisterstunde.server.daily_requests import DayScored, PastDay, PlayDaily, Today
from geisterstunde.server.handlers import Handlers
from geisterstunde.server.learning_requests import Corridor, LessonTold, Remembered, TriedPuzzle, TryPuzzle
from geisterstunde.server.protocol import TableView
from geisterstunde.server.requests import (
    Arrange,
    Checked,
    CheckOptions,
    ChooseFace,
    ChooseLantern,
    CreateTable,
    FoundTable,
    Health,
    House,
    Practise,
    Rename,
    Replayed,
    SeatKey,
    SetBot,
    TableCreated,
    TakeSeat,
    WithKey,
)


class Route(NamedTuple):
    """A request: how it is sent, what answers it, and the types of both."""

    method: str
    path: str
    answer: Callable[..., Any]
    returns: Any
    takes: Any = None
    query: str | None = None
    status: int = 200
    problems: tuple[int, ...] = ()


TABLE = "/api/tables/{table}"
DAILY = "/api/games/{game}/daily"
ROUTES = (
    Route("GET", "/api/house", Handlers.house, House),
    Route("POST", "/api/games/{game}/check", Handlers.check, Checked, CheckOptions),
    Route("GET", "/api/games/{game}/puzzles", Handlers.puzzles, Corridor, query="door", problems=(404,)),
    Route(
        "POST", "/api/games/{game}/puzzles/{number}", Handlers.puzzle, TriedPuzzle, TryPuzzle, problems=(404,)
    ),
    Route("GET", "/api/games/{game}/lessons/{lesson}", Handlers.lesson, LessonTold, problems=(404,)),
    Route("GET", DAILY, Handlers.daily, Today, problems=(404,)),
    Route("POST", DAILY, Handlers.play_daily, TableCreated, PlayDaily, status=201, problems=(404,)),
    Route("GET", f"{DAILY}/{{day}}", Handlers.past_day, PastDay, problems=(404, 409)),
    Route("GET", f"{DAILY}/{{day}}/replay", Handlers.best_line, Replayed, problems=(404, 409)),
    Route("GET", "/api/tables", Handlers.open_tables, list[TableView], query="game"),
    Route("POST", "/api/tables", Handlers.create, TableCreated, CreateTable, status=201),
    Route("GET", TABLE, Handlers.table, TableView, problems=(404, 409)),
    Route("GET", "/api/codes/{code}", Handlers.by_code, FoundTable, problems=(404,)),
    Route("POST", f"{TABLE}/seats", Handlers.take_seat, SeatKey, TakeSeat, status=201, problems=(404, 409)),
    Route("POST", f"{TABLE}/leave", Handlers.leave, TableView, WithKey, problems=(403, 404, 409)),
    Route("POST", f"{TABLE}/bots", Handlers.set_bot, TableView, SetBot, problems=(403, 404, 409)),
    Route("POST", f"{TABLE}/names", Handlers.rename, TableView, Rename, problems=(403, 404, 409)),
    Route("POST", f"{TABLE}/faces", Handlers.choose_face, TableView, ChooseFace, problems=(403, 404, 409)),
    Route(
        "POST",
        f"{TABLE}/lanterns",
        Handlers.choose_lantern,
        TableView,
        ChooseLantern,
        problems=(403, 404, 409),
    ),
    Route("POST", f"{TABLE}/options", Handlers.arrange, TableView, Arrange, problems=(403, 404, 409)),
    Route("POST", f"{TABLE}/start", Handlers.start, TableView, WithKey, problems=(403, 404, 409)),
    Route("POST", f"{TABLE}/rematch", Handlers.rematch, FoundTable, WithKey, problems=(403, 404, 409)),
    Route(
        "POST",
        f"{TABLE}/practice",
        Handlers.practise,
        TableCreated,
        Practise,
        status=201,
        problems=(404, 409),
    ),
    Route("GET", f"{TABLE}/record", Handlers.record, msgspec.Raw, problems=(404, 409)),
    Route("GET", f"{TABLE}/replay", Handlers.replay, Replayed, problems=(404, 409)),
    Route("GET", f"{TABLE}/memories", Handlers.memories, Remembered, problems=(404, 409)),
    Route("GET", f"{TABLE}/score", Handlers.day_score, DayScored, problems=(404, 409)),
    Route("GET", "/health", Handlers.health, Health),
)
