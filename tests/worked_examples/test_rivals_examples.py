"""The worked examples with Rivals, X-V01 to X-V13 and X-D20."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events
from tests.table import Table, agents, do, influence, legal, row, spies

RIVAL = 2
"""Two persons, A (seat 0) and B (seat 1), and a Rival (seat 2)."""
STABAN = ["staban_tuek"]
"""Value 9, Signet 1 spice, Scheme 2 troops; Spacing Guild, Fremen, Bene Gesserit, Emperor."""
GURNEY = ["gurney_halleck"]
"""Value 8, Signet 1 troop."""
ROW = ("calculus_of_power", "covert_operation", "dangerous_rhetoric", "double_agent", "overthrow")
NEXT = ("smugglers_haven", "space_time_folding")


def turn(t: Table, *hagal: str) -> State:
    """The Rival's turn with these House Hagal cards on top."""
    return t.hagal(*hagal).turn_of(RIVAL).start()


def pair(rivals: list[str] = STABAN, **options: object) -> Table:
    """Two persons and this Rival."""
    return Table(players=2, rivals=rivals, **options)  # type: ignore[arg-type]


# ---------------------------------------------------------------- X-V01 to X-V03


@pytest.mark.shows("X-V01", "V-4.7")
@pytest.mark.parametrize(("emperor", "fremen"), [(2, 1), (1, 0)])
def test_x_v01_gather_support_with_bonus(emperor: int, fremen: int) -> None:
    s = turn(pair().influence(RIVAL, emperor=emperor), "gather_support_b")
    assert agents(s, RIVAL) == ["gather_support"]
    assert (s.seats[RIVAL].garrison, s.seats[RIVAL].deployed) == (4, 0)
    assert influence(s, RIVAL) == {
        "emperor": emperor, "spacing_guild": 0, "bene_gesserit": 0, "fremen": fremen
    }  # fmt: skip


@pytest.mark.shows("X-V02", "V-4.6")
def test_x_v02_shipping_is_occupied_and_accept_contract_free() -> None:
    t = pair().influence(RIVAL, spacing_guild=2).agents(0, "shipping")
    s = turn(t, "accept_contract_shipping_a", "sardaukar")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert (s.seats[RIVAL].solari, influence(s, RIVAL)["bene_gesserit"]) == (0, 0)


@pytest.mark.shows("X-V03", "V-4.6")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("skirmish_desert_mouse", "deliver_supplies"),
        ("shadow_contest", "deliver_supplies"),
        ("propaganda", "heighliner"),
    ],
)
def test_x_v03_the_tier_of_the_conflict_selects_the_space(conflict: str, space: str) -> None:
    s = turn(pair().conflict(conflict), "deliver_supplies_heighliner")
    assert agents(s, RIVAL) == [space]


# ---------------------------------------------------------------- X-V04 to X-V06


@pytest.mark.shows("X-V04", "V-7.8", "V-5.1")
@pytest.mark.parametrize(
    ("hooks", "conflict", "spice", "worms"),
    [
        (False, "trade_dispute", 6, 0),
        (True, "trade_dispute", 2, 2),
        (True, "siege_of_arrakeen", 6, 0),
    ],
)
def test_x_v04_deep_desert(hooks: bool, conflict: str, spice: int, worms: int) -> None:
    t = pair().conflict(conflict).bonus_spice(deep_desert=2)
    if hooks:
        t.owns(RIVAL, "hooks")
    s = turn(t, "deep_desert")
    rival = s.seats[RIVAL]
    assert (rival.spice, rival.worms, rival.deployed, rival.garrison) == (spice, worms, 2, 1)
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 0


@pytest.mark.shows("X-V05", "V-6.2")
def test_x_v05_place_spy_without_a_free_post() -> None:
    t = pair().spies(0, "post_landsraad_left", "post_landsraad_right")
    s = turn(t, "place_spy_landsraad", "sardaukar")
    assert (spies(s, RIVAL), s.seats[RIVAL].spies) == ([], 3)
    assert agents(s, RIVAL) == ["sardaukar"]


@pytest.mark.shows("X-V06", "V-6.3", "V-6.4")
@pytest.mark.parametrize(("garrison", "deployed"), [(3, 4), (1, 3), (0, 2)])
def test_x_v06_a_scheme_before_the_agent(garrison: int, deployed: int) -> None:
    t = pair().spies(RIVAL, "post_emperor", "post_fremen").units(RIVAL, garrison=garrison)
    s = turn(t, "place_spy_city", "spice_refinery")
    assert spies(s, RIVAL) == ["post_city_right"]
    assert s.seats[RIVAL].spies == 2
    assert s.seats[RIVAL].deployed == deployed
    assert s.seats[RIVAL].garrison == garrison + 2 - deployed


# ---------------------------------------------------------------- X-V07, X-V08


@pytest.mark.shows("X-V07", "V-7.2", "R-061")
@pytest.mark.parametrize(
    ("before", "intrigue", "after"),
    [
        # Gurney (value 8) gains 2 Solari and then has what the example gives.
        ({"solari": 1, "spice": 3, "water": 1}, 1, (0, 0, 0, 0)),
        ({"solari": 3, "spice": 3, "water": 1}, 0, (0, 0, 0, 1)),
    ],
)
def test_x_v07_the_swordmaster_purchase(
    before: dict[str, int], intrigue: int, after: tuple[int, int, int, int]
) -> None:
    t = pair(GURNEY).have(RIVAL, **before).intrigue(RIVAL, *["devour"][:intrigue])
    s = turn(t, "accept_contract_shipping_a")
    rival = s.seats[RIVAL]
    assert rival.swordmaster
    assert (rival.solari, rival.spice, len(rival.intrigue), rival.water) == after


