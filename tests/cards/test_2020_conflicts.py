"""The Conflict cards of 2020: what each rank takes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import State
from tests.rules.of_2020 import LEVEL, LEVEL_OF, Base, changes, decider, kind, marks, seat
from tests.table import FOUR_OF_2020, battle_cards, cards, control, do, influence, legal

Reward = dict[str, int]
REWARDS: dict[str, tuple[Reward, Reward, Reward]] = {
    "skirmish_a": ({"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}),
    "skirmish_b": ({"vp": 1}, {"water": 1}, {"spice": 1}),
    "skirmish_c": ({"fremen": 1, "spice": 1}, {"spice": 2}, {"spice": 1}),
    "skirmish_d": ({"fremen": 1, "solari": 2}, {"solari": 3}, {"solari": 2}),
    "cloak_and_dagger": (
        {"fremen": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}, {"intrigue": 1},
    ),
    "desert_power": ({"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "guild_bank_raid": ({"solari": 6}, {"solari": 4}, {"solari": 2}),
    "machinations": ({"emperor": 1, "fremen": 1}, {"water": 1, "solari": 2}, {"water": 1}),
    "raid_stockpiles": ({"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
    "secure_imperial_basin": ({"vp": 1}, {"water": 2}, {"water": 1}),
    "siege_of_arrakeen": ({"vp": 1}, {"solari": 4}, {"solari": 2}),
    "siege_of_carthag": ({"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    "sort_through_the_chaos": (
        {"intrigue": 1, "solari": 2}, {"intrigue": 1, "solari": 2}, {"solari": 2},
    ),
    "terrible_purpose": ({"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "battle_for_arrakeen": (
        {"vp": 2}, {"intrigue": 1, "spice": 2}, {"intrigue": 1, "solari": 2},
    ),
    "battle_for_carthag": ({"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
    "battle_for_imperial_basin": ({"vp": 2}, {"spice": 5}, {"spice": 3}),
    "grand_vision": (
        {"fremen": 2, "vp": 1, "intrigue": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3},
    ),
}  # fmt: skip
"""First, second and third reward; where a Faction is chosen it is the Fremen."""
LOCATION = {
    "secure_imperial_basin": "imperial_basin",
    "battle_for_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "battle_for_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "battle_for_carthag": "carthag",
}
ALL = tuple(f"2020/conflict/{conflict}" for conflict in REWARDS)
FOUR = (4, 3, 2, 1)
"""Troops of four seats, one for each rank."""


def each(names: Any = REWARDS) -> list[Any]:
    """One case for each Conflict, marked as showing it."""
    return [pytest.param(x, id=x, marks=pytest.mark.shows(f"2020/conflict/{x}")) for x in names]


def fight(conflict: str, *troops: int) -> Base:
    """Combat for this Conflict; the Intrigue cards that come are Plots."""
    t = Base(len(troops)).conflict(conflict)
    t.next_conflict("guild_bank_raid" if conflict == "grand_vision" else "grand_vision")
    t.intrigue_top("bribery", "charisma", "windfall", "refocus")
    return t.fight(*troops)


def settle(t: Base, *answers: str, seat: int = 0) -> State:
    """Combat up to the next round; one seat answers so, others and afterwards as comes first."""
    s = t.start()
    left = list(answers)
    while kind(s) != "turn":
        if decider(s) == seat and left and left[0] in legal(s):
            do(s, left.pop(0))
        elif decider(s) == seat and "faction:fremen" in legal(s):
            do(s, "faction:fremen")
        else:
            do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert left == []
    return s


def taken(t: Base, s: State, seat: int) -> Reward:
    """What a seat took: points, resources, Intrigue cards, Influence."""
    units = ("supply", "garrison", "deployed", "deck", "discard", "trash")
    return {name: n for name, n in changes(t.doc, s, seat).items() if name not in units}


@pytest.mark.shows("B-1.1", "B-2.1", *ALL)
def test_there_are_18_conflicts_of_which_10_are_played() -> None:
    assert [len(LEVEL[n]) for n in (1, 2, 3)] == [4, 10, 4]
    seen: set[str] = set()
    for seed in range(30):
        doc = kanly.new_game(edition="imperium", leaders=FOUR_OF_2020, seed=seed).to_dict()
        order = [doc["conflict"], *reversed(doc["conflict_deck"])]
        assert [LEVEL_OF[c] for c in order] == [1] + [2] * 5 + [3] * 4
        assert len(set(order)) == 10
        seen |= set(order)
    assert seen == set(REWARDS)


@pytest.mark.shows("B-6.5")
@pytest.mark.parametrize("conflict", each())
@pytest.mark.parametrize("rank", [0, 1, 2])
def test_each_rank_takes_its_reward(conflict: str, rank: int) -> None:
    t = fight(conflict, *FOUR)
    s = settle(t, seat=rank)
    if conflict == "machinations" and rank == 0:
        assert sorted(taken(t, s, 0).values()) == [1, 1]
    else:
        assert taken(t, s, rank) == REWARDS[conflict][rank]


@pytest.mark.shows("B-6.5")
@pytest.mark.parametrize("conflict", each())
def test_the_fourth_takes_nothing(conflict: str) -> None:
    t = fight(conflict, *FOUR)
    assert taken(t, settle(t), 3) == {}


@pytest.mark.shows("B-6.5")
@pytest.mark.parametrize("conflict", each())
def test_the_third_of_three_takes_nothing(conflict: str) -> None:
    t = fight(conflict, 3, 2, 1)
    s = settle(t, seat=1)
    assert taken(t, s, 1) == REWARDS[conflict][1]
    assert taken(t, s, 2) == {}


@pytest.mark.shows("B-6.6")
@pytest.mark.parametrize("conflict", each())
def test_a_tie_for_first_takes_the_second_reward_twice_and_no_control(conflict: str) -> None:
    t = fight(conflict, 3, 3, 1)
    for rank in (0, 1):
        s = settle(t, "option:0", seat=rank) if conflict == "battle_for_arrakeen" else settle(t)
        assert taken(t, s, rank) == REWARDS[conflict][1]
    assert not any(n is not None for n in control(s).values())
    assert marks(s)["mentat"] is None


@pytest.mark.shows("B-6.6")
@pytest.mark.parametrize("conflict", each())
def test_a_tie_for_second_takes_the_third_reward_also_of_three(conflict: str) -> None:
    t = fight(conflict, 3, 2, 2)
    for rank in (1, 2):
        s = settle(t, seat=rank)
        assert taken(t, s, rank) == REWARDS[conflict][2]


@pytest.mark.shows("B-6.6")
@pytest.mark.parametrize("conflict", each())
def test_no_conflict_card_is_kept(conflict: str) -> None:
    s = settle(fight(conflict, *FOUR))
    assert conflict in s.to_dict()["conflicts_left"]
    assert [battle_cards(s, n) + battle_cards(s, n, "face_down") for n in range(4)] == [[]] * 4


@pytest.mark.shows("B-6.8")
@pytest.mark.parametrize("conflict", each())
@pytest.mark.parametrize("before", [None, 0, 2])
def test_the_winner_controls_the_location_of_the_conflict(
    conflict: str, before: int | None
) -> None:
    t = fight(conflict, *FOUR)
    if before is not None:
        t.control(before, *LOCATION.values())
    after = control(settle(t))
    expected = dict.fromkeys(("arrakeen", "carthag", "imperial_basin"), before)
    if conflict in LOCATION:
        expected[LOCATION[conflict]] = 0
    assert after == expected


@pytest.mark.shows("B-6.8")
@pytest.mark.parametrize("conflict", each(LOCATION))
@pytest.mark.parametrize(("answer", "supply", "troops"), [("deploy:1", 8, 1), ("pass", 9, 0)])
def test_the_controller_may_defend_a_location(
    conflict: str, answer: str, supply: int, troops: int
) -> None:
    t = Base().next_conflict(conflict).control(1, LOCATION[conflict]).at_round_start()
    s = t.start()
    assert (kind(s), decider(s)) == ("defend", 1)
    assert [len(cards(s, n, "hand")) for n in range(3)] == [5, 5, 5]  # those of round 1
    do(s, answer)
    assert (seat(s, 1)["supply"], seat(s, 1)["deployed"]) == (supply, troops)
    assert seat(s, 1)["garrison"] == 3


@pytest.mark.parametrize("conflict", each(sorted(set(REWARDS) - set(LOCATION))))
def test_other_conflicts_are_defended_by_nobody(conflict: str) -> None:
    if LEVEL_OF[conflict] == 1:
        t = Base().conflict(conflict)
        t.doc["conflict_deck"].append(conflict)
        t.doc["conflict"] = None
    else:
        t = Base().next_conflict(conflict)
    t.control(1, *LOCATION.values()).at_round_start()
    assert kind(t.start()) == "turn"


# ================================================================ rewards with a choice


@pytest.mark.parametrize(
    "conflict", each(["skirmish_c", "skirmish_d", "cloak_and_dagger", "grand_vision"])
)
def test_influence_of_a_reward_is_with_any_one_faction(conflict: str) -> None:
    s = fight(conflict, *FOUR).start()
    while kind(s) != "influence":
        do(s, legal(s)[0])
    offered = ["faction:emperor", "faction:spacing_guild", "faction:bene_gesserit"]
    assert legal(s) == [*offered, "faction:fremen"]
    do(s, "faction:spacing_guild")
    n = 2 if conflict == "grand_vision" else 1
    assert influence(s, 0) == {"emperor": 0, "spacing_guild": n, "bene_gesserit": 0, "fremen": 0}


@pytest.mark.shows("2020/conflict/machinations", "R-026")
def test_machinations_gives_influence_with_two_different_factions() -> None:
    t = fight("machinations", *FOUR)
    s = settle(t, "faction:bene_gesserit", "faction:emperor")
    assert taken(t, s, 0) == {"bene_gesserit": 1, "emperor": 1}
    s = fight("machinations", *FOUR).start()
    do(s, "faction:bene_gesserit")
    assert "faction:bene_gesserit" not in legal(s)


@pytest.mark.shows("2020/conflict/machinations", "R-026")
def test_both_factions_of_machinations_are_named_before_either_rises() -> None:
    s = do(fight("machinations", *FOUR).start(), "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 0
    do(s, "faction:emperor")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}


@pytest.mark.shows("2020/conflict/cloak_and_dagger")
@pytest.mark.parametrize(("option", "reward"), [(0, {"intrigue": 1}), (1, {"spice": 1})])
def test_the_third_reward_of_cloak_and_dagger_is_intrigue_or_spice(
    option: int, reward: Reward
) -> None:
    t = fight("cloak_and_dagger", *FOUR)
    assert taken(t, settle(t, f"option:{option}", seat=2), 2) == reward


@pytest.mark.shows("2020/conflict/battle_for_arrakeen")
@pytest.mark.parametrize(
    ("option", "reward"),
    [
        (0, {"intrigue": 1, "spice": 2}),
        (1, {"intrigue": 1, "solari": 3}),
        (2, {"spice": 2, "solari": 3}),
    ],
)
def test_the_second_reward_of_battle_for_arrakeen_is_two_of_three(
    option: int, reward: Reward
) -> None:
    t = fight("battle_for_arrakeen", *FOUR)
    assert taken(t, settle(t, f"option:{option}", seat=1), 1) == reward


@pytest.mark.shows("2020/conflict/terrible_purpose")
@pytest.mark.parametrize("answer", ["pass", "discarded:dagger"])
def test_the_winner_of_terrible_purpose_may_trash_a_card(answer: str) -> None:
    t = fight("terrible_purpose", *FOUR).discard(0, "dagger", "seek_allies")
    s = t.start()
    while kind(s) != "trash":
        do(s, next(a for a in legal(s) if a != "pass"))
    do(s, answer)
    assert Counter(cards(s, 0, "trash")) == Counter(["dagger"] if answer != "pass" else [])


@pytest.mark.shows("2020/conflict/sort_through_the_chaos", "B-5.3", "R-100")
@pytest.mark.parametrize("holder", [None, 0, 2])
def test_the_winner_of_sort_through_the_chaos_has_the_mentat_next_round(
    holder: int | None,
) -> None:
    t = fight("sort_through_the_chaos", *FOUR)
    if holder is not None:
        t.mentat(holder)
    s = settle(t)
    assert s.to_dict()["round"] == 2
    assert marks(s)["mentat"] == 0
    assert [seat(s, n)["agents"] for n in range(4)] == [3, 2, 2, 2]
