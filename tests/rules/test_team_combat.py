"""Combat with two teams: the window, ranking, and Allies who concede (S-11)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import (
    Table,
    battle_cards,
    contracts,
    control,
    do,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)
from .six import (
    ALLIES,
    COMMANDERS,
    FEYD,
    FIRST,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    NOTHING,
    SECOND,
    SHADDAM,
    THIRD,
    concede,
    fighting,
    levels,
    rewards,
    sietches,
    teams,
)

COMBAT = ("devour", "impress", "weirding_combat", "go_to_ground", "contingency_plan",
          "find_weakness")  # fmt: skip


def window(*fighters: int, first: int = 0, troops: int = 1) -> State:
    """These Allies have troops in the Conflict, and everybody holds a Combat card."""
    t = Table(6)
    for seat, card in enumerate(COMBAT):
        t.intrigue(seat, card)
    for seat in fighters:
        t.units(seat, conflict=troops)
    return t.at_combat(first).start()


def asked(s: State) -> list[int]:
    """Who is asked in the window, when everybody passes."""
    seats = []
    while s.decision.kind == "combat":
        seats.append(s.decision.seat)
        do(s, "pass")
    return seats


def for_ally(card: str, ally: int, t: Table) -> State:
    """Muad'Dib plays a Combat card for an Ally; both fight, and he keeps another card."""
    t.intrigue(MUAD_DIB, card, "contingency_plan")
    return do(t.at_combat().start(), f"seat:{ally}", f"intrigue:{card}")


def both(troops: int = 2) -> Table:
    """Gurney and Jessica fight."""
    return Table(6).units(GURNEY, conflict=troops).units(JESSICA, conflict=troops)


# ---------------------------------------------------------------- who plays, and when


@pytest.mark.shows("S-11.1", "R-091")
@pytest.mark.parametrize("first", range(6))
def test_the_window_goes_clockwise_through_all_six(first: int) -> None:
    assert asked(window(*ALLIES, first=first)) == [(first + n) % 6 for n in range(6)]


@pytest.mark.shows("S-11.1", "R-091")
@pytest.mark.parametrize(
    ("fighters", "wanted"),
    [
        ((GURNEY,), [MUAD_DIB, GURNEY]),
        ((IRULAN,), [IRULAN, SHADDAM]),
        ((JESSICA, FEYD), [MUAD_DIB, SHADDAM, JESSICA, FEYD]),
        ((), []),
    ],
)
def test_a_commander_takes_part_only_with_a_fighting_ally(
    fighters: tuple[int, ...], wanted: list[int]
) -> None:
    assert asked(window(*fighters)) == wanted


@pytest.mark.shows("S-11.1")
def test_a_sandworm_is_enough_for_the_commander() -> None:
    t = Table(6).no_shield_wall().units(JESSICA, worms=1).intrigue(MUAD_DIB, "devour")
    s = t.at_combat().start()
    assert (s.decision.seat, s.decision.kind) == (MUAD_DIB, "combat")


@pytest.mark.shows("S-11.1", "U-12.3")
def test_a_play_of_a_commander_reopens_the_window() -> None:
    s = window(GURNEY, IRULAN)
    order = []
    while s.decision.seat != SHADDAM:
        order.append(s.decision.seat)
        do(s, "pass")
    do(s, f"intrigue:{COMBAT[SHADDAM]}", *(["pass"] if s.decision.kind == "use" else []))
    while s.decision.seat == SHADDAM:
        do(s, legal(s)[-1])
    assert order == [MUAD_DIB, IRULAN, GURNEY]
    assert s.decision.seat == MUAD_DIB


@pytest.mark.shows("S-11.1", "R-091", "R-020", "intrigue/go_to_ground")
def test_a_commander_drops_out_with_the_last_unit_of_the_team() -> None:
    t = Table(6).units(GURNEY, conflict=1).units(FEYD, conflict=1)
    t.intrigue(MUAD_DIB, "contingency_plan").intrigue(GURNEY, "go_to_ground")
    t.intrigue(FEYD, "devour")
    s = do(t.at_combat(GURNEY).start(), "intrigue:go_to_ground", "post:post_choam")
    assert s.strength(GURNEY) == 0
    assert asked(s) == [FEYD]
    assert intrigues(s, MUAD_DIB) == ["contingency_plan"]


# ---------------------------------------------------------------- for which Ally


@pytest.mark.shows("S-11.2")
def test_with_one_fighting_ally_it_is_the_one() -> None:
    t = Table(6).units(JESSICA, conflict=1).intrigue(MUAD_DIB, "contingency_plan", "devour")
    s = t.at_combat().start()
    assert set(legal(s)) == {"intrigue:contingency_plan", "intrigue:devour", "pass"}
    do(s, "intrigue:contingency_plan")
    assert [s.strength(seat) for seat in (MUAD_DIB, GURNEY, JESSICA)] == [0, 0, 5]


