"""Two servers are asked at the same moment for what can be done once."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from kanly.web.database.schema import ACTIONS, TABLES

from .crowd import Ledger, Somebody, acts
from .fleet import Json, Server, choices, wait_for

RACES = 100 if os.environ.get("KANLY_SOAK") else 4
SEED = int(os.environ.get("KANLY_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)
Asking = Callable[[int], Json]
CLOCK = {"kind": "move", "seconds": 36_000}


class Two:
    """Two servers on one database, and people who have a device at each."""

    def __init__(self, database: str) -> None:
        print(f"KANLY_SEED={SEED}")
        self.chance = random.Random(SEED)
        self.servers = [Server(database, public=True) for _ in range(2)]
        self.people = [Somebody(self.servers, name, self.chance) for name in ("Ana", "Ben", "Cal")]
        self.engine = sa.create_engine(database)
        self._together = ThreadPoolExecutor(2)

    def close(self) -> None:
        self._together.shutdown()
        self.engine.dispose()
        for each in (*self.people, *self.servers):
            each.close()

    def race(self, *asked: Asking) -> list[Json]:
        """What the servers answer to two people."""
        first = self.chance.randrange(2)
        return [*self._together.map(lambda ask, at: ask(at), asked, (first, 1 - first))]

    def actions(self, id: str) -> list[str]:
        """The actions that are kept."""
        own = sa.select(ACTIONS.c.action).where(ACTIONS.c.table_id == id)
        with self.engine.connect() as db:
            return [*db.execute(own.order_by(ACTIONS.c.number)).scalars()]

    def revision(self, id: str) -> int:
        own = sa.select(TABLES.c.revision).where(TABLES.c.id == id)
        with self.engine.connect() as db:
            return int(db.execute(own).scalar_one())

    def gathered(self, guests: int) -> str:
        """A room of Ana's with free places, in which the others are."""
        ana = self.people[0]
        places = [{"kind": "person"}, *({"kind": "open"} for _ in range(guests))]
        terms = {"clock": CLOCK}
        id = str(ana.post("/api/rooms", game={}, places=places, name="Ana", terms=terms)["id"])
        link = ana.get(f"/api/rooms/{id}")["invitation"]
        for guest in self.people[1:]:
            guest.post(f"/api/rooms/{id}/enter", invitation=link, name=guest.name)
        return id

    def playing(self) -> str:
        """A running game of Ana and Ben."""
        id = self.gathered(1)
        assert "code" not in self.people[1].post(f"/api/rooms/{id}/sit", seat=1)
        assert "code" not in self.people[0].post(f"/api/rooms/{id}/start")
        return id

    def asked(self, id: str) -> tuple[Somebody, Json]:
        """Whoever of the players must decide, and what they see."""
        seat = self.people[0].get(f"/api/tables/{id}", seat=-1)["decision"]["seat"]
        who = self.people[seat]
        return who, who.get(f"/api/tables/{id}", seat=seat)

    def undoable(self) -> tuple[str, Somebody, Json]:
        """A table at which somebody decides who can also take back."""
        id = self.playing()
        for _ in range(200):
            who, shown = self.asked(id)
            if shown["undoable"]:
                return id, who, shown
            acts(who, Ledger(id, [who]), self.chance)
        raise AssertionError("nobody can take anything back")

    def acting(self, id: str, who: Somebody, shown: Json) -> Asking:
        """Somebody answers by chance."""
        action = self.chance.choice(choices(shown))
        return asking(who, f"/api/tables/{id}/actions", **known(shown), action=action)


@pytest.fixture(scope="module")
def two(new_database: Callable[[], str]) -> Iterator[Two]:
    found = Two(new_database())
    yield found
    found.close()


def codes(answers: list[Json]) -> list[str]:
    return sorted(answer.get("code", "") for answer in answers)


def known(shown: Json) -> Json:
    """The seat and the revision somebody speaks of."""
    return {"seat": shown["seat"], "revision": shown["revision"]}


