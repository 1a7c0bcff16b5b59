"""A PostgreSQL in trouble: whoever asks is told in time, nothing is lost, and it passes."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from tests.web.client import url

from .fleet import Json, Server, choices, play, wait_for
from .services import Postgres

MANY = 12


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    found = Server(database)
    yield found
    found.close()


@contextmanager
def administered(address: str) -> Iterator[sa.Connection]:
    """The database, for whoever runs it."""
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        yield db
    engine.dispose()


def only_read(address: str, on: bool) -> None:
    """Nobody may change the database, or everybody again; who is connected must come anew."""
    name = address.rpartition("/")[2]
    everybody = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name"
    with administered(address.replace(name, "postgres")) as db:
        db.execute(sa.text(f"alter database {name} set default_transaction_read_only = {on}"))
        db.execute(sa.text(everybody), {"name": name})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_database_that_hangs_is_given_up_in_time(server: Server, postgres: Postgres) -> None:
    id = server.open(3, seed=1)
    play(server, id, 3, seed=1)
    shown = wait_for(lambda: server.asked(id))
    before = server.record(id)
    with ThreadPoolExecutor(MANY) as together, postgres.frozen():
        began = time.monotonic()
        asked = [together.submit(server.act, shown, choices(shown)[0]) for _ in range(MANY)]
        answers = [each.result() for each in asked]
        assert {refusal(answer) for answer in answers} == {(503, "database")}
        assert time.monotonic() - began < 20
        assert server.client.get("/healthz").status_code == 200
        assert server.client.get("/readyz").status_code == 503
    wait_for(lambda: server.client.get("/readyz").status_code == 200)
    assert wait_for(lambda: answered(server, lambda: server.record(id))) == before
    play(server, id, 3, seed=2)


def answered(server: Server, ask: Callable[[], Json | list[str]]) -> object:
    try:
        return ask()
    except (AssertionError, KeyError):  # it is spared for another moment
        return None


def test_whoever_holds_a_table_for_long_holds_up_nobody_for_long(
    server: Server, database: str
) -> None:
    id = server.open(3, seed=1)
    shown = wait_for(lambda: server.asked(id))
    engine = sa.create_engine(database)
    with engine.begin() as db:
        db.execute(sa.text("select * from tables for update"))
        began = time.monotonic()
        assert refusal(server.act(shown, choices(shown)[0])) == (503, "database")
        assert time.monotonic() - began < 10
    engine.dispose()
    wait_for(lambda: server.act(shown, choices(shown)[0]).status_code == 200)
    assert len(server.record(id)) == 1


def test_a_database_that_can_only_be_read_shows_games_and_takes_moves_later(
    server: Server, database: str
) -> None:
    chance = random.Random(2)
    id = server.open(3, seed=1)
    play(server, id, 3, seed=1)
    before = server.record(id)
    only_read(database, True)
    shown = wait_for(lambda: server.asked(id))
    assert refusal(server.act(shown, chance.choice(choices(shown)))) == (503, "database")
    assert refusal(
        server.client.post("/api/tables", json={"sitters": [{"kind": "person"}] * 3})
    ) == (503, "database")
    assert server.record(id) == before
    only_read(database, False)
    play(server, id, 3, seed=2)
    assert server.record(id)[:3] == before


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A folder with a disk of its own, of sixteen megabytes; only whoever is root can make one."""
    with tempfile.TemporaryDirectory(prefix="kanly-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "none", folder]
        if os.getuid() or subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("only root can make a small disk")
        yield Path(folder)
        subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def on_small_disk(
    request: pytest.FixtureRequest, small_disk: Path, postgres: Postgres
) -> Iterator[str]:
    """A database on it."""
    if request.param == "sqlite":
        yield url(small_disk)
        return
    place = small_disk / "games"
    place.mkdir()
    shutil.chown(place, "postgres")
    with administered(postgres.url) as db:
        db.execute(sa.text(f"create tablespace small location '{place}'"))
        db.execute(sa.text("create database small tablespace small"))
    yield postgres.url.rpartition("/")[0] + "/small"
    with administered(postgres.url) as db:
        db.execute(sa.text("drop database small with (force)"))
        db.execute(sa.text("drop tablespace small"))


def test_a_full_disk_refuses_and_loses_nothing_until_there_is_room_again(
    on_small_disk: str, small_disk: Path
) -> None:
    chance = random.Random(3)
    server = Server(on_small_disk)
    try:
        id = server.open(3, seed=1)
        play(server, id, 3, seed=1)
        ballast = small_disk / "ballast"
        with suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(bytes(4096))
        shown = wait_for(lambda: server.asked(id))
        answer = server.act(shown, chance.choice(choices(shown)))
        while answer.status_code == 200:
            shown = wait_for(lambda: server.asked(id))
            answer = server.act(shown, chance.choice(choices(shown)))
        assert refusal(answer) == (507, "disk-full")
        before = server.record(id)
        assert wait_for(lambda: server.asked(id)) == shown, "nothing has changed"
        ballast.unlink()
        play(server, id, 10, seed=3)
        assert server.record(id)[: len(before)] == before
        assert len(server.record(id)) == len(before) + 10
    finally:
        server.close()
