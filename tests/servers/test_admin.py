"""Games move between SQLite and PostgreSQL; whoever runs servers deletes while they run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kanly.cli.main import main
from kanly.engine.errors import KanlyError
from kanly.web.database.backup import backup, restore
from tests.cli.test_admin import contents
from tests.web.client import url

from .fleet import Server, play, wait_for


@pytest.fixture
def anew(new_database: Callable[[], str], tmp_path: Path) -> dict[str, str]:
    """Empty databases of both kinds."""
    return {"postgres": new_database(), "sqlite": url(tmp_path)}


def test_a_backup_goes_from_any_database_into_any_while_servers_run(
    database: str, anew: dict[str, str], tmp_path: Path
) -> None:
    server = Server(database)
    try:
        id = server.open(1, 2, bot="random", seed=1)
        play(server, id, 3, seed=1)
        wait_for(lambda: server.asked(id))
        backup(database, tmp_path / "first")
        record = server.record(id)
    finally:
        server.stop()
        server.close()
    everything = contents(database)
    assert len(everything["actions"]) == len(record)
    restore(anew["sqlite"], tmp_path / "first")
    backup(anew["sqlite"], tmp_path / "second")
    restore(anew["postgres"], tmp_path / "second")
    for address in anew.values():
        found = contents(address)
        assert found["actions"] == everything["actions"]
        assert {name: len(rows) for name, rows in found.items()} == {
            name: len(rows) for name, rows in everything.items()
        }
    moved = Server(anew["postgres"])
    assert moved.record(id) == record
    moved.close()


def test_a_postgresql_that_is_not_empty_stays_as_it_is(database: str, tmp_path: Path) -> None:
    server = Server(database)
    server.open(3, seed=1)
    server.stop()
    server.close()
    before = contents(database)
    backup(database, tmp_path / "games")
    with pytest.raises(KanlyError, match="it is not empty"):
        restore(database, tmp_path / "games")
    assert contents(database) == before


def test_servers_notice_what_was_deleted(database: str, tmp_path: Path) -> None:
    server = Server(database)
    try:
        ids = [server.open(3, seed=seed) for seed in (1, 2)]
        assert main(["admin", "delete", ids[0], "--database", database]) == 0
        gone, left = (server.client.get(f"/api/tables/{id}") for id in ids)
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown-table")
        assert left.status_code == 200
    finally:
        server.close()
