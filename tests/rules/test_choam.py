"""The CHOAM module (C-1, C-2, C-3, C-5): setting up, taking and completing contracts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import BadSetup, State

from ..table import Table, agents, cards, contracts, do, influence, legal, spies

SHADDAM = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
PLAIN = ["feyd_rautha_harkonnen", "gurney_halleck", "muad_dib"]


def choam(s: State) -> dict[str, Any]:
    return dict(s.to_dict()["choam"])


def tiles(s: State) -> Counter[str]:
    """Every contract, wherever it lies."""
    found = choam(s)
    names = [*found["market"], *found["bank"], *found["set_aside"]]
    for pile in ("held", "completed"):
        for seat in found[pile]:
            names += seat
    return Counter(names)


def offered(s: State) -> set[str]:
    """Contracts that can be taken or completed now."""
    return {a.removeprefix("contract:") for a in legal(s) if a.startswith("contract:")}


def duty(t: Table) -> State:
    """Seat 0 sends Diplomacy to Dutiful Service: take a contract."""
    return do(t.hand(0, "diplomacy", "dagger").start(), "card:diplomacy", "space:dutiful_service")


def holding(*held: str, hand: tuple[str, ...] = ("reconnaissance", "dagger")) -> Table:
    return Table(choam=True).contracts(0, held=held).hand(0, *hand).units(0)


# ---------------------------------------------------------------- components and setup


STANDARD = Counter(
    {
        "acquire_the_spice_must_flow": 1,
        "arrakeen_troop_spy": 1,
        "arrakeen_water": 1,
        "deliver_supplies": 1,
        "espionage": 2,
        "harvest_3": 2,
        "harvest_4": 1,
        "heighliner_water": 1,
        "heighliner_troops": 1,
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
)


@pytest.mark.shows("C-1.1")
@pytest.mark.parametrize("leaders", [PLAIN, SHADDAM], ids=["plain", "shaddam"])
def test_the_twenty_standard_contracts_are_in_the_game(leaders: list[str]) -> None:
    s = kanly.new_game(leaders=leaders, modules=["choam"], seed=2)
    assert tiles(s) == STANDARD
    assert STANDARD.total() == 20


@pytest.mark.shows("C-1.2")
def test_two_contracts_lie_face_up_and_eighteen_in_the_bank() -> None:
    banks = set()
    for seed in range(10):
        found = choam(kanly.new_game(leaders=PLAIN, modules=["choam"], seed=seed))
        assert (len(found["market"]), len(found["bank"])) == (2, 18)
        assert found["set_aside"] == []
        assert found["held"] == found["completed"] == [[], [], []]
        banks.add((*found["market"], *found["bank"]))
    assert len(banks) == 10  # shuffled


@pytest.mark.shows("C-1.3", "C-1.1", "U-1.3")
def test_the_marked_cards_are_shuffled_in() -> None:
    marked = {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}
    plots = {"backed_by_choam", "choam_profits", "leverage", "reach_agreement"}
    for modules, imperium, intrigue in (([], 65, 40), (["choam"], 69, 44)):
        doc = kanly.new_game(leaders=PLAIN, modules=modules, seed=1).to_dict()
        cards_there = doc["imperium_deck"] + doc["row"]
        assert len(cards_there) == imperium
        assert len(doc["intrigue_deck"]) == intrigue
        assert marked & set(cards_there) == (marked if modules else set())
        assert plots & set(doc["intrigue_deck"]) == (plots if modules else set())


@pytest.mark.shows("C-1.3", "U-1.3")
def test_shaddam_needs_the_module() -> None:
    with pytest.raises(BadSetup):
        kanly.new_game(leaders=SHADDAM, seed=1)
    s = kanly.new_game(leaders=SHADDAM, modules=["choam"], seed=1)
    assert s.to_dict()["seats"][0]["leader"] == "shaddam_corrino_iv"


@pytest.mark.shows("C-1.4", "leader/shaddam_corrino_iv")
def test_with_shaddam_the_sardaukar_contracts_are_set_aside() -> None:
    for seed in range(10):
        found = choam(kanly.new_game(leaders=SHADDAM, modules=["choam"], seed=seed))
        assert set(found["set_aside"]) == {"sardaukar_cards", "sardaukar_recall"}
        assert (len(found["market"]), len(found["bank"])) == (2, 16)
        assert not {"sardaukar_cards", "sardaukar_recall"} & {*found["market"], *found["bank"]}


# ---------------------------------------------------------------- taking


@pytest.mark.shows("C-2.1", "space/dutiful_service", "space/accept_contract")
def test_without_the_module_the_icon_is_two_solari() -> None:
    assert duty(Table()).seats[0].solari == 2
    t = Table().hand(0, "dune_the_desert_planet", "dagger")
    s = do(t.start(), "card:dune_the_desert_planet", "space:accept_contract")
    assert s.seats[0].solari == 2
    s = Table().conflict("choam_security").units(0, conflict=1).at_combat().start()
    assert s.seats[0].solari == 2


@pytest.mark.shows("C-2.2", "U-17.2")
def test_a_face_up_contract_must_be_taken_and_is_replaced_at_once() -> None:
    t = Table(choam=True).market("arrakeen_water", "deliver_supplies")
    t.doc["choam"]["bank"].remove("harvest_4")
    t.doc["choam"]["bank"].append("harvest_4")
    s = duty(t)
    assert legal(s) == ["contract:arrakeen_water", "contract:deliver_supplies"]  # no way out
    do(s, "contract:deliver_supplies")
    assert contracts(s, 0) == ["deliver_supplies"]
    assert set(choam(s)["market"]) == {"arrakeen_water", "harvest_4"}
    assert len(choam(s)["bank"]) == 17
    assert s.seats[0].solari == 0


@pytest.mark.shows("C-2.3")
def test_with_an_empty_bank_the_market_shrinks_and_only_then_comes_money() -> None:
    t = Table(choam=True).market("arrakeen_water", "deliver_supplies").bank()
    s = duty(t)
    do(s, "contract:deliver_supplies")
    assert choam(s)["market"] == ["arrakeen_water"]
    t = Table(choam=True).market("arrakeen_water").bank()
    t.doc["choam"]["completed"][-1].append(t.doc["choam"]["market"].pop())
    s = duty(t)  # the last one is taken without asking
    assert contracts(s, 0) == ["arrakeen_water"]
    assert s.seats[0].solari == 0
    s = duty(Table(choam=True).empty_market())
    assert contracts(s, 0) == []
    assert s.seats[0].solari == 2


@pytest.mark.shows("C-2.4")
def test_there_is_no_limit_to_the_contracts_held_and_no_way_to_return_one() -> None:
    held = ("harvest_3", "harvest_3", "harvest_4", "espionage", "espionage", "heighliner_water")
    t = Table(choam=True).contracts(0, held=held).market("arrakeen_water", "deliver_supplies")
    s = duty(t)
    assert legal(s) == ["contract:arrakeen_water", "contract:deliver_supplies"]
    do(s, "contract:arrakeen_water")
    assert sorted(contracts(s, 0)) == sorted([*held, "arrakeen_water"])


@pytest.mark.shows("C-2.5", "leader/shaddam_corrino_iv")
def test_shaddam_may_take_a_sardaukar_contract_instead() -> None:
    t = Table(choam=True, leaders=SHADDAM).market("arrakeen_water", "deliver_supplies")
    s = duty(t)
    assert offered(s) == {
        "arrakeen_water",
        "deliver_supplies",
        "sardaukar_cards",
        "sardaukar_recall",
    }
    do(s, "contract:sardaukar_recall")
    assert contracts(s, 0) == ["sardaukar_recall"]
    assert choam(s)["market"] == ["arrakeen_water", "deliver_supplies"]  # not refilled
    assert len(choam(s)["bank"]) == 16
    assert choam(s)["set_aside"] == ["sardaukar_cards"]


@pytest.mark.shows("C-2.5")
def test_nobody_else_can_take_a_sardaukar_contract() -> None:
    t = Table(choam=True, leaders=[SHADDAM[1], SHADDAM[0], SHADDAM[2]])
    s = duty(t.market("arrakeen_water", "deliver_supplies"))
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}


@pytest.mark.shows("R-052", "C-2.5")
def test_shaddam_with_an_empty_market_chooses_money_or_a_set_aside_contract() -> None:
    t = Table(choam=True, leaders=SHADDAM).empty_market()
    s = duty(t)
    assert set(legal(s)) == {"contract:sardaukar_cards", "contract:sardaukar_recall", "option:0"}
    s = do(duty(t), "option:0")
    assert (s.seats[0].solari, contracts(s, 0)) == (2, [])
    s = do(duty(t), "contract:sardaukar_cards")
    assert (s.seats[0].solari, contracts(s, 0)) == (0, ["sardaukar_cards"])


@pytest.mark.shows("R-053", "C-2.2")
def test_every_face_up_contract_can_always_be_taken() -> None:
    for name in sorted(STANDARD):
        other = "harvest_4" if name == "deliver_supplies" else "deliver_supplies"
        s = duty(Table(choam=True).market(name, other))
        assert name in offered(s)


@pytest.mark.shows("C-2.6")
def test_sources_of_the_icon() -> None:
    def market() -> Table:
        return Table(choam=True).market("arrakeen_water", "deliver_supplies")

    assert len(offered(duty(market()))) == 2  # Dutiful Service
    t = market().hand(0, "dune_the_desert_planet", "dagger")
    s = do(t.start(), "card:dune_the_desert_planet", "space:accept_contract")
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}  # Accept Contract
    t = market().hand(0, "priority_contracts", "dagger")
    s = do(t.start(), "card:priority_contracts", "space:assembly_hall")
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}  # a card
    t = market().hand(0, "dagger", "diplomacy").intrigue(0, "leverage", "crysknife")
    s = do(t.start(), "intrigue:crysknife", "intrigue:leverage")
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}  # an Intrigue card
    s = market().conflict("choam_security").units(0, conflict=1).at_combat().start()
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}  # a Conflict reward


@pytest.mark.shows("C-2.6", "U-12.11")
def test_a_doubled_conflict_reward_gives_two_contracts_one_after_the_other() -> None:
    t = Table(choam=True).market("arrakeen_water", "deliver_supplies")
    t.doc["choam"]["bank"].remove("harvest_4")
    t.doc["choam"]["bank"].append("harvest_4")
    s = t.conflict("choam_security").units(0, worms=1).at_combat().start()
    assert offered(s) == {"arrakeen_water", "deliver_supplies"}
    do(s, "contract:arrakeen_water")
    assert offered(s) == {"deliver_supplies", "harvest_4"}  # refilled in between
    do(s, "contract:harvest_4")
    assert sorted(contracts(s, 0)) == ["arrakeen_water", "harvest_4"]


# ---------------------------------------------------------------- completing


@pytest.mark.shows("C-3.1", "U-17.2", "C-3.2")
def test_completion_is_compulsory() -> None:
    s = holding("arrakeen_troop_spy").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert "contract:arrakeen_troop_spy" in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("C-3.2", "C-3.9", "contract/arrakeen_water")
def test_a_space_contract_is_completed_by_sending_an_agent_there() -> None:
    s = holding("arrakeen_water").have(0, water=0).start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert s.seats[0].water == 1
    assert contracts(s, 0) == []
    assert contracts(s, 0, "completed") == ["arrakeen_water"]


@pytest.mark.shows("C-3.2")
def test_a_space_contract_is_not_completed_elsewhere_or_by_another_player() -> None:
    s = holding("arrakeen_water").start()
    do(s, "card:reconnaissance", "space:spice_refinery")
    assert contracts(s, 0) == ["arrakeen_water"]
    t = Table(choam=True).contracts(1, held=("arrakeen_water",)).units(0)
    s = t.hand(0, "reconnaissance", "dagger").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert contracts(s, 1) == ["arrakeen_water"]


@pytest.mark.shows("C-3.3", "U-6.11")
def test_a_contract_taken_after_the_agent_was_sent_waits_for_a_later_visit() -> None:
    t = Table(choam=True).market("arrakeen_water", "harvest_4").units(0)
    s = t.hand(0, "delivery_agreement", "dagger", "diplomacy", "reconnaissance").start()
    do(s, "card:delivery_agreement", "space:arrakeen")  # discard a card -> take a contract
    do(s, "card-effect:0", "card:dagger", "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]
    assert contracts(s, 0, "completed") == []


@pytest.mark.shows("C-3.3", "U-6.11", "C-5")
def test_the_contracts_held_are_fixed_when_the_agent_is_sent() -> None:
    s = holding("arrakeen_troop_spy", "harvest_4").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert "contract:arrakeen_troop_spy" in legal(s)
    assert "contract:harvest_4" not in legal(s)


@pytest.mark.shows("C-3.4")
def test_one_visit_completes_all_contracts_for_the_space() -> None:
    s = holding("espionage", "espionage", hand=("diplomacy", "dagger")).have(0, spice=1).start()
    do(s, "card:diplomacy", "space:espionage")
    assert s.seats[0].solari == 6
    assert contracts(s, 0) == []
    assert contracts(s, 0, "completed") == ["espionage", "espionage"]


@pytest.mark.shows("C-3.5", "U-6.12")
@pytest.mark.parametrize("first", ["contract", "plot"])
def test_a_space_contract_comes_in_free_order_with_the_other_effects(first: str) -> None:
    t = holding("spice_refinery_cards").discard(0, "diplomacy", "seek_allies").deck(0)
    s = t.intrigue(0, "contingency_plan").start()
    do(s, "card:reconnaissance", "space:spice_refinery")
    assert legal(s) == ["contract:spice_refinery_cards", "intrigue:contingency_plan"]
    if first == "contract":
        do(s, "contract:spice_refinery_cards", "intrigue:contingency_plan")
    else:
        do(s, "intrigue:contingency_plan")  # then the contract is all that is left to do
    assert contracts(s, 0, "completed") == ["spice_refinery_cards"]
    assert {"diplomacy", "seek_allies"} <= set(cards(s, 0, "hand"))
    assert s.seats[0].solari == 4


@pytest.mark.shows("C-3.5", "U-6.12", "contract/arrakeen_troop_spy")
def test_a_space_contract_may_wait_until_after_other_effects() -> None:
    t = holding("arrakeen_troop_spy", hand=("calculus_of_power", "dagger"))
    t.intrigue(0, "contingency_plan")
    s = do(t.start(), "card:calculus_of_power", "space:arrakeen")
    assert {"contract:arrakeen_troop_spy", "card-effect:0", "deploy:1"} <= set(legal(s))
    do(s, "card-effect:0", "card:dagger", "deploy:1")
    assert "contract:arrakeen_troop_spy" in legal(s)
    do(s, "contract:arrakeen_troop_spy", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("R-010", "C-3.5", "U-10.8")
def test_gather_intelligence_is_decided_before_contracts() -> None:
    t = holding("arrakeen_water").have(0, water=0).spies(0, "post_city_right")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert legal(s) == ["post:post_city_right", "pass"]
    assert s.seats[0].water == 0
    assert contracts(s, 0) == ["arrakeen_water"]
    do(s, "pass")
    assert s.seats[0].water == 1


@pytest.mark.shows("C-3.6", "R-054", "contract/harvest_3")
@pytest.mark.parametrize(("bonus", "done"), [(0, False), (1, True), (2, True)])
def test_a_harvest_contract_counts_the_spice_gained_at_a_maker_space(
    bonus: int, done: bool
) -> None:
    t = holding("harvest_3", hand=("dune_the_desert_planet", "dagger")).have(0, water=1, spice=4)
    s = t.bonus_spice(hagga_basin=bonus).start()
    do(s, "card:dune_the_desert_planet", "space:hagga_basin")
    assert contracts(s, 0, "completed") == (["harvest_3"] if done else [])
    assert s.seats[0].solari == (3 if done else 0)


@pytest.mark.shows("C-3.6", "R-054", "imperium/smugglers_harvester")
def test_a_harvest_counts_every_source() -> None:
    t = holding("harvest_4", hand=("smugglers_harvester", "dagger")).have(0, water=1)
    s = t.bonus_spice(hagga_basin=1).start()
    do(s, "card:smugglers_harvester", "space:hagga_basin")  # 2 + 1 bonus + 1 of the card
    assert contracts(s, 0, "completed") == ["harvest_4"]


@pytest.mark.shows("C-3.6", "R-054", "intrigue/crysknife")
@pytest.mark.parametrize("before", [True, False])
def test_a_harvest_counts_spice_gained_before_and_after_the_visit_effects(before: bool) -> None:
    t = holding("harvest_3", hand=("dune_the_desert_planet", "dagger")).have(0, water=1)
    s = t.intrigue(0, "crysknife", "contingency_plan").start()
    if before:
        do(s, "intrigue:crysknife")
    do(s, "card:dune_the_desert_planet", "space:hagga_basin")
    do(s, "space-effect:1")
    if not before:
        assert contracts(s, 0) == ["harvest_3"]
        do(s, "intrigue:crysknife")
    assert contracts(s, 0, "completed") == ["harvest_3"]


@pytest.mark.shows("C-3.6", "R-054", "imperium/smugglers_haven")
def test_spending_does_not_reduce_the_harvest() -> None:
    t = holding("harvest_4", hand=("smugglers_haven", "dagger")).have(0, water=1, spice=1)
    s = t.bonus_spice(hagga_basin=1).intrigue(0, "crysknife", "contingency_plan").start()
    do(s, "card:smugglers_haven", "space:hagga_basin")
    do(s, "space-effect:1")
    assert s.seats[0].spice == 4
    do(s, "card-effect:0")  # 4 spice -> 1 Victory Point
    assert (s.seats[0].spice, s.seats[0].vp) == (0, 1)
    do(s, "intrigue:crysknife")  # the fourth spice gained this turn
    assert contracts(s, 0, "completed") == ["harvest_4"]


@pytest.mark.shows("C-3.6")
def test_a_harvest_needs_an_agent_at_a_maker_space() -> None:
    t = holding("harvest_3", hand=("diplomacy", "dagger")).have(0, solari=5)
    s = t.intrigue(0, "market_opportunity", "cunning").start()
    do(s, "intrigue:market_opportunity")  # 5 spice
    assert s.seats[0].spice == 5
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert "contract:harvest_3" not in legal(s)
    assert contracts(s, 0) == ["harvest_3"]


@pytest.mark.shows("C-3.6", "R-054", "C-3.3")
def test_a_harvest_contract_must_be_held_when_the_agent_is_sent() -> None:
    t = Table(choam=True).market("harvest_3", "arrakeen_water").have(0, water=1).units(0)
    t.bonus_spice(hagga_basin=3).intrigue(0, "leverage", "contingency_plan")
    s = t.hand(0, "dune_the_desert_planet", "dagger").start()
    do(s, "card:dune_the_desert_planet", "space:hagga_basin")
    do(s, "intrigue:leverage", "contract:harvest_3")  # taken after the Agent was sent
    do(s, "space-effect:1")
    assert s.seats[0].spice == 5
    assert "contract:harvest_3" not in legal(s)
    assert contracts(s, 0) == ["harvest_3"]


@pytest.mark.shows("C-3.6")
def test_one_harvest_completes_all_harvest_contracts_it_reaches() -> None:
    held = ("harvest_3", "harvest_3", "harvest_4")
    t = holding(*held, hand=("dune_the_desert_planet", "dagger")).have(0, water=3)
    s = do(t.start(), "card:dune_the_desert_planet", "space:deep_desert")
    assert s.seats[0].solari == 3 + 3 + 4
    assert contracts(s, 0) == []


@pytest.mark.shows("C-3.7", "contract/immediate")
def test_an_immediate_contract_is_completed_when_taken() -> None:
    s = do(
        duty(Table(choam=True).market("immediate", "deliver_supplies")),
        "contract:immediate",
    )
    assert s.seats[0].solari == 2
    assert contracts(s, 0) == []
    assert contracts(s, 0, "completed") == ["immediate"]


@pytest.mark.shows("C-3.8", "R-055", "contract/acquire_the_spice_must_flow")
def test_the_acquire_contract_is_completed_by_acquiring_the_card_by_any_means() -> None:
    t = holding("acquire_the_spice_must_flow").hand(
        0, "convincing_argument", "convincing_argument", "diplomacy", "overthrow", "dagger"
    )
    s = do(t.owns(0, "council").start(), "reveal")
    do(s, "acquire:the_spice_must_flow")
    assert contracts(s, 0, "completed") == ["acquire_the_spice_must_flow"]
    assert (s.seats[0].solari, influence(s, 0)["spacing_guild"], s.seats[0].vp) == (3, 1, 1)
    t = holding("acquire_the_spice_must_flow", hand=("price_is_no_object", "dagger"))
    s = t.have(0, solari=9).start()
    do(
        s,
        "card:price_is_no_object",
        "space:secrets",
        "card-effect:0",
        "acquire:the_spice_must_flow",
    )
    assert contracts(s, 0, "completed") == ["acquire_the_spice_must_flow"]
    assert s.seats[0].solari == 3


@pytest.mark.shows("C-3.8")
def test_the_acquire_contract_waits_for_the_next_copy() -> None:
    t = holding("acquire_the_spice_must_flow", hand=("the_spice_must_flow", "dagger"))
    s = do(t.intrigue(0, "contingency_plan").start(), "reveal")
    assert contracts(s, 0) == ["acquire_the_spice_must_flow"]  # owned or revealed is not acquired


@pytest.mark.shows("C-3.9", "imperium/cargo_runner")
def test_completed_contracts_are_kept_face_down_and_counted() -> None:
    for count, drawn in ((1, 0), (2, 1), (4, 2)):
        done = ("harvest_3", "harvest_3", "espionage", "espionage")[:count]
        t = Table(choam=True).contracts(0, completed=done).hand(0, "cargo_runner", "dagger")
        s = do(t.start(), "card:cargo_runner", "space:gather_support")
        assert len(s.seats[0].hand) == 1 + drawn
        assert sorted(contracts(s, 0, "completed")) == sorted(done)


@pytest.mark.shows("C-3.9")
def test_a_completed_contract_is_not_completed_again() -> None:
    t = Table(choam=True).contracts(0, completed=("arrakeen_water",)).have(0, water=0).units(0)
    s = t.hand(0, "reconnaissance", "dagger").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert s.seats[0].water == 0


@pytest.mark.shows("C-3.10", "U-7.7", "contract/heighliner_troops")
def test_troops_of_a_contract_may_be_deployed_on_a_combat_space() -> None:
    t = holding("heighliner_troops", hand=("diplomacy", "dagger")).have(0, spice=5)
    s = do(t.start(), "card:diplomacy", "space:heighliner")
    assert s.seats[0].garrison == 7
    assert "deploy:7" in legal(s)


@pytest.mark.shows("C-3.10", "contract/sardaukar_recall")
def test_a_reward_that_cannot_be_carried_out_lapses() -> None:
    t = holding("sardaukar_recall", hand=("diplomacy", "dagger")).have(0, spice=4)
    s = do(t.start(), "card:diplomacy", "space:sardaukar")  # no other Agent is on the board
    assert contracts(s, 0, "completed") == ["sardaukar_recall"]
    assert agents(s, 0) == ["sardaukar"]
    assert s.seats[0].solari == 0


# ---------------------------------------------------------------- the state


@pytest.mark.shows("C-5", "U-21")
def test_contracts_are_always_in_one_place_and_twenty_in_all() -> None:
    t = Table(choam=True).contracts(0, held=("espionage",), completed=("immediate",))
    s = duty(t.market("arrakeen_water", "deliver_supplies"))
    assert tiles(s) == STANDARD
    do(s, "contract:arrakeen_water")
    assert tiles(s) == STANDARD
    assert s.codex.rulebook.faults(s) == []


@pytest.mark.shows("C-5")
def test_a_lost_or_doubled_contract_is_an_impossible_position() -> None:
    t = Table(choam=True)
    t.doc["choam"]["bank"].pop()
    with pytest.raises(kanly.BadPosition):
        t.start()
    t = Table(choam=True)
    t.doc["choam"]["held"][0].append("immediate")
    with pytest.raises(kanly.BadPosition):
        t.start()


@pytest.mark.shows("C-5", "U-20")
def test_the_bank_is_hidden_and_ordered_the_rest_open() -> None:
    t = Table(choam=True).contracts(1, held=("espionage",), completed=("immediate",))
    s = t.start()
    view = s.view(0)["choam"]
    assert view["bank"] == len(s.choam.bank)
    assert view["market"] == choam(s)["market"]
    assert view["held"][1] == ["espionage"]
    assert view["completed"][1] == ["immediate"]
    orders = {tuple(choam(s.determinize(0, seed))["bank"]) for seed in range(10)}
    assert len(orders) > 5
