"""Several servers on one PostgreSQL: any of them serves any table, and none is missed."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Literal

import httpx
import pytest

from .fleet import Json, Server, choices, listening, play, wait_for
from .services import Postgres, Redis

SOAK = os.environ.get("KANLY_SOAK")
RACES = 1000 if SOAK else 60
RESTARTS = 20 if SOAK else 2
REDIS_DEATHS = 20 if SOAK else 1


@pytest.fixture
def two(database: str, redis: Redis) -> Iterator[list[Server]]:
    found = [Server(database, redis.url), Server(database, redis.url)]
    yield found
    for server in found:
        server.close()


def test_what_is_done_at_one_server_is_there_at_the_other(two: list[Server]) -> None:
    chance = random.Random(1)
    id = two[0].open(2, seed=1)
    for step in range(40):
        here, there = two[step % 2], two[(step + 1) % 2]
        shown = wait_for(lambda here=here: here.asked(id))
        answer = here.act(shown, chance.choice(choices(shown)))
        assert answer.status_code == 200
        now = answer.json()
        assert there.screen(id, shown["seat"]) == now
        if now["undoable"] and chance.random() < 0.3:
            back = there.undo(now)
            assert back.status_code == 200
            assert here.screen(id, shown["seat"]) == back.json()
    assert two[0].record(id) == two[1].record(id)


def test_of_two_answers_to_the_same_decision_one_is_accepted(two: list[Server]) -> None:
    chance = random.Random(2)
    id = two[0].open(3, seed=2)
    accepted = 0
    with ThreadPoolExecutor(2) as together:
        for race in range(RACES):
            shown = two[0].asked(id)
            if shown is None:
                id = two[0].open(3, seed=race)
                accepted = 0
                continue
            actions = [chance.choice(choices(shown)) for _ in two]
            answers = [*together.map(lambda s, a, shown=shown: s.act(shown, a), two, actions)]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            accepted += 1
            assert len(two[1].record(id)) == accepted


def test_bots_think_at_one_server_and_another_takes_over_when_it_dies(
    database: str, redis: Redis
) -> None:
    first, second = (Server(database, redis.url, pause=0.3) for _ in range(2))
    try:
        id = first.open(1, 3, bot="random", seed=3)
        play(first, id, 1, seed=3)
        wait_for(lambda: first.asked(id) is None or first.record(id))
        first.kill()
        before = second.screen(id)["revision"]
        wait_for(lambda: second.screen(id)["revision"] > before or second.asked(id))
        wait_for(lambda: second.asked(id))
        first.start()
        play(second, id, 5, seed=4)
        persons_turn(second, id)
        assert first.record(id) == second.record(id)
    finally:
        first.close()
        second.close()


def test_bots_of_a_server_that_stops_go_on_at_another_at_once(two: list[Server]) -> None:
    here, there = two
    id = here.open(1, 3, bot="random", seed=3)
    play(here, id, 1, seed=3)
    with listening(there, id) as heard:
        here.stop()
        stopped = time.monotonic()
        assert wait_for(lambda: there.asked(id) or there.screen(id)["over"])
        there_again = time.monotonic()
    assert there_again - stopped < 5, "a claim that had to run out takes ten seconds"
    assert [news for at, news in heard if at > stopped and news["event"] == "stuck"] == []


def test_updating_one_server_after_the_other_loses_no_move(two: list[Server]) -> None:
    """A player who is refused a connection turns to the other server, like a proxy does."""
    chance = random.Random(8)
    id = two[0].open(3, seed=8)
    accepted: list[str] = []
    for round in range(4):
        leaving, staying = two[round % 2], two[(round + 1) % 2]
        stopping = threading.Thread(target=leaving.stop)
        stopping.start()
        while stopping.is_alive():
            shown = staying.asked(id)
            assert shown is not None
            action = chance.choice(choices(shown))
            for server in (leaving, staying):
                with suppress(httpx.TransportError):
                    assert server.act(shown, action).status_code in (200, 409)
            accepted.append(action)
        leaving.start()
    assert two[0].record(id) == two[1].record(id) == accepted


@pytest.mark.parametrize("by_name", [True, False])
def test_news_come_through_redis_and_without_it_a_little_later(
    two: list[Server], redis: Redis, by_name: bool
) -> None:
    here, there = two
    id = here.open(3, seed=5)
    chance = random.Random(5)

    def delay() -> float:
        """Seconds until a screen at the other server hears of an action."""
        shown = wait_for(lambda: here.asked(id))
        told = time.monotonic()
        now = here.act(shown, chance.choice(choices(shown))).json()["revision"]
        found: float = wait_for(
            lambda: next((at for at, news in heard if news["revision"] == now), None)
        )
        return found - told

    with listening(there, id if by_name else "") as heard:
        there.screen(id)
        quick = sorted(delay() for _ in range(20))
        assert quick[len(quick) // 2] < 0.5
        redis.stop()
        assert delay() < 10  # the other server looks every two seconds
        assert delay() < 10
        redis.start()
        wait_for(lambda: delay() < 0.5, 60)


def test_a_database_that_goes_and_comes_back_loses_nothing(
    two: list[Server], postgres: Postgres
) -> None:
    chance = random.Random(6)
    id = two[0].open(1, 2, bot="random", seed=6)
    play(two[0], id, 5, seed=6)
    shown = wait_for(lambda: two[1].asked(id))
    before = two[1].record(id)
    postgres.stop()
    refused = two[0].act(shown, choices(shown)[0])
    assert (refused.status_code, refused.json()["code"]) == (503, "database")
    postgres.start()
    assert two[1].record(id) == before
    assert wait_for(lambda: two[0].act(shown, chance.choice(choices(shown))).status_code == 200)
    play(two[1], id, 5, seed=7)
    persons_turn(two[1], id)
    assert two[0].record(id) == two[1].record(id)
    assert two[0].record(id)[: len(before)] == before


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_database_that_is_restarted_while_people_play_loses_nothing(
    two: list[Server], postgres: Postgres, how: Literal["fast", "immediate"]
) -> None:
    """Who was refused, or got no answer, looks and answers again."""
    chance = random.Random(9)
    id = two[0].open(3, seed=9)
    accepted: dict[int, str] = {}
    ended = threading.Event()

    def play_on() -> None:
        while not ended.is_set():
            server = chance.choice(two)
            with suppress(AssertionError):  # refused: there is no database
                shown = server.asked(id)
                if shown is None:
                    return
                action = chance.choice(choices(shown))
                answer = server.act(shown, action)
                assert answer.status_code in (200, 409, 503), answer.text
                if answer.status_code == 200:
                    accepted[shown["revision"]] = action

    player = threading.Thread(target=play_on)
    player.start()
    for restart in range(RESTARTS):
        wait_for(lambda restart=restart: len(accepted) > 5 * restart)
        time.sleep(chance.random() * 0.1)
        postgres.stop(how)
        postgres.start()
    wait_for(lambda: len(accepted) > 5 * RESTARTS)
    ended.set()
    player.join()
    record = two[0].record(id)
    assert record == two[1].record(id)
    assert {ply: record[ply] for ply in accepted} == accepted


def test_news_that_were_under_way_when_redis_died_are_told_nevertheless(
    two: list[Server], redis: Redis
) -> None:
    here, there = two
    chance = random.Random(10)
    id = here.open(3, seed=10)
    with listening(there, id) as heard:
        there.screen(id)
        for _ in range(REDIS_DEATHS):
            for step in range(10):
                shown = wait_for(lambda: here.asked(id))
                now = here.act(shown, chance.choice(choices(shown))).json()["revision"]
                if step == 5:
                    redis.stop()
            wait_for(lambda now=now: any(news["revision"] == now for _, news in heard))
            redis.start()
            time.sleep(1.5 * chance.random())


def persons_turn(server: Server, id: str) -> Json | None:
    """What the person sees once the bots have answered; none if the game is over."""
    found: Json | bool = wait_for(lambda: server.asked(id) or server.screen(id)["over"])
    return found if isinstance(found, dict) else None
