"""When somebody is to be reminded: of which questions, after how long, how often.

A question is all a seat is asked until another one is; it is known by when it was asked.  Somebody
is told of it once when they have been away for a while, and once more before their time is up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from ..acquaintances import HERE_FOR
from ..clocks import DAY
from ..database import PEOPLE, REMINDED, REMINDERS, SEATS, TABLES
from ..storage import FAR_FUTURE, IS_ASKED

PUSH_AFTER: Final = 60.0
"""Seconds somebody has been asked and away until a push,"""
MAIL_AFTER: Final = 600.0
"""and until a mail."""
LONG: Final = 3600.0
"""Seconds to think from which on a mail comes in time, and a second reminder is worth it."""
LAST_PART: Final = 6
"""That one comes in the last sixth of the time,"""
LAST_SECONDS: Final = DAY / 2
"""and no earlier than so long before its end."""
NEVER: Final = -1.0
"""No question was asked then."""


@dataclass(frozen=True)
class Waiting:
    """A table at which somebody is asked."""

    table: str
    asked: float
    due: float | None
    """When their time is up; None: never."""
    told_last: float
    """The question they were told of last that their time is running out."""
    first: bool
    """Are they to be told now that they are asked,"""
    last: bool
    """and that their time is running out?"""


@dataclass(frozen=True)
class Call:
    """What somebody is told at once: all the tables that wait for them, most pressing first."""

    waiting: list[Waiting]

    @property
    def is_due(self) -> bool:
        """Is there anything to be told now?"""
        return any(x.first or x.last for x in self.waiting)

    @property
    def is_last(self) -> bool:
        """Is somebody's time running out?"""
        return any(x.last for x in self.waiting)

    @property
    def mark(self) -> str:
        """What tells it from others to the same person."""
        newest = max(x.asked for x in self.waiting)
        return f"{newest!r}{'!' if self.is_last else ''}"


def waiting(*columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Columns of the tables at which people are asked who want reminders."""
    told = sa.and_(REMINDED.c.person == REMINDERS.c.person, REMINDED.c.table_id == TABLES.c.id)
    return (
        sa.select(*columns)
        .select_from(REMINDERS)
        .join(SEATS, SEATS.c.person == REMINDERS.c.person)
        .join(TABLES, IS_ASKED)
        .outerjoin(PEOPLE, PEOPLE.c.person == REMINDERS.c.person)
        .outerjoin(REMINDED, told)
    )


def waiting_for(person: str, now: float) -> sa.Select[Any]:
    """The tables at which somebody is asked, as `Waiting`."""
    soonest = (sa.func.coalesce(TABLES.c.due, FAR_FUTURE), TABLES.c.asked, TABLES.c.id)
    own = REMINDERS.c.person == person
    columns = (TABLES.c.id, TABLES.c.asked, TABLES.c.due, _told_last(), _first(now), _last(now))
    return waiting(*columns).where(own).order_by(*soonest)


def is_pressing(now: float) -> sa.ColumnElement[bool]:
    """Is somebody to be reminded of a table now?"""
    return sa.or_(_first(now), _last(now))


def _first(now: float) -> sa.ColumnElement[bool]:
    """Have they been asked and away for long enough, and is there time left to come?"""
    patience = sa.case((REMINDERS.c.way == "push", PUSH_AFTER), else_=MAIL_AFTER)
    in_time = sa.or_(TABLES.c.due.is_(None), TABLES.c.due > now)
    for_mail = sa.or_(REMINDERS.c.way == "push", TABLES.c.due.is_(None), _has_long())
    told = sa.func.coalesce(REMINDED.c.first, NEVER)
    waited = (TABLES.c.asked <= now - patience, _left() <= now - patience)
    return sa.and_(told != TABLES.c.asked, in_time, for_mail, *waited)


def _last(now: float) -> sa.ColumnElement[bool]:
    """Are they away, and is their time running out?"""
    left = TABLES.c.due - now
    soon = (left > 0, left <= LAST_SECONDS, left * LAST_PART <= TABLES.c.due - TABLES.c.asked)
    ends = (TABLES.c.due.is_not(None), _has_long(), *soon)
    return sa.and_(_told_last() != TABLES.c.asked, *ends, _left() <= now - PUSH_AFTER)


def _told_last() -> sa.ColumnElement[float]:
    return sa.func.coalesce(REMINDED.c.last, NEVER)


def _has_long() -> sa.ColumnElement[bool]:
    return TABLES.c.due - TABLES.c.asked >= LONG


def _left() -> sa.ColumnElement[float]:
    """When they went, at the latest."""
    return sa.func.coalesce(PEOPLE.c.seen, NEVER) + HERE_FOR
