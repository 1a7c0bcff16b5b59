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
        "skirmish_crysknife", level=1, icon=CRYSKNIFE,
        first=[influence_any()],
        second=[draw_intrigue(1), spice(1)],
        third=[spice(1)],
    ),
    Conflict(
        "skirmish_ornithopter", level=1, icon=ORNITHOPTER,
        first=[draw_intrigue(1), solari(1)],
        second=[draw_intrigue(1), solari(2)],
        third=[draw_intrigue(1)],
    ),
    Conflict(
        "skirmish_desert_mouse", level=1, icon=DESERT_MOUSE,
        first=[solari(2)],
        second=[solari(3)],
        third=[solari(2)],
    ),
    Conflict(
        "choam_security", level=2, icon=CRYSKNIFE,
        first=[influence_with(SPACING_GUILD), contract(), troops(1)],
        second=[water(1), solari(2), troops(2)],
        third=[draw_intrigue(1), troops(1)],
    ),
    Conflict(
        "spice_freighters", level=2, icon=CRYSKNIFE,
        first=[influence_any(), pay(spend(spice=3), vp(1))],
        second=[water(1), spice(1), troops(1)],
        third=[spice(1), troops(1)],
    ),
    Conflict(
        "siege_of_arrakeen", level=2, icon=ORNITHOPTER,
        first=[solari(2), troops(2)],
        second=[solari(4), troops(1)],
        third=[solari(3)],
        location="arrakeen",
    ),
    Conflict(
        "seize_spice_refinery", level=2, icon=CRYSKNIFE,
        first=[spy(), spice(2)],
        second=[draw_intrigue(1), spice(1), troops(1)],
        third=[spice(2)],
        location="spice_refinery",
    ),
    Conflict(
        "test_of_loyalty", level=2, icon=ORNITHOPTER,
        first=[influence_with(EMPEROR), spy(), solari(2)],
        second=[solari(4), troops(1)],
        third=[solari(3)],
    ),
    Conflict(
        "shadow_contest", level=2, icon=ORNITHOPTER,
        first=[influence_with(BENE_GESSERIT), draw_intrigue(1)],
        second=[draw_intrigue(1), spice(1), troops(1)],
        third=[spice(1), troops(1)],
    ),
    Conflict(
        "secure_imperial_basin", level=2, icon=DESERT_MOUSE,
        first=[spice(2), troops(1)],
        second=[water(2), troops(1)],
        third=[water(1), troops(1)],
        location="imperial_basin",
    ),
    Conflict(
        "protect_the_sietches", level=2, icon=DESERT_MOUSE,
        first=[influence_with(FREMEN), water(1), troops(1)],
        second=[spice(3), troops(1)],
        third=[spice(2)],
    ),
    Conflict(
        "trade_dispute", level=2, icon=DESERT_MOUSE,
        first=[contract(), water(1), trash()],
        second=[water(1), spice(1), trash()],
        third=[water(1), troops(1)],
    ),
    Conflict(
        "propaganda", level=3, icon=WILD,
        first=[influence_two()],
        second=[draw_intrigue(1), spice(3)],
        third=[spice(3)],
    ),
    Conflict(
        "battle_for_imperial_basin", level=3, icon=ORNITHOPTER,
        first=[vp(1), pay(spend(spice=4), vp(1))],
        second=[spice(5)],
        third=[spice(3)],
        location="imperial_basin",
    ),
    Conflict(
        "battle_for_arrakeen", level=3, icon=CRYSKNIFE,
        first=[vp(1), pay(recall_spy(2), vp(1))],
        second=[draw_intrigue(1), spice(1), solari(3)],
        third=[spice(2), solari(2)],
        location="arrakeen",
    ),
    Conflict(
        "battle_for_spice_refinery", level=3, icon=DESERT_MOUSE,
        first=[vp(1), pay(spend(solari=6), vp(1))],
        second=[draw_intrigue(1), spice(3)],
        third=[spice(3)],
        location="spice_refinery",
    ),
]  # fmt: skip

OBJECTIVES = [
    Objective("objective_crysknife", icon=CRYSKNIFE, players=(1, 2, 3, 4, 6)),
    Objective("objective_crysknife_4_6", icon=CRYSKNIFE, players=(4, 6)),
    Objective(
        "objective_desert_mouse_first",
        icon=DESERT_MOUSE,
        players=(1, 2, 3, 4, 6),
        first_player=True,
    ),
    Objective("objective_desert_mouse_4_6", icon=DESERT_MOUSE, players=(4, 6)),
    Objective("objective_ornithopter_1_3", icon=ORNITHOPTER, players=(1, 2, 3)),
]
