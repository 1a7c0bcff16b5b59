"""A database opened for a server, brought up to date and its own as long as it runs; or to read."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

import platformdirs
import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from ...engine.errors import KanlyError
from ..errors import unavailable
from .lock import FileLock
from .migrating import check_current, migrate
from .writing import Change, Together, take_turns

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5000
"""Milliseconds to wait for somebody else who writes into a SQLite file."""

POOL: Final = 5
"""Seconds to wait for a connection while others use all there are."""
REST: Final = 1.0
"""Seconds after which somebody has waited for long, and so long others need not then."""
TROUBLE: Final = (
    sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError, sa.exc.TimeoutError
)  # fmt: skip
"""Out of reach, locked, full, read-only, too slow, no connection free: it may be over soon."""


def default_url() -> str:
    """The SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("kanly", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kanly.db'}"


def described(url: str) -> str:
    """The address of a database as it may be shown: without its password."""
    try:
        return sa.make_url(url).set(query={}).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        raise KanlyError(
            "this is not the address of a database; one is sqlite:///games.db"
        ) from None


class Database:
    """Any database SQLAlchemy knows; a SQLite file has one server at a time.

    It is prepared first, all or nothing: brought up to date, or filled with something.  Who opens
    it beside that server changes nothing that servers keep in memory.
    """

    def __init__(
        self,
        url: str,
        prepare: Callable[[sa.Connection], None] = migrate,
        beside: bool = False,
    ) -> None:
        address = described(url)
        self.failures = 0
        """So often it could not do what it should."""
        self._rests_until = 0.0
        """Until when (of the steady clock) nobody need try, where somebody has waited in vain."""
        self._lock: FileLock | None = None
        self._together: Together | None = None
        try:
            self.engine = _engine(url)
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", _careful)
                take_turns(self.engine, PATIENCE / 1000)
                self._together = Together(self.transaction)
                self._lock = None if beside else self._locked()
            with self.engine.begin() as db, _in_one_go(db):
                prepare(db)
                self._ahead = _time(db) - time.monotonic()
            if self.engine.driver == "psycopg":
                from .patience import be_impatient

                be_impatient(self.engine)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, ImportError) as error:
            self._unlock()
            raise KanlyError(f"the database {address} cannot be opened: {_reason(error)}") from None
        except KanlyError as error:
            self._unlock()
            raise KanlyError(f"the database {address} cannot be opened: {error}") from None

    def close(self) -> None:
        """Nothing more is kept here; another server may take over."""
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def _locked(self) -> FileLock | None:
        """The lock of the file; none is needed in memory, where nobody else can be."""
        with self.engine.connect() as db:
            file = db.exec_driver_sql("PRAGMA database_list").one().file
        return FileLock(file) if file else None

    @property
    def is_shared(self) -> bool:
        """May other servers use it at the same time?"""
        return self.engine.dialect.name != "sqlite"

    def now(self) -> float:
        """Seconds since 1970 for whatever is kept; where the machine's clock jumps, this does not.

        Servers that share a database go by its clock.
        """
        return self._ahead + time.monotonic()

    def set_clock(self, db: sa.Connection) -> float:
        """Go by the clock of a shared database again, whatever has become of it; what it says."""
        if self.is_shared:
            self._ahead = _time(db) - time.monotonic()
        return self.now()

    def transaction(self) -> AbstractContextManager[sa.Connection]:
        """All or nothing; what the database cannot do now is refused, and no fault of ours."""
        return self._careful_transaction(self.engine)

    def keep(self, change: Change) -> None:
        """Keep a small change before this returns; one that is refused has written nothing.

        PostgreSQL sees to it by itself that many go to the disk together.
        """
        if self._together is not None:
            self._together.keep(change)
            return
        with self.transaction() as db:
            change(db)

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """The same for whoever only reads: all of it as it was at one moment."""
        level = "REPEATABLE READ" if self.is_shared else "SERIALIZABLE"
        engine = self.engine.execution_options(isolation_level=level)
        with self._careful_transaction(engine) as db:
            if not self.is_shared:  # its driver would begin only when something is written
                db.exec_driver_sql("BEGIN")
            yield db

    @contextmanager
    def _careful_transaction(self, engine: sa.Engine) -> Iterator[sa.Connection]:
        began = time.monotonic()
        if began < self._rests_until:
            raise unavailable()
        try:
            with engine.begin() as db:
                yield db
        except TROUBLE as error:
            self.failures += 1
            cause = getattr(error, "orig", None) or error
            LOG.warning("the database failed: %s", cause)
            now = time.monotonic()
            if self.is_shared and now - began > REST:
                self._rests_until = now + REST
            raise unavailable(cause) from error


@contextmanager
def reading(url: str) -> Iterator[sa.Connection]:
    """All of a database as it is at one moment, to be read only, also while servers use it."""
    address = described(url)
    engine = None
    try:
        engine = _engine(_unchangeable(url))
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", _forgiving)
            sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN"))
        else:
            level = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            engine = engine.execution_options(**level)
        with engine.begin() as db:
            check_current(db)
            yield db
    except (sa.exc.SQLAlchemyError, sqlite3.Error, ImportError) as error:
        raise KanlyError(f"the database {address} cannot be read: {_reason(error)}") from None
    finally:
        if engine is not None:
            engine.dispose()


def _engine(url: str | sa.URL) -> sa.Engine:
    """Notices connections that were lost; what somebody sent stands in no error, so in no log."""
    found = sa.make_url(url)
    in_memory = found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:")
    waits = {} if in_memory else {"pool_timeout": POOL}
    return sa.create_engine(found, pool_pre_ping=True, hide_parameters=True, **waits)


def _time(db: sa.Connection) -> float:
    """What the clock says that all go by who use this database."""
    if db.dialect.name != "postgresql":
        return time.time()
    return float(db.exec_driver_sql("select extract(epoch from clock_timestamp())").scalar_one())


def _unchangeable(url: str) -> sa.URL:
    """SQLite: the file is not made if there is none, and not written to."""
    found = sa.make_url(url)
    if found.get_backend_name() != "sqlite":
        return found
    if not found.database or not Path(found.database).is_file():
        raise KanlyError(f"there is no database {described(url)}")
    file = Path(found.database).absolute().as_uri()
    return found.set(database=file, query={"mode": "ro", "uri": "true"})


@contextmanager
def _in_one_go(db: sa.Connection) -> Iterator[None]:
    """SQLite: changes of the schema too are all or nothing; its driver would commit before each."""
    if db.dialect.name != "sqlite":
        yield
        return
    driver: Any = db.connection.driver_connection
    usual, driver.isolation_level = driver.isolation_level, None
    try:
        db.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    finally:
        driver.isolation_level = usual


def _careful(connection: Any, _: ConnectionPoolEntry) -> None:
    """SQLite: readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    waiting = f"busy_timeout={PATIENCE}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waiting):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    _forgiving(connection, _)


def _forgiving(connection: Any, _: ConnectionPoolEntry) -> None:
    """SQLite: a damaged text is a text too; what it was meant to be is for its reader to judge."""
    connection.text_factory = lambda text: text.decode("utf-8", "replace")


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
