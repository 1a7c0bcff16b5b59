"""Spaces, units, deployment, sandworms, Maker Hooks and the Shield Wall: U-7."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.table import Table, control, do, influence, legal

RICH = {"solari": 20, "spice": 20, "water": 20}
CARD = {
    "sardaukar": "diplomacy",
    "dutiful_service": "diplomacy",
    "heighliner": "diplomacy",
    "deliver_supplies": "diplomacy",
    "espionage": "diplomacy",
    "secrets": "diplomacy",
    "desert_tactics": "diplomacy",
    "fremkit": "diplomacy",
    "high_council": "dagger",
    "imperial_privilege": "dagger",
    "swordmaster": "dagger",
    "assembly_hall": "dagger",
    "gather_support": "dagger",
    "arrakeen": "reconnaissance",
    "spice_refinery": "reconnaissance",
    "research_station": "reconnaissance",
    "sietch_tabr": "reconnaissance",
    "imperial_basin": "dune_the_desert_planet",
    "hagga_basin": "dune_the_desert_planet",
    "deep_desert": "dune_the_desert_planet",
    "accept_contract": "dune_the_desert_planet",
    "shipping": "dune_the_desert_planet",
}
COMBAT = {
    "heighliner", "desert_tactics", "fremkit", "arrakeen", "spice_refinery", "research_station",
    "sietch_tabr", "imperial_basin", "hagga_basin", "deep_desert",
}  # fmt: skip
MAKERS = {"imperial_basin", "hagga_basin", "deep_desert"}
PROTECTED = [
    "siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin", "battle_for_arrakeen",
    "battle_for_spice_refinery", "battle_for_imperial_basin",
]  # fmt: skip
UNPROTECTED = [
    "skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security",
    "spice_freighters", "test_of_loyalty", "shadow_contest", "protect_the_sietches",
    "trade_dispute", "propaganda",
]  # fmt: skip


def visit(space: str, t: Table | None = None) -> State:
    """Seat 0, rich and with 2 Influence where it is required, sends an Agent to the space."""
    t = t or Table()
    t.hand(0, CARD[space]).have(0, **RICH)
    t.influence(0, emperor=2, spacing_guild=2, fremen=2)
    s = do(t.start(), f"card:{CARD[space]}", f"space:{space}")
    return do(s, "option:0") if s.decision.kind == "cost" else s


def deployable(s: State, seat: int = 0) -> int:
    """The most troops the seat can deploy now."""
    if s.active != seat:
        return 0
    return max((int(a[7:]) for a in legal(s) if a.startswith("deploy:")), default=0)


# ---------------------------------------------------------------- U-7A Spaces


@pytest.mark.shows("U-7.1")
def test_the_spaces_and_locations() -> None:
    doc = kanly.new_game(players=3).to_dict()
    assert set(doc["bonus_spice"]) == MAKERS
    assert set(doc["control"]) == {"arrakeen", "spice_refinery", "imperial_basin"}
    assert (len(CARD), len(COMBAT)) == (22, 10)
    assert set(kanly.new_game(players=3).codex.space_ids) == set(CARD)


@pytest.mark.shows("U-7.1", "U-7.6", "U-7.10")
@pytest.mark.parametrize("space", CARD)
def test_garrison_troops_are_deployed_on_combat_spaces_only(space: str) -> None:
    s = visit(space)
    assert (deployable(s) >= 2) == (space in COMBAT)


@pytest.mark.shows("U-7.1", "U-13.1")
def test_spice_gathers_on_the_three_maker_spaces() -> None:
    s = Table().at_makers().start()
    assert s.to_dict()["bonus_spice"] == dict.fromkeys(sorted(MAKERS), 1)


@pytest.mark.shows(
    "U-7.2", "space/sietch_tabr", "space/imperial_privilege", "space/shipping"
)  # fmt: skip
@pytest.mark.parametrize("space", ["sietch_tabr", "imperial_privilege", "shipping"])
def test_spaces_with_a_requirement_are_no_faction_spaces(space: str) -> None:
    s = visit(space)
    assert "influence-step" not in legal(s)
    levels = {"emperor": 2, "spacing_guild": 2, "bene_gesserit": 0, "fremen": 2}
    assert influence(s, 0) == levels
    if space == "shipping":  # its own effect is 1 Influence of any Faction
        do(s, "faction:bene_gesserit")
        assert influence(s, 0) == levels | {"bene_gesserit": 1}


@pytest.mark.shows("U-7.3", "R-043", "U-7.16", "space/sietch_tabr")
@pytest.mark.parametrize("had_hooks", [False, True])
def test_sietch_tabr_gives_hooks_troop_and_water(had_hooks: bool) -> None:
    t = Table().owns(0, "hooks") if had_hooks else Table()
    s = do(visit("sietch_tabr", t), "space-effect:0", "option:0")
    mine = s.seats[0]
    assert (mine.hooks, mine.garrison, mine.water) == (True, 4, 21)
    assert s.shield_wall


@pytest.mark.shows("U-7.18", "U-17.1", "space/sietch_tabr")
@pytest.mark.parametrize(("answer", "wall"), [("option:0", False), ("pass", True)])
def test_sietch_tabr_gives_water_and_may_remove_the_wall(answer: str, wall: bool) -> None:
    s = do(visit("sietch_tabr"), "space-effect:0", "option:1", answer)
    mine = s.seats[0]
    assert (mine.hooks, mine.garrison, mine.water) == (False, 3, 21)
    assert s.shield_wall is wall


@pytest.mark.shows("U-7.4", "R-004", "space/hagga_basin", "space/deep_desert")
@pytest.mark.parametrize(("space", "base", "worms"), [("hagga_basin", 2, 1), ("deep_desert", 4, 2)])
def test_bonus_spice_comes_with_either_branch(space: str, base: int, worms: int) -> None:
    t = Table().owns(0, "hooks").conflict("skirmish_crysknife").bonus_spice(**{space: 3})
    s = do(visit(space, t), "space-effect:1")
    harvest = do(s.copy(), "option:0")
    assert (harvest.seats[0].spice, harvest.seats[0].worms) == (20 + 3 + base, 0)
    summon = do(s, "option:1")
    assert (summon.seats[0].spice, summon.seats[0].worms) == (20 + 3, worms)
    for after in (harvest, summon):
        assert after.to_dict()["bonus_spice"][space] == 0


# ---------------------------------------------------------------- U-7B Troops


@pytest.mark.shows("U-7.5", "space/gather_support")
def test_recruiting_moves_troops_from_supply_to_garrison() -> None:
    s = visit("gather_support")
    assert (s.seats[0].supply, s.seats[0].garrison) == (7, 5)


@pytest.mark.shows("U-7.5", "R-016")
def test_with_an_empty_supply_nothing_is_recruited_or_owed() -> None:
    t = Table().units(0, garrison=7, conflict=5).hand(1, "diplomacy")
    s = visit("gather_support", t)
    assert (s.seats[0].supply, s.seats[0].garrison, s.active) == (0, 7, 1)
    t = Table().units(0, garrison=9, conflict=2).conflict("skirmish_crysknife")
    s = visit("gather_support", t)  # one of two
    assert (s.seats[0].supply, s.seats[0].garrison) == (0, 10)
    while s.round == 1:  # the Conflict empties into the supply; nothing is recruited afterwards
        options = legal(s)
        do(s, next(a for a in ("reveal", "end", "pass", options[0]) if a in options))
    assert (s.seats[0].supply, s.seats[0].garrison) == (2, 10)


@pytest.mark.shows("U-7.6", "intrigue/detonation")
def test_an_effect_may_deploy_on_any_kind_of_turn() -> None:
    t = Table().intrigue(0, "detonation").units(0, garrison=6).hand(0, "dagger", "diplomacy")
    s = do(t.start(), "intrigue:detonation", "option:1")
    assert "amount:4" in legal(s)
    assert "amount:5" not in legal(s)
    do(s, "amount:4")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (4, 2)


@pytest.mark.shows("U-7.6", "U-7.10")
def test_nothing_is_deployed_in_a_reveal_turn_without_an_effect() -> None:
    s = do(Table().hand(0, "dagger", "convincing_argument").start(), "reveal")
    assert deployable(s) == 0


@pytest.mark.shows("U-7.7", "U-7.8")
@pytest.mark.parametrize(
    ("space", "recruited"),
    [("fremkit", 0), ("arrakeen", 1), ("research_station", 2), ("heighliner", 5)],
)
@pytest.mark.parametrize("garrison", [0, 1, 2, 5])
def test_recruits_and_up_to_two_more(space: str, recruited: int, garrison: int) -> None:
    s = visit(space, Table().units(0, garrison=garrison))
    assert deployable(s) == recruited + min(2, garrison)


@pytest.mark.shows("U-7.7", "imperium/stilgar_the_devoted")
def test_troops_recruited_by_the_card_may_be_deployed() -> None:
    t = Table().hand(0, "stilgar_the_devoted").units(0, garrison=4)
    s = do(t.start(), "card:stilgar_the_devoted", "space:arrakeen")
    assert deployable(s) == 1 + 2 + 2


@pytest.mark.shows("U-7.7", "leader/gurney_halleck", "starter/signet_ring")
def test_troops_recruited_by_the_leader_may_be_deployed() -> None:
    t = Table().hand(1, "signet_ring").units(1, garrison=4).turn_of(1)
    s = do(t.start(), "card:signet_ring", "space:arrakeen")
    assert deployable(s, 1) == 1 + 1 + 2


@pytest.mark.shows("U-7.7", "intrigue/mercenaries")
@pytest.mark.parametrize("before", [True, False])
def test_troops_recruited_by_an_intrigue_may_be_deployed(before: bool) -> None:
    t = Table().hand(0, "reconnaissance").units(0, garrison=4).have(0, solari=3)
    s = t.intrigue(0, "mercenaries").intrigue_top("devour").start()
    send = ("card:reconnaissance", "space:arrakeen")
    do(s, *(["intrigue:mercenaries", *send] if before else [*send, "intrigue:mercenaries"]))
    assert deployable(s) == 1 + 2 + 2


@pytest.mark.shows("U-7.7", "C-3.10", "contract/heighliner_troops")
def test_troops_recruited_by_a_contract_may_be_deployed() -> None:
    t = Table(choam=True).contracts(0, held=("heighliner_troops",)).units(0, garrison=4)
    assert deployable(visit("heighliner", t)) == 5 + 2 + 2


@pytest.mark.shows("U-7.8")
def test_the_limit_holds_for_the_whole_turn() -> None:
    s = visit("arrakeen", Table().units(0, garrison=6).intrigue(0, "mercenaries"))
    do(s, "deploy:2")
    assert deployable(s) == 1
    do(s, "deploy:1")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 4)
    assert deployable(s) == 0
    do(s, "intrigue:mercenaries")  # two recruits more
    assert deployable(s) == 2


@pytest.mark.shows("U-7.8", "U-7.6", "intrigue/detonation")
def test_troops_deployed_by_an_effect_do_not_count_against_the_limit() -> None:
    s = visit("arrakeen", Table().units(0, garrison=9).intrigue(0, "detonation"))
    do(s, "intrigue:detonation", "option:1", "amount:4")
    assert s.seats[0].deployed == 4
    assert deployable(s) == 1 + 2


@pytest.mark.shows("U-7.8")
def test_recruits_of_earlier_turns_count_as_garrison() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=3)
    for seat in (1, 2):
        t.revealed(seat)
    s = do(t.start(), "card:dagger", "space:gather_support")  # recruits 2
    assert (s.active, s.seats[0].garrison) == (0, 5)
    do(s, "card:reconnaissance", "space:arrakeen")
    assert deployable(s) == 1 + 2


@pytest.mark.shows("U-7.9", "R-011", "U-17.1")
def test_deploying_is_free_and_in_instalments() -> None:
    # A Plot in hand keeps the turn open: deployments before and after it are separate.
    t = Table().units(0, garrison=3).intrigue(0, "contingency_plan")
    s = visit("research_station", t)
    assert "end" in legal(s)
    for done in (1, 2, 3):
        do(s, "deploy:1")
        assert s.seats[0].deployed == done
    do(s, "intrigue:contingency_plan")
    assert legal(s) == ["deploy:1", "end"]  # what was deployed stays
    do(s, "end")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 2)


@pytest.mark.shows("U-7.10", "space/sardaukar")
def test_recruits_of_another_space_stay_in_the_garrison() -> None:
    s = visit("sardaukar")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (7, 0)
    assert s.active == 1


@pytest.mark.shows("U-7.11", "intrigue/tactical_option")
@pytest.mark.parametrize("retreat", [0, 1, 3])
def test_any_number_of_troops_retreats_to_the_garrison(retreat: int) -> None:
    t = Table().units(0, garrison=1, conflict=3, worms=1).no_shield_wall()
    t.units(1, conflict=1).intrigue(1, "devour")
    s = do(t.intrigue(0, "tactical_option").at_combat().start(), "intrigue:tactical_option")
    do(s, "option:1")
    assert legal(s) == [f"amount:{n}" for n in range(4)]  # never the sandworm
    do(s, f"amount:{retreat}")
    mine = s.seats[0]
    assert (mine.deployed, mine.garrison, mine.worms) == (3 - retreat, 1 + retreat, 1)
    assert mine.supply == 8


@pytest.mark.shows("U-7.12", "U-7.11", "U-12.17")
def test_losing_and_retreating_troops_are_two_things() -> None:
    # No Uprising card makes a player lose a troop; leaving the Conflict for good does the same.
    t = Table().conflict("skirmish_crysknife").next_conflict("trade_dispute")
    t.units(0, garrison=2, conflict=3).units(1, conflict=1).intrigue(0, "tactical_option")
    s = do(t.at_combat().start(), "intrigue:tactical_option", "option:1", "amount:2")
    while s.round == 1:
        options = legal(s)
        do(s, next(a for a in ("pass", options[0]) if a in options))
    assert (s.seats[0].garrison, s.seats[0].supply) == (4, 8)


# ---------------------------------------------------------------- U-7C Sandworms


def at_hagga(conflict: str, hooks: bool, wall: bool = True) -> State:
    t = Table().conflict(conflict).units(0)
    t = t.owns(0, "hooks") if hooks else t
    t = t if wall else t.no_shield_wall()
    return visit("hagga_basin", t)


@pytest.mark.shows("U-7.13", "U-7.7")
def test_a_sandworm_goes_straight_to_the_conflict() -> None:
    t = Table().owns(0, "hooks").conflict("skirmish_crysknife").units(0, garrison=3)
    s = do(visit("deep_desert", t), "space-effect:1", "option:1")
    mine = s.seats[0]
    assert (mine.worms, mine.deployed, mine.garrison) == (2, 0, 3)
    assert deployable(s) == 2  # sandworms do not count against the two


@pytest.mark.shows("U-7.13", "U-7.14", "imperium/desert_power")
@pytest.mark.parametrize("hooks", [True, False])
def test_a_sandworm_in_the_reveal_turn(hooks: bool) -> None:
    t = Table().hand(0, "desert_power").have(0, water=1).conflict("skirmish_crysknife")
    t = t.owns(0, "hooks") if hooks else t
    s = do(t.start(), "reveal")
    if not hooks:  # only the other branch is left
        assert (s.seats[0].persuasion, s.seats[0].worms) == (2, 0)
        return
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:1")
    assert (s.seats[0].worms, s.seats[0].water, s.strength(0)) == (1, 0, 3)
    assert s.seats[0].persuasion == 0
    assert s.seats[0].hooks


@pytest.mark.shows("U-7.13", "intrigue/unexpected_allies")
def test_a_sandworm_without_hooks_on_a_space_that_is_no_combat_space() -> None:
    t = Table().conflict("skirmish_crysknife").intrigue(0, "unexpected_allies").hand(0, "dagger")
    s = do(t.have(0, water=2).start(), "card:dagger", "space:gather_support")
    do(s, "intrigue:unexpected_allies")
    assert do(s.copy(), "pass").seats[0].worms == 1
    assert do(s, "option:0").seats[0].worms == 1


@pytest.mark.shows("U-7.14")
def test_maker_hooks_are_needed_and_not_spent() -> None:
    s = at_hagga("skirmish_crysknife", hooks=False)
    assert (s.active, s.seats[0].spice, s.seats[0].worms) == (1, 22, 0)
    s = at_hagga("skirmish_crysknife", hooks=True)
    assert s.decision.kind == "choose"
    do(s, "option:1")
    assert (s.seats[0].worms, s.seats[0].hooks) == (1, True)


@pytest.mark.shows("U-7.15", "R-042")
def test_a_sandworm_icon_does_nothing_at_a_protected_conflict() -> None:
    s = at_hagga("siege_of_arrakeen", hooks=True)
    assert (s.active, s.seats[0].spice, s.seats[0].worms) == (1, 22, 0)
    t = Table().conflict("siege_of_arrakeen").intrigue(0, "unexpected_allies").hand(0, "dagger")
    s = do(t.have(0, water=2).start(), "intrigue:unexpected_allies", "pass")
    assert (s.seats[0].worms, s.seats[0].water) == (0, 0)


@pytest.mark.shows("U-7.16", "U-13.3")
def test_maker_hooks_stay_for_the_rest_of_the_game() -> None:
    s = Table().owns(0, "hooks").units(0, conflict=1).at_combat().start()
    while s.round < 3:
        options = legal(s)
        do(s, next(a for a in ("reveal", "end", "pass", options[0]) if a in options))
    assert s.seats[0].hooks


@pytest.mark.shows("U-7.16", "U-7.14", "imperium/desert_power")
def test_hooks_with_a_colon_are_a_condition() -> None:
    t = Table().hand(0, "desert_power").have(0, water=0).owns(0, "hooks")
    s = do(t.conflict("skirmish_crysknife").start(), "reveal")  # no water: only the Persuasion
    assert (s.seats[0].worms, s.seats[0].persuasion, s.seats[0].hooks) == (0, 2, True)


@pytest.mark.shows("U-7.17", "U-7.15")
@pytest.mark.parametrize("conflict", PROTECTED + UNPROTECTED)
@pytest.mark.parametrize("wall", [True, False])
def test_which_conflicts_are_protected(conflict: str, wall: bool) -> None:
    s = at_hagga(conflict, hooks=True, wall=wall)
    offered = s.decision.kind == "choose" and "option:1" in legal(s)
    assert offered == (conflict in UNPROTECTED or not wall)


@pytest.mark.shows("U-7.18", "intrigue/special_mission")
@pytest.mark.parametrize(("answer", "wall"), [("option:0", False), ("pass", True)])
def test_detonation_is_optional(answer: str, wall: bool) -> None:
    t = Table().intrigue(0, "special_mission").spies(0, "post_choam").hand(0, "dagger")
    s = do(t.start(), "intrigue:special_mission", "option:1", answer)
    assert s.shield_wall is wall
    assert (s.seats[0].spice, s.seats[0].spies) == (2, 3)


@pytest.mark.shows("U-7.18")
def test_detonation_is_permanent_and_nothing_happens_twice() -> None:
    t = Table().no_shield_wall().intrigue(0, "special_mission").spies(0, "post_choam")
    s = do(t.hand(0, "dagger").start(), "intrigue:special_mission", "option:1")
    assert s.decision.kind == "turn"  # there is nothing to remove: nothing is asked
    assert (s.shield_wall, s.seats[0].spice) == (False, 2)
    s = Table().no_shield_wall().at_combat().start()
    assert (s.round, s.shield_wall) == (2, False)


@pytest.mark.shows("U-7.19", "R-041", "intrigue/unexpected_allies")
@pytest.mark.parametrize(("answer", "worms"), [("option:0", 1), ("pass", 0)])
def test_detonation_comes_before_the_sandworm_of_one_effect(answer: str, worms: int) -> None:
    t = Table().conflict("battle_for_arrakeen").intrigue(0, "unexpected_allies")
    s = do(t.hand(0, "dagger").have(0, water=2).start(), "intrigue:unexpected_allies", answer)
    assert s.seats[0].worms == worms
    assert control(s)["arrakeen"] is None
