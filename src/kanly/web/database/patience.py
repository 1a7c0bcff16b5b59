"""A PostgreSQL that is slow, or hangs, is given up after some seconds: whoever waits is told."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, Final

import psycopg
import sqlalchemy as sa

STATEMENT: Final = 5.0
"""Seconds a statement may take,"""
CONNECTION: Final = 3
"""and seconds until a new connection stands."""
ABANDONED: Final = 15.0
"""Seconds after which PostgreSQL frees what a server holds that hangs in the middle of a change."""


class Connection(psycopg.Connection[Any]):
    """A connection that is closed when the database has not answered for too long.

    PostgreSQL would stop a slow statement by itself; not, if it hangs or is out of reach.
    """

    def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
        """Wait for the database."""
        return super().wait(self._in_time(gen), *args, **more)

    def _in_time(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        end = time.monotonic() + STATEMENT + 1  # PostgreSQL itself is the first to give up
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value


def be_impatient(engine: sa.Engine) -> None:
    """From now on nobody waits for long; migrations and backups, before, may."""
    sa.event.listen(engine, "do_connect", _connect)
    engine.dispose()


def _connect(_dialect: Any, _record: Any, words: Any, named: Any) -> Connection:
    connection = Connection.connect(*words, **{"connect_timeout": CONNECTION, **named})
    limits = {
        "statement_timeout": STATEMENT,
        "idle_in_transaction_session_timeout": ABANDONED,
    }
    for name, seconds in limits.items():
        connection.execute(f"set {name} = {round(1000 * seconds)}")
    connection.commit()
    return connection
