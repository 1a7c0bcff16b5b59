"""Looking at the clocks of tables, so that nobody loses time in which nobody could play."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa

from .clocks import DAY, Ticking
from .database import LOOKED, PEOPLE, REMINDERS, TABLES, Database

GAP: Final = 10.0
"""Seconds without a look after which the clocks of tables have stood still meanwhile."""
RESPITE: Final = 60.0
"""Seconds everybody has at least after such a time."""


class Timekeeper:
    """Servers note when they look; what is missing between two looks is counted for nobody.

    So it does not matter whether no server was there, the database was away, or the clock of its
    machine was put forward or back.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._transaction = database.transaction

    def look(self, afresh: bool = False) -> dict[str, Ticking]:
        """Look, and note it; the clocks that were put right: after a gap, or if all is afresh."""
        with self._transaction() as db:
            last = db.execute(sa.select(LOOKED.c.at).with_for_update()).scalar()
            now = self._database.set_clock(db)
            right: dict[str, Ticking] = {}
            if last is None:
                db.execute(sa.insert(LOOKED).values(at=now))
            else:
                db.execute(sa.update(LOOKED).values(at=now))
            if afresh or last is None or abs(now - last) > GAP:
                right = self._put_right(db, now if last is None else last, now)
        return right

    def _put_right(self, db: sa.Connection, last: float, now: float) -> dict[str, Ticking]:
        running = sa.select(TABLES.c.id, TABLES.c.ticking).where(TABLES.c.due.is_not(None))
        right: dict[str, Ticking] = {}
        for id, kept in db.execute(running).all():
            with suppress(msgspec.MsgspecError):  # damaged; it is looked at when time is up
                ticking = msgspec.json.decode(kept, type=Ticking)
                right[id] = ticking.resumed(last, now, RESPITE)
        for id, ticking in right.items():
            # By a new revision other servers hear of it.
            moved = TABLES.c.revision + self._database.is_shared
            values = {"ticking": ticking.kept(), "due": ticking.due(), "revision": moved}
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
