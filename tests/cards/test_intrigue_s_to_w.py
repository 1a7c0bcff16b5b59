"""Intrigue cards from Secure Spice Trade to Weirding Combat: every half, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.intrigue import (
    chooser,
    factions,
    fighting,
    holding,
    offered,
    only_spare_left,
    play,
)
from tests.table import Table, cards, do, influence, legal, spies

CITY_POSTS = {"post:post_city_left", "post:post_city_middle", "post:post_city_right"}


# ---------------------------------------------------------------- Secure Spice Trade


def own_flow(table: Table, *piles: str) -> Table:
    """A copy of The Spice Must Flow from the Reserve in each of these piles of seat 0."""
    for pile in piles:
        table.doc["reserve"]["the_spice_must_flow"] -= 1
        table.doc["seats"][0][pile].append("the_spice_must_flow")
    return table


@pytest.mark.shows("intrigue/secure_spice_trade")
@pytest.mark.parametrize("piles", [("deck", "deck"), ("discard", "discard"), ("deck", "discard")])
def test_secure_spice_trade_counts_copies_in_deck_and_discard_pile(piles: tuple[str, str]) -> None:
    table = own_flow(holding("secure_spice_trade"), *piles).have(0, spice=0)
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, "secure_spice_trade")
    assert s.seats[0].vp == before + 1
    assert s.seats[0].spice == 2


@pytest.mark.shows("intrigue/secure_spice_trade", "U-11.7")
def test_secure_spice_trade_counts_copies_in_hand() -> None:
    table = holding("secure_spice_trade").at_endgame()
    table.hand(0, "the_spice_must_flow", "the_spice_must_flow")
    s = table.start()
    before = s.seats[0].vp
    play(s, "secure_spice_trade")
    assert s.seats[0].vp == before + 1


@pytest.mark.shows("intrigue/secure_spice_trade")
def test_secure_spice_trade_needs_two_copies() -> None:
    table = holding("secure_spice_trade", "crysknife").discard(0, "the_spice_must_flow")
    s = table.battle_cards(0, "skirmish_crysknife").at_endgame().start()
    assert offered(s, "crysknife")
    assert not offered(s, "secure_spice_trade")


@pytest.mark.shows("intrigue/secure_spice_trade", "U-13.7")
def test_the_spice_of_secure_spice_trade_breaks_a_tie() -> None:
    table = holding("secure_spice_trade").points(0, 8).points(1, 9).have(0, spice=0)
    own_flow(table.have(1, spice=1), "deck", "discard")
    s = play(table.at_endgame().start(), "secure_spice_trade")
    assert s.is_over
    assert (s.seats[0].vp, s.seats[1].vp) == (9, 9)
    assert s.standings[0].seat == 0


# ---------------------------------------------------------------- Shaddam's Favor


@pytest.mark.shows("intrigue/shaddams_favor")
@pytest.mark.parametrize(("level", "solari"), [(2, 0), (3, 3), (4, 3)])
def test_shaddams_favor_recruits_one_and_pays_at_three_emperor_influence(
    level: int, solari: int
) -> None:
    table = holding("shaddams_favor").have(0, solari=0).units(0, garrison=1)
    table = table.influence(0, emperor=level) if level < 4 else table.alliance(0, "emperor")
    s = play(table.start(), "shaddams_favor")
    assert s.seats[0].garrison == 2
    assert s.seats[0].solari == solari


# ---------------------------------------------------------------- Shadow Alliance


@pytest.mark.shows("intrigue/shadow_alliance")
def test_shadow_alliance_scores_at_four_influence_beside_an_opponents_alliance() -> None:
    table = holding("shadow_alliance").alliance(1, "fremen").influence(0, fremen=4)
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, "shadow_alliance")
    assert s.seats[0].vp == before + 1


@pytest.mark.shows("intrigue/shadow_alliance")
def test_shadow_alliance_gives_one_point_however_many_factions_qualify() -> None:
    table = holding("shadow_alliance").alliance(1, "fremen").alliance(2, "emperor")
    s = table.influence(0, fremen=4, emperor=4).at_endgame().start()
    before = s.seats[0].vp
    play(s, "shadow_alliance")
    assert s.is_over
    assert s.seats[0].vp == before + 1


def closing(table: Table) -> State:
    """The Endgame with a second card in seat 0's hand that keeps its window open."""
    table.intrigue(0, "shadow_alliance", "crysknife").battle_cards(0, "skirmish_crysknife")
    s = table.at_endgame().start()
    assert offered(s, "crysknife")
    return s


@pytest.mark.shows("intrigue/shadow_alliance")
def test_your_own_alliance_does_not_qualify_for_shadow_alliance() -> None:
    assert not offered(closing(Table().alliance(0, "fremen")), "shadow_alliance")


