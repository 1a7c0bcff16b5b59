"""Swordmasters that are used once, and their bonus tokens (S-10)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, agents, cards, do, legal
from .six import (
    ALLIES,
    ANY_FACTION,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    finish_round,
    idle,
    pass_to,
    teams,
    visit,
)

LEFT = {MUAD_DIB: GURNEY, SHADDAM: FEYD}
CARD = "hidden_missive"
"""A card with the Landsraad icon."""


def may_visit(seat: int, t: Table) -> bool:
    """Whether the seat may send an Agent to the Swordmaster now."""
    t.hand(seat, CARD, "signet_ring").turn_of(seat, activating=LEFT.get(seat))
    return "space:swordmaster" in legal(do(t.start(), f"card:{CARD}"))


def revealed(s: State, seat: int) -> State:
    """The seat's Reveal turn, up to its first question."""
    s = pass_to(s, seat)
    if s.decision.kind == "activate":
        do(s, f"seat:{LEFT[seat]}")
    return do(s, "reveal") if "reveal" in legal(s) else s


# ---------------------------------------------------------------- gaining one


@pytest.mark.shows("S-10.1", "R-035", "space/swordmaster")
@pytest.mark.parametrize(
    ("owner", "gone", "solari", "open_"),
    [
        (None, False, 7, False),
        (None, False, 8, True),
        (FEYD, False, 5, False),
        (FEYD, False, 6, True),
        (FEYD, True, 5, False),
        (FEYD, True, 6, True),
        (SHADDAM, True, 6, True),
        (JESSICA, False, 6, True),
    ],
)
def test_the_price_is_eight_and_six_once_anyone_has_gained_one(
    owner: int | None, gone: bool, solari: int, open_: bool
) -> None:
    t = Table(6).have(GURNEY, solari=solari)
    if owner is not None:
        t.owns(owner, "swordmaster")
    if owner is not None and gone:
        t.swordmaster_at(owner, "gone")
    assert may_visit(GURNEY, t) == open_


@pytest.mark.shows("S-10.1")
@pytest.mark.parametrize("seat", range(6))
@pytest.mark.parametrize("gone", [False, True])
def test_each_player_may_visit_once(seat: int, gone: bool) -> None:
    t = Table(6).have(seat, solari=9).owns(seat, "swordmaster")
    if gone:
        t.swordmaster_at(seat, "gone")
    assert not may_visit(seat, t)
    assert may_visit(seat, Table(6).have(seat, solari=8))


@pytest.mark.shows("S-10.1", "S-2.6")
@pytest.mark.parametrize("seat", range(6))
def test_it_is_at_home_at_once(seat: int) -> None:
    s = visit(Table(6).have(seat, solari=8), seat, "swordmaster", LEFT.get(seat), card=CARD)
    assert (s.seats[seat].solari, s.seats[seat].agents) == (0, 2)
    assert s.seats[seat].swordmaster
    assert teams(s)["swordmaster_at"][seat] is None


# ---------------------------------------------------------------- used once


@pytest.mark.shows("S-10.2")
@pytest.mark.parametrize("seat", [GURNEY, IRULAN])
def test_an_ally_sends_it_last_and_it_leaves_at_the_end_of_the_round(seat: int) -> None:
    t = Table(6).owns(seat, "swordmaster").agents(seat, "assembly_hall")
    t.hand(seat, ANY_FACTION, "reconnaissance", "dagger").turn_of(seat)
    s = do(t.start(), f"card:{ANY_FACTION}", "space:deliver_supplies")
    assert teams(s)["swordmaster_at"][seat] is None
    while not (s.active == seat and s.decision.kind == "turn"):
        idle(s)
    do(s, "card:reconnaissance", "space:spice_refinery")
    assert teams(s)["swordmaster_at"][seat] == "spice_refinery"
    assert s.seats[seat].agents == 0
    finish_round(s)
    assert (s.seats[seat].agents, agents(s, seat)) == (2, [])
    assert teams(s)["swordmaster_at"][seat] == "gone"
    assert s.seats[seat].swordmaster  # the bonus token stays


