"""Every standard contract, and the rules about taking and completing contracts."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import BadSetup, State
from tests.table import (
    SHADDAM_CONTRACTS,
    THREE,
    Table,
    agents,
    cards,
    do,
    influence,
    intrigues,
    legal,
    spies,
)

WITH_SHADDAM = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
STANDARD = {
    "acquire_the_spice_must_flow": 1,
    "arrakeen_troop_spy": 1,
    "arrakeen_water": 1,
    "deliver_supplies": 1,
    "espionage": 2,
    "harvest_3": 2,
    "harvest_4": 1,
    "heighliner_troops": 1,
    "heighliner_water": 1,
    "high_council_influence": 1,
    "high_council_solari": 1,
    "immediate": 1,
    "research_station_solari": 1,
    "research_station_solari_spy": 1,
    "sardaukar_cards": 1,
    "sardaukar_recall": 1,
    "spice_refinery_cards": 1,
    "spice_refinery_water": 1,
}


def holding(*contracts: str, **options: Any) -> Table:
    """Seat 0 holds these contracts and no resources."""
    table = Table(choam=True, **options).contracts(0, held=contracts)
    return table.have(0, solari=0, spice=0, water=0)


def held(s: State, seat: int = 0) -> list[str]:
    """Contracts a seat has still to complete."""
    return list(s.to_dict()["choam"]["held"][seat])


def completed(s: State, seat: int = 0) -> list[str]:
    """Contracts a seat has completed."""
    return list(s.to_dict()["choam"]["completed"][seat])


def market(s: State) -> list[str]:
    """The face-up contracts."""
    return list(s.to_dict()["choam"]["market"])


def send(table: Table, card: str, space: str, *more: str) -> State:
    """Seat 0 sends an Agent with the card."""
    return do(table.hand(0, card).start(), f"card:{card}", f"space:{space}", *more)


# ---------------------------------------------------------------- C-1 components and setup


def everywhere(s: State) -> dict[str, int]:
    """How often each contract face is on the table."""
    choam = s.to_dict()["choam"]
    tiles = choam["market"] + choam["bank"] + choam["set_aside"]
    for pile in choam["held"] + choam["completed"]:
        tiles += pile
    return {name: tiles.count(name) for name in tiles}


@pytest.mark.shows("C-1.1", "C-1.2", *(f"contract/{name}" for name in STANDARD))
def test_setup_lays_out_two_of_twenty_contracts_with_eighteen_in_the_bank() -> None:
    s = kanly.new_game(leaders=THREE, modules=["choam"], seed=5)
    assert s.choam is not None
    assert (len(s.choam.market), len(s.choam.bank), len(s.choam.set_aside)) == (2, 18, 0)
    assert everywhere(s) == STANDARD


@pytest.mark.shows("C-1.2")
def test_the_contracts_are_shuffled() -> None:
    games = [kanly.new_game(leaders=THREE, modules=["choam"], seed=seed) for seed in range(8)]
    assert len({tuple(market(s)) for s in games}) > 1


@pytest.mark.shows("C-1.1", "C-1.3")
def test_the_module_adds_four_imperium_and_four_intrigue_cards() -> None:
    for modules, imperium, intrigue in (([], 65, 40), (["choam"], 69, 44)):
        s = kanly.new_game(leaders=THREE, modules=modules, seed=5)
        assert len(s.imperium_deck) + len(s.row) == imperium
        assert len(s.intrigue_deck) == intrigue
        assert (s.choam is not None) == bool(modules)


@pytest.mark.shows("C-1.3", "U-1.3", "leader/shaddam_corrino_iv")
def test_shaddam_can_be_chosen_only_with_the_module() -> None:
    assert kanly.new_game(leaders=WITH_SHADDAM, modules=["choam"], seed=5)
    with pytest.raises(BadSetup, match="shaddam_corrino_iv"):
        kanly.new_game(leaders=WITH_SHADDAM, modules=[], seed=5)


@pytest.mark.shows(
    "C-1.4", "contract/sardaukar_cards", "contract/sardaukar_recall", "leader/shaddam_corrino_iv"
)
def test_with_shaddam_both_sardaukar_contracts_are_set_aside() -> None:
    for seed in range(4):
        s = kanly.new_game(leaders=WITH_SHADDAM, modules=["choam"], seed=seed)
        choam = s.to_dict()["choam"]
        assert (len(choam["market"]), len(choam["bank"])) == (2, 16)
        assert sorted(choam["set_aside"]) == SHADDAM_CONTRACTS
        assert held(s) == []
        assert everywhere(s) == STANDARD


# ---------------------------------------------------------------- C-2 taking a contract


@pytest.mark.shows("C-2.1", "space/accept_contract", "space/dutiful_service")
@pytest.mark.parametrize(
    ("card", "space"),
    [("dune_the_desert_planet", "accept_contract"), ("diplomacy", "dutiful_service")],
)
def test_without_the_module_a_contract_icon_is_two_solari(card: str, space: str) -> None:
    s = send(Table().have(0, solari=1), card, space)
    assert s.seats[0].solari == 3


@pytest.mark.shows("C-2.2", "C-2.6", "space/accept_contract", "space/dutiful_service")
@pytest.mark.parametrize(
    ("card", "space"),
    [("dune_the_desert_planet", "accept_contract"), ("diplomacy", "dutiful_service")],
)
def test_a_contract_icon_takes_a_face_up_contract_and_refills_the_market(
    card: str, space: str
) -> None:
    s = send(holding().market("espionage", "harvest_4"), card, space)
    assert s.choam is not None
    assert set(legal(s)) == {"contract:espionage", "contract:harvest_4"}
    top = s.to_dict()["choam"]["bank"][-1]
    do(s, "contract:harvest_4")
    assert held(s) == ["harvest_4"]
    assert sorted(market(s)) == sorted(["espionage", top])
    assert len(s.choam.bank) == 17
    assert s.seats[0].solari == 0


@pytest.mark.shows("C-2.2", "U-17.2")
def test_taking_the_contract_is_compulsory() -> None:
    table = holding().market("espionage", "harvest_4").intrigue(0, "contingency_plan")
    s = send(table, "diplomacy", "dutiful_service")
    assert "pass" not in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("C-2.3")
def test_an_empty_bank_shrinks_the_market() -> None:
    table = holding().market("espionage", "harvest_4").bank()
    s = send(table, "diplomacy", "dutiful_service", "contract:espionage")
    assert market(s) == ["harvest_4"]


@pytest.mark.shows("C-2.3")
def test_the_last_contract_left_is_taken_and_not_two_solari() -> None:
    table = holding("harvest_4").market("espionage", "harvest_3").bank()
    tiles = table.doc["choam"]
    tiles["market"].remove("harvest_3")
    tiles["completed"][-1].append("harvest_3")
    s = send(table, "diplomacy", "dutiful_service")
    assert held(s) == ["harvest_4", "espionage"]
    assert market(s) == []
    assert s.seats[0].solari == 0


@pytest.mark.shows("C-2.3", "X-C04")
def test_a_contract_icon_is_two_solari_when_none_is_left() -> None:
    s = send(holding().empty_market(), "diplomacy", "dutiful_service")
    assert s.seats[0].solari == 2
    assert held(s) == []


@pytest.mark.shows("C-2.4")
def test_there_is_no_limit_to_the_contracts_held() -> None:
    many = ["arrakeen_water", "harvest_3", "harvest_3", "harvest_4", "heighliner_water"]
    many += ["high_council_solari", "spice_refinery_water", "deliver_supplies"]
    table = holding(*many).market("espionage", "immediate")
    s = send(table, "diplomacy", "dutiful_service", "contract:espionage")
    assert sorted(held(s)) == sorted([*many, "espionage"])


@pytest.mark.shows(
    "C-2.5", "contract/sardaukar_cards", "contract/sardaukar_recall", "leader/shaddam_corrino_iv"
)
def test_shaddam_may_take_a_set_aside_contract_and_the_market_stays() -> None:
    table = holding(leaders=WITH_SHADDAM).market("espionage", "harvest_4")
    s = send(table, "diplomacy", "dutiful_service")
    assert set(legal(s)) == {
        "contract:espionage",
        "contract:harvest_4",
        "contract:sardaukar_cards",
        "contract:sardaukar_recall",
    }
    do(s, "contract:sardaukar_recall")
    assert held(s) == ["sardaukar_recall"]
    assert sorted(market(s)) == ["espionage", "harvest_4"]
    assert s.choam is not None
    assert (len(s.choam.bank), len(s.choam.set_aside)) == (16, 1)


@pytest.mark.shows("C-2.5", "leader/shaddam_corrino_iv")
def test_shaddam_may_take_a_face_up_contract_which_is_replaced() -> None:
    table = holding(leaders=WITH_SHADDAM).market("espionage", "harvest_4")
    s = send(table, "diplomacy", "dutiful_service", "contract:espionage")
    assert s.choam is not None
    assert (len(s.choam.market), len(s.choam.bank), len(s.choam.set_aside)) == (2, 15, 2)


@pytest.mark.shows("C-2.5", "leader/shaddam_corrino_iv")
def test_nobody_else_can_take_the_set_aside_contracts() -> None:
    table = holding(leaders=WITH_SHADDAM).market("espionage", "harvest_4")
    s = table.hand(1, "diplomacy").turn_of(1).start()
    do(s, "card:diplomacy", "space:dutiful_service")
    assert set(legal(s)) == {"contract:espionage", "contract:harvest_4"}


@pytest.mark.shows("R-052", "C-2.5", "leader/shaddam_corrino_iv")
def test_shaddam_with_an_empty_market_takes_two_solari_or_a_set_aside_contract() -> None:
    for answer, solari, tiles in (
        ("option:0", 2, []),
        ("contract:sardaukar_cards", 0, ["sardaukar_cards"]),
    ):
        table = holding(leaders=WITH_SHADDAM).empty_market()
        s = send(table, "diplomacy", "dutiful_service", answer)
        assert s.seats[0].solari == solari
        assert held(s) == tiles


@pytest.mark.shows("R-052", "leader/shaddam_corrino_iv")
def test_others_get_two_solari_while_only_set_aside_contracts_are_left() -> None:
    table = holding(leaders=WITH_SHADDAM).empty_market().have(1, solari=0)
    s = table.hand(1, "diplomacy").turn_of(1).start()
    do(s, "card:diplomacy", "space:dutiful_service")
    assert s.seats[1].solari == 2


@pytest.mark.shows("C-2.6", "conflict/trade_dispute")
def test_a_conflict_reward_gives_a_contract() -> None:
    table = holding().conflict("trade_dispute").units(0, conflict=1)
    table.market("espionage", "harvest_4").discard(0)
    s = do(table.at_combat().start(), "option:0", "contract:espionage")
    assert held(s) == ["espionage"]


@pytest.mark.shows("C-2.6", "U-12.11", "conflict/choam_security")
def test_a_doubled_conflict_reward_gives_two_contracts_one_after_the_other() -> None:
    table = holding().conflict("choam_security").units(0, conflict=1, worms=1)
    s = table.market("espionage", "harvest_4").at_combat().start()
    top = s.to_dict()["choam"]["bank"][-1]
    do(s, "contract:espionage")
    assert set(legal(s)) == {"contract:harvest_4", f"contract:{top}"}
    do(s, "contract:harvest_4")
    assert held(s) == ["espionage", "harvest_4"]


# ---------------------------------------------------------------- the faces: visits


def visited(contract: str, card: str, space: str, *more: str, **resources: int) -> State:
    """The contract is held while an Agent is sent to the space."""
    table = holding(contract).have(0, **resources)
    s = send(table, card, space, *more)
    assert agents(s, 0) == [space]
    return s


def check_completed(s: State, contract: str) -> None:
    assert held(s) == []
    assert completed(s) == [contract]


@pytest.mark.shows("contract/arrakeen_troop_spy", "C-3.2", "C-3.9", "C-3.10")
def test_arrakeen_troop_spy_recruits_and_places_a_spy() -> None:
    s = visited("arrakeen_troop_spy", "reconnaissance", "arrakeen")
    do(s, "contract:arrakeen_troop_spy", "post:post_choam")
    check_completed(s, "arrakeen_troop_spy")
    assert s.seats[0].garrison == 3 + 1 + 1
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("contract/arrakeen_troop_spy", "U-10.6", "R-003")
def test_the_spy_of_a_contract_is_optional_but_completing_is_not() -> None:
    s = visited("arrakeen_troop_spy", "reconnaissance", "arrakeen")
    assert "end" not in legal(s)
    do(s, "contract:arrakeen_troop_spy", "pass")
    check_completed(s, "arrakeen_troop_spy")
    assert s.seats[0].garrison == 5
    assert spies(s, 0) == []
    assert "end" in legal(s)


@pytest.mark.shows("contract/arrakeen_troop_spy", "C-3.10", "U-7.7")
def test_a_troop_recruited_by_a_contract_may_be_deployed_on_a_combat_space() -> None:
    s = visited("arrakeen_troop_spy", "reconnaissance", "arrakeen")
    assert "deploy:4" not in legal(s)
    do(s, "contract:arrakeen_troop_spy", "pass", "deploy:4")
    assert s.seats[0].deployed == 4


@pytest.mark.shows("contract/arrakeen_water", "C-3.2", "C-3.9")
def test_arrakeen_water_gives_one_water() -> None:
    s = visited("arrakeen_water", "reconnaissance", "arrakeen")
    check_completed(s, "arrakeen_water")
    assert s.seats[0].water == 1


@pytest.mark.shows("contract/deliver_supplies", "C-3.2")
def test_deliver_supplies_gives_three_solari() -> None:
    s = visited("deliver_supplies", "diplomacy", "deliver_supplies")
    check_completed(s, "deliver_supplies")
    assert (s.seats[0].solari, s.seats[0].water) == (3, 1)


@pytest.mark.shows("contract/espionage", "C-3.2")
def test_espionage_gives_three_solari() -> None:
    s = visited("espionage", "diplomacy", "espionage", spice=1)
    check_completed(s, "espionage")
    assert s.seats[0].solari == 3


@pytest.mark.shows("contract/heighliner_water", "C-3.2")
def test_heighliner_water_gives_two_water() -> None:
    s = visited("heighliner_water", "diplomacy", "heighliner", spice=5)
    check_completed(s, "heighliner_water")
    assert s.seats[0].water == 2


@pytest.mark.shows("contract/heighliner_troops", "C-3.2", "C-3.10", "U-7.7")
def test_heighliner_troops_recruits_two_which_may_be_deployed() -> None:
    s = visited("heighliner_troops", "diplomacy", "heighliner", spice=5)
    check_completed(s, "heighliner_troops")
    assert s.seats[0].garrison == 3 + 5 + 2
    do(s, "deploy:9")
    assert s.seats[0].deployed == 9


@pytest.mark.shows("contract/heighliner_troops", "R-016")
def test_heighliner_troops_recruits_only_what_the_supply_holds() -> None:
    table = holding("heighliner_troops").have(0, spice=5).units(0, garrison=0, conflict=6)
    s = send(table, "diplomacy", "heighliner", "contract:heighliner_troops")
    assert (s.seats[0].garrison, s.seats[0].supply) == (6, 0)
    check_completed(s, "heighliner_troops")


@pytest.mark.shows("contract/high_council_influence", "C-3.2")
def test_high_council_influence_raises_bene_gesserit() -> None:
    s = visited("high_council_influence", "dagger", "high_council", solari=5)
    check_completed(s, "high_council_influence")
    assert influence(s, 0) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert s.seats[0].council


@pytest.mark.shows("contract/high_council_influence", "U-9.4", "U-9.6")
def test_influence_from_a_contract_gives_the_track_bonus_and_the_alliance() -> None:
    table = holding("high_council_influence").have(0, solari=5).influence(0, bene_gesserit=3)
    s = send(table, "dagger", "high_council")
    assert influence(s, 0)["bene_gesserit"] == 4
    assert len(intrigues(s, 0)) == 1
    assert s.seats[0].vp == 2


@pytest.mark.shows("contract/high_council_solari", "C-3.2")
def test_high_council_solari_gives_three_solari_but_cannot_pay_the_space() -> None:
    s = visited("high_council_solari", "dagger", "high_council", solari=5)
    check_completed(s, "high_council_solari")
    assert s.seats[0].solari == 3
    table = holding("high_council_solari").have(0, solari=2).hand(0, "dagger")
    s = do(table.start(), "card:dagger")
    assert "space:high_council" not in legal(s)


@pytest.mark.shows("contract/high_council_solari", "C-3.2", "space/high_council")
def test_a_later_visit_to_the_high_council_completes_the_contract_too() -> None:
    table = holding("high_council_solari").have(0, solari=5).owns(0, "council")
    s = send(table, "dagger", "high_council")
    check_completed(s, "high_council_solari")
    assert (s.seats[0].solari, s.seats[0].spice) == (3, 2)


@pytest.mark.shows("contract/research_station_solari", "C-3.2")
def test_research_station_solari_gives_three_solari() -> None:
    s = visited("research_station_solari", "reconnaissance", "research_station", water=2)
    check_completed(s, "research_station_solari")
    assert s.seats[0].solari == 3


@pytest.mark.shows("contract/research_station_solari_spy", "C-3.2")
def test_research_station_solari_spy_gives_two_solari_and_a_spy() -> None:
    s = visited("research_station_solari_spy", "reconnaissance", "research_station", water=2)
    do(s, "contract:research_station_solari_spy", "post:post_city_left")
    check_completed(s, "research_station_solari_spy")
    assert s.seats[0].solari == 2
    assert spies(s, 0) == ["post_city_left"]


@pytest.mark.shows("contract/research_station_solari_spy", "U-10.4")
def test_with_no_spy_in_supply_a_contract_lets_you_recall_one_and_place_it() -> None:
    posts = ("post_emperor", "post_choam", "post_fremen")
    table = holding("research_station_solari_spy").have(0, water=2).spies(0, *posts)
    s = send(table, "reconnaissance", "research_station", "contract:research_station_solari_spy")
    assert set(legal(s)) == {*(f"post:{post}" for post in posts), "pass"}
    do(s, "post:post_choam", "post:post_city_left")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_city_left"}
    check_completed(s, "research_station_solari_spy")


@pytest.mark.shows("contract/sardaukar_cards", "C-3.2")
def test_sardaukar_cards_draws_two_cards() -> None:
    table = holding("sardaukar_cards").have(0, spice=4).hand(0, "diplomacy")
    table.top(0, "signet_ring", "reconnaissance")
    s = do(table.start(), "card:diplomacy", "space:sardaukar")
    check_completed(s, "sardaukar_cards")
    assert cards(s, 0, "hand") == ["signet_ring", "reconnaissance"]


@pytest.mark.shows("contract/sardaukar_recall", "C-3.2", "U-14.4", "R-033")
def test_sardaukar_recall_returns_another_agent_never_the_one_sent() -> None:
    table = holding("sardaukar_recall").have(0, spice=4).owns(0, "swordmaster")
    table.agents(0, "arrakeen", "secrets")
    s = send(table, "diplomacy", "sardaukar")
    assert set(legal(s)) == {"space:arrakeen", "space:secrets"}
    do(s, "space:secrets")
    assert set(agents(s, 0)) == {"sardaukar", "arrakeen"}
    assert s.seats[0].agents == 1
    check_completed(s, "sardaukar_recall")


@pytest.mark.shows("contract/sardaukar_recall", "U-14.4")
def test_sardaukar_recall_returns_the_only_other_agent_without_a_question() -> None:
    s = send(
        holding("sardaukar_recall").have(0, spice=4).agents(0, "arrakeen"), "diplomacy", "sardaukar"
    )
    assert agents(s, 0) == ["sardaukar"]
    assert s.seats[0].agents == 1
    check_completed(s, "sardaukar_recall")


@pytest.mark.shows("contract/sardaukar_recall", "C-3.10")
def test_sardaukar_recall_lapses_with_no_other_agent_but_is_completed() -> None:
    s = visited("sardaukar_recall", "diplomacy", "sardaukar", spice=4)
    check_completed(s, "sardaukar_recall")
    assert s.seats[0].agents == 1


@pytest.mark.shows("contract/spice_refinery_cards", "C-3.2")
def test_spice_refinery_cards_draws_two_cards() -> None:
    table = holding("spice_refinery_cards").hand(0, "reconnaissance")
    s = table.top(0, "signet_ring", "diplomacy").start()
    do(s, "card:reconnaissance", "space:spice_refinery")
    check_completed(s, "spice_refinery_cards")
    assert cards(s, 0, "hand") == ["signet_ring", "diplomacy"]


@pytest.mark.shows("contract/spice_refinery_water", "C-3.2")
@pytest.mark.parametrize(("option", "solari"), [("option:0", 2), ("option:1", 4)])
def test_spice_refinery_water_gives_one_water_with_either_cost(option: str, solari: int) -> None:
    s = visited("spice_refinery_water", "reconnaissance", "spice_refinery", option, spice=1)
    check_completed(s, "spice_refinery_water")
    assert (s.seats[0].water, s.seats[0].solari) == (1, solari)


# ---------------------------------------------------------------- space contracts in general


@pytest.mark.shows("C-3.2")
def test_a_visit_to_another_space_completes_nothing() -> None:
    s = send(holding("arrakeen_water", "harvest_3"), "reconnaissance", "spice_refinery")
    assert held(s) == ["arrakeen_water", "harvest_3"]
    assert s.seats[0].water == 0


@pytest.mark.shows("C-3.2")
def test_a_visit_by_another_player_completes_nothing() -> None:
    table = holding("arrakeen_water").hand(1, "reconnaissance").turn_of(1)
    s = do(table.start(), "card:reconnaissance", "space:arrakeen")
    assert agents(s, 1) == ["arrakeen"]
    assert held(s) == ["arrakeen_water"]


@pytest.mark.shows("C-3.2", "C-3.3", "X-C01")
def test_a_contract_for_a_space_where_your_agent_already_stands_is_not_completed() -> None:
    table = holding().agents(0, "arrakeen").market("arrakeen_water", "espionage")
    s = send(table, "dune_the_desert_planet", "accept_contract", "contract:arrakeen_water")
    assert held(s) == ["arrakeen_water"]
    assert s.seats[0].water == 0


@pytest.mark.shows("C-3.3", "X-C01", "imperium/delivery_agreement")
def test_a_contract_taken_in_the_turn_of_the_visit_is_not_completed_by_it() -> None:
    table = holding().hand(0, "delivery_agreement", "dagger").top(0, "dagger")
    table.market("arrakeen_water", "espionage")
    s = do(table.start(), "card:delivery_agreement", "space:arrakeen", "card-effect:0")
    do(s, "contract:arrakeen_water", "end")
    assert s.active == 1
    assert held(s) == ["arrakeen_water"]
    assert s.seats[0].water == 0


@pytest.mark.shows("C-3.3", "intrigue/leverage")
def test_a_contract_taken_before_the_agent_is_sent_is_completed_by_the_visit() -> None:
    table = holding().intrigue(0, "crysknife", "leverage").hand(0, "reconnaissance")
    s = table.market("arrakeen_water", "espionage").start()
    do(s, "intrigue:crysknife", "intrigue:leverage", "contract:arrakeen_water")
    do(s, "card:reconnaissance", "space:arrakeen")
    check_completed(s, "arrakeen_water")
    assert s.seats[0].water == 1


@pytest.mark.shows("C-3.3")
def test_a_contract_that_waited_is_completed_by_a_later_visit_of_the_round() -> None:
    table = holding().hand(0, "dune_the_desert_planet", "reconnaissance").revealed(1, 2)
    s = table.market("arrakeen_water", "espionage").start()
    do(s, "card:dune_the_desert_planet", "space:accept_contract", "contract:arrakeen_water")
    do(s, "card:reconnaissance", "space:arrakeen")
    check_completed(s, "arrakeen_water")


@pytest.mark.shows("C-3.4", "C-3.1", "X-C03", "contract/espionage")
def test_one_visit_completes_both_espionage_contracts() -> None:
    table = holding("espionage", "espionage").have(0, spice=1)
    s = send(table, "diplomacy", "espionage")
    assert held(s) == []
    assert completed(s) == ["espionage", "espionage"]
    assert s.seats[0].solari == 6


@pytest.mark.shows("C-3.4", "contract/arrakeen_water", "contract/arrakeen_troop_spy")
def test_one_visit_completes_different_contracts_for_the_space() -> None:
    s = send(holding("arrakeen_water", "arrakeen_troop_spy"), "reconnaissance", "arrakeen")
    do(s, "contract:arrakeen_troop_spy", "post:post_choam")
    assert held(s) == []
    assert sorted(completed(s)) == ["arrakeen_troop_spy", "arrakeen_water"]
    assert s.seats[0].water == 1


@pytest.mark.shows("C-3.1", "U-17.2")
def test_completing_is_compulsory() -> None:
    s = send(holding("arrakeen_troop_spy"), "reconnaissance", "arrakeen")
    assert "end" not in legal(s)
    do(s, "deploy:3")
    assert s.active == 0
    assert "end" not in legal(s)


@pytest.mark.shows("C-3.5", "U-6.12", "imperium/shishakli")
def test_a_space_contract_may_come_before_or_after_other_effects() -> None:
    contract = ("contract:research_station_solari_spy", "pass")
    card = ("card-effect:0", "played:shishakli")
    for first, second in ((contract, card), (card, contract)):
        table = holding("research_station_solari_spy").have(0, water=2)
        s = send(table, "shishakli", "research_station")
        assert {first[0], second[0]} <= set(legal(s))
        do(s, *first, *second)
        check_completed(s, "research_station_solari_spy")
        assert s.seats[0].solari == 2
        assert "shishakli" in cards(s, 0, "trash")


@pytest.mark.shows("C-3.5", "R-010", "U-6.10")
def test_gather_intelligence_is_decided_before_the_contract() -> None:
    s = send(holding("arrakeen_water").spies(0, "post_city_right"), "reconnaissance", "arrakeen")
    assert legal(s) == ["post:post_city_right", "pass"]
    assert held(s) == ["arrakeen_water"]
    assert s.seats[0].water == 0
    do(s, "pass")
    check_completed(s, "arrakeen_water")


@pytest.mark.shows("C-3.9", "imperium/cargo_runner")
def test_cards_count_completed_contracts() -> None:
    for done, drawn in ((1, 0), (2, 1), (4, 2)):
        table = holding().contracts(
            0, completed=("espionage", "espionage", "harvest_3", "harvest_4")[:done]
        )
        s = send(table, "cargo_runner", "spice_refinery")
        assert len(cards(s, 0, "hand")) == drawn


@pytest.mark.shows("C-3.9", "C-3.4")
def test_a_completed_contract_is_not_completed_again() -> None:
    table = holding().contracts(0, completed=("arrakeen_water",))
    s = send(table, "reconnaissance", "arrakeen")
    assert s.seats[0].water == 0
    assert completed(s) == ["arrakeen_water"]


# ---------------------------------------------------------------- harvest contracts


def harvest(contract: str, bonus: int, card: str = "dune_the_desert_planet") -> State:
    """Imperial Basin (1 spice) with so much bonus spice, the contract in hand."""
    return send(holding(contract).bonus_spice(imperial_basin=bonus), card, "imperial_basin")


@pytest.mark.shows("contract/harvest_3", "C-3.6")
def test_harvest_3_gives_three_solari_for_three_spice_on_a_maker_space() -> None:
    s = harvest("harvest_3", 2)
    check_completed(s, "harvest_3")
    assert (s.seats[0].solari, s.seats[0].spice) == (3, 3)


@pytest.mark.shows("contract/harvest_3", "C-3.6")
def test_two_spice_are_too_few_for_harvest_3() -> None:
    s = harvest("harvest_3", 1)
    assert held(s) == ["harvest_3"]
    assert s.seats[0].solari == 0


@pytest.mark.shows("contract/harvest_4", "C-3.6")
def test_harvest_4_gives_four_solari_for_four_spice_and_not_for_three() -> None:
    s = harvest("harvest_4", 3)
    check_completed(s, "harvest_4")
    assert s.seats[0].solari == 4
    s = harvest("harvest_4", 2)
    assert held(s) == ["harvest_4"]
    assert s.seats[0].solari == 0


@pytest.mark.shows("contract/harvest_3", "contract/harvest_4", "C-3.6", "space/deep_desert")
def test_one_harvest_of_four_completes_all_harvest_contracts() -> None:
    table = holding("harvest_3", "harvest_4", "harvest_3").have(0, water=3)
    s = send(table, "dune_the_desert_planet", "deep_desert", "space-effect:1")
    assert held(s) == []
    assert sorted(completed(s)) == ["harvest_3", "harvest_3", "harvest_4"]
    assert s.seats[0].solari == 3 + 3 + 4


@pytest.mark.shows("C-3.6", "X-C02", "R-054", "imperium/smugglers_harvester")
def test_spice_from_the_card_counts_for_the_harvest() -> None:
    s = harvest("harvest_3", 1, "smugglers_harvester")
    check_completed(s, "harvest_3")
    assert s.seats[0].spice == 3


@pytest.mark.shows("C-3.6", "R-054", "U-8.3")
def test_the_control_bonus_counts_for_the_harvest() -> None:
    table = holding("harvest_3").bonus_spice(imperial_basin=1).control(0, "imperial_basin")
    s = send(table, "dune_the_desert_planet", "imperial_basin")
    check_completed(s, "harvest_3")


@pytest.mark.shows("C-3.6", "R-054", "intrigue/crysknife")
def test_spice_gained_earlier_in_the_turn_counts_for_the_harvest() -> None:
    table = holding("harvest_3").bonus_spice(imperial_basin=1).intrigue(0, "crysknife")
    s = do(table.hand(0, "dune_the_desert_planet").start(), "intrigue:crysknife")
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    check_completed(s, "harvest_3")


@pytest.mark.shows("C-3.6", "R-054", "intrigue/crysknife")
def test_spice_gained_after_the_visit_counts_for_the_harvest() -> None:
    table = holding("harvest_3").bonus_spice(imperial_basin=1).intrigue(0, "crysknife")
    s = send(table, "dune_the_desert_planet", "imperial_basin")
    assert held(s) == ["harvest_3"]
    do(s, "intrigue:crysknife")
    check_completed(s, "harvest_3")


@pytest.mark.shows("C-3.6", "R-054", "imperium/smugglers_haven")
def test_spending_spice_does_not_reduce_the_harvest() -> None:
    table = holding("harvest_3").bonus_spice(imperial_basin=1).intrigue(0, "crysknife")
    table.have(0, spice=2)
    s = send(table, "smugglers_haven", "imperial_basin", "card-effect:0")
    assert s.seats[0].spice == 0
    assert held(s) == ["harvest_3"]
    do(s, "intrigue:crysknife")
    check_completed(s, "harvest_3")


@pytest.mark.shows("C-3.6", "intrigue/market_opportunity")
def test_spice_gained_without_a_maker_space_is_no_harvest() -> None:
    table = holding("harvest_3").have(0, solari=5).intrigue(0, "market_opportunity")
    s = do(table.hand(0, "dagger").start(), "intrigue:market_opportunity")
    assert s.seats[0].spice == 5
    do(s, "card:dagger", "space:assembly_hall")
    assert held(s) == ["harvest_3"]


@pytest.mark.shows("C-3.6")
def test_spice_held_before_the_turn_does_not_count_for_the_harvest() -> None:
    table = holding("harvest_3").have(0, spice=7)
    s = send(table, "dune_the_desert_planet", "imperial_basin")
    assert s.seats[0].spice == 8
    assert held(s) == ["harvest_3"]


@pytest.mark.shows("C-3.6", "space/hagga_basin")
def test_bonus_spice_counts_when_a_sandworm_is_summoned_instead_of_the_spice() -> None:
    table = holding("harvest_3").have(0, water=1).owns(0, "hooks").bonus_spice(hagga_basin=3)
    table.conflict("skirmish_crysknife")
    s = send(table, "dune_the_desert_planet", "hagga_basin")
    do(s, "space-effect:1", "option:1")
    assert s.seats[0].worms == 1
    check_completed(s, "harvest_3")


@pytest.mark.shows("C-3.6", "R-054", "intrigue/leverage")
def test_a_harvest_contract_taken_after_the_agent_was_sent_waits() -> None:
    table = holding().bonus_spice(imperial_basin=4).intrigue(0, "leverage")
    table.market("harvest_3", "espionage")
    s = send(table, "dune_the_desert_planet", "imperial_basin")
    do(s, "intrigue:leverage", "contract:harvest_3", "end")
    assert held(s) == ["harvest_3"]
    assert s.seats[0].solari == 1


@pytest.mark.shows("C-3.6", "R-054", "intrigue/leverage")
def test_spice_gained_before_a_harvest_contract_was_taken_counts_if_it_is_held_when_sending() -> (
    None
):
    table = holding().bonus_spice(imperial_basin=1).intrigue(0, "crysknife", "leverage")
    table.market("harvest_3", "espionage").hand(0, "dune_the_desert_planet")
    s = do(table.start(), "intrigue:crysknife", "intrigue:leverage", "contract:harvest_3")
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    check_completed(s, "harvest_3")
    assert s.seats[0].solari == 1 + 3


# ---------------------------------------------------------------- immediate and acquire


@pytest.mark.shows("contract/immediate", "C-3.7", "C-3.9")
def test_immediate_gives_two_solari_the_moment_it_is_taken() -> None:
    table = holding().market("immediate", "espionage")
    s = send(table, "diplomacy", "dutiful_service", "contract:immediate")
    check_completed(s, "immediate")
    assert s.seats[0].solari == 2
    assert len(market(s)) == 2


@pytest.mark.shows("contract/immediate", "C-3.7", "conflict/choam_security")
def test_immediate_is_completed_in_combat_too() -> None:
    table = (
        holding().conflict("choam_security").units(0, conflict=1).market("immediate", "espionage")
    )
    s = do(table.at_combat().start(), "contract:immediate")
    check_completed(s, "immediate")
    assert s.seats[0].solari == 2


RICH = ("convincing_argument", "convincing_argument", "prepare_the_way", "signet_ring")


def rich(*contracts: str, **options: Any) -> Table:
    """Seat 0 reveals 9 Persuasion."""
    return holding(*contracts, **options).hand(0, *RICH).owns(0, "council")


@pytest.mark.shows("contract/acquire_the_spice_must_flow", "C-3.8")
def test_acquiring_the_spice_must_flow_gives_guild_influence_and_three_solari() -> None:
    s = do(rich("acquire_the_spice_must_flow").start(), "reveal", "acquire:the_spice_must_flow")
    check_completed(s, "acquire_the_spice_must_flow")
    assert influence(s, 0)["spacing_guild"] == 1
    assert s.seats[0].solari == 3
    assert s.seats[0].vp == 1


@pytest.mark.shows("contract/acquire_the_spice_must_flow", "C-3.8")
def test_acquiring_another_card_does_not_complete_it() -> None:
    s = do(rich("acquire_the_spice_must_flow").start(), "reveal", "acquire:prepare_the_way")
    assert held(s) == ["acquire_the_spice_must_flow"]
    assert s.seats[0].solari == 0


@pytest.mark.shows("contract/acquire_the_spice_must_flow", "C-3.8", "imperium/price_is_no_object")
def test_the_spice_must_flow_acquired_by_any_means_completes_it() -> None:
    table = holding("acquire_the_spice_must_flow").have(0, solari=9)
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:the_spice_must_flow")
    check_completed(s, "acquire_the_spice_must_flow")
    assert s.seats[0].solari == 3
    assert influence(s, 0)["spacing_guild"] == 1


@pytest.mark.shows("contract/acquire_the_spice_must_flow", "C-3.8")
def test_a_copy_acquired_earlier_does_not_count() -> None:
    table = holding().discard(0, "the_spice_must_flow")
    table.market("acquire_the_spice_must_flow", "espionage")
    s = send(table, "diplomacy", "dutiful_service", "contract:acquire_the_spice_must_flow")
    assert held(s) == ["acquire_the_spice_must_flow"]
    assert s.seats[0].solari == 0


def scored(s: State) -> list[str]:
    """The reasons of seat 0's points in order."""
    return [reason for reason, _ in s.to_dict()["seats"][0]["ledger"]]


@pytest.mark.shows("contract/acquire_the_spice_must_flow", "C-3.8", "R-012", "R-055")
def test_the_acquire_effect_comes_before_the_contract() -> None:
    table = rich("acquire_the_spice_must_flow").influence(0, spacing_guild=1)
    s = do(table.start(), "reveal", "acquire:the_spice_must_flow")
    assert scored(s) == ["acquire:the_spice_must_flow", "faction:spacing_guild"]


@pytest.mark.shows(
    "contract/acquire_the_spice_must_flow", "C-3.8", "R-012", "R-055", "imperium/guild_spy"
)
def test_triggers_of_cards_in_play_come_before_the_contract() -> None:
    table = holding("acquire_the_spice_must_flow").owns(0, "council")
    table.hand(0, "convincing_argument", "convincing_argument", "guild_spy", "signet_ring")
    table.influence(0, spacing_guild=1, emperor=1).spies(0, "post_emperor")
    s = do(table.start(), "reveal", "acquire:the_spice_must_flow")
    check_completed(s, "acquire_the_spice_must_flow")
    assert scored(s) == [
        "acquire:the_spice_must_flow",
        "faction:emperor",
        "faction:spacing_guild",
    ]
