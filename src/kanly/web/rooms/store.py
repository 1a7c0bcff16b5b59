"""What is kept of rooms: themselves, who is in them, and what was said."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..clocks import DAY
from ..database import CHAT, MEMBERS, PEOPLE, ROOMS, TABLES, Database
from ..errors import changed_elsewhere, damaged
from ..sitters import Sitter
from ..storage import belongs_to, sitters_at
from .room import Line, Member, Room

TRIES: Final = 20
"""So often a change is made anew because others have changed the room meanwhile."""
FORGOTTEN: Final = 7.0 * DAY
"""Seconds after which a room is listed no more, if nobody of it was here in all that time."""
LINES_KEPT: Final = 5000
"""So much of what was said last in a room is kept."""
Also = Callable[[sa.Connection, Room], None]
KEPT: Final = sa.select(ROOMS.c.document, ROOMS.c.revision)


def nothing(_db: sa.Connection, _room: Room) -> None:
    """What else is done, usually."""


class RoomStore:
    """Rooms, members and their talk; each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._transaction = database.transaction
        self._now = database.now

    def create(self, room: Room, people: Mapping[str, str]) -> None:
        """Keep a new room and who is in it, by name."""
        with self._transaction() as db:
            self.keep_new(db, room, people)

    def keep_new(self, db: sa.Connection, room: Room, people: Mapping[str, str]) -> None:
        """The same in a transaction."""
        db.execute(sa.insert(ROOMS).values(id=room.id, **_columns(room)))
        for number, (person, name) in enumerate(people.items()):
            kept = {"room": room.id, "number": number, "person": person, "name": name}
            db.execute(sa.insert(MEMBERS).values(gone=False, **kept))

    def load(self, id: str) -> Room | None:
        """The room, or None if there is none."""
        if "\0" in id:
            return None  # PostgreSQL refuses even to look for it.
        with self._transaction() as db:
            return _found(db, id)

    def change(
        self, id: str, change: Callable[[Room], object], also: Also = nothing
    ) -> Room | None:
        """What `change` makes of a room; None if there is none.

        Whoever is quicker wins; the change is then made to what the room has become.  What is
        `also` to be done is done in the same transaction.
        """
        for _ in range(TRIES):
            with self._transaction() as db:
                room = _found(db, id)
                if room is None:
                    return None
                change(room)
                if self.save(db, room):
                    also(db, room)
                    return room
        raise changed_elsewhere(id)

    def save(self, db: sa.Connection, room: Room) -> bool:
        """Keep a changed room in a transaction, unless others were quicker."""
        known = sa.and_(ROOMS.c.id == room.id, ROOMS.c.revision == room.revision)
        room.revision += 1
        return db.execute(sa.update(ROOMS).where(known).values(_columns(room))).rowcount == 1

    def remove(self, id: str) -> None:
        """Forget a room."""
        with self._transaction() as db:
            for kept in (CHAT, MEMBERS):
                db.execute(sa.delete(kept).where(kept.c.room == id))
            db.execute(sa.delete(ROOMS).where(ROOMS.c.id == id))

    def listed(self, person: str, most: int) -> builtins.list[Room]:
        """Rooms somebody may come into who is not in them, the latest first.

        Of those that gather or play; not those that nobody cares for any more.
        """
        rooms = KEPT.outerjoin(TABLES, TABLES.c.id == ROOMS.c.id).where(
            ROOMS.c.listed, ROOMS.c.welcomes, ROOMS.c.id.not_in(_own(person)),
            sa.or_(TABLES.c.id.is_(None), sa.not_(TABLES.c.over)),
            _is_alive(self._now() - FORGOTTEN),
        )  # fmt: skip
        return [room for room in self._latest(rooms, most) if person not in room.sent_out]

    def gathering(self, person: str, most: int) -> builtins.list[Room]:
        """Rooms a person is in whose games have not begun, the latest first."""
        rooms = KEPT.where(ROOMS.c.stage == "gathering", ROOMS.c.id.in_(_own(person)))
        return self._latest(rooms, most)

    def watched(self, person: str, most: int) -> builtins.list[Room]:
        """Rooms a person is in whose games others play, the latest first."""
        rooms = KEPT.join(TABLES, TABLES.c.id == ROOMS.c.id).where(
            ROOMS.c.welcomes, ROOMS.c.id.in_(_own(person)),
            sa.not_(TABLES.c.over), sa.not_(belongs_to(person)),
        )  # fmt: skip
        return self._latest(rooms, most)

    def rooms_of(self, person: str, most: int) -> Sequence[str]:
        """The rooms a person is in, the latest first."""
        own = _own(person)
        rooms = sa.select(ROOMS.c.id).where(ROOMS.c.id.in_(own))
        with self._transaction() as db:
            return db.execute(rooms.order_by(ROOMS.c.updated.desc()).limit(most)).scalars().all()

    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """Where some rooms are."""
        if not ids:
            return {}
        rows = sa.select(ROOMS.c.id, ROOMS.c.revision).where(ROOMS.c.id.in_(ids))
        with self._transaction() as db:
            return {row.id: row.revision for row in db.execute(rows)}

    def is_member(self, id: str, person: str) -> bool:
        """Is somebody in a room?"""
        own = sa.and_(MEMBERS.c.room == id, MEMBERS.c.person == person)
        with self._transaction() as db:
            return db.execute(sa.select(MEMBERS.c.gone).where(own)).scalar() is False

    def members(self, id: str) -> builtins.list[Member]:
        """Who is in a room, in the order they came."""
        rows = (
            sa.select(
                MEMBERS.c.number,
                MEMBERS.c.person,
                MEMBERS.c.name,
                sa.func.coalesce(PEOPLE.c.seen, 0.0).label("seen"),
            )
            .outerjoin(PEOPLE, PEOPLE.c.person == MEMBERS.c.person)
            .where(MEMBERS.c.room == id, sa.not_(MEMBERS.c.gone))
        )
        with self._transaction() as db:
            found = db.execute(rows.order_by(MEMBERS.c.number)).all()
        return [msgspec.convert(row, Member, from_attributes=True) for row in found]

    def hosts(self, rooms: Sequence[Room]) -> dict[str, str]:
        """What the hosts of some rooms are called there."""
        ids = [room.id for room in rooms]
        rows = sa.select(MEMBERS.c.room, MEMBERS.c.person, MEMBERS.c.name).where(
            MEMBERS.c.room.in_(ids), MEMBERS.c.person.in_({room.host for room in rooms}),
            sa.not_(MEMBERS.c.gone),
        )  # fmt: skip
        with self._transaction() as db:
            names = {(row.room, row.person): row.name for row in db.execute(rows)}
        return {room.id: names.get((room.id, room.host), "") for room in rooms}

    def sitting(self, rooms: Sequence[Room]) -> dict[str, builtins.list[Sitter]]:
        """Who sits where in those of the rooms that play."""
        ids = [room.id for room in rooms if room.stage == "playing"]
        with self._transaction() as db:
            return sitters_at(db, ids)

    def enter(self, id: str, person: str, name: str) -> None:
        """Somebody is in a room from now on, under this name."""
        own = sa.and_(MEMBERS.c.room == id, MEMBERS.c.person == person)
        for _ in range(TRIES):
            try:
                with self._transaction() as db:
                    known = sa.update(MEMBERS).where(own).values(name=name, gone=False)
                    if db.execute(known).rowcount == 0:
                        number = _next(db, MEMBERS, id)
                        kept = {"room": id, "number": number, "person": person, "name": name}
                        db.execute(sa.insert(MEMBERS).values(gone=False, **kept))
                    _stir(db, id)
                    return
            except sa.exc.IntegrityError:
                continue  # somebody else has come at the same moment
        raise changed_elsewhere(id)

    def leave(self, id: str, person: str) -> None:
        """Somebody is not in a room any more."""
        with self._transaction() as db:
            own = sa.and_(MEMBERS.c.room == id, MEMBERS.c.person == person)
            db.execute(sa.update(MEMBERS).where(own).values(gone=True))
            _stir(db, id)

    def say(self, id: str, member: Member, phrase: str, words: str) -> None:
        """Keep what somebody says; what was said long before is forgotten."""
        said = {"room": id, "member": member.number, "name": member.name, "at": _now()}
        for _ in range(TRIES):
            try:
                with self._transaction() as db:
                    number = _next(db, CHAT, id)
                    line = {**said, "number": number, "phrase": phrase, "words": words}
                    db.execute(sa.insert(CHAT).values(line))
                    old = sa.and_(CHAT.c.room == id, CHAT.c.number <= number - LINES_KEPT)
                    db.execute(sa.delete(CHAT).where(old))
                    _stir(db, id)
                    return
            except sa.exc.IntegrityError:
                continue  # somebody else has spoken at the same moment
        raise changed_elsewhere(id)

    def said(self, id: str, most: int) -> builtins.list[Line]:
        """What was said last, in order."""
        lines = sa.select(CHAT).where(CHAT.c.room == id).order_by(CHAT.c.number.desc()).limit(most)
        with self._transaction() as db:
            found = db.execute(lines).all()
        return [msgspec.convert(row, Line, from_attributes=True) for row in reversed(found)]

    def _latest(self, rooms: sa.Select[Any], most: int) -> builtins.list[Room]:
        page = rooms.order_by(ROOMS.c.updated.desc(), ROOMS.c.id).limit(most)
        with self._transaction() as db:
            return [_room(*row) for row in db.execute(page)]


