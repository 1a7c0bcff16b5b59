"""Solo games of 2020 (B-11, R-108)."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import State
from kanly.engine.events import HAGAL, ROUND

from ..table import agents, alliances, control, do, influence, legal
from .of_2020 import Base, changes, decider, hagal_shown, kind, marks, seat, send, solo, until

MEMNON, ARIANA, ILBAN = "earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"


def onward(s: State) -> State:
    """Reveal and end as soon as may be, up to the person's next turn."""
    round_now = s.to_dict()["round"]
    while s.decision is not None and s.to_dict()["round"] == round_now:
        wanted = next((a for a in ("end", "reveal", "pass") if a in legal(s)), legal(s)[0])
        do(s, wanted)
    return s


def fought(conflict: str, *troops: int) -> Base:
    """Combat between the person and two Rivals who reveal no swords.

    The Rival in seat 2 is First Player, so you are the first to act in the next round.
    """
    t = solo(RABBAN, MEMNON).conflict(conflict).calm_hagal()
    for n in range(3):
        t.have(n, solari=0, spice=0, water=0).intrigue(n)
    t.fight(*troops, first=2)
    return t


# ================================================================ B-11.2, B-11.5 Swordmasters


@pytest.mark.shows("B-11.2", "B-11.5")
@pytest.mark.parametrize(
    ("level", "comes"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_both_swordmasters_come_with_a_certain_conflict(level: str, comes: int) -> None:
    s = solo(difficulty=level).start()
    for n in range(1, 7):
        assert s.to_dict()["round"] == n
        for rival in (1, 2):
            it = seat(s, rival)
            assert it["swordmaster"] == (n >= comes)
            assert it["agents"] + len(it["agents_at"]) == (3 if n >= comes else 2)
        onward(s)


@pytest.mark.shows("B-11.5")
def test_the_swordmasters_act_in_the_round_they_come() -> None:
    s = onward(onward(onward(solo(MEMNON, ARIANA, difficulty="mentat").start())))
    sent: Counter[tuple[int, int]] = Counter()
    now = 1
    for event, who, number, _ in s.log or []:
        now = number if event == ROUND else now
        sent[now, who] += event == HAGAL
    assert [sent[2, 1], sent[2, 2]] == [2, 2]
    assert [sent[3, 1], sent[3, 2]] == [3, 3]


# ================================================================ B-11.6, B-11.8 spending


@pytest.mark.shows("B-11.8")
@pytest.mark.parametrize(
    ("rival", "thing", "before", "after", "points"),
    [
        (ARIANA, "water", 1, 2, 0),
        (ARIANA, "water", 2, 0, 1),
        (ILBAN, "solari", 5, 6, 0),
        (ILBAN, "solari", 6, 0, 1),
        (MEMNON, "spice", 5, 6, 0),
        (MEMNON, "spice", 6, 0, 1),
    ],
)
def test_a_rival_spends_sets_for_points(
    rival: str, thing: str, before: int, after: int, points: int
) -> None:
    t = solo(rival, RABBAN).have(1, solari=0, spice=0, water=0).have(1, **{thing: before})
    s = t.hagal("arrakeen_1p").turn_of(1).start()
    assert (seat(s, 1)[thing], seat(s, 1)["vp"]) == (after, points)


@pytest.mark.shows("B-11.8")
def test_three_intrigue_cards_are_a_point() -> None:
    t = solo(BARON, RABBAN).intrigue(1, "ambush", "bribery").have(1, solari=1, water=0)
    s = do(t.hagal("arrakeen_1p").turn_of(1).start(), "option:0")
    assert (seat(s, 1)["intrigue"], seat(s, 1)["vp"]) == ([], 1)


@pytest.mark.shows("B-11.8", "B-11.6")
def test_what_is_more_than_a_set_is_kept() -> None:
    t = solo(MEMNON, RABBAN).have(1, spice=5).bonus_spice(the_great_flat=1)
    s = t.hagal("harvest_spice").turn_of(1).start()
    assert (seat(s, 1)["spice"], seat(s, 1)["vp"]) == (5 + 4 - 7, 1)


@pytest.mark.shows("B-11.8")
def test_two_sets_at_once_are_two_points() -> None:
    t = solo(MEMNON, RABBAN).have(1, spice=6).bonus_spice(the_great_flat=5)
    s = t.hagal("harvest_spice").turn_of(1).start()
    assert (seat(s, 1)["spice"], seat(s, 1)["vp"]) == (0, 2)


@pytest.mark.shows("B-11.8")
def test_no_swordmaster_is_needed_to_spend() -> None:
    t = fought("guild_bank_raid", 0, 2, 0).have(1, solari=1)
    s = t.start()
    assert not seat(s, 1)["swordmaster"]
    assert (seat(s, 1)["solari"], seat(s, 1)["vp"]) == (0, 1)


@pytest.mark.shows("B-11.8")
def test_you_do_not_spend_for_points() -> None:
    t = solo().have(0, solari=9, spice=9, water=9)
    assert seat(t.start(), 0)["vp"] == 0


# ================================================================ B-11.7 rewards


@pytest.mark.shows("B-11.7")
@pytest.mark.parametrize(
    ("conflict", "first", "second"),
    [
        ("skirmish_a", {"vp": 1}, {"intrigue": 1, "solari": 2}),
        ("skirmish_b", {"vp": 1}, {"water": 1}),
        ("guild_bank_raid", {"solari": 6}, {"solari": 4}),
        ("raid_stockpiles", {"intrigue": 1, "spice": 3}, {"spice": 2}),
        ("desert_power", {"vp": 1, "water": 1}, {"water": 1, "spice": 1}),
        ("battle_for_imperial_basin", {"vp": 2}, {"spice": 5}),
    ],
)
def test_rivals_take_rewards(conflict: str, first: dict[str, int], second: dict[str, int]) -> None:
    t = fought(conflict, 0, 3, 2)
    s = t.start()
    units = ("supply", "garrison", "deployed")
    for n, reward in ((1, first), (2, second)):
        got = {k: v for k, v in changes(t.doc, s, n).items() if k not in units}
        assert got == reward


@pytest.mark.shows("B-11.7")
def test_the_third_reward_is_for_a_tie_for_second_only() -> None:
    s = fought("guild_bank_raid", 3, 2, 2).start()
    assert [seat(s, n)["solari"] for n in range(3)] == [6, 2, 2]
    s = fought("guild_bank_raid", 3, 2, 1).start()
    assert [seat(s, n)["solari"] for n in range(3)] == [6, 4, 0]


@pytest.mark.shows("B-11.7")
def test_a_rival_takes_control_and_its_bonus() -> None:
    s = fought("siege_of_carthag", 1, 3, 0).start()
    assert control(s)["carthag"] == 1
    t = solo(RABBAN, MEMNON).control(1, "carthag").hand(0, "reconnaissance", "dagger")
    s = send(t.start(), "reconnaissance", "carthag")
    assert changes(t.doc, s, 1) == {"solari": 1}


@pytest.mark.shows("B-11.7")
def test_a_rival_defends_what_it_controls() -> None:
    t = solo(RABBAN, MEMNON).next_conflict("siege_of_carthag").control(1, "carthag")
    t.doc["first"] = 0
    s = t.at_round_start().start()
    assert (seat(s, 1)["deployed"], seat(s, 1)["supply"]) == (1, 8)


@pytest.mark.shows("B-11.7", "B-5.3")
def test_a_rival_uses_the_mentat_next_round() -> None:
    s = fought("sort_through_the_chaos", 0, 3, 0).start()
    assert marks(s)["mentat"] == 1
    assert (seat(s, 1)["agents"], seat(s, 2)["agents"]) == (3, 2)


@pytest.mark.shows("B-11.7")
def test_a_rival_gains_nothing_by_trashing() -> None:
    s = fought("terrible_purpose", 0, 3, 0).start()
    assert (kind(s), seat(s, 1)["vp"]) == ("turn", 1)


# ================================================================ B-11.9 tracks


@pytest.mark.shows("B-11.9")
def test_rivals_score_for_influence_and_alliances_and_take_no_bonus() -> None:
    t = solo(RABBAN, MEMNON).influence(1, fremen=1).hagal("stillsuits").turn_of(1).units(1)
    assert changes(t.doc, t.start(), 1) == {"fremen": 1, "vp": 1}
    t = solo(RABBAN, MEMNON).influence(1, fremen=3).hagal("stillsuits").turn_of(1).units(1)
    s = t.start()
    assert changes(t.doc, s, 1) == {"fremen": 1, "vp": 1}
    assert alliances(s)["fremen"] == 1


# ================================================================ B-11.10 choices


@pytest.mark.shows("B-11.10")
def test_influence_goes_where_a_rival_has_least() -> None:
    t = fought("skirmish_c", 0, 3, 0).influence(1, emperor=1, spacing_guild=1, fremen=2)
    s = t.start()
    assert kind(s) == "turn"
    assert influence(s, 1)["bene_gesserit"] == 1


@pytest.mark.shows("B-11.10")
def test_you_decide_between_factions_where_a_rival_has_equally_little() -> None:
    t = fought("skirmish_c", 0, 3, 0).influence(1, emperor=1, spacing_guild=2)
    s = t.start()
    assert (kind(s), decider(s)) == ("influence", 0)
    assert legal(s) == ["faction:bene_gesserit", "faction:fremen"]
    do(s, "faction:fremen")
    assert influence(s, 1)["fremen"] == 1
    assert influence(s, 0)["fremen"] == 0


@pytest.mark.shows("B-11.10")
def test_two_factions_of_machinations_are_those_with_least() -> None:
    t = fought("machinations", 0, 3, 0).influence(1, emperor=3, spacing_guild=1)
    s = until(t.start(), "turn")
    assert influence(s, 1) == {"emperor": 3, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}


@pytest.mark.shows("B-11.10")
def test_both_influence_of_grand_vision_go_to_one_faction() -> None:
    t = fought("grand_vision", 0, 3, 0).influence(1, emperor=3, spacing_guild=1, fremen=1)
    s = until(t.start(), "turn")
    assert influence(s, 1)["bene_gesserit"] == 2


@pytest.mark.shows("B-11.10")
@pytest.mark.parametrize(("option", "reward"), [(0, ("intrigue", 1)), (1, ("spice", 1))])
def test_you_decide_what_is_not_about_influence(option: int, reward: tuple[str, int]) -> None:
    t = fought("cloak_and_dagger", 3, 2, 2)
    s = do(t.start(), "faction:emperor")
    assert (kind(s), decider(s)) == ("choose", 0)
    before = s.to_dict()
    do(s, f"option:{option}")
    gained = changes(before, s, 2)  # the First Player of those tied comes first
    assert gained[reward[0]] == reward[1]


@pytest.mark.shows("B-11.10")
def test_you_choose_two_of_three_for_a_rival() -> None:
    t = fought("battle_for_arrakeen", 3, 2, 0)
    s = t.start()
    assert (kind(s), decider(s), len(legal(s))) == ("choose", 0, 3)
    do(s, "option:2")
    assert (seat(s, 1)["spice"], seat(s, 1)["solari"]) == (2, 3)


# ================================================================ B-11.11 Corner the Market


@pytest.mark.shows("B-11.11", "X-B13")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 2)])
def test_each_rival_counts_as_having_two_the_spice_must_flow(copies: int, points: int) -> None:
    t = solo().discard(0, *["the_spice_must_flow"] * copies).intrigue(0, "corner_the_market")
    s = t.at_endgame().start()
    offered = s.decision is not None and "intrigue:corner_the_market" in legal(s)
    assert offered == (points > 0)
    if offered:
        do(s, "intrigue:corner_the_market")
    assert seat(s, 0)["vp"] == points


