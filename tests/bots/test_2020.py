"""Bots at tables of 2020 and of mixtures."""

from __future__ import annotations

import random

import pytest

import kanly
from kanly.arena import SeatTally, simulate
from kanly.bots import make
from tests.table import Table, do

BORROWED = ("imperium", "imperium_conflicts", "imperium_leaders")


def test_greedy_beats_random_seats() -> None:
    result = simulate(edition="imperium", bots=["greedy", "random"], games=10, seed=1)
    assert result.tally(SeatTally).seats[0].wins >= 7


@pytest.mark.parametrize(
    ("edition", "players", "modules"),
    [
        ("imperium", 1, ()),
        ("imperium", 2, ()),
        ("imperium", 3, ()),
        ("uprising", 1, BORROWED),
        ("uprising", 4, BORROWED),
        ("uprising", 6, BORROWED),
    ],
)
def test_greedy_plays_every_game_to_its_end(
    edition: str, players: int, modules: tuple[str, ...]
) -> None:
    result = simulate(
        edition=edition, players=players, modules=modules, bots=["greedy"], games=1, seed=3
    )
    assert result.games == 1


def test_greedy_never_uses_hidden_information() -> None:
    state = kanly.new_game(
        edition="imperium",
        leaders=["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"],
        seed=4,
    )
    chance = random.Random(4)
    walk = make("random", 4)
    compared = 0
    while state.decision is not None:
        if chance.random() < 0.15:
            other = state.determinize(state.decision.seat, chance.getrandbits(20))
            assert make("greedy", 1).choose(other) == make("greedy", 1).choose(state)
            compared += 1
        state.apply(walk.choose(state))
    assert compared > 15


@pytest.mark.shows("B-11.10")
def test_for_a_rival_greedy_chooses_what_helps_it_least() -> None:
    t = Table(1, edition="imperium", rivals=["baron_vladimir_harkonnen", "earl_memnon_thorvald"])
    t.have(1, solari=1).hagal("arrakeen_1p").hand(0, "dagger")
    s = do(t.start(), "card:dagger")
    assert s.decision is not None
    assert (s.decision.kind, s.decision.owner, s.decision.seat) == ("use", 1, 0)
    assert s.action_text(make("greedy", 1).choose(s)) == "pass"