@pytest.mark.shows("S-11.2")
def test_each_card_is_for_one_ally_and_the_next_may_be_for_the_other() -> None:
    s = for_ally("devour", GURNEY, both().intrigue(JESSICA, "impress"))
    assert [s.strength(seat) for seat in (GURNEY, JESSICA)] == [4 + 2, 4]
    assert {f"seat:{GURNEY}", f"seat:{JESSICA}"} <= set(legal(s))
    do(s, f"seat:{JESSICA}", "intrigue:contingency_plan")
    assert [s.strength(seat) for seat in (GURNEY, JESSICA)] == [4 + 2, 4 + 3]
    assert intrigue_discard(s) == ["devour", "contingency_plan"]


@pytest.mark.shows("S-11.2")
def test_an_ally_without_units_cannot_be_named() -> None:
    t = both().units(JESSICA, garrison=3).intrigue(MUAD_DIB, "devour")
    s = t.at_combat().start()
    assert f"seat:{JESSICA}" not in legal(s)


@pytest.mark.shows("S-11.2")
@pytest.mark.parametrize(("card", "named"), [("devour", True), ("distraction", False)])
def test_a_commander_without_a_combat_card_has_nobody_to_name(card: str, named: bool) -> None:
    s = both().intrigue(MUAD_DIB, card).intrigue(JESSICA, "impress").at_combat().start()
    while s.decision.seat != MUAD_DIB:
        if s.decision.kind != "combat":
            break
        do(s, "pass")
    assert (s.decision.seat == MUAD_DIB) is named
    assert (f"seat:{GURNEY}" in legal(s)) is named


@pytest.mark.shows("S-11.2", "S-5.4", "intrigue/questionable_methods")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_influence_is_paid_by_that_ally_or_from_the_own_track(ally: int) -> None:
    t = both().influence(GURNEY, spacing_guild=2).influence(JESSICA, bene_gesserit=2)
    t.influence(MUAD_DIB, fremen=2)
    s = do(for_ally("questionable_methods", ally, t), "option:1")
    track = {GURNEY: "spacing_guild", JESSICA: "bene_gesserit"}[ally]
    assert set(legal(s)) == {f"faction:{track}", "faction:fremen"}
    do(s, "faction:fremen")
    assert levels(s, MUAD_DIB) == {"fremen": 1}
    assert s.strength(ally) == 4 + 5


@pytest.mark.shows("S-11.2", "S-3.5", "intrigue/spice_is_power")
def test_other_costs_are_paid_by_the_commander() -> None:
    t = both().have(MUAD_DIB, spice=3).have(GURNEY, spice=3)
    s = for_ally("spice_is_power", GURNEY, t)
    do(s, "option:1") if "option:1" in legal(s) else None
    assert (s.seats[MUAD_DIB].spice, s.seats[GURNEY].spice) == (0, 3)
    assert s.strength(GURNEY) == 4 + 6


@pytest.mark.shows("S-11.2", "S-6.1", "intrigue/go_to_ground")
def test_troops_of_the_ally_retreat_and_the_spy_is_the_commanders() -> None:
    s = for_ally("go_to_ground", GURNEY, both())
    while "post:post_choam" not in legal(s):
        do(s, "amount:2" if "amount:2" in legal(s) else legal(s)[0])
    do(s, "post:post_choam")
    assert (s.seats[GURNEY].deployed, s.seats[JESSICA].deployed) == (0, 2)
    assert (spies(s, MUAD_DIB), spies(s, GURNEY)) == (["post_choam"], [])
    assert f"seat:{GURNEY}" not in legal(s)  # only Jessica fights on
    do(s, "intrigue:contingency_plan")
    assert "contingency_plan" in intrigue_discard(s)


@pytest.mark.shows("S-11.2", "S-3.5", "intrigue/reach_agreement")
def test_a_contract_of_a_combat_card_is_the_commanders() -> None:
    t = both().market("harvest_3", "espionage")
    s = for_ally("reach_agreement", GURNEY, t)
    while "contract:harvest_3" not in legal(s):
        do(s, legal(s)[0])
    do(s, "contract:harvest_3")
    assert (contracts(s, MUAD_DIB), contracts(s, GURNEY)) == (["harvest_3"], [])


@pytest.mark.shows("S-11.2", "S-5.1", "intrigue/weirding_combat")
def test_the_influence_of_the_other_ally_meets_a_condition_in_combat() -> None:
    s = for_ally("weirding_combat", GURNEY, both().influence(JESSICA, bene_gesserit=3))
    assert s.strength(GURNEY) == 4 + 5
    s = for_ally("weirding_combat", GURNEY, both().influence(FEYD, bene_gesserit=3))
    assert s.strength(GURNEY) == 4 + 3


