"""The Leaders together, and those who profit from reaching 2 Influence."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.cards.helpers.leaders import IRULAN, MARGOT, face, kind, led, reveal, visit, win
from tests.table import Table, do, influence, intrigues, legal, spies

ALL = [
    "feyd_rautha_harkonnen",
    "gurney_halleck",
    "lady_amber_metulli",
    "lady_jessica",
    "lady_margot_fenring",
    "muad_dib",
    "princess_irulan",
    "staban_tuek",
    "shaddam_corrino_iv",
]
ALL_FACES = (*(f"leader/{leader}" for leader in ALL), "leader/reverend_mother_jessica")


# ---------------------------------------------------------------- all Leaders


@pytest.mark.shows(*ALL_FACES, "U-14.6")
@pytest.mark.parametrize("leader", [*ALL, "reverend_mother_jessica"])
def test_the_signet_ability_is_not_used_when_the_ring_is_revealed(leader: str) -> None:
    t = led(leader).have(0, solari=5, spice=5, water=0).units(0, garrison=3)
    s = reveal(t, "signet_ring", "convincing_argument")
    mine = s.seats[0]
    assert mine.persuasion == 1 + 2
    assert (mine.solari, mine.spice, mine.water, mine.garrison) == (5, 5, 0, 3)
    assert not any(text.startswith(("leader-effect", "reveal-effect")) for text in legal(s))
    assert (spies(s, 0), intrigues(s, 0), mine.memories) == ([], [], 0)


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-1.3", "C-1.3")
def test_every_leader_but_shaddam_plays_without_the_choam_module() -> None:
    for leader in ALL:
        leaders = [leader, *[name for name in ALL[:3] if name != leader][:2]]
        if leader == "shaddam_corrino_iv":
            with pytest.raises(kanly.BadSetup, match="choam"):
                kanly.new_game(leaders=leaders, seed=1, first_player=0)
            kanly.new_game(leaders=leaders, modules=["choam"], seed=1, first_player=0)
        else:
            s = kanly.new_game(leaders=leaders, seed=1, first_player=0)
            assert face(s) == leader


# ---------------------------------------------------------------- reaching two Influence


def lose_and_regain(t: Table, faction: str) -> State:
    """Seat 0 loses one Influence with the Faction and gains it back."""
    s = t.intrigue(0, "change_allegiances").hand(0, "dagger", "reconnaissance").start()
    do(s, "intrigue:change_allegiances")
    if kind(s) == "order":
        do(s, "option:0")
    if kind(s) == "lose-influence":
        do(s, f"faction:{faction}")
    return do(s, f"faction:{faction}")


REACH = [
    ("lady_margot_fenring", "bene_gesserit", "secrets"),
    ("princess_irulan", "emperor", "dutiful_service"),
]


def reached(s: State, leader: str, extra: int = 0) -> bool:
    """Did the Leader give its reward (Margot 2 spice, Irulan 1 Intrigue)?"""
    mine = s.seats[0]
    if leader == "lady_margot_fenring":
        assert mine.spice in (0, 2)
        return bool(mine.spice)
    assert len(mine.intrigue) - extra in (0, 1)
    return len(mine.intrigue) > extra


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_leader_is_rewarded_for_reaching_two_influence(
    leader: str, faction: str, space: str, level: int
) -> None:
    s = visit(led(leader).influence(0, **{faction: level}), space)
    assert influence(s, 0)[faction] == level + 1
    assert reached(s, leader, extra=0) == (level == 1)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3", "X-U18")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
@pytest.mark.parametrize("level", [0, 1])
def test_passing_over_two_influence_counts_once(
    leader: str, faction: str, space: str, level: int
) -> None:
    t = led(leader).influence(0, **{faction: level}).hand(0, "overthrow", "dagger")
    s = do(t.start(), "card:overthrow", f"space:{space}")
    assert influence(s, 0)[faction] == level + 2
    assert reached(s, leader)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3", "X-U18")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
def test_climbing_back_to_two_counts_again_but_falling_does_not(
    leader: str, faction: str, space: str
) -> None:
    s = lose_and_regain(led(leader).influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 2
    assert reached(s, leader)
    s = lose_and_regain(led(leader).influence(0, **{faction: 3}), faction)
    assert influence(s, 0)[faction] == 3
    assert not reached(s, leader)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan")
@pytest.mark.parametrize(
    ("leader", "faction", "space"),
    [
        ("lady_margot_fenring", "emperor", "dutiful_service"),
        ("lady_margot_fenring", "spacing_guild", "deliver_supplies"),
        ("lady_margot_fenring", "fremen", "fremkit"),
        ("princess_irulan", "spacing_guild", "deliver_supplies"),
        ("princess_irulan", "fremen", "fremkit"),
    ],
)
def test_two_influence_with_other_factions_is_no_reward(
    leader: str, faction: str, space: str
) -> None:
    s = visit(led(leader).influence(0, **{faction: 1}), space)
    assert influence(s, 0)[faction] == 2
    assert not reached(s, leader)


@pytest.mark.shows("leader/lady_margot_fenring", "conflict/shadow_contest", "U-18.3")
@pytest.mark.parametrize(("level", "worms", "spice"), [(0, 0, 0), (1, 0, 2), (0, 1, 2), (2, 1, 0)])
def test_margot_is_rewarded_for_influence_won_in_combat(level: int, worms: int, spice: int) -> None:
    s = win(MARGOT, "shadow_contest", "bene_gesserit", level, worms).start()
    assert s.seats[0].spice == spice


@pytest.mark.shows("leader/princess_irulan", "conflict/test_of_loyalty", "U-18.3")
@pytest.mark.parametrize(("level", "cards_drawn"), [(0, 0), (1, 1), (2, 0)])
def test_irulan_is_rewarded_for_influence_won_in_combat(level: int, cards_drawn: int) -> None:
    s = do(win(IRULAN, "test_of_loyalty", "emperor", level).start(), "pass")
    assert len(s.seats[0].intrigue) == cards_drawn
