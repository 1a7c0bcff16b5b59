"""Documents hold everything, and everything wrong in them is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kanly
from kanly import BadPosition, BadRecord, BadSetup, Game, KanlyError, Record, State
from tests.table import Table, do, legal

Doc = dict[str, Any]


def reasons(doc: object) -> list[str]:
    """What is wrong with a document; nothing if it can be read."""
    try:
        State.from_dict(doc)
    except BadPosition as error:
        return error.reasons
    return []


def rich_documents() -> list[Doc]:
    """Positions in the middle of a turn, with everything that a game can have."""
    t = Table(players=3, choam=True).hand(0, "signet_ring", "dagger").intrigue(0, "cunning")
    t.contracts(0, held=("espionage",), completed=("harvest_3",)).spies(1, "post_fremen")
    t.doc["seats"][1]["known_hand"] = t.doc["seats"][1]["hand"][:1]
    t.doc["seats"][0]["known_intrigue"] = [[1, "cunning"]]
    s = do(t.start(), "card:signet_ring", "space:arrakeen")
    solo = Table(players=1).hand(0, "dagger").start()
    return [s.to_dict(), solo.to_dict()]


# ---------------------------------------------------------------- nothing is lost


def test_before_the_first_round_nothing_has_happened() -> None:
    doc = kanly.new_game(players=3, leaders="draft", seed=1).to_dict()
    assert doc["turn"] == {
        "card": None, "space": None, "revealing": False, "acquired": [], "gave_swords": [],
        "cost_taken": 0, "recruited": 0, "deployed": 0, "units": 0, "spice": 0, "recalled": 0,
        "no_deploy": False, "any_recruits": False,
    }  # fmt: skip
    for key in ("ply", "floor", "round", "reveals"):
        assert doc[key] == 0
    assert doc["last_seat"] == -1
    assert doc["shield_wall"] is True
    assert doc["conflict"] is doc["choam"] is doc["rivals"] is None
    for seat in doc["seats"]:
        assert seat["leader"] is seat["rival"] is None
        for key in ("solari", "spice", "vp", "worms", "swords", "persuasion", "revealed_at"):
            assert seat[key] == 0
        for key in ("swordmaster", "council", "hooks", "revealed"):
            assert seat[key] is False
        assert seat["influence"] == dict.fromkeys(seat["influence"], 0)
    assert State.from_dict(doc).to_dict() == doc


@pytest.mark.parametrize("which", [0, 1])
def test_what_is_written_is_read_and_copied(which: int) -> None:
    doc = rich_documents()[which]
    turn = doc["turn"]
    for n, key in enumerate(("recruited", "deployed", "units", "spice", "recalled")):
        turn[key] = n + 2
    turn.update(no_deploy=True, any_recruits=True, acquired=["dagger"], gave_swords=["diplomacy"])
    doc.update(ply=40, floor=30, last_seat=1, reveals=5)
    doc["seats"][0].update(swords=3, persuasion=4, council=True, hooks=True, revealed_at=5)
    s = State.from_dict(doc)
    assert s.to_dict() == doc
    copied = s.copy()
    assert copied.to_dict() == doc
    assert State.from_dict(copied.to_dict()).fingerprint() == s.fingerprint()
    assert copied.decision is not None
    copied.apply(copied.decision.actions[-1])
    assert s.to_dict() == doc


def test_a_copy_goes_on_revealing() -> None:
    s = do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")
    assert s.to_dict()["turn"]["revealing"] is True
    assert s.copy().to_dict() == s.to_dict()


def test_the_turns_flags_are_read_one_by_one() -> None:
    for flag in ("no_deploy", "any_recruits", "revealing"):
        doc = rich_documents()[0]
        doc["turn"][flag] = True
        read = State.from_dict(doc).to_dict()["turn"]
        assert [key for key, value in read.items() if value is True] == [flag]


def test_a_question_with_one_answer_left_is_asked_again() -> None:
    doc = Table().hand(0).doc
    assert doc["decision"]["node"] == "rule/turn_start"
    s = State.from_dict(doc)
    assert legal(s) == ["reveal"]
    assert State.from_dict(s.to_dict()).to_dict() == s.to_dict()
    do(s, "reveal")
    assert s.decision.seat == 1  # from here on what needs no choice is not asked


def test_a_question_must_ask_something() -> None:
    doc = Table().doc
    doc["decision"]["node"] = "card/maula_pistol/agent/0"
    assert reasons(doc) == ["nothing can be decided at card/maula_pistol/agent/0"]


def test_a_seat_that_starts_is_written_down() -> None:
    for seat in (0, 1, 2):
        doc = kanly.new_game(players=3, seed=1, first_player=seat).to_dict()
        assert doc["setup"]["options"]["first_player"] == seat
        assert State.from_dict(doc).to_dict() == doc
    doc = kanly.new_game(players=3, seed=1).to_dict()
    assert doc["setup"]["options"]["first_player"] is None


# ---------------------------------------------------------------- everything wrong is named


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a document, but for what is inside lists of names."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        yield from places(value[0], (*path, 0))


def replaced(doc: Doc, path: tuple[str | int, ...], value: object) -> None:
    inner: Any = doc
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value


@pytest.mark.parametrize("which", [0, 1])
def test_a_value_of_another_kind_is_refused_wherever_it_stands(which: int) -> None:
    for path in places(rich_documents()[which]):
        for wrong in ({"a": 1}, "nonsense", ["nonsense"], 3.5):
            doc = rich_documents()[which]
            replaced(doc, path, wrong)
            with pytest.raises(KanlyError):
                State.from_dict(doc)


@pytest.mark.parametrize(
    ("key", "wrong", "reason"),
    [
        ("leader", "paul", "seats[0].leader: 'paul' is unknown"),
        ("leader", "", "seats[0].leader: '' is unknown"),
        ("solari", None, "seats[0].solari should be a whole number, not None"),
        ("solari", True, "seats[0].solari should be a whole number, not True"),
        ("solari", 1 << 60, "seats[0].solari is out of range"),
        ("solari", -(1 << 60), "seats[0].solari is out of range"),
        ("council", 0, "seats[0].council should be true or false, not 0"),
        ("hand", None, "seats[0].hand should be a list of names"),
        ("hand", ["sword"], "seats[0].hand: 'sword' is unknown"),
        ("hand", [None], "seats[0].hand: None is unknown"),
        ("intrigue", ["dagger"], "seats[0].intrigue: 'dagger' is unknown"),
        ("face_up", ["dagger"], "seats[0].face_up: 'dagger' is unknown"),
        ("agents_at", ["caladan"], "seats[0].agents_at: 'caladan' is unknown"),
        ("paths", {"training": "nowhere"}, "seats[0].paths: 'nowhere' is unknown"),
        ("paths", {"training": None}, "seats[0].paths: None is unknown"),
        ("paths", {"walking": "start"}, "seats[0].paths should have exactly the keys training"),
        ("known_intrigue", 5, "seats[0].known_intrigue should be a list of [seat, card]"),
        ("known_intrigue", [[1]], "seats[0].known_intrigue: [1] should be [seat, card]"),
        ("known_intrigue", [[1, None]], "seats[0].known_intrigue: None is unknown"),
        ("known_intrigue", [5], "seats[0].known_intrigue: 5 should be [seat, card]"),
        (
            "known_intrigue",
            [[3, "cunning"]],
            "seats[0].known_intrigue should be a whole number from 0 to 2, not 3",
        ),
        (
            "known_intrigue",
            [[True, "cunning"]],
            "seats[0].known_intrigue should be a whole number from 0 to 2, not True",
        ),
        ("ledger", {}, "seats[0].ledger should be a list of [reason, points]"),
        ("ledger", [["rules"]], "seats[0].ledger: ['rules'] should be [reason, points]"),
        ("ledger", [["rules", 8]], "seats[0].ledger: 8 is no number of points"),
        ("ledger", [["rules", -9]], "seats[0].ledger: -9 is no number of points"),
        ("ledger", [["rules", True]], "seats[0].ledger: True is no number of points"),
        ("ledger", [["rules", "1"]], "seats[0].ledger: '1' is no number of points"),
    ],
)
def test_what_is_wrong_with_a_seat_is_said(key: str, wrong: object, reason: str) -> None:
    doc = Table().intrigue(0, "cunning").start().to_dict()
    doc["seats"][0][key] = wrong
    assert reasons(doc) == [reason]


def test_a_wrong_reason_for_points_is_named() -> None:
    doc = Table().start().to_dict()
    doc["seats"][0]["ledger"] = [["luck", 1]]
    (reason,) = reasons(doc)
    assert reason.startswith("seats[0].ledger: 'luck' is not an action")


@pytest.mark.parametrize("change", [7, -8, 1, -1])
def test_a_change_of_the_score_has_from_minus_8_to_7_points(change: int) -> None:
    t = Table().points(0, 10)
    t._score(0, "rules", change)
    s = t.start()
    assert s.to_dict()["seats"][0]["ledger"][-1] == ["rules", change]
    assert s.seats[0].vp == 10 + change


@pytest.mark.parametrize(
    ("key", "wrong", "reason"),
    [
        ("chance", None, "chance should be two 32-bit numbers, not both 0"),
        ("chance", [1], "chance should be two 32-bit numbers, not both 0"),
        ("chance", [1, 2, 3], "chance should be two 32-bit numbers, not both 0"),
        ("chance", [1 << 32, 1], "chance should be two 32-bit numbers, not both 0"),
        ("chance", [1, -1], "chance should be two 32-bit numbers, not both 0"),
        ("chance", [1, "1"], "chance should be two 32-bit numbers, not both 0"),
        ("first", -1, "first: seat -1 cannot have the First Player marker"),
        ("first", 3, "first: seat 3 cannot have the First Player marker"),
        ("active", 3, "active should be a whole number from 0 to 2, not 3"),
        ("choam", {}, "choam: there is none in this game"),
        ("rivals", {}, "rivals: there is none in this game"),
        ("agenda", None, "agenda should be a list"),
        ("pending", {}, "pending should be a list"),
        ("agenda", [3], "agenda[0] should be an object with node, seat, source and value"),
        ("decision", 3, "decision should be an object with node, seat, source and value"),
    ],
)
def test_what_is_wrong_with_the_table_is_said(key: str, wrong: object, reason: str) -> None:
    doc = Table().start().to_dict()
    doc[key] = wrong
    assert reasons(doc) == [reason]


def test_the_generator_takes_any_two_words_but_two_zeros() -> None:
    for words in ([0, 1], [1, 0], [(1 << 32) - 1, (1 << 32) - 1]):
        doc = Table().start().to_dict()
        doc["chance"] = words
        assert State.from_dict(doc).to_dict()["chance"] == words


@pytest.mark.parametrize(
    ("key", "name", "most"),
    [("reserve", "prepare_the_way", 99), ("bonus_spice", "deep_desert", 99)],
)
def test_small_numbers_stay_small(key: str, name: str, most: int) -> None:
    doc = Table().start().to_dict()
    doc[key][name] = most + 1
    assert f"{key} should be a whole number from 0 to {most}, not {most + 1}" in reasons(doc)
    doc["bonus_spice"]["deep_desert"] = 99
    doc["reserve"]["prepare_the_way"] = 8
    assert reasons(doc) == []


@pytest.mark.parametrize(
    ("key", "holder", "seats"), [("alliances", "emperor", 3), ("control", "arrakeen", 3)]
)
def test_holders_are_seats_of_this_game(key: str, holder: str, seats: int) -> None:
    doc = Table().start().to_dict()
    doc[key][holder] = seats
    assert reasons(doc) == [f"{key} should be a whole number from 0 to {seats - 1}, not {seats}"]


@pytest.mark.parametrize(
    ("task", "reason"),
    [
        ({"seat": 3}, "agenda[0]: there is no seat 3"),
        ({"seat": -1}, "agenda[0]: there is no seat -1"),
        ({"node": 4}, "agenda[0]: there is no step or effect 4"),
        ({"value": -1}, "agenda[0].value should be a whole number from 0 to 1099511627776, not -1"),
        ({"value": True}, "agenda[0].value should be a whole number from 0 to 1099511627776, not"),
        ({"value": (1 << 40) + 1}, "agenda[0].value should be a whole number from 0 to"),
        ({"source": "dance"}, "agenda[0]: 'dance' is not an action"),
    ],
)
def test_what_is_wrong_with_waiting_work_is_said(task: Doc, reason: str) -> None:
    doc = Table().turn_of(0).doc
    doc["agenda"][0].update(task)
    (found,) = reasons(doc)
    assert found.startswith(reason)


def test_the_costs_of_a_turn_are_those_of_its_space() -> None:
    def with_cost(space: str | None, cost: int) -> list[str]:
        doc = rich_documents()[0]
        doc["turn"].update(space=space, cost_taken=cost)
        return reasons(doc)

    assert with_cost("gather_support", 1) == []
    assert with_cost("gather_support", 2) == ["turn.cost_taken: there is no cost 2"]
    assert with_cost("dutiful_service", 0) == []
    assert with_cost("dutiful_service", 1) == ["turn.cost_taken: there is no cost 1"]
    assert with_cost("arrakeen", -1) == ["turn.cost_taken: there is no cost -1"]
    assert "turn.cost_taken: there is no cost 1" in with_cost(None, 1)


def test_contracts_lie_before_the_seats_of_this_game() -> None:
    for key in ("held", "completed"):
        doc = rich_documents()[0]
        doc["choam"][key].append([])
        assert reasons(doc) == [f"choam.{key} should be a list for each seat"]
        doc["choam"][key] = None
        assert reasons(doc) == [f"choam.{key} should be a list for each seat"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"edition": 1}, "setup.edition should be str, not 1"),
        ({"players": True}, "setup.players should be int, not True"),
        ({"leaders": [1]}, "setup.leaders should be a list of names"),
        ({"modules": [None]}, "setup.modules should be a list of names"),
        ({"options": 3}, "setup.options should be an object"),
        ({"options": {"luck": 1}}, "setup.options.luck is unknown"),
        ({"options": {"rivals": "x"}}, "setup.options.rivals should be a list of names"),
        ({"options": {"variants": [1]}}, "setup.options.variants should be a list of names"),
        ({"options": {"difficulty": 1}}, "setup.options.difficulty should be a name, not 1"),
        (
            {"options": {"row_refresh": 1}},
            "setup.options.row_refresh should be one of off, oldest, all, not 1",
        ),
        ({"options": {"one_per_house": 1}}, "setup.options.one_per_house should be true or false"),
        (
            {"options": {"first_player": True}},
            "setup.options.first_player should be a whole number, not True",
        ),
    ],
)
def test_what_is_wrong_with_the_agreement_is_said(change: Doc, reason: str) -> None:
    doc = Table().start().to_dict()
    doc["setup"].update(change)
    (found,) = reasons(doc)
    assert found.startswith(reason)


def test_options_nobody_names_are_as_usual() -> None:
    doc = kanly.new_game(players=3, seed=2).to_dict()
    usual = doc["setup"].pop("options")
    assert State.from_dict(doc).to_dict()["setup"]["options"] == usual


@pytest.mark.parametrize("what", ["seed", "first_player", "players"])
@pytest.mark.parametrize("wrong", ["2", 2.0])
def test_numbers_of_a_new_game_are_numbers(what: str, wrong: object) -> None:
    options: Doc = {what: wrong}
    # The compiled build knows the types of plain arguments, and refuses others itself.
    refused = (BadSetup, TypeError) if kanly.compiled else BadSetup
    said = f"{what} must be a whole number, not {wrong!r}"
    with pytest.raises(refused, match=f"{said}|int.* object expected; got"):
        kanly.new_game(**options)


def test_true_is_no_seat() -> None:
    with pytest.raises(BadSetup, match="first_player must be a whole number, not True"):
        kanly.new_game(first_player=True)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"kanly_record": True}, "record format True is unknown"),
        ({"kanly_record": 99}, "record format 99 is unknown"),
        ({"actions": "pass"}, "the record has no list of actions"),
        ({"position": []}, "the record's position should be an object"),
        ({"end": 5}, "the record's end should be a fingerprint"),
        ({"actions": ["dance"]}, "'dance' is not an action"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(change: Doc, sentence: str) -> None:
    doc = Game.new(kanly.new_game(players=3, seed=1)).record.to_dict()
    doc.update(change)
    with pytest.raises(BadRecord, match=sentence):
        Record.from_dict(doc)


def test_a_record_and_its_position_are_of_one_game() -> None:
    doc = Game.new(Table().hand(0, "dagger").start()).record.to_dict()
    assert Record.from_dict(doc).verify()
    doc["setup"]["seed"] += 1
    with pytest.raises(BadRecord, match="position is of another game than its setup"):
        Record.from_dict(doc)


def test_a_record_says_how_it_ends_or_not() -> None:
    game = Game.new(kanly.new_game(players=3, seed=1))
    doc = game.record.to_dict()
    assert doc["end"] == game.state.fingerprint()
    assert Record.from_dict({**doc, "end": None}).end == ""
    assert Record.from_dict(doc).verify().fingerprint() == doc["end"]


def test_a_record_begins_with_a_position_only_if_it_must() -> None:
    assert Game.new(kanly.new_game(players=3, seed=1)).record.position is None
    assert Game.new(Table().hand(0, "dagger").start()).record.position is not None
    later = kanly.new_game(players=3, seed=1)
    later.apply(later.decision.actions[0])
    assert Game.new(later).record.position is not None


def test_the_log_of_a_replayed_game_is_kept_if_asked_for() -> None:
    for state in (kanly.new_game(players=3, seed=1), Table().hand(0, "dagger").start()):
        record = Game.new(state).record
        assert record.begin().log is None
        assert record.begin(log=True).log is not None
        record.actions = [state.decision.actions[0]]
        assert [step.log is None for step, _ in record.steps()] == [True]
        assert [step.log is None for step, _ in record.steps(log=True)] == [False]


def test_a_log_is_kept_only_if_asked_for() -> None:
    assert kanly.new_game(players=3, seed=1).log is None
    assert kanly.new_game(players=3, seed=1, log=True).log
    assert kanly.new_game(players=3, seed=1, log=True).copy().log is None


def test_undo_keeps_no_more_than_it_may_give_back() -> None:
    game = Game.new(Table().hand(0, "dagger", "diplomacy").intrigue_top("cunning").start())
    first = game.state.fingerprint()
    game.apply("card:dagger")
    assert game.undoable_by(0)
    assert not game.undoable_by(1)
    game.undo()
    assert game.state.fingerprint() == first
    game.apply("card:dagger")
    game.apply("space:assembly_hall")  # an Intrigue card is drawn
    assert not game.can_undo
    assert not game.undoable_by(0)
