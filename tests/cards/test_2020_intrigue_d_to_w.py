"""Intrigue cards of 2020 from Demand Respect to Urgent Mission: every half, cost and ruling.

Cards that only give or sell something, and those that only add swords, are in the file before.
"""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.of_2020 import (
    CHEAP_ROW,
    FACTIONS,
    SPARE,
    asked,
    chooser,
    fighting,
    finish,
    game,
    holding,
    mark,
    me,
    offered,
    only,
    play,
    reachable,
    reveal,
    round_about,
    send,
    settle,
    waiting,
)
from tests.table import Table, agents, cards, do, influence, intrigue_discard, intrigues, legal

# ---------------------------------------------------------------- winning a Conflict

ONE, TWO = "option:0", "option:1"
NO_SPICE, THREE_SPICE, TWO_INTRIGUES = "siege_of_arrakeen", "raid_stockpiles", "cloak_and_dagger"


def winning(*intrigue: str, conflict: str = NO_SPICE, spice: int = 0, rival: int = 1) -> Table:
    """Seat 0 fights with 2 troops, seat 1 with so many."""
    table = holding(*intrigue).conflict(conflict).intrigue_top(SPARE).have(0, spice=spice)
    return table.units(0, conflict=2).units(1, conflict=rival).at_combat()


@pytest.mark.shows("2020/intrigue/to_the_victor", "B-6.4")
def test_to_the_victor_gives_three_spice_after_winning_alone() -> None:
    s = winning("to_the_victor").start()
    assert (asked(s), legal(s)) == ("victory", ["intrigue:to_the_victor", "pass"])
    assert me(s).vp == 1  # the reward came first
    do(s, "intrigue:to_the_victor")
    assert (me(s).spice, intrigue_discard(s)) == (3, ["to_the_victor"])


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.shows("2020/intrigue/demand_respect", "B-6.4")
def test_demand_respect_gives_influence_with_any_faction(faction: str) -> None:
    s = play(winning("demand_respect").start(), "demand_respect")
    do(s, *(a for a in [ONE] if a in legal(s)))
    assert only("faction", s) == set(FACTIONS)
    do(s, f"faction:{faction}")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}


@pytest.mark.shows("2020/intrigue/demand_respect", "B-6.4", "U-9.11")
def test_demand_respect_pays_two_spice_for_two_influence_with_one_faction() -> None:
    s = winning("demand_respect", spice=3).start()
    play(s, "demand_respect", TWO, "faction:fremen")
    assert (influence(s, 0)["fremen"], me(s).spice) == (2, 1)
    assert sum(influence(s, 0).values()) == 2


@pytest.mark.shows("2020/intrigue/demand_respect", "U-15.3")
def test_demand_respect_with_one_spice_offers_only_its_first_half() -> None:
    s = play(winning("demand_respect", spice=1).start(), "demand_respect")
    assert TWO not in legal(s)
    do(s, *(a for a in [ONE] if a in legal(s)), "faction:fremen")
    assert (influence(s, 0)["fremen"], me(s).spice) == (1, 1)


@pytest.mark.shows("2020/intrigue/demand_respect", "B-6.4", "X-B14")
def test_demand_respect_may_be_paid_with_the_spice_of_the_reward() -> None:
    s = winning("demand_respect", conflict=THREE_SPICE).start()
    assert me(s).spice == 3
    play(s, "demand_respect", TWO, "faction:emperor")
    assert (influence(s, 0)["emperor"], me(s).spice) == (2, 1)


@pytest.mark.shows(
    "2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "B-6.4", "B-8.6", "X-B14"
)
def test_demand_respect_may_be_paid_with_the_spice_of_to_the_victor() -> None:
    s = winning("demand_respect", "to_the_victor").start()
    play(s, "to_the_victor")
    play(s, "demand_respect", TWO, "faction:emperor")
    assert (influence(s, 0)["emperor"], me(s).spice) == (2, 1)


