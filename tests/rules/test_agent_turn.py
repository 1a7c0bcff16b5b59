"""The Agent turn: U-6."""

from __future__ import annotations

import pytest

from kanly import State
from tests.table import Table, agents, cards, contracts, do, influence, intrigues, legal, spies

RICH = {"solari": 20, "spice": 20, "water": 20}
SPACES = {
    "emperor": {"sardaukar", "dutiful_service"},
    "spacing_guild": {"heighliner", "deliver_supplies"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad": {
        "high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support"
    },
    "city": {"arrakeen", "spice_refinery", "research_station", "sietch_tabr"},
    "spice_trade": {"imperial_basin", "hagga_basin", "deep_desert", "accept_contract", "shipping"},
}  # fmt: skip


def everything_open(*hand: str) -> Table:
    """Seat 0 can pay every cost and meets every requirement."""
    t = Table().hand(0, *hand).have(0, **RICH)
    return t.influence(0, emperor=2, spacing_guild=2, fremen=2)


def destinations(s: State, card: str) -> set[str]:
    """The spaces a card in hand can send an Agent to."""
    probe = do(s.copy(), f"card:{card}")
    if probe.decision.kind != "space":  # the only one was taken at once
        return set(agents(probe, s.active))
    return {a.removeprefix("space:") for a in legal(probe)}


# ---------------------------------------------------------------- U-6A Choosing


@pytest.mark.shows("U-6.1", "starter/convincing_argument")
def test_a_card_without_agent_icons_is_never_played_on_an_agent_turn() -> None:
    s = everything_open("convincing_argument", "the_spice_must_flow", "dagger").start()
    assert legal(s) == ["card:dagger", "reveal"]


@pytest.mark.shows("U-6.1", "U-6.8")
def test_one_card_one_agent_one_space() -> None:
    s = everything_open("dagger", "diplomacy").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert cards(s, 0, "played") == ["dagger"]
    assert agents(s, 0) == ["assembly_hall"]
    assert s.seats[0].agents == 1
    assert s.active == 1


@pytest.mark.shows("U-6.2", "U-6.3", "U-7.1")
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("dagger", ["landsraad"]),
        ("reconnaissance", ["city"]),
        ("dune_the_desert_planet", ["spice_trade"]),
        ("bene_gesserit_operative", ["bene_gesserit"]),
        ("reliable_informant", ["spacing_guild"]),
        ("imperial_spymaster", ["emperor"]),
        ("corrinth_city", ["emperor", "landsraad"]),
        ("southern_elders", ["bene_gesserit", "fremen"]),
        ("leadership", ["fremen", "spice_trade"]),
        ("diplomacy", ["emperor", "spacing_guild", "bene_gesserit", "fremen"]),
    ],
)
def test_the_icon_of_the_space_must_be_on_the_card(card: str, icons: list[str]) -> None:
    expected = set().union(*(SPACES[icon] for icon in icons))
    assert destinations(everything_open(card).start(), card) == expected


@pytest.mark.shows("U-6.3", "U-6.2", "U-10.10", "U-10.1")
@pytest.mark.parametrize(
    ("post", "spaces"),
    [
        ("post_emperor", SPACES["emperor"]),
        ("post_spacing_guild", SPACES["spacing_guild"]),
        ("post_bene_gesserit", SPACES["bene_gesserit"]),
        ("post_fremen", SPACES["fremen"]),
        ("post_landsraad_left", {"high_council", "imperial_privilege", "swordmaster"}),
        ("post_landsraad_right", {"assembly_hall", "gather_support"}),
        ("post_choam", {"shipping", "accept_contract"}),
        ("post_city_right", {"arrakeen", "spice_refinery"}),
        ("post_city_middle", {"spice_refinery", "research_station"}),
        ("post_city_left", {"research_station", "sietch_tabr"}),
        ("post_imperial_basin", {"imperial_basin"}),
        ("post_hagga_basin", {"hagga_basin"}),
        ("post_deep_desert", {"deep_desert"}),
    ],
)
def test_the_spy_icon_reaches_the_spaces_of_a_post_with_a_spy(post: str, spaces: set[str]) -> None:
    s = everything_open("wheels_within_wheels").spies(0, post).start()
    assert destinations(s, "wheels_within_wheels") == spaces


