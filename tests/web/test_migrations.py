"""Databases of every earlier form are brought up to date, and nothing in them is lost."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from kanly.engine.errors import KanlyError
from kanly.web.database import LOOKED, META, Database
from kanly.web.database.migrating import FOLDER, config
from kanly.web.people import HERE
from kanly.web.rooms.store import RoomStore
from kanly.web.timekeeping import Timekeeper
from tests.web.client import act, actions, open_table, persons_turn, screen, serving, url

STEPS = [step.revision for step in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]
FIRST_FORM = """
create table tables (
    id varchar(16) not null primary key, created varchar(32) not null, updated varchar(32) not null,
    setup text not null, seats text not null, hints boolean not null, revision integer not null,
    position text, over boolean not null, summary text not null
);
create table actions (
    table_id varchar(16) not null, number integer not null, action varchar(64) not null,
    primary key (table_id, number),
    foreign key(table_id) references tables (id) on delete cascade
);
insert into tables values ('old', '2025', '2025', '{}', '[]', 0, 0, null, 0, '{}');
"""
"""As the first Kanly with a browser game made it, before there were migrations."""

BACK_TO_0_5 = """
drop table alembic_version;
drop table looked;
drop table reminded;
drop table devices;
drop table reminders;
alter table tables drop column asked;
alter table tables drop column told;
drop table chat;
drop table members;
drop table rooms;
drop table people;
drop table codes;
drop index tables_due;
alter table tables drop column deciding;
alter table tables drop column ticking;
alter table tables drop column due;
drop table puzzles;
drop index tables_bot_to_move;
alter table tables drop column puzzle;
alter table tables drop column bot_to_move;
alter table tables drop column thinker;
alter table tables drop column thinks_until;
alter table actions drop column revision;
alter table actions drop column at;
alter table tables add column seats text;
update tables set seats = (
    select json_group_array(json_object('kind', kind, 'name', name, 'bot', bot))
    from (select * from seats where table_id = tables.id order by seat)
);
drop table seats;
drop table secrets;
alter table tables drop column owner;
"""


def differences(database: Database) -> list[object]:
    """How the database differs from what this Kanly wants."""
    with database.engine.connect() as db:
        return list(compare_metadata(MigrationContext.configure(db), META))


def at_step(address: str, step: str) -> None:
    """A database as it was after some step."""
    engine = sa.create_engine(address)
    with engine.begin() as db:
        command.upgrade(config(db), step)
    engine.dispose()


def test_a_new_database_has_every_step_and_is_what_the_schema_says(tmp_path: Path) -> None:
    database = Database(url(tmp_path))
    assert differences(database) == []
    with database.engine.connect() as db:
        assert MigrationContext.configure(db).get_current_revision() == STEPS[-1]
    database.close()


@pytest.mark.parametrize("step", STEPS)
def test_a_database_of_every_step_is_brought_up_to_date(tmp_path: Path, step: str) -> None:
    at_step(url(tmp_path), step)
    database = Database(url(tmp_path))
    assert differences(database) == []
    database.close()


def test_a_database_from_before_migrations_keeps_its_games(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.executescript(FIRST_FORM)
    db.close()
    database = Database(url(tmp_path))
    assert differences(database) == []
    with database.engine.connect() as found:
        assert found.execute(sa.text("select id from tables")).scalars().all() == ["old"]
    database.close()


def test_a_game_is_gone_on_with_after_the_database_was_brought_up(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 2, 0)
        for _ in range(5):
            shown = persons_turn(client, id, (0, 1))
            act(client, shown, actions(shown)[0])
        before = screen(client, id, 0)
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.executescript(BACK_TO_0_5)
    db.close()
    with serving(tmp_path) as client:
        assert screen(client, id, 0) == before


def test_a_room_of_before_is_read_and_its_free_places_are_nobody_s(tmp_path: Path) -> None:
    at_step(url(tmp_path), "0007")
    kinds = {"person": HERE, "open": "", "bot": ""}
    places = [{"kind": kind, "person": key} for kind, key in kinds.items()]
    room = {
        "id": "old", "host": HERE, "game": "uprising", "agreement": {}, "places": places,
        "terms": {"listed": True}, "stage": "gathering", "revision": 0, "offered": [],
    }  # fmt: skip
    kept = {"old": json.dumps(room), "full": json.dumps({**room, "places": []}), "damaged": "{"}
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        into = "insert into rooms values (?, 'gathering', 1, '2100', 0, ?)"
        db.executemany(into, kept.items())
    db.close()
    database = Database(url(tmp_path))
    found = RoomStore(database).load("old")
    assert found is not None
    assert [x.person for x in found.places] == [HERE, None, None]
    assert [x.id for x in RoomStore(database).listed("somebody", 10)] == ["old"]
    with database.engine.connect() as db:
        damaged = sa.text("select document from rooms where id = 'damaged'")
        assert db.execute(damaged).scalar() == "{"
    database.close()


@pytest.mark.parametrize(("before", "after"), [([], 0.0), ([5.0], 5.0), ([5.0, 7.0], 7.0)])
def test_when_somebody_has_looked_at_clocks_is_one_row(
    tmp_path: Path, before: list[float], after: float
) -> None:
    at_step(url(tmp_path), "0009")
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.executemany("insert into looked values (?)", [(at,) for at in before])
    db.close()
    database = Database(url(tmp_path))
    with database.engine.connect() as found:
        assert found.execute(sa.select(LOOKED)).all() == [(1, after)]
    Timekeeper(database).look()
    with database.engine.connect() as found:
        assert [row.id for row in found.execute(sa.select(LOOKED))] == [1]
    database.close()


def test_what_a_newer_kanly_has_changed_is_not_touched(tmp_path: Path) -> None:
    Database(url(tmp_path)).close()
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    for _ in range(2):  # the file is free again, too
        with pytest.raises(KanlyError, match="last used by a newer Kanly"):
            Database(url(tmp_path))


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_step(url(tmp_path), STEPS[0])
    monkeypatch.setattr("alembic.op.create_table", broken)
    with pytest.raises(KanlyError, match=r"cannot be opened: .*no more room"):
        Database(url(tmp_path))
    monkeypatch.undo()
    database = Database(url(tmp_path))
    assert differences(database) == []
    database.close()


def broken(*_: object) -> None:
    raise sa.exc.OperationalError("create", {}, Exception("no more room"))


def test_no_step_replaces_a_table_others_refer_to() -> None:
    for step in (FOLDER / "versions").glob("*.py"):
        assert "batch_alter_table" not in step.read_text(encoding="utf-8"), step.name
