"""House Hagal in 2020: common rules (B-9) and two players (B-10, R-104)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import agents, alliances, cards, control, do, legal
from .of_2020 import HOUSE_HAGAL, Base, changes, decider, hagal_shown, kind, seat, send, until

WEAK = ("hall_of_oratory", "carthag")
"""House Hagal cards without swords."""
BUSY = ("wealth", "foldspace", "secrets", "rally_troops", "hall_of_oratory")
"""House Hagal cards that send Agents to different spaces without a fight."""


def pair(first: int = 0, *hagal: str) -> Base:
    """Two players at the start of a round; House Hagal's cards are BUSY unless named."""
    t = Base(2)
    t.doc["first"] = first
    t.hagal(*(hagal or BUSY))
    for n in (0, 1):
        t.hand(n, "dune_the_desert_planet", "reconnaissance", "dagger", "convincing_argument")
    return t


def turns(s: State) -> int:
    """How many Agents House Hagal has sent."""
    return len(agents(s, HOUSE_HAGAL))


# ================================================================ B-9


@pytest.mark.shows("B-9.1")
@pytest.mark.parametrize("players", [1, 2])
def test_rivals_take_no_reveal_turn(players: int) -> None:
    s = Base(players).start()
    for _ in range(300):
        if s.decision is None or s.to_dict()["round"] > 2:
            break
        do(s, legal(s)[-1])
        for it in s.to_dict()["seats"]:
            assert it["rival"] is None or it["revealed_at"] == 0


@pytest.mark.shows("B-9.1")
def test_effects_on_opponents_hit_a_rival_that_has_what_is_asked_for() -> None:
    t = Base(2).hand(1, "gun_thopter", "dagger").units(0, garrison=1).units(2, garrison=2)
    s = send(t.turn_of(1).start(), "gun_thopter", "secure_contract")
    assert [seat(s, n)["garrison"] for n in (0, 2)] == [0, 1]


@pytest.mark.shows("B-9.1")
def test_house_hagal_loses_a_troop_to_test_of_humanity() -> None:
    t = Base(2).hand(1, "test_of_humanity", "convincing_argument").units(2, conflict=2).hand(0)
    s = send(t.turn_of(1).start(), "test_of_humanity", "hall_of_oratory")
    assert seat(s, 2)["deployed"] == 1


@pytest.mark.shows("B-9.1")
def test_house_hagal_is_double_crossed() -> None:
    t = Base(2).intrigue(1, "double_cross").have(1, solari=1).units(2, conflict=2)
    s = do(t.turn_of(1).start(), "intrigue:double_cross")
    assert [seat(s, n)["deployed"] for n in (1, 2)] == [1, 1]


@pytest.mark.shows("B-9.2")
def test_cards_are_revealed_until_one_finds_its_space_free() -> None:
    t = Base(2).agents(0, "wealth").agents(1, "secrets").hagal("wealth", "secrets", "foldspace")
    s = t.turn_of(2).start()
    assert (agents(s, 2), hagal_shown(s)) == (["foldspace"], ["wealth", "secrets", "foldspace"])


@pytest.mark.shows("B-9.2")
def test_an_agent_of_a_rival_blocks_players() -> None:
    t = Base(2).hand(0, "diplomacy", "convincing_argument").agents(2, "wealth")
    s = do(t.start(), "card:diplomacy")
    assert "space:wealth" not in legal(s)
    assert "space:foldspace" in legal(s)


@pytest.mark.shows("B-9.3", "B-10.1")
def test_costs_and_effects_of_the_space_are_ignored() -> None:
    t = Base(2).hagal("conspire").turn_of(2)
    assert changes(t.doc, t.start(), 2) == {"emperor": 1, "supply": -2, "garrison": 2}


@pytest.mark.shows("B-9.3", "B-6.8")
def test_the_controller_gains_when_a_rival_comes() -> None:
    t = Base(2).control(1, "carthag").hagal("carthag").turn_of(2)
    assert changes(t.doc, t.start(), 1) == {"solari": 1}


@pytest.mark.shows("B-9.3", "B-10.7")
def test_a_rival_takes_alliances_but_no_bonus() -> None:
    t = Base(2).influence(2, emperor=3).hagal("wealth").turn_of(2)
    t.doc["seats"][2].update(vp=0, ledger=[])
    s = t.start()
    assert alliances(s)["emperor"] == 2
    assert changes(t.doc, s, 2) == {"emperor": 1}


