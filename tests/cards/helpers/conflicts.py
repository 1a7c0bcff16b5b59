"""Fights, and what they bring, for the tests of Conflict cards."""

from __future__ import annotations

from kanly import State
from tests.table import Table, do, legal

LEVEL = {
    1: {"skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse"},
    2: {
        "choam_security",
        "spice_freighters",
        "siege_of_arrakeen",
        "seize_spice_refinery",
        "test_of_loyalty",
        "shadow_contest",
        "secure_imperial_basin",
        "protect_the_sietches",
        "trade_dispute",
    },
    3: {
        "propaganda",
        "battle_for_imperial_basin",
        "battle_for_arrakeen",
        "battle_for_spice_refinery",
    },
}
CONFLICTS = sorted(LEVEL[1] | LEVEL[2] | LEVEL[3])
ALL = tuple(f"conflict/{conflict}" for conflict in CONFLICTS)
ICON = {
    "skirmish_crysknife": "crysknife",
    "choam_security": "crysknife",
    "spice_freighters": "crysknife",
    "seize_spice_refinery": "crysknife",
    "battle_for_arrakeen": "crysknife",
    "skirmish_ornithopter": "ornithopter",
    "siege_of_arrakeen": "ornithopter",
    "test_of_loyalty": "ornithopter",
    "shadow_contest": "ornithopter",
    "battle_for_imperial_basin": "ornithopter",
    "skirmish_desert_mouse": "desert_mouse",
    "secure_imperial_basin": "desert_mouse",
    "protect_the_sietches": "desert_mouse",
    "trade_dispute": "desert_mouse",
    "battle_for_spice_refinery": "desert_mouse",
    "propaganda": "wild",
}
LOCATION = {
    "siege_of_arrakeen": "arrakeen",
    "battle_for_arrakeen": "arrakeen",
    "seize_spice_refinery": "spice_refinery",
    "battle_for_spice_refinery": "spice_refinery",
    "secure_imperial_basin": "imperial_basin",
    "battle_for_imperial_basin": "imperial_basin",
}


def seats_by_rank(conflict: str) -> list[int]:
    """Four seats, the winner first; the winner's Objective never matches the Conflict."""
    return [1, 0, 2, 3] if ICON[conflict] == "desert_mouse" else [0, 1, 2, 3]


def fight(conflict: str, choam: bool = False, worm: int | None = None, seed: int = 1) -> Table:
    """Four players in the Conflict with strengths 8, 6, 4, 2; the rank `worm` has a sandworm.

    Nobody has solari, spice or troops in garrison; everybody has 1 water and 1 point.  The sandworm
    stands in for troops and leaves the ranks as they are.
    """
    t = Table(4, choam=choam, seed=seed).conflict(conflict)
    t.intrigue_top("questionable_methods", "find_weakness", "devour", "impress")
    for rank, (seat, troops) in enumerate(zip(seats_by_rank(conflict), (4, 3, 2, 1))):
        if rank == worm:
            t.no_shield_wall().units(seat, conflict=troops - 1, worms=1)
            # 3 for the sandworm instead of 2 for the troop: the rank does not change
        else:
            t.units(seat, conflict=troops)
    after = "trade_dispute" if conflict == "propaganda" else "propaganda"
    return t.next_conflict(after).at_combat()


def kind(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def decider(s: State) -> int:
    """The seat that decides."""
    assert s.decision is not None
    return s.decision.seat


def decline(s: State) -> State:
    """Play on to the next round: refuse what can be refused, else take what comes first."""
    while kind(s) != "turn":
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    return s
