"""Intrigue cards of 2020 from Allied Armada to Double Cross: every half, cost and ruling."""

from __future__ import annotations

import pytest

from tests.cards.helpers.of_2020 import (
    CHEAP_ROW,
    FACTIONS,
    SPACES,
    asked,
    buying,
    chooser,
    fighting,
    finish,
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
    waiting,
)
from tests.table import (
    Table,
    agents,
    cards,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    row,
)

# ---------------------------------------------------------------- swords

SWORDS = [
    ("allied_armada", 2, 7),
    ("ambush", 0, 4),
    ("private_army", 2, 5),
    ("tiebreaker", 0, 2),
]


@pytest.mark.parametrize(("name", "cost", "swords"), SWORDS)
@pytest.mark.shows(*(f"2020/intrigue/{name}" for name, *_ in SWORDS), "X-B09", "B-6.2")
def test_combat_cards_add_swords_for_their_cost(name: str, cost: int, swords: int) -> None:
    table = fighting(name).have(0, spice=3).alliance(0, "fremen").units(1, conflict=1)
    s = play(table.at_combat().start(), name)
    assert (s.strength(0), me(s).spice) == (3 * 2 + swords, 3 - cost)
    assert intrigue_discard(s) == [name]


@pytest.mark.parametrize("name", [name for name, cost, _ in SWORDS if cost])
@pytest.mark.shows("2020/intrigue/allied_armada", "2020/intrigue/private_army", "U-15.3")
def test_combat_cards_with_a_cost_need_two_spice(name: str) -> None:
    table = fighting(name).have(0, spice=1).alliance(0, "fremen")
    assert not offered(table.at_combat().start(), name)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.shows("2020/intrigue/allied_armada", "U-9.14")
def test_allied_armada_works_with_any_alliance(faction: str) -> None:
    table = fighting("allied_armada").have(0, spice=2).alliance(0, faction)
    assert offered(table.at_combat().start(), "allied_armada")


@pytest.mark.shows("2020/intrigue/allied_armada", "U-9.14", "U-15.3")
def test_allied_armada_needs_an_alliance_of_ones_own() -> None:
    table = fighting("allied_armada").have(0, spice=2).influence(0, fremen=4).alliance(1, "fremen")
    assert not offered(table.at_combat().start(), "allied_armada")


@pytest.mark.parametrize(
    "name", [*(name for name, *_ in SWORDS), "master_tactician", "staged_incident"]
)
@pytest.mark.shows("2020/intrigue/ambush", "2020/intrigue/tiebreaker", "U-12.1", "U-15.4")
def test_combat_cards_are_for_those_with_a_troop_in_the_conflict_and_no_plots(name: str) -> None:
    table = holding(name).have(0, spice=9).alliance(0, "fremen")
    assert not offered(table.start(), name)
    assert not offered(reveal(table.start()), name)
    s = table.units(0, garrison=3).units(1, conflict=1).at_combat().start()
    assert not offered(s, name)
    assert intrigues(s, 0) == [name]


# ---------------------------------------------------------------- Bindu Suspension

END_TURN = "option:0"


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_draws_a_card_and_may_end_the_turn() -> None:
    table = holding("bindu_suspension").hand(0, "diplomacy").top(0, "dagger")
    s = play(table.start(), "bindu_suspension")
    assert cards(s, 0, "hand") == ["diplomacy", "dagger"]
    assert (asked(s), legal(s)) == ("use", [END_TURN, "pass"])
    do(s, END_TURN)
    assert chooser(s) == 1
    assert (me(s).agents, me(s).revealed, agents(s, 0)) == (2, False, [])


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_leaves_you_in_the_round() -> None:
    table = holding("bindu_suspension").hand(0, "diplomacy").top(0, "dagger")
    s = round_about(play(table.start(), "bindu_suspension", END_TURN))
    assert (chooser(s), s.to_dict()["round"]) == (0, 1)
    assert only("card", s) == {"diplomacy", "dagger"}
    assert "reveal" in legal(s)


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_need_not_end_the_turn() -> None:
    table = holding("bindu_suspension", "windfall").hand(0, "diplomacy").top(0, "dagger")
    s = play(table.start(), "bindu_suspension", "pass")
    assert chooser(s) == 0
    assert set(legal(s)) == {"card:diplomacy", "card:dagger", "intrigue:windfall", "reveal"}


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_is_only_for_the_start_of_the_turn() -> None:
    table = holding("bindu_suspension", "windfall", "charisma").hand(0, "reconnaissance", "dagger")
    for plot in ("windfall", "charisma"):
        assert not offered(play(table.start(), plot), "bindu_suspension")
    assert not offered(send(table.start(), "reconnaissance", "carthag"), "bindu_suspension")
    assert not offered(do(table.start(), "reveal"), "bindu_suspension")


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_can_be_played_at_the_start_of_a_later_turn() -> None:
    table = holding("bindu_suspension", "windfall").hand(0, "diplomacy", "dagger")
    s = send(play(table.start(), "windfall"), "diplomacy", "wealth")
    round_about(finish(s))
    assert offered(s, "bindu_suspension")


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5")
def test_bindu_suspension_works_without_an_agent_at_home() -> None:
    table = holding("bindu_suspension").agents(0, "arrakeen", "carthag").hand(0, "dagger")
    s = play(table.start(), "bindu_suspension", END_TURN)
    assert (chooser(s), me(s).revealed) == (1, False)


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5", "B-10.3")
def test_house_hagal_does_not_act_after_a_turn_ended_by_bindu_suspension() -> None:
    table = holding("bindu_suspension", players=2).hand(0, "diplomacy")
    s = play(table.start(), "bindu_suspension", END_TURN)
    assert chooser(s) == 1
    assert agents(s, 2) == []


