"""The worked examples of the game of 2020 (X-B), and the derived ones that speak of it (X-D)."""

from __future__ import annotations

import pytest

from tests.rules.of_2020 import (
    Base,
    changes,
    decider,
    kind,
    marks,
    reach,
    seat,
    send,
    solo,
    spaces,
    until,
    visit,
)
from tests.table import (
    agents,
    alliances,
    cards,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
)

JUAN, ALBA, EDUARDO = range(3)


def table() -> Base:
    """Three players whose Leaders react to nothing in the examples."""
    return Base(leaders=["paul_atreides", "glossu_the_beast_rabban", "helena_richese"])


@pytest.mark.shows("X-B01", "B-1.3")
def test_x_b01_sardaukar_legion_reaches_emperor_and_landsraad_spaces() -> None:
    t = table().have(JUAN, solari=8, spice=4)
    assert reach(t, "sardaukar_legion") == {
        "conspire", "wealth",
        "high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory",
    }  # fmt: skip


@pytest.mark.shows("X-B02", "B-1.3")
def test_x_b02_conspire_needs_4_spice_at_once_and_wealth_nothing() -> None:
    assert "wealth" in reach(table().have(JUAN, spice=0), "diplomacy")
    assert "conspire" not in reach(table().have(JUAN, spice=3), "diplomacy")
    t = table().have(JUAN, spice=4)
    assert changes(t.doc, visit(t, "conspire"))["spice"] == -4


@pytest.mark.shows("X-B03")
@pytest.mark.parametrize(("answer", "changed"), [("card-effect:0", (-2, 3)), ("end", (0, 0))])
def test_x_b03_the_arrow_of_fremen_camp_may_be_declined(
    answer: str, changed: tuple[int, int]
) -> None:
    t = table().hand(JUAN, "fremen_camp", "dagger").have(JUAN, spice=2)
    s = do(send(t.start(), "fremen_camp", "secure_contract"), answer)
    after = changes(t.doc, s)
    assert (after.get("spice", 0), after.get("garrison", 0)) == changed


@pytest.mark.shows("X-B04", "B-6.3")
def test_x_b04_juan_deploys_two_from_imperial_basin() -> None:
    t = table().units(JUAN, garrison=3)
    s = visit(t, "imperial_basin")
    assert legal(s) == ["deploy:1", "deploy:2", "end"]
    do(s, "deploy:2")
    assert changes(t.doc, s) == {"spice": 1, "garrison": -2, "deployed": 2}


@pytest.mark.shows("X-B05", "B-6.3", "B-6.8")
def test_x_b05_alba_goes_to_carthag_with_duncan_idaho() -> None:
    t = table().control(JUAN, "carthag").units(ALBA, garrison=1).have(ALBA, water=1)
    t.hand(ALBA, "duncan_idaho").intrigue_top("windfall").turn_of(ALBA)
    s = send(t.start(), "duncan_idaho", "carthag")
    assert changes(t.doc, s, JUAN) == {"solari": 1}
    do(s, "card-effect:0")
    assert changes(t.doc, s, ALBA) == {
        "water": -1, "supply": -2, "garrison": 2, "intrigue": 1, "deck": -1,
    }  # fmt: skip
    assert max(a for a in legal(s) if a.startswith("deploy:")) == "deploy:3"
    do(s, "deploy:3")
    assert (seat(s, ALBA)["garrison"], seat(s, ALBA)["deployed"]) == (0, 3)


@pytest.mark.shows("X-B06")
def test_x_b06_eduardo_rallies_troops_and_deploys_none() -> None:
    t = table().have(EDUARDO, solari=4).hand(EDUARDO, "bene_gesserit_initiate").turn_of(EDUARDO)
    s = send(t.start(), "bene_gesserit_initiate", "rally_troops")
    assert changes(t.doc, s, EDUARDO) == {"solari": -4, "supply": -4, "garrison": 4, "deck": -1}
    assert s.active == JUAN  # there was nothing to deploy by


@pytest.mark.shows("X-B07")
def test_x_b07_hagga_basin_gives_2_spice_and_all_bonus_spice() -> None:
    t = table().have(JUAN, water=1).bonus_spice(hagga_basin=3)
    s = visit(t, "hagga_basin")
    assert changes(t.doc, s) == {"water": -1, "spice": 5}
    assert s.to_dict()["bonus_spice"]["hagga_basin"] == 0


@pytest.mark.shows("X-B08", "B-6.1", "B-6.2")
def test_x_b08_juan_reveals() -> None:
    t = table().hand(JUAN, "imperial_spy", "smugglers_thopter", "stilgar").units(JUAN, conflict=2)
    t.row("space_travel", "lady_jessica", "opulence", "worm_riders", "chani")
    s = do(t.agents(JUAN, "wealth").start(), "reveal")
    assert changes(t.doc, s) == {"spice": 1}
    assert seat(s, JUAN)["persuasion"] == 4
    assert s.strength(JUAN) == 2 * 2 + 1 + 3 == 8
    do(s, "acquire:space_travel")
    assert "space_travel" in cards(s, JUAN, "discard")
    left = [a for a in legal(s) if a.startswith("acquire:")] if s.active == JUAN else []
    assert "acquire:arrakis_liaison" not in left


