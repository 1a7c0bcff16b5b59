"""Turns of Rivals: order, House Hagal cards, their icons, Spies and Schemes (V-3 to V-6)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import (
    Table,
    agents,
    alliances,
    cards,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    spies,
)

RIVAL = 2
"""The seat of the Rival when two play."""
FACTION_POSTS = ["post_emperor", "post_spacing_guild", "post_bene_gesserit", "post_fremen"]
FOUR_INTRIGUES = ("contingency_plan", "contingency_plan", "contingency_plan", "impress")


def pair(rival: str = "staban_tuek", **options: object) -> Table:
    """Two persons (seats 0 and 1) and a Rival (seat 2); Staban's Signet is 1 spice."""
    return Table(players=2, rivals=[rival], **options)  # type: ignore[arg-type]


def turn(t: Table, *hagal: str) -> State:
    """The Rival's turn with these House Hagal cards on top."""
    return t.hagal(*hagal).turn_of(RIVAL).start()


def shown(s: State) -> list[str]:
    """House Hagal cards revealed since the last shuffle, in order."""
    return list(s.to_dict()["rivals"]["shown"])


def hagal_deck(s: State) -> list[str]:
    """The House Hagal deck, bottom to top."""
    return list(s.to_dict()["rivals"]["deck"])


def actors(s: State) -> list[int]:
    """Whose turns the log tells of, in order: Agents sent and Reveal turns."""
    turns = (events.PLAYED, events.REVEALED, events.HAGAL)
    return [seat for event, seat, _, _ in s.log or [] if event in turns]


def count(s: State, event: int, seat: int) -> int:
    """How often something happened to a seat."""
    return sum(1 for e, who, _, _ in s.log or [] if (e, who) == (event, seat))


def reveal_all(s: State) -> list[int]:
    """Every person only reveals and declines the rest; the order of turns until the next round."""
    now = s.round
    s.log = []
    while s.round == now and not s.is_over:
        choice = next((a for a in ("reveal", "end", "pass") if a in legal(s)), legal(s)[0])
        do(s, choice)
    ended = next((n for n, e in enumerate(s.log) if e[0] == events.COMBAT), len(s.log))
    s.log = s.log[:ended]
    return actors(s)


# ---------------------------------------------------------------- V-3 turn order


@pytest.mark.shows("V-3.1")
def test_a_rival_takes_agent_turns_while_it_has_agents_and_never_reveals() -> None:
    t = pair().hand(0, "dagger").hand(1, "dagger").hagal("fremkit", "sardaukar")
    s = do(t.start(), "reveal", "reveal")
    assert actors(s)[:4] == [0, RIVAL, 1, RIVAL]
    assert count(s, events.REVEALED, RIVAL) == 0
    assert count(s, events.HAGAL, RIVAL) == 2
    assert s.round == 2
    rival = s.seats[RIVAL]
    assert not rival.revealed
    assert (rival.persuasion, rival.hand, rival.deck) == (0, b"", b"")


@pytest.mark.shows("V-3.2")
def test_solo_the_marker_passes_to_the_rivals_who_then_act_first() -> None:
    s = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).start()
    orders = []
    starters = []
    for _ in range(6):
        starters.append(s.first)
        # What a Rival does before the person's first decision was logged in the round before.
        before = [seat for seat in (1, 2) if s.seats[seat].agents_at]
        orders.append([*sorted(before), *reveal_all(s)][:3])
    assert starters == [0, 1, 2, 0, 1, 2]
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


@pytest.mark.shows("V-3.2")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_solo_recall_passes_the_marker_clockwise(first: int, following: int) -> None:
    t = Table(players=1)
    t.doc["first"] = first
    s = t.at_recall().start()
    assert (s.round, s.first) == (2, following)


@pytest.mark.shows("V-3.3")
def test_two_players_the_rival_always_acts_after_the_first_player() -> None:
    s = pair("lady_margot_fenring").start()
    starters, orders = [], []
    for _ in range(4):
        starters.append(s.first)
        assert s.decision.seat == s.first
        orders.append(reveal_all(s)[:3])
    assert starters == [0, 1, 0, 1]
    assert orders == [[0, RIVAL, 1], [1, RIVAL, 0]] * 2


@pytest.mark.shows("V-3.3")
def test_two_players_the_order_holds_for_the_whole_round() -> None:
    t = pair().hand(0, "dagger", "diplomacy").hand(1, "dagger", "diplomacy")
    t.doc["first"] = 1
    s = t.hagal("sardaukar", "research_station").turn_of(1).start()
    do(s, "card:dagger", "space:assembly_hall")
    assert (s.decision.seat, agents(s, RIVAL)) == (0, ["sardaukar"])
    do(s, "card:dagger")  # Gather Support is the only space left for it
    assert (s.decision.seat, agents(s, RIVAL)) == (1, ["sardaukar"])
    do(s, "reveal", "end")
    assert (s.decision.seat, agents(s, RIVAL)) == (0, ["sardaukar", "research_station"])


@pytest.mark.shows("V-3.4")
def test_a_rival_without_agents_is_skipped() -> None:
    t = pair().agents(RIVAL, "secrets", "fremkit").hand(0, "dagger")
    s = do(t.hagal("arrakeen").start(), "card:dagger", "space:assembly_hall")
    assert s.decision.seat == 1
    assert sorted(agents(s, RIVAL)) == ["fremkit", "secrets"]
    assert shown(s) == []


@pytest.mark.shows("V-3.4", "R-062")
def test_phase_2_goes_on_until_no_rival_has_an_agent() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).hand(0, "dagger")
    s = do(t.hagal("sardaukar", "fremkit", "research_station", "arrakeen").start(), "reveal")
    assert actors(s)[:5] == [0, 1, 2, 1, 2]
    assert s.round == 2
    spaces = [s.tables.space_ids[b] for e, _, _, b in s.log or [] if e == events.HAGAL]
    assert spaces[:4] == ["sardaukar", "fremkit", "research_station", "arrakeen"]
    combat = [n for n, e in enumerate(s.log or []) if e[0] == events.COMBAT]
    acted = [n for n, e in enumerate(s.log or []) if e[0] == events.HAGAL]
    assert acted[3] < combat[0]


