"""A server to test against, and the few things every test does with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from kanly.web.app import create_app

Client = TestClient[Litestar]
Json = dict[str, Any]


def url(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:///{folder / 'kanly.db'}"


@contextmanager
def serving(folder: Path) -> Iterator[Client]:
    """A running application on the database in the folder."""
    with TestClient(create_app(url(folder))) as client:
        yield client


def open_table(client: Client, persons: int = 1, bots: int = 2, **more: Any) -> str:
    """The id of a new table."""
    sitters = [{"kind": "person", "name": f"P{n}"} for n in range(persons)]
    sitters += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    body = {"sitters": sitters, "seed": 5, **more}
    response = client.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def screen(client: Client, id: str, seat: int = 0, lang: str = "en") -> Json:
    """What the seat sees."""
    response = client.get(f"/api/tables/{id}", params={"seat": seat, "lang": lang})
    assert response.status_code == 200, response.text
    return dict(response.json())


def persons_turn(client: Client, id: str, seats: tuple[int, ...] = (0,)) -> Json:
    """Wait until one of these seats must decide; its screen."""
    for _ in range(500):
        shown = screen(client, id, seats[0])
        decision = shown["decision"]
        if shown["over"] or decision["seat"] in seats:
            return shown if shown["over"] else screen(client, id, decision["seat"])
        time.sleep(0.01)
    raise AssertionError("no person was asked in time")


def act(client: Client, shown: Json, action: str) -> Json:
    """Answer as the seat that decides."""
    body = {"seat": shown["seat"], "revision": shown["revision"], "action": action}
    response = client.post(f"/api/tables/{shown['id']}/actions", json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def actions(shown: Json) -> list[str]:
    """The legal answers."""
    return [a["action"] for a in shown["decision"]["actions"]]


def wait_for(condition: Callable[[], object]) -> None:
    """Until it is so."""
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")
