"""Every House Hagal card: its space, its effects, when it is skipped, its swords and its copies.

The Rival is Staban Tuek in seat 2 of a two-player game unless a test says otherwise: Swordmaster
value 9, Signet +1 spice, priority Spacing Guild, Fremen, Bene Gesserit, Emperor.  It starts with
3 troops in its garrison and 1 water.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import State
from tests.table import Table, agents, alliances, cards, contracts, do, influence, legal, spies

RIVAL = 2

COPIES = {
    "place_spy_spice_trade": 1,
    "place_spy_city": 1,
    "place_spy_landsraad": 1,
    "sardaukar": 2,
    "dutiful_service": 1,
    "heighliner": 1,
    "deliver_supplies_heighliner": 2,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 2,
    "fremkit": 1,
    "assembly_hall": 1,
    "gather_support_a": 1,
    "gather_support_b": 1,
    "accept_contract_shipping_a": 1,
    "accept_contract_shipping_b": 1,
    "research_station": 2,
    "spice_refinery": 3,
    "arrakeen": 2,
    "sietch_tabr": 3,
    "hagga_basin_imperial_basin": 4,
    "deep_desert": 2,
    "reshuffle": 1,
}
SWORDS = {
    "place_spy_spice_trade": 2,
    "place_spy_city": 2,
    "place_spy_landsraad": 2,
    "sardaukar": 4,
    "dutiful_service": 2,
    "heighliner": 5,
    "deliver_supplies_heighliner": 1,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 3,
    "fremkit": 1,
    "assembly_hall": 0,
    "gather_support_a": 0,
    "gather_support_b": 2,
    "accept_contract_shipping_a": 2,
    "accept_contract_shipping_b": 2,
    "research_station": 2,
    "spice_refinery": 1,
    "arrakeen": 1,
    "sietch_tabr": 3,
    "hagga_basin_imperial_basin": 2,
    "deep_desert": 2,
}
ONE_SPACE = {
    "sardaukar": "sardaukar",
    "dutiful_service": "dutiful_service",
    "heighliner": "heighliner",
    "espionage": "espionage",
    "secrets": "secrets",
    "desert_tactics": "desert_tactics",
    "fremkit": "fremkit",
    "assembly_hall": "assembly_hall",
    "gather_support_a": "gather_support",
    "gather_support_b": "gather_support",
    "research_station": "research_station",
    "spice_refinery": "spice_refinery",
    "arrakeen": "arrakeen",
    "sietch_tabr": "sietch_tabr",
    "deep_desert": "deep_desert",
}
POST_ORDER = {
    "place_spy_spice_trade": [
        "post_choam",
        "post_imperial_basin",
        "post_hagga_basin",
        "post_deep_desert",
    ],
    "place_spy_city": ["post_city_right", "post_city_middle", "post_city_left"],
    "place_spy_landsraad": ["post_landsraad_right", "post_landsraad_left"],
}
PROTECTED = "siege_of_arrakeen"


# ---------------------------------------------------------------- helpers


def faced(*hagal: str, rival: str = "staban_tuek", **options: Any) -> Table:
    """Two players against this Rival; these House Hagal cards come next."""
    return Table(players=2, rivals=[rival], **options).hagal(*hagal)


def holdings(doc: dict[str, Any], seat: int) -> dict[str, int]:
    """Everything countable before a seat, except its Agents."""
    mine = doc["seats"][seat]
    names = ("solari", "spice", "water", "vp", "supply", "garrison", "deployed", "worms", "spies")
    counts = {name: int(mine[name]) for name in names}
    counts["intrigue"] = len(mine["intrigue"])
    counts["hooks"] = int(mine["hooks"])
    counts["swordmaster"] = int(mine["swordmaster"])
    return {**counts, **mine["influence"]}


def turn(t: Table, seat: int = RIVAL) -> tuple[State, dict[str, int]]:
    """Play the Rival's turn: the position after it and all that changed for the Rival."""
    before = holdings(t.doc, seat)
    s = t.turn_of(seat).start()
    after = holdings(s.to_dict(), seat)
    return s, {name: after[name] - before[name] for name in after if after[name] != before[name]}


def recruits(n: int) -> dict[str, int]:
    """What changes when n troops are recruited outside a Combat space."""
    return {"supply": -n, "garrison": n}


def deployed(n: int = 0, garrison: int = 2) -> dict[str, int]:
    """What changes when n recruits and so many troops of the garrison are deployed."""
    moved = {"supply": -n, "garrison": -garrison, "deployed": n + garrison}
    return {name: change for name, change in moved.items() if change}


def each(table: dict[str, Any]) -> list[Any]:
    """One case for each card of a table, marked as showing the card."""
    return [
        pytest.param(card, value, id=card, marks=pytest.mark.shows(f"hagal/{card}"))
        for card, value in table.items()
    ]


def cards_of(names: tuple[str, ...], *rules: str) -> pytest.MarkDecorator:
    """Marker: all these House Hagal cards and these rules."""
    return pytest.mark.shows(*(f"hagal/{name}" for name in names), *rules)


def hagal_deck(s: State) -> list[str]:
    """The House Hagal deck, the next card last."""
    assert s.rivals is not None
    return [s.tables.hagal_ids[c] for c in s.rivals.deck]


def hagal_shown(s: State) -> list[str]:
    """The House Hagal cards revealed since the last shuffle."""
    assert s.rivals is not None
    return [s.tables.hagal_ids[c] for c in s.rivals.shown]


