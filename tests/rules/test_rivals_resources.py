"""Resources of Rivals: the Swordmaster, bought points, Maker spaces (V-7)."""

from __future__ import annotations

import pytest

from kanly import Game, State

from ..table import Table, agents, do, influence, intrigue_discard, intrigues, legal
from .helpers import RIVAL, pair, turn

INTRIGUES = ("contingency_plan", "contingency_plan", "contingency_plan", "impress", "devour")


def purse(s: State, seat: int = RIVAL) -> tuple[int, int, int, int]:
    """Solari, spice, Intrigue cards, water: the order in which they are spent."""
    it = s.seats[seat]
    return it.solari, it.spice, len(it.intrigue), it.water


def owned(solari: int, spice: int, intrigue: int, water: int, rival: str = "staban_tuek") -> Table:
    """A Rival with these resources."""
    t = pair(rival).have(RIVAL, solari=solari, spice=spice, water=water)
    return t.intrigue(RIVAL, *INTRIGUES[:intrigue])


def second_place(t: Table, conflict: str, worms: int = 0) -> State:
    """The Rival comes second in a Conflict, whatever it reveals; the next round has begun."""
    t.conflict(conflict).units(0, conflict=5).units(RIVAL, conflict=1, worms=worms)
    return t.hagal("assembly_hall").at_combat().start()


# ---------------------------------------------------------------- where resources come from


@pytest.mark.shows("V-7.1")
@pytest.mark.parametrize(
    ("rival", "card", "gain"),
    [
        ("staban_tuek", "accept_contract_shipping_a", (2, 0, 0, 1)),
        ("staban_tuek", "assembly_hall", (0, 0, 1, 1)),
        ("staban_tuek", "arrakeen", (0, 1, 0, 1)),
        ("lady_margot_fenring", "spice_refinery", (1, 0, 0, 1)),
        ("baron_vladimir_harkonnen", "spice_refinery", (0, 0, 1, 1)),
    ],
)
def test_house_hagal_cards_and_signets_bring_resources(
    rival: str, card: str, gain: tuple[int, int, int, int]
) -> None:
    assert purse(turn(pair(rival), card)) == gain


@pytest.mark.shows("V-7.1", "V-6.3")
def test_schemes_bring_resources() -> None:
    t = pair("lady_jessica").spies(RIVAL, "post_choam", "post_fremen")
    assert purse(turn(t, "place_spy_city", "sardaukar")) == (0, 0, 0, 3)
    t = pair("baron_vladimir_harkonnen").spies(RIVAL, "post_choam", "post_fremen")
    assert purse(turn(t, "place_spy_city", "sardaukar")) == (2, 0, 0, 1)


@pytest.mark.shows("V-7.1", "V-8.3")
def test_conflicts_bring_resources() -> None:
    assert purse(second_place(pair(), "shadow_contest")) == (0, 1, 1, 1)
    assert purse(second_place(pair(), "siege_of_arrakeen")) == (4, 0, 0, 1)


@pytest.mark.shows("V-7.1", "V-8.5")
def test_control_brings_resources() -> None:
    t = pair().control(RIVAL, "arrakeen").hand(0, "reconnaissance")
    t.agents(RIVAL, "fremkit", "secrets")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert purse(s) == (1, 0, 0, 1)


@pytest.mark.shows("V-7.1", "V-5.2")
def test_neither_spaces_nor_track_bonuses_bring_resources() -> None:
    t = pair().influence(RIVAL, spacing_guild=3)
    s = turn(t, "deliver_supplies_heighliner")  # 1 water for a person, and 3 Solari for level 4
    assert influence(s, RIVAL)["spacing_guild"] == 4
    assert purse(s) == (0, 0, 0, 1)


# ---------------------------------------------------------------- the Swordmaster


