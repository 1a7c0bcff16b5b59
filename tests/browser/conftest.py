"""One browser for all tests, one server for each module, and screens that must close cleanly."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from .browser import PATIENCE, Screen, Server, launched


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.kill()


@pytest.fixture
def open_screen(browser: Browser, server: Server) -> Iterator[Callable[..., Screen]]:
    """Opens screens; each is closed in the end, and its console must have stayed empty."""
    opened: list[Screen] = []

    def open_one(size: str = "laptop", **more: object) -> Screen:
        opened.append(Screen(browser, server, size, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield open_one
    heard = [error for screen in opened for error in screen.errors]
    for screen in opened:
        screen.context.close()
    assert heard == []
