"""The Rivals together: what they buy, their priorities, and the streamlined ones."""

from __future__ import annotations

import pytest

from tests.cards.helpers.hagal import RIVAL, deployed, faced, turn
from tests.cards.helpers.rivals import (
    EMPEROR,
    FREMEN,
    GUILD,
    PRIORITIES,
    SISTERS,
    each,
    every,
    rises,
)
from tests.table import (
    Table,
    agents,
    alliances,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

VALUES = {
    "baron_vladimir_harkonnen": 6,
    "glossu_rabban": 7,
    "staban_tuek": 9,
    "lady_amber_metulli": 9,
    "gurney_halleck": 8,
    "lady_margot_fenring": 8,
    "princess_irulan": 7,
    "lady_jessica": 6,
    "feyd_rautha_harkonnen": 4,
    "muad_dib": 4,
}
SWORDMASTER_SPACE = "space:swordmaster"


@pytest.mark.shows("V-1.1", *(f"rival/{rival}" for rival in VALUES))
def test_there_are_ten_rival_cards() -> None:
    assert sorted(Table(players=2).start().codex.rival_ids) == sorted(VALUES)
    assert len(VALUES) == 10


# ---------------------------------------------------------------- Swordmaster value


@pytest.mark.shows("V-1.2", "V-7.2", "R-061")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_a_rival_buys_its_swordmaster_exactly_at_its_value(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 3, water=1)
    s, got = turn(t)
    assert got == {"solari": 3 - value, "water": -1, "swordmaster": 1}
    # One of three Agents is on the board, two are ready.
    assert agents(s, RIVAL) == ["accept_contract"]
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("V-7.2")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_one_below_its_value_a_rival_keeps_everything(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 4, water=1)
    s, got = turn(t)
    assert got == {"solari": 2}
    assert not s.seats[RIVAL].swordmaster
    assert s.seats[RIVAL].agents == 1


@pytest.mark.shows("V-7.2")
@pytest.mark.parametrize(("rival", "value"), each(VALUES))
def test_what_exceeds_the_value_is_kept(rival: str, value: int) -> None:
    t = faced("accept_contract_shipping_a", rival=rival).have(RIVAL, solari=value - 2, water=1)
    s, _ = turn(t)
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.solari, mine.spice, mine.water) == (0, 0, 1)


@pytest.mark.shows("V-7.2", "V-7.5", "X-V07", "rival/gurney_halleck")
def test_solari_spice_intrigue_and_water_all_count_for_the_swordmaster() -> None:
    t = faced("accept_contract_shipping_a", rival="gurney_halleck")
    t.have(RIVAL, solari=1, spice=3, water=1).intrigue(RIVAL, "devour")
    s, _ = turn(t)
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.solari, mine.spice, len(mine.intrigue), mine.water) == (0, 0, 0, 0)
    assert intrigue_discard(s) == ["devour"]


@pytest.mark.shows("V-7.2", "X-V07", "rival/staban_tuek")
@pytest.mark.parametrize(
    ("solari", "intrigue", "water", "bonus", "left"),
    [
        # Bonus spice and 4 more: solari, spice, intrigue, water that are left of the value 9.
        (5, 0, 1, 5, (0, 5, 0, 1)),
        (0, 2, 1, 2, (0, 0, 0, 0)),
        (0, 2, 1, 3, (0, 0, 0, 1)),
        (2, 1, 2, 2, (0, 0, 0, 2)),
        (2, 1, 2, 3, (0, 0, 1, 2)),
    ],
)
def test_the_swordmaster_is_paid_in_solari_then_spice_then_intrigue_then_water(
    solari: int, intrigue: int, water: int, bonus: int, left: tuple[int, int, int, int]
) -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=bonus).have(RIVAL, solari=solari, water=water)
    s, got = turn(t.intrigue(RIVAL, *("devour", "impress")[:intrigue]))
    mine = s.seats[RIVAL]
    assert got["swordmaster"] == 1
    assert (mine.solari, mine.spice, len(mine.intrigue), mine.water) == left


@pytest.mark.shows("V-7.2", "rival/staban_tuek")
def test_the_third_agent_can_be_sent_in_the_same_round() -> None:
    t = faced("accept_contract_shipping_a", "dutiful_service").have(RIVAL, solari=6, water=1)
    t.agents(RIVAL, "fremkit").revealed(1).hand(0, "dagger")
    s = t.turn_of(RIVAL).start()
    assert s.seats[RIVAL].agents == 1
    do(s, "card:dagger", "space:assembly_hall")
    assert s.decision is not None
    assert s.decision.seat == 0
    assert sorted(agents(s, RIVAL)) == ["accept_contract", "dutiful_service", "fremkit"]


