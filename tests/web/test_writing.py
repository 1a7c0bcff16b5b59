"""Small changes of many at once go to the disk together, and each as if it had gone alone."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from kanly.web.database import PUZZLES, Database
from kanly.web.database.writing import Change
from kanly.web.errors import Refused, Unavailable


class World:
    """A database, and many who write into it while somebody holds it up."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        sa.event.listen(database.engine, "commit", self._count)

    def _count(self, _: sa.Connection) -> None:
        self.commits += 1

    def together(self, *changes: Change) -> list[Exception | None]:
        """What becomes of changes that come while another is being kept."""
        held, go = threading.Event(), threading.Event()

        def hold_up(_: sa.Connection) -> None:
            held.set()
            assert go.wait(10)

        with ThreadPoolExecutor(len(changes) + 1) as threads:
            first = threads.submit(self.database.keep, hold_up)
            assert held.wait(10)
            others = [threads.submit(self.database.keep, change) for change in changes]
            time.sleep(0.1)
            self.commits = 0
            go.set()
            first.result()
            return [_error(other) for other in others]

    def kept(self) -> list[str]:
        """What is in the database."""
        with self.database.transaction() as db:
            return [*db.execute(sa.select(PUZZLES.c.id).order_by(PUZZLES.c.id)).scalars()]


def _error(done: Future[None]) -> Exception | None:
    error = done.exception()
    assert error is None or isinstance(error, Exception)
    return error


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    database = Database(f"sqlite:///{tmp_path}/kanly.db")
    yield World(database)
    database.close()


def adding(id: str) -> Change:
    """A change that adds a row."""

    def add(db: sa.Connection) -> None:
        row = {"person": "Paul", "id": id, "solved": False, "helped": False}
        db.execute(sa.insert(PUZZLES), row)

    return add


def refused(_: sa.Connection) -> None:
    raise Refused(409, "stale", "too late")


def failing(error: Exception) -> Callable[[sa.Connection], None]:
    def fail(_: sa.Connection) -> None:
        raise error

    return fail


def test_changes_that_come_meanwhile_share_one_commit(world: World) -> None:
    assert world.together(*(adding(str(n)) for n in range(5))) == [None] * 5
    assert world.commits == 2  # that of the one they waited for, and theirs
    assert world.kept() == ["0", "1", "2", "3", "4"]


def test_a_change_is_there_for_others_when_it_is_answered(world: World) -> None:
    world.database.keep(adding("1"))
    assert world.kept() == ["1"]


def test_who_only_reads_sees_all_of_it_as_it_was_at_one_moment(world: World) -> None:
    ids = sa.select(PUZZLES.c.id).order_by(PUZZLES.c.id)
    world.database.keep(adding("1"))
    with world.database.snapshot() as db:
        seen = [db.execute(ids).scalars().all()]
        world.database.keep(adding("2"))
        seen.append(db.execute(ids).scalars().all())
    assert seen == [["1"], ["1"]]
    assert world.kept() == ["1", "2"]


def test_who_is_refused_does_not_hinder_the_others(world: World) -> None:
    one, no, other = world.together(adding("1"), refused, adding("2"))
    assert isinstance(no, Refused)
    assert one is other is None
    assert world.kept() == ["1", "2"]


def test_what_fails_together_is_kept_of_nobody(world: World) -> None:
    full = sa.exc.OperationalError("", {}, Exception("database or disk is full"))
    errors = world.together(adding("1"), failing(full), adding("2"))
    assert all(isinstance(error, Unavailable) for error in errors)
    assert world.kept() == []
    world.database.keep(adding("3"))
    assert world.kept() == ["3"]


def test_writers_wait_for_their_turn_however_they_write(world: World) -> None:
    def add(id: int) -> None:
        with world.database.transaction() as db:
            adding(f"{id:02}")(db)

    with ThreadPoolExecutor(8) as threads:
        alone = [threads.submit(add, n) for n in range(40)]
        shared = [threads.submit(world.database.keep, adding(f"{n:02}")) for n in range(40, 80)]
    assert [_error(each) for each in [*alone, *shared]] == [None] * 80
    assert world.kept() == [f"{n:02}" for n in range(80)]
