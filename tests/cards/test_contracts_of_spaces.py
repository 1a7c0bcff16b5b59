"""Contracts that are completed by visiting a space."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.contracts import check_completed, completed, held, holding, send
from tests.table import agents, cards, do, influence, intrigues, legal, spies

# ---------------------------------------------------------------- the faces: visits


def visited(contract: str, card: str, space: str, *more: str, **resources: int) -> State:
    """The contract is held while an Agent is sent to the space."""
    table = holding(contract).have(0, **resources)
    s = send(table, card, space, *more)
    assert agents(s, 0) == [space]
    return s


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
