"""Words of the algebra whose meaning no card of Uprising shows in full."""

from __future__ import annotations

import pytest

from kanly.engine.actions import RULES
from kanly.engine.flow import When, parts_of
from kanly.engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from kanly.rules.algebra import (
    ANY_ALLIANCE,
    HAS_HOOKS,
    SANDWORMS,
    all_of,
    alliance,
    for_each,
    solari,
    spice,
    spy,
    trash_from_hand,
    water,
    when,
)
from tests.table import Table, do, legal

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


@pytest.mark.parametrize("worms", [1, 2])
def test_an_effect_that_does_not_scale_comes_so_many_times(worms: int) -> None:
    s = Table().conflict("skirmish_crysknife").units(0, worms=worms).start()
    s.drop_decision()
    for_each(SANDWORMS, spy()).run(s, 0, RULES, 0)
    s.advance()
    for post in ("post_emperor", "post_fremen")[:worms]:
        assert s.decision.kind == "place-spy"
        do(s, f"post:{post}")
    assert s.is_over


def test_parts_printed_together_are_resolved_apart() -> None:
    first, second, third = solari(1), water(1), spice(1)
    assert parts_of([all_of(first, second), third]) == [first, second, third]
    assert [type(part) for part in parts_of([when(HAS_HOOKS, first, second)])] == [When, When]


def test_only_cards_of_the_faction_are_trashed() -> None:
    hand = ["desert_power", "dagger", "sardaukar_soldier", "bene_gesserit_operative"]
    s = Table().hand(0, *hand).start()
    s.drop_decision()
    s.asks_everything = True
    trash_from_hand(FREMEN).run(s, 0, RULES, 0)
    assert legal(s) == ["card:desert_power"]