# ---------------------------------------------------------------- the deck


@cards_of(tuple(COPIES), "V-1.1", "V-2.3")
def test_the_deck_for_two_players_has_37_cards() -> None:
    tables = Table(players=2).start().tables
    pile = Counter(tables.hagal_ids[c] for c in tables.hagal_pile(2))
    assert pile == COPIES
    assert pile.total() == 37


@cards_of(tuple(COPIES), "V-2.3")
def test_the_solo_deck_is_the_same_without_reshuffle() -> None:
    tables = Table(players=1).start().tables
    pile = Counter(tables.hagal_ids[c] for c in tables.hagal_pile(1))
    assert pile == {card: n for card, n in COPIES.items() if card != "reshuffle"}
    assert pile.total() == 36


@pytest.mark.shows("V-2.3")
@pytest.mark.parametrize(("players", "size"), [(1, 36), (2, 37)])
def test_a_game_starts_with_the_whole_deck_shuffled(players: int, size: int) -> None:
    rivals = ["staban_tuek", "gurney_halleck"][: 3 - players]
    leaders = ["muad_dib", "lady_jessica"][:players]
    a, b = (kanly.new_game(leaders=leaders, rivals=rivals, first_player=0, seed=n) for n in (1, 2))
    assert len(hagal_deck(a)) == size
    assert sorted(hagal_deck(a)) == sorted(hagal_deck(b))
    assert hagal_deck(a) != hagal_deck(b)
    assert hagal_shown(a) == []


# ---------------------------------------------------------------- swords


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(("card", "swords"), each(SWORDS))
def test_the_swords_of_each_card_count_in_combat(card: str, swords: int) -> None:
    t = faced(card).intrigue(0, "devour").units(0, conflict=1).units(RIVAL, conflict=1)
    before = holdings(t.doc, RIVAL)
    s = t.at_combat().start()
    assert s.seats[RIVAL].swords == swords
    assert s.strength(RIVAL) == 2 + swords
    assert hagal_shown(s) == [card]
    # Nothing else on the card happens.
    assert holdings(s.to_dict(), RIVAL) == before
    assert agents(s, RIVAL) == []


@pytest.mark.shows("hagal/reshuffle", "V-8.1")
def test_reshuffle_revealed_for_combat_is_shuffled_in_and_another_card_counts() -> None:
    t = faced().empty_hagal("reshuffle", "sardaukar")
    s = t.intrigue(0, "devour").units(0, conflict=1).units(RIVAL, conflict=1).at_combat().start()
    card = hagal_shown(s)[-1]
    assert s.seats[RIVAL].swords == SWORDS[card]
    assert len(hagal_deck(s)) == 37 - len(hagal_shown(s)) > 30


@pytest.mark.shows("V-8.1")
def test_a_rival_without_a_unit_reveals_no_card_for_combat() -> None:
    t = faced("sardaukar").intrigue(0, "devour").units(0, conflict=1)
    s = t.at_combat().start()
    assert s.seats[RIVAL].swords == 0
    assert hagal_shown(s) == []


# ---------------------------------------------------------------- occupied spaces


@pytest.mark.shows("V-4.1", "V-4.3")
@pytest.mark.parametrize(("card", "space"), each(ONE_SPACE))
def test_an_occupied_space_makes_the_rival_ignore_the_card(card: str, space: str) -> None:
    t = faced(card, "accept_contract_shipping_a").influence(RIVAL, fremen=2)
    s, got = turn(t.bonus_spice(deep_desert=1).agents(0, space))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}
    assert hagal_shown(s) == [card, "accept_contract_shipping_a"]


@pytest.mark.shows("hagal/arrakeen", "V-4.1")
def test_the_rivals_own_agent_occupies_a_space_too() -> None:
    s, got = turn(faced("arrakeen", "accept_contract_shipping_a").agents(RIVAL, "arrakeen"))
    assert sorted(agents(s, RIVAL)) == ["accept_contract", "arrakeen"]
    assert got == {"solari": 2}


@pytest.mark.shows("hagal/arrakeen", "hagal/sardaukar", "V-4.1", "V-4.3")
def test_cards_are_revealed_until_one_can_be_used() -> None:
    t = faced("arrakeen", "sardaukar", "secrets", "fremkit")
    t.agents(0, "arrakeen", "sardaukar").agents(1, "secrets")
    s, got = turn(t)
    assert agents(s, RIVAL) == ["fremkit"]
    assert s.seats[RIVAL].agents == 1
    assert got == {"fremen": 1, **deployed()}
    assert hagal_shown(s) == ["arrakeen", "sardaukar", "secrets", "fremkit"]


@pytest.mark.shows("hagal/arrakeen", "V-4.5", "V-6.3")
def test_rivals_never_infiltrate() -> None:
    t = faced("arrakeen", "accept_contract_shipping_a").spies(RIVAL, "post_city_right")
    s, got = turn(t.agents(0, "arrakeen"))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert spies(s, RIVAL) == ["post_city_right"]
    assert got == {"solari": 2}


@pytest.mark.shows("hagal/research_station", "V-6.3")
def test_rivals_never_gather_intelligence() -> None:
    t = faced("research_station").spies(RIVAL, "post_city_left", "post_city_middle")
    s, got = turn(t)
    assert spies(s, RIVAL) == ["post_city_left", "post_city_middle"]
    assert got == deployed(2)


