"""Units of an Ally that are also the Commander's, Maker Hooks and sandworms (S-6)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, battle_cards, cards, do, intrigues, legal
from .six import (
    ALLIES,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    idle,
    pass_to,
    visit,
)


def desert() -> Table:
    """Sandworms can come: no Shield Wall."""
    return Table(6).no_shield_wall()


# ---------------------------------------------------------------- the activated Ally's units


@pytest.mark.shows("S-6.1", "leader/muad_dib")
@pytest.mark.parametrize(("worms_of", "drawn"), [(GURNEY, 1), (JESSICA, 0), (FEYD, 0)])
def test_unpredictable_foe_needs_a_sandworm_of_the_activated_ally(
    worms_of: int, drawn: int
) -> None:
    t = desert().units(worms_of, worms=1).hand(MUAD_DIB, "usul", "convincing_argument")
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "reveal")
    if "leader-effect:0" in legal(s):
        do(s, "leader-effect:0")
    assert len(intrigues(s, MUAD_DIB)) == drawn
    assert len(intrigues(s, worms_of)) == 0


@pytest.mark.shows("S-6.1", "imperium/leadership")
@pytest.mark.parametrize(("activated", "drawn"), [(GURNEY, 2), (JESSICA, 0)])
def test_a_card_for_each_sandworm(activated: int, drawn: int) -> None:
    t = desert().units(GURNEY, worms=2)
    s = visit(t, MUAD_DIB, "imperial_basin", activated, card="leadership")
    assert len(cards(s, MUAD_DIB, "hand")) == 1 + drawn


@pytest.mark.shows("S-6.1", "intrigue/inspire_awe")
@pytest.mark.parametrize(("activated", "pile"), [(GURNEY, "hand"), (JESSICA, "discard")])
def test_inspire_awe_with_the_sandworm_of_the_activated_ally(activated: int, pile: str) -> None:
    t = desert().units(GURNEY, worms=1).intrigue(MUAD_DIB, "inspire_awe").row("maula_pistol")
    t.hand(MUAD_DIB, "usul", "signet_ring").turn_of(MUAD_DIB, activating=activated)
    s = do(t.start(), "intrigue:inspire_awe", "acquire:maula_pistol")
    assert "maula_pistol" in cards(s, MUAD_DIB, pile)


@pytest.mark.shows("S-6.1", "imperium/chani_clever_tactician")
def test_troops_of_the_other_ally_cannot_be_retreated() -> None:
    t = Table(6).units(JESSICA, conflict=3).hand(MUAD_DIB, "chani_clever_tactician", "usul")
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "reveal")
    assert "reveal-effect:chani_clever_tactician/0" not in legal(s)


@pytest.mark.shows("S-6.1", "S-6.4")
def test_on_the_turns_of_others_a_commander_owns_no_units() -> None:
    t = Table(6).units(GURNEY, conflict=2).units(JESSICA, conflict=3)
    s = t.hand(MUAD_DIB, "usul", "signet_ring").turn_of(MUAD_DIB).start()
    armies = [s.army(seat) for seat in COMMANDERS]
    do(s, f"seat:{GURNEY}")
    assert s.army(MUAD_DIB) == s.army(GURNEY) != armies[0]
    assert s.army(SHADDAM) == armies[1]
    s = pass_to(s, IRULAN)
    assert [s.army(seat) for seat in COMMANDERS] == armies


# ---------------------------------------------------------------- recruited, deployed by both


@pytest.mark.shows("S-6.2", "intrigue/distraction")
def test_units_of_another_turn_do_not_count_for_the_commander() -> None:
    t = Table(6).units(GURNEY, garrison=3).intrigue(MUAD_DIB, "distraction", "devour")
    t.hand(GURNEY, "reconnaissance", "dagger").hand(MUAD_DIB, "usul", "signet_ring")
    s = do(t.turn_of(GURNEY).start(), "card:reconnaissance", "space:carthag", "deploy:3")
    s = do(pass_to(s, MUAD_DIB), f"seat:{GURNEY}")
    do(s, "card:signet_ring", "space:arrakeen")
    while s.active == MUAD_DIB:
        if s.decision.seat == MUAD_DIB:
            assert "intrigue:distraction" not in legal(s)
        idle(s)


@pytest.mark.shows("S-6.2", "intrigue/distraction")
def test_the_ally_too_has_deployed_them_but_plots_wait_for_the_own_turn() -> None:
    t = Table(6).intrigue(GURNEY, "distraction").intrigue(MUAD_DIB, "devour")
    s = visit(t, MUAD_DIB, "hardy_warriors", GURNEY)
    do(s, f"seat:{GURNEY}", "deploy:4")
    while s.active == MUAD_DIB:
        assert "intrigue:distraction" not in legal(s)
        idle(s)


# ---------------------------------------------------------------- Conflict cards


@pytest.mark.shows("S-6.3", "S-12.2", "intrigue/crysknife")
def test_a_conflict_card_won_by_an_ally_is_not_the_commanders() -> None:
    t = Table(6).conflict("choam_security").units(GURNEY, conflict=1)
    t.intrigue(MUAD_DIB, "crysknife").points(FEYD, 10)
    t.battle_cards(GURNEY, face_down=("objective_crysknife_4_6",))
    s = t.at_combat().start()
    while not s.is_over:
        assert "intrigue:crysknife" not in legal(s)
        idle(s)
    assert "choam_security" in battle_cards(s, GURNEY)
    assert battle_cards(s, MUAD_DIB) == []


# ---------------------------------------------------------------- Maker Hooks


def tabr(seat: int, ally: int | None, **levels: int) -> State:
    """The seat takes the first half of Sietch Tabr."""
    t = Table(6).influence(ally if ally is not None else seat, **(levels or {"fringe_worlds": 2}))
    s = visit(t, seat, "sietch_tabr", ally, card="sardaukar_soldier")
    if s.decision.kind == "agent-menu":
        do(s, "space-effect:0")
    return do(s, "option:0") if s.decision.kind == "choose" else s


@pytest.mark.shows("S-6.5", "R-082", "space/sietch_tabr")
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (JESSICA, None), (0, GURNEY), (0, 4)])
def test_both_allies_of_muad_dib_get_hooks_together(seat: int, ally: int | None) -> None:
    s = tabr(seat, ally)
    assert [s.seats[n].hooks for n in range(6)] == [False, False, True, False, True, False]
    assert s.seats[seat].water == 2
    assert s.seats[seat if ally is None else ally].garrison == 4


@pytest.mark.shows("S-6.5", "R-082", "space/sietch_tabr")
@pytest.mark.parametrize(("seat", "ally"), [(FEYD, None), (IRULAN, None), (SHADDAM, FEYD)])
def test_shaddams_team_takes_troop_and_water_but_no_hooks(seat: int, ally: int | None) -> None:
    s = tabr(seat, ally)
    assert not any(it.hooks for it in s.seats)
    assert s.seats[seat].water == 2
    assert s.seats[seat if ally is None else ally].garrison == 4


@pytest.mark.shows("S-6.5", "R-082", "space/hagga_basin")
@pytest.mark.parametrize("activated", [GURNEY, JESSICA])
def test_a_sandworm_summoned_by_muad_dib_is_the_activated_allys(activated: int) -> None:
    t = desert().owns(GURNEY, "hooks").owns(JESSICA, "hooks").bonus_spice(hagga_basin=1)
    s = visit(t, MUAD_DIB, "hagga_basin", activated, card="smugglers_harvester")
    do(s, *[a for a in legal(s) if a.startswith("space-effect")][:1])
    do(s, "option:1")
    assert [s.seats[seat].worms for seat in ALLIES] == [
        1 if seat == activated else 0 for seat in ALLIES
    ]
    assert s.seats[MUAD_DIB].spice == 1 + 1  # the bonus spice, and the card's


@pytest.mark.shows("S-6.5", "R-082")
def test_without_hooks_muad_dib_summons_nothing() -> None:
    s = visit(desert(), MUAD_DIB, "hagga_basin", GURNEY, card="smugglers_harvester")
    do(s, *[a for a in legal(s) if a.startswith("space-effect")])
    assert s.seats[MUAD_DIB].spice == 2 + 1
    assert s.seats[GURNEY].worms == 0


@pytest.mark.shows("R-082", "intrigue/unexpected_allies")
@pytest.mark.parametrize(
    ("seat", "ally"), [(FEYD, None), (SHADDAM, FEYD), (MUAD_DIB, JESSICA), (GURNEY, None)]
)
def test_an_icon_without_hooks_works_for_anyone(seat: int, ally: int | None) -> None:
    t = Table(6).conflict("protect_the_sietches").have(seat, water=2)
    t.intrigue(seat, "unexpected_allies").hand(seat, "signet_ring", "seek_allies")
    s = do(t.turn_of(seat, activating=ally).start(), "intrigue:unexpected_allies")
    while s.decision.kind != "turn":
        do(s, "option:0" if "option:0" in legal(s) else legal(s)[0])
    assert s.seats[seat if ally is None else ally].worms == 1
    assert s.seats[seat].water == 0


@pytest.mark.shows("S-6.5", "R-082", "imperium/desert_power")
@pytest.mark.parametrize(
    ("seat", "ally", "offered"), [(MUAD_DIB, GURNEY, True), (FEYD, None, False)]
)
def test_only_muad_dibs_team_uses_hooks(seat: int, ally: int | None, offered: bool) -> None:
    t = desert().owns(GURNEY, "hooks").owns(JESSICA, "hooks").have(seat, water=1)
    t.hand(seat, "desert_power", "signet_ring").turn_of(seat, activating=ally)
    s = do(t.start(), "reveal")
    assert (s.decision.kind == "choose") == offered  # else 2 Persuasion is all it gives
    if offered:
        do(s, "option:1")
        assert (s.seats[GURNEY].worms, s.seats[MUAD_DIB].water) == (1, 0)
