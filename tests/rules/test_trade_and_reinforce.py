"""Helping teammates: Trade and Reinforce (S-8), and what others see of it (S-13, S-14)."""

from __future__ import annotations

import json

import pytest

from kanly import Game, State

from ..table import Table, do, intrigues, legal
from .six import (
    ANY_FACTION,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    TEAMS,
    idle,
    levels,
    visit,
)

LEFT = {MUAD_DIB: GURNEY, SHADDAM: FEYD}
GOODS = ("solari", "spice", "water")


def at_trade(seat: int = IRULAN, t: Table | None = None) -> State:
    """The seat at Economic Support is asked for a partner."""
    s = visit(t or Table(6), seat, "economic_support", LEFT.get(seat))
    while s.decision.kind == "agent-menu":
        do(s, next(a for a in legal(s) if a.startswith("space-effect")))
    assert s.decision.kind == "trade-partner"
    return s


def rich(*seats: int) -> Table:
    """These seats have three of each good and two Intrigue cards that are no Plots."""
    pairs = [("devour", "impress"), ("weirding_combat", "go_to_ground")]
    t = Table(6)
    for seat, pair in zip(seats, pairs):
        t.have(seat, solari=3, spice=3, water=3).intrigue(seat, *pair)
    return t


def give(s: State, kind: int, amount: int = 1) -> State:
    """Give so many of a kind: 0 Solari, 1 spice, 2 water, 3 Intrigue cards."""
    do(s, f"option:{kind}")
    if kind < 3:
        return do(s, f"amount:{amount}")
    for _ in range(amount):
        if s.decision.kind == "trade-cards":  # a single card needs no naming
            do(s, legal(s)[0])
    return do(s, "end") if s.decision.kind == "trade-cards" and "end" in legal(s) else s


def purse(s: State, seat: int) -> list[int]:
    """Solari, spice, water, Intrigue cards."""
    it = s.seats[seat]
    return [it.solari, it.spice, it.water, len(it.intrigue)]


# ---------------------------------------------------------------- Trade


@pytest.mark.shows("S-8.2", "R-092")
@pytest.mark.parametrize("seat", range(6))
def test_the_partner_is_any_teammate_commander_or_ally(seat: int) -> None:
    s = at_trade(seat)
    team = next(team for team in TEAMS if seat in team)
    assert s.decision.seat == seat
    assert set(legal(s)) == {f"seat:{other}" for other in team if other != seat}


@pytest.mark.shows("S-8.2", "R-092")
@pytest.mark.parametrize("given", range(4))
@pytest.mark.parametrize("returned", range(4))
def test_each_gives_one_kind_and_the_kinds_may_differ(given: int, returned: int) -> None:
    s = at_trade(IRULAN, rich(IRULAN, FEYD))
    do(s, f"seat:{FEYD}")
    before = [purse(s, IRULAN), purse(s, FEYD)]
    assert s.decision.seat == IRULAN
    give(s, given, 2)
    assert (s.decision.seat, s.decision.kind) == (FEYD, "trade-kind")
    assert [purse(s, IRULAN), purse(s, FEYD)] == before  # both change hands together
    give(s, returned)
    wanted = [list(before[0]), list(before[1])]
    for kind, giver, amount in ((given, 0, 2), (returned, 1, 1)):
        wanted[giver][kind] -= amount
        wanted[1 - giver][kind] += amount
    assert [purse(s, IRULAN), purse(s, FEYD)] == wanted


@pytest.mark.shows("S-8.2")
def test_any_number_from_one_to_all_may_be_given() -> None:
    s = do(at_trade(IRULAN, rich(IRULAN, SHADDAM)), f"seat:{SHADDAM}", "option:1")
    assert legal(s) == [f"amount:{n}" for n in range(1, 5)]  # 3 and the spice of the space


@pytest.mark.shows("S-8.2", "S-7", "space/economic_support")
def test_the_spice_and_influence_of_the_space_come_before_the_trade() -> None:
    s = at_trade(GURNEY, Table(6).have(GURNEY, water=0))
    assert (s.seats[GURNEY].spice, levels(s, GURNEY)) == (1, {"great_houses": 1})
    do(s, f"seat:{JESSICA}")
    assert legal(s) == ["option:1", "pass"]  # only what one has


@pytest.mark.shows("S-8.2")
def test_both_may_give_nothing() -> None:
    s = at_trade(IRULAN, rich(IRULAN, SHADDAM))
    before = [purse(s, seat) for seat in range(6)]
    do(s, f"seat:{SHADDAM}", "pass")
    assert s.decision.seat == SHADDAM
    do(s, "pass")
    assert [purse(s, seat) for seat in range(6)] == before


