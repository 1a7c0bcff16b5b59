"""Mentat, Foldspace, turns, Recall and the Endgame of 2020 (B-5, B-6.1 to B-6.3, B-6.9, B-7)."""

from __future__ import annotations

import pytest

from ..table import agents, cards, do, intrigues, legal
from .of_2020 import Base, changes, decider, kind, marks, reach, seat, send, spaces, until, visit

# ================================================================ B-5 Mentat


def mentat_turn() -> Base:
    """Seat 0 has 2 Solari for the Mentat and three cards; the others have revealed."""
    t = Base().have(0, solari=2).hand(0, "dagger", "seek_allies", "diplomacy")
    t.deck(0, "convincing_argument").revealed(1).revealed(2)
    return t


@pytest.mark.shows("B-5.1")
def test_the_mentat_serves_for_one_more_agent_turn_this_round() -> None:
    s = send(mentat_turn().start(), "dagger", "mentat")
    send(s, "diplomacy", "wealth")
    assert seat(s, 0)["agents"] == 1
    send(s, "seek_allies", "secrets")
    assert seat(s, 0)["agents"] == 0
    assert kind(s) == "reveal-menu"  # nobody is left to send


@pytest.mark.shows("B-5.1")
def test_the_mentat_cannot_be_taken_from_a_player() -> None:
    s = visit(Base().have(0, solari=2).mentat(1), "mentat")
    assert (marks(s)["mentat"], seat(s, 1)["agents"]) == (1, 3)


@pytest.mark.shows("B-5.1")
def test_the_mentat_cannot_be_taken_from_another_space() -> None:
    t = Base().have(0, solari=2).mentat(1).agents(1, "wealth", "foldspace", "secrets")
    s = visit(t, "mentat")
    assert marks(s)["mentat"] == 1
    assert seat(s, 0)["agents"] == 1


@pytest.mark.shows("B-5.2", "B-7.1")
@pytest.mark.parametrize("used", [True, False])
def test_in_recall_the_mentat_returns_to_its_space(used: bool) -> None:
    t = Base().mentat(0)
    if used:
        t.agents(0, "wealth", "secrets", "arrakeen")
    s = t.at_recall().start()
    assert marks(s)["mentat"] is None
    assert seat(s, 0)["agents"] == 2


@pytest.mark.shows("B-5.3", "R-100")
def test_the_mentat_won_serves_next_round_and_returns_then() -> None:
    t = Base().mentat(1).agents(1, "wealth", "secrets", "foldspace")
    s = t.conflict("sort_through_the_chaos").fight(2, 0, 0).start()
    until(s, "turn")
    assert s.to_dict()["round"] == 2
    assert marks(s)["mentat"] == 0
    assert [seat(s, n)["agents"] for n in range(3)] == [3, 2, 2]
    t = Base().marks(mentat=0)
    t.doc["seats"][0]["agents"] = 3
    s = t.at_recall().start()
    assert (marks(s)["mentat"], seat(s, 0)["agents"]) == (None, 2)


@pytest.mark.shows("B-5.3", "R-100")
def test_the_mentat_is_taken_at_the_start_of_the_next_round() -> None:
    t = Base().mentat(2).conflict("sort_through_the_chaos").intrigue(0, "to_the_victor")
    s = t.fight(2, 0, 0).start()
    assert kind(s) == "victory"  # after the reward, in the same round
    assert (marks(s)["mentat"], marks(s)["mentat_next"]) == (2, 0)
    assert [seat(s, n)["agents"] for n in range(3)] == [2, 2, 3]


@pytest.mark.shows("B-5.4", "B-8.6")
def test_calculated_hire_takes_the_mentat_from_its_space_only() -> None:
    t = Base().intrigue(0, "calculated_hire").have(0, spice=1).hand(0, "diplomacy", "dagger")
    s = do(t.start(), "intrigue:calculated_hire")
    assert (marks(s)["mentat"], seat(s, 0)["agents"], seat(s, 0)["spice"]) == (0, 3, 0)
    t = Base().intrigue(0, "calculated_hire").have(0, spice=1).hand(0, "diplomacy").mentat(1)
    assert "intrigue:calculated_hire" not in legal(t.start())


@pytest.mark.shows("B-5.5")
def test_an_agent_on_the_mentat_space_does_not_hold_the_mentat() -> None:
    t = Base().agents(1, "mentat").intrigue(0, "calculated_hire").have(0, spice=1)
    s = do(t.hand(0, "diplomacy", "dagger").start(), "intrigue:calculated_hire")
    assert marks(s)["mentat"] == 0