@pytest.mark.shows("X-V07", "V-7.2", "R-061")
def test_x_v07_ten_resources_of_which_eight_are_spent() -> None:
    # 1 Solari, 4 spice, 1 water; 4 Solari for second place make it 5, 4, 0, 1.
    t = pair(GURNEY).have(RIVAL, solari=1, spice=4, water=1).conflict("siege_of_arrakeen")
    t.units(0, conflict=5).units(RIVAL, conflict=1)
    s = t.hagal("assembly_hall").at_combat().start()
    rival = s.seats[RIVAL]
    assert rival.swordmaster
    assert (rival.solari, rival.spice, len(rival.intrigue), rival.water) == (0, 1, 0, 1)


@pytest.mark.shows("X-V08", "V-3.3")
def test_x_v08_turn_order_with_two_players() -> None:
    s = pair().start()
    rounds: list[list[int]] = []
    turns = (events.REVEALED, events.HAGAL)
    for _ in range(2):
        now, s.log = s.round, []
        while s.round == now:
            do(s, next((a for a in ("reveal", "end", "pass") if a in legal(s)), legal(s)[0]))
        rounds.append([seat for event, seat, _, _ in s.log or [] if event in turns][:3])
    assert rounds == [[0, RIVAL, 1], [1, RIVAL, 0]]


# ---------------------------------------------------------------- X-V09, X-V10


@pytest.mark.shows("X-V09", "V-8.7")
def test_x_v09_the_choice_of_influence() -> None:
    # Muad'Dib: Fremen, Bene Gesserit, Spacing Guild, Emperor.
    t = pair(["muad_dib"]).conflict("skirmish_crysknife").units(RIVAL, conflict=1)
    t.influence(RIVAL, emperor=1, fremen=2)
    s = t.hagal("assembly_hall").at_combat().start()
    assert influence(s, RIVAL) == {
        "emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 2
    }  # fmt: skip


@pytest.mark.shows("X-V10", "V-10.1", "R-069")
@pytest.mark.parametrize(
    ("roll", "gone"),
    [((2, 5), (2, 5)), ((5, 2), (2, 5)), ((3, 3), (3,)), ((6, 4), (4,)), ((6, 6), ())],
)
def test_x_v10_dice(roll: tuple[int, int], gone: tuple[int, ...]) -> None:
    t = Table(players=1, variants=("row_dice",)).hand(0, "dagger").row(*ROW).imperium_top(*NEXT)
    t.agents(1, "fremkit", "secrets").agents(2, "sardaukar", "espionage")
    for seed in range(1000):
        s = t.start()
        s.reseed(seed)
        do(s, "reveal")
        if [(a, b) for event, _, a, b in s.log or [] if event == events.DICE] == [roll]:
            break
    else:
        pytest.fail(f"{roll} never came up")
    left = [card for place, card in enumerate(ROW, 1) if place not in gone]
    assert row(s) == [*left, *NEXT][:5]
    assert sorted(s.to_dict()["removed"]) == sorted(ROW[place - 1] for place in gone)


# ---------------------------------------------------------------- X-V11 to X-V13


@pytest.mark.shows("X-V11", "V-10.5", "R-068")
@pytest.mark.parametrize(
    ("own", "other", "ally", "goes"),
    [
        (5, 4, RIVAL, False),
        (4, 4, RIVAL, True),
        (2, 4, 0, False),
        (2, 3, None, True),
        (1, 4, 0, True),
    ],
)
def test_x_v11_smart_politics(own: int, other: int, ally: int | None, goes: bool) -> None:
    t = pair(variants=("smart_politics",)).influence(RIVAL, emperor=own).influence(0, emperor=other)
    if ally is not None:
        t.alliance(ally, "emperor")
    s = turn(t, "dutiful_service", "research_station")
    assert agents(s, RIVAL) == ["dutiful_service" if goes else "research_station"]


@pytest.mark.shows("X-V12", "V-10.3")
def test_x_v12_brutal_escalation() -> None:
    t = pair(variants=("brutal_escalation",)).conflict("battle_for_arrakeen")
    t.units(0, conflict=1).units(RIVAL, conflict=2).intrigue(0, "contingency_plan")
    s = t.hagal("research_station", "sietch_tabr").at_combat().start()
    assert s.strength(RIVAL) == 2 * 2 + 5


@pytest.mark.shows("X-V13", "V-5.1", "V-6.4")
@pytest.mark.parametrize(("garrison", "deployed"), [(3, 3), (1, 2)])
def test_x_v13_a_combat_space_without_troops(garrison: int, deployed: int) -> None:
    # Gurney's Signet recruits the troop that goes along.
    s = turn(pair(GURNEY).units(RIVAL, garrison=garrison), "spice_refinery")
    assert s.seats[RIVAL].deployed == deployed
    assert s.seats[RIVAL].garrison == garrison + 1 - deployed
    # Staban's brings no troop.
    s = turn(pair().units(RIVAL, garrison=garrison), "spice_refinery")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].spice) == (deployed - 1, 1)


# ---------------------------------------------------------------- X-D20


@pytest.mark.shows("X-D20", "V-7.4", "V-8.3")
@pytest.mark.parametrize(("worms", "points", "water"), [(1, 2, 0), (0, 1, 1)])
def test_x_d20_a_rival_buys_points_with_water(worms: int, points: int, water: int) -> None:
    # Second place in Secure Imperial Basin is 2 water and a troop.
    t = pair().owns(RIVAL, "swordmaster").have(RIVAL, water=2).conflict("secure_imperial_basin")
    t.no_shield_wall().units(0, conflict=9).units(RIVAL, conflict=1, worms=worms)
    s = t.hagal("assembly_hall").at_combat().start()
    assert (s.seats[RIVAL].vp, s.seats[RIVAL].water) == (points, water)