@pytest.mark.shows("hagal/arrakeen", "V-4.5")
@pytest.mark.parametrize("spy", [True, False])
def test_a_person_may_infiltrate_where_a_rival_stands(spy: bool) -> None:
    t = faced().hand(0, "reconnaissance").agents(RIVAL, "arrakeen")
    s = t.spies(0, "post_city_right" if spy else "post_emperor").start()
    do(s, "card:reconnaissance")
    assert ("space:arrakeen" in legal(s)) == spy


# ---------------------------------------------------------------- Emperor


@pytest.mark.shows("hagal/sardaukar", "V-4.4", "V-5.1")
def test_sardaukar_gives_influence_and_two_troops_for_the_garrison() -> None:
    s, got = turn(faced("sardaukar").have(RIVAL, water=0))
    # Neither 4 spice to pay nor an Intrigue card and 4 troops to get.
    assert agents(s, RIVAL) == ["sardaukar"]
    assert got == {"emperor": 1, **recruits(2)}


@pytest.mark.shows("hagal/sardaukar", "V-5")
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_recruiting_stops_at_the_supply(supply: int) -> None:
    t = faced("sardaukar").units(RIVAL, garrison=10 - supply, conflict=2)
    _, got = turn(t)
    assert got == {"emperor": 1, **(recruits(supply) if supply else {})}


@pytest.mark.shows("hagal/dutiful_service", "V-4.4")
@pytest.mark.parametrize("choam", [False, True])
def test_dutiful_service_gives_influence_and_no_contract(choam: bool) -> None:
    s, got = turn(faced("dutiful_service", choam=choam))
    assert agents(s, RIVAL) == ["dutiful_service"]
    assert got == {"emperor": 1}
    if choam:
        assert contracts(s, RIVAL) == []


# ---------------------------------------------------------------- Spacing Guild


@pytest.mark.shows("hagal/heighliner", "V-4.4", "V-5.1")
def test_heighliner_gives_influence_and_deploys_three_recruits_and_two_from_the_garrison() -> None:
    s, got = turn(faced("heighliner"))
    assert agents(s, RIVAL) == ["heighliner"]
    assert got == {"spacing_guild": 1, **deployed(3)}


@pytest.mark.shows("hagal/heighliner", "V-5.1")
@pytest.mark.parametrize(("garrison", "moved"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_at_most_two_troops_of_the_garrison_join_the_recruits(garrison: int, moved: int) -> None:
    _, got = turn(faced("heighliner").units(RIVAL, garrison=garrison))
    assert got == {"spacing_guild": 1, **deployed(3, moved)}


@pytest.mark.shows("hagal/deliver_supplies_heighliner", "V-4.6", "X-V03")
@pytest.mark.parametrize("conflict", ["skirmish_crysknife", "choam_security", PROTECTED])
def test_deliver_supplies_in_a_conflict_of_level_one_or_two(conflict: str) -> None:
    s, got = turn(faced("deliver_supplies_heighliner").conflict(conflict))
    # No water: that is an effect of the space.
    assert agents(s, RIVAL) == ["deliver_supplies"]
    assert got == {"spacing_guild": 1}


@pytest.mark.shows("hagal/deliver_supplies_heighliner", "V-4.6", "X-V03")
@pytest.mark.parametrize("conflict", ["propaganda", "battle_for_arrakeen"])
def test_heighliner_in_a_conflict_of_level_three(conflict: str) -> None:
    s, got = turn(faced("deliver_supplies_heighliner").conflict(conflict))
    assert agents(s, RIVAL) == ["heighliner"]
    assert got == {"spacing_guild": 1, **deployed(3)}


@pytest.mark.shows("hagal/deliver_supplies_heighliner", "V-4.6")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("skirmish_crysknife", "deliver_supplies"),
        ("choam_security", "deliver_supplies"),
        ("propaganda", "heighliner"),
    ],
)
def test_deliver_supplies_heighliner_never_falls_back(conflict: str, space: str) -> None:
    t = faced("deliver_supplies_heighliner", "accept_contract_shipping_a").conflict(conflict)
    s, got = turn(t.agents(1, space))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}


# ---------------------------------------------------------------- Bene Gesserit


@pytest.mark.shows("hagal/espionage", "V-4.4", "V-6.1")
def test_espionage_gives_influence_and_places_a_spy_by_priority() -> None:
    s, got = turn(faced("espionage"))
    assert agents(s, RIVAL) == ["espionage"]
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    assert got == {"bene_gesserit": 1, "spies": -1}


@pytest.mark.shows("hagal/espionage", "V-6.1")
def test_espionage_passes_over_posts_taken_by_anybody() -> None:
    t = faced("espionage").spies(0, "post_spacing_guild").spies(RIVAL, "post_fremen")
    s, got = turn(t)
    assert sorted(spies(s, RIVAL)) == ["post_bene_gesserit", "post_fremen"]
    assert got == {"bene_gesserit": 1, "spies": -1}


@pytest.mark.shows("hagal/espionage", "V-6.1")
def test_espionage_places_no_spy_if_all_faction_posts_are_taken() -> None:
    t = faced("espionage").spies(0, "post_spacing_guild", "post_fremen", "post_emperor")
    s, got = turn(t.spies(1, "post_bene_gesserit"))
    assert agents(s, RIVAL) == ["espionage"]
    assert spies(s, RIVAL) == []
    assert got == {"bene_gesserit": 1}


