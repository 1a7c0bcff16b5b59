"""Tests ask faster than people: for their servers time to ask again passes quickly."""

from __future__ import annotations

import time

import pytest

from kanly.web.limits import Limits


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits whose clock goes a thousand times as fast."""
    monkeypatch.setattr("kanly.web.app.Limits", lambda: Limits(lambda: 1000 * time.monotonic()))
