"""The Rivals' rewards (V-8.7 to V-8.10)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import Table, alliances, do, influence, legal, spies
from .helpers import NO_INFLUENCE, NO_SWORDS, in_window, purse, solo, won

# ---------------------------------------------------------------- V-8.7 Influence


@pytest.mark.shows("V-8.7")
@pytest.mark.parametrize(
    ("levels", "chosen"),
    [
        # Staban: Spacing Guild, Fremen, Bene Gesserit, Emperor.
        ((0, 0, 0, 0), "spacing_guild"),
        ((0, 1, 0, 0), "fremen"),
        ((0, 1, 0, 1), "bene_gesserit"),
        ((0, 1, 1, 1), "emperor"),
        ((3, 2, 1, 2), "bene_gesserit"),
        ((1, 1, 2, 1), "spacing_guild"),
    ],
)
def test_a_rival_raises_the_faction_where_it_has_least(
    levels: tuple[int, int, int, int], chosen: str
) -> None:
    before = dict(zip(NO_INFLUENCE, levels))
    s = won("skirmish_crysknife").influence(1, **before).start()
    assert influence(s, 1) == {**before, chosen: before[chosen] + 1}


@pytest.mark.shows("V-8.7", "U-12.14")
def test_doubled_influence_is_chosen_twice() -> None:
    s = won("skirmish_crysknife", worms=1).start()
    assert influence(s, 1) == {**NO_INFLUENCE, "spacing_guild": 1, "fremen": 1}
    s = won("skirmish_crysknife", worms=1).battle_cards(1).influence(
        1, emperor=3, spacing_guild=2, bene_gesserit=2, fremen=0
    ).start()  # fmt: skip
    assert influence(s, 1)["fremen"] == 2
    assert s.seats[1].vp == 4


@pytest.mark.shows("V-8.7")
def test_propaganda_raises_the_two_lowest_factions() -> None:
    s = won("propaganda").start()
    assert influence(s, 1) == {**NO_INFLUENCE, "spacing_guild": 1, "fremen": 1}
    levels = {"emperor": 0, "spacing_guild": 2, "bene_gesserit": 1, "fremen": 2}
    s = won("propaganda").influence(1, **levels).start()
    assert influence(s, 1) == {**levels, "emperor": 1, "bene_gesserit": 2}


@pytest.mark.shows("V-8.7", "V-8.3")
def test_propaganda_names_two_different_factions_each_time() -> None:
    # One Faction stays lowest after the first step, but two different ones are raised.
    levels = {"emperor": 0, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 2}
    s = won("propaganda").influence(1, **levels).start()
    assert influence(s, 1) == {**levels, "emperor": 1, "fremen": 3}
    s = won("propaganda", worms=1).start()
    assert influence(s, 1) == dict.fromkeys(NO_INFLUENCE, 1)


@pytest.mark.shows("V-8.7", "R-017")
def test_a_faction_at_the_top_is_not_chosen() -> None:
    levels = dict.fromkeys(NO_INFLUENCE, 6)
    t = won("propaganda").influence(1, **{**levels, "fremen": 5})
    for faction in levels:
        t.alliance(1, faction)
    s = t.start()
    assert influence(s, 1) == levels


@pytest.mark.shows("V-8.7", "V-5.2")
def test_an_alliance_won_by_a_reward() -> None:
    levels = dict.fromkeys(NO_INFLUENCE, 3)
    s = won("skirmish_crysknife").battle_cards(1).influence(1, **levels).start()
    assert alliances(s)["spacing_guild"] == 1
    assert s.seats[1].vp == 5
    assert purse(s) == (0, 0, 0, 1)  # and no 3 Solari for level 4


# ---------------------------------------------------------------- V-8.8 points for a price


@pytest.mark.shows("V-8.8")
@pytest.mark.parametrize(
    ("conflict", "price", "worms", "owned", "points", "left"),
    [
        ("spice_freighters", "spice", 0, 2, 0, 2),
        ("spice_freighters", "spice", 0, 3, 1, 0),
        ("spice_freighters", "spice", 0, 6, 1, 3),
        ("spice_freighters", "spice", 1, 5, 1, 2),
        ("spice_freighters", "spice", 1, 6, 2, 0),
        ("spice_freighters", "spice", 1, 7, 2, 1),
        ("battle_for_imperial_basin", "spice", 0, 3, 1, 3),
        ("battle_for_imperial_basin", "spice", 0, 4, 2, 0),
        ("battle_for_imperial_basin", "spice", 1, 4, 3, 0),
        ("battle_for_imperial_basin", "spice", 1, 8, 4, 0),
        ("battle_for_spice_refinery", "solari", 0, 5, 1, 5),
        ("battle_for_spice_refinery", "solari", 0, 6, 2, 0),
        ("battle_for_spice_refinery", "solari", 1, 7, 3, 1),
    ],
)
def test_a_rival_pays_for_points_as_often_as_it_can(
    conflict: str, price: str, worms: int, owned: int, points: int, left: int
) -> None:
    t = won(conflict, worms=worms).have(1, water=0, **{price: owned}).battle_cards(1)
    s = (t.no_shield_wall() if worms else t).start()
    assert s.seats[1].vp == points
    assert getattr(s.seats[1], price) == left


@pytest.mark.shows("V-8.8")
def test_a_rival_pays_with_spies_on_battle_for_arrakeen() -> None:
    for posts, points in ((("post_choam",), 1), (("post_choam", "post_fremen"), 2)):
        t = won("battle_for_arrakeen").spies(1, *posts).battle_cards(1)
        s = t.start()
        assert s.seats[1].vp == points
        assert spies(s, 1) == ([] if points == 2 else list(posts))
        assert s.seats[1].spies == (3 if points == 2 else 2)


@pytest.mark.shows("V-8.8")
def test_battle_for_arrakeen_with_a_sandworm_and_two_spies() -> None:
    t = won("battle_for_arrakeen", worms=1).spies(1, "post_choam", "post_fremen")
    s = t.battle_cards(1).no_shield_wall().start()
    assert s.seats[1].vp == 3  # twice 1, and the Spies once
    assert spies(s, 1) == []


# ---------------------------------------------------------------- V-8.9, V-8.10 other parts


@pytest.mark.shows("V-8.9", "C-4.1")
@pytest.mark.parametrize("choam", [False, True])
@pytest.mark.parametrize(("worms", "solari"), [(0, 2), (1, 4)])
def test_a_contract_in_a_reward_is_two_solari(choam: bool, worms: int, solari: int) -> None:
    for conflict in ("choam_security", "trade_dispute"):
        t = Table(players=1, choam=choam).conflict(conflict).units(0)
        t.units(1, conflict=2, worms=worms).hagal(*NO_SWORDS).at_combat(2)
        s = t.start()
        assert s.seats[1].solari == solari
        if choam:
            assert s.to_dict()["choam"]["held"][1] == []
            assert len(s.to_dict()["choam"]["bank"]) == 18


@pytest.mark.shows("V-8.10", "R-073")
def test_trashing_a_card_means_nothing_to_a_rival() -> None:
    s = won("trade_dispute").start()
    assert purse(s) == (2, 0, 0, 2)
    s = solo("trade_dispute", 5, 1, 0).hand(0).deck(0, "dagger", "diplomacy").start()
    while s.round == 1:
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert purse(s) == (0, 1, 0, 2)


@pytest.mark.shows("V-8.10", "V-6.1", "R-073")
def test_a_spy_in_a_reward_goes_to_a_faction_post() -> None:
    s = won("test_of_loyalty").start()
    assert spies(s, 1) == ["post_spacing_guild"]
    assert (influence(s, 1)["emperor"], s.seats[1].solari) == (1, 2)
    s = won("test_of_loyalty").spies(0, "post_spacing_guild").start()
    assert spies(s, 1) == ["post_fremen"]
    posts = ("post_spacing_guild", "post_fremen", "post_bene_gesserit")
    s = won("test_of_loyalty").spies(0, *posts).spies(2, "post_emperor").start()
    assert spies(s, 1) == []
    assert s.seats[1].solari == 2


@pytest.mark.shows("V-8.10", "V-6.3", "V-6.4")
def test_a_scheme_in_combat() -> None:
    # Staban's Scheme: 2 troops, which go to the garrison.
    s = won("test_of_loyalty").spies(1, "post_fremen", "post_choam").start()
    assert spies(s, 1) == ["post_spacing_guild"]
    assert s.seats[1].spies == 2
    assert (s.seats[1].garrison, s.seats[1].deployed) == (2, 0)


@pytest.mark.shows("V-8.10", "V-6.3", "V-8.3")
def test_two_spies_of_a_doubled_reward() -> None:
    s = won("test_of_loyalty", worms=1).start()
    assert sorted(spies(s, 1)) == ["post_fremen", "post_spacing_guild"]
    # With one Spy on the board the second of the two is its third: Scheme.
    s = won("test_of_loyalty", worms=1).spies(1, "post_choam").start()
    assert spies(s, 1) == ["post_fremen"]
    assert s.seats[1].garrison == 2


def taken(t: Table) -> list[str]:
    """What a Rival took of its reward, in the order of the log."""
    s = do(in_window(t), "pass")
    return [
        events.NAMES[event]
        for event, seat, _, _ in s.log or []
        if seat == 1 and event in (events.PLACED_SPY, events.GAINED, events.INFLUENCE_UP)
    ]


@pytest.mark.shows("V-8.3", "V-8.10", "conflict/seize_spice_refinery")
def test_a_rival_takes_a_reward_from_top_to_bottom() -> None:
    t = solo("seize_spice_refinery", 1, 3, 0)
    assert taken(t) == ["placed-spy", "gained"]


@pytest.mark.shows("V-8.3", "U-12.11", "conflict/test_of_loyalty")
def test_a_rival_takes_a_doubled_reward_as_the_whole_list_twice() -> None:
    once = ["influence-up", "placed-spy", "gained"]
    assert taken(solo("test_of_loyalty", 1, 3, 0, worms=1)) == [*once, *once]


# ---------------------------------------------------------------- every reward

LOOT: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = [
    # Solari, spice, Intrigue, water, troops for the first, second and third place.
    ("skirmish_crysknife", (0, 0, 0, 0, 0), (0, 1, 1, 0, 0), (0, 1, 0, 0, 0)),
    ("skirmish_ornithopter", (1, 0, 1, 0, 0), (2, 0, 1, 0, 0), (0, 0, 1, 0, 0)),
    ("skirmish_desert_mouse", (2, 0, 0, 0, 0), (3, 0, 0, 0, 0), (2, 0, 0, 0, 0)),
    ("choam_security", (2, 0, 0, 0, 1), (2, 0, 0, 1, 2), (0, 0, 1, 0, 1)),
    ("spice_freighters", (0, 0, 0, 0, 0), (0, 1, 0, 1, 1), (0, 1, 0, 0, 1)),
    ("siege_of_arrakeen", (2, 0, 0, 0, 2), (4, 0, 0, 0, 1), (3, 0, 0, 0, 0)),
    ("seize_spice_refinery", (0, 2, 0, 0, 0), (0, 1, 1, 0, 1), (0, 2, 0, 0, 0)),
    ("test_of_loyalty", (2, 0, 0, 0, 0), (4, 0, 0, 0, 1), (3, 0, 0, 0, 0)),
    ("shadow_contest", (0, 0, 1, 0, 0), (0, 1, 1, 0, 1), (0, 1, 0, 0, 1)),
    ("secure_imperial_basin", (0, 2, 0, 0, 1), (0, 0, 0, 2, 1), (0, 0, 0, 1, 1)),
    ("protect_the_sietches", (0, 0, 0, 1, 1), (0, 3, 0, 0, 1), (0, 2, 0, 0, 0)),
    ("trade_dispute", (2, 0, 0, 1, 0), (0, 1, 0, 1, 0), (0, 0, 0, 1, 1)),
    ("propaganda", (0, 0, 0, 0, 0), (0, 3, 1, 0, 0), (0, 3, 0, 0, 0)),
    ("battle_for_imperial_basin", (0, 0, 0, 0, 0), (0, 5, 0, 0, 0), (0, 3, 0, 0, 0)),
    ("battle_for_arrakeen", (0, 0, 0, 0, 0), (3, 1, 1, 0, 0), (2, 2, 0, 0, 0)),
    ("battle_for_spice_refinery", (0, 0, 0, 0, 0), (0, 3, 1, 0, 0), (0, 3, 0, 0, 0)),
]


def loot(s: State, seat: int) -> tuple[int, ...]:
    """What a seat gained that began with one water and no garrison."""
    solari, spice, intrigue, water = purse(s, seat)
    return solari, spice, intrigue, water - 1, s.seats[seat].garrison


@pytest.mark.shows("V-8.3", "V-8.9", "V-8.10", "C-4.1", "R-073")
@pytest.mark.parametrize(("conflict", "first", "second", "third"), LOOT)
def test_every_reward_of_a_rival(
    conflict: str, first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]
) -> None:
    s = solo(conflict, 0, 3, 1).start()
    assert (loot(s, 1), loot(s, 2)) == (first, second)
    # Two Rivals tied for second, behind a person who answers with whatever comes first.
    s = solo(conflict, 5, 1, 1).start()
    while s.round == 1:
        do(s, legal(s)[-1])
    assert (loot(s, 1), loot(s, 2)) == (third, third)


@pytest.mark.shows("V-8.3", "U-12.11")
@pytest.mark.parametrize(("conflict", "first", "second", "third"), LOOT)
def test_every_reward_of_a_rival_doubled(
    conflict: str, first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]
) -> None:
    s = solo(conflict, 0, 1, 4, worms=1).no_shield_wall().start()
    rival = s.seats[1]
    owned = 1 + 2 * sum(second[:4])
    assert rival.swordmaster == (owned >= 9)  # Staban's value
    assert rival.garrison == 2 * second[4]
    if rival.swordmaster:
        assert sum(purse(s)) == owned - 9
    else:
        assert loot(s, 1) == tuple(2 * n for n in second)
