"""Imperium cards from Bene Gesserit Operative to Leadership: every box, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.library import load
from kanly.engine.seat import Seat
from kanly.engine.terms import FACTIONS, ICONS
from tests.table import (
    Table,
    agents,
    alliances,
    cards,
    contracts,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    row,
    spies,
)

EMPEROR_GUILD_BG_FREMEN = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
TRADE = ["landsraad", "city", "spice_trade"]

PRINTED = {
    # id: (cost, factions, icons, persuasion, swords, copies)
    "bene_gesserit_operative": (3, ["bene_gesserit"], ["bene_gesserit"], 1, 0, 2),
    "branching_path": (3, ["bene_gesserit"], ["bene_gesserit", "city"], 2, 0, 1),
    "calculus_of_power": (3, ["emperor"], ["city", "spy"], 2, 0, 2),
    "captured_mentat": (5, [], ["landsraad", "spice_trade"], 1, 0, 1),
    "cargo_runner": (3, ["spacing_guild"], TRADE, 1, 0, 1),
    "chani_clever_tactician": (5, ["fremen"], ["fremen", "city", "spice_trade"], 0, 0, 1),
    "corrinth_city": (6, ["emperor"], ["emperor", "landsraad"], 0, 0, 1),
    "covert_operation": (3, [], ["spy"], 0, 0, 1),
    "dangerous_rhetoric": (3, [], ["landsraad", "spy"], 1, 1, 1),
    "delivery_agreement": (5, ["spacing_guild"], ["city"], 0, 0, 1),
    "desert_power": (6, ["fremen"], ["spice_trade"], 0, 0, 1),
    "desert_survival": (2, ["fremen"], ["spice_trade"], 1, 1, 2),
    "double_agent": (3, ["emperor", "spacing_guild"], TRADE, 1, 1, 2),
    "ecological_testing_station": (3, ["fremen"], ["fremen", "city"], 1, 0, 1),
    "fedaykin_stilltent": (2, ["fremen"], ["spice_trade"], 0, 0, 1),
    "guild_envoy": (3, ["spacing_guild"], EMPEROR_GUILD_BG_FREMEN, 1, 0, 1),
    "guild_spy": (3, ["spacing_guild"], ["spy"], 2, 0, 1),
    "hidden_missive": (2, ["bene_gesserit"], ["landsraad"], 1, 1, 1),
    "imperial_spymaster": (2, ["emperor"], ["emperor", "spy"], 1, 1, 1),
    "in_high_places": (5, ["emperor", "bene_gesserit"], ["emperor", "bene_gesserit"], 2, 0, 1),
    "interstellar_trade": (7, ["spacing_guild"], TRADE, 0, 0, 1),
    "junction_headquarters": (6, ["spacing_guild"], TRADE, 1, 0, 1),
    "leadership": (5, ["fremen"], ["fremen", "spice_trade"], 2, 1, 1),
}
CHOAM = ["cargo_runner", "delivery_agreement", "interstellar_trade"]
FOUR_DONE = ("espionage", "harvest_3", "harvest_4", "immediate")
BUYS_THE_SPICE = "acquire_the_spice_must_flow"
COMBAT_CARD = "find_weakness"  # a drawn Intrigue card that cannot keep the turn open
ALL_POSTS = {
    "post:post_emperor",
    "post:post_spacing_guild",
    "post:post_bene_gesserit",
    "post:post_fremen",
    "post:post_landsraad_left",
    "post:post_landsraad_right",
    "post:post_choam",
    "post:post_city_left",
    "post:post_city_middle",
    "post:post_city_right",
    "post:post_deep_desert",
    "post:post_hagga_basin",
    "post:post_imperial_basin",
}


# ---------------------------------------------------------------- helpers


def me(s: State) -> Seat:
    return s.seats[0]


def send(s: State, card: str, space: str, *more: str) -> State:
    """Play the card with an Agent to the space (not asked for if it is the only one)."""
    do(s, f"card:{card}")
    if any(a.startswith("space:") for a in legal(s)):
        do(s, f"space:{space}")
    else:
        assert agents(s, 0)[-1] == space
    return do(s, *more)


def show(table: Table, *hand: str) -> State:
    """The Reveal turn with this hand and a Convincing Argument, whose 2 Persuasion keep it open."""
    s = table.hand(0, *hand, "convincing_argument").start()
    if "reveal" in legal(s):  # not asked for if no card can be played
        do(s, "reveal")
    assert s.turn.revealing
    return s


def persuasion(s: State) -> int:
    """Persuasion beyond the Convincing Argument that `show` adds."""
    return me(s).persuasion - 2


def rich(table: Table, *hand: str) -> State:
    """A Reveal turn that has 10 Persuasion besides what the hand gives."""
    purse = ("branching_path", "calculus_of_power", "convincing_argument")
    return show(table.owns(0, "council"), *purse, *hand)


def resolve(s: State, effect: str) -> State:
    """Do a pending effect, unless it came by itself."""
    return do(s, effect) if effect in legal(s) else s


def trashed_intrigues(s: State) -> list[str]:
    return [s.tables.intrigue_ids[c] for c in s.intrigue_trash]


# ---------------------------------------------------------------- what is printed


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.shows(*(f"imperium/{card}" for card in PRINTED))
def test_printed_values_are_those_of_the_table(card: str) -> None:
    (found,) = [c for c in load("uprising").edition.cards if c.id == card]
    values = (
        found.cost,
        sorted(FACTIONS[f] for f in found.factions),
        sorted(ICONS[i] for i in found.icons),
        found.persuasion,
        found.swords,
        found.copies,
    )
    cost, factions, icons, *rest = PRINTED[card]
    assert values == (cost, sorted(factions), sorted(icons), *rest)


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.shows("C-1.3", "U-1.3", *(f"imperium/{card}" for card in CHOAM))
def test_choam_cards_are_in_the_game_only_with_the_module(card: str) -> None:
    def copies(choam: bool) -> int:
        doc = Table(choam=choam).doc
        return [*doc["row"], *doc["imperium_deck"]].count(card)

    printed = PRINTED[card][-1]
    assert copies(choam=True) == printed
    assert copies(choam=False) == (0 if card in CHOAM else printed)


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


# ---------------------------------------------------------------- Corrinth City


@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_discards_two_cards_and_pays_five_solari_for_a_point() -> None:
    table = Table().hand(0, "corrinth_city", "dagger", "diplomacy", "reconnaissance")
    s = table.have(0, solari=5).start()
    send(s, "corrinth_city", "gather_support", "option:0", "card-effect:0")
    assert legal(s) == ["card:dagger", "card:diplomacy", "card:reconnaissance"]
    do(s, "card:dagger", "card:reconnaissance")
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert sorted(cards(s, 0, "discard")) == ["dagger", "reconnaissance"]
    assert (me(s).solari, me(s).vp) == (0, 1)


@pytest.mark.shows("imperium/corrinth_city", "U-17.1")
def test_corrinth_city_may_be_declined() -> None:
    s = Table().hand(0, "corrinth_city", "dagger", "diplomacy").have(0, solari=5).start()
    send(s, "corrinth_city", "gather_support", "option:0", "end")
    assert (me(s).solari, me(s).vp) == (5, 0)
    assert sorted(cards(s, 0, "hand")) == ["dagger", "diplomacy"]


@pytest.mark.parametrize(
    ("solari", "hand"), [(4, ["dagger", "diplomacy"]), (5, ["dagger"]), (5, [])]
)
@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_cost_is_all_or_nothing(solari: int, hand: list[str]) -> None:
    s = Table().hand(0, "corrinth_city", *hand).have(0, solari=solari).start()
    send(s, "corrinth_city", "assembly_hall")
    assert "card-effect:0" not in legal(s)
    assert s.active == 1 or "end" in legal(s)


@pytest.mark.shows("imperium/corrinth_city", "U-6.12", "C-2.1")
def test_corrinth_city_may_be_paid_with_solari_of_the_space() -> None:
    s = Table().hand(0, "corrinth_city", "dagger", "diplomacy").have(0, solari=3).start()
    send(s, "corrinth_city", "dutiful_service", "card-effect:0", "card:dagger")
    assert (me(s).solari, me(s).vp) == (0, 1)
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_reveals_five_solari() -> None:
    s = show(Table().have(0, solari=5), "corrinth_city")
    assert "end" not in legal(s)
    do(s, "reveal-effect:corrinth_city/0", "option:0")
    assert (me(s).solari, me(s).council) == (10, False)
    assert (persuasion(s), me(s).swords) == (0, 0)
    assert "reveal-effect:corrinth_city/0" not in legal(s)


@pytest.mark.shows("imperium/corrinth_city", "U-11.4")
def test_corrinth_city_buys_a_seat_that_gives_its_persuasion_at_once() -> None:
    s = show(Table().have(0, solari=6), "corrinth_city")
    do(s, "reveal-effect:corrinth_city/0", "option:1")
    assert (me(s).solari, me(s).council) == (1, True)
    assert persuasion(s) == 2
    assert "reveal-effect:corrinth_city/0" not in legal(s)


@pytest.mark.parametrize(("council", "solari"), [(True, 9), (False, 4)])
@pytest.mark.shows("imperium/corrinth_city")
def test_corrinth_city_gives_only_solari_with_a_seat_or_without_the_money(
    council: bool, solari: int
) -> None:
    table = Table().have(0, solari=solari)
    s = show(table.owns(0, *(["council"] if council else [])), "corrinth_city")
    resolve(s, "reveal-effect:corrinth_city/0")
    assert me(s).solari == solari + 5
    assert persuasion(s) == (2 if council else 0)


# ---------------------------------------------------------------- Covert Operation


@pytest.mark.shows("imperium/covert_operation", "U-6.2", "U-16.3")
def test_covert_operation_makes_each_opponent_discard_a_card_of_their_choice() -> None:
    table = Table().hand(0, "covert_operation", "dagger").spies(0, "post_emperor")
    table.hand(1, "dagger", "diplomacy").hand(2, "signet_ring", "reconnaissance")
    s = table.start()
    send(s, "covert_operation", "dutiful_service", "pass")
    assert s.decision is not None
    assert s.decision.seat == 1
    assert legal(s) == ["card:dagger", "card:diplomacy"]
    do(s, "card:diplomacy")
    assert s.decision.seat == 2
    do(s, "card:signet_ring")
    assert cards(s, 1, "discard") == ["diplomacy"]
    assert cards(s, 2, "discard") == ["signet_ring"]
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("imperium/covert_operation")
def test_covert_operation_asks_clockwise_from_the_left() -> None:
    table = Table().hand(1, "covert_operation").spies(1, "post_emperor").turn_of(1)
    s = table.hand(0, "dagger", "diplomacy").hand(2, "dagger", "diplomacy").start()
    do(s, "card:covert_operation", "pass")
    assert s.decision is not None
    assert s.decision.seat == 2
    do(s, "card:dagger")
    assert s.decision.seat == 0
    do(s, "card:dagger")
    assert cards(s, 1, "discard") == []


@pytest.mark.shows("imperium/covert_operation", "U-16.3", "U-17.5")
def test_covert_operation_passes_over_an_opponent_without_cards() -> None:
    table = Table().hand(0, "covert_operation").spies(0, "post_emperor").hand(1)
    s = table.intrigue(1, "cunning").hand(2, "dagger", "diplomacy").start()
    send(s, "covert_operation", "dutiful_service", "pass")
    assert s.decision is not None
    assert s.decision.seat == 2
    do(s, "card:dagger")
    assert intrigues(s, 1) == ["cunning"]


@pytest.mark.shows("imperium/covert_operation", "imperium/spacing_guilds_favor")
def test_covert_operation_triggers_what_a_discarded_card_says() -> None:
    table = Table().hand(0, "covert_operation").spies(0, "post_emperor")
    s = table.hand(1, "dagger", "spacing_guilds_favor").hand(2, "dagger").start()
    send(s, "covert_operation", "dutiful_service", "pass", "card:spacing_guilds_favor")
    assert s.seats[1].spice == 2
    assert me(s).spice == 0


@pytest.mark.shows("imperium/covert_operation", "U-10.6")
def test_covert_operation_reveals_two_separate_spies() -> None:
    s = show(Table(), "covert_operation")
    assert (persuasion(s), me(s).swords) == (0, 0)
    do(s, "reveal-effect:covert_operation/0", "post:post_emperor")
    assert spies(s, 0) == ["post_emperor"]
    do(s, "reveal-effect:covert_operation/1")
    assert set(legal(s)) == (ALL_POSTS - {"post:post_emperor"}) | {"pass"}
    do(s, "post:post_fremen")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen"}
    assert not [a for a in legal(s) if a.startswith("reveal-effect")]


@pytest.mark.shows("imperium/covert_operation", "U-10.6")
def test_covert_operation_may_place_one_spy_or_none() -> None:
    s = show(Table(), "covert_operation")
    assert "end" in legal(s)
    do(s, "reveal-effect:covert_operation/1", "post:post_choam", "end")
    assert spies(s, 0) == ["post_choam"]


# ---------------------------------------------------------------- Dangerous Rhetoric


@pytest.mark.shows("imperium/dangerous_rhetoric", "R-015", "U-17.2", "U-17.3")
def test_dangerous_rhetoric_gains_influence_and_trashes_itself() -> None:
    s = Table().hand(0, "dangerous_rhetoric").start()
    send(s, "dangerous_rhetoric", "gather_support")
    assert "end" not in legal(s)
    assert "pass" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == [f"faction:{f}" for f in FACTIONS]
    do(s, "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 1
    assert cards(s, 0, "trash") == ["dangerous_rhetoric"]
    assert cards(s, 0, "played") == []
    assert s.active == 1


@pytest.mark.shows("imperium/dangerous_rhetoric", "U-6.2")
def test_dangerous_rhetoric_goes_to_the_landsraad_or_where_a_spy_is() -> None:
    s = Table().hand(0, "dangerous_rhetoric").spies(0, "post_imperial_basin").start()
    do(s, "card:dangerous_rhetoric")
    assert set(legal(s)) == {
        "space:assembly_hall",
        "space:gather_support",
        "space:imperial_basin",
    }


@pytest.mark.shows("imperium/dangerous_rhetoric")
def test_dangerous_rhetoric_reveals_one_persuasion_and_one_sword_and_stays() -> None:
    s = show(Table(), "dangerous_rhetoric")
    assert (persuasion(s), me(s).swords) == (1, 1)
    do(s, "end")
    assert "dangerous_rhetoric" in cards(s, 0, "discard")
    assert sum(influence(s, 0).values()) == 0


# ---------------------------------------------------------------- Delivery Agreement


@pytest.mark.shows("imperium/delivery_agreement", "C-2.2")
def test_delivery_agreement_discards_a_card_for_a_contract() -> None:
    table = Table(choam=True).hand(0, "delivery_agreement", "dagger", "diplomacy")
    s = table.market("arrakeen_water", "harvest_3").start()
    send(s, "delivery_agreement", "spice_refinery", "card-effect:0", "card:dagger")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:harvest_3"}
    do(s, "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert len(s.to_dict()["choam"]["market"]) == 2


@pytest.mark.shows("imperium/delivery_agreement", "U-17.1")
def test_delivery_agreement_may_keep_the_card() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement", "dagger").start()
    send(s, "delivery_agreement", "spice_refinery")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert contracts(s, 0) == []
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_needs_a_card_to_discard() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement").start()
    send(s, "delivery_agreement", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/delivery_agreement", "C-2.3")
def test_delivery_agreement_gives_two_solari_when_no_contract_is_left() -> None:
    s = Table(choam=True).hand(0, "delivery_agreement", "diplomacy").empty_market().start()
    send(s, "delivery_agreement", "arrakeen", "card-effect:0", "card:diplomacy")
    assert me(s).solari == 2
    assert contracts(s, 0) == []


@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_reveals_one_spice_below_four_completed_contracts() -> None:
    s = show(Table(choam=True).contracts(0, completed=FOUR_DONE[:3]), "delivery_agreement")
    resolve(s, "reveal-effect:delivery_agreement/0")
    assert (me(s).spice, me(s).vp) == (1, 0)
    assert (persuasion(s), me(s).swords) == (0, 0)
    do(s, "end")
    assert "delivery_agreement" in cards(s, 0, "discard")


@pytest.mark.parametrize(("option", "spice", "vp"), [("option:0", 1, 0), ("option:1", 0, 1)])
@pytest.mark.shows("imperium/delivery_agreement")
def test_delivery_agreement_is_spice_or_a_point_at_four_completed_contracts(
    option: str, spice: int, vp: int
) -> None:
    s = show(Table(choam=True).contracts(0, completed=FOUR_DONE), "delivery_agreement")
    assert "end" not in legal(s)
    do(s, "reveal-effect:delivery_agreement/0", option)
    assert (me(s).spice, me(s).vp) == (spice, vp)
    assert cards(s, 0, "trash") == ["delivery_agreement"] * vp
    assert "reveal-effect:delivery_agreement/0" not in legal(s)


@pytest.mark.shows("imperium/delivery_agreement", "C-3.8", "U-11.5")
def test_delivery_agreement_counts_a_contract_completed_earlier_in_the_reveal_turn() -> None:
    table = Table(choam=True)
    table.contracts(0, held=(BUYS_THE_SPICE,), completed=FOUR_DONE[:3])
    s = rich(table, "delivery_agreement")
    do(s, "acquire:the_spice_must_flow")
    assert len(contracts(s, 0, "completed")) == 4
    do(resolve(s, "reveal-effect:delivery_agreement/0"), "option:1")
    assert me(s).vp == 2  # The Spice Must Flow and this card
    assert "delivery_agreement" in cards(s, 0, "trash")


# ---------------------------------------------------------------- Desert Power


@pytest.mark.parametrize(
    ("space", "water", "gained"),
    [("imperial_basin", 0, 1 + 2), ("hagga_basin", 1, 2 + 2), ("deep_desert", 3, 4 + 2)],
)
@pytest.mark.shows("imperium/desert_power")
def test_desert_power_adds_two_spice_on_a_maker_space(space: str, water: int, gained: int) -> None:
    s = Table().hand(0, "desert_power").have(0, water=water).start()
    send(s, "desert_power", space)
    resolve(s, "space-effect:1")
    assert me(s).spice == gained


@pytest.mark.parametrize("space", ["accept_contract", "shipping"])
@pytest.mark.shows("imperium/desert_power")
def test_desert_power_adds_nothing_on_other_spice_trade_spaces(space: str) -> None:
    table = Table().hand(0, "desert_power").have(0, spice=3).influence(0, spacing_guild=2)
    s = table.start()
    send(s, "desert_power", space)
    assert me(s).spice == (0 if space == "shipping" else 3)


@pytest.mark.shows("imperium/desert_power")
def test_desert_power_reveals_two_persuasion() -> None:
    s = show(Table().owns(0, "hooks").have(0, water=2), "desert_power")
    assert "end" not in legal(s)
    do(s, "reveal-effect:desert_power/0", "option:0")
    assert (persuasion(s), me(s).swords) == (2, 0)
    assert (me(s).worms, me(s).water) == (0, 2)
    assert "reveal-effect:desert_power/0" not in legal(s)


@pytest.mark.shows("imperium/desert_power", "U-7.13", "U-7.14")
def test_desert_power_summons_a_sandworm_for_water_with_maker_hooks() -> None:
    s = show(Table().owns(0, "hooks").have(0, water=2), "desert_power")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert (me(s).worms, me(s).water, me(s).hooks) == (1, 1, True)
    assert (persuasion(s), s.strength(0)) == (0, 3)
    assert "reveal-effect:desert_power/0" not in legal(s)


@pytest.mark.parametrize(("hooks", "water"), [(False, 2), (True, 0)])
@pytest.mark.shows("imperium/desert_power", "U-7.14")
def test_desert_power_gives_persuasion_without_hooks_or_water(hooks: bool, water: int) -> None:
    table = Table().have(0, water=water).owns(0, *(["hooks"] if hooks else []))
    s = resolve(show(table, "desert_power"), "reveal-effect:desert_power/0")
    assert (persuasion(s), me(s).worms, me(s).water) == (2, 0, water)


@pytest.mark.shows("imperium/desert_power", "U-7.15", "U-7.17", "U-17.4", "R-042")
def test_desert_power_gives_persuasion_while_the_shield_wall_protects_the_conflict() -> None:
    table = Table().owns(0, "hooks").have(0, water=2).conflict("siege_of_arrakeen")
    s = resolve(show(table, "desert_power"), "reveal-effect:desert_power/0")
    assert "option:1" not in legal(s)
    assert (persuasion(s), me(s).worms, me(s).water) == (2, 0, 2)


@pytest.mark.shows("imperium/desert_power", "U-7.18", "X-D17")
def test_desert_power_summons_at_a_location_once_the_shield_wall_is_gone() -> None:
    table = Table().owns(0, "hooks").have(0, water=2).conflict("siege_of_arrakeen")
    s = show(table.no_shield_wall(), "desert_power")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert me(s).worms == 1


@pytest.mark.shows("imperium/desert_power", "imperium/fedaykin_stilltent", "U-11.3")
def test_desert_power_may_pay_with_water_revealed_in_the_same_turn() -> None:
    table = Table().owns(0, "hooks").have(0, water=0)
    s = show(table, "desert_power", "fedaykin_stilltent")
    do(s, "reveal-effect:desert_power/0", "option:1")
    assert (me(s).worms, me(s).water) == (1, 0)


# ---------------------------------------------------------------- Desert Survival


@pytest.mark.parametrize(
    "choice", ["card:diplomacy", "discarded:seek_allies", "played:desert_survival"]
)
@pytest.mark.shows("imperium/desert_survival", "U-16.4")
def test_desert_survival_trashes_a_card_even_itself(choice: str) -> None:
    s = Table().hand(0, "desert_survival", "diplomacy").discard(0, "seek_allies").start()
    send(s, "desert_survival", "imperial_basin", "card-effect:0", choice)
    assert cards(s, 0, "trash") == [choice.split(":")[1]]


@pytest.mark.shows("imperium/desert_survival", "U-17.3")
def test_desert_survival_need_not_trash() -> None:
    s = Table().hand(0, "desert_survival", "diplomacy").start()
    send(s, "desert_survival", "imperial_basin")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert cards(s, 0, "played") == ["desert_survival"]


@pytest.mark.shows("imperium/desert_survival")
def test_desert_survival_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "desert_survival")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert "reveal-effect:desert_survival/0" not in legal(s)


# ---------------------------------------------------------------- Double Agent


@pytest.mark.shows("imperium/double_agent", "U-10.2", "R-039")
def test_double_agent_places_only_on_connected_posts_and_may_share_with_an_opponent() -> None:
    table = Table().hand(0, "double_agent").have(0, water=2)
    s = table.spies(1, "post_city_left").start()
    send(s, "double_agent", "research_station", "card-effect:0")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle", "pass"}
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_left"]
    assert spies(s, 1) == ["post_city_left"]


@pytest.mark.shows("imperium/double_agent", "R-039")
def test_double_agent_never_shares_a_post_with_an_own_spy() -> None:
    table = Table().hand(0, "double_agent").have(0, water=2)
    s = table.spies(0, "post_city_middle").spies(1, "post_city_left").start()
    send(s, "double_agent", "research_station", "pass", "card-effect:0")
    assert set(legal(s)) == {"post:post_city_left", "pass"}


@pytest.mark.shows("imperium/double_agent", "R-039")
def test_double_agent_has_nowhere_to_go_beside_the_own_spy_on_the_only_post() -> None:
    s = Table().hand(0, "double_agent").spies(0, "post_imperial_basin").start()
    send(s, "double_agent", "imperial_basin", "pass")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/double_agent", "U-10.8")
def test_double_agent_may_refill_a_post_emptied_to_gather_intelligence() -> None:
    s = Table().hand(0, "double_agent").spies(0, "post_imperial_basin").start()
    send(s, "double_agent", "imperial_basin", "post:post_imperial_basin")
    assert len(cards(s, 0, "hand")) == 1
    do(s, "card-effect:0", "post:post_imperial_basin")
    assert spies(s, 0) == ["post_imperial_basin"]


@pytest.mark.shows("imperium/double_agent", "U-10.6")
def test_double_agent_need_not_place_the_spy() -> None:
    s = Table().hand(0, "double_agent").start()
    send(s, "double_agent", "gather_support")
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert spies(s, 0) == []


@pytest.mark.shows("imperium/double_agent", "U-10.4")
def test_double_agent_with_no_spy_left_recalls_one_first() -> None:
    mine = ("post_emperor", "post_fremen", "post_choam")
    table = Table().hand(0, "double_agent").spies(0, *mine)
    s = table.spies(1, "post_landsraad_right").start()
    send(s, "double_agent", "gather_support", "card-effect:0", "post:post_choam")
    assert set(spies(s, 0)) == {"post_emperor", "post_fremen", "post_landsraad_right"}
    assert spies(s, 1) == ["post_landsraad_right"]


@pytest.mark.shows("imperium/double_agent")
def test_double_agent_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "double_agent")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert "reveal-effect:double_agent/0" not in legal(s)


# ---------------------------------------------------------------- Ecological Testing Station


@pytest.mark.shows("imperium/ecological_testing_station", "U-6.15", "X-U02")
def test_ecological_testing_station_draws_two_cards_for_two_water_once() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=4).start()
    send(s, "ecological_testing_station", "spice_refinery", "card-effect:0")
    assert (me(s).water, len(cards(s, 0, "hand"))) == (2, 2)
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/ecological_testing_station", "X-U02", "U-17.1")
def test_ecological_testing_station_may_be_declined() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=4).start()
    send(s, "ecological_testing_station", "spice_refinery", "end")
    assert (me(s).water, cards(s, 0, "hand")) == (4, [])


@pytest.mark.shows("imperium/ecological_testing_station")
def test_ecological_testing_station_needs_two_water() -> None:
    s = Table().hand(0, "ecological_testing_station").have(0, water=1).start()
    send(s, "ecological_testing_station", "spice_refinery")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/ecological_testing_station", "U-6.12")
def test_ecological_testing_station_may_use_water_of_the_space() -> None:
    table = Table().hand(0, "ecological_testing_station").have(0, water=1)
    s = table.influence(0, fremen=2).start()
    send(s, "ecological_testing_station", "sietch_tabr")
    assert "card-effect:0" not in legal(s)
    do(s, "space-effect:0", "option:0", "card-effect:0")
    assert (me(s).water, len(cards(s, 0, "hand"))) == (0, 2)


@pytest.mark.parametrize(
    ("played", "other", "water"),
    [([], [], 0), (["desert_survival"], [], 1), ([], ["desert_survival"], 1)],
)
@pytest.mark.shows("imperium/ecological_testing_station", "U-19.1")
def test_ecological_testing_station_reveals_water_with_another_fremen_card(
    played: list[str], other: list[str], water: int
) -> None:
    table = Table().played(0, *played).have(0, water=0)
    s = show(table, "ecological_testing_station", *other)
    assert me(s).water == water
    assert persuasion(s) == 1 + len(other)


@pytest.mark.shows(
    "imperium/ecological_testing_station", "imperium/chani_clever_tactician", "U-19.1"
)
def test_two_fremen_bond_cards_enable_each_other() -> None:
    table = Table().have(0, water=0)
    s = show(table, "ecological_testing_station", "chani_clever_tactician")
    assert (me(s).water, persuasion(s)) == (1, 1 + 2)


# ---------------------------------------------------------------- Fedaykin Stilltent


@pytest.mark.shows("imperium/fedaykin_stilltent", "U-7.7")
def test_fedaykin_stilltent_recruits_a_troop_on_a_maker_space_to_deploy() -> None:
    s = Table().hand(0, "fedaykin_stilltent").units(0, garrison=3).start()
    send(s, "fedaykin_stilltent", "imperial_basin")
    assert (me(s).garrison, me(s).supply) == (4, 8)
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)
    do(s, "deploy:3")
    assert (me(s).garrison, me(s).deployed) == (1, 3)


@pytest.mark.shows("imperium/fedaykin_stilltent")
def test_fedaykin_stilltent_recruits_nothing_elsewhere() -> None:
    s = Table().hand(0, "fedaykin_stilltent").units(0, garrison=3).start()
    send(s, "fedaykin_stilltent", "accept_contract")
    assert me(s).garrison == 3
    assert s.active == 1


@pytest.mark.shows("imperium/fedaykin_stilltent")
def test_fedaykin_stilltent_reveals_one_water() -> None:
    s = show(Table().have(0, water=0), "fedaykin_stilltent")
    assert me(s).water == 1
    assert (persuasion(s), me(s).swords, me(s).garrison) == (0, 0, 3)


# ---------------------------------------------------------------- Guild Envoy


@pytest.mark.shows("imperium/guild_envoy", "U-18.5", "U-17.2")
def test_guild_envoy_must_discard_a_card() -> None:
    s = Table().hand(0, "guild_envoy", "dagger", "diplomacy").start()
    send(s, "guild_envoy", "deliver_supplies")
    assert "end" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == ["card:dagger", "card:diplomacy"]
    do(s, "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert s.active == 1


@pytest.mark.parametrize("card", ["cargo_runner", "double_agent", "the_spice_must_flow"])
@pytest.mark.shows("imperium/guild_envoy")
def test_guild_envoy_draws_two_cards_for_a_spacing_guild_card(card: str) -> None:
    table = Table(choam=True).hand(0, "guild_envoy", card, "diplomacy")
    s = table.top(0, "reconnaissance", "seek_allies").start()
    send(s, "guild_envoy", "deliver_supplies")
    resolve(s, "card-effect:0")
    do(s, f"card:{card}")
    assert cards(s, 0, "discard") == [card]
    assert sorted(cards(s, 0, "hand")) == ["diplomacy", "reconnaissance", "seek_allies"]


@pytest.mark.shows("imperium/guild_envoy", "R-048", "U-17.4")
def test_guild_envoy_with_an_empty_hand_lapses() -> None:
    s = Table().hand(0, "guild_envoy").start()
    send(s, "guild_envoy", "deliver_supplies")
    assert s.active == 1
    assert cards(s, 0, "discard") == []
    assert me(s).water == 2


@pytest.mark.shows("imperium/guild_envoy", "R-014", "R-048")
def test_guild_envoy_with_an_empty_hand_must_discard_a_card_drawn_later_in_the_turn() -> None:
    s = Table().hand(0, "guild_envoy").top(0, "dagger").start()
    send(s, "guild_envoy", "fremkit")
    assert cards(s, 0, "hand") == ["dagger"]
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == []
    assert "end" in legal(s)


@pytest.mark.shows("imperium/guild_envoy")
def test_guild_envoy_reveals_one_persuasion_and_discards_nothing() -> None:
    s = show(Table(), "guild_envoy", "dagger")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert cards(s, 0, "discard") == []
    assert "end" in legal(s)


# ---------------------------------------------------------------- Guild Spy


@pytest.mark.parametrize(("card", "intrigue"), [("dagger", 0), ("guild_envoy", 1)])
@pytest.mark.shows("imperium/guild_spy", "U-6.2")
def test_guild_spy_discards_for_a_card_and_an_intrigue_if_it_was_a_spacing_guild_card(
    card: str, intrigue: int
) -> None:
    table = Table().hand(0, "guild_spy", card, "diplomacy").spies(0, "post_emperor")
    s = table.top(0, "reconnaissance").start()
    send(s, "guild_spy", "dutiful_service", "pass", "card-effect:0", f"card:{card}")
    assert cards(s, 0, "discard") == [card]
    assert sorted(cards(s, 0, "hand")) == ["diplomacy", "reconnaissance"]
    assert len(intrigues(s, 0)) == intrigue


@pytest.mark.shows("imperium/guild_spy", "U-17.1")
def test_guild_spy_may_keep_the_card() -> None:
    s = Table().hand(0, "guild_spy", "guild_envoy").spies(0, "post_emperor").start()
    send(s, "guild_spy", "dutiful_service", "pass", "end")
    assert cards(s, 0, "hand") == ["guild_envoy"]
    assert intrigues(s, 0) == []


@pytest.mark.shows("imperium/guild_spy", "reserve/the_spice_must_flow", "R-012")
def test_guild_spy_gains_influence_with_each_faction_spied_on_for_the_spice_must_flow() -> None:
    s = rich(Table().spies(0, "post_emperor", "post_fremen", "post_city_left"), "guild_spy")
    assert persuasion(s) == 8 + 2
    assert sum(influence(s, 0).values()) == 0
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0) == {
        "emperor": 1,
        "spacing_guild": 0,
        "bene_gesserit": 0,
        "fremen": 1,
    }
    assert me(s).vp == 1


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_gains_nothing_for_another_card() -> None:
    s = rich(Table().spies(0, "post_emperor"), "guild_spy")
    do(s, "acquire:prepare_the_way")
    assert sum(influence(s, 0).values()) == 0


@pytest.mark.shows("imperium/guild_spy", "U-11.3")
def test_guild_spy_played_on_an_agent_turn_does_not_react() -> None:
    s = rich(Table().played(0, "guild_spy").spies(0, "post_emperor"))
    do(s, "acquire:the_spice_must_flow")
    assert sum(influence(s, 0).values()) == 0


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_reacts_once_even_if_two_copies_are_bought() -> None:
    table = Table().spies(0, "post_emperor")
    s = rich(table, "guild_spy", "calculus_of_power", "in_high_places", "leadership")
    assert me(s).persuasion == 2 * 9
    do(s, "acquire:the_spice_must_flow", "acquire:the_spice_must_flow")
    assert me(s).vp == 2
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_counts_spies_on_posts_at_the_moment_of_the_purchase() -> None:
    s = rich(Table().spies(0, "post_emperor"), "guild_spy", "covert_operation")
    do(s, "reveal-effect:covert_operation/0", "post:post_fremen")
    do(s, "acquire:the_spice_must_flow")
    do(s, "reveal-effect:covert_operation/1", "post:post_bene_gesserit")
    assert influence(s, 0) == {
        "emperor": 1,
        "spacing_guild": 0,
        "bene_gesserit": 0,
        "fremen": 1,
    }


@pytest.mark.shows("imperium/guild_spy", "intrigue/cunning", "U-11.6")
def test_guild_spy_revealed_late_reacts_to_an_earlier_purchase() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").top(0, "guild_spy")
    s = rich(table)
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0)["emperor"] == 0
    do(s, "intrigue:cunning")
    assert "guild_spy" in cards(s, 0, "shown") + cards(s, 0, "discard")
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.parametrize("choice", ["post:post_choam", "pass"])
@pytest.mark.shows("imperium/guild_spy", "U-11.16", "U-11.17", "U-10.6")
def test_guild_spy_places_a_spy_when_acquired(choice: str) -> None:
    s = rich(Table().row("guild_spy"))
    do(s, "acquire:guild_spy")
    assert len(row(s)) == 5
    assert "guild_spy" not in row(s)
    do(s, choice)
    assert spies(s, 0) == (["post_choam"] if choice != "pass" else [])
    assert cards(s, 0, "discard") == ["guild_spy"]
    assert persuasion(s) == 8 - 3


# ---------------------------------------------------------------- Hidden Missive


@pytest.mark.parametrize(("level", "gain"), [(1, 0), (2, 1), (3, 1)])
@pytest.mark.shows("imperium/hidden_missive", "U-9.14")
def test_hidden_missive_recruits_and_draws_with_two_bene_gesserit_influence(
    level: int, gain: int
) -> None:
    table = Table().hand(0, "hidden_missive").influence(0, bene_gesserit=level)
    s = table.units(0, garrison=3).intrigue_top(COMBAT_CARD).start()
    send(s, "hidden_missive", "assembly_hall")
    assert (me(s).garrison, len(cards(s, 0, "hand"))) == (3 + gain, gain)
    assert s.active == 1


@pytest.mark.shows("imperium/hidden_missive", "contract/high_council_influence", "R-014")
def test_hidden_missive_uses_influence_gained_in_the_same_turn() -> None:
    table = Table(choam=True).hand(0, "hidden_missive").influence(0, bene_gesserit=1)
    table.contracts(0, held=("high_council_influence",)).have(0, solari=5)
    s = table.units(0, garrison=3).start()
    send(s, "hidden_missive", "high_council")
    assert influence(s, 0)["bene_gesserit"] == 2
    assert (me(s).garrison, len(cards(s, 0, "hand"))) == (4, 1)


@pytest.mark.shows("imperium/hidden_missive")
def test_hidden_missive_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table().influence(0, bene_gesserit=2).units(0, garrison=3), "hidden_missive")
    assert (persuasion(s), me(s).swords, me(s).garrison) == (1, 1, 3)


# ---------------------------------------------------------------- Imperial Spymaster


@pytest.mark.shows("imperium/imperial_spymaster", "X-U01", "U-6.2")
def test_imperial_spymaster_goes_to_the_emperor_or_where_a_spy_is() -> None:
    table = Table().hand(0, "imperial_spymaster").have(0, spice=4)
    s = table.spies(0, "post_choam", "post_city_right").start()
    do(s, "card:imperial_spymaster")
    assert set(legal(s)) == {
        "space:dutiful_service",
        "space:sardaukar",
        "space:accept_contract",
        "space:arrakeen",
        "space:spice_refinery",
    }


@pytest.mark.parametrize(("choice", "drawn"), [("post:post_emperor", 1), ("pass", 0)])
@pytest.mark.shows("imperium/imperial_spymaster", "U-10.8", "U-10.10", "U-10.12")
def test_imperial_spymaster_draws_an_intrigue_if_a_spy_was_recalled_this_turn(
    choice: str, drawn: int
) -> None:
    table = Table().hand(0, "imperial_spymaster").spies(0, "post_emperor")
    s = table.intrigue_top(COMBAT_CARD).start()
    send(s, "imperial_spymaster", "dutiful_service", choice)
    assert len(intrigues(s, 0)) == drawn
    assert len(cards(s, 0, "hand")) == drawn
    assert s.active == 1


@pytest.mark.shows("imperium/imperial_spymaster", "U-10.7", "U-10.12")
def test_imperial_spymaster_counts_a_spy_recalled_to_infiltrate() -> None:
    table = Table().hand(0, "imperial_spymaster").spies(0, "post_emperor")
    s = table.agents(1, "dutiful_service").start()
    send(s, "imperial_spymaster", "dutiful_service")
    assert spies(s, 0) == []
    assert len(intrigues(s, 0)) == 1
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/imperial_spymaster", "track/emperor", "R-045")
def test_imperial_spymaster_counts_a_spy_recalled_to_be_placed_again() -> None:
    table = Table().hand(0, "imperial_spymaster").influence(0, emperor=3)
    s = table.spies(0, "post_fremen", "post_choam", "post_city_left").start()
    send(s, "imperial_spymaster", "dutiful_service")
    resolve(s, "influence-step")
    assert intrigues(s, 0) == []
    do(s, "post:post_choam", "post:post_emperor")
    assert len(intrigues(s, 0)) == 1


@pytest.mark.shows("imperium/imperial_spymaster")
def test_imperial_spymaster_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "imperial_spymaster")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert intrigues(s, 0) == []


# ---------------------------------------------------------------- In High Places


@pytest.mark.shows("imperium/in_high_places", "U-16.5")
def test_in_high_places_draws_and_places_a_spy_with_another_bene_gesserit_card() -> None:
    s = Table().hand(0, "in_high_places").played(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service")
    assert len(cards(s, 0, "hand")) == 1  # the draw is mandatory
    (effect,) = [a for a in legal(s) if a.startswith("card-effect")]
    assert "end" in legal(s)
    do(s, effect, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("imperium/in_high_places", "U-10.6")
def test_in_high_places_draws_even_if_no_spy_is_placed() -> None:
    s = Table().hand(0, "in_high_places").played(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service", "end")
    assert (len(cards(s, 0, "hand")), spies(s, 0)) == (1, [])


@pytest.mark.parametrize("played", [[], ["double_agent"]])
@pytest.mark.shows("imperium/in_high_places", "U-17.4")
def test_in_high_places_alone_does_nothing(played: list[str]) -> None:
    table = Table().hand(0, "in_high_places").played(0, *played)
    s = table.discard(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service")
    assert cards(s, 0, "hand") == []
    assert s.active == 1


@pytest.mark.shows("imperium/in_high_places", "U-10.11")
def test_in_high_places_recalls_two_spies_for_three_persuasion() -> None:
    mine = ("post_choam", "post_emperor", "post_fremen")
    s = show(Table().spies(0, *mine), "in_high_places")
    assert (persuasion(s), me(s).swords) == (2, 0)
    do(s, "reveal-effect:in_high_places/0", "post:post_choam")
    assert set(legal(s)) == {"post:post_emperor", "post:post_fremen"}
    do(s, "post:post_emperor")
    assert spies(s, 0) == ["post_fremen"]
    assert (persuasion(s), me(s).spies) == (5, 2)
    assert "reveal-effect:in_high_places/0" not in legal(s)


@pytest.mark.shows("imperium/in_high_places")
def test_in_high_places_cannot_recall_fewer_than_two_spies() -> None:
    s = show(Table().spies(0, "post_choam"), "in_high_places")
    assert persuasion(s) == 2
    assert "reveal-effect:in_high_places/0" not in legal(s)


@pytest.mark.shows("imperium/in_high_places", "U-17.1")
def test_in_high_places_need_not_recall() -> None:
    s = show(Table().spies(0, "post_choam", "post_emperor"), "in_high_places")
    do(s, "end")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor"}


@pytest.mark.parametrize("choice", ["post:post_choam", "pass"])
@pytest.mark.shows("imperium/in_high_places", "U-11.17", "U-10.6")
def test_in_high_places_places_a_spy_when_acquired(choice: str) -> None:
    s = rich(Table().row("in_high_places"))
    do(s, "acquire:in_high_places", choice)
    assert spies(s, 0) == (["post_choam"] if choice != "pass" else [])
    assert cards(s, 0, "discard") == ["in_high_places"]
    assert persuasion(s) == 8 - 5


# ---------------------------------------------------------------- Interstellar Trade


@pytest.mark.shows("imperium/interstellar_trade", "U-9.11", "U-17.2")
def test_interstellar_trade_gains_influence_with_any_faction() -> None:
    s = Table(choam=True).hand(0, "interstellar_trade").start()
    send(s, "interstellar_trade", "gather_support")
    assert "end" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == [f"faction:{f}" for f in FACTIONS]
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1
    assert s.active == 1


@pytest.mark.parametrize("done", [0, 1, 4])
@pytest.mark.shows("imperium/interstellar_trade", "C-3.9")
def test_interstellar_trade_reveals_one_persuasion_per_completed_contract(done: int) -> None:
    table = Table(choam=True).contracts(0, held=("harvest_3",), completed=FOUR_DONE[:done])
    s = show(table, "interstellar_trade")
    resolve(s, "reveal-effect:interstellar_trade/0")
    assert (persuasion(s), me(s).swords) == (done, 0)


@pytest.mark.parametrize("count_first", [True, False])
@pytest.mark.shows("imperium/interstellar_trade", "U-11.5", "C-3.8")
def test_interstellar_trade_counts_contracts_once_when_its_owner_resolves_it(
    count_first: bool,
) -> None:
    table = Table(choam=True)
    table.contracts(0, held=(BUYS_THE_SPICE,), completed=FOUR_DONE[:2])
    s = rich(table, "interstellar_trade")
    if count_first:
        do(s, "reveal-effect:interstellar_trade/0")
    do(s, "acquire:the_spice_must_flow")
    resolve(s, "reveal-effect:interstellar_trade/0")
    assert len(contracts(s, 0, "completed")) == 3
    assert me(s).persuasion == 10 - 9 + (2 if count_first else 3)
    assert "reveal-effect:interstellar_trade/0" not in legal(s)


@pytest.mark.shows("imperium/interstellar_trade", "U-11.17", "C-2.2", "C-2.6")
def test_interstellar_trade_takes_a_contract_when_acquired() -> None:
    table = Table(choam=True).row("interstellar_trade").market("harvest_4", "arrakeen_water")
    s = rich(table)
    do(s, "acquire:interstellar_trade")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:harvest_4"}
    do(s, "contract:harvest_4")
    assert contracts(s, 0) == ["harvest_4"]
    assert cards(s, 0, "discard") == ["interstellar_trade"]
    assert me(s).persuasion == 10 - 7


# ---------------------------------------------------------------- Junction Headquarters


@pytest.mark.shows("imperium/junction_headquarters", "U-15.2")
def test_junction_headquarters_trashes_an_intrigue_and_pays_two_spice_for_a_point() -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, "cunning", "detonation").have(0, spice=3).start()
    before = me(s).vp
    send(s, "junction_headquarters", "gather_support", "card-effect:0", "intrigue:cunning")
    assert (me(s).vp, me(s).spice) == (before + 1, 1)
    assert intrigues(s, 0) == ["detonation"]
    assert "cunning" in trashed_intrigues(s)
    assert "cunning" not in intrigue_discard(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-17.1")
def test_junction_headquarters_may_be_declined() -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, "detonation").have(0, spice=2).start()
    before = me(s).vp
    send(s, "junction_headquarters", "gather_support", "end")
    assert (me(s).vp, me(s).spice, intrigues(s, 0)) == (before, 2, ["detonation"])


@pytest.mark.parametrize(("spice", "hand"), [(1, ["detonation"]), (2, [])])
@pytest.mark.shows("imperium/junction_headquarters")
def test_junction_headquarters_cost_is_all_or_nothing(spice: int, hand: list[str]) -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, *hand).have(0, spice=spice).start()
    send(s, "junction_headquarters", "gather_support")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-9.14")
def test_junction_headquarters_needs_the_alliance_itself_not_the_influence() -> None:
    table = Table().hand(0, "junction_headquarters").intrigue(0, "detonation").have(0, spice=2)
    s = table.alliance(1, "spacing_guild").influence(0, spacing_guild=4).start()
    send(s, "junction_headquarters", "gather_support")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-7.5")
def test_junction_headquarters_reveals_a_persuasion_a_water_and_a_troop() -> None:
    s = show(Table().have(0, water=0).units(0, garrison=3), "junction_headquarters")
    assert (persuasion(s), me(s).swords) == (1, 0)
    assert (me(s).water, me(s).garrison, me(s).deployed, me(s).supply) == (1, 4, 0, 8)


# ---------------------------------------------------------------- Leadership


@pytest.mark.parametrize("worms", [0, 1, 3])
@pytest.mark.shows("imperium/leadership")
def test_leadership_draws_a_card_per_sandworm_in_the_conflict(worms: int) -> None:
    table = Table().hand(0, "leadership").units(0, conflict=2, worms=worms)
    s = table.units(1, worms=2).start()
    send(s, "leadership", "imperial_basin")
    assert len(cards(s, 0, "hand")) == worms


@pytest.mark.shows("imperium/leadership", "space/hagga_basin", "R-014")
def test_leadership_counts_a_sandworm_summoned_this_turn() -> None:
    s = Table().hand(0, "leadership").owns(0, "hooks").have(0, water=1).start()
    send(s, "leadership", "hagga_basin", "space-effect:1", "option:1")
    resolve(s, "card-effect:0")
    assert (me(s).worms, len(cards(s, 0, "hand"))) == (1, 1)


def count_swords(s: State) -> int:
    resolve(s, "reveal-effect:leadership/0")
    assert "reveal-effect:leadership/0" not in legal(s)
    return me(s).swords


@pytest.mark.shows("imperium/leadership")
def test_leadership_alone_reveals_two_persuasion_and_one_sword() -> None:
    s = show(Table(), "leadership")
    assert persuasion(s) == 2
    assert count_swords(s) == 1


@pytest.mark.shows("imperium/leadership", "U-17.2")
def test_leadership_adds_a_sword_per_other_revealed_card_with_swords() -> None:
    s = show(Table(), "leadership", "dagger", "dagger", "strike_fleet", "diplomacy")
    assert "end" not in legal(s)
    assert count_swords(s) == 1 + 1 + 1 + 3 + 3


@pytest.mark.shows("imperium/leadership", "U-11.3")
def test_leadership_does_not_count_cards_played_on_agent_turns() -> None:
    s = show(Table().played(0, "dagger", "strike_fleet"), "leadership", "dagger")
    assert count_swords(s) == 1 + 1 + 1


@pytest.mark.parametrize(
    ("count_first", "expected"), [(True, 1 + 1 + 1 + 3), (False, 1 + 1 + 3 + 2)]
)
@pytest.mark.shows("imperium/leadership", "imperium/calculus_of_power")
def test_leadership_counts_swords_bought_with_a_cost_at_the_moment_its_owner_chooses(
    count_first: bool, expected: int
) -> None:
    table = Table().played(0, "corrinth_city")
    s = show(table, "leadership", "sardaukar_soldier", "calculus_of_power")
    if count_first:
        do(s, "reveal-effect:leadership/0")
    do(s, "reveal-effect:calculus_of_power/0", "played:corrinth_city")
    assert count_swords(s) == expected


@pytest.mark.parametrize(("option", "expected"), [("option:1", 1 + 2 + 1), ("option:0", 1)])
@pytest.mark.shows("imperium/leadership", "imperium/undercover_asset")
def test_leadership_counts_swords_taken_from_a_choice(option: str, expected: int) -> None:
    s = show(Table(), "leadership", "undercover_asset")
    do(s, "reveal-effect:undercover_asset/0", option)
    if option == "option:0":
        do(s, "post:post_choam")
    assert count_swords(s) == expected


@pytest.mark.shows("imperium/leadership", "imperium/chani_clever_tactician")
def test_leadership_counts_chani_after_her_retreat() -> None:
    s = show(Table().units(0, conflict=3), "leadership", "chani_clever_tactician")
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert count_swords(s) == 1 + 4 + 1


@pytest.mark.shows("imperium/leadership", "imperium/calculus_of_power")
def test_leadership_does_not_count_a_card_already_trashed() -> None:
    s = show(Table(), "leadership", "sardaukar_soldier", "calculus_of_power")
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == ["sardaukar_soldier"]
    assert count_swords(s) == 1 + 1 + 3 + 1  # Calculus of Power counts, the Soldier does not


# ---------------------------------------------------------------- trashed before they are used


@pytest.mark.parametrize("card", ["corrinth_city", "in_high_places"])
@pytest.mark.shows(
    "imperium/calculus_of_power",
    "imperium/corrinth_city",
    "imperium/in_high_places",
    "U-16.6",
    "R-015",
)
def test_a_card_trashed_by_calculus_of_power_loses_its_unused_reveal_effect(card: str) -> None:
    table = Table().have(0, solari=5).spies(0, "post_choam", "post_emperor")
    s = show(table, "calculus_of_power", card)
    before = persuasion(s)
    assert f"reveal-effect:{card}/0" in legal(s)
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == [card]
    assert f"reveal-effect:{card}/0" not in legal(s)
    assert (persuasion(s), me(s).solari, me(s).swords) == (before, 5, 3)
    assert "end" in legal(s)


@pytest.mark.shows("imperium/guild_envoy", "space/desert_tactics", "U-16.6", "R-015")
def test_guild_envoy_trashed_by_the_space_no_longer_discards() -> None:
    s = Table().hand(0, "guild_envoy", "dagger").have(0, water=1).start()
    send(s, "guild_envoy", "desert_tactics")
    trash = [a for a in legal(s) if a.startswith("space-effect")]
    do(s, *trash, "played:guild_envoy")
    assert "end" in legal(s)
    assert "card-effect:0" not in legal(s)
    assert cards(s, 0, "hand") == ["dagger"]


def trash_with_cunning(s: State, card: str) -> State:
    return do(s, "intrigue:cunning", "option:1", f"revealed:{card}")


@pytest.mark.shows("imperium/guild_spy", "intrigue/cunning", "U-16.6", "R-015")
def test_guild_spy_trashed_before_the_purchase_does_not_react() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").have(0, spice=1)
    s = rich(table, "guild_spy")
    trash_with_cunning(s, "guild_spy")
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0)["emperor"] == 0


@pytest.mark.shows("imperium/bene_gesserit_operative", "intrigue/cunning", "U-16.6", "R-015")
def test_bene_gesserit_operative_trashed_before_the_second_spy_gives_no_more() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").have(0, spice=1)
    s = show(table.top(0, "dagger"), "bene_gesserit_operative", "covert_operation")
    trash_with_cunning(s, "bene_gesserit_operative")
    do(s, "reveal-effect:covert_operation/0", "post:post_fremen")
    assert persuasion(s) == 1  # what it gave stays


@pytest.mark.shows("imperium/leadership", "intrigue/cunning", "U-16.6", "R-015")
def test_leadership_trashed_before_it_counts_adds_nothing() -> None:
    table = Table().intrigue(0, "cunning").have(0, spice=1).top(0, "diplomacy")
    s = show(table, "leadership", "dagger")
    trash_with_cunning(s, "leadership")
    assert "reveal-effect:leadership/0" not in legal(s)
    assert me(s).swords == 1 + 1
