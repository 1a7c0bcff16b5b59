"""Cards of 2020 shuffled into Uprising (M-2): the trickiest of them on the other board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.helpers.of_2020 import (
    FACTIONS,
    SPARE,
    asked,
    chooser,
    finish,
    mark,
    me,
    offered,
    only,
    play,
    reachable,
    resolve,
    reveal,
    send,
    show,
)
from tests.cards.helpers.spaces import ICONS as SPACES
from tests.table import Table, agents, cards, do, influence, intrigues, legal, spies

ALL_SPACES = set().union(*SPACES.values())
KWISATZ = "kwisatz_haderach"
SPICE = "the_spice_must_flow"


def mixed(players: int = 3, **options: Any) -> Table:
    """Uprising with the Imperium and Intrigue cards of 2020."""
    return Table(players, modules=("imperium",), **options)


def rich(table: Table) -> Table:
    table.have(0, solari=20, spice=20, water=20)
    return table.influence(0, emperor=2, spacing_guild=2, fremen=2)


# ---------------------------------------------------------------- what is shuffled in


@pytest.mark.shows("M-2.1", "M-2.2", "M-2.4", "M-2.7")
def test_the_decks_hold_the_cards_of_both_games_but_no_mentat_and_no_foldspace() -> None:
    plain, both = Table().doc, mixed().doc
    imperium = [*both["row"], *both["imperium_deck"]]
    assert len(imperium) == len([*plain["row"], *plain["imperium_deck"]]) + 67
    assert len(both["intrigue_deck"]) == len(plain["intrigue_deck"]) + 40 - 1
    assert imperium.count("power_play") == 3
    assert "calculated_hire" not in both["intrigue_deck"]
    assert "foldspace" not in imperium
    assert both["reserve"] == plain["reserve"]
    assert both["control"] == plain["control"]


@pytest.mark.shows("M-2.1")
def test_some_of_the_cards_can_be_picked() -> None:
    plain = Table().doc
    doc = mixed(added_cards=("stilgar", "the_voice", "bindu_suspension")).doc
    imperium = [*doc["row"], *doc["imperium_deck"]]
    assert len(imperium) == len([*plain["row"], *plain["imperium_deck"]]) + 1 + 2
    assert len(doc["intrigue_deck"]) == len(plain["intrigue_deck"]) + 1


# ---------------------------------------------------------------- The Voice


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "M-2.5")
def test_the_voice_closes_a_space_of_uprising_to_opponents_until_the_next_turn() -> None:
    table = mixed().hand(0, "the_voice", "dagger").hand(1, "reconnaissance", "diplomacy")
    table.hand(2, "reconnaissance", "diplomacy")
    s = resolve(send(table.start(), "the_voice", "accept_contract"), "card-effect:0")
    assert (asked(s), only("space", s)) == ("voice", ALL_SPACES)
    finish(do(s, "space:arrakeen"))
    assert reachable(s, "reconnaissance") == {"spice_refinery"}
    do(s, "card:diplomacy", "space:secrets")
    while s.active == 1:
        finish(s)
    assert reachable(s, "reconnaissance") == {"spice_refinery"}
    do(s, "card:diplomacy", "space:dutiful_service")
    while s.active == 2:
        finish(s)
    assert mark(s, "voices") == [None, None, None]


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "U-10.7")
def test_a_spy_does_not_infiltrate_a_space_closed_by_the_voice() -> None:
    table = mixed().hand(0, "reconnaissance", "dagger").spies(0, "post_city_right")
    table.agents(1, "arrakeen")
    assert "arrakeen" in reachable(table.start(), "reconnaissance")
    s = table.marks(voices=[None, "arrakeen", None]).start()
    assert "arrakeen" not in reachable(s, "reconnaissance")


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "R-056")
def test_the_voice_stops_a_rival_of_uprising() -> None:
    table = mixed(2).hand(0, "the_voice", "dagger").hagal("sardaukar", "secrets")
    s = table.marks(voices=["sardaukar", None, None]).turn_of(2).start()
    assert agents(s, 2) == ["secrets"]


# ---------------------------------------------------------------- Kwisatz Haderach


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1", "R-036", "M-2.5")
def test_kwisatz_haderach_goes_anywhere_on_the_board_of_uprising_but_twice_to_no_swordmaster() -> (
    None
):
    table = rich(mixed().hand(0, KWISATZ, "dagger")).agents(1, "arrakeen", "secrets")
    assert reachable(table.start(), KWISATZ) == ALL_SPACES
    s = table.owns(0, "swordmaster", "council").start()
    assert reachable(s, KWISATZ) == ALL_SPACES - {"swordmaster"}


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1")
def test_kwisatz_haderach_moves_an_agent_when_none_is_at_home() -> None:
    table = mixed().hand(0, KWISATZ, "dagger").agents(0, "arrakeen", "research_station")
    s = table.top(0, "diplomacy").start()
    send(s, KWISATZ, "dutiful_service")
    assert set(legal(s)) == {"space:arrakeen", "space:research_station"}
    do(s, "space:arrakeen")
    assert sorted(agents(s, 0)) == ["dutiful_service", "research_station"]
    assert sorted(cards(s, 0, "hand")) == ["dagger", "diplomacy"]


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "U-10.7", "U-10.8")
def test_kwisatz_haderach_needs_no_spy_to_enter_an_occupied_space() -> None:
    table = mixed().hand(0, KWISATZ, "dagger").agents(1, "arrakeen").spies(0, "post_city_right")
    s = send(table.start(), KWISATZ, "arrakeen")
    assert asked(s) == "gather"  # the Spy is still there to gather intelligence
    do(s, "pass")
    assert spies(s, 0) == ["post_city_right"]
    assert (agents(s, 0), agents(s, 1)) == (["arrakeen"], ["arrakeen"])


# ---------------------------------------------------------------- Dispatch an Envoy, Infiltrate


@pytest.mark.shows("2020/intrigue/dispatch_an_envoy", "M-2.5")
def test_dispatch_an_envoy_opens_the_faction_spaces_of_uprising() -> None:
    table = rich(mixed().intrigue(0, "dispatch_an_envoy").hand(0, "dagger", "diplomacy"))
    s = play(table.start(), "dispatch_an_envoy")
    of_factions = set().union(*(SPACES[faction] for faction in FACTIONS))
    assert reachable(s, "dagger") == of_factions | SPACES["landsraad"]
    assert influence(send(s, "dagger", "dutiful_service"), 0)["emperor"] == 3


@pytest.mark.shows("2020/intrigue/infiltrate", "M-2.5")
def test_infiltrate_the_card_spends_no_spy() -> None:
    table = mixed().intrigue(0, "infiltrate").hand(0, "reconnaissance", "dagger")
    table.agents(1, "arrakeen", "spice_refinery").spies(0, "post_city_right")
    s = play(table.start(), "infiltrate")
    send(s, "reconnaissance", "arrakeen")
    do(s, *(a for a in ["pass"] if asked(s) == "gather"))
    assert (agents(s, 0), spies(s, 0)) == (["arrakeen"], ["post_city_right"])


# ---------------------------------------------------------------- Bindu Suspension


@pytest.mark.shows("2020/intrigue/bindu_suspension", "B-8.5", "M-2.5")
def test_bindu_suspension_may_end_the_turn_in_uprising_too() -> None:
    table = mixed().intrigue(0, "bindu_suspension", "windfall").hand(0, "diplomacy")
    s = play(table.start(), "bindu_suspension", "option:0")
    assert (chooser(s), me(s).revealed, len(me(s).hand)) == (1, False, 2)
    assert not offered(play(table.start(), "windfall"), "bindu_suspension")
    s = play(table.start(), "bindu_suspension", "pass")
    assert chooser(s) == 0


# ---------------------------------------------------------------- Carryall


@pytest.mark.parametrize(("space", "water", "base"), [("hagga_basin", 1, 2), ("deep_desert", 3, 4)])
@pytest.mark.parametrize("worm", [False, True])
@pytest.mark.shows("2020/imperium/carryall", "M-2.5", "U-7.4")
def test_carryall_doubles_the_spice_chosen_instead_of_sandworms(
    space: str, water: int, base: int, worm: bool
) -> None:
    table = mixed().hand(0, "carryall").owns(0, "hooks").have(0, water=water, spice=0)
    s = send(table.bonus_spice(**{space: 3}).start(), "carryall", space)
    resolve(s, "space-effect:1")
    do(s, "option:1" if worm else "option:0")
    resolve(s, "card-effect:0")
    assert me(s).spice == 3 + (0 if worm else 2 * base)
    assert me(s).worms == (base // 2 if worm else 0)


@pytest.mark.parametrize(
    ("space", "water", "spice"),
    [("imperial_basin", 0, 2 + 1), ("hagga_basin", 1, 4 + 1), ("accept_contract", 0, 0)],
)
@pytest.mark.shows("2020/imperium/carryall", "M-2.5")
def test_carryall_without_maker_hooks(space: str, water: int, spice: int) -> None:
    table = mixed().hand(0, "carryall").have(0, water=water, spice=0)
    s = table.bonus_spice(imperial_basin=1, hagga_basin=1).start()
    resolve(send(s, "carryall", space), "space-effect:1")
    assert me(s).spice == spice


# ---------------------------------------------------------------- Guild Bankers


@pytest.mark.shows("2020/imperium/guild_bankers", "B-8.8", "M-2.5")
def test_guild_bankers_make_two_copies_cheaper_in_uprising() -> None:
    ten = ("piter_de_vries", "lady_jessica", "convincing_argument", "convincing_argument")
    s = reveal(mixed().hand(0, *ten, "prepare_the_way", "guild_bankers").start())
    do(s, f"acquire:{SPICE}", f"acquire:{SPICE}")
    assert me(s).vp == 2


# ---------------------------------------------------------------- after a win


def winning(*intrigue: str, rival: int = 1, worms: int = 0) -> Table:
    """Seat 0 fights with 2 troops (and sandworms), seat 1 with so many."""
    table = mixed().intrigue(0, *intrigue).have(0, spice=0).conflict("skirmish_crysknife")
    table.units(0, conflict=2, worms=worms).units(1, conflict=rival)
    return table.intrigue_top(SPARE, SPARE).at_combat()


@pytest.mark.parametrize("worms", [0, 1])
@pytest.mark.shows("2020/intrigue/to_the_victor", "B-6.4", "M-2.5", "U-12.11")
def test_to_the_victor_gives_three_spice_also_to_sandworms(worms: int) -> None:
    s = winning("to_the_victor", worms=worms).start()
    while asked(s) != "victory":
        do(s, legal(s)[0])
    before = me(s).spice
    assert me(do(s, "intrigue:to_the_victor")).spice == before + 3


@pytest.mark.shows("2020/intrigue/demand_respect", "2020/intrigue/to_the_victor", "B-6.4", "M-2.5")
def test_demand_respect_is_paid_with_the_spice_of_to_the_victor_in_uprising() -> None:
    s = winning("to_the_victor", "demand_respect").start()
    while asked(s) != "victory":
        do(s, legal(s)[0])
    before = influence(s, 0)["fremen"]
    do(s, "intrigue:to_the_victor", "intrigue:demand_respect", "option:1", "faction:fremen")
    assert influence(s, 0)["fremen"] == before + 2


@pytest.mark.parametrize("rival", [2, 3])
@pytest.mark.shows("2020/intrigue/to_the_victor", "B-6.4", "M-2.5")
def test_to_the_victor_needs_a_sole_win_in_uprising(rival: int) -> None:
    s = winning("to_the_victor", rival=rival).start()
    while s.to_dict()["round"] == 1:
        assert asked(s) != "victory"
        do(s, legal(s)[0])
    assert "to_the_victor" in intrigues(s, 0)


# ---------------------------------------------------------------- troops and sandworms


@pytest.mark.shows("2020/imperium/test_of_humanity", "M-2.5", "U-7.12")
def test_a_sandworm_is_no_troop_to_lose_for_test_of_humanity() -> None:
    table = mixed().hand(0, "test_of_humanity", "dagger").units(1, worms=1).hand(2)
    s = table.hand(1, "dagger", "diplomacy").start()
    resolve(send(s, "test_of_humanity", "gather_support"), "card-effect:0")
    assert (chooser(s), asked(s)) == (1, "discard")


@pytest.mark.shows("2020/intrigue/double_cross", "2020/intrigue/staged_incident", "M-2.5", "U-7.12")
def test_sandworms_are_no_troops_for_double_cross_or_staged_incident() -> None:
    table = mixed().intrigue(0, "double_cross").have(0, solari=3).units(1, worms=2)
    assert not offered(table.start(), "double_cross")
    table = mixed().intrigue(0, "staged_incident", SPARE).units(0, conflict=2, worms=1)
    assert not offered(table.at_combat().start(), "staged_incident")


@pytest.mark.shows("2020/imperium/chani", "M-2.5", "U-7.11")
def test_chani_retreats_troops_and_no_sandworms() -> None:
    s = show(mixed().units(0, conflict=1, worms=2), "chani")
    do(s, "reveal-effect:chani/0")
    assert only("amount", s) == {"0", "1"}
    do(s, "amount:1")
    assert (me(s).deployed, me(s).worms, s.strength(0)) == (0, 2, 6)


# ---------------------------------------------------------------- six players

GURNEY, SHADDAM, FEYD, IRULAN = 2, 3, 5, 1
OF_SHADDAM, OF_MUAD_DIB = {"sardaukar", "vast_wealth"}, {"hardy_warriors", "desert_mastery"}


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "M-5.1")
def test_kwisatz_haderach_never_opens_a_personal_board_to_others() -> None:
    table = mixed(6).hand(GURNEY, KWISATZ, "dagger").have(GURNEY, spice=9, water=9)
    assert not reachable(table.turn_of(GURNEY).start(), KWISATZ) & (OF_SHADDAM | OF_MUAD_DIB)
    table = mixed(6).hand(SHADDAM, KWISATZ, "signet_ring").have(SHADDAM, spice=9, water=9)
    open_to_him = reachable(table.turn_of(SHADDAM, activating=FEYD).start(), KWISATZ)
    assert open_to_him & (OF_SHADDAM | OF_MUAD_DIB) == OF_SHADDAM


@pytest.mark.shows("2020/imperium/the_voice", "M-5.1")
def test_the_voice_may_close_a_space_of_a_personal_board() -> None:
    table = mixed(6).hand(GURNEY, "the_voice", "dagger").turn_of(GURNEY)
    s = do(table.start(), "card:the_voice", "space:accept_contract")
    resolve(s, "card-effect:0")
    assert only("space", s) >= OF_SHADDAM
    table = mixed(6).hand(SHADDAM, KWISATZ, "signet_ring").have(SHADDAM, spice=9, water=9)
    table.doc["marks"]["voices"][GURNEY] = "vast_wealth"
    s = table.turn_of(SHADDAM, activating=FEYD).start()
    assert reachable(s, KWISATZ) & OF_SHADDAM == {"sardaukar"}


@pytest.mark.shows("2020/imperium/test_of_humanity", "M-5.1")
def test_a_commander_must_discard_for_test_of_humanity() -> None:
    table = mixed(6).hand(GURNEY, "test_of_humanity", "dagger").turn_of(GURNEY)
    table.hand(SHADDAM, "signet_ring", "seek_allies").units(FEYD, conflict=2).units(IRULAN)
    s = do(table.start(), "card:test_of_humanity", "space:assembly_hall")
    resolve(s, "card-effect:0")
    assert (chooser(s), asked(s)) == (SHADDAM, "discard")
    do(s, "card:signet_ring")
    assert (chooser(s), asked(s)) == (FEYD, "choose")
    assert s.seats[FEYD].deployed == 2


@pytest.mark.shows("2020/intrigue/to_the_victor", "M-5.1")
def test_to_the_victor_is_of_no_use_to_a_commander() -> None:
    table = mixed(6).intrigue(SHADDAM, "to_the_victor").conflict("skirmish_crysknife")
    s = table.units(FEYD, conflict=2).units(GURNEY, conflict=1).at_combat().start()
    while s.to_dict()["round"] == 1:
        assert asked(s) != "victory"
        do(s, legal(s)[0])
    assert "to_the_victor" in intrigues(s, SHADDAM)
