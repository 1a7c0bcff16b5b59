"""Contracts: what there is, and how one is taken."""

from __future__ import annotations

import pytest

import kanly
from kanly import BadSetup, State
from tests.cards.helpers.contracts import held, holding, market, send
from tests.table import SHADDAM_CONTRACTS, THREE, Table, do, legal

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
