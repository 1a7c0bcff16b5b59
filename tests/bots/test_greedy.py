from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kanly
from kanly import State
from kanly.arena import SeatTally, simulate
from kanly.bots import GreedyBot, make
from kanly.mind.weights import Weights
from tests.table import Table


def played(seed: int, players: int = 4) -> Iterator[State]:
    """The positions of a game in which random seats decide."""
    state = kanly.new_game(players=players, seed=seed, modules=["choam"])
    bot = make("random", seed)
    while state.decision is not None:
        yield state
        state.apply(bot.choose(state))


def reshuffled(state: State, seat: int, seed: int) -> State:
    """The same position as far as the seat can tell, with other hidden cards."""
    return state.determinize(seat, seed)


def test_greedy_beats_random_seats() -> None:
    # It wins more than nine games in ten; half of them would already be twice its share.
    result = simulate(bots=["greedy", "random"], games=30, seed=1)
    assert result.tally(SeatTally).seats[0].wins >= 15


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_never_uses_hidden_information(seed: int) -> None:
    chance = random.Random(seed)
    compared = differing = 0
    for state in played(seed):
        if chance.random() > 0.15:
            continue
        assert state.decision is not None
        seat = state.decision.seat
        other = reshuffled(state, seat, chance.getrandbits(20))
        assert other.view(seat) == state.view(seat)
        differing += other.fingerprint() != state.fingerprint()
        for bot_seed in range(2):
            assert make("greedy", bot_seed).choose(other) == make("greedy", bot_seed).choose(state)
        compared += 1
    assert compared > 20
    assert differing == compared


def test_what_is_imagined_depends_only_on_what_the_seat_knows() -> None:
    for n, state in enumerate(played(3)):
        if n % 20 == 0:
            assert state.decision is not None
            seat = state.decision.seat
            other = reshuffled(state, seat, n)
            guess = state.determinize(seat, 5)
            assert other.determinize(seat, 5).fingerprint() == guess.fingerprint()
            assert guess.view(seat) == state.view(seat)


def test_choosing_does_not_change_the_state() -> None:
    for n, state in enumerate(played(5, players=3)):
        if n % 25 == 0:
            before = state.fingerprint()
            make("greedy", 1).choose(state)
            assert state.fingerprint() == before


def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> str:
        state = kanly.new_game(players=3, seed=2)
        bot = make("greedy", 7)
        while state.decision is not None and state.round < 3:
            state.apply(bot.choose(state))
        return state.fingerprint()

    assert game() == game()


def test_it_takes_a_free_victory_point() -> None:
    table = Table().hand(0, "diplomacy", "dagger").influence(0, fremen=1)
    state = table.start()
    assert state.decision is not None
    bot = GreedyBot(1)
    assert state.action_text(bot.choose(state)) == "card:diplomacy"
    state.apply(state.action("card:diplomacy"))
    state.apply(bot.choose(state))
    assert state.seats[0].influence[3] == 2


def test_weights_change_its_mind() -> None:
    table = Table().hand(0, "diplomacy", "dagger").influence(0, fremen=1)
    state = table.start()
    lazy = Weights(vp=-10, agent=-50)
    assert state.action_text(GreedyBot(1, lazy).choose(state)) == "reveal"


def test_it_drafts_a_leader() -> None:
    state = kanly.new_game(leaders="draft", players=4, modules=["choam"], seed=2)
    bot = make("greedy", 1)
    while state.decision is not None and state.decision.kind == "leader":
        state.apply(bot.choose(state))
    assert state.round == 1
    assert len({seat.leader for seat in state.seats}) == 4


def test_no_decision_takes_for_ever() -> None:
    """The work for one decision is bounded, whatever the menus offer."""
    for n, state in enumerate(played(8)):
        if n % 3 == 0:
            bot = GreedyBot(1)
            bot.choose(state)
            assert bot.turn.looked < 10_000
