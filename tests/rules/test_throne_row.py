"""Shaddam's Throne Row (S-9)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.actions import THRONE
from kanly.rules.acquiring import offer

from ..table import Table, cards, do, intrigues, legal, row
from .six import (
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    MUAD_DIB,
    SHADDAM,
    TEAMS,
    finish_round,
    step,
    teams,
    visit,
)

LEFT = {MUAD_DIB: GURNEY, SHADDAM: FEYD}
CHEAP = "smugglers_harvester"
"""Costs 1; there are two of it."""
TWO_PERSUASION = ("convincing_argument", "seek_allies")


def throne(s: State) -> list[str]:
    """The cards of the Throne Row."""
    return list(teams(s)["throne"])


def on_offer(s: State) -> set[str]:
    """The cards of the Throne Row on offer."""
    return {a.removeprefix("throne:") for a in legal(s) if a.startswith("throne:")}


def revealing(seat: int, t: Table, *hand: str) -> State:
    """The seat's Reveal turn with this hand; a Commander activates the left Ally."""
    t.hand(seat, *hand).turn_of(seat, activating=LEFT.get(seat))
    s = t.start()
    return do(s, "reveal") if "reveal" in legal(s) else s


@pytest.mark.shows("R-097")
def test_two_copies_in_the_throne_row_are_one_offer() -> None:
    s = Table(6).throne(CHEAP, CHEAP).start()
    throned = [a for a in offer(s, SHADDAM, 0, 1) if a >= THRONE]
    assert [s.codex.vocabulary.text(a) for a in throned] == [f"throne:{CHEAP}"]


# ---------------------------------------------------------------- moving a card there


@pytest.mark.shows("S-9.1", "R-083", "starter/imperial_tent")
def test_imperial_tent_moves_a_card_that_is_not_fremen() -> None:
    t = Table(6).row("maula_pistol", "maker_keeper", "overthrow", "desert_survival", CHEAP)
    t.imperium_top("truthtrance").throne("weirding_woman")
    s = visit(t.imperium_top("covert_operation"), SHADDAM, "deliver_supplies", FEYD,
              card="imperial_tent")  # fmt: skip
    assert (s.decision.seat, s.decision.kind) == (SHADDAM, "throne")
    assert set(legal(s)) == {"acquire:overthrow", f"acquire:{CHEAP}"}  # compulsory: no pass
    do(s, "acquire:overthrow")
    assert throne(s) == ["weirding_woman", "overthrow"]
    assert row(s) == ["maula_pistol", "maker_keeper", "desert_survival", CHEAP, "covert_operation"]


@pytest.mark.shows("S-9.1")
def test_moving_a_card_is_not_acquiring_it() -> None:
    t = Table(6).row("overthrow")
    s = visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent")
    do(s, "acquire:overthrow")
    assert intrigues(s, SHADDAM) == []
    assert "overthrow" not in cards(s, SHADDAM, "discard")


@pytest.mark.shows("S-9.1", "R-083")
def test_with_only_fremen_cards_in_the_row_nothing_moves() -> None:
    fremen = ("maula_pistol", "maker_keeper", "desert_survival", "shishakli", "leadership")
    t = Table(6).row(*fremen).throne()
    s = visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent")
    assert s.active != SHADDAM
    assert (row(s), throne(s)) == (list(fremen), [])


@pytest.mark.shows("S-9.1")
def test_without_an_imperium_deck_the_row_is_not_refilled() -> None:
    t = Table(6).row("overthrow").throne().empty_imperium_deck()
    s = visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent")
    do(s, "acquire:overthrow")
    assert (len(row(s)), throne(s)) == (4, ["overthrow"])


@pytest.mark.shows("S-9.4")
def test_there_is_no_limit_to_its_size_and_it_stays() -> None:
    many = (CHEAP, "weirding_woman", "overthrow", "covert_operation", "truthtrance", "double_agent",
            "spy_network", "guild_spy")  # fmt: skip
    t = Table(6).throne(*many).row("steersman")
    s = visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent")
    do(s, "acquire:steersman")
    assert throne(s) == [*many, "steersman"]
    assert set(many) <= set(throne(finish_round(s)))


# ---------------------------------------------------------------- acquiring from it


@pytest.mark.shows("S-9.2")
@pytest.mark.parametrize("seat", range(6))
def test_only_shaddam_and_his_allies_may_acquire_from_it(seat: int) -> None:
    t = Table(6).throne(CHEAP, "weirding_woman")
    s = revealing(seat, t, *TWO_PERSUASION)
    if seat in TEAMS[1]:
        assert on_offer(s) == {CHEAP, "weirding_woman"}
        assert s.explain(f"throne:{CHEAP}") == []
    else:
        assert on_offer(s) == set()
        reasons = s.explain(f"throne:{CHEAP}")
        assert [(r.code, r.params["card"]) for r in reasons] == [("throne-row", CHEAP)]


