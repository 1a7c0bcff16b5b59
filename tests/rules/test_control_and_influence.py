"""Control of locations, Influence and Alliances: U-8 and U-9."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events
from tests.table import Table, agents, alliances, battle_cards, control, do, influence, legal, spies

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
FREE_SPACE = {
    "emperor": "dutiful_service",
    "spacing_guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fremen": "fremkit",
}
LOCATIONS = [
    ("siege_of_arrakeen", "arrakeen"),
    ("battle_for_arrakeen", "arrakeen"),
    ("seize_spice_refinery", "spice_refinery"),
    ("battle_for_spice_refinery", "spice_refinery"),
    ("secure_imperial_basin", "imperial_basin"),
    ("battle_for_imperial_basin", "imperial_basin"),
]


def settle(s: State) -> State:
    """Decline whatever is optional until the next round begins or the game is over."""
    while s.round == 1 and not s.is_over:
        options = legal(s)
        do(s, next(a for a in ("reveal", "end", "pass", options[0]) if a in options))
    return s


def to_faction(faction: str, t: Table, card: str = "diplomacy") -> State:
    """Seat 0 goes to the free space of a Faction and takes the Influence step."""
    s = do(t.hand(0, card).start(), f"card:{card}", f"space:{FREE_SPACE[faction]}")
    return do(s, "influence-step") if "influence-step" in legal(s) else s


def trade(t: Table, lost: str | None, gained: str) -> State:
    """Seat 0 plays Change Allegiances; `lost` only if more than one Faction can be chosen."""
    t.intrigue(0, "change_allegiances").have(0, spice=0)
    s = do(t.start(), "intrigue:change_allegiances")
    return do(s, *([f"faction:{lost}"] if lost else []), f"faction:{gained}")


# ---------------------------------------------------------------- U-8 Control


@pytest.mark.shows("U-8.1", "U-8.2")
@pytest.mark.parametrize(("conflict", "place"), LOCATIONS)
def test_winning_a_conflict_for_a_location_takes_control(conflict: str, place: str) -> None:
    t = Table().conflict(conflict).units(0, conflict=1).units(1, conflict=2)
    s = settle(t.at_combat().start())
    assert control(s) == dict.fromkeys(control(s)) | {place: 1}


@pytest.mark.shows("U-8.1")
@pytest.mark.parametrize(("conflict", "place"), LOCATIONS)
def test_a_tie_for_first_changes_no_control(conflict: str, place: str) -> None:
    t = Table().conflict(conflict).units(0, conflict=2).units(1, conflict=2).control(2, place)
    s = settle(t.at_combat().start())
    assert control(s)[place] == 2


@pytest.mark.shows("U-8.1")
def test_the_old_marker_returns_to_its_owner_and_gives_nothing_more() -> None:
    t = Table().conflict("siege_of_arrakeen").control(0, "arrakeen").units(1, conflict=2)
    t.next_conflict("trade_dispute").top(1, "reconnaissance").have(0, solari=0)
    s = settle(t.at_combat().start())
    assert (control(s)["arrakeen"], s.active) == (1, 1)
    before = s.seats[1].solari
    do(s, "card:reconnaissance", "space:arrakeen")
    assert (s.seats[0].solari, s.seats[1].solari) == (0, before + 1)


@pytest.mark.shows("U-8.2")
@pytest.mark.parametrize("conflict", ["skirmish_crysknife", "trade_dispute", "propaganda"])
def test_other_conflicts_give_no_control(conflict: str) -> None:
    s = settle(Table().conflict(conflict).units(1, conflict=2).at_combat().start())
    assert set(control(s)) == {"arrakeen", "spice_refinery", "imperial_basin"}
    assert set(control(s).values()) == {None}
    assert conflict in battle_cards(s, 1) + battle_cards(s, 1, "face_down")


@pytest.mark.shows("U-8.3")
@pytest.mark.parametrize("visitor", [0, 1])
@pytest.mark.parametrize(
    ("place", "card", "solari", "spice"),
    [
        ("arrakeen", "reconnaissance", 1, 0),
        ("spice_refinery", "reconnaissance", 1, 0),
        ("imperial_basin", "dune_the_desert_planet", 0, 1),
    ],
)
def test_the_controller_gains_when_anyone_comes(
    visitor: int, place: str, card: str, solari: int, spice: int
) -> None:
    def goods(controlled: bool) -> tuple[int, int]:
        t = Table().hand(visitor, card).turn_of(visitor)
        t = t.control(0, place) if controlled else t
        s = do(t.start(), f"card:{card}", f"space:{place}")
        assert agents(s, visitor) == [place]
        return s.seats[0].solari, s.seats[0].spice

    before, after = goods(False), goods(True)
    assert (after[0] - before[0], after[1] - before[1]) == (solari, spice)


@pytest.mark.shows("U-8.4", "U-12.12")
def test_control_is_not_doubled() -> None:
    t = Table().conflict("siege_of_arrakeen").no_shield_wall().units(0, worms=1)
    s = settle(t.at_combat().start())
    assert control(s)["arrakeen"] == 0
    assert (s.seats[0].solari, s.seats[0].garrison) == (4, 4)  # the rest is


@pytest.mark.shows("U-8.4")
def test_winning_a_location_already_controlled_changes_nothing() -> None:
    t = Table().conflict("siege_of_arrakeen").control(0, "arrakeen", "imperial_basin")
    s = settle(t.units(0, conflict=1).at_combat().start())
    assert control(s) == {"arrakeen": 0, "spice_refinery": None, "imperial_basin": 0}


# ---------------------------------------------------------------- U-9 Influence


@pytest.mark.shows("U-9.1", "U-9.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("level", range(6))
def test_a_visit_raises_one_level(faction: str, level: int) -> None:
    s = to_faction(faction, Table().influence(0, **{faction: level}))
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: level + 1}


@pytest.mark.shows("U-9.1", "U-9.13")
@pytest.mark.parametrize("faction", FACTIONS)
def test_level_6_is_the_top(faction: str) -> None:
    s = to_faction(faction, Table().influence(0, **{faction: 6}).alliance(0, faction))
    assert influence(s, 0)[faction] == 6
    assert s.seats[0].vp == 2


def lost(s: State) -> list[tuple[int, int]]:
    """The seats that lost Influence at the top, and how much."""
    return [(seat, n) for event, seat, _, n in s.log or [] if event == events.INFLUENCE_LOST]


@pytest.mark.shows("U-9.13", "R-017")
def test_the_log_tells_of_a_visit_at_the_top() -> None:
    t = Table().intrigue(0, "change_allegiances").influence(0, fremen=6).alliance(0, "fremen")
    s = to_faction("fremen", t)
    assert not lost(s)  # a Plot could still make room for it
    assert lost(do(s, "end")) == [(0, 1)]


@pytest.mark.shows("U-9.13", "R-017", "imperium/overthrow")
def test_the_log_tells_how_much_of_a_gain_was_too_much() -> None:
    t = Table().influence(0, fremen=5).alliance(0, "fremen")
    assert lost(to_faction("fremen", t, "overthrow")) == [(0, 1)]


@pytest.mark.shows("U-9.13", "R-017", "conflict/protect_the_sietches")
def test_the_log_tells_of_a_reward_at_the_top() -> None:
    t = Table().conflict("protect_the_sietches").units(0, conflict=2, worms=1)
    t.influence(0, fremen=6).alliance(0, "fremen").intrigue(0, "contingency_plan")
    assert lost(settle(t.at_combat().start())) == [(0, 1), (0, 1)]


@pytest.mark.shows("U-9.2", "U-9.3", "imperium/overthrow")
@pytest.mark.parametrize(("level", "vp"), [(0, 1), (1, 1), (2, 1)])
def test_moving_past_2_reaches_it(level: int, vp: int) -> None:
    s = to_faction("fremen", Table().influence(0, fremen=level), "overthrow")
    assert influence(s, 0)["fremen"] == level + 2
    assert s.seats[0].vp == vp + (1 if level == 2 else 0)  # at 4 the Alliance comes


@pytest.mark.shows("U-9.2", "U-9.4", "imperium/overthrow")
def test_moving_past_4_reaches_it() -> None:
    s = to_faction("spacing_guild", Table().influence(0, spacing_guild=3), "overthrow")
    assert influence(s, 0)["spacing_guild"] == 5
    assert s.seats[0].solari == 3
    assert alliances(s)["spacing_guild"] == 0


@pytest.mark.shows("U-9.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_reaching_2_gains_a_point_and_dropping_below_loses_it(faction: str) -> None:
    s = to_faction(faction, Table().influence(0, **{faction: 1}))
    assert s.seats[0].vp == 1
    other = FACTIONS[FACTIONS.index(faction) - 1]
    s = trade(Table().influence(0, **{faction: 2}), None, other)
    assert influence(s, 0)[faction] == 1
    assert s.seats[0].vp == 0
    s = trade(Table().influence(0, **{faction: 2}), None, faction)  # down and up again
    assert influence(s, 0)[faction] == 2
    assert s.seats[0].vp == 1


@pytest.mark.shows("U-9.4", "R-018", "track/spacing_guild", "track/bene_gesserit", "track/fremen")
@pytest.mark.parametrize("faction", ["spacing_guild", "bene_gesserit", "fremen"])
def test_the_bonus_of_each_track(faction: str) -> None:
    goods = []
    for level in (2, 3):  # reaching 3, reaching 4
        t = Table().influence(0, **{faction: level}).have(0, solari=0, spice=0, water=0)
        mine = to_faction(faction, t).seats[0]
        goods.append((mine.solari, len(mine.intrigue), mine.water))
    gained = tuple(after - before for before, after in zip(*goods))
    expected = {"spacing_guild": (3, 0, 0), "bene_gesserit": (0, 1, 0), "fremen": (0, 0, 1)}
    assert gained == expected[faction]


@pytest.mark.shows("U-9.4", "U-10.6", "R-003", "track/emperor")
@pytest.mark.parametrize(("answer", "placed"), [("post:post_choam", ["post_choam"]), ("pass", [])])
def test_the_bonus_of_the_emperor_is_a_spy(answer: str, placed: list[str]) -> None:
    s = to_faction("emperor", Table().influence(0, emperor=3))
    assert s.decision.kind == "place-spy"
    do(s, answer)
    assert spies(s, 0) == placed
    assert influence(s, 0)["emperor"] == 4
    assert alliances(s)["emperor"] == 0


@pytest.mark.shows("U-9.4")
def test_the_bonus_comes_each_time_and_is_never_given_back() -> None:
    t = Table().alliance(0, "spacing_guild").have(0, solari=0)
    s = trade(t, None, "spacing_guild")
    assert s.seats[0].solari == 3
    s = trade(Table().alliance(0, "spacing_guild").have(0, solari=3), None, "emperor")
    assert influence(s, 0)["spacing_guild"] == 3
    assert s.seats[0].solari == 3


@pytest.mark.shows("U-9.5")
def test_the_bonus_is_resolved_before_any_other_action() -> None:
    t = Table().influence(0, emperor=3).hand(0, "diplomacy").have(0, spice=5)
    s = t.intrigue(0, "crysknife", "cunning").start()
    do(s, "card:diplomacy", "space:sardaukar")
    assert "intrigue:crysknife" in legal(s)
    do(s, "influence-step")
    assert all(a == "pass" or a.startswith("post:") for a in legal(s))
    do(s, "pass")
    assert "intrigue:crysknife" in legal(s)


# ---------------------------------------------------------------- U-9 Alliances


@pytest.mark.shows("U-9.6")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_first_to_reach_4_takes_the_alliance_and_a_point(faction: str) -> None:
    t = Table().influence(0, **{faction: 3}).influence(1, **{faction: 3})
    s = to_faction(faction, t)
    assert alliances(s) == dict.fromkeys(FACTIONS) | {faction: 0}
    assert [seat.vp for seat in s.seats] == [2, 1, 0]


@pytest.mark.shows("U-9.7")
@pytest.mark.parametrize(
    ("holder", "level", "taken"), [(4, 3, False), (4, 4, True), (5, 4, False), (5, 5, True)]
)
def test_only_a_strictly_higher_level_takes_the_alliance(
    holder: int, level: int, taken: bool
) -> None:
    t = Table().influence(1, spacing_guild=holder).alliance(1, "spacing_guild")
    s = to_faction("spacing_guild", t.influence(0, spacing_guild=level))
    assert influence(s, 0)["spacing_guild"] == level + 1
    assert alliances(s)["spacing_guild"] == (0 if taken else 1)
    assert [seat.vp for seat in s.seats] == ([2, 1, 0] if taken else [1, 2, 0])


@pytest.mark.shows("U-9.8", "R-017")
@pytest.mark.parametrize("tied", [4, 5, 6])
def test_losing_from_a_tie_gives_the_alliance_away(tied: int) -> None:
    t = Table().influence(0, fremen=tied).alliance(0, "fremen").influence(2, fremen=tied)
    s = trade(t, None, "emperor")
    assert influence(s, 0)["fremen"] == tied - 1
    assert alliances(s)["fremen"] == 2
    assert [seat.vp for seat in s.seats] == [1, 0, 2]


@pytest.mark.shows("U-9.8")
def test_tied_with_several_the_holder_chooses() -> None:
    t = Table(4).alliance(0, "fremen").influence(1, fremen=4).influence(3, fremen=4)
    t.influence(2, fremen=3).intrigue(0, "change_allegiances").have(0, spice=0)
    s = do(t.start(), "intrigue:change_allegiances")
    assert (s.decision.seat, legal(s)) == (0, ["seat:1", "seat:3"])
    do(s, "seat:3", "faction:emperor")
    assert alliances(s)["fremen"] == 3


@pytest.mark.shows("U-9.8", "U-9.10")
def test_losing_below_4_alone_returns_the_token_to_the_board() -> None:
    s = trade(Table().alliance(0, "fremen").influence(1, fremen=3), None, "emperor")
    assert alliances(s)["fremen"] is None
    assert [seat.vp for seat in s.seats] == [1, 1, 0]


@pytest.mark.shows("U-9.8")
def test_losing_but_staying_ahead_or_level_keeps_the_alliance() -> None:
    for other in (3, 4, 5):
        t = Table().influence(0, fremen=6).alliance(0, "fremen").influence(1, fremen=other)
        s = trade(t, None, "emperor")
        assert influence(s, 0)["fremen"] == 5
        assert alliances(s)["fremen"] == 0


@pytest.mark.shows("U-9.9", "R-017", "intrigue/opportunism")
def test_each_level_lost_is_judged_for_itself() -> None:
    t = Table().influence(0, fremen=6).alliance(0, "fremen").influence(1, fremen=5)
    t.intrigue(0, "opportunism").have(0, solari=2).hand(0, "dagger")
    s = do(t.start(), "intrigue:opportunism")  # 6 to 5: kept; from the tie at 5 to 4: lost
    assert influence(s, 0)["fremen"] == 4
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [1 + 1, 2, 0]


@pytest.mark.shows("U-9.10")
def test_after_its_return_the_next_to_reach_4_takes_the_token() -> None:
    t = Table().alliance(0, "fremen").influence(1, fremen=3).hand(0, "dagger")
    t.intrigue(0, "change_allegiances").have(0, spice=0).hand(1, "diplomacy")
    s = do(t.start(), "intrigue:change_allegiances", "faction:emperor")
    assert alliances(s)["fremen"] is None
    do(s, "card:dagger", "space:gather_support", "card:diplomacy", "space:fremkit")
    do(s, "influence-step")
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [1, 2, 0]


# ---------------------------------------------------------------- U-9 Choices and conditions


@pytest.mark.shows("U-9.11", "space/shipping", "imperium/overthrow")
def test_the_points_of_one_icon_go_to_one_faction() -> None:
    t = Table().hand(0, "dune_the_desert_planet").have(0, spice=3).influence(0, spacing_guild=2)
    s = do(t.start(), "card:dune_the_desert_planet", "space:shipping")
    assert legal(s) == [f"faction:{f}" for f in FACTIONS]
    do(s, "faction:emperor")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {"emperor": 1, "spacing_guild": 2}
    s = to_faction("emperor", Table(), "overthrow")  # two in all, without a choice
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {"emperor": 2}


@pytest.mark.shows("U-9.11", "intrigue/change_allegiances")
def test_one_faction_is_chosen_for_a_loss() -> None:
    s = trade(Table().influence(0, emperor=1, fremen=2), "fremen", "spacing_guild")
    assert influence(s, 0) == {
        "emperor": 1, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 1
    }  # fmt: skip


@pytest.mark.shows("U-9.12", "intrigue/change_allegiances", "intrigue/opportunism")
def test_influence_of_0_cannot_be_lost() -> None:
    t = Table().intrigue(0, "change_allegiances", "opportunism").have(0, spice=0, solari=2)
    assert not [a for a in legal(t.start()) if a.startswith("intrigue:")]
    t = Table().intrigue(0, "change_allegiances", "opportunism").have(0, spice=0, solari=2)
    s = t.influence(0, fremen=1).start()
    assert [a for a in legal(s) if a.startswith("intrigue:")] == ["intrigue:change_allegiances"]
    t = Table().influence(0, fremen=1, emperor=1).intrigue(0, "change_allegiances")
    s = do(t.have(0, spice=0).start(), "intrigue:change_allegiances")
    assert legal(s) == ["faction:emperor", "faction:fremen"]


@pytest.mark.shows("U-9.12")
def test_losing_and_gaining_with_the_same_faction() -> None:
    s = trade(Table().influence(0, emperor=1), None, "emperor")
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("U-9.13", "R-017", "space/shipping")
@pytest.mark.parametrize("full", [["emperor"], ["emperor", "bene_gesserit"], FACTIONS[:3]])
def test_a_free_choice_must_use_a_faction_below_6(full: list[str]) -> None:
    t = Table().hand(0, "dune_the_desert_planet").have(0, spice=3).influence(0, spacing_guild=2)
    t.influence(0, **dict.fromkeys(full, 6))
    s = do(t.start(), "card:dune_the_desert_planet", "space:shipping")
    below = [f for f in FACTIONS if f not in full]
    if len(below) > 1:
        assert legal(s) == [f"faction:{f}" for f in below]
        do(s, f"faction:{below[-1]}")
    assert influence(s, 0)["fremen"] == 1  # the only one left is not asked for


@pytest.mark.shows("U-9.13", "space/shipping")
def test_with_every_track_full_the_gain_is_lost() -> None:
    t = Table().hand(0, "dune_the_desert_planet").have(0, spice=3)
    for faction in FACTIONS:
        t.influence(0, **{faction: 6}).alliance(0, faction)
    s = do(t.start(), "card:dune_the_desert_planet", "space:shipping")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 6)
    assert (s.active, s.seats[0].solari) == (1, 5)


@pytest.mark.shows("U-9.14", "reserve/prepare_the_way")
@pytest.mark.parametrize(("level", "drawn"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_a_condition_of_influence_tests_the_current_level(level: int, drawn: int) -> None:
    t = Table().hand(0, "prepare_the_way").influence(0, bene_gesserit=level)
    s = do(t.start(), "card:prepare_the_way", "space:gather_support")
    assert len(s.seats[0].hand) == drawn


@pytest.mark.shows("U-9.14", "reserve/prepare_the_way")
def test_influence_held_before_but_lost_does_not_count() -> None:
    t = Table().hand(0, "prepare_the_way").influence(0, bene_gesserit=2)
    s = trade(t, None, "emperor")
    do(s, "card:prepare_the_way", "space:gather_support")
    assert len(s.seats[0].hand) == 0


@pytest.mark.shows("U-9.14", "imperium/branching_path")
@pytest.mark.parametrize("holds", [True, False])
def test_a_condition_of_alliance_tests_the_token(holds: bool) -> None:
    t = Table().hand(0, "branching_path").intrigue(0, "devour")
    t.alliance(0 if holds else 1, "bene_gesserit").influence(0, bene_gesserit=4)
    s = do(t.start(), "card:branching_path", "space:spice_refinery")
    assert ("card-effect:0" in legal(s)) == holds
