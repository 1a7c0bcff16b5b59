"""Card zones (U-16): drawing, discarding, trashing, what "in play" means."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, cards, do, influence, intrigues, legal, row
from .helpers import DEAR


def at_arrakeen(t: Table) -> State:
    """Reconnaissance goes to Arrakeen: recruit 1, draw 1."""
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


# ---------------------------------------------------------------- drawing


@pytest.mark.shows("U-16.1", "U-19")
def test_a_card_is_drawn_from_the_top_of_the_deck() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").deck(0, "diplomacy", "signet_ring")
    s = at_arrakeen(t)
    assert cards(s, 0, "hand") == ["dagger", "diplomacy"]
    assert cards(s, 0, "deck") == ["signet_ring"]


@pytest.mark.shows("U-16.1")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_only() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").discard(0, "diplomacy", "signet_ring")
    t.played(0, "seek_allies").deck(0)
    s = do(at_arrakeen(t), "space-effect:1")
    drawn = set(cards(s, 0, "hand")) - {"dagger"}
    assert drawn | set(cards(s, 0, "deck")) == {"diplomacy", "signet_ring"}
    assert len(drawn) == 1
    assert cards(s, 0, "discard") == []
    assert sorted(cards(s, 0, "played")) == ["reconnaissance", "seek_allies"]  # not shuffled


@pytest.mark.shows("U-16.1")
def test_the_rest_of_the_deck_is_drawn_before_the_shuffle() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").have(0, water=2)
    t.discard(0, "seek_allies").deck(0, "diplomacy")
    s = do(t.start(), "card:reconnaissance", "space:research_station")  # draws two
    do(s, "space-effect:1")
    assert sorted(cards(s, 0, "hand")) == ["dagger", "diplomacy", "seek_allies"]
    assert cards(s, 0, "deck") == cards(s, 0, "discard") == []


@pytest.mark.shows("U-16.1", "U-23")
def test_the_order_after_a_reshuffle_is_random() -> None:
    drawn = set()
    for seed in range(30):
        t = Table().hand(0, "reconnaissance", "dagger")
        t.discard(0, "diplomacy", "signet_ring", "seek_allies").deck(0)
        s = t.start()
        s.reseed(seed)
        do(s, "card:reconnaissance", "space:arrakeen", "space-effect:1")
        drawn |= set(cards(s, 0, "hand"))
    assert drawn == {"dagger", "diplomacy", "signet_ring", "seek_allies"}


@pytest.mark.shows("R-024", "U-16.1", "U-17.5")
def test_with_deck_and_discard_pile_empty_the_draw_fails() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").deck(0).units(0, garrison=0)
    s = at_arrakeen(t)
    assert cards(s, 0, "hand") == ["dagger"]
    assert s.seats[0].garrison == 1
    assert "end" in legal(s)  # nothing more is owed
    assert "space-effect:1" not in legal(s)


@pytest.mark.shows("U-16.2", "imperium/long_live_the_fighters")
def test_looking_at_the_top_of_the_deck_does_not_reshuffle() -> None:
    t = Table().hand(0, "long_live_the_fighters", "dagger")
    t.discard(0, "reconnaissance", "signet_ring").deck(0, "diplomacy", "seek_allies")
    s = do(t.start(), "card:long_live_the_fighters", "space:spice_refinery")
    assert "card-effect:0" not in legal(s)  # two cards are not three
    assert sorted(cards(s, 0, "discard")) == ["reconnaissance", "signet_ring"]


# ---------------------------------------------------------------- discarding


@pytest.mark.shows("U-16.3", "imperium/captured_mentat")
def test_a_discard_is_the_owners_choice_from_hand_to_the_own_pile() -> None:
    t = Table().hand(0, "captured_mentat", "dagger", "diplomacy").intrigue(0, "devour")
    s = t.discard(0, "seek_allies").start()
    do(s, "card:captured_mentat", "space:accept_contract", "card-effect:0")
    offered = set(legal(s)) - {"pass"}
    assert {"card:dagger", "card:diplomacy"} <= offered
    assert all(a.startswith("card:") for a in offered)  # no Intrigue, nothing in play
    assert "card:captured_mentat" not in offered
    do(s, "card:dagger")
    assert "dagger" in cards(s, 0, "discard")


@pytest.mark.shows("U-16.3", "U-22", "imperium/covert_operation")
def test_a_forced_discard_is_the_choice_of_the_affected_player() -> None:
    t = Table().hand(0, "covert_operation", "dagger").spies(0, "post_landsraad_right")
    t.hand(1, "diplomacy", "seek_allies").hand(2, "dagger", "signet_ring")
    s = do(t.start(), "card:covert_operation", "space:assembly_hall", "pass")
    assert s.decision.seat == 1  # clockwise from the left
    assert set(legal(s)) == {"card:diplomacy", "card:seek_allies"}
    do(s, "card:seek_allies")
    assert s.decision.seat == 2
    assert set(legal(s)) == {"card:dagger", "card:signet_ring"}
    do(s, "card:dagger")
    assert "seek_allies" in cards(s, 1, "discard")
    assert "dagger" in cards(s, 2, "discard")


# ---------------------------------------------------------------- trashing


def survival() -> State:
    """Desert Survival with cards in every zone, about to trash one."""
    t = Table().hand(0, "desert_survival", "dagger").discard(0, "diplomacy", "prepare_the_way")
    s = t.played(0, "seek_allies").deck(0, "signet_ring").start()
    return do(s, "card:desert_survival", "space:imperial_basin", "card-effect:0")


@pytest.mark.shows("U-16.4", "U-19", "imperium/desert_survival")
def test_the_trash_icon_reaches_hand_discard_pile_and_play_but_not_the_deck() -> None:
    assert set(legal(survival())) == {
        "card:dagger",
        "discarded:diplomacy",
        "discarded:prepare_the_way",
        "played:seek_allies",
        "played:desert_survival",
        "pass",
    }


@pytest.mark.shows("U-16.4")
@pytest.mark.parametrize(
    ("action", "card", "pile"),
    [
        ("card:dagger", "dagger", "hand"),
        ("discarded:diplomacy", "diplomacy", "discard"),
        ("played:seek_allies", "seek_allies", "played"),
        ("played:desert_survival", "desert_survival", "played"),
    ],
)
def test_starting_and_imperium_cards_leave_the_game(action: str, card: str, pile: str) -> None:
    s = do(survival(), action)
    assert card in cards(s, 0, "trash")
    assert card not in cards(s, 0, pile)


@pytest.mark.shows("U-16.4", "reserve/prepare_the_way")
def test_a_trashed_reserve_card_returns_to_its_stack() -> None:
    s = survival()
    left = s.to_dict()["reserve"]["prepare_the_way"]
    do(s, "discarded:prepare_the_way")
    assert s.to_dict()["reserve"]["prepare_the_way"] == left + 1
    assert "prepare_the_way" not in cards(s, 0, "trash")
    assert s.codex.rulebook.faults(s) == []


# ---------------------------------------------------------------- in play


@pytest.mark.shows("U-16.5", "U-19.1", "imperium/northern_watermaster")
def test_a_card_of_an_agent_turn_is_in_play_until_clean_up() -> None:
    t = Table().hand(0, "northern_watermaster", "dagger").intrigue(0, "contingency_plan")
    s = do(t.played(0, "maula_pistol").start(), "reveal")
    assert s.seats[0].spice == 2  # the Fremen Bond with the card played earlier
    do(s, "end")
    assert cards(s, 0, "played") == []
    assert {"maula_pistol", "northern_watermaster"} <= set(cards(s, 0, "discard"))


@pytest.mark.shows("U-16.5", "imperium/southern_elders")
def test_a_card_in_the_discard_pile_is_not_in_play() -> None:
    t = Table().hand(0, "southern_elders", "dagger").units(0, garrison=0)
    s = t.discard(0, "truthtrance").start()
    do(s, "card:southern_elders", "space:fremkit")
    assert s.seats[0].garrison == 0
    t = Table().hand(0, "southern_elders", "dagger").units(0, garrison=0)
    s = t.played(0, "truthtrance").start()
    do(s, "card:southern_elders", "space:fremkit")
    assert s.seats[0].garrison == 2


@pytest.mark.shows("U-16.6", "R-015", "imperium/captured_mentat", "space/desert_tactics")
def test_unused_effects_of_a_trashed_card_are_gone() -> None:
    t = Table().hand(0, "ecological_testing_station", "dagger").have(0, water=5)
    s = do(t.start(), "card:ecological_testing_station", "space:desert_tactics")
    assert "card-effect:0" in legal(s)
    trash = next(a for a in legal(s) if a.startswith("space-effect"))
    do(s, trash, "played:ecological_testing_station")
    assert "card-effect:0" not in legal(s)
    assert s.seats[0].water == 4


@pytest.mark.shows("U-16.6", "R-015", "R-032")
def test_what_a_trashed_card_gave_stays() -> None:
    t = Table().hand(0, "convincing_argument", "dagger").units(0, conflict=1).have(0, spice=1)
    s = t.intrigue(0, "cunning", "contingency_plan").top(0, "seek_allies").start()
    do(s, "reveal", "intrigue:cunning", "option:1", "revealed:convincing_argument")
    assert s.seats[0].persuasion == 2
    assert "convincing_argument" in cards(s, 0, "trash")


@pytest.mark.shows("R-015", "imperium/dangerous_rhetoric")
def test_a_card_that_trashes_itself_is_given_in_full() -> None:
    t = Table().hand(0, "dangerous_rhetoric", "dagger")
    s = do(t.start(), "card:dangerous_rhetoric", "space:assembly_hall")
    do(s, "card-effect:1", "faction:fremen")  # trashed first
    assert influence(s, 0)["fremen"] == 1
    assert "dangerous_rhetoric" in cards(s, 0, "trash")
    assert cards(s, 0, "played") == []


# ---------------------------------------------------------------- the other zones of the table


@pytest.mark.shows("U-16.4", "U-21", "U-16.6")
def test_an_effect_when_a_card_is_trashed_works() -> None:
    t = Table().hand(0, "desert_survival", "sardaukar_soldier").intrigue_top("cunning")
    s = do(t.start(), "card:desert_survival", "space:imperial_basin", "card-effect:0")
    do(s, "card:sardaukar_soldier")
    assert intrigues(s, 0) == ["cunning"]


@pytest.mark.shows("U-18.7", "U-16.5", "intrigue/manipulate")
def test_a_card_set_aside_by_manipulate_is_in_a_zone_of_its_own() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "manipulate")
    s = t.row(*DEAR).imperium_top("sardaukar_soldier").start()
    do(s, "intrigue:manipulate", "acquire:leadership")
    assert s.to_dict()["seats"][0]["set_aside"] == ["leadership"]
    assert s.view(1)["seats"][0]["set_aside"] == ["leadership"]  # face up
    assert set(row(s)) == {*DEAR[:4], "sardaukar_soldier"}
    assert s.codex.rulebook.faults(s) == []