@pytest.mark.shows("V-3.4", "R-062", "R-061")
def test_a_swordmaster_gained_after_everybody_revealed_still_acts() -> None:
    # Feyd (value 4) has 1 water and 1 Solari; its last Agent brings 2 Solari.
    t = Table(players=1, rivals=["feyd_rautha_harkonnen", "gurney_halleck"]).hand(0, "dagger")
    t.have(1, water=1, solari=1).agents(1, "secrets").agents(2, "fremkit", "sardaukar")
    s = do(t.hagal("accept_contract_shipping_a", "research_station").start(), "reveal")
    assert actors(s)[:3] == [0, 1, 1]
    assert s.seats[1].swordmaster
    assert s.seats[1].water == 0


@pytest.mark.shows("V-3.4", "V-8.5")
def test_a_swordmaster_gained_from_control_in_another_turn_acts_too() -> None:
    # Feyd has no Agent left; Gurney's visit to Arrakeen pays it the fourth resource.
    t = Table(players=1, rivals=["feyd_rautha_harkonnen", "gurney_halleck"]).hand(0, "dagger")
    t.have(1, water=3).agents(1, "secrets", "espionage").agents(2, "fremkit")
    s = t.control(1, "arrakeen").hagal("arrakeen", "research_station").start()
    do(s, "reveal")
    assert actors(s)[:3] == [0, 2, 1]
    assert s.seats[1].swordmaster


@pytest.mark.shows("V-3.5")
def test_rivals_draw_no_cards_at_round_start() -> None:
    s = pair().hand(0).hand(1).at_round_start().start()
    assert [len(seat.hand) for seat in s.seats] == [5, 5, 0]


@pytest.mark.shows("V-3.5", "V-8.6")
def test_rivals_get_the_defensive_bonus_at_round_start() -> None:
    t = pair().control(RIVAL, "arrakeen").next_conflict("siege_of_arrakeen").at_round_start()
    s = t.start()
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].supply, s.seats[RIVAL].garrison) == (1, 8, 3)


# ---------------------------------------------------------------- V-4 the Agent turn


@pytest.mark.shows("V-4.1")
def test_the_top_card_sends_an_agent_to_a_free_space() -> None:
    s = turn(pair(), "sardaukar", "arrakeen")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert s.seats[RIVAL].agents == 1
    assert shown(s) == ["sardaukar"]
    assert hagal_deck(s)[-1] == "arrakeen"


@pytest.mark.shows("V-4.1", "V-4.3")
def test_cards_of_occupied_spaces_are_ignored_altogether() -> None:
    t = pair().agents(0, "heighliner").agents(1, "secrets").agents(RIVAL, "arrakeen")
    t.intrigue(0, *FOUR_INTRIGUES)
    s = turn(t, "heighliner", "secrets", "arrakeen", "sardaukar", "fremkit")
    assert sorted(agents(s, RIVAL)) == ["arrakeen", "sardaukar"]
    assert influence(s, RIVAL) == {
        "emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0
    }  # fmt: skip
    assert (s.seats[RIVAL].garrison, s.seats[RIVAL].deployed) == (5, 0)
    assert (s.seats[RIVAL].spice, len(s.seats[0].intrigue)) == (0, 4)
    assert shown(s) == ["heighliner", "secrets", "arrakeen", "sardaukar"]


@pytest.mark.shows("V-4.2")
def test_an_empty_house_hagal_deck_is_made_of_all_cards_anew() -> None:
    s = turn(pair().empty_hagal())
    assert len(agents(s, RIVAL)) == 1
    assert len(hagal_deck(s)) + len(shown(s)) == 37
    assert len(hagal_deck(s)) > 25


@pytest.mark.shows("V-4.2")
def test_the_shuffle_comes_in_the_middle_of_a_turn_if_need_be() -> None:
    t = pair().agents(0, "sardaukar").empty_hagal("sardaukar")
    s = turn(t)
    assert len(agents(s, RIVAL)) == 1
    assert len(hagal_deck(s)) + len(shown(s)) == 37
    assert len(hagal_deck(s)) > 25


@pytest.mark.shows("V-4.2")
def test_the_reshuffle_card_shuffles_everything_and_the_turn_goes_on() -> None:
    orders = set()
    for seed in range(5):
        t = pair(seed=seed).empty_hagal("reshuffle", "arrakeen", "secrets")
        s = turn(t)
        assert len(agents(s, RIVAL)) == 1
        pile = [*hagal_deck(s), *shown(s)]
        assert len(pile) == 37
        assert pile.count("reshuffle") == 1
        assert len(hagal_deck(s)) > 20
        orders.add(tuple(pile))
    assert len(orders) == 5


def only_cards(s: State, *hagal: str) -> State:
    """A House Hagal deck of nothing but these cards, first on top."""
    s.rivals.deck = bytes(s.tables.hagal_number[card] for card in reversed(hagal))
    s.rivals.shown = b""
    return s


@pytest.mark.shows("R-063")
def test_when_no_house_hagal_card_can_be_used_the_turn_ends() -> None:
    t = pair().hand(0, "dagger", "diplomacy").hand(1, "dagger", "diplomacy")
    s = t.agents(1, "arrakeen").start()
    only_cards(s, "arrakeen", "sietch_tabr", "arrakeen", "deep_desert")
    do(s, "card:dagger", "space:assembly_hall")
    assert s.decision.seat == 1
    assert (agents(s, RIVAL), s.seats[RIVAL].agents) == ([], 2)
    assert s.seats[RIVAL].deployed == 0
    assert count(s, events.STUCK, RIVAL) == 1
    do(s, "card:dagger")
    assert s.decision.seat == 0
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("R-063")
def test_a_rival_without_a_usable_card_is_skipped_for_the_rest_of_the_phase() -> None:
    t = pair().hand(0, "dagger").hand(1, "dagger").agents(0, "arrakeen")
    s = only_cards(t.start(), "arrakeen", "arrakeen")
    do(s, "reveal", "reveal")
    assert s.round == 2
    assert count(s, events.STUCK, RIVAL) == 1
    assert count(s, events.HAGAL, RIVAL) == 0
    assert s.seats[RIVAL].agents == 2


@pytest.mark.shows("R-063")
def test_after_the_shuffle_the_whole_deck_is_tried_first() -> None:
    t = pair().agents(0, "arrakeen").hand(0, "dagger")
    s = only_cards(t.start(), "arrakeen", "arrakeen", "arrakeen", "sardaukar")
    # The usable card is shown already; the other three come up first.
    s.rivals.deck, s.rivals.shown = s.rivals.deck[1:], s.rivals.deck[:1]
    do(s, "card:dagger", "space:gather_support")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert count(s, events.HAGAL_SHUFFLED, 2) + count(s, events.HAGAL_SHUFFLED, -1) >= 1


