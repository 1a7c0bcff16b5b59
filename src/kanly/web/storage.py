"""Where tables are kept: any database SQLAlchemy knows, SQLite in the user's folder by default."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs
import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from .. import __version__
from .errors import changed_elsewhere

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("position", sa.Text),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("version", sa.String(32)),
    sa.Column("lesson", sa.String(32)),
)
ACTIONS = sa.Table(
    "actions",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("action", sa.String(64), nullable=False),
)


class Stored:
    """A table as it is kept: the agreement, who sits where, and the actions so far."""

    def __init__(self, row: sa.Row[Any], actions: list[str]) -> None:
        self.id: str = row.id
        self.setup: dict[str, Any] = json.loads(row.setup)
        self.seats: list[dict[str, Any]] = json.loads(row.seats)
        self.hints: bool = row.hints
        self.revision: int = row.revision
        self.position: dict[str, Any] | None = json.loads(row.position) if row.position else None
        self.version: str | None = row.version
        """The Kanly it was begun with; None: one that did not keep its version."""
        self.lesson: str | None = row.lesson
        self.actions = actions


def default_url() -> str:
    """The SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("kanly", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kanly.db'}"


class Storage:
    """Tables and their actions; each method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _careful)
        META.create_all(self.engine)
        self._add_columns()

    def _add_columns(self) -> None:
        """Databases of earlier versions lack columns that may be empty: add them."""
        with self.engine.begin() as db:
            for table in META.sorted_tables:
                present = {column["name"] for column in sa.inspect(db).get_columns(table.name)}
                for column in table.columns:
                    if column.name not in present:
                        kind = column.type.compile(self.engine.dialect)
                        db.execute(
                            sa.text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}")
                        )

    def create(
        self,
        id: str,
        record: dict[str, Any],
        seats: list[dict[str, Any]],
        hints: bool,
        over: bool,
        summary: dict[str, Any],
        lesson: str | None = None,
    ) -> None:
        """Keep a new table; `record` is the document of what has been played."""
        now = _now()
        position, actions = record["position"], record["actions"]
        with self.engine.begin() as db:
            db.execute(
                sa.insert(TABLES).values(
                    id=id,
                    created=now,
                    updated=now,
                    setup=json.dumps(record["setup"]),
                    seats=json.dumps(seats),
                    hints=hints,
                    revision=len(actions),
                    position=None if position is None else json.dumps(position),
                    over=over,
                    summary=json.dumps(summary),
                    version=__version__,
                    lesson=lesson,
                )
            )
            if actions:
                db.execute(
                    sa.insert(ACTIONS),
                    [
                        {"table_id": id, "number": n, "action": action}
                        for n, action in enumerate(actions)
                    ],
                )

    def load(self, id: str) -> Stored | None:
        """The table, or None if there is none."""
        with self.engine.begin() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                return None
            actions = db.execute(
                sa.select(ACTIONS.c.action)
                .where(ACTIONS.c.table_id == id)
                .order_by(ACTIONS.c.number)
            ).scalars()
            return Stored(row, list(actions))

    def add(
        self,
        id: str,
        revision: int,
        number: int,
        action: str,
        over: bool,
        summary: dict[str, Any],
    ) -> None:
        """Keep an accepted action, which leads to this revision."""
        with self.engine.begin() as db:
            self._move_on(db, id, revision, over, summary)
            db.execute(sa.insert(ACTIONS).values(table_id=id, number=number, action=action))

    def drop(self, id: str, revision: int, number: int, summary: dict[str, Any]) -> None:
        """Forget the last action, which leads to this revision."""
        with self.engine.begin() as db:
            self._move_on(db, id, revision, False, summary)
            db.execute(
                sa.delete(ACTIONS).where(ACTIONS.c.table_id == id, ACTIONS.c.number == number)
            )

    def remove(self, id: str) -> bool:
        """Forget a table; was there one?"""
        with self.engine.begin() as db:
            db.execute(sa.delete(ACTIONS).where(ACTIONS.c.table_id == id))
            return db.execute(sa.delete(TABLES).where(TABLES.c.id == id)).rowcount > 0

    def lessons(self) -> list[dict[str, Any]]:
        """Every lesson that was begun, with how far it has come; the latest first."""
        columns = [TABLES.c[name] for name in ("id", "lesson", "summary")]
        begun = sa.select(*columns).where(TABLES.c.lesson.is_not(None))
        with self.engine.begin() as db:
            rows = db.execute(begun.order_by(TABLES.c.updated.desc())).all()
        return [{"id": x.id, "lesson": x.lesson, **json.loads(x.summary)} for x in rows]

    def list(self) -> list[dict[str, Any]]:
        """Every game in short, the latest first; lessons are none."""
        with self.engine.begin() as db:
            columns = [TABLES.c[name] for name in ("id", "created", "updated", "over", "summary")]
            games = sa.select(*columns).where(TABLES.c.lesson.is_(None))
            rows = db.execute(games.order_by(TABLES.c.updated.desc())).all()
        return [
            {
                "id": row.id,
                "created": row.created,
                "updated": row.updated,
                "over": row.over,
                **json.loads(row.summary),
            }
            for row in rows
        ]

    def _move_on(
        self, db: sa.Connection, id: str, revision: int, over: bool, summary: dict[str, Any]
    ) -> None:
        """From the revision before to this one; whoever was quicker (another server) has won."""
        moved = db.execute(
            sa.update(TABLES)
            .where(TABLES.c.id == id, TABLES.c.revision == revision - 1)
            .values(updated=_now(), over=over, summary=json.dumps(summary), revision=revision)
        )
        if moved.rowcount != 1:
            raise changed_elsewhere(id)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _careful(connection: Any, _: ConnectionPoolEntry) -> None:
    """SQLite: readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
