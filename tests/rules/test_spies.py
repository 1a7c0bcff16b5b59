"""Spies (U-10): posts, placing, Infiltrate, Gather Intelligence, recalling."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, agents, cards, do, influence, intrigues, legal, spies
from .helpers import send, spaces

CONNECTED = {
    "post_emperor": {"sardaukar", "dutiful_service"},
    "post_spacing_guild": {"heighliner", "deliver_supplies"},
    "post_bene_gesserit": {"espionage", "secrets"},
    "post_fremen": {"desert_tactics", "fremkit"},
    "post_landsraad_left": {"high_council", "imperial_privilege", "swordmaster"},
    "post_landsraad_right": {"assembly_hall", "gather_support"},
    "post_choam": {"shipping", "accept_contract"},
    "post_city_right": {"arrakeen", "spice_refinery"},
    "post_city_middle": {"spice_refinery", "research_station"},
    "post_city_left": {"research_station", "sietch_tabr"},
    "post_imperial_basin": {"imperial_basin"},
    "post_hagga_basin": {"hagga_basin"},
    "post_deep_desert": {"deep_desert"},
}
"""U-10.1 as printed in the rules; post ids as in the board table."""


def posts(s: State) -> set[str]:
    """The posts on offer."""
    return {a.removeprefix("post:") for a in legal(s) if a.startswith("post:")}


def rich(seat: int = 0) -> Table:
    """Every cost can be paid and every requirement is met."""
    return (
        Table()
        .have(seat, solari=10, spice=6, water=4)
        .influence(seat, emperor=2, spacing_guild=2, fremen=2)
    )


# ---------------------------------------------------------------- posts


@pytest.mark.shows("U-10.1", "U-10.10", "U-6.2")
@pytest.mark.parametrize("post", CONNECTED)
def test_a_spy_gives_the_spy_icon_access_to_exactly_the_connected_spaces(post: str) -> None:
    s = rich().hand(0, "public_spectacle").spies(0, post).start()
    do(s, "card:public_spectacle")
    if len(CONNECTED[post]) > 1:
        assert spaces(s) == CONNECTED[post]
    else:  # a single destination is not asked for
        assert set(agents(s, 0)) == CONNECTED[post]


@pytest.mark.shows("U-10.1")
@pytest.mark.parametrize("post", CONNECTED)
def test_gather_intelligence_is_offered_at_exactly_the_connected_spaces(post: str) -> None:
    offered = set()
    every = {space for group in CONNECTED.values() for space in group}
    for space in sorted(every):
        s = rich().hand(0, "diplomacy", "signet_ring", "dagger").spies(0, post).start()
        card = "diplomacy" if space in _FACTION_SPACES else "signet_ring"
        do(s, f"card:{card}", f"space:{space}")
        if "option:1" in legal(s) and s.decision.kind != "agent-menu":
            do(s, "option:0")
        if legal(s) == [f"post:{post}", "pass"]:
            offered.add(space)
    assert offered == CONNECTED[post]


_FACTION_SPACES = {
    "sardaukar", "dutiful_service", "heighliner", "deliver_supplies", "espionage", "secrets",
    "desert_tactics", "fremkit",
}  # fmt: skip


@pytest.mark.shows("U-10.2", "R-039")
def test_a_post_with_a_spy_of_anyone_is_not_offered() -> None:
    s = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    s = s.spies(0, "post_choam").spies(1, "post_fremen").spies(2, "post_emperor").start()
    do(s, "card:diplomacy", "space:espionage", "space-effect:1")
    assert posts(s) == set(CONNECTED) - {"post_choam", "post_fremen", "post_emperor"}


@pytest.mark.shows("U-10.2", "R-039", "intrigue/distraction")
def test_a_card_that_allows_sharing_never_allows_two_spies_of_one_player() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").intrigue(0, "distraction")
    s = s.units(0, garrison=3).spies(0, "post_choam").spies(1, "post_fremen").start()
    do(s, "card:reconnaissance", "space:arrakeen", "deploy:3", "intrigue:distraction")
    assert posts(s) == set(CONNECTED) - {"post_choam"}
    do(s, "post:post_fremen")
    assert "post_fremen" in spies(s, 0)
    assert "post_fremen" in spies(s, 1)


# ---------------------------------------------------------------- placing


@pytest.mark.shows("U-10.3")
def test_placing_moves_a_spy_from_supply_to_a_free_post() -> None:
    s = Table().hand(0, "diplomacy", "dagger").have(0, spice=1).start()
    do(s, "card:diplomacy", "space:espionage", "space-effect:1", "post:post_deep_desert")
    assert spies(s, 0) == ["post_deep_desert"]
    assert s.seats[0].spies == 2


def _empty_supply() -> State:
    """At Espionage with three Spies on the board."""
    s = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    s = s.spies(0, "post_fremen", "post_choam", "post_emperor").start()
    return do(s, "card:diplomacy", "space:espionage", "space-effect:1")


@pytest.mark.shows("U-10.4")
def test_with_an_empty_supply_a_spy_is_recalled_first_and_then_must_be_placed() -> None:
    s = _empty_supply()
    assert set(legal(s)) == {"post:post_fremen", "post:post_choam", "post:post_emperor", "pass"}
    hand = len(s.seats[0].hand)
    do(s, "post:post_choam")
    assert "pass" not in legal(s)
    assert posts(s) == set(CONNECTED) - {"post_fremen", "post_emperor"}
    do(s, "post:post_hagga_basin")
    assert set(spies(s, 0)) == {"post_fremen", "post_emperor", "post_hagga_basin"}
    assert len(s.seats[0].hand) == hand  # the recall itself gives nothing


@pytest.mark.shows("U-10.4", "U-10.6", "R-003")
def test_with_an_empty_supply_the_recall_may_be_declined() -> None:
    s = do(_empty_supply(), "pass")
    assert set(spies(s, 0)) == {"post_fremen", "post_choam", "post_emperor"}
    assert s.active == 1


def _margot(*taken: str) -> State:
    """Lady Margot Fenring plays Signet Ring: place a Spy on a City post."""
    leaders = ["lady_margot_fenring", "gurney_halleck", "lady_amber_metulli"]
    s = Table(leaders=leaders).hand(0, "signet_ring", "dagger").spies(1, *taken).start()
    return do(s, "card:signet_ring", "space:gather_support")


@pytest.mark.shows("U-10.5")
def test_a_spy_on_an_icon_goes_only_to_a_post_connected_to_such_a_space() -> None:
    s = do(_margot("post_city_left"), "card-effect:0")
    assert posts(s) == {"post_city_middle", "post_city_right"}


@pytest.mark.shows("U-10.5")
def test_a_spy_on_an_icon_is_not_placed_if_no_such_post_is_free() -> None:
    s = _margot("post_city_left", "post_city_middle", "post_city_right")
    assert s.active == 1  # nothing was left to do
    assert s.seats[0].spies == 3


@pytest.mark.shows("U-10.6", "R-003", "space/espionage")
def test_placing_is_optional_on_a_space() -> None:
    s = Table().hand(0, "diplomacy", "dagger").have(0, spice=1).start()
    do(s, "card:diplomacy", "space:espionage")
    assert "end" in legal(s)
    do(s, "end")
    assert spies(s, 0) == []


@pytest.mark.shows("U-10.6", "R-003")
def test_placing_is_optional_on_a_card() -> None:
    s = Table().hand(0, "bene_gesserit_operative", "dagger").start()
    send(s, "bene_gesserit_operative", "secrets")
    assert legal(s) == ["card-effect:0", "end"]
    assert spies(do(s, "end"), 0) == []


@pytest.mark.shows("U-10.6", "R-003", "track/emperor")
def test_placing_is_optional_on_a_track_bonus() -> None:
    s = Table().hand(0, "diplomacy", "dagger").influence(0, emperor=3).start()
    do(s, "card:diplomacy", "space:dutiful_service")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    assert "pass" in legal(s)
    do(s, "pass")
    assert spies(s, 0) == []
    assert influence(s, 0)["emperor"] == 4


@pytest.mark.shows("U-10.6", "U-12.10", "R-003")
def test_placing_is_optional_as_a_conflict_reward() -> None:
    s = Table().conflict("test_of_loyalty").units(0, conflict=1).at_combat().start()
    assert "pass" in legal(s)
    do(s, "pass")
    assert spies(s, 0) == []
    assert s.seats[0].solari == 2


@pytest.mark.shows("U-10.6", "R-003", "contract/arrakeen_troop_spy")
def test_placing_is_optional_as_a_contract_reward() -> None:
    s = Table(choam=True).contracts(0, held=("arrakeen_troop_spy",)).units(0)
    s = s.hand(0, "reconnaissance", "dagger").start()
    do(s, "card:reconnaissance", "space:arrakeen", "contract:arrakeen_troop_spy", "pass")
    assert spies(s, 0) == []


# ---------------------------------------------------------------- Infiltrate


@pytest.mark.shows("U-10.7", "U-6.4", "U-6.8")
def test_infiltrate_returns_a_connected_spy_and_ignores_the_other_agent() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").agents(1, "arrakeen")
    s = s.spies(0, "post_city_right").start()
    do(s, "card:reconnaissance")
    assert "arrakeen" in spaces(s)
    do(s, "space:arrakeen")
    assert agents(s, 0) == ["arrakeen"]
    assert agents(s, 1) == ["arrakeen"]
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3


@pytest.mark.shows("U-10.7")
def test_without_a_connected_spy_an_occupied_space_is_closed() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").agents(1, "arrakeen")
    s = s.have(0, water=2).spies(0, "post_city_left").start()
    do(s, "card:reconnaissance")
    assert spaces(s) == {"spice_refinery", "research_station"}


@pytest.mark.shows("U-10.7", "R-008")
def test_one_spy_infiltrates_against_two_agents() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").agents(1, "arrakeen").agents(2, "arrakeen")
    s = s.spies(0, "post_city_right").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert agents(s, 0) == ["arrakeen"]
    assert s.seats[0].spies == 3


@pytest.mark.shows("U-10.7")
def test_infiltrate_still_needs_the_icon_the_cost_and_the_requirement() -> None:
    def offered(card: str, post: str, space: str, *, water: int = 0, fremen: int = 0) -> bool:
        s = Table().hand(0, card, "dagger", "diplomacy").agents(1, space).spies(0, post)
        s = s.have(0, water=water).influence(0, fremen=fremen).start()
        do(s, f"card:{card}")
        return space in spaces(s)

    assert offered("reconnaissance", "post_city_left", "research_station", water=2)
    assert not offered("reconnaissance", "post_city_left", "research_station", water=1)
    assert not offered("dagger", "post_city_left", "research_station", water=2)
    assert offered("reconnaissance", "post_city_left", "sietch_tabr", fremen=2)
    assert not offered("reconnaissance", "post_city_left", "sietch_tabr", fremen=1)


@pytest.mark.shows("R-007", "U-6.4")
def test_a_space_with_your_own_agent_is_closed_even_with_a_spy() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").agents(0, "arrakeen")
    s = s.spies(0, "post_city_right").start()
    do(s, "card:reconnaissance")
    assert "arrakeen" not in spaces(s)


# ---------------------------------------------------------------- Gather Intelligence


def _refinery(*posts_of_0: str, occupied: bool = False) -> State:
    """Reconnaissance goes to the Spice Refinery, which has two posts."""
    t = Table().hand(0, "reconnaissance", "dagger").spies(0, *posts_of_0)
    if occupied:
        t.agents(1, "spice_refinery")
    return do(t.start(), "card:reconnaissance", "space:spice_refinery")


@pytest.mark.shows("U-10.8", "U-6.10")
def test_gather_intelligence_returns_the_spy_and_draws_before_any_effect() -> None:
    s = _refinery("post_city_right")
    assert legal(s) == ["post:post_city_right", "pass"]
    assert s.seats[0].solari == 0  # the effects of the space wait
    hand = len(s.seats[0].hand)
    do(s, "post:post_city_right")
    assert len(s.seats[0].hand) == hand + 1
    assert s.seats[0].spies == 3
    assert s.seats[0].solari == 2


@pytest.mark.shows("U-10.8", "U-17.1")
def test_gather_intelligence_may_be_declined() -> None:
    s = do(_refinery("post_city_right"), "pass")
    assert spies(s, 0) == ["post_city_right"]
    assert len(s.seats[0].hand) == 1


@pytest.mark.shows("U-10.8")
def test_gather_intelligence_needs_a_connected_spy() -> None:
    s = _refinery("post_city_left")
    assert s.decision.kind == "agent-menu"  # not asked


@pytest.mark.shows("U-10.8", "U-10.9")
def test_gather_intelligence_only_once_for_an_agent_even_with_two_spies() -> None:
    s = _refinery("post_city_right", "post_city_middle")
    hand = len(s.seats[0].hand)
    do(s, "post:post_city_middle")
    assert not posts(s)
    assert spies(s, 0) == ["post_city_right"]
    assert len(s.seats[0].hand) == hand + 1


@pytest.mark.shows("U-10.9")
def test_one_spy_does_not_serve_both_infiltrate_and_gather_intelligence() -> None:
    s = _refinery("post_city_right", occupied=True)
    assert s.decision.kind == "agent-menu"
    assert s.seats[0].spies == 3
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("U-10.9")
def test_two_spies_serve_one_for_each_effect() -> None:
    s = _refinery("post_city_right", "post_city_middle", occupied=True)
    assert legal(s) == ["post:post_city_middle", "post:post_city_right"]  # which one infiltrates
    do(s, "post:post_city_right")
    assert legal(s) == ["post:post_city_middle", "pass"]
    do(s, "post:post_city_middle")
    assert s.seats[0].spies == 3
    assert len(s.seats[0].hand) == 2


# ---------------------------------------------------------------- the Spy Agent icon


def _spectacle(*, occupied: bool = False) -> State:
    t = Table().hand(0, "public_spectacle", "dagger").spies(0, "post_landsraad_right")
    if occupied:
        t.agents(1, "assembly_hall")
    return do(t.start(), "card:public_spectacle", "space:assembly_hall")


@pytest.mark.shows("U-10.10", "U-6.2")
def test_access_by_the_spy_icon_does_not_recall_the_spy() -> None:
    s = do(_spectacle(), "pass")
    assert agents(s, 0) == ["assembly_hall"]
    assert spies(s, 0) == ["post_landsraad_right"]


@pytest.mark.shows("U-10.10")
def test_the_spy_that_gave_access_may_gather_intelligence_there() -> None:
    s = do(_spectacle(), "post:post_landsraad_right")
    assert s.seats[0].spies == 3
    assert len(s.seats[0].hand) == 2


@pytest.mark.shows("U-10.10")
def test_the_spy_that_gave_access_may_infiltrate_that_very_space() -> None:
    s = _spectacle(occupied=True)
    assert agents(s, 0) == ["assembly_hall"]
    assert s.seats[0].spies == 3


@pytest.mark.shows("U-10.10")
def test_the_spy_icon_is_useless_without_a_spy_on_the_board() -> None:
    s = Table().hand(0, "public_spectacle", "dagger").start()
    assert "card:public_spectacle" not in legal(s)


# ---------------------------------------------------------------- recalling


@pytest.mark.shows("U-10.11", "leader/feyd_rautha_harkonnen")
def test_the_recall_spy_icon_returns_a_spy_as_a_cost() -> None:
    leaders = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli"]
    s = Table(leaders=leaders).hand(0, "dagger").units(0, conflict=1)
    s = s.spies(0, "post_choam", "post_fremen").start()
    do(s, "reveal", "leader-effect:0", "post:post_choam")
    assert spies(s, 0) == ["post_fremen"]
    assert s.seats[0].spies == 2
    assert s.strength(0) == 2 + 1 + 2


@pytest.mark.shows("U-10.11")
def test_the_recall_cost_cannot_be_paid_without_a_spy_on_the_board() -> None:
    leaders = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli"]
    s = Table(leaders=leaders).hand(0, "dagger", "convincing_argument")
    s = s.row("overthrow", "steersman", "corrinth_city", "desert_power", "price_is_no_object")
    s = s.units(0, conflict=1).start()
    do(s, "reveal")
    assert legal(s) == ["acquire:prepare_the_way", "end"]


def _spymaster(t: Table) -> State:
    """Imperial Spymaster: if you recalled a Spy this turn, draw 1 Intrigue."""
    return t.hand(0, "imperial_spymaster", "dagger").intrigue_top("mercenaries", "cunning").start()


@pytest.mark.shows("U-10.12", "R-045")
def test_recalled_this_turn_counts_gather_intelligence() -> None:
    s = _spymaster(Table().spies(0, "post_emperor"))
    send(s, "imperial_spymaster", "dutiful_service")
    do(s, "post:post_emperor")
    assert intrigues(s, 0) == ["mercenaries"]
    s = _spymaster(Table().spies(0, "post_emperor"))
    send(s, "imperial_spymaster", "dutiful_service")
    do(s, "pass")
    assert intrigues(s, 0) == []


@pytest.mark.shows("U-10.12", "R-045")
def test_recalled_this_turn_counts_infiltrate() -> None:
    s = _spymaster(Table().spies(0, "post_emperor").agents(1, "dutiful_service"))
    send(s, "imperial_spymaster", "dutiful_service")
    assert intrigues(s, 0) == ["mercenaries"]


@pytest.mark.shows("U-10.12", "U-10.11", "R-045")
def test_recalled_this_turn_counts_the_recall_spy_icon() -> None:
    t = Table().spies(0, "post_choam").intrigue(0, "special_mission").no_shield_wall()
    s = _spymaster(t)
    do(s, "intrigue:special_mission", "option:1")
    send(s, "imperial_spymaster", "dutiful_service")
    assert spies(s, 0) == []
    assert intrigues(s, 0) == ["mercenaries"]


@pytest.mark.shows("U-10.12", "U-10.4", "R-045")
def test_recalled_this_turn_counts_the_recall_made_to_place_a_spy_again() -> None:
    t = Table().spies(0, "post_choam", "post_fremen", "post_city_left").influence(0, emperor=3)
    s = _spymaster(t)
    send(s, "imperial_spymaster", "dutiful_service")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    do(s, "post:post_choam", "post:post_deep_desert")
    assert intrigues(s, 0) == ["mercenaries"]


@pytest.mark.shows("U-10.12")
def test_a_recall_of_an_earlier_turn_does_not_count() -> None:
    t = Table().spies(0, "post_city_right", "post_emperor").revealed(1, 2)
    t.hand(0, "imperial_spymaster", "reconnaissance", "dagger")
    s = t.intrigue_top("mercenaries").start()
    do(s, "card:reconnaissance", "space:arrakeen", "post:post_city_right", "end")
    send(s, "imperial_spymaster", "dutiful_service")
    do(s, "pass")
    assert intrigues(s, 0) == []