@pytest.mark.shows("V-4.4")
def test_costs_and_effects_of_the_space_do_not_count() -> None:
    s = turn(pair().have(RIVAL, water=0), "research_station")  # costs a person 2 water
    assert agents(s, RIVAL) == ["research_station"]
    assert (s.seats[RIVAL].water, s.seats[RIVAL].solari, s.seats[RIVAL].hand) == (0, 0, b"")
    s = turn(pair(), "sardaukar")  # a person pays 4 spice for 4 troops and an Intrigue card
    rival = s.seats[RIVAL]
    assert (rival.spice, rival.garrison, rival.intrigue) == (0, 5, b"")
    assert influence(s, RIVAL)["emperor"] == 1


@pytest.mark.shows("V-4.4", "V-7.1")
def test_a_rival_gains_nothing_a_space_prints() -> None:
    for card, space in (
        ("dutiful_service", "dutiful_service"),
        ("deliver_supplies_heighliner", "deliver_supplies"),
        ("secrets", "secrets"),
        ("gather_support_a", "gather_support"),
        ("fremkit", "fremkit"),
    ):
        s = turn(pair(), card)
        rival = s.seats[RIVAL]
        assert agents(s, RIVAL) == [space]
        assert (rival.solari, rival.spice, rival.water, rival.intrigue) == (0, 0, 1, b"")


@pytest.mark.shows("V-4.4")
def test_requirements_of_the_space_do_not_count_beyond_the_card() -> None:
    # Shipping asks a person for 3 spice; the Rival only needs the Influence its card asks for.
    s = turn(pair().influence(RIVAL, spacing_guild=2), "accept_contract_shipping_a")
    assert agents(s, RIVAL) == ["shipping"]
    assert (s.seats[RIVAL].spice, s.seats[RIVAL].solari) == (0, 2)


@pytest.mark.shows("V-4.4", "V-8.5")
@pytest.mark.parametrize(
    ("card", "space", "gain"),
    [
        ("arrakeen", "arrakeen", (1, 0)),
        ("spice_refinery", "spice_refinery", (1, 0)),
        ("hagga_basin_imperial_basin", "imperial_basin", (0, 1)),
    ],
)
def test_a_rival_pays_the_control_bonus_to_a_person(
    card: str, space: str, gain: tuple[int, int]
) -> None:
    t = pair("lady_amber_metulli").control(0, space).bonus_spice(imperial_basin=1)
    s = turn(t, card)
    assert agents(s, RIVAL) == [space]
    assert (s.seats[0].solari, s.seats[0].spice) == gain
    assert s.seats[RIVAL].solari == 0


@pytest.mark.shows("V-4.5")
def test_rivals_never_infiltrate() -> None:
    t = pair().agents(0, "arrakeen").spies(RIVAL, "post_city_right")
    s = turn(t, "arrakeen", "sardaukar")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert spies(s, RIVAL) == ["post_city_right"]


@pytest.mark.shows("V-4.5", "V-6.3")
def test_rivals_never_gather_intelligence() -> None:
    s = turn(pair().spies(RIVAL, "post_city_right"), "arrakeen")
    assert agents(s, RIVAL) == ["arrakeen"]
    assert spies(s, RIVAL) == ["post_city_right"]
    assert s.seats[RIVAL].hand == b""


@pytest.mark.shows("V-4.5", "U-10.7")
def test_persons_infiltrate_a_space_a_rival_occupies() -> None:
    t = pair().hand(0, "reconnaissance", "dagger").agents(RIVAL, "arrakeen", "fremkit")
    s = do(t.start(), "card:reconnaissance")
    assert "space:arrakeen" not in legal(s)
    s = t.spies(0, "post_city_right").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert agents(s, 0) == ["arrakeen"]
    assert "arrakeen" in agents(s, RIVAL)
    assert spies(s, 0) == []


@pytest.mark.shows("V-4.6")
@pytest.mark.parametrize(
    ("level", "space"), [(0, "accept_contract"), (1, "accept_contract"), (2, "shipping")]
)
def test_accept_contract_or_shipping_by_spacing_guild_influence(level: int, space: str) -> None:
    t = pair().influence(RIVAL, spacing_guild=level)
    s = turn(t, "accept_contract_shipping_a")
    assert agents(s, RIVAL) == [space]
    assert s.seats[RIVAL].solari == 2
    # Staban's third Faction are the Bene Gesserit.
    assert influence(s, RIVAL)["bene_gesserit"] == (1 if space == "shipping" else 0)


@pytest.mark.shows("V-4.6")
@pytest.mark.parametrize(
    ("conflict", "space", "deployed"),
    [
        ("skirmish_crysknife", "deliver_supplies", 0),
        ("trade_dispute", "deliver_supplies", 0),
        ("propaganda", "heighliner", 5),
    ],
)
def test_deliver_supplies_or_heighliner_by_the_conflict(
    conflict: str, space: str, deployed: int
) -> None:
    s = turn(pair().conflict(conflict), "deliver_supplies_heighliner")
    assert agents(s, RIVAL) == [space]
    assert influence(s, RIVAL)["spacing_guild"] == 1
    assert s.seats[RIVAL].deployed == deployed


@pytest.mark.shows("V-4.6", "V-7.7")
@pytest.mark.parametrize(
    ("hagga", "imperial", "space", "spice"),
    [
        (1, 0, "hagga_basin", 3),
        (0, 1, "imperial_basin", 2),
        (2, 2, "hagga_basin", 4),
        (1, 2, "imperial_basin", 3),
        (3, 2, "hagga_basin", 5),
    ],
)
def test_hagga_or_imperial_basin_by_bonus_spice(
    hagga: int, imperial: int, space: str, spice: int
) -> None:
    s = turn(
        pair().bonus_spice(hagga_basin=hagga, imperial_basin=imperial),
        "hagga_basin_imperial_basin",
    )
    assert agents(s, RIVAL) == [space]
    assert s.seats[RIVAL].spice == spice
    assert s.to_dict()["bonus_spice"][space] == 0


@pytest.mark.shows("V-4.6", "V-7.7")
def test_maker_cards_are_ignored_without_bonus_spice() -> None:
    s = turn(pair(), "hagga_basin_imperial_basin", "deep_desert", "sardaukar")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert s.seats[RIVAL].spice == 0


