"""News of tables, as open screens hear them."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from kanly.web.bell import Bell
from kanly.web.model import News
from kanly.web.routes.events import STILL_HERE


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
