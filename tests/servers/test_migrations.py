"""PostgreSQL has the same form as SQLite, whoever brings it up to date."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from kanly.engine.errors import KanlyError
from kanly.web.database import Database
from tests.web.test_migrations import STEPS, at_step, differences


def test_a_new_database_is_what_the_schema_says(database: str) -> None:
    found = Database(database)
    assert found.is_shared
    assert differences(found) == []
    found.close()


@pytest.mark.parametrize("step", STEPS)
def test_a_database_of_every_step_is_brought_up_to_date(database: str, step: str) -> None:
    at_step(database, step)
    found = Database(database)
    assert differences(found) == []
    found.close()


def test_servers_that_start_together_do_not_get_in_each_others_way(database: str) -> None:
    with ThreadPoolExecutor(6) as together:
        opened = [*together.map(Database, [database] * 6)]
    assert differences(opened[0]) == []
    for found in opened:
        found.close()


def test_a_database_out_of_reach_is_named_without_its_password() -> None:
    with pytest.raises(KanlyError, match=r"kanly:\*\*\*@127.0.0.1:1/games cannot be opened"):
        Database("postgresql+psycopg://kanly:secret@127.0.0.1:1/games")
