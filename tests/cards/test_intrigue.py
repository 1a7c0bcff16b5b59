"""Every Intrigue card: its Plot, Combat and Endgame halves, costs, conditions and rulings."""

from __future__ import annotations

from typing import Any

import pytest

from kanly import State
from tests.table import (
    Table,
    cards,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    row,
    spies,
)

FACTIONS = {"faction:emperor", "faction:spacing_guild", "faction:bene_gesserit", "faction:fremen"}
CITY_POSTS = {"post:post_city_left", "post:post_city_middle", "post:post_city_right"}
CHEAP_ROW = ("spy_network", "overthrow", "steersman", "corrinth_city", "stilgar_the_devoted")
DEAR_ROW = ("overthrow", "steersman", "corrinth_city", "stilgar_the_devoted", "public_spectacle")


def holding(*names: str, **options: Any) -> Table:
    """Seat 0 holds these Intrigue cards at the start of its turn."""
    return Table(**options).intrigue(0, *names)


def fighting(name: str, conflict: int = 3, worms: int = 0, **options: Any) -> Table:
    """Seat 0 holds the card and a spare Combat card, so that its window stays open."""
    table = Table(**options).intrigue(0, name, "contingency_plan")
    return table.units(0, conflict=conflict, worms=worms, garrison=0)


def offered(s: State, name: str) -> bool:
    """May the card be played now?"""
    return f"intrigue:{name}" in legal(s)


def play(s: State, name: str, *answers: str) -> State:
    """Play the Intrigue card and answer its questions."""
    return do(s, f"intrigue:{name}", *answers)


def chooser(s: State) -> int:
    """The seat that must choose."""
    assert s.decision is not None
    return s.decision.seat


