"""Why an action is not legal: every reason, and no reason too many."""

from __future__ import annotations

from typing import Any

import pytest

from kanly import State
from tests.table import Table, do, legal

Why = list[tuple[str, dict[str, Any]]]


def why(s: State, action: str | int) -> Why:
    """The reasons against an action, with their details."""
    return [(reason.code, reason.params) for reason in s.explain(action)]


def codes(s: State, action: str | int) -> list[str]:
    """The reasons against an action."""
    return [reason.code for reason in s.explain(action)]


# ---------------------------------------------------------------- any action


def test_after_the_end_no_action_is_legal() -> None:
    s = Table().at_endgame().start()
    assert why(s, "reveal") == [("game-over", {})]


def test_a_legal_action_has_no_reason_against_it() -> None:
    s = Table().hand(0, "dagger", "diplomacy").start()
    assert [why(s, action) for action in legal(s)] == [[], [], []]


@pytest.mark.parametrize("block", ["intrigue", "card", "acquire", "space"])
def test_numbers_without_a_thing_are_just_not_offered(block: str) -> None:
    s = Table().hand(0, "dagger", "diplomacy").start()
    names = {
        "intrigue": s.codex.intrigue_ids,
        "card": s.codex.card_ids,
        "acquire": s.codex.card_ids,
        "space": s.codex.space_ids,
    }[block]
    after = s.action(f"{block}:{names[-1]}") + 1
    assert why(s, after) == [("not-offered", {"kind": "turn"})]


@pytest.mark.parametrize("action", ["discarded:dagger", "post:post_emperor", "option:0", "pass"])
def test_what_belongs_to_other_questions_is_not_offered(action: str) -> None:
    s = Table().hand(0, "dagger", "diplomacy").start()
    assert why(s, action) == [("not-offered", {"kind": "turn"})]


def test_reveal_comes_at_the_start_of_a_turn() -> None:
    s = do(Table().hand(0, "dagger", "diplomacy").start(), "card:diplomacy")
    assert why(s, "reveal") == [("not-turn-start", {})]


def test_a_turn_ends_only_after_what_is_mandatory() -> None:
    t = Table(choam=True).hand(0, "interstellar_trade", "dagger").units(0, garrison=2)
    s = do(t.start(), "card:interstellar_trade", "space:arrakeen")
    assert "end" not in legal(s)
    assert why(s, "end") == [("mandatory-left", {})]
    assert codes(Table().hand(0, "dagger", "diplomacy").start(), "end") == ["not-offered"]


def test_no_more_troops_are_deployed_than_the_turn_allows() -> None:
    t = Table().hand(0, "diplomacy", "dagger").units(0, garrison=4).top(0, "seek_allies")
    s = do(t.start(), "card:diplomacy", "space:fremkit")
    assert {"deploy:1", "deploy:2"} <= set(legal(s))
    assert why(s, "deploy:3") == [("deploy-limit", {"limit": 2})]
    assert why(s, "deploy:0") == [("deploy-limit", {"limit": 2})]
    assert codes(Table().hand(0, "dagger", "diplomacy").start(), "deploy:1") == ["not-offered"]


# ---------------------------------------------------------------- cards


def test_why_a_card_is_not_played() -> None:
    t = Table().hand(0, "convincing_argument", "diplomacy", "seek_allies")
    t.agents(1, "deliver_supplies").agents(2, "dutiful_service", "secrets")
    t.have(0, spice=0, water=0)
    t.doc["seats"][1].update(agents=0, agents_at=["deliver_supplies", "fremkit"])
    s = t.intrigue(0, "contingency_plan").start()
    assert why(s, "card:dagger") == [("not-in-hand", {"card": "dagger"})]
    assert why(s, "card:convincing_argument") == [("no-icons", {"card": "convincing_argument"})]
    assert why(s, "card:diplomacy") == [("no-destination", {"card": "diplomacy"})]


def test_a_card_is_not_played_without_an_agent() -> None:
    t = Table().hand(0, "diplomacy", "dagger").agents(0, "arrakeen", "fremkit")
    s = t.intrigue(0, "contingency_plan").start()
    assert why(s, "card:diplomacy") == [("no-agent", {})]


def test_cards_are_only_explained_at_the_start_of_a_turn() -> None:
    s = do(Table().hand(0, "dagger", "diplomacy").start(), "card:diplomacy")
    assert why(s, "card:dagger") == [("not-offered", {"kind": "space"})]


# ---------------------------------------------------------------- spaces