@pytest.mark.shows("V-4.6")
@pytest.mark.parametrize(
    ("occupied", "level", "conflict", "card"),
    [
        ("accept_contract", 0, "trade_dispute", "accept_contract_shipping_b"),
        ("shipping", 2, "trade_dispute", "accept_contract_shipping_b"),
        ("deliver_supplies", 0, "trade_dispute", "deliver_supplies_heighliner"),
        ("heighliner", 0, "propaganda", "deliver_supplies_heighliner"),
    ],
)
def test_never_the_other_space_of_a_card(
    occupied: str, level: int, conflict: str, card: str
) -> None:
    t = pair().agents(0, occupied).influence(RIVAL, spacing_guild=level).conflict(conflict)
    s = turn(t, card, "sardaukar")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert s.seats[RIVAL].solari == 0


@pytest.mark.shows("V-4.7")
@pytest.mark.parametrize(
    ("card", "space", "raised"),
    [
        ("assembly_hall", "assembly_hall", "spacing_guild"),
        ("gather_support_b", "gather_support", "fremen"),
    ],
)
def test_the_bonus_for_two_influence_is_extra(card: str, space: str, raised: str) -> None:
    for emperor in (1, 2, 3):
        s = turn(pair().influence(RIVAL, emperor=emperor), card)
        assert agents(s, RIVAL) == [space]
        assert influence(s, RIVAL)[raised] == (1 if emperor >= 2 else 0)
        assert influence(s, RIVAL)["emperor"] == emperor
        assert len(s.seats[RIVAL].intrigue) == (1 if card == "assembly_hall" else 0)


@pytest.mark.shows("V-4.4", "V-5.1")
def test_sietch_tabr_needs_two_fremen_influence() -> None:
    s = turn(pair().influence(RIVAL, fremen=1), "sietch_tabr", "sardaukar")
    assert agents(s, RIVAL) == ["sardaukar"]
    assert not s.seats[RIVAL].hooks
    s = turn(pair().influence(RIVAL, fremen=2), "sietch_tabr")
    rival = s.seats[RIVAL]
    assert agents(s, RIVAL) == ["sietch_tabr"]
    assert (rival.hooks, rival.water, rival.deployed, rival.garrison) == (True, 2, 3, 1)
    assert influence(s, RIVAL)["fremen"] == 2


# ---------------------------------------------------------------- V-5 icons


@pytest.mark.shows("V-5.1", "V-4.4")
def test_recruits_on_a_combat_space_are_deployed_with_two_from_the_garrison() -> None:
    s = turn(pair(), "research_station")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison, rival.supply) == (4, 1, 7)


@pytest.mark.shows("V-5.1")
def test_recruits_elsewhere_go_to_the_garrison() -> None:
    s = turn(pair(), "sardaukar")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison, rival.supply) == (0, 5, 7)


@pytest.mark.shows("V-5.1")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_up_to_two_garrison_troops_go_along_even_without_recruits(
    garrison: int, deployed: int
) -> None:
    for card in ("fremkit", "deep_desert", "hagga_basin_imperial_basin"):
        t = pair().units(RIVAL, garrison=garrison).bonus_spice(deep_desert=1, hagga_basin=1)
        s = turn(t, card)
        assert s.seats[RIVAL].deployed == deployed
        assert s.seats[RIVAL].garrison == garrison - deployed


@pytest.mark.shows("V-5.1", "U-7.5")
def test_recruiting_is_limited_by_the_supply() -> None:
    t = pair().units(RIVAL, garrison=1, conflict=10)
    s = turn(t, "research_station")
    rival = s.seats[RIVAL]
    assert (rival.supply, rival.garrison, rival.deployed) == (0, 0, 12)


@pytest.mark.shows("V-5.1")
def test_a_rival_alone_on_two_combat_spaces_deploys_each_time() -> None:
    t = pair().hand(0, "dagger").hand(1, "dagger").conflict("trade_dispute")
    s = t.hagal("fremkit", "heighliner").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 1)
    do(s, "reveal", "end")
    deployed = [a for e, who, a, _ in s.log or [] if (e, who) == (events.DEPLOYED, RIVAL)]
    assert deployed == [2, 4]


@pytest.mark.shows("V-5.1", "V-7.6")
def test_steal_intrigue_hits_every_opponent_with_four_or_more() -> None:
    t = pair().intrigue(0, *FOUR_INTRIGUES)
    t.intrigue(1, "devour", "distraction", "manipulate")
    s = turn(t, "secrets")
    assert [len(seat.intrigue) for seat in s.seats] == [3, 3, 1]
    assert intrigues(s, RIVAL)[0] in FOUR_INTRIGUES
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-7.6", "R-056")
def test_a_rival_steals_from_the_other_rival() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).agents(2, "fremkit", "espionage")
    t.intrigue(2, *FOUR_INTRIGUES).intrigue(0, "devour", "distraction", "manipulate", "opportunism")
    s = t.hagal("secrets").turn_of(1).start()
    assert [len(seat.intrigue) for seat in s.seats] == [3, 2, 3]


@pytest.mark.shows("V-5.1")
def test_the_stolen_card_is_chosen_at_random() -> None:
    names = ("devour", "distraction", "manipulate", "opportunism")
    stolen = {
        intrigues(turn(pair(seed=n).intrigue(0, *names), "secrets"), RIVAL)[0] for n in range(25)
    }
    assert stolen == set(names)


@pytest.mark.shows("V-5.1")
def test_maker_hooks_are_taken_once() -> None:
    s = turn(pair().influence(RIVAL, fremen=2).owns(RIVAL, "hooks"), "sietch_tabr")
    rival = s.seats[RIVAL]
    assert (rival.hooks, rival.water, rival.deployed) == (True, 2, 3)


@pytest.mark.shows("V-5.1")
def test_the_detonation_icon_needs_maker_hooks() -> None:
    s = turn(pair(), "desert_tactics")
    assert s.shield_wall
    assert influence(s, RIVAL)["fremen"] == 1
    s = turn(pair().owns(RIVAL, "hooks"), "desert_tactics")
    assert not s.shield_wall
    assert s.seats[RIVAL].deployed == 3
    s = turn(pair().owns(RIVAL, "hooks").no_shield_wall(), "desert_tactics")
    assert not s.shield_wall


