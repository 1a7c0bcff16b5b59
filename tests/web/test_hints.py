"""Hints say what is true: every claim is tried on the real position, over whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kanly import State, new_game
from kanly.engine import actions as act
from kanly.engine.library import load
from kanly.language import LANGUAGES, message_ids
from kanly.web.hints import at_ease, hint_for, told, topic_of
from kanly.web.model import ActionOut, HintOut
from kanly.web.plans import PLANS
from kanly.web.previews import numbers
from kanly.web.reasons import facts
from kanly.web.tried import PRICES, TOLD, Hint, activated, leads
from kanly.web.words import Sort

from ..table import Table, do

GAMES: list[dict[str, Any]] = [
    {"players": 1, "seed": 3},
    {"players": 1, "seed": 8, "modules": ["choam"]},
    {"players": 2, "seed": 5},
    {"players": 3, "seed": 21, "modules": ["choam"]},
    {"players": 4, "seed": 34},
    {"players": 4, "seed": 55, "leaders": "draft"},
    {"players": 6, "seed": 7, "leaders": "recommended"},
    {"players": 6, "seed": 11, "leaders": "draft"},
    {"edition": "imperium", "players": 1, "seed": 4},
    {"edition": "imperium", "players": 2, "seed": 6},
    {"edition": "imperium", "players": 4, "seed": 9, "leaders": "recommended"},
    {"edition": "imperium", "players": 4, "seed": 12, "leaders": "draft"},
    {"players": 4, "seed": 15, "modules": ["imperium", "imperium_leaders"]},
]


LEAVING = {"dangerous_rhetoric", "foldspace", "power_play", "seek_allies", "subversive_advisor"}
"""Cards that are trashed by being played, whatever else happens."""


def check(state: State, hint: Hint) -> None:
    """What the hint claims happens in the real position."""
    assert state.decision is not None
    seat = state.decision.seat
    copy = state.copy()
    copy.asks_everything = True
    for n, answer in enumerate(hint.answers):
        assert copy.decision is not None
        assert copy.decision.seat == seat
        if n == hint.since:
            fighter = copy.stands_in[seat]
            before, led = numbers(copy, seat, fighter), leads(copy, fighter)
        copy.apply(answer)
    after = numbers(copy, seat, fighter)
    for change in hint.changes:
        key = (change.what, change.faction, change.seat)
        assert (before[key], after[key]) == (change.before, change.after), (hint, change)
    if hint.leads:
        assert not led
        assert leads(copy, fighter)
    check_troops(state, hint)
    check_reasons(state, copy, hint)


def check_troops(state: State, hint: Hint) -> None:
    """What is said of troops is so when they are sent."""
    advice = hint.advice
    assert state.decision is not None
    if advice is None:
        assert not act.DEPLOY <= hint.answers[0] < act.RIVAL
        return
    seat = state.decision.seat
    others = state.opponents(seat)
    assert advice.against == max(state.strength(n) for n in others)
    after = state.copy()
    after.asks_everything = True
    sent = advice.most if advice.word == "keep" else advice.troops
    if sent:
        after.apply(act.DEPLOY + sent)
    assert (after.strength(seat), after.ranks()[seat]) == (advice.strength, advice.place)
    assert leads(after, seat) == (advice.word in ("hold", "all", "keep-lead"))
    if advice.word == "all":
        assert act.DEPLOY + advice.troops + 1 not in state.decision.actions
    if advice.word == "place":
        assert state.ranks()[seat] == 0 < advice.place


FIRST_PLANS = {
    "count_ilban_richese": {"signet_ring", "solari"},
    "earl_memnon_thorvald": {"signet_ring", "solari"},
    "glossu_the_beast_rabban": {"signet_ring", "troops where it comes to a fight"},
    "paul_atreides": {"signet_ring"},
    "feyd_rautha_harkonnen": {"signet_ring"},
    "gurney_halleck": {"signet_ring", "troops where it comes to a fight"},
    "lady_amber_metulli": {"signet_ring", "solari"},
    "lady_margot_fenring": {"signet_ring", "bene_gesserit"},
    "muad_dib": {"fremen"},
}
"""What the words of each plan (`plan-ID`) speak of."""


def leader_of(state: State) -> str:
    """The Leader of the seat that decides."""
    assert state.decision is not None
    return state.codex.leader_ids[state.seats[state.decision.seat].leader]


def signs_of_a_plan(state: State, after: State, hint: Hint) -> set[str]:
    """What of the things plans speak of is there once the hint is followed."""
    assert state.decision is not None
    seat, ids = state.decision.seat, state.codex.card_ids
    before, now = numbers(state, seat), numbers(after, seat)
    found = {faction or what for what, faction, _ in [key for key in now if now[key] > before[key]]}
    of_turn = state.decision.kind == "turn"
    card = hint.answers[0] - act.HAND if of_turn else state.turn.card
    space = state.codex.spaces[hint.answers[hint.since] - act.SPACE]
    fights = space.combat and after.seats[seat].garrison
    return found | {ids[card]} | ({"troops where it comes to a fight"} if fights else set())


def check_reasons(state: State, after: State, hint: Hint) -> None:
    """What is said to be paid for can be paid for; what is said to be the Leader's plan is."""
    if hint.activates:
        state, hint = activated(state, hint.answers[0]), hint.then
    assert state.decision is not None
    decision = state.decision
    check_team_reasons(state, after, hint)
    for word, args in facts(state, decision, hint):
        if word.startswith("enough-"):
            good = word.removeprefix("enough-")
            space = state.action(str(args["space"])) - act.SPACE
            have = getattr(after.seats[decision.seat], good)
            prices = [getattr(cost, good) for cost in after.costs(decision.seat, space)]
            assert min(prices) == args["n"] <= have
        if word == "thins":
            card = state.action(str(args["card"]))
            assert card == hint.answers[0]
            assert state.action_text(card).partition(":")[2] in LEAVING
        if word == "plan":
            assert FIRST_PLANS[leader_of(state)] & signs_of_a_plan(state, after, hint)