@pytest.mark.shows("hagal/espionage", "V-6.3", "rival/staban_tuek")
def test_the_third_spy_of_espionage_sets_off_the_scheme() -> None:
    t = faced("espionage").spies(RIVAL, "post_choam", "post_city_left")
    s, got = turn(t)
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    assert got == {"bene_gesserit": 1, "spies": 1, **recruits(2)}


FOUR_INTRIGUES = ("devour", "impress", "weirding_combat", "go_to_ground")
OTHER_INTRIGUES = ("detonation", "special_mission", "unexpected_allies", "contingency_plan")


@pytest.mark.shows("hagal/secrets", "V-5", "R-056")
def test_secrets_takes_a_card_of_everybody_with_four_intrigue_cards() -> None:
    t = faced("secrets").intrigue(0, *FOUR_INTRIGUES).intrigue(1, *OTHER_INTRIGUES)
    s, got = turn(t)
    assert agents(s, RIVAL) == ["secrets"]
    assert got == {"bene_gesserit": 1, "intrigue": 2}
    assert [len(seat.intrigue) for seat in s.seats] == [3, 3, 2]
    taken = {s.tables.intrigue_ids[c] for c in s.seats[RIVAL].intrigue}
    assert len(taken & set(FOUR_INTRIGUES)) == len(taken & set(OTHER_INTRIGUES)) == 1


@pytest.mark.shows("hagal/secrets", "V-4.4")
def test_secrets_takes_nothing_from_who_has_fewer_and_draws_nothing() -> None:
    t = faced("secrets").intrigue(0, *FOUR_INTRIGUES[:3]).intrigue(1)
    s, got = turn(t)
    assert got == {"bene_gesserit": 1}
    assert [len(seat.intrigue) for seat in s.seats] == [3, 0, 0]


@pytest.mark.shows("hagal/secrets", "V-5", "V-7.6", "R-056")
@pytest.mark.parametrize("held", [3, 4])
def test_secrets_takes_from_the_other_rival_too(held: int) -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).hagal("secrets")
    t.intrigue(2, *FOUR_INTRIGUES[:held]).agents(2, "fremkit", "espionage").intrigue(0)
    s, got = turn(t, 1)
    assert got == ({"bene_gesserit": 1, "intrigue": 1} if held == 4 else {"bene_gesserit": 1})
    assert len(s.seats[2].intrigue) == 3


# ---------------------------------------------------------------- Fremen


@pytest.mark.shows("hagal/desert_tactics", "V-4.4", "V-5.1")
def test_desert_tactics_gives_influence_and_a_troop_and_costs_no_water() -> None:
    s, got = turn(faced("desert_tactics").have(RIVAL, water=0))
    assert agents(s, RIVAL) == ["desert_tactics"]
    assert got == {"fremen": 1, **deployed(1)}


@pytest.mark.shows("hagal/desert_tactics", "V-5")
@pytest.mark.parametrize("hooks", [True, False])
def test_desert_tactics_removes_the_shield_wall_only_with_maker_hooks(hooks: bool) -> None:
    t = faced("desert_tactics")
    s, got = turn(t.owns(RIVAL, "hooks") if hooks else t)
    assert s.shield_wall is not hooks
    assert got == {"fremen": 1, **deployed(1)}


@pytest.mark.shows("hagal/desert_tactics", "V-5")
def test_desert_tactics_with_hooks_and_no_shield_wall_left() -> None:
    s, got = turn(faced("desert_tactics").owns(RIVAL, "hooks").no_shield_wall())
    assert not s.shield_wall
    assert got == {"fremen": 1, **deployed(1)}


@pytest.mark.shows("hagal/fremkit", "V-4.4", "V-5.1")
def test_fremkit_gives_influence_and_deploys_from_the_garrison() -> None:
    s, got = turn(faced("fremkit"))
    assert agents(s, RIVAL) == ["fremkit"]
    assert got == {"fremen": 1, **deployed()}


# ---------------------------------------------------------------- Influence


LEVELS = [
    ("dutiful_service", "emperor"),
    ("deliver_supplies_heighliner", "spacing_guild"),
    ("secrets", "bene_gesserit"),
    ("fremkit", "fremen"),
]
LEVEL_CARDS = tuple(card for card, _ in LEVELS)


def visit(card: str, faction: str, level: int, **options: Any) -> Table:
    """The Rival at this level, without troops; this card comes next, then Gather Support."""
    t = faced(card, "gather_support_a", **options).conflict("choam_security")
    return t.units(RIVAL).influence(RIVAL, **{faction: level})


@cards_of(LEVEL_CARDS, "V-5.2")
@pytest.mark.parametrize(("card", "faction"), LEVELS)
def test_the_second_influence_scores_a_point(card: str, faction: str) -> None:
    _, got = turn(visit(card, faction, 1))
    assert got == {faction: 1, "vp": 1}


@cards_of(LEVEL_CARDS, "V-5.2", "V-7.1")
@pytest.mark.parametrize(("card", "faction"), LEVELS)
def test_the_fourth_influence_takes_the_alliance_but_not_the_bonus(card: str, faction: str) -> None:
    s, got = turn(visit(card, faction, 3))
    assert got == {faction: 1, "vp": 1}
    assert alliances(s)[faction] == RIVAL


