"""Agents and Leaders (U-14)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, agents, do, intrigues, legal
from .helpers import led_by, spaces


@pytest.mark.shows("U-14.1")
def test_two_agents_and_three_with_the_swordmaster() -> None:
    t = Table().hand(0, "dagger", "reconnaissance", "diplomacy", "dune_the_desert_planet")
    t.revealed(1, 2).intrigue(0, "contingency_plan")
    for count in (2, 3):
        if count == 3:
            t.owns(0, "swordmaster")
        s = t.start()
        assert s.seats[0].agents == count
        do(s, "card:dagger", "space:assembly_hall", "end")
        do(s, "card:reconnaissance", "space:arrakeen", "end")
        assert ("card:diplomacy" in legal(s)) == (count == 3)


@pytest.mark.shows("U-14.2", "R-035", "space/swordmaster")
def test_the_swordmaster_costs_eight_until_somebody_has_one_then_six() -> None:
    def offered(solari: int, taken: bool) -> bool:
        t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=solari)
        if taken:
            t.owns(1, "swordmaster")
        return "swordmaster" in spaces(do(t.start(), "card:dagger"))

    assert not offered(7, taken=False)
    assert offered(8, taken=False)
    assert not offered(5, taken=True)
    assert offered(6, taken=True)


@pytest.mark.shows("U-14.2", "R-035")
def test_the_price_drops_at_once_for_the_next_visitor() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=9).have(1, solari=6)
    s = t.hand(1, "dagger", "signet_ring").spies(1, "post_landsraad_left").start()
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[0].solari == 1
    do(s, "card:dagger")
    assert "swordmaster" in spaces(s)
    do(s, "space:swordmaster")
    assert s.seats[1].solari == 0
    assert s.seats[1].swordmaster


@pytest.mark.shows("U-14.3")
def test_the_swordmaster_can_be_sent_in_the_same_round() -> None:
    t = Table().hand(0, "dagger", "reconnaissance", "diplomacy", "dune_the_desert_planet")
    s = t.have(0, solari=8).agents(0, "secrets").revealed(1, 2).start()
    do(s, "card:dagger", "space:swordmaster")  # the second Agent
    assert s.seats[0].agents == 1  # the Swordmaster, on the Leader
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert len(agents(s, 0)) == 3


@pytest.mark.shows("R-036", "U-6.6")
def test_swordmaster_is_never_visited_twice() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=9).owns(0, "swordmaster")
    s = do(t.start(), "card:dagger")
    assert "swordmaster" not in spaces(s)
    assert "high_council" in spaces(s)


@pytest.mark.shows("U-14.4", "R-033", "imperium/steersman")
def test_recall_returns_another_agent_which_can_be_sent_again() -> None:
    t = Table().hand(0, "steersman", "dagger").agents(0, "arrakeen").revealed(1, 2)
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]  # never the one sent this turn
    assert s.seats[0].agents == 1
    do(s, "card:dagger", "space:assembly_hall")
    assert set(agents(s, 0)) == {"accept_contract", "assembly_hall"}


@pytest.mark.shows("R-033", "U-14.4")
def test_recall_without_another_agent_does_nothing() -> None:
    t = Table().hand(0, "steersman", "dagger")
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]
    assert s.active == 1


@pytest.mark.shows("R-006", "U-14.4", "R-013", "space/imperial_privilege")
def test_imperial_privilege_recalls_if_it_can_and_draws_anyway() -> None:
    def privilege(*sent: str) -> State:
        t = Table().hand(0, "dagger", "diplomacy").have(0, solari=3).influence(0, emperor=2)
        t.owns(0, "swordmaster").agents(0, *sent)
        return do(t.start(), "card:dagger", "space:imperial_privilege")

    s = privilege()
    assert len(s.seats[0].hand) == 2
    assert agents(s, 0) == ["imperial_privilege"]
    s = privilege("arrakeen")
    assert agents(s, 0) == ["imperial_privilege"]
    assert len(s.seats[0].hand) == 2
    s = privilege("arrakeen", "secrets")
    assert set(legal(s)) == {"space:arrakeen", "space:secrets"}  # compulsory, the owner's choice
    do(s, "space:secrets")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("U-14.5", "R-034", "space/assembly_hall")
def test_a_vacated_space_is_free_and_gives_no_persuasion() -> None:
    t = Table().hand(0, "steersman", "convincing_argument").agents(0, "assembly_hall")
    t.hand(1, "dagger", "reconnaissance").units(0)
    s = do(t.start(), "card:steersman", "space:accept_contract")
    do(s, "card:dagger")
    assert "assembly_hall" in spaces(s)
    t = Table().hand(0, "steersman", "convincing_argument", "dagger").agents(0, "assembly_hall")
    t.deck(0, "seek_allies", "diplomacy", "signet_ring").revealed(1, 2)
    t.intrigue(0, "contingency_plan")
    s = do(t.start(), "card:steersman", "space:accept_contract", "card-effect:1")
    do(s, "end", "reveal")
    assert s.seats[0].persuasion == 2 + 1  # Convincing Argument, Diplomacy


@pytest.mark.shows("U-14.5", "R-034", "U-13.1")
def test_a_vacated_maker_space_collects_spice() -> None:
    t = Table().hand(0, "steersman").deck(0, "seek_allies").agents(0, "deep_desert")
    s = t.revealed(1, 2).units(0).start()
    do(s, "card:steersman", "space:accept_contract")
    while s.round == 1:
        do(s, "reveal" if "reveal" in legal(s) else "end")
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 1


@pytest.mark.shows("U-14.6", "leader/lady_amber_metulli", "starter/signet_ring")
def test_the_signet_ability_works_when_the_ring_is_played_not_when_revealed() -> None:
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").start()
    do(s, "card:signet_ring", "space:gather_support")
    assert s.seats[0].solari == 1
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").start()
    do(s, "reveal")
    assert s.seats[0].solari == 0


@pytest.mark.shows("U-14.6", "leader/muad_dib")
def test_the_left_ability_is_used_as_its_text_says() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, worms=1).intrigue_top("cunning")
    s = do(t.start(), "reveal")
    assert intrigues(s, 0) == ["cunning"]
    t = Table().hand(0, "dagger", "reconnaissance").units(0, conflict=1)
    assert intrigues(do(t.start(), "reveal"), 0) == []
