"""The icons (U-19)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..table import (
    Table,
    agents,
    cards,
    contracts,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)
from .helpers import (
    may_detonate,
    may_trash,
    must_discard,
    must_gain_influence,
    must_take_a_contract,
    send,
)


def _solari() -> None:
    s = do(Table().hand(0, "paracompass", "dagger").units(0).start(), "card:paracompass")
    do(s, "space:spice_refinery")
    assert s.seats[0].solari == 4


def _pay() -> None:
    t = Table().hand(0, "smugglers_haven", "dagger").have(0, spice=4)
    s = send(t.start(), "smugglers_haven", "deliver_supplies")
    do(s, "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].vp) == (0, 1)


def _water() -> None:
    s = Table().hand(0, "diplomacy", "dagger").have(0, water=0).start()
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert s.seats[0].water == 1


def _cube() -> None:
    s = do(Table().hand(0, "dagger").units(0).start(), "card:dagger", "space:gather_support")
    assert (s.seats[0].garrison, s.seats[0].supply) == (2, 10)


def _card() -> None:
    t = Table().hand(0, "diplomacy", "dagger").top(0, "signet_ring")
    s = do(t.start(), "card:diplomacy", "space:fremkit")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]


def _intrigue() -> None:
    t = Table().hand(0, "dagger", "diplomacy").intrigue_top("devour")
    s = do(t.start(), "card:dagger", "space:assembly_hall")
    assert intrigues(s, 0) == ["devour"]


def _trash_intrigue() -> None:
    t = Table().hand(0, "branching_path", "dagger").alliance(0, "bene_gesserit")
    s = t.intrigue(0, "devour").intrigue_top("impress").start()
    do(s, "card:branching_path", "space:arrakeen", "card-effect:0")
    assert (intrigues(s, 0), intrigue_discard(s)) == (["impress"], [])


def _trash_card() -> None:
    s = do(may_trash(), "card-effect:0", "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]


def _discard() -> None:
    s = do(must_discard(), "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]


def _faction() -> None:
    t = Table().hand(0, "shishakli", "maula_pistol")
    s = do(t.start(), "reveal")
    assert influence(s, 0)["fremen"] == 1


def _diamond() -> None:
    s = must_gain_influence()
    assert set(legal(s)) == {
        "faction:emperor",
        "faction:spacing_guild",
        "faction:bene_gesserit",
        "faction:fremen",
    }
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1


def _minus() -> None:
    t = Table().hand(0, "captured_mentat", "dagger").influence(0, fremen=1, emperor=1)
    s = do(t.start(), "reveal", "reveal-effect:captured_mentat/0", "faction:fremen")
    do(s, "faction:emperor")
    assert (influence(s, 0)["fremen"], influence(s, 0)["emperor"]) == (0, 2)


def _persuasion() -> None:
    s = do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")
    assert s.seats[0].persuasion == 2


def _sword() -> None:
    t = Table().hand(0, "dagger", "convincing_argument")
    assert do(t.units(0, conflict=1).start(), "reveal").strength(0) == 3
    assert do(t.units(0).start(), "reveal").strength(0) == 0


def _point() -> None:
    t = Table().hand(0, "dagger", "diplomacy").intrigue(0, "strategic_stockpiling")
    s = do(t.have(0, spice=5).start(), "intrigue:strategic_stockpiling")
    assert s.seats[0].vp == 1


def _spy_on() -> None:
    t = Table().hand(0, "reliable_informant", "dagger")
    s = send(t.start(), "reliable_informant", "deliver_supplies")
    do(s, "card-effect:0")
    assert {a for a in legal(s) if a != "pass"} == {
        "post:post_emperor",
        "post:post_bene_gesserit",
        "post:post_fremen",
    }


def _recall_spy() -> None:
    t = Table().hand(0, "dagger").intrigue(0, "special_mission").no_shield_wall()
    s = do(t.spies(0, "post_choam").start(), "intrigue:special_mission", "option:1")
    assert (spies(s, 0), s.seats[0].spies, s.seats[0].spice) == ([], 3, 2)


def _recall_agent() -> None:
    t = Table().hand(0, "steersman", "dagger").agents(0, "arrakeen")
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]


def _third_agent() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=8)
    s = do(t.start(), "card:dagger", "space:swordmaster")
    assert s.seats[0].swordmaster
    assert s.seats[0].agents == 2


def _hooks() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    assert not s.seats[0].hooks
    do(s, "option:0")
    assert s.seats[0].hooks


def _sandworm() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").owns(0, "hooks").have(0, water=3)
    s = do(t.start(), "card:dune_the_desert_planet", "space:deep_desert")
    do(s, "space-effect:1", "option:1")
    assert (s.seats[0].worms, s.seats[0].spice) == (2, 0)


def _detonation() -> None:
    s = may_detonate()
    do(s, "option:0")
    assert not s.shield_wall


def _maker() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").bonus_spice(imperial_basin=3)
    s = do(t.start(), "card:dune_the_desert_planet", "space:imperial_basin")
    assert s.seats[0].spice == 4
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 0


def _contract() -> None:
    s = do(Table().hand(0, "diplomacy").start(), "card:diplomacy", "space:dutiful_service")
    assert s.seats[0].solari == 2
    s = do(must_take_a_contract(), "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]


def _flag() -> None:
    s = Table().conflict("siege_of_arrakeen").units(0, conflict=1).at_combat().start()
    assert control(s)["arrakeen"] == 0


def _crossed_swords() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=2)
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert "deploy:2" in legal(s)
    t = Table().hand(0, "dagger", "diplomacy").units(0, garrison=2)
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert s.active == 1  # nothing to deploy there


def _signet() -> None:
    t = Table().hand(0, "signet_ring", "dagger").top(0, "diplomacy")
    s = do(t.start(), "card:signet_ring", "space:gather_support")
    assert "diplomacy" in cards(s, 0, "hand")  # Muad'Dib: draw 1 card


def _conditions() -> None:
    for level, cubes in ((1, 0), (2, 1)):
        t = Table().hand(0, "hidden_missive", "dagger").influence(0, bene_gesserit=level)
        s = do(t.units(0).start(), "card:hidden_missive", "space:assembly_hall")
        assert s.seats[0].garrison == cubes
    t = Table().hand(0, "branching_path", "dagger").influence(0, bene_gesserit=5)
    s = t.alliance(1, "bene_gesserit").influence(1, bene_gesserit=5).intrigue(0, "devour").start()
    do(s, "card:branching_path", "space:arrakeen")
    assert "card-effect:0" not in legal(s)  # Influence is not the Alliance


ICONS = [
    _solari, _pay, _water, _cube, _card, _intrigue, _trash_intrigue, _trash_card, _discard,
    _faction, _diamond, _minus, _persuasion, _sword, _point, _spy_on, _recall_spy, _recall_agent,
    _third_agent, _hooks, _sandworm, _detonation, _maker, _contract, _flag, _crossed_swords,
    _signet, _conditions,
]  # fmt: skip


@pytest.mark.shows("U-19")
@pytest.mark.parametrize("icon", ICONS, ids=lambda f: f.__name__.strip("_"))
def test_the_meaning_of_an_icon(icon: Callable[[], None]) -> None:
    icon()


@pytest.mark.shows("U-19.1", "imperium/northern_watermaster")
def test_fremen_bond_needs_another_fremen_card_in_play() -> None:
    s = do(Table().hand(0, "northern_watermaster", "dagger").start(), "reveal")
    assert s.seats[0].spice == 0
    s = do(Table().hand(0, "northern_watermaster", "maula_pistol").start(), "reveal")
    assert s.seats[0].spice == 2


@pytest.mark.shows("U-19.1", "imperium/southern_elders", "imperium/northern_watermaster")
def test_two_bond_cards_enable_each_other() -> None:
    for hand in (
        ("northern_watermaster", "southern_elders"),
        ("southern_elders", "northern_watermaster"),
    ):
        t = Table().hand(0, *hand, "dagger").have(0, water=0)
        s = do(t.start(), "reveal")
        assert s.seats[0].spice == 2
        assert s.seats[0].persuasion == 1 + 2


@pytest.mark.shows("U-19.1", "imperium/unswerving_loyalty")
def test_a_second_copy_counts_as_another_fremen_card() -> None:
    t = Table().hand(0, "unswerving_loyalty", "unswerving_loyalty", "dagger")
    s = do(t.units(0, garrison=1).start(), "reveal")
    assert "reveal-effect:unswerving_loyalty/1" in legal(s)
    t = Table().hand(0, "unswerving_loyalty", "dagger").intrigue(0, "contingency_plan")
    s = do(t.units(0, garrison=1).start(), "reveal")
    assert "reveal-effect:unswerving_loyalty/1" not in legal(s)
