"""House Hagal cards of the other spaces and of observation posts."""

from __future__ import annotations

import pytest

from tests.cards.helpers.hagal import (
    PROTECTED,
    RIVAL,
    cards_of,
    deployed,
    each,
    faced,
    recruits,
    turn,
)
from tests.table import agents, cards, contracts, spies

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
@pytest.mark.parametrize(("emperor", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1)])
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
