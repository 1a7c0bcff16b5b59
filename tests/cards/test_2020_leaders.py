"""The Leaders of 2020: the left ability and the Signet Ring of each."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.rules.of_2020 import Base, changes, decider, kind, marks, reach, seat, send, visit
from tests.table import FOUR_OF_2020, cards, do, influence, intrigues, legal, row

LEADERS = [
    "paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_the_beast_rabban",
    "countess_ariana_thorvald", "earl_memnon_thorvald", "count_ilban_richese", "helena_richese",
]  # fmt: skip
ALL = tuple(f"2020/leader/{leader}" for leader in LEADERS)
PAUL, LETO, BARON, RABBAN, ARIANA, MEMNON, ILBAN, HELENA = ALL


def led(leader: str) -> Base:
    """Seat 0 plays the Leader with nothing but a Signet Ring in hand."""
    t = Base(leader=leader.rpartition("/")[2])
    t.hand(0, "signet_ring").have(0, solari=0, spice=0, water=0)
    return t


def signet(t: Base, space: str = "secure_contract") -> State:
    """Seat 0 plays the Signet Ring."""
    return send(t.start(), "signet_ring", space)


@pytest.mark.shows("B-1.1", *ALL)
def test_there_are_eight_leaders() -> None:
    s = kanly.new_game(edition="imperium", players=4, leaders="draft", seed=1)
    assert sorted(legal(s)) == sorted(f"leader:{leader}" for leader in LEADERS)


@pytest.mark.shows(*ALL)
@pytest.mark.parametrize("leader", LEADERS)
def test_who_reveals_the_signet_ring_gets_its_persuasion_only(leader: str) -> None:
    t = Base(leader=leader).hand(0, "signet_ring", "convincing_argument").have(0, solari=1, spice=1)
    t.influence(1, emperor=1)
    s = do(t.start(), "reveal")
    assert seat(s, 0)["persuasion"] == 3
    assert changes(t.doc, s) in ({}, {"discard": 2})
    assert row(s) == t.doc["row"]


# ================================================================ Paul Atreides


@pytest.mark.shows(PAUL)
def test_paul_draws_a_card() -> None:
    t = led(PAUL).top(0, "diplomacy")
    assert cards(signet(t), 0, "hand") == ["diplomacy"]


@pytest.mark.shows(PAUL, "B-8.3")
def test_paul_sees_the_top_of_his_deck() -> None:
    t = led(PAUL).top(0, "diplomacy", "dagger")
    assert t.start().view(0)["seats"][0]["top"] == ["diplomacy"]


@pytest.mark.shows(PAUL, "B-8.3")
def test_paul_sees_nothing_while_his_deck_is_empty_and_shuffles_nothing() -> None:
    t = led(PAUL).discard(0, "dagger", "diplomacy").deck(0)
    s = t.start()
    assert s.view(0)["seats"][0]["top"] == []
    assert sorted(cards(s, 0, "discard")) == ["dagger", "diplomacy"]


# ================================================================ Duke Leto Atreides


@pytest.mark.shows(LETO)
@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("swordmaster", 7), ("rally_troops", 3)]
)
def test_landsraad_spaces_cost_leto_one_solari_less(space: str, cost: int) -> None:
    assert space not in reach(led(LETO).have(0, solari=cost - 1), "dagger")
    t = led(LETO).have(0, solari=cost)
    assert seat(visit(t, space), 0)["solari"] == 0


@pytest.mark.shows(LETO)
def test_the_hall_of_oratory_pays_leto_nothing() -> None:
    t = led(LETO)
    assert changes(t.doc, visit(t, "hall_of_oratory")) == {"supply": -1, "garrison": 1}


@pytest.mark.shows(LETO)
def test_leto_pays_spice_for_influence_where_somebody_has_more() -> None:
    t = led(LETO).have(0, spice=1).influence(0, fremen=1, bene_gesserit=2)
    t.influence(1, emperor=1, fremen=1, bene_gesserit=1).influence(2, spacing_guild=3)
    s = do(signet(t), "card-effect:0")
    assert legal(s) == ["faction:emperor", "faction:spacing_guild"]
    do(s, "faction:spacing_guild")
    assert changes(t.doc, s) == {"spice": -1, "solari": 3, "spacing_guild": 1}


@pytest.mark.shows(LETO)
def test_leto_may_keep_his_spice() -> None:
    t = led(LETO).have(0, spice=1).influence(1, emperor=1)
    s = do(signet(t), "end")
    assert changes(t.doc, s) == {"solari": 3}


@pytest.mark.shows(LETO)
def test_leto_cannot_pay_where_nobody_is_ahead_of_him() -> None:
    t = led(LETO).have(0, spice=1).influence(0, emperor=2).influence(1, emperor=2)
    assert signet(t).active == 1


# ================================================================ Baron Vladimir Harkonnen


def baron(*factions: str) -> Base:
    """The Baron keeps the tokens of these Factions; the Signet Ring and Diplomacy in hand."""
    t = led(BARON)
    if factions:
        t.marks(secret=list(factions))
    return t


PAIRS = [
    ["emperor", "spacing_guild"], ["emperor", "bene_gesserit"], ["emperor", "fremen"],
    ["spacing_guild", "bene_gesserit"], ["spacing_guild", "fremen"], ["bene_gesserit", "fremen"],
]  # fmt: skip


@pytest.mark.shows(BARON, "B-2.3")
@pytest.mark.parametrize("option", range(6))
def test_the_baron_chooses_two_factions_before_round_1(option: int) -> None:
    leaders = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]
    s = kanly.new_game(edition="imperium", leaders=leaders, seed=1, first_player=2)
    assert (kind(s), decider(s)) == ("secret-pair", 1)
    assert s.to_dict()["conflict"] is None
    assert [cards(s, n, "hand") for n in range(3)] == [[], [], []]
    do(s, f"option:{option}")
    assert (marks(s)["keeper"], marks(s)["secret"]) == (1, PAIRS[option])
    assert s.to_dict()["conflict"] is not None


@pytest.mark.shows(BARON, "B-2.3")
def test_four_troops_deployed_in_one_turn_reveal_the_barons_tokens() -> None:
    t = baron("bene_gesserit", "fremen").have(0, water=1)
    s = do(visit(t, "hardy_warriors"), "deploy:4")
    assert influence(s, 0) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 2}
    assert (marks(s)["keeper"], marks(s)["secret"]) == (None, [])


@pytest.mark.shows(BARON)
def test_three_troops_do_not() -> None:
    t = baron("bene_gesserit", "fremen").have(0, water=1)
    s = do(visit(t, "hardy_warriors"), "deploy:3")
    assert marks(s)["secret"] == ["bene_gesserit", "fremen"]
    assert influence(s, 0)["bene_gesserit"] == 0


@pytest.mark.shows(BARON)
def test_troops_deployed_one_after_the_other_in_a_turn_count_together() -> None:
    t = baron("bene_gesserit", "fremen").have(0, water=1).intrigue(0, "rapid_mobilization")
    s = do(visit(t, "hardy_warriors"), "deploy:3")
    assert influence(s, 0)["bene_gesserit"] == 0
    do(s, "intrigue:rapid_mobilization", "amount:1")
    assert influence(s, 0)["bene_gesserit"] == 1


@pytest.mark.shows(BARON)
def test_troops_deployed_in_two_turns_do_not_count_together() -> None:
    t = baron("emperor", "fremen").hand(0, "reconnaissance", "diplomacy").top(0, "dagger")
    t.revealed(1).revealed(2)
    s = send(t.start(), "reconnaissance", "arrakeen")
    do(s, "deploy:3")
    send(s, "diplomacy", "stillsuits")
    do(s, "deploy:1")
    assert marks(s)["secret"] == ["emperor", "fremen"]


@pytest.mark.shows(BARON)
def test_troops_deployed_by_a_plot_count_for_the_baron_too() -> None:
    t = baron("emperor", "fremen").units(0, garrison=4).intrigue(0, "rapid_mobilization")
    s = do(t.start(), "intrigue:rapid_mobilization", "amount:4")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.shows(BARON)
def test_troops_in_the_conflict_from_earlier_turns_do_not_count() -> None:
    t = baron("emperor", "fremen").units(0, garrison=2, conflict=6)
    s = do(visit(t, "stillsuits"), "deploy:2")
    assert marks(s)["secret"] == ["emperor", "fremen"]


@pytest.mark.shows(BARON, "B-2.3")
def test_the_baron_reveals_his_tokens_once_in_a_game() -> None:
    t = baron().marks(keeper=None, secret=[]).have(0, water=1)
    s = do(visit(t, "hardy_warriors"), "deploy:4")
    assert influence(s, 0) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}


@pytest.mark.shows(BARON)
def test_the_baron_pays_a_solari_for_an_intrigue_card() -> None:
    t = led(BARON).have(0, solari=1).intrigue_top("windfall")
    s = do(signet(t, "hall_of_oratory"), "card-effect:0")
    assert intrigues(s, 0) == ["windfall"]
    assert seat(s, 0)["solari"] == 0


@pytest.mark.shows(BARON)
def test_the_baron_may_keep_his_solari() -> None:
    t = led(BARON).have(0, solari=1)
    s = do(signet(t, "hall_of_oratory"), "end")
    assert (intrigues(s, 0), seat(s, 0)["solari"]) == ([], 1)


# ================================================================ Glossu Rabban


@pytest.mark.shows(RABBAN)
def test_rabban_starts_with_spice_and_solari() -> None:
    leaders = ["glossu_the_beast_rabban", "paul_atreides", "helena_richese"]
    s = kanly.new_game(edition="imperium", leaders=leaders, seed=1)
    assert [(x.solari, x.spice, x.water) for x in s.seats] == [(1, 1, 1), (0, 0, 1), (0, 0, 1)]


@pytest.mark.shows(RABBAN)
@pytest.mark.parametrize(("own", "troops"), [(None, 1), (0, 2), (1, 1)])
def test_rabban_recruits_a_second_troop_with_an_alliance(own: int | None, troops: int) -> None:
    t = led(RABBAN)
    if own is not None:
        t.alliance(own, "spacing_guild")
    assert seat(signet(t), 0)["garrison"] == 3 + troops


@pytest.mark.shows(RABBAN)
def test_rabbans_recruits_may_be_deployed_from_a_combat_space() -> None:
    s = signet(led(RABBAN).top(0, "dagger"), "arrakeen")
    assert legal(s) == ["deploy:1", "deploy:2", "deploy:3", "deploy:4", "end"]


# ================================================================ Countess Ariana Thorvald


@pytest.mark.shows(ARIANA)
def test_ariana_gains_water() -> None:
    t = led(ARIANA)
    assert changes(t.doc, signet(t)) == {"solari": 3, "water": 1}


@pytest.mark.shows(ARIANA, "B-8.8")
@pytest.mark.parametrize(
    ("space", "water", "base"),
    [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)],
)
@pytest.mark.parametrize("bonus", [0, 2])
def test_ariana_harvests_one_spice_less_and_draws_a_card(
    space: str, water: int, base: int, bonus: int
) -> None:
    t = led(ARIANA).have(0, water=water).bonus_spice(**{space: bonus})
    s = visit(t, space)
    found = {"spice": base + bonus - 1, "water": -water, "deck": -1}
    assert changes(t.doc, s) == {name: n for name, n in found.items() if n}
    assert s.to_dict()["bonus_spice"][space] == 0


@pytest.mark.shows(ARIANA, "B-8.8")
def test_spice_that_is_not_harvested_is_arianas_in_full() -> None:
    t = led(ARIANA).hand(0, "worm_riders")
    s = send(t.start(), "worm_riders", "secure_contract")
    assert changes(t.doc, s) == {"spice": 2, "solari": 3}


@pytest.mark.shows(ARIANA, "B-8.8")
def test_a_cards_spice_beside_a_harvest_is_arianas_in_full() -> None:
    t = led(ARIANA).hand(0, "worm_riders").have(0, water=1)
    s = send(t.start(), "worm_riders", "hagga_basin")
    assert changes(t.doc, s) == {"spice": 2 + 1, "water": -1, "deck": -1}


@pytest.mark.shows(ARIANA, "B-8.8")
def test_the_bonus_of_control_is_no_harvest() -> None:
    t = led(ARIANA).control(0, "imperial_basin")
    assert changes(t.doc, visit(t, "imperial_basin")) == {"spice": 1, "deck": -1}
    t = led(ARIANA).control(0, "imperial_basin").turn_of(1).hand(1, "dune_the_desert_planet")
    s = send(t.start(), "dune_the_desert_planet", "imperial_basin")
    assert changes(t.doc, s) == {"spice": 1}


# ================================================================ Earl Memnon Thorvald


@pytest.mark.shows(MEMNON)
def test_memnon_gains_spice() -> None:
    t = led(MEMNON)
    assert changes(t.doc, signet(t)) == {"solari": 3, "spice": 1}


@pytest.mark.shows(MEMNON)
def test_a_seat_in_the_council_gives_memnon_influence_with_any_faction() -> None:
    t = led(MEMNON).have(0, solari=5)
    s = visit(t, "high_council")
    assert kind(s) == "influence"
    assert len(legal(s)) == 4
    do(s, "faction:bene_gesserit")
    assert changes(t.doc, s) == {"solari": -5, "council": 1, "bene_gesserit": 1}


@pytest.mark.shows(MEMNON)
def test_a_seat_of_somebody_else_gives_memnon_nothing() -> None:
    t = led(MEMNON).turn_of(1).hand(1, "dagger").have(1, solari=5)
    s = send(t.start(), "dagger", "high_council")
    assert changes(t.doc, s) == {}


# ================================================================ Count Ilban Richese


@pytest.mark.shows(ILBAN)
def test_ilban_gains_a_solari() -> None:
    t = led(ILBAN)
    assert changes(t.doc, signet(t, "hall_of_oratory"))["solari"] == 1


@pytest.mark.shows(ILBAN, "B-8.8")
@pytest.mark.parametrize(
    ("space", "cost", "drawn"),
    [("high_council", 5, 1), ("swordmaster", 8, 1), ("rally_troops", 4, 1), ("mentat", 2, 2)],
)
def test_ilban_draws_a_card_when_a_space_costs_solari(space: str, cost: int, drawn: int) -> None:
    t = led(ILBAN).have(0, solari=cost)
    s = visit(t, space)
    assert changes(t.doc, s)["deck"] == -drawn


@pytest.mark.shows(ILBAN, "B-8.8")
@pytest.mark.parametrize("space", ["hall_of_oratory", "conspire", "hagga_basin", "secure_contract"])
def test_ilban_draws_nothing_when_a_space_costs_no_solari(space: str) -> None:
    t = led(ILBAN).have(0, solari=9, spice=4, water=1)
    assert "deck" not in changes(t.doc, visit(t, space))


@pytest.mark.shows(ILBAN, "B-8.8")
def test_solari_for_a_card_draw_ilban_nothing() -> None:
    t = led(ILBAN).have(0, solari=2).intrigue(0, "bribery")
    s = do(t.start(), "intrigue:bribery", "faction:emperor")
    assert changes(t.doc, s) == {"solari": -2, "intrigue": -1, "emperor": 1}


# ================================================================ Helena Richese


@pytest.mark.shows(HELENA)
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("dagger", {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}),
        ("reconnaissance", {"arrakeen", "carthag", "research_station", "sietch_tabr"}),
    ],
)
def test_agents_of_others_do_not_block_helena_in_the_landsraad_and_cities(
    card: str, spaces: set[str]
) -> None:
    for space in spaces:
        t = led(HELENA).have(0, solari=8, water=2).influence(0, fremen=2).agents(1, space)
        assert reach(t, card) == spaces


@pytest.mark.shows(HELENA)
@pytest.mark.parametrize(
    ("card", "space"),
    [("dune_the_desert_planet", "imperial_basin"), ("diplomacy", "wealth")],
)
def test_agents_of_others_block_helena_elsewhere(card: str, space: str) -> None:
    assert space not in reach(led(HELENA).agents(1, space), card)


@pytest.mark.shows(HELENA)
@pytest.mark.parametrize(
    ("card", "space"), [("dagger", "hall_of_oratory"), ("reconnaissance", "arrakeen")]
)
def test_helenas_own_agents_block_her(card: str, space: str) -> None:
    assert space not in reach(led(HELENA).agents(0, space), card)


def manipulated(*hand: str) -> State:
    """Helena takes Stilgar (5 Persuasion) out of the Row."""
    t = led(HELENA).hand(0, "signet_ring", *hand)
    t.row("stilgar", "dr_yueh", "scout", "opulence", "worm_riders").imperium_top("chani")
    return do(signet(t), "acquire:stilgar")


ENOUGH = ("convincing_argument", "convincing_argument")
"""Worth 4 Persuasion."""


def to_reveal(s: State) -> State:
    """The others go first; Helena reveals."""
    while s.active != 0:
        do(s, "end" if kind(s) == "reveal-menu" else "reveal")
    return do(s, "reveal") if kind(s) == "turn" else s


@pytest.mark.shows(HELENA, "B-8.8")
def test_helena_removes_a_card_of_the_row_and_replaces_it() -> None:
    s = manipulated()
    assert sorted(row(s)) == ["chani", "dr_yueh", "opulence", "scout", "worm_riders"]
    assert seat(s, 0)["set_aside"] == ["stilgar"]


@pytest.mark.shows(HELENA, "B-8.8")
def test_helena_acquires_the_removed_card_for_one_less() -> None:
    s = to_reveal(manipulated(*ENOUGH))
    do(s, "acquire:stilgar")
    assert "stilgar" in cards(s, 0, "discard")
    assert seat(s, 0)["persuasion"] == 0


@pytest.mark.shows(HELENA, "B-8.8")
def test_without_the_persuasion_the_removed_card_leaves_the_game() -> None:
    s = to_reveal(manipulated("convincing_argument"))
    assert "acquire:stilgar" not in legal(s)
    do(s, "end")
    assert seat(s, 0)["set_aside"] == []
    assert "stilgar" in s.to_dict()["removed"]


@pytest.mark.shows(HELENA, "B-8.8")
def test_others_cannot_acquire_the_card_helena_removed() -> None:
    t = led(HELENA).hand(1, "convincing_argument", "convincing_argument", "piter_de_vries")
    t.row("stilgar", "chani", "scout", "opulence", "worm_riders")
    s = do(signet(t), "acquire:stilgar", "reveal")
    assert (decider(s), seat(s, 1)["persuasion"]) == (1, 7)
    assert "acquire:chani" in legal(s)
    assert "acquire:stilgar" not in legal(s)


@pytest.mark.shows(HELENA, "B-8.8")
def test_helena_takes_the_removed_card_by_another_effect_without_the_discount() -> None:
    t = led(HELENA).hand(0, "signet_ring", "seek_allies").have(0, spice=2)
    t.row("lady_jessica", "stilgar", "scout", "opulence", "worm_riders")
    t.revealed(1).revealed(2).intrigue(0, "bypass_protocol")
    s = do(signet(t), "card-effect:0", "acquire:stilgar")
    do(s, "intrigue:bypass_protocol", "option:1")
    assert "acquire:stilgar" in legal(s)  # 5 or less
    do(s, "acquire:stilgar")
    assert cards(s, 0, "deck")[-1] == "stilgar"
    t = led(HELENA).hand(0, "signet_ring", "seek_allies")
    t.row("fremen_camp", "stilgar", "scout", "opulence", "dr_yueh")
    t.revealed(1).revealed(2).intrigue(0, "bypass_protocol")
    s = do(signet(t), "card-effect:0", "acquire:fremen_camp", "intrigue:bypass_protocol")
    assert "acquire:scout" in legal(s)
    assert "acquire:fremen_camp" not in legal(s)  # 4 is more than 3


@pytest.mark.shows("B-2.4", PAUL, RABBAN, MEMNON, ILBAN)
def test_the_leaders_for_a_first_game_have_one_icon() -> None:
    edition = kanly.new_game(edition="imperium", leaders=FOUR_OF_2020).codex.edition
    icons = {x.id: x.complexity for x in edition.leaders}
    assert {x for x, n in icons.items() if n == 1} == set(FOUR_OF_2020)
    assert icons["duke_leto_atreides"] == icons["helena_richese"] == 2
    assert icons["baron_vladimir_harkonnen"] == icons["countess_ariana_thorvald"] == 3