@pytest.mark.shows("S-11.2", "S-6.1", "intrigue/devour")
@pytest.mark.parametrize(("ally", "swords"), [(GURNEY, 4), (JESSICA, 2)])
def test_the_sandworm_must_be_of_the_ally_the_card_is_for(ally: int, swords: int) -> None:
    t = both().no_shield_wall().units(GURNEY, conflict=2, worms=1)
    s = for_ally("devour", ally, t)
    base = 4 + (3 if ally == GURNEY else 0)
    assert s.strength(ally) == base + swords


@pytest.mark.shows("S-11.1", "S-3.1")
def test_an_ally_plays_for_itself_only() -> None:
    t = both().intrigue(GURNEY, "contingency_plan", "devour")
    s = do(t.at_combat().start(), "intrigue:contingency_plan")
    assert [s.strength(seat) for seat in (GURNEY, JESSICA)] == [7, 4]


# ---------------------------------------------------------------- ranking


@pytest.mark.shows("S-11.3", "S-1.4")
@pytest.mark.parametrize(
    ("strengths", "wanted"),
    [
        ((10, 8, 6, 4), (FIRST, SECOND, THIRD, NOTHING)),
        ((10, 10, 6, 4), (SECOND, SECOND, THIRD, NOTHING)),
        ((10, 8, 6, 6), (FIRST, SECOND, NOTHING, NOTHING)),
        ((10, 0, 0, 0), (FIRST, NOTHING, NOTHING, NOTHING)),
        ((0, 0, 0, 0), (NOTHING,) * 4),
    ],
)
def test_the_four_allies_are_ranked_as_in_a_game_of_four(
    strengths: tuple[int, ...], wanted: tuple[tuple[int, int], ...]
) -> None:
    # Irulan and Gurney, Jessica and Feyd are opponents: nobody tied can concede.
    won = sietches(dict(zip(ALLIES, strengths)))
    assert tuple(won.values()) == wanted


@pytest.mark.shows("S-11.3", "S-1.3")
def test_commanders_are_never_ranked() -> None:
    s = fighting("protect_the_sietches", {GURNEY: 4}).swords(MUAD_DIB, 0).start()
    assert [rewards(s)[seat] for seat in COMMANDERS] == [NOTHING, NOTHING]


# ---------------------------------------------------------------- conceding


A1, A2, B1, B2 = GURNEY, JESSICA, IRULAN, FEYD
ROWS = [
    # a1, a2, b1, b2; who concedes; what they get
    ((10, 10, 6, 4), (A1,), (SECOND, FIRST, THIRD, NOTHING)),
    ((10, 10, 6, 4), (A2,), (FIRST, SECOND, THIRD, NOTHING)),
    ((10, 10, 6, 4), (), (SECOND, SECOND, THIRD, NOTHING)),
    ((10, 10, 0, 0), (A2,), (FIRST, SECOND, NOTHING, NOTHING)),
    ((10, 10, 0, 0), (), (SECOND, SECOND, NOTHING, NOTHING)),
    ((8, 8, 10, 4), (A1,), (THIRD, SECOND, FIRST, NOTHING)),
    ((8, 8, 10, 4), (), (THIRD, THIRD, FIRST, NOTHING)),
    ((6, 6, 10, 8), (A2,), (THIRD, NOTHING, FIRST, SECOND)),
    ((6, 6, 10, 8), (), (NOTHING, NOTHING, FIRST, SECOND)),
    # both teams are tied at once
    ((10, 10, 6, 6), (), (SECOND, SECOND, NOTHING, NOTHING)),
    ((10, 10, 6, 6), (A2,), (FIRST, SECOND, NOTHING, NOTHING)),
    ((10, 10, 6, 6), (B2,), (SECOND, SECOND, THIRD, NOTHING)),
    ((10, 10, 6, 6), (A2, B2), (FIRST, SECOND, THIRD, NOTHING)),
    ((6, 6, 10, 10), (A1, B1), (NOTHING, THIRD, SECOND, FIRST)),
    # an opponent is in the tie: who concedes comes just below it
    ((10, 10, 10, 4), (), (SECOND, SECOND, SECOND, NOTHING)),
    ((10, 10, 10, 4), (A2,), (SECOND, THIRD, SECOND, NOTHING)),
    ((8, 8, 10, 8), (), (THIRD, THIRD, FIRST, THIRD)),
    ((8, 8, 10, 8), (A1,), (NOTHING, THIRD, FIRST, THIRD)),
    ((8, 8, 8, 0), (A2,), (SECOND, THIRD, SECOND, NOTHING)),
    # all four
    ((8, 8, 8, 8), (), (SECOND, SECOND, SECOND, SECOND)),
    ((8, 8, 8, 8), (A2,), (SECOND, NOTHING, SECOND, SECOND)),
    ((8, 8, 8, 8), (A2, B2), (SECOND, NOTHING, SECOND, NOTHING)),
]