@pytest.mark.shows("V-7.2", "R-061", "hagal/secrets", "rival/feyd_rautha_harkonnen")
def test_a_stolen_intrigue_card_counts_for_the_swordmaster() -> None:
    t = faced("secrets", rival="feyd_rautha_harkonnen").have(RIVAL, solari=1, water=1)
    t.intrigue(0, "devour", "impress", "weirding_combat", "go_to_ground")
    s, got = turn(t.intrigue(RIVAL, "detonation"))
    assert got == {SISTERS: 1, "solari": -1, "intrigue": -1, "water": -1, "swordmaster": 1}
    assert len(intrigue_discard(s)) == 2


@pytest.mark.shows("R-061", "V-7.1", "V-8.5", "rival/lady_margot_fenring")
def test_a_control_bonus_in_the_turn_of_a_person_can_pay_for_the_swordmaster() -> None:
    t = faced(rival="lady_margot_fenring").control(RIVAL, "arrakeen")
    t.have(RIVAL, solari=6, water=1).hand(0, "reconnaissance", "dagger").units(0)
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert s.active == 0
    assert s.seats[RIVAL].swordmaster
    assert (s.seats[RIVAL].solari, s.seats[RIVAL].water, s.seats[RIVAL].agents) == (0, 0, 3)


@pytest.mark.shows("V-7.3", "rival/feyd_rautha_harkonnen")
@pytest.mark.parametrize("bought", [True, False])
def test_the_swordmaster_of_a_rival_lowers_the_price_for_persons(bought: bool) -> None:
    t = faced("accept_contract_shipping_a", rival="feyd_rautha_harkonnen")
    t.have(RIVAL, solari=1 if bought else 0).have(1, solari=6).hand(1, "diplomacy", "dagger")
    s, _ = turn(t)
    do(s, "card:dagger")
    assert s.seats[RIVAL].swordmaster is bought
    assert (SWORDMASTER_SPACE in legal(s)) is bought


# ---------------------------------------------------------------- Victory Points


@pytest.mark.shows("V-7.4", "V-7.5", "R-060", "R-061")
@pytest.mark.parametrize("swordmaster", [True, False])
@pytest.mark.parametrize(
    ("card", "resource", "price", "gain"),
    [
        ("accept_contract_shipping_a", "solari", 7, 2),
        ("spice_refinery", "spice", 7, 1),
        ("sietch_tabr", "water", 3, 1),
        ("assembly_hall", "intrigue", 3, 1),
    ],
)
def test_a_rival_with_a_swordmaster_buys_points(
    card: str, resource: str, price: int, gain: int, swordmaster: bool
) -> None:
    t = (
        faced(card)
        .units(RIVAL)
        .influence(RIVAL, fremen=2)
        .owns(RIVAL, "hooks")
        .have(RIVAL, water=0)
    )
    if resource == "intrigue":
        t.intrigue(RIVAL, "devour", "impress")
    else:
        t.have(RIVAL, **{resource: price - gain})
    s, got = turn(t.owns(RIVAL, "swordmaster") if swordmaster else t)
    got = {name: n for name, n in got.items() if name in (resource, "vp", "swordmaster")}
    assert got == ({resource: gain - price, "vp": 1} if swordmaster else {resource: gain})
    bought_with_cards = swordmaster and resource == "intrigue"
    assert len(intrigue_discard(s)) == (3 if bought_with_cards else 0)


@pytest.mark.shows("V-7.4")
def test_one_short_of_the_price_buys_nothing() -> None:
    t = faced("accept_contract_shipping_a").owns(RIVAL, "swordmaster").have(RIVAL, solari=4)
    _, got = turn(t)
    assert got == {"solari": 2}


@pytest.mark.shows("V-7.4")
def test_points_are_bought_again_and_again() -> None:
    t = faced("deep_desert").owns(RIVAL, "swordmaster").have(RIVAL, spice=6)
    s, got = turn(t.bonus_spice(deep_desert=6))
    assert got["vp"] == 2
    assert s.seats[RIVAL].spice == 2


@pytest.mark.shows("R-061", "V-7.2", "V-7.4")
def test_first_the_swordmaster_then_points_with_what_is_left() -> None:
    t = faced("deep_desert").bonus_spice(deep_desert=9).have(RIVAL, water=0)
    s, got = turn(t.intrigue(RIVAL, "devour", "impress", "weirding_combat"))
    assert (got["swordmaster"], got["vp"]) == (1, 1)
    assert s.seats[RIVAL].spice == 4
    assert intrigues(s, RIVAL) == []


@pytest.mark.shows("R-061", "V-7.2", "rival/staban_tuek")
def test_the_swordmaster_is_paid_from_what_is_there_when_the_sum_is_reached() -> None:
    # The sum of 9 is reached with the bonus spice: the cards and the water pay their share.
    t = faced("deep_desert").bonus_spice(deep_desert=6).have(RIVAL, water=1)
    s, _ = turn(t.intrigue(RIVAL, "devour", "impress"))
    mine = s.seats[RIVAL]
    assert mine.swordmaster
    assert (mine.spice, len(mine.intrigue), mine.water) == (4, 0, 0)


