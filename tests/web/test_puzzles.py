"""Puzzles on the server: begun, answered rightly and wrongly, shown, taken back, remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.puzzles import Puzzle, puzzles

from .client import Client, Json, act, actions, screen, serving

PUZZLE = max(puzzles().values(), key=lambda puzzle: puzzle.steps)
"""One with several answers."""


def begin(client: Client, puzzle: Puzzle = PUZZLE) -> Json:
    response = client.post("/api/puzzles", json={"id": puzzle.id})
    assert response.status_code == 201, response.text
    return screen(client, response.json()["id"], puzzle.seat)


def state_of(client: Client, puzzle: Puzzle = PUZZLE) -> str:
    rows = {row["id"]: row for row in client.get("/api/puzzles").json()}
    return str(rows[puzzle.id]["state"])


def wrong(puzzle: Puzzle = PUZZLE) -> str:
    return next(x for x in puzzle.first.chances if x not in puzzle.first.ways)


def show(client: Client, shown: Json) -> Json:
    body = {"seat": shown["seat"], "revision": shown["revision"]}
    response = client.post(f"/api/tables/{shown['id']}/skip", json=body)
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_all_puzzles_are_listed_in_their_order(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        rows = client.get("/api/puzzles").json()
    assert [row["id"] for row in rows] == [*puzzles()]
    assert {row["state"] for row in rows} == {"new"}
    one = next(row for row in rows if row["id"] == PUZZLE.id)
    assert (one["theme"], one["level"]) == (PUZZLE.theme, PUZZLE.level)


def test_whoever_finds_the_best_way_is_told_why_it_is_best(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        assert set(PUZZLE.first.chances) == set(actions(shown))
        for n, answer in enumerate(PUZZLE.solution):
            assert shown["puzzle"]["step"] == n
            assert not shown["puzzle"]["solved"]
            assert shown["puzzle"]["answer"] is None
            shown = act(client, shown, answer)
        assert shown["puzzle"]["solved"]
        assert shown["decision"] is None
        best = shown["puzzle"]["answer"]["choices"][0]
        assert best["action"] == PUZZLE.solution[0]
        assert best["reasons"]
        assert state_of(client) == "clean"


def test_a_wrong_answer_changes_nothing_and_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        before = begin(client)
        after = act(client, before, wrong())
        told = after["puzzle"].pop("wrong")
        assert told["win"] == PUZZLE.first.chances[wrong()]
        assert told["best"] == max(PUZZLE.first.chances.values())
        assert told["label"]
        assert before["puzzle"].pop("wrong") is None
        assert after == before
        assert state_of(client) == "begun"
        after = act(client, after, PUZZLE.solution[0])
        assert after["puzzle"]["wrong"] is None


def test_what_was_solved_with_help_is_not_solved_at_first_try(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        for _ in PUZZLE.solution:
            shown = show(client, shown)
        assert shown["puzzle"]["solved"]
        assert state_of(client) == "solved"
        shown = begin(client)
        for answer in PUZZLE.solution:
            shown = act(client, shown, answer)
        assert state_of(client) == "solved"


def test_a_clean_solution_stays_one(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        for answer in PUZZLE.solution:
            shown = act(client, shown, answer)
        act(client, begin(client), wrong())
        assert state_of(client) == "clean"


def test_the_best_answer_is_shown_by_playing_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = show(client, begin(client))
        assert shown["puzzle"]["step"] == 1
        assert state_of(client) == "begun"


def test_answers_can_be_taken_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = act(client, begin(client), PUZZLE.solution[0])
        assert shown["undoable"] == 1
        body = {"seat": shown["seat"], "revision": shown["revision"]}
        shown = client.post(f"/api/tables/{shown['id']}/undo", json=body).json()
        assert shown["puzzle"]["step"] == 0


def test_nothing_more_is_answered_after_the_solution(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        for answer in PUZZLE.solution:
            shown = act(client, shown, answer)
        body = {"seat": shown["seat"], "revision": shown["revision"], "action": "end"}
        response = client.post(f"/api/tables/{shown['id']}/actions", json=body)
        assert (response.status_code, response.json()["code"]) == (422, "puzzle-over")
        body.pop("action")
        response = client.post(f"/api/tables/{shown['id']}/skip", json=body)
        assert (response.status_code, response.json()["code"]) == (422, "no-lesson")


def test_what_is_not_legal_is_refused_and_counts_as_no_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        body = {"seat": shown["seat"], "revision": shown["revision"], "action": "space:nowhere"}
        response = client.post(f"/api/tables/{shown['id']}/actions", json=body)
        assert (response.status_code, response.json()["code"]) == (422, "illegal")
        assert state_of(client) == "new"


def test_a_puzzle_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = act(client, begin(client), PUZZLE.solution[0])
    with serving(tmp_path) as client:
        shown = screen(client, shown["id"], PUZZLE.seat)
        assert shown["puzzle"]["step"] == 1
        for answer in PUZZLE.solution[1:]:
            shown = act(client, shown, answer)
        assert shown["puzzle"]["solved"]


def test_puzzles_are_no_games_and_leave_one_table_each(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        first = begin(client)
        begin(client)
        assert client.get("/api/tables").json() == []
        assert client.get(f"/api/tables/{first['id']}").status_code == 404


def test_an_unknown_puzzle_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        response = client.post("/api/puzzles", json={"id": "conflict-0"})
    assert (response.status_code, response.json()["code"]) == (404, "unknown-puzzle")


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_the_answer_is_told_in_the_language_of_the_page(tmp_path: Path, lang: str) -> None:
    with serving(tmp_path) as client:
        shown = begin(client)
        for answer in PUZZLE.solution:
            shown = act(client, shown, answer)
        shown = screen(client, shown["id"], PUZZLE.seat, lang)
    assert all(choice["label"] for choice in shown["puzzle"]["answer"]["choices"])
