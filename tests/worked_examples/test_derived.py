"""The derived scenarios X-D01 to X-D23, as far as they concern Uprising with 3 or 4 seats."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.rules.combat import places
from tests.table import (
    Table,
    agents,
    alliances,
    battle_cards,
    cards,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

AMBER = ["lady_amber_metulli", "gurney_halleck", "muad_dib"]


# ---------------------------------------------------------------- X-D01 to X-D04: Combat and units


TIES = [
    ([10, 8, 6, 4], "1W 2 3 -"),
    ([10, 8, 8, 4], "1W 3 3 -"),
    ([10, 8, 8, 8], "1W 3 3 3"),
    ([10, 8, 6, 6], "1W 2 - -"),
    ([10, 10, 6, 4], "2 2 3 -"),
    ([10, 10, 6, 6], "2 2 - -"),
    ([10, 10, 10, 4], "2 2 2 -"),
    ([10, 10, 10, 10], "2 2 2 2"),
    ([10, 10, 6, 0], "2 2 3 -"),
    ([10, 10, 0, 0], "2 2 - -"),
    ([10, 0, 0, 0], "1W - - -"),
    ([0, 0, 0, 0], "- - - -"),
    ([10, 8, 6], "1W 2 -"),
    ([10, 8, 8], "1W 3 3"),
    ([10, 10, 6], "2 2 -"),
    ([10, 10, 10], "2 2 2"),
    ([10, 8, 0], "1W 2 -"),
]


@pytest.mark.shows("X-D01", "U-12.6", "U-12.7", "U-12.8")
@pytest.mark.parametrize(("strengths", "rewards"), TIES)
def test_x_d01_the_reward_of_each_seat(strengths: list[int], rewards: str) -> None:
    expected = [0 if r == "-" else int(r[0]) for r in rewards.split()]
    assert places(strengths, len(strengths) > 3) == expected
    assert places(strengths[::-1], len(strengths) > 3) == expected[::-1]


@pytest.mark.shows("X-D01", "U-12.7", "U-12.15", "U-12.16", "conflict/protect_the_sietches")
@pytest.mark.parametrize(("strengths", "rewards"), TIES)
def test_x_d01_the_rewards_are_given(strengths: list[int], rewards: str) -> None:
    t = Table(len(strengths)).conflict("protect_the_sietches")
    for seat, strength in enumerate(strengths):
        t.units(seat, conflict=strength // 2).have(seat, solari=0, spice=0, water=0)
    s = t.at_combat().start()
    winner = None
    for seat, reward in enumerate(rewards.split()):
        first = reward == "1W"
        winner = seat if first else winner
        mine = s.seats[seat]
        assert mine.spice == {"2": 3, "3": 2}.get(reward, 0)
        assert mine.water == influence(s, seat)["fremen"] == (1 if first else 0)
        assert mine.garrison == (1 if reward in ("1W", "2") else 0)
        held = battle_cards(s, seat) + battle_cards(s, seat, "face_down")
        assert ("protect_the_sietches" in held) == first
    left = s.to_dict()["conflicts_left"]
    assert ("protect_the_sietches" in left) == (winner is None)


@pytest.mark.shows("X-D02", "U-11.8", "U-11.11")
def test_x_d02_strength_above_20() -> None:
    t = Table().units(0, conflict=6, worms=2).hand(0, "strike_fleet", "shishakli")
    s = do(t.no_shield_wall().start(), "reveal")
    assert s.seats[0].swords == 5
    assert s.strength(0) == 23


@pytest.mark.shows("X-D03", "U-11.9", "U-7.11", "leader/lady_amber_metulli")
def test_x_d03_the_last_unit_retreats() -> None:
    t = Table(leaders=AMBER).units(0, conflict=1).hand(0, "strike_fleet", "dagger")
    s = do(t.start(), "reveal")
    assert s.strength(0) == 6
    do(s, "leader-effect:0")
    assert s.strength(0) == 0
    assert (s.seats[0].deployed, s.seats[0].garrison) == (0, 1)


@pytest.mark.shows("X-D04", "U-7.5", "U-7.8", "R-016", "space/heighliner")
def test_x_d04_recruit_shortage() -> None:
    t = Table().units(0, garrison=10).hand(0, "diplomacy").have(0, spice=5)
    s = do(t.start(), "card:diplomacy", "space:heighliner", "space-effect:0")
    assert (s.seats[0].supply, s.seats[0].garrison) == (0, 12)
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)


# ---------------------------------------------------------------- X-D05, X-D06: Alliances


def lose(t: Table) -> State:
    """Seat 0 plays Change Allegiances and has lost 1 with its only Faction."""
    return do(t.intrigue(0, "change_allegiances").start(), "intrigue:change_allegiances")


@pytest.mark.shows("X-D05", "U-9.8", "U-9.9", "U-9.10", "R-017")
@pytest.mark.parametrize("receiver", [1, 2])
def test_x_d05_tied_with_two_the_holder_chooses(receiver: int) -> None:
    t = Table().alliance(0, "fremen").influence(1, fremen=4).influence(2, fremen=4)
    s = lose(t)
    assert s.decision.seat == 0
    assert set(legal(s)) == {"seat:1", "seat:2"}
    do(s, f"seat:{receiver}", "faction:emperor")
    assert alliances(s)["fremen"] == receiver
    assert influence(s, 0)["fremen"] == 3
    assert [seat.vp for seat in s.seats] == [1, *(1 + (n == receiver) for n in (1, 2))]


@pytest.mark.shows("X-D05", "U-9.8")
def test_x_d05_tied_with_one_that_player_takes_it() -> None:
    s = do(lose(Table().alliance(0, "fremen").influence(1, fremen=4)), "faction:emperor")
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [1, 2, 0]


@pytest.mark.shows("X-D05", "U-9.7", "U-9.8")
def test_x_d05_dropping_to_a_tie_keeps_it() -> None:
    t = Table().influence(0, fremen=5).alliance(0, "fremen").influence(1, fremen=4)
    s = do(lose(t), "faction:emperor")
    assert influence(s, 0)["fremen"] == 4
    assert alliances(s)["fremen"] == 0
    assert [seat.vp for seat in s.seats] == [2, 1, 0]


@pytest.mark.shows("X-D05", "U-9.8", "U-9.10")
def test_x_d05_with_nobody_else_at_4_the_token_returns() -> None:
    s = do(lose(Table().alliance(0, "fremen").influence(1, fremen=3)), "faction:emperor")
    assert alliances(s)["fremen"] is None
    assert [seat.vp for seat in s.seats] == [1, 1, 0]


@pytest.mark.shows("X-D05", "U-9.3")
def test_x_d05_dropping_from_2_to_1_costs_a_point() -> None:
    s = do(lose(Table().influence(0, fremen=2)), "faction:emperor")
    assert influence(s, 0)["fremen"] == 1
    assert s.seats[0].vp == 0


@pytest.mark.shows("X-D06", "U-9.4", "U-9.10", "track/fremen")
def test_x_d06_the_bonus_comes_again_and_the_token_from_the_board() -> None:
    s = do(lose(Table().alliance(0, "fremen").have(0, water=0)), "faction:fremen")
    assert influence(s, 0)["fremen"] == 4
    assert s.seats[0].water == 1
    assert alliances(s)["fremen"] == 0
    assert s.seats[0].vp == 2


@pytest.mark.shows("X-D06", "U-9.4", "U-9.7")
def test_x_d06_the_bonus_comes_again_without_the_token_of_another() -> None:
    t = Table().alliance(1, "fremen").influence(0, fremen=4).have(0, water=0)
    s = do(lose(t), "faction:fremen")
    assert influence(s, 0)["fremen"] == 4
    assert s.seats[0].water == 1
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [1, 2, 0]


@pytest.mark.shows("X-D06", "U-9.7")
def test_x_d06_the_token_comes_by_passing_the_holder() -> None:
    t = Table().alliance(1, "fremen").influence(0, fremen=3).have(0, water=0)
    s = do(t.hand(0, "overthrow").start(), "card:overthrow", "space:fremkit", "influence-step")
    assert influence(s, 0)["fremen"] == 5
    assert s.seats[0].water == 1
    assert alliances(s)["fremen"] == 0
    assert [seat.vp for seat in s.seats] == [2, 1, 0]


# ---------------------------------------------------------------- X-D07 to X-D09: the end


def final(**second: int) -> Table:
    """Seats 0 and 1 with 11 points and equal goods but for what seat 1 has otherwise."""
    t = Table().points(0, 11).points(1, 11)
    t.units(0, garrison=3).units(1, garrison=second.pop("garrison", 3))
    t.have(0, spice=3, solari=4, water=2).have(1, **{"spice": 3, "solari": 4, "water": 2, **second})
    return t


@pytest.mark.shows("X-D07", "U-13.7")
@pytest.mark.parametrize(
    ("second", "winner"),
    [
        ({"solari": 5}, 1),
        ({"solari": 3, "water": 9}, 0),
        ({"spice": 4, "solari": 0}, 1),
        ({"water": 1, "garrison": 9}, 0),
        ({"garrison": 4}, 1),
    ],
)
def test_x_d07_the_first_difference_decides(second: dict[str, int], winner: int) -> None:
    s = final(**second).revealed(0, 1, 2).at_endgame().start()
    assert s.is_over
    assert (s.standings[0].place, s.standings[0].seat) == (1, winner)


@pytest.mark.shows("X-D07", "U-13.7")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2)])
def test_x_d07_all_equal_the_later_reveal_turn_wins(order: tuple[int, ...]) -> None:
    s = final().revealed(*order).at_endgame().start()
    assert [x.seat for x in s.standings] == [order[1], order[0], 2]


@pytest.mark.shows("X-D08", "U-13.2", "U-3.2")
def test_x_d08_an_empty_conflict_deck_ends_the_game() -> None:
    s = Table().last_round().units(0, conflict=1).at_combat().start()
    assert s.is_over
    assert s.round == 1
    s = Table().units(0, conflict=1).conflict("skirmish_desert_mouse").at_combat().start()
    assert not s.is_over
    assert s.round == 2


@pytest.mark.shows("X-D09", "U-13.2")
@pytest.mark.parametrize("keeps", [True, False])
def test_x_d09_ten_points_reached_then_lost(keeps: bool) -> None:
    t = Table().points(0, 9).influence(0, spacing_guild=1).hand(0, "diplomacy")
    s = do(t.intrigue(0, "change_allegiances").start(), "card:diplomacy", "space:deliver_supplies")
    assert s.seats[0].vp == 10
    if not keeps:
        do(s, "intrigue:change_allegiances", "faction:emperor")
        assert s.seats[0].vp == 9
    while s.round == 1 and not s.is_over:
        options = legal(s)
        do(s, next(a for a in ("end", "pass", "reveal", options[0]) if a in options))
    assert s.is_over == keeps


# ---------------------------------------------------------------- X-D10 to X-D15


@pytest.mark.shows("X-D10", "U-15.9", "U-0.4", "space/secrets")
def test_x_d10_steal_intrigue_from_hands_of_four_or_more() -> None:
    t = Table(4).hand(0, "diplomacy")
    t.intrigue(1, "cunning", "impress", "mercenaries")
    t.intrigue(2, "detonation", "detonation", "distraction", "distraction")
    t.intrigue(3, "devour", "manipulate", "opportunism", "buy_access", "ornithopter", "crysknife")
    before = [set(t.doc["seats"][seat]["intrigue"]) for seat in range(4)]
    s = do(t.start(), "card:diplomacy", "space:secrets")
    assert [len(seat.intrigue) for seat in s.seats] == [3, 3, 3, 5]
    stolen = set(intrigues(s, 0))
    assert len(stolen & before[2]) == 1
    assert len(stolen & before[3]) == 1


@pytest.mark.shows("X-D11", "U-11.6", "U-11.10", "intrigue/intelligence_report")
def test_x_d11_a_card_drawn_in_the_reveal_turn_is_revealed() -> None:
    t = Table().hand(0, "dagger").top(0, "shishakli").units(0, conflict=1)
    s = do(t.intrigue(0, "intelligence_report").start(), "reveal")
    assert (s.seats[0].swords, s.strength(0)) == (1, 3)
    do(s, "intrigue:intelligence_report")
    assert (s.seats[0].swords, s.strength(0)) == (3, 5)
    assert "shishakli" not in cards(s, 0, "hand")


@pytest.mark.shows("X-D12", "U-10.7", "U-10.9", "U-10.10")
def test_x_d12_the_spy_that_gives_access_infiltrates() -> None:
    t = Table().hand(0, "strike_fleet").spies(0, "post_deep_desert").have(0, water=3)
    s = t.agents(1, "deep_desert").deck(0, "dagger").start()
    do(s, "card:strike_fleet")  # only one space can be reached
    assert agents(s, 0) == ["deep_desert"]
    assert spies(s, 0) == []
    assert s.seats[0].water == 0
    assert cards(s, 0, "hand") == []  # no Gather Intelligence
    assert not [a for a in legal(s) if a.startswith("post:")]


@pytest.mark.shows("X-D13", "U-4.2", "U-8.1", "R-047", "conflict/battle_for_imperial_basin")
@pytest.mark.parametrize("defends", [True, False])
def test_x_d13_the_controller_may_deploy_a_troop_from_supply(defends: bool) -> None:
    t = Table().control(0, "imperial_basin").next_conflict("battle_for_imperial_basin")
    s = t.hand(0).at_round_start().start()
    assert s.decision.seat == 0
    assert legal(s) == ["deploy:1", "pass"]
    assert len(s.seats[0].hand) == 0  # before hands are drawn
    do(s, "deploy:1" if defends else "pass")
    mine = s.seats[0]
    assert (mine.deployed, mine.supply, mine.garrison) == ((1, 8, 3) if defends else (0, 9, 3))
    assert len(mine.hand) == 5


@pytest.mark.shows("X-D13", "U-8.1", "conflict/battle_for_imperial_basin")
def test_x_d13_the_new_winner_replaces_the_marker() -> None:
    t = Table().control(0, "imperial_basin").conflict("battle_for_imperial_basin")
    s = t.units(0, conflict=1).units(1, conflict=2).at_combat().start()
    assert control(s)["imperial_basin"] == 1
    assert (s.seats[1].vp, s.seats[0].spice) == (1, 5)


@pytest.mark.shows("X-D14", "U-14.2", "R-035", "U-10.7", "space/swordmaster")
def test_x_d14_the_second_swordmaster_costs_6_by_infiltrating() -> None:
    t = Table().hand(0, "dagger").have(0, solari=9).hand(1, "dagger").have(1, solari=6)
    s = t.spies(1, "post_landsraad_left").start()
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[0].solari == 1
    assert (s.seats[0].swordmaster, s.seats[0].agents) == (True, 2)
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[1].solari == 0
    assert (s.seats[1].swordmaster, s.seats[1].agents) == (True, 2)
    assert s.seats[1].spies == 3


@pytest.mark.shows("X-D14", "U-14.2", "space/swordmaster")
def test_x_d14_the_second_swordmaster_costs_6_in_a_later_round() -> None:
    t = Table().owns(0, "swordmaster").hand(1, "dagger").have(1, solari=7).turn_of(1)
    s = do(t.start(), "card:dagger", "space:swordmaster")
    assert s.seats[1].solari == 1
    t = Table().hand(1, "dagger").have(1, solari=7).turn_of(1)
    s = do(t.start(), "card:dagger")
    assert "space:swordmaster" not in legal(s)


@pytest.mark.shows("X-D15", "U-11.4", "R-037", "space/high_council")
def test_x_d15_high_council_twice() -> None:
    s = Table().hand(0, "dagger").have(0, solari=5).start()
    do(s, "card:dagger", "space:high_council")
    mine = s.seats[0]
    assert (mine.council, mine.solari) == (True, 0)
    assert (mine.spice, len(mine.intrigue), mine.garrison) == (0, 0, 3)
    s = Table().hand(0, "dagger").have(0, solari=5).owns(0, "council").start()
    do(s, "card:dagger", "space:high_council")
    mine = s.seats[0]
    assert (mine.council, mine.solari) == (True, 0)
    assert (mine.spice, len(mine.intrigue), mine.garrison) == (2, 1, 6)


# ---------------------------------------------------------------- X-D17 to X-D23


@pytest.mark.shows("X-D17", "U-7.17", "U-7.18", "intrigue/detonation")
@pytest.mark.parametrize("removed", [True, False])
def test_x_d17_with_the_wall_gone_no_conflict_is_protected(removed: bool) -> None:
    t = Table().conflict("siege_of_arrakeen").intrigue(0, "detonation").hand(0)
    t.hand(1, "dune_the_desert_planet").owns(1, "hooks").have(1, water=1)
    s = t.start()
    if removed:
        do(s, "intrigue:detonation", "option:0")
    assert s.shield_wall is not removed
    while s.active == 0:
        do(s, "reveal" if "reveal" in legal(s) else "end")
    do(s, "card:dune_the_desert_planet", "space:hagga_basin")
    do(s, "space-effect:1")
    if removed:
        do(s, "option:1")
    assert s.seats[1].worms == (1 if removed else 0)
    assert s.seats[1].spice == (0 if removed else 2)


@pytest.mark.shows("X-D17", "U-7.17")
@pytest.mark.parametrize("conflict", ["battle_for_arrakeen", "battle_for_spice_refinery"])
def test_x_d17_later_conflicts_are_unprotected_too(conflict: str) -> None:
    t = Table().no_shield_wall().conflict(conflict).hand(2, "dune_the_desert_planet")
    s = t.owns(2, "hooks").have(2, water=3).turn_of(2).start()
    do(s, "card:dune_the_desert_planet", "space:deep_desert", "space-effect:1", "option:1")
    assert s.seats[2].worms == 2


def at_espionage(*posts: str) -> State:
    t = Table().hand(0, "diplomacy").have(0, spice=1).spies(0, *posts)
    return do(t.start(), "card:diplomacy", "space:espionage")


@pytest.mark.shows("X-D21", "U-10.3", "U-10.6", "R-003", "space/espionage")
def test_x_d21_placing_a_spy_may_be_declined() -> None:
    s = do(at_espionage(), "end")
    assert influence(s, 0)["bene_gesserit"] == 1
    assert len(s.seats[0].hand) == 1
    assert spies(s, 0) == []
    s = do(at_espionage(), "space-effect:1", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("X-D21", "U-10.4", "U-10.6", "space/espionage")
def test_x_d21_without_a_spy_in_supply_one_may_be_moved() -> None:
    three = ("post_emperor", "post_fremen", "post_choam")
    s = do(at_espionage(*three), "end")
    assert set(spies(s, 0)) == set(three)
    s = do(at_espionage(*three), "space-effect:1")
    assert {a for a in legal(s) if a != "pass"} == {f"post:{p}" for p in three}
    do(s, "post:post_emperor")
    assert "pass" not in legal(s)  # having recalled, you place
    do(s, "post:post_city_left")
    assert set(spies(s, 0)) == {"post_fremen", "post_choam", "post_city_left"}


def at_privilege() -> State:
    t = Table().hand(0, "dagger").intrigue(0, "devour", "impress", "weirding_combat")
    t.have(0, solari=3).influence(0, emperor=2).agents(0, "arrakeen")
    return do(t.start(), "card:dagger", "space:imperial_privilege")


@pytest.mark.shows("X-D22", "R-005", "R-006", "U-14.4", "space/imperial_privilege")
def test_x_d22_imperial_privilege_with_the_exchange() -> None:
    s = at_privilege()
    assert "end" not in legal(s)  # the recall is mandatory
    do(s, "space-effect:0", "intrigue:impress")
    assert intrigue_discard(s) == ["impress"]
    assert len(s.seats[0].intrigue) == 3
    assert s.active == 1  # the recall, the last thing left, was done
    assert "impress" not in intrigues(s, 0)
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    assert len(s.seats[0].hand) == 1


@pytest.mark.shows("X-D22", "R-005", "space/imperial_privilege")
def test_x_d22_imperial_privilege_without_the_exchange() -> None:
    s = do(at_privilege(), "space-effect:1", "end")
    assert sorted(intrigues(s, 0)) == ["devour", "impress", "weirding_combat"]
    assert intrigue_discard(s) == []
    assert agents(s, 0) == ["imperial_privilege"]
    assert len(s.seats[0].hand) == 1


@pytest.mark.shows("X-D23", "U-14.4", "R-033", "imperium/steersman")
def test_x_d23_the_agent_just_sent_is_not_recalled() -> None:
    s = Table().hand(0, "steersman").start()
    do(s, "card:steersman", "space:gather_support")
    assert agents(s, 0) == ["gather_support"]
    assert s.seats[0].agents == 1
    assert len(s.seats[0].hand) == 1
    assert s.active == 1
