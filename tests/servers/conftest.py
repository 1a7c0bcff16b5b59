"""One PostgreSQL and one Redis for all tests of a process; each test has a database of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from .services import Postgres, Redis

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not in pytest's own folder: another pytest would close that to all other users.
    with tempfile.TemporaryDirectory(prefix="kanly-") as folder:
        found = Postgres(Path(folder))
        yield found
        found.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def new_database(postgres: Postgres) -> Callable[[], str]:
    """Makes a new database and tells its address."""

    def make() -> str:
        name = f"kanly_{next(NUMBERS)}"
        engine = sa.create_engine(postgres.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.execute(sa.text(f"create database {name}"))
        engine.dispose()
        return postgres.url.rpartition("/")[0] + f"/{name}"

    return make


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of a new database."""
    return new_database()