# ---------------------------------------------------------------- plots that buy or give

GIFTS = [
    ("favored_subject", "emperor"),
    ("guild_authorization", "spacing_guild"),
    ("secret_of_the_sisterhood", "bene_gesserit"),
    ("know_their_ways", "fremen"),
]


@pytest.mark.parametrize(("name", "faction"), GIFTS)
@pytest.mark.shows(*(f"2020/intrigue/{name}" for name, _ in GIFTS), "U-15.2")
def test_plots_that_give_influence_with_their_faction(name: str, faction: str) -> None:
    s = play(holding(name).start(), name)
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}
    assert intrigue_discard(s) == [name]


PRICES = [
    ("choam_shares", {"solari": 7}, {"vp": 1}),
    ("the_sleeper_must_awaken", {"spice": 4}, {"vp": 1}),
    ("water_of_life", {"water": 1, "spice": 1}, {"hand": 3}),
    ("water_peddlers_union", {}, {"water": 1}),
    ("windfall", {}, {"solari": 2}),
]


def tally(table: Table, name: str | None = None) -> dict[str, int]:
    s = table.start()
    if name is not None:
        play(s, name)
    mine = me(s)
    counts = {"solari": mine.solari, "spice": mine.spice, "water": mine.water, "vp": mine.vp}
    return counts | {"hand": len(mine.hand)}


@pytest.mark.parametrize(("name", "cost", "gain"), PRICES)
@pytest.mark.shows(*(f"2020/intrigue/{name}" for name, *_ in PRICES), "U-15.3")
def test_plots_with_a_price(name: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    table = holding(name).have(0, solari=9, spice=9, water=9).hand(0, "dagger", "diplomacy")
    before, after = tally(table), tally(table, name)
    change = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    assert change == {what: -n for what, n in cost.items()} | gain


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("choam_shares", {"solari": 6}),
        ("the_sleeper_must_awaken", {"spice": 3}),
        ("water_of_life", {"water": 0}),
        ("water_of_life", {"spice": 0}),
        ("bribery", {"solari": 1}),
    ],
)
@pytest.mark.shows(
    "2020/intrigue/choam_shares",
    "2020/intrigue/the_sleeper_must_awaken",
    "2020/intrigue/water_of_life",
    "2020/intrigue/bribery",
    "U-15.3",
)
def test_plots_with_a_price_nobody_can_pay_are_not_offered(
    name: str, short: dict[str, int]
) -> None:
    table = holding(name).have(0, **({"solari": 9, "spice": 9, "water": 9} | short))
    assert not offered(table.start(), name)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.shows("2020/intrigue/bribery")
def test_bribery_buys_influence_with_any_faction_for_two_solari(faction: str) -> None:
    s = play(holding("bribery").have(0, solari=3).start(), "bribery")
    assert only("faction", s) == set(FACTIONS)
    do(s, f"faction:{faction}")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}
    assert me(s).solari == 1


@pytest.mark.shows("2020/intrigue/water_of_life", "U-11.6")
def test_cards_drawn_by_water_of_life_in_the_reveal_turn_are_revealed_at_once() -> None:
    table = holding("water_of_life").have(0, water=1, spice=1)
    table.hand(0, "convincing_argument").top(0, "stilgar", "dagger", "diplomacy")
    s = play(reveal(table.start()), "water_of_life")
    assert (me(s).persuasion, me(s).swords) == (2 + 2 + 1, 3 + 1)
    assert cards(s, 0, "hand") == []


