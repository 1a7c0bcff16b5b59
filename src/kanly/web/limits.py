"""How often somebody may ask: what a request costs is said by its route, here are the prices.

Everybody has a bucket of tokens for each price, and so has every address; a request takes a token
of both, and tokens come back with time.  It is kept in memory: several servers each count their
own.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from .errors import too_many
from .people import People, cookie_in

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MOST_BUCKETS: Final = 10_000
"""So many are remembered at once for each price; then those not used for longest are forgotten."""
MOST_STREAMS: Final = 20
"""So many streams of events a person can have open,"""
MOST_AT_ADDRESS: Final = 200
"""and so many everybody at one address together."""


class Rate(NamedTuple):
    """So many requests at once, and so many come back in a second."""

    burst: int
    per_second: float


class Price(NamedTuple):
    """What a kind of request may cost a person, and everybody at one address together."""

    name: str
    person: Rate
    address: Rate


FILES: Final = Price("files", Rate(400, 50), Rate(1600, 200))
"""The page: it comes in many files."""
PLAY: Final = Price("play", Rate(60, 20), Rate(240, 80))
"""Whatever names no other price."""
ARRIVE: Final = Price("arrive", Rate(30, 30 / MINUTE), Rate(60, 60 / MINUTE))
"""Becoming known to the server."""
FOLLOW: Final = Price("follow", Rate(30, 60 / MINUTE), Rate(120, 240 / MINUTE))
"""A stream of events."""
OPEN: Final = Price("open", Rate(10, 10 / MINUTE), Rate(40, 40 / MINUTE))
"""A table that is kept."""
BRING: Final = Price("bring", Rate(5, 5 / MINUTE), Rate(10, 10 / MINUTE))
"""The same from a file, which is read into memory as a whole."""
THINK: Final = Price("think", Rate(15, 20 / MINUTE), Rate(40, 40 / MINUTE))
"""A thought of the coach, of which a small machine has one in a second."""
TALK: Final = Price("talk", Rate(12, 30 / MINUTE), Rate(48, 120 / MINUTE))
"""Something that is said: some words in a row, then one every other second."""
GUESS: Final = Price("guess", Rate(10, 10 / MINUTE), Rate(10, 10 / MINUTE))
"""A code or an invitation, which somebody may be guessing."""

MAIL: Final = Price("mail", Rate(3, 3 / HOUR), Rate(10, 10 / HOUR))
"""A mail somebody has sent to an address of their choice;"""
MAILBOX: Final = Price("mailbox", Rate(0, 0), Rate(3, 3 / DAY))
"""which whoever reads there pays, too, whoever has it sent."""


def costs(price: Price) -> dict[str, Any]:
    """What a request to a route costs, as its `opt`."""
    return {"price": price}


class Buckets:
    """The buckets of one rate: each is known by when it will be full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """Those used longest ago first."""

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str) -> float:
        """Seconds until there is a token; none, if there is one now."""
        empty = self._rate.burst / self._rate.per_second
        return max(0.0, round(self._after_one(key) - self._clock() - empty, 6))

    def take(self, key: str) -> None:
        """Take a token that is there; who has all of them is forgotten."""
        self._full_at[key] = self._after_one(key)
        self._full_at.move_to_end(key)
        while self._full_at and (
            len(self) > self._most or self._is_full(next(iter(self._full_at)))
        ):
            self._full_at.popitem(last=False)

    def _is_full(self, key: str) -> bool:
        return self._full_at[key] <= self._clock()

    def _after_one(self, key: str) -> float:
        return max(self._clock(), self._full_at.get(key, 0.0)) + 1 / self._rate.per_second


class Limits:
    """Everybody's buckets, and how many streams they have open."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, Buckets] = {}
        self._streams_of: Counter[str] = Counter()
        self._streams_at: Counter[str] = Counter()

    def charge(self, price: Price, person: str | None, address: str) -> None:
        """Have a person and an address pay; if one of them cannot, neither does."""
        payers = [(self._of(f"{price.name} by address", price.address), address)]
        if person is not None:
            payers.append((self._of(f"{price.name} by person", price.person), person))
        wait = max(buckets.wait(key) for buckets, key in payers)
        if wait:
            raise too_many(math.ceil(wait))
        for buckets, key in payers:
            buckets.take(key)

    def _of(self, what: str, rate: Rate) -> Buckets:
        if what not in self._buckets:
            self._buckets[what] = Buckets(rate, self._clock)
        return self._buckets[what]

    @contextmanager
    def streaming(self, person: str, address: str) -> Iterator[None]:
        """A stream is open meanwhile."""
        counted = ((self._streams_of, person), (self._streams_at, address))
        for streams, key in counted:
            streams[key] += 1
        try:
            yield
        finally:
            for streams, key in counted:
                streams[key] -= 1
                if not streams[key]:
                    del streams[key]

    def check_streams(self, person: str, address: str) -> None:
        """Refuse a person, or an address, that has too many of them open."""
        of_person, at_address = self._streams_of[person], self._streams_at[address]
        if of_person >= MOST_STREAMS or at_address >= MOST_AT_ADDRESS:
            raise too_many(int(MINUTE))


def charging(limits: Limits, people: People) -> Guard:
    """Has whoever asks pay the price of the route."""

    async def charge(connection: ASGIConnection[Any, Any, Any, Any], to: BaseRouteHandler) -> None:
        person = people.key_in(cookie_in(connection))
        limits.charge(to.opt.get("price", PLAY), person, address_of(connection))

    return charge


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from."""
    client = connection.client
    return network_of("" if client is None else client.host)


def network_of(address: str) -> str:
    """What one household has: an address of version 4, the first half of one of version 6."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))
