"""A public server tells people apart: who has no seat at a table sees nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from kanly.web.app import create_app
from kanly.web.database import CODES, SEATS
from kanly.web.people import COOKIE, ENCRYPTED_COOKIE, HERE, People, key_of
from kanly.web.routes.common import Host
from tests.web.client import Client, act, actions, open_table, persons_turn, screen, serving, url


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(url(tmp_path), public=True)) as found:
        yield found


class Persons:
    """Several people at one client: each has a cookie."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._cookies: dict[str, str] = {}

    def be(self, name: str) -> None:
        """From now on it is this person who asks."""
        self.client.cookies.clear()
        if name in self._cookies:
            self.client.cookies.set(COOKIE, self._cookies[name])
        elif name:
            assert self.client.get("/api/me").json() == {"public": True, "name": ""}
            self._cookies[name] = self.client.cookies[COOKIE]


@pytest.fixture
def persons(client: Client) -> Persons:
    found = Persons(client)
    found.be("Ana")
    return found


def host_of(client: Client) -> Host:
    host = client.app.state.host
    assert isinstance(host, Host)
    return host


def seat_with(client: Client, id: str, seat: int, cookie: str) -> None:
    """Give a seat to whoever has the cookie."""
    host = host_of(client)
    assert host.people is not None
    key = host.people.key_in(cookie)
    assert key is not None
    own = (SEATS.c.table_id == id, SEATS.c.seat == seat)
    with host.registry.storage.engine.begin() as db:
        db.execute(sa.update(SEATS).where(*own).values(person=key))
    host.registry.leave(host.registry.get(id))


# ---------------------------------------------------------------- cookies


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(client: Client) -> None:
    told = client.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "path=/" in told
    assert "secure" not in told


def test_by_https_a_cookie_belongs_to_this_very_address(client: Client) -> None:
    """Browsers take one of this name only by https, for all paths and for no other address."""
    me = "https://testserver.local/api/me"
    told = client.get(me).headers["set-cookie"].lower()
    assert told.startswith(f"{ENCRYPTED_COOKIE.lower()}=")
    assert "secure" in told
    assert "path=/" in told
    assert "domain" not in told
    first = client.cookies[ENCRYPTED_COOKIE]
    client.get(me)
    assert client.cookies[ENCRYPTED_COOKIE] == first
    client.cookies.clear()
    client.cookies.set(COOKIE, first)
    assert client.get("https://testserver.local/api/tables").status_code == 401


def test_who_comes_again_is_the_same_person(client: Client) -> None:
    client.get("/api/me")
    first = client.cookies[COOKIE]
    client.get("/api/me")
    assert client.cookies[COOKIE] == first


