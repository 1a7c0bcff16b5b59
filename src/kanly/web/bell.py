"""Telling every open screen what becomes of the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable

from .model import News
from .tables import Table


class Bell:
    """Tells every open screen that a table has moved on, is gone, or cannot go on."""

    def __init__(self) -> None:
        self._listening: set[asyncio.Queue[News]] = set()

    def ring(self, table: Table) -> None:
        """The table is at a new revision."""
        self._tell(_moved(table))

    def toll(self, id: str) -> None:
        """The table was deleted."""
        self._tell(News(id, "gone"))

    def stuck(self, id: str, problem: str) -> None:
        """What a bot answered could not be kept; it will try again."""
        self._tell(News(id, "stuck", problem=problem))

    def _tell(self, news: News) -> None:
        for queue in self._listening:
            queue.put_nowait(news)

    async def listen(self, present: Callable[[], Iterable[Table]]) -> AsyncIterator[News]:
        """Where the present tables are, then what becomes of any as it happens."""
        queue: asyncio.Queue[News] = asyncio.Queue()
        self._listening.add(queue)
        try:
            for table in present():
                yield _moved(table)
            while True:
                yield await queue.get()
        finally:
            self._listening.discard(queue)


def _moved(table: Table) -> News:
    return News(table.id, "moved", table.revision)
