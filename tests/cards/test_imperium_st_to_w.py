"""Imperium cards from Steersman to Wheels Within Wheels: every box and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.terms import FACTIONS
from tests.cards.helpers.imperium_lo_to_w import buy, mine, options, send, show, shown
from tests.table import Table, agents, cards, do, influence, intrigues, legal, spies

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


def advised_at_desert_tactics() -> State:
    table = mine("subversive_advisor").spies(0, "post_fremen").have(0, water=1)
    s = send(table, "subversive_advisor", "desert_tactics", "pass")
    assert {"card-effect:0", "space-effect:1"} <= set(legal(s))
    assert not {"influence-step", "end"} & set(legal(s))  # 2 instead of 1, not 1 and then 2
    return s


@pytest.mark.shows("imperium/subversive_advisor", "U-6.12", "U-16.6")
def test_subversive_advisor_trashed_by_the_space_leaves_one_influence() -> None:
    s = do(advised_at_desert_tactics(), "space-effect:1", "played:subversive_advisor")
    assert influence(s, 0)["fremen"] == 1
    assert cards(s, 0, "trash") == ["subversive_advisor"]


@pytest.mark.shows("imperium/subversive_advisor", "U-6.12", "R-015")
def test_subversive_advisor_may_come_before_the_trash_of_the_space() -> None:
    s = do(advised_at_desert_tactics(), "card-effect:0")
    assert influence(s, 0)["fremen"] == 2
    assert cards(s, 0, "trash") == ["subversive_advisor"]


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
