"""Several servers on one PostgreSQL: whoever is to be reminded is, and by one of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from litestar.testing import TestClient

from kanly.web.app import create_app
from kanly.web.database import REMINDED, REMINDERS
from kanly.web.database.backup import backup, restore
from kanly.web.reminders.pressing import MAIL_AFTER
from tests.web.client import wait_for
from tests.web.outside import around
from tests.web.test_reminders import World, asked, wants_mail, wants_push

PEOPLE = 12


def test_an_odd_subscription_is_kept_so_that_every_database_takes_it(
    database: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    moved, backed_up = f"sqlite:///{tmp_path / 'kanly.db'}", tmp_path / "kanly.backup"
    with around(tmp_path) as outside:
        for address in (moved, database):
            app = create_app(address, public=True, outside=outside.outside)
            with TestClient(app) as client:
                ana = World(client, outside)["Ana"]
                for n, odd in enumerate(("==" + "!" * 72, "==\0\0")):
                    device = outside.browser(f"device{n}").subscription()
                    device["auth"] += odd
                    assert ana.post("/api/me/reminders/push", **device)["way"] == "push"
    backup(moved, backed_up)
    restore(new_database(), backed_up)


def test_of_several_servers_one_reminds(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        outside = stack.enter_context(around(tmp_path))
        apps = [create_app(database, public=True, outside=outside.outside) for _ in range(3)]
        worlds = [World(stack.enter_context(TestClient(app)), outside) for app in apps]
        first = worlds[0]
        names = [f"Person{n}" for n in range(PEOPLE)]
        for n, name in enumerate(names):
            if n % 2:
                wants_mail(first, name, f"{name}@caladan.example")
            else:
                wants_push(first, name)
            asked(first[name])
        first.elapse(MAIL_AFTER)
        with ThreadPoolExecutor(len(worlds)) as together:
            for _ in range(5):
                list(together.map(World.looks, worlds))
        wait_for(lambda: len(first.rows(REMINDED)) == PEOPLE)  # they look by themselves, too
        assert sorted(path for path, _ in outside.push.got) == sorted(
            f"/push/{name}-phone" for name in names[::2]
        )
        assert sorted(outside.mail.to) == sorted(f"{x}@caladan.example" for x in names[1::2])
        assert {row.rests_until for row in first.rows(REMINDERS)} == {0.0}
