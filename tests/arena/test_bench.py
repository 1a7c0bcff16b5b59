"""What `kanly bench` makes of its measurements; speed itself is never a timed test."""

from __future__ import annotations

import argparse
from itertools import islice
from typing import Any

import pytest

from kanly.arena import LADDER, bench, bench_worker

RATES = {
    "kanly": 100.0, "six_seats": 85.0, "imperium": 110.0, "catanatron": 20.0, "chess": 30.0,
}  # fmt: skip


def measured(monkeypatch: pytest.MonkeyPatch, *builds: str) -> dict[str, Any]:
    """A report of invented measurements in these builds; the others are not installed."""

    def measure(python: str, what: str, seconds: float) -> dict[str, Any] | None:
        if what == "shape":
            return {"late_over_early": 1.0}
        if what == "bots":
            return {
                "greedy_decisions_per_s": 1234.5,
                "search_tries_per_s": 0.12345,
                "build": python,
            }
        rates = {"decisions_per_s": RATES[what], "games_per_s": 1.0, "decisions_per_game": 10.0}
        return {**rates, "build": python} if what in bench.OURS else rates

    monkeypatch.setattr(bench, "measure", measure)
    named = {build: build for build in builds}
    options = argparse.Namespace(
        rounds=3, seconds=0.1, yardsticks="python", compiled=named.get("compiled"),
        interpreted=named.get("interpreted"),
    )  # fmt: skip
    return bench.collect(options)


def test_other_games_are_compared_with_uprising_for_four_of_the_same_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    report = measured(monkeypatch, "interpreted", "compiled")
    assert list(report) == [
        "kanly", "six_seats", "imperium", "catanatron", "python_chess", "bots", "ratios",
    ]  # fmt: skip
    assert report["kanly"]["compiled"]["decisions_per_s"] == 100.0
    assert report["kanly"]["compiled"]["late_over_early"] == 1.0
    assert report["six_seats"]["interpreted"]["decisions_per_s"] == 85.0
    assert report["ratios"]["interpreted_six_over_four_seats"] == 0.85
    assert report["ratios"]["compiled_six_over_four_seats"] == 0.85
    assert report["ratios"]["compiled_imperium_over_uprising"] == 1.1
    assert report["ratios"]["interpreted_decisions_per_s_over_catanatron"] == 5.0
    assert report["ratios"]["compiled_over_interpreted"] == 1.0


def test_a_build_that_is_not_there_has_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    report = measured(monkeypatch, "interpreted")
    assert report["six_seats"]["compiled"] is None
    assert "compiled_six_over_four_seats" not in report["ratios"]
    titles = [title for title, _ in bench.sections(report)]
    assert titles[:4] == [
        "interpreted", "compiled", "interpreted, six seats", "compiled, six seats",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("what", "edition", "seats"),
    [("kanly", "uprising", 4), ("six_seats", "uprising", 6), ("imperium", "imperium", 4)],
)
def test_the_worker_plays_each_game(
    what: str,
    edition: str,
    seats: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    games: set[tuple[str, int]] = set()
    real = bench_worker.play

    def play(*arguments: Any) -> Any:
        state = real(*arguments)
        games.add((state.setup.edition, len(state.seats)))
        return state

    monkeypatch.setattr(bench_worker, "play", play)
    bench_worker.main(what, 0.01)
    assert games == {(edition, seats)}
    assert '"decisions_per_s"' in capsys.readouterr().out


def test_bots_are_told_of_by_build(monkeypatch: pytest.MonkeyPatch) -> None:
    report = measured(monkeypatch, "interpreted")
    assert report["bots"] == {
        "interpreted": {"greedy_decisions_per_s": 1230.0, "search_tries_per_s": 0.123},
        "compiled": None,
    }
    assert "interpreted, bots" in [title for title, _ in bench.sections(report)]


def test_the_worker_measures_every_level_and_what_the_search_looks_at() -> None:
    rates = bench_worker.bot_rates(0.001)
    assert list(rates) == [
        "build", *[f"{level}_decisions_per_s" for level in LADDER],
        "search_tries_per_s", "search_positions_per_s",
    ]  # fmt: skip
    assert all(rate > 0 for name, rate in rates.items() if name != "build")
    assert rates["search_positions_per_s"] >= rates["search_tries_per_s"] / 2


def test_bots_are_asked_where_there_is_something_to_choose() -> None:
    for state in islice(bench_worker.questions(), 100):
        assert state.decision is not None
        assert len(state.decision.actions) > 1