# ================================================================ B-11.12 Expert Deployment


def expert(
    conflict: str, own: int, *, you: int = 0, swords: int = 0, level: str = "mentat"
) -> dict[str, int]:
    """A Rival with 3 troops in garrison comes to Carthag (1 recruit); what changes for it."""
    t = solo(RABBAN, MEMNON, difficulty=level).conflict(conflict).hagal("carthag")
    t.units(0, conflict=you).units(1, garrison=3, conflict=own).units(2)
    if swords:
        t.revealed(0, swords=swords)
    t.agents(1, "secrets").agents(2, "wealth", "foldspace").intrigue(0, "ambush").turn_of(1)
    s = t.start()
    return changes(t.doc, s, 1)


DEPLOYS = {"supply": -1, "garrison": -2, "deployed": 3}
HOLDS = {"supply": -1, "garrison": 1}


@pytest.mark.shows("B-11.12", "R-108")
@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
@pytest.mark.parametrize("conflict", ["skirmish_a", "guild_bank_raid"])
@pytest.mark.parametrize(
    ("own", "you", "changed"),
    [
        (0, 0, DEPLOYS),
        (1, 0, DEPLOYS),
        (2, 0, HOLDS),
        (3, 2, DEPLOYS),
        (4, 2, HOLDS),
        (5, 2, HOLDS),
    ],
)
def test_a_rival_that_leads_by_4_strength_holds_its_troops_back(
    level: str, conflict: str, own: int, you: int, changed: dict[str, int]
) -> None:
    assert expert(conflict, own, you=you, level=level) == changed


