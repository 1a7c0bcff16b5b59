"""What a run is asked for, and how it goes on when it is asked for something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly.engine.errors import BadSetup
from kanly.training.plan import Leg, Plan, Settings, leg_from, next_leg

HOW = Settings(rounds=100, rate=1e-3, last_rate=1e-5)
PLAN = Plan(seed=1, settings=HOW, commit="abc", kanly="1.0")
FIRST = Leg(PLAN, first=0, rate=1e-3, begun="today")


def go_on(plan: Plan, done: int, before: Leg | None = FIRST, rate: float = 0.0) -> Leg:
    return next_leg(before, plan, done, rate, "tomorrow")


def test_the_rate_falls_evenly_to_the_last_one() -> None:
    assert FIRST.rate_after(0) == pytest.approx(1e-3)
    assert FIRST.rate_after(50) == pytest.approx(1e-4)
    assert FIRST.rate_after(100) == pytest.approx(1e-5)


def test_the_rate_stays_at_the_last_one() -> None:
    assert FIRST.rate_after(150) == pytest.approx(1e-5)


def test_the_same_plan_goes_on_as_if_nothing_had_happened() -> None:
    assert go_on(PLAN, done=30) is FIRST


def test_a_new_run_begins_with_the_rate_it_is_asked_for() -> None:
    assert go_on(PLAN, done=0, before=None, rate=7.0) == Leg(PLAN, 0, 1e-3, "tomorrow")


def test_more_rounds_do_not_let_the_rate_jump() -> None:
    longer = replace(PLAN, settings=replace(HOW, rounds=400))
    leg = go_on(longer, done=50)
    assert leg.first == 50
    assert leg.rate_after(50) == pytest.approx(FIRST.rate_after(50))
    assert FIRST.rate_after(60) < leg.rate_after(60) < leg.rate_after(50)
    assert leg.rate_after(400) == pytest.approx(1e-5)


def test_fewer_rounds_than_are_done_do_not_either() -> None:
    shorter = replace(PLAN, settings=replace(HOW, rounds=20))
    assert go_on(shorter, done=50).rate_after(50) == pytest.approx(FIRST.rate_after(50))


def test_another_commit_leaves_the_rate_as_planned() -> None:
    leg = go_on(replace(PLAN, commit="def"), done=50)
    assert leg.plan.commit == "def"
    for done in (50, 75, 100):
        assert leg.rate_after(done) == pytest.approx(FIRST.rate_after(done))


def test_another_rate_is_taken_at_once() -> None:
    faster = replace(PLAN, settings=replace(HOW, rate=2e-3))
    assert go_on(faster, done=50).rate_after(50) == pytest.approx(2e-3)


def test_a_run_that_does_not_know_its_legs_goes_on_with_the_rate_it_had() -> None:
    leg = go_on(PLAN, done=50, before=None, rate=5e-4)
    assert (leg.first, leg.rate) == (50, 5e-4)


def test_a_leg_is_kept_and_read_again() -> None:
    assert leg_from(FIRST.as_dict()) == FIRST


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(rounds=0), "rounds must be more than 0, not 0"),
        (Settings(games=-1), "games must be more than 0"),
        (Settings(last_rate=0.0), "last rate must be more than 0"),
        (Settings(trust=1.5), "trust must be from 0 to 1, not 1.5"),
    ],
)
def test_what_nobody_can_train_with_is_refused(settings: Settings, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        settings.check()
