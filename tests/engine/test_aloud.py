"""Games played aloud: people end, reveal and pass themselves, and no question tells anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kanly
from kanly import Game, State
from kanly.engine.kinds import ALOUD_KINDS, DECISION_KINDS
from kanly.engine.record import Record
from tests.table import Table, do


def played(aloud: bool, seed: int, players: int) -> Game:
    r = random.Random(seed)
    game = Game.new(kanly.new_game(players=players, seed=seed, modules=["choam"], aloud=aloud))
    while (decision := game.state.decision) is not None:
        game.apply(r.choice(decision.actions))
    return game


def table_of(s: State) -> dict[str, Any]:
    """The position without what counts answers."""
    document = s.to_dict()
    for key in ("ply", "floor", "last_seat", "setup"):
        del document[key]
    return document


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_the_same_game_but_for_the_answers_nobody_could_choose(players: int) -> None:
    for seed in range(5):
        game = played(True, seed, players)
        silent = kanly.new_game(players=players, seed=seed, modules=["choam"])
        for state, action in game.record.steps():
            assert state.decision is not None
            if len(state.decision.actions) > 1:
                silent.apply(action)
            else:
                assert state.decision.kind in ALOUD_KINDS
        assert table_of(silent) == table_of(game.state)


def test_a_turn_with_nothing_left_to_do_waits_for_its_end() -> None:
    s = Table(aloud=True).hand(0, "dagger").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert s.decision.kind == "agent-menu"
    assert [s.action_text(a) for a in s.decision.actions] == ["end"]


def test_nobody_reveals_unasked() -> None:
    s = Table(aloud=True).hand(0).start()
    assert [s.action_text(a) for a in s.decision.actions] == ["reveal"]


def test_whoever_fights_and_holds_intrigue_cards_is_asked_in_combat_whatever_they_are() -> None:
    t = Table(aloud=True).conflict("skirmish_crysknife").units(0, conflict=1)
    s = t.intrigue(0, "market_opportunity").start()
    while s.decision.kind != "combat":
        s.apply(s.decision.actions[-1])
    assert s.decision.seat == 0
    assert [s.action_text(a) for a in s.decision.actions] == ["pass"]


def test_whoever_is_seen_to_hold_no_intrigue_card_is_not_asked_in_combat() -> None:
    s = Table(aloud=True).conflict("skirmish_crysknife").units(0, conflict=1).start()
    while s.round == 1:
        assert s.decision.kind != "combat"
        s.apply(s.decision.actions[-1])


def test_the_only_space_a_card_reaches_is_chosen_by_the_player() -> None:
    s = Table(aloud=True).hand(0, "dagger").agents(1, "gather_support").start()
    do(s, "card:dagger")
    assert s.decision.kind == "space"


def test_a_record_keeps_how_it_was_asked() -> None:
    game = played(True, 3, 2)
    record = Record.from_dict(game.record.to_dict())
    assert record.verify().fingerprint() == game.state.fingerprint()
    assert record.document()["setup"]["options"]["aloud"] is True


def test_documents_of_other_games_do_not_speak_of_it() -> None:
    assert "aloud" not in kanly.new_game().to_dict()["setup"]["options"]


def test_what_is_asked_aloud_are_kinds_of_questions() -> None:
    assert set(DECISION_KINDS) >= ALOUD_KINDS