@pytest.mark.shows("intrigue/shadow_alliance")
def test_three_influence_do_not_qualify_for_shadow_alliance() -> None:
    s = closing(Table().alliance(1, "fremen").influence(0, fremen=3))
    assert not offered(s, "shadow_alliance")


@pytest.mark.shows("intrigue/shadow_alliance")
def test_the_influence_and_the_opponents_alliance_must_be_of_one_faction() -> None:
    s = closing(Table().alliance(1, "fremen").alliance(0, "emperor"))
    assert not offered(s, "shadow_alliance")


# ---------------------------------------------------------------- Sietch Ritual


@pytest.mark.shows("intrigue/sietch_ritual", "U-16.3")
@pytest.mark.parametrize("faction", ["bene_gesserit", "fremen"])
def test_sietch_ritual_discards_a_card_for_bene_gesserit_or_fremen(faction: str) -> None:
    table = holding("sietch_ritual", "cunning").hand(0, "dagger", "diplomacy")
    s = play(table.start(), "sietch_ritual")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy"}
    do(s, "card:dagger")
    assert set(legal(s)) == factions("bene_gesserit", "fremen")
    do(s, f"faction:{faction}")
    assert influence(s, 0)[faction] == 1
    assert sum(influence(s, 0).values()) == 1
    assert cards(s, 0, "discard") == ["dagger"]


@pytest.mark.shows("intrigue/sietch_ritual", "U-15.10")
def test_sietch_ritual_never_discards_an_intrigue_card() -> None:
    s = do(holding("sietch_ritual", "cunning").hand(0, "dagger").start(), "reveal")
    assert cards(s, 0, "hand") == []
    assert offered(s, "cunning")
    assert not offered(s, "sietch_ritual")


@pytest.mark.shows("intrigue/sietch_ritual", "imperium/spacing_guilds_favor", "U-18.6")
def test_sietch_ritual_triggers_a_when_discarded_effect() -> None:
    table = holding("sietch_ritual").hand(0, "dagger", "spacing_guilds_favor").have(0, spice=0)
    s = play(table.start(), "sietch_ritual", "card:spacing_guilds_favor")
    do(s, "faction:fremen")
    assert s.seats[0].spice == 2


# ---------------------------------------------------------------- Special Mission


@pytest.mark.shows("intrigue/special_mission", "U-10.5")
def test_special_mission_places_a_spy_on_a_city_post() -> None:
    s = play(holding("special_mission").start(), "special_mission")
    assert {a for a in legal(s) if a.startswith("post:")} == CITY_POSTS
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_left"]
    assert s.shield_wall


@pytest.mark.shows("intrigue/special_mission", "U-10.2")
def test_special_mission_cannot_share_a_city_post() -> None:
    table = holding("special_mission").spies(1, "post_city_left")
    s = play(table.start(), "special_mission")
    assert {a for a in legal(s) if a.startswith("post:")} == CITY_POSTS - {"post:post_city_left"}


@pytest.mark.shows("intrigue/special_mission", "U-10.4")
def test_special_mission_may_move_a_spy_when_none_is_in_supply() -> None:
    table = holding("special_mission").spies(0, "post_emperor", "post_choam", "post_fremen")
    s = play(table.start(), "special_mission", "option:0", "post:post_choam")
    assert set(legal(s)) == CITY_POSTS
    do(s, "post:post_city_right")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_city_right"}


@pytest.mark.shows("intrigue/special_mission", "U-7.18")
def test_special_mission_recalls_a_spy_to_remove_the_wall_and_gain_two_spice() -> None:
    table = holding("special_mission").spies(0, "post_emperor", "post_choam").have(0, spice=0)
    s = play(table.start(), "special_mission", "option:1", "post:post_choam")
    assert s.shield_wall
    do(s, "option:0")
    assert not s.shield_wall
    assert s.seats[0].spice == 2
    assert spies(s, 0) == ["post_emperor"]


@pytest.mark.shows("intrigue/special_mission", "U-7.18", "U-17.1")
def test_special_mission_may_keep_the_wall_and_still_gain_the_spice() -> None:
    table = holding("special_mission").spies(0, "post_emperor").have(0, spice=0)
    s = play(table.start(), "special_mission", "option:1", "pass")
    assert s.shield_wall
    assert s.seats[0].spice == 2
    assert spies(s, 0) == []


@pytest.mark.shows("intrigue/special_mission", "U-7.18")
def test_special_mission_gives_the_spice_when_the_wall_is_gone() -> None:
    table = holding("special_mission").spies(0, "post_emperor").have(0, spice=0).no_shield_wall()
    s = play(table.start(), "special_mission", "option:1")
    assert s.seats[0].spice == 2


# ---------------------------------------------------------------- Spice Is Power


