"""The list of games: in pages, and never broken by one that is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from kanly import Game, new_game
from tests.web.client import Client, act, open_table, persons_turn, screen, serving
from tests.web.people import Person, Server, invited, open_room

COLUMNS = ("summary", "setup", "position")
DAMAGE = ["", "{", "null", "7", "[]", '"x"', '{"a": 1}', "[" * 2000, b"\xff\xfe", b"\x00"]


def ids(client: Client, **asked: object) -> list[str]:
    """The games in the order of the list."""
    response = client.get("/api/tables", params={k: str(v) for k, v in asked.items()})
    assert response.status_code == 200, response.text
    return [x["id"] for x in response.json()]


def test_the_list_comes_in_pages_the_latest_first(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        opened = [open_table(client, 3, 0) for _ in range(7)]
        with sqlite3.connect(tmp_path / "kanly.db") as db:
            for n, id in enumerate(opened):
                db.execute(
                    "update tables set updated = ?, over = ? where id = ?", (n // 2, n % 2, id)
                )
        every = ids(client)
        assert sorted(every) == sorted(opened)
        times = [x["updated"] for x in client.get("/api/tables").json()]
        assert times == sorted(times, reverse=True)
        assert [id for n in range(0, 9, 3) for id in ids(client, skip=n, limit=3)] == every
        assert ids(client, over=True) == [id for id in every if id in opened[1::2]]
        assert ids(client, over=False, skip=1) == [id for id in every if id in opened[::2]][1:]


def test_it_tells_what_one_may_delete_and_where_others_play(ana: Person, ben: Person) -> None:
    alone = open_room(ana, "person", "bot")
    ana.post(f"/api/rooms/{alone}/start")
    together = open_room(ana, "person", "open")
    invited(ana, together, ben, 1)
    ana.post(f"/api/rooms/{together}/start")

    def told(person: Person) -> dict[str, tuple[bool, bool]]:
        return {x["id"]: (x["own"], x["shared"]) for x in person.get("/api/tables")}

    assert told(ana) == {alone: (True, False), together: (True, True)}
    assert told(ben) == {together: (False, True)}


def test_a_page_has_a_bounded_length(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        with sqlite3.connect(tmp_path / "kanly.db") as db:
            names = [x[1] for x in db.execute("pragma table_info(tables)") if x[1] != "id"]
            columns = ", ".join(names)
            copy = (
                f"insert into tables (id, {columns}) select ?, {columns} from tables where id = ?"
            )
            for n in range(120):
                db.execute(copy, (f"copy{n}", id))
        assert len(ids(client)) == 50
        assert len(ids(client, limit=200)) == 121
        for wrong in ({"limit": 0}, {"limit": 201}, {"skip": -1}, {"over": "perhaps"}):
            assert client.get("/api/tables", params=wrong).json()["code"] == "malformed"


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_breaks_nothing_else(
    tmp_path: Path, column: str, damage: str | bytes
) -> None:
    record = Game.new(new_game(players=3, seed=4)).record.document()
    record["position"] = new_game(players=3, seed=4).to_dict()
    with serving(tmp_path) as client:
        id = client.post("/api/records", json={"record": record}).json()["id"]
        sound = open_table(client, 3, 0)
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute(f"update tables set {column} = cast(? as text) where id = ?", (damage, id))
    with serving(tmp_path) as client:
        listed = {x["id"]: x for x in client.get("/api/tables").json()}
        assert set(listed) == {id, sound}
        assert not listed[sound]["damaged"]
        response = client.get(f"/api/tables/{id}")
        if column == "summary":
            assert listed[id]["damaged"]
            assert response.status_code == 200
        elif column == "position" and damage == "":
            assert response.status_code == 200  # as if there had been none
        else:
            assert listed[id]["damaged"]
            assert (response.status_code, response.json()["code"]) == (500, "damaged")
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert ids(client) == [sound]
        assert screen(client, sound)["revision"] == 0


@pytest.mark.parametrize(
    "damage", ["delete from seats where seat = 1", "update seats set kind = 'ghost' where seat = 2"]
)
def test_too_few_sitters_are_a_damage(tmp_path: Path, damage: str) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute(damage)
    with serving(tmp_path) as client:
        assert client.get(f"/api/tables/{id}").json()["code"] == "damaged"


def test_the_next_action_mends_a_damaged_summary(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        with sqlite3.connect(tmp_path / "kanly.db") as db:
            db.execute("update tables set summary = '{'")
        assert client.get("/api/tables").json()[0]["damaged"]
        act(client, persons_turn(client, id, (0, 1, 2)), "reveal")
        assert not client.get("/api/tables").json()[0]["damaged"]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_lesson_begins_anew(tmp_path: Path, damage: str | bytes) -> None:
    with serving(tmp_path) as client:
        before = client.get("/api/lessons").json()
        id = client.post("/api/lessons", json={"id": before[0]["id"]}).json()["id"]
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("update tables set summary = cast(? as text), setup = '{'", (damage,))
    with serving(tmp_path) as client:
        assert [x["id"] for x in client.get("/api/lessons").json()] == [x["id"] for x in before]
        again = client.post("/api/lessons", json={"id": before[0]["id"]}).json()["id"]
        assert again != id
        assert screen(client, again)["lesson"]["step"] == 0


def test_the_lobby_asks_the_database_as_often_for_many_rooms_as_for_few(
    server: Server, ana: Person, eve: Person
) -> None:
    engine = server.host.registry.storage.database.engine

    def questions() -> int:
        asked: list[str] = []

        def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            asked.append(statement)

        sa.event.listen(engine, "before_cursor_execute", note)
        try:
            listed = eve.get("/api/rooms")["listed"]
        finally:
            sa.event.remove(engine, "before_cursor_execute", note)
        assert {x["host"] for x in listed} == {"Ana"}
        return len(asked)

    open_room(ana, "person", "open", terms={"listed": True})
    few = questions()
    for _ in range(5):
        open_room(ana, "person", "open", terms={"listed": True})
    assert questions() == few
