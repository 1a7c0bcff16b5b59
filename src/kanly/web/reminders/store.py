"""What is kept of reminders: who wants which, on which devices, and what they were told."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
import sqlalchemy as sa

from ..database import DEVICES, REMINDED, REMINDERS, TABLES, Database
from ..errors import unavailable
from .pressing import Call, Waiting, is_pressing, waiting, waiting_for

Way = Literal["push", "mail"]
MOST_DEVICES: Final = 5
"""So many devices of somebody are reminded; of more, those that asked for it last."""
TICKET: Final = 16
"""Bytes of what ends somebody's reminders without a cookie."""
TRIES: Final = 5
"""So often a change is made anew because somebody has made one at the same moment."""


class Wish(msgspec.Struct):
    """How somebody wants to be reminded."""

    way: Way
    lang: str
    address: str
    """Where mails go; empty if none are wanted."""
    ticket: str
    """With it whoever gets a mail ends them."""
    tries: int
    """So often the present reminder has failed."""


class Device(msgspec.Struct):
    """A browser that takes reminders: where, and what only it can read them with."""

    endpoint: str
    key: str
    secret: str
    heard: str = ""
    """The mark of the last reminder that has reached it."""

    @property
    def id(self) -> str:
        """What it is found by."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class ReminderStore:
    """Wishes, devices, and what people were told; each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._transaction = database.transaction

    # ------------------------------------------------------------ what somebody wants

    def wish(self, person: str) -> Wish | None:
        """How somebody wants to be reminded; None: not at all."""
        with self._transaction() as db:
            return _wish(db, person)

    def want_mail(self, person: str, address: str, lang: str) -> None:
        """Mails to this address, and nothing else, from now on."""

        def kept(db: sa.Connection) -> None:
            _choose(db, person, {"way": "mail", "lang": lang, "address": address})
            db.execute(sa.delete(DEVICES).where(DEVICES.c.person == person))

        self._surely(kept)

    def want_push(self, person: str, device: Device, lang: str, now: float) -> None:
        """Pushes to this device, too, and no mails, from now on."""
        own = DEVICES.c.person == person
        latest = sa.select(DEVICES.c.id).where(own).order_by(DEVICES.c.since.desc(), DEVICES.c.id)
        values = {**msgspec.structs.asdict(device), "id": device.id, "since": now}

        def kept(db: sa.Connection) -> None:
            _choose(db, person, {"way": "push", "lang": lang, "address": ""})
            db.execute(sa.delete(DEVICES).where(own, DEVICES.c.id == device.id))
            db.execute(sa.insert(DEVICES).values(person=person, **values))
            stay = db.execute(latest.limit(MOST_DEVICES)).scalars().all()
            db.execute(sa.delete(DEVICES).where(own, DEVICES.c.id.not_in(stay)))

        self._surely(kept)

    def end(self, person: str) -> None:
        """No reminders from now on; nothing about them is kept."""
        self._forget(REMINDERS.c.person == person)

    def end_by(self, ticket: str) -> None:
        """The same for whoever has got a mail with this ticket, if anybody has."""
        if ticket.isalnum():  # PostgreSQL refuses even to look for some texts.
            self._forget(REMINDERS.c.ticket == ticket)

    def devices(self, person: str) -> list[Device]:
        """The browsers that take somebody's reminders."""
        own = sa.select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.since)
        with self._transaction() as db:
            return [msgspec.convert(x, Device, from_attributes=True) for x in db.execute(own)]

    def heard(self, person: str, device: Device, mark: str) -> None:
        """A reminder has reached a browser."""
        with self._transaction() as db:
            db.execute(sa.update(DEVICES).where(*_same(person, device)).values(heard=mark))

    def forget_device(self, person: str, device: Device) -> None:
        """A browser takes reminders no more."""
        with self._transaction() as db:
            db.execute(sa.delete(DEVICES).where(*_same(person, device)))

    # ------------------------------------------------------------ what they are told

    def pressing(self, now: float, most: int) -> Sequence[str]:
        """People who are to be reminded now, and whom no server sees to."""
        order = (REMINDERS.c.rests_until, REMINDERS.c.person)
        due = (REMINDERS.c.rests_until <= now, is_pressing(now))
        people = waiting(REMINDERS.c.person).where(*due).group_by(*order).order_by(*order)
        with self._transaction() as db:
            return db.execute(people.limit(most)).scalars().all()

    def claim(self, person: str, now: float, seconds: float) -> Wish | None:
        """Have somebody's reminders to oneself for some seconds; None: another server has them."""
        free = (REMINDERS.c.person == person, REMINDERS.c.rests_until <= now)
        claim = sa.update(REMINDERS).where(*free).values(rests_until=now + seconds)
        with self._transaction() as db:
            return _wish(db, person) if db.execute(claim).rowcount == 1 else None

    def call(self, person: str, now: float) -> Call:
        """All the tables that wait for somebody."""
        with self._transaction() as db:
            return Call([Waiting(*row) for row in db.execute(waiting_for(person, now))])

    def told(self, person: str, call: Call) -> None:
        """Somebody has been told, or cannot be."""
        rows = {
            x.table: {"first": x.asked, "last": x.asked if x.last else x.told_last}
            for x in call.waiting
        }
        there = sa.select(TABLES.c.id).where(TABLES.c.id.in_(rows))
        before = (REMINDED.c.person == person, REMINDED.c.table_id.in_(rows))

        def kept(db: sa.Connection) -> None:
            if not _rest(db, person, 0, 0.0):
                return  # ended meanwhile
            db.execute(sa.delete(REMINDED).where(*before))
            for id in db.execute(there).scalars().all():
                db.execute(sa.insert(REMINDED).values(person=person, table_id=id, **rows[id]))

        self._surely(kept)

    def rest(self, person: str, tries: int, until: float) -> None:
        """Nobody looks after somebody until then."""
        with self._transaction() as db:
            _rest(db, person, tries, until)

    def _surely(self, change: Callable[[sa.Connection], None]) -> None:
        """Make a change; anew, if somebody has made one at the same moment."""
        for _ in range(TRIES):
            try:
                with self._transaction() as db:
                    change(db)
                    return
            except sa.exc.IntegrityError as error:
                clash = error
        raise unavailable(clash)

    def _forget(self, who: sa.ColumnElement[bool]) -> None:
        with self._transaction() as db:
            db.execute(sa.delete(REMINDERS).where(who))


def _wish(db: sa.Connection, person: str) -> Wish | None:
    row = db.execute(sa.select(REMINDERS).where(REMINDERS.c.person == person)).one_or_none()
    return None if row is None else msgspec.convert(row, Wish, from_attributes=True)


def _choose(db: sa.Connection, person: str, chosen: dict[str, str]) -> None:
    own = REMINDERS.c.person == person
    if db.execute(sa.update(REMINDERS).where(own).values(chosen)).rowcount == 0:
        new = {"ticket": secrets.token_hex(TICKET), "tries": 0, "rests_until": 0.0}
        db.execute(sa.insert(REMINDERS).values(person=person, **chosen, **new))


def _rest(db: sa.Connection, person: str, tries: int, until: float) -> bool:
    """Is there still somebody who wants to be reminded?"""
    own = sa.update(REMINDERS).where(REMINDERS.c.person == person)
    return db.execute(own.values(tries=tries, rests_until=until)).rowcount == 1


def _same(person: str, device: Device) -> tuple[sa.ColumnElement[bool], ...]:
    return (DEVICES.c.person == person, DEVICES.c.id == device.id)
