"""Telling every open screen what becomes of the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec

from .model import News
from .tables import Table
from .wire import Wire

Heard = asyncio.Queue[News | None]
"""What a screen hears; None: no more."""
QUIET: Final = 25.0
"""Seconds after which a screen that has heard nothing is told that there is nothing to hear."""
MOST_UNHEARD: Final = 1000
"""So much news waits for a screen that does not listen."""


class Bell:
    """Tells every open screen that a table has moved on, is gone, or cannot go on.

    With a wire to other servers their screens are told, too, and what happens there is told here.
    """

    def __init__(self, wire: Wire | None = None, is_shared: bool = False) -> None:
        self._wire = wire
        self._is_shared = is_shared
        """May other servers change the same tables?"""
        self._everything: set[Heard] = set()
        """Who listens to all tables."""
        self._by_table: dict[str, set[Heard]] = {}
        """Who listens to some."""
        self._told: dict[str, int] = {}
        """The revision of each table that was told last, where it may come from several sides."""
        self._rooms: dict[str, int] = {}
        """The revision of each room when the database was last looked at."""
        self._listening: set[Heard] = set()
        self._is_closed = False

    @property
    def screens(self) -> int:
        """So many streams are open."""
        return len(self._listening)

    def close(self) -> None:
        """Every screen hears that this was all; it looks for a server again by itself."""
        self._is_closed = True
        for queue in self._listening:
            _put(queue, None)

    def ring(self, table: Table) -> None:
        """The table is at a new revision."""
        self._tell(_moved(table))

    def toll(self, id: str) -> None:
        """The table was deleted."""
        self._tell(News(id, "gone"))

    def stir(self, id: str) -> None:
        """Something is different about the room of a table."""
        self._tell(News(id, "room"))

    def stuck(self, id: str, problem: str) -> None:
        """What a bot answered could not be kept; it will try again."""
        self._tell(News(id, "stuck", problem=problem))

    def compare(self, tables: Mapping[str, int], rooms: Mapping[str, int]) -> None:
        """Where tables and rooms are according to the database: what was missed is told now."""
        for id, revision in tables.items():
            self._deliver(News(id, "moved", revision))
        self._told = dict(tables)
        for id, revision in rooms.items():
            if self._rooms.get(id, revision) != revision:
                self._deliver(News(id, "room"))
        self._rooms = dict(rooms)

    def followed(self, present: Iterable[Table]) -> list[str]:
        """The tables somebody listens to: by name, or because they are present."""
        everything = [table.id for table in present] if self._everything else []
        return [*{*self._by_table, *everything}]

    def hear(self, sent: bytes) -> None:
        """What another server, or this one, has told."""
        self._deliver(msgspec.json.decode(sent, type=News))

    def _tell(self, news: News) -> None:
        self._deliver(news)
        if self._wire is not None:
            self._wire.send(msgspec.json.encode(news))

    def _deliver(self, news: News) -> None:
        if self._is_shared and news.event == "moved":
            if self._told.get(news.table) == news.revision:
                return
            self._told[news.table] = news.revision
        for queue in (*self._everything, *self._by_table.get(news.table, ())):
            _put(queue, news)

    async def listen(
        self,
        present: Callable[[Collection[str] | None], Iterable[Table]],
        only: Collection[str] | None = None,
        quiet: float = QUIET,
    ) -> AsyncIterator[News | None]:
        """What becomes of tables as it happens: of these only, or (None) of all.

        First where those of them are that are present.  None: nothing for a while.
        """
        if self._is_closed:
            return
        queue: Heard = asyncio.Queue(MOST_UNHEARD)
        self._listening.add(queue)
        heard = [self._everything]
        if only is not None:
            heard = [self._by_table.setdefault(id, set()) for id in only]
        for listening in heard:
            listening.add(queue)
        try:
            for table in present(only):
                yield _moved(table)
            while True:
                try:
                    async with asyncio.timeout(quiet):
                        news = await queue.get()
                except TimeoutError:
                    yield None
                    continue
                if news is None:
                    return
                yield news
        finally:
            self._listening.discard(queue)
            for listening in heard:
                listening.discard(queue)
            for id in only or ():
                if not self._by_table.get(id):
                    self._by_table.pop(id, None)


def _put(queue: Heard, news: News | None) -> None:
    """Have a screen hear something; for one that has missed too much this was all.

    It comes back by itself, and is then told where everything is.
    """
    if queue.full():
        while not queue.empty():
            queue.get_nowait()
        news = None
    queue.put_nowait(news)


def _moved(table: Table) -> News:
    return News(table.id, "moved", table.revision)