@pytest.mark.shows("intrigue/spice_is_power", "U-7.11")
def test_spice_is_power_retreats_exactly_three_troops_for_three_spice() -> None:
    s = fighting("spice_is_power", conflict=4).have(0, spice=0).at_combat().start()
    play(s, "spice_is_power")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (3, 1)
    assert s.seats[0].spice == 3
    assert s.strength(0) == 2


@pytest.mark.shows("intrigue/spice_is_power")
def test_spice_is_power_gives_six_swords_for_three_spice() -> None:
    s = fighting("spice_is_power", conflict=2).have(0, spice=3).at_combat().start()
    play(s, "spice_is_power")
    assert s.strength(0) == 2 * 2 + 6
    assert s.seats[0].spice == 0


@pytest.mark.shows("intrigue/spice_is_power", "U-15.7")
def test_spice_is_power_uses_one_half_only() -> None:
    for answer, spice, strength in (("option:0", 6, 2), ("option:1", 0, 8 + 6)):
        s = fighting("spice_is_power", conflict=4).have(0, spice=3).at_combat().start()
        play(s, "spice_is_power", answer)
        assert (s.seats[0].spice, s.strength(0)) == (spice, strength)
        assert only_spare_left(s)


@pytest.mark.shows("intrigue/spice_is_power", "U-15.3", "U-7.11")
def test_spice_is_power_needs_three_troops_or_three_spice() -> None:
    table = fighting("spice_is_power", conflict=2, worms=2).have(0, spice=2)
    assert not offered(table.at_combat().start(), "spice_is_power")


# ---------------------------------------------------------------- Spring the Trap


@pytest.mark.shows("intrigue/spring_the_trap")
def test_spring_the_trap_recalls_two_spies_for_seven_swords() -> None:
    table = fighting("spring_the_trap", conflict=1).spies(0, "post_emperor", "post_choam")
    s = play(table.at_combat().start(), "spring_the_trap", "post:post_emperor")
    assert s.strength(0) == 2 + 7
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3


@pytest.mark.shows("intrigue/spring_the_trap")
def test_spring_the_trap_lets_the_owner_choose_two_of_three_spies() -> None:
    table = fighting("spring_the_trap").spies(0, "post_emperor", "post_choam", "post_fremen")
    s = play(table.at_combat().start(), "spring_the_trap", "post:post_emperor", "post:post_fremen")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("intrigue/spring_the_trap", "U-15.3")
def test_spring_the_trap_needs_two_spies() -> None:
    s = fighting("spring_the_trap").spies(0, "post_emperor").at_combat().start()
    assert not offered(s, "spring_the_trap")


# ---------------------------------------------------------------- Strategic Stockpiling


def stockpile(spice: int, water: int, fremen: int) -> State:
    table = holding("strategic_stockpiling").have(0, spice=spice, water=water)
    return table.influence(0, fremen=fremen).start()


@pytest.mark.shows("intrigue/strategic_stockpiling")
def test_strategic_stockpiling_scores_for_five_spice() -> None:
    s = stockpile(spice=6, water=3, fremen=2)
    before = s.seats[0].vp
    play(s, "strategic_stockpiling")
    assert s.seats[0].vp == before + 1
    assert (s.seats[0].spice, s.seats[0].water) == (1, 3)


@pytest.mark.shows("intrigue/strategic_stockpiling")
def test_strategic_stockpiling_scores_for_three_water_at_three_fremen_influence() -> None:
    s = stockpile(spice=4, water=3, fremen=3)
    before = s.seats[0].vp
    play(s, "strategic_stockpiling")
    assert s.seats[0].vp == before + 1
    assert (s.seats[0].spice, s.seats[0].water) == (4, 0)


@pytest.mark.shows("intrigue/strategic_stockpiling", "U-15.7", "R-030")
def test_strategic_stockpiling_may_use_both_lines_or_only_one() -> None:
    for first, second, vp, spice, water in (
        ("option:0", "option:1", 2, 0, 0),
        ("option:1", "option:0", 2, 0, 0),
        ("option:0", "pass", 1, 0, 3),
        ("option:1", "pass", 1, 5, 0),
    ):
        s = stockpile(spice=5, water=3, fremen=3)
        before = s.seats[0].vp
        play(s, "strategic_stockpiling", first, second)
        assert s.seats[0].vp == before + vp
        assert (s.seats[0].spice, s.seats[0].water) == (spice, water)


@pytest.mark.shows("intrigue/strategic_stockpiling", "U-15.3", "R-030")
def test_strategic_stockpiling_needs_one_payable_line() -> None:
    assert not offered(stockpile(spice=4, water=3, fremen=2), "strategic_stockpiling")
    assert not offered(stockpile(spice=4, water=2, fremen=3), "strategic_stockpiling")


# ---------------------------------------------------------------- Tactical Option


