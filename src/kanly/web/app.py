"""The JSON interface and the page, as one Litestar application."""

from __future__ import annotations

import asyncio
import functools
import logging
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from litestar import Litestar, Request, Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import File, ServerSentEvent, ServerSentEventMessage
from litestar.static_files import create_static_files_router

from .. import __version__
from ..bots import known
from ..editions.first_game import first_game
from ..engine.errors import KanlyError
from ..language import LANGUAGES
from . import model
from .apidoc import ApiPage, describe, refusals
from .catalogue import catalogue_bytes
from .errors import Refused
from .screen import replayed, screen
from .storage import Storage, default_url
from .tables import Sitter, Table, TableRegistry

LOG = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
SWITCH: Final = 0.0005
"""Seconds a bot may think on before it lets a request have its turn."""
T = TypeVar("T")

Lang = FromQuery[str]
"""en, es or de"""
Seat = FromQuery[int]
"""A seat, or -1: what everybody may see."""


class Bell:
    """Tells every open screen of a table that it has changed, or is gone."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Queue[int | None]]] = {}

    def ring(self, table: Table) -> None:
        """The table is at a new revision."""
        self._tell(table.id, table.revision)

    def toll(self, id: str) -> None:
        """The table was deleted."""
        self._tell(id, None)

    def _tell(self, id: str, revision: int | None) -> None:
        for queue in self._waiting.get(id, ()):
            queue.put_nowait(revision)

    async def listen(self, table: Table) -> AsyncIterator[int]:
        """The revisions of a table as they come, the present one first, until it is gone."""
        queue: asyncio.Queue[int | None] = asyncio.Queue()
        waiting = self._waiting.setdefault(table.id, set())
        waiting.add(queue)
        revision = None if table.left else table.revision
        try:
            while revision is not None:
                yield revision
                revision = await queue.get()
        finally:
            waiting.discard(queue)
            if not waiting:
                self._waiting.pop(table.id, None)


class Host:
    """The tables of this process, the bell, and the bots at work."""

    def __init__(self, storage: Storage, bot_pause: float) -> None:
        self.registry = TableRegistry(storage)
        self.bell = Bell()
        self.bot_pause = bot_pause
        """Seconds between two decisions of bots, so that people can follow."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._thinking = ThreadPoolExecutor(1, "bots")
        """Bots think one after the other, and never in the place of a request."""

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """While the application runs, thinking bots give way to requests quickly."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            yield
        finally:
            sys.setswitchinterval(usual)
            self._thinking.shutdown(wait=False, cancel_futures=True)

    def answer(
        self, table: Table, shown: model.Screen, changed: bool = False
    ) -> Response[model.Screen]:
        """Send a screen; only then tell the others of a change, and let bots think."""

        async def afterwards() -> None:
            if changed:
                self.bell.ring(table)
            self.wake_bots(table)

        return Response(shown, background=BackgroundTask(afterwards))

    def wake_bots(self, table: Table) -> None:
        """Let bots answer in the background until a person must."""
        if table.bot_to_move() < 0 or table.id in self._playing:
            return
        self._playing[table.id] = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        try:
            while table.bot_to_move() >= 0:
                await run(self.registry.bot_step, table, on=self._thinking)
                self.bell.ring(table)
                if self.bot_pause:
                    await asyncio.sleep(self.bot_pause)
        except Exception:
            LOG.exception("a bot failed at table %s", table.id)
        finally:
            del self._playing[table.id]


async def run(function: Callable[..., T], *args: Any, on: Executor | None = None) -> T:
    """Do blocking work beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(on, functools.partial(function, *args))


