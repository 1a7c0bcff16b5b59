"""The board of 2020: its 22 spaces and four Influence tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kanly import State
from tests.rules.of_2020 import (
    COMBAT,
    FACTIONS,
    ICON,
    OPENS,
    Base,
    changes,
    kind,
    marks,
    reach,
    seat,
    send,
    visit,
)
from tests.table import agents, alliances, cards, do, intrigues, legal

COST = {
    "conspire": {"spice": 4},
    "heighliner": {"spice": 6},
    "selective_breeding": {"spice": 2},
    "hardy_warriors": {"water": 1},
    "high_council": {"solari": 5},
    "mentat": {"solari": 2},
    "swordmaster": {"solari": 8},
    "rally_troops": {"solari": 4},
    "sell_melange": {"spice": 2},
    "research_station": {"water": 2},
    "the_great_flat": {"water": 2},
    "hagga_basin": {"water": 1},
}
GAIN: dict[str, dict[str, int]] = {
    "conspire": {"emperor": 1, "solari": 5, "supply": -2, "garrison": 2, "intrigue": 1},
    "wealth": {"emperor": 1, "solari": 2},
    "heighliner": {"spacing_guild": 1, "supply": -5, "garrison": 5, "water": 2},
    "foldspace": {"spacing_guild": 1, "discard": 1},
    "selective_breeding": {"bene_gesserit": 1},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "hardy_warriors": {"fremen": 1, "supply": -2, "garrison": 2},
    "stillsuits": {"fremen": 1, "water": 1},
    "high_council": {"council": 1},
    "mentat": {"deck": -1},
    "swordmaster": {"swordmaster": 1},
    "rally_troops": {"supply": -4, "garrison": 4},
    "hall_of_oratory": {"supply": -1, "garrison": 1},
    "secure_contract": {"solari": 3},
    "arrakeen": {"supply": -1, "garrison": 1, "deck": -1},
    "carthag": {"supply": -1, "garrison": 1, "intrigue": 1},
    "research_station": {"deck": -3},
    "sietch_tabr": {"supply": -1, "garrison": 1, "water": 1},
    "the_great_flat": {"spice": 3},
    "hagga_basin": {"spice": 2},
    "imperial_basin": {"spice": 1},
}
BASE_SPICE = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
CONTROL = {"arrakeen": "solari", "carthag": "solari", "imperial_basin": "spice"}
ONCE = ("high_council", "swordmaster")
ALL_SPACES = tuple(f"2020/space/{space}" for space in ICON)


def each(names: Any) -> list[Any]:
    """One case for each space, marked as showing it."""
    return [pytest.param(x, id=x, marks=pytest.mark.shows(f"2020/space/{x}")) for x in names]


def rich() -> Base:
    """Seat 0 can pay for every space and meets the one requirement."""
    return Base().have(0, solari=8, spice=6, water=2).influence(0, fremen=2)


def purse(space: str) -> Base:
    """Seat 0 has exactly what the space costs, and 2 Influence if it asks for that."""
    t = Base().have(0, **{"solari": 0, "spice": 0, "water": 0, **COST.get(space, {})})
    return t.influence(0, fremen=2 if space == "sietch_tabr" else 0)


# ================================================================ every space


@pytest.mark.shows("B-3.1", *ALL_SPACES)
def test_the_board_has_22_spaces() -> None:
    s = Base().start()
    assert sorted(s.codex.space_ids) == sorted(ICON)
    by_icon = Counter(ICON.values())
    assert len(ICON) == 22
    assert [by_icon[faction] for faction in FACTIONS] == [2, 2, 2, 2]
    assert (by_icon["landsraad"], by_icon["city"], by_icon["spice_trade"]) == (5, 4, 5)


@pytest.mark.shows("B-1.3", "B-3.1", *ALL_SPACES)
@pytest.mark.parametrize("card", sorted(set(OPENS.values())))
def test_each_space_has_one_icon(card: str) -> None:
    assert reach(rich(), card) == {x for x, icon in ICON.items() if OPENS[icon] == card}


@pytest.mark.parametrize("space", each(GAIN))
def test_a_visit_costs_and_gives_what_is_printed(space: str) -> None:
    t = purse(space)
    s = visit(t, space)
    paid = {name: -n for name, n in COST.get(space, {}).items()}
    expected = Counter(GAIN[space])
    expected.update(paid)
    assert changes(t.doc, s) == {name: n for name, n in expected.items() if n}


@pytest.mark.parametrize("space", each(COST))
def test_a_space_is_closed_to_whoever_lacks_one_piece_of_its_cost(space: str) -> None:
    t = purse(space)
    for name, n in COST[space].items():
        t.have(0, **{name: n - 1})
    assert space not in reach(t, OPENS[ICON[space]])


@pytest.mark.shows("B-3.1", "B-6.3")
@pytest.mark.parametrize("space", each(GAIN))
def test_troops_go_to_the_conflict_from_combat_spaces_only(space: str) -> None:
    s = visit(purse(space), space)
    recruited = GAIN[space].get("garrison", 0)
    offered = [a for a in legal(s) if a.startswith("deploy:")] if s.active == 0 else []
    most = recruited + 2 if space in COMBAT else 0
    assert offered == [f"deploy:{n}" for n in range(1, most + 1)]


@pytest.mark.parametrize("space", each(ICON))
def test_an_agent_of_another_closes_a_space(space: str) -> None:
    assert space not in reach(rich().agents(1, space), OPENS[ICON[space]])


@pytest.mark.parametrize("space", each(ICON))
def test_an_agent_of_ones_own_closes_a_space(space: str) -> None:
    assert space not in reach(rich().agents(0, space), OPENS[ICON[space]])


@pytest.mark.shows("B-3.1")
@pytest.mark.parametrize("space", each(ICON))
def test_bonus_spice_collects_on_maker_spaces_only(space: str) -> None:
    s = Base().at_makers().start()
    assert s.to_dict()["bonus_spice"].get(space) == (1 if space in BASE_SPICE else None)


@pytest.mark.shows("B-3.1")
@pytest.mark.parametrize("space", each(ICON))
def test_three_locations_can_be_controlled(space: str) -> None:
    assert (space in Base().doc["control"]) == (space in CONTROL)


# ================================================================ single spaces


@pytest.mark.shows("2020/space/sietch_tabr", "B-3.2")
@pytest.mark.parametrize("fremen", [0, 1, 2])
def test_sietch_tabr_asks_for_2_influence_with_the_fremen(fremen: int) -> None:
    t = Base().influence(0, fremen=fremen)
    assert ("sietch_tabr" in reach(t, "reconnaissance")) == (fremen == 2)


@pytest.mark.shows("B-3.2", *ALL_SPACES)
def test_no_other_space_asks_for_influence() -> None:
    for card in sorted(set(OPENS.values())):
        t = Base().have(0, solari=8, spice=6, water=2)
        expected = {x for x, icon in ICON.items() if OPENS[icon] == card} - {"sietch_tabr"}
        assert reach(t, card) == expected


@pytest.mark.shows("B-3.3", "X-D15", "2020/space/high_council", "2020/space/swordmaster")
@pytest.mark.parametrize(("space", "thing"), [("high_council", "council"), ("swordmaster",) * 2])
def test_some_spaces_are_for_once_in_a_game(space: str, thing: str) -> None:
    assert space not in reach(rich().owns(0, thing), "dagger")
    assert space in reach(rich().owns(1, thing), "dagger")


@pytest.mark.shows("2020/space/swordmaster")
def test_the_swordmaster_costs_8_for_everybody() -> None:
    assert "swordmaster" not in reach(Base().have(0, solari=7).owns(1, "swordmaster"), "dagger")


@pytest.mark.shows("2020/space/swordmaster")
def test_the_swordmaster_serves_in_the_same_round() -> None:
    t = Base().have(0, solari=8).agents(0, "wealth").hand(0, "dagger", "reconnaissance")
    for other in (1, 2):
        t.revealed(other)
    s = send(t.start(), "dagger", "swordmaster")
    assert seat(s, 0)["agents"] == 1
    assert "card:reconnaissance" in legal(s)


@pytest.mark.shows("2020/space/high_council")
def test_a_seat_in_the_council_is_worth_2_persuasion_in_each_reveal_turn() -> None:
    for owns, persuasion in (((), 2), (("council",), 4)):
        t = Base().hand(0, "convincing_argument", "seek_allies").owns(0, *owns)
        assert do(t.start(), "reveal").seats[0].persuasion == persuasion


@pytest.mark.shows("2020/space/hall_of_oratory")
@pytest.mark.parametrize(("at", "persuasion"), [(["hall_of_oratory"], 3), (["wealth"], 2)])
def test_an_agent_in_the_hall_of_oratory_is_worth_1_persuasion(
    at: list[str], persuasion: int
) -> None:
    t = Base().hand(0, "convincing_argument", "seek_allies").agents(0, *at)
    assert do(t.start(), "reveal").seats[0].persuasion == persuasion


@pytest.mark.shows("2020/space/hall_of_oratory")
def test_an_opponents_agent_in_the_hall_of_oratory_gives_nothing() -> None:
    t = Base().hand(0, "convincing_argument", "seek_allies").agents(1, "hall_of_oratory")
    assert do(t.start(), "reveal").seats[0].persuasion == 2


@pytest.mark.shows("2020/space/sell_melange", "X-D16")
@pytest.mark.parametrize(
    ("option", "spice", "solari"), [(0, 2, 6), (1, 3, 8), (2, 4, 10), (3, 5, 12)]
)
def test_melange_is_sold_by_the_table_once_a_visit(option: int, spice: int, solari: int) -> None:
    t = Base().have(0, spice=10).hand(0, "dune_the_desert_planet")
    s = do(t.start(), "card:dune_the_desert_planet", "space:sell_melange")
    assert kind(s) == "cost"
    assert legal(s) == ["option:0", "option:1", "option:2", "option:3"]
    do(s, f"option:{option}")
    assert changes(t.doc, s) == {"spice": -spice, "solari": solari}
    assert s.active == 1


@pytest.mark.shows("2020/space/sell_melange", "X-D16")
@pytest.mark.parametrize("spice", [2, 3, 4])
def test_no_more_melange_can_be_sold_than_there_is(spice: int) -> None:
    t = Base().have(0, spice=spice).hand(0, "dune_the_desert_planet")
    s = t.start()
    s.asks_everything = True
    do(s, "card:dune_the_desert_planet", "space:sell_melange")
    assert legal(s) == [f"option:{k}" for k in range(spice - 1)]


@pytest.mark.shows("2020/space/selective_breeding")
def test_selective_breeding_draws_two_cards_for_a_card_trashed() -> None:
    t = Base().have(0, spice=2).hand(0, "diplomacy", "dagger").top(0, "reconnaissance", "dagger")
    s = send(t.start(), "diplomacy", "selective_breeding")
    do(s, "space-effect:0")
    assert kind(s) == "trash"
    assert {"card:dagger", "played:diplomacy"} <= set(legal(s))
    do(s, "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert sorted(cards(s, 0, "hand")) == ["dagger", "reconnaissance"]
    assert s.active == 1  # once a visit


@pytest.mark.shows("2020/space/selective_breeding")
def test_selective_breeding_draws_nothing_if_nothing_is_trashed() -> None:
    t = Base().have(0, spice=2)
    s = do(visit(t, "selective_breeding"), "end")
    assert changes(t.doc, s) == {"spice": -2, "bene_gesserit": 1}


def stolen(*held: int) -> State:
    """Seat 0 visits Secrets while the others hold so many Intrigue cards."""
    stock = iter(
        ["ambush", "ambush", "bribery", "charisma", "windfall", "private_army", "private_army",
         "master_tactician", "master_tactician", "master_tactician"]
    )  # fmt: skip
    t = Base(len(held) + 1)
    for other, n in enumerate(held, start=1):
        t.intrigue(other, *[next(stock) for _ in range(n)])
    return visit(t, "secrets")


@pytest.mark.shows("2020/space/secrets", "X-D10")
def test_secrets_steals_from_everybody_with_4_intrigue_cards() -> None:
    s = stolen(3, 4)
    assert [len(intrigues(s, n)) for n in range(3)] == [2, 3, 3]


@pytest.mark.shows("2020/space/secrets", "X-D10")
def test_secrets_steals_one_from_each_of_them() -> None:
    s = stolen(4, 6)
    assert [len(intrigues(s, n)) for n in range(3)] == [3, 3, 5]


@pytest.mark.shows("2020/space/foldspace", "B-5.6")
def test_foldspace_gives_a_card_of_its_stack() -> None:
    s = visit(Base(), "foldspace")
    assert cards(s, 0, "discard") == ["foldspace"]
    assert s.to_dict()["reserve"]["foldspace"] == 5


@pytest.mark.shows("2020/space/foldspace", "B-5.6")
def test_an_empty_stack_of_foldspace_gives_nothing() -> None:
    t = Base().reserve("foldspace", 0)
    s = visit(t, "foldspace")
    assert changes(t.doc, s) == {"spacing_guild": 1}


@pytest.mark.shows("2020/space/mentat", "B-5.1")
def test_the_mentat_comes_with_the_first_visit() -> None:
    s = visit(Base().have(0, solari=2), "mentat")
    assert marks(s)["mentat"] == 0
    assert seat(s, 0)["agents"] == 2  # one was sent, one came
    assert agents(s, 0) == ["mentat"]


@pytest.mark.shows("2020/space/mentat", "B-5.5")
def test_without_the_mentat_its_space_draws_a_card_only() -> None:
    t = Base().have(0, solari=2).mentat(1)
    s = visit(t, "mentat")
    assert changes(t.doc, s) == {"solari": -2, "deck": -1}
    assert marks(s)["mentat"] == 1
    assert seat(s, 0)["agents"] == 1


@pytest.mark.parametrize("space", each(BASE_SPICE))
@pytest.mark.shows("B-3.1")
def test_the_visitor_takes_all_bonus_spice(space: str) -> None:
    t = purse(space).bonus_spice(**{space: 4})
    s = visit(t, space)
    assert changes(t.doc, s)["spice"] == BASE_SPICE[space] + 4
    assert s.to_dict()["bonus_spice"][space] == 0


@pytest.mark.parametrize("space", each(CONTROL))
@pytest.mark.shows("B-6.8")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_controller_gains_from_every_visit(space: str, controller: int) -> None:
    t = purse(space).control(controller, space)
    s = visit(t, space)
    own = GAIN[space].get(CONTROL[space], 0) if controller == 0 else 0
    assert changes(t.doc, s, controller)[CONTROL[space]] == own + 1


# ================================================================ Influence tracks


BONUS = {
    "emperor": {"supply": -2, "garrison": 2},
    "spacing_guild": {"solari": 3},
    "bene_gesserit": {"intrigue": 1},
    "fremen": {"water": 1},
}
FREE = {
    "emperor": "wealth", "spacing_guild": "foldspace", "bene_gesserit": "secrets",
    "fremen": "stillsuits",
}  # fmt: skip
"""A Faction space without a cost."""
TRACKS = tuple(f"2020/track/{faction}" for faction in FACTIONS)


def each_track() -> list[Any]:
    """One case for each track, marked as showing it."""
    return [pytest.param(x, id=x, marks=pytest.mark.shows(f"2020/track/{x}")) for x in FACTIONS]


def step(faction: str, level: int, other: int = 0) -> tuple[dict[str, int], State]:
    """Seat 0 rises from a level by a visit; what that gave beside the space itself."""
    t = Base().influence(0, **{faction: level})
    if other:
        t.influence(1, **{faction: other}).alliance(1, faction)
    space = FREE[faction]
    s = visit(t, space)
    if "influence-step" in legal(s):
        do(s, "influence-step")
    gained = Counter(changes(t.doc, s))
    gained.subtract({name: n for name, n in GAIN[space].items() if name != faction})
    return {name: n for name, n in gained.items() if n}, s


@pytest.mark.shows("B-4.1")
@pytest.mark.parametrize("faction", each_track())
def test_level_2_is_worth_a_point(faction: str) -> None:
    assert step(faction, 0)[0] == {faction: 1}
    assert step(faction, 1)[0] == {faction: 1, "vp": 1}
    assert step(faction, 2)[0] == {faction: 1}


@pytest.mark.shows("B-4.1")
@pytest.mark.parametrize("faction", each_track())
def test_level_4_gives_its_bonus_and_the_alliance(faction: str) -> None:
    gained, s = step(faction, 3)
    assert gained == {faction: 1, "vp": 1, **BONUS[faction]}
    assert alliances(s)[faction] == 0


@pytest.mark.shows("B-4.1")
@pytest.mark.parametrize("faction", each_track())
def test_the_bonus_is_for_everybody_who_reaches_level_4(faction: str) -> None:
    gained, s = step(faction, 3, other=5)
    assert gained == {faction: 1, **BONUS[faction]}
    assert alliances(s)[faction] == 1


@pytest.mark.shows("B-4.1")
@pytest.mark.parametrize("faction", each_track())
def test_whoever_rises_higher_takes_the_alliance(faction: str) -> None:
    gained, s = step(faction, 4, other=4)
    assert alliances(s)[faction] == 0
    assert gained == {faction: 1, "vp": 1}


@pytest.mark.shows("B-4.1")
@pytest.mark.parametrize("faction", each_track())
def test_a_track_ends_at_6(faction: str) -> None:
    gained, _ = step(faction, 6)
    assert gained == {}


@pytest.mark.shows("B-4.1", "X-D06", *TRACKS)
def test_the_bonus_comes_again_after_a_loss() -> None:
    t = Base().hand(0, "shifting_allegiances").have(0, spice=2)
    t.alliance(0, "fremen")
    s = send(t.start(), "shifting_allegiances", "secure_contract")
    do(s, "card-effect:0")
    if kind(s) == "lose-influence":
        do(s, "faction:fremen")
    do(s, "faction:fremen")
    assert seat(s, 0)["influence"]["fremen"] == 5
    assert changes(t.doc, s)["water"] == 1