@pytest.mark.shows("V-7.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        # 2 Solari more make 9 or 10; 9 are spent: Solari, spice, Intrigue, water.
        ((7, 0, 0, 0), (0, 0, 0, 0)),
        ((7, 0, 0, 1), (0, 0, 0, 1)),
        ((6, 1, 0, 1), (0, 0, 0, 1)),
        ((4, 4, 0, 0), (0, 1, 0, 0)),
        ((0, 8, 0, 0), (0, 1, 0, 0)),
        ((0, 5, 3, 0), (0, 0, 1, 0)),
        ((1, 3, 3, 1), (0, 0, 0, 1)),
        ((0, 0, 5, 3), (0, 0, 0, 1)),
        ((0, 0, 0, 8), (0, 0, 0, 1)),
        ((2, 2, 2, 1), (0, 0, 0, 0)),
    ],
)
def test_the_swordmaster_is_paid_in_order_and_the_rest_is_kept(
    before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    s = turn(owned(*before), "accept_contract_shipping_a")
    assert s.seats[RIVAL].swordmaster
    assert purse(s) == after
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-7.2")
def test_one_resource_short_nothing_is_bought() -> None:
    s = turn(owned(2, 2, 1, 1), "accept_contract_shipping_a")
    assert not s.seats[RIVAL].swordmaster
    assert purse(s) == (4, 2, 1, 1)


@pytest.mark.shows("V-7.2", "R-061")
def test_the_swordmaster_can_be_used_in_the_same_round() -> None:
    t = owned(6, 0, 0, 1).agents(RIVAL, "fremkit").hand(0, "dagger")
    t.hand(1, "dagger", "diplomacy")
    s = t.hagal("accept_contract_shipping_a", "sardaukar").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert (s.seats[RIVAL].swordmaster, s.seats[RIVAL].agents) == (True, 1)
    do(s, "card:dagger")
    assert len(agents(s, RIVAL)) == 2
    do(s, "end")  # seat 0 had nothing left but its Reveal turn
    assert sorted(agents(s, RIVAL)) == ["accept_contract", "fremkit", "sardaukar"]
    assert s.seats[RIVAL].agents == 0


@pytest.mark.shows("V-7.2")
def test_the_swordmaster_is_bought_only_once_and_comes_back_every_round() -> None:
    t = owned(0, 6, 2, 2).owns(RIVAL, "swordmaster")
    s = turn(t, "accept_contract_shipping_a")
    assert purse(s) == (2, 6, 2, 2)  # 12 resources, but no set of a price
    assert s.seats[RIVAL].agents == 2
    s = t.agents(RIVAL, "fremkit", "secrets", "sardaukar").at_recall().start()
    assert s.seats[RIVAL].agents == 3


@pytest.mark.shows("R-061")
def test_the_purchase_is_checked_after_every_gain() -> None:
    # Bonus spice makes 9 (5 Solari, 3 spice, 1 water); the 4 spice of the space come later.
    t = owned(5, 0, 0, 1).bonus_spice(deep_desert=3)
    s = turn(t, "deep_desert")
    assert s.seats[RIVAL].swordmaster
    assert purse(s) == (0, 4, 0, 0)


@pytest.mark.shows("R-061", "V-8.5")
def test_a_rival_buys_in_the_turn_of_a_person_too() -> None:
    t = owned(7, 0, 0, 1).control(RIVAL, "arrakeen").hand(0, "reconnaissance", "dagger")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert s.decision.seat == 0  # still in the turn of the visitor
    assert s.seats[RIVAL].swordmaster
    assert (purse(s), s.seats[RIVAL].agents) == ((0, 0, 0, 0), 3)


@pytest.mark.shows("R-061", "V-8.3")
def test_a_rival_buys_in_combat_too() -> None:
    s = second_place(owned(4, 0, 0, 1), "siege_of_arrakeen")
    assert s.seats[RIVAL].swordmaster
    assert (purse(s), s.seats[RIVAL].agents) == ((0, 0, 0, 0), 3)


@pytest.mark.shows("R-061", "V-7.4")
def test_first_the_swordmaster_then_points_with_what_is_left() -> None:
    # Feyd (value 4) has 3 water; 4 Solari pay the Swordmaster, the water a point.
    s = second_place(owned(0, 0, 0, 3, "feyd_rautha_harkonnen"), "siege_of_arrakeen")
    rival = s.seats[RIVAL]
    assert (rival.swordmaster, rival.vp, purse(s)) == (True, 1, (0, 0, 0, 0))


@pytest.mark.shows("V-7.3", "R-035")
def test_after_a_rival_gained_one_the_swordmaster_costs_six() -> None:
    t = pair().hand(0, "dagger").have(0, solari=6)
    s = do(t.start(), "card:dagger")
    assert "space:swordmaster" not in legal(s)
    s = do(t.owns(RIVAL, "swordmaster").start(), "card:dagger", "space:swordmaster")
    assert (s.seats[0].solari, s.seats[0].swordmaster) == (0, True)


@pytest.mark.shows("V-7.3", "R-035")
def test_the_price_falls_at_the_moment_of_the_purchase() -> None:
    t = owned(6, 0, 0, 1).hand(0, "dagger").hand(1, "dagger").have(1, solari=6)
    s = t.hagal("accept_contract_shipping_a").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert s.decision.seat == 1
    do(s, "card:dagger")
    assert "space:swordmaster" in legal(s)


# ---------------------------------------------------------------- points


@pytest.mark.shows("V-7.4", "R-060")
@pytest.mark.parametrize(
    ("before", "conflict", "after", "points"),
    [
        ((3, 0, 0, 0), "siege_of_arrakeen", (0, 0, 0, 0), 1),  # +4 Solari
        ((2, 0, 0, 0), "siege_of_arrakeen", (6, 0, 0, 0), 0),
        ((5, 0, 0, 0), "siege_of_arrakeen", (2, 0, 0, 0), 1),
        ((0, 4, 0, 0), "protect_the_sietches", (0, 0, 0, 0), 1),  # +3 spice
        ((0, 3, 0, 0), "protect_the_sietches", (0, 6, 0, 0), 0),
        ((0, 6, 0, 0), "protect_the_sietches", (0, 2, 0, 0), 1),
        ((0, 0, 0, 1), "secure_imperial_basin", (0, 0, 0, 0), 1),  # +2 water
        ((0, 0, 0, 0), "secure_imperial_basin", (0, 0, 0, 2), 0),
        ((0, 0, 0, 2), "secure_imperial_basin", (0, 0, 0, 1), 1),
        ((0, 0, 2, 0), "shadow_contest", (0, 1, 0, 0), 1),  # +1 Intrigue, +1 spice
        ((0, 6, 2, 0), "shadow_contest", (0, 0, 0, 0), 2),
        ((0, 0, 1, 0), "shadow_contest", (0, 1, 2, 0), 0),
    ],
)
def test_prices_of_points_with_the_swordmaster(
    before: tuple[int, int, int, int],
    conflict: str,
    after: tuple[int, int, int, int],
    points: int,
) -> None:
    s = second_place(owned(*before).owns(RIVAL, "swordmaster"), conflict)
    assert (purse(s), s.seats[RIVAL].vp) == (after, points)


@pytest.mark.shows("V-7.4")
def test_without_the_swordmaster_no_points_are_bought() -> None:
    s = second_place(owned(3, 0, 0, 0), "siege_of_arrakeen")
    assert (purse(s), s.seats[RIVAL].vp) == ((7, 0, 0, 0), 0)
    s = second_place(owned(0, 0, 0, 1), "secure_imperial_basin")
    assert (purse(s), s.seats[RIVAL].vp) == ((0, 0, 0, 3), 0)


@pytest.mark.shows("V-7.4", "R-061")
def test_one_gain_may_buy_several_points() -> None:
    # 10 bonus spice and 4 more: twice 7.
    t = pair().owns(RIVAL, "swordmaster").bonus_spice(deep_desert=10)
    s = turn(t, "deep_desert")
    assert (s.seats[RIVAL].vp, s.seats[RIVAL].spice) == (2, 0)
    t = pair().owns(RIVAL, "swordmaster").bonus_spice(deep_desert=15)
    s = turn(t, "deep_desert")
    assert (s.seats[RIVAL].vp, s.seats[RIVAL].spice) == (2, 5)


@pytest.mark.shows("V-7.4", "V-8.5")
def test_control_bonus_can_buy_a_point_in_the_turn_of_another() -> None:
    t = owned(6, 0, 0, 0).owns(RIVAL, "swordmaster").control(RIVAL, "spice_refinery")
    s = t.hand(0, "reconnaissance").start()
    do(s, "card:reconnaissance", "space:spice_refinery")
    assert (purse(s), s.seats[RIVAL].vp) == ((0, 0, 0, 0), 1)


@pytest.mark.shows("V-7.4", "V-7.6")
def test_a_stolen_intrigue_card_counts_at_once() -> None:
    t = pair().owns(RIVAL, "swordmaster").intrigue(RIVAL, "devour", "impress")
    t.intrigue(0, "contingency_plan", "contingency_plan", "contingency_plan", "distraction")
    s = turn(t, "secrets")
    assert (s.seats[RIVAL].vp, intrigues(s, RIVAL)) == (1, [])
    assert len(intrigue_discard(s)) == 3


@pytest.mark.shows("V-7.5")
def test_spent_intrigue_cards_go_to_the_discard_pile() -> None:
    t = pair().owns(RIVAL, "swordmaster").intrigue(RIVAL, "devour", "impress")
    s = turn(t.intrigue_top("distraction"), "assembly_hall")
    assert s.seats[RIVAL].vp == 1
    assert sorted(intrigue_discard(s)) == ["devour", "distraction", "impress"]
    t = pair().have(RIVAL, solari=5, water=0).intrigue(RIVAL, "devour", "impress")
    s = turn(t, "accept_contract_shipping_a")
    assert s.seats[RIVAL].swordmaster
    assert sorted(intrigue_discard(s)) == ["devour", "impress"]


@pytest.mark.shows("V-7.5", "R-072")
def test_a_rival_that_spends_some_intrigue_cards_keeps_the_others() -> None:
    t = pair().have(RIVAL, solari=6, water=0).intrigue(RIVAL, "devour", "impress")
    s = turn(t, "accept_contract_shipping_a")
    assert len(intrigues(s, RIVAL)) == 1
    assert sorted([*intrigue_discard(s), *intrigues(s, RIVAL)]) == ["devour", "impress"]


@pytest.mark.shows("V-7.6", "R-056")
def test_a_rival_with_fewer_than_four_intrigue_cards_loses_none() -> None:
    t = pair().intrigue(RIVAL, "devour", "impress", "distraction").hand(0, "diplomacy", "dagger")
    s = do(t.agents(RIVAL, "fremkit", "sardaukar").start(), "card:diplomacy", "space:secrets")
    assert len(s.seats[RIVAL].intrigue) == 3
    t = pair().intrigue(RIVAL, *INTRIGUES[:4]).hand(0, "diplomacy", "dagger")
    s = do(t.agents(RIVAL, "fremkit", "sardaukar").start(), "card:diplomacy", "space:secrets")
    assert len(s.seats[RIVAL].intrigue) == 3


# ---------------------------------------------------------------- Maker spaces


@pytest.mark.shows("V-7.7", "V-7.8")
@pytest.mark.parametrize(
    ("card", "space", "base"),
    [
        ("hagga_basin_imperial_basin", "hagga_basin", 2),
        ("hagga_basin_imperial_basin", "imperial_basin", 1),
        ("deep_desert", "deep_desert", 4),
    ],
)
def test_bonus_and_base_spice_without_maker_hooks(card: str, space: str, base: int) -> None:
    s = turn(pair().have(RIVAL, water=0).bonus_spice(**{space: 2}), card)
    assert agents(s, RIVAL) == [space]
    assert purse(s) == (0, base + 2, 0, 0)
    assert s.to_dict()["bonus_spice"][space] == 0
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].deployed) == (0, 2)


