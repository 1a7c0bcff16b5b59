"""Effects, costs and conditions as rows of signs, by the class of each value.

A row is a list of items that can be written as JSON:

``{"sign": "spice", "n": 2}``
    so many of a sign; without ``n`` one.  In a condition it means "n or more", 0 "none".  ``of`` is
    a second sign that says which: of a Faction, on a post of an icon, in place of something.  There
    ``agent`` stands for the space visited, ``person`` for opponents, ``influence`` for any Faction
    and ``card`` for this card.  A sign of a ``module`` has an ``otherwise``: the row that holds in
    games without that module.
``{"cost": [...]}``
    what is paid for what follows.
``{"if": [...]}``
    the condition of what follows; after an effect it may be about what that did.
``{"word": "or"}``
    one of `Word`.  "and" stands between the parts of a box, left out where nothing can be misread,
    "or" between the options of a part.  A cost or a condition reaches to the next "and", or to an
    "or" whose option has a cost or a condition of its own.
``{"text": "..."}``
    words, for what signs cannot say: names, and a few effects unlike every other.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.components import Cost
from ...engine.node import Node
from ..words import Words
from .effects import row
from .rows import Item, Row, Word, cost_signs


def signs(nodes: Sequence[Node], lang: str, costs: tuple[Cost, ...] = ()) -> Row:
    """The effects of a box as one row; `costs` are those of its space.

    Of a space with several costs to choose from, the row says what each of them gives.
    """
    return row(nodes, Words(lang, costs))


__all__ = ["Item", "Row", "Word", "cost_signs", "signs"]
