from __future__ import annotations

import json
import subprocess
import sys

import pytest

from kanly.cli import main

Capture = pytest.CaptureFixture[str]


def test_json_is_all_that_is_printed(capsys: Capture) -> None:
    assert main(["simulate", "--games", "3", "--players", "3", "--seed", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert list(document) == [
        "edition", "players", "games", "seconds", "games_per_second", "decisions_per_second",
        "decisions_per_game", "rounds_mean", "seats",
    ]  # fmt: skip
    assert (document["edition"], document["players"], document["games"]) == ("uprising", 3, 3)
    assert sum(seat["wins"] for seat in document["seats"]) == 3
    assert err == ""


def test_tables_tell_the_rates(capsys: Capture) -> None:
    assert main(["simulate", "--games", "2", "--players", "3", "--modules", "choam"]) == 0
    out = capsys.readouterr().out
    assert "Win rate" in out
    assert "95 % interval" in out
    assert "2 games in" in out


def test_named_leaders(capsys: Capture) -> None:
    leaders = "muad_dib,gurney_halleck,lady_jessica"
    command = ["simulate", "--games", "2", "--players", "3", "--leaders", leaders]
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [seat["leader"] for seat in document["seats"]] == leaders.split(",")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "clever"], "there is no bot 'clever'; expected greedy or random"),
        (["--games", "0"], "at least 1, not 0"),
        (["--players", "9"], "played by 3 or 4 seats, not 9"),
        (["--modules", "ix"], "no module 'ix'"),
        (["--leaders", "paul"], "leaders were named"),
    ],
)
def test_bad_settings_are_usage_errors(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--games", "many"], ["--edition", "chess"], ["--colour"]])
def test_bad_words_are_usage_errors(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["simulate", *arguments])
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(("kanly simulate: ", "kanly: "))
    assert err.count("\n") == 1


def test_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "simulate", "--games", "2", "--workers", "2", "--json"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr == ""


def test_house_options_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "--players", "3", "--games", "2", "--json"]
    assert main(args) == 0
    usual = json.loads(capsys.readouterr().out)
    assert main([*args, "--row-refresh", "all", "--one-per-house", "--first-player", "1"]) == 0
    changed = json.loads(capsys.readouterr().out)
    assert changed["decisions_per_game"] != usual["decisions_per_game"]
    assert main([*args, "--first-player", "5"]) == 2
    assert "the first player must be a seat from 0 to 2, not 5" in capsys.readouterr().err