# ================================================================ B-5.6 Foldspace


@pytest.mark.shows("B-5.6")
def test_foldspace_is_never_acquired_with_persuasion() -> None:
    t = Base().hand(0, "convincing_argument", "convincing_argument", "piter_de_vries")
    s = do(t.start(), "reveal")
    assert {"acquire:arrakis_liaison", "acquire:foldspace"} & set(legal(s)) == {
        "acquire:arrakis_liaison"
    }


@pytest.mark.shows("B-5.6")
def test_foldspace_is_no_card_by_cost() -> None:
    t = Base().intrigue(0, "bypass_protocol").have(0, spice=2).hand(0, "diplomacy", "dagger")
    s = t.row("scout", "dr_yueh", "stilgar", "opulence", "chani").start()
    do(s, "intrigue:bypass_protocol", "option:0")
    assert "acquire:scout" in legal(s)
    assert "acquire:foldspace" not in legal(s)


# ================================================================ B-6 turns


@pytest.mark.shows("B-6.1", "B-6.2")
def test_strength_is_2_for_a_troop_and_1_for_a_sword() -> None:
    t = Base().units(0, conflict=3).hand(0, "dagger", "sardaukar_infantry", "seek_allies")
    s = do(t.start(), "reveal")
    assert s.strength(0) == 3 * 2 + 1 + 2


@pytest.mark.shows("B-6.2")
def test_swords_without_a_troop_are_worth_nothing() -> None:
    t = Base().hand(0, "dagger", "sardaukar_infantry", "seek_allies")
    s = do(t.start(), "reveal")
    assert s.strength(0) == 0


@pytest.mark.shows("B-6.2")
def test_strength_is_0_once_the_last_troop_is_gone_and_stays_so() -> None:
    t = Base().conflict("guild_bank_raid").intrigue(0, "master_tactician", "ambush")
    t.swords(0, 3).fight(1, 2, 0)
    s = do(t.start(), "intrigue:master_tactician", "option:1", "amount:1")
    assert s.strength(0) == 0
    until(s, "turn")
    assert intrigues(s, 0) == ["ambush"]  # it could not be played any more
    assert seat(s, 0)["solari"] == 0
    assert seat(s, 1)["solari"] == 6


@pytest.mark.shows("B-6.3")
def test_recruits_and_up_to_two_of_the_garrison_are_deployed_from_a_combat_space() -> None:
    s = visit(Base().have(0, water=1).units(0, garrison=5), "hardy_warriors")
    assert legal(s) == ["deploy:1", "deploy:2", "deploy:3", "deploy:4", "end"]


@pytest.mark.shows("B-6.3")
def test_recruits_from_a_plot_count_as_recruits() -> None:
    t = Base().units(0, garrison=3).intrigue(0, "reinforcements").have(0, solari=3)
    s = do(visit(t, "stillsuits"), "intrigue:reinforcements")
    assert "deploy:5" in legal(s)


@pytest.mark.shows("B-6.3")
def test_an_empty_supply_recruits_nobody() -> None:
    t = Base().units(0, garrison=6, conflict=6).have(0, water=1)
    s = visit(t, "hardy_warriors")
    assert legal(s) == ["deploy:1", "deploy:2", "end"]


@pytest.mark.shows("B-6.9", "X-D23")
def test_the_agent_sent_this_turn_may_be_recalled_and_sent_again() -> None:
    t = Base().intrigue(0, "urgent_mission").hand(0, "diplomacy", "dagger", "convincing_argument")
    s = send(t.revealed(1).revealed(2).start(), "diplomacy", "wealth")
    do(s, "intrigue:urgent_mission")
    assert (agents(s, 0), seat(s, 0)["agents"]) == ([], 2)
    send(s, "dagger", "hall_of_oratory")


@pytest.mark.shows("B-6.9")
def test_any_own_agent_may_be_recalled() -> None:
    t = Base().intrigue(0, "urgent_mission").hand(0, "diplomacy", "dagger").agents(0, "arrakeen")
    s = do(send(t.start(), "diplomacy", "wealth"), "intrigue:urgent_mission")
    assert kind(s) == "recall-agent"
    assert spaces(s) == {"arrakeen", "wealth"}
    do(s, "space:arrakeen")
    assert agents(s, 0) == ["wealth"]