@cards_of(LEVEL_CARDS, "V-5.2")
@pytest.mark.parametrize(("card", "faction"), LEVELS)
@pytest.mark.parametrize(("mine", "theirs", "taken"), [(4, 4, True), (3, 4, False), (4, 5, False)])
def test_a_rival_takes_an_alliance_by_rising_above_its_holder(
    card: str, faction: str, mine: int, theirs: int, taken: bool
) -> None:
    t = visit(card, faction, mine).influence(0, **{faction: theirs}).alliance(0, faction)
    points = t.doc["seats"][0]["vp"]
    s, got = turn(t)
    assert got == ({faction: 1, "vp": 1} if taken else {faction: 1})
    assert alliances(s)[faction] == (RIVAL if taken else 0)
    assert s.seats[0].vp == points - taken


@cards_of(LEVEL_CARDS)
@pytest.mark.parametrize(("card", "faction"), LEVELS)
def test_influence_ends_at_six(card: str, faction: str) -> None:
    s, got = turn(visit(card, faction, 6).alliance(RIVAL, faction))
    assert len(agents(s, RIVAL)) == 1
    assert got == {}


@cards_of(LEVEL_CARDS, "V-10.5", "R-068", "X-V11")
@pytest.mark.parametrize(("card", "faction"), LEVELS)
@pytest.mark.parametrize(
    ("mine", "theirs", "goes"),
    [(5, 4, False), (4, 4, True), (2, 4, False), (2, 3, True), (1, 4, True), (0, 6, True)],
)
def test_smart_politics_passes_over_a_free_faction_space(
    card: str, faction: str, mine: int, theirs: int, goes: bool
) -> None:
    t = visit(card, faction, mine, variants=("smart_politics",)).influence(1, **{faction: theirs})
    if mine >= 4:
        t.alliance(RIVAL, faction)
    elif theirs >= 4:
        t.alliance(1, faction)
    s, _ = turn(t)
    assert influence(s, RIVAL)[faction] == mine + goes
    assert (agents(s, RIVAL) == ["gather_support"]) is not goes


@cards_of(("sardaukar", "heighliner", "espionage", "desert_tactics"), "V-10.5")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("sardaukar", "emperor"),
        ("heighliner", "spacing_guild"),
        ("espionage", "bene_gesserit"),
        ("desert_tactics", "fremen"),
    ],
)
def test_smart_politics_is_not_about_spaces_with_a_cost(card: str, faction: str) -> None:
    t = faced(card, variants=("smart_politics",)).influence(1, **{faction: 4})
    s, _ = turn(t.alliance(1, faction).influence(RIVAL, **{faction: 2}))
    assert agents(s, RIVAL) == [card]
    assert influence(s, RIVAL)[faction] == 3


@pytest.mark.shows("hagal/deliver_supplies_heighliner", "V-10.5")
def test_smart_politics_is_not_about_the_heighliner_side() -> None:
    t = faced("deliver_supplies_heighliner", variants=("smart_politics",)).conflict("propaganda")
    t.alliance(1, "spacing_guild").influence(RIVAL, spacing_guild=2)
    s, _ = turn(t)
    assert agents(s, RIVAL) == ["heighliner"]


# ---------------------------------------------------------------- Landsraad


