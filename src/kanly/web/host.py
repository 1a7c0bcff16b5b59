"""What one running server has: the tables, the bell, and the bots at work."""

from __future__ import annotations

import asyncio
import functools
import logging
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from litestar import Litestar

from .bell import Bell
from .coaching import Reviews
from .errors import Refused, Unavailable
from .playing import bot_step
from .registry import TableRegistry
from .storage import Storage
from .tables import Table
from .thinkers import Thinkers

LOG = logging.getLogger(__name__)
SWITCH: Final = 0.0005
"""Seconds a bot may think on before it lets a request have its turn."""
RETRY: Final = 1.0
"""Seconds until a bot whose answer could not be kept tries again."""
T = TypeVar("T")


class Host:
    """The tables of this process, the bell, and the bots at work."""

    def __init__(self, storage: Storage, bot_pause: float, thinkers: int) -> None:
        self.registry = TableRegistry(storage)
        self.bell = Bell()
        self.bot_pause = bot_pause
        """Seconds between two decisions of bots, so that people can follow."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self.thinkers = Thinkers(thinkers)
        self.reviews = Reviews(self.registry, Thinkers(min(1, thinkers)))
        """In a process of their own: a whole game takes long."""

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """While the application runs, its database is its own, and bots give way to requests."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        self.thinkers.warm()
        try:
            yield
        finally:
            sys.setswitchinterval(usual)
            for playing in self._playing.values():
                playing.cancel()
            self.thinkers.close()
            self.reviews.close()
            self.registry.storage.close()

    def wake_bots(self, table: Table) -> None:
        """Let bots answer in the background until a person must."""
        if table.bot_to_move() < 0 or table.id in self._playing:
            return
        self._playing[table.id] = asyncio.create_task(self._play_bots(table.id))

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
            table = await run(self.registry.get, id)
            while table.bot_to_move() >= 0:
                threads = self.thinkers.threads
                await run(bot_step, self.registry, table, self.thinkers, on=threads)
                self.bell.ring(table)
                if self.bot_pause:
                    await asyncio.sleep(self.bot_pause)
        except Unavailable as error:
            self.bell.stuck(id, error.code)
            return False
        except Refused as error:
            LOG.info("bots leave table %s: %s", id, error)  # deleted, or moved by another server
        return True


async def run(function: Callable[..., T], *args: Any, on: Executor | None = None) -> T:
    """Do blocking work beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(on, functools.partial(function, *args))