@pytest.mark.shows("V-5.1", "V-1.2")
@pytest.mark.parametrize(
    ("rival", "gain"),
    [
        ("baron_vladimir_harkonnen", {"intrigue": 1}),
        ("staban_tuek", {"spice": 1}),
        ("lady_margot_fenring", {"solari": 1}),
        ("lady_amber_metulli", {"troops": 1}),
        ("gurney_halleck", {"troops": 1}),
        ("feyd_rautha_harkonnen", {"troops": 2}),
        ("glossu_rabban", {"troops": 1}),
    ],
)
def test_the_signet_icon_uses_the_rival_card(rival: str, gain: dict[str, int]) -> None:
    s = turn(pair(rival), "spice_refinery")
    it = s.seats[RIVAL]
    assert len(it.intrigue) == gain.get("intrigue", 0)
    assert (it.spice, it.solari) == (gain.get("spice", 0), gain.get("solari", 0))
    assert it.deployed == 2 + gain.get("troops", 0)
    assert it.garrison == 1


@pytest.mark.shows("R-074", "V-1.2")
def test_rabbans_signet_recruits_two_with_an_alliance() -> None:
    s = turn(pair("glossu_rabban").alliance(RIVAL, "fremen"), "spice_refinery")
    assert s.seats[RIVAL].deployed == 4
    s = turn(pair("glossu_rabban").alliance(0, "fremen"), "spice_refinery")
    assert s.seats[RIVAL].deployed == 3


@pytest.mark.shows("R-074", "V-1.2")
def test_jessicas_signet_prefers_an_alliance_in_reach() -> None:
    # Emperor 3 would earn the Alliance; without one in reach the least Influence is raised.
    levels = {"emperor": 3, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 1}
    s = turn(pair("lady_jessica").influence(RIVAL, **levels), "spice_refinery")
    assert influence(s, RIVAL) == {**levels, "emperor": 4}
    assert alliances(s)["emperor"] == RIVAL
    t = pair("lady_jessica").influence(RIVAL, **levels).alliance(0, "emperor")
    s = turn(t, "spice_refinery")
    assert influence(s, RIVAL) == {**levels, "spacing_guild": 1}
    # Fremen before Emperor in her list, both in reach with the same Influence.
    t = pair("lady_jessica").influence(RIVAL, emperor=3, fremen=3)
    s = turn(t, "spice_refinery")
    assert alliances(s)["fremen"] == RIVAL
    assert influence(s, RIVAL)["emperor"] == 3


@pytest.mark.shows("R-074", "V-6.3")
def test_rabbans_scheme_prefers_an_alliance_in_reach() -> None:
    posts = ("post_fremen", "post_bene_gesserit")
    t = pair("glossu_rabban").spies(RIVAL, *posts).influence(RIVAL, spacing_guild=2, fremen=1)
    s = turn(t, "place_spy_city", "research_station")
    assert influence(s, RIVAL) == {
        "emperor": 0, "spacing_guild": 4, "bene_gesserit": 0, "fremen": 1
    }  # fmt: skip
    assert alliances(s)["spacing_guild"] == RIVAL
    t = pair("glossu_rabban").spies(RIVAL, *posts).influence(RIVAL, spacing_guild=1, emperor=1)
    s = turn(t, "place_spy_city", "research_station")
    assert influence(s, RIVAL) == {
        "emperor": 1, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 0
    }  # fmt: skip
    assert s.seats[RIVAL].vp == 1


@pytest.mark.shows("V-5.2")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        ("emperor", "dutiful_service"),
        ("spacing_guild", "deliver_supplies_heighliner"),
        ("bene_gesserit", "secrets"),
        ("fremen", "fremkit"),
    ],
)
def test_an_alliance_and_its_point_but_no_bonus_at_four(faction: str, card: str) -> None:
    s = turn(pair().influence(RIVAL, **{faction: 3}), card)
    rival = s.seats[RIVAL]
    assert influence(s, RIVAL)[faction] == 4
    assert alliances(s)[faction] == RIVAL
    assert rival.vp == 2
    assert (rival.solari, rival.water, rival.intrigue) == (0, 1, b"")
    assert spies(s, RIVAL) == []


@pytest.mark.shows("V-5.2")
def test_a_rival_scores_for_two_influence() -> None:
    s = turn(pair().influence(RIVAL, emperor=1), "dutiful_service")
    assert s.seats[RIVAL].vp == 1
    s = turn(pair(), "dutiful_service")
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-5.2", "U-9.7")
def test_a_rival_takes_an_alliance_only_by_rising_higher() -> None:
    t = pair().influence(RIVAL, fremen=3).alliance(0, "fremen")
    s = turn(t, "fremkit")
    assert alliances(s)["fremen"] == 0  # a tie moves nothing
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (2, 1)
    t = pair().influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = turn(t, "fremkit")
    assert alliances(s)["fremen"] == RIVAL
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (1, 2)


@pytest.mark.shows("V-5.2", "U-9.7")
def test_a_person_takes_an_alliance_from_a_rival() -> None:
    t = pair().influence(0, fremen=4).alliance(RIVAL, "fremen").hand(0, "diplomacy", "dagger")
    s = do(t.hagal("sardaukar").start(), "card:diplomacy", "space:fremkit")
    do(s, "influence-step", "end")
    assert alliances(s)["fremen"] == 0
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (2, 1)


@pytest.mark.shows("V-5.2", "U-9.7")
def test_rivals_take_alliances_from_each_other() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"])
    t.influence(1, fremen=4).alliance(2, "fremen").agents(2, "secrets", "espionage")
    s = t.hagal("fremkit").turn_of(1).start()
    assert alliances(s)["fremen"] == 1
    assert [seat.vp for seat in s.seats] == [0, 2, 1]


# ---------------------------------------------------------------- V-6 Spies and Schemes


@pytest.mark.shows("V-6.1")
def test_a_spy_goes_to_the_first_free_faction_post() -> None:
    # Staban: Spacing Guild, Fremen, Bene Gesserit, Emperor.
    s = turn(pair(), "espionage")
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    s = turn(pair().spies(0, "post_spacing_guild").spies(1, "post_fremen"), "espionage")
    assert spies(s, RIVAL) == ["post_bene_gesserit"]


@pytest.mark.shows("V-6.1")
def test_its_own_spies_block_posts_too() -> None:
    s = turn(pair().spies(RIVAL, "post_spacing_guild"), "espionage")
    assert sorted(spies(s, RIVAL)) == ["post_fremen", "post_spacing_guild"]