@pytest.mark.shows("hagal/assembly_hall", "V-4.7")
@pytest.mark.parametrize(("emperor", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_assembly_hall_draws_an_intrigue_and_with_two_emperor_influence_helps_faction_one(
    emperor: int, bonus: int
) -> None:
    s, got = turn(faced("assembly_hall").influence(RIVAL, emperor=emperor))
    assert agents(s, RIVAL) == ["assembly_hall"]
    assert got == {"intrigue": 1, **({"spacing_guild": 1} if bonus else {})}


@pytest.mark.shows("hagal/gather_support_a", "V-4.4", "V-5.1")
@pytest.mark.parametrize("emperor", [0, 2])
def test_gather_support_without_a_bonus_gives_one_troop_for_the_garrison(emperor: int) -> None:
    t = faced("gather_support_a").influence(RIVAL, emperor=emperor).have(RIVAL, solari=2)
    s, got = turn(t)
    # Nothing paid, no water, not two troops.
    assert agents(s, RIVAL) == ["gather_support"]
    assert got == recruits(1)


@pytest.mark.shows("hagal/gather_support_b", "V-4.7", "X-V01")
@pytest.mark.parametrize(("emperor", "bonus"), [(0, 0), (1, 0), (2, 1), (4, 1)])
def test_gather_support_with_two_emperor_influence_helps_faction_two(
    emperor: int, bonus: int
) -> None:
    s, got = turn(faced("gather_support_b").influence(RIVAL, emperor=emperor))
    assert agents(s, RIVAL) == ["gather_support"]
    assert got == {**recruits(1), **({"fremen": 1} if bonus else {})}


# ---------------------------------------------------------------- Accept Contract / Shipping


SHIPPING_CARDS = ("accept_contract_shipping_a", "accept_contract_shipping_b")


@cards_of(SHIPPING_CARDS, "V-4.6")
@pytest.mark.parametrize("card", SHIPPING_CARDS)
@pytest.mark.parametrize("guild", [0, 1])
@pytest.mark.parametrize("choam", [False, True])
def test_accept_contract_below_two_guild_influence(card: str, guild: int, choam: bool) -> None:
    s, got = turn(faced(card, choam=choam).influence(RIVAL, spacing_guild=guild))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}
    if choam:
        assert contracts(s, RIVAL) == []


@pytest.mark.shows("hagal/accept_contract_shipping_a", "V-4.4", "V-4.6", "X-V02")
@pytest.mark.parametrize("guild", [2, 3])
def test_shipping_on_one_card_helps_faction_three(guild: int) -> None:
    t = faced("accept_contract_shipping_a").influence(RIVAL, spacing_guild=guild)
    s, got = turn(t)
    # No spice to pay, 2 Solari instead of 5.
    assert agents(s, RIVAL) == ["shipping"]
    assert got == {"solari": 2, "bene_gesserit": 1}


@pytest.mark.shows("hagal/accept_contract_shipping_b", "V-4.4", "V-4.6", "X-V02")
def test_shipping_on_the_other_card_helps_faction_one() -> None:
    s, got = turn(faced("accept_contract_shipping_b").influence(RIVAL, spacing_guild=2))
    assert agents(s, RIVAL) == ["shipping"]
    assert got == {"solari": 2, "spacing_guild": 1}


@cards_of(SHIPPING_CARDS, "V-4.6", "X-V02")
@pytest.mark.parametrize("card", SHIPPING_CARDS)
@pytest.mark.parametrize(("guild", "space"), [(0, "accept_contract"), (2, "shipping")])
def test_accept_contract_shipping_never_falls_back(card: str, guild: int, space: str) -> None:
    t = faced(card, "gather_support_a").influence(RIVAL, spacing_guild=guild).agents(0, space)
    s, got = turn(t)
    assert agents(s, RIVAL) == ["gather_support"]
    assert got == recruits(1)


# ---------------------------------------------------------------- City


@pytest.mark.shows("hagal/research_station", "V-4.4", "V-5.1")
def test_research_station_deploys_two_recruits_and_costs_no_water() -> None:
    s, got = turn(faced("research_station").have(RIVAL, water=0))
    assert agents(s, RIVAL) == ["research_station"]
    assert got == deployed(2)
    assert cards(s, RIVAL, "hand") == []


@pytest.mark.shows("hagal/spice_refinery", "V-4.4", "V-5.1")
def test_spice_refinery_uses_the_signet_and_gives_no_solari() -> None:
    s, got = turn(faced("spice_refinery"))
    assert agents(s, RIVAL) == ["spice_refinery"]
    assert got == {"spice": 1, **deployed()}


@pytest.mark.shows("hagal/spice_refinery", "V-5.1", "X-V13")
@pytest.mark.parametrize(("garrison", "moved"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_combat_space_deploys_from_the_garrison_even_without_recruits(
    garrison: int, moved: int
) -> None:
    _, got = turn(faced("spice_refinery").units(RIVAL, garrison=garrison))
    assert got == {"spice": 1, **deployed(0, moved)}


@pytest.mark.shows("hagal/spice_refinery", "V-5.1", "V-6.4", "X-V13")
@pytest.mark.parametrize(("garrison", "moved"), [(3, 2), (1, 1)])
def test_recruits_of_the_signet_are_deployed_with_the_garrison(garrison: int, moved: int) -> None:
    t = faced("spice_refinery", rival="gurney_halleck").units(RIVAL, garrison=garrison)
    _, got = turn(t)
    assert got == deployed(1, moved)


@pytest.mark.shows("hagal/arrakeen", "V-4.4", "V-5.1")
def test_arrakeen_gives_a_troop_and_uses_the_signet() -> None:
    s, got = turn(faced("arrakeen"))
    assert agents(s, RIVAL) == ["arrakeen"]
    assert got == {"spice": 1, **deployed(1)}


@cards_of(("arrakeen", "spice_refinery"), "V-4.4", "V-8.5", "R-056")
@pytest.mark.parametrize("card", ["arrakeen", "spice_refinery"])
def test_the_control_bonus_is_paid_when_a_rival_comes(card: str) -> None:
    t = faced(card).control(0, card).have(0, solari=0)
    s, got = turn(t)
    assert s.seats[0].solari == 1
    assert "solari" not in got


@cards_of(("arrakeen", "spice_refinery"), "V-4.4", "V-7.1", "V-8.5")
@pytest.mark.parametrize("card", ["arrakeen", "spice_refinery"])
def test_a_rival_in_control_gets_the_bonus_of_its_own_visit(card: str) -> None:
    _, got = turn(faced(card).control(RIVAL, card))
    assert got["solari"] == 1


@pytest.mark.shows("hagal/sietch_tabr", "V-4.4", "V-5")
def test_sietch_tabr_gives_hooks_a_troop_and_water() -> None:
    s, got = turn(faced("sietch_tabr").influence(RIVAL, fremen=2))
    assert agents(s, RIVAL) == ["sietch_tabr"]
    assert got == {"hooks": 1, "water": 1, **deployed(1)}
    assert s.shield_wall


@pytest.mark.shows("hagal/sietch_tabr", "V-5")
def test_sietch_tabr_gives_troop_and_water_to_who_has_hooks_already() -> None:
    s, got = turn(faced("sietch_tabr").influence(RIVAL, fremen=3).owns(RIVAL, "hooks"))
    assert agents(s, RIVAL) == ["sietch_tabr"]
    assert got == {"water": 1, **deployed(1)}
    assert s.shield_wall


@pytest.mark.shows("hagal/sietch_tabr", "V-4.1", "V-4.3")
@pytest.mark.parametrize("fremen", [0, 1])
def test_sietch_tabr_is_skipped_below_two_fremen_influence(fremen: int) -> None:
    t = faced("sietch_tabr", "accept_contract_shipping_a").influence(RIVAL, fremen=fremen)
    s, got = turn(t)
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}


# ---------------------------------------------------------------- Maker spaces


BASINS = "hagga_basin_imperial_basin"


@pytest.mark.shows(f"hagal/{BASINS}", "V-4.6", "V-7.7", "V-7.8")
@pytest.mark.parametrize(
    ("hagga", "imperial", "space", "spice"),
    [
        (1, 0, "hagga_basin", 3),
        (2, 1, "hagga_basin", 4),
        (1, 1, "hagga_basin", 3),
        (3, 3, "hagga_basin", 5),
        (0, 1, "imperial_basin", 2),
        (1, 3, "imperial_basin", 4),
    ],
)
def test_the_rival_goes_to_the_basin_with_more_bonus_spice(
    hagga: int, imperial: int, space: str, spice: int
) -> None:
    # Hagga Basin costs no water.
    t = faced(BASINS).bonus_spice(hagga_basin=hagga, imperial_basin=imperial).have(RIVAL, water=0)
    s, got = turn(t)
    assert agents(s, RIVAL) == [space]
    assert got == {"spice": spice, **deployed()}
    left = s.to_dict()["bonus_spice"]
    assert left[space] == 0
    assert left["hagga_basin"] + left["imperial_basin"] == min(hagga, imperial)
    assert s.shield_wall


@pytest.mark.shows(f"hagal/{BASINS}", "V-4.1", "V-4.3")
def test_the_basins_are_skipped_without_bonus_spice() -> None:
    t = faced(BASINS, "accept_contract_shipping_a").bonus_spice(deep_desert=2)
    s, got = turn(t.owns(RIVAL, "hooks"))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}
    assert s.shield_wall


@pytest.mark.shows(f"hagal/{BASINS}", "V-4.6")
@pytest.mark.parametrize(
    ("taken", "free", "spice"),
    [("hagga_basin", "imperial_basin", 2), ("imperial_basin", "hagga_basin", 3)],
)
def test_the_free_basin_with_bonus_spice_is_taken(taken: str, free: str, spice: int) -> None:
    s, got = turn(faced(BASINS).bonus_spice(**{free: 1}).agents(0, taken))
    assert agents(s, RIVAL) == [free]
    assert got == {"spice": spice, **deployed()}


@pytest.mark.shows(f"hagal/{BASINS}", "V-4.1", "V-4.6")
@pytest.mark.parametrize("taken", ["hagga_basin", "imperial_basin"])
def test_a_free_basin_without_bonus_spice_is_no_way_out(taken: str) -> None:
    s, got = turn(faced(BASINS, "accept_contract_shipping_a").agents(0, taken))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}