@pytest.mark.shows("B-9.4")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_up_to_two_garrison_troops_are_deployed_from_a_combat_space(
    garrison: int, deployed: int
) -> None:
    t = Base(2).units(2, garrison=garrison).hagal("stillsuits").turn_of(2)
    s = t.start()
    assert (seat(s, 2)["deployed"], seat(s, 2)["garrison"]) == (deployed, garrison - deployed)


@pytest.mark.shows("B-9.3")
def test_a_rivals_supply_limits_its_recruits() -> None:
    t = Base(2).units(2, garrison=5, conflict=6).hagal("heighliner").turn_of(2)
    s = t.start()
    assert (seat(s, 2)["supply"], seat(s, 2)["deployed"], seat(s, 2)["garrison"]) == (0, 9, 3)


@pytest.mark.shows("B-9.6")
def test_only_a_rival_with_a_troop_in_the_conflict_reveals_a_card() -> None:
    t = Base(2).conflict("guild_bank_raid").hagal("heighliner").intrigue(0, "ambush")
    s = t.fight(2, 1, 0).start()
    assert kind(s) == "combat"
    assert hagal_shown(s) == []
    assert s.strength(2) == 0


@pytest.mark.shows("B-9.6")
def test_rivals_reveal_before_the_window_in_turn_order() -> None:
    t = Base(1).conflict("guild_bank_raid").hagal("heighliner", "conspire").intrigue(0, "ambush")
    s = t.fight(2, 1, 1, first=2).start()
    assert (kind(s), hagal_shown(s)[-2:]) == ("combat", ["heighliner", "conspire"])
    assert (s.strength(2), s.strength(1)) == (2 + 6, 2 + 4)


# ================================================================ B-10.3 when it acts


@pytest.mark.shows("B-10.3", "X-B12")
def test_house_hagal_acts_after_each_agent_turn_of_the_first_player() -> None:
    s = pair().start()
    send(s, "dune_the_desert_planet", "secure_contract")
    assert (turns(s), decider(s)) == (1, 1)
    send(s, "reconnaissance", "arrakeen")
    until(s, "turn")
    assert (turns(s), decider(s)) == (1, 0)
    send(s, "reconnaissance", "carthag")
    until(s, "turn")
    assert (turns(s), decider(s)) == (2, 1)


@pytest.mark.shows("B-10.3")
def test_house_hagal_does_not_act_after_a_reveal_turn() -> None:
    s = do(pair().start(), "reveal")
    until(s, "turn")
    assert (turns(s), decider(s)) == (0, 1)
    send(s, "dune_the_desert_planet", "secure_contract")
    until(s, "turn")
    assert turns(s) == 0


@pytest.mark.shows("B-10.3")
def test_house_hagal_does_not_act_after_the_other_player() -> None:
    s = pair(first=1).turn_of(0).start()
    send(s, "dune_the_desert_planet", "secure_contract")
    assert (turns(s), decider(s)) == (0, 1)
    send(s, "dune_the_desert_planet", "imperial_basin")
    until(s, "turn")
    assert (turns(s), decider(s)) == (1, 0)


@pytest.mark.shows("B-10.3")
def test_house_hagal_stops_when_its_agents_are_out() -> None:
    t = pair().agents(2, "wealth", "foldspace", "secrets").owns(0, "swordmaster")
    s = send(t.start(), "dune_the_desert_planet", "secure_contract")
    assert (turns(s), decider(s)) == (3, 1)


@pytest.mark.shows("B-10.3", "X-B12")
@pytest.mark.parametrize(("own", "expected"), [((), 2), (("swordmaster",), 3)])
def test_it_acts_as_often_as_the_first_player_sends_agents(
    own: tuple[str, ...], expected: int
) -> None:
    s = pair().owns(0, *own).revealed(1).have(0, solari=4).start()
    visits = [
        ("dune_the_desert_planet", "secure_contract"),
        ("dagger", "rally_troops"),
        ("reconnaissance", "carthag"),
    ]
    for card, space in visits[:expected]:
        send(s, card, space)
    until(s, "reveal-menu")
    assert turns(s) == expected


# ================================================================ B-10.4 to B-10.7


def ranked(*troops: int, conflict: str = "guild_bank_raid") -> State:
    """Two players and House Hagal fight; House Hagal reveals no swords."""
    t = Base(2).conflict(conflict).hagal(*WEAK)
    for n in (0, 1):
        t.have(n, solari=0)
    return until(t.fight(*troops).start(), "turn")


