"""A bot is told what its seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly import State
from kanly.arena import simulate
from kanly.bots import Bot, Knowledge, base, make, register

DOCS = Path(__file__).parent.parent.parent / "docs"


class CheatingBot(Bot):
    """Reads whatever it can get hold of that lies hidden, and decides by it."""

    seen: list[Any] = []

    def decide(self, known: Knowledge) -> int:
        guess = known.guess(self.seed)
        secrets = [
            *((seat.hand, seat.deck, seat.intrigue) for seat in guess.seats),
            guess.imperium_deck, guess.intrigue_deck, guess.conflict_deck,
            guess.chance_a, guess.chance_b,
        ]  # fmt: skip
        self.seen.append((secrets, known.view()))
        actions = known.decision.actions
        return random.Random(repr(secrets)).choice(actions)


@pytest.fixture
def cheating() -> Iterator[list[Any]]:
    """The bot, by the name "cheating", and all that it sees."""
    register("cheating", CheatingBot)
    CheatingBot.seen = []
    yield CheatingBot.seen
    del base._makers["cheating"]


def positions(seed: int, **options: Any) -> Iterator[State]:
    """The positions of a random game."""
    state = kanly.new_game(seed=seed, **options)
    bot = make("random", seed)
    while state.decision is not None:
        yield state
        state.apply(bot.choose(state))


@pytest.mark.parametrize("options", [{"players": 4, "modules": ["choam"]}, {"players": 1}])
def test_hidden_cards_dealt_anew_change_nothing_a_bot_is_told(
    cheating: list[Any], options: dict[str, Any]
) -> None:
    compared = 0
    for state in positions(3, **options):
        if state.ply % 5:
            continue
        assert state.decision is not None
        other = state.determinize(state.decision.seat, state.ply)
        assert other.fingerprint() != state.fingerprint()
        assert make("cheating").choose(other) == make("cheating").choose(state)
        assert cheating[-1] == cheating[-2]
        compared += 1
    assert compared > 5


def test_a_bot_is_told_a_guess_and_not_the_truth(cheating: list[Any]) -> None:
    state = kanly.new_game(players=4, seed=1)
    make("cheating").choose(state)
    [(secrets, view)] = cheating
    assert state.decision is not None
    me = state.decision.seat
    assert secrets[me][0] == state.seats[me].hand
    for n, seat in enumerate(state.seats):
        assert sorted(secrets[n][0] + secrets[n][1]) == sorted(seat.hand + seat.deck)
    assert [x[0] for x in secrets[:4]] != [seat.hand for seat in state.seats]
    assert view == state.view(me)


def test_a_bot_may_do_with_its_guess_what_it_likes() -> None:
    state = kanly.new_game(players=3, seed=1)
    before = state.fingerprint()
    guess = Knowledge(state).guess(1)
    while guess.decision is not None:
        guess.apply(guess.decision.actions[-1])
    assert state.fingerprint() == before


def test_no_bot_can_be_written_that_is_handed_the_true_position() -> None:
    with pytest.raises(TypeError, match="Peeking: write `decide`"):

        class Peeking(Bot):
            def choose(self, state: State) -> int:
                return len(state.seats[1].hand)


def test_the_bot_of_the_documentation_plays() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    try:
        exec(compile(code, "bots.md", "exec"), {"__name__": "docs"})
        assert simulate(players=3, bots=["spice", "random"], games=2, seed=1).games == 2
    finally:
        base._makers.pop("spice", None)