@pytest.mark.parametrize("council", [True, False])
@pytest.mark.shows("2020/intrigue/councilors_dispensation", "U-15.3")
def test_councilors_dispensation_gives_two_spice_to_those_with_a_seat(council: bool) -> None:
    table = holding("councilors_dispensation").have(0, spice=0)
    if council:
        table.owns(0, "council")
    s = table.start()
    assert offered(s, "councilors_dispensation") == council
    if council:
        assert me(play(s, "councilors_dispensation")).spice == 2


# ---------------------------------------------------------------- Bypass Protocol

FREE, PAID = "option:0", "option:1"


@pytest.mark.shows("2020/intrigue/bypass_protocol", "U-11.15", "U-11.16")
def test_bypass_protocol_acquires_a_card_costing_three_or_less() -> None:
    table = holding("bypass_protocol").have(0, spice=2)
    table.row("scout", "crysknife", "duncan_idaho", "stilgar", "opulence")
    s = play(table.start(), "bypass_protocol", FREE)
    assert only("acquire", s) == {"scout", "crysknife", "arrakis_liaison"}
    do(s, "acquire:crysknife")
    assert cards(s, 0, "discard") == ["crysknife"]
    assert (me(s).spice, len(row(s))) == (2, 5)


@pytest.mark.shows("2020/intrigue/bypass_protocol", "U-11.17")
def test_bypass_protocol_pays_two_spice_for_one_of_five_or_less_on_top_of_the_deck() -> None:
    table = holding("bypass_protocol").have(0, spice=3, water=0)
    table.row("scout", "chani", "stilgar", "opulence", "duncan_idaho")
    s = play(table.start(), "bypass_protocol", PAID)
    assert only("acquire", s) == {"scout", "chani", "stilgar", "duncan_idaho", "arrakis_liaison"}
    do(s, "acquire:chani")
    assert cards(s, 0, "deck")[-1] == "chani"
    assert cards(s, 0, "discard") == []
    assert (me(s).spice, me(s).water) == (1, 1)  # Chani's acquire box works


@pytest.mark.shows("2020/intrigue/bypass_protocol", "U-15.3")
def test_bypass_protocol_without_two_spice_has_only_its_first_half() -> None:
    table = holding("bypass_protocol").have(0, spice=1).row("scout", "stilgar", "opulence")
    s = play(table.start(), "bypass_protocol")
    if asked(s) == "choose":
        assert PAID not in legal(s)
        do(s, FREE)
    assert "stilgar" not in only("acquire", s)
    assert {"scout", "arrakis_liaison"} <= only("acquire", s)


@pytest.mark.shows("2020/intrigue/bypass_protocol", "U-11.14")
def test_bypass_protocol_spends_no_persuasion() -> None:
    s = buying(2, table=holding("bypass_protocol").row(*CHEAP_ROW).have(0, spice=0))
    play(s, "bypass_protocol")
    do(s, *(a for a in [FREE] if a in legal(s)), "acquire:scout")
    assert me(s).persuasion == 2


@pytest.mark.shows("2020/intrigue/bypass_protocol", "2020/leader/helena_richese", "U-18.7")
def test_bypass_protocol_takes_the_card_set_aside_by_manipulate_at_its_full_cost() -> None:
    table = holding(
        "bypass_protocol", leaders=["helena_richese", "paul_atreides", "duke_leto_atreides"]
    )
    table.row("crysknife", "duncan_idaho", "stilgar", "opulence", "gurney_halleck")
    table.hand(0, "signet_ring", "dagger").have(0, spice=0)
    s = table.imperium_top("worm_riders").start()
    send(s, "signet_ring", "secure_contract")
    do(s, *(a for a in ["card-effect:0"] if a in legal(s)), "acquire:duncan_idaho")
    play(s, "bypass_protocol")
    do(s, *(a for a in [FREE] if a in legal(s)))
    assert only("acquire", s) == {"crysknife", "arrakis_liaison"}  # 4 stays 4


# ---------------------------------------------------------------- Calculated Hire


