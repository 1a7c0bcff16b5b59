"""A database that is locked or full: nothing is lost, everybody is told, bots try again."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from kanly.bots import Bot, Knowledge, base
from kanly.web.host import Host
from tests.web.client import Client, act, open_table, persons_turn, screen, serving, wait_for

NEW = {"sitters": [{"kind": "person"}] * 3}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for seconds."""
    monkeypatch.setattr("kanly.web.database.opening.PATIENCE", 50)
    monkeypatch.setattr("kanly.web.host.RETRY", 0.05)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Somebody else writes, and takes a long time."""
    other = sqlite3.connect(folder / "kanly.db", isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.close()


@contextmanager
def full(host: Host) -> Iterator[None]:
    """The file cannot grow any more."""
    engine = host.registry.storage.engine

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        (pages,) = connection.execute("pragma page_count").fetchone()
        connection.execute(f"pragma max_page_count = {pages}")

    sa.event.listen(engine, "connect", limit)
    engine.dispose()
    try:
        yield
    finally:
        sa.event.remove(engine, "connect", limit)
        engine.dispose()


@contextmanager
def read_only(host: Host) -> Iterator[None]:
    """Nothing can be written into the file."""
    engine = host.registry.storage.engine

    def forbid(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute("pragma query_only = on")

    sa.event.listen(engine, "connect", forbid)
    engine.dispose()
    try:
        yield
    finally:
        sa.event.remove(engine, "connect", forbid)
        engine.dispose()


def host_of(client: Client) -> Host:
    """What the server has."""
    host = client.app.state.host
    assert isinstance(host, Host)
    return host


def stuck_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What screens are told of bots that cannot go on."""
    heard: list[tuple[str, str]] = []
    monkeypatch.setattr(host_of(client).bell, "stuck", lambda *told: heard.append(told))
    return heard


def test_bots_go_on_when_the_database_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake = threading.Event()

    class Sleeper(Bot):
        """Decides when it is woken."""

        def decide(self, known: Knowledge) -> int:
            assert wake.wait(10)
            return known.decision.actions[0]

    monkeypatch.setitem(base._makers, "sleeper", Sleeper)
    sitters = [{"kind": "person"}, *({"kind": "bot", "bot": "sleeper"} for _ in range(2))]
    with serving(tmp_path) as client:
        heard = stuck_tables(client, monkeypatch)
        body = {"sitters": sitters, "seed": 5, "first_player": 1}
        id = client.post("/api/tables", json=body).json()["id"]
        with locked(tmp_path):
            wake.set()
            wait_for(lambda: len(heard) >= 2)
            assert set(heard) == {(id, "database")}
            assert screen(client, id)["revision"] == 0
        assert persons_turn(client, id)["revision"] > 0


def test_an_action_on_a_locked_database_is_refused_and_can_be_done_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        before = persons_turn(client, id, (0, 1, 2))
        body = {"seat": before["seat"], "revision": before["revision"], "action": "reveal"}
        with locked(tmp_path):
            response = client.post(f"/api/tables/{id}/actions", json=body)
            assert (response.status_code, response.json()["code"]) == (503, "database")
            assert screen(client, id, before["seat"]) == before
        act(client, before, "reveal")


def test_a_full_disk_has_a_code_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        kept = [open_table(client, 3, 0)]
        with full(host_of(client)):
            for _ in range(100):
                response = client.post("/api/tables", json={"sitters": [{"kind": "person"}] * 3})
                if response.status_code != 201:
                    break
                kept.append(response.json()["id"])
            assert (response.status_code, response.json()["code"]) == (507, "disk-full")
            assert {x["id"] for x in client.get("/api/tables").json()} == set(kept)
        assert open_table(client, 3, 0)


def test_a_database_that_can_only_be_read_shows_games_and_takes_moves_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        heard = stuck_tables(client, monkeypatch)
        id = open_table(client, 1, 2)
        before = persons_turn(client, id)
        body = {"seat": 0, "revision": before["revision"], "action": "reveal"}
        with read_only(host_of(client)):
            for path, sent in ((f"/api/tables/{id}/actions", body), ("/api/tables", NEW)):
                response = client.post(path, json=sent)
                assert (response.status_code, response.json()["code"]) == (503, "database")
            assert screen(client, id) == before
            assert [x["id"] for x in client.get("/api/tables").json()] == [id]
        act(client, before, "reveal")
        assert persons_turn(client, id)["revision"] > before["revision"]
        assert heard == []


def test_where_no_connection_is_free_whoever_asks_is_told_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.database.opening.POOL", 0.1)
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        engine = host_of(client).registry.storage.engine
        assert isinstance(engine.pool, sa.QueuePool)
        with ExitStack() as held:
            with suppress(sa.exc.TimeoutError):
                while True:
                    held.enter_context(engine.connect())
            response = client.post("/api/tables", json=NEW)
            assert (response.status_code, response.json()["code"]) == (503, "database")
            assert client.get("/readyz").status_code == 503
        assert screen(client, id)["revision"] == 0
        assert client.get("/readyz").status_code == 200