@pytest.mark.shows("2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "B-6.4")
def test_cards_of_this_kind_drawn_as_the_reward_may_be_played_at_once() -> None:
    table = winning(conflict=TWO_INTRIGUES).intrigue_top("to_the_victor", "demand_respect")
    s = table.start()
    do(s, *(["option:1"] if asked(s) == "order" else []))
    while asked(s) != "victory":
        do(s, legal(s)[0])
    assert set(legal(s)) == {"intrigue:to_the_victor", "intrigue:demand_respect", "pass"}


@pytest.mark.parametrize("name", ["demand_respect", "to_the_victor"])
@pytest.mark.shows("2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "B-6.4")
def test_a_winner_may_keep_the_card(name: str) -> None:
    s = do(winning(name).start(), "pass")
    assert intrigues(s, 0) == [name]
    assert s.to_dict()["round"] == 2


@pytest.mark.parametrize("name", ["demand_respect", "to_the_victor"])
@pytest.mark.parametrize("rival", [2, 3])
@pytest.mark.shows(
    "2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "B-6.4", "X-B14", "M-2.5"
)
def test_neither_card_is_for_a_tie_nor_for_the_second_place(name: str, rival: int) -> None:
    s = winning(name, spice=5, rival=rival).start()
    assert s.to_dict()["round"] == 2  # nobody was asked
    assert intrigues(s, 0) == [name]


@pytest.mark.parametrize("name", ["demand_respect", "to_the_victor"])
@pytest.mark.shows("2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "U-12.5")
def test_neither_card_is_a_plot_or_for_the_combat_window(name: str) -> None:
    assert not offered(holding(name).have(0, spice=5).start(), name)
    s = fighting(name).have(0, spice=5).units(1, conflict=1).at_combat().start()
    assert asked(s) == "combat"
    assert not offered(s, name)


@pytest.mark.shows("2020/intrigue/to_the_victor", "B-6.4", "R-104")
def test_a_tie_with_house_hagal_is_no_win() -> None:
    table = holding("to_the_victor", players=2, seed=2).units(0, conflict=2).units(2, conflict=1)
    s = table.hagal("hall_of_oratory").swords(0, 0).at_combat().start()  # no swords
    assert asked(s) == "victory"
    table.hagal("hall_of_oratory").units(2, conflict=2)
    s = table.start()
    assert s.to_dict()["round"] == 2
    assert intrigues(s, 0)[0] == "to_the_victor"


# ---------------------------------------------------------------- Infiltrate


@pytest.mark.shows("2020/intrigue/infiltrate")
def test_infiltrate_lets_the_next_agent_past_enemy_agents_but_not_past_ones_own() -> None:
    table = holding("infiltrate").hand(0, "reconnaissance", "dagger").agents(1, "arrakeen")
    s = table.agents(0, "carthag").start()
    assert reachable(s, "reconnaissance") == set()
    play(s, "infiltrate")
    assert reachable(s, "reconnaissance") == {"arrakeen"}
    do(s, "card:reconnaissance")
    assert (sorted(agents(s, 0)), agents(s, 1)) == (["arrakeen", "carthag"], ["arrakeen"])


@pytest.mark.shows("2020/intrigue/infiltrate")
def test_infiltrate_is_for_this_turn_only() -> None:
    table = holding("infiltrate").hand(0, "dagger", "reconnaissance")
    s = play(table.agents(1, "arrakeen", "carthag").start(), "infiltrate")
    finish(send(s, "dagger", "hall_of_oratory"))
    round_about(s)
    assert reachable(s, "reconnaissance") == set()


@pytest.mark.shows("2020/intrigue/infiltrate", "B-3.3")
def test_infiltrate_lifts_no_cost_requirement_or_once_per_game() -> None:
    table = holding("infiltrate").hand(0, "dagger", "reconnaissance").have(0, solari=5, water=0)
    table.agents(1, "high_council", "research_station").owns(0, "council")
    s = play(table.start(), "infiltrate")
    assert reachable(s, "dagger") == {"mentat", "rally_troops", "hall_of_oratory"}
    assert reachable(s, "reconnaissance") == {"arrakeen", "carthag"}


@pytest.mark.shows("2020/intrigue/infiltrate", "B-9.1")
def test_infiltrate_passes_rivals_too() -> None:
    table = holding("infiltrate", players=2).hand(0, "reconnaissance", "dagger")
    s = play(table.agents(2, "arrakeen", "carthag").start(), "infiltrate")
    assert reachable(s, "reconnaissance") == {"arrakeen", "carthag"}


# ---------------------------------------------------------------- Master Tactician


@pytest.mark.shows("2020/intrigue/master_tactician")
def test_master_tactician_adds_three_swords() -> None:
    s = play(fighting("master_tactician").at_combat().start(), "master_tactician", "option:0")
    assert s.strength(0) == 3 * 2 + 3


@pytest.mark.parametrize("retreat", [0, 1, 2, 3])
@pytest.mark.shows("2020/intrigue/master_tactician", "U-7.11", "B-6.2")
def test_master_tactician_retreats_up_to_three_troops(retreat: int) -> None:
    table = fighting("master_tactician", troops=4).units(1, conflict=1)
    s = play(table.at_combat().start(), "master_tactician", "option:1")
    assert only("amount", s) == {"0", "1", "2", "3"}
    do(s, f"amount:{retreat}")
    assert (me(s).deployed, me(s).garrison) == (4 - retreat, retreat)
    assert s.strength(0) == 2 * (4 - retreat)


@pytest.mark.shows("2020/intrigue/master_tactician", "R-020", "U-12.4")
def test_master_tactician_may_retreat_the_last_troop_which_ends_the_part_in_combat() -> None:
    table = fighting("master_tactician", troops=2).units(1, conflict=1).intrigue(1, SPARE)
    s = play(table.at_combat().start(), "master_tactician", "option:1", "amount:2")
    assert (s.strength(0), chooser(s)) == (0, 1)


# ---------------------------------------------------------------- Plans Within Plans


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((3, 3, 3, 3), 2), ((6, 4, 3, 3), 2), ((3, 3, 3, 2), 1), ((3, 0, 3, 5), 1),
        ((3, 3, 2, 2), 0), ((2, 2, 2, 2), 0),
    ],
)  # fmt: skip
@pytest.mark.shows("2020/intrigue/plans_within_plans", "B-8.8")
def test_plans_within_plans_looks_for_three_influence_on_three_or_four_tracks(
    levels: tuple[int, ...], points: int
) -> None:
    table = holding("plans_within_plans").influence(0, **dict(zip(FACTIONS, levels)))
    s = table.at_endgame().start()
    before = me(s).vp
    if points:
        play(s, "plans_within_plans")
        do(s, *(a for a in ["option:1"] if a in legal(s)))
    else:
        assert not offered(s, "plans_within_plans")
    assert me(s).vp - before == points


@pytest.mark.parametrize("name", ["plans_within_plans", "corner_the_market"])
@pytest.mark.shows(
    "2020/intrigue/plans_within_plans", "2020/intrigue/corner_the_market", "U-15.4", "R-001"
)
def test_endgame_cards_are_for_the_endgame_and_need_not_be_played(name: str) -> None:
    table = holding(name).influence(0, **dict.fromkeys(FACTIONS, 3))
    table.discard(0, "the_spice_must_flow", "the_spice_must_flow")
    assert not offered(table.start(), name)
    s = table.at_endgame().start()
    assert set(legal(s)) == {f"intrigue:{name}", "end"}
    before = me(s).vp
    assert me(do(s, "end")).vp == before


@pytest.mark.shows("2020/intrigue/tiebreaker", "B-7.1")
def test_tiebreaker_gives_ten_spice_in_the_endgame_and_no_point() -> None:
    table = holding("tiebreaker").have(0, spice=1).have(1, spice=9).points(0, 5).points(1, 5)
    s = play(table.at_endgame().start(), "tiebreaker")
    assert (me(s).spice, me(s).vp) == (11, 5)
    assert s.decision is None
    assert [standing.seat for standing in s.standings][:2] == [0, 1]


@pytest.mark.shows("2020/intrigue/tiebreaker", "U-15.4")
def test_tiebreaker_is_no_plot() -> None:
    assert not offered(holding("tiebreaker").start(), "tiebreaker")


# ---------------------------------------------------------------- Poison Snooper

DRAW, TRASH = "option:0", "option:1"


@pytest.mark.shows("2020/intrigue/poison_snooper", "B-8.3")
def test_poison_snooper_draws_the_top_card_or_trashes_it() -> None:
    table = holding("poison_snooper").hand(0, "diplomacy").top(0, "dagger")
    s = play(table.start(), "poison_snooper")
    assert (asked(s), legal(s)) == ("top-card", [DRAW, TRASH])
    drawn, trashed = do(s.copy(), DRAW), do(s.copy(), TRASH)
    assert (cards(drawn, 0, "hand"), cards(drawn, 0, "trash")) == (["diplomacy", "dagger"], [])
    assert (cards(trashed, 0, "hand"), cards(trashed, 0, "trash")) == (["diplomacy"], ["dagger"])


@pytest.mark.shows("2020/intrigue/poison_snooper", "B-8.3", "U-16.2")
def test_poison_snooper_does_not_look_into_an_empty_deck() -> None:
    table = holding("poison_snooper").hand(0, "diplomacy").discard(0, "dagger").deck(0)
    s = table.start()
    if offered(s, "poison_snooper"):
        play(s, "poison_snooper")
    assert asked(s) == "turn"
    assert (cards(s, 0, "deck"), cards(s, 0, "discard")) == ([], ["dagger"])
    assert cards(s, 0, "hand") == ["diplomacy"]


@pytest.mark.shows("2020/intrigue/poison_snooper", "U-11.6")
def test_a_card_that_poison_snooper_draws_in_the_reveal_turn_is_revealed_at_once() -> None:
    table = holding("poison_snooper").hand(0, "convincing_argument").top(0, "stilgar")
    s = play(reveal(table.start()), "poison_snooper", DRAW)
    assert (me(s).persuasion, me(s).swords) == (4, 3)
    assert "stilgar" in cards(s, 0, "shown")


@pytest.mark.shows("2020/intrigue/poison_snooper", "U-11.6")
def test_a_card_that_poison_snooper_trashes_in_the_reveal_turn_reveals_nothing() -> None:
    table = holding("poison_snooper").hand(0, "convincing_argument").top(0, "stilgar")
    s = play(reveal(table.start()), "poison_snooper", TRASH)
    assert (me(s).persuasion, me(s).swords, cards(s, 0, "trash")) == (2, 0, ["stilgar"])


@pytest.mark.shows("2020/intrigue/poison_snooper", "2020/reserve/arrakis_liaison", "U-16.4")
def test_poison_snooper_sends_a_reserve_card_back_to_its_stack() -> None:
    table = holding("poison_snooper").top(0, "arrakis_liaison")
    s = play(table.start(), "poison_snooper", TRASH)
    assert s.to_dict()["reserve"]["arrakis_liaison"] == 8
    assert cards(s, 0, "trash") == []


# ---------------------------------------------------------------- Rapid Mobilization


@pytest.mark.parametrize("deployed", [1, 2, 3, 4])
@pytest.mark.shows("2020/intrigue/rapid_mobilization", "U-7.6")
def test_rapid_mobilization_deploys_any_number_of_troops(deployed: int) -> None:
    s = play(holding("rapid_mobilization").units(0, garrison=4).start(), "rapid_mobilization")
    do(s, f"amount:{deployed}")
    assert (me(s).garrison, me(s).deployed) == (4 - deployed, deployed)


@pytest.mark.parametrize("garrison", [0, 4])
@pytest.mark.shows("2020/intrigue/rapid_mobilization", "R-031")
def test_any_number_of_troops_for_rapid_mobilization_includes_none(garrison: int) -> None:
    table = holding("rapid_mobilization").units(0, garrison=garrison)
    s = play(table.start(), "rapid_mobilization")
    do(s, *(["amount:0"] if garrison else []))
    assert (me(s).garrison, me(s).deployed) == (garrison, 0)
    assert intrigue_discard(s) == ["rapid_mobilization"]


@pytest.mark.shows("2020/intrigue/rapid_mobilization", "U-7.6")
def test_rapid_mobilization_works_after_a_visit_to_a_peaceful_space() -> None:
    table = holding("rapid_mobilization").units(0, garrison=3).hand(0, "dagger")
    s = send(table.start(), "dagger", "hall_of_oratory")
    play(s, "rapid_mobilization", "amount:4")
    assert (me(s).garrison, me(s).deployed) == (0, 4)


@pytest.mark.shows("2020/intrigue/rapid_mobilization", "B-6.1")
def test_rapid_mobilization_works_in_the_reveal_turn() -> None:
    table = holding("rapid_mobilization").units(0, garrison=3)
    s = reveal(table.hand(0, "dagger", "convincing_argument").start())
    play(s, "rapid_mobilization", "amount:3")
    assert s.strength(0) == 3 * 2 + 1


@pytest.mark.shows("2020/intrigue/rapid_mobilization", "U-7.8")
def test_rapid_mobilization_leaves_the_deployment_of_the_space_alone() -> None:
    table = holding("rapid_mobilization").units(0, garrison=5).hand(0, "reconnaissance")
    s = play(table.start(), "rapid_mobilization", "amount:2")
    send(s, "reconnaissance", "carthag")
    assert only("deploy", s) == {"1", "2", "3"}


# ---------------------------------------------------------------- Recruitment Mission

ON_TOP = "option:0"


def mission(s: State) -> State:
    """Play Recruitment Mission; both of its parts wait."""
    play(s, "recruitment_mission")
    return do(s, "option:0") if asked(s) == "order" else s


@pytest.mark.shows("2020/intrigue/recruitment_mission", "B-8.8", "U-15.6", "R-029")
def test_recruitment_mission_lets_each_acquired_card_go_on_top_of_the_deck() -> None:
    table = holding("recruitment_mission").row(*CHEAP_ROW)
    s = mission(table.hand(0, "convincing_argument", "diplomacy").start())
    assert waiting(s) == ["recruitment_mission"]
    reveal(s)
    assert me(s).persuasion == 3 + 1
    do(s, "acquire:scout")
    assert (asked(s), legal(s)) == ("use", [ON_TOP, "pass"])
    do(s, ON_TOP, "acquire:dr_yueh", "pass", "acquire:arrakis_liaison", ON_TOP)
    assert cards(s, 0, "deck")[-2:] == ["scout", "arrakis_liaison"]
    assert "dr_yueh" in cards(s, 0, "discard")


@pytest.mark.shows("2020/intrigue/recruitment_mission", "B-8.8", "U-11.20")
def test_recruitment_mission_works_in_the_reveal_turn_and_is_discarded_at_its_end() -> None:
    table = holding("recruitment_mission").row(*CHEAP_ROW)
    s = mission(reveal(table.hand(0, "convincing_argument").start()))
    assert me(s).persuasion == 2 + 1
    do(s, "acquire:scout", ON_TOP)
    assert cards(s, 0, "deck")[-1] == "scout"
    do(s, "end")
    assert (waiting(s), intrigue_discard(s)) == ([], ["recruitment_mission"])


@pytest.mark.shows("2020/intrigue/recruitment_mission", "B-8.8", "2020/space/foldspace")
def test_recruitment_mission_is_not_for_cards_acquired_on_an_agent_turn() -> None:
    s = mission(holding("recruitment_mission").hand(0, "diplomacy", "dagger").start())
    finish(send(s, "diplomacy", "foldspace"))
    assert chooser(s) == 1
    assert "foldspace" in cards(s, 0, "discard")


@pytest.mark.shows("2020/intrigue/recruitment_mission", "2020/intrigue/bypass_protocol", "B-8.8")
def test_recruitment_mission_works_for_cards_acquired_by_another_plot() -> None:
    table = holding("recruitment_mission", "bypass_protocol").have(0, spice=0).row(*CHEAP_ROW)
    s = mission(reveal(table.hand(0, "convincing_argument").start()))
    play(s, "bypass_protocol")
    do(s, *(a for a in ["option:0"] if asked(s) == "choose"), "acquire:scout", ON_TOP)
    assert cards(s, 0, "deck")[-1] == "scout"


# ---------------------------------------------------------------- Refocus


@pytest.mark.shows("2020/intrigue/refocus", "B-8.8")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws_a_card() -> None:
    table = holding("refocus").hand(0, "dagger").discard(0, "diplomacy", "seek_allies").deck(0)
    s = play(table.start(), "refocus")
    assert cards(s, 0, "discard") == []
    assert len(cards(s, 0, "hand")) == 2
    assert sorted(cards(s, 0, "hand")[1:] + cards(s, 0, "deck")) == ["diplomacy", "seek_allies"]


@pytest.mark.shows("2020/intrigue/refocus", "B-8.8")
def test_refocus_with_an_empty_discard_pile_shuffles_the_deck_anew() -> None:
    drawn = set()
    for seed in range(1, 9):
        table = holding("refocus", seed=seed).hand(0, "dagger").discard(0)
        table.deck(0, "diplomacy", "seek_allies", "reconnaissance", "signet_ring")
        s = play(table.marks(tops=[1, 0, 0]).start(), "refocus")
        assert (len(cards(s, 0, "deck")), mark(s, "tops")) == (3, [0, 0, 0])
        drawn.add(cards(s, 0, "hand")[-1])
    assert len(drawn) > 1


@pytest.mark.shows("2020/intrigue/refocus", "U-11.6")
def test_a_card_that_refocus_draws_in_the_reveal_turn_is_revealed_at_once() -> None:
    table = holding("refocus").hand(0, "convincing_argument").discard(0, "stilgar").deck(0)
    s = play(reveal(table.start()), "refocus")
    assert (me(s).persuasion, me(s).swords) == (4, 3)


# ---------------------------------------------------------------- Reinforcements


@pytest.mark.shows("2020/intrigue/reinforcements", "U-7.7")
def test_reinforcements_on_the_way_to_a_combat_space_may_be_deployed() -> None:
    table = holding("reinforcements").have(0, solari=4).units(0, garrison=3)
    s = send(table.hand(0, "reconnaissance").start(), "reconnaissance", "carthag")
    play(s, "reinforcements")
    assert (me(s).garrison, me(s).solari) == (3 + 1 + 3, 1)
    assert only("deploy", s) == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.shows("2020/intrigue/reinforcements", "U-7.7")
def test_reinforcements_before_the_agent_is_sent_count_as_recruited_this_turn() -> None:
    table = holding("reinforcements").have(0, solari=3).units(0, garrison=3)
    s = play(table.hand(0, "reconnaissance").start(), "reinforcements")
    send(s, "reconnaissance", "carthag")
    assert only("deploy", s) == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.shows("2020/intrigue/reinforcements", "U-7.10")
def test_reinforcements_stay_at_home_on_other_agent_turns() -> None:
    table = holding("reinforcements").have(0, solari=3).units(0, garrison=3)
    s = play(table.hand(0, "diplomacy", "dagger").start(), "reinforcements")
    assert asked(s) == "turn"
    settle(send(s, "diplomacy", "wealth"))
    assert (me(s).garrison, me(s).deployed) == (6, 0)


@pytest.mark.parametrize(("answer", "deployed"), [("pass", 0), ("amount:1", 1), ("amount:3", 3)])
@pytest.mark.shows("2020/intrigue/reinforcements")
def test_reinforcements_in_the_reveal_turn_may_be_deployed(answer: str, deployed: int) -> None:
    table = holding("reinforcements").have(0, solari=3).units(0, garrison=3)
    s = play(reveal(table.hand(0, "dagger", "convincing_argument").start()), "reinforcements")
    assert set(legal(s)) == {"amount:1", "amount:2", "amount:3", "pass"}
    do(s, answer)
    assert (me(s).garrison, me(s).deployed) == (6 - deployed, deployed)
    assert s.strength(0) == (2 * deployed + 1 if deployed else 0)


@pytest.mark.shows("2020/intrigue/reinforcements", "R-016")
def test_reinforcements_are_limited_by_the_supply() -> None:
    table = holding("reinforcements").have(0, solari=3).units(0, garrison=3, conflict=7)
    s = play(reveal(table.hand(0, "convincing_argument").start()), "reinforcements")
    assert set(legal(s)) == {"amount:1", "amount:2", "pass"}


@pytest.mark.shows("2020/intrigue/reinforcements", "U-15.3")
def test_reinforcements_cost_three_solari() -> None:
    assert not offered(holding("reinforcements").have(0, solari=2).start(), "reinforcements")


# ---------------------------------------------------------------- Staged Incident


@pytest.mark.shows("2020/intrigue/staged_incident", "U-7.12", "B-6.2")
def test_staged_incident_gives_three_troops_for_a_point() -> None:
    table = fighting("staged_incident", troops=4).units(1, conflict=1).swords(0, 1)
    s = play(table.at_combat().start(), "staged_incident")
    assert (me(s).vp, me(s).deployed, me(s).supply, me(s).garrison) == (1, 1, 11, 0)
    assert s.strength(0) == 2 + 1


@pytest.mark.shows("2020/intrigue/staged_incident", "B-6.2", "R-020")
def test_staged_incident_with_the_last_three_troops_leaves_no_strength_and_no_part() -> None:
    table = fighting("staged_incident").units(1, conflict=1).intrigue(1, SPARE).swords(0, 5)
    s = play(table.at_combat().start(), "staged_incident")
    assert (me(s).vp, s.strength(0), chooser(s)) == (1, 0, 1)


@pytest.mark.shows("2020/intrigue/staged_incident", "U-15.3")
def test_staged_incident_needs_three_troops_in_the_conflict() -> None:
    table = fighting("staged_incident", troops=2).units(0, garrison=5, conflict=2)
    assert not offered(table.at_combat().start(), "staged_incident")


# ---------------------------------------------------------------- Urgent Mission


@pytest.mark.shows("2020/intrigue/urgent_mission", "B-6.9", "R-034")
def test_urgent_mission_recalls_any_agent_which_may_be_used_again() -> None:
    table = holding("urgent_mission").agents(0, "arrakeen", "carthag")
    s = play(table.hand(0, "reconnaissance", "dagger").start(), "urgent_mission")
    assert (asked(s), set(legal(s))) == ("recall-agent", {"space:arrakeen", "space:carthag"})
    do(s, "space:arrakeen")
    assert (agents(s, 0), me(s).agents) == (["carthag"], 1)
    assert reachable(s, "reconnaissance") == {"arrakeen"}


@pytest.mark.shows("2020/intrigue/urgent_mission", "B-6.9")
def test_urgent_mission_may_recall_the_agent_just_sent() -> None:
    table = holding("urgent_mission").agents(0, "wealth")
    s = send(table.hand(0, "reconnaissance").start(), "reconnaissance", "carthag")
    play(s, "urgent_mission")
    assert set(legal(s)) == {"space:carthag", "space:wealth"}
    do(s, "space:carthag")
    assert (agents(s, 0), me(s).agents) == (["wealth"], 1)
    assert "deploy:1" in legal(s)  # the Agent was sent to a Combat space this turn


@pytest.mark.shows("2020/intrigue/urgent_mission", "2020/space/hall_of_oratory", "R-034")
def test_urgent_mission_empties_the_hall_of_oratory_in_the_reveal_turn() -> None:
    table = holding("urgent_mission").agents(0, "hall_of_oratory").hand(0, "convincing_argument")
    s = play(table.start(), "urgent_mission")
    assert agents(s, 0) == []
    assert me(reveal(s)).persuasion == 2


@pytest.mark.shows("2020/intrigue/urgent_mission", "U-15.3")
def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    assert not offered(holding("urgent_mission").agents(1, "arrakeen").start(), "urgent_mission")


@pytest.mark.shows("2020/intrigue/urgent_mission", "B-5.1", "B-6.9")
def test_urgent_mission_recalls_the_mentat_too() -> None:
    table = holding("urgent_mission").mentat(0).agents(0, "arrakeen", "carthag", "wealth")
    s = play(table.hand(0, "dagger").start(), "urgent_mission")
    assert len(legal(s)) == 3
    do(s, "space:wealth")
    assert (len(agents(s, 0)), me(s).agents) == (2, 1)


@pytest.mark.shows("2020/intrigue/ambush", "U-15.1", "U-15.4")
def test_a_combat_card_drawn_on_an_agent_turn_is_no_plot() -> None:
    s = game().hand(0, "piter_de_vries", "dagger").intrigue_top(SPARE).start()
    send(s, "piter_de_vries", "carthag")
    assert SPARE in intrigues(s, 0)
    assert not offered(s, SPARE)