@pytest.mark.shows("B-11.12", "R-108")
def test_swords_already_revealed_count_for_the_lead() -> None:
    assert expert("guild_bank_raid", 4, you=2) == HOLDS
    assert expert("guild_bank_raid", 4, you=2, swords=1) == DEPLOYS


@pytest.mark.shows("B-11.12")
def test_in_a_conflict_iii_a_rival_deploys_all_it_can() -> None:
    assert expert("grand_vision", 5) == DEPLOYS


@pytest.mark.shows("B-11.12", "B-11.2")
@pytest.mark.parametrize("level", ["mercenary", "sardaukar"])
def test_rivals_of_lower_levels_always_deploy(level: str) -> None:
    assert expert("guild_bank_raid", 5, level=level) == DEPLOYS


@pytest.mark.shows("B-11.12")
def test_the_lead_is_over_the_other_rival_too() -> None:
    t = solo(RABBAN, MEMNON, difficulty="mentat").conflict("guild_bank_raid").hagal("carthag")
    t.units(0).units(1, garrison=3, conflict=3).units(2, conflict=2)
    s = t.agents(2, "wealth", "foldspace").turn_of(1).start()
    assert changes(t.doc, s, 1) == DEPLOYS


# ================================================================ B-11.13, B-11.14


@pytest.mark.shows("B-11.13")
def test_a_rival_with_10_points_ends_the_game_and_may_win() -> None:
    s = solo().points(1, 10).points(0, 8).at_recall().start()
    assert s.decision is None
    assert s.standings[0].seat == 1


