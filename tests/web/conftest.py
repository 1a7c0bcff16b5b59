"""A public server and people at it; tests ask faster than people, so its limits pass quickly."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.web.limits import Limits
from tests.web.people import Person, Server, public


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits whose clock goes a thousand times as fast."""
    monkeypatch.setattr("kanly.web.app.Limits", lambda: Limits(lambda: 1000 * time.monotonic()))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with public(tmp_path) as found:
        yield found


@pytest.fixture
def ana(server: Server) -> Person:
    return server["Ana"]


@pytest.fixture
def ben(server: Server) -> Person:
    return server["Ben"]


@pytest.fixture
def eve(server: Server) -> Person:
    return server["Eve"]
