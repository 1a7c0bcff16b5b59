"""Bringing a database to the form this Kanly uses, by the migrations beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from ...engine.errors import KanlyError

FOLDER: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 0x6B616E6C79
"""PostgreSQL's lock of that number is held by whoever migrates: servers may start together."""


def migrate(db: sa.Connection, to: str = "head") -> None:
    """Take all steps that are missing, in the transaction of the connection: all or none."""
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    try:
        command.upgrade(config(db), to)
    except CommandError as error:
        if "locate revision" in str(error):
            raise KanlyError("it was last used by a newer Kanly") from None
        raise


def check_current(db: sa.Connection) -> None:
    """Refuse a database that is not of the form this Kanly uses."""
    found = MigrationContext.configure(db).get_current_revision()
    if found == steps()[-1]:
        return
    if found is None or found in steps():
        raise KanlyError(
            "the database was last used by an earlier Kanly; kanly serve brings it up to date"
        )
    raise KanlyError("the database was last used by a newer Kanly")


def steps() -> list[str]:
    """The steps there are, in order."""
    return [step.revision for step in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


def config(db: sa.Connection) -> Config:
    """Where the migrations are, and on which connection they are carried out."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.attributes["connection"] = db
    return found