@pytest.mark.shows("X-B09", "B-6.5", "B-6.8")
def test_x_b09_alba_ambushes_juan_in_the_siege_of_arrakeen() -> None:
    t = table().conflict("siege_of_arrakeen").units(JUAN, conflict=2).units(ALBA, conflict=3)
    t.have(JUAN, solari=0).intrigue(JUAN, "private_army").have(JUAN, spice=2)
    s = t.intrigue(ALBA, "ambush").swords(JUAN, 4).at_combat().start()
    assert [s.strength(n) for n in range(3)] == [8, 6, 0]
    assert decider(s) == JUAN
    do(s, "pass", "intrigue:ambush")
    assert s.strength(ALBA) == 10
    assert "ambush" in intrigue_discard(s)
    until(s, "turn")
    assert changes(t.doc, s, ALBA)["vp"] == 1
    assert control(s)["arrakeen"] == ALBA
    assert changes(t.doc, s, JUAN)["solari"] == 4
    assert seat(s, EDUARDO)["vp"] == 0


@pytest.mark.shows("X-B10")
def test_x_b10_makers() -> None:
    t = table().agents(JUAN, "imperial_basin").bonus_spice(the_great_flat=1)
    assert t.at_makers().start().to_dict()["bonus_spice"] == {
        "the_great_flat": 2, "hagga_basin": 1, "imperial_basin": 0,
    }  # fmt: skip


@pytest.mark.shows("X-B11", "B-5.2", "B-7.1")
def test_x_b11_mentat_and_agents_return_and_alba_is_first() -> None:
    t = table().mentat(EDUARDO).agents(EDUARDO, "arrakeen", "wealth", "secrets")
    s = t.agents(JUAN, "mentat", "carthag").at_recall().start()
    assert marks(s)["mentat"] is None
    assert [seat(s, n)["agents"] for n in range(3)] == [2, 2, 2]
    assert [agents(s, n) for n in range(3)] == [[], [], []]
    assert s.to_dict()["first"] == ALBA


@pytest.mark.shows("X-B12", "B-10.3")
@pytest.mark.parametrize(("first", "turns"), [(0, 3), (1, 2)])
def test_x_b12_house_hagal_acts_as_often_as_the_first_player(first: int, turns: int) -> None:
    t = Base(2).owns(0, "swordmaster").have(0, solari=4)
    t.doc["first"] = first
    t.hagal("wealth", "foldspace", "secrets").revealed(1 - first)
    t.hand(first, "dune_the_desert_planet", "dagger", "reconnaissance", "convincing_argument")
    s = t.turn_of(first).start()
    visits = [("dune_the_desert_planet", "secure_contract"), ("dagger", "rally_troops")]
    if first == 1:
        visits = [("dune_the_desert_planet", "secure_contract"), ("dagger", "hall_of_oratory")]
    for card, space in [*visits, ("reconnaissance", "carthag")][:turns]:
        send(s, card, space)
    until(s, "reveal-menu")
    assert len(agents(s, 2)) == turns


@pytest.mark.shows("X-B13", "B-11.11")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 2)])
def test_x_b13_corner_the_market_alone(copies: int, points: int) -> None:
    t = solo().discard(0, *["the_spice_must_flow"] * copies).intrigue(0, "corner_the_market")
    s = t.at_endgame().start()
    if points:
        do(s, "intrigue:corner_the_market")
    assert s.is_over
    assert seat(s, 0)["vp"] == points


@pytest.mark.shows("X-B14", "B-6.4", "B-8.6")
def test_x_b14_spice_of_the_reward_pays_for_demand_respect() -> None:
    t = table().conflict("raid_stockpiles").intrigue(JUAN, "demand_respect").have(JUAN, spice=0)
    s = t.intrigue_top("windfall").fight(3, 2, 0).start()
    assert seat(s, JUAN)["spice"] == 3
    do(s, "intrigue:demand_respect", "option:1", "faction:bene_gesserit")
    assert (seat(s, JUAN)["spice"], influence(s, JUAN)["bene_gesserit"]) == (1, 2)


@pytest.mark.shows("X-B14", "B-6.4", "B-8.6")
def test_x_b14_to_the_victor_may_pay_for_it_instead() -> None:
    t = table().conflict("guild_bank_raid").have(JUAN, spice=0)
    s = t.intrigue(JUAN, "demand_respect", "to_the_victor").fight(3, 2, 0).start()
    do(s, "intrigue:to_the_victor", "intrigue:demand_respect", "option:1", "faction:emperor")
    assert (seat(s, JUAN)["spice"], influence(s, JUAN)["emperor"]) == (1, 2)


