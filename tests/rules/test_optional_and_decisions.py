"""Mandatory and optional effects (U-17), and who decides what (U-22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kanly
from kanly import State

from ..table import (
    THREE,
    Table,
    alliances,
    battle_cards,
    cards,
    do,
    influence,
    intrigues,
    legal,
    spies,
)
from .helpers import (
    led_by,
    may_detonate,
    may_trash,
    must_discard,
    must_gain_influence,
    must_take_a_contract,
    send,
    spaces,
)

# ---------------------------------------------------------------- U-17: mandatory and optional

Maker = Callable[[], State]


def _amber() -> State:
    t = led_by("lady_amber_metulli").hand(0, "dagger", "reconnaissance").units(0, conflict=1)
    return do(t.start(), "reveal")


def _arrow() -> State:
    t = Table().hand(0, "captured_mentat", "dagger", "diplomacy")
    return send(t.start(), "captured_mentat", "accept_contract")


def _deploy() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=3)
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


def _gather() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").spies(0, "post_city_right")
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


def _defend() -> State:
    t = Table().control(0, "arrakeen").next_conflict("siege_of_arrakeen")
    return t.at_round_start().start()


def _acquire() -> State:
    return do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")


def _spy() -> State:
    t = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    return do(t.start(), "card:diplomacy", "space:espionage")


def _recall_for_a_spy() -> State:
    t = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    t.spies(0, "post_choam", "post_fremen", "post_emperor")
    return do(t.start(), "card:diplomacy", "space:espionage", "space-effect:1")


@pytest.mark.shows("U-17.1")
@pytest.mark.parametrize(
    ("start", "offer"),
    [
        (_amber, "leader-effect:0"),  # "you may"
        (_arrow, "card-effect:0"),
        (may_trash, "card-effect:0"),
        (may_detonate, ""),
        (_deploy, "deploy:3"),
        (_gather, "post:post_city_right"),
        (_defend, ""),
        (_acquire, "acquire:prepare_the_way"),
        (_spy, "space-effect:1"),
        (_recall_for_a_spy, "post:post_choam"),
    ],
    ids=lambda x: x.__name__.strip("_") if callable(x) else "",
)
def test_optional_effects_can_be_declined(start: Maker, offer: str) -> None:
    s = start()
    assert len(legal(s)) >= 2
    if offer:
        assert offer in legal(s)
    assert {"pass", "end"} & set(legal(s))


@pytest.mark.shows("U-17.1", "U-10.7")
def test_infiltrating_is_a_choice_of_the_destination() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").agents(1, "arrakeen")
    s = do(t.spies(0, "post_city_right").start(), "card:reconnaissance")
    assert {"arrakeen", "spice_refinery"} <= spaces(s)
    do(s, "space:spice_refinery", "pass")
    assert spies(s, 0) == ["post_city_right"]


@pytest.mark.shows("U-17.1", "imperium/captured_mentat")
def test_a_declined_arrow_has_no_effect() -> None:
    s = do(_arrow(), "end")
    assert intrigues(s, 0) == []
    assert len(s.seats[0].hand) == 3  # dagger, diplomacy and the card of the space


@pytest.mark.shows("U-17.1", "U-7.18", "space/sietch_tabr")
def test_a_declined_detonation_leaves_the_wall() -> None:
    s = do(may_detonate(), "pass")
    assert s.shield_wall
    s = may_detonate()
    do(s, "option:0")
    assert not s.shield_wall


def _must_draw() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").discard(0, "diplomacy", "seek_allies")
    return do(t.deck(0).start(), "card:reconnaissance", "space:arrakeen")


def _must_complete_a_contract() -> State:
    t = Table(choam=True).contracts(0, held=("arrakeen_troop_spy",)).units(0, garrison=3)
    t.hand(0, "reconnaissance", "dagger")
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


@pytest.mark.shows("U-17.2")
@pytest.mark.parametrize(
    "start",
    [
        _must_draw,
        must_gain_influence,
        must_take_a_contract,
        _must_complete_a_contract,
        must_discard,
    ],
    ids=lambda x: x.__name__.strip("_"),
)
def test_mandatory_effects_cannot_be_declined(start: Maker) -> None:
    s = start()
    assert len(legal(s)) >= 2
    assert not {"pass", "end"} & set(legal(s))


@pytest.mark.shows("U-17.2", "U-17.3", "starter/seek_allies")
def test_recruiting_self_trash_and_flipping_happen() -> None:
    s = do(Table().units(0).hand(0, "dagger").start(), "card:dagger", "space:gather_support")
    assert s.seats[0].garrison == 2
    t = Table().hand(0, "seek_allies", "dagger")
    s = do(t.start(), "card:seek_allies", "space:deliver_supplies")
    assert cards(s, 0, "trash") == ["seek_allies"]  # told to trash that very card
    s = Table().conflict("skirmish_desert_mouse").units(0, conflict=1).at_combat().start()
    assert battle_cards(s, 0) == []
    assert s.seats[0].vp == 1


@pytest.mark.shows("U-17.3", "imperium/shishakli")
def test_trashing_is_mandatory_only_as_a_cost() -> None:
    t = Table().hand(0, "shishakli", "dagger").top(0, "diplomacy", "seek_allies")
    s = do(t.start(), "card:shishakli", "space:accept_contract", "card-effect:0")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "played:shishakli"}
    before = len(s.seats[0].hand)
    do(s, "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert len(s.seats[0].hand) == before  # one trashed, one drawn
    t = Table().hand(0, "desert_survival", "dagger")
    s = do(t.start(), "card:desert_survival", "space:accept_contract", "end")
    assert cards(s, 0, "trash") == []  # the plain icon was declined


@pytest.mark.shows("U-17.4", "R-014", "R-048", "U-18.5", "imperium/guild_envoy")
def test_a_mandatory_effect_that_cannot_be_done_waits_and_lapses() -> None:
    t = Table().hand(0, "guild_envoy").intrigue(0, "intelligence_report").top(0, "dagger")
    s = do(t.start(), "card:guild_envoy", "space:deliver_supplies")
    assert legal(s) == ["intrigue:intelligence_report", "end"]  # it cannot be fired into nothing
    lapsed = do(s.copy(), "end")
    assert lapsed.active == 1
    assert cards(lapsed, 0, "discard") == []
    do(s, "intrigue:intelligence_report")  # now it can be done, so it must be
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("R-014", "U-6.14", "imperium/wheels_within_wheels")
def test_conditions_are_tested_when_the_effect_is_resolved() -> None:
    t = Table().hand(0, "wheels_within_wheels", "dagger").spies(0, "post_emperor")
    s = t.influence(0, emperor=1).start()
    send(s, "wheels_within_wheels", "dutiful_service")
    do(s, "pass")
    assert influence(s, 0)["emperor"] == 2
    assert s.seats[0].solari == 2 + 2  # the space and, thanks to its Influence, the card


@pytest.mark.shows("U-17.5", "R-016")
def test_if_only_a_part_can_be_done_that_part_is_done() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=11)
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert s.seats[0].garrison == 12
    t = Table().hand(0, "reconnaissance", "dagger").have(0, water=2).deck(0, "seek_allies")
    s = do(t.start(), "card:reconnaissance", "space:research_station")
    do(s, "space-effect:1")  # draw two, of one
    assert cards(s, 0, "hand") == ["dagger", "seek_allies"]


@pytest.mark.shows("R-013", "U-6.13")
def test_each_printed_icon_is_an_effect_of_its_own() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").have(0, water=2).units(0)
    t.discard(0, "diplomacy", "seek_allies").deck(0)
    s = do(t.start(), "card:reconnaissance", "space:research_station")
    assert s.seats[0].garrison == 2  # the troops came, the draw is still to be made
    assert "space-effect:1" in legal(s)
    do(s, "deploy:1")
    assert "space-effect:1" in legal(s)


@pytest.mark.shows("R-013", "U-6.13")
def test_an_arrow_with_its_cost_is_one_effect_and_an_or_is_one_choice() -> None:
    s = _arrow()
    assert [a for a in legal(s) if a.startswith("card-effect")] == ["card-effect:0"]
    t = Table().hand(0, "undercover_asset", "dagger").units(0, conflict=1)
    s = do(t.intrigue(0, "contingency_plan").start(), "reveal")
    boxes = [a for a in legal(s) if a.startswith("reveal-effect")]
    assert boxes == ["reveal-effect:undercover_asset/0"]
    do(s, *boxes)
    assert legal(s) == ["option:0", "option:1"]


# ---------------------------------------------------------------- U-22: decision points


@pytest.mark.shows("R-038", "U-22", "U-2.4")
def test_leaders_are_chosen_in_reverse_turn_order_or_at_random_or_fixed() -> None:
    s = kanly.new_game(players=3, leaders="draft", seed=3, first_player=1)
    order, chosen = [], []
    for _ in range(3):
        order.append(s.decision.seat)
        chosen.append(legal(s)[0])
        do(s, legal(s)[0])
        assert chosen[-1] not in legal(s)
    assert order == [0, 2, 1]
    assert "pass" not in chosen
    named = [seat["leader"] for seat in s.to_dict()["seats"]]
    assert [f"leader:{named[seat]}" for seat in order] == chosen
    seen = set()
    for seed in range(12):
        seats = kanly.new_game(players=3, leaders="random", seed=seed).to_dict()["seats"]
        leaders = [seat["leader"] for seat in seats]
        assert len(set(leaders)) == 3
        seen.add(leaders[0])
    assert len(seen) > 3
    fixed = kanly.new_game(leaders=THREE, seed=1).to_dict()["seats"]
    assert [seat["leader"] for seat in fixed] == THREE


def _turn() -> State:
    return Table().hand(0, "dagger", "reconnaissance").intrigue(0, "contingency_plan").start()


def _which_spy_infiltrates() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").agents(1, "spice_refinery")
    s = t.spies(0, "post_city_right", "post_city_middle").start()
    return do(s, "card:reconnaissance", "space:spice_refinery")


def _cost_option() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").have(0, spice=1)
    return do(t.start(), "card:reconnaissance", "space:spice_refinery")


def _combat_window() -> State:
    t = Table().units(0, conflict=1).intrigue(0, "devour")
    return t.at_combat().start()


def _reward_order() -> State:
    t = Table().conflict("spice_freighters").units(0, conflict=1).have(0, spice=3)
    return t.at_combat().start()


def _endgame() -> State:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "propaganda")
    return t.points(0, 10).at_endgame().start()


@pytest.mark.shows("U-22")
@pytest.mark.parametrize(
    ("start", "seat", "decline", "offers"),
    [
        (_defend, 0, True, set()),
        (_turn, 0, False, {"card:dagger", "reveal", "intrigue:contingency_plan"}),
        (_cost_option, 0, False, {"option:0", "option:1"}),
        (_which_spy_infiltrates, 0, False, {"post:post_city_right", "post:post_city_middle"}),
        (_gather, 0, True, {"post:post_city_right"}),
        (_spy, 0, True, {"space-effect:1"}),
        (_deploy, 0, True, {"deploy:1", "deploy:2", "deploy:3"}),
        (must_discard, 0, False, {"card:dagger", "card:diplomacy"}),
        (_acquire, 0, True, {"acquire:prepare_the_way"}),
        (_combat_window, 0, True, {"intrigue:devour"}),
        (_reward_order, 0, False, {"option:0", "option:1"}),
        (_endgame, 0, True, {"battle:objective_desert_mouse_first"}),
    ],
    ids=lambda x: x.__name__.strip("_") if callable(x) else "",
)
def test_who_decides_what_and_may_decline(
    start: Maker, seat: int, decline: bool, offers: set[str]
) -> None:
    s = start()
    assert s.decision.seat == seat
    assert offers <= set(legal(s))
    assert bool({"pass", "end"} & set(legal(s))) == decline


@pytest.mark.shows("U-22", "U-5.2")
def test_there_is_no_passing_at_the_start_of_a_turn() -> None:
    assert not {"pass", "end"} & set(legal(_turn()))


@pytest.mark.shows("U-22", "U-9.8")
def test_the_holder_of_an_alliance_chooses_who_of_the_tied_players_receives_it() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "change_allegiances")
    t.influence(0, fremen=4).alliance(0, "fremen").influence(1, fremen=4).influence(2, fremen=4)
    s = do(t.start(), "intrigue:change_allegiances")
    assert s.decision.seat == 0
    assert set(legal(s)) == {"seat:1", "seat:2"}
    do(s, "seat:2")
    assert alliances(s)["fremen"] == 2