def _columns(room: Room) -> dict[str, Any]:
    return {
        "stage": room.stage,
        "listed": room.terms.listed,
        "welcomes": room.welcomes,
        "updated": _now(),
        "revision": room.revision,
        "document": msgspec.json.encode(room).decode(),
    }


def _found(db: sa.Connection, id: str) -> Room | None:
    row = db.execute(KEPT.where(ROOMS.c.id == id)).one_or_none()
    return None if row is None else _room(*row)


def _room(document: str, revision: int) -> Room:
    try:
        room = msgspec.json.decode(document, type=Room)
    except msgspec.MsgspecError as error:
        raise damaged(str(error)) from None
    room.revision = revision
    return room


def _own(person: str) -> sa.Select[tuple[str]]:
    """The rooms a person is in."""
    return sa.select(MEMBERS.c.room).where(MEMBERS.c.person == person, sa.not_(MEMBERS.c.gone))


def _is_alive(since: float) -> sa.ColumnElement[bool]:
    """Was somebody of a room here since then, or was something done there?

    A game by the clock goes on by itself, however seldom anybody looks.
    """
    then = datetime.fromtimestamp(since, UTC).isoformat(timespec="milliseconds")
    here = sa.exists().where(
        MEMBERS.c.room == ROOMS.c.id, sa.not_(MEMBERS.c.gone),
        PEOPLE.c.person == MEMBERS.c.person, PEOPLE.c.seen > since,
    )  # fmt: skip
    done = sa.or_(ROOMS.c.updated > then, TABLES.c.updated > then)
    return sa.or_(done, here, TABLES.c.due.is_not(None))


def _stir(db: sa.Connection, id: str) -> None:
    """Something about a room is different: other servers see that by its revision."""
    stirred = {"revision": ROOMS.c.revision + 1}
    db.execute(sa.update(ROOMS).where(ROOMS.c.id == id).values(stirred))


def _next(db: sa.Connection, kept: sa.Table, id: str) -> int:
    """The number that comes after those of a room."""
    last = sa.select(sa.func.max(kept.c.number)).where(kept.c.room == id)
    found = db.execute(last).scalar()
    return 0 if found is None else found + 1


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
