"""The levels, from friendly to merciless: their names, honesty, memory, styles and strength."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kanly
from kanly import State
from kanly.arena import SeatTally, simulate
from kanly.bots import Knowledge, SearchBot, base, make
from kanly.bots.companions import Companion, companions, dismiss, joined
from kanly.bots.searching import Budget
from kanly.mind.search import Verdict
from kanly.mind.styles import STYLES
from tests.table import Table

LEVELS = ["random", "novice", "greedy", "planner@12", "search@12"]
"""Every level, with a budget that suits a test."""
GAMES: list[dict[str, Any]] = [
    {"players": 4, "modules": ["choam"]},
    {"players": 3},
    {"players": 2},
    {"players": 1, "difficulty": "mentat"},
    {"players": 6},
    {"players": 4, "modules": ["imperium", "imperium_conflicts", "imperium_leaders"]},
    {"edition": "imperium", "players": 4},
    {"edition": "imperium", "players": 2},
    {"edition": "imperium", "players": 1, "difficulty": "sardaukar"},
]


def positions(seed: int, share: float, **game: Any) -> Iterator[State]:
    """Some positions of a random game."""
    state = kanly.new_game(seed=seed, **game)
    chance = random.Random(seed)
    while state.decision is not None:
        if chance.random() < share and len(state.decision.actions) > 1:
            yield state
        state.apply(state.decision.actions[int(chance.random() * len(state.decision.actions))])


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_to_its_end(level: str, game: dict[str, Any]) -> None:
    options = {name: value for name, value in game.items() if name == "difficulty"}
    rest = {name: value for name, value in game.items() if name != "difficulty"}
    others = [] if game["players"] == 1 else ["random"]
    result = simulate(bots=[level, *others], games=1, seed=2, options=options, **rest)
    assert result.games == 1


@pytest.mark.parametrize("game", [GAMES[0], GAMES[3], GAMES[4], GAMES[6]], ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_uses_what_its_seat_cannot_know(level: str, game: dict[str, Any]) -> None:
    compared = 0
    for state in positions(5, 0.12, **game):
        assert state.decision is not None
        other = state.determinize(state.decision.seat, compared)
        for seed in range(2):
            assert make(level, seed).choose(other) == make(level, seed).choose(state)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    def play() -> list[int]:
        state = kanly.new_game(players=3, seed=9)
        bots = [make(level, n) for n in range(3)]
        taken = []
        while state.decision is not None and state.round < 3:
            taken.append(bots[state.decision.seat].choose(state))
            state.apply(taken[-1])
        return taken

    assert play() == play()


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "wins"),
    [("novice", "random", 8, 6), ("greedy", "novice", 12, 5), ("planner@32", "novice", 8, 4)],
)
def test_a_level_beats_a_table_of_the_one_below(
    stronger: str, weaker: str, games: int, wins: int
) -> None:
    """A quarter of the games would be its share; the margin is wide on purpose."""
    result = simulate(bots=[stronger, weaker], games=games, seed=4)
    assert result.tally(SeatTally).seats[0].wins >= wins


def test_a_name_may_carry_a_style_and_a_budget() -> None:
    bot = make("search:spy@0.25s", 3)
    assert isinstance(bot, SearchBot)
    assert (bot.seed, bot.style.id, bot.budget.seconds) == (3, "spy", 0.25)
    assert Budget.parse("200*4") == Budget(200, cores=4)
    planner = make("planner@5")
    assert isinstance(planner, SearchBot)
    assert planner.budget == Budget(5)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("search:poet", "there is no style 'poet'; expected one of balanced, fighter"),
        ("random:spy", "random:spy: it has no styles"),
        ("greedy@2s", "greedy@2s: it does not think for longer or shorter"),
        ("search@soon", "'soon' is no budget; expected tries"),
        ("search@0", "'0' is no budget"),
        ("search@200*0", r"'200\*0' is no budget; .* on up to 64 cores"),
        ("search@200*many", r"'200\*many' is no budget"),
        ("search@-1s", "'-1s' is no budget"),
        ("search@nans", "'nans' is no budget"),
        ("clever:spy", "there is no bot 'clever'"),
    ],
)
def test_a_name_that_means_nothing_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(kanly.BadSetup, match=reason):
        base.check(name)


def test_a_style_likes_what_it_is_named_for() -> None:
    quiet = Table(players=3).start()
    lively = Table(players=3).units(0, conflict=4).start()
    rich = Table(players=3).have(0, solari=9, spice=6).start()
    styles = {style.id: style for style in STYLES}
    assert styles["fighter"].bonus(lively, 0) > styles["fighter"].bonus(quiet, 0)
    assert styles["trader"].bonus(rich, 0) > styles["trader"].bonus(quiet, 0)
    assert styles["diplomat"].bonus(rich, 0) == styles["diplomat"].bonus(quiet, 0)
    assert styles["balanced"].bonus(lively, 0) == 0


@pytest.mark.parametrize("level", ["greedy:{}", "planner:{}@24"])
def test_a_fighter_brings_more_to_the_conflicts_than_a_trader(level: str) -> None:
    def strength(style: str) -> int:
        total = 0
        for seed in range(3):
            state = kanly.new_game(players=3, seed=seed)
            bots = [make(level.format(style), seed), make("novice", 1), make("novice", 2)]
            while state.decision is not None and state.round < 5:
                if state.decision.kind == "combat":
                    total += state.strength(0)
                state.apply(bots[state.decision.seat].choose(state))
        return total

    assert strength("fighter") > strength("trader")


def test_thinking_tells_what_each_choice_is_worth() -> None:
    state = kanly.new_game(players=4, seed=3)
    assert state.decision is not None
    bot = SearchBot(1, Budget(60))
    verdicts = bot.consider(Knowledge(state))
    assert verdicts[0].action == SearchBot(1, Budget(60)).choose(state)
    assert {x.action for x in verdicts} <= set(state.decision.actions)
    assert sum(x.tries for x in verdicts) <= 60
    assert all(0.0 <= x.win <= 1.0 for x in verdicts)


@pytest.fixture
def helping() -> Iterator[list[Companion]]:
    """One companion, for two cores."""
    found = companions(1)
    yield found
    dismiss(found)


@pytest.mark.usefixtures("helping")
def test_on_two_cores_twice_as_much_is_tried_and_the_answer_is_the_same_every_time() -> None:
    state = kanly.new_game(players=4, seed=3)
    bots = [SearchBot(1, Budget(40, cores=cores)) for cores in (1, 2, 2)]
    one, two, again = (
        [(x.action, x.tries, x.win) for x in b.consider(Knowledge(state))] for b in bots
    )
    assert two == again != one
    assert sum(tries for _, tries, _ in one) <= 40 < sum(tries for _, tries, _ in two) <= 80
    assert [tries for _, tries, _ in two] == sorted((tries for _, tries, _ in two), reverse=True)


def test_a_companion_that_has_died_is_replaced(helping: list[Companion]) -> None:
    state = kanly.new_game(players=4, seed=3)
    assert state.decision is not None
    helping[0]._process.kill()
    with pytest.raises((EOFError, OSError)):
        SearchBot(1, Budget(40, cores=2)).choose(state)
    assert SearchBot(1, Budget(40, cores=2)).choose(state) in state.decision.actions
    dismiss(companions(1))


def test_what_several_have_found_counts_by_how_often_it_was_tried() -> None:
    found = joined([[Verdict(7, 3, 0.5, 0.4), Verdict(8, 4, 0.2, 0.2)], [Verdict(7, 1, 0.1, 0.0)]])
    assert [(x.action, x.tries) for x in found] == [(7, 4), (8, 4)]
    assert found[0].win == pytest.approx(0.4)
    assert found[0].worth == pytest.approx(0.3)


def test_more_tries_than_can_change_anything_are_not_made() -> None:
    search = SearchBot(1, Budget(400)).search(Knowledge(kanly.new_game(players=4, seed=3)))
    assert search.root is not None
    first, second = sorted(search.root.visits)[-1:-3:-1]
    assert search.root.tries == 400 or first - second > 400 - search.root.tries


def test_time_that_can_change_nothing_is_not_used() -> None:
    assert Budget(100).left(30, 5.0) == 70
    assert Budget(1000, 2.0).left(30, 0.5) == 90
    assert Budget(50, 2.0).left(30, 0.5) == 20
    assert Budget(1000, 2.0).left(30, 2.5) == 0
    assert Budget(1000, 2.0).left(0, 0.0) == 1000
