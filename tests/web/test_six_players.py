"""Tables of six in two teams: opened, played, taken back, listed and told afterwards."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from kanly import Game, Record, new_game
from kanly.web.history import told
from kanly.web.people import HERE
from kanly.web.profile import profile
from kanly.web.registry import TableRegistry
from kanly.web.sitters import Sitter
from kanly.web.storage import Storage
from tests.rules.six import FEYD, GURNEY, MUAD_DIB, visit
from tests.table import Table as Position
from tests.table import do, legal
from tests.web.client import Client, Json, act, actions, open_table, persons_turn, screen, serving
from tests.web.client import url as database

COMMANDERS: Final = {0: "muad_dib", 3: "shaddam_corrino_iv"}
NEW: Final = {
    "activate", "ally-deploys", "ally-pays", "concede", "hand-out", "reinforce", "throne",
    "trade-amount", "trade-cards", "trade-kind", "trade-partner",
}  # fmt: skip
"""The questions only teams are asked."""


# ---------------------------------------------------------------- opening


@pytest.mark.parametrize("persons", range(1, 7))
def test_any_number_of_persons_and_bots_sits_down(tmp_path: Path, persons: int) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, persons, 6 - persons)
        shown = persons_turn(client, id, tuple(range(persons)))
        sitters = shown["sitters"]
        assert [s["kind"] for s in sitters] == ["person"] * persons + ["bot"] * (6 - persons)
        assert {n: s["leader"] for n, s in enumerate(sitters) if n in COMMANDERS} == COMMANDERS
        assert [s["role"] for s in sitters] == ["commander", "ally", "ally"] * 2
        assert [s["team"] for s in sitters] == [0, 1] * 3
        assert [s["teammates"] for s in sitters][:4] == [[2, 4], [3, 5], [4, 0], [5, 1]]
        assert (shown["board"], shown["players"], shown["modules"]) == ("six_players", 6, ["choam"])
        assert [(t["id"], t["name"], t["seats"], t["throne"]) for t in shown["teams"]] == [
            ("muad_dib", "Muad'Dib", [0, 2, 4], False),
            ("shaddam_corrino_iv", "Shaddam Corrino IV", [3, 5, 1], True),
        ]
        assert [t["place"] for t in shown["teams"]] == [None, None]


@pytest.mark.parametrize("leaders", ["random", "recommended", "draft"])
def test_leaders_are_found_as_agreed(tmp_path: Path, leaders: str) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 6, 0, leaders=leaders)
        chairs = client.get("/api/catalogue").json()["setup"]["games"][1]["modes"]["6"]["chairs"]
        while (shown := persons_turn(client, id, tuple(range(6))))["decision"]["kind"] == "leader":
            act(client, shown, actions(shown)[0])
        for chair, sitter in zip(chairs, shown["sitters"]):
            assert chair["leader"] in (None, sitter["leader"])
            if leaders == "recommended" and chair["suits"]:
                assert sitter["leader"] in chair["suits"]


@pytest.mark.parametrize(
    ("agreed", "says"),
    [
        ({"leaders": ["feyd_rautha_harkonnen", *["random"] * 5]}, "seat 0 is always muad_dib"),
        ({"leaders": ["random", "muad_dib", *["random"] * 4]}, "always has seat 0"),
        ({"leaders": ["random"] * 5}, "5 leaders were named for 6 players"),
        ({"leaders": "recommended", "players": 4}, "no leaders are recommended for 4 players"),
        ({"rivals": ["staban_tuek"]}, "too many rivals"),
        ({"difficulty": "mentat"}, "only a solo game"),
        ({"first_player": 6}, "the first player must be a seat from 0 to 5"),
        ({"players": 5}, "is played by 1, 2, 3, 4, 6 players, not 5"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_in_words(
    tmp_path: Path, agreed: dict[str, Any], says: str
) -> None:
    with serving(tmp_path) as client:
        players = agreed.pop("players", 6)
        body = {"sitters": [{"kind": "person"}] * players, **agreed}
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-setup")
        assert says in refused.json()["detail"]


# ---------------------------------------------------------------- playing


def test_a_whole_game_is_played_against_bots(tmp_path: Path) -> None:
    r = random.Random(2)
    with serving(tmp_path) as client:
        bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "random", "random", "random")]
        sitters = [bots[0], {"kind": "person", "name": "Ana"}, *bots[1:], {"kind": "person"}]
        id = client.post("/api/tables", json={"sitters": sitters, "seed": 3}).json()["id"]
        while not (shown := persons_turn(client, id, (1, 5)))["over"]:
            act(client, shown, r.choice(actions(shown)))
        assert_end(shown)
        (game,) = client.get("/api/profile", params={"name": "Ana"}).json()["latest"]
        own = next(s for s in shown["standings"] if s["seat"] == 1)
        assert (game["place"], game["places"], game["vp"]) == (own["place"], 2, own["vp"])
        assert game["total"] == own["total"]


def assert_end(shown: Json) -> None:
    """The standings by team say who has won."""
    assert [s["place"] for s in shown["standings"]] == [1, 1, 1, 2, 2, 2]
    for team in shown["teams"]:
        rows = [s for s in shown["standings"] if s["seat"] in team["seats"]]
        assert {s["team"] for s in rows} == {shown["teams"].index(team)}
        assert {s["place"] for s in rows} == {team["place"]}
        assert {s["total"] for s in rows} == {team["total"]} == {sum(s["vp"] for s in rows)}
        assert all(s["ties"] == team["ties"] for s in rows)
        for row in rows:
            commands = row["seat"] in COMMANDERS
            assert row["cannot"] == (["conflict", "match"] if commands else [])
            assert not {x["kind"] for x in row["reasons"]} & set(row["cannot"])
            cubes = shown["view"]["seats"][row["seat"]]["influence"]
            assert {x["track"] for x in row["reasons"] if "track" in x} - {None} <= set(cubes)


@cache
def questions() -> dict[str, Json]:
    """A game up to each question only teams are asked, as a record."""
    found: dict[str, Json] = {}
    for seed in range(60):
        r = random.Random(seed)
        game = Game.new(new_game(players=6, seed=seed, aloud=True))
        while (decision := game.state.decision) is not None and found.keys() != NEW:
            if decision.kind in NEW - found.keys():
                found[decision.kind] = game.record.document()
            game.apply(r.choice(decision.actions))
    return found


@pytest.mark.parametrize("kind", sorted(NEW))
def test_every_question_of_a_team_is_answered_by_its_seat(tmp_path: Path, kind: str) -> None:
    record = questions()[kind]
    with serving(tmp_path) as client:
        for choice in (0, -1):
            id = client.post("/api/records", json={"record": record}).json()["id"]
            seat = screen(client, id, -1)["decision"]["seat"]
            shown = screen(client, id, seat)
            assert shown["decision"]["kind"] == kind
            for other in range(6):
                if other != seat:
                    theirs = screen(client, id, other)
                    assert theirs["decision"]["actions"] == []
                    body = {"seat": other, "revision": theirs["revision"], "action": "pass"}
                    refused = client.post(f"/api/tables/{id}/actions", json=body)
                    assert refused.json()["code"] == "not-yours"
            after = act(client, shown, actions(shown)[choice])
            assert after["revision"] == shown["revision"] + 1


# ---------------------------------------------------------------- taking back


def opened(client: Client, position: Position) -> str:
    """A table at a position, with six persons."""
    record = Game.new(position.start()).record.document()
    return str(client.post("/api/records", json={"record": record}).json()["id"])


def undo(client: Client, shown: Json) -> Json:
    body = {"seat": shown["seat"], "revision": shown["revision"]}
    answer = client.post(f"/api/tables/{shown['id']}/undo", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_another_ally_can_be_activated_after_all(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = opened(client, Position(6, aloud=True).turn_of(MUAD_DIB))
        shown = act(client, screen(client, id, MUAD_DIB), "seat:2")
        assert (shown["undoable"], shown["undo_path"]) == (1, ["activate"])
        assert shown["view"]["teams"]["activated"] == GURNEY
        shown = undo(client, shown)
        assert (shown["undoable"], shown["undo_path"]) == (0, [])
        assert shown["view"]["teams"]["activated"] is None
        assert act(client, shown, "seat:4")["view"]["teams"]["activated"] == 4


def test_an_answer_of_the_ally_ends_the_commanders_undo(tmp_path: Path) -> None:
    position = Position(6, aloud=True).units(GURNEY, garrison=3)
    position.hand(MUAD_DIB, "desert_call", "usul").have(MUAD_DIB, water=0)
    with serving(tmp_path) as client:
        id = opened(client, position.turn_of(MUAD_DIB))
        for answer in ("seat:2", "card:desert_call", "space:imperial_basin"):
            shown = act(client, screen(client, id, MUAD_DIB), answer)
        assert shown["undoable"] == 3
        assert shown["undo_path"][0] == "space"
        shown = act(client, shown, "seat:2")
        assert shown["decision"]["seat"] == GURNEY
        assert shown["undoable"] == 4
        act(client, screen(client, id, GURNEY), "deploy:1")
        shown = screen(client, id, MUAD_DIB)
        assert shown["decision"]["seat"] == MUAD_DIB
        assert (shown["undoable"], shown["undo_ends"]) == (0, "other-seat")


# ---------------------------------------------------------------- the log


def test_what_the_ally_does_in_a_commanders_turn_is_told_with_it(tmp_path: Path) -> None:
    position = Position(6, aloud=True).units(GURNEY, garrison=3)
    position.hand(MUAD_DIB, "usul", "desert_call")
    with serving(tmp_path) as client:
        id = opened(client, position.turn_of(MUAD_DIB))
        for answer in ("seat:2", "card:usul", "space:carthag"):
            act(client, screen(client, id, MUAD_DIB), answer)
        while (shown := screen(client, id, MUAD_DIB))["decision"]["seat"] == MUAD_DIB:
            act(client, shown, actions(shown)[0] if actions(shown)[0] != "end" else "seat:2")
        shown = act(client, screen(client, id, GURNEY), "deploy:2")
        lines = {line["event"]: line for line in shown["log"]}
        turn = [lines[event] for event in ("activated", "played", "recruited", "deployed")]
        assert len({line["entry"] for line in turn}) == 1
        assert [line["seat"] for line in turn] == [MUAD_DIB, MUAD_DIB, GURNEY, GURNEY]
        assert [line["heads"] for line in turn] == [False, True, False, False]
        assert [bool(line["tail"]) for line in turn] == [True, True, False, False]


def test_a_trade_changes_the_goods_of_both() -> None:
    position = Position(6).have(FEYD, solari=3)
    state = visit(position, FEYD, "economic_support")
    while state.decision is not None and state.decision.kind == "agent-menu":
        do(state, next(a for a in legal(state) if a.startswith("space-effect")))
    state.log = []
    do(state, "seat:1", "option:0", "amount:2", "pass")
    names = ["A", "B", "C", "D", "E", "F"]
    gave = next(x for x in told(state.log, state.codex, "en", names, 0, []) if x.event == "gave")
    assert [(x.seat, x.what, x.by) for x in gave.changes] == [
        (FEYD, "solari", -2),
        (1, "solari", 2),
    ]


# ---------------------------------------------------------------- afterwards


@cache
def played(seed: int) -> Record:
    """A whole game at random."""
    state = new_game(players=6, seed=seed)
    record = Record(state.setup, [])
    chance = random.Random(seed)
    while state.decision is not None:
        record.actions.append(chance.choice(state.decision.actions))
        state.apply(record.actions[-1])
    return record


def test_the_record_of_a_player_counts_the_teams(tmp_path: Path) -> None:
    registry = TableRegistry(Storage(database(tmp_path)))
    record = played(4)
    names = ["", "Ben", "Ana", "", "", ""]
    sitters = [Sitter("person", name) if name else Sitter("bot", "", "random") for name in names]
    registry.take_over(record.to_dict(), sitters)
    end = record.replay()
    totals = {x.team: x.total for x in end.standings}
    for name, seat in (("Ana", 2), ("Ben", 1)):
        team = seat % 2
        found = profile(registry, HERE, name)
        (game,) = found.latest
        assert (game.total, game.margin) == (totals[team], totals[team] - totals[1 - team])
        assert (game.players, game.places, game.seats) == (6, 2, 6)
        assert found.won == (1 if game.place == 1 else 0)
    assert profile(registry, HERE, "Ana").won + profile(registry, HERE, "Ben").won == 1


def test_the_list_tells_who_is_with_whom(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        open_table(client, 6, 0)
        (listed,) = client.get("/api/tables").json()
        assert (listed["players"], listed["damaged"]) == (6, False)
        assert [seat["team"] for seat in listed["seats"]] == [0, 1] * 3


def test_a_rematch_is_played_by_the_same_teams(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 6, 0, leaders="random")
        before = screen(client, id)
        for leaders in ("same", "new", "recommended", "draft"):
            answer = client.post(f"/api/tables/{id}/rematch", json={"leaders": leaders})
            assert answer.status_code == 201, answer.text
            after = screen(client, answer.json()["id"])
            assert (after["players"], after["modules"]) == (6, ["choam"])
            assert [s["name"] for s in after["sitters"]] == [s["name"] for s in before["sitters"]]
            if leaders == "same":
                assert [s["leader"] for s in after["sitters"]] == [
                    s["leader"] for s in before["sitters"]
                ]
        three = open_table(client, 3, 0)
        refused = client.post(f"/api/tables/{three}/rematch", json={"leaders": "recommended"})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-setup")
