"""Thousands of hostile requests: no fault of the server, no change, nothing told."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from tests.web.client import url

from .requests import Requests
from .world import Asked, world

COUNT = 100_000 if os.environ.get("KANLY_SOAK") else 2_000
SEED = int(os.environ.get("KANLY_SEED", "1"))
LOOK = 500
"""After so many requests everything is compared with what it was."""


def test_hostile_requests_break_change_and_learn_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(attack(url(tmp_path), COUNT, monkeypatch))


async def attack(database: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask and ask, as one with a seat at one of the tables and tables of her own."""
    answers: Counter[int] = Counter()
    async with world(database, monkeypatch) as around:
        requests = Requests(around, SEED)
        latest: list[Asked] = []
        for n in range(count):
            asked = requests.next()
            latest = [*latest[-LOOK:], asked]
            answer = await around.ask(asked)
            answers[answer.status] += 1
            assert answer.status < 500, (n, asked, answer)
            assert b"content-security-policy" in answer.headers, (n, asked, answer)
            assert around.told(asked, answer) == set(), (n, asked, answer)
            if n % LOOK == 0:
                assert around.changed() == [], latest
        assert around.changed() == [], latest
    print(sorted(answers.items()))
    # Otherwise they were not worth the name: some were honest, and none met a limit.
    assert answers[200] > count / 20
    assert answers[422] > count / 20
    assert answers[404] > count / 20
    assert {401, 403, 405, 431} <= {*answers}
    assert 429 not in answers
