"""House Hagal in 2020: its cards, and the Leaders who can be Rivals of a solo game (B-9, B-11)."""

from __future__ import annotations

from ...engine.components import Hagal, Leader, Rival, Visit
from ...engine.node import Node
from ...engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from ...rules.algebra import (
    ask,
    hagal_harvest,
    influence_with,
    richest_free_maker,
    signet,
    troops,
)
from .leaders import LEADERS

NO_RIVALS = ("paul_atreides", "helena_richese")
"""Leaders who cannot be Rivals (B-11.1)."""


def rival(leader: Leader) -> Rival:
    """A Leader as Rival: only the Signet ability is used, and a person decides on what it costs."""
    signet = [ask(effect) if effect.optional else effect for effect in leader.signet]
    return Rival(
        leader.id, swordmaster=0, signet=signet, scheme=[], priority=(), players=(1,),
        uses_leader=True,
    )  # fmt: skip


RIVALS = [
    *[rival(leader) for leader in LEADERS if leader.id not in NO_RIVALS],
    Rival("house_hagal", swordmaster=0, signet=[], scheme=[], priority=(), players=(2,)),
]


def to(
    space: str, swords: int, *effects: Node, copies: int = 1, players: tuple[int, ...] = (1, 2)
) -> Hagal:
    """A card that sends an Agent to the space of its name."""
    return Hagal(space, swords, [Visit(space, list(effects))], copies=copies, players=players)


HAGAL = [
    to("conspire", 4, influence_with(EMPEROR), troops(2), copies=2),
    to("wealth", 3, influence_with(EMPEROR)),
    to("heighliner", 6, influence_with(SPACING_GUILD), troops(3)),
    to("foldspace", 1, influence_with(SPACING_GUILD), copies=2),
    to("selective_breeding", 2, influence_with(BENE_GESSERIT), copies=2),
    to("secrets", 1, influence_with(BENE_GESSERIT)),
    to("hardy_warriors", 5, influence_with(FREMEN), troops(2)),
    to("stillsuits", 4, influence_with(FREMEN), copies=2),
    to("rally_troops", 3, troops(4), copies=2),
    to("hall_of_oratory", 0, troops(1), copies=2),
    to("carthag", 0, troops(1), copies=3),
    Hagal(
        "arrakeen_1p", swords=1, copies=3, players=(1,),
        visits=[Visit("arrakeen", [troops(1), signet()])],
    ),
    Hagal("arrakeen_2p", 1, [Visit("arrakeen", [troops(1)])], copies=3, players=(2,)),
    Hagal(
        "harvest_spice", swords=2, copies=5,
        visits=[
            Visit(space, [hagal_harvest(base)], when=richest_free_maker(space))
            for space, base in (("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1))
        ],
    ),
    Hagal("reshuffle", swords=0, reshuffle=True, players=(2,)),
]  # fmt: skip
