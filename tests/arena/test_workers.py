from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.arena import Ladder, climb, matches_of, missing, simulate, spread
from kanly.arena.scenes import SCENES
from kanly.arena.workers import connection
from kanly.engine.errors import BadSetup, KanlyError

SIXTEEN = list(range(16))


def square(number: int) -> int:
    return number * number


def whose(number: int) -> tuple[int, str]:
    """The process that does a task, and the Kanly it has."""
    return os.getpid(), kanly.__file__


def refuse(number: int) -> int:
    raise BadSetup(f"not {number}")


def vanish(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def vanish_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(spread(square, SIXTEEN, workers)) == [n * n for n in SIXTEEN]


def test_one_worker_is_this_process_and_more_are_others() -> None:
    assert {process for process, _ in spread(whose, SIXTEEN)} == {os.getpid()}
    assert os.getpid() not in {process for process, _ in spread(whose, SIXTEEN, workers=2)}


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_to_do_is_done_at_once(workers: int) -> None:
    assert list(spread(square, [], workers)) == []


def test_whoever_has_had_enough_just_stops() -> None:
    results = spread(square, range(10_000), workers=2)
    assert isinstance(results, Iterator)
    assert [next(results), next(results)] == [0, 1]
    results.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_in_a_worker_is_told_as_it_is(workers: int) -> None:
    with pytest.raises(BadSetup, match="not 7"):
        list(spread(refuse, [7, 8], workers))


def test_a_worker_that_is_ended_is_noticed() -> None:
    with pytest.raises(KanlyError, match="a worker process was ended by somebody else"):
        list(spread(vanish, [1], workers=2))


def test_there_is_one_worker_at_least() -> None:
    with pytest.raises(BadSetup, match="at least 1, not 0"):
        spread(square, SIXTEEN, workers=0)


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'kanly\[cluster\]'"):
        list(spread(square, SIXTEEN, cluster="local"))


@pytest.mark.parametrize(
    ("address", "reason"),
    [("nonsense", "an address is HOST:PORT"), ("127.0.0.1:1", "Connection refused")],
)
def test_a_cluster_that_is_not_there(address: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=f"no connection to the cluster at '{address}': .*{reason}"):
        list(spread(square, SIXTEEN, cluster=address))


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real one of two workers; Ray would keep its token in the home folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        with connection("local", workers=2):
            yield "local"


def test_a_cluster_works_in_the_order_of_the_tasks_with_the_same_kanly(cluster: str) -> None:
    assert list(spread(square, SIXTEEN, cluster=cluster)) == [n * n for n in SIXTEEN]
    processes = list(spread(whose, SIXTEEN, cluster=cluster))
    assert os.getpid() not in {process for process, _ in processes}
    assert {path for _, path in processes} == {kanly.__file__}


def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    here, there = (simulate(players=3, games=20, seed=5, cluster=x) for x in (None, cluster))
    assert there.accumulators == here.accumulators


def test_a_cluster_gives_the_same_ladder(cluster: str) -> None:
    tallies = []
    for where in (None, cluster):
        ladder = Ladder(seed=3)
        deals = missing(ladder, matches_of(SCENES["uprising-3"], ["random", "random"]), 6)
        tallies.append([score.tally for score in climb(ladder, deals, cluster=where)])
    assert tallies[0] == tallies[1]


def test_another_version_on_a_cluster_is_refused(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.__version__", "0.0.1")
    with pytest.raises(BadSetup, match=r"a worker of the cluster has kanly .*, not 0\.0\.1"):
        list(spread(square, SIXTEEN, cluster=cluster))


def test_what_goes_wrong_on_a_cluster_is_told_as_it_is(cluster: str) -> None:
    with pytest.raises(BadSetup, match=r"\Anot 7\Z"):
        list(spread(refuse, [7, 8], cluster=cluster))


def test_what_a_lost_worker_of_a_cluster_had_is_done_again(cluster: str, tmp_path: Path) -> None:
    marks = [tmp_path / "a", tmp_path / "b"]
    assert list(spread(vanish_once, marks, cluster=cluster)) == ["done", "done"]
