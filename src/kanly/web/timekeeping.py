"""Looking at the clocks of tables, so that nobody loses time in which nobody could play."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from .clocks import DAY, Ticking
from .database import LOOKED, PEOPLE, REMINDERS, TABLES, Database

GAP: Final = 10.0
"""Seconds without a look after which the clocks of tables have stood still meanwhile."""
RESPITE: Final = 60.0
"""Seconds everybody has at least after such a time."""


class PutRight(NamedTuple):
    """The clock of a table that was put right."""

    revision: int
    """By a new one other servers hear of it, and an action on its way is refused: it would keep
    the clock as it was."""
    ticking: Ticking


class Timekeeper:
    """Servers note when they look; what is missing between two looks is counted for nobody.

    So it does not matter whether no server was there, the database was away, or the clock of its
    machine was put forward or back.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._transaction = database.transaction

    def look(self, afresh: bool = False) -> dict[str, PutRight]:
        """Look, and note it; the clocks that were put right: after a gap, or if all is afresh."""
        with self._transaction() as db:
            last = db.execute(sa.select(LOOKED.c.at).with_for_update()).scalar_one()
            now = self._database.set_clock(db)
            db.execute(sa.update(LOOKED).values(at=now))
            if afresh or abs(now - last) > GAP:
                return self._put_right(db, last, now)
        return {}

    def _put_right(self, db: sa.Connection, last: float, now: float) -> dict[str, PutRight]:
        columns = (TABLES.c.id, TABLES.c.revision, TABLES.c.ticking)
        running = sa.select(*columns).where(TABLES.c.due.is_not(None))
        right: dict[str, PutRight] = {}
        # Nobody moves on meanwhile: on SQLite whoever has written has it alone.
        for id, revision, kept in db.execute(running.with_for_update()).all():
            with suppress(msgspec.MsgspecError):  # damaged; it is looked at when time is up
                ticking = msgspec.json.decode(kept, type=Ticking).resumed(last, now, RESPITE)
                right[id] = PutRight(revision + 1, ticking)
        for id, (revision, ticking) in right.items():
            values = {"ticking": ticking.kept(), "due": ticking.due(), "revision": revision}
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(values))
        # What lies in the future was written by a clock that has been put right since.
        for column, latest in (
            (TABLES.c.asked, now), (PEOPLE.c.seen, now), (REMINDERS.c.rests_until, now + DAY)
        ):  # fmt: skip
            db.execute(sa.update(column.table).where(column > latest).values({column: now}))
        return right

    def overdue(self, most: int) -> Sequence[str]:
        """Tables at which somebody's time is up."""
        late = sa.select(TABLES.c.id).where(TABLES.c.due < self._database.now())
        with self._transaction() as db:
            return db.execute(late.limit(most)).scalars().all()

    def put_off(self, id: str, seconds: float) -> None:
        """Where nobody can play on, there is no need to look again soon."""
        now = self._database.now()
        own = sa.and_(TABLES.c.id == id, TABLES.c.due < now)
        with self._transaction() as db:
            db.execute(sa.update(TABLES).where(own).values(due=now + seconds))
