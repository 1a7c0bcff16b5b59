"""What whoever runs a server does with its tables: look, export, archive, have them oneself."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal

import msgspec
import sqlalchemy as sa

from ..engine.record import Record
from .acquaintances import LONGEST, Acquaintances
from .database import SEATS, TABLES
from .errors import changed_elsewhere, unknown_table
from .files import written
from .people import HOST, People
from .storage import Storage, Stored, loaded
from .tables import take_up


class Listed(msgspec.Struct):
    """A table in short, without anybody's name."""

    id: str
    kind: Literal["game", "lesson", "puzzle"]
    created: str
    updated: str
    over: bool
    revision: int
    persons: int
    bots: int
    version: str | None
    """The Kanly it was begun with."""


@dataclass(frozen=True)
class Wanted:
    """Which tables are meant; None: whatever it is."""

    over: bool | None = None
    days: float | None = None
    """Nothing has happened there for so long."""
    persons: int | None = None

    def condition(self) -> sa.ColumnElement[bool]:
        """The same for the database."""
        parts: list[sa.ColumnElement[bool]] = [sa.true()]
        if self.over is not None:
            parts.append(TABLES.c.over == self.over)
        if self.days is not None:
            then = datetime.now(UTC) - timedelta(days=self.days)
            parts.append(TABLES.c.updated < then.isoformat(timespec="milliseconds"))
        if self.persons is not None:
            parts.append(_sitting("person") == self.persons)
        return sa.and_(*parts)


def listed(db: sa.Connection, wanted: Wanted) -> list[Listed]:
    """The tables that are meant, the latest first."""
    kind = sa.case(
        (TABLES.c.lesson.is_not(None), "lesson"),
        (TABLES.c.puzzle.is_not(None), "puzzle"),
        else_="game",
    )
    names = ("id", "created", "updated", "over", "revision", "version")
    counts = [_sitting("person").label("persons"), _sitting("bot").label("bots")]
    rows = sa.select(*(TABLES.c[name] for name in names), kind.label("kind"), *counts)
    order = (TABLES.c.updated.desc(), TABLES.c.id)
    found = db.execute(rows.where(wanted.condition()).order_by(*order))
    return [msgspec.convert(row, Listed, from_attributes=True) for row in found]


def export(db: sa.Connection, id: str, folder: Path) -> Path:
    """Write the record of a table into a folder."""
    stored = loaded(db, id)
    if stored is None:
        raise unknown_table(id)
    return _write(stored, folder)


def archive(storage: Storage, id: str, folder: Path) -> Path:
    """Move a table into a folder, all or nothing."""
    stored = storage.load(id)
    if stored is None:
        raise unknown_table(id)
    file = _write(stored, folder)
    try:
        Record.from_dict(msgspec.json.decode(file.read_bytes())).verify()
        if not storage.remove(id, at=stored.revision):
            raise changed_elsewhere(id)
    except BaseException:
        file.unlink()
        raise
    return file


def code(storage: Storage) -> str:
    """With it a browser becomes that of whoever has played at this device before, once."""
    people = People(bytes.fromhex(storage.secret("people")))
    return Acquaintances(storage.database).hand_over(people, HOST, LONGEST)


def _write(stored: Stored, folder: Path) -> Path:
    document = take_up(stored).record_document()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{stored.id}.json"
    with written(file) as stream:
        stream.write(msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")
    return file


def _sitting(kind: str) -> sa.ScalarSelect[int]:
    """How many of a kind sit at a table."""
    count = sa.select(sa.func.count()).select_from(SEATS)
    return count.where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == kind).scalar_subquery()
