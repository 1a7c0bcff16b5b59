"""Clocks of tables in a PostgreSQL: they go on after every gap, and nobody loses time they had."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from kanly.web import playing
from kanly.web.app import create_app
from kanly.web.clocks import Clock, Ticking
from kanly.web.database import LOOKED, TABLES
from kanly.web.errors import Refused, changed_elsewhere, unknown_table
from kanly.web.people import HERE
from kanly.web.registry import TableRegistry
from kanly.web.sitters import Sitter
from kanly.web.storage import Storage
from kanly.web.timekeeping import Timekeeper
from tests.web.client import act, actions, open_table, persons_turn, screen, wait_for
from tests.web.people import Server
from tests.web.test_rooms import acts, begun
from tests.web.test_time import GAME, an_hour_without_a_look, nobody_is_stood_in_for


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A public server in this process."""
    with TestClient(create_app(database, public=True, limited=False)) as client:
        yield Server(client)


def test_after_an_hour_without_a_look_clocks_go_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.web.host.NOTE", 0.05)
    ana, ben = server["Ana"], server["Ben"]
    id = begun(ana, ben, terms={"clock": GAME})
    acts({0: ana, 1: ben}, id)
    engine = server.host.registry.storage.engine
    an_hour_without_a_look(engine)
    wait_for(lambda: 590 < ana.room(id)["clock"]["due"] <= 600)
    assert nobody_is_stood_in_for(ana, id)
    acts({0: ana, 1: ben}, id)
    assert min(ana.room(id)["clock"]["left"]) > 590
    with engine.begin() as db:
        db.execute(sa.update(TABLES).values(due=1))
    wait_for(lambda: not nobody_is_stood_in_for(ana, id))


def test_servers_that_look_at_clocks_for_the_first_time_do_it_together(
    new_database: Callable[[], str],
) -> None:
    for _ in range(3):
        address = new_database()
        both = threading.Barrier(2)

        def looks(both: threading.Barrier = both, address: str = address) -> None:
            with closing(Storage(address)) as storage:
                timekeeper = Timekeeper(storage.database)
                both.wait()
                for _ in range(3):
                    timekeeper.look()

        with ThreadPoolExecutor(2) as together:
            for server in [together.submit(looks) for _ in range(2)]:
                server.result()
        with closing(Storage(address)) as storage, storage.engine.connect() as db:
            assert [row.id for row in db.execute(sa.select(LOOKED))] == [1]


def answers(registry: TableRegistry, id: str) -> None:
    """Whoever is asked at a table answers with what comes first."""
    table = registry.get(id)
    decision = table.state.decision
    assert decision is not None
    action = table.state.action_text(decision.actions[0])
    playing.act(registry, table, decision.seat, table.revision, action)


def test_an_action_at_another_server_while_clocks_are_put_right_is_made_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        here, there = (stack.enter_context(closing(Storage(database))) for _ in range(2))
        acting = stack.enter_context(ThreadPoolExecutor(1))
        elsewhere = TableRegistry(there)
        sitters = [Sitter("person", person=HERE) for _ in range(2)]
        id = TableRegistry(here).open({"players": 2}, sitters, clock=Clock(**GAME)).id
        timekeeper = Timekeeper(here.database)
        timekeeper.look()
        elsewhere.get(id)
        an_hour_without_a_look(here.engine)
        resumed, actions = Ticking.resumed, list[Future[None]]()

        def while_somebody_acts(ticking: Ticking, *times: float) -> Ticking:
            actions.append(acting.submit(answers, elsewhere, id))
            time.sleep(0.5)
            return resumed(ticking, *times)

        with monkeypatch.context() as busy:
            busy.setattr(Ticking, "resumed", while_somebody_acts)
            assert [*timekeeper.look()] == [id]
        with pytest.raises(Refused) as refused:
            actions[0].result()
        assert refused.value.code == "stale"
        for _ in range(30):
            answers(elsewhere, id)
        row = here.engine.connect().execute(sa.select(TABLES)).one()
        ticking = msgspec.json.decode(row.ticking, type=Ticking)
        assert ticking.seat == row.deciding
        assert min(ticking.left_of(seat) for seat in (0, 1)) > 590


def test_bots_go_on_at_once_when_others_were_quicker_and_of_what_is_gone_nothing_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(database, limited=False)) as client:
        host, refusals = client.app.state.host, [changed_elsewhere("it")]

        def refuses(*asked: Any) -> bool:
            if refusals:
                raise refusals.pop()
            return playing.bot_step(*asked)

        monkeypatch.setattr("kanly.web.host.bot_step", refuses)
        id = open_table(client, 1, 1)
        while refusals:
            shown = persons_turn(client, id)
            act(client, shown, actions(shown)[0])
            wait_for(lambda: not refusals or screen(client, id)["decision"]["seat"] == 0)
        began = time.monotonic()
        wait_for(lambda: screen(client, id)["decision"]["seat"] == 0)
        assert time.monotonic() - began < 5
        refusals.append(unknown_table("it"))
        while refusals:
            shown = persons_turn(client, id)
            act(client, shown, actions(shown)[0])
            wait_for(lambda: not refusals or screen(client, id)["decision"]["seat"] == 0)
        wait_for(lambda: not host._claims)