@pytest.mark.shows("V-7.8")
@pytest.mark.parametrize(
    ("card", "space", "worms"),
    [("hagga_basin_imperial_basin", "hagga_basin", 1), ("deep_desert", "deep_desert", 2)],
)
def test_with_maker_hooks_sandworms_instead_of_base_spice(
    card: str, space: str, worms: int
) -> None:
    t = pair().owns(RIVAL, "hooks").conflict("trade_dispute").bonus_spice(**{space: 2})
    s = turn(t, card)
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].deployed) == (worms, 2)
    assert purse(s) == (0, 2, 0, 1)


@pytest.mark.shows("V-7.8")
def test_a_protected_conflict_lets_no_sandworm_in() -> None:
    t = pair().owns(RIVAL, "hooks").conflict("siege_of_arrakeen").bonus_spice(deep_desert=2)
    s = turn(t, "deep_desert")
    assert (s.seats[RIVAL].worms, purse(s)) == (0, (0, 6, 0, 1))
    assert s.shield_wall
    s = turn(t.no_shield_wall(), "deep_desert")
    assert (s.seats[RIVAL].worms, purse(s)) == (2, (0, 2, 0, 1))


@pytest.mark.shows("V-7.8", "V-7.7")
def test_the_basin_card_detonates_before_the_sandworm() -> None:
    t = pair().owns(RIVAL, "hooks").conflict("siege_of_arrakeen").bonus_spice(hagga_basin=1)
    s = turn(t, "hagga_basin_imperial_basin")
    assert not s.shield_wall
    assert (s.seats[RIVAL].worms, purse(s)) == (1, (0, 1, 0, 1))


