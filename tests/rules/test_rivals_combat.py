"""Rivals in Combat and at the end of the game (V-8, V-9)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import (
    Table,
    agents,
    alliances,
    battle_cards,
    control,
    do,
    influence,
    intrigues,
    legal,
    spies,
)

RIVAL = 2
"""The seat of the Rival when two play."""
NO_SWORDS = ("assembly_hall", "gather_support_a")
"""The two House Hagal cards without swords."""
NO_INFLUENCE = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}


def solo(conflict: str, *troops: int, worms: int = 0, rival: str = "staban_tuek") -> Table:
    """Seats 0 (person), 1 and 2 (Rivals) with troops in the Conflict; seat 1 with sandworms.

    Seat 2 is First Player, so in the next round the person decides before any Rival acts.
    Staban's Factions: Spacing Guild, Fremen, Bene Gesserit, Emperor.
    """
    t = Table(players=1, rivals=[rival, "lady_margot_fenring"]).conflict(conflict)
    for seat, n in enumerate(troops):
        t.units(seat, conflict=n, worms=worms if seat == 1 else 0)
    return t.hagal(*NO_SWORDS).at_combat(2)


def won(conflict: str, worms: int = 0, rival: str = "staban_tuek") -> Table:
    """Seat 1, a Rival, wins alone."""
    return solo(conflict, 0, 3, 0, worms=worms, rival=rival)


def purse(s: State, seat: int = 1) -> tuple[int, int, int, int]:
    """Solari, spice, Intrigue cards, water."""
    it = s.seats[seat]
    return it.solari, it.spice, len(it.intrigue), it.water


def in_window(t: Table) -> State:
    """Combat stops at the person's window, for which seat 0 holds a Combat card."""
    return t.intrigue(0, "contingency_plan").start()


# ---------------------------------------------------------------- V-8.1 the Combat bonus


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("heighliner", 5), ("sardaukar", 4), ("desert_tactics", 3), ("sietch_tabr", 3),
        ("place_spy_city", 2), ("research_station", 2), ("deep_desert", 2),
        ("deliver_supplies_heighliner", 1), ("arrakeen", 1), ("gather_support_a", 0),
    ],
)  # fmt: skip
def test_a_rival_in_the_conflict_adds_the_swords_of_one_card(card: str, swords: int) -> None:
    t = solo("trade_dispute", 1, 2, 0, worms=1).hagal(card, "heighliner")
    s = in_window(t)
    assert s.strength(1) == 2 * 2 + 3 + swords
    assert s.to_dict()["rivals"]["shown"] == [card]


@pytest.mark.shows("V-8.1")
def test_everything_else_on_the_combat_card_is_ignored() -> None:
    t = solo("trade_dispute", 1, 2, 0).units(1, garrison=3, conflict=2)
    s = in_window(t.hagal("heighliner"))
    rival = s.seats[1]
    assert (rival.deployed, rival.garrison, rival.agents) == (2, 3, 2)
    assert influence(s, 1) == NO_INFLUENCE
    s = in_window(solo("trade_dispute", 1, 2, 0).hagal("place_spy_city"))
    assert spies(s, 1) == []


@pytest.mark.shows("V-8.1")
def test_a_rival_without_units_reveals_nothing() -> None:
    t = solo("trade_dispute", 1, 0, 1).units(1, garrison=5).hagal("heighliner", "sardaukar")
    s = in_window(t)
    assert s.strength(1) == 0
    assert s.strength(2) == 2 + 5
    assert s.to_dict()["rivals"]["shown"] == ["heighliner"]
    s = in_window(solo("trade_dispute", 1, 0, 0).hagal("heighliner"))
    assert s.to_dict()["rivals"]["shown"] == []


@pytest.mark.shows("V-8.1")
def test_a_sandworm_alone_is_a_unit() -> None:
    s = in_window(solo("trade_dispute", 1, 0, 0, worms=1).hagal("heighliner"))
    assert s.strength(1) == 3 + 5


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(("first", "swords"), [(0, (5, 4)), (1, (5, 4)), (2, (4, 5))])
def test_rivals_reveal_in_turn_order(first: int, swords: tuple[int, int]) -> None:
    t = solo("trade_dispute", 1, 1, 1).hagal("heighliner", "sardaukar").at_combat(first)
    s = in_window(t)
    assert (s.strength(1) - 2, s.strength(2) - 2) == swords


