"""Bad input gets one clear sentence, and nothing changes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly import BadPosition, BadRecord, BadSetup, Game, IllegalAction, KanlyError, Record, State
from tests.table import Table, do, legal


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"edition": "atlantis"}, "there is no edition 'atlantis'; expected uprising"),
        ({"players": 0}, "uprising is played by 1, 2, 3, 4, 6 players, not 0"),
        ({"players": 7}, "uprising is played by 1, 2, 3, 4, 6 players, not 7"),
        ({"modules": ["ix"]}, "uprising has no module 'ix'; expected choam"),
        (
            {"leaders": "best"},
            "leaders must be a list of ids, 'random', 'recommended' or 'draft', not 'best'",
        ),
        ({"leaders": ["paul"] * 3}, "there is no leader 'paul' in uprising"),
        ({"leaders": ["muad_dib"] * 3}, "muad_dib was chosen twice"),
        (
            {"leaders": ["reverend_mother_jessica", "muad_dib", "staban_tuek"]},
            "reverend_mother_jessica is the other face of lady_jessica; choose that one",
        ),
        (
            {"leaders": ["shaddam_corrino_iv", "muad_dib", "staban_tuek"]},
            "shaddam_corrino_iv is only played with the module choam",
        ),
        (
            {"leaders": ["muad_dib", "gurney_halleck", "staban_tuek"], "one_per_house": True},
            "two leaders of house atreides are excluded by one_per_house",
        ),
        ({"leaders": ["muad_dib"], "players": 3}, "1 leaders were named for 3 players"),
        ({"row_refresh": "weekly"}, "row_refresh must be one of off, oldest, all, not 'weekly'"),
        ({"first_player": 4}, "the first player must be a seat from 0 to 3, not 4"),
    ],
)
def test_a_game_that_cannot_be_set_up(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        kanly.new_game(**wrong)
    assert str(error.value).startswith(sentence)


def test_an_unlisted_action_is_refused_and_names_what_was_expected() -> None:
    s = Table().hand(0, "dagger").start()
    before = s.fingerprint()
    with pytest.raises(IllegalAction) as error:
        do(s, "card:signet_ring")
    assert str(error.value) == (
        "card:signet_ring is not legal now; seat 0 must choose (turn): card:dagger, reveal"
    )
    assert s.fingerprint() == before


def test_an_action_after_the_end_is_refused() -> None:
    s = Table().at_endgame().start()
    with pytest.raises(IllegalAction, match="the game is over"):
        s.apply(0)


def test_a_stale_action_is_refused() -> None:
    s = Table().hand(0, "dagger").start()
    stale = s.action("card:dagger")
    do(s, "card:dagger")
    with pytest.raises(IllegalAction):
        s.apply(stale)


def test_an_action_out_of_turn_or_late_is_refused() -> None:
    game = Game.new(Table().hand(0, "dagger").start())
    before = game.state.fingerprint()
    with pytest.raises(IllegalAction) as error:
        game.apply("card:dagger", seat=1)
    assert str(error.value) == ("it is not for seat 1 to choose now; seat 0 must choose (turn)")
    with pytest.raises(IllegalAction) as error:
        game.apply("card:dagger", seat=0, ply=7)
    assert str(error.value) == ("this answers the position after 7 actions, but 0 were played")
    with pytest.raises(KanlyError, match="is not an action"):
        game.apply("dance", seat=0, ply=0)
    assert game.state.fingerprint() == before
    assert game.record.actions == []
    game.apply("card:dagger", seat=0, ply=0)
    assert game.state.ply == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("jump", "'jump' is not an action; expected one of pass, end, reveal"),
        ("space:atlantis", "'space:atlantis': there is no space called 'atlantis'"),
        ("amount:many", "'amount:many': expected a number below 32 after amount:"),
        ("amount:99", "'amount:99': expected a number below 32"),
        ("reveal-effect:dagger", "'reveal-effect:dagger': expected reveal-effect:CARD/PART"),
        ("reveal-effect:dagger/9", "'reveal-effect:dagger/9': expected reveal-effect:CARD/PART"),
        ("", "'' is not an action"),
    ],
)
def test_malformed_action_text(text: str, sentence: str) -> None:
    s = kanly.new_game(players=3)
    with pytest.raises(KanlyError) as error:
        s.action(text)
    assert str(error.value).startswith(sentence)


# ---------------------------------------------------------------- positions


def broken(change: Any) -> list[str]:
    """The reasons against a position after a change to its document."""
    doc = kanly.new_game(players=3, seed=3, modules=["choam"]).to_dict()
    change(doc)
    with pytest.raises(BadPosition) as error:
        State.from_dict(doc)
    return error.value.reasons


def test_an_impossible_position_is_refused_with_all_the_reasons() -> None:
    def change(doc: dict[str, Any]) -> None:
        doc["seats"][0]["garrison"] += 1
        doc["seats"][1]["spies"] = 1
        doc["seats"][2]["hand"].append("dagger")
        doc["seats"][2]["vp"] = 5

    assert broken(change) == [
        "seat 0 has 13 troops, not 12",
        "seat 1 has 1 Spies, not 3",
        "seat 2 has 5 Victory Points but reasons for 0",
        "there are 7 copies of dagger, not 6",
    ]


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("round", "two", "round should be a whole number, not 'two'"),
        ("shield_wall", 1, "shield_wall should be true or false, not 1"),
        ("row", "cards", "row should be a list of names"),
        ("conflict", "peace", "conflict: 'peace' is unknown"),
        ("chance", [0, 0], "chance should be two 32-bit numbers, not both 0"),
        ("alliances", {}, "alliances should have exactly the keys emperor, spacing_guild"),
        ("agenda", [{"node": "rule/dance"}], "agenda[0]: there is no step or effect 'rule/dance'"),
        ("seats", [], "seats should be a list of 3"),
        ("kanly", 99, "format 99 is unknown; expected 2"),
        ("turn", None, "turn should be an object"),
        ("choam", None, "choam should be an object"),
        ("first", 9, "first: seat 9 cannot have the First Player marker"),
    ],
)
def test_a_malformed_document_says_where(key: str, value: Any, reason: str) -> None:
    reasons = broken(lambda doc: doc.update({key: value}))
    assert any(r.startswith(reason) for r in reasons), reasons


@pytest.mark.parametrize("document", [None, [], "x", 3, {}])
def test_something_that_is_no_position(document: object) -> None:
    with pytest.raises(BadPosition):
        State.from_dict(document)


def test_an_alliance_without_influence_is_impossible() -> None:
    assert broken(lambda doc: doc["alliances"].update(emperor=0)) == [
        "seat 0 should have 1 points for the emperor Alliance",
        "seat 0 holds the emperor Alliance at 0 Influence",
    ]


def test_influence_for_an_alliance_nobody_holds_is_impossible() -> None:
    def change(doc: dict[str, Any]) -> None:
        for seat, level in ((0, 4), (1, 5), (2, 3)):
            doc["seats"][seat]["influence"]["fremen"] = level
            doc["seats"][seat]["vp"] += 1
            doc["seats"][seat]["ledger"].append(["faction:fremen", 1])

    assert broken(change) == [
        "seat 0 is at 4 Influence, but nobody holds the fremen Alliance",
        "seat 1 is at 5 Influence, but nobody holds the fremen Alliance",
    ]


def test_an_alliance_to_be_handed_over_is_possible() -> None:
    t = Table().intrigue(0, "change_allegiances").hand(0, "dagger").influence(0, fremen=4)
    t.alliance(0, "fremen").influence(1, fremen=4).influence(2, fremen=4)
    s = do(t.start(), "intrigue:change_allegiances")
    assert legal(s) == ["seat:1", "seat:2"]
    assert State.from_dict(s.to_dict()).fingerprint() == s.fingerprint()


def test_a_returned_alliance_is_possible() -> None:
    t = Table().intrigue(0, "change_allegiances").hand(0, "dagger").have(0, spice=0)
    t.influence(0, fremen=4).influence(1, fremen=3)
    s = do(t.start(), "intrigue:change_allegiances", "faction:emperor")
    assert s.to_dict()["alliances"]["fremen"] is None
    assert State.from_dict(s.to_dict()).fingerprint() == s.fingerprint()


def test_objectives_are_one_for_each_seat_and_of_this_game() -> None:
    def lose(doc: dict[str, Any]) -> None:
        doc["seats"][0]["face_up"] = []

    def give(doc: dict[str, Any]) -> None:
        doc["seats"][1]["face_up"] += doc["seats"][0]["face_up"]
        doc["seats"][0]["face_up"] = []

    def swap(doc: dict[str, Any]) -> None:
        doc["seats"][2]["face_up"] = ["objective_desert_mouse_4_6"]

    assert broken(lose) == ["seat 0 has 0 Objectives, not 1"]
    assert broken(give) == ["seat 0 has 0 Objectives, not 1", "seat 1 has 2 Objectives, not 1"]
    assert broken(swap) == ["objective_desert_mouse_4_6 is not for 3 seats"]


def test_a_matched_objective_lies_face_down() -> None:
    doc = kanly.new_game(players=3, seed=3).to_dict()
    mine = doc["seats"][0]
    mine["face_up"], mine["face_down"] = [], mine["face_up"]
    assert State.from_dict(doc).to_dict()["seats"][0]["face_down"] == mine["face_down"]


# ---------------------------------------------------------------- records


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = Game.new(kanly.new_game(players=3, seed=5))
    for _ in range(30):
        assert game.state.decision is not None
        game.apply(game.state.decision.actions[-1])
    game.record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_record_saves_loads_and_verifies(saved: Path) -> None:
    record = Record.load(saved)
    state = record.verify()
    assert len(record.actions) == state.ply == 30
    assert [a for _, a in record.steps()] == record.actions
    assert record.replay(10).ply == 10


def test_a_truncated_record(saved: Path) -> None:
    saved.write_text(saved.read_text()[:-100])
    with pytest.raises(BadRecord, match="is damaged: it is not a complete JSON file"):
        Record.load(saved)


def test_a_missing_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"kanly_record": 0}, "record format 0 is unknown; this Kanly reads 1"),
        ({"actions": None}, "the record has no list of actions"),
        ({"actions": ["fly"]}, "'fly' is not an action"),
        ({"setup": {}}, "setup.edition should be str, not None"),
        ({"position": 3}, "the record's position should be an object"),
    ],
)
def test_a_corrupt_or_older_record(saved: Path, change: dict[str, Any], sentence: str) -> None:
    document = json.loads(saved.read_text())
    document.update(change)
    with pytest.raises(BadRecord) as error:
        Record.from_dict(document)
    assert str(error.value).startswith(sentence)


def test_something_that_is_no_record() -> None:
    with pytest.raises(BadRecord, match="this is not a record of a Kanly game"):
        Record.from_dict({"hello": 1})


def test_an_action_that_does_not_fit_is_named(saved: Path) -> None:
    record = Record.load(saved)
    record.actions[3] = record.codex.vocabulary.parse("acquire:the_spice_must_flow")
    with pytest.raises(BadRecord, match="action 4 of 30: acquire:the_spice_must_flow"):
        record.verify()


def test_a_record_that_ends_elsewhere_is_noticed(saved: Path) -> None:
    record = Record.load(saved)
    record.end = "0" * 32
    with pytest.raises(BadRecord, match="ends in another position"):
        record.verify()


def test_saving_never_leaves_half_a_file(saved: Path) -> None:
    assert [p.name for p in saved.parent.iterdir()] == ["game.json"]


def test_numbers_of_other_kinds_are_refused_or_mean_the_same() -> None:
    s = Table().hand(0, "dagger").start()
    with pytest.raises((IllegalAction, TypeError)):
        s.apply("card:dagger")  # type: ignore[arg-type]
    assert legal(s) == ["card:dagger", "reveal"]


# ---------------------------------------------------------------- any damage at all


def damaged(value: Any, r: random.Random) -> Any:
    """A value with something wrong somewhere inside it."""
    if isinstance(value, dict) and value:
        key = r.choice(sorted(value))
        return {**value, key: damaged(value[key], r)}
    if isinstance(value, list) and value and r.random() < 0.8:
        at = r.randrange(len(value))
        return [*value[:at], damaged(value[at], r), *value[at + 1 :]]
    return r.choice([None, -1, 0, 1, 2, 3, 7, 99, 1 << 70, True, "", "dagger", [], {}, 1.5])


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    r = random.Random(seed)
    state = kanly.new_game(players=3 + seed % 2, seed=seed, modules=["choam"])
    documents = []
    while state.decision is not None:
        if state.ply % 6 == 0:
            documents.append(state.to_dict())
        state.apply(r.choice(state.decision.actions))
    for _ in range(250):
        document = r.choice(documents)
        try:
            loaded = State.from_dict(damaged(document, r))
        except KanlyError:
            continue
        for _ in range(40):
            if loaded.decision is None:
                break
            loaded.apply(r.choice(loaded.decision.actions))


def rivals_document() -> dict[str, Any]:
    return kanly.new_game(players=1, rivals=["staban_tuek", "muad_dib"], seed=3).to_dict()


def task(node: str, seat: int, value: int = 0) -> dict[str, Any]:
    return {"node": node, "seat": seat, "source": "rules", "value": value}


def same_rival_twice(doc: dict[str, Any]) -> None:
    doc["seats"][2]["rival"] = "staban_tuek"


def another_rival_than_agreed(doc: dict[str, Any]) -> None:
    doc["seats"][1]["rival"] = "lady_jessica"


def rich_rival(doc: dict[str, Any]) -> None:
    doc["seats"][1]["solari"] = 40


def rich_rival_with_swordmaster(doc: dict[str, Any]) -> None:
    doc["seats"][1].update(solari=40, swordmaster=True, agents=doc["seats"][1]["agents"] + 1)


def turn_of_a_rival_without_agents(doc: dict[str, Any]) -> None:
    doc["seats"][1].update(agents=0, agents_at=["secrets", "fremkit"])
    doc.update(decision=None, agenda=[task("rule/rival_turn", 1)])


def players_turn_for_a_rival(doc: dict[str, Any]) -> None:
    doc.update(decision=task("rule/turn_start", 1))


def rivals_work_for_a_player(doc: dict[str, Any]) -> None:
    doc["agenda"].append(task("hagal/assembly_hall/assembly_hall/1", 0))


def no_hagal_card(doc: dict[str, Any]) -> None:
    doc["rivals"]["deck"] = []


def work_before_the_first_round(doc: dict[str, Any]) -> None:
    doc.update(round=0, decision=None, agenda=[task("rule/rival_turn", 1)])
    doc["rivals"] = {"deck": [], "shown": []}


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (same_rival_twice, "staban_tuek has two seats"),
        (another_rival_than_agreed, "seat 1 should be the Rival staban_tuek, not lady_jessica"),
        (rich_rival, "seat 1 is a Rival who should have bought its Swordmaster"),
        (rich_rival_with_swordmaster, "seat 1 is a Rival who should have bought a Victory Point"),
        (turn_of_a_rival_without_agents, "rule/rival_turn with value 0 does not fit"),
        (players_turn_for_a_rival, "rule/turn_start with value 0 does not fit"),
        (rivals_work_for_a_player, "hagal/assembly_hall/assembly_hall/1 with value 0 does not fit"),
        (no_hagal_card, "the House Hagal cards are not complete"),
        (work_before_the_first_round, "the game has not begun"),
    ],
)
def test_a_position_with_impossible_rivals_is_refused(
    damage: Callable[[dict[str, Any]], None], reason: str
) -> None:
    document = rivals_document()
    State.from_dict(document)
    damage(document)
    with pytest.raises(BadPosition) as error:
        State.from_dict(document)
    assert any(x.startswith(reason) for x in error.value.reasons), error.value.reasons


def test_work_that_cannot_be_done_is_refused() -> None:
    document = kanly.new_game(players=3, seed=1).to_dict()
    document.update(decision=None)
    document["agenda"].append(task("card/leadership/reveal/0", 0))
    with pytest.raises(BadPosition):
        State.from_dict(document)


def test_leaders_are_only_named_where_they_are_fixed() -> None:
    record = Game.new(kanly.new_game(players=3, seed=1)).record.document()
    record["setup"]["leaders"] = ["muad_dib", "muad_dib", "muad_dib"]
    with pytest.raises(BadRecord, match="leaders were named although they are chosen by random"):
        Record.from_dict(record)