@pytest.mark.shows(f"hagal/{BASINS}", "V-7.7", "V-7.8")
@pytest.mark.parametrize("wall", [True, False])
@pytest.mark.parametrize("conflict", ["skirmish_crysknife", PROTECTED])
def test_with_hooks_hagga_basin_loses_the_shield_wall_and_brings_a_sandworm(
    wall: bool, conflict: str
) -> None:
    t = faced(BASINS).bonus_spice(hagga_basin=2).owns(RIVAL, "hooks").conflict(conflict)
    s, got = turn(t if wall else t.no_shield_wall())
    # The wall falls first, so even a protected Conflict lets the sandworm in.
    assert not s.shield_wall
    assert got == {"spice": 2, "worms": 1, **deployed()}


@pytest.mark.shows(f"hagal/{BASINS}", "V-7.8")
def test_with_hooks_imperial_basin_loses_the_shield_wall_but_brings_no_sandworm() -> None:
    t = faced(BASINS).bonus_spice(imperial_basin=2).owns(RIVAL, "hooks").conflict(PROTECTED)
    s, got = turn(t)
    assert agents(s, RIVAL) == ["imperial_basin"]
    assert not s.shield_wall
    assert got == {"spice": 3, **deployed()}


@pytest.mark.shows(f"hagal/{BASINS}", "V-4.4", "V-8.5")
def test_the_controller_of_imperial_basin_is_paid_when_a_rival_comes() -> None:
    t = faced(BASINS).bonus_spice(imperial_basin=1).control(1, "imperial_basin").have(1, spice=0)
    s, got = turn(t)
    assert s.seats[1].spice == 1
    assert got == {"spice": 2, **deployed()}


@pytest.mark.shows(f"hagal/{BASINS}", "V-7.1", "V-8.5")
def test_a_rival_controlling_imperial_basin_is_paid_for_its_own_visit() -> None:
    t = faced(BASINS).bonus_spice(imperial_basin=1).control(RIVAL, "imperial_basin")
    _, got = turn(t)
    assert got == {"spice": 3, **deployed()}


@pytest.mark.shows("hagal/deep_desert", "V-4.4", "V-7.7", "V-7.8", "X-V04")
def test_deep_desert_without_hooks_gives_bonus_and_base_spice_and_costs_no_water() -> None:
    s, got = turn(faced("deep_desert").bonus_spice(deep_desert=2).have(RIVAL, water=0))
    assert agents(s, RIVAL) == ["deep_desert"]
    assert got == {"spice": 6, **deployed()}
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 0
    assert s.shield_wall


@pytest.mark.shows("hagal/deep_desert", "V-7.8", "X-V04")
def test_deep_desert_with_hooks_brings_two_sandworms() -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=2).owns(RIVAL, "hooks")
    s, got = turn(t.conflict("skirmish_crysknife"))
    assert got == {"spice": 2, "worms": 2, **deployed()}
    # This card shows no detonation.
    assert s.shield_wall


