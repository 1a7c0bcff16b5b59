"""Random games over all leaders, seat counts, modules and options; the seed is in the message."""

from __future__ import annotations

import os

import pytest

from tests.properties.battery import play_checked

GAMES = int(os.environ.get("KANLY_GAMES", "240"))
BATCH = 10


@pytest.mark.shows("U-21")
@pytest.mark.parametrize("first", range(1000, 1000 + GAMES, BATCH))
def test_every_law_holds_in_random_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        played = play_checked(seed, heavy=0.06)
        assert 3 <= played.rounds <= 10
