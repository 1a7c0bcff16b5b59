"""The Rivals' Agent turn (V-4)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import agents, do, influence, legal, spies
from .helpers import FOUR_INTRIGUES, RIVAL, count, pair, shown, turn


def hagal_deck(s: State) -> list[str]:
    """The House Hagal deck, bottom to top."""
    return list(s.to_dict()["rivals"]["deck"])


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
    s.rivals.deck = bytes(s.codex.hagal_number[card] for card in reversed(hagal))
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
