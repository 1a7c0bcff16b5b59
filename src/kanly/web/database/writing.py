"""Writing where only one can at a time: in turn, and small changes together."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from queue import SimpleQueue
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from ..errors import Refused

WRITES: Final = "writes"
"""Has a connection its turn?"""
Change = Callable[[sa.Connection], object]


def take_turns(engine: sa.Engine, patience: float) -> None:
    """Who wants to write waits here until the one before is done, so many seconds at most.

    SQLite itself would have it look again and again, after sleeping longer and longer.
    """
    turn = threading.Lock()

    def wait(
        db: sa.Connection, _cursor: Any, _sql: str, _data: Any, work: Any, _many: bool
    ) -> None:
        writes = work is not None and (work.isinsert or work.isupdate or work.isdelete)
        info = db.connection.record_info
        if writes and info is not None and WRITES not in info and turn.acquire(timeout=patience):
            info[WRITES] = True

    def done(_: object, entry: ConnectionPoolEntry) -> None:
        if entry.record_info is not None and entry.record_info.pop(WRITES, False):
            turn.release()

    sa.event.listen(engine, "before_cursor_execute", wait)
    sa.event.listen(engine, "checkin", done)


class Together:
    """Changes that come while others are on their way to the disk go there together, afterwards.

    Each is on the disk before whoever wants it goes on, as if it had gone alone.
    """

    def __init__(self, transaction: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        self._transaction = transaction
        self._wanted: SimpleQueue[_Wanted] = SimpleQueue()
        self._turn = threading.Lock()

    def keep(self, change: Change) -> None:
        """Keep a change; one that is refused has written nothing."""
        own = _Wanted(change)
        self._wanted.put(own)
        with self._turn:
            if not own.is_done:
                self._keep_all([self._wanted.get() for _ in range(self._wanted.qsize())])
        if own.error is not None:
            raise own.error

    def _keep_all(self, wanted: list[_Wanted]) -> None:
        try:
            with self._transaction() as db:
                for each in wanted:
                    each.make(db)
        except Exception as error:  # it is everybody's: nothing of it is kept
            for each in wanted:
                each.error = each.error or error
        for each in wanted:
            each.is_done = True


class _Wanted:
    """A change somebody waits for."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self.error: Exception | None = None
        self.is_done = False

    def make(self, db: sa.Connection) -> None:
        """Make it; if it is refused, that is its own affair."""
        try:
            self._change(db)
        except Refused as refusal:
            self.error = refusal
