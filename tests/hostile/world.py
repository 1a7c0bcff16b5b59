"""A public server with running tables of several people, and somebody who wants in."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
import sqlalchemy as sa
from litestar import Litestar

from kanly.engine.terms import BATTLE_ICONS
from kanly.web.app import create_app
from kanly.web.database.schema import CODES, LOOKED, MEMBERS, META, SEATS, TABLES
from kanly.web.host import Host
from kanly.web.limits import Limits
from kanly.web.people import COOKIE, People
from tests.web.test_secrets import hidden_from

HEADERS = [(b"host", b"127.0.0.1:8000"), (b"user-agent", b"hostile")]
JSON = (b"content-type", b"application/json")
VICTIMS = {"Ana": "Zoraida Quisp", "Ben": "Wenceslao Yx"}
"""Who plays, and the names they play under: no other text has them."""
EVE_SEAT = 1
"""Hers at the table she shares with Ana, who must decide there."""

NOBODYS = {CODES, LOOKED}
"""They name nobody, and change by themselves or by what Eve does."""


@dataclass(frozen=True)
class Asked:
    """A request as it comes from the wire."""

    method: str = "GET"
    target: bytes = b"/"
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    @property
    def text(self) -> str:
        """All that whoever asks knows already."""
        parts = [self.target, self.body, *(value for _, value in self.headers)]
        return unquote(b"\n".join(parts).decode("latin-1"))


@dataclass(frozen=True)
class Answered:
    """What came back."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes

    def json(self) -> Any:
        """What it says."""
        return msgspec.json.decode(self.body)


async def ask(app: Litestar, asked: Asked) -> Answered:
    """Send a request past every client that would mend it; who asked is gone after the answer."""
    path, _, query = asked.target.partition(b"?")
    scope: Any = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "method": asked.method, "scheme": "http", "path": unquote(path.decode("ascii", "replace")),
        "raw_path": path, "query_string": query, "root_path": "", "state": {}, "extensions": {},
        "headers": [*HEADERS, *asked.headers], "client": ("203.0.113.9", 4242),
        "server": ("127.0.0.1", 8000),
    }  # fmt: skip
    incoming: list[Any] = [{"type": "http.request", "body": asked.body, "more_body": False}]
    sent: list[Any] = []

    answering = asyncio.Event()

    async def receive() -> Any:
        if incoming:
            return incoming.pop()
        await answering.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        answering.set()

    await app(scope, receive, send)
    start = sent[0]
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Answered(start["status"], dict(start["headers"]), body)


