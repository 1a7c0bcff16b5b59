"""PostgreSQL is stricter than SQLite: what it will not read must not reach it."""

from __future__ import annotations

import asyncio

import pytest

from tests.hostile.test_hostile import attack


def test_hostile_requests_break_change_and_learn_nothing_on_postgresql(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(attack(database, 1_000, monkeypatch))
