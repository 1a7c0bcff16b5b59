from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kanly.arena import Ladder, Match, Score
from kanly.arena.ladder import Deal
from kanly.arena.results import read
from kanly.cli import main

Capture = pytest.CaptureFixture[str]
QUICK = ["--match", "random:random", "--scenes", "uprising-4"]


def tallies(path: Path) -> list[Any]:
    return [(row.match, row.score.tally) for row in read(path).rows]


def test_json_is_all_that_is_printed(capsys: Capture) -> None:
    assert main(["arena", *QUICK, "--games", "4", "--json"]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert [list(row) for row in document["rows"]] == [
        ["scene", "candidate", "opponent", "games", "wins", "win_rate", "interval", "par",
         "points_mean", "ms_mean", "ms_p95"]
    ]  # fmt: skip
    assert document["rows"][0]["games"] == 4
    assert err == ""


def test_tables_tell_the_rates_scene_by_scene(capsys: Capture) -> None:
    scenes = "uprising-3,uprising-1-kwisatz_haderach"
    assert main(["arena", "--scenes", scenes, "--match", "random:random", "--games", "3"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["Uprising,", "three", "seats", "(par", "33%)"] in lines
    assert ["random", "random", "3", "1", "33.3%"] in [line[:5] for line in lines]
    assert ["random", "kwisatz_haderach", "3"] in [line[:3] for line in lines]
    assert not any("…" in word for line in lines for word in line)


def test_without_options_the_ladder_of_the_usual_scenes_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    asked: list[Deal] = []

    def note(ladder: Ladder, deals: list[Deal], *where: Any) -> list[Score]:
        asked.extend(deals)
        return []

    monkeypatch.setattr("kanly.cli.arena.climb", note)
    assert main(["arena"]) == 0
    found = {(deal.match.scene, deal.match.candidate, deal.match.opponent) for deal in asked}
    assert ("uprising-4", "greedy", "novice") in found
    assert ("uprising-6", "greedy", "novice") in found
    assert ("uprising-1-sardaukar", "greedy", "rivals") in found
    assert ("imperium-4", "greedy", "novice") in found
    match = Match("uprising-4", "greedy", "novice")
    assert sum(deal.match == match for deal in asked) * 4 == 20


def test_what_to_expect_of_the_levels_is_written(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "expected.json"
    matches = ["--match", "novice:random,random:novice", "--scenes", "uprising-4,uprising-3"]
    assert main(["arena", *matches, "--games", "4", "--expect", str(path)]) == 0
    document = json.loads(path.read_text(encoding="utf-8"))
    assert (document["scene"], document["seed"]) == ("uprising-4", 0)
    [row] = document["levels"]
    assert (row["level"], row["against"], row["opponents"], row["games"]) == (
        "novice", "random", 3, 4,
    )  # fmt: skip


def test_without_levels_that_met_there_is_nothing_to_expect(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "expected.json"
    assert main(["arena", *QUICK, "--games", "4", "--expect", str(path)]) == 2
    assert "no level has met the one below it in uprising-4" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--scenes", "chess"], "there is no scene 'chess'; expected all, or some of uprising-4"),
        (["--levels", "random,clever"], "there is no bot 'clever'; expected "),
        (["--levels", "random"], "uprising-4 needs two levels at least; random has no opponent"),
        (["--match", "random"], "a match is CANDIDATE:OPPONENT, not 'random'"),
        (["--match", "random:"], "a match is CANDIDATE:OPPONENT, not 'random:'"),
        (["--match", "random:clever"], "there is no bot 'clever'; expected "),
        (["--match", "none"], "nobody is asked to play"),
        (["--scenes", "none"], "nobody is asked to play"),
        (["--games", "-1"], "at least 0, not -1"),
        (["--games", "0"], "name the file of some results: --out FILE"),
        (["--games", "0", "--out", "/nowhere/ladder.json"], "/nowhere/ladder.json"),
        (["--workers", "0"], "at least 1, not 0"),
        (["--out", "/nowhere/ladder.json"], "/nowhere/ladder.json"),
        (["--docs", "/dev/null"], "/dev/null"),
        (
            ["--cluster", "nonsense"],
            "no connection to the cluster at 'nonsense': an address is HOST:PORT",
        ),
    ],
)
def test_bad_settings_are_usage_errors(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(["arena", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--games", "many"], ["--colour"], ["--levels", "random", "--match", "a:b"]]
)
def test_bad_words_are_usage_errors(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["arena", *arguments])
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(("kanly arena: ", "kanly: "))
    assert err.count("\n") == 1


def test_results_are_kept_and_gone_on_with(tmp_path: Path, capsys: Capture) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    assert main(["arena", *QUICK, "--games", "8", "--out", str(whole)]) == 0
    for games in ("4", "8"):
        assert main(["arena", *QUICK, "--games", games, "--out", str(half)]) == 0
    assert tallies(half) == tallies(whole)
    assert main(["arena", *QUICK, "--seed", "3", "--out", str(half)]) == 2
    assert f"kanly: {half} was played with seed 0, not 3" in capsys.readouterr().err


def test_the_page_is_written_from_results_without_playing(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "ladder.json"
    assert main(["arena", *QUICK, "--games", "4", "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    before = out.read_bytes()
    docs = tmp_path / "docs"
    assert main(["arena", "--games", "0", "--out", str(out), "--docs", str(docs)]) == 0
    assert capsys.readouterr().out == shown
    assert out.read_bytes() == before
    assert "| `random` | random | 4 | 1 | 25.0 % |" in (docs / "ladder.md").read_text()
    assert (docs / "ladder" / "uprising-4.svg").exists()


def test_a_file_that_is_no_ladder_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "letter.json"
    out.write_text("Dear Duke")
    assert main(["arena", *QUICK, "--out", str(out)]) == 2
    assert f"kanly: {out} holds no results of kanly arena" in capsys.readouterr().err
    assert out.read_text() == "Dear Duke"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_that_was_killed_goes_on_where_it_stood(
    workers: str, tmp_path: Path, capsys: Capture
) -> None:
    out, whole = tmp_path / "killed.json", tmp_path / "whole.json"
    arguments = ["arena", *QUICK, "--workers", workers]
    with subprocess.Popen(
        [sys.executable, "-m", "kanly.cli", *arguments, "--games", "100000", "--out", str(out)],
        stderr=subprocess.PIPE,
    ) as process:
        deadline = time.monotonic() + 60
        while not (out.exists() and read(out).rows) and time.monotonic() < deadline:
            time.sleep(0.01)
        process.kill()
        assert process.stderr is not None
        process.stderr.read()  # ends only when the workers have ended too
    games = read(out).rows[0].score.tally.games
    assert games > 0
    more = str(games + 8)
    assert main([*arguments, "--games", more, "--out", str(out)]) == 0
    assert main([*arguments, "--games", more, "--out", str(whole)]) == 0
    assert tallies(out) == tallies(whole)