def asking(who: Somebody, path: str, **body: Any) -> Asking:
    """Somebody asks for something, at a server."""
    return lambda at: who.post(path, at=at, **body)


def test_of_two_who_take_the_same_back_one_does(two: Two) -> None:
    for _ in range(RACES):
        id, who, shown = two.undoable()
        before = two.actions(id)
        undo = asking(who, f"/api/tables/{id}/undo", **known(shown))
        assert codes(two.race(undo, undo)) == ["", "stale"]
        assert two.actions(id) == before[:-1]


def test_either_an_action_counts_or_what_was_before_it_is_taken_back(two: Two) -> None:
    for _ in range(RACES):
        id, who, shown = two.undoable()
        before = two.actions(id)
        undo = asking(who, f"/api/tables/{id}/undo", **known(shown))
        answers = two.race(two.acting(id, who, shown), undo)
        assert codes(answers) == ["", "stale"]
        after = two.actions(id)
        assert after == before[:-1] if "code" in answers[0] else after[:-1] == before


def test_either_an_action_counts_or_what_all_agree_to_take_back_is_gone(two: Two) -> None:
    ana, ben = two.people[:2]
    for _ in range(RACES):
        id = two.playing()
        who, shown = two.asked(id)
        wisher, other = (ana, ben) if who is ana else (ben, ana)
        now = two.acting(id, who, shown)(0)["revision"]
        path = f"/api/rooms/{id}"
        wish = {"seat": shown["seat"], "revision": now}
        wisher.post(f"{path}/take-back", **wish)
        who, shown = two.asked(id)
        agree = asking(other, f"{path}/agree", **wish, yes=True)
        answers = two.race(two.acting(id, who, shown), agree)
        assert len(two.actions(id)) == (0 if "code" in answers[0] else 2)
        assert two.revision(id) == 2
        seen = [ana.post(f"/api/tables/{id}", "GET", at=at, seat=0) for at in (0, 1)]
        assert seen[0] == seen[1]


def test_of_two_who_want_the_same_place_one_gets_it(two: Two) -> None:
    ben, cal = two.people[1:]
    for _ in range(RACES):
        id = two.gathered(1)
        path = f"/api/rooms/{id}/sit"
        answers = two.race(asking(ben, path, seat=1), asking(cal, path, seat=1))
        assert codes(answers) == ["", "place-taken"]
        name = "Cal" if "code" in answers[0] else "Ben"
        assert two.people[0].get(f"/api/rooms/{id}")["places"][1]["name"] == name


def test_a_game_begins_once_though_the_host_presses_twice(two: Two) -> None:
    ana, ben = two.people[:2]
    for _ in range(RACES):
        id = two.gathered(1)
        ben.post(f"/api/rooms/{id}/sit", seat=1)
        start = asking(ana, f"/api/rooms/{id}/start")
        assert codes(two.race(start, start))[0] == ""
        who, shown = two.asked(id)
        assert "code" not in two.acting(id, who, shown)(1)


def test_when_time_is_up_at_two_servers_a_bot_stands_in_once(two: Two) -> None:
    for _ in range(1 + RACES // 10):
        id = two.playing()
        late = two.asked(id)[1]["seat"]
        with two.engine.begin() as db:
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(due=1))
        other = two.people[1 - late]

        def turn(other: Somebody = other, id: str = id, late: int = late) -> bool:
            decision = other.get(f"/api/tables/{id}", seat=-1)["decision"]
            return bool(decision["seat"] != late)

        wait_for(turn)
        places = other.get(f"/api/rooms/{id}")["places"]
        assert [bool(x["standin"]) for x in places] == [n == late for n in range(2)]
        with two.engine.connect() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == id)).one()
            kept = sa.select(sa.func.count()).where(ACTIONS.c.table_id == id)
            assert row.revision - db.execute(kept).scalar_one() == 1, "somebody stood in twice"
