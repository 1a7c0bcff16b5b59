"""News of tables, as open screens hear them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

from litestar.response import ServerSentEventMessage

from kanly.web.bell import MOST_UNHEARD, Bell
from kanly.web.model import News
from kanly.web.presence import Presence
from kanly.web.routes.events import STILL_HERE, _present


def test_who_hears_nothing_for_a_while_is_told_so_and_then_the_next_news() -> None:
    async def heard() -> list[News | None]:
        bell = Bell()
        async with aclosing(bell.listen(lambda _: [], ["x"], quiet=0.01)) as stream:
            first = [await anext(stream), await anext(stream)]
            bell.toll("x")
            return [*first, await anext(stream)]

    assert asyncio.run(heard()) == [None, None, News("x", "gone")]


def test_a_sign_of_life_is_no_event() -> None:
    assert STILL_HERE.encode() == b": still here\r\n\r\n"


def test_a_screen_that_does_not_listen_hears_that_this_was_all() -> None:
    """Memory for what it has missed has an end; it comes again by itself."""

    async def heard() -> list[News | None]:
        bell = Bell()
        async with aclosing(bell.listen(lambda _: [], ["x"])) as stream:
            listening = asyncio.create_task(all_of(stream))
            await asyncio.sleep(0)
            for _ in range(3 * MOST_UNHEARD):
                bell.toll("x")
                assert sum(queue.qsize() for queue in bell._listening) <= MOST_UNHEARD
            return await listening

    async def all_of(stream: AsyncIterator[News | None]) -> list[News | None]:
        return [news async for news in stream]

    assert len(asyncio.run(heard())) < MOST_UNHEARD


def test_rooms_are_told_of_the_first_screen_and_the_last_only() -> None:
    class Host:
        """What a stream needs of one."""

        def __init__(self) -> None:
            self.presence = Presence()
            self.told: list[bool] = []

        def came_or_went(self, person: str) -> None:
            self.told.append(self.presence.is_here(person))

    async def silence() -> AsyncIterator[ServerSentEventMessage]:
        while True:
            yield STILL_HERE

    async def come_and_go() -> list[bool]:
        host: Any = Host()
        screens: list[Any] = [_present(host, "Ana", silence()) for _ in range(3)]
        for screen in screens:
            await anext(screen)
        for screen in screens:
            await screen.aclose()
        return list(host.told)

    assert asyncio.run(come_and_go()) == [True, False]