@pytest.mark.shows("2020/intrigue/calculated_hire", "B-5.1", "B-5.4")
def test_calculated_hire_takes_the_mentat_as_one_more_agent() -> None:
    s = play(holding("calculated_hire").have(0, spice=2).start(), "calculated_hire")
    assert (me(s).spice, me(s).agents, mark(s, "mentat")) == (1, 3, 0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.shows("2020/intrigue/calculated_hire", "B-5.4")
def test_calculated_hire_never_takes_the_mentat_from_a_player(seat: int) -> None:
    table = holding("calculated_hire").have(0, spice=2).mentat(seat)
    assert not offered(table.start(), "calculated_hire")


@pytest.mark.shows("2020/intrigue/calculated_hire", "B-5.4")
def test_calculated_hire_never_takes_the_mentat_from_another_space() -> None:
    table = holding("calculated_hire").have(0, spice=2).mentat(1)
    table.agents(1, "arrakeen", "carthag", "wealth")
    assert not offered(table.start(), "calculated_hire")


@pytest.mark.shows("2020/intrigue/calculated_hire", "B-5.4", "B-5.5")
def test_an_agent_on_the_mentat_space_does_not_keep_the_mentat_from_calculated_hire() -> None:
    table = holding("calculated_hire").have(0, spice=1).agents(1, "mentat")
    assert offered(table.start(), "calculated_hire")


@pytest.mark.shows("2020/intrigue/calculated_hire", "U-15.3")
def test_calculated_hire_costs_a_spice() -> None:
    assert not offered(holding("calculated_hire").have(0, spice=0).start(), "calculated_hire")


# ---------------------------------------------------------------- Charisma


@pytest.mark.shows("2020/intrigue/charisma", "B-8.8", "U-15.6", "R-029")
def test_charisma_played_on_an_agent_turn_waits_for_the_reveal_turn() -> None:
    table = holding("charisma").hand(0, "diplomacy", "convincing_argument")
    s = play(table.start(), "charisma")
    assert (waiting(s), intrigue_discard(s)) == (["charisma"], [])
    finish(send(s, "diplomacy", "wealth"))
    assert waiting(s) == ["charisma"]
    reveal(round_about(s))
    assert me(s).persuasion == 2 + 2
    do(s, "end")
    assert (waiting(s), intrigue_discard(s)) == ([], ["charisma"])


@pytest.mark.shows("2020/intrigue/charisma", "B-8.8")
def test_charisma_works_at_once_in_the_reveal_turn() -> None:
    s = play(buying(2, table=holding("charisma")), "charisma")
    assert me(s).persuasion == 4
    do(s, "end")
    assert intrigue_discard(s) == ["charisma"]


# ---------------------------------------------------------------- Corner the Market

SPICE = "the_spice_must_flow"


def cornering(*copies: int, players: int = 3) -> Table:
    """Each human seat has so many copies in its discard pile, seat 0 one of them in its deck."""
    table = holding("corner_the_market", players=players)
    for seat, n in enumerate(copies):
        table.discard(seat, *(SPICE,) * n)
    if copies[0]:
        mine = table.doc["seats"][0]
        mine["discard"].remove(SPICE)
        mine["deck"].append(SPICE)
    return table.at_endgame()


@pytest.mark.parametrize(
    ("mine", "left", "right", "points"),
    [
        (2, 0, 0, 2), (2, 1, 1, 2), (2, 2, 0, 1), (2, 0, 2, 1), (2, 3, 0, 1), (3, 2, 2, 2),
        (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 0),
    ],
)  # fmt: skip
@pytest.mark.shows("2020/intrigue/corner_the_market", "B-8.7")
def test_corner_the_market_counts_two_copies_and_more_than_each_opponent(
    mine: int, left: int, right: int, points: int
) -> None:
    s = cornering(mine, left, right).start()
    if points:
        play(s, "corner_the_market")
    else:
        assert not offered(s, "corner_the_market")
    assert me(s).vp == points


@pytest.mark.parametrize(("copies", "points"), [(3, 2), (2, 1), (1, 0)])
@pytest.mark.shows("2020/intrigue/corner_the_market", "B-11.11", "X-B13")
def test_corner_the_market_alone_each_rival_counts_as_having_two(copies: int, points: int) -> None:
    s = cornering(copies, players=1).start()
    if points:
        play(s, "corner_the_market")
    else:
        assert not offered(s, "corner_the_market")
    assert me(s).vp == points


@pytest.mark.shows("2020/intrigue/corner_the_market", "B-10.1", "B-8.7")
def test_corner_the_market_with_two_players_house_hagal_has_none() -> None:
    assert me(play(cornering(1, 0, players=2).start(), "corner_the_market")).vp == 1


# ---------------------------------------------------------------- Dispatch an Envoy

ENVOY = set().union(*(SPACES[faction] for faction in FACTIONS))


@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("dagger", SPACES["landsraad"]),
        ("diplomacy", set()),
        ("bene_gesserit_sister", SPACES["landsraad"]),
        ("convincing_argument", set()),
    ],
)
@pytest.mark.shows("2020/intrigue/dispatch_an_envoy")
def test_dispatch_an_envoy_adds_the_icons_of_the_factions_and_removes_none(
    card: str, own: set[str]
) -> None:
    table = holding("dispatch_an_envoy").have(0, solari=20, spice=20, water=20)
    s = play(table.hand(0, card, "seek_allies").start(), "dispatch_an_envoy")
    assert reachable(s, card) == ENVOY | own