@pytest.mark.shows("V-8.1", "V-4.2")
def test_reshuffle_revealed_in_combat() -> None:
    for seed in range(6):
        t = Table(players=2, seed=seed).conflict("trade_dispute").units(0, conflict=1)
        t.units(2, conflict=1).intrigue(0, "contingency_plan").empty_hagal("reshuffle")
        s = t.at_combat().start()
        piles = s.to_dict()["rivals"]
        assert len(piles["deck"]) + len(piles["shown"]) == 37
        assert len(piles["deck"]) >= 35
        card = [x for x in piles["shown"] if x != "reshuffle"][-1]
        assert s.strength(2) - 2 == s.tables.hagal[s.tables.hagal_number[card]].swords


@pytest.mark.shows("V-8.1", "V-4.2")
def test_the_deck_is_shuffled_when_it_is_empty_in_combat() -> None:
    t = solo("trade_dispute", 1, 1, 1).empty_hagal("heighliner")
    s = in_window(t.at_combat(0))
    assert s.strength(1) == 2 + 5
    piles = s.to_dict()["rivals"]
    assert len(piles["deck"]) + len(piles["shown"]) == 36
    assert len(piles["deck"]) >= 35


@pytest.mark.shows("V-8.1", "U-12.17")
def test_the_swords_are_gone_in_the_next_round() -> None:
    s = solo("trade_dispute", 0, 1, 0).hagal("heighliner").start()
    assert s.round == 2
    assert (s.seats[1].swords, s.strength(1), s.seats[1].deployed) == (0, 0, 0)


# ---------------------------------------------------------------- V-8.2 the Intrigue window


@pytest.mark.shows("V-8.2", "R-072")
def test_only_persons_play_combat_intrigue() -> None:
    t = solo("siege_of_arrakeen", 1, 1, 1).intrigue(0, "contingency_plan")
    t.intrigue(1, "contingency_plan", "devour").intrigue(2, "contingency_plan")
    s = t.start()
    assert s.decision.seat == 0
    do(s, "pass")
    assert s.round == 2
    assert len(intrigues(s, 1)) == 2
    assert intrigues(s, 2) == ["contingency_plan"]
    assert not [e for e in s.log or [] if e[0] == events.INTRIGUE]


@pytest.mark.shows("V-8.2", "V-8.1")
def test_the_window_opens_after_the_bonus_of_every_rival() -> None:
    t = solo("siege_of_arrakeen", 1, 1, 1).hagal("arrakeen", "place_spy_city").at_combat(2)
    s = in_window(t)
    assert (s.strength(1), s.strength(2)) == (2 + 2, 2 + 1)
    do(s, "intrigue:contingency_plan")
    assert s.round == 2  # the person has nothing more to play; nobody else is asked
    assert control(s)["arrakeen"] == 0  # 5 against 4 and 3


@pytest.mark.shows("V-8.2")
def test_two_persons_take_turns_in_the_window_past_the_rival() -> None:
    t = Table(players=2).conflict("siege_of_arrakeen").hagal("assembly_hall")
    for seat in range(3):
        t.units(seat, conflict=1).intrigue(seat, "contingency_plan")
    s = t.at_combat(1).start()
    assert s.decision.seat == 1
    do(s, "pass")
    assert s.decision.seat == 0
    do(s, "intrigue:contingency_plan")
    assert s.decision.seat == 1
    do(s, "pass")
    assert s.round == 2
    assert battle_cards(s, 0)[-1] == "siege_of_arrakeen"


@pytest.mark.shows("V-8.2", "U-12.1")
def test_a_person_without_units_is_not_asked() -> None:
    s = in_window(solo("trade_dispute", 0, 1, 1))
    assert s.round == 2
    assert intrigues(s, 0) == ["contingency_plan"]


# ---------------------------------------------------------------- V-8.3 ranking


FIRST, SECOND, THIRD, NOTHING = (0, 1, 1), (3, 0, 1), (2, 0, 0), (0, 0, 0)


