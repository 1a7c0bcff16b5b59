"""The House Hagal cards together: the deck, swords, occupied spaces and the shuffle."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import State
from tests.cards.helpers.hagal import RIVAL, cards_of, deployed, each, faced, holdings, turn
from tests.table import Table, agents, do, legal, spies

COPIES = {
    "place_spy_spice_trade": 1,
    "place_spy_city": 1,
    "place_spy_landsraad": 1,
    "sardaukar": 2,
    "dutiful_service": 1,
    "heighliner": 1,
    "deliver_supplies_heighliner": 2,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 2,
    "fremkit": 1,
    "assembly_hall": 1,
    "gather_support_a": 1,
    "gather_support_b": 1,
    "accept_contract_shipping_a": 1,
    "accept_contract_shipping_b": 1,
    "research_station": 2,
    "spice_refinery": 3,
    "arrakeen": 2,
    "sietch_tabr": 3,
    "hagga_basin_imperial_basin": 4,
    "deep_desert": 2,
    "reshuffle": 1,
}
SWORDS = {
    "place_spy_spice_trade": 2,
    "place_spy_city": 2,
    "place_spy_landsraad": 2,
    "sardaukar": 4,
    "dutiful_service": 2,
    "heighliner": 5,
    "deliver_supplies_heighliner": 1,
    "espionage": 2,
    "secrets": 1,
    "desert_tactics": 3,
    "fremkit": 1,
    "assembly_hall": 0,
    "gather_support_a": 0,
    "gather_support_b": 2,
    "accept_contract_shipping_a": 2,
    "accept_contract_shipping_b": 2,
    "research_station": 2,
    "spice_refinery": 1,
    "arrakeen": 1,
    "sietch_tabr": 3,
    "hagga_basin_imperial_basin": 2,
    "deep_desert": 2,
}
ONE_SPACE = {
    "sardaukar": "sardaukar",
    "dutiful_service": "dutiful_service",
    "heighliner": "heighliner",
    "espionage": "espionage",
    "secrets": "secrets",
    "desert_tactics": "desert_tactics",
    "fremkit": "fremkit",
    "assembly_hall": "assembly_hall",
    "gather_support_a": "gather_support",
    "gather_support_b": "gather_support",
    "research_station": "research_station",
    "spice_refinery": "spice_refinery",
    "arrakeen": "arrakeen",
    "sietch_tabr": "sietch_tabr",
    "deep_desert": "deep_desert",
}


def hagal_deck(s: State) -> list[str]:
    """The House Hagal deck, the next card last."""
    assert s.rivals is not None
    return [s.codex.hagal_ids[c] for c in s.rivals.deck]


def hagal_shown(s: State) -> list[str]:
    """The House Hagal cards revealed since the last shuffle."""
    assert s.rivals is not None
    return [s.codex.hagal_ids[c] for c in s.rivals.shown]


# ---------------------------------------------------------------- the deck


@cards_of(tuple(COPIES), "V-1.1", "V-2.3")
def test_the_deck_for_two_players_has_37_cards() -> None:
    codex = Table(players=2).start().codex
    pile = Counter(codex.hagal_ids[c] for c in codex.hagal_pile(2))
    assert pile == COPIES
    assert pile.total() == 37


@cards_of(tuple(COPIES), "V-2.3")
def test_the_solo_deck_is_the_same_without_reshuffle() -> None:
    codex = Table(players=1).start().codex
    pile = Counter(codex.hagal_ids[c] for c in codex.hagal_pile(1))
    assert pile == {card: n for card, n in COPIES.items() if card != "reshuffle"}
    assert pile.total() == 36


@pytest.mark.shows("V-2.3")
@pytest.mark.parametrize(("players", "size"), [(1, 36), (2, 37)])
def test_a_game_starts_with_the_whole_deck_shuffled(players: int, size: int) -> None:
    rivals = ["staban_tuek", "gurney_halleck"][: 3 - players]
    leaders = ["muad_dib", "lady_jessica"][:players]
    a, b = (kanly.new_game(leaders=leaders, rivals=rivals, first_player=0, seed=n) for n in (1, 2))
    assert len(hagal_deck(a)) == size
    assert sorted(hagal_deck(a)) == sorted(hagal_deck(b))
    assert hagal_deck(a) != hagal_deck(b)
    assert hagal_shown(a) == []


# ---------------------------------------------------------------- swords


@pytest.mark.shows("V-8.1")
@pytest.mark.parametrize(("card", "swords"), each(SWORDS))
def test_the_swords_of_each_card_count_in_combat(card: str, swords: int) -> None:
    t = faced(card).intrigue(0, "devour").units(0, conflict=1).units(RIVAL, conflict=1)
    before = holdings(t.doc, RIVAL)
    s = t.at_combat().start()
    assert s.seats[RIVAL].swords == swords
    assert s.strength(RIVAL) == 2 + swords
    assert hagal_shown(s) == [card]
    # Nothing else on the card happens.
    assert holdings(s.to_dict(), RIVAL) == before
    assert agents(s, RIVAL) == []


@pytest.mark.shows("hagal/reshuffle", "V-8.1")
def test_reshuffle_revealed_for_combat_is_shuffled_in_and_another_card_counts() -> None:
    t = faced().empty_hagal("reshuffle", "sardaukar")
    s = t.intrigue(0, "devour").units(0, conflict=1).units(RIVAL, conflict=1).at_combat().start()
    card = hagal_shown(s)[-1]
    assert s.seats[RIVAL].swords == SWORDS[card]
    assert len(hagal_deck(s)) == 37 - len(hagal_shown(s)) > 30


@pytest.mark.shows("V-8.1")
def test_a_rival_without_a_unit_reveals_no_card_for_combat() -> None:
    t = faced("sardaukar").intrigue(0, "devour").units(0, conflict=1)
    s = t.at_combat().start()
    assert s.seats[RIVAL].swords == 0
    assert hagal_shown(s) == []


# ---------------------------------------------------------------- occupied spaces


@pytest.mark.shows("V-4.1", "V-4.3")
@pytest.mark.parametrize(("card", "space"), each(ONE_SPACE))
def test_an_occupied_space_makes_the_rival_ignore_the_card(card: str, space: str) -> None:
    t = faced(card, "accept_contract_shipping_a").influence(RIVAL, fremen=2)
    s, got = turn(t.bonus_spice(deep_desert=1).agents(0, space))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert got == {"solari": 2}
    assert hagal_shown(s) == [card, "accept_contract_shipping_a"]


@pytest.mark.shows("hagal/arrakeen", "V-4.1")
def test_the_rivals_own_agent_occupies_a_space_too() -> None:
    s, got = turn(faced("arrakeen", "accept_contract_shipping_a").agents(RIVAL, "arrakeen"))
    assert sorted(agents(s, RIVAL)) == ["accept_contract", "arrakeen"]
    assert got == {"solari": 2}


@pytest.mark.shows("hagal/arrakeen", "hagal/sardaukar", "V-4.1", "V-4.3")
def test_cards_are_revealed_until_one_can_be_used() -> None:
    t = faced("arrakeen", "sardaukar", "secrets", "fremkit")
    t.agents(0, "arrakeen", "sardaukar").agents(1, "secrets")
    s, got = turn(t)
    assert agents(s, RIVAL) == ["fremkit"]
    assert s.seats[RIVAL].agents == 1
    assert got == {"fremen": 1, **deployed()}
    assert hagal_shown(s) == ["arrakeen", "sardaukar", "secrets", "fremkit"]


@pytest.mark.shows("hagal/arrakeen", "V-4.5", "V-6.3")
def test_rivals_never_infiltrate() -> None:
    t = faced("arrakeen", "accept_contract_shipping_a").spies(RIVAL, "post_city_right")
    s, got = turn(t.agents(0, "arrakeen"))
    assert agents(s, RIVAL) == ["accept_contract"]
    assert spies(s, RIVAL) == ["post_city_right"]
    assert got == {"solari": 2}


@pytest.mark.shows("hagal/research_station", "V-6.3")
def test_rivals_never_gather_intelligence() -> None:
    t = faced("research_station").spies(RIVAL, "post_city_left", "post_city_middle")
    s, got = turn(t)
    assert spies(s, RIVAL) == ["post_city_left", "post_city_middle"]
    assert got == deployed(2)


@pytest.mark.shows("hagal/arrakeen", "V-4.5")
@pytest.mark.parametrize("spy", [True, False])
def test_a_person_may_infiltrate_where_a_rival_stands(spy: bool) -> None:
    t = faced().hand(0, "reconnaissance").agents(RIVAL, "arrakeen")
    s = t.spies(0, "post_city_right" if spy else "post_emperor").start()
    do(s, "card:reconnaissance")
    assert ("space:arrakeen" in legal(s)) == spy


# ---------------------------------------------------------------- Reshuffle and the empty deck


@pytest.mark.shows("hagal/reshuffle", "V-4.2")
def test_reshuffle_makes_a_new_deck_of_all_cards_and_reveals_on() -> None:
    s, _ = turn(faced().empty_hagal("reshuffle", "arrakeen"))
    shown = hagal_shown(s)
    assert len(agents(s, RIVAL)) == 1
    assert Counter(hagal_deck(s) + shown) == COPIES
    assert len(hagal_deck(s)) == 37 - len(shown) > 25


@pytest.mark.shows("hagal/reshuffle", "V-4.2")
def test_an_empty_deck_is_shuffled_anew_at_once() -> None:
    t = faced().empty_hagal("arrakeen", "sardaukar").agents(0, "arrakeen", "sardaukar")
    s, _ = turn(t)
    assert len(agents(s, RIVAL)) == 1
    assert Counter(hagal_deck(s) + hagal_shown(s)) == COPIES
    assert len(hagal_deck(s)) > 25


@pytest.mark.shows("V-4.2")
def test_the_last_card_of_the_deck_is_used_before_shuffling() -> None:
    s, _ = turn(faced().empty_hagal("research_station"))
    assert agents(s, RIVAL) == ["research_station"]
