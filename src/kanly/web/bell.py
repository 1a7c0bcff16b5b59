"""Telling every open screen of a table that it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from .tables import Table


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
