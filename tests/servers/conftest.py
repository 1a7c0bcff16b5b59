"""One PostgreSQL and one Redis for all tests of a process; each test has a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
import sqlalchemy as sa

from .services import Postgres, Redis

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    found = Postgres(tmp_path_factory.mktemp("services"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new database."""
    name = f"kanly_{next(NUMBERS)}"
    engine = sa.create_engine(postgres.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(sa.text(f"create database {name}"))
    engine.dispose()
    return postgres.url.rpartition("/")[0] + f"/{name}"