@pytest.mark.shows("V-8.3", "U-12.7")
@pytest.mark.parametrize(
    ("troops", "places"),
    [
        ((3, 2, 1), (FIRST, SECOND, NOTHING)),
        ((1, 3, 2), (NOTHING, FIRST, SECOND)),
        ((2, 1, 3), (SECOND, NOTHING, FIRST)),
        ((1, 3, 1), (THIRD, FIRST, THIRD)),
        ((3, 1, 1), (FIRST, THIRD, THIRD)),
        ((2, 2, 1), (SECOND, SECOND, NOTHING)),
        ((1, 2, 2), (NOTHING, SECOND, SECOND)),
        ((2, 2, 2), (SECOND, SECOND, SECOND)),
        ((0, 2, 1), (NOTHING, FIRST, SECOND)),
        ((0, 0, 1), (NOTHING, NOTHING, FIRST)),
    ],
)
def test_ranking_with_two_rivals(
    troops: tuple[int, int, int], places: tuple[tuple[int, int, int], ...]
) -> None:
    # Protect the Sietches tells the places apart: spice, water, troops.
    s = solo("protect_the_sietches", *troops).start()
    assert tuple((x.spice, x.water - 1, x.garrison) for x in s.seats) == places
    winner = next((n for n, place in enumerate(places) if place == FIRST), None)
    for seat in range(3):
        assert influence(s, seat)["fremen"] == (1 if seat == winner else 0)
        held = [*battle_cards(s, seat), *battle_cards(s, seat, "face_down")]
        assert ("protect_the_sietches" in held) == (seat == winner)


@pytest.mark.shows("V-8.3", "V-8.1", "U-12.7")
def test_the_combat_bonus_counts_for_the_ranking() -> None:
    t = solo("protect_the_sietches", 3, 2, 1).hagal("gather_support_a", "desert_tactics")
    s = t.start()  # seat 2 reveals first (0), then seat 1 (3): 7 against 6
    assert influence(s, 1)["fremen"] == 1
    assert s.seats[0].spice == 3


@pytest.mark.shows("V-8.3", "U-12.9")
def test_reward_troops_of_a_rival_go_to_its_garrison() -> None:
    s = won("choam_security").start()
    assert (s.seats[1].garrison, s.seats[1].supply, s.seats[1].deployed) == (1, 11, 0)


@pytest.mark.shows("V-8.3", "U-12.11")
def test_a_sandworm_doubles_the_reward_of_a_rival() -> None:
    s = won("protect_the_sietches", worms=1).start()
    assert influence(s, 1)["fremen"] == 2
    assert (s.seats[1].water, s.seats[1].garrison, s.seats[1].vp) == (3, 2, 1)
    s = solo("protect_the_sietches", 9, 1, 0, worms=1).start()
    assert (s.seats[1].spice, s.seats[1].garrison) == (6, 2)  # second place, twice
    s = won("protect_the_sietches", worms=3).start()
    assert s.seats[1].water == 3  # never more than twice


@pytest.mark.shows("V-8.3", "V-8.5", "U-12.12")
def test_control_and_the_card_are_not_doubled() -> None:
    s = won("siege_of_arrakeen", worms=1).no_shield_wall().start()
    assert control(s)["arrakeen"] == 1
    assert purse(s) == (4, 0, 0, 1)
    assert battle_cards(s, 1).count("siege_of_arrakeen") == 1


# ---------------------------------------------------------------- V-8.4 battle icons


@pytest.mark.shows("V-8.4", "U-12.15")
def test_a_rival_keeps_the_conflict_card_and_matches_icons() -> None:
    s = won("trade_dispute").battle_cards(1, "objective_crysknife").start()
    assert battle_cards(s, 1) == ["objective_crysknife", "trade_dispute"]
    assert s.seats[1].vp == 0
    s = won("choam_security").battle_cards(1, "objective_crysknife").start()
    assert battle_cards(s, 1) == []
    assert sorted(battle_cards(s, 1, "face_down")) == ["choam_security", "objective_crysknife"]
    assert s.seats[1].vp == 1


@pytest.mark.shows("V-8.4")
def test_a_rival_matches_two_conflict_cards() -> None:
    t = won("trade_dispute").battle_cards(1, "objective_crysknife", "protect_the_sietches")
    s = t.start()
    assert battle_cards(s, 1) == ["objective_crysknife"]
    assert s.seats[1].vp == 1


@pytest.mark.shows("V-8.4")
def test_face_down_cards_match_nothing() -> None:
    t = won("choam_security").battle_cards(1, face_down=("objective_crysknife", "spice_freighters"))
    s = t.start()
    assert battle_cards(s, 1) == ["choam_security"]
    assert s.seats[1].vp == 0


@pytest.mark.shows("V-8.4", "U-12.16")
def test_a_tie_for_first_leaves_the_card() -> None:
    s = solo("choam_security", 0, 2, 2).start()
    assert "choam_security" in s.to_dict()["conflicts_left"]


# ---------------------------------------------------------------- V-8.5, V-8.6 Control