@pytest.mark.shows("2020/intrigue/dispatch_an_envoy")
def test_dispatch_an_envoy_doubles_no_influence() -> None:
    s = play(holding("dispatch_an_envoy").hand(0, "diplomacy").start(), "dispatch_an_envoy")
    assert influence(send(s, "diplomacy", "wealth"), 0)["emperor"] == 1


@pytest.mark.shows("2020/intrigue/dispatch_an_envoy")
def test_dispatch_an_envoy_is_for_this_turns_card_only() -> None:
    table = holding("dispatch_an_envoy").hand(0, "dagger", "reconnaissance")
    s = play(table.start(), "dispatch_an_envoy")
    round_about(finish(send(s, "dagger", "wealth")))
    assert reachable(s, "reconnaissance") <= SPACES["city"]


@pytest.mark.shows("2020/intrigue/dispatch_an_envoy", "U-6.4")
def test_dispatch_an_envoy_does_not_open_occupied_spaces() -> None:
    table = holding("dispatch_an_envoy").hand(0, "dagger", "seek_allies").agents(1, "wealth")
    assert "wealth" not in reachable(play(table.start(), "dispatch_an_envoy"), "dagger")


# ---------------------------------------------------------------- Double Cross


def crossing(solari: int = 2, players: int = 3) -> Table:
    table = holding("double_cross", players=players, seed=2).have(0, solari=solari)
    return table.units(0, garrison=3)


@pytest.mark.shows("2020/intrigue/double_cross", "B-8.8", "U-7.12")
def test_double_cross_trades_a_solari_for_an_opponents_troop_and_one_of_ones_own() -> None:
    table = crossing().units(1, garrison=1, conflict=2).units(2, conflict=1)
    s = play(table.start(), "double_cross")
    assert (asked(s), legal(s)) == ("opponent", ["seat:1", "seat:2"])
    do(s, "seat:1")
    assert (s.seats[1].deployed, s.seats[1].supply, s.seats[1].garrison) == (1, 10, 1)
    assert s.seats[2].deployed == 1
    assert (me(s).solari, me(s).deployed, me(s).garrison, me(s).supply) == (1, 1, 3, 8)


@pytest.mark.shows("2020/intrigue/double_cross", "B-8.8")
def test_double_cross_needs_an_opponent_with_a_troop_in_the_conflict() -> None:
    table = crossing().units(0, garrison=1, conflict=2).units(1, garrison=3)
    assert not offered(table.start(), "double_cross")
    s = play(table.units(2, conflict=1).start(), "double_cross")
    assert s.seats[2].deployed == 0  # the only one who can lose a troop


@pytest.mark.shows("2020/intrigue/double_cross", "U-15.3")
def test_double_cross_costs_a_solari() -> None:
    assert not offered(crossing(0).units(1, conflict=2).start(), "double_cross")


@pytest.mark.shows("2020/intrigue/double_cross", "U-17.5")
def test_double_cross_needs_no_troop_in_ones_own_supply() -> None:
    table = crossing().units(0, garrison=10, conflict=2).units(1, conflict=2)
    s = play(table.start(), "double_cross")
    assert (s.seats[1].deployed, me(s).deployed, me(s).garrison) == (1, 2, 10)


@pytest.mark.shows("2020/intrigue/double_cross", "U-11.10")
def test_double_cross_lowers_a_strength_already_set() -> None:
    table = crossing().units(1, conflict=2).revealed(1, swords=3)
    s = play(table.start(), "double_cross")
    assert s.strength(1) == 2 + 3


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.shows("2020/intrigue/double_cross", "B-9.1")
def test_double_cross_works_on_rivals(players: int) -> None:
    s = play(crossing(players=players).units(2, conflict=2).start(), "double_cross")
    assert (s.seats[2].deployed, s.seats[2].supply, me(s).deployed) == (1, 11, 1)


@pytest.mark.shows("2020/intrigue/double_cross", "B-6.2", "R-046")
def test_double_cross_may_bring_the_first_troop_in_the_reveal_turn() -> None:
    table = crossing().units(1, conflict=1).hand(0, "dagger", "convincing_argument")
    s = play(reveal(table.start()), "double_cross")
    assert (s.strength(0), s.strength(1)) == (2 + 1, 0)
