from __future__ import annotations

from collections import Counter

import kanly
from kanly.bots import make


def test_the_same_seed_gives_the_same_choices() -> None:
    def choices(seed: int) -> list[int]:
        state = kanly.new_game(players=3, seed=4)
        bot = make("random", seed)
        return [bot.choose(state) for _ in range(30)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_every_action_has_the_same_chance() -> None:
    state = kanly.new_game(players=3, seed=4)
    assert state.decision is not None
    actions = state.decision.actions
    bot = make("random", 1)
    counts = Counter(bot.choose(state) for _ in range(1000 * len(actions)))
    assert set(counts) == set(actions)
    assert all(850 < n < 1150 for n in counts.values())


def test_choosing_does_not_change_the_state() -> None:
    state = kanly.new_game(players=3, seed=4)
    before = state.fingerprint()
    make("random", 1).choose(state)
    assert state.fingerprint() == before