@pytest.mark.shows("V-6.1")
def test_no_spy_is_placed_when_all_four_faction_posts_are_taken() -> None:
    t = pair().spies(0, *FACTION_POSTS[:2]).spies(1, *FACTION_POSTS[2:])
    s = turn(t, "espionage")
    assert (spies(s, RIVAL), s.seats[RIVAL].spies) == ([], 3)
    assert agents(s, RIVAL) == ["espionage"]
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-6.2", "R-064")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        (
            "place_spy_spice_trade",
            ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"],
        ),
        ("place_spy_city", ["post_city_right", "post_city_middle", "post_city_left"]),
        ("place_spy_landsraad", ["post_landsraad_right", "post_landsraad_left"]),
    ],
)
def test_place_spy_cards_take_the_first_free_post_of_their_type(
    card: str, order: list[str]
) -> None:
    for taken in range(len(order)):
        t = pair().spies(0, *order[:taken][:2]).spies(1, *order[:taken][2:])
        s = turn(t, card, "sardaukar", "fremkit")
        assert spies(s, RIVAL) == [order[taken]]
        assert agents(s, RIVAL) == ["sardaukar"]
        assert shown(s) == [card, "sardaukar"]


@pytest.mark.shows("V-6.2")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        (
            "place_spy_spice_trade",
            ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"],
        ),
        ("place_spy_city", ["post_city_right", "post_city_middle", "post_city_left"]),
        ("place_spy_landsraad", ["post_landsraad_right", "post_landsraad_left"]),
    ],
)
def test_without_a_free_post_of_the_type_only_another_card_is_revealed(
    card: str, posts: list[str]
) -> None:
    s = turn(pair().spies(0, *posts[:2]).spies(1, *posts[2:]), card, "sardaukar")
    assert (spies(s, RIVAL), s.seats[RIVAL].spies) == ([], 3)
    assert agents(s, RIVAL) == ["sardaukar"]


@pytest.mark.shows("V-6.2")
def test_several_place_spy_cards_in_one_turn() -> None:
    s = turn(pair(), "place_spy_city", "place_spy_landsraad", "sardaukar")
    assert sorted(spies(s, RIVAL)) == ["post_city_right", "post_landsraad_right"]
    assert agents(s, RIVAL) == ["sardaukar"]
    assert s.seats[RIVAL].agents == 1


@pytest.mark.shows("V-6.3", "R-065")
def test_the_third_spy_recalls_the_other_two_and_starts_the_scheme() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_city_left")
    s = turn(t, "espionage")
    assert spies(s, RIVAL) == ["post_spacing_guild"]
    rival = s.seats[RIVAL]
    assert rival.spies == 2
    assert (rival.garrison, rival.deployed) == (5, 0)  # Staban's Scheme: 2 troops


@pytest.mark.shows("V-6.3")
def test_no_scheme_without_a_third_spy() -> None:
    s = turn(pair().spies(RIVAL, "post_fremen"), "espionage")
    assert len(spies(s, RIVAL)) == 2
    assert s.seats[RIVAL].garrison == 3
    # All Faction posts taken: the third Spy is not placed, so nothing is recalled.
    t = pair().spies(RIVAL, *FACTION_POSTS[:2]).spies(1, *FACTION_POSTS[2:])
    s = turn(t, "espionage")
    assert sorted(spies(s, RIVAL)) == sorted(FACTION_POSTS[:2])
    assert s.seats[RIVAL].garrison == 3


@pytest.mark.shows("V-6.3", "V-1.2")
@pytest.mark.parametrize(
    ("rival", "gains"),
    [
        ("baron_vladimir_harkonnen", {"solari": 2, "garrison": 2}),
        ("staban_tuek", {"garrison": 2}),
        ("lady_amber_metulli", {"garrison": 3}),
        ("gurney_halleck", {"fremen": 1}),
        ("lady_margot_fenring", {"bene_gesserit": 1}),
        ("princess_irulan", {"bene_gesserit": 1, "garrison": 1}),
        ("lady_jessica", {"water": 2}),
        ("feyd_rautha_harkonnen", {"bene_gesserit": 1}),
    ],
)
def test_schemes(rival: str, gains: dict[str, int]) -> None:
    t = pair(rival).spies(RIVAL, "post_city_left", "post_city_middle")
    t.influence(RIVAL, fremen=2, emperor=1, spacing_guild=1)
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    it = s.seats[RIVAL]
    assert it.solari == gains.get("solari", 0)
    assert it.water == 1 + gains.get("water", 0)
    assert it.garrison == 4 + gains.get("garrison", 0)  # Gather Support brings one troop
    assert influence(s, RIVAL) == {
        "emperor": 1,
        "spacing_guild": 1,
        "bene_gesserit": gains.get("bene_gesserit", 0),
        "fremen": 2 + gains.get("fremen", 0),
    }


@pytest.mark.shows("V-6.3", "V-1.2")
def test_the_scheme_of_muad_dib() -> None:
    t = pair("muad_dib").spies(RIVAL, "post_city_left", "post_city_middle")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    rival = s.seats[RIVAL]
    assert rival.hooks
    assert not s.shield_wall
    assert len(rival.intrigue) == 1


@pytest.mark.shows("V-6.4")
def test_troops_of_a_scheme_before_the_agent_are_deployed_on_a_combat_space() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_emperor")
    s = turn(t, "place_spy_city", "fremkit")
    rival = s.seats[RIVAL]
    assert (rival.deployed, rival.garrison) == (4, 1)  # 2 of the Scheme and 2 of the garrison
    s = turn(pair().spies(RIVAL, "post_fremen", "post_emperor"), "place_spy_city", "secrets")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (0, 5)


@pytest.mark.shows("V-6.4")
def test_troops_of_a_scheme_after_the_agent_are_deployed_too() -> None:
    # Irulan's Signet on Arrakeen places the third Spy; her Scheme recruits a troop.
    t = pair("princess_irulan").spies(RIVAL, "post_choam", "post_city_left")
    s = turn(t, "arrakeen")
    rival = s.seats[RIVAL]
    assert spies(s, RIVAL) == ["post_emperor"]
    assert (rival.deployed, rival.garrison) == (4, 1)  # Arrakeen 1, Scheme 1, garrison 2
    assert influence(s, RIVAL)["emperor"] == 1


