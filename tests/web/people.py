"""Several people at one server: each has a cookie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from kanly.web.app import create_app
from kanly.web.people import COOKIE
from kanly.web.routes.common import Host
from tests.web.client import Client, Json, url


class Person:
    """Somebody at a device."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        client.cookies.clear()
        client.get("/api/me")
        self.cookie = client.cookies[COOKIE]

    def ask(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """Whatever is answered."""
        self.client.cookies.clear()
        json = {} if body is None and method == "POST" else body
        headers = {"cookie": f"{COOKIE}={self.cookie}"}
        answer = self.client.request(
            method, path, json=json, params=params or None, headers=headers
        )
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        return answer

    def get(self, path: str, **params: Any) -> Any:
        """What is there."""
        answer = self.ask("GET", path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """What has become of it."""
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> str:
        """The code of why it cannot be done."""
        answer = self.ask("POST", path, body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def room(self, id: str) -> Json:
        """The room as this person sees it."""
        return dict(self.get(f"/api/rooms/{id}"))

    def screen(self, id: str, seat: int = -1) -> Json:
        """The table as this person sees it."""
        return dict(self.get(f"/api/tables/{id}", seat=seat))

    def act(self, id: str, seat: int, number: int = 0) -> Json:
        """Answer with one of the legal actions."""
        shown = self.screen(id, seat)
        action = shown["decision"]["actions"][number]["action"]
        body = {"seat": seat, "revision": shown["revision"], "action": action}
        return dict(self.post(f"/api/tables/{id}/actions", **body))


class Server:
    """A public server, and the people who come."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._people: dict[str, Person] = {}

    def __getitem__(self, name: str) -> Person:
        if name not in self._people:
            self._people[name] = Person(self.client, name)
        return self._people[name]

    @property
    def host(self) -> Host:
        """What serves."""
        host = self.client.app.state.host
        assert isinstance(host, Host)
        return host


@contextmanager
def public(folder: Path) -> Iterator[Server]:
    """A public server on the database in the folder."""
    with TestClient(create_app(url(folder), public=True)) as client:
        yield Server(client)


def open_room(person: Person, *kinds: str, **more: Any) -> str:
    """A room with places of these kinds."""
    places = [{"kind": kind, "bot": "random"} for kind in kinds]
    body: Json = {"game": {}, "places": places, "name": person.name, **more}
    return str(person.post("/api/rooms", **body)["id"])


def invited(host: Person, id: str, guest: Person, seat: int | None = None) -> Json:
    """Somebody comes by the host's link: to the room, or to a seat."""
    room = host.room(id)
    link = room["invitation"] if seat is None else room["places"][seat]["invitation"]
    return dict(guest.post(f"/api/rooms/{id}/enter", invitation=link, name=guest.name))