# ---------------------------------------------------------------- priority


@pytest.mark.shows("V-1.2", "V-5")
@pytest.mark.parametrize(("rival", "order"), each(PRIORITIES))
@pytest.mark.parametrize(
    ("card", "needs", "place"),
    [
        ("assembly_hall", EMPEROR, 1),
        ("gather_support_b", EMPEROR, 2),
        ("accept_contract_shipping_a", GUILD, 3),
        ("accept_contract_shipping_b", GUILD, 1),
    ],
)
def test_a_number_stands_for_a_faction_of_the_priority_list(
    card: str, needs: str, place: int, rival: str, order: list[str]
) -> None:
    s, got = turn(faced(card, rival=rival).influence(RIVAL, **{needs: 2}))
    assert rises(got) == {order[place - 1]: 1}
    assert sum(influence(s, RIVAL).values()) == 3


@pytest.mark.shows("V-1.2", "V-6.1", "hagal/espionage")
@pytest.mark.parametrize(("rival", "order"), each(PRIORITIES))
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_spies_go_to_faction_posts_in_the_order_of_the_priority_list(
    rival: str, order: list[str], taken: int
) -> None:
    posts = [f"post_{faction}" for faction in order]
    s, got = turn(faced("espionage", rival=rival).spies(0, *posts[:taken]))
    assert spies(s, RIVAL) == [posts[taken]]
    assert got == {SISTERS: 1, "spies": -1}


# ---------------------------------------------------------------- streamlined Rivals

STREAMLINED = ("lady_amber_metulli", "glossu_rabban")


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("streamlined", [True, False])
def test_a_streamlined_rival_scores_no_points(rival: str, streamlined: bool) -> None:
    variants = ("streamlined",) if streamlined else ()
    t = faced("dutiful_service", rival=rival, variants=variants)
    t.doc["seats"][RIVAL]["influence"][EMPEROR] = 1
    _, got = turn(t)
    assert got == {EMPEROR: 1, **({} if streamlined else {"vp": 1})}


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("streamlined", [True, False])
def test_a_streamlined_rival_gains_nothing_more_after_its_swordmaster(
    rival: str, streamlined: bool
) -> None:
    variants = ("streamlined",) if streamlined else ()
    t = faced("deep_desert", rival=rival, variants=variants).owns(RIVAL, "swordmaster")
    s, got = turn(t.bonus_spice(deep_desert=2))
    assert got == {**deployed(), **({} if streamlined else {"spice": 6})}
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 0


@pytest.mark.shows("V-10.2", "R-070", "V-7.2")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
def test_a_streamlined_rival_hoards_until_its_swordmaster(rival: str) -> None:
    t = faced("accept_contract_shipping_a", rival=rival, variants=("streamlined",))
    s, got = turn(t.have(RIVAL, solari=VALUES[rival] - 3, water=1))
    assert got == {"solari": 3 - VALUES[rival], "water": -1, "swordmaster": 1}
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
def test_a_streamlined_rival_holds_alliances_without_points(rival: str) -> None:
    t = faced("dutiful_service", rival=rival, variants=("streamlined",))
    t.doc["seats"][RIVAL]["influence"][EMPEROR] = 3
    s, got = turn(t)
    assert alliances(s)[EMPEROR] == RIVAL
    assert got == {EMPEROR: 1}
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", every(*STREAMLINED))
@pytest.mark.parametrize("swordmaster", [True, False])
@pytest.mark.parametrize(
    ("card", "gives", "moves"),
    [
        ("accept_contract_shipping_a", {"solari": 2}, {}),
        ("sietch_tabr", {"water": 1}, deployed(1)),
        ("assembly_hall", {"intrigue": 1}, {}),
    ],
)
def test_a_streamlined_rival_takes_no_resource_of_any_kind_after_its_swordmaster(
    rival: str, swordmaster: bool, card: str, gives: dict[str, int], moves: dict[str, int]
) -> None:
    t = faced(card, rival=rival, variants=("streamlined",)).owns(RIVAL, "hooks")
    t.doc["seats"][RIVAL]["influence"][FREMEN] = 2
    s, got = turn(t.owns(RIVAL, "swordmaster") if swordmaster else t)
    assert len(agents(s, RIVAL)) == 1
    assert got == {**moves, **({} if swordmaster else gives)}


@pytest.mark.shows("V-10.2", "R-061", "R-070", "rival/lady_amber_metulli")
def test_a_streamlined_rival_stops_in_the_turn_it_gains_its_swordmaster() -> None:
    t = faced("deep_desert", rival="lady_amber_metulli", variants=("streamlined",))
    t.bonus_spice(deep_desert=4).have(RIVAL, solari=5, water=1)
    s, got = turn(t)
    # 10 with the bonus spice: 5 Solari and 4 spice are paid, the base spice is not taken.
    assert got == {"solari": -5, "swordmaster": 1, **deployed()}
    assert s.seats[RIVAL].water == 1
