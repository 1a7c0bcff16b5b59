"""Contracts that are completed by harvesting, at once, or by acquiring a card."""

from __future__ import annotations

from typing import Any

import pytest

from kanly import State
from tests.cards.helpers.contracts import check_completed, completed, held, holding, market, send
from tests.table import Table, do, influence

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