@pytest.mark.shows("U-6.2", "U-10.10")
def test_the_spy_used_for_access_is_not_recalled() -> None:
    s = everything_open("wheels_within_wheels").spies(0, "post_landsraad_right").start()
    do(s, "card:wheels_within_wheels", "space:assembly_hall", "pass")
    assert agents(s, 0) == ["assembly_hall"]
    assert spies(s, 0) == ["post_landsraad_right"]


@pytest.mark.shows("U-6.2")
def test_a_spy_of_an_opponent_or_a_card_without_the_icon_gives_no_access() -> None:
    t = everything_open("wheels_within_wheels").intrigue(0, "cunning").spies(1, "post_fremen")
    assert legal(t.start()) == ["intrigue:cunning", "reveal"]
    s = everything_open("dagger").spies(0, "post_fremen").start()
    assert destinations(s, "dagger") == SPACES["landsraad"]


@pytest.mark.shows("U-6.4")
def test_a_space_with_another_agent_is_closed() -> None:
    s = everything_open("reconnaissance").agents(1, "arrakeen").agents(2, "sietch_tabr").start()
    assert destinations(s, "reconnaissance") == {"spice_refinery", "research_station"}
    assert s.explain("space:arrakeen")


@pytest.mark.shows("U-6.4", "U-10.7")
def test_a_space_with_another_agent_opens_by_infiltrating() -> None:
    t = everything_open("reconnaissance").agents(1, "arrakeen").spies(0, "post_city_right")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert agents(s, 0) == agents(s, 1) == ["arrakeen"]
    assert spies(s, 0) == []


@pytest.mark.shows("U-6.4", "R-007")
def test_a_space_with_an_own_agent_is_closed_even_with_a_spy() -> None:
    t = everything_open("reconnaissance").agents(0, "arrakeen").spies(0, "post_city_right")
    assert "arrakeen" not in destinations(t.start(), "reconnaissance")


@pytest.mark.shows("U-6.5", "U-9.14")
@pytest.mark.parametrize(
    ("space", "card", "faction"),
    [
        ("imperial_privilege", "dagger", "emperor"),
        ("shipping", "dune_the_desert_planet", "spacing_guild"),
        ("sietch_tabr", "reconnaissance", "fremen"),
    ],
)
def test_requirements_of_influence(space: str, card: str, faction: str) -> None:
    for level in (0, 1, 2, 3):
        s = Table().hand(0, card).have(0, **RICH).influence(0, **{faction: level}).start()
        assert (space in destinations(s, card)) == (level >= 2)


@pytest.mark.shows("U-6.5", "intrigue/imperium_politics")
def test_requirements_are_checked_when_the_agent_is_sent() -> None:
    t = Table().hand(0, "dagger").have(0, solari=4).influence(0, emperor=1)
    s = t.intrigue(0, "imperium_politics").start()
    assert "imperial_privilege" not in destinations(s, "dagger")
    do(s, "intrigue:imperium_politics", "faction:emperor")
    assert "imperial_privilege" in destinations(s, "dagger")


@pytest.mark.shows("U-6.6", "U-14.1", "space/swordmaster")
def test_swordmaster_is_visited_once_per_player() -> None:
    s = everything_open("dagger").owns(0, "swordmaster").start()
    assert "swordmaster" not in destinations(s, "dagger")
    assert "high_council" in destinations(s, "dagger")
    s = everything_open("dagger").owns(1, "swordmaster").start()
    assert "swordmaster" in destinations(s, "dagger")


COSTS = [
    ("sardaukar", "diplomacy", {"spice": 4}),
    ("heighliner", "diplomacy", {"spice": 5}),
    ("espionage", "diplomacy", {"spice": 1}),
    ("desert_tactics", "diplomacy", {"water": 1}),
    ("high_council", "dagger", {"solari": 5}),
    ("imperial_privilege", "dagger", {"solari": 3}),
    ("swordmaster", "dagger", {"solari": 8}),
    ("research_station", "reconnaissance", {"water": 2}),
    ("hagga_basin", "dune_the_desert_planet", {"water": 1}),
    ("deep_desert", "dune_the_desert_planet", {"water": 3}),
    ("shipping", "dune_the_desert_planet", {"spice": 3}),
]