@pytest.mark.shows("S-10.2")
@pytest.mark.parametrize("seat", range(6))
def test_unused_it_is_kept_for_a_later_round(seat: int) -> None:
    t = Table(6).owns(seat, "swordmaster").agents(seat, "assembly_hall", "secrets")
    s = t.at_recall().start()
    assert s.seats[seat].agents == 3
    assert teams(s)["swordmaster_at"][seat] is None


@pytest.mark.shows("S-10.2", "S-10.4")
@pytest.mark.parametrize("left", [None, "assembly_hall"])
def test_the_two_arrow_token_of_a_commander_leaves_too(left: str | None) -> None:
    t = Table(6).owns(MUAD_DIB, "swordmaster")
    t.tokens(MUAD_DIB, left=left, right="secrets", swordmaster="carthag")
    s = t.at_recall().start()
    assert s.seats[MUAD_DIB].agents == 2
    assert teams(s)["swordmaster_at"][MUAD_DIB] == "gone"
    assert teams(s)["left_at"][MUAD_DIB] is None


@pytest.mark.shows("S-10.2", "S-10.4")
def test_a_swordmaster_that_is_gone_never_comes_back() -> None:
    t = Table(6).owns(GURNEY, "swordmaster").swordmaster_at(GURNEY, "gone")
    t.agents(JESSICA, "assembly_hall")
    s = t.at_recall().start()
    for _ in range(2):
        assert s.seats[GURNEY].agents == 2
        finish_round(s)


@pytest.mark.shows("S-10.4", "R-088", "imperium/steersman")
@pytest.mark.parametrize("seat", [GURNEY, MUAD_DIB])
def test_recalled_in_its_round_it_is_not_sent_again(seat: int) -> None:
    t = Table(6, aloud=True).throne().owns(seat, "swordmaster")
    if seat == MUAD_DIB:
        t.tokens(seat, left="assembly_hall", swordmaster="carthag")
    else:
        t.agents(seat, "assembly_hall", "carthag").swordmaster_at(seat, "carthag")
    ally = JESSICA if seat == MUAD_DIB else None
    t.hand(seat, "steersman", ANY_FACTION, "signet_ring").turn_of(seat, activating=ally)
    s = do(t.start(), "card:steersman", "space:arrakeen")
    while s.decision.kind != "recall-agent":
        wanted = [a for a in legal(s) if a.startswith("card-effect")]
        do(s, wanted[-1]) if wanted else idle(s)
    do(s, "space:carthag")
    assert sorted(agents(s, seat)) == ["arrakeen", "assembly_hall"]
    while s.active == seat:
        idle(s)
    s = pass_to(s, seat)
    for choice in legal(s) if s.decision.kind == "activate" else [None]:
        now = s.copy()
        if choice:
            do(now, choice)
        assert [a for a in legal(now) if a.startswith("card:")] == []
    finish_round(s)
    assert teams(s)["swordmaster_at"][seat] == "gone"  # it was sent: it leaves
    assert s.seats[seat].agents == 2


@pytest.mark.shows("S-10.2", "R-088", "imperium/steersman")
def test_another_agent_that_is_recalled_may_be_sent_again() -> None:
    t = Table(6, aloud=True).throne().owns(GURNEY, "swordmaster")
    t.agents(GURNEY, "assembly_hall", "carthag").swordmaster_at(GURNEY, "carthag")
    t.hand(GURNEY, "steersman", ANY_FACTION, "signet_ring").turn_of(GURNEY)
    s = do(t.start(), "card:steersman", "space:arrakeen")
    while s.decision.kind != "recall-agent":
        wanted = [a for a in legal(s) if a.startswith("card-effect")]
        do(s, wanted[-1]) if wanted else idle(s)
    do(s, "space:assembly_hall")
    while s.active == GURNEY:
        idle(s)
    s = pass_to(s, GURNEY)
    assert f"card:{ANY_FACTION}" in legal(s)


# ---------------------------------------------------------------- the bonus token