@pytest.mark.shows("V-6.4")
def test_troops_of_a_signet_are_deployed() -> None:
    s = turn(pair("feyd_rautha_harkonnen"), "arrakeen")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (5, 1)


@pytest.mark.shows("V-6.3")
def test_gurneys_scheme_breaks_ties_by_priority() -> None:
    t = pair("gurney_halleck").spies(RIVAL, "post_city_left", "post_city_middle")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    assert influence(s, RIVAL)["fremen"] == 1


# ---------------------------------------------------------------- what persons do to Rivals


@pytest.mark.shows("V-7.6", "R-056", "imperium/covert_operation")
def test_each_opponent_discards_and_a_rival_has_nothing_to_discard() -> None:
    t = pair().hand(0, "covert_operation", "dagger").hand(1, "dagger", "diplomacy")
    t.spies(0, "post_landsraad_right").intrigue(RIVAL, "devour").agents(RIVAL, "fremkit", "secrets")
    s = do(t.start(), "card:covert_operation", "space:gather_support")
    while s.decision.seat == 0:
        do(s, next(a for a in ("card-effect:0", "option:0", "pass", "end") if a in legal(s)))
    assert s.decision.seat == 1
    assert set(legal(s)) == {"card:dagger", "card:diplomacy"}
    do(s, "card:dagger")
    assert cards(s, 1, "discard") == ["dagger"]
    assert len(s.seats[RIVAL].intrigue) == 1
    assert intrigue_discard(s) == []


@pytest.mark.shows("V-7.6", "R-056", "imperium/covert_operation")
def test_covert_operation_against_rivals_alone() -> None:
    t = Table(players=1).hand(0, "covert_operation", "dagger").spies(0, "post_landsraad_right")
    t.agents(1, "fremkit", "secrets").agents(2, "sardaukar", "heighliner")
    s = do(t.start(), "card:covert_operation", "space:assembly_hall")
    while s.turn.space >= 0:
        do(s, next(a for a in ("card-effect:0", "option:0", "pass", "end") if a in legal(s)))
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("V-7.6", "R-056", "space/secrets")
def test_a_person_steals_intrigue_from_a_rival_with_four() -> None:
    for held in (3, 4, 5):
        t = pair().hand(0, "diplomacy", "dagger")
        t.intrigue(RIVAL, *(*FOUR_INTRIGUES, "devour")[:held]).agents(RIVAL, "fremkit", "sardaukar")
        s = do(t.start(), "card:diplomacy", "space:secrets")
        if s.decision.seat == 0:
            do(s, "end")
        assert len(s.seats[RIVAL].intrigue) == (held - 1 if held >= 4 else held)
        assert len(s.seats[0].intrigue) == (2 if held >= 4 else 1)


@pytest.mark.shows("R-056", "leader/staban_tuek")
def test_a_leader_who_profits_from_other_players_profits_from_rivals() -> None:
    t = Table(players=2, leaders=["staban_tuek", "muad_dib"], rivals=["gurney_halleck"])
    t.spies(0, "post_deep_desert").bonus_spice(deep_desert=1)
    s = turn(t, "deep_desert")
    assert agents(s, RIVAL) == ["deep_desert"]
    assert s.seats[0].spice == 1


@pytest.mark.shows("R-056", "intrigue/shadow_alliance")
def test_an_alliance_of_a_rival_is_an_opponents_alliance() -> None:
    t = pair().intrigue(0, "shadow_alliance").influence(0, fremen=4).alliance(RIVAL, "fremen")
    s = t.at_endgame().start()
    assert legal(s) == ["intrigue:shadow_alliance", "end"]
    do(s, "intrigue:shadow_alliance")
    assert s.seats[0].vp == 2


# ---------------------------------------------------------------- one turn after another


@pytest.mark.shows("R-062", "V-3.4")
def test_a_rival_left_alone_acts_until_its_agents_are_gone() -> None:
    t = pair().owns(RIVAL, "swordmaster").hand(0, "dagger").hand(1, "dagger")
    s = do(t.hagal("sardaukar", "heighliner", "secrets").start(), "reveal", "reveal")
    ended = [e[0] for e in s.log or []].index(events.RECALL)
    s.log = (s.log or [])[:ended]
    assert actors(s) == [0, RIVAL, 1, RIVAL, RIVAL]


@pytest.mark.shows("R-062", "V-3.2")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2, 1])])
def test_remaining_rivals_act_in_turn_order(first: int, order: list[int]) -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).hand(0, "dagger")
    t.doc["first"] = first
    s = t.hagal("sardaukar", "heighliner", "secrets", "research_station").turn_of(first).start()
    before = [seat for seat in (1, 2) if agents(s, seat)]
    do(s, "reveal")
    ended = [e[0] for e in s.log or []].index(events.RECALL)
    s.log = (s.log or [])[:ended]
    assert [*before, *actors(s)] == order


@pytest.mark.shows("V-5.1")
def test_what_a_person_recruited_does_not_count_for_the_rival() -> None:
    t = pair().hand(0, "dagger").units(RIVAL, garrison=6).hagal("fremkit")
    s = do(t.start(), "card:dagger", "space:gather_support")  # 2 troops
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 4)


@pytest.mark.shows("V-5.1", "U-7.7")
def test_what_a_rival_recruited_does_not_count_for_a_person() -> None:
    t = pair().hand(0, "dagger").hand(1, "diplomacy", "dagger").units(1, garrison=6)
    s = do(t.hagal("sardaukar").start(), "card:dagger", "space:assembly_hall")
    do(s, "card:diplomacy", "space:fremkit")
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2"]


@pytest.mark.shows("V-5.1")
def test_what_one_rival_recruited_does_not_count_for_the_other() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"])
    t.units(2, garrison=6).agents(1, "espionage").agents(2, "secrets")
    s = t.hagal("heighliner", "fremkit").turn_of(1).start()
    assert (s.seats[1].deployed, s.seats[2].deployed) == (5, 2)


@pytest.mark.shows("V-5.1", "V-6.4", "V-8.10")
def test_troops_of_a_scheme_in_combat_do_not_count_in_the_next_round() -> None:
    # Seat 1 wins, its third Spy recruits 2 troops; then it starts the next round.
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).conflict("test_of_loyalty")
    t.units(1, garrison=3, conflict=2).spies(1, "post_fremen", "post_choam").units(0)
    t.hagal("assembly_hall", "fremkit", "sardaukar").at_combat(0)
    s = t.start()
    assert agents(s, 1) == ["fremkit"]
    assert (s.seats[1].deployed, s.seats[1].garrison) == (2, 3)


