"""Control of locations, and the Shield Wall."""

from __future__ import annotations

import pytest

from tests.cards.helpers.spaces import SPACES, first_cost, go, holding, rich, tally, visit
from tests.table import Table, control, do, legal

PROTECTED = [
    "siege_of_arrakeen",
    "seize_spice_refinery",
    "secure_imperial_basin",
    "battle_for_arrakeen",
    "battle_for_spice_refinery",
    "battle_for_imperial_basin",
]
OPEN = [
    "skirmish_crysknife",
    "skirmish_ornithopter",
    "skirmish_desert_mouse",
    "choam_security",
    "spice_freighters",
    "test_of_loyalty",
    "shadow_contest",
    "protect_the_sietches",
    "trade_dispute",
    "propaganda",
]


# ---------------------------------------------------------------- control

CONTROL = [("arrakeen", "solari"), ("spice_refinery", "solari"), ("imperial_basin", "spice")]


@pytest.mark.shows(
    "space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.2", "U-8.3", "R-009"
)
@pytest.mark.parametrize(("space", "resource"), CONTROL)
def test_the_controller_is_paid_for_every_visit(space: str, resource: str) -> None:
    plain = first_cost(go(holding(Table(), space).start(), space))
    other = first_cost(go(holding(Table().control(1, space), space).start(), space))
    assert getattr(other.seats[1], resource) == getattr(plain.seats[1], resource) + 1
    assert tally(other, 0) == tally(plain, 0)
    own = first_cost(go(holding(Table().control(0, space), space).start(), space))
    assert getattr(own.seats[0], resource) == getattr(plain.seats[0], resource) + 1


@pytest.mark.shows("space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.3")
@pytest.mark.parametrize(("space", "resource"), CONTROL)
def test_control_of_one_location_pays_for_that_location_only(space: str, resource: str) -> None:
    for elsewhere in SPACES:
        if elsewhere == space:
            continue
        s = holding(rich(Table()).control(1, space), elsewhere).start()
        before = getattr(s.seats[1], resource)
        first_cost(go(s, elsewhere))
        assert getattr(s.seats[1], resource) == before, elsewhere


@pytest.mark.shows("space/spice_refinery", "R-009", "R-044")
def test_the_control_bonus_comes_after_the_cost() -> None:
    t = Table().have(0, spice=0).control(0, "spice_refinery")
    s = go(holding(t, "spice_refinery").start(), "spice_refinery")
    assert s.seats[0].solari == 3


LOCATIONS = [
    ("siege_of_arrakeen", "arrakeen"),
    ("seize_spice_refinery", "spice_refinery"),
    ("secure_imperial_basin", "imperial_basin"),
    ("battle_for_arrakeen", "arrakeen"),
    ("battle_for_spice_refinery", "spice_refinery"),
    ("battle_for_imperial_basin", "imperial_basin"),
]


@pytest.mark.shows(
    "space/arrakeen",
    "space/spice_refinery",
    "space/imperial_basin",
    "conflict/siege_of_arrakeen",
    "conflict/seize_spice_refinery",
    "conflict/secure_imperial_basin",
    "conflict/battle_for_arrakeen",
    "conflict/battle_for_spice_refinery",
    "conflict/battle_for_imperial_basin",
    "U-4.2",
    "R-047",
)
@pytest.mark.parametrize(("conflict", "location"), LOCATIONS)
def test_the_controller_may_defend_with_a_troop_from_supply(conflict: str, location: str) -> None:
    others = {"arrakeen", "spice_refinery", "imperial_basin"} - {location}
    t = Table().control(1, location).control(2, *others).next_conflict(conflict)
    s = t.at_round_start().start()
    assert s.decision is not None
    assert s.decision.seat == 1
    assert legal(s) == ["deploy:1", "pass"]
    assert s.to_dict()["conflict"] == conflict
    no = do(s.copy(), "pass")
    assert no.seats[1].deployed == 0
    do(s, "deploy:1")
    assert (s.seats[1].deployed, s.seats[1].supply, s.seats[1].garrison) == (1, 8, 3)
    assert s.decision is not None
    assert s.decision.kind == "turn"


@pytest.mark.shows("space/arrakeen", "conflict/siege_of_arrakeen", "U-4.2")
def test_no_defence_without_a_troop_in_supply() -> None:
    t = Table().control(1, "arrakeen").units(1, garrison=12).next_conflict("siege_of_arrakeen")
    s = t.at_round_start().start()
    assert s.decision is not None
    assert s.decision.kind == "turn"


@pytest.mark.shows(
    "space/arrakeen", "space/spice_refinery", "space/imperial_basin", "U-8.1", "U-8.2"
)
def test_nobody_controls_anything_at_the_start() -> None:
    assert control(Table().start()) == {
        "arrakeen": None,
        "spice_refinery": None,
        "imperial_basin": None,
    }


# ---------------------------------------------------------------- the Shield Wall


def worm_offered(t: Table) -> bool:
    """Does Hagga Basin offer a sandworm to seat 0, who has hooks?"""
    s, changed = visit(rich(t).owns(0, "hooks"), "hagga_basin", "space-effect:1")
    if legal(s) == ["option:0", "option:1"]:
        return True
    assert changed["spice"] == 2
    return False


@pytest.mark.shows("space/hagga_basin", "U-7.15", "U-7.17", "R-042")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_the_wall_keeps_sandworms_from_a_protected_conflict(conflict: str) -> None:
    assert not worm_offered(Table().conflict(conflict))


@pytest.mark.shows("space/hagga_basin", "U-7.17")
@pytest.mark.parametrize("conflict", OPEN)
def test_the_wall_does_not_protect_other_conflicts(conflict: str) -> None:
    assert worm_offered(Table().conflict(conflict))


@pytest.mark.shows("space/hagga_basin", "U-7.18", "X-D17")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_without_the_wall_no_conflict_is_protected(conflict: str) -> None:
    assert worm_offered(Table().conflict(conflict).no_shield_wall())


@pytest.mark.shows("space/deep_desert", "U-7.15", "R-042")
def test_deep_desert_offers_no_sandworms_to_a_protected_conflict() -> None:
    t = rich(Table()).owns(0, "hooks").conflict("siege_of_arrakeen")
    s, changed = visit(t, "deep_desert", "space-effect:1")
    assert changed["spice"] == 4
    assert s.seats[0].worms == 0


@pytest.mark.shows("space/sietch_tabr", "space/hagga_basin", "U-7.18", "X-D17")
def test_a_wall_removed_at_sietch_tabr_opens_the_current_conflict_for_all() -> None:
    t = rich(rich(Table(), 0), 1).owns(1, "hooks").conflict("siege_of_arrakeen")
    s = holding(t.hand(1, "dune_the_desert_planet", "dagger"), "sietch_tabr").start()
    go(s, "sietch_tabr", "space-effect:0", "option:1", "option:0", "end")
    do(s, "card:dune_the_desert_planet", "space:hagga_basin", "space-effect:1", "option:1")
    assert s.seats[1].worms == 1