@pytest.mark.shows("V-7.8")
def test_imperial_basin_never_summons() -> None:
    t = pair().owns(RIVAL, "hooks").conflict("trade_dispute").bonus_spice(imperial_basin=1)
    s = turn(t, "hagga_basin_imperial_basin")
    assert agents(s, RIVAL) == ["imperial_basin"]
    assert (s.seats[RIVAL].worms, purse(s)) == (0, (0, 2, 0, 1))


@pytest.mark.shows("V-7.7", "U-13.1")
def test_a_rival_on_a_maker_space_stops_the_makers_there() -> None:
    t = pair().agents(RIVAL, "deep_desert").at_makers()
    s = t.start()
    assert s.to_dict()["bonus_spice"] == {"deep_desert": 0, "hagga_basin": 1, "imperial_basin": 1}


@pytest.mark.shows("V-7.7", "V-8.5")
def test_control_of_imperial_basin_pays_the_rival_that_goes_there() -> None:
    t = pair().control(RIVAL, "imperial_basin").bonus_spice(imperial_basin=1)
    s = turn(t, "hagga_basin_imperial_basin")
    assert purse(s) == (0, 3, 0, 1)  # bonus spice, base spice, Control


# ---------------------------------------------------------------- hidden cards


@pytest.mark.shows("R-072", "U-20")
def test_nobody_sees_the_intrigue_cards_of_a_rival_or_the_house_hagal_deck() -> None:
    s = pair().intrigue(RIVAL, "devour", "impress").empty_hagal("arrakeen", "secrets").start()
    for seat in (-1, 0, 1, RIVAL):
        view = s.view(seat)
        assert view["seats"][RIVAL]["intrigue"] == 2
        assert view["rivals"]["deck"] == 2
        assert len(view["rivals"]["shown"]) == 35
    guesses = [s.determinize(0, seed) for seed in range(20)]
    assert len({tuple(intrigues(g, RIVAL)) for g in guesses}) > 5
    assert len({g.rivals.deck for g in guesses if g.rivals is not None}) == 2


@pytest.mark.shows("R-072", "U-20")
def test_a_person_remembers_the_card_a_rival_took() -> None:
    t = pair().intrigue(0, "devour", "impress", "distraction", "manipulate").hand(0, "dagger")
    s = turn(t, "secrets")
    taken = intrigues(s, RIVAL)
    assert all(intrigues(s.determinize(0, seed), RIVAL) == taken for seed in range(10))
    assert any(intrigues(s.determinize(1, seed), RIVAL) != taken for seed in range(10))


@pytest.mark.shows("V-7.5", "R-072")
def test_cards_a_rival_spends_in_my_turn_end_undo() -> None:
    t = Table(players=1, rivals=["staban_tuek", "princess_irulan"]).control(1, "imperial_basin")
    t.have(1, solari=0, spice=5, water=0).hand(0, "dune_the_desert_planet", "dagger")
    held = [t.doc["intrigue_deck"][k] for k in range(3)]
    t.intrigue(1, *held)
    game = Game.new(t.start())
    game.apply("card:dune_the_desert_planet")
    game.apply("space:imperial_basin")
    assert game.state.seats[1].swordmaster
    assert not game.undoable_by(0)
