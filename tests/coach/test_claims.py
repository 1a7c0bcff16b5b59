"""Reasons are true: each is worked out anew on the positions it compares, over whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from kanly import State
from kanly.bots import Knowledge
from kanly.bots.searching import Budget
from kanly.coach import CODES
from kanly.coach.advice import GUESSES, Choice, Evidence, advice_on, evidence
from kanly.coach.claims import KINDS, Compared
from kanly.coach.lines import forget_later_steps
from kanly.coach.weighing import weigh
from kanly.coach.words import claim_text
from kanly.language import LANGUAGES, message_ids, seat_names

from .facts import FACTS, Case
from .games import GAMES, positions


def replayed(state: State, seat: int, seed: int, actions: tuple[int, ...]) -> State:
    """Where answers lead in a guess, if all of them are the seat's own, in one turn."""
    world = state.determinize(seat, seed)
    world.asks_everything = True
    if world.active != seat:
        forget_later_steps(world)
    for action in actions:
        assert world.decision is not None
        assert world.decision.seat == seat
        world.apply(action)
    assert (world.round, world.active) == (state.round, state.active)
    return world


def check(state: State, found: Evidence, choice: Choice) -> None:
    """Every claim for a choice holds in every guess."""
    threads = {state.action_text(thread.action): thread for thread in found.threads}
    assert choice.than is not None
    pairs = found.pairs(threads[choice.action], threads[choice.than])
    assert len(pairs) == len(found.seeds) == GUESSES
    for seed, (mine, other) in zip(found.seeds, pairs):
        assert mine.actions[:1] in ((), (state.action(choice.action),))
        assert other.actions[:1] in ((), (state.action(choice.than),))
        case = Case(
            found.seat,
            (
                state.determinize(found.seat, seed),
                replayed(state, found.seat, seed, mine.actions),
                replayed(state, found.seat, seed, other.actions),
            ),
        )
        for claim in choice.claims:
            assert FACTS[claim.code](case, **claim.params), (choice, claim)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_true(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed, state in enumerate(positions(game, seed=7, count=14)):
        known = Knowledge(state)
        found = evidence(known, weigh(known, Budget(9), seed)[:3], seed)
        names = seat_names(state, "en")
        for choice in advice_on(found).choices:
            if choice.claims:
                check(state, found, choice)
            for claim in choice.claims:
                seen[claim.code] += 1
                texts = {claim_text(claim, lang, names) for lang in LANGUAGES}
                assert len(texts) == len(LANGUAGES)
    assert len(seen) >= 5, seen


def test_there_is_a_check_and_a_sentence_for_every_kind() -> None:
    assert set(FACTS) == set(CODES)
    assert len(CODES) == len(set(CODES)) == len(KINDS)
    sentences = [id for id in message_ids("en", "coach.ftl") if id.startswith("claim-")]
    assert sorted(sentences) == sorted(f"claim-{code}" for code in CODES)


def test_nothing_can_be_claimed_where_nothing_differs() -> None:
    for game in GAMES:
        for state in positions(game, seed=7, count=4):
            assert state.decision is not None
            same = Compared(state.decision.seat, state, state, state)
            assert [params for kind in KINDS for params in kind.holds(same)] == []
