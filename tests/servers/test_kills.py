"""Servers are killed while people play: what was promised is kept, and every game can go on."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kanly.web.database.schema import TABLES
from tests.web.client import url

from .crowd import (
    PATIENCE,
    Crowd,
    Found,
    Ledger,
    Somebody,
    Unanswered,
    acts,
    room_of,
    says,
    sitters_of,
    take_back,
)
from .fleet import Json, Server, wait_for
from .services import Redis

SOAK = os.environ.get("KANLY_SOAK")
ROUNDS, KILLS = (6, 25) if SOAK else (1, 2)
STEPS = 10_000 if SOAK else 5
SEED = int(os.environ.get("KANLY_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)
GAME = {"kind": "game", "seconds": 36_000}
MOVE = {"kind": "move", "seconds": 36_000}


class Scene:
    """People at tables of all kinds, and what they were promised."""

    def __init__(self, servers: list[Server], public: bool, chance: random.Random) -> None:
        self.servers = servers
        self.crowd = Crowd()
        self.ledgers: list[Ledger] = []
        self.states: dict[str, tuple[object, Callable[[sa.Connection], object]]] = {}
        """What was promised last of what changes to and fro, and where it is kept."""
        self._chance = chance
        self.people = [Somebody(servers, name, chance) for name in ("Ana", "Ben", "Cal")]
        if public:
            self._together()
            self._coming_and_going()
            self._gathering()
        else:
            self._at_one_device()
            self._against_bots()

    def _at_one_device(self) -> None:
        """Three persons, and two devices that are at it at once; much is taken back."""
        table = {"sitters": [{"kind": "person"}] * 3}
        self._plays(lambda: self._opened("/api/tables", **table), self.people[:2], 0.2, True)

    def _against_bots(self) -> None:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        table = {"sitters": [{"kind": "person"}, *bots]}
        self._plays(lambda: self._opened("/api/tables", **table), self.people[2:], 0.2)

    def _together(self) -> None:
        """Three persons at their devices, who talk, and take back by agreement."""
        playing = self._plays(lambda: self._begun(self.people, GAME), self.people, 0.0, True, True)
        for who in self.people[:2]:
            self.crowd.does(lambda who=who: says(who, playing()))

        def sometimes() -> None:
            time.sleep(0.2)
            with playing().lock:
                take_back(playing())

        self.crowd.does(sometimes)

    def _coming_and_going(self) -> None:
        """Two persons and a bot; one of them leaves again and again, and comes back."""
        ana, ben = self.people[:2]
        playing = self._plays(lambda: self._begun([ana, ben], MOVE, "bot"), [ana, ben])

        def leaves() -> None:
            id = playing().id
            for path, stands_in in (("leave", True), ("return", False)):
                time.sleep(0.1)
                self._promise(
                    f"stand-in {id}", lambda db: bool(sitters_of(db, id)[1].standin), stands_in,
                    lambda path=path: ben.post(f"/api/rooms/{id}/{path}"),
                )  # fmt: skip
                if ben.get(f"/api/tables/{id}", seat=-1)["over"]:
                    del self.states[f"stand-in {id}"]
                    return

        self.crowd.does(leaves)

    def _gathering(self) -> None:
        """Before a game two people take places and give them back."""
        ana, *others = self.people
        id = self._room([ana], None, "open", "open", "open")
        link = ana.get(f"/api/rooms/{id}")["invitation"]
        for who in others:
            enter(who, id, link)

            def sits(who: Somebody = who) -> None:
                seat = 2 + who.name.startswith("C")

                def place(db: sa.Connection) -> bool:
                    return room_of(db, id).places[seat].kind == "person"

                for path, has_it in (("sit", True), ("stand", False)):
                    time.sleep(0.02)
                    self._promise(
                        f"place {seat}", place, has_it,
                        lambda path=path: who.post(f"/api/rooms/{id}/{path}", seat=seat),
                    )  # fmt: skip

            self.crowd.does(sits)

    def _promise(
        self, what: str, kept: Callable[[sa.Connection], object], promised: object,
        ask: Callable[[], Any],
    ) -> None:  # fmt: skip
        """Somebody wants something to be so; who gets no answer knows nothing of it."""
        self.states[what] = (None, kept)
        if "code" not in ask():
            self.states[what] = (promised, kept)

    def _plays(
        self, opens: Callable[[], str], people: list[Somebody], undo: float = 0.0,
        closed: bool = False, in_turn: bool = False,
    ) -> Callable[[], Ledger]:  # fmt: skip
        """People play (perhaps one at a time), and when a game is over, another one."""
        ledgers: list[Ledger] = []

        def begin() -> None:
            ledgers.append(Ledger(opens(), people, is_closed=closed))
            self.ledgers.append(ledgers[-1])

        def play(who: Somebody) -> None:
            now = ledgers[-1]
            with now.lock if in_turn else nullcontext():
                goes_on = acts(who, now, self._chance, undo)
            if not goes_on and who is people[0]:
                begin()

        begin()
        for who in people:
            self.crowd.does(lambda who=who: play(who))
        return lambda: ledgers[-1]

    def _opened(self, path: str, **body: Any) -> str:
        return str(insisting(lambda: self.people[0].post(path, **body))["id"])

    def _room(self, people: list[Somebody], clock: Any, *more: str) -> str:
        """A room in which people have sat down."""
        places = [{"kind": "person"}, *({"kind": "open"} for _ in people[1:])]
        places += [{"kind": kind, "bot": "random"} for kind in more]
        terms = {} if clock is None else {"clock": clock}
        id = self._opened("/api/rooms", game={}, places=places, name="Ana", terms=terms)
        for seat, guest in enumerate(people[1:], 1):
            link = people[0].get(f"/api/rooms/{id}")["places"][seat]["invitation"]
            enter(guest, id, link)
        return id

    def _begun(self, people: list[Somebody], clock: Any, *bots: str) -> str:
        id = self._room(people, clock, *bots)
        insisting(lambda: people[0].post(f"/api/rooms/{id}/start"))
        return id

    def let_play(self, answers: int) -> None:
        """Until so many more are promised something; not for ever: all may wait for a bot."""
        end = time.monotonic() + 10
        before = self.promises()
        while self.promises() < before + answers and time.monotonic() < end:
            time.sleep(0.005)

    def promises(self) -> int:
        """So many answers with success there were."""
        return sum(len(x.accepted) + sum(x.said.copy().values()) for x in self.ledgers)

    def judged(self, db: sa.Connection) -> Found:
        """How promises were kept; nobody does anything any more."""
        found = Found()
        for ledger in self.ledgers:
            found.judge(db, ledger)
        for what, (promised, kept) in self.states.items():
            found.judge_state(what, promised, kept(db))
        return found


def enter(guest: Somebody, id: str, link: str) -> None:
    """Somebody comes by an invitation."""
    path = f"/api/rooms/{id}/enter"
    insisting(lambda: guest.post(path, invitation=link, name=guest.name))


def insisting(ask: Callable[[], Any]) -> Any:
    """The answer, asked for again if it does not come."""

    def tried() -> Any:
        with suppress(Unanswered):
            return ask()
        return None

    return wait_for(tried, PATIENCE)


def waiting_bots(engine: sa.Engine) -> list[str]:
    """Tables at which a bot must answer."""
    own = sa.select(TABLES.c.id).where(TABLES.c.bot_to_move, sa.not_(TABLES.c.over))
    with engine.connect() as db:
        return [*db.execute(own).scalars()]


def goes_on(ledger: Ledger, steps: int) -> bool:
    """Can the game be played on, to its end if so many steps are enough?"""
    chance = random.Random(1)

    def look() -> Json:
        return ledger.people[0].get(f"/api/tables/{ledger.id}", seat=-1)

    for _ in range(steps):
        before = look()
        if before["over"]:
            break
        for person in ledger.people:
            with suppress(Unanswered):  # by a connection of before the kill
                acts(person, ledger, chance)
        try:
            wait_for(lambda before=before: look()["revision"] > before["revision"])
        except AssertionError:
            return False
    return True


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str, int]:
    """Where games are kept, how servers tell each other news, and how many servers there are."""
    if request.param == "sqlite":
        return url(tmp_path), "", 1
    redis: Redis = request.getfixturevalue("redis")
    return request.getfixturevalue("database"), redis.url, 2


@pytest.fixture(params=[False, True], ids=["one-device", "public"])
def servers(request: pytest.FixtureRequest, place: tuple[str, str, int]) -> Iterator[list[Server]]:
    address, redis, number = place
    found = [Server(address, redis, public=request.param) for _ in range(number)]
    yield found
    for server in found:
        server.close()


@pytest.mark.parametrize("number", range(ROUNDS))
def test_whatever_was_promised_before_a_kill_is_kept(
    servers: list[Server], place: tuple[str, str, int], number: int
) -> None:
    seed = SEED + number
    print(f"KANLY_SEED={seed}")
    chance = random.Random(seed)
    engine = sa.create_engine(place[0])
    scene = Scene(servers, servers[0].is_public, chance)
    try:
        for kill in range(KILLS):
            scene.let_play(chance.randrange(20))
            time.sleep(chance.random() * 0.1)
            victims = servers if chance.random() < 0.2 else [servers[kill % len(servers)]]
            for server in victims:
                assert server.is_alive
                server.kill()
            for server in victims:
                server.start()
        scene.crowd.stop()
        # Nobody asks for a table: servers find those whose bots must answer by themselves.
        wait_for(lambda: not waiting_bots(engine), 60)
        with engine.connect() as db:
            found = scene.judged(db)
        stuck = []
        for ledger in scene.ledgers:
            for person in ledger.people if servers[0].is_public else []:
                insisting(lambda who=person, x=ledger: who.post(f"/api/rooms/{x.id}/return"))
            if not goes_on(ledger, STEPS):
                stuck.append(ledger.id)
        print(
            f"{engine.dialect.name}, {'public' if servers[0].is_public else 'one device'}: "
            f"{KILLS} kills, {found.accepted} accepted actions, {found.promises} other promises, "
            f"{len(scene.ledgers)} games; lost {len(found.lost)}, doubled {len(found.doubled)}, "
            f"stuck {len(stuck)}",
            flush=True,
        )
        assert (found.lost, found.doubled, stuck) == ([], [], [])
    finally:
        with suppress(BaseException):
            scene.crowd.stop()
        for person in scene.people:
            person.close()
        engine.dispose()