@pytest.mark.shows("U-6.7", "U-6.8")
@pytest.mark.parametrize(("space", "card", "cost"), COSTS)
def test_the_cost_must_be_payable_at_once(space: str, card: str, cost: dict[str, int]) -> None:
    [(resource, amount)] = cost.items()
    t = everything_open(card).have(0, **{resource: amount - 1})
    assert space not in destinations(t.start(), card)
    t = everything_open(card).have(0, solari=0, spice=0, water=0).have(0, **cost)
    assert space in destinations(t.start(), card)


@pytest.mark.shows("U-6.7", "U-6.8", "space/sardaukar", "space/high_council")
def test_the_cost_is_paid_to_the_bank() -> None:
    s = everything_open("diplomacy").have(0, spice=4).start()
    assert do(s, "card:diplomacy", "space:sardaukar").seats[0].spice == 0
    s = everything_open("dagger").have(0, solari=6).start()
    assert do(s, "card:dagger", "space:high_council").seats[0].solari == 1


@pytest.mark.shows("U-6.7", "imperium/northern_watermaster")
def test_effects_of_the_card_cannot_pay_the_cost() -> None:
    t = Table().hand(0, "northern_watermaster").have(0, water=1)  # it gives 1 water
    assert "research_station" not in destinations(t.start(), "northern_watermaster")


@pytest.mark.shows("U-6.7", "R-044", "space/spice_refinery", "imperium/maker_keeper")
def test_an_optional_cost_is_chosen_and_paid_first() -> None:
    t = Table().hand(0, "maker_keeper").have(0, spice=0).influence(0, fremen=2)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")  # the card gives 1 spice
    assert s.decision.kind != "cost"
    assert (s.seats[0].solari, s.seats[0].spice) == (2, 1)
    t = Table().hand(0, "maker_keeper").have(0, spice=1).influence(0, fremen=2)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert (s.decision.kind, legal(s)) == ("cost", ["option:0", "option:1"])
    paid = do(s.copy(), "option:1").seats[0]
    assert (paid.solari, paid.spice) == (4, 1)
    kept = do(s, "option:0").seats[0]
    assert (kept.solari, kept.spice) == (2, 2)


# ---------------------------------------------------------------- U-6B Sending


@pytest.mark.shows("U-6.8", "U-10.7")
def test_sending_plays_the_card_returns_the_spy_pays_and_moves_the_agent() -> None:
    t = Table().hand(0, "reconnaissance").have(0, water=2).agents(1, "research_station")
    t.spies(0, "post_city_left", "post_city_middle")
    s = do(t.start(), "card:reconnaissance", "space:research_station", "post:post_city_left")
    assert s.decision.kind == "gather"  # all of it is done before the effects
    mine = s.seats[0]
    assert cards(s, 0, "played") == ["reconnaissance"]
    assert (mine.spies, spies(s, 0)) == (2, ["post_city_middle"])
    assert mine.water == 0
    assert (mine.agents, agents(s, 0)) == (1, ["research_station"])
    assert (mine.garrison, mine.hand) == (3, b"")


@pytest.mark.shows("U-6.9", "R-009", "U-8.3")
def test_the_control_bonus_comes_before_the_effects_of_the_visitor() -> None:
    t = Table().hand(0, "reconnaissance").spies(0, "post_city_right").control(2, "spice_refinery")
    s = do(t.have(0, solari=0).start(), "card:reconnaissance", "space:spice_refinery")
    assert s.decision.kind == "gather"
    assert s.seats[2].solari == 1
    assert s.seats[0].solari == 0
    do(s, "pass")
    assert s.seats[0].solari == 2