@pytest.mark.shows("B-11.13")
def test_you_win_with_more_points_than_the_rivals() -> None:
    s = solo().points(1, 10).points(0, 11).at_recall().start()
    assert s.standings[0].seat == 0


@pytest.mark.shows("B-11.14")
def test_rivals_act_in_sequence_with_you() -> None:
    s = kanly.new_game(edition="imperium", leaders=["paul_atreides"], seed=4)
    sent = [len(agents(s, n)) for n in range(3)]
    assert sent == [0, 1, 1]
    do(s, next(a for a in legal(s) if a.startswith("card:")))
    until(s, "turn", "reveal-menu")
    assert [len(agents(s, n)) for n in range(3)] == [1, 2, 2]


@pytest.mark.shows("B-11.14")
def test_when_you_have_revealed_rivals_use_up_their_agents() -> None:
    t = solo(RABBAN, MEMNON).hagal("wealth", "foldspace", "secrets", "rally_troops")
    s = do(t.hand(0, "convincing_argument", "diplomacy").start(), "reveal")
    do(s, "end")
    assert s.to_dict()["round"] == 2
    shown = hagal_shown(s)
    assert shown[:4] == ["wealth", "foldspace", "secrets", "rally_troops"]


@pytest.mark.shows("B-11.14")
def test_a_rival_without_agents_is_passed_over() -> None:
    t = solo(RABBAN, MEMNON).agents(1, "wealth", "foldspace").hagal("secrets")
    s = send(t.hand(0, "dagger", "convincing_argument").start(), "dagger", "hall_of_oratory")
    assert [len(agents(s, n)) for n in range(3)] == [1, 2, 1]


@pytest.mark.shows("B-11.4", "B-7.1")
def test_the_marker_goes_round_rivals_and_you() -> None:
    for first, after in ((0, 1), (1, 2), (2, 0)):
        t = solo()
        t.doc["first"] = first
        assert t.at_recall().start().to_dict()["first"] == after


@pytest.mark.shows("B-11.1", "B-11.14")
def test_what_a_rival_gains_lies_in_its_supply() -> None:
    t = solo(MEMNON, RABBAN).have(1, spice=0).hagal("arrakeen_1p").turn_of(1)
    assert seat(t.start(), 1)["spice"] == 1
