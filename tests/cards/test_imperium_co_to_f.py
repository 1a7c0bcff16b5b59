"""Imperium cards from Corrinth City to Fedaykin Stilltent: every box and ruling."""

from __future__ import annotations

import pytest

from kanly.engine.terms import FACTIONS
from tests.cards.helpers.imperium_a_to_le import (
    ALL_POSTS,
    BUYS_THE_SPICE,
    FOUR_DONE,
    me,
    persuasion,
    resolve,
    rich,
    send,
    show,
)
from tests.table import Table, cards, contracts, do, influence, intrigues, legal, spies

# ---------------------------------------------------------------- Corrinth City


@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_discards_two_cards_and_pays_five_solari_for_a_point() -> None:
    table = Table().hand(0, "corrinth_city", "dagger", "diplomacy", "reconnaissance")
    s = table.have(0, solari=5).start()
    send(s, "corrinth_city", "gather_support", "option:0", "card-effect:0")
    assert legal(s) == ["card:dagger", "card:diplomacy", "card:reconnaissance"]
    do(s, "card:dagger", "card:reconnaissance")
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert sorted(cards(s, 0, "discard")) == ["dagger", "reconnaissance"]
    assert (me(s).solari, me(s).vp) == (0, 1)


@pytest.mark.shows("imperium/corrinth_city", "U-17.1")
def test_corrinth_city_may_be_declined() -> None:
    s = Table().hand(0, "corrinth_city", "dagger", "diplomacy").have(0, solari=5).start()
    send(s, "corrinth_city", "gather_support", "option:0", "end")
    assert (me(s).solari, me(s).vp) == (5, 0)
    assert sorted(cards(s, 0, "hand")) == ["dagger", "diplomacy"]


@pytest.mark.parametrize(
    ("solari", "hand"), [(4, ["dagger", "diplomacy"]), (5, ["dagger"]), (5, [])]
)
@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_cost_is_all_or_nothing(solari: int, hand: list[str]) -> None:
    s = Table().hand(0, "corrinth_city", *hand).have(0, solari=solari).start()
    send(s, "corrinth_city", "assembly_hall")
    assert "card-effect:0" not in legal(s)
    assert s.active == 1 or "end" in legal(s)


@pytest.mark.shows("imperium/corrinth_city", "U-6.12", "C-2.1")
def test_corrinth_city_may_be_paid_with_solari_of_the_space() -> None:
    s = Table().hand(0, "corrinth_city", "dagger", "diplomacy").have(0, solari=3).start()
    send(s, "corrinth_city", "dutiful_service", "card-effect:0", "card:dagger")
    assert (me(s).solari, me(s).vp) == (0, 1)
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_reveals_five_solari() -> None:
    s = show(Table().have(0, solari=5), "corrinth_city")
    assert "end" not in legal(s)
    do(s, "reveal-effect:corrinth_city/0", "option:0")
    assert (me(s).solari, me(s).council) == (10, False)
    assert (persuasion(s), me(s).swords) == (0, 0)
    assert "reveal-effect:corrinth_city/0" not in legal(s)


@pytest.mark.shows("imperium/corrinth_city", "U-11.4")
def test_corrinth_city_buys_a_seat_that_gives_its_persuasion_at_once() -> None:
    s = show(Table().have(0, solari=6), "corrinth_city")
    do(s, "reveal-effect:corrinth_city/0", "option:1")
    assert (me(s).solari, me(s).council) == (1, True)
    assert persuasion(s) == 2
    assert "reveal-effect:corrinth_city/0" not in legal(s)


@pytest.mark.parametrize(("council", "solari"), [(True, 9), (False, 4)])
@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_gives_only_solari_with_a_seat_or_without_the_money(
    council: bool, solari: int
) -> None:
    table = Table().have(0, solari=solari)
    s = show(table.owns(0, *(["council"] if council else [])), "corrinth_city")
    resolve(s, "reveal-effect:corrinth_city/0")
    assert me(s).solari == solari + 5
    assert persuasion(s) == (2 if council else 0)


# ---------------------------------------------------------------- Covert Operation


