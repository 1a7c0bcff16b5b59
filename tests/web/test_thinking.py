"""Bots think in processes of their own: what they are told, and what happens when they fail."""

from __future__ import annotations

import asyncio
import gc
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest
from litestar.testing import TestClient

import kanly
from kanly.bots import Bot, GreedyBot, base
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.web.app import create_app
from kanly.web.database.lock import FileLock
from kanly.web.thinkers import Shares, Thinkers
from kanly.web.thinking import Question, packed, question, think, unpacked
from tests.web.client import Json, act, actions, open_table, persons_turn, serving, url, wait_for
from tests.web.odd_bots import Brooding, Cheating, Dying, Failing, Meeting, Patient
from tests.web.people import Server

GAMES = {
    "three players": {"players": 3, "modules": ["choam"]},
    "alone": {"players": 1},
    "two": {"players": 2},
    "teams": {"players": 6},
    "2020": {"edition": "imperium", "players": 4},
    "alone in 2020": {"edition": "imperium", "players": 1},
}


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """Two processes for all tests here."""
    found = Thinkers(2)
    yield found
    found.close()


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a brooding bot holds; the processes asked must be new, to know of it."""
    monkeypatch.setenv("KANLY_BROODING", str(tmp_path / "brooding"))
    return tmp_path / "brooding"


def always() -> bool:
    return True


def first_turn(players: int = 3) -> State:
    state = kanly.new_game(players=players, seed=5, aloud=True)
    assert state.decision is not None
    return state


def asked(bot: type[Bot], state: State | None = None) -> Question:
    state = state or first_turn()
    assert state.decision is not None
    return Question(bot, 7, state.determinize(state.decision.seat, 8))


def decisions(options: dict[str, object], every: int) -> Iterator[State]:
    """Positions of a random game in which there is something to choose."""
    r = Random(3)
    state = kanly.new_game(seed=4, aloud=True, **options)  # type: ignore[arg-type]
    while (decision := state.decision) is not None:
        if len(decision.actions) > 1 and r.randrange(every) == 0:
            yield state
        state.apply(r.choice(decision.actions))


def begun_by(bot: str) -> Json:
    """An agreement: a person with two bots of which one begins."""
    sitters = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for _ in range(2))]
    return {"sitters": sitters, "seed": 5, "first_player": 1}


def is_free(file: Path) -> bool:
    """Has whoever held the lock ended?"""
    try:
        FileLock(str(file)).close()
    except KanlyError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_the_same_for_positions_the_seat_cannot_tell_apart(game: str) -> None:
    seen = 0
    for state in decisions(GAMES[game], every=3):
        assert state.decision is not None
        other = state.determinize(state.decision.seat, 1234)
        seen += other.imperium_deck != state.imperium_deck
        sent = [packed(question("greedy", position, Random(9))) for position in (state, other)]
        assert sent[0] == sent[1]
    assert seen > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_was_sent_is_the_question_that_was_asked(game: str) -> None:
    for state in decisions(GAMES[game], every=3):
        before = question("greedy", state, Random(9))
        after = unpacked(packed(before))
        assert state.decision is not None
        assert after.position.decision is not None
        assert after.position.decision.actions == state.decision.actions
        assert after.position.to_dict() == before.position.to_dict()
        assert (after.bot, after.seed) == (GreedyBot, before.seed)


def test_the_answer_does_not_depend_on_who_is_asked(thinkers: Thinkers) -> None:
    for bot in ("greedy", "random"):
        for ply, state in enumerate(decisions({"players": 3}, every=20)):
            one = question(bot, state, Random(ply))
            assert thinkers.answer(one, always) == Thinkers(0).answer(one, always) == think(one)


@pytest.mark.parametrize("bot", [Failing, Cheating, Dying])
def test_the_greedy_bot_answers_for_one_that_fails(
    thinkers: Thinkers, bot: type[Bot], caplog: pytest.LogCaptureFixture
) -> None:
    expected = think(asked(GreedyBot))
    assert thinkers.answer(asked(bot), always) == expected
    assert caplog.messages == [f"{bot!r} has failed to answer"] * 2 + [
        "the greedy bot answers in its place"
    ]
    assert thinkers.answer(asked(GreedyBot), always) == expected


def test_the_greedy_bot_answers_for_one_that_thinks_for_too_long(
    lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(1)
    expected = thinkers.answer(asked(GreedyBot), always)
    monkeypatch.setattr("kanly.web.thinkers.LIMIT", 3)
    assert thinkers.answer(asked(Brooding), always) == expected
    assert lock.exists()
    assert is_free(lock)
    thinkers.close()


def test_a_thought_nobody_wants_any_more_is_given_up(lock: Path) -> None:
    thinkers = Thinkers(1)
    assert thinkers.answer(asked(Brooding), lambda: not lock.exists()) is None
    assert is_free(lock)
    assert thinkers.answer(asked(GreedyBot), always) == think(asked(GreedyBot))
    thinkers.close()


def test_a_closing_server_gives_up_every_thought(lock: Path) -> None:
    thinkers = Thinkers(1)
    thought = thinkers.threads.submit(thinkers.answer, asked(Brooding), always)
    wait_for(lock.exists)
    thinkers.close()
    assert thought.result() is None
    assert is_free(lock)


def test_bots_of_several_tables_think_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KANLY_MEETING", str(tmp_path))
    thinkers = Thinkers(2)
    with ThreadPoolExecutor(2) as tables:
        answers = list(tables.map(lambda _: thinkers.answer(asked(Meeting), always), range(2)))
    thinkers.close()
    assert answers == [first_turn().decision.actions[0]] * 2  # type: ignore[union-attr]
    assert len(list(tmp_path.iterdir())) == 2


def test_ten_tables_of_slow_bots_keep_no_bot_of_somebody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for about one of their answers, however many of them wait."""
    leave = tmp_path / "leave"
    monkeypatch.setenv("KANLY_LEAVE", str(leave))
    monkeypatch.setitem(base._makers, "patient", Patient)
    with TestClient(create_app(url(tmp_path), thinkers=1, public=True)) as client:
        server = Server(client)
        for _ in range(10):
            server["Ana"].post("/api/tables", **begun_by("patient"))
        ben = server["Ben"]
        id = ben.post("/api/tables", **begun_by("greedy"))["id"]
        for _ in range(8):
            if ben.screen(id)["revision"]:
                break
            leave.touch()
            wait_for(lambda: not leave.exists())
        wait_for(lambda: ben.screen(id)["revision"])


