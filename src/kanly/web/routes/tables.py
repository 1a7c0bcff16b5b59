"""The routes of tables: opening, looking, answering, taking back, following, reviewing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .. import model, playing
from ..apidoc import CHANGING, refusals
from ..beside import run
from ..host import Host
from ..limits import BRING, OPEN, costs
from ..registry import TableRegistry
from ..screen import delayed, replayed, screen
from ..sitters import sitters_in, sitters_of
from ..tables import Table
from .common import AnyRequest, Lang, checked_lang, door_of, host_of, person_of

Seat = FromQuery[int]
"""A seat, or -1: what everybody may see."""
PAGE: Final = 50
"""So many games are listed at once,"""
MOST: Final = 200
"""and at most so many if somebody asks for more."""
FARTHEST: Final = 2**31 - 1
"""What no list reaches, and every database can count to."""
LARGEST_RECORD: Final = 1_000_000
"""Bytes of a game in a file: a hundred times what games have, less than would hurt."""


def answer(
    host: Host, table: Table, shown: model.Screen, changed: bool = False
) -> Response[model.Screen]:
    """Send a screen; only then tell the others of a change, and let bots think."""

    async def afterwards() -> None:
        if changed:
            host.bell.ring(table)
        host.wake_bots(table)

    return Response(shown, background=BackgroundTask(afterwards))


async def changed(
    request: AnyRequest,
    id: str,
    seat: int,
    lang: str,
    change: Callable[[TableRegistry, Table], None],
    log_from: int = 0,
) -> Response[model.Screen]:
    """Change a table, and send what the seat sees of it then."""
    lang = checked_lang(lang)
    door = door_of(request)

    def work() -> tuple[Table, model.Screen]:
        table = door.table(id, seat)
        change(door.registry, table)
        return table, screen(table, seat, lang, door.person, log_from)

    return answer(host_of(request), *await run(work), changed=True)


@get("/api/tables", responses=refusals(422))
async def list_tables(
    request: AnyRequest,
    over: FromQuery[bool | None] = None,
    skip: Annotated[int, QueryParameter(ge=0, le=FARTHEST)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = PAGE,
) -> list[model.TableInfo]:
    """Games, the latest first: so many after the first few; all, or only finished or running."""
    storage = host_of(request).registry.storage
    return await run(storage.list, person_of(request), over, skip, limit)


@post("/api/tables", opt=costs(OPEN), responses=refusals(422, *CHANGING))
async def open_table(request: AnyRequest, data: JSONBody[model.NewTable]) -> model.Opened:
    """Start a game."""
    host = host_of(request)
    options = {
        key: value
        for key, value in msgspec.structs.asdict(data).items()
        if key not in ("sitters", "hints", "coach")
    }
    options["players"] = len(data.sitters)
    person = person_of(request)
    sitters = sitters_of(data.sitters, person)
    table = await run(host.registry.open, options, sitters, data.hints, data.coach, person)
    host.wake_bots(table)
    return model.Opened(table.id)


@post(
    "/api/records",
    opt=costs(BRING),
    request_max_body_size=LARGEST_RECORD,
    responses=refusals(413, 422, *CHANGING),
)
async def open_record(request: AnyRequest, data: JSONBody[model.RecordIn]) -> model.Opened:
    """Open a game from a file."""
    host = host_of(request)
    person = person_of(request)
    named = data.sitters if data.sitters is not None else sitters_in(data.record)
    sitters = sitters_of(named, person)
    table = await run(host.registry.take_over, data.record, sitters, data.coach, person)
    host.wake_bots(table)
    return model.Opened(table.id)


@get("/api/tables/{id:str}", responses=refusals(404, 422))
async def show_table(
    request: AnyRequest,
    id: FromPath[str],
    seat: Seat = -1,
    lang: Lang = "en",
    log_from: FromQuery[int] = 0,
) -> Response[model.Screen]:
    """What a seat sees of a game."""
    lang = checked_lang(lang)
    door = door_of(request)

    def look() -> tuple[Table, model.Screen]:
        table = door.table(id, seat)
        moment = door.moment(table)
        if moment is not None:
            return table, delayed(table, moment, lang, door.person)
        return table, screen(table, seat, lang, door.person, log_from)

    return answer(host_of(request), *await run(look))


@delete("/api/tables/{id:str}", responses=refusals(404, *CHANGING))
async def delete_table(request: AnyRequest, id: FromPath[str]) -> None:
    """Delete a game for good."""
    await run(door_of(request).remove, id)
    host_of(request).bell.toll(id)


@post("/api/tables/{id:str}/actions", status_code=200, responses=refusals(404, 409, 422, *CHANGING))
async def act(
    request: AnyRequest,
    id: FromPath[str],
    data: JSONBody[model.Answer],
    lang: Lang = "en",
    log_from: FromQuery[int] = 0,
) -> Response[model.Screen]:
    """Answer the decision."""

    def change(registry: TableRegistry, table: Table) -> None:
        playing.act(registry, table, data.seat, data.revision, data.action)

    return await changed(request, id, data.seat, lang, change, log_from)


@post("/api/tables/{id:str}/undo", status_code=200, responses=refusals(404, 409, 422, *CHANGING))
async def undo(
    request: AnyRequest,
    id: FromPath[str],
    data: JSONBody[model.UndoIn],
    lang: Lang = "en",
) -> Response[model.Screen]:
    """Take back the last action, or all that can be."""

    def change(registry: TableRegistry, table: Table) -> None:
        playing.undo(registry, table, data.seat, data.revision, data.all)

    return await changed(request, id, data.seat, lang, change)


@get("/api/tables/{id:str}/replay/{ply:int}", responses=refusals(404, 422))
async def replay(
    request: AnyRequest,
    id: FromPath[str],
    ply: FromPath[int],
    seat: Seat = -1,
    lang: Lang = "en",
) -> model.Replayed:
    """A game at an earlier moment."""
    door = door_of(request)
    lang = checked_lang(lang)

    def look() -> model.Replayed:
        table = door.table(id, seat)
        return replayed(table, ply, seat, lang, door.person, door.moment(table))

    return await run(look)


@get("/api/tables/{id:str}/record", responses=refusals(404))
async def record(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """The game as a file; of a running game, which it tells the hidden of, to its only person."""
    table = await run(door_of(request).whole, id)
    return await run(table.record_document)


ROUTES: Final = [
    list_tables, open_table, open_record, show_table, delete_table, act, undo, replay, record,
]  # fmt: skip
