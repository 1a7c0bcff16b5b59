"""The eight Leaders of 2020."""

from __future__ import annotations

from ...engine.components import Leader
from ...engine.terms import CITY, LANDSRAAD
from ...engine.triggers import COUNCIL, DEPLOYED, GAME_START, HARVEST, PAID_SOLARI
from ...rules.algebra import (
    ANY_ALLIANCE,
    all_of,
    choose_tokens,
    draw,
    draw_intrigue,
    if_else,
    influence_any,
    influence_behind,
    pay,
    reveal_tokens,
    solari,
    spend,
    spice,
    troops,
    water,
)
from ..common.special import Manipulate

LEADERS = [
    Leader(
        "paul_atreides", house="atreides", complexity=1,
        sees_top=True,
        signet=[draw(1)],
    ),
    Leader(
        "duke_leto_atreides", house="atreides", complexity=2,
        rebate={LANDSRAAD: 1},
        signet=[pay(spend(spice=1), influence_behind())],
    ),
    Leader(
        "baron_vladimir_harkonnen", house="harkonnen", complexity=3,
        on={GAME_START: choose_tokens(), DEPLOYED: reveal_tokens(4)},
        signet=[pay(spend(solari=1), draw_intrigue(1))],
    ),
    Leader(
        "glossu_the_beast_rabban", house="harkonnen", complexity=1,
        on={GAME_START: all_of(spice(1), solari(1))},
        signet=[if_else(ANY_ALLIANCE, troops(2), troops(1))],
    ),
    Leader(
        "countess_ariana_thorvald", house="thorvald", complexity=3,
        harvest_loss=1,
        on={HARVEST: draw(1)},
        signet=[water(1)],
    ),
    Leader(
        "earl_memnon_thorvald", house="thorvald", complexity=1,
        on={COUNCIL: influence_any()},
        signet=[spice(1)],
    ),
    Leader(
        "count_ilban_richese", house="richese", complexity=1,
        on={PAID_SOLARI: draw(1)},
        signet=[solari(1)],
    ),
    Leader(
        "helena_richese", house="richese", complexity=2,
        unblocked=(LANDSRAAD, CITY),
        signet=[Manipulate()],
    ),
]  # fmt: skip
