"""Named clarifications of 2020 (B-8)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import agents, alliances, cards, do, influence, intrigue_discard, legal
from .of_2020 import ICON, Base, changes, decider, kind, marks, seat, send, spaces, until

# ================================================================ B-8.1 Kwisatz Haderach


def haderach(**have: int) -> Base:
    """Seat 0 holds Kwisatz Haderach, and can pay for everything unless told otherwise."""
    t = Base().hand(0, "kwisatz_haderach", "convincing_argument")
    t.have(0, **{"solari": 8, "spice": 6, "water": 2, **have}).influence(0, fremen=2)
    return t


@pytest.mark.shows("B-8.1")
def test_the_kwisatz_haderach_goes_to_any_space_occupied_or_not() -> None:
    t = haderach().agents(1, "arrakeen", "wealth").agents(2, "high_council")
    assert spaces(do(t.start(), "card:kwisatz_haderach")) == set(ICON)


@pytest.mark.shows("B-8.1")
def test_costs_and_requirements_still_count_for_the_kwisatz_haderach() -> None:
    t = haderach(solari=0, spice=0, water=0).influence(0, fremen=1)
    assert spaces(do(t.start(), "card:kwisatz_haderach")) == {
        "wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory", "secure_contract",
        "arrakeen", "carthag", "imperial_basin",
    }  # fmt: skip


@pytest.mark.shows("B-8.1")
def test_without_an_agent_at_home_the_kwisatz_haderach_moves_one_on_the_board() -> None:
    t = haderach().agents(0, "hagga_basin", "wealth")
    s = do(t.start(), "card:kwisatz_haderach", "space:carthag")
    assert kind(s) == "choose-agent"
    assert legal(s) == ["space:wealth", "space:hagga_basin"]
    do(s, "space:hagga_basin")
    assert sorted(agents(s, 0)) == ["carthag", "wealth"]


@pytest.mark.shows("B-8.1")
def test_other_cards_need_an_agent_at_home() -> None:
    t = Base().hand(0, "diplomacy", "convincing_argument").agents(0, "hagga_basin", "wealth")
    s = t.start()
    assert "card:diplomacy" not in legal(s)


@pytest.mark.shows("B-8.1")
def test_an_agent_at_home_may_go_instead() -> None:
    t = haderach().agents(0, "hagga_basin")
    s = do(t.start(), "card:kwisatz_haderach", "space:carthag")
    assert legal(s) == ["space:hagga_basin", "option:0"]
    do(s, "option:0")
    assert sorted(agents(s, 0)) == ["carthag", "hagga_basin"]


@pytest.mark.shows("B-8.1")
def test_an_agent_may_be_moved_back_to_its_space() -> None:
    t = haderach().agents(0, "carthag", "wealth")
    s = do(t.start(), "card:kwisatz_haderach", "space:carthag")
    assert sorted(agents(s, 0)) == ["carthag", "wealth"]
    assert changes(t.doc, s)["garrison"] == 1


@pytest.mark.shows("B-8.1", "R-036")
@pytest.mark.parametrize(("thing", "space"), [("council", "high_council"), ("swordmaster",) * 2])
def test_the_kwisatz_haderach_uses_no_once_per_game_space_twice(thing: str, space: str) -> None:
    t = haderach().owns(0, thing)
    assert space not in spaces(do(t.start(), "card:kwisatz_haderach"))


@pytest.mark.shows("B-8.1", "B-8.2")
def test_the_kwisatz_haderach_does_not_go_where_the_voice_closed() -> None:
    t = haderach().marks(voices=[None, "arrakeen", None])
    assert "arrakeen" not in spaces(do(t.start(), "card:kwisatz_haderach"))


@pytest.mark.shows("B-8.1", "X-D25")
def test_a_maker_space_left_empty_collects_spice() -> None:
    t = haderach().agents(0, "hagga_basin", "wealth").revealed(1).revealed(2)
    s = do(t.start(), "card:kwisatz_haderach", "space:carthag", "space:hagga_basin")
    while s.to_dict()["round"] == 1:
        do(s, "end" if "end" in legal(s) else legal(s)[-1])
    assert s.to_dict()["bonus_spice"]["hagga_basin"] == 1


@pytest.mark.shows("B-8.1")
def test_the_kwisatz_haderach_draws_a_card() -> None:
    t = haderach()
    s = do(t.start(), "card:kwisatz_haderach", "space:wealth")
    assert changes(t.doc, s)["deck"] == -1


# ================================================================ B-8.2 The Voice


@pytest.mark.shows("B-8.2")
def test_the_voice_closes_a_space_to_opponents_for_a_turn_each() -> None:
    t = Base().hand(0, "the_voice", "reconnaissance")
    t.hand(1, "reconnaissance", "convincing_argument").hand(2, "reconnaissance", "diplomacy")
    s = do(send(t.start(), "the_voice", "secure_contract"), "space:arrakeen")
    assert (decider(s), marks(s)["voices"]) == (1, ["arrakeen", None, None])
    assert spaces(do(s, "card:reconnaissance")) == set()  # Carthag is the only one left
    assert agents(s, 1) == ["carthag"]
    until(s, "turn")
    assert decider(s) == 2
    assert "card:reconnaissance" not in legal(s)  # and Carthag is taken
    do(s, "reveal")
    until(s, "turn")
    assert (decider(s), marks(s)["voices"]) == (0, [None, None, None])


@pytest.mark.shows("B-8.2")
def test_the_voice_does_not_close_a_space_to_whoever_spoke() -> None:
    t = Base().hand(0, "reconnaissance", "convincing_argument").marks(voices=[None] * 3)
    t.marks(voices=["arrakeen", None, None]).intrigue(0, "bindu_suspension")
    s = t.start()
    assert {"arrakeen", "carthag"} <= spaces(do(s, "card:reconnaissance"))


@pytest.mark.shows("B-8.2", "B-9.2")
def test_the_voice_closes_a_space_to_house_hagal_too() -> None:
    t = Base(2).marks(voices=["wealth", None, None]).hagal("wealth", "foldspace").turn_of(2)
    assert agents(t.start(), 2) == ["foldspace"]


@pytest.mark.shows("B-8.2")
def test_infiltrate_does_not_open_what_the_voice_closed() -> None:
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "infiltrate").agents(1, "foldspace")
    t.marks(voices=[None, "wealth", None])
    s = do(t.start(), "intrigue:infiltrate", "card:diplomacy")
    assert "foldspace" in spaces(s)
    assert "wealth" not in spaces(s)


# ================================================================ B-8.3 Poison Snooper


def snooper(*deck: str) -> Base:
    """Seat 0 holds Poison Snooper and this deck."""
    t = Base().hand(0, "diplomacy", "convincing_argument").intrigue(0, "poison_snooper")
    t.discard(0, "dagger", "reconnaissance").deck(0, *deck)
    return t


@pytest.mark.shows("B-8.3")
@pytest.mark.parametrize(("option", "pile"), [("option:0", "hand"), ("option:1", "trash")])
def test_poison_snooper_draws_or_trashes_the_top_card(option: str, pile: str) -> None:
    s = do(snooper("seek_allies").start(), "intrigue:poison_snooper")
    assert kind(s) == "top-card"
    assert "seek_allies" in cards(do(s, option), 0, pile)


@pytest.mark.shows("B-8.3")
def test_poison_snooper_shuffles_no_empty_deck() -> None:
    s = snooper().start()
    if "intrigue:poison_snooper" in legal(s):
        do(s, "intrigue:poison_snooper")
    assert kind(s) == "turn"
    assert sorted(cards(s, 0, "discard")) == ["dagger", "reconnaissance"]
    assert cards(s, 0, "deck") == []


@pytest.mark.shows("B-8.3")
def test_a_card_poison_snooper_draws_in_the_reveal_turn_is_revealed() -> None:
    s = do(snooper("signet_ring").start(), "reveal", "intrigue:poison_snooper", "option:0")
    assert seat(s, 0)["persuasion"] == 1 + 2 + 1
    assert "signet_ring" in cards(s, 0, "shown")


# ================================================================ B-8.4 Test of Humanity


def humanity(*one: str, troops: int = 0) -> Base:
    """Seat 0 plays Test of Humanity; seat 1 has this hand, seat 2 neither card nor troop."""
    t = Base().hand(0, "test_of_humanity", "convincing_argument").hand(1, *one).hand(2)
    t.units(1, conflict=troops)
    return t


@pytest.mark.shows("B-8.4")
def test_opponents_choose_from_the_left_what_they_lose() -> None:
    t = humanity("dagger", "diplomacy", troops=1).hand(2, "dagger", "seek_allies")
    t.units(2, conflict=2)
    s = send(t.start(), "test_of_humanity", "hall_of_oratory")
    assert (kind(s), decider(s)) == ("choose", 1)
    do(s, "option:0")
    assert (kind(s), decider(s), legal(s)) == ("discard", 1, ["card:dagger", "card:diplomacy"])
    do(s, "card:diplomacy")
    assert cards(s, 1, "discard") == ["diplomacy"]
    assert (kind(s), decider(s)) == ("choose", 2)
    do(s, "option:1")
    assert (seat(s, 2)["deployed"], seat(s, 2)["supply"]) == (1, 11)


@pytest.mark.shows("B-8.4")
def test_who_has_no_troop_in_the_conflict_discards() -> None:
    s = send(humanity("dagger").start(), "test_of_humanity", "hall_of_oratory")
    assert cards(s, 1, "discard") == ["dagger"]


@pytest.mark.shows("B-8.4")
def test_who_has_no_card_loses_a_troop() -> None:
    s = send(humanity(troops=2).start(), "test_of_humanity", "hall_of_oratory")
    assert (seat(s, 1)["deployed"], seat(s, 1)["supply"]) == (1, 11)


@pytest.mark.shows("B-8.4")
def test_who_has_neither_is_spared() -> None:
    t = humanity()
    s = send(t.start(), "test_of_humanity", "hall_of_oratory")
    assert changes(t.doc, s, 2) == {}


# ================================================================ B-8.5 Bindu Suspension


def bindu(*intrigue: str) -> Base:
    """Seat 0 holds Bindu Suspension."""
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "bindu_suspension", *intrigue)
    t.top(0, "reconnaissance")
    return t


@pytest.mark.shows("B-8.5", "X-D24")
def test_bindu_suspension_draws_a_card_and_may_end_the_turn() -> None:
    s = do(bindu().start(), "intrigue:bindu_suspension")
    assert (kind(s), legal(s)) == ("use", ["option:0", "pass"])
    assert "reconnaissance" in cards(s, 0, "hand")
    do(s, "option:0")
    assert decider(s) == 1
    assert not seat(s, 0)["revealed"]
    assert seat(s, 0)["agents"] == 2


@pytest.mark.shows("B-8.5", "X-D24")
def test_after_bindu_suspension_the_turn_may_go_on() -> None:
    s = do(bindu().start(), "intrigue:bindu_suspension", "pass")
    assert (kind(s), decider(s)) == ("turn", 0)
    assert {"card:reconnaissance", "reveal"} <= set(legal(s))


@pytest.mark.shows("B-8.5")
def test_who_waited_acts_again_when_the_turn_comes_round() -> None:
    t = bindu().revealed(1).revealed(2)
    s = do(t.start(), "intrigue:bindu_suspension", "option:0")
    assert (kind(s), decider(s), s.to_dict()["round"]) == ("turn", 0, 1)


@pytest.mark.shows("B-8.5")
def test_bindu_suspension_is_the_first_thing_done_in_a_turn() -> None:
    s = do(bindu("windfall").start(), "intrigue:windfall")
    assert "intrigue:bindu_suspension" not in legal(s)
    t = bindu("windfall")
    s = send(t.start(), "diplomacy", "wealth")
    assert "intrigue:bindu_suspension" not in legal(s)
    s = do(bindu("windfall").start(), "reveal")
    assert "intrigue:bindu_suspension" not in legal(s)


# ================================================================ B-8.7 Corner the Market


def market(*copies: int) -> Base:
    """The Endgame; so many The Spice Must Flow of each seat."""
    t = Base(len(copies)).intrigue(0, "corner_the_market")
    for n, count in enumerate(copies):
        t.doc["reserve"]["the_spice_must_flow"] -= count
        for k in range(count):
            t.doc["seats"][n]["deck" if k % 2 else "discard"].append("the_spice_must_flow")
    t.at_endgame()
    return t


@pytest.mark.shows("B-8.7")
@pytest.mark.parametrize(
    ("copies", "points"),
    [
        ((1, 0, 0), 1),
        ((1, 1, 0), 0),
        ((2, 2, 0), 1),
        ((2, 1, 1), 2),
        ((3, 0, 3), 1),
        ((4, 3, 3), 2),
    ],
)
def test_corner_the_market_compares_with_each_opponent(
    copies: tuple[int, ...], points: int
) -> None:
    t = market(*copies)
    s = t.start()
    if s.decision is not None and "intrigue:corner_the_market" in legal(s):
        do(s, "intrigue:corner_the_market")
    assert changes(t.doc, s).get("vp", 0) == points


# ================================================================ B-8.8 the rest


@pytest.mark.shows("B-8.8")
def test_guild_bankers_make_every_copy_cheaper() -> None:
    t = Base()
    t.hand(0, "guild_bankers", "piter_de_vries", "lady_jessica", "stilgar", "convincing_argument",
           "convincing_argument")  # fmt: skip
    s = do(t.start(), "reveal")
    assert seat(s, 0)["persuasion"] == 12
    do(s, "acquire:the_spice_must_flow", "acquire:the_spice_must_flow")
    assert seat(s, 0)["vp"] == 2


@pytest.mark.shows("B-8.8")
def test_liet_kynes_counts_fremen_cards_of_agent_turns_too() -> None:
    t = Base().hand(0, "liet_kynes", "arrakis_liaison", "seek_allies").played(0, "spice_hunter")
    s = do(t.start(), "reveal", "reveal-effect:liet_kynes/0")
    assert seat(s, 0)["persuasion"] == 2 * 3 + 2


@pytest.mark.shows("B-8.8")
def test_imperial_spy_trashed_by_another_effect_gives_no_intrigue() -> None:
    t = Base().hand(0, "guild_administrator", "imperial_spy")
    s = send(t.start(), "guild_administrator", "foldspace")
    do(s, "card-effect:0", "card:imperial_spy")
    assert cards(s, 0, "trash") == ["imperial_spy"]
    assert seat(s, 0)["intrigue"] == []


@pytest.mark.shows("B-8.8")
def test_opponents_choose_what_they_discard_to_mohiam_from_the_left() -> None:
    t = Base().hand(0, "reverend_mother_mohiam", "convincing_argument").played(0, "the_voice")
    t.hand(1, "dagger", "diplomacy", "seek_allies").hand(2, "dagger")
    s = send(t.start(), "reverend_mother_mohiam", "wealth")
    assert (kind(s), decider(s)) == ("discard", 1)
    do(s, "card:seek_allies", "card:dagger")
    assert cards(s, 1, "hand") == ["diplomacy"]
    assert cards(s, 2, "hand") == []


@pytest.mark.shows("B-8.8")
def test_double_cross_needs_an_opponents_troop_in_the_conflict() -> None:
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "double_cross").have(0, solari=1)
    assert "intrigue:double_cross" not in legal(t.start())
    t.units(1, conflict=2)
    s = do(t.start(), "intrigue:double_cross")
    assert [seat(s, n)["deployed"] for n in range(3)] == [1, 1, 0]
    assert (seat(s, 0)["garrison"], seat(s, 0)["supply"], seat(s, 0)["solari"]) == (3, 8, 0)


@pytest.mark.shows("B-8.8")
def test_double_cross_works_without_a_troop_of_ones_own() -> None:
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "double_cross").have(0, solari=1)
    t.units(0, garrison=12).units(1, conflict=2)
    s = do(t.start(), "intrigue:double_cross")
    assert [seat(s, n)["deployed"] for n in range(3)] == [0, 1, 0]


@pytest.mark.shows("B-8.8")
def test_gun_thopter_takes_a_troop_of_each_garrison_that_has_one() -> None:
    t = Base().hand(0, "gun_thopter", "dagger").units(1, garrison=2).units(2, conflict=3)
    s = send(t.start(), "gun_thopter", "secure_contract")
    assert [(seat(s, n)["garrison"], seat(s, n)["supply"]) for n in (1, 2)] == [(1, 11), (0, 9)]


@pytest.mark.shows("B-8.8")
def test_refocus_shuffles_the_deck_though_nothing_is_discarded() -> None:
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "refocus").discard(0)
    s = do(t.start(), "intrigue:refocus")
    assert changes(t.doc, s) == {"deck": -1, "intrigue": -1}
    orders = set()
    for seed in range(5):
        s = t.start()
        s.reseed(seed)
        orders.add(tuple(cards(do(s, "intrigue:refocus"), 0, "deck")))
    assert len(orders) > 1


@pytest.mark.shows("B-8.8")
def test_refocus_brings_the_discard_pile_back() -> None:
    t = Base().hand(0, "diplomacy", "dagger").intrigue(0, "refocus")
    t.discard(0, "seek_allies", "signet_ring").deck(0)
    s = do(t.start(), "intrigue:refocus")
    assert (len(cards(s, 0, "deck")), cards(s, 0, "discard")) == (1, [])
    assert len(cards(s, 0, "hand")) == 3


def recruiting(s: State) -> State:
    """Recruitment Mission is played; what is left of its parts follows."""
    do(s, "intrigue:recruitment_mission")
    while kind(s) == "order":
        do(s, legal(s)[0])
    return s


@pytest.mark.shows("B-8.8")
def test_recruitment_mission_is_decided_card_by_card_in_the_reveal_turn() -> None:
    t = Base().hand(0, "convincing_argument", "convincing_argument", "seek_allies")
    t.intrigue(0, "recruitment_mission").row("scout", "dr_yueh", "opulence", "stilgar", "chani")
    s = do(recruiting(t.start()), "reveal")
    assert seat(s, 0)["persuasion"] == 5
    do(s, "acquire:scout", "option:0", "acquire:dr_yueh", "pass")
    assert cards(s, 0, "deck")[-1] == "scout"
    assert "dr_yueh" in cards(s, 0, "discard")
    do(s, "end")
    assert "recruitment_mission" in intrigue_discard(s)


@pytest.mark.shows("B-8.8")
def test_recruitment_mission_does_not_reach_cards_acquired_on_an_agent_turn() -> None:
    t = Base().hand(0, "diplomacy", "dagger")
    t.intrigue(0, "recruitment_mission", "bypass_protocol")
    t.row("scout", "dr_yueh", "opulence", "stilgar", "chani")
    s = do(recruiting(t.start()), "intrigue:bypass_protocol")
    do(s, "acquire:scout")
    assert kind(s) == "turn"
    assert cards(s, 0, "discard") == ["scout"]


@pytest.mark.shows("B-8.8")
def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    t = Base().hand(0, "shifting_allegiances", "dagger").have(0, spice=2).influence(0, fremen=1)
    s = do(send(t.start(), "shifting_allegiances", "secure_contract"), "card-effect:0")
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 2


@pytest.mark.shows("B-8.8")
def test_shifting_allegiances_needs_influence_to_lose() -> None:
    t = Base().hand(0, "shifting_allegiances", "dagger").have(0, spice=2)
    s = send(t.start(), "shifting_allegiances", "secure_contract")
    assert decider(s) == 1
    assert seat(s, 0)["spice"] == 2


@pytest.mark.shows("B-8.8")
@pytest.mark.parametrize(
    ("levels", "points"), [((3, 3, 2, 0), 0), ((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2)]
)
def test_plans_within_plans_asks_for_three_influence(levels: tuple[int, ...], points: int) -> None:
    names = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    t = Base().influence(0, **dict(zip(names, levels))).intrigue(0, "plans_within_plans")
    s = t.at_endgame().start()
    if s.decision is not None and "intrigue:plans_within_plans" in legal(s):
        do(s, "intrigue:plans_within_plans")
        if s.decision is not None and kind(s) == "choose":
            do(s, "option:1")
    assert changes(t.doc, s).get("vp", 0) == points


@pytest.mark.shows("B-8.8")
def test_missionaria_protectiva_is_a_bene_gesserit_card() -> None:
    t = Base().hand(0, "missionaria_protectiva", "dagger").played(0, "missionaria_protectiva")
    s = send(t.start(), "missionaria_protectiva", "carthag")
    while kind(s) != "influence":
        do(s, legal(s)[0])
    do(s, "faction:emperor")
    assert influence(s, 0)["emperor"] == 1
    assert alliances(s)["emperor"] is None
