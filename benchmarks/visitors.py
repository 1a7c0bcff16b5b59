"""People who visit a server over HTTP, each from a household of their own.

Every visitor has an address of its own in 127.0.0.0/8, so the server's limits by address and by
person count them as they count people anywhere.
"""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

KEPT: Final = 4.0
"""Seconds after which a connection nobody uses is not trusted any more: servers close them."""


class Action(msgspec.Struct):
    """An answer that is legal."""

    action: str


class Decision(msgspec.Struct):
    """What is asked, and which seat."""

    seat: int
    actions: list[Action]


class Screen(msgspec.Struct):
    """As much of a screen as a visitor needs."""

    revision: int
    log_settled: int
    decision: Decision | None


class News(msgspec.Struct):
    """What a stream of events tells."""

    table: str
    event: str
    revision: int = 0


class Refused(Exception):
    """The server answered with something else than success."""


class Line:
    """A connection that is kept open, one request after the other."""

    def __init__(self, port: int, household: str, cookie: str) -> None:
        self._port = port
        self._household = household
        self._cookie = cookie
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None
        self._used = 0.0

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of what is answered."""
        head = await self._send(method, path, body)
        sent = await self._body(head)
        status = int(head["status"])
        if status >= 300:
            raise Refused(f"{method} {path}: {status} {sent[:200]!r}")
        return sent

    async def listen(self, path: str) -> AsyncIterator[News]:
        """What a stream of events tells, until it is closed."""
        head = await self._send("GET", path, None)
        if head["status"] != "200":
            raise Refused(f"GET {path}: {head['status']}")
        packed = zlib.decompressobj(zlib.MAX_WBITS | 16) if "content-encoding" in head else None
        while size := int(await self._reader.readline(), 16):
            chunk = await self._reader.readexactly(size + 2)
            if packed is not None:
                chunk = packed.decompress(chunk[:-2])
            for line in chunk.split(b"\r\n"):
                if line.startswith(b"data: {"):
                    yield msgspec.json.decode(line[6:], type=News)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    async def _send(self, method: str, path: str, body: Any) -> dict[str, str]:
        """Ask; what is answered begins with these headers."""
        now = time.monotonic()
        if self._writer is None or now - self._used > KEPT:
            self.close()
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._household, 0)
            )
        self._used = now
        lines = [
            *(f"{method} {path} HTTP/1.1", "host: localhost", "accept-encoding: gzip"),
            f"cookie: kanly={self._cookie}",
        ]
        data = b""
        if method == "POST":
            data = msgspec.json.encode(body)
            lines += ["content-type: application/json", f"content-length: {len(data)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        first, *others = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in others)}
        return {**head, "status": first.split()[1]}

    async def _body(self, head: dict[str, str]) -> bytes:
        sent = await self._reader.readexactly(int(head.get("content-length", 0)))
        packed = head.get("content-encoding") == "gzip"
        return zlib.decompress(sent, zlib.MAX_WBITS | 16) if packed else sent


@dataclass
class Measured:
    """Milliseconds of everything that happened while it was counted."""

    counts: bool = False
    answered: list[float] = field(default_factory=list)
    """From when somebody meant to act until the answer was there."""
    looked: list[float] = field(default_factory=list)
    """A look at a table that has moved on."""
    reached: list[float] = field(default_factory=list)
    """From when somebody acted until another screen at the table showed it."""
    bots: list[float] = field(default_factory=list)
    """How much longer than the pause between them a bot's action took to be told."""
    refused: list[str] = field(default_factory=list)

    def note(self, times: list[float], since: float) -> None:
        """Something that began then is done."""
        if self.counts:
            times.append((time.perf_counter() - since) * 1000)


