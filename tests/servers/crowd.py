"""People who play without a pause at servers that are killed, and what they were promised.

A promise is an answer with success.  What got no answer may have been done or not; what was refused
must not have been.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from kanly.web.clocks import Ticking
from kanly.web.database.schema import ACTIONS, CHAT, ROOMS, SEATS, TABLES
from kanly.web.people import COOKIE
from kanly.web.rooms.room import Room

from .fleet import Json, Server, choices, wait_for

REFUSALS = {
    "stale", "not-yours", "illegal", "stood-in", "no-undo", "place-taken", "not-your-seat",
    "nothing-asked", "hidden", "has-begun",
}  # fmt: skip
"""What somebody is told whom others, or they themselves at another device, were quicker than."""


NUMBERS = count()
PATIENCE = 300.0
"""Seconds somebody asks again: servers may be killed more often than a busy machine answers."""


class Unanswered(Exception):
    """The server was killed before it answered."""


class Somebody:
    """A person with a cookie (on a server for one device without), who turns to any server."""

    def __init__(self, servers: Sequence[Server], name: str, chance: random.Random) -> None:
        self.name = name
        self._chance = chance
        cookie = servers[0].client.get("/api/me").cookies.get(COOKIE)
        servers[0].client.cookies.clear()
        headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self._devices = [
            httpx.Client(base_url=x.address, timeout=30, headers=headers) for x in servers
        ]

    def post(self, path: str, method: str = "POST", at: int | None = None, **body: Any) -> Json:
        """What is answered, by any server or by that one; a refusal has a `code`."""
        device = self._chance.choice(self._devices) if at is None else self._devices[at]
        asked = {"params": body} if method == "GET" else {"json": body}
        try:
            answer = device.request(method, path, **asked)  # type: ignore[arg-type]
        except httpx.TransportError as error:
            raise Unanswered from error
        found: Json = answer.json() if answer.content else {}
        if not answer.is_success:
            assert found["code"] in REFUSALS, f"{method} {path}: {answer.text}"
        return found

    def get(self, path: str, **params: Any) -> Json:
        """What is there; asked until somebody answers."""

        def ask() -> Json | None:
            with suppress(Unanswered):
                return self.post(path, method="GET", **params)
            return None

        found: Json = wait_for(ask, PATIENCE)
        return found

    def close(self) -> None:
        for device in self._devices:
            device.close()


@dataclass
class Ledger:
    """What was sent to a table, and what of it was promised."""

    id: str
    people: Sequence[Somebody]
    """Who plays there."""
    sent: dict[int, set[str]] = field(default_factory=dict)
    """Actions by the revision they would lead to."""
    accepted: dict[int, str] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    """Whose they were."""
    back: dict[int, bool] = field(default_factory=dict)
    """Those that were taken back: was that promised?"""
    said: dict[str, bool] = field(default_factory=dict)
    """Words, and whether they were promised."""
    left: dict[int, dict[int, float]] = field(default_factory=dict)
    """What was left on the clocks of seats, by revisions."""
    is_closed: bool = False
    """Does nobody else play here (bots, stand-ins)?"""
    lock: threading.Lock = field(default_factory=threading.Lock)


@dataclass
class Found:
    """How promises were kept."""

    accepted: int = 0
    promises: int = 0
    """All others: words, places, stand-ins, clocks, what was taken back."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    def judge(self, db: sa.Connection, ledger: Ledger) -> None:
        """Compare a table with what was promised there."""
        rows = db.execute(sa.select(ACTIONS).where(ACTIONS.c.table_id == ledger.id)).all()
        kept = {row.revision: row.action for row in rows}
        table = db.execute(sa.select(TABLES).where(TABLES.c.id == ledger.id)).one()
        if len(kept) != len(rows) or {row.number for row in rows} != set(range(len(rows))):
            self.doubled.append(f"{ledger.id}: {len(rows)} actions at {len(kept)} revisions")
        for revision, action in ledger.accepted.items():
            self.accepted += 1
            if kept.get(revision, action if revision in ledger.back else None) != action:
                self.lost.append(f"{ledger.id}: {action} at {revision} is {kept.get(revision)}")
        for revision, action in kept.items():
            sent = ledger.sent.get(revision, set())
            if action not in sent and (ledger.is_closed or revision in ledger.accepted):
                self.doubled.append(f"{ledger.id}: nobody sent {action} at {revision}")
        for revision, promised in ledger.back.items():
            self.promises += promised
            if promised and revision in kept:
                self.lost.append(f"{ledger.id}: {revision} was taken back")
        own = sa.select(CHAT.c.words).where(CHAT.c.room == ledger.id)
        words = Counter(db.execute(own).scalars())
        for line, promised in ledger.said.items():
            self.promises += promised
            if promised and not words[line]:
                self.lost.append(f"{ledger.id}: {line}")
            if words[line] > 1:
                self.doubled.append(f"{ledger.id}: {line}")
        ticking = table.ticking and msgspec.json.decode(table.ticking, type=Ticking)
        if ticking and table.revision in ledger.left:
            self.promises += 1
            told = ledger.left[table.revision]
            if any(ticking.left_of(n) > left + 1 for n, left in told.items()):
                self.lost.append(f"{ledger.id}: the clock had {told}, now {ticking}")
        if bool(ticking) and not table.over and (table.due is None) != (ticking.seat < 0):
            self.lost.append(f"{ledger.id}: the clock does not run: {ticking}, {table.due}")

    def judge_state(self, what: str, promised: object, kept: object) -> None:
        """Compare something that changes to and fro; `None` if nothing was promised last."""
        if promised is None:
            return
        self.promises += 1
        if promised != kept:
            self.lost.append(f"{what}: promised {promised}, kept {kept}")


