"""What is kept of tables, and how it is found again."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeVar, get_args

import msgspec
import sqlalchemy as sa

from .. import __version__
from ..coach import Review
from ..engine.errors import KanlyError
from ..engine.record import FORMAT, Record
from .clocks import Ticking
from .database import (
    ACTIONS,
    CHAT,
    MEMBERS,
    PUZZLES,
    ROOMS,
    SEATS,
    SECRETS,
    TABLES,
    Database,
)
from .database.migrating import check_current
from .errors import Refused, changed_elsewhere, damaged, not_replayable
from .model import TableInfo
from .people import HERE
from .sitters import Sitter
from .words import CoachMode

FAR: Final = 60.0
"""Seconds no claim reaches into the future."""
FAR_FUTURE: Final = 1e12
"""After every time that could be up."""
IS_ASKED: Final = sa.and_(
    SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.deciding,
    SEATS.c.kind == "person", SEATS.c.standin == "",
    sa.not_(TABLES.c.over), TABLES.c.lesson.is_(None), TABLES.c.puzzle.is_(None),
)  # fmt: skip
"""A seat whose person must answer at a table; lessons and puzzles wait for nobody."""
MOVE_ON: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"), TABLES.c.revision == sa.bindparam("before"))
    .values(
        asked=sa.case(
            (TABLES.c.deciding.is_not_distinct_from(sa.bindparam("decides")), TABLES.c.asked),
            else_=sa.bindparam("now"),
        )
    )
)
"""A table moves on, unless it has been moved by somebody else; who is asked still, is since then.