@pytest.mark.shows("U-6.9", "U-8.3")
def test_the_visitor_may_be_the_controller() -> None:
    t = Table().hand(0, "reconnaissance").spies(0, "post_city_right").control(0, "spice_refinery")
    s = do(t.have(0, solari=0).start(), "card:reconnaissance", "space:spice_refinery")
    assert s.decision.kind == "gather"
    assert s.seats[0].solari == 1
    do(s, "pass")
    assert s.seats[0].solari == 1 + 2


@pytest.mark.shows("U-6.10", "U-10.8")
def test_gather_intelligence_is_decided_before_any_effect() -> None:
    t = Table().hand(0, "northern_watermaster").spies(0, "post_city_right").have(0, water=0)
    s = do(t.start(), "card:northern_watermaster", "space:arrakeen")
    assert legal(s) == ["post:post_city_right", "pass"]
    mine = s.seats[0]
    assert (mine.water, mine.garrison, mine.hand) == (0, 3, b"")
    assert "intrigue:cunning" not in legal(s)
    do(s, "pass")
    mine = s.seats[0]
    assert (mine.water, mine.garrison, len(mine.hand)) == (1, 4, 1)
    assert "post:post_city_right" not in legal(s)


@pytest.mark.shows("U-6.11", "C-3.3", "R-010")
def test_contracts_held_when_the_agent_was_sent_are_fixed() -> None:
    t = Table(choam=True).hand(0, "delivery_agreement", "dagger").have(0, water=0)
    t.contracts(0, held=("arrakeen_troop_spy",)).market("arrakeen_water", "immediate")
    s = do(t.start(), "card:delivery_agreement", "space:arrakeen")
    do(s, "card-effect:0", "card:dagger", "contract:arrakeen_water")
    assert "contract:arrakeen_troop_spy" in legal(s)
    assert "contract:arrakeen_water" not in legal(s)
    do(s, "contract:arrakeen_troop_spy", "pass", "end")
    assert contracts(s, 0, "completed") == ["arrakeen_troop_spy"]
    assert contracts(s, 0) == ["arrakeen_water"]
    assert s.seats[0].water == 0


# ---------------------------------------------------------------- U-6C Effects in any order


@pytest.mark.shows("U-6.12", "C-3.5")
def test_the_pool_holds_space_card_influence_contract_and_deployment() -> None:
    t = Table(choam=True).hand(0, "calculus_of_power").spies(0, "post_spacing_guild")
    t.contracts(0, held=("heighliner_troops",)).influence(0, spacing_guild=3)
    t.have(0, spice=5).units(0, garrison=11).intrigue(0, "contingency_plan")
    s = do(t.start(), "card:calculus_of_power", "space:heighliner", "pass")
    pool = {"space-effect:0", "card-effect:0", "influence-step", "contract:heighliner_troops"}
    assert pool | {"deploy:1", "deploy:2", "intrigue:contingency_plan"} == set(legal(s))
    # Each of them may come first, and the others are still there.
    for first in ("influence-step", "deploy:1", "intrigue:contingency_plan"):
        assert pool - {first} <= set(legal(do(s.copy(), first)))
    for first in ("space-effect:0", "contract:heighliner_troops"):  # both take the last troop
        assert {"card-effect:0", "influence-step"} <= set(legal(do(s.copy(), first)))


