"""Imperium cards from Bene Gesserit Operative to Chani: every box, condition and ruling."""

from __future__ import annotations

import pytest

from tests.cards.helpers.imperium_a_to_le import (
    ALL_POSTS,
    COMBAT_CARD,
    FOUR_DONE,
    me,
    persuasion,
    resolve,
    send,
    show,
    trashed_intrigues,
)
from tests.table import (
    Table,
    alliances,
    cards,
    contracts,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

# ---------------------------------------------------------------- Bene Gesserit Operative


@pytest.mark.shows("imperium/bene_gesserit_operative", "U-10.2", "U-10.3")
def test_bene_gesserit_operative_places_a_spy_on_a_free_post() -> None:
    s = Table().hand(0, "bene_gesserit_operative").spies(1, "post_choam").start()
    send(s, "bene_gesserit_operative", "secrets", "card-effect:0")
    assert set(legal(s)) == (ALL_POSTS - {"post:post_choam"}) | {"pass"}
    do(s, "post:post_fremen")
    assert spies(s, 0) == ["post_fremen"]
    assert me(s).spies == 2


@pytest.mark.parametrize("decline", [["end"], ["card-effect:0", "pass"]])
@pytest.mark.shows("imperium/bene_gesserit_operative", "U-10.6", "R-003")
def test_bene_gesserit_operative_need_not_place_the_spy(decline: list[str]) -> None:
    s = Table().hand(0, "bene_gesserit_operative").intrigue_top(COMBAT_CARD).start()
    send(s, "bene_gesserit_operative", "secrets", *decline)
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("imperium/bene_gesserit_operative", "U-10.4")
def test_bene_gesserit_operative_with_no_spy_left_recalls_one_first() -> None:
    mine = ("post_emperor", "post_fremen", "post_choam")
    s = Table().hand(0, "bene_gesserit_operative").spies(0, *mine).start()
    send(s, "bene_gesserit_operative", "secrets", "card-effect:0")
    assert set(legal(s)) == {"post:post_emperor", "post:post_fremen", "post:post_choam", "pass"}
    do(s, "post:post_choam")
    assert "pass" not in legal(s)
    do(s, "post:post_city_left")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_city_left"}


@pytest.mark.parametrize(
    ("posts", "expected"),
    [
        ([], 1),
        (["post_choam"], 1),
        (["post_choam", "post_emperor"], 3),
        (["post_choam", "post_emperor", "post_fremen"], 3),
    ],
)
@pytest.mark.shows("imperium/bene_gesserit_operative")
def test_bene_gesserit_operative_gives_two_more_persuasion_with_two_spies_on_the_board(
    posts: list[str], expected: int
) -> None:
    s = show(Table().spies(0, *posts), "bene_gesserit_operative")
    assert persuasion(s) == expected
    assert me(s).swords == 0


@pytest.mark.shows("imperium/bene_gesserit_operative", "R-032")
def test_bene_gesserit_operative_counts_a_spy_placed_in_the_same_reveal_turn() -> None:
    table = Table().spies(0, "post_choam")
    s = show(table, "bene_gesserit_operative", "covert_operation")
    assert persuasion(s) == 1
    do(s, "reveal-effect:covert_operation/0", "post:post_emperor")
    assert persuasion(s) == 3


# ---------------------------------------------------------------- Branching Path


@pytest.mark.shows("imperium/branching_path", "U-15.2")
def test_branching_path_trashes_an_intrigue_for_an_intrigue_and_two_spice() -> None:
    table = Table().hand(0, "branching_path").alliance(0, "bene_gesserit")
    s = table.intrigue(0, "cunning", "detonation").intrigue_top("mercenaries").start()
    send(s, "branching_path", "spice_refinery", "card-effect:0")
    assert legal(s) == ["intrigue:cunning", "intrigue:detonation"]
    do(s, "intrigue:cunning")
    assert sorted(intrigues(s, 0)) == ["detonation", "mercenaries"]
    assert me(s).spice == 2
    assert "cunning" in trashed_intrigues(s)
    assert "cunning" not in intrigue_discard(s)
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/branching_path", "U-17.1")
def test_branching_path_may_be_declined() -> None:
    table = Table().hand(0, "branching_path").alliance(0, "bene_gesserit")
    s = table.intrigue(0, "detonation").start()
    send(s, "branching_path", "spice_refinery")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert intrigues(s, 0) == ["detonation"]
    assert me(s).spice == 0


@pytest.mark.shows("imperium/branching_path", "U-9.14")
def test_branching_path_needs_the_alliance_itself_not_the_influence() -> None:
    table = Table().hand(0, "branching_path").intrigue(0, "detonation")
    s = table.alliance(1, "bene_gesserit").influence(0, bene_gesserit=4).start()
    send(s, "branching_path", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/branching_path")
def test_branching_path_needs_an_intrigue_card() -> None:
    s = Table().hand(0, "branching_path").alliance(0, "bene_gesserit").start()
    send(s, "branching_path", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/branching_path", "U-6.14", "R-014")
def test_branching_path_can_use_an_alliance_won_this_turn() -> None:
    table = Table().hand(0, "branching_path").influence(0, bene_gesserit=3)
    s = table.intrigue(0, "detonation").start()
    send(s, "branching_path", "secrets")
    assert "card-effect:0" not in legal(s)
    do(s, "influence-step")
    assert alliances(s)["bene_gesserit"] == 0
    do(s, "card-effect:0", "intrigue:detonation")
    assert me(s).spice == 2


@pytest.mark.shows("imperium/branching_path")
def test_branching_path_reveals_two_persuasion() -> None:
    s = show(Table().alliance(0, "bene_gesserit").intrigue(0, "detonation"), "branching_path")
    assert (persuasion(s), me(s).swords) == (2, 0)
    assert "reveal-effect:branching_path/0" not in legal(s)


# ---------------------------------------------------------------- Calculus of Power


@pytest.mark.parametrize(
    ("choice", "pile"),
    [
        ("card:diplomacy", "hand"),
        ("discarded:seek_allies", "discard"),
        ("played:dagger", "played"),
        ("played:calculus_of_power", "played"),
    ],
)
@pytest.mark.shows("imperium/calculus_of_power", "U-16.4")
def test_calculus_of_power_trashes_a_card_from_hand_discard_pile_or_play(
    choice: str, pile: str
) -> None:
    table = Table().hand(0, "calculus_of_power", "diplomacy")
    s = table.discard(0, "seek_allies").played(0, "dagger").start()
    send(s, "calculus_of_power", "spice_refinery", "card-effect:0", choice)
    card = choice.split(":")[1]
    assert cards(s, 0, "trash") == [card]
    assert card not in cards(s, 0, pile)


@pytest.mark.shows("imperium/calculus_of_power", "U-17.3")
def test_calculus_of_power_need_not_trash() -> None:
    s = Table().hand(0, "calculus_of_power", "diplomacy").start()
    send(s, "calculus_of_power", "spice_refinery")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("imperium/calculus_of_power", "U-6.2")
def test_calculus_of_power_goes_where_a_spy_is() -> None:
    s = Table().hand(0, "calculus_of_power").spies(0, "post_emperor").start()
    do(s, "card:calculus_of_power")
    assert set(legal(s)) == {"space:dutiful_service", "space:arrakeen", "space:spice_refinery"}


@pytest.mark.shows("imperium/calculus_of_power", "imperium/sardaukar_soldier", "U-16.6")
def test_calculus_of_power_trashes_another_emperor_card_for_three_swords() -> None:
    table = Table().played(0, "imperial_spymaster").intrigue_top("cunning")
    s = show(table, "calculus_of_power", "sardaukar_soldier", "desert_survival")
    assert (persuasion(s), me(s).swords) == (4, 2)
    do(s, "reveal-effect:calculus_of_power/0")
    assert set(legal(s)) == {"played:imperial_spymaster", "revealed:sardaukar_soldier"}
    do(s, "revealed:sardaukar_soldier")
    assert cards(s, 0, "trash") == ["sardaukar_soldier"]
    assert intrigues(s, 0) == ["cunning"]  # its when-trashed effect works
    assert (persuasion(s), me(s).swords) == (4, 5)  # what it gave stays
    assert "reveal-effect:calculus_of_power/0" not in legal(s)


@pytest.mark.shows("imperium/calculus_of_power")
def test_calculus_of_power_may_trash_an_emperor_card_from_an_agent_turn() -> None:
    s = show(Table().played(0, "imperial_spymaster"), "calculus_of_power")
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == ["imperial_spymaster"]
    assert me(s).swords == 3


@pytest.mark.shows("imperium/calculus_of_power", "U-17.1")
def test_calculus_of_power_reveal_may_be_declined() -> None:
    s = show(Table().played(0, "imperial_spymaster"), "calculus_of_power")
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert me(s).swords == 0


@pytest.mark.shows("imperium/calculus_of_power")
def test_calculus_of_power_never_trashes_its_own_copy_or_a_card_not_in_play() -> None:
    s = show(Table().discard(0, "imperial_spymaster"), "calculus_of_power", "dagger")
    assert persuasion(s) == 2
    assert "reveal-effect:calculus_of_power/0" not in legal(s)


@pytest.mark.shows("imperium/calculus_of_power", "R-015")
def test_calculus_of_power_may_trash_its_second_copy_which_then_does_nothing_more() -> None:
    s = show(Table().played(0, "imperial_spymaster"), "calculus_of_power", "calculus_of_power")
    assert persuasion(s) == 4
    do(s, "reveal-effect:calculus_of_power/0", "revealed:calculus_of_power")
    assert (persuasion(s), me(s).swords) == (4, 3)
    assert cards(s, 0, "shown").count("calculus_of_power") == 1
    assert "reveal-effect:calculus_of_power/0" not in legal(s)


@pytest.mark.shows("imperium/calculus_of_power")
def test_two_calculus_of_power_may_each_trash_an_emperor_card() -> None:
    table = Table().played(0, "imperial_spymaster", "double_agent")
    s = show(table, "calculus_of_power", "calculus_of_power")
    do(s, "reveal-effect:calculus_of_power/0", "played:imperial_spymaster")
    do(s, "reveal-effect:calculus_of_power/0", "played:double_agent")
    assert me(s).swords == 6


# ---------------------------------------------------------------- Captured Mentat


@pytest.mark.shows("imperium/captured_mentat", "U-16.3")
def test_captured_mentat_discards_a_card_for_an_intrigue_and_a_card() -> None:
    table = Table().hand(0, "captured_mentat", "dagger", "diplomacy")
    s = table.top(0, "reconnaissance").intrigue_top("cunning").start()
    send(s, "captured_mentat", "gather_support", "card-effect:0", "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]
    assert sorted(cards(s, 0, "hand")) == ["diplomacy", "reconnaissance"]
    assert intrigues(s, 0) == ["cunning"]


@pytest.mark.shows("imperium/captured_mentat", "U-17.1")
def test_captured_mentat_may_keep_the_card() -> None:
    s = Table().hand(0, "captured_mentat", "dagger").start()
    send(s, "captured_mentat", "gather_support", "end")
    assert cards(s, 0, "hand") == ["dagger"]
    assert intrigues(s, 0) == []


@pytest.mark.shows("imperium/captured_mentat", "U-15.10")
def test_captured_mentat_cannot_discard_from_an_empty_hand_nor_an_intrigue() -> None:
    s = Table().hand(0, "captured_mentat").intrigue(0, "find_weakness").start()
    send(s, "captured_mentat", "gather_support")
    assert s.active == 1
    assert intrigues(s, 0) == ["find_weakness"]


@pytest.mark.shows("imperium/captured_mentat", "U-9.3", "U-9.12")
def test_captured_mentat_moves_influence_from_one_faction_to_another() -> None:
    s = show(Table().influence(0, emperor=2, fremen=1), "captured_mentat")
    assert (persuasion(s), me(s).swords, me(s).vp) == (1, 0, 1)
    do(s, "reveal-effect:captured_mentat/0")
    assert legal(s) == ["faction:emperor", "faction:fremen"]  # only what can be lost
    do(s, "faction:emperor")
    assert me(s).vp == 0
    do(s, "faction:spacing_guild")
    assert influence(s, 0) == {
        "emperor": 1,
        "spacing_guild": 1,
        "bene_gesserit": 0,
        "fremen": 1,
    }
    assert "reveal-effect:captured_mentat/0" not in legal(s)


@pytest.mark.shows("imperium/captured_mentat", "U-9.4", "X-D06", "U-9.12")
def test_captured_mentat_may_lose_and_gain_with_the_same_faction() -> None:
    s = show(Table().influence(0, fremen=4).have(0, water=0), "captured_mentat")
    do(s, "reveal-effect:captured_mentat/0", "faction:fremen")
    assert influence(s, 0)["fremen"] == 4
    assert me(s).water == 1  # level 4 was reached once more


@pytest.mark.shows("imperium/captured_mentat", "U-17.1")
def test_captured_mentat_reveal_may_be_declined() -> None:
    s = show(Table().influence(0, emperor=1), "captured_mentat")
    do(s, "end")
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("imperium/captured_mentat", "U-9.12")
def test_captured_mentat_needs_influence_to_lose() -> None:
    s = show(Table(), "captured_mentat")
    assert "reveal-effect:captured_mentat/0" not in legal(s)


# ---------------------------------------------------------------- Cargo Runner


@pytest.mark.parametrize(("done", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.shows("imperium/cargo_runner", "C-3.9")
def test_cargo_runner_draws_one_card_at_two_and_one_more_at_four_completed_contracts(
    done: int, drawn: int
) -> None:
    table = Table(choam=True).hand(0, "cargo_runner")
    s = table.contracts(0, completed=FOUR_DONE[:done]).start()
    send(s, "cargo_runner", "gather_support")
    assert len(cards(s, 0, "hand")) == drawn
    assert s.active == 1


@pytest.mark.shows("imperium/cargo_runner")
def test_cargo_runner_does_not_count_contracts_only_held() -> None:
    table = Table(choam=True).hand(0, "cargo_runner")
    s = table.contracts(0, held=("harvest_3", "harvest_4"), completed=("espionage",)).start()
    send(s, "cargo_runner", "gather_support")
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/cargo_runner", "U-6.14", "R-014")
def test_cargo_runner_counts_a_contract_completed_by_the_same_visit() -> None:
    table = Table(choam=True).hand(0, "cargo_runner")
    table.contracts(0, held=("spice_refinery_water",), completed=("espionage",))
    s = table.start()
    send(s, "cargo_runner", "spice_refinery")
    resolve(s, "contract:spice_refinery_water")
    assert len(contracts(s, 0, "completed")) == 2
    assert len(cards(s, 0, "hand")) == 1


@pytest.mark.shows("imperium/cargo_runner")
def test_cargo_runner_reveals_one_persuasion() -> None:
    s = show(Table(choam=True).contracts(0, completed=FOUR_DONE), "cargo_runner")
    assert (persuasion(s), me(s).swords) == (1, 0)
    assert cards(s, 0, "hand") == []


# ---------------------------------------------------------------- Chani, Clever Tactician


@pytest.mark.parametrize(
    ("troops", "worms", "drawn"), [(3, 0, 1), (2, 1, 1), (0, 3, 1), (2, 0, 0), (1, 1, 0)]
)
@pytest.mark.shows("imperium/chani_clever_tactician")
def test_chani_draws_an_intrigue_with_three_units_in_the_conflict(
    troops: int, worms: int, drawn: int
) -> None:
    table = Table().hand(0, "chani_clever_tactician").intrigue_top(COMBAT_CARD)
    s = table.units(0, garrison=0, conflict=troops, worms=worms).start()
    send(s, "chani_clever_tactician", "accept_contract")
    assert len(intrigues(s, 0)) == drawn
    assert s.active == 1


@pytest.mark.parametrize(("troops", "deploy", "drawn"), [(1, 1, 0), (1, 2, 1), (2, 1, 1)])
@pytest.mark.shows("imperium/chani_clever_tactician", "U-6.14", "R-014")
def test_chani_counts_units_deployed_in_the_same_turn(troops: int, deploy: int, drawn: int) -> None:
    table = Table().hand(0, "chani_clever_tactician").units(0, garrison=3, conflict=troops)
    s = table.start()
    send(s, "chani_clever_tactician", "spice_refinery")
    assert intrigues(s, 0) == []
    do(s, f"deploy:{deploy}")
    assert len(intrigues(s, 0)) == drawn
    assert me(s).deployed == troops + deploy


@pytest.mark.shows("imperium/chani_clever_tactician", "U-7.11", "U-11.8")
def test_chani_retreats_two_troops_for_four_swords() -> None:
    s = show(Table().units(0, garrison=1, conflict=3), "chani_clever_tactician")
    assert (persuasion(s), me(s).swords, s.strength(0)) == (0, 0, 6)
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert (me(s).deployed, me(s).garrison, me(s).swords, s.strength(0)) == (1, 3, 4, 6)
    assert "reveal-effect:chani_clever_tactician/0" not in legal(s)


@pytest.mark.shows("imperium/chani_clever_tactician", "U-11.9")
def test_chani_retreating_the_last_units_leaves_no_strength() -> None:
    s = show(Table().units(0, garrison=1, conflict=2), "chani_clever_tactician")
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert (me(s).swords, s.strength(0)) == (4, 0)


@pytest.mark.shows("imperium/chani_clever_tactician", "U-7.11", "U-11.8")
def test_chani_retreats_troops_and_leaves_the_sandworm() -> None:
    s = show(Table().units(0, conflict=2, worms=1), "chani_clever_tactician")
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert (me(s).deployed, me(s).garrison, me(s).worms, s.strength(0)) == (0, 2, 1, 7)


@pytest.mark.parametrize(("troops", "worms"), [(1, 0), (1, 1), (0, 2)])
@pytest.mark.shows("imperium/chani_clever_tactician", "U-7.11")
def test_chani_cannot_retreat_fewer_than_two_troops_nor_sandworms(troops: int, worms: int) -> None:
    table = Table().units(0, garrison=3, conflict=troops, worms=worms)
    s = show(table, "chani_clever_tactician")
    assert "reveal-effect:chani_clever_tactician/0" not in legal(s)


@pytest.mark.shows("imperium/chani_clever_tactician", "U-17.1")
def test_chani_need_not_retreat() -> None:
    s = show(Table().units(0, garrison=1, conflict=3), "chani_clever_tactician")
    do(s, "end")
    assert (me(s).deployed, me(s).swords) == (3, 0)


@pytest.mark.parametrize(
    ("played", "other", "expected"),
    [([], [], 0), (["desert_survival"], [], 2), ([], ["fedaykin_stilltent"], 2)],
)
@pytest.mark.shows("imperium/chani_clever_tactician", "U-19.1", "U-16.5")
def test_chani_gives_two_persuasion_with_another_fremen_card_in_play(
    played: list[str], other: list[str], expected: int
) -> None:
    s = show(Table().played(0, *played), "chani_clever_tactician", *other)
    assert persuasion(s) == expected


@pytest.mark.shows("imperium/chani_clever_tactician", "U-19.1")
def test_chani_bond_does_not_count_fremen_cards_out_of_play() -> None:
    s = show(Table().discard(0, "desert_survival"), "chani_clever_tactician")
    assert persuasion(s) == 0
