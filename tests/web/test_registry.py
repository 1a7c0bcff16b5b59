"""Tables in memory: one of each game, a few of all games, and nobody waits for another's."""

from __future__ import annotations

import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kanly.web.errors import Refused
from kanly.web.playing import act, undo
from kanly.web.registry import TableRegistry
from kanly.web.sitters import Sitter
from kanly.web.storage import Storage, Stored
from kanly.web.tables import Table
from tests.web.client import url


class SlowStorage(Storage):
    """A database that takes its time with one of the tables."""

    slow = ""

    def __init__(self, folder: Path) -> None:
        super().__init__(url(folder))
        self.asked = threading.Event()
        self.go_on = threading.Event()
        self.loads = 0

    def load(self, id: str) -> Stored | None:
        """Read the table; then wait, if it is the slow one."""
        stored = super().load(id)
        self.loads += 1
        if id == self.slow:
            self.asked.set()
            assert self.go_on.wait(20)
        return stored


def opened(registry: TableRegistry, seed: int = 1) -> Table:
    """A table for three persons."""
    return registry.open({"players": 3, "seed": seed}, [Sitter("person")] * 3)


def answer(registry: TableRegistry, table: Table) -> None:
    """Whoever must decide takes the first action."""
    decision = table.state.decision
    assert decision is not None
    action = table.state.action_text(decision.actions[0])
    act(registry, table, decision.seat, table.revision, action)


def two_tables(storage: SlowStorage) -> tuple[str, str]:
    """A table that is slow to load, and another."""
    first = TableRegistry(storage)
    storage.slow, other = opened(first).id, opened(first).id
    return storage.slow, other


def test_nobody_waits_while_another_table_is_loaded(tmp_path: Path) -> None:
    storage = SlowStorage(tmp_path)
    slow, other = two_tables(storage)
    registry = TableRegistry(storage)
    with ThreadPoolExecutor(1) as pool:
        loading = pool.submit(registry.get, slow)
        assert storage.asked.wait(20)
        assert registry.get(other).id == other
        assert not loading.done()
        storage.go_on.set()
        assert loading.result().id == slow


def test_who_asks_at_the_same_time_gets_the_same_table(tmp_path: Path) -> None:
    storage = SlowStorage(tmp_path)
    slow, _ = two_tables(storage)
    registry = TableRegistry(storage)
    with ThreadPoolExecutor(4) as pool:
        loading = [pool.submit(registry.get, slow) for _ in range(4)]
        assert storage.asked.wait(20)
        storage.go_on.set()
        assert len({id(x.result()) for x in loading}) == 1
    assert storage.loads == 1


def test_a_table_deleted_while_it_is_loaded_is_gone(tmp_path: Path) -> None:
    storage = SlowStorage(tmp_path)
    slow, _ = two_tables(storage)
    registry = TableRegistry(storage)
    with ThreadPoolExecutor(2) as pool:
        loading = pool.submit(registry.get, slow)
        assert storage.asked.wait(20)
        deleting = pool.submit(registry.remove, slow)
        storage.go_on.set()
        deleting.result()
        assert loading.result().left
    with pytest.raises(Refused, match="there is no table"):
        registry.get(slow)


def test_tables_nobody_uses_leave_the_memory(tmp_path: Path) -> None:
    registry = TableRegistry(Storage(url(tmp_path)), kept=2)
    positions: dict[str, str] = {}
    alive = []
    for seed in range(5):
        table = opened(registry, seed)
        answer(registry, table)
        positions[table.id] = table.state.fingerprint()
        alive.append(weakref.ref(table))
    del table
    gc.collect()
    assert [x() is not None for x in alive] == [False, False, False, True, True]
    for id, position in positions.items():
        assert registry.get(id).state.fingerprint() == position


def test_a_table_somebody_uses_stays_the_table(tmp_path: Path) -> None:
    registry = TableRegistry(Storage(url(tmp_path)), kept=2)
    held = opened(registry)
    for seed in range(4):
        opened(registry, seed)
    gc.collect()
    answer(registry, held)
    assert registry.get(held.id) is held


def test_of_two_servers_on_one_database_the_quicker_is_accepted(tmp_path: Path) -> None:
    storage = Storage(url(tmp_path))
    quick, slow = TableRegistry(storage), TableRegistry(storage)
    table = opened(quick)
    late = slow.get(table.id)
    answer(quick, table)
    with pytest.raises(Refused, match="changed elsewhere"):
        answer(slow, late)
    assert late.left
    late = slow.get(table.id)
    assert late.state.fingerprint() == table.state.fingerprint()
    # Both have seen the card played; one takes it back, the other would go on, or take back too.
    seat = table.state.last_seat
    undo(quick, table, seat, table.revision)
    with pytest.raises(Refused, match="changed elsewhere"):
        answer(slow, late)
    answer(quick, table)
    late = slow.get(table.id)
    undo(quick, table, seat, table.revision)
    answer(quick, table)
    with pytest.raises(Refused, match="changed elsewhere"):
        undo(slow, late, seat, late.revision)
    late = slow.get(table.id)
    assert late.game.record.actions == table.game.record.actions
    assert late.state.fingerprint() == table.state.fingerprint()


def test_what_was_deleted_elsewhere_is_gone(tmp_path: Path) -> None:
    storage = Storage(url(tmp_path))
    first, second = TableRegistry(storage), TableRegistry(storage)
    id = opened(first).id
    table = second.get(id)
    first.remove(id)
    with pytest.raises(Refused, match="changed elsewhere"):
        answer(second, table)
    with pytest.raises(Refused, match="there is no table"):
        second.get(id)
