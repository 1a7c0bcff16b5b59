"""A whole database as one file, the same from and for every kind of database.

It is compressed lines of JSON: first what it is and how many rows of which columns each table has,
then the rows.  A file of an earlier Kanly is read as that Kanly kept it, and brought up to date.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ... import __version__
from ...engine.errors import KanlyError
from ..files import written
from .migrating import migrate, steps
from .opening import Database, reading
from .schema import META

FORMAT: Final = 1
BATCH: Final = 500
"""Rows that are read or written at once."""


class Part(msgspec.Struct):
    """A table of the database."""

    name: str
    columns: list[str]
    rows: int


class Header(msgspec.Struct):
    """The first line."""

    kanly_backup: int
    version: str
    """The Kanly that made it,"""
    revision: str
    """and the last step of its migrations."""
    taken: str
    parts: list[Part]


def backup(url: str, file: Path) -> Header:
    """Write all of a database into a new file, as it is at one moment; servers may go on."""
    if file.exists():
        raise KanlyError(f"{file} is there already; a backup replaces nothing")
    with reading(url) as db:
        header = Header(FORMAT, __version__, steps()[-1], _now(), [_part(db, t) for t in _tables()])
        with written(file) as stream, gzip.open(stream, "wb") as lines:
            lines.write(msgspec.json.encode(header) + b"\n")
            for table in _tables():
                every = sa.select(table).order_by(*table.primary_key)
                for row in db.execute(every, execution_options={"yield_per": BATCH}):
                    lines.write(msgspec.json.encode(tuple(row)) + b"\n")
    return header


def restore(url: str, file: Path) -> Header:
    """Fill an empty database with what a file holds: all of it, or nothing."""
    with _opened(file) as (header, rows):
        if sum(1 for _ in rows) != sum(part.rows for part in header.parts):
            raise KanlyError(f"{file} is not whole: it does not hold the rows it says")
    with _opened(file) as (header, rows):
        Database(url, partial(_fill, header, rows)).close()
    return header


def _fill(header: Header, rows: Iterator[list[Any]], db: sa.Connection) -> None:
    """Make the tables as they were, and put the rows back."""
    if sa.inspect(db).get_table_names():
        raise KanlyError("it is not empty, and a backup is restored only into a new database")
    migrate(db, header.revision)
    then = sa.MetaData()
    then.reflect(db)
    for part in header.parts:
        columns = _columns(then, part)
        own = islice(rows, part.rows)
        db.execute(sa.delete(then.tables[part.name]))  # a migration may have put rows there
        while batch := [_row(part, columns, row) for row in islice(own, BATCH)]:
            try:
                db.execute(sa.insert(then.tables[part.name]), batch)
            except sa.exc.DBAPIError as error:
                raise KanlyError(f"a row of {part.name} does not fit: {error.orig}") from None
        count = sa.select(sa.func.count()).select_from(then.tables[part.name])
        if db.execute(count).scalar_one() != part.rows:
            raise KanlyError(f"not all rows of {part.name} were kept")
    migrate(db)


def _columns(then: sa.MetaData, part: Part) -> dict[str, Any]:
    """The columns of a table, each with the type of its values."""
    kept = then.tables.get(part.name)
    if kept is None or not {*part.columns} <= {*kept.columns.keys()}:
        raise KanlyError(f"the backup is damaged: nothing like its {part.name} was ever kept")
    return {name: kept.columns[name].type.python_type | None for name in part.columns}


def _row(part: Part, columns: dict[str, Any], row: list[Any]) -> dict[str, Any]:
    try:
        return {
            name: msgspec.convert(value, kind)
            for (name, kind), value in zip(columns.items(), row, strict=True)
        }
    except (msgspec.ValidationError, ValueError) as error:
        raise KanlyError(f"the backup is damaged: a row of {part.name}: {error}") from None


@contextmanager
def _opened(file: Path) -> Iterator[tuple[Header, Iterator[list[Any]]]]:
    """The first line of a backup, and the rows after it."""
    try:
        with gzip.open(file, "rb") as lines:
            header = msgspec.json.decode(lines.readline(), type=Header)
            if header.kanly_backup != FORMAT or header.revision not in steps():
                raise KanlyError(f"{file} was made by a newer Kanly ({header.version})")
            yield header, _rows(lines)
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError) as error:
        raise KanlyError(f"{file} is no backup of Kanly, or it is damaged: {error}") from None


def _rows(lines: Iterable[bytes]) -> Iterator[list[Any]]:
    for line in lines:
        yield msgspec.json.decode(line, type=list[Any])


def _tables() -> list[sa.Table]:
    """All tables; before each those it refers to."""
    return META.sorted_tables


def _part(db: sa.Connection, table: sa.Table) -> Part:
    count = db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    return Part(str(table.name), [str(column.name) for column in table.columns], count)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
