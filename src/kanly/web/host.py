"""What one running server has: the tables, the bell, and the bots at work."""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from litestar import Litestar

from .bell import Bell
from .coaching import Reviews
from .errors import Refused, Unavailable
from .people import People
from .playing import bot_step
from .registry import TableRegistry
from .storage import Storage
from .tables import Table
from .thinkers import Thinkers
from .wire import Wire

LOG = logging.getLogger(__name__)
SWITCH: Final = 0.0005
"""Seconds a bot may think on before it lets a request have its turn."""
RETRY: Final = 1.0
"""Seconds until a bot whose answer could not be kept tries again."""
CLAIM: Final = 10.0
"""Seconds for which a server has the bots of a table to itself, unless it claims them again."""
LOOK: Final = 2.0
"""Seconds between two looks for what other servers have left undone or not told."""
FORSAKEN: Final = 50
"""So many forsaken tables are taken up at a look."""
T = TypeVar("T")


class Host:
    """The tables of this process, the bell, and the bots at work.

    Of several servers on one database one at a time has the bots of a table think: it claims them
    for some seconds, again and again.  If it dies, another one finds the table forsaken.
    """

    def __init__(
        self,
        storage: Storage,
        bot_pause: float,
        thinkers: int,
        wire: Wire | None = None,
        public: bool = False,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.registry = TableRegistry(storage)
        self.people = People(bytes.fromhex(storage.secret("people"))) if public else None
        """Who comes from where; None on a server for one device."""
        self.wire = wire
        self.bell = Bell(wire, storage.is_shared)
        self.bot_pause = bot_pause
        """Seconds between two decisions of bots, so that people can follow."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._claims: dict[str, float] = {}
        """Until when (of the steady clock) the bots of a table are this server's."""
        self.thinkers = Thinkers(thinkers)
        self.reviews = Reviews(self.registry, Thinkers(min(1, thinkers)))
        """In a process of their own: a whole game takes long."""

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """While the application runs, its database is its own, and bots give way to requests."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        self.thinkers.warm()
        tasks = [asyncio.create_task(self._look_after())]
        if self.wire is not None:
            tasks.append(asyncio.create_task(self.wire.run(self.bell.hear)))
        try:
            yield
        finally:
            sys.setswitchinterval(usual)
            for task in (*tasks, *self._playing.values()):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.thinkers.close()
            self.reviews.close()
            self._give_back()
            self.registry.storage.close()

    def wake_bots(self, table: Table) -> None:
        """Let bots answer in the background until a person must."""
        if table.bot_to_move() >= 0:
            self._wake(table.id)

    def _wake(self, id: str) -> None:
        if id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play_bots(id))

    async def _look_after(self) -> None:
        """See to tables whose bots nobody has think, and to screens that have missed something.

        Where no other server can be, that is only so when this one starts.
        """
        storage = self.registry.storage
        left = True
        while left or storage.is_shared:
            with suppress(Unavailable):  # said in the log; it may be back next time
                forsaken = await run(storage.forsaken, time.time(), FORSAKEN)
                for id in forsaken:
                    self._wake(id)
                left = len(forsaken) == FORSAKEN
                if storage.is_shared:
                    followed = self.bell.followed(self.registry.in_memory())
                    self.bell.compare(await run(storage.revisions, followed))
            await asyncio.sleep(LOOK)

    async def _play_bots(self, id: str) -> None:
        try:
            while not await self._played(id):
                await asyncio.sleep(RETRY)
        except Exception:
            LOG.exception("a bot failed at table %s", id)
        finally:
            del self._playing[id]

    async def _played(self, id: str) -> bool:
        """Bots answer until a person must; not if the database fails on the way."""
        try:
            while await self._claimed(id):
                table = await run(self.registry.get, id)
                if table.bot_to_move() >= 0:
                    threads = self.thinkers.threads
                    await run(bot_step, self.registry, table, self.thinkers, on=threads)
                    self.bell.ring(table)
                    if self.bot_pause:
                        await asyncio.sleep(self.bot_pause)
                elif not await self._released(id):
                    break
        except Unavailable as error:
            self.bell.stuck(id, error.code)
            return False
        except Refused as error:
            LOG.info("bots leave table %s: %s", id, error)  # deleted, or moved by another server
        return True

    async def _claimed(self, id: str) -> bool:
        """Are the bots of a table this server's for the next seconds?"""
        storage = self.registry.storage
        if not storage.is_shared:
            return True
        now = time.monotonic()
        if now > self._claims.get(id, 0.0) - CLAIM / 2:
            if not await run(storage.claim, id, self.id, time.time(), CLAIM):
                self._claims.pop(id, None)
                return False
            self._claims[id] = now + CLAIM
        return True

    async def _released(self, id: str) -> bool:
        """Give the bots of a table back; True if one must answer again by now.

        Another server may have wanted them since this one looked.
        """
        if self._claims.pop(id, None) is None:
            return False
        await run(self.registry.storage.release, id, self.id)
        return (await run(self.registry.get, id)).bot_to_move() >= 0

    def _give_back(self) -> None:
        """Others need not wait until the claims of a server that stops have run out."""
        for id in self._claims:
            with suppress(Unavailable):
                self.registry.storage.release(id, self.id)


async def run(function: Callable[..., T], *args: Any, on: Executor | None = None) -> T:
    """Do blocking work beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(on, functools.partial(function, *args))