@pytest.mark.shows("S-10.3")
@pytest.mark.parametrize("seat", ALLIES)
@pytest.mark.parametrize("place", [None, "carthag", "gone"])
def test_two_swords_in_each_reveal_turn_of_an_ally(seat: int, place: str | None) -> None:
    t = Table(6).owns(seat, "swordmaster").units(seat, conflict=1).hand(seat, "diplomacy", "dagger")
    if place == "carthag":
        t.agents(seat, place)
    if place:
        t.swordmaster_at(seat, place)
    s = do(t.turn_of(seat).start(), "reveal")
    assert s.strength(seat) == 2 + 2 + 1


@pytest.mark.shows("S-10.3")
@pytest.mark.parametrize(("seat", "ally"), [(0, GURNEY), (0, JESSICA), (3, FEYD), (3, IRULAN)])
def test_the_swords_of_a_commander_go_to_the_activated_ally(seat: int, ally: int) -> None:
    t = Table(6).owns(seat, "swordmaster").hand(seat, "signet_ring", "seek_allies")
    for each in ALLIES:
        t.units(each, conflict=1).revealed(each)
    s = do(t.turn_of(seat, activating=ally).start(), "reveal")
    assert [s.strength(each) for each in ALLIES] == [4 if each == ally else 2 for each in ALLIES]


@pytest.mark.shows("S-10.3")
def test_tokens_of_commander_and_ally_add_up() -> None:
    t = Table(6).owns(MUAD_DIB, "swordmaster").owns(GURNEY, "swordmaster")
    t.units(GURNEY, conflict=1).hand(MUAD_DIB, "signet_ring", "seek_allies")
    t.hand(GURNEY, "diplomacy", "seek_allies")
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "reveal")
    s = revealed(s, GURNEY)
    assert s.strength(GURNEY) == 2 + 2 + 2


@pytest.mark.shows("S-10.3")
def test_without_a_unit_they_are_worth_nothing() -> None:
    t = Table(6).owns(GURNEY, "swordmaster").hand(GURNEY, "diplomacy", "seek_allies")
    s = do(t.turn_of(GURNEY).start(), "reveal")
    assert s.strength(GURNEY) == 0


@pytest.mark.shows("S-10.3")
def test_they_count_in_the_round_in_which_the_token_is_gained() -> None:
    t = Table(6).units(GURNEY, conflict=1).have(GURNEY, solari=8).intrigue(GURNEY, "devour")
    t.hand(GURNEY, "dagger", "diplomacy", "seek_allies").turn_of(GURNEY)
    s = do(t.start(), "card:dagger", "space:swordmaster")
    s = revealed(s, GURNEY)
    assert s.strength(GURNEY) == 2 + 2


@pytest.mark.shows("S-10.3")
def test_they_count_round_after_round() -> None:
    t = Table(6).owns(GURNEY, "swordmaster").swordmaster_at(GURNEY, "gone")
    s = t.at_recall().start()
    for _ in range(3):
        s = pass_to(s, GURNEY)
        noted = s.seats[GURNEY].swords  # of Muad'Dib
        daggers = sum(card == "dagger" for card in cards(s, GURNEY, "hand"))
        revealed(s, GURNEY)
        assert s.seats[GURNEY].swords == noted + 2 + daggers
        finish_round(s)


@pytest.mark.shows("S-10.3", "starter/devastating_assault", "starter/command_respect")
@pytest.mark.parametrize("gone", [False, True])
def test_cards_that_ask_for_the_token_work_after_the_swordmaster_has_left(gone: bool) -> None:
    t = Table(6).owns(SHADDAM, "swordmaster").have(SHADDAM, solari=3).units(FEYD, conflict=1)
    if gone:
        t.swordmaster_at(SHADDAM, "gone")
    t.hand(SHADDAM, "devastating_assault", "signet_ring").revealed(FEYD)
    s = do(t.turn_of(SHADDAM, activating=FEYD).start(), "reveal")
    do(s, "reveal-effect:devastating_assault/0")
    assert s.strength(FEYD) == 2 + 2 + 5
    assert s.seats[SHADDAM].solari == 0