Made once, as every action needs it: making a statement takes longer than having it done.
"""
T = TypeVar("T")


class KeptReview(msgspec.Struct):
    """A game looked back at, and the revision it had then."""

    revision: int
    review: Review


class Stored:
    """A table as it is kept: the agreement, who sits where, and the actions so far."""

    def __init__(self, row: sa.Row[Any], sitters: list[Sitter], actions: list[str]) -> None:
        self.id: str = row.id
        self.owner: str = row.owner
        self.setup = _read(row.setup, dict[str, Any])
        self.sitters = sitters
        self.hints: bool = row.hints
        self.revision: int = row.revision
        self.position = _read_position(row.position)
        self.version: str | None = row.version
        """The Kanly it was begun with; None: one that did not keep its version."""
        self.lesson: str | None = row.lesson
        self.puzzle: str | None = row.puzzle
        self.coach: CoachMode = row.coach if row.coach in get_args(CoachMode) else "off"
        """None of tables kept before there was a coach."""
        self.ticking = _read(row.ticking, Ticking) if row.ticking else Ticking()
        self.actions = actions

    def record(self) -> Record:
        """What has been played, if this Kanly can read it."""
        document = {
            "kanly_record": FORMAT,
            "setup": self.setup,
            "position": self.position,
            "actions": self.actions,
        }
        try:
            record = Record.from_dict(document)
        except KanlyError as error:
            raise not_replayable(self.version, __version__, str(error)) from None
        seats = record.setup.players + record.setup.mode.rivals
        if len(self.sitters) != seats:
            raise damaged(f"{len(self.sitters)} sitters have {seats} seats")
        return record


@dataclass(frozen=True)
class Change:
    """Where a table has come to."""

    id: str
    revision: int
    """One more than before."""
    over: bool
    bot_to_move: bool
    summary: dict[str, Any]
    """What the list of games shows."""
    ticking: Ticking

    def columns(self) -> dict[str, Any]:
        """What is kept of it with its table."""
        ticking = self.ticking
        return {
            "over": self.over,
            "summary": json.dumps(self.summary),
            "revision": self.revision,
            "bot_to_move": self.bot_to_move,
            "deciding": self.summary["deciding"],
            "ticking": ticking.kept(),
            "due": ticking.due(),
        }


@dataclass(frozen=True)
class Since:
    """What has become of a table."""

    revision: int
    """Where it is now."""
    kept: int
    """So many of the actions there were still stand;"""
    actions: list[str]
    """these have come after them."""
    sitters: list[Sitter]
    """Who sits there now."""
    ticking: Ticking


class Storage:
    """Tables and their actions; each method is one transaction."""

    def __init__(self, url: str, beside: bool = False) -> None:
        # Beside a server nothing is brought up to date: that would be done behind its back.
        self.database = Database(url, check_current, beside) if beside else Database(url)
        self.engine = self.database.engine
        self.is_shared = self.database.is_shared
        """May other servers change the same tables?"""
        self._transaction = self.database.transaction
        self._snapshot = self.database.snapshot

    def close(self) -> None:
        """Nothing more is kept here; another server may take over."""
        self.database.close()

    @property
    def failures(self) -> int:
        """So often the database could not do what it should."""
        return self.database.failures

    def ping(self) -> None:
        """Does the database answer?"""
        with self._transaction() as db:
            db.execute(sa.select(1))

    def create(
        self,
        change: Change,
        owner: str,
        record: dict[str, Any],
        sitters: Sequence[Sitter],
        hints: bool,
        lesson: str | None = None,
        coach: CoachMode = "off",
        puzzle: str | None = None,
        told: bool = False,
        also: Callable[[sa.Connection], None] = lambda db: None,
    ) -> None:
        """Keep a new table; `record` is the document of what has been played.

        It is `told` if somebody may know what is hidden in it.  What is `also` to be kept is kept
        together with it, or neither is.
        """
        asked = self.database.now()
        now = _written(asked)
        position, actions = record["position"], record["actions"]
        with self._transaction() as db:
            db.execute(
                sa.insert(TABLES).values(
                    id=change.id,
                    owner=owner,
                    created=now,
                    updated=now,
                    setup=json.dumps(record["setup"]),
                    hints=hints,
                    position=None if position is None else json.dumps(position),
                    version=__version__,
                    lesson=lesson,
                    coach=coach,
                    puzzle=puzzle,
                    told=told,
                    asked=asked,
                    **change.columns(),
                )
            )
            db.execute(sa.insert(SEATS), _seat_rows(change.id, sitters))
            if actions:
                db.execute(
                    sa.insert(ACTIONS),
                    [
                        {
                            "table_id": change.id,
                            "number": n,
                            "action": action,
                            "revision": 0,
                            "at": now,
                        }
                        for n, action in enumerate(actions)
                    ],
                )
            also(db)

    def load(self, id: str) -> Stored | None:
        """The table, or None if there is none."""
        with self._snapshot() as db:
            return loaded(db, id)

    def revision(self, id: str) -> int | None:
        """Where the table is, or None if there is none."""
        with self._transaction() as db:
            return db.execute(sa.select(TABLES.c.revision).where(TABLES.c.id == id)).scalar()

    def owner(self, id: str) -> str | None:
        """Who opened a table, or None if there is none."""
        with self._transaction() as db:
            return db.execute(sa.select(TABLES.c.owner).where(TABLES.c.id == id)).scalar()

    def tell(self, id: str) -> None:
        """Note that somebody is told what is hidden at a table.

        Nothing is written if that is noted: a database that can only be read still tells them.
        """
        if self.is_told(id):
            return
        with self._transaction() as db:
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(told=True))

    def is_told(self, id: str) -> bool:
        """May somebody know what is hidden at a table?"""
        with self._transaction() as db:
            told = sa.select(TABLES.c.told).where(TABLES.c.id == id)
            return db.execute(told).scalar() is True

    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """Where some tables are."""
        if not ids:
            return {}
        rows = sa.select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(ids))
        with self._transaction() as db:
            return {row.id: row.revision for row in db.execute(rows)}

    def since(self, id: str, revision: int) -> Since | None:
        """What became of a table after a revision, or None if it is gone."""
        own = ACTIONS.c.table_id == id
        newer = sa.func.coalesce(ACTIONS.c.revision, 0) > revision
        kept = sa.select(sa.func.count()).select_from(ACTIONS).where(own, sa.not_(newer))
        actions = sa.select(ACTIONS.c.action).where(own, newer).order_by(ACTIONS.c.number)
        with self._snapshot() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                return None
            newest = Stored(row, sitters_at(db, [id])[id], [*db.execute(actions).scalars()])
            stands = db.execute(kept).scalar_one()
        return Since(newest.revision, stands, newest.actions, newest.sitters, newest.ticking)

    def add(self, change: Change, number: int, action: str) -> None:
        """Keep an accepted action."""

        def keep(db: sa.Connection) -> None:
            now = self._move_on(db, change)
            kept = {"table_id": change.id, "revision": change.revision, "at": now}
            db.execute(sa.insert(ACTIONS), {"number": number, "action": action, **kept})

        self.database.keep(keep)

    def reseat(self, change: Change, sitters: Sequence[Sitter]) -> None:
        """Keep who sits at a table now."""
        with self._transaction() as db:
            self._move_on(db, change)
            db.execute(sa.delete(SEATS).where(SEATS.c.table_id == change.id))
            db.execute(sa.insert(SEATS), _seat_rows(change.id, sitters))

    def due(self, id: str) -> float | None:
        """When somebody's time is up at a table; None: never."""
        with self._transaction() as db:
            return db.execute(sa.select(TABLES.c.due).where(TABLES.c.id == id)).scalar()

    def played_before(self, id: str, seconds: float) -> int:
        """How many of a table's actions had been kept so many seconds ago."""
        own = ACTIONS.c.table_id == id
        then = _written(self.database.now() - seconds)
        early = sa.or_(ACTIONS.c.at.is_(None), ACTIONS.c.at <= then)
        count = sa.select(sa.func.count()).select_from(ACTIONS).where(own, early)
        with self._transaction() as db:
            return db.execute(count).scalar_one()

    def waiting_for(self, person: str, most: int) -> list[tuple[str, float | None]]:
        """Tables at which a person is asked (id, due), the most pressing first."""
        own = SEATS.c.person == person
        asked = sa.select(TABLES.c.id, TABLES.c.due).join(SEATS, IS_ASKED).where(own)
        order = (sa.func.coalesce(TABLES.c.due, FAR_FUTURE), TABLES.c.updated, TABLES.c.id)
        with self._transaction() as db:
            rows = db.execute(asked.order_by(*order).limit(most)).all()
        return [(row.id, row.due) for row in rows]

    def drop(self, change: Change, number: int) -> None:
        """Forget the actions from this number on."""
        own = (ACTIONS.c.table_id == change.id, ACTIONS.c.number >= number)
        with self._transaction() as db:
            self._move_on(db, change)
            db.execute(sa.delete(ACTIONS).where(*own))

    def claim(self, id: str, server: str, now: float, seconds: float) -> bool:
        """Have the bots of a table to oneself for some seconds; not if another server has them."""
        free = sa.or_(TABLES.c.thinker == server, _is_unclaimed(now))
        with self._transaction() as db:
            claimed = db.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == id, free)
                .values(thinker=server, thinks_until=now + seconds)
            )
        return claimed.rowcount == 1

    def release(self, id: str, server: str) -> None:
        """Others may have the bots of a table think."""
        with self._transaction() as db:
            db.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == id, TABLES.c.thinker == server)
                .values(thinker=None, thinks_until=None)
            )

    def forsaken(self, now: float, most: int, after: str = "") -> Sequence[str]:
        """Tables at which a bot must answer and no server has it think, in order of their ids."""
        waiting = sa.select(TABLES.c.id).where(TABLES.c.bot_to_move, _is_unclaimed(now))
        page = waiting.where(TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
        with self._transaction() as db:
            return db.execute(page).scalars().all()

    def remove(self, id: str, at: int | None = None) -> bool:
        """Forget a table and its room, or only if it still is at a revision; was there one?"""
        now = sa.select(TABLES.c.revision).where(TABLES.c.id == id).with_for_update()
        with self._transaction() as db:
            if at is not None and db.execute(now).scalar() != at:
                return False
            for kept in (CHAT.c.room, MEMBERS.c.room, ROOMS.c.id):
                db.execute(sa.delete(kept.table).where(kept == id))
            for kept in (ACTIONS.c.table_id, SEATS.c.table_id):
                db.execute(sa.delete(kept.table).where(kept == id))
            return db.execute(sa.delete(TABLES).where(TABLES.c.id == id)).rowcount > 0

    def lessons(self, person: str) -> list[dict[str, Any]]:
        """Every lesson a person has begun, with the step it has come to; the latest first."""
        columns = [TABLES.c[name] for name in ("id", "lesson", "summary")]
        begun = sa.select(*columns).where(TABLES.c.lesson.is_not(None), TABLES.c.owner == person)
        with self._transaction() as db:
            rows = db.execute(begun.order_by(TABLES.c.updated.desc())).all()
        return [{"id": x.id, "lesson": x.lesson, "step": _step(x.summary)} for x in rows]

    def tries_at(self, puzzle: str, person: str) -> Sequence[str]:
        """The ids of the tables at which a person has tried a puzzle."""
        tables = sa.select(TABLES.c.id).where(TABLES.c.puzzle == puzzle, TABLES.c.owner == person)
        with self._transaction() as db:
            return db.execute(tables).scalars().all()

    def puzzles(self, person: str) -> dict[str, tuple[bool, bool]]:
        """Every puzzle a person has begun: whether it was solved, and not without help."""
        with self._transaction() as db:
            rows = db.execute(sa.select(PUZZLES).where(PUZZLES.c.person == person)).all()
        return {row.id: (row.solved, row.helped) for row in rows}

    def note_puzzle(self, person: str, id: str, solved: bool = False, helped: bool = False) -> None:
        """Keep what became of a puzzle; once it is solved, it stays as it was solved first."""
        own = sa.and_(PUZZLES.c.person == person, PUZZLES.c.id == id)
        with self._transaction() as db:
            known = db.execute(sa.select(PUZZLES).where(own)).one_or_none()
            if known is None:
                kept = {"person": person, "id": id, "solved": solved, "helped": helped}
                db.execute(sa.insert(PUZZLES).values(kept))
            elif not known.solved:
                both = known.helped or helped
                db.execute(sa.update(PUZZLES).where(own).values(solved=solved, helped=both))

    def secret(self, name: str) -> str:
        """A secret that all servers of the database share; made when it is wanted first."""
        own = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
        made = secrets.token_hex(32)
        for _ in range(2):
            with self._transaction() as db:
                found = db.execute(own).scalar()
                if found is None:
                    try:
                        with db.begin_nested():
                            db.execute(sa.insert(SECRETS).values(name=name, value=made))
                        found = made
                    except sa.exc.IntegrityError:
                        continue  # another server was quicker
                return str(found)
        raise AssertionError("a secret was kept and is not there")

    def tables_of(self, person: str, most: int) -> Sequence[str]:
        """The tables a person has to do with, the latest first."""
        tables = sa.select(TABLES.c.id).where(belongs_to(person))
        with self._transaction() as db:
            return db.execute(tables.order_by(TABLES.c.updated.desc()).limit(most)).scalars().all()

    def belongs(self, id: str, person: str) -> bool:
        """Has a person to do with a table?  Not, if there is none."""
        if "\0" in id:
            return False  # PostgreSQL refuses even to look for it.
        own = sa.select(TABLES.c.id).where(TABLES.c.id == id, belongs_to(person))
        with self._transaction() as db:
            return db.execute(own).first() is not None

    def list(self, person: str, over: bool | None, skip: int, limit: int) -> list[TableInfo]:
        """A person's games in short, the latest first: only finished or running ones, or all.

        Lessons and puzzles are none.
        """
        order = (TABLES.c.updated.desc(), TABLES.c.id)
        games = sa.select(TABLES.c.id).where(
            TABLES.c.lesson.is_(None), TABLES.c.puzzle.is_(None), belongs_to(person)
        )
        chosen = games.order_by(*order).offset(skip).limit(limit)
        if over is not None:
            chosen = chosen.where(TABLES.c.over == over)
        # Only what is listed is read whole: sorting thousands of whole rows takes long.
        page = chosen.subquery()
        rows = sa.select(TABLES, ROOMS.c.id.label("room")).join(page, page.c.id == TABLES.c.id)
        rows = rows.outerjoin(ROOMS, ROOMS.c.id == TABLES.c.id).order_by(*order)
        with self._snapshot() as db:
            found = db.execute(rows).all()
            sitters = sitters_at(db, [row.id for row in found])
        return [_in_short(row, sitters[row.id], person) for row in found]

    def finished(self, person: str) -> Sequence[tuple[str, str, str, int]]:
        """Id, time of the end, summary and seat of each finished game of a person, in order.

        What began in the middle of a game, such as a lesson, is none.  Who had several seats is
        told each.
        """
        columns = (TABLES.c.id, TABLES.c.updated, TABLES.c.summary, SEATS.c.seat)
        games = (
            sa.select(*columns)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.over, TABLES.c.position.is_(None))
            .where(SEATS.c.kind == "person", SEATS.c.person == person)
        )
        order = (TABLES.c.updated, TABLES.c.id, SEATS.c.seat)
        with self._transaction() as db:
            rows = db.execute(games.order_by(*order)).all()
        return [(row.id, row.updated, row.summary, row.seat) for row in rows]

    def note(self, id: str, summary: dict[str, Any]) -> None:
        """Keep another summary of a finished game."""
        with self._transaction() as db:
            db.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == id, TABLES.c.over)
                .values(summary=json.dumps(summary))
            )

    def review(self, id: str) -> KeptReview | None:
        """What was found when the game was looked back at."""
        with self._transaction() as db:
            found = db.execute(sa.select(TABLES.c.review).where(TABLES.c.id == id)).scalar()
        try:
            return _read(found, KeptReview) if found else None
        except Refused:
            return None  # Kept in another form: it can be found anew.

    def keep_review(self, id: str, kept: KeptReview) -> None:
        """Keep it; a game that has been deleted meanwhile needs none."""
        text = msgspec.json.encode(kept).decode()
        with self._transaction() as db:
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(review=text))

    def _move_on(self, db: sa.Connection, change: Change) -> str:
        """To the revision of a change, and when; whoever was quicker (another server) has won."""
        now = self.database.now()
        at = _written(now)
        columns = change.columns()
        columns |= {"table": change.id, "before": change.revision - 1, "updated": at}
        columns |= {"decides": columns["deciding"], "now": now}
        if db.execute(MOVE_ON, columns).rowcount != 1:
            raise changed_elsewhere(change.id)
        return at


