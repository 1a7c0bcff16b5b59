"""What the spaces of a board cost: as printed, or by a Leader's rebate and the level."""

from __future__ import annotations

from typing import Final

from .components import Cost, Space
from .node import Condition

RICH: Final = 15
"""Nothing on a board costs more of one resource than this."""


class Prices:
    """A price list, with the spaces that can be paid for counted out beforehand."""

    def __init__(self, spaces: list[Space], rebate: dict[int, int], level: dict[str, Cost]) -> None:
        self.costs: list[list[Cost]] = [
            [
                _less(cost, rebate.get(x.icon, 0))
                for cost in ([level[x.id]] if x.id in level else x.costs)
            ]
            for x in spaces
        ]
        """By space: the costs to choose from."""
        self.discounts: list[tuple[int, Condition, Cost]] = [
            (n, condition, _less(cost, rebate.get(x.icon, 0)))
            for n, x in enumerate(spaces)
            for condition, cost in x.discounts
        ]
        """What a space costs instead while a condition holds."""
        self.solari_spaces = self._affordable(0)
        """By how much a seat has, up to RICH: the spaces for which that is enough."""
        self.spice_spaces = self._affordable(1)
        self.water_spaces = self._affordable(2)

    def _affordable(self, resource: int) -> list[int]:
        """For each amount of a resource, the spaces whose cheapest cost in it can be paid."""
        cheapest = [
            min([(c.solari, c.spice, c.water)[resource] for c in costs]) for costs in self.costs
        ]
        found: list[int] = []
        for amount in range(RICH + 1):
            mask = 0
            for n, price in enumerate(cheapest):
                if price <= amount:
                    mask |= 1 << n
            found.append(mask)
        return found


def _less(cost: Cost, solari: int) -> Cost:
    """The cost with so many Solari less, never below 0."""
    return Cost(max(0, cost.solari - solari), cost.spice, cost.water) if solari else cost