@pytest.mark.shows("X-B14", "B-6.4", "B-8.6")
def test_x_b14_after_a_tie_neither_is_played() -> None:
    t = table().conflict("raid_stockpiles").intrigue(JUAN, "demand_respect", "to_the_victor")
    s = t.fight(3, 3, 0).start()
    assert kind(s) == "turn"
    assert sorted(intrigues(s, JUAN)) == ["demand_respect", "to_the_victor"]


# ================================================================ derived scenarios


@pytest.mark.shows("X-D03", "B-6.2")
def test_x_d03_the_last_troop_retreats() -> None:
    t = table().conflict("guild_bank_raid").intrigue(JUAN, "master_tactician").swords(JUAN, 4)
    s = t.fight(1, 1, 0).start()
    assert s.strength(JUAN) == 6
    assert do(s, "intrigue:master_tactician", "option:1", "amount:1").strength(JUAN) == 0


@pytest.mark.shows("X-D04", "B-6.3")
def test_x_d04_a_short_supply() -> None:
    t = table().have(JUAN, spice=6).units(JUAN, garrison=10)
    s = do(visit(t, "heighliner"), "space-effect:0")
    assert changes(t.doc, s)["supply"] == -2
    assert max(a for a in legal(s) if a.startswith("deploy:")) == "deploy:4"


@pytest.mark.shows("X-D05", "B-4.1")
def test_x_d05_a_holder_who_loses_influence_hands_the_alliance_on() -> None:
    t = table().hand(JUAN, "shifting_allegiances", "dagger").have(JUAN, spice=2)
    t.influence(ALBA, fremen=4).influence(EDUARDO, fremen=4).alliance(JUAN, "fremen")
    s = do(send(t.start(), "shifting_allegiances", "secure_contract"), "card-effect:0")
    if kind(s) == "lose-influence":
        do(s, "faction:fremen")
    assert (kind(s), decider(s), legal(s)) == ("alliance", JUAN, ["seat:1", "seat:2"])
    do(s, "seat:2")
    assert alliances(s)["fremen"] == EDUARDO


@pytest.mark.shows("X-D13", "B-6.8")
def test_x_d13_control_is_replaced_and_could_be_defended() -> None:
    t = table().control(JUAN, "imperial_basin").next_conflict("battle_for_imperial_basin")
    s = t.at_round_start().start()
    assert (kind(s), decider(s), legal(s)) == ("defend", JUAN, ["deploy:1", "pass"])
    t = table().control(JUAN, "imperial_basin").conflict("battle_for_imperial_basin")
    assert control(until(t.fight(1, 2, 0).start(), "turn"))["imperial_basin"] == ALBA


@pytest.mark.shows("X-D15", "B-3.3")
def test_x_d15_the_high_council_is_not_visited_twice() -> None:
    t = table().owns(JUAN, "council").have(JUAN, solari=5)
    assert "high_council" not in reach(t, "dagger")


@pytest.mark.shows("X-D16")
def test_x_d16_sell_melange() -> None:
    assert "sell_melange" not in reach(table().have(JUAN, spice=1), "dune_the_desert_planet")
    t = table().hand(JUAN, "dune_the_desert_planet").have(JUAN, spice=6)
    s = do(t.start(), "card:dune_the_desert_planet", "space:sell_melange")
    assert legal(s) == ["option:0", "option:1", "option:2", "option:3"]  # 2 to 5 spice
    assert changes(t.doc, do(s, "option:1")) == {"spice": -3, "solari": 8}


@pytest.mark.shows("X-D23", "B-6.9")
def test_x_d23_urgent_mission_recalls_the_agent_just_sent() -> None:
    t = table().hand(JUAN, "diplomacy", "dagger").intrigue(JUAN, "urgent_mission")
    s = do(send(t.start(), "diplomacy", "wealth"), "intrigue:urgent_mission")
    assert (agents(s, JUAN), seat(s, JUAN)["agents"]) == ([], 2)


@pytest.mark.shows("X-D24", "B-8.5")
@pytest.mark.parametrize(("answer", "turn_of"), [("option:0", ALBA), ("pass", JUAN)])
def test_x_d24_bindu_suspension(answer: str, turn_of: int) -> None:
    t = table().hand(JUAN, "diplomacy", "dagger").intrigue(JUAN, "bindu_suspension")
    s = do(t.start(), "intrigue:bindu_suspension")
    assert len(cards(s, JUAN, "hand")) == 3
    do(s, answer)
    assert (kind(s), decider(s)) == ("turn", turn_of)


@pytest.mark.shows("X-D25", "B-8.1")
def test_x_d25_the_kwisatz_haderach_leaves_hagga_basin() -> None:
    t = table().hand(JUAN, "kwisatz_haderach", "convincing_argument").revealed(ALBA, EDUARDO)
    t.agents(JUAN, "hagga_basin", "wealth")
    s = do(t.start(), "card:kwisatz_haderach")
    assert "carthag" in spaces(s)
    do(s, "space:carthag", "space:hagga_basin")
    while s.to_dict()["round"] == 1:
        do(s, "end" if "end" in legal(s) else legal(s)[-1])
    assert s.to_dict()["bonus_spice"]["hagga_basin"] == 1