@pytest.mark.shows("imperium/covert_operation", "U-6.2", "U-16.3")
def test_covert_operation_makes_each_opponent_discard_a_card_of_their_choice() -> None:
    table = Table().hand(0, "covert_operation", "dagger").spies(0, "post_emperor")
    table.hand(1, "dagger", "diplomacy").hand(2, "signet_ring", "reconnaissance")
    s = table.start()
    send(s, "covert_operation", "dutiful_service", "pass")
    assert s.decision is not None
    assert s.decision.seat == 1
    assert legal(s) == ["card:dagger", "card:diplomacy"]
    do(s, "card:diplomacy")
    assert s.decision.seat == 2
    do(s, "card:signet_ring")
    assert cards(s, 1, "discard") == ["diplomacy"]
    assert cards(s, 2, "discard") == ["signet_ring"]
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("imperium/covert_operation")
def test_covert_operation_asks_clockwise_from_the_left() -> None:
    table = Table().hand(1, "covert_operation").spies(1, "post_emperor").turn_of(1)
    s = table.hand(0, "dagger", "diplomacy").hand(2, "dagger", "diplomacy").start()
    do(s, "card:covert_operation", "pass")
    assert s.decision is not None
    assert s.decision.seat == 2
    do(s, "card:dagger")
    assert s.decision.seat == 0
    do(s, "card:dagger")
    assert cards(s, 1, "discard") == []


@pytest.mark.shows("imperium/covert_operation", "U-16.3", "U-17.5")
def test_covert_operation_passes_over_an_opponent_without_cards() -> None:
    table = Table().hand(0, "covert_operation").spies(0, "post_emperor").hand(1)
    s = table.intrigue(1, "cunning").hand(2, "dagger", "diplomacy").start()
    send(s, "covert_operation", "dutiful_service", "pass")
    assert s.decision is not None
    assert s.decision.seat == 2
    do(s, "card:dagger")
    assert intrigues(s, 1) == ["cunning"]


@pytest.mark.shows("imperium/covert_operation", "imperium/spacing_guilds_favor")
def test_covert_operation_triggers_what_a_discarded_card_says() -> None:
    table = Table().hand(0, "covert_operation").spies(0, "post_emperor")
    s = table.hand(1, "dagger", "spacing_guilds_favor").hand(2, "dagger").start()
    send(s, "covert_operation", "dutiful_service", "pass", "card:spacing_guilds_favor")
    assert s.seats[1].spice == 2
    assert me(s).spice == 0


@pytest.mark.shows("imperium/covert_operation", "U-10.6")
def test_covert_operation_reveals_two_separate_spies() -> None:
    s = show(Table(), "covert_operation")
    assert (persuasion(s), me(s).swords) == (0, 0)
    do(s, "reveal-effect:covert_operation/0", "post:post_emperor")
    assert spies(s, 0) == ["post_emperor"]
    do(s, "reveal-effect:covert_operation/1")
    assert set(legal(s)) == (ALL_POSTS - {"post:post_emperor"}) | {"pass"}
    do(s, "post:post_fremen")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen"}
    assert not [a for a in legal(s) if a.startswith("reveal-effect")]


@pytest.mark.shows("imperium/covert_operation", "U-10.6")
def test_covert_operation_may_place_one_spy_or_none() -> None:
    s = show(Table(), "covert_operation")
    assert "end" in legal(s)
    do(s, "reveal-effect:covert_operation/1", "post:post_choam", "end")
    assert spies(s, 0) == ["post_choam"]


# ---------------------------------------------------------------- Dangerous Rhetoric