def test_everybody_has_a_share_of_their_own() -> None:
    async def work() -> list[str]:
        shares = Shares(1)
        done: list[str] = []
        busy = asyncio.Event()

        async def act(person: str, what: str, until: asyncio.Event | None = None) -> None:
            async with shares.of(person):
                if until is not None:
                    await until.wait()
                done.append(what)

        tasks = [
            asyncio.create_task(x)
            for x in (act("Ana", "first", busy), act("Ana", "second"), act("Ben", "his"))
        ]
        await tasks[-1]
        busy.set()
        await asyncio.gather(*tasks)
        del tasks
        gc.collect()
        assert not shares._held, "who wants nothing any more is forgotten"
        return done

    assert asyncio.run(work()) == ["his", "first", "second"]


def test_whoever_deletes_a_table_ends_the_thought_of_its_bot(
    tmp_path: Path, lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._makers, "brooding", Brooding)
    with TestClient(create_app(url(tmp_path), thinkers=1)) as client:
        id = client.post("/api/tables", json=begun_by("brooding")).json()["id"]
        wait_for(lock.exists)
        assert client.delete(f"/api/tables/{id}").status_code == 204
        wait_for(lambda: is_free(lock))


def test_whoever_takes_back_ends_the_thought_of_the_bot(
    tmp_path: Path, lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._makers, "brooding", Brooding)
    agreed = {**begun_by("brooding"), "first_player": 0}
    with TestClient(create_app(url(tmp_path), thinkers=1)) as client:
        id = client.post("/api/tables", json=agreed).json()["id"]
        shown = persons_turn(client, id)
        while shown["decision"]["seat"] == 0:
            shown = act(client, shown, "end" if "end" in actions(shown) else actions(shown)[-1])
        wait_for(lock.exists)
        wish = {"seat": 0, "revision": shown["revision"]}
        back = client.post(f"/api/tables/{id}/undo", json=wish).json()
        assert back["decision"]["seat"] == 0
        wait_for(lambda: is_free(lock))


def test_a_table_goes_on_though_its_bots_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._makers, "failing", Failing)
    with serving(tmp_path) as client:
        id = client.post("/api/tables", json=begun_by("failing")).json()["id"]
        assert persons_turn(client, id)["revision"] > 0


def test_bots_answer_the_same_after_a_restart_and_in_another_process(tmp_path: Path) -> None:
    ends = []
    for thinkers in (0, 1):
        folder = tmp_path / str(thinkers)
        folder.mkdir()
        with TestClient(create_app(url(folder), thinkers=thinkers)) as client:
            id = open_table(client)
            act(client, persons_turn(client, id), "reveal")
        with TestClient(create_app(url(folder), thinkers=thinkers)) as client:
            shown = persons_turn(client, id)
            ends.append((shown["revision"], shown["view"], actions(shown)))
    assert ends[0] == ends[1]


SERVER = """
import contextlib, socket, sys, uvicorn
from kanly.bots import register
from kanly.web.app import create_app
from tests.web.odd_bots import Brooding
register("brooding", Brooding)
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(create_app(sys.argv[1], thinkers=2), timeout_graceful_shutdown=1)
with contextlib.suppress(KeyboardInterrupt):
    uvicorn.Server(config).run(sockets=[listening])
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_server(tmp_path: Path, lock: Path, how: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, url(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{int(server.stdout.readline())}"
        opened = httpx.post(f"{address}/api/tables", json=begun_by("brooding"))
        assert opened.status_code == 201
        wait_for(lock.exists)
        server.send_signal(how)
        _, said = server.communicate(timeout=10)
    wait_for(lambda: is_free(lock))
    assert "Traceback" not in said