@pytest.mark.shows("B-6.9", "R-034")
def test_a_space_left_is_free() -> None:
    t = Base().intrigue(0, "urgent_mission").hand(0, "dagger", "convincing_argument", "seek_allies")
    t.agents(0, "hall_of_oratory")
    send(do(t.start(), "intrigue:urgent_mission"), "dagger", "hall_of_oratory")
    t = Base().intrigue(0, "urgent_mission").hand(0, "convincing_argument", "seek_allies")
    t.agents(0, "hall_of_oratory")
    s = do(t.start(), "intrigue:urgent_mission", "reveal")
    assert seat(s, 0)["persuasion"] == 2


# ================================================================ B-7 Recall and Endgame


@pytest.mark.shows("B-7.1")
def test_agents_return_and_the_marker_goes_on() -> None:
    t = Base().agents(0, "wealth", "secrets").agents(1, "arrakeen")
    s = t.at_recall().start()
    assert [agents(s, n) for n in range(3)] == [[], [], []]
    assert [seat(s, n)["agents"] for n in range(3)] == [2, 2, 2]
    assert (s.to_dict()["first"], s.to_dict()["round"]) == (1, 2)


@pytest.mark.shows("B-7.1")
@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True)])
def test_ten_points_end_the_game_at_recall(vp: int, over: bool) -> None:
    s = Base().points(1, vp).at_recall().start()
    assert (s.decision is None) == over


@pytest.mark.shows("B-7.1", "X-D08")
def test_an_empty_conflict_deck_ends_the_game_at_recall() -> None:
    assert Base().last_round().at_recall().start().decision is None


@pytest.mark.shows("B-7.1")
@pytest.mark.parametrize("thing", ["spice", "solari", "water"])
def test_resources_break_a_tie_in_order(thing: str) -> None:
    order = ["spice", "solari", "water"]
    t = Base().points(0, 10).points(1, 10)
    for name in order:
        t.have(0, **{name: 3}).have(1, **{name: 3})
    t.have(1, **{thing: 4})
    for later in order[order.index(thing) + 1 :]:
        t.have(0, **{later: 9})
    s = t.units(0, garrison=9).units(1, garrison=1).at_endgame().start()
    assert s.standings[0].seat == 1


@pytest.mark.shows("B-7.1")
def test_troops_in_garrison_break_a_tie_then_the_latest_reveal_turn() -> None:
    t = Base().points(0, 10).points(1, 10).have(0, spice=0, solari=0, water=1)
    t.have(1, spice=0, solari=0, water=1).units(0, garrison=2).units(1, garrison=3)
    assert t.revealed(1, 0).at_endgame().start().standings[0].seat == 1
    t = Base().points(0, 10).points(1, 10).have(0, spice=0, solari=0, water=1)
    t.have(1, spice=0, solari=0, water=1).units(0, garrison=2).units(1, garrison=2)
    assert t.revealed(1, 0).at_endgame().start().standings[0].seat == 0


@pytest.mark.shows("B-7.1")
def test_tiebreaker_gives_spice_in_the_endgame() -> None:
    t = Base().points(0, 10).points(1, 10).have(0, spice=0).have(1, spice=5)
    s = do(t.intrigue(0, "tiebreaker").at_endgame().start(), "intrigue:tiebreaker")
    assert s.standings[0].seat == 0


@pytest.mark.shows("B-7.1", "X-B10", "X-D25")
def test_empty_maker_spaces_collect_spice() -> None:
    t = Base().agents(0, "imperial_basin").bonus_spice(the_great_flat=1)
    s = t.at_makers().start()
    assert s.to_dict()["bonus_spice"] == {
        "the_great_flat": 2, "hagga_basin": 1, "imperial_basin": 0,
    }  # fmt: skip


# ================================================================ whole rounds


@pytest.mark.shows("B-5.1", "B-6.1")
def test_a_reveal_turn_ends_ones_round() -> None:
    t = Base().hand(0, "convincing_argument", "diplomacy").hand(1, "diplomacy")
    s = do(t.start(), "reveal")
    until(s, "turn")
    assert decider(s) == 1
    assert seat(s, 0)["revealed"]
    assert cards(s, 0, "hand") == []
    assert reach(Base(), "diplomacy") >= {"wealth", "foldspace", "secrets", "stillsuits"}


@pytest.mark.shows("B-6.1")
def test_charisma_played_on_an_agent_turn_waits_for_the_reveal_turn() -> None:
    t = Base().intrigue(0, "charisma").hand(0, "diplomacy", "convincing_argument")
    t.revealed(1).revealed(2)
    s = do(t.start(), "intrigue:charisma")
    assert changes(t.doc, s) == {"intrigue": -1}
    send(s, "diplomacy", "wealth")
    until(s, "reveal-menu")
    assert seat(s, 0)["persuasion"] == 4