def check_team_reasons(state: State, after: State, hint: Hint) -> None:
    """What is said of personal boards, the Throne Row, the whole team and the Ally is so."""
    assert state.decision is not None
    seat, t, last = state.decision.seat, state.codex, hint.answers[hint.since]
    for word, args in facts(state, state.decision, hint):
        ally = int(str(args["ally"]).partition(":")[2]) if "ally" in args else -1
        if word == "personal":
            assert t.spaces[last - act.SPACE].only == leader_of(state)
        if word == "throne":
            assert state.teams is not None
            assert after.teams is not None
            assert after.teams.throne == state.teams.throne.replace(
                bytes([last - act.THRONE]), b"", 1
            )
        if word == "team-reward":
            (risen,) = [c for c in hint.gains if c.what == "influence"]
            track = t.tracks[t.track_ids.index(risen.faction or "")]
            assert (risen.seat, track.owner) == (seat, leader_of(state))
            assert args["n"] in track.rewards
            assert risen.before < int(args["n"]) <= risen.after
        if word == "for-ally":
            assert ally == state.stands_in[seat] != seat
            assert ally in {change.seat for change in hint.gains}
        if word == "swords-count":
            assert after.strength(ally) > state.strength(ally) > 0
        if word in ("swords-wait", "swords-lost"):
            assert after.strength(ally) == 0 < after.seats[ally].swords
            assert state.seats[ally].revealed == (word == "swords-lost")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['players']}-{game['seed']}")
def test_every_claim_of_a_whole_game_is_true(game: dict[str, Any]) -> None:
    state = new_game(**game, aloud=True)
    chance = random.Random(game["seed"])
    asked = hints = reasoned = 0
    while state.decision is not None:
        decision = state.decision
        asked += 1
        hint = hint_for(state)
        if hint is not None:
            hints += 1
            assert hint.answers[0] in decision.actions
            check(state, hint)
        shown = told(state, decision.seat, chance.choice(LANGUAGES))
        assert shown is not None
        assert shown.topic == topic_of(decision)
        assert bool(shown.text) == (hint is not None) == (shown.action is not None)
        assert "  " not in " ".join([shown.text, *shown.why])
        assert len(shown.why) == len(set(shown.why))
        reasoned += bool(shown.why)
        good = hint is not None and chance.random() < 0.5
        state.apply(hint.answers[0] if hint and good else chance.choice(decision.actions))
    assert hints > asked / 2 > 30
    assert reasoned > 0.8 * hints


def said(state: State) -> tuple[str, str]:
    """The hint and its first reason."""
    shown = told(state, 0, "en")
    assert shown is not None
    return shown.text, next(iter(shown.why), "")


def told_why(state: State) -> list[str]:
    shown = told(state, 0, "en")
    assert shown is not None
    return shown.why


def hint_action(state: State) -> str | None:
    shown = told(state, 0, "en")
    return shown and shown.action


def test_a_first_step_with_a_faction_is_no_point() -> None:
    table = Table().hand(0, "diplomacy").have(0, solari=0, spice=0, water=0).revealed(1, 2)
    assert "Victory Point" not in said(table.start())[0]
    near = Table().hand(0, "diplomacy").have(0, solari=0, spice=0, water=0).revealed(1, 2)
    assert "1 Victory Point, 1 Influence (Emperor)" in said(near.influence(0, emperor=1).start())[0]