def host_of(request: Request[Any, Any, Any]) -> Host:
    """The host of the application a request came to."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


def checked_lang(lang: str) -> str:
    """The language, if the page speaks it."""
    if lang not in LANGUAGES:
        raise Refused(422, "bad-language", f"lang must be one of {', '.join(LANGUAGES)}")
    return lang


def sitters_of(data: list[model.SitterIn]) -> list[Sitter]:
    """The sitters of a request."""
    return [Sitter(x.kind, x.name.strip()[:40], x.bot if x.kind == "bot" else "") for x in data]


def sitters_in(record: dict[str, Any]) -> list[model.SitterIn]:
    """Who played according to a file: persons, if it does not say or names a bot we do not know."""
    if "sitters" in record:
        try:
            named = msgspec.convert(record["sitters"], list[model.SitterIn])
        except msgspec.ValidationError as error:
            raise Refused(422, "bad-record", f"sitters: {error}") from None
        for sitter in named:
            if sitter.kind == "bot" and sitter.bot not in known():
                sitter.kind = "person"
        return named
    setup = record.get("setup")
    count = setup.get("players") if isinstance(setup, dict) else None
    persons = count if isinstance(count, int) and 0 < count < 9 else 0
    return [model.SitterIn("person") for _ in range(persons)]


# ---------------------------------------------------------------- tables


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> list[model.TableInfo]:
    """All games, the latest first."""
    rows = await run(host_of(request).registry.storage.list)
    return msgspec.convert(rows, list[model.TableInfo])


@post("/api/tables", responses=refusals(422))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[model.NewTable]
) -> model.Opened:
    """Start a game."""
    host = host_of(request)
    options = {
        key: value
        for key, value in msgspec.structs.asdict(data).items()
        if key not in ("sitters", "hints")
    }
    options["players"] = len(data.sitters)
    table = await run(host.registry.open, options, sitters_of(data.sitters), data.hints)
    host.wake_bots(table)
    return model.Opened(table.id)


@post("/api/records", responses=refusals(422))
async def open_record(
    request: Request[Any, Any, Any], data: JSONBody[model.RecordIn]
) -> model.Opened:
    """Open a game from a file."""
    host = host_of(request)
    sitters = data.sitters if data.sitters is not None else sitters_in(data.record)
    table = await run(host.registry.take_over, data.record, sitters_of(sitters))
    host.wake_bots(table)
    return model.Opened(table.id)


@get("/api/tables/{id:str}", responses=refusals(404, 422))
async def show_table(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    seat: Seat = -1,
    lang: Lang = "en",
    log_from: FromQuery[int] = 0,
) -> Response[model.Screen]:
    """What a seat sees of a game."""
    host = host_of(request)
    lang = checked_lang(lang)

    def look() -> tuple[Table, model.Screen]:
        table = host.registry.get(id)
        return table, screen(table, seat, lang, log_from)

    return host.answer(*await run(look))


@delete("/api/tables/{id:str}", responses=refusals(404))
async def delete_table(request: Request[Any, Any, Any], id: FromPath[str]) -> None:
    """Delete a game for good."""
    host = host_of(request)
    await run(host.registry.remove, id)
    host.bell.toll(id)


@post("/api/tables/{id:str}/actions", status_code=200, responses=refusals(404, 409, 422))
async def act(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[model.Answer],
    lang: Lang = "en",
    log_from: FromQuery[int] = 0,
) -> Response[model.Screen]:
    """Answer the decision."""
    host = host_of(request)
    lang = checked_lang(lang)

    def change() -> tuple[Table, model.Screen]:
        table = host.registry.get(id)
        host.registry.act(table, data.seat, data.revision, data.action)
        return table, screen(table, data.seat, lang, log_from)

    return host.answer(*await run(change), changed=True)


@post("/api/tables/{id:str}/undo", status_code=200, responses=refusals(404, 409, 422))
async def undo(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[model.UndoIn],
    lang: Lang = "en",
) -> Response[model.Screen]:
    """Take back the last action."""
    host = host_of(request)
    lang = checked_lang(lang)

    def change() -> tuple[Table, model.Screen]:
        table = host.registry.get(id)
        host.registry.undo(table, data.seat, data.revision)
        return table, screen(table, data.seat, lang)

    return host.answer(*await run(change), changed=True)


@get("/api/tables/{id:str}/events", responses=refusals(404))
async def follow(request: Request[Any, Any, Any], id: FromPath[str]) -> ServerSentEvent:
    """Revisions as they come, and at last that the game was deleted (server-sent events)."""
    host = host_of(request)
    table = await run(host.registry.get, id)
    host.wake_bots(table)

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        async for revision in host.bell.listen(table):
            yield ServerSentEventMessage(event="revision", data=str(revision))
        yield ServerSentEventMessage(event="gone", data=id)

    return ServerSentEvent(messages())


@get("/api/tables/{id:str}/replay/{ply:int}", responses=refusals(404, 422))
async def replay(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    ply: FromPath[int],
    seat: Seat = -1,
    lang: Lang = "en",
) -> model.Replayed:
    """A game at an earlier moment."""
    table = await run(host_of(request).registry.get, id)
    return await run(replayed, table, ply, seat, checked_lang(lang))


@get("/api/tables/{id:str}/record", responses=refusals(404))
async def record(request: Request[Any, Any, Any], id: FromPath[str]) -> dict[str, Any]:
    """The game as a file; of a running game it tells also what is hidden."""
    table = await run(host_of(request).registry.get, id)
    return await run(table.record_document)


# ---------------------------------------------------------------- what is printed


@get("/api/catalogue", responses=refusals(422))
async def show_catalogue(
    lang: Lang = "en", edition: FromQuery[str] = "uprising"
) -> Response[bytes]:
    """Every component in one language."""
    body = await run(catalogue_bytes, edition, checked_lang(lang))
    return Response(body, media_type="application/json", headers={"cache-control": "no-cache"})


@get("/api/first-game", responses=refusals(422))
async def recommended(players: FromQuery[int] = 1, seed: FromQuery[int] = 0) -> dict[str, Any]:
    """What is recommended for a first game."""
    if players not in (1, 2, 3, 4):
        raise Refused(422, "bad-setup", f"there is no game for {players} players")
    return dict(first_game("uprising", players, seed))


@get("/api/bots")
async def bots() -> list[str]:
    """The bots that can take a seat."""
    return known()


# ---------------------------------------------------------------- errors and the page


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[model.Problem]:
    """Nothing has changed; the code says why."""
    return Response(model.Problem(error.code, error.detail), status_code=error.status)


def malformed(_: Request[Any, Any, Any], error: ValidationException) -> Response[model.Problem]:
    """The request is not of the agreed form."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}".strip(": ") for e in extra]
    detail = "; ".join(parts) or error.detail
    return Response(model.Problem("malformed", detail), status_code=422)