def _seat_rows(id: str, sitters: Sequence[Sitter]) -> list[dict[str, Any]]:
    return [
        {"table_id": id, "seat": n, **msgspec.structs.asdict(sitter)}
        for n, sitter in enumerate(sitters)
    ]


def loaded(db: sa.Connection, id: str) -> Stored | None:
    """A table as it is kept, or None if there is none."""
    row = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).one_or_none()
    if row is None:
        return None
    own = sa.select(ACTIONS.c.action).where(ACTIONS.c.table_id == id).order_by(ACTIONS.c.number)
    return Stored(row, sitters_at(db, [id])[id], [*db.execute(own).scalars()])


def _written(time: float) -> str:
    """Seconds since 1970 as a date and a time."""
    return datetime.fromtimestamp(time, UTC).isoformat(timespec="milliseconds")


def _read(text: Any, kind: type[T]) -> T:
    """What was kept, if it still is what it should be."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise damaged(str(error)) from None


def _read_position(text: Any) -> dict[str, Any] | None:
    return _read(text, dict[str, Any]) if text else None


def _step(summary: Any) -> int:
    """How far a lesson has come; one that cannot be read, not at all."""
    try:
        step = _read(summary, dict[str, Any]).get("step")
    except Refused:
        return 0
    return step if isinstance(step, int) else 0


def _is_unclaimed(now: float) -> sa.ColumnElement[bool]:
    """Tables whose bots no server has think.

    A claim far in the future was made by a clock that has been put right since.
    """
    until = TABLES.c.thinks_until
    return sa.or_(until.is_(None), until < now, until > now + FAR)


def belongs_to(person: str) -> sa.ColumnElement[bool]:
    """Tables a person has opened, or sits at."""
    seats = sa.select(SEATS.c.table_id).where(SEATS.c.kind == "person", SEATS.c.person == person)
    return sa.or_(TABLES.c.owner == person, TABLES.c.id.in_(seats))


def sitters_at(db: sa.Connection, ids: Sequence[str]) -> dict[str, list[Sitter]]:
    """Who sits at some tables, as far as it can be read."""
    found: dict[str, list[Sitter]] = {id: [] for id in ids}
    rows = sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    for row in db.execute(rows):
        with suppress(msgspec.ValidationError):
            found[row.table_id].append(msgspec.convert(row, Sitter, from_attributes=True))
    return found


def _in_short(row: sa.Row[Any], sitters: list[Sitter], person: str) -> TableInfo:
    """A row of a person's list; what is damaged is listed too, so that it can be deleted."""
    info = _summarised(row)
    info.own = (row.owner or HERE) == person
    info.shared = any(x.kind == "person" and x.person != person for x in sitters)
    info.whole = info.over or not (info.shared or row.room)
    try:
        Stored(row, sitters, []).record()
    except Refused as refusal:
        info.damaged |= refusal.code == "damaged"
    return info


def _summarised(row: sa.Row[Any]) -> TableInfo:
    kept = {name: getattr(row, name) for name in ("id", "created", "updated", "over")}
    try:
        summary = _read(row.summary, dict[str, Any])
        return msgspec.convert({**summary, **kept, "damaged": False}, TableInfo)
    except (Refused, msgspec.ValidationError):
        return TableInfo(
            **kept, round=0, players=0, deciding=None, phase="setup", edition="", seats=[],
            damaged=True,
        )  # fmt: skip