@pytest.mark.shows("S-11.4", "S-11.3", "R-089", "S-13.2")
@pytest.mark.parametrize(("strengths", "conceding", "wanted"), ROWS)
def test_conceding(
    strengths: tuple[int, ...],
    conceding: tuple[int, ...],
    wanted: tuple[tuple[int, int], ...],
) -> None:
    won = sietches(dict(zip((A1, A2, B1, B2), strengths)), *conceding)
    assert tuple(won[seat] for seat in (A1, A2, B1, B2)) == wanted


@pytest.mark.shows("S-11.4")
def test_one_of_the_two_is_asked_and_if_that_one_does_not_the_other() -> None:
    s = fighting("protect_the_sietches", {GURNEY: 6, JESSICA: 6}).start()
    assert (s.decision.kind, s.decision.seat, legal(s)) == (
        "concede", GURNEY, ["option:0", "pass"]
    )  # fmt: skip
    again = do(s.copy(), "pass")
    assert (again.decision.kind, again.decision.seat) == ("concede", JESSICA)
    do(s, "option:0")  # then the other has nothing to concede
    assert s.round == 2
    assert teams(s)["conceded"] == []


@pytest.mark.shows("S-11.4")
def test_one_team_is_asked_after_the_other() -> None:
    s = fighting("protect_the_sietches", {1: 6, 5: 6, 2: 4, 4: 4}).start()
    seats = []
    while s.decision.kind == "concede":
        seats.append(s.decision.seat)
        do(s, "pass")
    assert sorted(seats) == [1, 2, 4, 5]


@pytest.mark.shows("S-11.4")
@pytest.mark.parametrize(
    "strengths",
    [
        {GURNEY: 6, IRULAN: 6},  # opponents
        {GURNEY: 6, JESSICA: 4, IRULAN: 4},
        {GURNEY: 0, JESSICA: 0, IRULAN: 4},
        {},
    ],
)
def test_nobody_is_asked_where_it_would_change_nothing(strengths: dict[int, int]) -> None:
    s = fighting("protect_the_sietches", strengths).start()
    assert s.decision.kind != "concede"


@pytest.mark.shows("S-11.5", "S-11.4")
@pytest.mark.parametrize("conceding", [GURNEY, JESSICA])
def test_the_winner_by_concession_takes_control_and_the_card(conceding: int) -> None:
    winner = GURNEY + JESSICA - conceding
    s = fighting("siege_of_arrakeen", {GURNEY: 6, JESSICA: 6}).start()
    concede(s, conceding)
    assert control(s)["arrakeen"] == winner
    assert "siege_of_arrakeen" in battle_cards(s, winner)
    assert (s.seats[winner].solari, s.seats[conceding].solari) == (2, 4)
    assert "siege_of_arrakeen" not in s.to_dict()["conflicts_left"]


@pytest.mark.shows("S-11.5", "U-12.15")
def test_a_conflict_won_by_concession_matches_battle_icons() -> None:
    t = fighting("choam_security", {GURNEY: 6, JESSICA: 6})
    t.battle_cards(JESSICA, "objective_crysknife_4_6")
    before = t.doc["seats"][JESSICA]["vp"]
    s = concede(t.start(), GURNEY)
    while s.round == 1:
        do(s, legal(s)[0])
    assert s.seats[JESSICA].vp == before + 1


@pytest.mark.shows("S-11.4", "S-11.5")
def test_without_concession_nobody_wins_the_card() -> None:
    s = concede(fighting("siege_of_arrakeen", {GURNEY: 6, JESSICA: 6}).start())
    assert control(s)["arrakeen"] is None
    assert (s.seats[GURNEY].solari, s.seats[JESSICA].solari) == (4, 4)
    assert "siege_of_arrakeen" in s.to_dict()["conflicts_left"]


@pytest.mark.shows("S-11.4", "U-12.11")
def test_a_sandworm_doubles_the_reward_of_who_concedes_too() -> None:
    t = Table(6).no_shield_wall().conflict("protect_the_sietches")
    t.units(GURNEY, worms=2).units(JESSICA, conflict=3).at_combat()
    s = concede(t.start(), GURNEY)
    assert rewards(s)[GURNEY] == (6, 0)
    assert rewards(s)[JESSICA] == FIRST