@pytest.mark.shows("imperium/dangerous_rhetoric", "R-015", "U-17.2", "U-17.3")
def test_dangerous_rhetoric_gains_influence_and_trashes_itself() -> None:
    s = Table().hand(0, "dangerous_rhetoric").start()
    send(s, "dangerous_rhetoric", "gather_support")
    assert "end" not in legal(s)
    assert "pass" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == [f"faction:{f}" for f in FACTIONS]
    do(s, "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 1
    assert cards(s, 0, "trash") == ["dangerous_rhetoric"]
    assert cards(s, 0, "played") == []
    assert s.active == 1


@pytest.mark.shows("imperium/dangerous_rhetoric", "U-6.12", "U-16.6", "R-015")
def test_dangerous_rhetoric_trashed_by_the_space_gives_no_more_influence() -> None:
    table = Table().hand(0, "dangerous_rhetoric").spies(0, "post_fremen").have(0, water=1)
    s = do(table.start(), "card:dangerous_rhetoric", "space:desert_tactics", "pass")
    assert {"card-effect:0", "card-effect:1", "space-effect:1"} <= set(legal(s))
    do(s, "space-effect:1", "played:dangerous_rhetoric")
    assert cards(s, 0, "trash") == ["dangerous_rhetoric"]
    assert not {"card-effect:0", "card-effect:1"} & set(legal(s))
    assert sum(influence(s, 0).values()) == 1  # of the space


@pytest.mark.shows("imperium/dangerous_rhetoric", "U-6.12", "R-015")
def test_dangerous_rhetoric_trashed_by_itself_still_gives_its_influence() -> None:
    table = Table().hand(0, "dangerous_rhetoric").spies(0, "post_fremen").have(0, water=1)
    s = do(table.start(), "card:dangerous_rhetoric", "space:desert_tactics", "pass")
    do(s, "card-effect:1", "card-effect:0", "faction:emperor")
    assert influence(s, 0)["emperor"] == 1
    assert cards(s, 0, "trash") == ["dangerous_rhetoric"]


@pytest.mark.shows("imperium/dangerous_rhetoric", "U-6.2")
def test_dangerous_rhetoric_goes_to_the_landsraad_or_where_a_spy_is() -> None:
    s = Table().hand(0, "dangerous_rhetoric").spies(0, "post_imperial_basin").start()
    do(s, "card:dangerous_rhetoric")
    assert set(legal(s)) == {
        "space:assembly_hall",
        "space:gather_support",
        "space:imperial_basin",
    }


@pytest.mark.shows("imperium/dangerous_rhetoric")
def test_dangerous_rhetoric_reveals_one_persuasion_and_one_sword_and_stays() -> None:
    s = show(Table(), "dangerous_rhetoric")
    assert (persuasion(s), me(s).swords) == (1, 1)
    do(s, "end")
    assert "dangerous_rhetoric" in cards(s, 0, "discard")
    assert sum(influence(s, 0).values()) == 0


# ---------------------------------------------------------------- Delivery Agreement


@pytest.mark.shows("imperium/delivery_agreement", "C-2.2")
def test_delivery_agreement_discards_a_card_for_a_contract() -> None:
    table = Table(choam=True).hand(0, "delivery_agreement", "dagger", "diplomacy")
    s = table.market("arrakeen_water", "harvest_3").start()
    send(s, "delivery_agreement", "spice_refinery", "card-effect:0", "card:dagger")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:harvest_3"}
    do(s, "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert len(s.to_dict()["choam"]["market"]) == 2


@pytest.mark.shows("imperium/delivery_agreement", "U-17.1")
def test_delivery_agreement_may_keep_the_card() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement", "dagger").start()
    send(s, "delivery_agreement", "spice_refinery")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert contracts(s, 0) == []
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_needs_a_card_to_discard() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement").start()
    send(s, "delivery_agreement", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/delivery_agreement", "C-2.3")
def test_delivery_agreement_gives_two_solari_when_no_contract_is_left() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement", "diplomacy").empty_market().start()
    send(s, "delivery_agreement", "arrakeen", "card-effect:0", "card:diplomacy")
    assert me(s).solari == 2
    assert contracts(s, 0) == []


@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_reveals_one_spice_below_four_completed_contracts() -> None:
    s = show(Table(choam=True).contracts(0, completed=FOUR_DONE[:3]), "delivery_agreement")
    resolve(s, "reveal-effect:delivery_agreement/0")
    assert (me(s).spice, me(s).vp) == (1, 0)
    assert (persuasion(s), me(s).swords) == (0, 0)
    do(s, "end")
    assert "delivery_agreement" in cards(s, 0, "discard")


@pytest.mark.parametrize(("option", "spice", "vp"), [("option:0", 1, 0), ("option:1", 0, 1)])
@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_is_spice_or_a_point_at_four_completed_contracts(
    option: str, spice: int, vp: int
) -> None:
    s = show(Table(choam=True).contracts(0, completed=FOUR_DONE), "delivery_agreement")
    assert "end" not in legal(s)
    do(s, "reveal-effect:delivery_agreement/0", option)
    assert (me(s).spice, me(s).vp) == (spice, vp)
    assert cards(s, 0, "trash") == ["delivery_agreement"] * vp
    assert "reveal-effect:delivery_agreement/0" not in legal(s)


@pytest.mark.shows("imperium/delivery_agreement", "C-3.8", "U-11.5")
def test_delivery_agreement_counts_a_contract_completed_earlier_in_the_reveal_turn() -> None:
    table = Table(choam=True)
    table.contracts(0, held=(BUYS_THE_SPICE,), completed=FOUR_DONE[:3])
    s = rich(table, "delivery_agreement")
    do(s, "acquire:the_spice_must_flow")
    assert len(contracts(s, 0, "completed")) == 4
    do(resolve(s, "reveal-effect:delivery_agreement/0"), "option:1")
    assert me(s).vp == 2  # The Spice Must Flow and this card
    assert "delivery_agreement" in cards(s, 0, "trash")


# ---------------------------------------------------------------- Desert Power


@pytest.mark.parametrize(
    ("space", "water", "gained"),
    [("imperial_basin", 0, 1 + 2), ("hagga_basin", 1, 2 + 2), ("deep_desert", 3, 4 + 2)],
)
@pytest.mark.shows("imperium/desert_power")
def test_desert_power_adds_two_spice_on_a_maker_space(space: str, water: int, gained: int) -> None:
    s = Table().hand(0, "desert_power").have(0, water=water).start()
    send(s, "desert_power", space)
    resolve(s, "space-effect:1")
    assert me(s).spice == gained


@pytest.mark.parametrize("space", ["accept_contract", "shipping"])
@pytest.mark.shows("imperium/desert_power")
def test_desert_power_adds_nothing_on_other_spice_trade_spaces(space: str) -> None:
    table = Table().hand(0, "desert_power").have(0, spice=3).influence(0, spacing_guild=2)
    s = table.start()
    send(s, "desert_power", space)
    assert me(s).spice == (0 if space == "shipping" else 3)


@pytest.mark.shows("imperium/desert_power")
def test_desert_power_reveals_two_persuasion() -> None:
    s = show(Table().owns(0, "hooks").have(0, water=2), "desert_power")
    assert "end" not in legal(s)
    do(s, "reveal-effect:desert_power/0", "option:0")
    assert (persuasion(s), me(s).swords) == (2, 0)
    assert (me(s).worms, me(s).water) == (0, 2)
    assert "reveal-effect:desert_power/0" not in legal(s)


@pytest.mark.shows("imperium/desert_power", "U-7.13", "U-7.14")
def test_desert_power_summons_a_sandworm_for_water_with_maker_hooks() -> None:
    s = show(Table().owns(0, "hooks").have(0, water=2), "desert_power")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert (me(s).worms, me(s).water, me(s).hooks) == (1, 1, True)
    assert (persuasion(s), s.strength(0)) == (0, 3)
    assert "reveal-effect:desert_power/0" not in legal(s)


@pytest.mark.parametrize(("hooks", "water"), [(False, 2), (True, 0)])
@pytest.mark.shows("imperium/desert_power", "U-7.14")
def test_desert_power_gives_persuasion_without_hooks_or_water(hooks: bool, water: int) -> None:
    table = Table().have(0, water=water).owns(0, *(["hooks"] if hooks else []))
    s = resolve(show(table, "desert_power"), "reveal-effect:desert_power/0")
    assert (persuasion(s), me(s).worms, me(s).water) == (2, 0, water)


@pytest.mark.shows("imperium/desert_power", "U-7.15", "U-7.17", "U-17.4", "R-042")
def test_desert_power_gives_persuasion_while_the_shield_wall_protects_the_conflict() -> None:
    table = Table().owns(0, "hooks").have(0, water=2).conflict("siege_of_arrakeen")
    s = resolve(show(table, "desert_power"), "reveal-effect:desert_power/0")
    assert "option:1" not in legal(s)
    assert (persuasion(s), me(s).worms, me(s).water) == (2, 0, 2)


@pytest.mark.shows("imperium/desert_power", "U-7.18", "X-D17")
def test_desert_power_summons_at_a_location_once_the_shield_wall_is_gone() -> None:
    table = Table().owns(0, "hooks").have(0, water=2).conflict("siege_of_arrakeen")
    s = show(table.no_shield_wall(), "desert_power")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert me(s).worms == 1


@pytest.mark.shows("imperium/desert_power", "imperium/fedaykin_stilltent", "U-11.3")
def test_desert_power_may_pay_with_water_revealed_in_the_same_turn() -> None:
    table = Table().owns(0, "hooks").have(0, water=0)
    s = show(table, "desert_power", "fedaykin_stilltent")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert (me(s).worms, me(s).water) == (1, 0)


# ---------------------------------------------------------------- Desert Survival


@pytest.mark.parametrize(
    "choice", ["card:diplomacy", "discarded:seek_allies", "played:desert_survival"]
)
@pytest.mark.shows("imperium/desert_survival", "U-16.4")
def test_desert_survival_trashes_a_card_even_itself(choice: str) -> None:
    s = Table().hand(0, "desert_survival", "diplomacy").discard(0, "seek_allies").start()
    send(s, "desert_survival", "imperial_basin", "card-effect:0", choice)
    assert cards(s, 0, "trash") == [choice.split(":")[1]]


@pytest.mark.shows("imperium/desert_survival", "U-17.3")
def test_desert_survival_need_not_trash() -> None:
    s = Table().hand(0, "desert_survival", "diplomacy").start()
    send(s, "desert_survival", "imperial_basin")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert cards(s, 0, "played") == ["desert_survival"]


@pytest.mark.shows("imperium/desert_survival")
def test_desert_survival_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "desert_survival")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert "reveal-effect:desert_survival/0" not in legal(s)


# ---------------------------------------------------------------- Double Agent


@pytest.mark.shows("imperium/double_agent", "U-10.2", "R-039")
def test_double_agent_places_only_on_connected_posts_and_may_share_with_an_opponent() -> None:
    table = Table().hand(0, "double_agent").have(0, water=2)
    s = table.spies(1, "post_city_left").start()
    send(s, "double_agent", "research_station", "card-effect:0")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle", "pass"}
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_left"]
    assert spies(s, 1) == ["post_city_left"]


@pytest.mark.shows("imperium/double_agent", "R-039")
def test_double_agent_never_shares_a_post_with_an_own_spy() -> None:
    table = Table().hand(0, "double_agent").have(0, water=2)
    s = table.spies(0, "post_city_middle").spies(1, "post_city_left").start()
    send(s, "double_agent", "research_station", "pass", "card-effect:0")
    assert set(legal(s)) == {"post:post_city_left", "pass"}


@pytest.mark.shows("imperium/double_agent", "R-039")
def test_double_agent_has_nowhere_to_go_beside_the_own_spy_on_the_only_post() -> None:
    s = Table().hand(0, "double_agent").spies(0, "post_imperial_basin").start()
    send(s, "double_agent", "imperial_basin", "pass")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/double_agent", "U-10.8")
def test_double_agent_may_refill_a_post_emptied_to_gather_intelligence() -> None:
    s = Table().hand(0, "double_agent").spies(0, "post_imperial_basin").start()
    send(s, "double_agent", "imperial_basin", "post:post_imperial_basin")
    assert len(cards(s, 0, "hand")) == 1
    do(s, "card-effect:0", "post:post_imperial_basin")
    assert spies(s, 0) == ["post_imperial_basin"]


@pytest.mark.shows("imperium/double_agent", "U-10.6")
def test_double_agent_need_not_place_the_spy() -> None:
    s = Table().hand(0, "double_agent").start()
    send(s, "double_agent", "gather_support")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert spies(s, 0) == []


@pytest.mark.shows("imperium/double_agent", "U-10.4")
def test_double_agent_with_no_spy_left_recalls_one_first() -> None:
    mine = ("post_emperor", "post_fremen", "post_choam")
    table = Table().hand(0, "double_agent").spies(0, *mine)
    s = table.spies(1, "post_landsraad_right").start()
    send(s, "double_agent", "gather_support", "card-effect:0", "post:post_choam")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_landsraad_right"}
    assert spies(s, 1) == ["post_landsraad_right"]


@pytest.mark.shows("imperium/double_agent")
def test_double_agent_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "double_agent")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert "reveal-effect:double_agent/0" not in legal(s)


# ---------------------------------------------------------------- Ecological Testing Station


@pytest.mark.shows("imperium/ecological_testing_station", "U-6.15", "X-U02")
def test_ecological_testing_station_draws_two_cards_for_two_water_once() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=4).start()
    send(s, "ecological_testing_station", "spice_refinery", "card-effect:0")
    assert (me(s).water, len(cards(s, 0, "hand"))) == (2, 2)
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/ecological_testing_station", "X-U02", "U-17.1")
def test_ecological_testing_station_may_be_declined() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=4).start()
    send(s, "ecological_testing_station", "spice_refinery", "end")
    assert (me(s).water, cards(s, 0, "hand")) == (4, [])


