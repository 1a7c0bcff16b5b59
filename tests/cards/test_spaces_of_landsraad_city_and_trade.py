"""The board spaces of the Landsraad, the cities and the spice trade: what each gives."""

from __future__ import annotations

import pytest

from tests.cards.helpers.spaces import ALL_TRACKS, FACTIONS, go, holding, open_to, rich, visit
from tests.table import (
    Table,
    agents,
    cards,
    contracts,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

MAKERS = {"deep_desert", "hagga_basin", "imperial_basin"}


# ---------------------------------------------------------------- Landsraad


@pytest.mark.shows("space/assembly_hall")
def test_assembly_hall_gives_an_intrigue_at_once() -> None:
    s, changed = visit(Table().intrigue_top("weirding_combat"), "assembly_hall")
    assert changed == {"hand": -1, "intrigue": 1}
    assert s.seats[0].persuasion == 0


@pytest.mark.shows("space/assembly_hall", "U-11.4")
def test_an_agent_on_the_assembly_hall_gives_one_persuasion_in_the_reveal_turn() -> None:
    t = Table().agents(0, "assembly_hall").hand(0, "convincing_argument", "dagger")
    assert do(t.start(), "reveal").seats[0].persuasion == 3
    t = Table().hand(0, "convincing_argument", "dagger")
    assert do(t.start(), "reveal").seats[0].persuasion == 2


@pytest.mark.shows("space/assembly_hall", "space/imperial_privilege", "R-034", "U-14.5")
def test_an_agent_recalled_from_the_assembly_hall_gives_no_persuasion() -> None:
    t = rich(Table()).agents(0, "assembly_hall").revealed(1, 2)
    t.hand(0, "dagger", "convincing_argument").top(0, "dagger")
    s = go(t.start(), "imperial_privilege")
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    do(s, "reveal")
    assert s.seats[0].persuasion == 2


@pytest.mark.shows("space/gather_support", "R-044", "U-6.7")
def test_gather_support_for_nothing_gives_two_troops() -> None:
    t = Table().have(0, solari=2)
    s, changed = visit(t, "gather_support", "option:0")
    assert changed == {"hand": -1, "garrison": 2}
    assert s.active == 1  # no deployment


@pytest.mark.shows("space/gather_support", "R-044", "X-U06")
def test_gather_support_for_two_solari_gives_water_too() -> None:
    s, changed = visit(Table().have(0, solari=2), "gather_support", "option:1")
    assert changed == {"hand": -1, "solari": -2, "garrison": 2, "water": 1}
    assert s.active == 1


@pytest.mark.shows("space/gather_support", "U-6.7")
def test_gather_support_does_not_ask_for_solari_one_does_not_have() -> None:
    _, changed = visit(Table().have(0, solari=1), "gather_support")
    assert changed == {"hand": -1, "garrison": 2}


@pytest.mark.shows("space/high_council", "U-11.4", "R-037")
def test_high_council_gives_a_seat_worth_two_persuasion_this_round_and_later() -> None:
    s, changed = visit(Table().have(0, solari=5), "high_council")
    assert changed == {"hand": -1, "solari": -5}
    assert s.seats[0].council
    t = Table().have(0, solari=5).revealed(1, 2).hand(0, "dagger", "dagger", "convincing_argument")
    s = go(t.start(), "high_council")
    do(s, "reveal")
    assert s.seats[0].persuasion == 2 + 2
    s = do(Table().owns(0, "council").hand(0, "dagger", "convincing_argument").start(), "reveal")
    assert s.seats[0].persuasion == 2 + 2


@pytest.mark.shows("space/high_council", "X-D15")
def test_high_council_with_a_seat_gives_spice_an_intrigue_and_troops() -> None:
    t = Table().have(0, solari=5).owns(0, "council").intrigue_top("weirding_combat")
    s, changed = visit(t, "high_council")
    assert changed == {"hand": -1, "solari": -5, "spice": 2, "intrigue": 1, "garrison": 3}
    assert s.seats[0].council
    assert "deploy:1" not in legal(s)


@pytest.mark.shows("space/high_council", "R-037")
def test_high_council_has_a_seat_for_everyone() -> None:
    t = Table(4).have(0, solari=5).owns(1, "council").owns(2, "council").owns(3, "council")
    s, _ = visit(t, "high_council")
    assert s.seats[0].council
    assert s.seats[0].spice == 0


@pytest.mark.shows("space/imperial_privilege", "X-D22", "R-005", "R-006")
def test_imperial_privilege_exchanges_an_intrigue_recalls_an_agent_and_draws() -> None:
    t = rich(Table()).agents(0, "arrakeen").intrigue_top("weirding_combat")
    t.intrigue(0, "devour", "go_to_ground", "impress")
    s, changed = visit(t, "imperial_privilege")
    assert "end" not in legal(s)
    do(s, "space-effect:0", "intrigue:devour")
    assert sorted(intrigues(s, 0)) == ["go_to_ground", "impress", "weirding_combat"]
    assert intrigue_discard(s) == ["devour"]
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    assert len(s.seats[0].hand) == 2
    assert changed["solari"] == -3


@pytest.mark.shows("space/imperial_privilege", "X-D22", "R-005")
def test_the_exchange_of_imperial_privilege_may_be_declined() -> None:
    t = rich(Table()).agents(0, "arrakeen").intrigue(0, "devour")
    s, _ = visit(t, "imperial_privilege", "space-effect:1")
    do(s, "end")
    assert intrigues(s, 0) == ["devour"]
    assert agents(s, 0) == ["imperial_privilege"]
    assert len(s.seats[0].hand) == 2


@pytest.mark.shows("space/imperial_privilege", "R-006", "R-033", "X-D23", "U-14.4")
def test_imperial_privilege_never_recalls_the_agent_just_sent() -> None:
    s, changed = visit(rich(Table()), "imperial_privilege")
    assert agents(s, 0) == ["imperial_privilege"]
    assert s.seats[0].agents == 1
    assert changed == {"solari": -3}  # one card played, one drawn
    assert s.active == 1


@pytest.mark.shows("space/imperial_privilege", "R-006", "U-14.4")
def test_imperial_privilege_recalls_the_agent_of_ones_choice() -> None:
    t = rich(Table()).owns(0, "swordmaster").agents(0, "arrakeen", "fremkit")
    s, _ = visit(t, "imperial_privilege")
    assert set(legal(s)) == {"space:arrakeen", "space:fremkit"}
    do(s, "space:fremkit")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("space/imperial_privilege", "U-14.4", "R-034")
def test_the_recalled_agent_can_be_sent_again_to_the_same_space() -> None:
    t = rich(Table()).agents(0, "arrakeen").revealed(1, 2)
    s = t.hand(0, "dagger", "reconnaissance").start()
    go(s, "imperial_privilege")
    assert s.seats[0].agents == 1
    do(s, "card:reconnaissance", "space:arrakeen")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("space/swordmaster", "U-14.1", "U-14.3")
def test_swordmaster_gives_a_third_agent_usable_in_the_same_round() -> None:
    s, changed = visit(Table().have(0, solari=8).agents(0, "fremkit"), "swordmaster")
    assert changed == {"hand": -1, "solari": -8}
    assert s.seats[0].swordmaster
    assert s.seats[0].agents == 1
    t = Table().have(0, solari=8).agents(0, "fremkit").revealed(1, 2)
    s = go(t.hand(0, "dagger", "reconnaissance").start(), "swordmaster")
    do(s, "card:reconnaissance", "space:arrakeen")
    assert set(agents(s, 0)) == {"fremkit", "swordmaster", "arrakeen"}


@pytest.mark.shows("space/swordmaster", "U-14.2", "R-035")
def test_swordmaster_costs_six_once_anybody_has_one() -> None:
    assert not open_to(Table().have(0, solari=7), "swordmaster")
    assert not open_to(Table().have(0, solari=5).owns(1, "swordmaster"), "swordmaster")
    s, changed = visit(Table().have(0, solari=7).owns(1, "swordmaster"), "swordmaster")
    assert changed == {"hand": -1, "solari": -6}
    assert s.seats[0].swordmaster


@pytest.mark.shows("space/swordmaster", "U-13.3")
def test_the_swordmaster_returns_like_the_other_agents() -> None:
    t = Table().owns(0, "swordmaster").agents(0, "arrakeen", "fremkit", "secrets")
    s = t.at_recall().start()
    assert (s.seats[0].agents, agents(s, 0)) == (3, [])


@pytest.mark.shows("space/swordmaster", "U-6.6", "R-036")
def test_swordmaster_is_closed_to_whoever_has_one() -> None:
    assert not open_to(Table().have(0, solari=20).owns(0, "swordmaster"), "swordmaster")


@pytest.mark.shows("space/swordmaster", "X-D14", "U-14.2")
def test_swordmaster_is_cheaper_in_the_same_round_for_an_infiltrator() -> None:
    t = Table().have(0, solari=8).have(1, solari=6).spies(1, "post_landsraad_left")
    s = t.hand(1, "dagger", "convincing_argument").hand(0, "dagger").start()
    go(s, "swordmaster")
    assert s.active == 1
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[1].swordmaster
    assert s.seats[1].solari == 0
    assert spies(s, 1) == []


# ---------------------------------------------------------------- City


@pytest.mark.shows("space/arrakeen")
def test_arrakeen_gives_a_troop_and_a_card() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "arrakeen")
    assert changed == {"garrison": 1}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/research_station")