@pytest.mark.shows("intrigue/tactical_option", "U-15.7")
def test_tactical_option_gives_two_swords() -> None:
    s = play(fighting("tactical_option").at_combat().start(), "tactical_option", "option:0")
    assert s.strength(0) == 6 + 2
    assert s.seats[0].deployed == 3


@pytest.mark.shows("intrigue/tactical_option", "U-7.11")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_tactical_option_retreats_any_number_of_troops_even_none(number: int) -> None:
    s = fighting("tactical_option", worms=1).at_combat().start()
    play(s, "tactical_option", "option:1")
    assert legal(s) == ["amount:0", "amount:1", "amount:2", "amount:3"]
    do(s, f"amount:{number}")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (number, 3 - number)
    assert s.strength(0) == 3 + 2 * (3 - number)


@pytest.mark.shows("intrigue/tactical_option", "R-020", "U-11.9")
def test_a_player_whose_last_troop_retreats_is_out_of_the_combat() -> None:
    table = fighting("tactical_option").units(1, conflict=1).intrigue(1, "devour")
    s = play(table.at_combat().start(), "tactical_option", "option:1", "amount:3")
    assert s.strength(0) == 0
    assert chooser(s) == 1


# ---------------------------------------------------------------- Unexpected Allies


def allied(conflict: str, water: int = 2) -> Table:
    table = (
        holding("unexpected_allies").have(0, water=water).conflict(conflict).units(0, garrison=0)
    )
    return table.hand(0, "convincing_argument")


@pytest.mark.shows("intrigue/unexpected_allies", "U-7.13", "U-7.19")
def test_unexpected_allies_may_remove_the_wall_and_summon_to_a_protected_conflict() -> None:
    s = play(allied("siege_of_arrakeen").start(), "unexpected_allies")
    do(s, "option:0")
    assert not s.shield_wall
    assert s.seats[0].worms == 1
    assert s.seats[0].water == 0


@pytest.mark.shows("intrigue/unexpected_allies", "U-7.15", "U-7.18")
def test_no_sandworm_comes_if_the_wall_that_protects_the_conflict_is_kept() -> None:
    s = play(allied("siege_of_arrakeen").start(), "unexpected_allies", "pass")
    assert s.shield_wall
    assert s.seats[0].worms == 0
    assert s.seats[0].water == 0


@pytest.mark.shows("intrigue/unexpected_allies", "U-7.18")
def test_unexpected_allies_summons_to_an_open_conflict_with_the_wall_kept() -> None:
    s = play(allied("skirmish_crysknife").start(), "unexpected_allies", "pass")
    assert s.shield_wall
    assert s.seats[0].worms == 1


@pytest.mark.shows("intrigue/unexpected_allies", "U-7.14")
def test_unexpected_allies_needs_no_maker_hooks_and_no_wall() -> None:
    s = allied("siege_of_arrakeen").no_shield_wall().start()
    assert not s.seats[0].hooks
    play(s, "unexpected_allies")
    assert s.seats[0].worms == 1


@pytest.mark.shows("intrigue/unexpected_allies", "U-11.10", "R-041")
def test_a_sandworm_summoned_in_the_reveal_turn_counts_three_strength() -> None:
    table = allied("siege_of_arrakeen").units(0, conflict=1)
    s = do(table.start(), "reveal")
    assert s.strength(0) == 2
    play(s, "unexpected_allies", "option:0")
    assert s.strength(0) == 2 + 3


@pytest.mark.shows("intrigue/unexpected_allies", "leader/shaddam_corrino_iv", "U-18.4")
def test_no_sandworm_comes_after_shaddams_signet_ring() -> None:
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
    table = holding("unexpected_allies", leaders=leaders, choam=True).have(0, water=2)
    table.conflict("skirmish_crysknife").hand(0, "signet_ring")
    s = do(table.start(), "card:signet_ring", "space:assembly_hall")
    play(s, "unexpected_allies", "option:0")
    assert not s.shield_wall
    assert s.seats[0].worms == 0


@pytest.mark.shows("intrigue/unexpected_allies", "U-15.3")
def test_unexpected_allies_needs_two_water() -> None:
    assert not offered(allied("skirmish_crysknife", water=1).start(), "unexpected_allies")


# ---------------------------------------------------------------- Weirding Combat


@pytest.mark.shows("intrigue/weirding_combat")
@pytest.mark.parametrize(("level", "swords"), [(0, 3), (2, 3), (3, 5)])
def test_weirding_combat_gives_two_more_swords_at_three_bene_gesserit_influence(
    level: int, swords: int
) -> None:
    table = fighting("weirding_combat", conflict=1).influence(0, bene_gesserit=level)
    s = play(table.at_combat().start(), "weirding_combat")
    assert s.strength(0) == 2 + swords
