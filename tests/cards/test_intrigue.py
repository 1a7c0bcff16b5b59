"""What all Intrigue cards have in common."""

from __future__ import annotations

import pytest

from tests.cards.helpers.intrigue import chooser, fighting, holding, offered, play
from tests.table import Table, do, intrigue_discard, intrigues, legal


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