def asked(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def reveal(s: State) -> State:
    """Take the Reveal turn; it comes by itself when no Agent turn and no Plot is possible."""
    return do(s, *(["reveal"] if "reveal" in legal(s) else []))


def pass_turn(s: State) -> State:
    """End seat 0's turn, unless it ended by itself."""
    return do(s, *(["end"] if s.active == 0 and "end" in legal(s) else []))


def only_spare_left(s: State) -> bool:
    """The card was resolved without a question: the spare Combat card is next."""
    return legal(s) == ["intrigue:contingency_plan", "end"]


def waiting(s: State, seat: int) -> list[str]:
    """Intrigue cards face up before a seat."""
    return [s.tables.intrigue_ids[c] for c in s.seats[seat].waiting]


def face_up(s: State, seat: int) -> list[str]:
    """Battle cards that can still be matched."""
    return list(s.to_dict()["seats"][seat]["face_up"])


def face_down(s: State, seat: int) -> list[str]:
    """Battle cards that were flipped."""
    return list(s.to_dict()["seats"][seat]["face_down"])


def factions(*names: str) -> set[str]:
    """The actions that choose these Factions."""
    return {f"faction:{name}" for name in names}


# ---------------------------------------------------------------- rules of all Intrigue cards


@pytest.mark.shows("U-15.4", "R-028", "intrigue/contingency_plan")
def test_a_plot_may_be_played_before_during_and_after_the_agent_and_in_the_reveal_turn() -> None:
    s = holding("contingency_plan").hand(0, "reconnaissance").start()
    assert offered(s, "contingency_plan")
    do(s, "card:reconnaissance", "space:arrakeen")
    assert offered(s, "contingency_plan")
    s = holding("contingency_plan").hand(0, "convincing_argument").start()
    do(s, "reveal")
    assert offered(s, "contingency_plan")


@pytest.mark.shows("U-15.4", "R-028", "U-5.6")
def test_a_plot_is_not_playable_in_another_players_turn() -> None:
    s = Table().intrigue(1, "contingency_plan").start()
    assert chooser(s) == 0
    assert not offered(s, "contingency_plan")
    s = Table().intrigue(1, "contingency_plan").turn_of(1).start()
    assert offered(s, "contingency_plan")


@pytest.mark.shows("U-15.4")
def test_combat_and_endgame_cards_are_not_offered_in_a_turn() -> None:
    s = holding("weirding_combat", "secure_spice_trade").units(0, conflict=2).start()
    assert not offered(s, "weirding_combat")
    assert not offered(s, "secure_spice_trade")
    do(s, "reveal")
    assert not offered(s, "weirding_combat")


@pytest.mark.shows("U-15.4", "U-12.5")
def test_plot_halves_are_not_offered_in_combat() -> None:
    s = fighting("crysknife").at_combat().start()
    assert legal(s) == ["intrigue:contingency_plan", "pass"]


@pytest.mark.shows("U-15.2")
def test_a_resolved_intrigue_goes_to_the_common_discard_pile() -> None:
    s = play(holding("contingency_plan").start(), "contingency_plan")
    assert intrigues(s, 0) == []
    assert intrigue_discard(s) == ["contingency_plan"]


@pytest.mark.shows("U-12.1", "U-12.2")
def test_a_combat_card_needs_a_unit_in_the_conflict() -> None:
    table = Table().intrigue(0, "weirding_combat").intrigue(1, "devour")
    s = table.units(0).units(1, conflict=1).at_combat().start()
    assert chooser(s) == 1
    assert not offered(s, "weirding_combat")


@pytest.mark.shows("U-15.8", "intrigue/mercenaries")
def test_an_empty_intrigue_deck_is_made_of_the_discard_pile() -> None:
    s = holding("mercenaries").have(0, solari=3).empty_intrigue_deck(discard=1).start()
    only = intrigue_discard(s)
    play(s, "mercenaries")
    assert intrigues(s, 0) == only
    assert intrigue_discard(s) == ["mercenaries"]


@pytest.mark.shows("U-15.8", "U-15.2", "R-023", "intrigue/mercenaries")
def test_trashed_intrigue_cards_never_return_so_the_draw_fails() -> None:
    s = holding("mercenaries").have(0, solari=3).empty_intrigue_deck().start()
    garrison = s.seats[0].garrison
    play(s, "mercenaries")
    assert intrigues(s, 0) == []
    assert s.seats[0].garrison == garrison + 2


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


# ---------------------------------------------------------------- Manipulate

FIVE = ("maula_pistol", "overthrow", "steersman", "corrinth_city", "stilgar_the_devoted")


def manipulated(*hand: str, table: Table | None = None) -> State:
    """Seat 0 takes Maula Pistol (cost 3) out of the Row."""
    table = (table or Table()).intrigue(0, "manipulate").hand(0, *hand)
    table.row(*FIVE).imperium_top("dangerous_rhetoric")
    return play(table.start(), "manipulate", "acquire:maula_pistol")


@pytest.mark.shows("intrigue/manipulate")
def test_manipulate_removes_any_row_card_and_replaces_it() -> None:
    table = holding("manipulate").row(*FIVE).imperium_top("dangerous_rhetoric")
    s = play(table.start(), "manipulate")
    assert set(legal(s)) == {f"acquire:{card}" for card in FIVE}
    do(s, "acquire:steersman")
    assert row(s) == [*(c for c in FIVE if c != "steersman"), "dangerous_rhetoric"]
    assert cards(s, 0, "set_aside") == ["steersman"]


@pytest.mark.shows("intrigue/manipulate", "U-18.7", "U-15.6")
def test_the_removed_card_costs_one_less_in_the_reveal_turn() -> None:
    s = do(reveal(manipulated("convincing_argument")), "acquire:maula_pistol")
    assert cards(s, 0, "set_aside") == []
    assert "maula_pistol" in cards(s, 0, "discard")


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_manipulate_played_in_the_reveal_turn_gives_the_discount_at_once() -> None:
    table = holding("manipulate").row(*FIVE).hand(0, "convincing_argument")
    s = do(table.start(), "reveal")
    assert "acquire:maula_pistol" not in legal(s)
    play(s, "manipulate", "acquire:maula_pistol")
    do(s, "acquire:maula_pistol")
    assert "maula_pistol" in cards(s, 0, "discard")


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_is_not_free() -> None:
    s = do(manipulated("dune_the_desert_planet", "signet_ring", "reconnaissance"), "reveal")
    assert s.seats[0].persuasion == 3
    assert "acquire:maula_pistol" in legal(s)
    s = do(manipulated("dune_the_desert_planet"), "reveal")
    assert "acquire:maula_pistol" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_opponents_cannot_acquire_the_removed_card() -> None:
    table = Table().hand(1, "convincing_argument", "convincing_argument")
    s = do(manipulated("dagger", "convincing_argument", table=table), "card:dagger")
    reveal(pass_turn(do(s, "space:assembly_hall")))
    assert s.active == 1
    assert "acquire:prepare_the_way" in legal(s)
    assert "acquire:maula_pistol" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_leaves_the_game_after_the_reveal_turn() -> None:
    s = do(reveal(manipulated("convincing_argument")), "end")
    assert cards(s, 0, "set_aside") == []
    assert "maula_pistol" not in row(s) + cards(s, 0, "discard")
    assert "maula_pistol" in [s.tables.card_ids[c] for c in s.removed]
    assert intrigue_discard(s) == ["manipulate"]


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_is_still_there_after_an_agent_turn() -> None:
    s = do(manipulated("dagger", "convincing_argument"), "card:dagger", "space:assembly_hall")
    assert pass_turn(s).active == 1
    assert cards(s, 0, "set_aside") == ["maula_pistol"]


@pytest.mark.shows("intrigue/manipulate", "intrigue/inspire_awe", "U-18.7")
def test_the_removed_card_may_be_acquired_by_another_effect() -> None:
    table = holding("manipulate", "inspire_awe").row(*FIVE).hand(0, "convincing_argument")
    s = play(table.start(), "manipulate", "acquire:maula_pistol")
    play(s, "inspire_awe", "acquire:maula_pistol")
    assert cards(s, 0, "discard") == ["maula_pistol"]
    assert cards(s, 0, "set_aside") == []


@pytest.mark.shows("intrigue/manipulate", "intrigue/inspire_awe", "U-18.7")
def test_another_effect_acquires_the_removed_card_without_the_discount() -> None:
    five = ("public_spectacle", *FIVE[1:])
    table = holding("manipulate", "inspire_awe").row(*five).imperium_top("covert_operation")
    s = play(table.hand(0, "convincing_argument").start(), "manipulate", "acquire:public_spectacle")
    play(s, "inspire_awe")
    assert "acquire:covert_operation" in legal(s)
    assert "acquire:public_spectacle" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "imperium/price_is_no_object", "U-18.7")
