from __future__ import annotations

import pytest

import kanly
from kanly.bots import Bot, Knowledge, RandomBot, base, known, make, register


class FirstBot(Bot):
    """Takes the first action."""

    def decide(self, known: Knowledge) -> int:
        return known.decision.actions[0]


def test_the_bots_that_come_with_kanly_are_known() -> None:
    assert {"greedy", "random"} <= set(known())


def test_make_gives_a_bot_with_its_seed() -> None:
    bot = make("random", seed=5)
    assert isinstance(bot, RandomBot)
    assert bot.seed == 5


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        kanly.BadSetup,
        match=r"no bot 'clever'; expected greedy or novice or planner or random or search",
    ):
        make("clever")


def test_a_bot_is_registered_in_one_line() -> None:
    register("first", FirstBot)
    try:
        state = kanly.new_game(players=3, seed=1)
        assert state.decision is not None
        assert make("first").choose(state) == state.decision.actions[0]
    finally:
        del base._makers["first"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_no_bot_chooses_when_the_game_is_over(name: str) -> None:
    state = kanly.new_game(players=3, seed=1)
    while state.decision is not None:
        state.apply(state.decision.actions[-1])
    with pytest.raises(ValueError, match="over"):
        make(name).choose(state)
