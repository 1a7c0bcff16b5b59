"""The Influence tracks: levels, bonuses and Alliances."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.spaces import ALL_POSTS, ALL_TRACKS, FACTIONS, POSTS, go, holding, visit
from tests.table import Table, alliances, do, influence, intrigues, legal, spies

VISIT = {
    "emperor": "dutiful_service",
    "spacing_guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fremen": "fremkit",
}
"""A free Faction space of each Faction."""


def step(t: Table, faction: str) -> State:
    """Seat 0 visits the Faction and has taken the Influence step."""
    s = holding(t.intrigue_top("weirding_combat", "devour"), VISIT[faction]).start()
    go(s, VISIT[faction])
    return do(s, "influence-step") if "influence-step" in legal(s) else s


def lose(t: Table, faction: str) -> State:
    """Seat 0 loses one Influence with the Faction and has not yet taken what it buys."""
    s = t.intrigue(0, "change_allegiances").hand(0, "dagger").start()
    do(s, "intrigue:change_allegiances")
    if "option:0" in legal(s):
        do(s, "option:0")
    if s.decision is not None and s.decision.kind == "lose-influence":
        do(s, f"faction:{faction}")
    return s


@pytest.mark.shows(*ALL_TRACKS, "U-9.1", "U-9.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_level_gives_a_point(faction: str) -> None:
    s = step(Table(), faction)
    assert influence(s, 0)[faction] == 1
    assert s.seats[0].vp == 0
    s = step(Table().influence(0, **{faction: 1}), faction)
    assert influence(s, 0)[faction] == 2
    assert s.seats[0].vp == 1
    s = step(Table().influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 3
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.3", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_falling_below_the_second_level_loses_the_point(faction: str) -> None:
    s = lose(Table().influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 1
    assert s.seats[0].vp == 0
    do(s, f"faction:{faction}")
    assert influence(s, 0)[faction] == 2
    assert s.seats[0].vp == 1


@pytest.mark.shows("track/emperor", "U-9.4", "U-9.5", "U-9.6", "R-018", *ALL_POSTS)
def test_the_fourth_level_of_the_emperor_gives_a_spy_at_once() -> None:
    s = step(Table().influence(0, emperor=3), "emperor")
    assert set(legal(s)) == {f"post:{post}" for post in POSTS} | {"pass"}
    assert alliances(s)["emperor"] == 0
    assert s.seats[0].vp == 2
    do(s, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("track/emperor", "U-10.6")
def test_the_spy_of_the_emperor_may_be_declined() -> None:
    s = do(step(Table().influence(0, emperor=3), "emperor"), "pass")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("track/spacing_guild", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_spacing_guild_gives_three_solari() -> None:
    s = step(Table().influence(0, spacing_guild=3), "spacing_guild")
    assert s.seats[0].solari == 3
    assert alliances(s)["spacing_guild"] == 0
    assert s.seats[0].vp == 2


@pytest.mark.shows("track/bene_gesserit", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_bene_gesserit_gives_an_intrigue() -> None:
    s = step(Table().influence(0, bene_gesserit=3), "bene_gesserit")
    assert sorted(intrigues(s, 0)) == ["devour", "weirding_combat"]  # one from the space
    assert alliances(s)["bene_gesserit"] == 0
    assert s.seats[0].vp == 2


@pytest.mark.shows("track/fremen", "U-9.4", "U-9.6", "R-018")
def test_the_fourth_level_of_the_fremen_gives_one_water() -> None:
    s = step(Table().influence(0, fremen=3), "fremen")
    assert s.seats[0].water == 2
    assert alliances(s)["fremen"] == 0
    assert s.seats[0].vp == 2


def bonus(s: State, faction: str) -> bool:
    """Has seat 0 just been given the bonus of the fourth level (all else being as dealt)?"""
    mine = s.seats[0]
    return {
        "emperor": s.decision is not None and s.decision.kind == "place-spy",
        "spacing_guild": mine.solari == 3,
        "bene_gesserit": len(mine.intrigue) == 2,
        "fremen": mine.water == 2,
    }[faction]


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "X-U21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_to_reach_four_has_the_bonus_but_not_the_alliance(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 3}).alliance(1, faction), faction)
    assert bonus(s, faction)
    assert alliances(s)[faction] == 1
    assert s.seats[0].vp == 1
    assert s.seats[1].vp == 2


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "X-U21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_rising_above_the_holder_takes_the_alliance_and_its_point(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 4}).alliance(1, faction), faction)
    assert influence(s, 0)[faction] == 5
    assert not bonus(s, faction)
    assert alliances(s)[faction] == 0
    assert s.seats[0].vp == 2
    assert s.seats[1].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "U-9.10", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_to_three_returns_the_alliance(faction: str) -> None:
    s = lose(Table().alliance(0, faction), faction)
    assert influence(s, 0)[faction] == 3
    assert alliances(s)[faction] is None
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "U-9.9", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_from_a_tie_gives_the_alliance_to_the_other(faction: str) -> None:
    s = lose(Table().alliance(0, faction).influence(2, **{faction: 4}), faction)
    assert alliances(s)[faction] == 2
    assert s.seats[0].vp == 1
    assert s.seats[2].vp == 2


@pytest.mark.shows(*ALL_TRACKS, "U-9.7", "U-9.8", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_falling_into_a_tie_keeps_the_alliance(faction: str) -> None:
    t = Table().influence(0, **{faction: 5}).alliance(0, faction).influence(1, **{faction: 4})
    s = lose(t, faction)
    assert influence(s, 0)[faction] == 4
    assert alliances(s)[faction] == 0
    assert (s.seats[0].vp, s.seats[1].vp) == (2, 1)


@pytest.mark.shows(*ALL_TRACKS, "U-9.8", "X-D05")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_holder_tied_with_several_picks_the_next_holder(faction: str) -> None:
    t = Table().alliance(0, faction).influence(1, **{faction: 4}).influence(2, **{faction: 4})
    s = lose(t, faction)
    assert legal(s) == ["seat:1", "seat:2"]
    assert s.decision is not None
    assert s.decision.seat == 0
    do(s, "seat:1")
    assert alliances(s)[faction] == 1
    assert s.seats[1].vp == 2
    assert s.seats[2].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "X-D06", "U-9.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_falling_below_four_keeps_the_bonus_and_returning_gives_it_again(faction: str) -> None:
    s = lose(Table().alliance(0, faction).intrigue_top("devour", "weirding_combat"), faction)
    assert (s.seats[0].solari, s.seats[0].water, len(s.seats[0].intrigue)) == (0, 1, 0)
    do(s, f"faction:{faction}")
    assert alliances(s)[faction] == 0
    assert s.seats[0].vp == 2
    assert bonus(s, faction) or (faction == "bene_gesserit" and len(s.seats[0].intrigue) == 1)


@pytest.mark.shows(*ALL_TRACKS, "U-9.13", "R-017")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sixth_level_is_the_top(faction: str) -> None:
    s = step(Table().influence(0, **{faction: 6}).alliance(0, faction), faction)
    assert influence(s, 0)[faction] == 6
    assert s.seats[0].vp == 2
    assert not bonus(s, faction)


@pytest.mark.shows("space/shipping", *ALL_TRACKS, "U-9.13", "R-017")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_free_choice_leaves_out_a_track_at_the_top(faction: str) -> None:
    t = Table().have(0, spice=3).influence(0, spacing_guild=2)
    s, _ = visit(t.influence(0, **{faction: 6}).alliance(0, faction), "shipping")
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS if name != faction}


@pytest.mark.shows(*ALL_TRACKS, "U-9.2", "X-U18")
@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_at_once_pass_over_a_level(faction: str) -> None:
    t = Table().influence(0, **{faction: 1}).hand(0, "overthrow", "dagger")
    s = do(t.start(), "card:overthrow", f"space:{VISIT[faction]}")
    assert influence(s, 0)[faction] == 3
    assert s.seats[0].vp == 1


@pytest.mark.shows(*ALL_TRACKS, "U-9.2", "U-9.4", "U-9.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_at_once_can_pass_the_holder(faction: str) -> None:
    t = Table().influence(0, **{faction: 3}).alliance(1, faction).hand(0, "overthrow", "dagger")
    s = t.intrigue_top("weirding_combat", "devour").start()
    do(s, "card:overthrow", f"space:{VISIT[faction]}")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    assert bonus(s, faction)
    while s.active == 0:
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert influence(s, 0)[faction] == 5
    assert alliances(s)[faction] == 0
    assert (s.seats[0].vp, s.seats[1].vp) == (2, 1)


@pytest.mark.shows("track/emperor", "U-10.4", "U-10.6")
def test_the_spy_of_the_emperor_with_all_spies_out_may_be_moved() -> None:
    t = Table().influence(0, emperor=3).spies(0, "post_choam", "post_fremen", "post_city_left")
    s = do(step(t, "emperor"), "post:post_fremen", "post:post_emperor")
    assert set(spies(s, 0)) == {"post_choam", "post_city_left", "post_emperor"}
