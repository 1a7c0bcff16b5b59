"""The Conflict cards of 2020.  Control of a location is the Conflict's `location`."""

from __future__ import annotations

from ...engine.components import Conflict
from ...engine.node import Node
from ...rules.algebra import (
    all_of,
    choose,
    draw_intrigue,
    influence_any,
    influence_two,
    solari,
    spice,
    trash,
    vp,
    water,
    win_mentat,
)


def two_of(*gains: list[Node]) -> Node:
    """Two of three gains, both named before either comes."""
    one, two, three = gains
    return choose(all_of(*one, *two), all_of(*one, *three), all_of(*two, *three))


def conflicts(module: str = "", renamed: tuple[str, ...] = ()) -> list[Conflict]:
    """A set of them; where an id is taken already, those named get the year behind it."""

    def card(
        id: str,
        level: int,
        first: list[Node],
        second: list[Node],
        third: list[Node],
        location: str = "",
    ) -> Conflict:
        name = f"{id}_2020" if id in renamed else id
        return Conflict(name, level, first, second, third, location=location, module=module)

    return [
        card(
            "skirmish_a", 1,
            first=[vp(1)],
            second=[draw_intrigue(1), solari(2)],
            third=[solari(2)],
        ),
        card("skirmish_b", 1, first=[vp(1)], second=[water(1)], third=[spice(1)]),
        card(
            "skirmish_c", 1,
            first=[influence_any(), spice(1)],
            second=[spice(2)],
            third=[spice(1)],
        ),
        card(
            "skirmish_d", 1,
            first=[influence_any(), solari(2)],
            second=[solari(3)],
            third=[solari(2)],
        ),
        card(
            "cloak_and_dagger", 2,
            first=[influence_any(), draw_intrigue(2)],
            second=[draw_intrigue(1), spice(1)],
            third=[choose(draw_intrigue(1), spice(1))],
        ),
        card(
            "desert_power", 2,
            first=[vp(1), water(1)],
            second=[water(1), spice(1)],
            third=[spice(1)],
        ),
        card("guild_bank_raid", 2, first=[solari(6)], second=[solari(4)], third=[solari(2)]),
        card(
            "machinations", 2,
            first=[influence_two()],
            second=[water(1), solari(2)],
            third=[water(1)],
        ),
        card(
            "raid_stockpiles", 2,
            first=[draw_intrigue(1), spice(3)],
            second=[spice(2)],
            third=[spice(1)],
        ),
        card(
            "secure_imperial_basin", 2,
            first=[vp(1)],
            second=[water(2)],
            third=[water(1)],
            location="imperial_basin",
        ),
        card(
            "siege_of_arrakeen", 2,
            first=[vp(1)],
            second=[solari(4)],
            third=[solari(2)],
            location="arrakeen",
        ),
        card(
            "siege_of_carthag", 2,
            first=[vp(1)],
            second=[draw_intrigue(1), spice(1)],
            third=[spice(1)],
            location="carthag",
        ),
        card(
            "sort_through_the_chaos", 2,
            first=[win_mentat(), draw_intrigue(1), solari(2)],
            second=[draw_intrigue(1), solari(2)],
            third=[solari(2)],
        ),
        card(
            "terrible_purpose", 2,
            first=[vp(1), trash()],
            second=[water(1), spice(1)],
            third=[spice(1)],
        ),
        card(
            "battle_for_arrakeen", 3,
            first=[vp(2)],
            second=[two_of([draw_intrigue(1)], [spice(2)], [solari(3)])],
            third=[draw_intrigue(1), solari(2)],
            location="arrakeen",
        ),
        card(
            "battle_for_carthag", 3,
            first=[vp(2)],
            second=[draw_intrigue(1), spice(3)],
            third=[spice(3)],
            location="carthag",
        ),
        card(
            "battle_for_imperial_basin", 3,
            first=[vp(2)],
            second=[spice(5)],
            third=[spice(3)],
            location="imperial_basin",
        ),
        card(
            "grand_vision", 3,
            first=[influence_any(2), draw_intrigue(1)],
            second=[draw_intrigue(1), spice(3)],
            third=[spice(3)],
        ),
    ]  # fmt: skip
