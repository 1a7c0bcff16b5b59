"""Intrigue cards (U-15): when they are played, what becomes of them, drawing and stealing."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import Table, cards, do, influence, intrigue_discard, intrigues, legal, row
from .helpers import DEAR

FOUR_CARDS = ("mercenaries", "cunning", "devour", "impress")


def plots(s: State) -> set[str]:
    """The Intrigue cards on offer."""
    return {a.removeprefix("intrigue:") for a in legal(s) if a.startswith("intrigue:")}


def table(*hand: str) -> Table:
    """Seat 0 to move with two plain cards and this Intrigue hand."""
    return Table().hand(0, "dagger", "reconnaissance").intrigue(0, *hand)


# ---------------------------------------------------------------- holding and discarding


@pytest.mark.shows("U-15.1", "U-20")
def test_there_is_no_limit_to_the_intrigue_hand_and_others_see_only_its_size() -> None:
    hand = (
        "cunning",
        "devour",
        "impress",
        "mercenaries",
        "detonation",
        "detonation",
        "opportunism",
    )
    s = table(*hand).intrigue_top("buy_access").start()
    do(s, "card:dagger", "space:assembly_hall")
    assert sorted(intrigues(s, 0)) == sorted([*hand, "buy_access"])
    assert sorted(s.view(0)["seats"][0]["intrigue"]) == sorted([*hand, "buy_access"])
    assert s.view(1)["seats"][0]["intrigue"] == 8


@pytest.mark.shows("U-15.2")
def test_a_resolved_card_goes_to_the_common_discard_pile() -> None:
    s = do(table("contingency_plan").start(), "intrigue:contingency_plan")
    assert s.seats[0].solari == 2
    assert intrigues(s, 0) == []
    assert intrigue_discard(s) == ["contingency_plan"]


@pytest.mark.shows("U-15.2", "imperium/branching_path")
def test_a_trashed_intrigue_card_leaves_the_game() -> None:
    t = Table().hand(0, "branching_path", "dagger").alliance(0, "bene_gesserit")
    s = t.intrigue(0, "devour").intrigue_top("cunning").start()
    do(s, "card:branching_path", "space:arrakeen", "card-effect:0")
    assert intrigues(s, 0) == ["cunning"]
    assert intrigue_discard(s) == []
    assert s.to_dict()["intrigue_trash"] == ["devour"]


@pytest.mark.shows("R-005", "U-15.2", "space/imperial_privilege")
def test_imperial_privilege_discards_the_exchanged_card() -> None:
    t = table("devour", "impress").influence(0, emperor=2).have(0, solari=3)
    s = t.intrigue_top("cunning").start()
    do(s, "card:dagger", "space:imperial_privilege", "space-effect:0", "intrigue:devour")
    assert sorted(intrigues(s, 0)) == ["cunning", "impress"]
    assert intrigue_discard(s) == ["devour"]


# ---------------------------------------------------------------- conditions and costs


@pytest.mark.shows("U-15.3", "intrigue/mercenaries", "intrigue/councilors_ambition")
def test_a_card_whose_cost_or_condition_fails_cannot_be_played() -> None:
    assert plots(table("mercenaries").have(0, solari=2).start()) == set()
    assert plots(table("mercenaries").have(0, solari=3).start()) == {"mercenaries"}
    assert plots(table("councilors_ambition").start()) == set()
    council = table("councilors_ambition").owns(0, "council")
    assert plots(council.start()) == {"councilors_ambition"}


@pytest.mark.shows("U-15.3", "intrigue/mercenaries")
def test_the_arrow_of_a_played_card_cannot_be_declined() -> None:
    t = table("mercenaries").have(0, solari=3).units(0, garrison=3).intrigue_top("cunning")
    s = do(t.start(), "intrigue:mercenaries")
    assert s.seats[0].solari == 0
    assert s.seats[0].garrison == 5
    assert intrigues(s, 0) == ["cunning"]


@pytest.mark.shows("U-15.3", "intrigue/opportunism")
def test_no_way_out_while_the_cost_is_being_paid() -> None:
    t = table("opportunism").have(0, solari=2).influence(0, fremen=1, emperor=1)
    s = do(t.start(), "intrigue:opportunism")
    while s.decision.kind != "turn":
        assert "pass" not in legal(s)
        do(s, legal(s)[0])
    assert s.seats[0].vp == 1
    assert s.seats[0].solari == 0
    assert influence(s, 0) == dict.fromkeys(influence(s, 0), 0)


# ---------------------------------------------------------------- when


@pytest.mark.shows("U-15.4", "R-028", "U-5.6")
def test_a_plot_is_played_from_the_start_of_the_turn_to_its_end() -> None:
    t = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    t.intrigue(0, "contingency_plan", "contingency_plan", "contingency_plan")
    s = t.start()
    assert plots(s) == {"contingency_plan"}  # before choosing the kind of turn
    do(s, "intrigue:contingency_plan", "card:diplomacy", "space:espionage")
    assert plots(s) == {"contingency_plan"}  # between effects
    do(s, "intrigue:contingency_plan", "space-effect:1", "post:post_choam")
    assert plots(s) == {"contingency_plan"}  # after all effects
    do(s, "intrigue:contingency_plan")
    assert s.seats[0].solari == 6


@pytest.mark.shows("U-15.4", "R-028")
def test_a_plot_is_played_in_the_reveal_turn_until_clean_up() -> None:
    s = table("contingency_plan", "cunning").start()
    do(s, "reveal")
    assert "contingency_plan" in plots(s)
    do(s, "intrigue:contingency_plan")
    assert s.seats[0].solari == 2
    do(s, "end")
    assert s.decision.seat == 1
    assert plots(s) == set()


@pytest.mark.shows("U-15.4", "R-028")
def test_no_plot_on_another_players_turn() -> None:
    t = table("contingency_plan").intrigue(1, "contingency_plan")
    s = do(t.start(), "card:dagger", "space:assembly_hall", "end")
    assert s.decision.seat == 1
    do(s, "intrigue:contingency_plan")
    assert (s.seats[0].solari, s.seats[1].solari) == (0, 2)
    assert s.decision.seat == 1


@pytest.mark.shows("U-15.4")
def test_combat_and_endgame_cards_are_not_played_in_a_turn() -> None:
    t = table("devour", "secure_spice_trade", "shadow_alliance", "tactical_option")
    assert plots(t.units(0, conflict=3).start()) == set()


@pytest.mark.shows("U-15.4", "intrigue/contingency_plan", "intrigue/crysknife")
def test_a_card_with_two_kinds_can_be_played_as_either() -> None:
    s = do(table("contingency_plan").start(), "intrigue:contingency_plan")
    assert s.seats[0].solari == 2
    t = table("contingency_plan").units(0, conflict=1).units(1, conflict=1)
    s = t.intrigue(1, "devour").at_combat().start()
    do(s, "intrigue:contingency_plan")
    assert s.strength(0) == 5
    s = do(table("crysknife").start(), "intrigue:crysknife")
    assert s.seats[0].spice == 1
    t = table("crysknife").battle_cards(0, "choam_security").points(0, 10)
    s = do(t.at_endgame().start(), "intrigue:crysknife")
    assert s.seats[0].vp == 11


@pytest.mark.shows("U-15.5", "intrigue/imperium_politics")
def test_cards_are_combined_each_resolved_before_the_next() -> None:
    s = table("contingency_plan", "imperium_politics").start()
    assert plots(s) == {"contingency_plan"}
    do(s, "intrigue:contingency_plan")
    assert plots(s) == {"imperium_politics"}  # paid with what the first one gave
    do(s, "intrigue:imperium_politics")
    assert legal(s) == ["faction:emperor", "faction:spacing_guild"]  # nothing else until then
    do(s, "faction:emperor")
    assert sum(influence(s, 0).values()) == 1
    assert s.seats[0].solari == 1


# ---------------------------------------------------------------- waiting cards


@pytest.mark.shows("U-15.6", "R-029", "intrigue/call_to_arms")
def test_a_waiting_plot_acts_in_the_reveal_turn_each_time_and_is_then_discarded() -> None:
    t = table("call_to_arms", "contingency_plan").units(0, garrison=0)
    t.hand(0, "convincing_argument", "convincing_argument", "dagger").row(*DEAR)
    s = do(t.start(), "intrigue:call_to_arms")
    assert s.view(1)["seats"][0]["waiting"] == ["call_to_arms"]  # face up
    do(s, "reveal", "acquire:prepare_the_way")
    assert s.seats[0].garrison == 1
    do(s, "acquire:prepare_the_way")
    assert s.seats[0].garrison == 2
    assert intrigue_discard(s) == []
    do(s, "end")
    assert intrigue_discard(s) == ["call_to_arms"]


@pytest.mark.shows("R-029", "U-15.6")
def test_a_waiting_plot_is_discarded_even_if_unused() -> None:
    t = table("call_to_arms", "contingency_plan").units(0, garrison=0)
    s = do(t.start(), "intrigue:call_to_arms", "reveal", "end")
    assert s.seats[0].garrison == 0
    assert intrigue_discard(s) == ["call_to_arms"]


@pytest.mark.shows("U-15.6")
def test_a_waiting_plot_stays_through_the_agent_turns_before() -> None:
    t = table("call_to_arms", "contingency_plan").revealed(1, 2)
    s = do(t.start(), "intrigue:call_to_arms", "card:dagger", "space:assembly_hall", "end")
    assert s.active == 0
    assert s.to_dict()["seats"][0]["waiting"] == ["call_to_arms"]
    do(s, "card:reconnaissance", "space:arrakeen", "end")
    assert s.to_dict()["seats"][0]["waiting"] == ["call_to_arms"]


# ---------------------------------------------------------------- lines


@pytest.mark.shows("U-15.7", "R-030", "intrigue/change_allegiances")
def test_lines_without_or_are_used_separately() -> None:
    def start(fremen: int, spice: int) -> State:
        t = table("change_allegiances", "contingency_plan")
        return t.influence(0, fremen=fremen).have(0, spice=spice).start()

    s = start(1, 3)
    do(s, "intrigue:change_allegiances", "option:0", "faction:emperor", "option:1")
    do(s, "faction:emperor")  # both lines
    assert influence(s, 0)["emperor"] == 2
    assert (influence(s, 0)["fremen"], s.seats[0].spice) == (0, 0)
    s = start(1, 3)
    do(s, "intrigue:change_allegiances", "option:1", "faction:emperor", "pass")  # the second only
    assert (influence(s, 0)["fremen"], influence(s, 0)["emperor"]) == (1, 1)
    assert s.seats[0].spice == 0
    s = start(0, 3)
    do(s, "intrigue:change_allegiances", "faction:fremen")  # the first cannot be paid
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("R-030", "U-15.7", "intrigue/change_allegiances")
def test_a_card_needs_at_least_one_line_that_can_be_used() -> None:
    assert plots(table("change_allegiances").have(0, spice=2).start()) == set()
    assert plots(table("change_allegiances").have(0, spice=3).start()) == {"change_allegiances"}


@pytest.mark.shows("R-030", "intrigue/change_allegiances", "track/spacing_guild")
def test_what_the_first_line_gives_may_pay_for_the_second() -> None:
    t = table("depart_for_arrakis", "shaddams_favor", "change_allegiances", "mercenaries")
    t.influence(0, spacing_guild=3, fremen=1).have(0, solari=0)
    s = t.units(0, garrison=0).start()
    assert "mercenaries" not in plots(s)
    do(s, "intrigue:change_allegiances")
    do(s, "faction:fremen")
    do(s, "faction:spacing_guild")  # level 4: 3 Solari
    assert s.seats[0].solari == 3
    assert "mercenaries" in plots(s)


@pytest.mark.shows("R-030", "U-15.7", "intrigue/shaddams_favor")
def test_free_lines_always_happen() -> None:
    s = do(table("shaddams_favor").units(0).start(), "intrigue:shaddams_favor")
    assert (s.seats[0].garrison, s.seats[0].solari) == (1, 0)
    t = table("shaddams_favor").units(0).influence(0, emperor=3)
    s = do(t.start(), "intrigue:shaddams_favor")
    assert (s.seats[0].garrison, s.seats[0].solari) == (1, 3)


@pytest.mark.shows("U-15.7", "R-030", "intrigue/market_opportunity")
def test_lines_with_or_are_alternatives() -> None:
    t = table("market_opportunity").have(0, spice=2, solari=5)
    s = do(t.start(), "intrigue:market_opportunity")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:0")
    assert (s.seats[0].spice, s.seats[0].solari) == (0, 10)
    assert s.decision.kind == "turn"
    s = do(t.start(), "intrigue:market_opportunity", "option:1")
    assert (s.seats[0].spice, s.seats[0].solari) == (7, 0)
    assert s.decision.kind == "turn"


@pytest.mark.shows("R-031", "intrigue/impress")
def test_a_card_is_playable_although_a_part_has_no_target() -> None:
    t = table("impress", "contingency_plan").units(0, conflict=1)
    t.row(*DEAR).reserve("prepare_the_way", 0)
    s = t.at_combat().start()
    do(s, "intrigue:impress")
    assert s.strength(0) == 4
    assert cards(s, 0, "discard").count("prepare_the_way") == 0
    assert row(s) == list(DEAR)


# ---------------------------------------------------------------- drawing and stealing


@pytest.mark.shows("U-15.8")
def test_an_empty_intrigue_deck_is_made_anew_from_the_discard_pile() -> None:
    t = table().empty_intrigue_deck(discard=5)
    pile = set(t.doc["intrigue_discard"])
    s = do(t.start(), "card:dagger", "space:assembly_hall")
    assert len(intrigues(s, 0)) == 1
    assert set(intrigues(s, 0)) <= pile
    assert len(s.intrigue_deck) == 4
    assert intrigue_discard(s) == []


@pytest.mark.shows("U-15.8", "U-15.2")
def test_trashed_intrigue_cards_do_not_come_back() -> None:
    t = table().empty_intrigue_deck(discard=1)
    gone = list(t.doc["intrigue_trash"])
    (left,) = t.doc["intrigue_discard"]
    s = do(t.start(), "card:dagger", "space:assembly_hall")
    assert intrigues(s, 0) == [left]
    assert s.to_dict()["intrigue_trash"] == gone


@pytest.mark.shows("R-023")
def test_with_deck_and_discard_pile_empty_the_draw_fails() -> None:
    s = do(table().empty_intrigue_deck().start(), "card:dagger", "space:assembly_hall")
    assert intrigues(s, 0) == []
    assert s.active == 1  # nothing was left to do


@pytest.mark.shows("U-15.9", "U-19", "space/secrets")
def test_every_opponent_with_four_or_more_gives_one() -> None:
    t = Table().hand(0, "diplomacy", "dagger").intrigue(0)
    t.intrigue(1, *FOUR_CARDS).intrigue(2, "opportunism", "buy_access", "distraction")
    s = t.intrigue_top("spring_the_trap").start()
    do(s, "card:diplomacy", "space:secrets")
    mine = set(intrigues(s, 0))
    assert len(mine) == 2
    assert "spring_the_trap" in mine
    assert mine - {"spring_the_trap"} == set(FOUR_CARDS) - set(intrigues(s, 1))
    assert len(intrigues(s, 1)) == 3
    assert len(intrigues(s, 2)) == 3  # three are safe


@pytest.mark.shows("U-15.9")
def test_several_opponents_give_one_each() -> None:
    t = Table().hand(0, "diplomacy", "dagger").intrigue(1, *FOUR_CARDS)
    t.intrigue(2, "opportunism", "buy_access", "distraction", "detonation", "detonation")
    s = do(t.start(), "card:diplomacy", "space:secrets")
    assert [len(intrigues(s, seat)) for seat in range(3)] == [3, 3, 4]


@pytest.mark.shows("U-15.9", "U-23")
def test_the_stolen_card_is_chosen_at_random() -> None:
    stolen = set()
    for seed in range(40):
        t = Table().hand(0, "diplomacy", "dagger").intrigue(1, *FOUR_CARDS)
        s = t.intrigue_top("spring_the_trap").start()
        s.reseed(seed)
        do(s, "card:diplomacy", "space:secrets")
        stolen |= set(intrigues(s, 0)) - {"spring_the_trap"}
    assert stolen == set(FOUR_CARDS)


@pytest.mark.shows("U-15.10", "U-16.3", "intrigue/sietch_ritual")
def test_discard_a_card_never_means_an_intrigue_card() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "sietch_ritual", "cunning")
    s = do(t.start(), "intrigue:sietch_ritual")
    assert legal(s) == ["card:dagger", "card:reconnaissance"]
    t = Table().hand(0, "dagger").intrigue(0, "sietch_ritual", "contingency_plan")
    s = do(t.start(), "card:dagger", "space:assembly_hall")
    assert "sietch_ritual" not in plots(s)  # only Intrigue cards are left in hand
    assert "contingency_plan" in plots(s)


# ---------------------------------------------------------------- several triggers


def bought_the_spice_must_flow() -> tuple[State, list[str]]:
    """Guild Spy revealed, the acquire contract held, Call to Arms waiting; what then happens."""
    t = Table(choam=True).contracts(0, held=("acquire_the_spice_must_flow",))
    t.hand(0, "guild_spy", "convincing_argument", "convincing_argument", "diplomacy", "dagger")
    t.owns(0, "council").spies(0, "post_fremen").units(0, garrison=0)
    t.intrigue(0, "call_to_arms", "contingency_plan")
    s = do(t.start(), "intrigue:call_to_arms", "reveal")
    assert s.seats[0].persuasion == 9
    s.log = []
    do(s, "acquire:the_spice_must_flow")
    fremen = list(influence(s, 0)).index("fremen")
    order = []
    for event, _, a, _ in s.log:
        if event == events.SCORED:
            order.append("acquire effect")
        elif event == events.INFLUENCE_UP and a == fremen:
            order.append("card in play")
        elif event == events.COMPLETED:
            order.append("contract")
        elif event == events.RECRUITED:
            order.append("face-up Intrigue")
    return s, order


@pytest.mark.shows("R-012", "R-055", "C-3.8")
def test_acquire_effect_then_contract_then_face_up_intrigue() -> None:
    s, order = bought_the_spice_must_flow()
    order.remove("card in play")
    assert order == ["acquire effect", "contract", "face-up Intrigue"]
    assert influence(s, 0)["spacing_guild"] == 1
    assert (s.seats[0].vp, s.seats[0].solari, s.seats[0].garrison) == (1, 3, 1)


@pytest.mark.shows("R-012", "R-055", "imperium/guild_spy")
def test_the_trigger_of_a_card_in_play_comes_before_the_contract() -> None:
    s, order = bought_the_spice_must_flow()
    assert influence(s, 0)["fremen"] == 1
    assert order == ["acquire effect", "card in play", "contract", "face-up Intrigue"]
