"""Clocks that jump, servers and databases that were away: nobody loses time they had."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
import sqlalchemy as sa

from kanly.web.clocks import GRACE, Clock, Ticking
from kanly.web.database import ACTIONS, LOOKED, TABLES
from kanly.web.errors import unavailable
from kanly.web.host import Host
from kanly.web.registry import TableRegistry
from kanly.web.rooms.rooms import Rooms
from kanly.web.rooms.store import RoomStore
from kanly.web.storage import Storage, Stored
from kanly.web.tables import Table
from kanly.web.timekeeping import Timekeeper
from tests.web.client import wait_for
from tests.web.people import Person, Server, open_room, public
from tests.web.test_rooms import acts, begun, deciding

HOUR = 3600.0
MOVE = {"kind": "move", "seconds": 120}
GAME = {"kind": "game", "seconds": 600}


class Wall:
    """The clock of the machine, as somebody puts it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._true = time.time

    def time(self) -> float:
        return self._true() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(time, "time", found.time)
    return found


def nobody_is_stood_in_for(person: Person, id: str) -> bool:
    return not any(x["standin"] for x in person.room(id)["places"])


@pytest.mark.parametrize("clock", [MOVE, GAME])
@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR, -24 * HOUR])
def test_a_clock_of_the_machine_that_jumps_takes_no_time_and_gives_none(
    server: Server, wall: Wall, clock: dict[str, Any], jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.NOTE", 0.1)
    monkeypatch.setattr("kanly.web.host.TICK", 0.02)
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": clock})
    acts({0: ana, 1: ben}, id)
    before = ana.room(id)["clock"]
    wall.ahead = jump
    time.sleep(0.3)
    for _ in range(6):
        acts({0: ana, 1: ben}, id)
    after = ana.room(id)["clock"]
    assert nobody_is_stood_in_for(ana, id)
    assert clock["seconds"] - 10 < after["due"] <= clock["seconds"]
    if before["left"]:
        assert all(abs(a - b) < 10 for a, b in zip(before["left"], after["left"]))


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_put_right_before_a_server_starts_again_takes_no_time(
    tmp_path: Path, wall: Wall, jump: float
) -> None:
    with public(tmp_path) as server:
        ana, ben = server["Ana"], server["Ben"]
        id = begun(ana, ben, terms={"clock": GAME})
        acts({0: ana, 1: ben}, id)
        cookies = ana.cookie, ben.cookie
    wall.ahead = jump
    with public(tmp_path) as server:
        ana, ben = server["Ana"], server["Ben"]
        ana.cookie, ben.cookie = cookies
        wait_for(lambda: 590 < ana.room(id)["clock"]["due"] <= 600)
        for _ in range(4):
            acts({0: ana, 1: ben}, id)
        assert min(ana.room(id)["clock"]["left"]) > 590
        assert nobody_is_stood_in_for(ana, id)


def test_the_clock_of_a_game_stands_still_while_no_server_is_there() -> None:
    asked, looked, back = 1000.0, 1200.0, 9000.0
    ticking = Ticking(Clock("game", 600), 1, asked)
    went_on = ticking.resumed(looked, back, 60)
    assert went_on.due() == back + 400
    assert went_on.asks(0, back + 10).left_of(1) == 390
    nearly_up = ticking.resumed(asked + 599, back, 60)
    assert nearly_up.due() == back + 60
    assert ticking.resumed(asked - 50, back, 60).due() == back + 600


def test_a_time_out_of_reach_counts_for_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.NOTE", 0.05)
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": MOVE})
    an_hour_without_a_look(server.host.registry.storage.engine)
    wait_for(lambda: ana.room(id)["clock"]["due"] > 100)
    assert nobody_is_stood_in_for(ana, id)
    seat = deciding(ana, id)
    acts({0: ana, 1: ben}, id)
    time.sleep(1.2)
    assert nobody_is_stood_in_for(ana, id)
    assert seat in (0, 1)


def an_hour_without_a_look(engine: sa.Engine) -> None:
    """As if nobody had looked at the clocks for an hour, and all else had gone on."""
    with engine.begin() as db:
        db.execute(sa.update(LOOKED).values(at=LOOKED.c.at - HOUR))
        for id, kept, due in db.execute(sa.select(TABLES.c.id, TABLES.c.ticking, TABLES.c.due)):
            ticking = msgspec.json.decode(kept, type=Ticking)
            before = msgspec.structs.replace(ticking, since=ticking.since - HOUR).kept()
            moved = {"ticking": before, "due": None if due is None else due - HOUR}
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(moved))


