"""News between servers that share a database, through Redis; it may go and come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from litestar.channels.backends.base import ChannelsBackend

from ..engine.errors import KanlyError

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG = logging.getLogger(__name__)
CHANNEL: Final = "kanly"
RETRY: Final = 1.0
"""Seconds until Redis is looked for again."""
MOST_WAITING: Final = 10_000
"""News that wait to be sent; of more than that the oldest are forgotten: servers also look."""


class Wire:
    """Sends news to the other servers and hears theirs, as long as `run` runs.

    What cannot be sent is lost: nobody relies on it, it only makes others look sooner.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_up = False
        """Is Redis there?"""
        self._link()  # an address that is none is refused at once

    def send(self, news: bytes) -> None:
        """Have it sent soon."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(news)

    async def run(self, hear: Callable[[bytes], None]) -> None:
        """Send and hear for ever."""
        while True:
            try:
                await self._connected(hear)
            except Exception as error:  # whatever it is, the game goes on without
                if self.is_up:
                    LOG.warning("Redis is gone: %s", error)
            self.is_up = False
            await asyncio.sleep(RETRY)

    async def _connected(self, hear: Callable[[bytes], None]) -> None:
        redis, channels = self._link()
        try:
            await channels.subscribe([CHANNEL])
            self.is_up = True
            LOG.info("Redis is there")
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send_all(channels))
                both.create_task(_hear_all(channels, hear))
        finally:
            with suppress(Exception):  # it may be gone
                await channels.on_shutdown()
                await redis.aclose()

    def _link(self) -> tuple[Redis, ChannelsBackend]:
        """A connection that opens when it is used, and Litestar's channels on it."""
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            redis = Redis.from_url(self._url, socket_connect_timeout=2, socket_keepalive=True)
        except ImportError:
            raise KanlyError(
                "news through Redis need its package: pip install 'kanly[servers]'"
            ) from None
        except ValueError as error:
            raise KanlyError(f"this is not the address of a Redis: {error}") from None
        return redis, RedisChannelsPubSubBackend(redis=redis)

    async def _send_all(self, channels: ChannelsBackend) -> None:
        while True:
            await channels.publish(await self._waiting.get(), [CHANNEL])


async def _hear_all(channels: ChannelsBackend, hear: Callable[[bytes], None]) -> None:
    async for _, news in channels.stream_events():
        hear(news)