@pytest.mark.shows("V-8.5", "U-8.1")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("seize_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_a_rival_takes_control_from_anybody(conflict: str, space: str) -> None:
    for owner in (None, 0, 1, 2):
        t = won(conflict)
        if owner is not None:
            t.control(owner, space)
        assert control(t.start())[space] == 1


@pytest.mark.shows("V-8.5", "U-8.1")
def test_a_person_takes_control_from_a_rival() -> None:
    s = solo("siege_of_arrakeen", 3, 1, 0).control(1, "arrakeen").start()
    assert control(s)["arrakeen"] == 0


@pytest.mark.shows("V-8.5")
def test_the_bonus_comes_from_persons_other_rivals_and_itself() -> None:
    t = Table(players=1, rivals=["lady_amber_metulli", "gurney_halleck"]).control(1, "arrakeen")
    s = (
        t.hand(0, "reconnaissance")
        .agents(2, "fremkit", "secrets")
        .agents(1, "espionage", "sardaukar")
        .start()
    )
    do(s, "card:reconnaissance", "space:arrakeen")
    assert (s.seats[0].solari, s.seats[1].solari) == (0, 1)
    for visitor in (1, 2):
        other = 3 - visitor
        t = Table(players=1, rivals=["lady_amber_metulli", "gurney_halleck"])
        t.control(1, "arrakeen").agents(other, "fremkit", "secrets")
        s = t.hagal("arrakeen").turn_of(visitor).start()
        assert agents(s, visitor) == ["arrakeen"]
        assert (s.seats[1].solari, s.seats[2].solari) == (1, 0)


@pytest.mark.shows("V-8.6", "U-4.2")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_the_defensive_bonus_is_always_taken(conflict: str, space: str) -> None:
    t = Table(players=1).control(2, space).next_conflict(conflict).at_round_start()
    s = t.start()
    assert s.decision.seat == 0
    assert s.decision.kind == "turn"
    assert [(x.deployed, x.garrison, x.supply) for x in s.seats] == [
        (0, 3, 9), (0, 3, 9), (1, 3, 8)
    ]  # fmt: skip


@pytest.mark.shows("V-8.6", "U-4.2")
def test_no_defensive_bonus_without_supply_or_for_another_place() -> None:
    t = Table(players=1).control(1, "arrakeen").next_conflict("siege_of_arrakeen")
    s = t.units(1, garrison=12).at_round_start().start()
    assert (s.seats[1].deployed, s.seats[1].garrison) == (0, 12)
    t = Table(players=1).control(1, "arrakeen").next_conflict("trade_dispute").at_round_start()
    assert t.start().seats[1].deployed == 0


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


# ---------------------------------------------------------------- V-9 the end


@pytest.mark.shows("V-9.1", "R-072")
def test_rivals_play_no_endgame_cards_and_match_no_wild_icon() -> None:
    t = Table(players=1).battle_cards(1, "objective_crysknife", "propaganda")
    t.intrigue(1, "crysknife", "shadow_alliance").influence(1, fremen=4).alliance(0, "fremen")
    s = t.at_endgame().start()
    assert s.is_over
    assert s.seats[1].vp == 1
    assert battle_cards(s, 1) == ["objective_crysknife", "propaganda"]
    assert len(intrigues(s, 1)) == 2


@pytest.mark.shows("V-9.1", "U-13.6")
def test_a_person_still_matches_the_wild_icon() -> None:
    t = Table(players=1).battle_cards(0, "objective_desert_mouse_first", "propaganda")
    s = t.at_endgame().start()
    assert s.decision.seat == 0
    assert len(legal(s)) == 2


@pytest.mark.shows("V-9.1", "V-1.3")
def test_a_rival_can_win_with_the_last_conflict_too() -> None:
    s = Table(players=1).points(1, 3).last_round().at_recall().start()
    assert s.is_over
    assert (s.standings[0].place, s.standings[0].seat) == (1, 1)


@pytest.mark.shows("V-1.3", "V-9.1")
def test_ten_points_end_the_game_at_recall_and_not_before() -> None:
    t = won("battle_for_imperial_basin").points(1, 9).battle_cards(1)
    s = t.start()
    assert s.is_over  # Combat brought the tenth point, Recall of that round ends the game
    t = Table(players=2).points(2, 9).influence(2, emperor=1).hagal("dutiful_service")
    s = t.turn_of(2).start()
    assert s.seats[2].vp == 10
    assert s.decision.kind == "turn"


@pytest.mark.shows("V-9.1", "R-071", "U-13.7")
@pytest.mark.parametrize(
    ("person", "rival", "winner"),
    [
        ({"spice": 1}, {"solari": 3, "water": 5}, 0),
        ({"solari": 5, "water": 5}, {"spice": 1}, 1),
        ({"solari": 1}, {"solari": 2}, 1),
        ({"water": 1}, {"water": 2}, 1),
        ({"water": 2}, {"water": 1}, 0),
    ],
)
def test_ties_with_a_rival_go_by_the_usual_list(
    person: dict[str, int], rival: dict[str, int], winner: int
) -> None:
    nothing = {"spice": 0, "solari": 0, "water": 0}
    t = Table(players=1).points(0, 5).points(1, 5).units(0).units(1)
    t.have(0, **{**nothing, **person}).have(1, **{**nothing, **rival})
    s = t.last_round().at_recall().start()
    assert s.is_over
    assert s.standings[0].seat == winner
    assert [x.place for x in s.standings] == [1, 2, 3]


@pytest.mark.shows("V-9.1", "R-071", "U-13.7")
def test_garrison_breaks_a_tie_with_a_rival() -> None:
    t = Table(players=1).points(0, 5).points(1, 5).units(0, garrison=2).units(1, garrison=3)
    assert t.last_round().at_recall().start().standings[0].seat == 1
    t = Table(players=1).points(0, 5).points(1, 5).units(0, garrison=4).units(1, garrison=3)
    assert t.last_round().at_recall().start().standings[0].seat == 0


@pytest.mark.shows("R-071")
@pytest.mark.parametrize("players", [1, 2])
def test_in_a_full_tie_the_person_wins(players: int) -> None:
    t = Table(players=players)
    for seat in range(3):
        t.points(seat, 5).have(seat, spice=0, solari=0, water=1).units(seat, garrison=3)
    s = t.last_round().at_recall().start()
    assert s.is_over
    order = [x.seat for x in s.standings]
    assert order[:players] == sorted(range(players), key=lambda n: -s.seats[n].revealed_at)
    assert order[0] != 2
    assert set(order[players:]) == set(range(players, 3))


@pytest.mark.shows("V-9.1", "V-1.3", "U-13.5")
def test_persons_still_have_their_endgame_when_a_rival_ends_the_game() -> None:
    t = Table(players=1).points(1, 10).points(0, 9).influence(0, fremen=4).alliance(1, "fremen")
    t.intrigue(0, "shadow_alliance").have(0, spice=3, water=1).points(0, 10).points(1, 10)
    s = t.at_recall().start()
    assert not s.is_over
    assert s.decision.seat == 0
    do(s, "intrigue:shadow_alliance")
    if not s.is_over:
        do(s, "end")
    assert s.is_over
    assert [(x.seat, x.vp) for x in s.standings][:2] == [(0, 11), (1, 10)]


@pytest.mark.shows("V-8.1", "V-3.3")
def test_two_players_the_window_starts_with_the_first_player() -> None:
    t = Table(players=2).conflict("siege_of_arrakeen").hagal("heighliner")
    for seat in range(3):
        t.units(seat, conflict=1)
    t.intrigue(0, "contingency_plan").intrigue(1, "contingency_plan")
    s = t.at_combat(0).start()
    assert (s.decision.seat, s.strength(RIVAL)) == (0, 7)


@pytest.mark.shows("V-8.3", "R-019", "U-12.8")
def test_tied_rivals_take_their_rewards_in_turn_order() -> None:
    # Two Rivals tied for first take the second reward; two Intrigue cards are left.
    for first, order in ((0, [1, 2]), (2, [2, 1])):
        t = solo("shadow_contest", 1, 2, 2).at_combat(first).intrigue(0, "contingency_plan")
        s = do(t.start(), "pass")
        rewards = [seat for event, seat, _, _ in s.log or [] if event == events.REWARD]
        assert rewards == order


@pytest.mark.shows("V-8.8", "V-7.2", "R-061")
def test_a_price_in_a_reward_is_paid_though_the_swordmaster_is_missing() -> None:
    # 3 spice for a point rather than kept for the Swordmaster.
    t = won("spice_freighters").have(1, spice=4, solari=2, water=1).battle_cards(1)
    s = t.start()
    assert (s.seats[1].vp, s.seats[1].spice, s.seats[1].swordmaster) == (1, 1, False)


@pytest.mark.shows("V-8.5", "V-8.8", "V-8.3")
def test_a_whole_reward_of_a_conflict_iii() -> None:
    t = won("battle_for_spice_refinery").have(1, solari=6).control(0, "spice_refinery")
    s = t.start()
    assert control(s)["spice_refinery"] == 1
    assert (s.seats[1].vp, s.seats[1].solari) == (2, 0)
    assert "battle_for_spice_refinery" in battle_cards(s, 1)


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
