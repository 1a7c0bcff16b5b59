"""What persons do to Rivals (V-7.6)."""

from __future__ import annotations

import pytest

from ..table import Table, agents, cards, do, intrigue_discard, legal
from .helpers import FOUR_INTRIGUES, RIVAL, pair, turn


@pytest.mark.shows("V-7.6", "R-056", "imperium/covert_operation")
def test_each_opponent_discards_and_a_rival_has_nothing_to_discard() -> None:
    t = pair().hand(0, "covert_operation", "dagger").hand(1, "dagger", "diplomacy")
    t.spies(0, "post_landsraad_right").intrigue(RIVAL, "devour").agents(RIVAL, "fremkit", "secrets")
    s = do(t.start(), "card:covert_operation", "space:gather_support")
    while s.decision.seat == 0:
        do(s, next(a for a in ("card-effect:0", "option:0", "pass", "end") if a in legal(s)))
    assert s.decision.seat == 1
    assert set(legal(s)) == {"card:dagger", "card:diplomacy"}
    do(s, "card:dagger")
    assert cards(s, 1, "discard") == ["dagger"]
    assert len(s.seats[RIVAL].intrigue) == 1
    assert intrigue_discard(s) == []


@pytest.mark.shows("V-7.6", "R-056", "imperium/covert_operation")
def test_covert_operation_against_rivals_alone() -> None:
    t = Table(players=1).hand(0, "covert_operation", "dagger").spies(0, "post_landsraad_right")
    t.agents(1, "fremkit", "secrets").agents(2, "sardaukar", "heighliner")
    s = do(t.start(), "card:covert_operation", "space:assembly_hall")
    while s.turn.space >= 0:
        do(s, next(a for a in ("card-effect:0", "option:0", "pass", "end") if a in legal(s)))
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("V-7.6", "R-056", "space/secrets")
def test_a_person_steals_intrigue_from_a_rival_with_four() -> None:
    for held in (3, 4, 5):
        t = pair().hand(0, "diplomacy", "dagger")
        t.intrigue(RIVAL, *(*FOUR_INTRIGUES, "devour")[:held]).agents(RIVAL, "fremkit", "sardaukar")
        s = do(t.start(), "card:diplomacy", "space:secrets")
        if s.decision.seat == 0:
            do(s, "end")
        assert len(s.seats[RIVAL].intrigue) == (held - 1 if held >= 4 else held)
        assert len(s.seats[0].intrigue) == (2 if held >= 4 else 1)


@pytest.mark.shows("R-056", "leader/staban_tuek")
def test_a_leader_who_profits_from_other_players_profits_from_rivals() -> None:
    t = Table(players=2, leaders=["staban_tuek", "muad_dib"], rivals=["gurney_halleck"])
    t.spies(0, "post_deep_desert").bonus_spice(deep_desert=1)
    s = turn(t, "deep_desert")
    assert agents(s, RIVAL) == ["deep_desert"]
    assert s.seats[0].spice == 1


@pytest.mark.shows("R-056", "intrigue/shadow_alliance")
def test_an_alliance_of_a_rival_is_an_opponents_alliance() -> None:
    t = pair().intrigue(0, "shadow_alliance").influence(0, fremen=4).alliance(RIVAL, "fremen")
    s = t.at_endgame().start()
    assert legal(s) == ["intrigue:shadow_alliance", "end"]
    do(s, "intrigue:shadow_alliance")
    assert s.seats[0].vp == 2