def test_research_station_gives_two_troops_and_two_cards() -> None:
    s, changed = visit(Table().have(0, water=2), "research_station")
    assert changed == {"water": -2, "garrison": 2, "hand": 1}
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-7.2", "U-7.16")
def test_sietch_tabr_gives_hooks_a_troop_and_water() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:0")
    assert s.seats[0].hooks
    assert s.shield_wall
    assert changed == {"hand": -1, "garrison": 1, "water": 1}  # no Influence
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-7.8", "U-7.9")
def test_a_troop_recruited_after_a_deployment_may_follow() -> None:
    t = Table().influence(0, fremen=2)
    s, _ = visit(t, "sietch_tabr", "deploy:2")
    assert legal(s) == ["option:0", "option:1"]  # all that is left to do
    do(s, "option:0")
    assert "deploy:1" in legal(s)
    assert "deploy:2" not in legal(s)
    do(s, "deploy:1")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 1)


@pytest.mark.shows("space/sietch_tabr", "U-7.3", "R-043")
def test_sietch_tabr_gives_troop_and_water_to_whoever_has_hooks() -> None:
    t = Table().influence(0, fremen=2).owns(0, "hooks")
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:0")
    assert s.seats[0].hooks
    assert changed == {"hand": -1, "garrison": 1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18")
def test_sietch_tabr_gives_water_and_removes_the_shield_wall() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1", "option:0")
    assert not s.shield_wall
    assert not s.seats[0].hooks
    assert changed == {"hand": -1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18", "U-17.1")
def test_sietch_tabr_may_give_water_and_leave_the_wall() -> None:
    t = Table().influence(0, fremen=2)
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1", "pass")
    assert s.shield_wall
    assert changed == {"hand": -1, "water": 1}


@pytest.mark.shows("space/sietch_tabr", "U-7.18")
def test_sietch_tabr_gives_water_also_when_the_wall_is_gone() -> None:
    t = Table().influence(0, fremen=2).no_shield_wall()
    s, changed = visit(t, "sietch_tabr", "space-effect:0", "option:1")
    assert changed == {"hand": -1, "water": 1}
    assert "end" in legal(s)


@pytest.mark.shows("space/sietch_tabr", "U-17.2")
def test_the_choice_of_sietch_tabr_is_mandatory() -> None:
    s, _ = visit(Table().influence(0, fremen=2), "sietch_tabr")
    assert "space-effect:0" in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("space/spice_refinery", "R-044")
def test_spice_refinery_for_nothing_gives_two_solari() -> None:
    s, changed = visit(Table().have(0, spice=1), "spice_refinery", "option:0")
    assert changed == {"hand": -1, "solari": 2}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/spice_refinery", "R-044")
def test_spice_refinery_for_one_spice_gives_four_solari() -> None:
    _, changed = visit(Table().have(0, spice=1), "spice_refinery", "option:1")
    assert changed == {"hand": -1, "spice": -1, "solari": 4}


@pytest.mark.shows("space/spice_refinery", "R-044", "U-6.7")
def test_spice_gained_by_the_card_cannot_pay_for_the_spice_refinery() -> None:
    t = Table().influence(0, fremen=2).hand(0, "maker_keeper", "dagger")
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert s.seats[0].solari == 2
    assert s.seats[0].spice == 1


# ---------------------------------------------------------------- Spice Trade


@pytest.mark.shows("space/accept_contract", "C-2.1")
def test_accept_contract_without_contracts_gives_a_card_and_two_solari() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "accept_contract")
    assert changed == {"solari": 2}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]


