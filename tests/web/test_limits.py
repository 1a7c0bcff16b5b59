"""On a public server nobody asks so often that others must wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from kanly.web.app import create_app
from kanly.web.errors import Refused
from kanly.web.limits import (
    BRING,
    GUESS,
    MOST_AT_ADDRESS,
    MOST_STREAMS,
    OPEN,
    PLAY,
    TALK,
    Buckets,
    Limits,
    Price,
    Rate,
    network_of,
)
from kanly.web.routes import HANDLERS
from tests.web.client import Client, open_table, serving, url


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A public server, and somebody it knows."""
    monkeypatch.setattr("kanly.web.app.Limits", lambda: Limits(clock))
    with TestClient(create_app(url(tmp_path), public=True)) as found:
        found.get("/api/me")
        yield found


def taken(buckets: Buckets, key: str) -> int:
    """So many tokens there are now; none afterwards."""
    count = 0
    while not buckets.wait(key):
        buckets.take(key)
        count += 1
    return count


def test_tokens_come_back_with_time_and_never_more_than_there_were(clock: Clock) -> None:
    buckets = Buckets(Rate(5, 0.5), clock)
    assert taken(buckets, "Ana") == 5
    assert buckets.wait("Ana") == 2
    clock.now += 2
    assert taken(buckets, "Ana") == 1
    clock.now += 1000
    assert taken(buckets, "Ana") == 5
    assert taken(buckets, "Ben") == 5


@pytest.mark.parametrize("rate", [Rate(60, 20), Rate(10, 1 / 6), Rate(7, 0.7), Rate(1, 3)])
def test_as_many_tokens_as_were_promised_are_there_at_any_time(clock: Clock, rate: Rate) -> None:
    buckets = Buckets(rate, clock)
    for step in range(50):
        assert taken(buckets, "Ana") == rate.burst
        clock.now += 12345.678 + step / 7


def test_a_bucket_that_is_full_again_is_forgotten(clock: Clock) -> None:
    buckets = Buckets(Rate(5, 1), clock)
    for n in range(100):
        buckets.take(str(n))
    assert len(buckets) == 100
    clock.now += 10
    buckets.take("last")
    assert len(buckets) == 1


def test_there_are_never_more_buckets_than_memory_for_them(clock: Clock) -> None:
    buckets = Buckets(Rate(5, 1), clock, most=50)
    for n in range(1000):
        buckets.take(str(n))
    assert len(buckets) == 50
    assert taken(buckets, "999") == 4


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same


def test_of_person_and_address_neither_pays_what_the_other_cannot(clock: Clock) -> None:
    limits = Limits(clock)
    price = Price("test", Rate(2, 1), Rate(3, 1))
    for person, pays in (("Ana", True), ("Ana", True), ("Ana", False), ("Ben", True)):
        if pays:
            limits.charge(price, person, "home")
        else:
            with pytest.raises(Refused, match="again in 1 seconds"):
                limits.charge(price, person, "home")
    with pytest.raises(Refused):
        limits.charge(price, "Eve", "home")
    limits.charge(price, "Eve", "elsewhere")


def test_who_asks_too_often_is_told_when_to_ask_again(client: Client, clock: Clock) -> None:
    answers = [client.get("/api/tables") for _ in range(PLAY.person.burst + 1)]
    assert {x.status_code for x in answers[:-1]} == {200}
    last = answers[-1]
    assert (last.status_code, last.json()["code"]) == (429, "too-many")
    assert last.headers["retry-after"] == "1"
    assert last.headers["cache-control"] == "no-store"
    clock.now += 1
    assert client.get("/api/tables").status_code == 200


def test_another_cookie_helps_only_so_far(client: Client) -> None:
    """New people cost something, too, and all of one address together have a limit."""
    arrived = 1
    while client.get("/api/me").status_code == 200:
        arrived += 1
        client.cookies.clear()
    assert arrived <= 60
    asked = 0
    while client.get("/api/bots").status_code == 200:
        asked += 1
        client.cookies.clear()
    assert asked <= PLAY.address.burst


def test_opening_tables_costs_more_than_playing(client: Client) -> None:
    ids = [open_table(client, 3, 0) for _ in range(OPEN.person.burst)]
    answer = client.post("/api/tables", json={"sitters": [{"kind": "person"}] * 3})
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "6")
    assert client.get(f"/api/tables/{ids[0]}").status_code == 200


def test_people_talk_at_ease_and_flood_nobody(client: Client, clock: Clock) -> None:
    place = {"kind": "open"}
    opened = client.post("/api/rooms", json={"game": {}, "places": [{"kind": "person"}, place]})
    room = f"/api/rooms/{opened.json()['id']}"

    def say() -> int:
        return client.post(f"{room}/say", json={"phrase": "hello"}).status_code

    assert [say() for _ in range(TALK.person.burst)] == [200] * TALK.person.burst
    assert (say(), say()) == (429, 429)
    for _ in range(20):  # a line every other second, for as long as one likes
        clock.now += 2
        assert say() == 200
    assert say() == 429
    assert client.get(room).status_code == 200  # who has said too much may listen and play


def test_a_person_has_only_so_many_streams(clock: Clock) -> None:
    limits = Limits(clock)
    with ExitStack() as streams:
        for _ in range(MOST_STREAMS):
            limits.check_streams("Ana", "home")
            streams.enter_context(limits.streaming("Ana", "home"))
        with pytest.raises(Refused, match="too many"):
            limits.check_streams("Ana", "elsewhere")
        limits.check_streams("Ben", "home")
    limits.check_streams("Ana", "home")


def test_all_of_one_address_have_only_so_many_streams(clock: Clock) -> None:
    limits = Limits(clock)
    with ExitStack() as streams:
        for n in range(MOST_AT_ADDRESS):
            limits.check_streams(f"person {n}", "home")
            streams.enter_context(limits.streaming(f"person {n}", "home"))
        with pytest.raises(Refused, match="too many"):
            limits.check_streams("Ana", "home")
        limits.check_streams("Ana", "elsewhere")
    limits.check_streams("Ana", "home")


def test_a_stream_names_few_tables(client: Client) -> None:
    """Each is taken up for it."""
    for names, status in ((20, 404), (21, 422)):
        answer = client.get("/api/events", params={"table": ["none"] * names})
        assert answer.status_code == status


def test_what_other_sites_ask_costs_a_visitor_nothing(client: Client) -> None:
    code = {"code": "WRONG"}
    for said in ({"sec-fetch-site": "cross-site"}, {"origin": "https://evil.example"}):
        for _ in range(2 * GUESS.address.burst):
            answer = client.post("/api/me/take", json=code, headers=said)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert client.post("/api/me/take", json=code).json()["code"] != "too-many"


def test_a_server_for_one_device_has_no_limits(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for _ in range(PLAY.address.burst + 10):
            assert client.get("/api/bots").status_code == 200


def test_whatever_opens_a_table_has_its_price() -> None:
    opening = [x for x in HANDLERS if "Opened" in str(x.parsed_fn_signature.return_type.raw)]
    assert len(opening) >= 5
    for handler in opening:
        assert isinstance(handler, HTTPRouteHandler)
        assert handler.opt["price"] in (OPEN, BRING), handler


def test_guesses_are_few() -> None:
    """Of codes with 50 bits a thousand addresses find none in a thousand years."""
    a_year = 365 * 24 * 3600 * GUESS.address.per_second
    assert 1000 * 1000 * a_year < 2**50