@pytest.fixture
def looks_when_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that looks at clocks when it starts, and then when a test says so."""
    monkeypatch.setattr("kanly.web.host.TICK", 1000)
    with public(tmp_path) as found:
        yield found


def test_an_action_on_its_way_while_clocks_are_put_right_is_made_anew(
    looks_when_told: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = looks_when_told
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": GAME})
    storage = server.host.registry.storage
    add = Storage.add

    def looked_meanwhile(*kept: Any) -> None:
        monkeypatch.setattr(Storage, "add", add)
        server.host._look_at_clocks(False)
        add(*kept)

    table = server.host.registry.get(id)
    an_hour_without_a_look(storage.engine)
    table.ticking = msgspec.structs.replace(table.ticking, since=table.ticking.since - HOUR)
    seat = deciding(ana, id)
    who = (ana, ben)[seat]
    shown = who.screen(id, seat)
    asked = {"seat": seat, "revision": shown["revision"]}
    action = shown["decision"]["actions"][0]["action"]
    monkeypatch.setattr(Storage, "add", looked_meanwhile)
    assert who.refused(f"/api/tables/{id}/actions", **asked, action=action) == "stale"
    while deciding(ana, id) == seat:
        acts({0: ana, 1: ben}, id)
    assert min(ana.room(id)["clock"]["left"]) > 590


def test_a_table_that_is_taken_up_while_clocks_are_put_right_has_them_right(
    looks_when_told: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = looks_when_told
    id = begun(server["Ana"], server["Ben"], terms={"clock": GAME})
    registry = server.host.registry
    registry.leave(registry.get(id))
    an_hour_without_a_look(registry.storage.engine)
    load = Storage.load
    with ThreadPoolExecutor(1) as looking:

        def looked_meanwhile(storage: Storage, id: str) -> Stored | None:
            found = load(storage, id)
            looking.submit(server.host._look_at_clocks, False)
            time.sleep(0.2)
            return found

        monkeypatch.setattr(Storage, "load", looked_meanwhile)
        table = registry.get(id)
    assert table.revision == registry.storage.revision(id) == 1
    assert table.ticking.due() == registry.storage.due(id)


@pytest.mark.parametrize("clock", [Clock("move", 120), Clock("game", 120)])
def test_who_leaves_and_comes_back_is_asked_the_same(clock: Clock) -> None:
    asked = Ticking(clock).asks(0, 1000.0)
    left = asked.still_asks(-1, 1050.0)
    assert (left.seat, left.due()) == (-1, None)
    assert left.still_asks(0, 1060.0) == asked
    assert left.asks(1, 1060.0).still_asks(1, 1070.0).due() == 1180.0
    assert left.asks(-1, 1060.0).still_asks(0, 1070.0).due() == (
        1190.0 if clock.kind == "move" else 1130.0
    )


def test_leaving_again_and_again_gives_no_time_of_grace(server: Server) -> None:
    nothing_left = Ticking(Clock("game", 600), 0, 1000.0, {0: 0.0})
    again = nothing_left
    for now in range(1000, 1060, 10):
        again = again.still_asks(-1, now).still_asks(0, now + 5)
    assert again.due() == nothing_left.due() == 1000 + GRACE


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_who_leaves_a_table_and_comes_back_to_it_has_no_new_time(
    server: Server, clock: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "wake_bots", lambda *_: None)
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": clock})
    seat = deciding(ana, id)
    who, other = (ana, ben)[seat], (ana, ben)[1 - seat]
    table = server.host.registry.get(id)
    table.ticking = msgspec.structs.replace(table.ticking, since=table.ticking.since - 50)
    for path in ("leave", "return", "leave"):
        who.post(f"/api/rooms/{id}/{path}")
    assert ana.room(id)["clock"]["due"] is None
    other.post(f"/api/rooms/{id}/leave")
    who.post(f"/api/rooms/{id}/return")
    assert clock["seconds"] - 60 < ana.room(id)["clock"]["due"] <= clock["seconds"] - 50


@pytest.mark.parametrize("kind", ["move", "game"])
def test_who_takes_back_the_end_of_a_turn_has_no_new_time(kind: Literal["move", "game"]) -> None:
    asked = Ticking(Clock(kind, 60)).asks(0, 1000.0)
    ended = asked.asks(1, 1040.0)
    assert ended.asks_again(0, 1050.0).due() == 1070.0
    assert ended.asks_again(0, 1050.0).asks(1, 1055.0).asks_again(0, 1056.0).due() == 1071.0
    assert ended.asks_again(1, 1050.0).due() == ended.due() == 1100.0


def test_what_is_taken_back_by_agreement_gives_no_new_time_either(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "wake_bots", lambda *_: None)
    people = (server["Ana"], server["Ben"])
    id = begun(*people, terms={"clock": MOVE})
    seat = deciding(people[0], id)
    while deciding(people[0], id) == seat:
        people[seat].act(id, seat, -1)
    table = server.host.registry.get(id)
    table.ticking = msgspec.structs.replace(table.ticking, took={seat: 50.0})
    wish = {"seat": seat, "revision": people[seat].screen(id, seat)["revision"]}
    people[seat].post(f"/api/rooms/{id}/take-back", **wish)
    people[1 - seat].post(f"/api/rooms/{id}/agree", **wish, yes=True)
    clock = people[0].room(id)["clock"]
    assert (clock["seat"], clock["due"] <= MOVE["seconds"] - 50) == (seat, True)


@pytest.mark.parametrize(
    ("failure", "stood_in"), [(ValueError("a fault of ours"), True), (unavailable(), False)]
)
def test_whose_time_is_up_is_seen_though_nobody_can_look_unless_the_database_is_away(
    server: Server, failure: Exception, stood_in: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.TICK", 0.02)
    monkeypatch.setattr("kanly.web.host.NOTE", 0.02)
    id = begun(server["Ana"], server["Ben"], terms={"clock": MOVE})

    def fails(*_: object) -> None:
        raise failure

    monkeypatch.setattr(Timekeeper, "look", fails)
    time.sleep(1.2)  # of the second before
    with server.host.registry.storage.engine.begin() as db:
        db.execute(sa.update(TABLES).values(due=1))
    time.sleep(0.5)
    assert nobody_is_stood_in_for(server["Ana"], id) != stood_in


def test_a_table_that_fails_keeps_no_other_from_being_looked_at(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.FORSAKEN", 1)
    ana, ben = server["Ana"], server["Ben"]
    ids = [begun(ana, ben, terms={"clock": MOVE}) for _ in range(2)]
    time_up, failing = Rooms.time_up, list[str]()

    def fails_for_the_first(rooms: Rooms, id: str) -> bool:
        failing.append(id)
        if id == failing[0]:
            raise ValueError("a fault of ours")
        return time_up(rooms, id)

    monkeypatch.setattr(Rooms, "time_up", fails_for_the_first)
    with server.host.registry.storage.engine.begin() as db:
        db.execute(sa.update(TABLES).values(due=1))
    wait_for(lambda: sum(nobody_is_stood_in_for(ana, id) for id in ids) == 1)


def test_actions_are_kept_with_the_time_all_servers_go_by(tmp_path: Path, wall: Wall) -> None:
    wall.ahead = 24 * HOUR
    with public(tmp_path) as server:
        id = begun(server["Ana"], server["Ben"])
        acts({0: server["Ana"], 1: server["Ben"]}, id)
        storage = server.host.registry.storage
        with storage.engine.begin() as db:
            [at] = db.execute(sa.select(ACTIONS.c.at)).scalars()
        assert abs(datetime.fromisoformat(at).timestamp() - storage.database.now()) < 60
        assert storage.played_before(id, 0) == 1
        assert storage.played_before(id, HOUR) == 0


def test_who_answers_at_the_last_moment_brings_nobody_else_out_of_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.TICK", 1000)
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": MOVE})
    with server.host.registry.storage.engine.begin() as db:
        db.exec_driver_sql("update tables set due = 1")
    late = deciding(ana, id)
    get = TableRegistry.get

    def answers_first(registry: TableRegistry, id: str) -> Table:
        monkeypatch.setattr(TableRegistry, "get", get)
        while deciding(ana, id) == late:
            acts({0: ana, 1: ben}, id)
        return get(registry, id)

    monkeypatch.setattr(TableRegistry, "get", answers_first)
    assert not server.host.rooms.time_up(id)
    assert nobody_is_stood_in_for(ana, id)


def test_tables_that_cannot_be_read_keep_no_other_from_being_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.FORSAKEN", 1)
    monkeypatch.setattr("kanly.web.host.TICK", 0.05)
    monkeypatch.setattr("kanly.web.host.LOOK", 0.05)
    with public(tmp_path) as server:
        ana, ben = server["Ana"], server["Ben"]
        ids = sorted(begun(ana, ben, terms={"clock": MOVE}) for _ in range(3))
        cookie = ana.cookie
    with closing(sqlite3.connect(tmp_path / "kanly.db")) as db:
        db.execute("update tables set setup = '{' where id = ?", ids[:1])
        db.commit()
    with public(tmp_path) as server:
        server["Ana"].cookie = cookie

        engine = server.host.registry.storage.engine

        def is_stood_in_for(id: str) -> bool:
            with engine.begin() as db:  # again and again: the first look puts clocks right
                db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(due=2))
            return not nobody_is_stood_in_for(server["Ana"], id)

        with engine.begin() as db:
            db.exec_driver_sql("update tables set due = 1")
        for id in ids[1:]:
            wait_for(lambda id=id: is_stood_in_for(id))


def test_a_seat_is_not_kept_because_the_table_moves_on_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at another server: the table is not where it was when somebody left."""
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben)
    with server.host.registry.storage.engine.begin() as db:
        db.exec_driver_sql("update tables set revision = revision + 1")
    ben.post(f"/api/rooms/{id}/leave")
    assert ana.room(id)["places"][1]["standin"]
    now = ana.screen(id)["revision"]
    while deciding(ana, id) == 1:
        time.sleep(0.01)
    now = ana.screen(id)["revision"]
    ben.ask("POST", f"/api/rooms/{id}/leave")
    assert ana.screen(id)["revision"] == now, "who has left need not leave again"


def test_a_rematch_is_there_with_its_room_or_not_at_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = server["Ana"]
    id = open_room(ana, "person", "bot")
    ana.post(f"/api/rooms/{id}/start")
    ana.post(f"/api/rooms/{id}/leave")
    wait_for(lambda: ana.screen(id)["over"])

    def killed(*_: object) -> None:
        raise OSError("killed in the middle")

    with monkeypatch.context() as broken:
        broken.setattr(RoomStore, "keep_new", killed)
        ana.client.raise_server_exceptions = False  # type: ignore[attr-defined]
        assert ana.ask("POST", f"/api/rooms/{id}/again").status_code == 500
    assert ana.room(id)["next"] is None
    next = ana.post(f"/api/rooms/{id}/again")["id"]
    assert ana.room(next)["host"]


def test_a_code_of_a_clock_that_was_ahead_is_worth_nothing_when_it_is_put_right(
    tmp_path: Path, wall: Wall
) -> None:
    wall.ahead = 24 * HOUR
    with public(tmp_path) as server:
        code = server["Ana"].post("/api/me/code")["code"]
    wall.ahead = 0.0
    with public(tmp_path) as server:
        assert server["Ben"].refused("/api/me/take", code=code) == "bad-code"
