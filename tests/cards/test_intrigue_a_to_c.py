"""Intrigue cards from Backed by CHOAM to Cunning: every half, cost, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.intrigue import (
    CHEAP_ROW,
    asked,
    factions,
    fighting,
    holding,
    offered,
    pass_turn,
    play,
    reveal,
)
from tests.table import Table, cards, do, influence, intrigue_discard, intrigues, legal

FACTIONS = {"faction:emperor", "faction:spacing_guild", "faction:bene_gesserit", "faction:fremen"}


def waiting(s: State, seat: int) -> list[str]:
    """Intrigue cards face up before a seat."""
    return [s.codex.intrigue_ids[c] for c in s.seats[seat].waiting]


def face_up(s: State, seat: int) -> list[str]:
    """Battle cards that can still be matched."""
    return list(s.to_dict()["seats"][seat]["face_up"])


def face_down(s: State, seat: int) -> list[str]:
    """Battle cards that were flipped."""
    return list(s.to_dict()["seats"][seat]["face_down"])


# ---------------------------------------------------------------- Backed by CHOAM


@pytest.mark.shows("intrigue/backed_by_choam")
def test_backed_by_choam_turns_one_influence_into_four_solari() -> None:
    table = holding("backed_by_choam", choam=True).influence(0, fremen=1, emperor=3)
    s = play(table.have(0, solari=0).start(), "backed_by_choam")
    assert set(legal(s)) == factions("fremen", "emperor")
    do(s, "faction:emperor")
    assert influence(s, 0)["emperor"] == 2
    assert s.seats[0].solari == 4


@pytest.mark.shows("intrigue/backed_by_choam", "U-9.12", "U-15.3")
def test_backed_by_choam_needs_influence_to_lose() -> None:
    assert not offered(holding("backed_by_choam", choam=True).start(), "backed_by_choam")


@pytest.mark.shows("intrigue/backed_by_choam", "C-3.9")
def test_backed_by_choam_gives_four_swords_with_two_completed_contracts() -> None:
    table = fighting("backed_by_choam", choam=True)
    s = table.contracts(0, completed=("espionage", "harvest_3")).at_combat().start()
    play(s, "backed_by_choam")
    assert s.strength(0) == 3 * 2 + 4


@pytest.mark.shows("intrigue/backed_by_choam", "U-15.3")
def test_backed_by_choam_is_no_combat_card_with_one_completed_contract() -> None:
    table = fighting("backed_by_choam", choam=True)
    table.contracts(0, completed=("espionage",), held=("harvest_3", "harvest_4"))
    assert not offered(table.at_combat().start(), "backed_by_choam")


# ---------------------------------------------------------------- Buy Access


@pytest.mark.shows("intrigue/buy_access")
def test_buy_access_gives_influence_with_two_different_factions() -> None:
    s = play(holding("buy_access").have(0, solari=6).start(), "buy_access", "faction:fremen")
    assert set(legal(s)) == FACTIONS - {"faction:fremen"}
    do(s, "faction:emperor")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert s.seats[0].solari == 1


@pytest.mark.shows("intrigue/buy_access", "R-026")
def test_buy_access_names_both_factions_before_either_rises() -> None:
    table = holding("buy_access").have(0, solari=5, water=0).influence(0, fremen=3)
    s = play(table.start(), "buy_access", "faction:fremen")
    assert influence(s, 0)["fremen"] == 3
    assert s.seats[0].water == 0
    do(s, "faction:spacing_guild")
    assert influence(s, 0)["fremen"] == 4
    assert s.seats[0].water == 1


@pytest.mark.shows("intrigue/buy_access", "U-15.3")
def test_buy_access_needs_five_solari() -> None:
    assert not offered(holding("buy_access").have(0, solari=4).start(), "buy_access")


@pytest.mark.shows("intrigue/buy_access", "U-9.13", "R-017")
def test_buy_access_cannot_be_wasted_on_a_full_track() -> None:
    table = holding("buy_access").have(0, solari=5).alliance(0, "fremen").influence(0, fremen=6)
    s = play(table.start(), "buy_access")
    assert set(legal(s)) == FACTIONS - {"faction:fremen"}


# ---------------------------------------------------------------- Call to Arms


def buyers(*names: str) -> Table:
    """Seat 0 can pay for several cheap cards in its Reveal turn."""
    table = holding(*names).hand(0, "convincing_argument", "convincing_argument")
    return table.units(0, garrison=3)


@pytest.mark.shows("intrigue/call_to_arms", "U-15.6", "R-029")
def test_call_to_arms_waits_and_recruits_for_every_card_acquired_in_the_reveal_turn() -> None:
    s = play(buyers("call_to_arms").start(), "call_to_arms")
    assert waiting(s, 0) == ["call_to_arms"]
    do(reveal(s), "acquire:prepare_the_way")
    assert s.seats[0].garrison == 4
    do(s, "acquire:prepare_the_way")
    assert s.seats[0].garrison == 5


@pytest.mark.shows("intrigue/call_to_arms", "U-11.20", "U-15.6")
def test_call_to_arms_is_discarded_when_the_reveal_turn_ends() -> None:
    s = reveal(play(buyers("call_to_arms").start(), "call_to_arms"))
    assert waiting(s, 0) == ["call_to_arms"]
    assert intrigue_discard(s) == []
    do(s, "end")
    assert waiting(s, 0) == []
    assert intrigue_discard(s) == ["call_to_arms"]


@pytest.mark.shows("intrigue/call_to_arms", "U-15.6")
def test_call_to_arms_still_waits_after_an_agent_turn() -> None:
    table = holding("call_to_arms").hand(0, "dagger", "convincing_argument")
    s = play(table.start(), "call_to_arms")
    pass_turn(do(s, "card:dagger", "space:assembly_hall"))
    assert s.active == 1
    assert waiting(s, 0) == ["call_to_arms"]


@pytest.mark.shows("intrigue/call_to_arms")
def test_call_to_arms_is_not_retroactive() -> None:
    s = do(buyers("call_to_arms").start(), "reveal", "acquire:prepare_the_way")
    play(s, "call_to_arms")
    assert s.seats[0].garrison == 3
    do(s, "acquire:prepare_the_way")
    assert s.seats[0].garrison == 4


@pytest.mark.shows("intrigue/call_to_arms")
def test_call_to_arms_counts_cards_acquired_from_the_row_but_no_intrigue_drawn() -> None:
    table = holding("call_to_arms").row("overthrow").units(0, garrison=3).owns(0, "council")
    table.hand(0, "convincing_argument", "convincing_argument", "stilgar_the_devoted")
    s = play(table.start(), "call_to_arms")
    do(reveal(s), "reveal-effect:stilgar_the_devoted/0", "acquire:overthrow")
    assert len(intrigues(s, 0)) == 1
    assert s.seats[0].garrison == 4


@pytest.mark.shows("intrigue/call_to_arms", "imperium/price_is_no_object")
def test_call_to_arms_ignores_cards_acquired_in_an_agent_turn() -> None:
    table = holding("call_to_arms").have(0, solari=2).units(0, garrison=3)
    table.hand(0, "price_is_no_object", "dagger").row(*CHEAP_ROW)
    s = play(table.start(), "call_to_arms")
    do(s, "card:price_is_no_object", "space:secrets", "card-effect:0", "acquire:prepare_the_way")
    assert "prepare_the_way" in cards(s, 0, "hand")
    assert s.seats[0].garrison == 3


@pytest.mark.shows("intrigue/call_to_arms", "intrigue/inspire_awe")
def test_call_to_arms_counts_a_card_acquired_by_an_intrigue_in_the_reveal_turn() -> None:
    s = reveal(play(buyers("call_to_arms", "inspire_awe").start(), "call_to_arms"))
    play(s, "inspire_awe", "acquire:prepare_the_way")
    assert s.seats[0].garrison == 4


# ---------------------------------------------------------------- Change Allegiances


@pytest.mark.shows("intrigue/change_allegiances", "U-9.12")
def test_change_allegiances_moves_one_influence_even_back_to_the_same_faction() -> None:
    table = holding("change_allegiances").have(0, spice=0).influence(0, fremen=1)
    s = play(table.start(), "change_allegiances")
    assert set(legal(s)) == FACTIONS
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("intrigue/change_allegiances")
def test_change_allegiances_loses_one_and_gains_one() -> None:
    table = holding("change_allegiances").have(0, spice=0).influence(0, fremen=2, emperor=1)
    s = play(table.start(), "change_allegiances", "faction:fremen", "faction:emperor")
    assert influence(s, 0) == {"emperor": 2, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.shows("intrigue/change_allegiances", "U-15.7", "R-030")
def test_change_allegiances_may_be_played_for_the_spice_line_only() -> None:
    s = play(holding("change_allegiances").have(0, spice=3).start(), "change_allegiances")
    do(s, "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 1
    assert s.seats[0].spice == 0


@pytest.mark.shows("intrigue/change_allegiances", "U-15.7", "R-030")
def test_change_allegiances_lets_a_line_be_skipped_when_both_could_be_used() -> None:
    table = holding("change_allegiances").have(0, spice=3).influence(0, fremen=1)
    s = play(table.start(), "change_allegiances")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:0", "faction:emperor", "pass")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert s.seats[0].spice == 3


@pytest.mark.shows("intrigue/change_allegiances", "U-15.7", "R-030")
def test_change_allegiances_lets_both_lines_be_used_in_either_order() -> None:
    table = holding("change_allegiances").have(0, spice=3).influence(0, fremen=1)
    s = play(table.start(), "change_allegiances")
    do(s, "option:0", "faction:emperor", "option:1", "faction:emperor")
    assert influence(s, 0)["emperor"] == 2
    assert s.seats[0].spice == 0
    table = holding("change_allegiances").have(0, spice=3).influence(0, fremen=1)
    s = play(table.start(), "change_allegiances", "option:1", "faction:emperor", "option:0")
    assert set(legal(s)) == factions("emperor", "fremen")
    do(s, "faction:emperor", "faction:fremen")
    assert influence(s, 0) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 2}


@pytest.mark.shows("intrigue/change_allegiances", "R-030", "leader/lady_margot_fenring")
def test_change_allegiances_may_pay_the_second_line_with_spice_from_the_first() -> None:
    leaders = ["lady_margot_fenring", "gurney_halleck", "muad_dib"]
    table = holding("change_allegiances", leaders=leaders).have(0, spice=1)
    s = table.influence(0, bene_gesserit=1, fremen=1).start()
    play(s, "change_allegiances", "faction:fremen", "faction:bene_gesserit")
    assert s.seats[0].spice == 3
    do(s, "option:1", "faction:emperor")
    assert s.seats[0].spice == 0
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("intrigue/change_allegiances", "R-030", "U-15.3")
def test_change_allegiances_needs_one_usable_line() -> None:
    assert not offered(holding("change_allegiances").have(0, spice=2).start(), "change_allegiances")


# ---------------------------------------------------------------- CHOAM Profits


@pytest.mark.shows("intrigue/choam_profits", "C-3.9")
def test_choam_profits_scores_with_four_completed_contracts() -> None:
    table = holding("choam_profits", choam=True)
    table.contracts(0, completed=("espionage", "espionage", "harvest_3", "harvest_4"))
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, "choam_profits")
    assert s.seats[0].vp == before + 1


@pytest.mark.shows("intrigue/choam_profits")
def test_choam_profits_is_not_offered_with_three_completed_contracts() -> None:
    table = holding("choam_profits", choam=True)
    table.contracts(0, completed=("espionage", "espionage", "harvest_3"), held=("harvest_4",))
    assert not offered(table.at_endgame().start(), "choam_profits")


@pytest.mark.shows("intrigue/choam_profits", "R-001", "U-13.5")
def test_an_endgame_card_may_be_kept() -> None:
    table = holding("choam_profits", choam=True)
    table.contracts(0, completed=("espionage", "espionage", "harvest_3", "harvest_4"))
    s = table.at_endgame().start()
    before = s.seats[0].vp
    do(s, "end")
    assert s.is_over
    assert s.seats[0].vp == before


# ---------------------------------------------------------------- Contingency Plan


@pytest.mark.shows("intrigue/contingency_plan")
def test_contingency_plan_gives_two_solari() -> None:
    s = play(holding("contingency_plan").have(0, solari=1).start(), "contingency_plan")
    assert s.seats[0].solari == 3


@pytest.mark.shows("intrigue/contingency_plan", "U-12.4")
def test_contingency_plan_gives_three_swords_in_combat() -> None:
    s = fighting("contingency_plan", conflict=1).at_combat().start()
    solari = s.seats[0].solari
    play(s, "contingency_plan")
    assert s.strength(0) == 2 + 3
    assert s.seats[0].solari == solari


# ---------------------------------------------------------------- Councilor's Ambition


@pytest.mark.shows("intrigue/councilors_ambition")
def test_councilors_ambition_gives_two_water_to_a_councilor() -> None:
    table = holding("councilors_ambition").owns(0, "council").have(0, water=1)
    assert play(table.start(), "councilors_ambition").seats[0].water == 3


@pytest.mark.shows("intrigue/councilors_ambition", "U-15.3")
def test_councilors_ambition_needs_a_seat_on_the_high_council() -> None:
    assert not offered(holding("councilors_ambition").start(), "councilors_ambition")


# ---------------------------------------------------------------- the three icon cards

BATTLE = [
    pytest.param(icon, conflict, id=icon, marks=pytest.mark.shows(f"intrigue/{icon}"))
    for icon, conflict in (
        ("crysknife", "skirmish_crysknife"),
        ("desert_mouse", "skirmish_desert_mouse"),
        ("ornithopter", "skirmish_ornithopter"),
    )
]
OTHER_CONFLICT = {
    "crysknife": "siege_of_arrakeen",
    "desert_mouse": "spice_freighters",
    "ornithopter": "trade_dispute",
}
OBJECTIVE = {
    "crysknife": ["objective_desert_mouse_first", "objective_ornithopter_1_3"],
    "desert_mouse": ["objective_crysknife", "objective_ornithopter_1_3"],
    "ornithopter": ["objective_crysknife", "objective_desert_mouse_first"],
}
OWN_OBJECTIVE = {
    "crysknife": "objective_crysknife",
    "desert_mouse": "objective_desert_mouse_first",
    "ornithopter": "objective_ornithopter_1_3",
}


def icon_table(icon: str, *face_up: str, face_down: tuple[str, ...] = ()) -> Table:
    """Seat 0 with these battle cards; the Objectives with other icons lie before the others."""
    first, second = OBJECTIVE[icon]
    table = Table().intrigue(0, icon)
    table.battle_cards(0, *face_up, face_down=(*face_down,))
    return table.battle_cards(1, first).battle_cards(2, second)


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_plot_half_of_an_icon_card_gives_one_spice(icon: str, conflict: str) -> None:
    s = play(holding(icon).have(0, spice=0).start(), icon)
    assert s.seats[0].spice == 1


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_endgame_half_flips_a_conflict_card_of_its_icon(icon: str, conflict: str) -> None:
    table = icon_table(icon, conflict, face_down=(OWN_OBJECTIVE[icon],)).have(0, spice=0)
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, icon)
    assert s.seats[0].vp == before + 1
    assert face_up(s, 0) == []
    assert conflict in face_down(s, 0)
    assert s.seats[0].spice == 0


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_endgame_half_may_flip_the_wild_conflict_card(icon: str, conflict: str) -> None:
    table = icon_table(icon, "propaganda", face_down=(OWN_OBJECTIVE[icon],))
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, icon)
    assert s.seats[0].vp == before + 1
    assert face_up(s, 0) == []


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_endgame_half_never_flips_an_objective(icon: str, conflict: str) -> None:
    s = icon_table(icon, OWN_OBJECTIVE[icon], OTHER_CONFLICT[icon]).at_endgame().start()
    assert s.is_over
    assert face_up(s, 0) == [OWN_OBJECTIVE[icon], OTHER_CONFLICT[icon]]


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_endgame_half_needs_a_face_up_card(icon: str, conflict: str) -> None:
    s = icon_table(icon, face_down=(conflict, OWN_OBJECTIVE[icon])).at_endgame().start()
    assert s.is_over
    assert intrigues(s, 0) == [icon]


@pytest.mark.parametrize(("icon", "conflict"), BATTLE)
def test_the_owner_picks_the_card_flipped_and_it_no_longer_pairs(icon: str, conflict: str) -> None:
    table = icon_table(icon, conflict, "propaganda", face_down=(OWN_OBJECTIVE[icon],))
    s = table.at_endgame().start()
    before = s.seats[0].vp
    play(s, icon)
    assert set(legal(s)) == {f"battle:{conflict}", "battle:propaganda"}
    do(s, f"battle:{conflict}")
    assert face_up(s, 0) == ["propaganda"]
    assert s.is_over
    assert s.seats[0].vp == before + 1


# ---------------------------------------------------------------- Cunning


@pytest.mark.shows("intrigue/cunning", "U-15.7")
def test_cunning_draws_a_card_for_nothing() -> None:
    table = holding("cunning").hand(0, "dagger").top(0, "signet_ring").have(0, spice=1)
    s = play(table.start(), "cunning", "option:0")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]
    assert s.seats[0].spice == 1
    assert asked(s) == "turn"


@pytest.mark.shows("intrigue/cunning", "U-15.3")
def test_cunning_without_spice_only_draws() -> None:
    table = holding("cunning").hand(0, "dagger").top(0, "signet_ring").have(0, spice=0)
    s = play(table.start(), "cunning")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]
    assert asked(s) == "turn"


def paid_cunning() -> State:
    """Cunning, the second half paid, the card drawn first."""
    table = holding("cunning").hand(0, "dagger").top(0, "seek_allies").have(0, spice=2)
    s = play(table.start(), "cunning", "option:1")
    assert s.seats[0].spice == 1
    return s


@pytest.mark.shows("intrigue/cunning")
def test_cunning_may_draw_first_and_trash_the_card_drawn() -> None:
    s = do(paid_cunning(), "card:seek_allies")
    assert cards(s, 0, "hand") == ["dagger"]
    assert cards(s, 0, "trash") == ["seek_allies"]


@pytest.mark.shows("intrigue/cunning", "U-16.1")
def test_cunning_may_trash_a_discarded_card_before_the_draw_reshuffles() -> None:
    table = holding("cunning").hand(0, "diplomacy").discard(0, "dagger", "seek_allies").deck(0)
    s = play(table.have(0, spice=1).start(), "cunning", "option:1")
    do(s, "option:1", "discarded:seek_allies")
    assert cards(s, 0, "hand") == ["diplomacy", "dagger"]
    assert "seek_allies" in cards(s, 0, "trash")


@pytest.mark.shows("intrigue/cunning", "U-16.1")
def test_cunning_may_reshuffle_for_the_draw_before_the_trash() -> None:
    table = holding("cunning").hand(0, "diplomacy").discard(0, "dagger").deck(0)
    s = play(table.have(0, spice=1).start(), "cunning", "option:1")
    do(s, "option:0", "card:dagger")
    assert cards(s, 0, "hand") == ["diplomacy"]


@pytest.mark.shows("intrigue/cunning", "U-17.3")
def test_the_trash_of_cunning_is_optional() -> None:
    s = do(paid_cunning(), "pass")
    assert cards(s, 0, "hand") == ["dagger", "seek_allies"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("intrigue/cunning", "U-11.6")
def test_a_card_drawn_by_cunning_in_the_reveal_turn_is_revealed_at_once() -> None:
    table = holding("cunning").hand(0, "dagger").top(0, "convincing_argument").have(0, spice=0)
    s = do(table.start(), "reveal")
    assert s.seats[0].persuasion == 0
    play(s, "cunning")
    assert cards(s, 0, "hand") == []
    assert s.seats[0].persuasion == 2
