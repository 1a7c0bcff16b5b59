"""Imperium cards from Long Live the Fighters to Reliable Informant: every box and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.terms import FACTIONS
from tests.cards.helpers.imperium_lo_to_w import buy, mine, options, reserve_left, send, show, shown
from tests.table import (
    Table,
    alliances,
    cards,
    contracts,
    do,
    influence,
    intrigues,
    legal,
    row,
    spies,
)

# ---------------------------------------------------------------- Long Live the Fighters


def three_on_top(*deck: str) -> Table:
    return mine("long_live_the_fighters").deck(0, *deck)


@pytest.mark.shows("imperium/long_live_the_fighters", "U-17.2")
def test_long_live_the_fighters_draws_discards_and_trashes_one_each_of_the_top_three() -> None:
    table = three_on_top("dagger", "diplomacy", "signet_ring", "reconnaissance")
    s = send(table, "long_live_the_fighters", "spice_refinery")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "card:signet_ring"}
    do(s, "card:diplomacy")
    assert set(legal(s)) == {"card:dagger", "card:signet_ring"}
    do(s, "card:signet_ring")
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert cards(s, 0, "discard") == ["signet_ring"]
    assert "dagger" in cards(s, 0, "trash")
    assert cards(s, 0, "deck") == ["reconnaissance"]
    assert s.active == 1


@pytest.mark.shows("imperium/long_live_the_fighters", "U-17.4", "U-16.2")
def test_long_live_the_fighters_does_nothing_with_two_cards_in_the_deck() -> None:
    table = mine("long_live_the_fighters").discard(0, "signet_ring", "reconnaissance")
    s = send(table.deck(0, "dagger", "diplomacy"), "long_live_the_fighters", "spice_refinery")
    assert s.active == 1
    assert sorted(cards(s, 0, "deck")) == ["dagger", "diplomacy"]
    assert sorted(cards(s, 0, "discard")) == ["reconnaissance", "signet_ring"]


@pytest.mark.shows("imperium/long_live_the_fighters", "R-014", "U-6.14")
def test_long_live_the_fighters_counts_the_deck_when_it_resolves() -> None:
    def at_arrakeen() -> State:
        table = three_on_top("dagger", "diplomacy", "signet_ring")
        return send(table, "long_live_the_fighters", "arrakeen")

    s = at_arrakeen()
    assert {"card-effect:0", "space-effect:1"} <= set(legal(s))
    assert "end" not in legal(s)
    do(s, "space-effect:1")
    assert cards(s, 0, "hand") == ["dagger"]
    assert "card-effect:0" not in legal(s)
    s = do(at_arrakeen(), "card-effect:0")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "card:signet_ring"}


@pytest.mark.shows("imperium/long_live_the_fighters", "R-014", "U-17.4")
def test_long_live_the_fighters_waits_for_a_reshuffle_by_another_effect() -> None:
    table = mine("long_live_the_fighters")
    table.discard(0, "dagger", "diplomacy", "seek_allies", "signet_ring").deck(0)
    s = send(table, "long_live_the_fighters", "arrakeen")
    assert "card-effect:0" not in legal(s)
    do(s, "space-effect:1")
    assert "card-effect:0" in legal(s)
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert options(s, "card") == set(cards(s, 0, "deck"))
    assert len(options(s, "card")) == 3


@pytest.mark.shows("imperium/long_live_the_fighters", "imperium/sardaukar_soldier")
def test_long_live_the_fighters_sets_off_what_happens_when_a_card_is_trashed() -> None:
    table = three_on_top("dagger", "diplomacy", "sardaukar_soldier")
    s = send(table, "long_live_the_fighters", "spice_refinery", "card:dagger", "card:diplomacy")
    assert "sardaukar_soldier" in cards(s, 0, "trash")
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("imperium/long_live_the_fighters", "U-16.4", "reserve/prepare_the_way")
def test_long_live_the_fighters_sends_a_trashed_reserve_card_back_to_its_stack() -> None:
    table = three_on_top("dagger", "diplomacy", "prepare_the_way")
    s = table.start()
    before = reserve_left(s, "prepare_the_way")
    do(s, "card:long_live_the_fighters", "space:spice_refinery", "card:dagger", "card:diplomacy")
    assert "prepare_the_way" not in cards(s, 0, "trash")
    assert reserve_left(s, "prepare_the_way") == before + 1


@pytest.mark.shows("imperium/long_live_the_fighters", "imperium/spacing_guilds_favor", "U-18.6")
def test_long_live_the_fighters_discards_from_the_deck_so_the_favor_gives_no_spice() -> None:
    table = three_on_top("dagger", "diplomacy", "spacing_guilds_favor")
    table.have(0, spice=0)
    s = send(
        table,
        "long_live_the_fighters",
        "spice_refinery",
        "card:dagger",
        "card:spacing_guilds_favor",
    )
    assert cards(s, 0, "discard") == ["spacing_guilds_favor"]
    assert s.seats[0].spice == 0


@pytest.mark.shows("imperium/long_live_the_fighters", "U-11.3")
def test_long_live_the_fighters_reveals_two_persuasion_and_three_swords() -> None:
    assert shown("long_live_the_fighters") == (2, 3)


# ---------------------------------------------------------------- Maker Keeper


@pytest.mark.parametrize("bene_gesserit", [1, 2])
@pytest.mark.parametrize("fremen", [1, 2])
@pytest.mark.shows("imperium/maker_keeper", "U-9.14")
def test_maker_keeper_pays_each_line_at_two_influence(bene_gesserit: int, fremen: int) -> None:
    table = mine("maker_keeper").influence(0, bene_gesserit=bene_gesserit, fremen=fremen)
    s = send(table.have(0, water=0, spice=0), "maker_keeper", "arrakeen")
    assert s.seats[0].water == (1 if bene_gesserit == 2 else 0)
    assert s.seats[0].spice == (1 if fremen == 2 else 0)


@pytest.mark.shows("imperium/maker_keeper")
def test_maker_keeper_reveals_two_persuasion() -> None:
    assert shown("maker_keeper") == (2, 0)


# ---------------------------------------------------------------- Maula Pistol


@pytest.mark.shows("imperium/maula_pistol")
def test_maula_pistol_draws_a_card() -> None:
    s = send(mine("maula_pistol").top(0, "dagger"), "maula_pistol", "imperial_basin")
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("imperium/maula_pistol", "U-16.1")
def test_maula_pistol_must_draw_even_if_the_discard_pile_has_to_be_shuffled() -> None:
    table = mine("maula_pistol").discard(0, "dagger", "diplomacy").deck(0).units(0, garrison=1)
    s = send(table, "maula_pistol", "imperial_basin")
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert len(cards(s, 0, "hand")) == 1
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("imperium/maula_pistol")
def test_maula_pistol_reveals_one_persuasion_and_one_sword() -> None:
    assert shown("maula_pistol") == (1, 1)


# ---------------------------------------------------------------- Northern Watermaster


@pytest.mark.shows("imperium/northern_watermaster")
def test_northern_watermaster_gains_a_water() -> None:
    table = mine("northern_watermaster").have(0, water=0)
    assert send(table, "northern_watermaster", "spice_refinery").seats[0].water == 1


@pytest.mark.shows("imperium/northern_watermaster", "U-19.1")
def test_northern_watermaster_gains_two_spice_beside_another_fremen_card() -> None:
    s = show(mine("northern_watermaster", "maula_pistol").have(0, spice=0))
    assert s.seats[0].spice == 2


@pytest.mark.shows("imperium/northern_watermaster", "U-19.1", "U-16.5")
def test_northern_watermaster_bonds_with_a_fremen_card_from_an_agent_turn() -> None:
    s = show(mine("northern_watermaster").played(0, "maula_pistol").have(0, spice=0))
    assert s.seats[0].spice == 2


@pytest.mark.shows("imperium/northern_watermaster", "R-032", "U-11.6")
def test_northern_watermaster_bonds_with_a_fremen_card_drawn_in_the_reveal_turn() -> None:
    table = mine("northern_watermaster").have(0, spice=0).top(0, "maula_pistol")
    s = show(table.intrigue(0, "intelligence_report"))
    assert s.seats[0].spice == 0
    do(s, "intrigue:intelligence_report")
    assert s.seats[0].spice == 2


@pytest.mark.shows("imperium/northern_watermaster", "U-19.1")
def test_northern_watermaster_alone_reveals_one_persuasion_and_no_spice() -> None:
    table = mine().have(0, spice=0)
    assert shown("northern_watermaster", table=table) == (1, 0)
    s = show(mine("northern_watermaster").discard(0, "maula_pistol").have(0, spice=0))
    assert s.seats[0].spice == 0


# ---------------------------------------------------------------- Overthrow


@pytest.mark.parametrize(
    ("faction", "space"),
    [
        ("emperor", "dutiful_service"),
        ("spacing_guild", "deliver_supplies"),
        ("bene_gesserit", "secrets"),
        ("fremen", "fremkit"),
    ],
)
@pytest.mark.shows("imperium/overthrow", "U-6.12", "U-9.3")
def test_overthrow_gains_two_influence_instead_of_one(faction: str, space: str) -> None:
    s = send(mine("overthrow"), "overthrow", space)
    assert influence(s, 0) == {f: 2 if f == faction else 0 for f in FACTIONS}
    assert s.seats[0].vp == 1
    assert s.active == 1


@pytest.mark.shows("imperium/overthrow", "U-9.2", "U-9.4", "U-9.6")
def test_overthrow_passes_level_four_with_bonus_and_alliance() -> None:
    table = mine("overthrow").influence(0, spacing_guild=3).have(0, solari=0)
    s = send(table, "overthrow", "deliver_supplies")
    assert influence(s, 0)["spacing_guild"] == 5
    assert s.seats[0].solari == 3
    assert alliances(s)["spacing_guild"] == 0
    assert s.seats[0].vp == 1 + 1


@pytest.mark.shows("imperium/overthrow", "U-9.13", "R-017")
def test_overthrow_loses_what_goes_beyond_the_top_of_the_track() -> None:
    s = send(mine("overthrow").influence(0, fremen=5).alliance(0, "fremen"), "overthrow", "fremkit")
    assert influence(s, 0) == {f: 6 if f == "fremen" else 0 for f in FACTIONS}


@pytest.mark.shows("imperium/overthrow")
def test_overthrow_reveals_two_persuasion_two_swords_and_a_troop() -> None:
    assert shown("overthrow") == (2, 2)
    assert show(mine("overthrow")).seats[0].garrison == 1


@pytest.mark.shows("imperium/overthrow", "U-11.17")
def test_overthrow_draws_an_intrigue_when_acquired() -> None:
    s = buy("overthrow")
    assert intrigues(s, 0) == ["devour"]


# ---------------------------------------------------------------- Paracompass


@pytest.mark.shows("imperium/paracompass")
def test_paracompass_gains_two_solari() -> None:
    s = send(mine("paracompass").have(0, solari=0), "paracompass", "arrakeen")
    assert s.seats[0].solari == 2


@pytest.mark.parametrize(
    ("things", "persuasion"),
    [
        ((), 0),
        (("swordmaster",), 0),
        (("council",), 2 + 2),
        (("council", "swordmaster"), 2 + 3),
    ],
)
@pytest.mark.shows("imperium/paracompass", "U-11.4")
def test_paracompass_needs_the_seat_and_for_one_more_the_swordmaster_too(
    things: tuple[str, ...], persuasion: int
) -> None:
    assert shown("paracompass", table=mine().owns(0, *things)) == (persuasion, 0)


@pytest.mark.shows("imperium/paracompass", "R-032")
def test_paracompass_counts_a_seat_gained_earlier_in_the_reveal_turn() -> None:
    table = mine("paracompass", "corrinth_city", "convincing_argument").have(0, solari=5)
    s = show(table)
    assert s.seats[0].persuasion == 2
    do(s, "reveal-effect:corrinth_city/0", "option:1")
    assert s.seats[0].council
    assert s.seats[0].persuasion == 2 + 2 + 2


# ---------------------------------------------------------------- Price is No Object


@pytest.mark.shows("imperium/price_is_no_object", "U-11.16")
def test_price_is_no_object_acquires_a_card_to_hand_for_solari() -> None:
    table = mine("price_is_no_object").have(0, solari=3)
    table.row("maula_pistol", "treacherous_maneuver", "shishakli", "truthtrance", "overthrow")
    table.imperium_top("maker_keeper")
    s = send(table, "price_is_no_object", "secrets", "card-effect:0")
    assert options(s, "acquire") == {"maula_pistol", "prepare_the_way"}
    do(s, "acquire:maula_pistol")
    assert cards(s, 0, "hand") == ["maula_pistol"]
    assert s.seats[0].solari == 0
    assert sorted(row(s)) == [
        "maker_keeper",
        "overthrow",
        "shishakli",
        "treacherous_maneuver",
        "truthtrance",
    ]
    assert s.active == 1


@pytest.mark.shows("imperium/price_is_no_object", "U-6.12")
def test_price_is_no_object_may_use_the_solari_of_the_space() -> None:
    table = mine("price_is_no_object").have(0, solari=1).row("maula_pistol")
    s = send(table, "price_is_no_object", "dutiful_service", "card-effect:0")
    do(s, "acquire:maula_pistol")
    assert cards(s, 0, "hand") == ["maula_pistol"]
    assert s.seats[0].solari == 0


@pytest.mark.shows("imperium/price_is_no_object")
def test_price_is_no_object_acquires_one_card_only() -> None:
    table = mine("price_is_no_object").have(0, solari=8).row("maula_pistol")
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:maula_pistol")
    assert s.seats[0].solari == 5
    assert s.active == 1


@pytest.mark.shows("imperium/price_is_no_object", "U-17.1")
def test_price_is_no_object_may_acquire_nothing() -> None:
    table = mine("price_is_no_object").have(0, solari=3)
    s = send(table, "price_is_no_object", "secrets", "end")
    assert s.active == 1
    assert s.seats[0].solari == 3
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/price_is_no_object", "U-11.17", "reserve/the_spice_must_flow")
def test_price_is_no_object_buys_the_spice_must_flow_with_its_point() -> None:
    table = mine("price_is_no_object").have(0, solari=9)
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:the_spice_must_flow")
    assert s.seats[0].vp == 1
    assert s.seats[0].solari == 0
    assert cards(s, 0, "hand") == ["the_spice_must_flow"]


@pytest.mark.shows("imperium/price_is_no_object", "C-3.8", "contract/acquire_the_spice_must_flow")
def test_price_is_no_object_completes_the_contract_to_acquire_the_spice_must_flow() -> None:
    table = mine("price_is_no_object", choam=True).have(0, solari=9)
    table.contracts(0, held=("acquire_the_spice_must_flow",))
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:the_spice_must_flow")
    assert contracts(s, 0, "completed") == ["acquire_the_spice_must_flow"]


@pytest.mark.shows("imperium/price_is_no_object", "U-11.17", "imperium/strike_fleet")
def test_price_is_no_object_gives_the_acquire_box_of_the_card() -> None:
    table = mine("price_is_no_object").have(0, solari=5).row("strike_fleet")
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:strike_fleet")
    do(s, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    assert cards(s, 0, "hand") == ["strike_fleet"]


@pytest.mark.shows("imperium/price_is_no_object")
def test_price_is_no_object_acquires_a_card_that_can_be_played_this_round() -> None:
    table = mine("price_is_no_object").have(0, solari=3).row("maula_pistol").revealed(1, 2)
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:maula_pistol")
    assert s.active == 0
    assert "card:maula_pistol" in legal(s)


@pytest.mark.shows("imperium/price_is_no_object")
def test_price_is_no_object_reveals_two_persuasion_and_two_solari() -> None:
    assert shown("price_is_no_object") == (2, 0)
    assert show(mine("price_is_no_object").have(0, solari=0)).seats[0].solari == 2


@pytest.mark.shows("imperium/price_is_no_object", "U-11.17")
def test_price_is_no_object_gains_two_solari_when_acquired() -> None:
    assert buy("price_is_no_object", table=mine().have(0, solari=0)).seats[0].solari == 2


# ---------------------------------------------------------------- Priority Contracts

FOUR_CONTRACTS = ("arrakeen_water", "deliver_supplies", "espionage", "harvest_3")


@pytest.mark.shows("imperium/priority_contracts", "C-2.2")
def test_priority_contracts_takes_a_contract() -> None:
    table = mine("priority_contracts", choam=True).market("arrakeen_water", "deliver_supplies")
    s = send(table, "priority_contracts", "assembly_hall")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:deliver_supplies"}
    do(s, "contract:deliver_supplies")
    assert contracts(s, 0) == ["deliver_supplies"]


@pytest.mark.shows("imperium/priority_contracts", "C-2.3")
def test_priority_contracts_gives_two_solari_when_no_contract_is_left() -> None:
    table = mine("priority_contracts", choam=True).empty_market().have(0, solari=0)
    assert send(table, "priority_contracts", "assembly_hall").seats[0].solari == 2


@pytest.mark.shows("imperium/priority_contracts")
def test_priority_contracts_reveals_two_spice_below_four_completed_contracts() -> None:
    table = mine("priority_contracts", "convincing_argument", choam=True).have(0, spice=0)
    s = show(table.contracts(0, completed=FOUR_CONTRACTS[:3]))
    assert "end" not in legal(s)
    do(s, "reveal-effect:priority_contracts/0")
    assert s.seats[0].spice == 2
    assert "priority_contracts" in cards(s, 0, "shown")
    assert s.seats[0].persuasion == 2


@pytest.mark.parametrize("branch", [0, 1])
@pytest.mark.shows("imperium/priority_contracts", "C-3.9")
def test_priority_contracts_offers_a_point_for_itself_with_four_completed_contracts(
    branch: int,
) -> None:
    table = mine("priority_contracts", "convincing_argument", choam=True).have(0, spice=0)
    s = show(table.contracts(0, completed=FOUR_CONTRACTS))
    assert "end" not in legal(s)
    do(s, "reveal-effect:priority_contracts/0")
    assert options(s, "option") == {"0", "1"}
    do(s, f"option:{branch}")
    assert s.seats[0].spice == (2, 0)[branch]
    assert s.seats[0].vp == (0, 1)[branch]
    assert ("priority_contracts" in cards(s, 0, "trash")) == (branch == 1)
    assert "reveal-effect:priority_contracts/0" not in legal(s)


# ---------------------------------------------------------------- Public Spectacle


@pytest.mark.shows("imperium/public_spectacle", "U-10.12", "U-6.2", "U-10.10")
def test_public_spectacle_gains_influence_with_a_faction_of_choice_after_a_recall() -> None:
    table = mine("public_spectacle").spies(0, "post_landsraad_right")
    s = send(table, "public_spectacle", "assembly_hall", "post:post_landsraad_right")
    assert options(s, "faction") == set(FACTIONS)
    do(s, "faction:fremen")
    assert influence(s, 0) == {f: 1 if f == "fremen" else 0 for f in FACTIONS}


@pytest.mark.shows("imperium/public_spectacle", "U-10.12")
def test_public_spectacle_gains_nothing_without_a_recall() -> None:
    table = mine("public_spectacle").spies(0, "post_landsraad_right")
    s = send(table, "public_spectacle", "assembly_hall", "pass")
    assert s.active == 1
    assert sum(influence(s, 0).values()) == 0
    assert spies(s, 0) == ["post_landsraad_right"]


@pytest.mark.shows("imperium/public_spectacle", "U-10.12", "U-10.7")
def test_public_spectacle_counts_an_infiltration() -> None:
    table = mine("public_spectacle").spies(0, "post_imperial_basin").agents(1, "imperial_basin")
    s = send(table, "public_spectacle", "imperial_basin")
    assert spies(s, 0) == []
    assert options(s, "faction") == set(FACTIONS)


@pytest.mark.shows("imperium/public_spectacle", "R-045", "U-10.4", "space/espionage")
def test_public_spectacle_counts_a_spy_recalled_to_be_placed_again() -> None:
    table = mine("public_spectacle").have(0, spice=1)
    table.spies(0, "post_bene_gesserit", "post_choam", "post_city_left")
    s = do(table.start(), "card:public_spectacle", "space:espionage", "pass")
    do(s, "space-effect:1", "post:post_choam", "post:post_fremen")
    assert sorted(spies(s, 0)) == ["post_bene_gesserit", "post_city_left", "post_fremen"]
    assert options(s, "faction") == set(FACTIONS)


@pytest.mark.shows("imperium/public_spectacle", "U-10.3", "U-10.6")
def test_public_spectacle_reveals_one_persuasion_and_may_place_a_spy() -> None:
    assert shown("public_spectacle") == (1, 0)
    s = show(mine("public_spectacle"), "reveal-effect:public_spectacle/0", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    s = show(mine("public_spectacle"), "end")
    assert spies(s, 0) == []


# ---------------------------------------------------------------- Rebel Supplier


@pytest.mark.shows("imperium/rebel_supplier", "U-7.7", "U-10.8", "R-045")
def test_rebel_supplier_recruits_two_after_gathering_intelligence_and_may_deploy_them() -> None:
    table = mine("rebel_supplier").spies(0, "post_city_right").units(0, garrison=3)
    s = send(table, "rebel_supplier", "arrakeen", "post:post_city_right")
    assert s.seats[0].garrison == 3 + 2 + 1
    do(s, "deploy:5")
    assert s.seats[0].deployed == 5


@pytest.mark.shows("imperium/rebel_supplier", "U-10.12")
def test_rebel_supplier_recruits_nobody_without_a_recall() -> None:
    table = mine("rebel_supplier").spies(0, "post_city_right")
    s = send(table, "rebel_supplier", "arrakeen", "pass")
    assert s.seats[0].garrison == 1
    s = send(mine("rebel_supplier"), "rebel_supplier", "arrakeen")
    assert s.seats[0].garrison == 1


@pytest.mark.shows("imperium/rebel_supplier", "R-014", "R-045")
def test_rebel_supplier_waits_for_a_recall_later_in_the_turn() -> None:
    table = mine("rebel_supplier").spies(0, "post_choam").intrigue(0, "special_mission")
    s = send(table, "rebel_supplier", "spice_refinery")
    assert s.seats[0].garrison == 0
    do(s, "intrigue:special_mission", "option:1", "pass")
    assert s.seats[0].garrison == 2


@pytest.mark.shows("imperium/rebel_supplier")
def test_rebel_supplier_reveals_one_sword_and_one_spice() -> None:
    assert shown("rebel_supplier") == (0, 1)
    assert show(mine("rebel_supplier").have(0, spice=0)).seats[0].spice == 1


# ---------------------------------------------------------------- Reliable Informant

INFORMED = {"post_emperor", "post_bene_gesserit", "post_fremen"}


@pytest.mark.shows("imperium/reliable_informant", "U-10.5")
def test_reliable_informant_places_a_spy_on_a_post_of_three_factions() -> None:
    s = send(mine("reliable_informant"), "reliable_informant", "deliver_supplies", "card-effect:0")
    assert options(s, "post") == INFORMED
    do(s, "post:post_fremen")
    assert spies(s, 0) == ["post_fremen"]


@pytest.mark.shows("imperium/reliable_informant", "U-10.6", "R-003")
def test_reliable_informant_may_place_no_spy() -> None:
    s = send(mine("reliable_informant"), "reliable_informant", "deliver_supplies", "end")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("imperium/reliable_informant", "U-10.2", "U-10.5")
def test_reliable_informant_does_nothing_when_others_hold_the_three_posts() -> None:
    table = mine("reliable_informant").spies(1, *INFORMED)
    s = send(
        table.spies(0, "post_choam", "post_city_left", "post_city_right"),
        "reliable_informant",
        "deliver_supplies",
    )
    assert s.active == 1
    assert sorted(spies(s, 0)) == ["post_choam", "post_city_left", "post_city_right"]


@pytest.mark.shows("imperium/reliable_informant", "U-10.4")
def test_reliable_informant_may_recall_a_spy_to_open_a_post_when_the_supply_is_empty() -> None:
    table = mine("reliable_informant").spies(1, "post_emperor", "post_bene_gesserit")
    table.spies(0, "post_fremen", "post_city_left", "post_city_right")
    s = send(table, "reliable_informant", "deliver_supplies", "card-effect:0")
    assert set(legal(s)) == {"post:post_fremen", "pass"}
    do(s, "post:post_fremen")
    assert sorted(spies(s, 0)) == ["post_city_left", "post_city_right", "post_fremen"]
    assert s.active == 1
    table = mine("reliable_informant").spies(1, "post_emperor", "post_bene_gesserit")
    table.spies(0, "post_choam", "post_city_left", "post_city_right")
    s = send(table, "reliable_informant", "deliver_supplies", "card-effect:0", "post:post_choam")
    assert sorted(spies(s, 0)) == ["post_city_left", "post_city_right", "post_fremen"]


@pytest.mark.shows("imperium/reliable_informant")
def test_reliable_informant_reveals_one_persuasion_and_one_solari() -> None:
    assert shown("reliable_informant") == (1, 0)
    assert show(mine("reliable_informant").have(0, solari=0)).seats[0].solari == 1