@pytest.mark.shows("U-6.12", "U-9.1")
@pytest.mark.parametrize("faction", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_a_faction_space_gives_influence_with_that_faction(faction: str) -> None:
    for space in SPACES[faction]:
        s = Table().hand(0, "diplomacy").have(0, **RICH).start()
        do(s, "card:diplomacy", f"space:{space}")
        expected = dict.fromkeys(influence(s, 0), 0) | {faction: 1}
        assert influence(s, 0) == expected


@pytest.mark.shows("U-6.12", "starter/signet_ring", "U-14.6", "leader/muad_dib")
def test_the_agent_box_of_signet_ring_is_the_signet_ability() -> None:
    s = Table().hand(0, "signet_ring").start()
    do(s, "card:signet_ring", "space:gather_support")
    assert len(s.seats[0].hand) == 1  # Lead the Way


@pytest.mark.shows("U-6.12", "imperium/ecological_testing_station")
def test_the_order_of_effects_is_free() -> None:
    # Sietch Tabr gives the water that the card's arrow needs.
    t = Table().hand(0, "ecological_testing_station").influence(0, fremen=2).have(0, water=1)
    s = do(t.start(), "card:ecological_testing_station", "space:sietch_tabr")
    assert "card-effect:0" not in legal(s)
    do(s, "space-effect:0", "option:0")
    assert s.seats[0].water == 2
    do(s, "card-effect:0")
    assert (s.seats[0].water, len(s.seats[0].hand)) == (0, 2)


@pytest.mark.shows("U-6.12", "U-5.6")
def test_a_plot_between_two_effects() -> None:
    t = Table().hand(0, "reconnaissance").influence(0, fremen=2).intrigue(0, "contingency_plan")
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr", "deploy:1")
    do(s, "intrigue:contingency_plan")
    assert s.seats[0].solari == 2
    assert "space-effect:0" in legal(s)


@pytest.mark.shows("U-6.13", "R-013", "R-006", "space/imperial_privilege")
def test_each_icon_and_each_arrow_is_its_own_effect() -> None:
    t = Table().hand(0, "dagger").have(0, solari=3).influence(0, emperor=2)
    t.intrigue(0, "devour", "impress").agents(0, "secrets").discard(0, "diplomacy").deck(0)
    s = do(t.start(), "card:dagger", "space:imperial_privilege")
    assert set(legal(s)) == {"space-effect:0", "space-effect:1", "space-effect:2"}
    do(s, "space-effect:2")  # the card, before the recall
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert agents(s, 0) == ["secrets", "imperial_privilege"]
    do(s, "space-effect:1")
    assert agents(s, 0) == ["imperial_privilege"]
    assert legal(s) == ["space-effect:0", "end"]


@pytest.mark.shows("U-6.13", "R-013", "imperium/captured_mentat")
def test_an_arrow_with_its_cost_is_one_effect() -> None:
    t = Table().hand(0, "captured_mentat", "dagger").intrigue_top("devour").top(0, "diplomacy")
    s = do(t.start(), "card:captured_mentat", "space:gather_support")
    assert legal(s) == ["card-effect:0", "end"]
    do(s, "card-effect:0")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("U-6.14", "R-014", "imperium/wheels_within_wheels")
@pytest.mark.parametrize(("level", "solari"), [(0, 2), (1, 4), (2, 4)])
def test_a_condition_is_tested_when_the_effect_resolves(level: int, solari: int) -> None:
    # Dutiful Service: +1 Influence and 2 Solari; the card: 2 Solari with 2 Influence.
    t = Table().hand(0, "wheels_within_wheels").influence(0, emperor=level)
    s = do(t.spies(0, "post_emperor").start(), "card:wheels_within_wheels")
    do(s, *(["space:dutiful_service"] if s.decision.kind == "space" else []), "pass")
    assert influence(s, 0)["emperor"] == level + 1
    assert s.seats[0].solari == solari


@pytest.mark.shows("U-6.15", "U-17.1", "imperium/smugglers_haven")
def test_the_cost_of_an_arrow_is_paid_once() -> None:
    t = Table().hand(0, "smugglers_haven").have(0, spice=9)
    s = do(t.start(), "card:smugglers_haven", "space:imperial_basin")
    assert "end" in legal(s)
    do(s, "card-effect:0")
    assert (s.seats[0].vp, s.seats[0].spice) == (1, 9 + 1 - 4)
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("U-6.16", "U-17.2")
def test_the_turn_ends_when_nothing_mandatory_is_left_and_the_player_is_done() -> None:
    t = Table().hand(0, "reconnaissance").influence(0, fremen=2).hand(1, "dagger")
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    assert "end" not in legal(s)
    do(s, "space-effect:0", "option:0")
    assert s.active == 0
    assert "end" in legal(s)
    do(s, "end")
    assert (s.active, s.decision.kind) == (1, "turn")


@pytest.mark.shows("U-6.16", "U-5.4")
def test_play_passes_to_the_next_player_who_has_not_revealed() -> None:
    s = Table(4).revealed(1, 2).hand(0, "dagger").start()
    do(s, "card:dagger", "space:gather_support")
    assert s.active == 3