@pytest.mark.shows("S-8.2", "R-092")
def test_only_the_partner_may_give() -> None:
    s = at_trade(GURNEY, rich(GURNEY, MUAD_DIB).have(JESSICA, spice=1))
    do(s, f"seat:{MUAD_DIB}", "pass")
    give(s, 0, 3)
    assert (purse(s, GURNEY), purse(s, MUAD_DIB)) == ([6, 4, 3, 2], [0, 3, 3, 2])
    assert purse(s, JESSICA) == [0, 1, 1, 0]


@pytest.mark.shows("S-8.2", "S-3.5")
@pytest.mark.parametrize("partner", [GURNEY, JESSICA])
def test_a_commander_trades_with_either_ally_whoever_is_activated(partner: int) -> None:
    s = at_trade(MUAD_DIB, rich(MUAD_DIB, partner))
    do(s, f"seat:{partner}")
    give(s, 2, 3)
    give(s, 0, 1)
    assert (s.seats[MUAD_DIB].water, s.seats[MUAD_DIB].solari) == (0, 4)
    assert (s.seats[partner].water, s.seats[partner].solari) == (6, 2)


@pytest.mark.shows("S-8.2")
def test_a_card_received_in_a_trade_cannot_be_given_back_in_it() -> None:
    t = Table(6).intrigue(IRULAN, "devour")
    s = do(at_trade(IRULAN, t), f"seat:{FEYD}")
    give(s, 3)
    assert s.decision.seat == FEYD
    assert "option:3" not in legal(s)


@pytest.mark.shows("S-8.2")
def test_a_traded_plot_can_be_played_in_the_same_turn() -> None:
    t = Table(6).intrigue(SHADDAM, "contingency_plan")
    s = do(at_trade(IRULAN, t), f"seat:{SHADDAM}", "pass")
    give(s, 3)
    do(s, "intrigue:contingency_plan")
    assert s.seats[IRULAN].solari == 2


@pytest.mark.shows("R-092")
def test_the_partner_is_told_what_is_offered() -> None:
    asked = set()
    for kind, amount in ((0, 2), (1, 2), (3, 1), (3, 2)):
        s = do(at_trade(IRULAN, rich(IRULAN, FEYD)), f"seat:{FEYD}")
        asked.add(give(s, kind, amount).decision.prompt("en"))
    assert len(asked) == 4


@pytest.mark.shows("R-092", "S-8.2")
def test_undo_of_an_offer_ends_with_the_answer() -> None:
    game = Game.new(at_trade(IRULAN, rich(IRULAN, FEYD)))
    game.apply(f"seat:{FEYD}")
    game.apply("option:0")
    game.apply("amount:2")
    assert game.undoable_by(IRULAN) == 3
    game.apply("pass", seat=FEYD)
    assert game.undoable_by(IRULAN) == 0


# ---------------------------------------------------------------- what others see


SECRET = ("devour", "impress", "weirding_combat", "go_to_ground")


def seen(s: State, viewer: int) -> set[str]:
    """Which of the traded cards a view names anywhere."""
    text = json.dumps(s.view(viewer))
    return {card for card in SECRET if f'"{card}"' in text or f":{card}" in text}


@pytest.mark.shows("S-8.3", "S-14", "S-13.1", "R-092")
def test_cards_named_before_the_exchange_stay_out_of_the_partners_sight() -> None:
    s = at_trade(IRULAN, rich(IRULAN, SHADDAM))
    do(s, f"seat:{SHADDAM}", "option:3", "intrigue:devour")
    assert [seen(s, n) for n in (-1, 0, 2, 3, 4, 5)] == [
        set(), set(), set(), {"weirding_combat", "go_to_ground"}, set(), set()
    ]  # fmt: skip
    do(s, "end")
    assert s.decision.seat == SHADDAM
    assert seen(s, SHADDAM) == {"weirding_combat", "go_to_ground"}
    do(s, "option:3", "intrigue:weirding_combat")
    assert seen(s, IRULAN) == {"devour", "impress"}
    assert [seen(s, n) for n in (-1, 0, 2, 4, 5)] == [set()] * 5


@pytest.mark.shows("S-8.3", "S-14", "U-20")
def test_traded_cards_are_known_to_giver_and_receiver_and_to_nobody_else() -> None:
    s = at_trade(IRULAN, rich(IRULAN, SHADDAM))
    do(s, f"seat:{SHADDAM}", "option:3", "intrigue:devour", "end")
    do(s, "option:3", "intrigue:weirding_combat", "end")
    assert sorted(s.view(IRULAN)["seats"][IRULAN]["intrigue"]) == ["impress", "weirding_combat"]
    assert s.view(IRULAN)["seats"][SHADDAM]["known_intrigue"] == ["devour"]
    assert s.view(SHADDAM)["seats"][IRULAN]["known_intrigue"] == ["weirding_combat"]
    for viewer in (-1, MUAD_DIB, GURNEY, JESSICA, FEYD):
        view = s.view(viewer)["seats"]
        assert [(view[n]["intrigue"], view[n]["known_intrigue"]) for n in (IRULAN, SHADDAM)] == [
            (2, []), (2, [])
        ]  # fmt: skip
        assert seen(s, viewer) == set()