@pytest.mark.shows("S-9.2")
@pytest.mark.parametrize("seat", TEAMS[1])
def test_an_acquired_card_is_not_replaced(seat: int) -> None:
    t = Table(6).throne(CHEAP, "weirding_woman")
    s = revealing(seat, t, *TWO_PERSUASION)
    before = (row(s), len(s.imperium_deck))
    do(s, f"throne:{CHEAP}")
    assert CHEAP in cards(s, seat, "discard") or seat != s.active
    assert throne(s) == ["weirding_woman"]
    assert (row(s), len(s.imperium_deck)) == before
    assert s.seats[seat].persuasion == 1


@pytest.mark.shows("S-9.2")
def test_the_cost_is_the_normal_one() -> None:
    t = Table(6).throne(CHEAP, "spy_network", "guild_spy")  # 1, 2 and 3
    s = revealing(IRULAN, t, *TWO_PERSUASION)
    assert on_offer(s) == {CHEAP, "spy_network"}
    do(s, f"throne:{CHEAP}")
    assert on_offer(s) == set()
    assert s.explain("throne:guild_spy")


@pytest.mark.shows("S-9.2")
def test_its_acquire_effect_works() -> None:
    t = Table(6).throne("price_is_no_object").owns(FEYD, "council")
    s = revealing(FEYD, t, "convincing_argument", "convincing_argument", "seek_allies")
    do(s, "throne:price_is_no_object")
    assert s.seats[FEYD].solari == 2


@pytest.mark.shows("S-9.2", "S-9.3")
@pytest.mark.parametrize("where", ["acquire", "throne"])
def test_of_two_copies_one_lies_in_each_row(where: str) -> None:
    t = Table(6).throne(CHEAP).row(CHEAP)
    s = revealing(IRULAN, t, *TWO_PERSUASION)
    assert {f"acquire:{CHEAP}", f"throne:{CHEAP}"} <= set(legal(s))
    do(s, f"{where}:{CHEAP}")
    assert throne(s) == ([] if where == "throne" else [CHEAP])
    assert (CHEAP in row(s)) == (where == "throne")
    other = "throne" if where == "acquire" else "acquire"
    do(s, f"{other}:{CHEAP}")
    assert throne(s) == []
    assert CHEAP not in row(s)


@pytest.mark.shows("S-9.2")
def test_the_other_team_takes_the_copy_of_the_row_only() -> None:
    s = revealing(GURNEY, Table(6).throne(CHEAP).row(CHEAP), *TWO_PERSUASION)
    assert f"acquire:{CHEAP}" in legal(s)
    do(s, f"acquire:{CHEAP}")
    assert throne(s) == [CHEAP]


# ---------------------------------------------------------------- no part of the Imperium Row


@pytest.mark.shows("S-9.3", "intrigue/manipulate")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_manipulate_does_not_reach_it(seat: int) -> None:
    t = Table(6).throne(CHEAP, "overthrow").intrigue(seat, "manipulate")
    t.hand(seat, "signet_ring", "seek_allies").turn_of(seat, activating=LEFT[seat])
    s = do(t.start(), "intrigue:manipulate")
    assert {a.removeprefix("acquire:") for a in legal(s)} == set(row(s))
    do(s, legal(s)[0])
    assert throne(s) == [CHEAP, "overthrow"]


@pytest.mark.shows("R-097", "intrigue/inspire_awe")
@pytest.mark.parametrize("seat", range(6))
def test_a_free_acquisition_reaches_it_for_shaddams_team(seat: int) -> None:
    t = Table(6).throne("weirding_woman", "overthrow").intrigue(seat, "inspire_awe")
    t.hand(seat, "signet_ring", "seek_allies").turn_of(seat, activating=LEFT.get(seat))
    s = do(t.start(), "intrigue:inspire_awe")
    if s.decision.kind == "acquire":
        assert on_offer(s) == ({"weirding_woman"} if seat in TEAMS[1] else set())
    if seat in TEAMS[1]:
        do(s, "throne:weirding_woman")
        assert (throne(s), cards(s, seat, "discard")) == (["overthrow"], ["weirding_woman"])


@pytest.mark.shows("R-097", "intrigue/impress")
def test_impress_reaches_it_in_combat() -> None:
    t = Table(6).throne(CHEAP).units(FEYD, conflict=1).intrigue(SHADDAM, "impress", "devour")
    s = do(t.at_combat().start(), "intrigue:impress", f"throne:{CHEAP}")
    assert cards(s, SHADDAM, "discard")[-1] == CHEAP
    assert s.strength(FEYD) == 2 + 2


@pytest.mark.shows("R-097", "leader/princess_irulan")
def test_irulans_signet_reaches_it() -> None:
    t = Table(6).throne("weirding_woman")
    s = visit(t, IRULAN, "arrakeen", card="signet_ring")
    do(s, "card-effect:0", "option:0")
    do(s, "throne:weirding_woman") if s.decision.kind == "acquire" else None
    assert "weirding_woman" in cards(s, IRULAN, "hand")
    assert throne(s) == []


@pytest.mark.shows("R-097", "imperium/price_is_no_object")
def test_price_is_no_object_reaches_it() -> None:
    t = Table(6).throne("guild_spy").have(FEYD, solari=3)
    s = step(visit(t, FEYD, "secrets", card="price_is_no_object"))
    do(s, "card-effect:0") if "card-effect:0" in legal(s) else None
    do(s, "throne:guild_spy")
    assert s.seats[FEYD].solari == 0
    assert throne(s) == []