def test_a_server_for_one_device_gives_no_cookie(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.get("/api/me")
        assert answer.json() == {"public": False, "name": ""}
        assert "set-cookie" not in answer.headers


def test_every_server_of_a_database_knows_the_same_people(tmp_path: Path) -> None:
    cookies = []
    for _ in range(2):
        with TestClient(create_app(url(tmp_path), public=True)) as client:
            client.cookies.update({COOKIE: cookies[0]} if cookies else {})
            cookies.append(client.get("/api/me").cookies[COOKIE])
    assert cookies[0] == cookies[1]


@pytest.mark.parametrize(
    "forged",
    ["", "x", ".", "1.2", "ä.ö", f"{'a' * 32}.{'0' * 64}", "number.", ".signature", "a" * 5000],
)
def test_a_forged_cookie_is_nobodys(forged: str) -> None:
    assert People(b"secret").key_in(forged) is None


def test_a_cookie_of_another_secret_is_nobodys() -> None:
    cookie = People(b"one").newcomer()
    assert People(b"two").key_in(cookie) is None
    number = People(b"one").number_in(cookie)
    assert number is not None
    assert People(b"one").key_in(cookie) == key_of(number) != HERE


def test_nothing_in_the_database_is_a_cookie(persons: Persons, tmp_path: Path) -> None:
    open_table(persons.client, 1, 2)
    number = persons.client.cookies[COOKIE].partition(".")[0]
    for file in tmp_path.glob("kanly.db*"):
        assert number.encode() not in file.read_bytes()


# ---------------------------------------------------------------- strangers

BODIES: dict[str, dict[str, Any]] = {
    "actions": {"seat": 0, "revision": 0, "action": "reveal"},
    "undo": {"seat": 0, "revision": 0},
    "skip": {"seat": 0, "revision": 0},
    "rematch": {"leaders": "same"},
    "review": {},
    "enter": {"invitation": "any.guessed"},
    "sit": {},
    "stand": {"seat": 0},
    "fill": {"seat": 0},
    "wish": {"seat": 0},
    "terms": {},
    "offer": {"seat": 0, "on": True},
    "dismiss": {"member": 0},
    "say": {"phrase": "hello"},
    "take-back": {"seat": 0, "revision": 0},
    "agree": {"seat": 0, "revision": 0, "yes": True},
}
"""What is sent to each route of a table that is posted to."""


def routes_of_tables(client: Client) -> list[tuple[str, str]]:
    """Every method and path that names a table."""
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    return [(method, path) for path in paths if "{id}" in path for method in paths[path]]


def ask(client: Client, method: str, path: str, id: str) -> Any:
    address = path.replace("{id}", id).replace("{ply}", "0")
    body = BODIES.get(path.rpartition("/")[2], {}) if method == "post" else None
    params = {"seat": 0, "revision": 0} if method == "get" else {}
    return client.request(method.upper(), address, json=body, params=params)


def test_no_route_of_a_table_or_its_room_answers_a_stranger(persons: Persons) -> None:
    client = persons.client
    id = open_table(client, 1, 2, seed=None)
    assert client.post(f"/api/tables/{id}/room", json={}).status_code == 201
    routes = routes_of_tables(client)
    assert len(routes) >= 28
    for method, path in routes:
        persons.be("Eve")
        answer = ask(client, method, path, id)
        nowhere = ask(client, method, path, "nowhere")
        code = "unknown-room" if path.startswith("/api/rooms") else "unknown-table"
        code = "bad-invitation" if path.endswith("/enter") else code
        assert answer.json()["code"] == code, path
        assert answer.text.replace(id, "nowhere") == nowhere.text
        persons.be("")
        answer = ask(client, method, path, id)
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody"), path
    persons.be("Ana")
    assert screen(client, id)["revision"] >= 0


def test_not_yours_and_not_there_are_the_same_answer(persons: Persons) -> None:
    client = persons.client
    id = open_table(client, 1, 2)
    answers = []
    for _ in range(2):
        persons.be("Eve")
        answers.append([ask(client, *route, id) for route in routes_of_tables(client)])
        persons.be("Ana")
        assert client.delete(f"/api/tables/{id}").status_code == (404 if answers[1:] else 204)
    for there, gone in zip(*answers):
        assert there.content == gone.content
        for answer in (there, gone):
            answer.headers.pop("x-request-id")  # every request has one of its own
        assert there.headers == gone.headers


def test_nobody_waits_for_a_table_that_is_not_theirs(persons: Persons) -> None:
    """Taking one up takes long: that would tell that it is there."""
    client = persons.client
    id = open_table(client, 1, 2)
    registry = host_of(client).registry
    persons_turn(client, id)
    registry.leave(registry.get(id))
    persons.be("Eve")
    for method, path in routes_of_tables(client):
        guessed = path.endswith("/enter")
        assert ask(client, method, path, id).status_code == (403 if guessed else 404)
    assert registry.in_memory() == []


def test_lists_hold_what_is_ones_own(persons: Persons) -> None:
    client = persons.client
    id = open_table(client, 1, 2)
    assert [x["id"] for x in client.get("/api/tables").json()] == [id]
    persons.be("Eve")
    assert client.get("/api/tables").json() == []
    persons.be("")
    for path in ("/api/tables", "/api/lessons", "/api/puzzles", "/api/profile", "/api/events"):
        assert client.get(path).status_code == 401, path
    assert client.post("/api/tables", json={"sitters": []}).status_code == 401


def test_lessons_and_puzzles_are_everybodys_own(persons: Persons) -> None:
    client = persons.client
    lesson = client.get("/api/lessons").json()[0]["id"]
    puzzle = client.get("/api/puzzles").json()[0]["id"]
    mine = [
        client.post("/api/lessons", json={"id": lesson}).json()["id"],
        client.post("/api/puzzles", json={"id": puzzle}).json()["id"],
    ]
    persons.be("Eve")
    assert client.get("/api/lessons").json()[0]["state"] == "new"
    theirs = [
        client.post("/api/lessons", json={"id": lesson}).json()["id"],
        client.post("/api/puzzles", json={"id": puzzle}).json()["id"],
    ]
    assert not {*mine} & {*theirs}
    persons.be("Ana")
    for id in mine:
        assert client.get(f"/api/tables/{id}").status_code == 200


# ---------------------------------------------------------------- at one table


@pytest.fixture
def shared(persons: Persons) -> str:
    """A table of two persons, each at a device of their own."""
    client = persons.client
    id = open_table(client, 2, 0)
    persons.be("Ben")
    seat_with(client, id, 1, client.cookies[COOKIE])
    persons.be("Ana")
    return id


def test_a_person_sees_and_plays_the_own_seat_only(persons: Persons, shared: str) -> None:
    client = persons.client
    for name, own, other in (("Ana", 0, 1), ("Ben", 1, 0)):
        persons.be(name)
        shown = screen(client, shared, own)
        assert [x["here"] for x in shown["sitters"] if x["kind"] == "person"] == [
            seat == own for seat in (0, 1)
        ]
        for path in ("", "/replay/0", "/advice"):
            asked = {"seat": other, "revision": 0}
            answer = client.get(f"/api/tables/{shared}{path}", params=asked)
            assert (answer.status_code, answer.json()["code"]) == (403, "hidden")
        for what in ("actions", "undo"):
            body = {**BODIES[what], "seat": other, "revision": shown["revision"]}
            answer = client.post(f"/api/tables/{shared}/{what}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "hidden")


def test_nothing_opens_in_the_middle_of_an_action(persons: Persons, shared: str) -> None:
    """Until the engine knows what to ask next, the game looks as if it were over."""
    client = persons.client
    table = host_of(client).registry.get(shared)
    with ThreadPoolExecutor() as others:
        with table.lock:
            asked, table.state.decision = table.state.decision, None
            assert table.state.is_over
            seen = others.submit(client.get, f"/api/tables/{shared}", params={"seat": 1})
            told = others.submit(client.get, f"/api/tables/{shared}/record")
            wait([seen, told], timeout=0.3)
            table.state.decision = asked
        assert seen.result().json()["code"] == "hidden"
        assert told.result().json()["code"] == "not-over"


def test_what_is_hidden_opens_when_the_game_is_over(persons: Persons, shared: str) -> None:
    client = persons.client
    record = client.get(f"/api/tables/{shared}/record")
    assert (record.status_code, record.json()["code"]) == (422, "not-over")
    while True:
        seats = {"Ana": (0,), "Ben": (1,)}
        shown = screen(client, shared, -1)
        if shown["over"]:
            break
        name = ("Ana", "Ben")[shown["decision"]["seat"]]
        persons.be(name)
        shown = persons_turn(client, shared, seats[name])
        act(client, shown, actions(shown)[-1])
    for name in seats:
        persons.be(name)
        assert client.get(f"/api/tables/{shared}/record").status_code == 200
        assert client.get(f"/api/tables/{shared}/replay/3", params={"seat": 1}).json()["revealed"]
        (seat,) = seats[name]  # who has seen everything takes nothing back
        shown = screen(client, shared, seat)
        assert (shown["undoable"], shown["undo_ends"]) == (0, "hidden-seen")
        body = {"seat": seat, "revision": shown["revision"]}
        answer = client.post(f"/api/tables/{shared}/undo", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "no-undo")
    persons.be("Eve")
    assert client.get(f"/api/tables/{shared}/record").status_code == 404


def test_only_who_opened_a_table_deletes_it(persons: Persons, shared: str) -> None:
    client = persons.client
    persons.be("Ben")
    answer = client.delete(f"/api/tables/{shared}")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")
    persons.be("Ana")
    assert client.delete(f"/api/tables/{shared}").status_code == 204


def test_a_code_that_is_over_is_kept_no_longer(persons: Persons) -> None:
    host = host_of(persons.client)
    assert host.people is not None
    for lasts in (-1.0, 60.0):
        host.acquaintances.hand_over(host.people, "somebody", lasts)
    host.acquaintances.forget_codes()
    with host.registry.storage.engine.connect() as db:
        assert len(db.execute(sa.select(CODES)).all()) == 1