@pytest.mark.shows("S-13.1", "S-14")
@pytest.mark.parametrize("viewer", range(6))
def test_teammates_do_not_see_each_others_cards(viewer: int) -> None:
    t = Table(6)
    for seat, card in enumerate(("devour", "impress", "cunning", "mercenaries", "manipulate")):
        t.intrigue(seat, card)
    s = t.start()
    for seat, shown in enumerate(s.view(viewer)["seats"]):
        if seat != viewer:
            assert shown["hand"] == 5
            assert shown["intrigue"] in (0, 1)
            assert shown["known_intrigue"] == []


@pytest.mark.shows("S-14")
@pytest.mark.parametrize("viewer", [SHADDAM, FEYD, GURNEY])
def test_a_guess_in_the_middle_of_a_trade_knows_no_more_than_its_seat(viewer: int) -> None:
    s = at_trade(IRULAN, rich(IRULAN, SHADDAM))
    do(s, f"seat:{SHADDAM}", "option:3", "intrigue:devour", "end")
    received = set()
    for seed in range(12):
        guess = s.determinize(viewer, seed)
        assert guess.codex.rulebook.faults(guess) == []
        assert guess.view(viewer) == s.view(viewer)
        before = intrigues(guess, SHADDAM)
        do(guess, "pass")
        got = list(intrigues(guess, SHADDAM))
        for card in before:
            got.remove(card)
        assert len(got) == 1
        received.add(got[0])
    assert len(received) > 4


@pytest.mark.shows("S-14")
def test_the_giver_guesses_the_receivers_card_right() -> None:
    s = at_trade(IRULAN, rich(IRULAN, SHADDAM))
    do(s, f"seat:{SHADDAM}", "option:3", "intrigue:devour", "end", "pass")
    for seed in range(8):
        assert "devour" in intrigues(s.determinize(IRULAN, seed), SHADDAM)
    held = [intrigues(s.determinize(GURNEY, seed), SHADDAM) for seed in range(8)]
    assert not all("devour" in cards for cards in held)


@pytest.mark.shows("S-14")
@pytest.mark.parametrize("viewer", range(-1, 6))
def test_the_throne_row_and_the_tokens_are_open_to_all(viewer: int) -> None:
    t = Table(6).throne("sardaukar_soldier").owns(MUAD_DIB, "swordmaster")
    s = t.tokens(MUAD_DIB, left="carthag", swordmaster="secrets").turn_of(GURNEY).start()
    assert s.view(viewer)["teams"] == s.to_dict()["teams"]


# ---------------------------------------------------------------- Reinforce


def reinforce(seat: int, t: Table | None = None) -> State:
    """The seat at Military Support, asked how to divide the troops if there is a choice."""
    return visit((t or Table(6)).have(seat, spice=2), seat, "military_support", LEFT.get(seat))


@pytest.mark.shows("S-8.1", "S-7", "space/military_support")
@pytest.mark.parametrize("own", range(4))
def test_an_ally_divides_three_troops_with_the_other_ally(own: int) -> None:
    s = do(reinforce(JESSICA), f"amount:{own}")
    assert (s.seats[JESSICA].garrison, s.seats[GURNEY].garrison) == (3 + own, 6 - own)
    assert (s.seats[JESSICA].supply, s.seats[GURNEY].supply) == (9 - own, 6 + own)
    assert (s.seats[JESSICA].spice, levels(s, JESSICA)) == (0, {"great_houses": 1})


@pytest.mark.shows("S-8.1")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize("left", range(4))
def test_a_commander_divides_them_between_both_allies(seat: int, left: int) -> None:
    ally = LEFT[seat]
    other = next(n for team in TEAMS if seat in team for n in team if n not in (seat, ally))
    s = do(reinforce(seat), f"amount:{left}")
    assert (s.seats[ally].garrison, s.seats[other].garrison) == (3 + left, 6 - left)