@pytest.mark.shows("hagal/deep_desert", "V-7.8", "X-V04")
def test_deep_desert_with_hooks_and_a_protected_conflict_gives_the_base_spice() -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=2).owns(RIVAL, "hooks").conflict(PROTECTED)
    s, got = turn(t)
    assert got == {"spice": 6, **deployed()}
    assert s.shield_wall


@pytest.mark.shows("hagal/deep_desert", "V-7.8")
def test_deep_desert_with_hooks_and_the_shield_wall_gone_brings_sandworms_anywhere() -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=1).owns(RIVAL, "hooks").conflict(PROTECTED)
    _, got = turn(t.no_shield_wall())
    assert got == {"spice": 1, "worms": 2, **deployed()}


@pytest.mark.shows("hagal/deep_desert", "V-4.1", "V-4.3")
@pytest.mark.parametrize("hooks", [True, False])
def test_deep_desert_is_skipped_without_bonus_spice_there(hooks: bool) -> None:
    t = faced("deep_desert", "accept_contract_shipping_a")
    t.bonus_spice(hagga_basin=2, imperial_basin=2)
    s, got = turn(t.owns(RIVAL, "hooks") if hooks else t)
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}


# ---------------------------------------------------------------- Place Spy


PLACES = [
    pytest.param(card, k, id=f"{card}-{k}", marks=pytest.mark.shows(f"hagal/{card}"))
    for card, posts in POST_ORDER.items()
    for k in range(len(posts))
]


@pytest.mark.shows("V-6.2", "R-064")
@pytest.mark.parametrize(("card", "taken"), PLACES)
def test_place_spy_takes_the_first_free_post_of_its_type(card: str, taken: int) -> None:
    posts = POST_ORDER[card]
    s, got = turn(faced(card, "accept_contract_shipping_a").spies(1, *posts[:taken]))
    assert spies(s, RIVAL) == [posts[taken]]
    # Another card sends the one Agent of this turn.
    assert agents(s, RIVAL) == ["accept_contract"]
    assert s.seats[RIVAL].agents == 1
    assert got == {"spies": -1, "solari": 2}


@pytest.mark.shows("V-6.2", "X-V05")
@pytest.mark.parametrize(("card", "posts"), each(POST_ORDER))
def test_place_spy_without_a_free_post_only_reveals_another_card(
    card: str, posts: list[str]
) -> None:
    t = faced(card, "accept_contract_shipping_a").spies(0, *posts[:1]).spies(1, *posts[1:])
    s, got = turn(t)
    assert spies(s, RIVAL) == []
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}


@pytest.mark.shows("V-6.2")
@pytest.mark.parametrize(("card", "posts"), each(POST_ORDER))
def test_place_spy_passes_over_the_rivals_own_spy(card: str, posts: list[str]) -> None:
    s, got = turn(faced(card, "accept_contract_shipping_a").spies(RIVAL, posts[0]))
    assert sorted(spies(s, RIVAL)) == sorted(posts[:2])
    assert got == {"spies": -1, "solari": 2}


@cards_of((*POST_ORDER, "research_station"), "V-6.3", "V-6.4", "X-V06")
@pytest.mark.parametrize(("card", "post"), [(card, posts[0]) for card, posts in POST_ORDER.items()])
def test_troops_of_a_scheme_before_the_agent_are_deployed_on_a_combat_space(
    card: str, post: str
) -> None:
    t = faced(card, "research_station").spies(RIVAL, "post_emperor", "post_fremen")
    s, got = turn(t)
    assert spies(s, RIVAL) == [post]
    assert got == {"spies": 1, **deployed(2 + 2)}


@cards_of(tuple(POST_ORDER), "V-6.2")
def test_several_place_spy_cards_in_one_turn() -> None:
    s, got = turn(faced(*POST_ORDER, "accept_contract_shipping_a"))
    # The third placement recalls the other two; the Scheme recruits 2 troops.
    assert spies(s, RIVAL) == ["post_landsraad_right"]
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"spies": -1, "solari": 2, **recruits(2)}


# ---------------------------------------------------------------- Reshuffle and the empty deck


@pytest.mark.shows("hagal/reshuffle", "V-4.2")
def test_reshuffle_makes_a_new_deck_of_all_cards_and_reveals_on() -> None:
    s, _ = turn(faced().empty_hagal("reshuffle", "arrakeen"))
    shown = hagal_shown(s)
    assert len(agents(s, RIVAL)) == 1
    assert Counter(hagal_deck(s) + shown) == COPIES
    assert len(hagal_deck(s)) == 37 - len(shown) > 25


@pytest.mark.shows("hagal/reshuffle", "V-4.2")
def test_an_empty_deck_is_shuffled_anew_at_once() -> None:
    t = faced().empty_hagal("arrakeen", "sardaukar").agents(0, "arrakeen", "sardaukar")
    s, _ = turn(t)
    assert len(agents(s, RIVAL)) == 1
    assert Counter(hagal_deck(s) + hagal_shown(s)) == COPIES
    assert len(hagal_deck(s)) > 25


@pytest.mark.shows("V-4.2")
def test_the_last_card_of_the_deck_is_used_before_shuffling() -> None:
    s, _ = turn(faced().empty_hagal("research_station"))
    assert agents(s, RIVAL) == ["research_station"]
