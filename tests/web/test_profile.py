"""The record of whoever plays here."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

from kanly import Record, new_game
from kanly.web.database import TABLES
from kanly.web.outcome import outcome
from kanly.web.people import HERE
from kanly.web.profile import profile
from kanly.web.registry import TableRegistry
from kanly.web.sitters import Sitter
from kanly.web.storage import Storage

from .client import open_table, serving, url


@cache
def played(seed: int, players: int = 3) -> Record:
    """The record of a whole game played at random."""
    state = new_game(players=players, seed=seed)
    record = Record(state.setup, [])
    chance = random.Random(seed)
    while state.decision is not None:
        action = chance.choice(state.decision.actions)
        record.actions.append(action)
        state.apply(action)
    return record


@pytest.fixture
def registry(tmp_path: Path) -> TableRegistry:
    return TableRegistry(Storage(url(tmp_path)))


def keep(registry: TableRegistry, record: Record, *names: str) -> str:
    """A finished game of these persons, and bots on the other seats."""
    sitters = [Sitter("person", name) for name in names]
    sitters += [Sitter("bot", "", "random") for _ in range(record.setup.players - len(names))]
    return registry.take_over(record.to_dict(), sitters).id


def test_a_game_is_told_as_it_ended(registry: TableRegistry) -> None:
    record = played(1)
    id = keep(registry, record, "Ana")
    end = record.replay(log=True)
    found = profile(registry, HERE, "Ana")
    (game,) = found.latest
    place = next(s.place for s in end.standings if s.seat == 0)
    others = max(end.seats[1].vp, end.seats[2].vp)
    assert (game.id, game.place, game.vp) == (id, place, end.seats[0].vp)
    assert (game.margin, game.rounds) == (end.seats[0].vp - others, end.round)
    assert sum(x.points for x in found.points) == end.seats[0].vp == found.vp
    assert found.conflicts == outcome(end).seats[0].conflicts
    assert sum(s.conflicts for s in outcome(end).seats) > 0
    assert found.games == 1
    assert found.since == game.ended


def test_each_name_has_a_record_of_its_own(registry: TableRegistry) -> None:
    keep(registry, played(1), "Ana", "Luis")
    keep(registry, played(2), "Ana")
    keep(registry, played(3, 1), "")
    assert profile(registry, HERE, None).name == "Ana"
    assert profile(registry, HERE, None).names[0] == "Ana"
    assert set(profile(registry, HERE, None).names) == {"Ana", "Luis", ""}
    assert profile(registry, HERE, "Ana").games == 2
    assert profile(registry, HERE, "Luis").games == 1
    assert profile(registry, HERE, "").modes[0].players == 1
    assert profile(registry, HERE, "nobody").games == 0


def test_running_games_and_games_from_a_position_do_not_count(registry: TableRegistry) -> None:
    record = played(1)
    keep(registry, Record(record.setup, record.actions[:-1]), "Ana")
    late = Record(record.setup, [], record.replay(len(record.actions) - 1).to_dict())
    late.actions = record.actions[-1:]
    keep(registry, late, "Ana")
    assert profile(registry, HERE, "Ana").games == 0


def test_a_game_that_ended_before_outcomes_were_kept_is_replayed_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = keep(registry, played(1), "Ana")
    now = profile(registry, HERE, "Ana")
    forget_outcome(registry, id)
    assert profile(registry, HERE, "Ana") == now
    monkeypatch.setattr(registry, "get", lambda _: pytest.fail("it is replayed again"))
    assert profile(registry, HERE, "Ana") == now


def test_a_game_that_cannot_be_read_is_left_out(registry: TableRegistry) -> None:
    keep(registry, played(1), "Ana")
    id = keep(registry, played(2), "Ana")
    for summary in ("{", '{"round": "two"}'):
        with registry.storage.engine.begin() as db:
            db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(summary=summary))
        assert profile(registry, HERE, "Ana").games == 1


def forget_outcome(registry: TableRegistry, id: str) -> None:
    """As versions before kept it."""
    with registry.storage.engine.begin() as db:
        row = db.execute(sa.select(TABLES.c.summary).where(TABLES.c.id == id)).one()
        summary = json.loads(row.summary)
        del summary["outcome"]
        db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(summary=json.dumps(summary)))


@pytest.mark.parametrize(
    ("places", "streak", "best_streak"),
    [([1], 1, 1), ([1, 1, 2, 1], 1, 2), ([1, 1, 3], 0, 2), ([2, 3], 0, 0)],
)
def test_streaks_best_and_closest(
    registry: TableRegistry, places: list[int], streak: int, best_streak: int
) -> None:
    for n, place in enumerate(places):
        id = keep(registry, played(1), "Ana")
        ended_so(registry, id, place, vp=9 + n, other=12 - n)
    found = profile(registry, HERE, "Ana")
    assert (found.streak, found.best_streak, found.won) == (streak, best_streak, places.count(1))
    won = [9 + n for n, place in enumerate(places) if place == 1]
    assert (found.best and found.best.vp) == (max(won) if won else None)
    close = [n for n in range(len(places)) if abs(2 * n - 3) <= 2 and 9 + n != max(won, default=0)]
    assert (found.closest and found.closest.vp) == (9 + close[-1] if close else None)
    assert [game.place for game in found.latest] == places[::-1]
    assert [(x.players, x.games, x.won) for x in found.modes] == [(3, len(places), len(won))]
    assert [(x.games, x.won) for x in found.leaders] == [(len(places), len(won))]


def ended_so(registry: TableRegistry, id: str, place: int, vp: int, other: int) -> None:
    """Write down another end of a game for its first seat, and the points of the others."""
    with registry.storage.engine.begin() as db:
        row = db.execute(sa.select(TABLES.c.summary).where(TABLES.c.id == id)).one()
        summary = json.loads(row.summary)
        first, *others = summary["outcome"]["seats"]
        first.update(place=place, vp=vp)
        for seat in others:
            seat["vp"] = other
        db.execute(sa.update(TABLES).where(TABLES.c.id == id).values(summary=json.dumps(summary)))


def test_the_route_tells_as_many_games_as_are_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/api/profile").json()["games"] == 0
        for seed in (1, 2):
            body = {"record": played(seed).to_dict(), "sitters": [{"kind": "person"}] * 3}
            assert client.post("/api/records", json=body).status_code == 201
        open_table(client)
        found = client.get("/api/profile", params={"name": "", "latest": 1}).json()
        assert found["games"] == 6
        assert len(found["latest"]) == 1
        assert found["won"] == 2
