"""The printed examples of the CHOAM module, X-C01 to X-C04."""

from __future__ import annotations

import pytest

from tests.table import SHADDAM_CONTRACTS, Table, contracts, do, legal


@pytest.mark.shows("X-C01", "C-3.2", "C-3.3", "contract/arrakeen_water", "space/accept_contract")
def test_x_c01_an_agent_sent_earlier_does_not_complete_a_new_contract() -> None:
    t = Table(choam=True).hand(0, "dune_the_desert_planet").agents(0, "arrakeen")
    t.market("arrakeen_water", "immediate").have(0, water=1)
    s = do(t.start(), "card:dune_the_desert_planet", "space:accept_contract")
    do(s, "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]
    assert contracts(s, 0, "completed") == []
    assert s.seats[0].water == 1


@pytest.mark.shows("X-C01", "C-3.3", "contract/arrakeen_water", "imperium/delivery_agreement")
def test_x_c01_a_contract_taken_after_sending_waits_for_a_later_visit() -> None:
    t = Table(choam=True).hand(0, "delivery_agreement", "convincing_argument")
    t.market("arrakeen_water", "high_council_solari").have(0, water=1).top(0, "dagger")
    s = do(t.start(), "card:delivery_agreement", "space:arrakeen", "card-effect:0")
    do(s, "card:convincing_argument", "contract:arrakeen_water", "end")
    assert contracts(s, 0) == ["arrakeen_water"]
    assert contracts(s, 0, "completed") == []
    assert s.seats[0].water == 1


@pytest.mark.shows("X-C01", "C-3.2", "C-3.9", "U-6.11", "contract/arrakeen_water")
def test_x_c01_a_new_agent_completes_it() -> None:
    t = Table(choam=True).hand(0, "reconnaissance").contracts(0, held=("arrakeen_water",))
    s = do(t.have(0, water=1).start(), "card:reconnaissance", "space:arrakeen")
    assert contracts(s, 0) == []
    assert contracts(s, 0, "completed") == ["arrakeen_water"]
    assert s.seats[0].water == 2


@pytest.mark.shows("X-C02", "C-3.6", "R-054", "contract/harvest_3", "imperium/smugglers_harvester")
@pytest.mark.parametrize(("bonus", "completed"), [(0, False), (1, True), (2, True)])
def test_x_c02_harvest_counts_space_bonus_and_card(bonus: int, completed: bool) -> None:
    t = Table(choam=True).hand(0, "smugglers_harvester").contracts(0, held=("harvest_3",))
    s = t.bonus_spice(imperial_basin=bonus).start()
    do(s, "card:smugglers_harvester", "space:imperial_basin")
    assert s.seats[0].spice == 1 + bonus + 1
    assert contracts(s, 0, "completed") == (["harvest_3"] if completed else [])
    assert s.seats[0].solari == (3 if completed else 0)


@pytest.mark.shows("X-C03", "C-3.1", "C-3.4", "contract/espionage")
def test_x_c03_one_visit_completes_both_contracts() -> None:
    t = Table(choam=True).hand(0, "diplomacy").contracts(0, held=("espionage", "espionage"))
    s = do(t.have(0, spice=1).start(), "card:diplomacy", "space:espionage", "end")
    assert contracts(s, 0) == []
    assert contracts(s, 0, "completed") == ["espionage", "espionage"]
    assert s.seats[0].solari == 6


@pytest.mark.shows("X-C03", "C-3.1", "C-3.5", "contract/high_council_influence")
def test_x_c03_contracts_are_compulsory_and_in_free_order() -> None:
    t = Table(choam=True).hand(0, "sardaukar_coordination").owns(0, "council").have(0, solari=5)
    t.contracts(0, held=("high_council_influence",)).influence(0, bene_gesserit=3)
    s = do(t.start(), "card:sardaukar_coordination", "space:high_council", "deploy:1")
    assert contracts(s, 0, "completed") == []
    assert "end" not in legal(s)
    do(s, "contract:high_council_influence")
    assert contracts(s, 0, "completed") == ["high_council_influence"]
    assert "deploy:2" in legal(s)
    assert "end" in legal(s)


@pytest.mark.shows("X-C04", "C-2.3", "space/dutiful_service", "space/accept_contract")
@pytest.mark.parametrize(
    ("card", "space"),
    [("diplomacy", "dutiful_service"), ("dune_the_desert_planet", "accept_contract")],
)
def test_x_c04_with_no_contract_left_the_icon_gives_two_solari(card: str, space: str) -> None:
    s = Table(choam=True).hand(0, card).empty_market().start()
    do(s, f"card:{card}", f"space:{space}")
    assert s.seats[0].solari == 2
    assert contracts(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("X-C04", "C-2.3")
def test_x_c04_the_last_face_up_contract_must_be_taken() -> None:
    t = Table(choam=True).hand(0, "diplomacy").empty_market()
    document = t.doc["choam"]
    document["completed"][-1].remove("espionage")
    document["market"] = ["espionage"]
    s = do(t.start(), "card:diplomacy", "space:dutiful_service")
    assert contracts(s, 0) == ["espionage"]
    assert s.seats[0].solari == 0


@pytest.mark.shows("X-C04", "R-052", "leader/shaddam_corrino_iv")
def test_x_c04_shaddam_still_has_his_own_contracts() -> None:
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "lady_amber_metulli"]
    s = Table(leaders=leaders, choam=True).hand(0, "diplomacy").empty_market().start()
    do(s, "card:diplomacy", "space:dutiful_service")
    assert set(legal(s)) == {*(f"contract:{name}" for name in SHADDAM_CONTRACTS), "option:0"}
    assert do(s.copy(), "option:0").seats[0].solari == 2
    do(s, "contract:sardaukar_cards")
    assert contracts(s, 0) == ["sardaukar_cards"]
    assert s.seats[0].solari == 0
