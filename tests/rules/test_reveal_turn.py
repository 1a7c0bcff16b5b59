"""The Reveal turn (U-11): revealing, strength, acquiring, Clean Up."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, cards, do, intrigue_discard, intrigues, legal, row, spies
from .helpers import DEAR


def acquirable(s: State) -> set[str]:
    """What can be bought now."""
    return {a.removeprefix("acquire:") for a in legal(s) if a.startswith("acquire:")}


def turn(t: Table) -> State:
    """Start the Reveal turn of seat 0; it is not asked for if no card could be played.

    A Plot in hand keeps the turn from ending by itself.
    """
    if not t.doc["seats"][0]["intrigue"]:
        t.intrigue(0, "contingency_plan")
    s = t.start()
    return do(s, "reveal") if "reveal" in legal(s) else s


# ---------------------------------------------------------------- revealing


@pytest.mark.shows("U-11.1", "U-11.2", "U-11.19", "U-16.5")
def test_the_steps_reveal_then_resolve_then_clean_up() -> None:
    s = turn(Table().hand(0, "convincing_argument", "dagger").played(0, "diplomacy"))
    assert cards(s, 0, "hand") == []
    assert sorted(cards(s, 0, "shown")) == ["convincing_argument", "dagger"]
    assert cards(s, 0, "played") == ["diplomacy"]  # apart from the revealed ones
    assert s.seats[0].persuasion == 2  # resolved before Clean Up
    do(s, "end")
    assert cards(s, 0, "shown") == cards(s, 0, "played") == []
    assert sorted(cards(s, 0, "discard")) == ["convincing_argument", "dagger", "diplomacy"]
    assert s.active == 1


@pytest.mark.shows("U-11.2", "U-5.3")
def test_an_empty_hand_may_be_revealed() -> None:
    s = turn(Table().hand(0).owns(0, "council").row(*DEAR))
    assert acquirable(s) == {"prepare_the_way"}  # the seat's 2 Persuasion still come
    do(s, "end")
    assert s.seats[0].revealed
    assert s.active == 1


@pytest.mark.shows("U-11.3", "U-5.5")
def test_reveal_boxes_of_cards_played_on_agent_turns_give_nothing() -> None:
    s = turn(Table().hand(0, "reconnaissance", "dagger").played(0, "diplomacy", "maker_keeper"))
    assert s.seats[0].persuasion == 1


@pytest.mark.shows("U-11.3", "U-22")
def test_reveal_effects_are_resolved_in_any_order() -> None:
    first, second = "reveal-effect:spacing_guilds_favor/0", "reveal-effect:public_spectacle/0"
    hand = ("spacing_guilds_favor", "public_spectacle")
    for one, other in ((first, second), (second, first)):
        s = turn(Table().hand(0, *hand).have(0, spice=3).row(*DEAR))
        assert {first, second} <= set(legal(s))
        do(s, one)
        do(s, "faction:fremen" if one == first else "post:post_choam")
        assert one not in legal(s)
        assert other in legal(s)


@pytest.mark.shows("U-11.4", "space/high_council", "space/assembly_hall")
def test_persuasion_of_council_seat_and_assembly_hall() -> None:
    def persuasion(t: Table) -> int:
        return turn(t.hand(0, "convincing_argument", "reconnaissance")).seats[0].persuasion

    assert persuasion(Table()) == 3
    assert persuasion(Table().owns(0, "council")) == 5
    assert persuasion(Table().agents(0, "assembly_hall")) == 4
    assert persuasion(Table().agents(0, "gather_support")) == 3
    assert persuasion(Table().agents(1, "assembly_hall")) == 3
    assert persuasion(Table().owns(0, "council").agents(0, "assembly_hall")) == 6


@pytest.mark.shows("U-11.4", "leader/gurney_halleck")
def test_persuasion_of_a_leader() -> None:
    leaders = ["gurney_halleck", "muad_dib", "lady_amber_metulli"]
    s = turn(Table(leaders=leaders).hand(0, "reconnaissance").units(0, conflict=3))
    assert s.seats[0].persuasion == 2
    s = turn(Table(leaders=leaders).hand(0, "convincing_argument").units(0, conflict=2))
    assert s.seats[0].persuasion == 2


@pytest.mark.shows("U-11.5")
def test_cards_are_acquired_before_between_and_after_reveal_effects() -> None:
    t = Table().hand(0, "in_high_places", "public_spectacle").row(*DEAR)
    s = turn(t.spies(0, "post_choam", "post_fremen"))
    assert s.seats[0].persuasion == 3
    recall, place = "reveal-effect:in_high_places/0", "reveal-effect:public_spectacle/0"
    assert {recall, place} <= set(legal(s))
    do(s, "acquire:prepare_the_way")  # before
    assert s.seats[0].persuasion == 1
    assert acquirable(s) == set()
    do(s, recall, "post:post_choam")
    assert s.seats[0].persuasion == 4
    do(s, "acquire:prepare_the_way")  # between
    do(s, place, "post:post_emperor")
    do(s, "acquire:prepare_the_way")  # after
    assert cards(s, 0, "discard").count("prepare_the_way") == 3


@pytest.mark.shows("U-11.6", "R-032")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_and_used_at_once() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").top(0, "maker_keeper")
    s = turn(t.intrigue(0, "intelligence_report"))
    assert s.seats[0].persuasion == 1
    do(s, "intrigue:intelligence_report")
    assert cards(s, 0, "hand") == []
    assert "maker_keeper" in cards(s, 0, "shown")
    assert s.seats[0].persuasion == 3


@pytest.mark.shows("R-032", "U-19.1", "U-6.14")
def test_a_gain_whose_condition_becomes_true_later_is_granted_then_once() -> None:
    t = Table().hand(0, "southern_elders", "dagger").top(0, "maker_keeper", "maula_pistol")
    t.have(0, water=0).intrigue(0, "intelligence_report").spies(0, "post_choam", "post_fremen")
    s = turn(t)
    assert s.seats[0].persuasion == 0  # no Fremen Bond yet
    do(s, "intrigue:intelligence_report")  # two cards: both Fremen
    assert s.seats[0].persuasion == 2 + 1 + 2
    assert s.seats[0].water == 1


@pytest.mark.shows("R-032", "imperium/stilgar_the_devoted")
def test_amounts_already_granted_are_not_taken_back() -> None:
    t = Table().hand(0, "stilgar_the_devoted", "maker_keeper", "dagger").intrigue(0, "cunning")
    s = turn(t.have(0, spice=1).top(0, "seek_allies"))
    do(s, "reveal-effect:stilgar_the_devoted/0")
    assert s.seats[0].persuasion == 6
    do(s, "intrigue:cunning", "option:1", "revealed:maker_keeper")
    assert "maker_keeper" in cards(s, 0, "trash")
    assert s.seats[0].persuasion == 6


@pytest.mark.shows("U-11.7", "U-4.3")
def test_a_card_kept_in_hand_stays_beside_the_five_drawn_next_round() -> None:
    t = Table().hand(0, "diplomacy").hand(1).hand(2)
    s = t.at_round_start().start()
    assert len(s.seats[0].hand) == 6
    assert "diplomacy" in cards(s, 0, "hand")
    assert len(s.seats[1].hand) == 5


# ---------------------------------------------------------------- strength


@pytest.mark.shows("U-11.8")
def test_strength_is_two_a_troop_three_a_sandworm_and_one_a_sword() -> None:
    s = turn(Table().hand(0, "dagger", "dagger", "reconnaissance").units(0, conflict=2, worms=1))
    assert s.strength(0) == 2 * 2 + 3 + 2


@pytest.mark.shows("U-11.8")
def test_troops_in_the_garrison_give_no_strength() -> None:
    s = turn(Table().hand(0, "reconnaissance").units(0, garrison=5, conflict=1))
    assert s.strength(0) == 2


@pytest.mark.shows("U-11.9")
def test_swords_without_a_unit_are_no_strength() -> None:
    s = turn(Table().hand(0, "dagger", "dagger", "reconnaissance").units(0, garrison=3))
    assert s.strength(0) == 0


@pytest.mark.shows("U-11.9", "U-11.10", "leader/lady_amber_metulli")
def test_strength_becomes_zero_when_the_last_unit_leaves() -> None:
    leaders = ["lady_amber_metulli", "gurney_halleck", "muad_dib"]
    s = turn(Table(leaders=leaders).hand(0, "dagger", "dagger").units(0, conflict=1))
    assert s.strength(0) == 4
    do(s, "leader-effect:0")
    assert s.strength(0) == 0
    assert s.seats[0].garrison == 1


@pytest.mark.shows("U-11.9", "U-11.10", "R-046")
def test_swords_revealed_before_a_unit_enters_count_from_then_on() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=3)
    s = turn(t.intrigue(0, "detonation"))
    assert s.strength(0) == 0
    do(s, "intrigue:detonation", "option:1", "amount:2")
    assert s.strength(0) == 2 * 2 + 1


@pytest.mark.shows("U-11.9", "U-11.8")
def test_a_sandworm_alone_keeps_the_swords() -> None:
    s = turn(Table().hand(0, "dagger", "reconnaissance").units(0, worms=1))
    assert s.strength(0) == 4


@pytest.mark.shows("U-11.10", "imperium/chani_clever_tactician")
def test_strength_changes_at_once_with_units_and_swords() -> None:
    s = turn(Table().hand(0, "chani_clever_tactician", "dagger").units(0, conflict=3))
    assert s.strength(0) == 7
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert s.strength(0) == 2 + 1 + 4


@pytest.mark.shows("U-11.11")
def test_strength_has_no_upper_limit() -> None:
    s = turn(Table().hand(0, "dagger", "dagger").units(0, conflict=12, worms=7))
    assert s.strength(0) == 24 + 21 + 2
    s = turn(
        Table().hand(0, "long_live_the_fighters", "reconnaissance").units(0, conflict=12, worms=0)
    )
    assert s.strength(0) == 27


@pytest.mark.shows("U-11.12")
def test_before_the_reveal_turn_only_the_units_show() -> None:
    s = Table().hand(0, "dagger", "reconnaissance").units(0, conflict=2).start()
    assert s.strength(0) == 4
    do(s, "reveal")
    assert s.strength(0) == 5


# ---------------------------------------------------------------- acquiring


@pytest.mark.shows("U-11.13")
def test_the_row_and_the_two_reserve_cards_can_be_acquired() -> None:
    hand = ("overthrow", "price_is_no_object", "convincing_argument", "convincing_argument")
    t = Table().hand(0, *hand).owns(0, "council")
    wares = ("steersman", "corrinth_city", "leadership", "desert_survival", "sardaukar_soldier")
    s = turn(t.row(*wares))
    assert s.seats[0].persuasion == 10
    assert acquirable(s) == {*wares, "prepare_the_way", "the_spice_must_flow"}
    do(s, "acquire:leadership")
    assert s.seats[0].persuasion == 5


@pytest.mark.shows("U-11.13")
def test_a_card_dearer_than_the_persuasion_cannot_be_acquired() -> None:
    t = Table().hand(0, "convincing_argument", "reconnaissance").owns(0, "council")
    s = turn(t.row("steersman", "corrinth_city", "leadership", "paracompass", "branching_path"))
    assert s.seats[0].persuasion == 5
    assert acquirable(s) == {"leadership", "paracompass", "branching_path", "prepare_the_way"}


@pytest.mark.shows("U-11.14", "U-11.21")
def test_persuasion_buys_several_cards_and_the_rest_is_lost() -> None:
    t = Table().hand(0, "convincing_argument", "convincing_argument", "reconnaissance")
    t.imperium_top("overthrow", "steersman")
    s = turn(t.row("guild_envoy", "corrinth_city", "desert_power", "leadership", "shishakli"))
    do(s, "acquire:guild_envoy")  # 3 of the pooled 5
    assert s.seats[0].persuasion == 2
    do(s, "end")
    assert s.seats[0].persuasion == 0
    assert cards(s, 0, "discard").count("guild_envoy") == 1


@pytest.mark.shows("U-11.14", "U-17.1")
def test_acquiring_is_optional() -> None:
    s = turn(Table().hand(0, "convincing_argument", "dagger"))
    assert "end" in legal(s)
    do(s, "end")
    assert sorted(cards(s, 0, "discard")) == ["convincing_argument", "dagger"]


@pytest.mark.shows("U-11.15")
def test_the_acquired_card_lies_in_the_discard_pile_and_is_not_used() -> None:
    s = turn(Table().hand(0, "convincing_argument", "dagger").row(*DEAR))
    do(s, "acquire:prepare_the_way")
    assert cards(s, 0, "discard") == ["prepare_the_way"]
    assert "prepare_the_way" not in cards(s, 0, "shown")
    assert s.seats[0].persuasion == 0  # not its own 2


@pytest.mark.shows("U-11.15", "intrigue/inspire_awe")
def test_an_effect_may_bring_the_acquired_card_to_hand() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, worms=1).intrigue(0, "inspire_awe")
    s = t.row("desert_survival", *DEAR[:4]).start()
    do(s, "intrigue:inspire_awe", "acquire:desert_survival")
    assert "desert_survival" in cards(s, 0, "hand")
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("U-11.16", "R-012")
def test_the_row_is_refilled_before_the_acquire_effect_and_the_new_card_can_be_bought() -> None:
    t = Table().hand(0, "convincing_argument", "convincing_argument", "dagger")
    t.imperium_top("sardaukar_soldier")
    s = turn(t.row("guild_spy", *DEAR[:4]))
    do(s, "acquire:guild_spy")
    assert any(a.startswith("post:") for a in legal(s))  # its acquire effect is being resolved
    assert set(row(s)) == {*DEAR[:4], "sardaukar_soldier"}
    do(s, "pass")
    assert acquirable(s) == {"sardaukar_soldier"}
    do(s, "acquire:sardaukar_soldier")
    assert sorted(cards(s, 0, "discard"))[-1] == "sardaukar_soldier"


@pytest.mark.shows("R-021", "U-11.16")
def test_the_row_shrinks_when_the_imperium_deck_is_empty() -> None:
    t = Table().hand(0, "convincing_argument", "dagger", "diplomacy")
    t.row("sardaukar_soldier", *DEAR[:4])
    s = turn(t.empty_imperium_deck())
    do(s, "acquire:sardaukar_soldier")
    assert row(s) == list(DEAR[:4])
    assert s.codex.rulebook.faults(s) == []


@pytest.mark.shows("R-022")
def test_an_empty_reserve_stack_sells_nothing() -> None:
    t = Table().hand(0, "convincing_argument", "convincing_argument", "dagger").row(*DEAR)
    s = turn(t.reserve("prepare_the_way", 1))
    assert acquirable(s) == {"prepare_the_way"}
    do(s, "acquire:prepare_the_way")
    assert acquirable(s) == set()
    assert s.seats[0].persuasion == 2


@pytest.mark.shows("U-11.17", "reserve/the_spice_must_flow")
def test_the_acquire_effect_works_once_when_bought() -> None:
    hand = ("convincing_argument", "convincing_argument", "price_is_no_object", "reconnaissance")
    s = turn(Table().hand(0, *hand).owns(0, "council").row(*DEAR))
    do(s, "acquire:the_spice_must_flow")
    assert s.seats[0].vp == 1
    s = turn(Table().hand(0, "the_spice_must_flow", "reconnaissance"))
    assert s.seats[0].vp == 0  # not again when it is revealed
    assert s.seats[0].spice == 1


@pytest.mark.shows("U-11.17", "imperium/price_is_no_object")
def test_the_acquire_effect_works_however_the_card_is_acquired() -> None:
    t = Table().hand(0, "price_is_no_object", "dagger").have(0, solari=9)
    s = t.start()
    do(s, "card:price_is_no_object", "space:dutiful_service", "card-effect:0")
    do(s, "acquire:the_spice_must_flow")
    assert s.seats[0].vp == 1
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "inspire_awe")
    s = t.row("guild_spy", *DEAR[:4]).start()
    do(s, "intrigue:inspire_awe", "acquire:guild_spy", "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("U-11.18", "U-16.4")
def test_the_point_of_the_spice_must_flow_is_kept_when_the_card_is_trashed() -> None:
    hand = ("convincing_argument", "convincing_argument", "price_is_no_object", "reconnaissance")
    t = Table().hand(0, *hand).owns(0, "council").row(*DEAR).have(0, spice=1)
    s = turn(t.intrigue(0, "cunning"))
    do(s, "acquire:the_spice_must_flow")
    left = s.to_dict()["reserve"]["the_spice_must_flow"]
    do(s, "intrigue:cunning", "option:1", "discarded:the_spice_must_flow")
    assert s.to_dict()["reserve"]["the_spice_must_flow"] == left + 1
    assert "the_spice_must_flow" not in cards(s, 0, "discard")
    assert s.seats[0].vp == 1


@pytest.mark.shows("U-11.21", "space/assembly_hall")
def test_nothing_is_bought_with_persuasion_outside_the_reveal_turn() -> None:
    t = Table().hand(0, "dagger", "convincing_argument").owns(0, "council").revealed(1, 2)
    t.have(0, solari=2).intrigue(0, "contingency_plan").row(*DEAR)
    s = t.start()
    assert acquirable(s) == set()
    do(s, "card:dagger", "space:assembly_hall")
    assert acquirable(s) == set()
    do(s, "end", "reveal")
    assert s.seats[0].persuasion == 2 + 2 + 1  # all of it is there in the Reveal turn
    assert "prepare_the_way" in acquirable(s)


# ---------------------------------------------------------------- Clean Up


@pytest.mark.shows("U-11.19", "U-18.6", "imperium/spacing_guilds_favor")
def test_clean_up_is_not_discarding() -> None:
    s = turn(Table().hand(0, "spacing_guilds_favor", "dagger").played(0, "diplomacy"))
    do(s, "end")
    assert "spacing_guilds_favor" in cards(s, 0, "discard")
    assert s.seats[0].spice == 0


@pytest.mark.shows("U-11.20", "U-15.6", "R-029")
def test_a_plot_for_the_reveal_turn_is_discarded_at_its_end() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").intrigue(0, "call_to_arms", "cunning")
    s = t.start()
    do(s, "intrigue:call_to_arms")
    assert intrigues(s, 0) == ["cunning"]
    assert intrigue_discard(s) == []
    assert s.to_dict()["seats"][0]["waiting"] == ["call_to_arms"]  # face up before its owner
    do(s, "reveal")
    assert intrigue_discard(s) == []
    do(s, "end")
    assert intrigue_discard(s) == ["call_to_arms"]
    assert s.to_dict()["seats"][0]["waiting"] == []