class Visitor:
    """Somebody with a cookie, at a household of their own."""

    def __init__(self, port: int, number: int, cookie: str) -> None:
        household = f"127.1.{number // 250}.{number % 250 + 1}"
        self.line = Line(port, household, cookie)
        self._ear = Line(port, household, cookie)

    async def news(self, table: str) -> AsyncIterator[News]:
        """What becomes of a table."""
        async for news in self._ear.listen(f"/api/events?table={table}"):
            yield news

    async def idle(self, table: str) -> None:
        """Keep a screen open."""
        try:
            async for _ in self.news(table):
                pass
        finally:
            self.go()

    def go(self) -> None:
        """Close everything."""
        self.line.close()
        self._ear.close()


class Game:
    """A table as those who play at it know it."""

    def __init__(self, id: str, pace: float) -> None:
        self.id = id
        self.pace = pace
        """Seconds between two actions, by whomever."""
        self.acted: dict[int, float] = {}
        """When the actions of persons were sent, by the revision they led to."""
        self.last: tuple[int, float, bool] | None = None
        """The revision that was told last, when, and whether it was a bot's doing."""


class Player(Visitor):
    """Somebody who plays: looks when the table moves on, and acts in time when asked."""

    def __init__(
        self, port: int, number: int, cookie: str, game: Game, seat: int, measured: Measured
    ) -> None:
        super().__init__(port, number, cookie)
        self._measured = measured
        self._chance = random.Random(number)
        self._game = game
        self._seat = seat
        self._told = 0
        """The revision heard of last."""
        self._bell = asyncio.Event()
        self._shown = Screen(-1, 0, None)

    async def play(self) -> None:
        """Play on; the first at the table notes how quick bots are."""
        try:
            async with asyncio.TaskGroup() as together:
                together.create_task(self._listen())
                together.create_task(self._turns())
        finally:
            self.go()

    async def _turns(self) -> None:
        await self._look()
        await asyncio.sleep(self._chance.uniform(0, self._game.pace))
        while True:
            await self._turn()

    async def _turn(self) -> None:
        decision = self._shown.decision
        if decision is not None and decision.seat == self._seat:
            due = time.perf_counter() + self._game.pace
            await asyncio.sleep(self._game.pace)
            await self._act(self._chance.choice(decision.actions).action, due)
        elif self._told > self._shown.revision:
            began = time.perf_counter()
            await self._look()
            self._measured.note(self._measured.looked, began)
        else:
            self._bell.clear()
            await self._bell.wait()

    async def _listen(self) -> None:
        async for news in self.news(self._game.id):
            if news.event == "moved":
                self._told = max(self._told, news.revision)
                self._bell.set()
                if self._seat == 0:
                    self._time_bots(news.revision)

    def _time_bots(self, revision: int) -> None:
        """Note how long a bot has taken, if one was next."""
        now = time.perf_counter()
        by_bot = revision not in self._game.acted
        last = self._game.last
        if by_bot and last is not None and revision == last[0] + 1:
            paused = self._game.pace if last[2] else 0.0
            self._measured.note(self._measured.bots, last[1] + paused)
        self._game.last = revision, now, by_bot

    async def _act(self, action: str, due: float) -> None:
        shown = self._shown
        sent = {"seat": self._seat, "revision": shown.revision, "action": action}
        self._game.acted[shown.revision + 1] = due
        if await self._sees("POST", f"/api/tables/{self._game.id}/actions?", sent):
            self._measured.note(self._measured.answered, due)

    async def _look(self) -> None:
        if await self._sees("GET", f"/api/tables/{self._game.id}?seat={self._seat}&", None):
            acted = self._game.acted.get(self._shown.revision)
            if acted is not None:
                self._measured.note(self._measured.reached, acted)

    async def _sees(self, method: str, path: str, body: Any) -> bool:
        """What is answered is the screen from now on, unless it is a refusal."""
        try:
            sent = await self.line.ask(method, f"{path}log_from={self._shown.log_settled}", body)
        except Refused as refusal:
            self._measured.refused.append(str(refusal))
            await asyncio.sleep(1)
            return False
        self._shown = msgspec.json.decode(sent, type=Screen)
        return True
