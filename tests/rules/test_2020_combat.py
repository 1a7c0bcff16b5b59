"""Combat in 2020 (B-6.4 to B-6.8, R-103) and winning alone."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import control, do, influence, intrigue_discard, intrigues, legal
from .of_2020 import Base, decider, kind, seat, until

# ================================================================ ranks and ties


@pytest.mark.shows("B-6.5", "B-6.6", "R-103", "X-D01")
@pytest.mark.parametrize(
    ("troops", "rewards"),
    [
        ((5, 4, 3, 2), (6, 4, 2, 0)),
        ((5, 4, 4, 2), (6, 2, 2, 0)),
        ((5, 4, 4, 4), (6, 2, 2, 2)),
        ((5, 4, 3, 3), (6, 4, 0, 0)),
        ((5, 5, 3, 2), (4, 4, 2, 0)),
        ((5, 5, 3, 3), (4, 4, 0, 0)),
        ((5, 5, 5, 2), (4, 4, 4, 0)),
        ((5, 5, 5, 5), (4, 4, 4, 4)),
        ((5, 5, 3, 0), (4, 4, 2, 0)),
        ((5, 5, 0, 0), (4, 4, 0, 0)),
        ((5, 0, 0, 0), (6, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((5, 4, 3), (6, 4, 0)),
        ((5, 4, 4), (6, 2, 2)),
        ((5, 5, 3), (4, 4, 0)),
        ((5, 5, 5), (4, 4, 4)),
        ((5, 4, 0), (6, 4, 0)),
    ],
)
def test_rewards_by_strength(troops: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    t = Base(len(troops)).conflict("guild_bank_raid")
    for n in range(len(troops)):
        t.have(n, solari=0)
    s = until(t.fight(*troops).start(), "turn")
    assert tuple(seat(s, n)["solari"] for n in range(len(troops))) == rewards


@pytest.mark.shows("B-6.7")
def test_troops_return_to_the_supplies_and_markers_to_0() -> None:
    t = Base().conflict("guild_bank_raid").units(0, garrison=2, conflict=3)
    t.units(1, garrison=1, conflict=2).swords(0, 2).at_combat()
    s = until(t.start(), "turn")
    assert [(seat(s, n)["garrison"], seat(s, n)["supply"]) for n in (0, 1)] == [(2, 10), (1, 11)]
    assert [(seat(s, n)["deployed"], s.strength(n)) for n in (0, 1)] == [(0, 0), (0, 0)]


@pytest.mark.shows("B-6.6")
def test_a_conflict_tied_or_won_stays_on_the_pile() -> None:
    s = until(Base().conflict("guild_bank_raid").fight(2, 2, 0).start(), "turn")
    assert s.to_dict()["conflicts_left"] == ["guild_bank_raid"]


# ================================================================ control


@pytest.mark.shows("B-6.8", "X-D13")
def test_winning_puts_ones_marker_in_the_place_of_anothers() -> None:
    t = Base().conflict("battle_for_carthag").control(1, "carthag").fight(3, 2, 0)
    assert control(until(t.start(), "turn"))["carthag"] == 0


@pytest.mark.shows("B-6.8")
def test_a_tie_for_first_leaves_control_as_it_was() -> None:
    t = Base().conflict("battle_for_carthag").control(1, "carthag").fight(3, 3, 0)
    assert control(until(t.start(), "turn"))["carthag"] == 1


@pytest.mark.shows("B-6.8")
def test_nobody_defends_with_an_empty_supply() -> None:
    t = Base().next_conflict("siege_of_carthag").control(1, "carthag").units(1, garrison=12)
    s = t.at_round_start().start()
    assert kind(s) == "turn"


# ================================================================ when you win a Conflict


def victor(*intrigue: str, conflict: str = "guild_bank_raid", spice: int = 0) -> Base:
    """Seat 0 wins the Conflict and holds these cards."""
    t = Base().conflict(conflict).intrigue(0, *intrigue).have(0, spice=spice)
    t.intrigue_top("windfall").fight(3, 2, 1)
    return t


@pytest.mark.shows("B-6.4", "B-8.6")
def test_the_winner_alone_plays_cards_for_a_victory_after_the_reward() -> None:
    s = victor("to_the_victor").start()
    assert (kind(s), decider(s)) == ("victory", 0)
    assert seat(s, 0)["solari"] == 6
    do(s, "intrigue:to_the_victor")
    assert seat(s, 0)["spice"] == 3
    assert "to_the_victor" in intrigue_discard(s)


@pytest.mark.shows("B-6.4")
def test_a_card_for_a_victory_may_be_kept() -> None:
    s = do(victor("to_the_victor").start(), "pass")
    assert intrigues(s, 0) == ["to_the_victor"]


@pytest.mark.shows("B-6.4")
def test_cards_for_a_victory_are_not_played_in_the_combat_window() -> None:
    t = Base().conflict("guild_bank_raid").intrigue(0, "to_the_victor", "ambush")
    s = t.fight(3, 2, 1).start()
    assert kind(s) == "combat"
    assert legal(s) == ["intrigue:ambush", "pass"]


@pytest.mark.shows("B-6.4")
@pytest.mark.parametrize("troops", [(3, 3, 1), (2, 3, 1)])
def test_who_does_not_win_alone_plays_no_card_for_a_victory(troops: tuple[int, ...]) -> None:
    t = Base().conflict("guild_bank_raid").intrigue(0, "to_the_victor", "demand_respect")
    s = t.have(0, spice=2).fight(*troops).start()
    assert kind(s) == "turn"
    assert len(intrigues(s, 0)) == 2


@pytest.mark.shows("B-6.4", "B-8.6")
def test_spice_of_the_reward_pays_for_demand_respect() -> None:
    s = victor("demand_respect", conflict="raid_stockpiles").start()
    do(s, "intrigue:demand_respect", "option:1", "faction:fremen")
    assert influence(s, 0)["fremen"] == 2
    assert seat(s, 0)["spice"] == 1


@pytest.mark.shows("B-6.4", "B-8.6")
def test_spice_of_to_the_victor_pays_for_demand_respect() -> None:
    s = victor("to_the_victor", "demand_respect").start()
    do(s, "intrigue:to_the_victor", "intrigue:demand_respect", "option:1", "faction:emperor")
    assert influence(s, 0)["emperor"] == 2
    assert seat(s, 0)["spice"] == 1


def first_branch(s: State) -> State:
    """Demand Respect for one Influence; the dearer branch is not asked where it cannot be paid."""
    do(s, "intrigue:demand_respect")
    return do(s, "option:0") if kind(s) == "choose" else s


@pytest.mark.shows("B-6.4", "B-8.6")
@pytest.mark.parametrize("spice", [0, 1, 2])
def test_demand_respect_alone_is_worth_one_influence(spice: int) -> None:
    s = first_branch(victor("demand_respect", spice=spice).start())
    do(s, "faction:emperor")
    assert influence(s, 0)["emperor"] == 1
    assert seat(s, 0)["spice"] == spice


@pytest.mark.shows("B-6.4")
def test_a_card_for_a_victory_received_as_the_reward_may_be_played_at_once() -> None:
    t = Base().conflict("raid_stockpiles").intrigue_top("to_the_victor").fight(3, 2, 1)
    s = do(t.start(), "intrigue:to_the_victor")
    assert seat(s, 0)["spice"] == 3 + 3


@pytest.mark.shows("B-6.4")
def test_the_winner_of_a_battle_by_swords_wins_alone_too() -> None:
    t = Base().conflict("guild_bank_raid").intrigue(1, "to_the_victor").swords(1, 5)
    s = t.fight(3, 1, 0).start()
    assert (kind(s), decider(s)) == ("victory", 1)


@pytest.mark.shows("B-6.4", "B-6.2")
def test_staged_incident_takes_troops_out_of_the_fight() -> None:
    t = Base().conflict("guild_bank_raid").intrigue(0, "staged_incident").fight(4, 2, 0)
    s = do(t.start(), "intrigue:staged_incident")
    assert seat(s, 0)["vp"] == 1
    until(s, "turn")
    assert [seat(s, n)["solari"] for n in (0, 1)] == [4, 6]
