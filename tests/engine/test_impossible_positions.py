"""Every fault of a position is found and named, and what is just possible is let through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kanly
from kanly import BadPosition, State
from tests.table import Table, do

Doc = dict[str, Any]
Tamper = Callable[[Doc], object]
RIVAL = 2
"""The seat of the Rival when two play."""


def faults(t: Table) -> list[str]:
    """What is wrong with the position; nothing if it can be played."""
    try:
        t.start()
    except BadPosition as error:
        return error.reasons
    return []


def pair(*variants: str, rival: str = "staban_tuek") -> Table:
    """Two persons and a Rival."""
    return Table(players=2, rivals=[rival], variants=variants)


# ---------------------------------------------------------------- pieces and score of a seat


@pytest.mark.shows("U-21")
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("solari", "Solari"),
        ("spice", "spice"),
        ("water", "water"),
        ("worms", "sandworms"),
        ("persuasion", "Persuasion"),
        ("swords", "swords"),
    ],
)
def test_nothing_is_ever_negative(key: str, name: str) -> None:
    t = Table()
    t.doc["seats"][1][key] = -1
    assert faults(t) == [f"seat 1 has -1 {name}"]
    t.doc["seats"][1][key] = 0
    assert faults(t) == []


@pytest.mark.shows("U-21")
def test_pieces_are_never_negative_even_if_their_sum_is_right() -> None:
    t = Table()
    t.doc["seats"][0].update(supply=-1, garrison=13)
    assert faults(t) == ["seat 0 has -1 troops in supply"]
    t.doc["seats"][0].update(supply=13, garrison=-1)
    assert faults(t) == ["seat 0 has -1 troops in the garrison"]
    t.doc["seats"][0].update(supply=13, garrison=0, memories=-1)
    assert faults(t) == ["seat 0 has -1 memories"]
    t = Table().units(0, garrison=13, conflict=-1)
    assert faults(t) == ["seat 0 has -1 troops in the Conflict"]
    t = Table().spies(0, "post_emperor", "post_fremen", "post_choam", "post_city_left")
    assert faults(t) == ["seat 0 has -1 Spies in supply"]
    t = Table().agents(0, "arrakeen", "fremkit", "secrets")
    assert faults(t) == ["seat 0 has -1 Agents on the Leader"]


@pytest.mark.shows("U-21")
def test_every_troop_of_a_seat_is_somewhere() -> None:
    t = Table().units(0, garrison=2, conflict=3, memories=1)
    assert faults(t) == []
    t.doc["seats"][0]["supply"] += 1
    assert faults(t) == ["seat 0 has 13 troops, not 12"]
    t.doc["seats"][0]["supply"] -= 2
    assert faults(t) == ["seat 0 has 11 troops, not 12"]


@pytest.mark.shows("U-21")
@pytest.mark.parametrize(
    ("swordmaster", "agents", "reasons"),
    [
        (False, 2, []),
        (False, 3, ["seat 0 has 3 Agents, not 2"]),
        (True, 3, []),
        (True, 2, ["seat 0 has 2 Agents, not 3"]),
    ],
)
def test_a_swordmaster_is_the_third_agent(
    swordmaster: bool, agents: int, reasons: list[str]
) -> None:
    t = Table()
    t.doc["seats"][0].update(swordmaster=swordmaster, agents=agents)
    assert faults(t) == reasons


@pytest.mark.shows("U-21")
def test_influence_ends_at_six() -> None:
    t = Table().alliance(1, "fremen").influence(1, fremen=6)
    assert faults(t) == []
    t.influence(1, fremen=7)
    assert faults(t) == ["seat 1 has 7 Influence with fremen, above 6"]


@pytest.mark.shows("U-21")
def test_points_need_their_reasons() -> None:
    t = Table()
    t.doc["seats"][0]["vp"] += 1
    assert faults(t) == ["seat 0 has 1 Victory Points but reasons for 0"]
    t = Table()
    t.doc["seats"][0]["influence"]["emperor"] = 2
    assert faults(t) == ["seat 0 should have 1 points for emperor Influence"]
    t = Table()
    t._score(0, "faction:fremen", 1)
    assert faults(t) == ["seat 0 should have 0 points for fremen Influence"]
    t = Table()
    t._score(0, "alliance:emperor", 1)
    assert faults(t) == ["seat 0 should have 0 points for the emperor Alliance"]
    t = Table().alliance(0, "emperor")
    t._score(0, "alliance:emperor", 1)
    assert faults(t) == ["seat 0 should have 1 points for the emperor Alliance"]


@pytest.mark.shows("U-21", "V-10.2", "R-070")
def test_a_streamlined_rival_has_no_points() -> None:
    t = pair("streamlined", rival="glossu_rabban")
    t.doc["seats"][RIVAL]["influence"]["emperor"] = 3
    assert faults(t) == []
    t.influence(RIVAL, fremen=2)
    assert faults(t) == [f"seat {RIVAL} should have 0 points for fremen Influence"]


@pytest.mark.shows("U-21")
@pytest.mark.parametrize(
    ("mine", "pairs"),
    [
        (("objective_desert_mouse_first", "trade_dispute"), True),
        (("objective_desert_mouse_first", "choam_security"), False),
        (("objective_desert_mouse_first", "propaganda"), False),
    ],
)
def test_a_pair_of_battle_icons_is_turned_at_once(mine: tuple[str, ...], pairs: bool) -> None:
    reason = "seat 0 has two face-up cards with the same battle icon"
    assert faults(Table().battle_cards(0, *mine)) == ([reason] if pairs else [])


@pytest.mark.shows("U-20", "U-21")
def test_only_cards_in_hand_are_known_to_be_there() -> None:
    t = Table().hand(0, "dagger", "diplomacy")
    t.doc["seats"][0]["known_hand"] = ["dagger"]
    assert faults(t) == []
    t.doc["seats"][0]["known_hand"] = ["dagger", "dagger"]
    assert faults(t) == ["seat 0 is known to hold a card it does not hold"]
    t = Table().intrigue(0, "cunning")
    t.doc["seats"][0]["known_intrigue"] = [[1, "cunning"], [2, "cunning"]]
    assert faults(t) == []
    t.doc["seats"][0]["known_intrigue"] = [[1, "cunning"], [2, "impress"]]
    assert faults(t) == ["seat 0 is known to hold an Intrigue card it does not hold"]


@pytest.mark.shows("U-20", "U-21")
@pytest.mark.parametrize("number", [0, -1])
def test_any_card_can_be_known(number: int) -> None:
    card = kanly.new_game().codex.intrigue_ids[number]
    t = Table(choam=True, modules=("imperium",)).intrigue(0, card)
    t.doc["seats"][0]["known_intrigue"] = [[1, card]]
    assert t.start().to_dict()["seats"][0]["known_intrigue"] == [[1, card]]


@pytest.mark.shows("U-20", "U-21")
def test_nobody_knows_a_card_more_often_than_it_is_there() -> None:
    t = Table().intrigue(0, "cunning", "impress")
    t.doc["seats"][0]["known_intrigue"] = [[1, "cunning"], [2, "impress"], [1, "cunning"]]
    assert faults(t) == ["seat 0 is known to hold an Intrigue card it does not hold"]
    t.doc["seats"][0]["known_intrigue"][2] = [1, "impress"]
    s = t.start()
    for viewer in (1, 2):
        s.determinize(viewer, 1)


@pytest.mark.shows("U-21")
@pytest.mark.parametrize(("troops", "worms"), [(1, 0), (0, 1)])
def test_units_need_a_conflict(troops: int, worms: int) -> None:
    t = Table().no_shield_wall().at_makers().units(0, conflict=troops, worms=worms)
    assert faults(t) == ["seat 0 has units in the Conflict, but there is none"]


@pytest.mark.shows("U-21")
def test_cards_in_play_are_cleaned_up_after_the_reveal_turn() -> None:
    for pile in ("played", "shown"):
        t = Table().revealed(0)
        t.doc["seats"][0]["discard"].remove("dagger")
        t.doc["seats"][0][pile] = ["dagger"]
        assert faults(t.turn_of(1)) == ["seat 0 has revealed but still has cards in play"]


# ---------------------------------------------------------------- what is counted


@pytest.mark.shows("U-21")
@pytest.mark.parametrize("key", ["ply", "floor", "round", "reveals"])
def test_the_table_counts_from_0_on(key: str) -> None:
    t = Table()
    t.doc[key] = -1
    assert f"{key} cannot be -1" in faults(t)
    t.doc.update(ply=1, round=1)
    t.doc[key] = 1
    assert faults(t) == []


@pytest.mark.shows("U-21")
@pytest.mark.parametrize("key", ["recruited", "deployed", "units", "spice", "recalled"])
def test_a_turn_counts_from_0_on(key: str) -> None:
    t = Table()
    t.doc["turn"][key] = -1
    assert faults(t) == [f"turn.{key} cannot be -1"]
    t.doc["turn"][key] = 0
    assert faults(t) == []


@pytest.mark.shows("U-21")
def test_reveal_turns_are_counted_from_0_on() -> None:
    t = Table()
    t.doc["seats"][1]["revealed_at"] = -1
    assert faults(t) == ["seats[1].revealed_at cannot be -1"]
    t.doc["seats"][1]["revealed_at"] = 0
    assert faults(t) == []


@pytest.mark.shows("U-21")
def test_counts_are_looked_at_before_the_first_round_too() -> None:
    doc = kanly.new_game(players=3, leaders="draft", seed=1).to_dict()
    doc["reveals"] = -2
    with pytest.raises(BadPosition, match="reveals cannot be -2"):
        State.from_dict(doc)


@pytest.mark.shows("U-21")
def test_undo_stops_at_a_ply_that_was_played() -> None:
    t = Table()
    t.doc.update(ply=7, floor=7)
    assert faults(t) == []
    t.doc["floor"] = 8
    assert faults(t) == ["undo cannot stop at ply 8: there were only 7"]


@pytest.mark.shows("U-21")
def test_whoever_chose_last_sits_at_the_table() -> None:
    for seat, wrong in ((-2, True), (-1, False), (2, False), (3, True)):
        t = Table()
        t.doc["last_seat"] = seat
        assert faults(t) == ([f"last_seat: there is no seat {seat}"] if wrong else [])


# ---------------------------------------------------------------- who sits where


@pytest.mark.shows("V-2.2", "U-21")
def test_persons_have_leaders_and_rivals_have_none() -> None:
    t = pair()
    t.doc["seats"][0]["leader"] = None
    assert "seat 0 has no Leader" in faults(t)
    t = pair()
    t.doc["seats"][RIVAL]["leader"] = "staban_tuek"
    assert faults(t) == [f"seat {RIVAL} is a Rival and has a Leader"]
    t = pair()
    t.doc["seats"][1]["rival"] = "muad_dib"
    assert "seat 1 should not be a Rival" in faults(t)
    t = pair()
    t.doc["seats"][RIVAL]["rival"] = None
    assert f"seat {RIVAL} should be a Rival" in faults(t)


@pytest.mark.shows("U-21")
def test_the_first_rival_of_the_numbering_is_a_rival() -> None:
    t = Table(players=2, rivals=["baron_vladimir_harkonnen"])
    assert faults(t) == []
    t.doc["seats"][RIVAL]["council"] = True
    assert faults(t) == [f"seat {RIVAL} is a Rival and has what only players have"]


@pytest.mark.shows("U-21")
@pytest.mark.parametrize("pile", ["deck", "hand", "played", "shown", "discard", "trash"])
def test_a_rival_has_no_cards_of_a_player(pile: str) -> None:
    t = pair()
    t.doc["seats"][0]["deck"].remove("dagger")
    t.doc["seats"][RIVAL][pile] = ["dagger"]
    assert faults(t) == [f"seat {RIVAL} is a Rival and has cards of a player"]


@pytest.mark.shows("U-21")
def test_a_rival_sets_no_card_aside_and_lays_no_plot() -> None:
    t = pair()
    t.doc["seats"][RIVAL]["set_aside"] = [t.doc["imperium_deck"].pop()]
    assert faults(t) == [f"seat {RIVAL} is a Rival and has cards of a player"]
    t = pair()
    t.doc["seats"][RIVAL]["waiting"] = [t.doc["intrigue_deck"].pop()]
    assert faults(t) == [f"seat {RIVAL} is a Rival and has cards of a player"]


@pytest.mark.shows("U-21")
@pytest.mark.parametrize(
    "tamper",
    [
        lambda seat: seat.update(persuasion=1),
        lambda seat: seat.update(council=True),
        lambda seat: seat.update(memories=1, supply=seat["supply"] - 1),
        lambda seat: seat.update(paths={"training": "upper_1"}),
        lambda seat: seat.update(revealed_at=1),
    ],
)
def test_a_rival_has_nothing_of_what_only_players_have(tamper: Tamper) -> None:
    t = pair()
    tamper(t.doc["seats"][RIVAL])
    assert faults(t) == [f"seat {RIVAL} is a Rival and has what only players have"]


@pytest.mark.shows("C-4.1", "U-21")
@pytest.mark.parametrize("pile", ["held", "completed"])
def test_a_rival_has_no_contracts(pile: str) -> None:
    t = Table(players=2, choam=True)
    t.contracts(RIVAL, **{pile: ("espionage",)})
    assert faults(t) == [f"seat {RIVAL} is a Rival and has contracts"]


@pytest.mark.shows("V-10.2", "U-21")
def test_only_streamlined_rivals_play_the_streamlined_variant() -> None:
    t = pair("streamlined", rival="glossu_rabban")
    assert faults(t) == []
    t.doc["setup"]["options"]["rivals"] = []
    t.doc["seats"][RIVAL]["rival"] = "muad_dib"
    assert faults(t) == ["muad_dib is no streamlined Rival"]


@pytest.mark.shows("V-2.1", "U-21")
@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
def test_the_highest_level_knows_no_swordmaster(level: str) -> None:
    t = Table(players=1, difficulty=level).owns(0, "swordmaster")
    barred = ["seat 0 has a Swordmaster, which the level forbids"]
    assert faults(t) == (barred if level == "kwisatz_haderach" else [])


@pytest.mark.shows("V-7.2", "U-21")
@pytest.mark.parametrize("saved", ["solari", "spice", "water", "intrigue"])
def test_a_rival_that_could_pay_for_its_swordmaster_has_it(saved: str) -> None:
    reason = f"seat {RIVAL} is a Rival who should have bought its Swordmaster"
    for amount, reasons in ((8, []), (9, [reason])):
        t = pair().have(RIVAL, solari=0, spice=0, water=0)
        mine = t.doc["seats"][RIVAL]
        if saved == "intrigue":
            mine["intrigue"] = [t.doc["intrigue_deck"].pop() for _ in range(amount)]
        else:
            mine[saved] = amount
        assert faults(t) == reasons


@pytest.mark.shows("V-7.4", "U-21")
@pytest.mark.parametrize(
    ("saved", "price"), [("solari", 7), ("spice", 7), ("water", 3), ("intrigue", 3)]
)
def test_a_rival_that_could_pay_for_a_point_has_it(saved: str, price: int) -> None:
    reason = f"seat {RIVAL} is a Rival who should have bought a Victory Point"
    for amount, reasons in ((price - 1, []), (price, [reason])):
        t = pair().owns(RIVAL, "swordmaster")
        mine = t.doc["seats"][RIVAL]
        if saved == "intrigue":
            mine["intrigue"] = [t.doc["intrigue_deck"].pop() for _ in range(amount)]
        else:
            mine[saved] = amount
        assert faults(t) == reasons


@pytest.mark.shows("V-7.4", "V-10.2", "U-21")
def test_a_streamlined_rival_buys_no_points() -> None:
    t = pair("streamlined", rival="glossu_rabban").owns(RIVAL, "swordmaster").have(RIVAL, spice=7)
    assert faults(t) == []


@pytest.mark.shows("V-6.3", "U-21")
def test_a_rival_never_keeps_three_spies_on_the_board() -> None:
    assert faults(pair().spies(RIVAL, "post_emperor", "post_fremen")) == []
    t = pair().spies(RIVAL, "post_emperor", "post_fremen", "post_choam")
    assert faults(t) == [f"seat {RIVAL} is a Rival with all three Spies on the board"]


# ---------------------------------------------------------------- the board


@pytest.mark.shows("U-9.7", "U-21")
def test_the_holder_of_an_alliance_is_nowhere_overtaken() -> None:
    t = Table().alliance(0, "fremen").influence(1, fremen=4)
    assert faults(t) == []
    t.influence(1, fremen=5)
    assert faults(t) == ["seat 1 is above the holder of the fremen Alliance"]


@pytest.mark.shows("U-11.13", "U-21")
def test_the_row_is_full_while_the_deck_lasts() -> None:
    t = Table()
    t.doc["imperium_deck"].append(t.doc["row"].pop())
    assert faults(t) == ["the Imperium Row has 4 cards"]
    t = Table()
    t.doc["row"].append(t.doc["imperium_deck"].pop())
    assert faults(t) == ["the Imperium Row has 6 cards"]
    t = Table().empty_imperium_deck()
    t.doc["removed"].append(t.doc["row"].pop())
    assert faults(t) == []


@pytest.mark.shows("U-7.17", "U-21")
@pytest.mark.parametrize(
    ("conflict", "wall", "reasons"),
    [
        ("siege_of_arrakeen", True, ["seat 1 has a sandworm behind the Shield Wall"]),
        ("siege_of_arrakeen", False, []),
        ("skirmish_crysknife", True, []),
    ],
)
def test_no_sandworm_is_behind_the_shield_wall(
    conflict: str, wall: bool, reasons: list[str]
) -> None:
    t = Table().conflict(conflict).units(1, worms=1)
    t.doc["shield_wall"] = wall
    assert faults(t) == reasons


# ---------------------------------------------------------------- cards


@pytest.mark.shows("U-21")
def test_every_card_is_there_exactly_once() -> None:
    t = Table()
    t.doc["seats"][0]["deck"].append("convincing_argument")
    assert faults(t) == ["there are 7 copies of convincing_argument, not 6"]
    t = Table()
    t.doc["reserve"]["prepare_the_way"] += 1
    assert faults(t) == ["there are 9 copies of prepare_the_way, not 8"]
    t = Table()
    t.doc["removed"].append("steersman")
    assert faults(t) == ["there are 2 copies of steersman, not 1"]
    t = Table()
    t.doc["removed"].append("cargo_runner")
    assert faults(t) == ["there are 1 copies of cargo_runner, not 0"]
    t = Table()
    t.doc["intrigue_discard"].append("cunning")
    assert faults(t) == ["there are 2 copies of the Intrigue card cunning, not 1"]
    t = Table()
    t.doc["intrigue_trash"].append("leverage")
    assert faults(t) == ["there are 1 copies of the Intrigue card leverage, not 0"]
    t = Table(choam=True)
    t.doc["choam"]["set_aside"].append("espionage")
    assert faults(t) == ["there are 3 contracts espionage, not 2"]


@pytest.mark.shows("U-21", "leader/staban_tuek")
def test_staban_has_no_diplomacy() -> None:
    t = Table(leaders=["staban_tuek", "muad_dib", "gurney_halleck"])
    assert faults(t) == []
    t.doc["seats"][0]["deck"].append("diplomacy")
    assert faults(t) == ["there are 3 copies of diplomacy, not 2"]


@pytest.mark.shows("V-4.2", "U-21")
def test_the_house_hagal_cards_are_all_there() -> None:
    t = pair()
    t.doc["rivals"]["shown"].append(t.doc["rivals"]["deck"].pop())
    assert faults(t) == []
    t.doc["rivals"]["deck"].pop()
    assert faults(t) == ["the House Hagal cards are not complete"]


@pytest.mark.shows("U-21")
def test_conflicts_are_counted_by_level_and_never_twice() -> None:
    t = Table()
    lost = t.doc["conflict_deck"].pop(0)
    assert faults(t) == ["there are 3 Conflicts of level 3 in the game, not 4"]
    t.doc["conflict_deck"].insert(0, t.doc["conflict_deck"][0])
    again = t.doc["conflict_deck"][0]
    assert lost != again
    assert faults(t) == [f"{again} is in two places"]
    t = Table()
    t.doc["seats"][0]["face_up"] = ["objective_crysknife"]  # it lies before seat 1 too
    assert faults(t) == ["objective_crysknife is in two places"]


# ---------------------------------------------------------------- work on the table


def with_work(t: Table, node: str, seat: int, value: int = 0, source: str = "rules") -> Table:
    """The position with one more task in the agenda."""
    if t.doc["decision"] is not None:
        t.turn_of(0)
    task = {"node": node, "seat": seat, "source": source, "value": value}
    t.doc["agenda"].append(task)
    return t


@pytest.mark.parametrize(
    ("node", "value"),
    [
        ("rule/rival_turn", 2),
        ("rule/scheme", 64),
        ("rule/scheme", 3),
        ("rule/turn_start", 0),
        ("rule/endgame_window", 0),
        ("rule/deal_decks", 0),
    ],
)
@pytest.mark.shows("V-3.1")
def test_a_rival_has_only_work_of_its_own(node: str, value: int) -> None:
    t = with_work(pair().spies(RIVAL, "post_emperor"), node, RIVAL, value)
    assert faults(t) == [f"{node} with value {value} does not fit this position"]


@pytest.mark.parametrize(
    "node", ["rule/rival_turn", "rule/rival_deploys", "rule/scheme", "rule/purchase"]
)
@pytest.mark.shows("V-3.1")
def test_a_person_has_no_work_of_a_rival(node: str) -> None:
    t = with_work(pair().spies(0, "post_emperor"), node, 0)
    assert faults(t) == [f"{node} with value 0 does not fit this position"]


@pytest.mark.shows("V-4.2", "R-063")
@pytest.mark.parametrize("shuffled", [0, 1])
def test_a_turn_of_a_rival_goes_on_before_and_after_the_shuffle(shuffled: int) -> None:
    t = pair().empty_hagal().turn_of(RIVAL)
    t.doc["agenda"][0]["value"] = shuffled
    s = t.start()
    assert len(s.to_dict()["seats"][RIVAL]["agents_at"]) == 1
    assert len(s.to_dict()["rivals"]["shown"]) < 12


@pytest.mark.shows("V-6.3")
@pytest.mark.parametrize("post", ["post_emperor", "post_fremen"])
def test_a_scheme_keeps_the_third_spy_where_it_is(post: str) -> None:
    posts = ["post_emperor", "post_spacing_guild", "post_fremen"]
    number = {"post_emperor": 0, "post_fremen": 3}[post]
    t = with_work(pair().spies(RIVAL, *posts).turn_of(0), "rule/scheme", RIVAL, number)
    s = t.start()
    assert s.to_dict()["seats"][RIVAL]["spies_at"] == [post]


def test_a_started_game_has_nothing_of_the_set_up_left() -> None:
    assert isinstance(Table().start(), State)
    for node in ("rule/choose_leaders", "rule/deal_decks"):
        assert faults(with_work(Table(), node, 0)) == [
            f"{node} with value 0 does not fit this position"
        ]


@pytest.mark.shows("V-3.1")
def test_a_rival_waits_for_rewards_like_everybody() -> None:
    t = with_work(pair().conflict("skirmish_crysknife"), "rule/window", 0)
    assert faults(t) == []
    t = with_work(pair(), "rival/staban_tuek/signet/0", RIVAL)
    assert faults(t) == []
    t = with_work(pair(), "rival/staban_tuek/signet/0", 0)
    assert faults(t) == ["rival/staban_tuek/signet/0 with value 0 does not fit this position"]


@pytest.mark.shows("B-2.3", "U-21")
def test_the_barons_tokens_are_two_different_ones() -> None:
    leaders = ["baron_vladimir_harkonnen", "earl_memnon_thorvald", "helena_richese"]
    state = kanly.new_game(edition="imperium", leaders=leaders, seed=1)
    doc = do(state, "option:2").to_dict()
    doc["marks"]["secret"] = ["fremen", "fremen"]
    with pytest.raises(BadPosition, match="2 hidden tokens, not 2 different ones"):
        State.from_dict(doc)