@pytest.mark.shows("space/accept_contract", "C-2.2")
def test_accept_contract_with_contracts_gives_a_card_and_a_contract() -> None:
    t = Table(choam=True).market("arrakeen_water", "harvest_4")
    s, changed = visit(t, "accept_contract", "contract:arrakeen_water")
    assert changed == {}
    assert contracts(s, 0) == ["arrakeen_water"]


@pytest.mark.shows("space/deep_desert", "R-004")
def test_deep_desert_gives_four_spice() -> None:
    s, changed = visit(Table().have(0, water=3), "deep_desert", "space-effect:1")
    assert changed == {"hand": -1, "water": -3, "spice": 4}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/hagga_basin")
def test_hagga_basin_gives_two_spice() -> None:
    s, changed = visit(Table().have(0, water=1), "hagga_basin", "space-effect:1")
    assert changed == {"hand": -1, "water": -1, "spice": 2}
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "U-7.4", "U-7.13", "U-7.14")
@pytest.mark.parametrize(
    ("space", "branch", "spice", "worms"),
    [
        ("deep_desert", 0, 4, 0),
        ("deep_desert", 1, 0, 2),
        ("hagga_basin", 0, 2, 0),
        ("hagga_basin", 1, 0, 1),
    ],
)
def test_bonus_spice_is_taken_with_either_half(
    space: str, branch: int, spice: int, worms: int
) -> None:
    t = rich(Table()).owns(0, "hooks").bonus_spice(**{space: 3})
    s, _ = visit(t, space, "space-effect:1", f"option:{branch}")
    assert s.seats[0].spice == 20 + 3 + spice
    assert s.seats[0].worms == worms
    assert s.to_dict()["bonus_spice"][space] == 0
    assert s.seats[0].hooks  # never spent
    assert "deploy:2" in legal(s)  # sandworms do not count against the two


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "U-7.14")
@pytest.mark.parametrize(("space", "spice"), [("deep_desert", 4), ("hagga_basin", 2)])
def test_without_hooks_no_sandworm_is_offered(space: str, spice: int) -> None:
    s, changed = visit(rich(Table()), space, "space-effect:1")
    assert changed["spice"] == spice
    assert s.seats[0].worms == 0


