"""Which work can wait on the table of a position: read from a document, it must fit."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import BadPosition, State
from tests.table import Table

RIVAL = 2
"""The seat of the Rival when two play."""


def fits(t: Table, node: str, value: int, seat: int = 0, source: str = "rules") -> bool:
    """Can this work wait while seat 0 begins its turn?"""
    t.turn_of(0)
    task = {"node": node, "seat": seat, "source": source, "value": value}
    t.doc["agenda"].insert(0, task)
    try:
        t.start()
    except BadPosition as error:
        found = error.reasons
    else:
        found = []
    assert found in ([], [f"{node} with value {value} does not fit this position"])
    return not found


def sent(card: str = "diplomacy", space: str = "secrets") -> Table:
    """Seat 0 has sent an Agent with a card in this turn."""
    t = Table().played(0, card).agents(0, space)
    t.doc["turn"].update(card=card, space=space)
    return t


def pair() -> Table:
    """Two persons and a Rival with two Spies on the board."""
    return Table(players=2).spies(RIVAL, "post_emperor", "post_fremen")


@pytest.mark.parametrize(
    ("node", "values"),
    [
        ("rule/window", [*range(17)]),
        ("rule/take_reward", [1, 2, 3]),
        ("rule/aftermath", [0, 1, 2, 255]),
        ("rule/resolve", [0]),
        ("rule/combat", [0]),
        ("rule/round_start", [0]),
        ("card/covert_operation/reveal/0", [0, 1]),
        ("card/in_high_places/reveal/0/0", [0, 1]),
        ("card/spy_network/reveal/0/0/0", [0]),
        ("card/corrinth_city/agent/0/0/1", [0, 1]),
        ("card/captured_mentat/agent/0/0", [0]),
        ("card/captured_mentat/reveal/0/0", [0]),
        ("intrigue/opportunism/plot/0/0/1", [0, 1]),
        ("intrigue/buy_access/plot/0/1", [0, 1, 2, 3, 4]),
        ("conflict/skirmish_crysknife/second", [*range(16)]),
        ("card/maula_pistol/agent/0", [0]),
        ("space/arrakeen/0", [0]),
    ],
)
def test_values_of_waiting_work_have_limits(node: str, values: list[int]) -> None:
    wide = [*range(12), 16, 17, 255, 256]
    assert [v for v in wide if fits(Table(), node, v)] == [v for v in wide if v in values]


@pytest.mark.parametrize(
    "node", ["rule/combat", "rule/window", "rule/resolve", "rule/take_reward", "rule/aftermath"]
)
def test_combat_needs_a_conflict(node: str) -> None:
    value = 1 if node == "rule/take_reward" else 0
    assert fits(Table().conflict("skirmish_crysknife"), node, value)
    assert not fits(Table().at_makers(), node, value)


def test_a_round_needs_a_conflict_to_turn_up() -> None:
    assert not fits(Table().last_round(), "rule/round_start", 0)
    t = Table().last_round()
    t.doc["conflict_deck"] = [t.doc["conflicts_left"].pop()]
    assert fits(t, "rule/round_start", 0)


@pytest.mark.parametrize(
    ("node", "values"),
    [
        ("rule/choose_cost", [0]),
        ("rule/infiltrate", [0]),
        ("rule/send", [0]),
        ("rule/gather", [0]),
        ("rule/agent_menu", [0, 1]),
        ("rule/faction_step", [1, 2]),
        ("card/double_agent/agent/0", [0, 1]),
    ],
)
def test_steps_of_an_agent_turn_need_an_agent_turn(node: str, values: list[int]) -> None:
    assert [v for v in range(5) if fits(sent(), node, v)] == values
    assert [v for v in range(5) if fits(Table(), node, v)] == []


def test_an_agent_turn_has_a_card_and_a_space() -> None:
    for key in ("card", "space"):
        t = sent()
        t.doc["turn"][key] = None
        assert not fits(t, "rule/agent_menu", 0)


def test_the_card_that_waits_for_its_space_is_the_card_of_the_turn() -> None:
    t = Table().played(0, "convincing_argument")
    t.doc["turn"]["card"] = "convincing_argument"  # the first of the numbering
    assert fits(t, "rule/choose_space", 0)
    t = Table().played(0, "dagger")
    t.doc["turn"]["card"] = "dagger"
    assert not fits(t, "rule/choose_space", 0)
    assert not fits(Table(), "rule/choose_space", 0)


def test_the_first_space_of_the_numbering_is_a_space() -> None:
    assert fits(sent(space="dutiful_service"), "rule/agent_menu", 0)
    assert fits(sent(space="dutiful_service"), "rule/faction_step", 1)
    assert fits(sent(space="dutiful_service"), "card/double_agent/agent/0", 0)


def test_the_influence_step_belongs_to_a_faction_space() -> None:
    assert not fits(sent("dagger", "assembly_hall"), "rule/faction_step", 1)


def test_bonus_spice_is_gathered_on_a_maker_space() -> None:
    node = "space/imperial_basin/1"
    for space in ("deep_desert", "hagga_basin", "imperial_basin"):
        assert fits(sent("signet_ring", space), node, 0)
        assert not fits(sent("signet_ring", space), node, 1)
    assert not fits(sent("signet_ring", "arrakeen"), node, 0)
    assert not fits(Table(), node, 0)


@pytest.mark.parametrize(
    ("source", "during", "otherwise"),
    [
        ("space-effect:0", True, False),
        ("space-effect:15", True, False),
        ("card-effect:0", True, False),
        ("card-effect:15", True, False),
        ("influence-step", True, False),
        ("leader-effect:0", True, True),
        ("deploy:1", True, True),
        ("space:dutiful_service", True, True),
    ],
)
def test_parts_of_the_turn_need_the_turn(source: str, during: bool, otherwise: bool) -> None:
    node = "card/maula_pistol/agent/0"
    assert fits(sent(), node, 0, source=source) == during
    assert fits(Table(), node, 0, source=source) == otherwise


def test_parts_of_the_card_need_a_card_and_parts_of_the_space_a_space() -> None:
    node = "card/maula_pistol/agent/0"
    for missing, source, other in (
        ("card", "card-effect:0", "space-effect:0"),
        ("space", "space-effect:0", "card-effect:0"),
    ):
        for part in (source, other):
            t = sent()
            t.doc["turn"][missing] = None
            assert fits(t, node, 0, source=part) == (part == other)
    t = sent(card="dagger", space="dutiful_service")
    t.doc["turn"]["card"] = "convincing_argument"
    assert fits(t, node, 0, source="card-effect:0")


def test_an_alliance_is_handed_over_to_seats_of_this_game() -> None:
    def handed(value: int, source: str = "faction:emperor") -> bool:
        return fits(Table().alliance(0, "emperor"), "rule/hand_over", value, source=source)

    assert [v for v in range(10) if handed(v)] == [1, 2, 3, 4, 5, 6, 7]
    assert handed(2, "faction:fremen")
    assert not handed(2, "alliance:emperor")
    assert not handed(2, "rules")


def test_a_plot_is_laid_down_by_whoever_laid_it_out() -> None:
    def waits(card: str, value: int = 0, source: str = "") -> bool:
        t = Table(choam=True).intrigue(0, card)
        t.doc["seats"][0].update(intrigue=[], waiting=[card])
        return fits(t, "rule/lay_down", value, source=source or f"intrigue:{card}")

    assert waits("call_to_arms")
    assert waits("backed_by_choam")  # the first of the numbering
    assert not waits("call_to_arms", 1)
    assert not waits("call_to_arms", 0, "intrigue:cunning")
    assert not waits("call_to_arms", 0, "card:diplomacy")  # the same number in the next block
    assert not fits(Table(), "rule/lay_down", 0, source="intrigue:call_to_arms")


def test_a_contract_is_completed_by_whoever_holds_it() -> None:
    def completes(contract: str, value: int = 0, seat: int = 0) -> bool:
        t = Table(choam=True).contracts(0, held=("acquire_the_spice_must_flow", "espionage"))
        source = f"contract:{contract}"
        return fits(t, "rule/complete", value, seat, source)

    assert completes("acquire_the_spice_must_flow")  # the first of the numbering
    assert completes("espionage")
    assert not completes("espionage", 1)
    assert not completes("espionage", seat=1)
    assert not completes("immediate")
    t = Table(choam=True).contracts(0, held=("espionage",))
    assert not fits(t, "rule/complete", 0, source="battle:skirmish_crysknife")
    assert not fits(Table(), "rule/complete", 0, source="contract:espionage")


@pytest.mark.shows("V-6.3")
def test_a_scheme_is_set_off_by_a_spy_on_its_post() -> None:
    assert [v for v in range(70) if fits(pair(), "rule/scheme", v, RIVAL)] == [0, 3]


@pytest.mark.shows("V-4.1")
def test_a_rival_without_an_agent_has_no_turn() -> None:
    t = pair().agents(RIVAL, "secrets")
    assert [v for v in range(4) if fits(t, "rule/rival_turn", v, RIVAL)] == [0, 1]
    t = pair().agents(RIVAL, "secrets", "fremkit")
    assert not fits(t, "rule/rival_turn", 0, RIVAL)


# ---------------------------------------------------------------- before the first round


def draft() -> dict[str, Any]:
    """Three players choose their Leaders, seat 2 first; the board is laid out after that."""
    return kanly.new_game(players=3, leaders="draft", seed=1, first_player=0).to_dict()


def reasons(doc: dict[str, Any]) -> list[str]:
    """What is wrong with the document."""
    with pytest.raises(BadPosition) as error:
        State.from_dict(doc)
    return error.value.reasons


@pytest.mark.shows("R-038")
@pytest.mark.parametrize(("seat", "value"), [(2, 1), (2, 3), (1, 0), (0, 0), (0, 1)])
def test_leaders_are_chosen_in_their_order(seat: int, value: int) -> None:
    doc = draft()
    assert (doc["decision"]["seat"], doc["decision"]["value"]) == (2, 0)
    doc["decision"].update(seat=seat, value=value)
    assert reasons(doc) == [f"rule/choose_leaders with value {value} does not fit this position"]


@pytest.mark.shows("R-038")
@pytest.mark.parametrize(("seat", "value"), [(2, 0), (1, 1), (0, 2)])
def test_each_player_has_one_choice_of_a_leader(seat: int, value: int) -> None:
    doc = draft()
    doc["decision"].update(seat=seat, value=value)
    s = State.from_dict(doc)
    assert (s.decision.seat, s.decision.kind) == (seat, "leader")


def test_before_the_first_round_only_the_set_up_waits() -> None:
    doc = draft()
    doc["agenda"].append({"node": "rule/recall", "seat": 0, "source": "rules", "value": 0})
    assert reasons(doc) == ["rule/recall with value 0 does not fit this position"]


def test_a_game_that_has_not_begun_must_begin() -> None:
    doc = draft()
    doc["agenda"] = []
    assert reasons(doc) == ["the game has not begun, and nothing is there to begin it"]
