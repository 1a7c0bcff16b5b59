"""Rulings about spaces, units and Influence."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, alliances, do, influence, intrigues, legal, spies
from .helpers import led_by, send

# ---------------------------------------------------------------- spaces (rulings)


@pytest.mark.shows("R-004", "space/deep_desert")
def test_deep_desert_gives_four_spice_and_the_bonus() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").have(0, water=3)
    s = t.bonus_spice(deep_desert=2).start()
    do(s, "card:dune_the_desert_planet", "space:deep_desert", "space-effect:1")
    assert s.seats[0].spice == 6


@pytest.mark.shows("R-009", "U-6.9", "U-8.3")
def test_the_control_bonus_comes_before_the_visitors_effects() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").control(1, "arrakeen")
    s = t.spies(0, "post_city_right").units(0).start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert s.decision.kind == "gather"  # no effect of the visitor has happened
    assert s.seats[0].garrison == 0
    assert s.seats[1].solari == 1


@pytest.mark.shows("R-009", "U-8.3")
def test_the_control_bonus_does_not_help_to_pay_for_the_space() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").control(0, "spice_refinery")
    s = do(t.start(), "card:reconnaissance", "space:spice_refinery")
    assert s.seats[0].solari == 3  # 2 of the space for nothing paid, 1 of control


@pytest.mark.shows("R-037", "space/high_council")
def test_there_is_a_council_seat_for_everyone() -> None:
    t = Table(players=4).hand(3, "dagger", "reconnaissance").have(3, solari=5)
    t.owns(0, "council").owns(1, "council").owns(2, "council").turn_of(3)
    s = do(t.start(), "card:dagger", "space:high_council")
    assert s.seats[3].council


@pytest.mark.shows("R-042", "U-7.15")
def test_the_sandworm_branch_is_not_offered_while_the_conflict_is_protected() -> None:
    def hagga(conflict: str) -> State:
        t = Table().hand(0, "dune_the_desert_planet", "dagger").owns(0, "hooks")
        s = t.conflict(conflict).start()
        return do(s, "card:dune_the_desert_planet", "space:hagga_basin", "space-effect:1")

    s = hagga("siege_of_arrakeen")
    assert s.seats[0].spice == 2  # the only branch
    s = hagga("skirmish_crysknife")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:1")
    assert (s.seats[0].spice, s.seats[0].worms) == (0, 1)


@pytest.mark.shows("R-043", "U-7.3", "space/sietch_tabr")
def test_sietch_tabr_gives_troop_and_water_to_an_owner_of_hooks() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").owns(0, "hooks").influence(0, fremen=2)
    s = t.have(0, water=0).units(0).start()
    do(s, "card:reconnaissance", "space:sietch_tabr")
    do(s, "option:0")
    assert (s.seats[0].water, s.seats[0].garrison) == (1, 1)


@pytest.mark.shows("R-044", "U-6.7", "space/spice_refinery", "space/gather_support")
def test_optional_costs_are_paid_with_the_space_cost() -> None:
    t = Table().hand(0, "maker_keeper", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert s.seats[0].solari == 2  # the card's spice came too late
    assert s.seats[0].spice == 1
    t = Table().hand(0, "maker_keeper", "dagger").influence(0, fremen=2).have(0, spice=1)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:1")
    assert (s.seats[0].solari, s.seats[0].spice) == (4, 1)
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").have(0, solari=1, water=0)
    s = do(s.start(), "card:signet_ring", "space:gather_support")
    assert (s.seats[0].solari, s.seats[0].water) == (2, 0)  # the second Solari came too late


@pytest.mark.shows("R-047", "U-4.2", "U-17.1")
def test_the_defensive_bonus_is_offered_before_hands_are_drawn() -> None:
    def start() -> State:
        t = Table().control(1, "arrakeen").hand(0).hand(1).hand(2).units(1, garrison=3)
        return t.next_conflict("siege_of_arrakeen").at_round_start().start()

    s = start()
    assert s.decision.seat == 1
    assert all(len(seat.hand) == 0 for seat in s.seats)
    assert "pass" in legal(s)
    do(s, next(a for a in legal(s) if a != "pass"))
    assert (s.seats[1].deployed, s.seats[1].garrison, s.seats[1].supply) == (1, 3, 8)
    assert all(len(seat.hand) == 5 for seat in s.seats)
    s = do(start(), "pass")
    assert s.seats[1].deployed == 0


# ---------------------------------------------------------------- units (rulings)


@pytest.mark.shows("R-011", "U-7.9", "U-7.8")
def test_deployment_in_instalments_bounded_and_final() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=5)
    t.intrigue(0, "contingency_plan")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")  # recruits one
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2", "deploy:3"]
    do(s, "deploy:1")
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2"]
    do(s, "intrigue:contingency_plan", "deploy:2")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 3)
    assert s.active == 1  # nothing can be taken back


@pytest.mark.shows("R-016", "U-7.5", "U-17.5")
def test_recruiting_with_too_small_a_supply() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=11)
    s = do(t.start(), "card:dagger", "space:gather_support")  # two troops
    assert (s.seats[0].garrison, s.seats[0].supply) == (12, 0)
    assert s.active == 1  # the second one is not owed


@pytest.mark.shows("R-041", "U-7.19", "intrigue/unexpected_allies")
def test_the_wall_may_go_first_and_the_sandworm_then_come() -> None:
    def start() -> State:
        t = Table().hand(0, "dagger", "reconnaissance").have(0, water=2)
        return t.conflict("siege_of_arrakeen").intrigue(0, "unexpected_allies").start()

    s = do(start(), "intrigue:unexpected_allies")
    do(s, "option:0")
    assert not s.shield_wall
    assert (s.seats[0].worms, s.seats[0].water) == (1, 0)
    s = do(start(), "intrigue:unexpected_allies", "pass")  # the wall stays: no sandworm
    assert s.shield_wall
    assert (s.seats[0].worms, s.seats[0].water) == (0, 0)


# ---------------------------------------------------------------- Influence (rulings)


@pytest.mark.shows("R-017", "U-9.13")
def test_gains_beyond_the_top_are_lost() -> None:
    t = Table().hand(0, "diplomacy", "dagger").influence(0, fremen=6)
    s = do(t.alliance(0, "fremen").start(), "card:diplomacy", "space:fremkit")
    assert influence(s, 0)["fremen"] == 6


def _allied(t: Table, *factions: str) -> Table:
    for faction in factions:
        t.influence(0, **{faction: 6}).alliance(0, faction)
    return t


@pytest.mark.shows("R-017", "U-9.13")
def test_a_free_choice_must_use_a_faction_that_can_still_rise() -> None:
    t = _allied(Table().hand(0, "dangerous_rhetoric", "dagger"), "emperor", "fremen")
    s = do(send(t.start(), "dangerous_rhetoric", "assembly_hall"), "card-effect:0")
    assert legal(s) == ["faction:spacing_guild", "faction:bene_gesserit"]


@pytest.mark.shows("R-017", "U-9.13")
def test_if_no_faction_can_rise_the_gain_is_lost() -> None:
    t = Table().hand(0, "dangerous_rhetoric", "dagger")
    t = _allied(t, "emperor", "fremen", "spacing_guild", "bene_gesserit")
    s = send(t.start(), "dangerous_rhetoric", "assembly_hall")
    assert set(influence(s, 0).values()) == {6}
    assert s.active == 1 or "end" in legal(s)


@pytest.mark.shows("R-017", "U-9.8", "U-9.9", "intrigue/change_allegiances")
def test_an_alliance_is_lost_to_a_tied_player_level_by_level() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "change_allegiances")
    t.influence(0, fremen=5).alliance(0, "fremen").influence(1, fremen=5)
    s = do(t.start(), "intrigue:change_allegiances", "faction:emperor")
    assert influence(s, 0)["fremen"] == 4
    assert alliances(s)["fremen"] == 1
    assert (s.seats[0].vp, s.seats[1].vp) == (1, 2)


@pytest.mark.shows("R-018", "U-9.4")
@pytest.mark.parametrize(
    ("faction", "space"),
    [
        ("emperor", "dutiful_service"),
        ("spacing_guild", "deliver_supplies"),
        ("bene_gesserit", "secrets"),
        ("fremen", "fremkit"),
    ],
)
def test_the_bonuses_at_level_four(faction: str, space: str) -> None:
    t = Table().hand(0, "diplomacy", "dagger").influence(0, **{faction: 3}).have(0, water=0)
    s = do(t.start(), "card:diplomacy", f"space:{space}")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    if faction == "emperor":
        do(s, "post:post_choam")
        assert spies(s, 0) == ["post_choam"]
    elif faction == "spacing_guild":
        assert s.seats[0].solari == 3
    elif faction == "bene_gesserit":
        assert len(intrigues(s, 0)) == 2  # one of the space
    else:
        assert s.seats[0].water == 1