def test_spaces_are_only_explained_while_one_can_be_chosen() -> None:
    s = do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")
    assert why(s, "space:arrakeen") == [("not-offered", {"kind": "reveal-menu"})]


@pytest.mark.parametrize(
    ("have", "space", "resource", "need"),
    [
        ({"spice": 3}, "sardaukar", "spice", 4),
        ({"water": 0}, "desert_tactics", "water", 1),
        ({"solari": 4}, "high_council", "solari", 5),
    ],
)
def test_what_a_space_costs(have: dict[str, int], space: str, resource: str, need: int) -> None:
    poor = {"solari": 0, "spice": 0, "water": 0} | have
    s = Table().hand(0, "dagger", "diplomacy").have(0, **poor).start()
    params = {"space": space, "resource": resource, "need": need, "have": have[resource]}
    assert why(s, f"space:{space}") == [("cost", params)]
    rich = {resource: need}
    s = Table().hand(0, "dagger", "diplomacy").have(0, **rich).start()
    assert codes(s, f"space:{space}") == ["choose-card-first"]


@pytest.mark.parametrize("level", [0, 1, 2])
def test_what_influence_a_space_requires(level: int) -> None:
    t = Table().hand(0, "dagger", "diplomacy").have(0, solari=3).influence(0, emperor=level)
    params = {"space": "imperial_privilege", "faction": "emperor", "level": 2, "have": level}
    missing = [("requirement", params)]
    chosen = [("choose-card-first", {"space": "imperial_privilege"})]
    assert why(t.start(), "space:imperial_privilege") == (missing if level < 2 else chosen)


def test_a_card_can_do_without_the_requirement() -> None:
    s = Table().hand(0, "undercover_asset", "diplomacy").have(0, solari=3).start()
    assert codes(s, "space:imperial_privilege") == ["choose-card-first"]
    do(s, "card:diplomacy")
    assert "requirement" in codes(s, "space:imperial_privilege")


def test_who_stands_on_a_space() -> None:
    t = Table().hand(0, "diplomacy", "dagger").agents(0, "dutiful_service")
    s = t.agents(2, "fremkit", "secrets").start()
    assert why(s, "space:dutiful_service") == [("own-agent", {"space": "dutiful_service"})]
    assert why(s, "space:fremkit") == [("occupied", {"space": "fremkit", "seat": 2})]
    s = t.spies(0, "post_bene_gesserit").start()
    assert codes(s, "space:secrets") == ["choose-card-first"]
    assert codes(s, "space:fremkit") == ["occupied"]


def test_the_swordmaster_is_gained_once() -> None:
    t = Table().hand(0, "dagger", "diplomacy").have(0, solari=8)
    assert codes(t.start(), "space:swordmaster") == ["choose-card-first"]
    s = t.owns(0, "swordmaster").start()
    assert why(s, "space:swordmaster") == [("once", {"space": "swordmaster"})]
    assert codes(s, "space:high_council") == ["choose-card-first"]


@pytest.mark.shows("V-2.1")
def test_the_highest_level_bars_the_swordmaster() -> None:
    t = Table(players=1, difficulty="kwisatz_haderach").hand(0, "dagger", "diplomacy")
    s = t.have(0, solari=8).start()
    assert why(s, "space:swordmaster") == [("no-swordmaster-level", {"space": "swordmaster"})]
    assert codes(s, "space:high_council") == ["choose-card-first"]


def test_the_icons_of_the_card_and_of_the_hand() -> None:
    s = Table().hand(0, "dagger", "diplomacy").start()
    assert why(s, "space:arrakeen") == [("no-icon", {"space": "arrakeen", "icon": "city"})]
    do(s, "card:dagger")
    params = {"card": "dagger", "space": "fremkit", "icon": "fremen"}
    assert why(s, "space:fremkit") == [("card-icon", params)]


def test_a_spy_icon_reaches_what_is_spied_on() -> None:
    t = Table().hand(0, "covert_operation", "diplomacy").spies(0, "post_city_right")
    s = t.start()
    assert codes(s, "space:arrakeen") == ["choose-card-first"]
    assert codes(s, "space:research_station")[-1] == "no-icon"
    do(s, "card:covert_operation")
    assert why(s, "space:arrakeen") == []
    s = do(t.start(), "card:diplomacy")
    assert codes(s, "space:arrakeen") == ["card-icon"]


# ---------------------------------------------------------------- purchases


ROW = ["overthrow", "steersman", "long_live_the_fighters", "corrinth_city", "desert_power"]


