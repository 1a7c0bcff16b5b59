"""Words of the algebra whose meaning no card of Uprising shows in full."""

from __future__ import annotations

import pytest

from kanly.engine.actions import RULES
from kanly.engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from kanly.rules.algebra import ANY_ALLIANCE, alliance
from tests.table import Table

FACTIONS = {
    "emperor": EMPEROR,
    "spacing_guild": SPACING_GUILD,
    "bene_gesserit": BENE_GESSERIT,
    "fremen": FREMEN,
}


@pytest.mark.shows("U-9.14")
@pytest.mark.parametrize("faction", FACTIONS)
def test_an_alliance_is_with_one_faction_or_with_any(faction: str) -> None:
    s = Table().alliance(0, faction).start()
    held = [name for name, number in FACTIONS.items() if alliance(number).holds(s, 0, RULES)]
    assert held == [faction]
    assert ANY_ALLIANCE.holds(s, 0, RULES)
    assert not ANY_ALLIANCE.holds(s, 1, RULES)