def test_the_removed_card_may_be_bought_with_solari_at_full_price() -> None:
    for solari in (2, 3):
        table = Table().have(0, solari=solari)
        s = manipulated("price_is_no_object", table=table)
        do(s, "card:price_is_no_object", "space:secrets", "card-effect:0")
        assert ("acquire:maula_pistol" in legal(s)) == (solari == 3)


# ---------------------------------------------------------------- Market Opportunity


@pytest.mark.shows("intrigue/market_opportunity", "U-15.7")
def test_market_opportunity_sells_spice_or_buys_spice() -> None:
    for answer, solari, spice in (("option:0", 10, 0), ("option:1", 0, 7)):
        s = holding("market_opportunity").have(0, solari=5, spice=2).start()
        play(s, "market_opportunity", answer)
        assert (s.seats[0].solari, s.seats[0].spice) == (solari, spice)


@pytest.mark.shows("intrigue/market_opportunity", "U-15.3")
@pytest.mark.parametrize(
    ("solari", "spice", "after"), [(4, 2, (9, 0)), (5, 1, (0, 6)), (4, 1, None)]
)
def test_market_opportunity_offers_only_what_can_be_paid(
    solari: int, spice: int, after: tuple[int, int] | None
) -> None:
    s = holding("market_opportunity").have(0, solari=solari, spice=spice).start()
    assert offered(s, "market_opportunity") == (after is not None)
    if after is not None:
        play(s, "market_opportunity")
        assert (s.seats[0].solari, s.seats[0].spice) == after


# ---------------------------------------------------------------- Mercenaries


@pytest.mark.shows("intrigue/mercenaries")
def test_mercenaries_draws_an_intrigue_and_recruits_two_for_three_solari() -> None:
    table = holding("mercenaries").have(0, solari=4).units(0, garrison=1).intrigue_top("cunning")
    s = play(table.start(), "mercenaries")
    assert intrigues(s, 0) == ["cunning"]
    assert s.seats[0].garrison == 3
    assert s.seats[0].solari == 1