@pytest.mark.shows("U-11.5")
@pytest.mark.parametrize("place", range(5))
def test_every_card_of_the_row_is_on_offer_but_dear(place: int) -> None:
    s = do(Table().row(*ROW).hand(0, "convincing_argument", "dagger").start(), "reveal")
    need = [8, 8, 7, 6, 6][place]
    params = {"card": ROW[place], "need": need, "have": 2}
    assert why(s, f"acquire:{ROW[place]}") == [("persuasion", params)]


def test_what_is_not_on_offer() -> None:
    t = Table().row(*ROW).reserve("the_spice_must_flow", 0)
    s = do(t.hand(0, "convincing_argument", "dagger").start(), "reveal")
    for card in ("dagger", "convincing_argument", "strike_fleet", "the_spice_must_flow"):
        assert why(s, f"acquire:{card}") == [("not-on-offer", {"card": card})]
    assert why(s, "acquire:prepare_the_way") == []


def test_a_card_of_the_reserve_is_dear() -> None:
    s = do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")
    params = {"card": "the_spice_must_flow", "need": 9, "have": 2}
    assert why(s, "acquire:the_spice_must_flow") == [("persuasion", params)]


@pytest.mark.shows("U-18.7", "intrigue/manipulate")
def test_a_card_set_aside_is_on_offer_for_one_less() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").row("overthrow", "leadership")
    s = t.intrigue(0, "manipulate", "contingency_plan").start()
    do(s, "intrigue:manipulate", "acquire:leadership", "reveal")
    params = {"card": "leadership", "need": 4, "have": 1}
    assert why(s, "acquire:leadership") == [("persuasion", params)]


def test_cards_are_acquired_in_the_reveal_turn() -> None:
    s = Table().hand(0, "dagger", "diplomacy").row(*ROW).start()
    assert why(s, "acquire:overthrow") == [("not-revealing", {"card": "overthrow"})]


# ---------------------------------------------------------------- Intrigue


def test_why_an_intrigue_card_is_not_played() -> None:
    t = Table(choam=True).hand(0, "dagger", "diplomacy")
    s = t.intrigue(0, "backed_by_choam", "devour", "shadow_alliance").start()
    held = {"card": "backed_by_choam"}
    assert why(s, "intrigue:backed_by_choam") == [("condition", held)]
    assert why(s, "intrigue:devour") == [("wrong-time", {"card": "devour"})]
    assert why(s, "intrigue:shadow_alliance") == [("wrong-time", {"card": "shadow_alliance"})]
    assert why(s, "intrigue:cunning") == [("intrigue-not-held", {"card": "cunning"})]
    do(s, "card:diplomacy")
    assert why(s, "intrigue:devour") == [("not-offered", {"kind": "space"})]


@pytest.mark.parametrize("menu", ["agent-menu", "reveal-menu"])
def test_plots_are_played_in_both_menus(menu: str) -> None:
    t = Table().hand(0, "diplomacy", "convincing_argument").units(0, garrison=2)
    s = t.intrigue(0, "buy_access", "devour").have(0, solari=0).start()
    do(s, *(("reveal",) if menu == "reveal-menu" else ("card:diplomacy", "space:fremkit")))
    assert s.decision.kind == menu
    assert codes(s, "intrigue:buy_access") == ["condition"]
    assert codes(s, "intrigue:devour") == ["wrong-time"]


def test_in_combat_only_combat_cards_are_played() -> None:
    t = Table().units(0, conflict=2).units(1, conflict=2)
    s = t.intrigue(0, "impress", "go_to_ground", "spring_the_trap", "buy_access").at_combat()
    state = s.start()
    assert state.decision.kind == "combat"
    assert codes(state, "intrigue:impress") == []
    assert codes(state, "intrigue:spring_the_trap") == ["condition"]
    assert codes(state, "intrigue:buy_access") == ["wrong-time"]


def test_in_the_endgame_only_endgame_cards_are_played() -> None:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "choam_security")
    s = t.intrigue(0, "crysknife", "shadow_alliance", "impress").at_endgame().start()
    assert s.decision.kind == "endgame"
    assert codes(s, "intrigue:crysknife") == []
    assert codes(s, "intrigue:shadow_alliance") == ["condition"]
    assert codes(s, "intrigue:impress") == ["wrong-time"]


def test_a_post_is_no_space() -> None:
    s = Table().start()
    first = s.codex.post_ids[0]
    assert why(s, f"post:{first}") == [("not-offered", {"kind": "turn"})]