@pytest.mark.shows("S-8.1")
@pytest.mark.parametrize("seat", [JESSICA, MUAD_DIB])
def test_each_owner_decides_on_the_own_new_troops_and_no_others(seat: int) -> None:
    s = reinforce(seat)
    do(s, "amount:1")
    asked = {}
    while s.decision.kind == "deploy":
        asked[s.decision.seat] = legal(s)
        do(s, "pass" if s.decision.seat == JESSICA else "amount:1")
    one, two = ["amount:1", "pass"], ["amount:1", "amount:2", "pass"]
    wanted = {JESSICA: one, GURNEY: two} if seat == JESSICA else {GURNEY: one, JESSICA: two}
    assert asked == wanted
    assert (s.seats[GURNEY].deployed, s.seats[JESSICA].deployed) == (1, 0)
    assert s.active != seat  # nothing more can be deployed in this turn


@pytest.mark.shows("S-8.1")
def test_who_got_no_troops_is_not_asked() -> None:
    s = do(reinforce(JESSICA), "amount:3")
    assert s.decision.seat == JESSICA
    do(s, "amount:3")
    assert (s.seats[JESSICA].deployed, s.active) == (3, FEYD)


@pytest.mark.shows("S-8.1")
def test_an_ally_with_units_in_the_conflict_gets_no_others_in() -> None:
    t = Table(6).units(GURNEY, garrison=5, conflict=2).units(JESSICA, garrison=4)
    s = do(reinforce(JESSICA, t), "amount:0")
    assert (s.decision.seat, legal(s)) == (GURNEY, ["amount:1", "amount:2", "amount:3", "pass"])
    do(s, "amount:3")
    assert (s.seats[GURNEY].garrison, s.seats[GURNEY].deployed) == (5, 5)
    assert s.strength(GURNEY) == 10


@pytest.mark.shows("S-8.1")
@pytest.mark.parametrize(
    ("gurney", "jessica", "answer", "after"),
    [
        (11, 3, "amount:2", (12, 5)),
        (11, 3, "amount:3", (11, 6)),
        (11, 12, None, (12, 12)),
        (12, 12, None, (12, 12)),
        (3, 12, None, (6, 12)),
    ],
)
def test_with_a_short_supply_fewer_troops_come(
    gurney: int, jessica: int, answer: str | None, after: tuple[int, int]
) -> None:
    t = Table(6).units(GURNEY, garrison=gurney).units(JESSICA, garrison=jessica)
    s = reinforce(JESSICA, t)
    if answer is not None:
        do(s, answer)
    assert (s.seats[GURNEY].garrison, s.seats[JESSICA].garrison) == after


@pytest.mark.shows("S-8.1", "S-6.2", "intrigue/distraction")
def test_all_units_of_a_commanders_turn_are_deployed_by_the_commander() -> None:
    t = Table(6).intrigue(MUAD_DIB, "distraction")
    s = reinforce(MUAD_DIB, t)
    while s.decision.kind == "agent-menu":
        do(s, next(a for a in legal(s) if a.startswith("space-effect")))
    do(s, "amount:1", "amount:1", "amount:2")
    assert (s.seats[GURNEY].deployed, s.seats[JESSICA].deployed) == (1, 2)
    assert "intrigue:distraction" in legal(s)


@pytest.mark.shows("S-8.1", "S-6.2", "intrigue/distraction")
def test_an_ally_has_deployed_only_the_own_troops() -> None:
    t = Table(6).intrigue(JESSICA, "distraction", "cunning")
    s = reinforce(JESSICA, t)
    while s.decision.kind == "agent-menu":
        do(s, next(a for a in legal(s) if a.startswith("space-effect")))
    do(s, "amount:1", "amount:1", "amount:2")
    assert s.decision.seat == JESSICA
    assert "intrigue:distraction" not in legal(s)


@pytest.mark.shows("S-8.1", "leader/shaddam_corrino_iv")
def test_while_units_cannot_be_deployed_the_new_troops_cannot_either() -> None:
    # No card sends Shaddam's signet to Military Support today; the ban would bind there too.
    doc = reinforce(SHADDAM).to_dict()
    doc["turn"]["no_deploy"] = True
    s = do(State.from_dict(doc), "amount:1")
    assert s.active != SHADDAM
    assert (s.seats[FEYD].garrison, s.seats[FEYD].deployed) == (4, 0)
    assert (s.seats[IRULAN].garrison, s.seats[IRULAN].deployed) == (5, 0)


@pytest.mark.shows("S-8.1")
def test_undo_of_reinforce_ends_when_the_other_ally_answers() -> None:
    t = Table(6).have(JESSICA, spice=2).hand(JESSICA, ANY_FACTION, "dagger").turn_of(JESSICA)
    game = Game.new(t.start())
    for action in (f"card:{ANY_FACTION}", "space:military_support", "amount:1", "pass"):
        game.apply(action)
    assert game.state.decision.seat == GURNEY
    assert game.undoable_by(JESSICA) == 4
    game.apply("amount:1", seat=GURNEY)
    assert game.undoable_by(JESSICA) == 0
    while game.state.active == JESSICA:
        idle(game.state)
