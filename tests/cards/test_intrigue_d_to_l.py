"""Intrigue cards from Depart for Arrakis to Leverage: every half, cost, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.intrigue import (
    CHEAP_ROW,
    asked,
    chooser,
    factions,
    fighting,
    holding,
    offered,
    only_spare_left,
    pass_turn,
    play,
)
from tests.table import cards, do, influence, intrigues, legal, row, spies

DEAR_ROW = ("overthrow", "steersman", "corrinth_city", "stilgar_the_devoted", "public_spectacle")


# ---------------------------------------------------------------- Depart for Arrakis


@pytest.mark.shows("intrigue/depart_for_arrakis")
def test_depart_for_arrakis_recruits_three_for_two_spice() -> None:
    table = holding("depart_for_arrakis").have(0, spice=2).units(0, garrison=1)
    table.hand(0, "dagger").influence(0, spacing_guild=2)
    s = play(table.start(), "depart_for_arrakis")
    assert s.seats[0].garrison == 4
    assert s.seats[0].spice == 0
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("intrigue/depart_for_arrakis", "U-15.7")
def test_depart_for_arrakis_draws_without_payment_at_three_guild_influence() -> None:
    table = holding("depart_for_arrakis").have(0, spice=1).units(0, garrison=1)
    table.hand(0, "dagger").top(0, "signet_ring").influence(0, spacing_guild=3)
    s = play(table.start(), "depart_for_arrakis")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]
    assert s.seats[0].garrison == 1
    assert s.seats[0].spice == 1


@pytest.mark.shows("intrigue/depart_for_arrakis", "R-030")
def test_depart_for_arrakis_may_use_both_lines_or_decline_the_payment() -> None:
    for answer, garrison, spice in (("option:0", 4, 0), ("pass", 1, 2)):
        table = holding("depart_for_arrakis").have(0, spice=2).units(0, garrison=1)
        table.hand(0, "dagger").top(0, "signet_ring").influence(0, spacing_guild=3)
        s = play(table.start(), "depart_for_arrakis", answer)
        assert cards(s, 0, "hand") == ["dagger", "signet_ring"]
        assert (s.seats[0].garrison, s.seats[0].spice) == (garrison, spice)


@pytest.mark.shows("intrigue/depart_for_arrakis", "R-030")
def test_depart_for_arrakis_needs_one_usable_line() -> None:
    table = holding("depart_for_arrakis").have(0, spice=1).influence(0, spacing_guild=2)
    assert not offered(table.start(), "depart_for_arrakis")


@pytest.mark.shows("intrigue/depart_for_arrakis", "U-7.7")
def test_troops_of_depart_for_arrakis_may_be_deployed_on_a_combat_space() -> None:
    table = holding("depart_for_arrakis").have(0, spice=2).units(0, garrison=3)
    s = do(table.hand(0, "reconnaissance").start(), "card:reconnaissance", "space:arrakeen")
    assert "deploy:4" not in legal(s)
    play(s, "depart_for_arrakis")
    do(s, "deploy:6")
    assert s.seats[0].deployed == 6


# ---------------------------------------------------------------- Detonation


@pytest.mark.shows("intrigue/detonation", "U-7.18")
def test_detonation_removes_the_shield_wall() -> None:
    s = play(holding("detonation").units(0, garrison=5).start(), "detonation", "option:0")
    assert not s.shield_wall
    assert s.seats[0].deployed == 0


@pytest.mark.shows("intrigue/detonation", "U-7.6")
def test_detonation_deploys_up_to_four_troops_without_a_combat_space() -> None:
    s = play(holding("detonation").units(0, garrison=5).start(), "detonation", "option:1")
    assert {"amount:1", "amount:4"} <= set(legal(s))
    assert "amount:5" not in legal(s)
    do(s, "amount:4")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (1, 4)
    assert s.shield_wall


@pytest.mark.shows("intrigue/detonation", "U-7.7")
def test_detonation_does_not_use_up_the_deployment_of_a_combat_space() -> None:
    table = holding("detonation").units(0, garrison=6).hand(0, "reconnaissance")
    s = do(table.start(), "card:reconnaissance", "space:arrakeen")
    play(s, "detonation", "option:1", "amount:4")
    do(s, "deploy:3")
    assert s.seats[0].deployed == 7


@pytest.mark.shows("intrigue/detonation", "U-11.10")
def test_detonation_in_the_reveal_turn_adds_strength() -> None:
    table = holding("detonation").units(0, garrison=2).hand(0, "dagger", "convincing_argument")
    s = do(table.start(), "reveal")
    assert s.strength(0) == 0
    play(s, "detonation", "option:1", "amount:2")
    assert s.strength(0) == 2 * 2 + 1


@pytest.mark.shows("intrigue/detonation", "U-7.18")
def test_detonation_without_a_wall_only_deploys() -> None:
    s = play(holding("detonation").no_shield_wall().units(0, garrison=2).start(), "detonation")
    do(s, "amount:1")
    assert s.seats[0].deployed == 1


@pytest.mark.shows("intrigue/detonation", "leader/shaddam_corrino_iv", "U-18.4")
def test_detonation_cannot_deploy_after_shaddams_signet_ring() -> None:
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
    table = holding("detonation", leaders=leaders, choam=True).units(0, garrison=4)
    s = do(table.hand(0, "signet_ring").start(), "card:signet_ring", "space:assembly_hall")
    assert offered(s, "detonation")
    play(s, "detonation")
    assert not s.shield_wall
    assert s.seats[0].deployed == 0


@pytest.mark.shows("intrigue/detonation", "leader/shaddam_corrino_iv", "U-18.4")
def test_detonation_is_useless_after_shaddams_signet_ring_once_the_wall_is_gone() -> None:
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
    table = holding("detonation", leaders=leaders, choam=True).units(0, garrison=4)
    table.no_shield_wall().hand(0, "signet_ring")
    s = table.start()
    assert offered(s, "detonation")
    do(s, "card:signet_ring", "space:assembly_hall")
    assert not offered(s, "detonation")


# ---------------------------------------------------------------- Devour


@pytest.mark.shows("intrigue/devour")
def test_devour_gives_two_swords_without_a_sandworm() -> None:
    s = play(fighting("devour", conflict=1).at_combat().start(), "devour")
    assert s.strength(0) == 2 + 2
    assert only_spare_left(s)


@pytest.mark.shows("intrigue/devour")
def test_devour_gives_four_swords_and_a_trash_with_a_sandworm() -> None:
    table = fighting("devour", conflict=1, worms=1).discard(0, "dagger")
    s = play(table.at_combat().start(), "devour", "discarded:dagger")
    assert s.strength(0) == 2 + 3 + 4
    assert cards(s, 0, "trash") == ["dagger"]


@pytest.mark.shows("intrigue/devour", "U-17.3")
def test_the_trash_of_devour_is_optional() -> None:
    table = fighting("devour", conflict=0, worms=1).discard(0, "dagger")
    s = play(table.at_combat().start(), "devour", "pass")
    assert s.strength(0) == 3 + 4
    assert cards(s, 0, "trash") == []


# ---------------------------------------------------------------- Distraction


def distracted(deploy: int) -> State:
    """Seat 0 with Distraction and another Plot deploys so many troops from Arrakeen."""
    table = (
        holding("distraction", "contingency_plan").units(0, garrison=5).hand(0, "reconnaissance")
    )
    table.spies(1, "post_emperor").spies(0, "post_fremen")
    s = do(table.start(), "card:reconnaissance", "space:arrakeen")
    return do(s, f"deploy:{deploy}")


@pytest.mark.shows("intrigue/distraction")
def test_distraction_places_a_spy_once_three_units_were_deployed() -> None:
    s = distracted(3)
    assert offered(s, "distraction")
    play(s, "distraction", "post:post_choam")
    assert set(spies(s, 0)) == {"post_fremen", "post_choam"}


@pytest.mark.shows("intrigue/distraction", "R-039", "U-10.2")
def test_distraction_may_share_a_post_but_never_with_your_own_spy() -> None:
    s = play(distracted(3), "distraction")
    assert "post:post_emperor" in legal(s)
    assert "post:post_fremen" not in legal(s)
    do(s, "post:post_emperor")
    assert set(spies(s, 0)) == {"post_fremen", "post_emperor"}
    assert spies(s, 1) == ["post_emperor"]


@pytest.mark.shows("intrigue/distraction", "U-10.6", "R-003")
def test_the_spy_of_distraction_is_optional() -> None:
    s = play(distracted(3), "distraction", "pass")
    assert spies(s, 0) == ["post_fremen"]


@pytest.mark.shows("intrigue/distraction", "U-15.3")
def test_distraction_is_not_playable_after_two_units() -> None:
    s = distracted(2)
    assert not offered(s, "distraction")
    do(s, "deploy:1")
    assert offered(s, "distraction")


@pytest.mark.shows("intrigue/distraction")
def test_distraction_counts_only_units_of_this_turn() -> None:
    s = holding("distraction").units(0, garrison=2, conflict=5).start()
    assert not offered(s, "distraction")


@pytest.mark.shows("intrigue/distraction", "U-7.13")
def test_distraction_counts_sandworms() -> None:
    table = holding("distraction", "contingency_plan").owns(0, "hooks").have(0, water=1)
    table.conflict("skirmish_crysknife").units(0, garrison=2).hand(0, "dune_the_desert_planet")
    s = do(table.start(), "card:dune_the_desert_planet", "space:hagga_basin", "space-effect:1")
    do(s, "option:1")
    assert s.seats[0].worms == 1
    do(s, "deploy:1")
    assert not offered(s, "distraction")
    do(s, "deploy:1")
    assert offered(s, "distraction")


@pytest.mark.shows("intrigue/distraction", "intrigue/detonation")
def test_troops_deployed_by_detonation_count_for_distraction() -> None:
    s = holding("distraction", "detonation").units(0, garrison=3).start()
    play(s, "detonation", "option:1", "amount:3")
    assert offered(s, "distraction")


@pytest.mark.shows("intrigue/distraction", "leader/lady_amber_metulli")
def test_units_taken_back_in_the_same_turn_do_not_count_for_distraction() -> None:
    leaders = ["lady_amber_metulli", "gurney_halleck", "muad_dib"]
    table = holding("distraction", "detonation", leaders=leaders).units(0, garrison=3)
    s = do(table.hand(0, "convincing_argument").start(), "reveal")
    play(s, "detonation", "option:1", "amount:3")
    assert offered(s, "distraction")
    do(s, "leader-effect:0")
    assert s.seats[0].deployed == 2
    assert not offered(s, "distraction")


@pytest.mark.shows("intrigue/distraction", "U-4.2")
def test_the_defensive_troop_does_not_count_for_distraction() -> None:
    table = holding("distraction", "detonation").units(0, garrison=2)
    table.next_conflict("siege_of_arrakeen").control(0, "arrakeen").at_round_start()
    s = table.start()
    do(s, next(a for a in legal(s) if a != "pass"))
    assert s.seats[0].deployed == 1
    play(s, "detonation", "option:1", "amount:2")
    assert not offered(s, "distraction")


# ---------------------------------------------------------------- Find Weakness


@pytest.mark.shows("intrigue/find_weakness", "R-030")
def test_find_weakness_gives_two_swords_without_a_spy() -> None:
    s = play(fighting("find_weakness", conflict=1).at_combat().start(), "find_weakness")
    assert s.strength(0) == 2 + 2
    assert only_spare_left(s)


@pytest.mark.shows("intrigue/find_weakness", "U-15.7", "R-030")
def test_find_weakness_gives_five_swords_if_a_spy_is_recalled() -> None:
    table = fighting("find_weakness", conflict=1).spies(0, "post_emperor", "post_choam")
    s = play(table.at_combat().start(), "find_weakness", "option:1", "post:post_choam")
    assert s.strength(0) == 2 + 5
    assert spies(s, 0) == ["post_emperor"]


@pytest.mark.shows("intrigue/find_weakness", "U-15.7", "R-030")
def test_the_recall_of_find_weakness_is_optional() -> None:
    table = fighting("find_weakness", conflict=1).spies(0, "post_emperor")
    s = play(table.at_combat().start(), "find_weakness", "pass")
    assert s.strength(0) == 2 + 2
    assert spies(s, 0) == ["post_emperor"]


# ---------------------------------------------------------------- Go to Ground


@pytest.mark.shows("intrigue/go_to_ground", "U-7.11")
def test_go_to_ground_retreats_one_or_two_troops_and_places_a_spy() -> None:
    s = play(fighting("go_to_ground").at_combat().start(), "go_to_ground")
    assert legal(s) == ["amount:1", "amount:2"]
    do(s, "amount:2", "post:post_choam")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (2, 1)
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("intrigue/go_to_ground", "U-10.6")
def test_the_spy_of_go_to_ground_is_optional() -> None:
    s = play(fighting("go_to_ground").at_combat().start(), "go_to_ground", "amount:1", "pass")
    assert s.seats[0].deployed == 2
    assert spies(s, 0) == []


@pytest.mark.shows("intrigue/go_to_ground", "U-12.4", "R-020")
def test_go_to_ground_places_the_spy_even_if_the_last_unit_leaves_and_the_player_is_out() -> None:
    table = fighting("go_to_ground", conflict=2).units(1, conflict=1).intrigue(1, "devour")
    s = play(table.at_combat().start(), "go_to_ground", "amount:2", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]
    assert s.strength(0) == 0
    assert chooser(s) == 1
    play(s, "devour")
    assert s.round == 2
    assert intrigues(s, 0) == ["contingency_plan"]


@pytest.mark.shows("intrigue/go_to_ground", "U-10.4")
def test_go_to_ground_may_move_a_spy_when_none_is_in_supply() -> None:
    table = fighting("go_to_ground").spies(0, "post_emperor", "post_choam", "post_fremen")
    s = play(table.at_combat().start(), "go_to_ground", "amount:1", "post:post_choam")
    do(s, "post:post_city_right")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_city_right"}


@pytest.mark.shows("intrigue/go_to_ground", "U-7.11", "U-15.3")
def test_go_to_ground_needs_a_troop_for_sandworms_do_not_retreat() -> None:
    s = fighting("go_to_ground", conflict=0, worms=1).at_combat().start()
    assert not offered(s, "go_to_ground")


# ---------------------------------------------------------------- Imperium Politics


@pytest.mark.shows("intrigue/imperium_politics")
def test_imperium_politics_gives_emperor_or_guild_influence_for_one_solari() -> None:
    for faction in ("emperor", "spacing_guild"):
        s = play(holding("imperium_politics").have(0, solari=1).start(), "imperium_politics")
        assert set(legal(s)) == factions("emperor", "spacing_guild")
        do(s, f"faction:{faction}")
        assert influence(s, 0)[faction] == 1
        assert s.seats[0].solari == 0


@pytest.mark.shows("intrigue/imperium_politics", "U-15.3")
def test_imperium_politics_needs_a_solari() -> None:
    assert not offered(holding("imperium_politics").have(0, solari=0).start(), "imperium_politics")


# ---------------------------------------------------------------- Impress


@pytest.mark.shows("intrigue/impress")
def test_impress_gives_two_swords_and_a_card_costing_three_or_less() -> None:
    table = fighting("impress", conflict=1).row("maula_pistol", *CHEAP_ROW[1:])
    table.imperium_top("dangerous_rhetoric")
    s = play(table.at_combat().start(), "impress")
    assert set(legal(s)) == {"acquire:maula_pistol", "acquire:prepare_the_way", "pass"}
    do(s, "acquire:maula_pistol")
    assert s.strength(0) == 2 + 2
    assert "maula_pistol" in cards(s, 0, "discard")
    assert row(s) == [*CHEAP_ROW[1:], "dangerous_rhetoric"]


@pytest.mark.shows("intrigue/impress")
def test_impress_reaches_the_reserve() -> None:
    s = play(fighting("impress").at_combat().start(), "impress", "acquire:prepare_the_way")
    assert "prepare_the_way" in cards(s, 0, "discard")


@pytest.mark.shows("intrigue/impress", "U-11.17", "imperium/spy_network")
def test_the_acquire_effect_of_a_card_taken_with_impress_applies() -> None:
    table = fighting("impress").row(*CHEAP_ROW)
    s = play(table.at_combat().start(), "impress", "acquire:spy_network", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("intrigue/impress", "R-031")
def test_impress_gives_only_swords_if_nothing_costs_three_or_less() -> None:
    table = fighting("impress", conflict=1).row(*DEAR_ROW).reserve("prepare_the_way", 0)
    s = play(table.at_combat().start(), "impress")
    assert s.strength(0) == 2 + 2
    assert only_spare_left(s)


# ---------------------------------------------------------------- Inspire Awe


@pytest.mark.shows("intrigue/inspire_awe")
def test_inspire_awe_acquires_a_cheap_card_to_the_discard_pile() -> None:
    table = holding("inspire_awe").row("maula_pistol", *CHEAP_ROW[1:]).hand(0, "dagger")
    s = play(table.imperium_top("dangerous_rhetoric").start(), "inspire_awe")
    assert {a for a in legal(s) if a != "pass"} == {
        "acquire:maula_pistol",
        "acquire:prepare_the_way",
    }
    do(s, "acquire:maula_pistol")
    assert cards(s, 0, "discard") == ["maula_pistol"]
    assert cards(s, 0, "hand") == ["dagger"]
    assert row(s) == [*CHEAP_ROW[1:], "dangerous_rhetoric"]


@pytest.mark.shows("intrigue/inspire_awe")
def test_inspire_awe_puts_the_card_in_hand_with_a_sandworm_in_the_conflict() -> None:
    table = holding("inspire_awe").units(0, worms=1).hand(0, "dagger")
    s = play(table.start(), "inspire_awe", "acquire:prepare_the_way")
    assert cards(s, 0, "hand") == ["dagger", "prepare_the_way"]
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("intrigue/inspire_awe")
def test_an_opponents_sandworm_does_not_help_inspire_awe() -> None:
    table = holding("inspire_awe").units(1, worms=1).hand(0, "dagger")
    s = play(table.start(), "inspire_awe", "acquire:prepare_the_way")
    assert cards(s, 0, "discard") == ["prepare_the_way"]


@pytest.mark.shows("intrigue/inspire_awe", "U-11.6", "R-032")
def test_a_card_put_in_hand_by_inspire_awe_in_the_reveal_turn_is_revealed_at_once() -> None:
    table = holding("inspire_awe").units(0, worms=1).hand(0, "convincing_argument")
    table.intrigue_top("shadow_alliance")
    s = do(table.start(), "reveal")
    play(s, "inspire_awe", "acquire:prepare_the_way")
    assert s.seats[0].persuasion == 2 + 2
    assert "prepare_the_way" in cards(s, 0, "shown")
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("intrigue/inspire_awe", "U-11.17", "imperium/spy_network")
def test_the_acquire_effect_of_a_card_taken_with_inspire_awe_applies() -> None:
    s = holding("inspire_awe").row(*CHEAP_ROW).start()
    play(s, "inspire_awe", "acquire:spy_network", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


# ---------------------------------------------------------------- Intelligence Report


@pytest.mark.shows("intrigue/intelligence_report")
@pytest.mark.parametrize(("posts", "drawn"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_intelligence_report_draws_a_second_card_with_two_spies(posts: int, drawn: int) -> None:
    table = holding("intelligence_report").hand(0, "dagger").top(0, "signet_ring", "diplomacy")
    table.spies(0, *["post_emperor", "post_choam", "post_fremen"][:posts])
    s = play(table.start(), "intelligence_report")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring", "diplomacy"][: 1 + drawn]


@pytest.mark.shows("intrigue/intelligence_report", "U-11.6")
def test_cards_drawn_by_intelligence_report_in_the_reveal_turn_are_revealed() -> None:
    table = holding("intelligence_report").hand(0, "dagger").spies(0, "post_emperor", "post_choam")
    table.top(0, "convincing_argument", "convincing_argument")
    s = do(table.start(), "reveal")
    play(s, "intelligence_report")
    assert s.seats[0].persuasion == 4
    assert cards(s, 0, "hand") == []


# ---------------------------------------------------------------- Leverage


@pytest.mark.shows("intrigue/leverage")
def test_leverage_is_not_playable_before_spice_was_gained_this_turn() -> None:
    table = holding("leverage", choam=True).have(0, spice=5)
    assert not offered(table.start(), "leverage")


@pytest.mark.shows("intrigue/leverage", "C-2.2", "space/imperial_basin")
def test_leverage_gives_a_contract_and_a_solari_after_a_harvest() -> None:
    table = holding("leverage", choam=True).have(0, solari=0).hand(0, "dune_the_desert_planet")
    s = table.market("espionage", "arrakeen_water").start()
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    play(s, "leverage", "contract:arrakeen_water")
    assert s.to_dict()["choam"]["held"][0] == ["arrakeen_water"]
    assert s.seats[0].solari == 1


@pytest.mark.shows("intrigue/leverage", "intrigue/crysknife")
def test_leverage_counts_spice_from_any_source_even_if_it_was_spent() -> None:
    table = holding("leverage", "crysknife", choam=True).have(0, spice=0, solari=0)
    s = play(table.hand(0, "diplomacy").market("espionage", "harvest_4").start(), "crysknife")
    assert offered(s, "leverage")
    do(s, "card:diplomacy", "space:espionage")
    assert s.seats[0].spice == 0
    play(s, "leverage", "contract:espionage")
    assert s.seats[0].solari == 1


@pytest.mark.shows("intrigue/leverage", "C-2.3")
def test_leverage_gives_two_solari_for_the_contract_when_none_is_left() -> None:
    table = holding("leverage", "crysknife", choam=True).have(0, solari=0).empty_market()
    s = play(table.start(), "crysknife")
    play(s, "leverage")
    assert s.seats[0].solari == 3


@pytest.mark.shows("intrigue/leverage", "intrigue/crysknife")
def test_spice_of_an_earlier_turn_does_not_count_for_leverage() -> None:
    table = holding("leverage", "crysknife", choam=True).hand(0, "dagger", "diplomacy")
    s = play(table.revealed(1, 2).start(), "crysknife")
    pass_turn(do(s, "card:dagger", "space:assembly_hall"))
    assert asked(s) == "turn"
    assert not offered(s, "leverage")
