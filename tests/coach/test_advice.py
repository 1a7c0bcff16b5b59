"""Advice: the best choice is found, and it rests on nothing the seat cannot know."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import kanly.cli
import kanly.coach
from kanly import State
from kanly.bots import Knowledge
from kanly.bots.searching import Budget
from kanly.coach import CODES, advise, told_advice
from kanly.coach.advice import CLOSE, evidence
from kanly.coach.weighing import FIELD, KEPT, weigh
from kanly.language import LANGUAGES, message_ids, seat_names

from ..table import Table, do
from .games import GAMES, positions


def last_point() -> State:
    """The last Reveal turn of a game: the Spice Must Flow is the point that wins."""
    table = Table().last_round().points(0, 9).points(1, 9).have(1, spice=9).owns(0, "council")
    table.hand(0, *["convincing_argument"] * 2, *["prepare_the_way"] * 2)
    table.row("branching_path", "maker_keeper", "long_live_the_fighters", "desert_power")
    table.revealed(1, 2).turn_of(0)
    return do(table.start(), "reveal")


def test_the_point_that_ends_and_wins_the_game_is_advised() -> None:
    state = last_point()
    advice = advise(Knowledge(state), Budget(120), seed=1)
    best = advice.choices[0]
    assert best.action == "acquire:the_spice_must_flow"
    assert best.win > 0.95
    assert not advice.close
    assert best.claims[0].code == "goal-lead"
    told = told_advice(state, advice, "en", seat_names(state, "en"))
    assert told.choices[0].reasons[0] == (
        "You reach 10 Victory Points and lead: the game ends with this round."
    )


def test_whoever_can_only_lose_by_it_is_not_advised_to_end() -> None:
    choices = weigh(Knowledge(last_point()), Budget(120), seed=2)
    assert choices[-1].win < 0.5 < choices[0].win


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_the_same_however_the_hidden_cards_lie(game: str) -> None:
    different = 0
    for state in positions(game, seed=7, count=6):
        assert state.decision is not None
        other = state.determinize(state.decision.seat, 1234)
        different += other.imperium_deck != state.imperium_deck
        one = advise(Knowledge(state), Budget(12), seed=8)
        assert advise(Knowledge(other), Budget(12), seed=8) == one
    assert different > 1


@pytest.mark.parametrize("game", GAMES)
def test_advice_can_be_told_in_every_language(game: str) -> None:
    for state in positions(game, seed=7, count=5):
        advice = advise(Knowledge(state), Budget(9), seed=1)
        for lang in LANGUAGES:
            told = told_advice(state, advice, lang, seat_names(state, lang))
            assert [choice.action for choice in told.choices] == [
                choice.action for choice in advice.choices
            ]
            for choice in told.choices:
                assert choice.label
                assert choice.reasons


def test_choices_are_legal_ordered_and_compared_with_one_another() -> None:
    for state in positions("four", seed=7, count=12):
        assert state.decision is not None
        advice = advise(Knowledge(state), Budget(12), seed=3)
        actions = [choice.action for choice in advice.choices]
        assert len(actions) == min(3, len(state.decision.actions)) == len(set(actions))
        assert {state.action(action) for action in actions} <= set(state.decision.actions)
        wins = [choice.win for choice in advice.choices]
        assert wins == sorted(wins, reverse=True)
        assert advice.close == (wins[0] - wins[1] < CLOSE)
        for choice in advice.choices:
            assert choice.than != choice.action
            assert choice.than is None or choice.than in actions
            assert bool(choice.claims) != bool(choice.note)


def test_what_is_equal_or_comes_to_the_same_is_said_to() -> None:
    notes = {
        choice.note
        for state in positions("four", seed=7, count=40)
        for choice in advise(Knowledge(state), Budget(6), seed=3).choices
    }
    assert notes >= {"", "same", "equal"}


def test_of_many_choices_the_network_says_which_are_weighed() -> None:
    many = next(
        s for s in positions("teams", 7, 300) if s.decision and len(s.decision.actions) > FIELD
    )
    assert many.decision is not None
    weighed = weigh(Knowledge(many), Budget(40), seed=1)
    assert len(weighed) == FIELD
    unlikely = next(a for a in many.decision.actions if a not in {x.action for x in weighed})
    weighed = weigh(Knowledge(many), Budget(40), seed=1, keeping=[unlikely])
    kept = next(x for x in weighed if x.action == unlikely)
    assert kept.tries == weighed[0].tries
    assert sum(x.tries == kept.tries for x in weighed) <= KEPT + 1


def test_a_budget_in_seconds_is_kept() -> None:
    state = next(iter(positions("four", seed=7, count=6)))
    begun = time.monotonic()
    weigh(Knowledge(state), Budget(1_000_000, 0.2), seed=1)
    assert 0.1 < time.monotonic() - begun < 3


def test_nothing_is_followed_into_the_turns_of_others() -> None:
    for game in GAMES:
        for state in positions(game, seed=7, count=5):
            known = Knowledge(state)
            found = evidence(known, weigh(known, Budget(6), 1)[:3], seed=1)
            ends = [line.end for thread in found.threads for line in thread.lines]
            assert {(s.round, s.active) for s in ends} == {(state.round, state.active)}


def test_every_message_of_the_coach_is_used() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in (Path(kanly.coach.__file__).parent, Path(kanly.cli.__file__).parent)
        for path in folder.glob("*.py")
    )
    words = set(re.findall(r'"([a-z-]+)"', code)) | set(CODES)
    for id in message_ids("en", "coach.ftl"):
        assert id in words or id.partition("-")[2] in words, id