def other_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Not found, method not allowed, body that is no JSON …"""
    index = STATIC / "index.html"
    if error.status_code == 404 and wants_page(request) and index.exists():
        return Response(index.read_bytes(), status_code=404, media_type="text/html")
    status = 422 if error.status_code == 400 else error.status_code
    code = {404: "not-found", 405: "not-allowed", 422: "malformed"}.get(status, "error")
    return Response(model.Problem(code, error.detail), status_code=status)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Did somebody type an address?  The page has words for one that leads nowhere."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get(
        "accept", ""
    )


def unsuitable(_: Request[Any, Any, Any], error: KanlyError) -> Response[model.Problem]:
    """Something Kanly does not have was asked for."""
    return Response(model.Problem("malformed", str(error)), status_code=422)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[model.Problem]:
    """A fault of ours: it goes to the log, and nothing has changed."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(model.Problem("error", "something went wrong on the server"), status_code=500)


async def only_json(request: Request[Any, Any, Any]) -> None:
    """Pages of others cannot post here: what they may send without asking is no JSON."""
    kind = request.headers.get("content-type", "")
    if request.method == "POST" and not kind.startswith("application/json"):
        raise Refused(422, "malformed", f"the content type must be application/json, not {kind!r}")


@get(["/", "/table/{id:str}", "/cards", "/rules", "/replay/{id:str}"], include_in_schema=False)
async def page() -> File:
    """The page; it finds out by itself which screen the address means."""
    return File(STATIC / "index.html", filename="index.html", content_disposition_type="inline")


def create_app(
    url: str | None = None, bot_pause: float = 0, hosts: Sequence[str] = ("*",)
) -> Litestar:
    """The application, on the given database (the user's own by default), under these names."""
    host = Host(Storage(url or default_url()), bot_pause)
    handlers: list[Any] = [
        list_tables, open_table, open_record, show_table, delete_table, act, undo, follow, replay,
        record, show_catalogue, recommended, bots,
    ]  # fmt: skip
    if (STATIC / "index.html").exists():
        handlers += [page, create_static_files_router("/assets", [STATIC / "assets"])]
    app = Litestar(
        handlers,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={
            Refused: refused,
            ValidationException: malformed,
            HTTPException: other_error,
            KanlyError: unsuitable,
            Exception: failed,
        },
        before_request=only_json,
        lifespan=[host.open],
        allowed_hosts=list(hosts),
        openapi_config=OpenAPIConfig(
            title="Kanly",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(path="/")],
        ),
    )
    describe(app)
    app.state.host = host
    return app