@pytest.mark.shows("B-10.4", "R-104", "X-D01")
@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((3, 2, 4), (4, 0)),
        ((3, 3, 4), (2, 2)),
        ((4, 2, 3), (6, 0)),
        ((4, 3, 2), (6, 4)),
        ((4, 2, 4), (4, 0)),
        ((4, 4, 4), (4, 4)),
        ((4, 3, 3), (6, 2)),
        ((4, 4, 3), (4, 4)),
        ((4, 3, 0), (6, 4)),
        ((0, 0, 3), (0, 0)),
    ],
)
def test_house_hagal_takes_a_rank_and_nothing_else(
    troops: tuple[int, int, int], solari: tuple[int, int]
) -> None:
    s = ranked(*troops)
    assert (seat(s, 0)["solari"], seat(s, 1)["solari"]) == solari
    assert seat(s, 2)["solari"] == 0


@pytest.mark.shows("B-10.4", "R-104", "B-6.4")
def test_tied_with_house_hagal_for_first_nobody_wins() -> None:
    t = Base(2).conflict("guild_bank_raid").hagal(*WEAK).intrigue(0, "to_the_victor")
    assert kind(t.fight(3, 1, 3).start()) == "turn"


@pytest.mark.shows("B-10.4", "B-10.1")
def test_house_hagal_scores_nothing_for_a_victory() -> None:
    s = ranked(1, 1, 4, conflict="battle_for_carthag")
    assert seat(s, 2)["vp"] == 0


@pytest.mark.shows("B-10.5")
@pytest.mark.parametrize(
    ("holder", "troops", "after"),
    [
        (0, (2, 1, 3), None),
        (None, (2, 1, 3), None),
        (1, (3, 1, 2), 0),
        (1, (3, 1, 3), 1),
        (1, (1, 3, 3), 1),
    ],
)
def test_house_hagal_removes_a_control_marker_and_never_puts_its_own(
    holder: int | None, troops: tuple[int, int, int], after: int | None
) -> None:
    t = Base(2).conflict("siege_of_carthag").hagal(*WEAK)
    if holder is not None:
        t.control(holder, "carthag", "arrakeen")
    s = until(t.fight(*troops).start(), "turn")
    assert control(s)["carthag"] == after
    assert control(s)["arrakeen"] == holder


@pytest.mark.shows("B-10.6")
def test_bonus_spice_it_removes_goes_to_the_bank() -> None:
    t = Base(2).bonus_spice(the_great_flat=3).hagal("harvest_spice").turn_of(2)
    s = t.start()
    assert s.to_dict()["bonus_spice"]["the_great_flat"] == 0
    assert [seat(s, n)["spice"] for n in range(3)] == [0, 0, 0]


@pytest.mark.shows("B-10.7", "B-10.1")
def test_house_hagal_scores_nothing_for_influence_and_alliances() -> None:
    t = Base(2).hagal("wealth").turn_of(2)
    t.doc["seats"][2]["influence"]["emperor"] = 1
    s = t.start()
    assert (seat(s, 2)["influence"]["emperor"], seat(s, 2)["vp"]) == (2, 0)


@pytest.mark.shows("B-10.7")
def test_an_alliance_of_house_hagal_must_be_outrun() -> None:
    for level, holder in ((3, 2), (4, 0)):
        t = Base(2).hand(0, "diplomacy", "convincing_argument").influence(0, emperor=level)
        t.doc["seats"][2]["influence"]["emperor"] = 4
        t.doc["alliances"]["emperor"] = 2
        s = send(t.start(), "diplomacy", "wealth")
        if "influence-step" in legal(s):
            do(s, "influence-step")
        assert alliances(s)["emperor"] == holder


@pytest.mark.shows("B-10.1", "B-6.5")
def test_the_third_reward_of_two_players_is_for_ties_only() -> None:
    s = ranked(3, 1, 2)
    assert seat(s, 1)["solari"] == 0


@pytest.mark.shows("B-5.2", "B-10.3")
def test_house_hagals_agents_return_in_recall() -> None:
    s = Base(2).agents(2, "wealth", "foldspace").at_recall().start()
    assert (agents(s, 2), seat(s, 2)["agents"]) == ([], 3)
    assert s.to_dict()["first"] == 1


@pytest.mark.shows("B-7.1", "B-10.1")
def test_the_marker_goes_from_player_to_player_past_house_hagal() -> None:
    t = Base(2)
    t.doc["first"] = 1
    assert t.at_recall().start().to_dict()["first"] == 0


@pytest.mark.shows("B-9.2", "R-063")
def test_house_hagal_draws_no_cards() -> None:
    s = Base(2).at_recall().start()
    assert cards(s, 2, "hand") == cards(s, 2, "deck") == []