def in_arrakeen(table: Table) -> State:
    """An Agent has come to Arrakeen, with a troop."""
    state = table.hand(0, "reconnaissance", "dagger").start()
    return do(state, "card:reconnaissance", "space:arrakeen")


def test_as_many_troops_are_named_as_are_likely_to_keep_the_lead() -> None:
    nobody_comes = Table().units(0, garrison=3).units(1, conflict=1).revealed(1, 2)
    assert said(in_arrakeen(nobody_comes)) == (
        "Deploy 2 troops: with 4 strength you lead by 2.",
        "Others can still add troops and swords, but usually no more than that.",
    )
    one_may_come = Table().units(0, garrison=3).units(1, conflict=0, garrison=3).revealed(2)
    assert (
        said(in_arrakeen(one_may_come))[0] == "Deploy all 3 troops: with 6 strength you lead by 6."
    )


def test_troops_stay_at_home_where_they_would_not_help() -> None:
    lost = Table().units(0, garrison=1).units(1, conflict=6).units(2, conflict=5).revealed(1, 2)
    state = in_arrakeen(lost)
    text, why = said(state)
    assert text == "Keep your troops at home: with 2 more you would have 4 against 12."
    assert why == "Troops in the Conflict are gone afterwards: save them for one you can win."
    assert hint_action(state) == "end"


def test_a_single_troop_may_be_enough_for_the_second_reward() -> None:
    second = Table().units(0, garrison=1).units(1, conflict=6).revealed(1, 2)
    text, _ = said(in_arrakeen(second))
    assert text == "Deploy 1 troop: as things stand that takes the second reward."


def test_whoever_leads_by_enough_is_told_to_end_the_turn() -> None:
    safe = Table(aloud=True).units(0, garrison=3).units(1, conflict=1).revealed(1, 2)
    state = do(in_arrakeen(safe.intrigue(0, "contingency_plan")), "deploy:2")
    assert said(state)[0] == "Keep the rest at home and end your turn: you lead by 2."
    assert hint_action(state) == "end"


@pytest.mark.parametrize("leader", PLANS)
def test_the_first_hint_follows_the_first_plan(leader: str) -> None:
    if leader in load("imperium").leader_number:
        others = ["helena_richese", "duke_leto_atreides"]
        table = Table(edition="imperium", leaders=[leader, *others])
    else:
        table = Table(leaders=[leader, "lady_jessica", "staban_tuek"])
    state = table.hand(0, "signet_ring", "diplomacy", "dune_the_desert_planet", "dagger").start()
    hint = hint_for(state)
    assert hint is not None
    check(state, hint)
    assert "That is part of your first plan." in told_why(state)


def test_what_is_gained_is_said_to_pay_for_something() -> None:
    table = Table().hand(0, "dagger", "dune_the_desert_planet").have(0, solari=3, spice=0, water=0)
    state = table.revealed(1, 2).start()
    assert "5 Solari are enough for “High Council”." in told_why(state)


def test_a_card_that_leaves_the_game_thins_the_deck() -> None:
    state = Table().hand(0, "seek_allies").revealed(1, 2).start()
    thins = "“Seek Allies” leaves the game after use: you draw your better cards more often."
    assert thins in told_why(state)


def test_a_card_that_can_be_paid_is_named_with_its_price() -> None:
    table = Table().hand(0, "convincing_argument", "dagger").row("maula_pistol", "desert_survival")
    state = table.agents(0, "arrakeen", "fremkit").revealed(1, 2).start()
    if state.decision is not None and state.decision.kind == "turn":
        state.apply(state.action("reveal"))
    assert said(state)[0].endswith(": 2 of your 2 Persuasion.")


def test_nobody_else_is_told() -> None:
    assert told(Table().start(), 1, "en") is None


def test_hints_have_words_for_all_they_can_say() -> None:
    assert {f"hint-n-{what}" for what in (*TOLD, *PRICES)} == {
        id for id in message_ids("en", "hints.ftl") if id.startswith("hint-n-")
    }


def test_keeping_troops_at_home_is_not_questioned() -> None:
    def end(*lapsing: Sort) -> ActionOut:
        actions = [answer("end"), *(answer(sort, lapses=True) for sort in lapsing)]
        at_ease(actions, HintOut("deploy", "", [], "end"))
        return actions[0]

    assert end("deploy", "deploy").confirm == "never"
    assert end("deploy", "space-effect").confirm == "always"


def answer(sort: Sort, lapses: bool = False) -> ActionOut:
    """An answer that is asked about before it is given."""
    return ActionOut(
        action=sort, sort=sort, id="", n=None, at=None, zone=None, means=None, seat=None, good=None,
        shares=[], ranking=[], asks=None, label="", confirm="always", lapses=lapses,
        infiltrates=False, ends_undo=False, changes=[], spaces=[], factions=[],
    )  # fmt: skip