@pytest.mark.shows("space/imperial_basin", "X-U04")
def test_imperial_basin_gives_one_spice_and_the_bonus_spice() -> None:
    s, changed = visit(Table(), "imperial_basin")
    assert changed == {"hand": -1, "spice": 1}
    s, changed = visit(Table().bonus_spice(imperial_basin=2), "imperial_basin")
    assert changed == {"hand": -1, "spice": 3}
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 0
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("space/imperial_basin")
def test_imperial_basin_has_no_sandworm() -> None:
    s = holding(Table().owns(0, "hooks"), "imperial_basin").start()
    go(s, "imperial_basin")
    assert s.seats[0].spice == 1
    assert all(text == "end" or text.startswith("deploy:") for text in legal(s))


@pytest.mark.shows("space/deep_desert", "space/hagga_basin", "space/imperial_basin", "U-13.1")
@pytest.mark.parametrize("agent", [None, *sorted(MAKERS)])
def test_empty_maker_spaces_collect_one_spice(agent: str | None) -> None:
    t = Table().bonus_spice(deep_desert=1)
    if agent:
        t.agents(0, agent)
    s = t.at_makers().start()
    before = {"deep_desert": 1, "hagga_basin": 0, "imperial_basin": 0}
    assert s.to_dict()["bonus_spice"] == {
        space: n + (space != agent) for space, n in before.items()
    }


@pytest.mark.shows("space/shipping", "U-7.2", *ALL_TRACKS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_shipping_gives_five_solari_and_one_influence_of_choice(faction: str) -> None:
    t = Table().have(0, spice=3).influence(0, spacing_guild=2)
    s, changed = visit(t, "shipping")
    assert changed == {"hand": -1, "spice": -3, "solari": 5}
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS}  # mandatory
    before = influence(s, 0)
    do(s, f"faction:{faction}")
    assert influence(s, 0) == before | {faction: before[faction] + 1}