@pytest.mark.shows("intrigue/mercenaries", "U-15.3")
def test_mercenaries_needs_three_solari() -> None:
    assert not offered(holding("mercenaries").have(0, solari=2).start(), "mercenaries")


# ---------------------------------------------------------------- Opportunism


@pytest.mark.shows("intrigue/opportunism")
def test_opportunism_scores_for_two_influence_and_two_solari() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, fremen=1, emperor=3)
    s = table.start()
    before = s.seats[0].vp
    play(s, "opportunism", "faction:fremen")
    assert influence(s, 0) == {"emperor": 2, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert s.seats[0].solari == 0
    assert s.seats[0].vp == before + 1


@pytest.mark.shows("intrigue/opportunism")
def test_both_losses_of_opportunism_may_come_from_one_faction() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, emperor=3, fremen=1)
    s = play(table.start(), "opportunism", "faction:emperor", "faction:emperor")
    assert influence(s, 0)["emperor"] == 1
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("intrigue/opportunism", "U-9.3")
def test_opportunism_may_cost_the_point_of_the_track() -> None:
    s = holding("opportunism").have(0, solari=2).influence(0, emperor=2).start()
    before = s.seats[0].vp
    play(s, "opportunism")
    assert influence(s, 0)["emperor"] == 0
    assert s.seats[0].vp == before - 1 + 1


@pytest.mark.shows("intrigue/opportunism", "U-9.12", "U-15.3")
def test_opportunism_needs_two_influence_and_two_solari() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, emperor=1)
    assert not offered(table.start(), "opportunism")
    table = holding("opportunism").have(0, solari=1).influence(0, emperor=2)
    assert not offered(table.start(), "opportunism")


# ---------------------------------------------------------------- Questionable Methods


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_questionable_methods_gives_one_sword_without_influence() -> None:
    s = fighting("questionable_methods", conflict=1).at_combat().start()
    play(s, "questionable_methods")
    assert s.strength(0) == 2 + 1
    assert only_spare_left(s)


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_questionable_methods_gives_five_swords_for_one_influence() -> None:
    table = fighting("questionable_methods", conflict=1).influence(0, fremen=1, emperor=2)
    s = play(table.at_combat().start(), "questionable_methods", "option:1", "faction:fremen")
    assert s.strength(0) == 2 + 5
    assert influence(s, 0)["fremen"] == 0


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_the_loss_of_questionable_methods_is_optional() -> None:
    table = fighting("questionable_methods", conflict=1).influence(0, fremen=1)
    s = play(table.at_combat().start(), "questionable_methods", "pass")
    assert s.strength(0) == 2 + 1
    assert influence(s, 0)["fremen"] == 1


# ---------------------------------------------------------------- Reach Agreement


@pytest.mark.shows("intrigue/reach_agreement", "C-2.2")
def test_reach_agreement_retreats_one_or_two_troops_for_a_contract() -> None:
    table = fighting("reach_agreement", choam=True).market("espionage", "harvest_4")
    s = play(table.at_combat().start(), "reach_agreement")
    assert legal(s) == ["amount:1", "amount:2"]
    do(s, "amount:1")
    assert set(legal(s)) == {"contract:espionage", "contract:harvest_4"}
    do(s, "contract:harvest_4")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (1, 2)
    assert s.to_dict()["choam"]["held"][0] == ["harvest_4"]


@pytest.mark.shows("intrigue/reach_agreement", "U-15.3", "U-7.11")
def test_reach_agreement_needs_a_troop_in_the_conflict() -> None:
    s = fighting("reach_agreement", conflict=0, worms=1, choam=True).at_combat().start()
    assert not offered(s, "reach_agreement")


@pytest.mark.shows("intrigue/reach_agreement", "C-2.3")
def test_reach_agreement_gives_two_solari_when_no_contract_is_left() -> None:
    table = fighting("reach_agreement", choam=True).empty_market().have(0, solari=0)
    s = play(table.at_combat().start(), "reach_agreement", "amount:2")
    assert s.seats[0].solari == 2


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