def sitters_of(db: sa.Connection, id: str) -> list[Any]:
    """Who sits at a table."""
    rows = sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    return [*db.execute(rows).all()]


def room_of(db: sa.Connection, id: str) -> Room:
    """A room as it is kept."""
    own = sa.select(ROOMS.c.document).where(ROOMS.c.id == id)
    return msgspec.json.decode(db.execute(own).scalar_one(), type=Room)


# ------------------------------------------------------------------ what people do


def acts(who: Somebody, ledger: Ledger, chance: random.Random, undo: float = 0.0) -> bool:
    """If somebody's seat is asked, they answer, perhaps take that back; is the game going on?"""
    shown = who.get(f"/api/tables/{ledger.id}", seat=-1)
    if shown.get("over"):
        return False
    seat = shown["decision"]["seat"]
    sitter = shown["sitters"][seat]
    if sitter["kind"] != "person" or not sitter["here"]:
        time.sleep(0.01)
        return True
    shown = who.get(f"/api/tables/{ledger.id}", seat=seat)
    decision = shown.get("decision")
    if decision is None or decision["seat"] != seat or not decision["actions"]:
        return True
    now = shown["revision"]
    action = chance.choice(choices(shown))
    path = f"/api/tables/{ledger.id}"
    ledger.sent.setdefault(now + 1, set()).add(action)
    answer = who.post(f"{path}/actions", seat=seat, revision=now, action=action)
    if "code" in answer:
        return True
    ledger.accepted[now + 1] = action
    ledger.seats[now + 1] = seat
    # Another device may have moved on before the screen was made.
    if answer["undoable"] and answer["revision"] == now + 1 and chance.random() < undo:
        ledger.back[now + 1] = False
        back = who.post(f"{path}/undo", seat=seat, revision=now + 1)
        if "code" in back:
            del ledger.back[now + 1]
        else:
            ledger.back[now + 1] = True
    return True


def says(who: Somebody, ledger: Ledger) -> None:
    """Somebody says something nobody has said before."""
    words = f"{who.name} says {next(NUMBERS)}"
    ledger.said[words] = False
    answer = who.post(f"/api/rooms/{ledger.id}/say", words=words)
    ledger.said[words] = "code" not in answer
    clock = answer.get("clock")
    if clock and clock["left"]:
        shown = who.get(f"/api/tables/{ledger.id}", seat=-1)
        again = who.get(f"/api/rooms/{ledger.id}")["clock"]
        if again and again["left"] == clock["left"]:
            ledger.left[shown["revision"]] = dict(enumerate(clock["left"]))


def take_back(ledger: Ledger) -> None:
    """Whoever has acted last takes that back, and all agree; nobody plays on meanwhile."""
    people = ledger.people
    last = max(ledger.accepted, default=-1)
    shown = people[0].get(f"/api/tables/{ledger.id}", seat=-1)
    if shown["over"] or shown["revision"] != last:
        return
    seat, path = ledger.seats[last], f"/api/rooms/{ledger.id}"
    asked = people[seat].post(f"{path}/take-back", seat=seat, revision=last)
    if "code" in asked:
        return
    ledger.back[last] = False
    for other in people:
        if other is not people[seat]:
            assert "code" not in other.post(f"{path}/agree", seat=seat, revision=last, yes=True)
    ledger.back[last] = True


class Crowd:
    """Threads in which people do something again and again, until they are told to stop."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []
        self.faults: list[BaseException] = []

    def does(self, what: Callable[[], object]) -> None:
        """Somebody does this from now on."""

        def run() -> None:
            try:
                while not self._stop.is_set():
                    try:
                        what()
                    except Unanswered:
                        time.sleep(0.05)
            except BaseException as fault:
                self.faults.append(fault)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        self._threads.append(thread)

    def stop(self) -> None:
        """All finish what they are doing."""
        self._stop.set()
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()
        if self.faults:
            raise self.faults[0]
