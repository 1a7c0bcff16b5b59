"""House Hagal cards of the Factions' spaces, and the Influence they bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.helpers.hagal import PROTECTED, RIVAL, cards_of, deployed, faced, recruits, turn
from tests.table import Table, agents, alliances, contracts, influence, spies

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
    taken = {s.codex.intrigue_ids[c] for c in s.seats[RIVAL].intrigue}
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