@pytest.mark.shows("V-6.3", "V-7.8")
def test_a_scheme_can_open_the_way_for_sandworms_in_the_same_turn() -> None:
    t = pair("muad_dib").spies(RIVAL, "post_fremen", "post_choam").conflict("siege_of_arrakeen")
    s = turn(t.bonus_spice(deep_desert=1), "place_spy_city", "deep_desert")
    assert not s.shield_wall
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].spice, s.seats[RIVAL].deployed) == (2, 1, 2)


@pytest.mark.shows("V-6.2", "V-6.3")
def test_a_second_scheme_needs_two_more_spies() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_emperor").units(RIVAL)
    s = turn(t, "place_spy_city", "place_spy_landsraad", "place_spy_spice_trade", "secrets")
    # Third Spy: Scheme, one stays; second; third again: Scheme, the last one stays.
    assert spies(s, RIVAL) == ["post_choam"]
    assert s.seats[RIVAL].garrison == 4


@pytest.mark.shows("V-4.6", "V-7.7")
def test_an_occupied_basin_without_spice_leaves_the_other() -> None:
    t = pair().agents(0, "hagga_basin").bonus_spice(imperial_basin=1)
    assert agents(turn(t, "hagga_basin_imperial_basin"), RIVAL) == ["imperial_basin"]
    t = pair().agents(0, "deep_desert")
    assert agents(turn(t, "deep_desert", "sardaukar"), RIVAL) == ["sardaukar"]


@pytest.mark.shows("V-5.2", "U-9.8")
def test_a_rival_receives_the_alliance_of_a_person_who_falls_back() -> None:
    t = pair().intrigue(0, "change_allegiances").have(0, spice=0).hand(0, "dagger")
    t.influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = do(t.start(), "intrigue:change_allegiances")
    for _ in range(4):
        if alliances(s)["fremen"] == 0:
            do(s, next(a for a in ("faction:fremen", "option:0", *legal(s)) if a in legal(s)))
    assert alliances(s)["fremen"] == RIVAL
    assert s.seats[RIVAL].vp == 2


@pytest.mark.shows("V-5.2", "U-9.8")
def test_a_person_tied_with_a_rival_and_a_person_chooses_who_receives_the_alliance() -> None:
    t = pair().intrigue(0, "change_allegiances").have(0, spice=0).hand(0, "dagger")
    t.influence(1, fremen=4).influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = do(t.start(), "intrigue:change_allegiances")
    for _ in range(4):
        if any(a.startswith("seat:") for a in legal(s)):
            break
        do(s, next(a for a in ("faction:fremen", "option:0", *legal(s)) if a in legal(s)))
    assert legal(s) == ["seat:1", "seat:2"]
    do(s, "seat:2")
    assert alliances(s)["fremen"] == RIVAL


@pytest.mark.shows("R-074")
@pytest.mark.parametrize(
    ("rival", "own", "holder", "chosen"),
    [
        # Jessica's Signet brings 1 Influence: only from a tie does she pass the holder.
        ("lady_jessica", 4, 4, "spacing_guild"),
        ("lady_jessica", 3, 4, "bene_gesserit"),
        ("lady_jessica", 4, 5, "bene_gesserit"),
        ("lady_jessica", 3, 0, "spacing_guild"),
        ("lady_jessica", 2, 0, "bene_gesserit"),
    ],
)
def test_an_alliance_of_another_is_in_reach_only_from_a_tie(
    rival: str, own: int, holder: int, chosen: str
) -> None:
    t = pair(rival).influence(RIVAL, spacing_guild=own).influence(0, spacing_guild=holder)
    if holder >= 4:
        t.alliance(0, "spacing_guild")
    s = turn(t, "spice_refinery")
    levels = {"emperor": 0, "spacing_guild": own, "bene_gesserit": 0, "fremen": 0}
    assert influence(s, RIVAL) == {**levels, chosen: levels[chosen] + 1}


@pytest.mark.shows("R-074")
@pytest.mark.parametrize(
    ("own", "holder", "chosen"),
    [(2, 0, "fremen"), (3, 4, "fremen"), (2, 4, "emperor"), (1, 0, "emperor")],
)
def test_rabbans_two_influence_reach_further(own: int, holder: int, chosen: str) -> None:
    t = pair("glossu_rabban").spies(RIVAL, "post_choam", "post_city_left")
    t.influence(RIVAL, fremen=own).influence(0, fremen=holder)
    if holder >= 4:
        t.alliance(0, "fremen")
    s = turn(t, "place_spy_landsraad", "research_station")
    levels = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": own}
    assert influence(s, RIVAL) == {**levels, chosen: levels[chosen] + 2}


@pytest.mark.shows("R-074")
def test_an_alliance_already_held_is_not_earned_again() -> None:
    t = pair("lady_jessica").alliance(RIVAL, "fremen")
    s = turn(t, "spice_refinery")
    assert influence(s, RIVAL)["fremen"] == 4
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-6.3", "R-017")
def test_gurneys_scheme_at_the_top_of_the_track() -> None:
    t = pair("gurney_halleck").spies(RIVAL, "post_choam", "post_city_left")
    t.influence(RIVAL, fremen=6, emperor=2).alliance(RIVAL, "fremen")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    assert influence(s, RIVAL)["fremen"] == 6
    assert spies(s, RIVAL) == ["post_landsraad_right"]


@pytest.mark.shows("V-4.4", "U-15.8")
def test_a_rival_draws_intrigue_from_a_shuffled_discard_pile_or_none() -> None:
    s = turn(pair().empty_intrigue_deck(discard=2), "assembly_hall")
    assert (len(s.seats[RIVAL].intrigue), len(s.intrigue_deck)) == (1, 1)
    s = turn(pair().empty_intrigue_deck(), "assembly_hall")
    assert s.seats[RIVAL].intrigue == b""
    assert agents(s, RIVAL) == ["assembly_hall"]


@pytest.mark.shows("V-4.1", "V-4.5")
def test_a_rival_blocks_a_space_for_persons() -> None:
    t = pair().agents(RIVAL, "assembly_hall", "gather_support").hand(0, "dagger", "diplomacy")
    assert "card:dagger" not in legal(t.start())