class World:
    """The server, what of it is whose, and what nobody else may learn."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        host = app.state.host
        assert isinstance(host, Host)
        assert isinstance(host.people, People)
        self.host = host
        self.people = host.people
        self.cookies = {name: self.people.newcomer() for name in (*VICTIMS, "Eve")}
        self.keys = {name: self.key_of(cookie) for name, cookie in self.cookies.items()}
        self._seed = 3**27
        self.foreign: list[str] = []
        """Tables of others."""
        self.shared = ""
        """The table at which Eve sits with Ana,"""
        self.revision = 0
        """and where it is."""
        self.own: list[str] = []
        """Some of Eve's tables."""
        self.hidden: set[str] = set()
        """Cards at the shared table that Eve cannot know of."""

    def key_of(self, cookie: str) -> str:
        """What the server keeps of a person."""
        key = self.people.key_in(cookie)
        assert key is not None
        return key

    async def ask(self, asked: Asked) -> Answered:
        """Any request, and what is answered."""
        return await ask(self.app, asked)

    async def says(self, name: str, method: str, path: str, body: object = None) -> Any:
        """An honest request of somebody, and what is answered."""
        headers = (JSON, (b"cookie", f"{COOKIE}={self.cookies[name]}".encode()))
        encoded = b"" if body is None else msgspec.json.encode(body)
        answer = await ask(self.app, Asked(method, path.encode(), headers, encoded))
        assert answer.status < 300, answer
        return answer.json() if answer.body else None

    async def open(self, name: str, persons: int, bots: int = 0) -> str:
        """A table of somebody's."""
        called = VICTIMS.get(name, name)
        sitters = [{"kind": "person", "name": called}] * persons
        sitters += [{"kind": "bot", "bot": "random"}] * bots
        self._seed += 1
        body = {"sitters": sitters, "seed": self._seed}
        return str((await self.says(name, "POST", "/api/tables", body))["id"])

    def seat(self, id: str, seat: int, name: str) -> None:
        """Give somebody a seat at a table."""
        own = (SEATS.c.table_id == id, SEATS.c.seat == seat)
        with self.host.registry.storage.engine.begin() as db:
            db.execute(sa.update(SEATS).where(*own).values(person=self.keys[name]))
        self.host.registry.leave(self.host.registry.get(id))

    async def play(self, id: str, names: list[str], actions: int) -> None:
        """Some honest turns, by whoever has each seat."""
        chance = random.Random(actions)
        while actions:
            shown = await self.says(names[0], "GET", f"/api/tables/{id}")
            if shown["over"]:
                return
            seat = shown["decision"]["seat"]
            if seat >= len(names):
                await asyncio.sleep(0.005)
                continue
            mine = await self.says(names[seat], "GET", f"/api/tables/{id}?seat={seat}")
            action = chance.choice(mine["decision"]["actions"])["action"]
            answer = {"seat": seat, "revision": mine["revision"], "action": action}
            await self.says(names[seat], "POST", f"/api/tables/{id}/actions", answer)
            actions -= 1

    async def people_sit_down(self) -> None:
        """Tables of all kinds, some in the middle of a game, one at its end."""
        alone = await self.open("Ana", 1, 2)
        await self.play(alone, ["Ana"], 8)
        finished = await self.open("Ben", 1, 2)
        await self.play(finished, ["Ben"], 2000)
        both = await self.open("Ana", 2)
        self.seat(both, 1, "Ben")
        await self.play(both, ["Ana", "Ben"], 12)
        lesson = (await self.says("Ana", "GET", "/api/lessons"))[0]["id"]
        puzzle = (await self.says("Ben", "GET", "/api/puzzles"))[0]["id"]
        self.foreign = [
            alone, finished, both,
            (await self.says("Ana", "POST", "/api/lessons", {"id": lesson}))["id"],
            (await self.says("Ben", "POST", "/api/puzzles", {"id": puzzle}))["id"],
        ]  # fmt: skip
        self.shared = await self.open("Ana", 2)
        self.seat(self.shared, EVE_SEAT, "Eve")
        await self.play(self.shared, ["Ana", "Eve"], 10)
        state = self.host.registry.get(self.shared).state
        while state.decision is not None and state.decision.seat == EVE_SEAT:
            await self.play(self.shared, ["Ana", "Eve"], 1)
        self.own = [await self.open("Eve", 3), await self.open("Eve", 1, 2)]
        self.revision = self.host.registry.get(self.shared).revision
        self.hidden = hidden_from(state, EVE_SEAT) - {*BATTLE_ICONS}  # the same words
        assert len(self.hidden) > 20

    def secrets(self) -> set[str]:
        """Texts that are nobody's business but the victims'."""
        found = {*self.foreign, *(self.keys[name] for name in VICTIMS)}
        found |= {VICTIMS["Ben"]}  # Ana's name is known at the table she shares
        found |= {self.cookies[name].partition(".")[0] for name in VICTIMS}
        for id in self.foreign:
            found.add(str(self.host.registry.get(id).game.record.setup.seed))
        return {text for text in found if len(text) > 5}

    def told(self, asked: Asked, answer: Answered) -> set[str]:
        """What an answer says that whoever asked must not learn."""
        body = answer.body.decode("utf-8", "replace")
        found = {text for text in self._secrets if text in body and text not in asked.text}
        if self.shared in asked.text and "/schema" not in asked.text:
            words = set(re.findall(r"\w+", body))
            found |= (words & self.hidden) - set(re.findall(r"\w+", asked.text))
        return found

    def remember(self) -> None:
        """From now on nothing of the victims' may change or be told."""
        self._secrets = self.secrets()
        self._dump = self.dump()

    def changed(self) -> list[Any]:
        """What is not as it was."""
        now = self.dump()
        return [row for row in (*self._dump, *now) if (row in now) != (row in self._dump)]

    def dump(self) -> set[tuple[Any, ...]]:
        """All the database has, but for what is Eve's."""
        found = set()
        with self.host.registry.storage.engine.begin() as db:
            tables = sa.select(TABLES.c.id).where(TABLES.c.owner == self.keys["Eve"])
            rooms = sa.select(MEMBERS.c.room).where(MEMBERS.c.person == self.keys["Eve"])
            own = [*db.execute(tables).scalars(), *db.execute(rooms).scalars()]
            mine = {self.keys["Eve"], *own}
            for table in [x for x in META.sorted_tables if x not in NOBODYS]:
                for row in db.execute(sa.select(table)):
                    if not mine & {value for value in row if isinstance(value, str)}:
                        found.add((table.name, *row))
        return found


@asynccontextmanager
async def world(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """People at their tables, on a server whose clock for limits goes fast."""
    monkeypatch.setattr("kanly.web.app.Limits", lambda: Limits(lambda: 1e6 * time.monotonic()))
    app = create_app(url, public=True)
    async with app.lifespan():
        found = World(app)
        await found.people_sit_down()
        found.remember()
        yield found
