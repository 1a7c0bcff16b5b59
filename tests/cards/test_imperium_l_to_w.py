"""The Imperium cards from Long Live the Fighters to Wheels Within Wheels, box by box."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.library import load
from kanly.engine.terms import FACTIONS, ICONS
from tests.table import (
    Table,
    agents,
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

QUIET = ("devour", "spring_the_trap", "go_to_ground")
"""Combat Intrigue cards: drawing them opens no Plot in the menu."""


def mine(*hand: str, choam: bool = False) -> Table:
    """Seat 0 has this hand, no garrison and the quiet Intrigue cards to come."""
    return Table(choam=choam).hand(0, *hand).units(0).intrigue_top(*QUIET)


def send(table: Table, card: str, space: str, *then: str) -> State:
    """Seat 0 plays the card to the space and goes on."""
    s = do(table.start(), f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    assert space in agents(s, 0)
    return do(s, *then)


def show(table: Table, *then: str) -> State:
    """Seat 0 takes its Reveal turn (by itself if no card can be played) and goes on."""
    s = table.start()
    if "reveal" in legal(s):
        do(s, "reveal")
    return do(s, *then)


def shown(*hand: str, table: Table | None = None, then: tuple[str, ...] = ()) -> tuple[int, int]:
    """Persuasion and swords of a hand, beside a Convincing Argument that keeps the turn open."""
    s = show((table or mine()).hand(0, *hand, "convincing_argument"), *then)
    assert s.active == 0
    return s.seats[0].persuasion - 2, s.seats[0].swords


def buy(card: str, *then: str, table: Table | None = None) -> State:
    """Seat 0 reveals ten Persuasion and acquires the card."""
    table = (table or mine()).hand(0, *["convincing_argument"] * 2, *["prepare_the_way"] * 3)
    s = show(table.row(card), f"acquire:{card}", *then)
    assert cards(s, 0, "discard") == [card]
    return s


def options(s: State, word: str) -> set[str]:
    """What is offered after a word such as post or faction."""
    return {text.partition(":")[2] for text in legal(s) if text.startswith(f"{word}:")}


def reserve_left(s: State, card: str) -> int:
    """Cards left in a Reserve stack."""
    return int(s.to_dict()["reserve"][card])


FOUR_FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]

# id: copies, cost, factions, agent icons, persuasion, swords
PRINTED = {
    "long_live_the_fighters": (1, 7, ["fremen"], ["fremen", "city"], 2, 3),
    "maker_keeper": (2, 2, ["bene_gesserit", "fremen"], ["city"], 2, 0),
    "maula_pistol": (2, 3, ["fremen"], ["city", "spice_trade"], 1, 1),
    "northern_watermaster": (1, 3, ["fremen"], ["city"], 1, 0),
    "overthrow": (1, 8, [], FOUR_FACTIONS, 2, 2),
    "paracompass": (1, 4, [], ["city"], 0, 0),
    "price_is_no_object": (
        1, 6, ["emperor", "bene_gesserit"], ["emperor", "bene_gesserit"], 2, 0,
    ),
    "priority_contracts": (1, 6, ["spacing_guild"], ["landsraad", "spice_trade"], 0, 0),
    "public_spectacle": (2, 4, ["emperor"], ["spy"], 1, 0),
    "rebel_supplier": (2, 3, ["fremen"], ["city"], 0, 1),
    "reliable_informant": (1, 2, ["spacing_guild"], ["spacing_guild"], 1, 0),
    "sardaukar_coordination": (2, 4, ["emperor"], ["emperor", "landsraad"], 2, 0),
    "sardaukar_soldier": (1, 1, ["emperor"], ["city"], 1, 1),
    "shishakli": (1, 4, ["fremen"], ["city", "spice_trade"], 0, 2),
    "smugglers_harvester": (2, 1, ["spacing_guild"], ["spice_trade"], 1, 0),
    "smugglers_haven": (1, 4, ["spacing_guild"], ["spacing_guild", "spice_trade"], 1, 0),
    "southern_elders": (
        1, 4, ["bene_gesserit", "fremen"], ["bene_gesserit", "fremen"], 0, 0,
    ),
    "space_time_folding": (1, 1, ["spacing_guild"], ["spacing_guild"], 1, 0),
    "spacing_guilds_favor": (2, 5, ["spacing_guild"], ["spacing_guild", "spice_trade"], 2, 0),
    "spy_network": (1, 2, ["emperor", "spacing_guild"], [], 2, 1),
    "steersman": (
        1, 8, ["spacing_guild"], ["spacing_guild", "landsraad", "city", "spice_trade"], 2, 0,
    ),
    "stilgar_the_devoted": (1, 6, ["fremen"], ["fremen", "city", "spice_trade"], 0, 0),
    "strike_fleet": (1, 5, [], ["spy"], 1, 3),
    "subversive_advisor": (1, 5, [], ["spy"], 1, 0),
    "treacherous_maneuver": (1, 5, ["emperor"], FOUR_FACTIONS, 1, 0),
    "tread_in_darkness": (2, 4, ["bene_gesserit"], ["landsraad", "city", "spice_trade"], 2, 1),
    "truthtrance": (2, 4, ["bene_gesserit"], FOUR_FACTIONS, 1, 0),
    "undercover_asset": (
        1, 2, ["emperor", "spacing_guild"], ["landsraad", "city", "spice_trade"], 0, 0,
    ),
    "unswerving_loyalty": (2, 1, ["fremen"], [], 1, 0),
    "weirding_woman": (2, 1, ["bene_gesserit"], ["city", "spice_trade"], 1, 1),
    "wheels_within_wheels": (1, 2, ["emperor", "spacing_guild"], ["spy"], 1, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.shows(*(f"imperium/{name}" for name in PRINTED), "U-1.2")
def test_printed_values(name: str) -> None:
    card = next(c for c in load("uprising").edition.cards if c.id == name)
    copies, cost, factions, icons, persuasion, swords = PRINTED[name]
    assert (card.kind, card.copies, card.cost) == ("imperium", copies, cost)
    assert [FACTIONS[f] for f in card.factions] == factions
    assert [ICONS[i] for i in card.icons] == icons
    assert (card.persuasion, card.swords) == (persuasion, swords)
    assert card.module == ("choam" if name == "priority_contracts" else "")


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


# ---------------------------------------------------------------- Sardaukar Coordination


@pytest.mark.shows("imperium/sardaukar_coordination", "U-7.6", "U-7.10")
def test_sardaukar_coordination_deploys_recruits_from_any_space_but_no_garrison_troops() -> None:
    table = mine("sardaukar_coordination").units(0, garrison=3)
    s = send(table, "sardaukar_coordination", "gather_support")
    assert s.seats[0].garrison == 5
    assert options(s, "deploy") == {"1", "2"}
    do(s, "deploy:2")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (2, 3)


@pytest.mark.shows("imperium/sardaukar_coordination", "U-7.9")
def test_sardaukar_coordination_may_deploy_nobody() -> None:
    s = send(mine("sardaukar_coordination"), "sardaukar_coordination", "gather_support", "end")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (0, 2)


@pytest.mark.shows("imperium/sardaukar_coordination")
def test_sardaukar_coordination_deploys_nobody_when_nobody_was_recruited() -> None:
    table = mine("sardaukar_coordination").units(0, garrison=3)
    s = send(table, "sardaukar_coordination", "assembly_hall")
    assert s.active == 1
    assert s.seats[0].deployed == 0


@pytest.mark.shows("imperium/sardaukar_coordination", "intrigue/shaddams_favor")
def test_sardaukar_coordination_deploys_troops_recruited_by_an_intrigue() -> None:
    table = mine("sardaukar_coordination").units(0, garrison=3).intrigue(0, "shaddams_favor")
    s = send(table, "sardaukar_coordination", "assembly_hall", "intrigue:shaddams_favor")
    assert options(s, "deploy") == {"1"}


@pytest.mark.shows("imperium/sardaukar_coordination", "U-11.3")
def test_sardaukar_coordination_reveals_a_sword_for_each_emperor_card_revealed() -> None:
    count = "reveal-effect:sardaukar_coordination/0"
    assert shown("sardaukar_coordination", then=(count,)) == (2, 1)
    hand = ("sardaukar_coordination", "public_spectacle")
    assert shown(*hand, then=(count,)) == (3, 2)
    hand = ("sardaukar_coordination", "sardaukar_coordination")
    assert shown(*hand, then=(count, count)) == (4, 4)


@pytest.mark.shows("imperium/sardaukar_coordination", "U-17.2")
def test_sardaukar_coordination_must_count_its_swords() -> None:
    s = show(mine("sardaukar_coordination"))
    assert "reveal-effect:sardaukar_coordination/0" in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("imperium/sardaukar_coordination")
def test_sardaukar_coordination_does_not_count_emperor_cards_from_agent_turns() -> None:
    table = mine().played(0, "public_spectacle", "wheels_within_wheels")
    count = "reveal-effect:sardaukar_coordination/0"
    assert shown("sardaukar_coordination", table=table, then=(count,)) == (2, 1)


# ---------------------------------------------------------------- Sardaukar Soldier


@pytest.mark.parametrize("zone", ["hand", "discarded", "played"])
@pytest.mark.shows("imperium/sardaukar_soldier", "U-16.4", "space/desert_tactics")
def test_sardaukar_soldier_draws_an_intrigue_when_trashed_from_anywhere(zone: str) -> None:
    table = mine("diplomacy", *["sardaukar_soldier"] * (zone == "hand")).have(0, water=1)
    if zone == "discarded":
        table.discard(0, "sardaukar_soldier")
    if zone == "played":
        table.played(0, "sardaukar_soldier")
    s = send(table, "diplomacy", "desert_tactics", "space-effect:1")
    do(s, f"{'card' if zone == 'hand' else zone}:sardaukar_soldier")
    assert cards(s, 0, "trash") == ["sardaukar_soldier"]
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("imperium/sardaukar_soldier", "imperium/calculus_of_power", "R-015")
def test_sardaukar_soldier_trashed_after_its_reveal_leaves_its_sword_and_persuasion() -> None:
    s = show(mine("sardaukar_soldier", "calculus_of_power", "dagger"))
    assert (s.seats[0].persuasion, s.seats[0].swords) == (3, 2)
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == ["sardaukar_soldier"]
    assert intrigues(s, 0) == ["devour"]
    assert (s.seats[0].persuasion, s.seats[0].swords) == (3, 2 + 3)


@pytest.mark.shows("imperium/sardaukar_soldier")
def test_sardaukar_soldier_has_an_empty_agent_box() -> None:
    table = mine("sardaukar_soldier").have(0, solari=0)
    s = send(table, "sardaukar_soldier", "spice_refinery")
    assert s.active == 1
    assert s.seats[0].solari == 2
    assert intrigues(s, 0) == []
    assert cards(s, 0, "played") == ["sardaukar_soldier"]


@pytest.mark.shows("imperium/sardaukar_soldier")
def test_sardaukar_soldier_reveals_one_persuasion_and_one_sword() -> None:
    assert shown("sardaukar_soldier") == (1, 1)


# ---------------------------------------------------------------- Shishakli


@pytest.mark.shows("imperium/shishakli", "U-6.13")
def test_shishakli_trashes_a_card_to_draw_a_card() -> None:
    table = mine("shishakli", "dagger").discard(0, "seek_allies").top(0, "signet_ring")
    s = send(table, "shishakli", "spice_refinery", "card-effect:0")
    assert {"card:dagger", "discarded:seek_allies", "played:shishakli"} <= set(legal(s))
    do(s, "discarded:seek_allies")
    assert cards(s, 0, "trash") == ["seek_allies"]
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]
    assert s.active == 1


@pytest.mark.shows("imperium/shishakli", "U-17.1")
def test_shishakli_draws_nothing_when_the_trash_is_declined() -> None:
    s = send(mine("shishakli", "dagger"), "shishakli", "spice_refinery", "end")
    assert cards(s, 0, "hand") == ["dagger"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/shishakli", "R-015")
def test_shishakli_may_trash_itself_and_still_draws() -> None:
    table = mine("shishakli", "dagger").top(0, "signet_ring")
    s = send(table, "shishakli", "spice_refinery", "card-effect:0", "played:shishakli")
    assert cards(s, 0, "trash") == ["shishakli"]
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]


@pytest.mark.shows("imperium/shishakli", "U-19.1")
def test_shishakli_reveals_two_swords_and_with_a_bond_gains_fremen_influence() -> None:
    assert shown("shishakli") == (0, 2)
    s = show(mine("shishakli", "dagger"))
    assert influence(s, 0)["fremen"] == 0
    s = show(mine("shishakli", "maula_pistol"))
    assert influence(s, 0) == {f: 1 if f == "fremen" else 0 for f in FACTIONS}


@pytest.mark.shows("imperium/shishakli", "U-9.4", "U-9.6")
def test_shishakli_reaches_the_alliance_in_the_reveal_turn() -> None:
    table = mine("shishakli", "maula_pistol", "convincing_argument").influence(0, fremen=3)
    s = show(table.have(0, water=0))
    assert "end" not in legal(s)
    do(s, "reveal-effect:shishakli/0")
    assert influence(s, 0)["fremen"] == 4
    assert s.seats[0].water == 1
    assert alliances(s)["fremen"] == 0


# ---------------------------------------------------------------- Smuggler's Harvester


@pytest.mark.parametrize(
    ("space", "spice"),
    [("imperial_basin", 1 + 1), ("hagga_basin", 2 + 1), ("deep_desert", 4 + 1)],
)
@pytest.mark.shows("imperium/smugglers_harvester")
def test_smugglers_harvester_adds_a_spice_at_a_maker_space(space: str, spice: int) -> None:
    table = mine("smugglers_harvester").have(0, water=3, spice=0)
    assert send(table, "smugglers_harvester", space).seats[0].spice == spice


@pytest.mark.shows("imperium/smugglers_harvester")
def test_smugglers_harvester_adds_nothing_at_another_spice_trade_space() -> None:
    table = mine("smugglers_harvester").have(0, spice=0)
    assert send(table, "smugglers_harvester", "accept_contract").seats[0].spice == 0


@pytest.mark.shows("imperium/smugglers_harvester")
def test_smugglers_harvester_reveals_one_persuasion() -> None:
    assert shown("smugglers_harvester") == (1, 0)


# ---------------------------------------------------------------- Smuggler's Haven


@pytest.mark.shows("imperium/smugglers_haven", "U-6.15")
def test_smugglers_haven_pays_four_spice_for_a_point_once() -> None:
    table = mine("smugglers_haven").have(0, spice=8)
    s = send(table, "smugglers_haven", "deliver_supplies", "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].vp) == (4, 1)
    assert s.active == 1


@pytest.mark.shows("imperium/smugglers_haven", "U-17.1")
def test_smugglers_haven_may_be_declined() -> None:
    table = mine("smugglers_haven").have(0, spice=4)
    s = send(table, "smugglers_haven", "deliver_supplies", "end")
    assert (s.seats[0].spice, s.seats[0].vp) == (4, 0)


@pytest.mark.shows("imperium/smugglers_haven", "U-6.7")
def test_smugglers_haven_pays_the_space_first() -> None:
    table = mine("smugglers_haven").have(0, spice=8)
    s = send(table, "smugglers_haven", "heighliner")
    assert s.seats[0].spice == 3
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/smugglers_haven", "U-6.12")
def test_smugglers_haven_may_spend_spice_gained_this_turn() -> None:
    table = mine("smugglers_haven").have(0, spice=3)
    s = send(table, "smugglers_haven", "imperial_basin", "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].vp) == (0, 1)
    table = mine("smugglers_haven").have(0, spice=3)
    assert send(table, "smugglers_haven", "deliver_supplies").active == 1


@pytest.mark.parametrize(
    ("post", "spice"),
    [
        ("post_imperial_basin", 2),
        ("post_hagga_basin", 2),
        ("post_deep_desert", 2),
        ("post_choam", 0),
    ],
)
@pytest.mark.shows("imperium/smugglers_haven", "U-10.1")
def test_smugglers_haven_reveals_two_spice_with_a_spy_on_a_maker_space(
    post: str, spice: int
) -> None:
    s = show(mine("smugglers_haven", "convincing_argument").have(0, spice=0).spies(0, post))
    assert (s.seats[0].spice, s.seats[0].persuasion) == (spice, 1 + 2)


@pytest.mark.shows("imperium/smugglers_haven")
def test_smugglers_haven_does_not_count_an_agent_or_the_spy_of_another() -> None:
    table = mine("smugglers_haven").have(0, spice=0).agents(0, "imperial_basin")
    s = show(table.spies(1, "post_imperial_basin"))
    assert s.seats[0].spice == 0


# ---------------------------------------------------------------- Southern Elders


@pytest.mark.shows("imperium/southern_elders")
def test_southern_elders_recruits_two_beside_another_bene_gesserit_card() -> None:
    table = mine("southern_elders").played(0, "maker_keeper")
    assert send(table, "southern_elders", "fremkit").seats[0].garrison == 2


@pytest.mark.parametrize("other", ["maula_pistol", "dagger"])
@pytest.mark.shows("imperium/southern_elders")
def test_southern_elders_recruits_nobody_without_another_bene_gesserit_card(other: str) -> None:
    table = mine("southern_elders", "truthtrance").played(0, other)
    assert send(table, "southern_elders", "fremkit").seats[0].garrison == 0


@pytest.mark.shows("imperium/southern_elders", "U-19.1")
def test_southern_elders_reveals_a_water_and_with_a_bond_two_persuasion() -> None:
    table = mine().have(0, water=0)
    assert shown("southern_elders", table=table) == (0, 0)
    assert show(mine("southern_elders").have(0, water=0)).seats[0].water == 1
    assert shown("southern_elders", "maula_pistol") == (2 + 1, 1)
    table = mine().played(0, "maula_pistol")
    assert shown("southern_elders", table=table) == (2, 0)


# ---------------------------------------------------------------- Space-time Folding


@pytest.mark.shows("imperium/space_time_folding", "U-16.3")
def test_space_time_folding_discards_a_card_to_draw_a_card() -> None:
    table = mine("space_time_folding", "dagger", "smugglers_harvester").top(0, "diplomacy")
    s = send(table, "space_time_folding", "deliver_supplies", "card-effect:0")
    assert {"card:dagger", "card:smugglers_harvester"} <= set(legal(s))
    do(s, "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["smugglers_harvester", "diplomacy"]


@pytest.mark.shows("imperium/space_time_folding")
def test_space_time_folding_draws_two_for_a_spacing_guild_card() -> None:
    table = mine("space_time_folding", "dagger", "smugglers_harvester")
    s = send(
        table.top(0, "diplomacy", "signet_ring"),
        "space_time_folding",
        "deliver_supplies",
        "card-effect:0",
        "card:smugglers_harvester",
    )
    assert cards(s, 0, "discard") == ["smugglers_harvester"]
    assert sorted(cards(s, 0, "hand")) == ["dagger", "diplomacy", "signet_ring"]


@pytest.mark.shows("imperium/space_time_folding", "U-17.1", "U-15.10")
def test_space_time_folding_may_be_declined_and_needs_a_card_in_hand() -> None:
    s = send(mine("space_time_folding", "dagger"), "space_time_folding", "deliver_supplies", "end")
    assert cards(s, 0, "hand") == ["dagger"]
    table = mine("space_time_folding").intrigue(0, "devour")
    assert send(table, "space_time_folding", "deliver_supplies").active == 1


@pytest.mark.shows("imperium/space_time_folding")
def test_space_time_folding_reveals_one_persuasion() -> None:
    assert shown("space_time_folding") == (1, 0)


# ---------------------------------------------------------------- Spacing Guild's Favor


@pytest.mark.shows("imperium/spacing_guilds_favor")
def test_spacing_guilds_favor_draws_a_card() -> None:
    table = mine("spacing_guilds_favor").top(0, "dagger").have(0, spice=0)
    s = send(table, "spacing_guilds_favor", "deliver_supplies")
    assert cards(s, 0, "hand") == ["dagger"]
    assert s.seats[0].spice == 0


@pytest.mark.shows("imperium/spacing_guilds_favor", "U-9.11")
def test_spacing_guilds_favor_reveals_two_persuasion_and_trades_three_spice_for_influence() -> None:
    assert shown("spacing_guilds_favor") == (2, 0)
    s = show(mine("spacing_guilds_favor").have(0, spice=3), "reveal-effect:spacing_guilds_favor/0")
    assert options(s, "faction") == set(FACTIONS)
    do(s, "faction:bene_gesserit")
    assert s.seats[0].spice == 0
    assert influence(s, 0)["bene_gesserit"] == 1
    assert "reveal-effect:spacing_guilds_favor/0" not in legal(s)


@pytest.mark.shows("imperium/spacing_guilds_favor", "U-17.1")
def test_spacing_guilds_favor_needs_three_spice_and_may_be_declined() -> None:
    s = show(mine("spacing_guilds_favor").have(0, spice=2))
    assert "reveal-effect:spacing_guilds_favor/0" not in legal(s)
    s = show(mine("spacing_guilds_favor").have(0, spice=3), "end")
    assert s.seats[0].spice == 3
    assert sum(influence(s, 0).values()) == 0


@pytest.mark.shows("imperium/spacing_guilds_favor", "U-18.6", "imperium/space_time_folding")
def test_spacing_guilds_favor_gains_two_spice_when_discarded() -> None:
    table = mine("space_time_folding", "spacing_guilds_favor", "dagger").have(0, spice=0)
    s = send(
        table,
        "space_time_folding",
        "deliver_supplies",
        "card-effect:0",
        "card:spacing_guilds_favor",
    )
    assert s.seats[0].spice == 2
    assert len(cards(s, 0, "hand")) == 1 + 2


@pytest.mark.shows("imperium/spacing_guilds_favor", "U-11.19", "X-U19")
def test_spacing_guilds_favor_gains_nothing_at_clean_up() -> None:
    s = show(mine("spacing_guilds_favor").have(0, spice=0), "end")
    assert "spacing_guilds_favor" in cards(s, 0, "discard")
    assert s.seats[0].spice == 0


@pytest.mark.shows("imperium/spacing_guilds_favor", "imperium/shishakli")
def test_spacing_guilds_favor_gains_nothing_when_trashed() -> None:
    table = mine("shishakli", "spacing_guilds_favor").have(0, spice=0)
    s = send(table, "shishakli", "spice_refinery", "card-effect:0", "card:spacing_guilds_favor")
    assert cards(s, 0, "trash") == ["spacing_guilds_favor"]
    assert s.seats[0].spice == 0


@pytest.mark.shows("imperium/spacing_guilds_favor", "imperium/covert_operation")
def test_spacing_guilds_favor_gains_two_spice_when_an_opponent_forces_the_discard() -> None:
    table = mine("covert_operation").spies(0, "post_imperial_basin").revealed(2)
    table.hand(1, "spacing_guilds_favor").have(1, spice=0)
    s = send(table, "covert_operation", "imperial_basin", "pass")
    assert cards(s, 1, "discard") == ["spacing_guilds_favor"]
    assert s.seats[1].spice == 2


# ---------------------------------------------------------------- Spy Network


@pytest.mark.parametrize("name", ["spy_network", "unswerving_loyalty"])
@pytest.mark.shows("imperium/spy_network", "imperium/unswerving_loyalty", "U-6.1")
def test_a_card_without_agent_icons_is_never_played_with_an_agent(name: str) -> None:
    s = mine(name, "dagger").spies(0, "post_choam", "post_emperor").start()
    assert options(s, "card") == {"dagger"}


@pytest.mark.shows("imperium/spy_network", "U-10.11")
def test_spy_network_reveals_two_persuasion_and_a_sword_and_recalls_a_spy_for_an_intrigue() -> None:
    assert shown("spy_network") == (2, 1)
    s = show(mine("spy_network").spies(0, "post_choam", "post_emperor"))
    do(s, "reveal-effect:spy_network/0")
    assert options(s, "post") == {"post_choam", "post_emperor"}
    do(s, "post:post_emperor")
    assert spies(s, 0) == ["post_choam"]
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("imperium/spy_network", "U-17.1")
def test_spy_network_may_keep_its_spies() -> None:
    s = show(mine("spy_network").spies(0, "post_choam", "post_emperor"), "end")
    assert len(spies(s, 0)) == 2
    assert intrigues(s, 0) == []


@pytest.mark.shows("imperium/spy_network")
def test_spy_network_recalls_nobody_with_one_spy_on_the_board() -> None:
    s = show(mine("spy_network").spies(0, "post_choam"))
    assert s.active == 0
    assert "reveal-effect:spy_network/0" not in legal(s)


@pytest.mark.parametrize("name", ["spy_network", "strike_fleet", "subversive_advisor"])
@pytest.mark.shows(
    "imperium/spy_network",
    "imperium/strike_fleet",
    "imperium/subversive_advisor",
    "U-11.17",
    "U-10.6",
)
def test_acquiring_the_card_may_place_a_spy(name: str) -> None:
    s = buy(name, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    s = buy(name, "pass")
    assert spies(s, 0) == []


# ---------------------------------------------------------------- Steersman


@pytest.mark.shows("imperium/steersman", "U-14.4", "R-033")
def test_steersman_draws_a_card_and_recalls_another_agent() -> None:
    table = mine("steersman").agents(0, "arrakeen").top(0, "dagger")
    s = send(table, "steersman", "assembly_hall")
    assert agents(s, 0) == ["assembly_hall"]
    assert s.seats[0].agents == 1
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("imperium/steersman", "U-14.4", "R-033", "U-17.2")
def test_steersman_chooses_between_the_other_agents_and_must_recall_one() -> None:
    table = mine("steersman").owns(0, "swordmaster").agents(0, "arrakeen", "secrets")
    s = send(table, "steersman", "assembly_hall")
    assert set(legal(s)) == {"space:arrakeen", "space:secrets"}
    do(s, "space:secrets")
    assert sorted(agents(s, 0)) == ["arrakeen", "assembly_hall"]


@pytest.mark.shows("imperium/steersman", "R-034")
def test_steersman_recalls_an_agent_that_can_be_sent_again_this_round() -> None:
    table = mine("steersman", "reconnaissance", "convincing_argument").top(0, "dagger")
    table.agents(0, "arrakeen").revealed(1, 2)
    s = send(table, "steersman", "assembly_hall")
    assert s.active == 0
    do(s, "card:reconnaissance", "space:arrakeen")
    assert sorted(agents(s, 0)) == ["arrakeen", "assembly_hall"]


@pytest.mark.shows("imperium/steersman", "R-033", "U-17.4")
def test_steersman_without_another_agent_only_draws() -> None:
    s = send(mine("steersman").top(0, "dagger"), "steersman", "assembly_hall")
    assert agents(s, 0) == ["assembly_hall"]
    assert cards(s, 0, "hand") == ["dagger"]
    assert s.active == 1


@pytest.mark.shows("imperium/steersman")
def test_steersman_reveals_two_persuasion_and_two_spice() -> None:
    assert shown("steersman") == (2, 0)
    assert show(mine("steersman").have(0, spice=0)).seats[0].spice == 2


@pytest.mark.shows("imperium/steersman", "U-11.17")
def test_steersman_gains_guild_influence_when_acquired() -> None:
    s = buy("steersman")
    assert influence(s, 0) == {f: 1 if f == "spacing_guild" else 0 for f in FACTIONS}


# ---------------------------------------------------------------- Stilgar, the Devoted


@pytest.mark.shows("imperium/stilgar_the_devoted", "U-7.7")
def test_stilgar_recruits_two_that_may_be_deployed_at_a_combat_space() -> None:
    s = send(mine("stilgar_the_devoted"), "stilgar_the_devoted", "fremkit")
    assert s.seats[0].garrison == 2
    do(s, "deploy:2")
    assert s.seats[0].deployed == 2


@pytest.mark.shows("imperium/stilgar_the_devoted")
def test_stilgar_recruits_two_that_stay_at_home_from_another_space() -> None:
    s = send(mine("stilgar_the_devoted"), "stilgar_the_devoted", "accept_contract")
    assert s.seats[0].garrison == 2
    assert s.active == 1


@pytest.mark.shows("imperium/stilgar_the_devoted")
def test_stilgar_reveals_two_persuasion_for_each_fremen_card_in_play() -> None:
    count = ("reveal-effect:stilgar_the_devoted/0",)
    assert shown("stilgar_the_devoted", then=count) == (2, 0)
    assert shown("stilgar_the_devoted", "maula_pistol", then=count) == (4 + 1, 1)
    table = mine().played(0, "maula_pistol", "dagger")
    assert shown("stilgar_the_devoted", "maula_pistol", table=table, then=count) == (6 + 1, 1)


@pytest.mark.shows("imperium/stilgar_the_devoted", "R-032", "U-11.6")
def test_stilgar_counts_a_fremen_card_drawn_before_he_is_resolved() -> None:
    table = mine().top(0, "maula_pistol").intrigue(0, "intelligence_report")
    then = ("intrigue:intelligence_report", "reveal-effect:stilgar_the_devoted/0")
    assert shown("stilgar_the_devoted", table=table, then=then) == (4 + 1, 1)


# ---------------------------------------------------------------- Strike Fleet


@pytest.mark.shows("imperium/strike_fleet", "U-10.12", "U-7.7")
def test_strike_fleet_recruits_three_after_a_recall() -> None:
    table = mine("strike_fleet").spies(0, "post_imperial_basin").units(0, garrison=3)
    s = send(table, "strike_fleet", "imperial_basin", "post:post_imperial_basin")
    assert s.seats[0].garrison == 6
    assert options(s, "deploy") == {"1", "2", "3", "4", "5"}


@pytest.mark.shows("imperium/strike_fleet", "U-10.12")
def test_strike_fleet_recruits_nobody_without_a_recall() -> None:
    table = mine("strike_fleet").spies(0, "post_imperial_basin")
    s = send(table, "strike_fleet", "imperial_basin", "pass")
    assert s.seats[0].garrison == 0
    assert s.active == 1


@pytest.mark.shows("imperium/strike_fleet")
def test_strike_fleet_reveals_one_persuasion_and_three_swords() -> None:
    assert shown("strike_fleet") == (1, 3)


# ---------------------------------------------------------------- Subversive Advisor


@pytest.mark.shows("imperium/subversive_advisor", "U-17.3")
def test_subversive_advisor_gains_two_influence_at_a_faction_space_and_is_trashed() -> None:
    table = mine("subversive_advisor").spies(0, "post_emperor")
    s = send(table, "subversive_advisor", "dutiful_service", "pass")
    assert influence(s, 0) == {f: 2 if f == "emperor" else 0 for f in FACTIONS}
    assert cards(s, 0, "trash") == ["subversive_advisor"]
    assert cards(s, 0, "played") == []
    assert s.active == 1


@pytest.mark.shows("imperium/subversive_advisor")
def test_subversive_advisor_does_nothing_at_another_space_and_stays() -> None:
    table = mine("subversive_advisor").spies(0, "post_landsraad_right")
    s = send(table, "subversive_advisor", "assembly_hall", "pass")
    assert sum(influence(s, 0).values()) == 0
    assert cards(s, 0, "played") == ["subversive_advisor"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/subversive_advisor")
def test_subversive_advisor_reveals_one_persuasion() -> None:
    assert shown("subversive_advisor") == (1, 0)


# ---------------------------------------------------------------- Treacherous Maneuver


@pytest.mark.shows("imperium/treacherous_maneuver")
def test_treacherous_maneuver_trashes_itself_and_an_emperor_card_for_two_influence() -> None:
    table = mine("treacherous_maneuver", "public_spectacle", "wheels_within_wheels", "dagger")
    s = send(table, "treacherous_maneuver", "fremkit", "card-effect:0")
    assert options(s, "card") == {"public_spectacle", "wheels_within_wheels"}
    do(s, "card:public_spectacle")
    assert influence(s, 0) == {f: 2 if f == "fremen" else 0 for f in FACTIONS}
    assert sorted(cards(s, 0, "trash")) == ["public_spectacle", "treacherous_maneuver"]
    assert cards(s, 0, "played") == []
    assert s.active == 1


@pytest.mark.shows("imperium/treacherous_maneuver", "U-17.1")
def test_treacherous_maneuver_declined_gains_the_usual_influence() -> None:
    table = mine("treacherous_maneuver", "public_spectacle")
    s = send(table, "treacherous_maneuver", "fremkit")
    assert "end" not in legal(s)
    do(s, "influence-step")
    assert s.active == 1
    assert influence(s, 0)["fremen"] == 1
    assert cards(s, 0, "trash") == []
    assert cards(s, 0, "hand")[:1] == ["public_spectacle"]


@pytest.mark.shows("imperium/treacherous_maneuver")
def test_treacherous_maneuver_needs_the_emperor_card_in_hand() -> None:
    table = mine("treacherous_maneuver", "dagger")
    table.played(0, "public_spectacle").discard(0, "wheels_within_wheels")
    s = send(table, "treacherous_maneuver", "fremkit")
    assert s.active == 1
    assert influence(s, 0)["fremen"] == 1
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/treacherous_maneuver", "R-014", "U-6.12", "space/fremkit")
def test_treacherous_maneuver_may_use_an_emperor_card_drawn_at_the_space() -> None:
    table = mine("treacherous_maneuver", "dagger").top(0, "public_spectacle")
    s = send(table, "treacherous_maneuver", "fremkit", "card-effect:0")
    assert influence(s, 0)["fremen"] == 2
    assert sorted(cards(s, 0, "trash")) == ["public_spectacle", "treacherous_maneuver"]


@pytest.mark.shows("imperium/treacherous_maneuver", "R-014", "U-6.12", "R-028")
def test_treacherous_maneuver_may_use_an_emperor_card_drawn_by_a_plot_of_this_turn() -> None:
    table = mine("treacherous_maneuver", "dagger").top(0, "public_spectacle")
    table.intrigue(0, "intelligence_report")
    s = send(table, "treacherous_maneuver", "deliver_supplies", "intrigue:intelligence_report")
    assert "public_spectacle" in cards(s, 0, "hand")
    assert "card-effect:0" in legal(s)
    do(s, "card-effect:0")
    assert influence(s, 0)["spacing_guild"] == 2


@pytest.mark.shows("imperium/treacherous_maneuver", "imperium/sardaukar_soldier")
def test_treacherous_maneuver_trashing_a_sardaukar_soldier_draws_an_intrigue() -> None:
    table = mine("treacherous_maneuver", "sardaukar_soldier")
    s = send(table, "treacherous_maneuver", "fremkit", "card-effect:0")
    assert influence(s, 0)["fremen"] == 2
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("imperium/treacherous_maneuver")
def test_treacherous_maneuver_reveals_one_persuasion_and_draws_an_intrigue() -> None:
    assert shown("treacherous_maneuver") == (1, 0)
    assert intrigues(show(mine("treacherous_maneuver")), 0) == ["devour"]


# ---------------------------------------------------------------- Tread in Darkness


@pytest.mark.shows("imperium/tread_in_darkness", "R-013")
def test_tread_in_darkness_may_trash_the_card_it_drew() -> None:
    table = mine("tread_in_darkness").played(0, "weirding_woman").top(0, "dagger")
    s = send(table, "tread_in_darkness", "spice_refinery")
    assert cards(s, 0, "hand") == ["dagger"]
    do(s, "card-effect:0", "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/tread_in_darkness", "U-17.3")
def test_tread_in_darkness_draws_even_when_nothing_is_trashed() -> None:
    table = mine("tread_in_darkness").played(0, "weirding_woman").top(0, "dagger")
    s = send(table, "tread_in_darkness", "spice_refinery", "end")
    assert cards(s, 0, "hand") == ["dagger"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/tread_in_darkness")
def test_tread_in_darkness_does_nothing_without_another_bene_gesserit_card() -> None:
    table = mine("tread_in_darkness", "weirding_woman").played(0, "maula_pistol")
    s = send(table, "tread_in_darkness", "spice_refinery")
    assert s.active == 1
    assert cards(s, 0, "hand") == ["weirding_woman"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/tread_in_darkness")
def test_tread_in_darkness_reveals_two_persuasion_and_one_sword() -> None:
    assert shown("tread_in_darkness") == (2, 1)


# ---------------------------------------------------------------- Truthtrance


@pytest.mark.shows("imperium/truthtrance")
def test_truthtrance_goes_to_every_faction_and_does_nothing_more() -> None:
    s = do(mine("truthtrance").have(0, spice=9, water=9).start(), "card:truthtrance")
    assert options(s, "space") == {
        "dutiful_service",
        "sardaukar",
        "deliver_supplies",
        "heighliner",
        "espionage",
        "secrets",
        "desert_tactics",
        "fremkit",
    }
    do(s, "space:deliver_supplies")
    assert s.active == 1
    assert influence(s, 0)["spacing_guild"] == 1
    assert s.seats[0].water == 10


@pytest.mark.shows("imperium/truthtrance")
def test_truthtrance_reveals_one_persuasion() -> None:
    assert shown("truthtrance") == (1, 0)


# ---------------------------------------------------------------- Undercover Asset


@pytest.mark.shows("imperium/undercover_asset", "U-6.5")
def test_undercover_asset_goes_where_influence_is_required() -> None:
    guarded = {"imperial_privilege", "sietch_tabr", "shipping"}
    table = mine("undercover_asset", "signet_ring").have(0, spice=3, solari=3)
    s = do(table.start(), "card:undercover_asset")
    assert guarded <= options(s, "space")
    table = mine("undercover_asset", "signet_ring").have(0, spice=3, solari=3)
    s = do(table.start(), "card:signet_ring")
    assert not guarded & options(s, "space")


@pytest.mark.shows("imperium/undercover_asset", "U-6.2", "U-6.4", "U-6.7")
def test_undercover_asset_still_needs_icon_cost_and_a_free_space() -> None:
    table = mine("undercover_asset").have(0, spice=2, solari=3).agents(1, "sietch_tabr")
    s = do(table.start(), "card:undercover_asset")
    assert "imperial_privilege" in options(s, "space")
    assert not {"shipping", "sietch_tabr", "dutiful_service", "fremkit"} & options(s, "space")


@pytest.mark.shows("imperium/undercover_asset", "U-6.6")
def test_undercover_asset_does_not_open_swordmaster_a_second_time() -> None:
    table = mine("undercover_asset").have(0, solari=8).owns(0, "swordmaster")
    s = do(table.start(), "card:undercover_asset")
    assert "high_council" in options(s, "space")
    assert "swordmaster" not in options(s, "space")


@pytest.mark.shows("imperium/undercover_asset", "space/shipping")
def test_undercover_asset_gets_the_effects_of_the_space() -> None:
    table = mine("undercover_asset").have(0, spice=3, solari=0)
    s = send(table, "undercover_asset", "shipping", "faction:emperor")
    assert (s.seats[0].spice, s.seats[0].solari) == (0, 5)
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("imperium/undercover_asset")
def test_undercover_asset_reveals_a_spy_or_two_swords() -> None:
    hand = ("undercover_asset", "convincing_argument")
    s = show(mine(*hand), "reveal-effect:undercover_asset/0", "option:0", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    assert (s.seats[0].persuasion, s.seats[0].swords) == (2, 0)
    assert "reveal-effect:undercover_asset/0" not in legal(s)
    s = show(mine(*hand), "reveal-effect:undercover_asset/0", "option:1")
    assert spies(s, 0) == []
    assert (s.seats[0].persuasion, s.seats[0].swords) == (2, 2)


# ---------------------------------------------------------------- Unswerving Loyalty


def loyal(*others: str) -> Table:
    return mine("unswerving_loyalty", "convincing_argument", *others)


@pytest.mark.shows("imperium/unswerving_loyalty", "U-19.1")
def test_unswerving_loyalty_alone_reveals_one_persuasion_and_a_troop() -> None:
    s = show(loyal().units(0, garrison=1, conflict=1))
    assert s.seats[0].persuasion == 1 + 2
    assert s.seats[0].swords == 0
    assert s.seats[0].garrison == 2
    assert "reveal-effect:unswerving_loyalty/1" not in legal(s)


@pytest.mark.shows("imperium/unswerving_loyalty", "U-11.10", "R-046")
def test_unswerving_loyalty_with_a_bond_may_deploy_the_troop_just_recruited() -> None:
    s = show(loyal("maula_pistol"))
    assert s.strength(0) == 0
    do(s, "reveal-effect:unswerving_loyalty/1")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (0, 1)
    assert s.strength(0) == 2 + 1


@pytest.mark.shows("imperium/unswerving_loyalty", "U-7.11", "U-11.9")
def test_unswerving_loyalty_with_a_bond_may_retreat_a_troop() -> None:
    s = show(loyal("maula_pistol").units(0, garrison=0, conflict=1))
    assert s.strength(0) == 2 + 1
    do(s, "reveal-effect:unswerving_loyalty/1", "option:1")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (2, 0)
    assert s.strength(0) == 0
    assert "reveal-effect:unswerving_loyalty/1" not in legal(s)


@pytest.mark.shows("imperium/unswerving_loyalty", "U-17.1")
def test_unswerving_loyalty_need_not_move_a_troop() -> None:
    s = show(loyal("maula_pistol").units(0, garrison=0, conflict=1), "end")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (1, 1)


@pytest.mark.shows("imperium/unswerving_loyalty", "U-19.1")
def test_two_unswerving_loyalties_enable_each_other() -> None:
    s = show(loyal("unswerving_loyalty").units(0, garrison=0))
    assert s.seats[0].garrison == 2
    do(s, "reveal-effect:unswerving_loyalty/1", "reveal-effect:unswerving_loyalty/1", "option:0")
    assert s.seats[0].deployed == 2


# ---------------------------------------------------------------- Weirding Woman


@pytest.mark.shows("imperium/weirding_woman")
def test_weirding_woman_returns_to_hand_beside_another_bene_gesserit_card() -> None:
    table = mine("weirding_woman", "convincing_argument").played(0, "truthtrance").revealed(1, 2)
    s = send(table, "weirding_woman", "spice_refinery")
    assert s.active == 0
    assert sorted(cards(s, 0, "hand")) == ["convincing_argument", "weirding_woman"]
    assert cards(s, 0, "played") == ["truthtrance"]
    do(s, "card:weirding_woman", "space:imperial_basin")
    assert sorted(agents(s, 0)) == ["imperial_basin", "spice_refinery"]
    assert s.turn.revealing
    assert (s.seats[0].persuasion, s.seats[0].swords) == (2 + 1, 1)


@pytest.mark.shows("imperium/weirding_woman")
def test_weirding_woman_stays_in_play_without_another_bene_gesserit_card() -> None:
    table = mine("weirding_woman", "truthtrance").played(0, "maula_pistol")
    s = send(table, "weirding_woman", "spice_refinery")
    assert s.active == 1
    assert cards(s, 0, "hand") == ["truthtrance"]
    assert "weirding_woman" in cards(s, 0, "played")


@pytest.mark.shows("imperium/weirding_woman")
def test_weirding_woman_counts_a_second_copy() -> None:
    table = mine("weirding_woman").played(0, "weirding_woman")
    s = send(table, "weirding_woman", "spice_refinery")
    assert cards(s, 0, "hand") == ["weirding_woman"]
    assert cards(s, 0, "played") == ["weirding_woman"]


@pytest.mark.shows("imperium/weirding_woman", "R-015", "intrigue/cunning")
def test_weirding_woman_trashed_first_does_not_return() -> None:
    table = mine("weirding_woman").played(0, "truthtrance").have(0, spice=1)
    s = send(table.intrigue(0, "cunning"), "weirding_woman", "arrakeen")
    assert "card-effect:0" in legal(s)
    assert "end" not in legal(s)
    do(s, "intrigue:cunning", "option:1", "played:weirding_woman")
    assert cards(s, 0, "trash") == ["weirding_woman"]
    assert "card-effect:0" not in legal(s)
    assert "weirding_woman" not in cards(s, 0, "hand")


@pytest.mark.shows("imperium/weirding_woman")
def test_weirding_woman_reveals_one_persuasion_and_one_sword() -> None:
    assert shown("weirding_woman") == (1, 1)


# ---------------------------------------------------------------- Wheels Within Wheels


@pytest.mark.parametrize("emperor", [1, 2])
@pytest.mark.parametrize("guild", [1, 2])
@pytest.mark.shows("imperium/wheels_within_wheels", "U-9.14")
def test_wheels_within_wheels_pays_each_line_at_two_influence(emperor: int, guild: int) -> None:
    table = mine("wheels_within_wheels").influence(0, emperor=emperor, spacing_guild=guild)
    table.spies(0, "post_landsraad_right").have(0, solari=0, spice=0)
    s = send(table, "wheels_within_wheels", "assembly_hall", "pass")
    assert s.seats[0].solari == (2 if emperor == 2 else 0)
    assert s.seats[0].spice == (1 if guild == 2 else 0)


@pytest.mark.shows("imperium/wheels_within_wheels", "R-014", "U-6.14")
def test_wheels_within_wheels_counts_the_influence_of_this_visit() -> None:
    table = mine("wheels_within_wheels").influence(0, spacing_guild=1)
    table.spies(0, "post_spacing_guild").have(0, spice=0)
    s = send(table, "wheels_within_wheels", "deliver_supplies", "pass")
    assert influence(s, 0)["spacing_guild"] == 2
    assert s.seats[0].spice == 1


@pytest.mark.shows("imperium/wheels_within_wheels", "U-10.6")
def test_wheels_within_wheels_reveals_one_persuasion_and_may_place_a_spy() -> None:
    assert shown("wheels_within_wheels") == (1, 0)
    hand = mine("wheels_within_wheels")
    s = show(hand, "reveal-effect:wheels_within_wheels/0", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    s = show(mine("wheels_within_wheels"), "end")
    assert spies(s, 0) == []
