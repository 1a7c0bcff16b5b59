"""Kwisatz Haderach and The Voice: Agents that go anywhere, and spaces nobody may enter."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.of_2020 import (
    ALL_SPACES,
    SPARE,
    asked,
    finish,
    game,
    mark,
    me,
    only,
    play,
    reachable,
    resolve,
    rich,
    round_about,
    send,
    settle,
)
from tests.table import Table, agents, cards, do, influence, legal

KWISATZ = "kwisatz_haderach"


def kwisatz(*at: str, players: int = 3, **marks: object) -> Table:
    """Seat 0 holds Kwisatz Haderach and a Dagger, has Agents there, and can pay anything."""
    return rich(game(players).hand(0, KWISATZ, "dagger").agents(0, *at)).marks(**marks)


# ---------------------------------------------------------------- where and with which Agent


@pytest.mark.shows("2020/imperium/kwisatz_haderach")
def test_kwisatz_haderach_goes_anywhere_occupied_or_not() -> None:
    s = kwisatz().agents(1, "arrakeen", "wealth").agents(2, "high_council").start()
    assert reachable(s, KWISATZ) == ALL_SPACES
    assert reachable(s, "dagger") == {"mentat", "swordmaster", "rally_troops", "hall_of_oratory"}


@pytest.mark.shows("2020/imperium/kwisatz_haderach")
def test_kwisatz_haderach_sends_the_agent_at_home_and_draws_a_card() -> None:
    s = kwisatz().agents(1, "wealth").top(0, "reconnaissance").start()
    send(s, KWISATZ, "wealth")
    assert (agents(s, 0), agents(s, 1), me(s).agents) == (["wealth"], ["wealth"], 1)
    assert sorted(cards(s, 0, "hand")) == ["dagger", "reconnaissance"]
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1")
def test_kwisatz_haderach_can_be_played_without_an_agent_at_home() -> None:
    s = kwisatz("carthag", "secrets").start()
    assert only("card", s) == {KWISATZ}
    send(s, KWISATZ, "wealth")
    assert asked(s) == "choose-agent"
    assert set(legal(s)) == {"space:carthag", "space:secrets"}
    do(s, "space:carthag")
    assert (sorted(agents(s, 0)), me(s).agents) == (["secrets", "wealth"], 0)


@pytest.mark.parametrize(("answer", "home"), [("option:0", 0), ("space:carthag", 1)])
@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1")
def test_kwisatz_haderach_moves_any_of_your_agents(answer: str, home: int) -> None:
    s = send(kwisatz("carthag").start(), KWISATZ, "wealth")
    assert set(legal(s)) == {"option:0", "space:carthag"}
    do(s, answer)
    assert me(s).agents == home
    assert sorted(agents(s, 0)) == (["wealth"] if home else ["carthag", "wealth"])


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1")
def test_kwisatz_haderach_may_go_back_to_the_space_it_left() -> None:
    s = kwisatz("stillsuits", "secrets").have(0, water=0).start()
    resolve(send(s, KWISATZ, "stillsuits"), "space:stillsuits")
    assert sorted(agents(s, 0)) == ["secrets", "stillsuits"]
    assert me(s).water == 1  # the visit counts again
    assert influence(s, 0)["fremen"] == 3


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1", "R-034")
def test_a_maker_space_that_kwisatz_haderach_leaves_collects_spice() -> None:
    s = kwisatz("imperial_basin", "secrets").start()
    settle(resolve(send(s, KWISATZ, "wealth"), "space:imperial_basin"))
    settle(round_about(s))
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 1


@pytest.mark.parametrize(("agent", "gained"), [("space:hall_of_oratory", 2), ("space:secrets", 3)])
@pytest.mark.shows("2020/imperium/kwisatz_haderach", "2020/space/hall_of_oratory", "R-034")
def test_the_hall_of_oratory_gives_nothing_once_kwisatz_haderach_has_left_it(
    agent: str, gained: int
) -> None:
    table = kwisatz("hall_of_oratory", "secrets").top(0, "convincing_argument")
    s = settle(resolve(send(table.start(), KWISATZ, "wealth"), agent))
    round_about(s)
    assert s.turn.revealing
    for effect in [a for a in legal(s) if a.startswith("space:")]:
        do(s, effect)
    assert me(s).persuasion == gained


# ---------------------------------------------------------------- what it does not lift


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-8.1", "B-3.3", "R-036")
def test_kwisatz_haderach_never_uses_a_space_for_once_in_the_game_twice() -> None:
    s = kwisatz().owns(0, "swordmaster", "council").start()
    assert reachable(s, KWISATZ) == ALL_SPACES - {"high_council", "swordmaster"}


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-3.2", "U-6.7")
def test_kwisatz_haderach_still_needs_costs_and_requirements() -> None:
    table = game().hand(0, KWISATZ, "dagger").have(0, solari=0, spice=0, water=0)
    s = table.influence(0, fremen=1).start()
    free = {
        "wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory", "arrakeen", "carthag",
        "imperial_basin", "secure_contract",
    }  # fmt: skip
    assert reachable(s, KWISATZ) == free
    assert me(send(s, KWISATZ, "wealth")).solari == 2


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "2020/imperium/the_voice", "B-8.1", "B-8.2")
def test_kwisatz_haderach_cannot_enter_a_space_closed_by_the_voice() -> None:
    s = kwisatz("arrakeen", voices=[None, "arrakeen", "wealth"]).start()
    assert reachable(s, KWISATZ) == ALL_SPACES - {"arrakeen", "wealth"}


@pytest.mark.shows("2020/imperium/kwisatz_haderach", "B-5.1")
def test_kwisatz_haderach_may_send_the_mentat() -> None:
    s = kwisatz("carthag", "secrets").mentat(0).start()
    send(s, KWISATZ, "wealth")
    assert set(legal(s)) == {"option:0", "space:carthag", "space:secrets"}
    do(s, "option:0")
    assert sorted(agents(s, 0)) == ["carthag", "secrets", "wealth"]


# ---------------------------------------------------------------- The Voice


def voiced(space: str, *hand: str, at: str = "secure_contract", players: int = 3) -> State:
    """Seat 0 has played The Voice, closed the space and ended its turn."""
    table = game(players).hand(0, "the_voice", *(hand or ("dagger", "reconnaissance")))
    table.hand(1, "reconnaissance", "diplomacy", "dune_the_desert_planet")
    if players > 2:
        table.hand(2, "reconnaissance", "diplomacy", "dagger")
    s = send(table.start(), "the_voice", at)
    resolve(s, "card-effect:0")
    assert asked(s) == "voice"
    assert only("space", s) == ALL_SPACES
    return finish(do(s, f"space:{space}"))


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2")
def test_the_voice_closes_a_space_to_every_opponent_for_a_turn() -> None:
    s = voiced("arrakeen")
    assert mark(s, "voices") == ["arrakeen", None, None]
    for seat in (1, 2):
        assert s.active == seat
        assert reachable(s, "reconnaissance") == {"carthag"}
        do(s, "card:diplomacy", f"space:{('wealth', 'foldspace')[seat - 1]}")
    assert s.active == 0
    assert "arrakeen" in reachable(s, "reconnaissance")


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2")
def test_the_voice_ends_with_its_owners_next_turn() -> None:
    s = voiced("arrakeen")
    do(s, "card:diplomacy", "space:wealth", "card:diplomacy", "space:foldspace")
    assert s.active == 0
    assert mark(s, "voices") == [None, None, None]
    finish(send(s, "dagger", "hall_of_oratory"))
    assert s.active == 1
    assert reachable(s, "reconnaissance") == {"arrakeen", "carthag"}


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2")
def test_the_voice_does_not_stop_its_owners_agents() -> None:
    table = game().hand(0, "reconnaissance", "dagger").marks(voices=["arrakeen", None, None])
    assert reachable(table.start(), "reconnaissance") == {"arrakeen", "carthag"}


@pytest.mark.shows("2020/imperium/the_voice")
def test_the_voice_may_close_a_space_where_an_agent_stands() -> None:
    s = voiced("secure_contract")
    assert mark(s, "voices")[0] == "secure_contract"


@pytest.mark.shows("2020/imperium/the_voice", "2020/intrigue/infiltrate", "B-8.2")
def test_infiltrate_does_not_open_a_space_closed_by_the_voice() -> None:
    table = game().hand(0, "reconnaissance", "dagger").intrigue(0, "infiltrate")
    s = table.marks(voices=[None, "arrakeen", None]).agents(2, "carthag").start()
    assert reachable(play(s, "infiltrate"), "reconnaissance") == {"carthag"}


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2")
def test_two_voices_end_each_with_its_owners_turn() -> None:
    table = game().hand(0, "the_voice", "reconnaissance").hand(1, "the_voice", "reconnaissance")
    table.hand(2, "diplomacy", "reconnaissance").have(1, water=0)
    s = send(table.start(), "the_voice", "secure_contract")
    finish(do(resolve(s, "card-effect:0"), "space:arrakeen"))
    do(s, "card:the_voice", "space:imperial_basin")
    finish(do(resolve(s, "card-effect:0"), "space:carthag"))
    assert reachable(s, "reconnaissance") == set()  # seat 2 is shut out of both
    do(s, "card:diplomacy", "space:wealth")
    assert mark(s, "voices") == [None, "carthag", None]
    assert reachable(s, "reconnaissance") == {"arrakeen"}
    finish(send(s, "reconnaissance", "arrakeen"))
    assert mark(s, "voices") == [None, None, None]
    assert reachable(s, "reconnaissance") == {"carthag"}


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "U-4.1")
def test_the_voice_does_not_last_into_the_next_round() -> None:
    s = voiced("arrakeen", "dagger")
    settle(do(round_about(s), "reveal"))
    assert s.to_dict()["round"] == 2
    assert mark(s, "voices") == [None, None, None]


@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "U-11.1")
def test_the_voice_played_as_the_last_card_lifts_when_the_reveal_turn_begins() -> None:
    s = voiced("arrakeen", "dagger")
    do(s, "card:diplomacy", "space:wealth", "card:diplomacy", "space:foldspace")
    finish(do(s, "reveal"))
    assert s.active == 1
    assert reachable(s, "reconnaissance") == {"arrakeen", "carthag"}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.shows("2020/imperium/the_voice", "B-8.2", "B-9.1", "B-9.2")
def test_the_voice_stops_rivals_too(players: int) -> None:
    table = game(players).hand(0, "the_voice", "dagger").hagal("heighliner", "wealth")
    table.intrigue_top(SPARE).units(0, garrison=0)
    s = send(table.start(), "the_voice", "secure_contract")
    finish(do(resolve(s, "card-effect:0"), "space:heighliner"))
    rivals = [seat for seat, doc in enumerate(s.to_dict()["seats"]) if doc["rival"]]
    places = [space for rival in rivals for space in agents(s, rival)]
    assert "wealth" in places
    assert "heighliner" not in places
