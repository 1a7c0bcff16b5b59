"""Imperium cards from Sardaukar Coordination to Spy Network: every box and ruling."""

from __future__ import annotations

import pytest

from kanly.engine.terms import FACTIONS
from tests.cards.helpers.imperium_lo_to_w import buy, mine, options, send, show, shown
from tests.table import alliances, cards, do, influence, intrigues, legal, spies

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
