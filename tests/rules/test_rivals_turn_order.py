"""When Rivals act (V-3), and one turn after another."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import Table, agents, alliances, do, influence, legal, spies
from .helpers import RIVAL, count, pair, shown, turn


def actors(s: State) -> list[int]:
    """Whose turns the log tells of, in order: Agents sent and Reveal turns."""
    turns = (events.PLAYED, events.REVEALED, events.HAGAL)
    return [seat for event, seat, _, _ in s.log or [] if event in turns]


def reveal_all(s: State) -> list[int]:
    """Every person only reveals and declines the rest; the order of turns until the next round."""
    now = s.round
    s.log = []
    while s.round == now and not s.is_over:
        choice = next((a for a in ("reveal", "end", "pass") if a in legal(s)), legal(s)[0])
        do(s, choice)
    ended = next((n for n, e in enumerate(s.log) if e[0] == events.COMBAT), len(s.log))
    s.log = s.log[:ended]
    return actors(s)


# ---------------------------------------------------------------- V-3 turn order


@pytest.mark.shows("V-3.1")
def test_a_rival_takes_agent_turns_while_it_has_agents_and_never_reveals() -> None:
    t = pair().hand(0, "dagger").hand(1, "dagger").hagal("fremkit", "sardaukar")
    s = do(t.start(), "reveal", "reveal")
    assert actors(s)[:4] == [0, RIVAL, 1, RIVAL]
    assert count(s, events.REVEALED, RIVAL) == 0
    assert count(s, events.HAGAL, RIVAL) == 2
    assert s.round == 2
    rival = s.seats[RIVAL]
    assert not rival.revealed
    assert (rival.persuasion, rival.hand, rival.deck) == (0, b"", b"")


@pytest.mark.shows("V-3.2")
def test_solo_the_marker_passes_to_the_rivals_who_then_act_first() -> None:
    s = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).start()
    orders = []
    starters = []
    for _ in range(6):
        starters.append(s.first)
        # What a Rival does before the person's first decision was logged in the round before.
        before = [seat for seat in (1, 2) if s.seats[seat].agents_at]
        orders.append([*sorted(before), *reveal_all(s)][:3])
    assert starters == [0, 1, 2, 0, 1, 2]
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


@pytest.mark.shows("V-3.2")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_solo_recall_passes_the_marker_clockwise(first: int, following: int) -> None:
    t = Table(players=1)
    t.doc["first"] = first
    s = t.at_recall().start()
    assert (s.round, s.first) == (2, following)


@pytest.mark.shows("V-3.3")
def test_two_players_the_rival_always_acts_after_the_first_player() -> None:
    s = pair("lady_margot_fenring").start()
    starters, orders = [], []
    for _ in range(4):
        starters.append(s.first)
        assert s.decision.seat == s.first
        orders.append(reveal_all(s)[:3])
    assert starters == [0, 1, 0, 1]
    assert orders == [[0, RIVAL, 1], [1, RIVAL, 0]] * 2


@pytest.mark.shows("V-3.3")
def test_two_players_the_order_holds_for_the_whole_round() -> None:
    t = pair().hand(0, "dagger", "diplomacy").hand(1, "dagger", "diplomacy")
    t.doc["first"] = 1
    s = t.hagal("sardaukar", "research_station").turn_of(1).start()
    do(s, "card:dagger", "space:assembly_hall")
    assert (s.decision.seat, agents(s, RIVAL)) == (0, ["sardaukar"])
    do(s, "card:dagger")  # Gather Support is the only space left for it
    assert (s.decision.seat, agents(s, RIVAL)) == (1, ["sardaukar"])
    do(s, "reveal", "end")
    assert (s.decision.seat, agents(s, RIVAL)) == (0, ["sardaukar", "research_station"])


@pytest.mark.shows("V-3.4")
def test_a_rival_without_agents_is_skipped() -> None:
    t = pair().agents(RIVAL, "secrets", "fremkit").hand(0, "dagger")
    s = do(t.hagal("arrakeen").start(), "card:dagger", "space:assembly_hall")
    assert s.decision.seat == 1
    assert sorted(agents(s, RIVAL)) == ["fremkit", "secrets"]
    assert shown(s) == []


@pytest.mark.shows("V-3.4", "R-062")
def test_phase_2_goes_on_until_no_rival_has_an_agent() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).hand(0, "dagger")
    s = do(t.hagal("sardaukar", "fremkit", "research_station", "arrakeen").start(), "reveal")
    assert actors(s)[:5] == [0, 1, 2, 1, 2]
    assert s.round == 2
    spaces = [s.codex.space_ids[b] for e, _, _, b in s.log or [] if e == events.HAGAL]
    assert spaces[:4] == ["sardaukar", "fremkit", "research_station", "arrakeen"]
    combat = [n for n, e in enumerate(s.log or []) if e[0] == events.COMBAT]
    acted = [n for n, e in enumerate(s.log or []) if e[0] == events.HAGAL]
    assert acted[3] < combat[0]


@pytest.mark.shows("V-3.4", "R-062", "R-061")
def test_a_swordmaster_gained_after_everybody_revealed_still_acts() -> None:
    # Feyd (value 4) has 1 water and 1 Solari; its last Agent brings 2 Solari.
    t = Table(players=1, rivals=["feyd_rautha_harkonnen", "gurney_halleck"]).hand(0, "dagger")
    t.have(1, water=1, solari=1).agents(1, "secrets").agents(2, "fremkit", "sardaukar")
    s = do(t.hagal("accept_contract_shipping_a", "research_station").start(), "reveal")
    assert actors(s)[:3] == [0, 1, 1]
    assert s.seats[1].swordmaster
    assert s.seats[1].water == 0


@pytest.mark.shows("V-3.4", "V-8.5")
def test_a_swordmaster_gained_from_control_in_another_turn_acts_too() -> None:
    # Feyd has no Agent left; Gurney's visit to Arrakeen pays it the fourth resource.
    t = Table(players=1, rivals=["feyd_rautha_harkonnen", "gurney_halleck"]).hand(0, "dagger")
    t.have(1, water=3).agents(1, "secrets", "espionage").agents(2, "fremkit")
    s = t.control(1, "arrakeen").hagal("arrakeen", "research_station").start()
    do(s, "reveal")
    assert actors(s)[:3] == [0, 2, 1]
    assert s.seats[1].swordmaster


@pytest.mark.shows("V-3.5")
def test_rivals_draw_no_cards_at_round_start() -> None:
    s = pair().hand(0).hand(1).at_round_start().start()
    assert [len(seat.hand) for seat in s.seats] == [5, 5, 0]


@pytest.mark.shows("V-3.5", "V-8.6")
def test_rivals_get_the_defensive_bonus_at_round_start() -> None:
    t = pair().control(RIVAL, "arrakeen").next_conflict("siege_of_arrakeen").at_round_start()
    s = t.start()
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].supply, s.seats[RIVAL].garrison) == (1, 8, 3)


# ---------------------------------------------------------------- one turn after another


@pytest.mark.shows("R-062", "V-3.4")
def test_a_rival_left_alone_acts_until_its_agents_are_gone() -> None:
    t = pair().owns(RIVAL, "swordmaster").hand(0, "dagger").hand(1, "dagger")
    s = do(t.hagal("sardaukar", "heighliner", "secrets").start(), "reveal", "reveal")
    ended = [e[0] for e in s.log or []].index(events.RECALL)
    s.log = (s.log or [])[:ended]
    assert actors(s) == [0, RIVAL, 1, RIVAL, RIVAL]


@pytest.mark.shows("R-062", "V-3.2")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2, 1])])
def test_remaining_rivals_act_in_turn_order(first: int, order: list[int]) -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).hand(0, "dagger")
    t.doc["first"] = first
    s = t.hagal("sardaukar", "heighliner", "secrets", "research_station").turn_of(first).start()
    before = [seat for seat in (1, 2) if agents(s, seat)]
    do(s, "reveal")
    ended = [e[0] for e in s.log or []].index(events.RECALL)
    s.log = (s.log or [])[:ended]
    assert [*before, *actors(s)] == order


@pytest.mark.shows("V-5.1")
def test_what_a_person_recruited_does_not_count_for_the_rival() -> None:
    t = pair().hand(0, "dagger").units(RIVAL, garrison=6).hagal("fremkit")
    s = do(t.start(), "card:dagger", "space:gather_support")  # 2 troops
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 4)


@pytest.mark.shows("V-5.1", "U-7.7")
def test_what_a_rival_recruited_does_not_count_for_a_person() -> None:
    t = pair().hand(0, "dagger").hand(1, "diplomacy", "dagger").units(1, garrison=6)
    s = do(t.hagal("sardaukar").start(), "card:dagger", "space:assembly_hall")
    do(s, "card:diplomacy", "space:fremkit")
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2"]


@pytest.mark.shows("V-5.1")
def test_what_one_rival_recruited_does_not_count_for_the_other() -> None:
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"])
    t.units(2, garrison=6).agents(1, "espionage").agents(2, "secrets")
    s = t.hagal("heighliner", "fremkit").turn_of(1).start()
    assert (s.seats[1].deployed, s.seats[2].deployed) == (5, 2)


@pytest.mark.shows("V-5.1", "V-6.4", "V-8.10")
def test_troops_of_a_scheme_in_combat_do_not_count_in_the_next_round() -> None:
    # Seat 1 wins, its third Spy recruits 2 troops; then it starts the next round.
    t = Table(players=1, rivals=["staban_tuek", "gurney_halleck"]).conflict("test_of_loyalty")
    t.units(1, garrison=3, conflict=2).spies(1, "post_fremen", "post_choam").units(0)
    t.hagal("assembly_hall", "fremkit", "sardaukar").at_combat(0)
    s = t.start()
    assert agents(s, 1) == ["fremkit"]
    assert (s.seats[1].deployed, s.seats[1].garrison) == (2, 3)


@pytest.mark.shows("V-6.3", "V-7.8")
def test_a_scheme_can_open_the_way_for_sandworms_in_the_same_turn() -> None:
    t = pair("muad_dib").spies(RIVAL, "post_fremen", "post_choam").conflict("siege_of_arrakeen")
    s = turn(t.bonus_spice(deep_desert=1), "place_spy_city", "deep_desert")
    assert not s.shield_wall
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].spice, s.seats[RIVAL].deployed) == (2, 1, 2)


@pytest.mark.shows("V-6.2", "V-6.3")
def test_a_second_scheme_needs_two_more_spies() -> None:
    t = pair().spies(RIVAL, "post_fremen", "post_emperor").units(RIVAL)
    s = turn(t, "place_spy_city", "place_spy_landsraad", "place_spy_spice_trade", "secrets")
    # Third Spy: Scheme, one stays; second; third again: Scheme, the last one stays.
    assert spies(s, RIVAL) == ["post_choam"]
    assert s.seats[RIVAL].garrison == 4


@pytest.mark.shows("V-4.6", "V-7.7")
def test_an_occupied_basin_without_spice_leaves_the_other() -> None:
    t = pair().agents(0, "hagga_basin").bonus_spice(imperial_basin=1)
    assert agents(turn(t, "hagga_basin_imperial_basin"), RIVAL) == ["imperial_basin"]
    t = pair().agents(0, "deep_desert")
    assert agents(turn(t, "deep_desert", "sardaukar"), RIVAL) == ["sardaukar"]


@pytest.mark.shows("V-5.2", "U-9.8")
def test_a_rival_receives_the_alliance_of_a_person_who_falls_back() -> None:
    t = pair().intrigue(0, "change_allegiances").have(0, spice=0).hand(0, "dagger")
    t.influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = do(t.start(), "intrigue:change_allegiances")
    for _ in range(4):
        if alliances(s)["fremen"] == 0:
            do(s, next(a for a in ("faction:fremen", "option:0", *legal(s)) if a in legal(s)))
    assert alliances(s)["fremen"] == RIVAL
    assert s.seats[RIVAL].vp == 2


@pytest.mark.shows("V-5.2", "U-9.8")
def test_a_person_tied_with_a_rival_and_a_person_chooses_who_receives_the_alliance() -> None:
    t = pair().intrigue(0, "change_allegiances").have(0, spice=0).hand(0, "dagger")
    t.influence(1, fremen=4).influence(RIVAL, fremen=4).alliance(0, "fremen")
    s = do(t.start(), "intrigue:change_allegiances")
    for _ in range(4):
        if any(a.startswith("seat:") for a in legal(s)):
            break
        do(s, next(a for a in ("faction:fremen", "option:0", *legal(s)) if a in legal(s)))
    assert legal(s) == ["seat:1", "seat:2"]
    do(s, "seat:2")
    assert alliances(s)["fremen"] == RIVAL


@pytest.mark.shows("R-074")
@pytest.mark.parametrize(
    ("rival", "own", "holder", "chosen"),
    [
        # Jessica's Signet brings 1 Influence: only from a tie does she pass the holder.
        ("lady_jessica", 4, 4, "spacing_guild"),
        ("lady_jessica", 3, 4, "bene_gesserit"),
        ("lady_jessica", 4, 5, "bene_gesserit"),
        ("lady_jessica", 3, 0, "spacing_guild"),
        ("lady_jessica", 2, 0, "bene_gesserit"),
    ],
)
def test_an_alliance_of_another_is_in_reach_only_from_a_tie(
    rival: str, own: int, holder: int, chosen: str
) -> None:
    t = pair(rival).influence(RIVAL, spacing_guild=own).influence(0, spacing_guild=holder)
    if holder >= 4:
        t.alliance(0, "spacing_guild")
    s = turn(t, "spice_refinery")
    levels = {"emperor": 0, "spacing_guild": own, "bene_gesserit": 0, "fremen": 0}
    assert influence(s, RIVAL) == {**levels, chosen: levels[chosen] + 1}


@pytest.mark.shows("R-074")
@pytest.mark.parametrize(
    ("own", "holder", "chosen"),
    [(2, 0, "fremen"), (3, 4, "fremen"), (2, 4, "emperor"), (1, 0, "emperor")],
)
def test_rabbans_two_influence_reach_further(own: int, holder: int, chosen: str) -> None:
    t = pair("glossu_rabban").spies(RIVAL, "post_choam", "post_city_left")
    t.influence(RIVAL, fremen=own).influence(0, fremen=holder)
    if holder >= 4:
        t.alliance(0, "fremen")
    s = turn(t, "place_spy_landsraad", "research_station")
    levels = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": own}
    assert influence(s, RIVAL) == {**levels, chosen: levels[chosen] + 2}


@pytest.mark.shows("R-074")
def test_an_alliance_already_held_is_not_earned_again() -> None:
    t = pair("lady_jessica").alliance(RIVAL, "fremen")
    s = turn(t, "spice_refinery")
    assert influence(s, RIVAL)["fremen"] == 4
    assert influence(s, RIVAL)["bene_gesserit"] == 1


@pytest.mark.shows("V-6.3", "R-017")
def test_gurneys_scheme_at_the_top_of_the_track() -> None:
    t = pair("gurney_halleck").spies(RIVAL, "post_choam", "post_city_left")
    t.influence(RIVAL, fremen=6, emperor=2).alliance(RIVAL, "fremen")
    s = turn(t, "place_spy_landsraad", "gather_support_a")
    assert influence(s, RIVAL)["fremen"] == 6
    assert spies(s, RIVAL) == ["post_landsraad_right"]


@pytest.mark.shows("V-4.4", "U-15.8")
def test_a_rival_draws_intrigue_from_a_shuffled_discard_pile_or_none() -> None:
    s = turn(pair().empty_intrigue_deck(discard=2), "assembly_hall")
    assert (len(s.seats[RIVAL].intrigue), len(s.intrigue_deck)) == (1, 1)
    s = turn(pair().empty_intrigue_deck(), "assembly_hall")
    assert s.seats[RIVAL].intrigue == b""
    assert agents(s, RIVAL) == ["assembly_hall"]


@pytest.mark.shows("V-4.1", "V-4.5")
def test_a_rival_blocks_a_space_for_persons() -> None:
    t = pair().agents(RIVAL, "assembly_hall", "gather_support").hand(0, "dagger", "diplomacy")
    assert "card:dagger" not in legal(t.start())
