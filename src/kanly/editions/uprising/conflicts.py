"""Conflict and Objective cards.  Control of a location is the Conflict's `location`."""

from __future__ import annotations

from ...engine.components import Conflict, Objective
from ...engine.terms import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    ORNITHOPTER,
    SPACING_GUILD,
    WILD,
)
from ...rules.algebra import (
    contract,
    draw_intrigue,
    influence_any,
    influence_two,
    influence_with,
    pay,
    recall_spy,
    solari,
    spend,
    spice,
    spy,
    trash,
    troops,
    vp,
    water,
)

CONFLICTS = [
    Conflict(
        "skirmish_crysknife", 1, CRYSKNIFE,
        [influence_any()], [draw_intrigue(1), spice(1)], [spice(1)],
    ),
    Conflict(
        "skirmish_ornithopter", 1, ORNITHOPTER,
        [draw_intrigue(1), solari(1)], [draw_intrigue(1), solari(2)], [draw_intrigue(1)],
    ),
    Conflict("skirmish_desert_mouse", 1, DESERT_MOUSE, [solari(2)], [solari(3)], [solari(2)]),
    Conflict(
        "choam_security", 2, CRYSKNIFE,
        [influence_with(SPACING_GUILD), contract(), troops(1)],
        [water(1), solari(2), troops(2)],
        [draw_intrigue(1), troops(1)],
    ),
    Conflict(
        "spice_freighters", 2, CRYSKNIFE,
        [influence_any(), pay(spend(spice=3), vp(1))],
        [water(1), spice(1), troops(1)],
        [spice(1), troops(1)],
    ),
    Conflict(
        "siege_of_arrakeen", 2, ORNITHOPTER,
        [solari(2), troops(2)], [solari(4), troops(1)], [solari(3)],
        location="arrakeen",
    ),
    Conflict(
        "seize_spice_refinery", 2, CRYSKNIFE,
        [spy(), spice(2)], [draw_intrigue(1), spice(1), troops(1)], [spice(2)],
        location="spice_refinery",
    ),
    Conflict(
        "test_of_loyalty", 2, ORNITHOPTER,
        [influence_with(EMPEROR), spy(), solari(2)], [solari(4), troops(1)], [solari(3)],
    ),
    Conflict(
        "shadow_contest", 2, ORNITHOPTER,
        [influence_with(BENE_GESSERIT), draw_intrigue(1)],
        [draw_intrigue(1), spice(1), troops(1)],
        [spice(1), troops(1)],
    ),
    Conflict(
        "secure_imperial_basin", 2, DESERT_MOUSE,
        [spice(2), troops(1)], [water(2), troops(1)], [water(1), troops(1)],
        location="imperial_basin",
    ),
    Conflict(
        "protect_the_sietches", 2, DESERT_MOUSE,
        [influence_with(FREMEN), water(1), troops(1)], [spice(3), troops(1)], [spice(2)],
    ),
    Conflict(
        "trade_dispute", 2, DESERT_MOUSE,
        [contract(), water(1), trash()], [water(1), spice(1), trash()], [water(1), troops(1)],
    ),
    Conflict(
        "propaganda", 3, WILD,
        [influence_two()], [draw_intrigue(1), spice(3)], [spice(3)],
    ),
    Conflict(
        "battle_for_imperial_basin", 3, ORNITHOPTER,
        [vp(1), pay(spend(spice=4), vp(1))], [spice(5)], [spice(3)],
        location="imperial_basin",
    ),
    Conflict(
        "battle_for_arrakeen", 3, CRYSKNIFE,
        [vp(1), pay(recall_spy(2), vp(1))],
        [draw_intrigue(1), spice(1), solari(3)],
        [spice(2), solari(2)],
        location="arrakeen",
    ),
    Conflict(
        "battle_for_spice_refinery", 3, DESERT_MOUSE,
        [vp(1), pay(spend(solari=6), vp(1))], [draw_intrigue(1), spice(3)], [spice(3)],
        location="spice_refinery",
    ),
]  # fmt: skip

OBJECTIVES = [
    Objective("objective_crysknife", CRYSKNIFE, (1, 2, 3, 4, 6)),
    Objective("objective_crysknife_4_6", CRYSKNIFE, (4, 6)),
    Objective("objective_desert_mouse_first", DESERT_MOUSE, (1, 2, 3, 4, 6), first_player=True),
    Objective("objective_desert_mouse_4_6", DESERT_MOUSE, (4, 6)),
    Objective("objective_ornithopter_1_3", ORNITHOPTER, (1, 2, 3)),
]
