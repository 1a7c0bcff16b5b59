"""How quick a bot answers does not tell whether it had a choice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from kanly.bots import Bot, Knowledge, base
from kanly.engine.record import Record
from kanly.web.app import create_app
from kanly.web.routes.common import Host
from tests.web.client import act, actions, open_table, persons_turn, url

THOUGHT = 0.03
"""Seconds."""
BOTS = (1, 2)


class Slow(Bot):
    """Takes its time, then the last action."""

    def decide(self, known: Knowledge) -> int:
        time.sleep(THOUGHT)
        return known.decision.actions[-1]


def asked(record: Record) -> Iterator[tuple[int, int, int]]:
    """For each answer but the first: its number, whose it was, and how many there were."""
    for ply in range(1, len(record.actions)):
        decision = record.replay(ply).decision
        assert decision is not None
        yield ply, decision.seat, len(decision.actions)


def test_a_bot_without_a_choice_takes_as_long_as_one_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._makers, "slow", Slow)
    with TestClient(create_app(url(tmp_path), thinkers=0)) as client:
        host = client.app.state.host
        assert isinstance(host, Host)
        storage = host.registry.storage
        kept: dict[int, float] = {}

        def add(change: Any, number: int, action: str, keep: Any = storage.add) -> None:
            keep(change, number, action)
            kept[number] = time.perf_counter()

        monkeypatch.setattr(storage, "add", add)
        bots = [{"kind": "bot", "bot": "slow"}] * 2
        id = open_table(client, sitters=[{"kind": "person", "name": "Ana"}, *bots])
        table = host.registry.get(id)
        while not (shown := persons_turn(client, id))["over"]:
            act(client, shown, actions(shown)[-1])
    taken = [
        kept[ply] - kept[ply - 1]
        for ply, seat, answers in asked(table.game.record)
        if seat in BOTS and answers == 1
    ]
    assert taken
    assert min(taken) > 0.9 * THOUGHT