@pytest.mark.shows("imperium/ecological_testing_station")
def test_ecological_testing_station_needs_two_water() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=1).start()
    send(s, "ecological_testing_station", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/ecological_testing_station", "U-6.12")
def test_ecological_testing_station_may_use_water_of_the_space() -> None:
    table = Table().hand(0, "ecological_testing_station").have(0, water=1)
    s = table.influence(0, fremen=2).start()
    send(s, "ecological_testing_station", "sietch_tabr")
    assert "card-effect:0" not in legal(s)
    do(s, "space-effect:0", "option:0", "card-effect:0")
    assert (me(s).water, len(cards(s, 0, "hand"))) == (0, 2)


@pytest.mark.parametrize(
    ("played", "other", "water"),
    [([], [], 0), (["desert_survival"], [], 1), ([], ["desert_survival"], 1)],
)
@pytest.mark.shows("imperium/ecological_testing_station", "U-19.1")
def test_ecological_testing_station_reveals_water_with_another_fremen_card(
    played: list[str], other: list[str], water: int
) -> None:
    table = Table().played(0, *played).have(0, water=0)
    s = show(table, "ecological_testing_station", *other)
    assert me(s).water == water
    assert persuasion(s) == 1 + len(other)


@pytest.mark.shows(
    "imperium/ecological_testing_station", "imperium/chani_clever_tactician", "U-19.1"
)
def test_two_fremen_bond_cards_enable_each_other() -> None:
    table = Table().have(0, water=0)
    s = show(table, "ecological_testing_station", "chani_clever_tactician")
    assert (me(s).water, persuasion(s)) == (1, 1 + 2)


# ---------------------------------------------------------------- Fedaykin Stilltent


@pytest.mark.shows("imperium/fedaykin_stilltent", "U-7.7")
def test_fedaykin_stilltent_recruits_a_troop_on_a_maker_space_to_deploy() -> None:
    s = Table().hand(0, "fedaykin_stilltent").units(0, garrison=3).start()
    send(s, "fedaykin_stilltent", "imperial_basin")
    assert (me(s).garrison, me(s).supply) == (4, 8)
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)
    do(s, "deploy:3")
    assert (me(s).garrison, me(s).deployed) == (1, 3)


@pytest.mark.shows("imperium/fedaykin_stilltent")
def test_fedaykin_stilltent_recruits_nothing_elsewhere() -> None:
    s = Table().hand(0, "fedaykin_stilltent").units(0, garrison=3).start()
    send(s, "fedaykin_stilltent", "accept_contract")
    assert me(s).garrison == 3
    assert s.active == 1


@pytest.mark.shows("imperium/fedaykin_stilltent")
def test_fedaykin_stilltent_reveals_one_water() -> None:
    s = show(Table().have(0, water=0), "fedaykin_stilltent")
    assert me(s).water == 1
    assert (persuasion(s), me(s).swords, me(s).garrison) == (0, 0, 3)
