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


def test_bots_play_in_styles(capsys: Capture) -> None:
    bots = "novice:fighter,greedy:spy,random"
    assert main(["simulate", "--games", "1", "--players", "3", "--bots", bots, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [seat["bot"] for seat in document["seats"]] == bots.split(",")


def test_help_lists_levels_and_styles(capsys: Capture) -> None:
    for command in ("simulate", "play"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        said = " ".join(capsys.readouterr().out.split())
        assert "random, novice, greedy, planner, search (from the weakest on)" in said
        assert "balanced, fighter, diplomat, trader, spy" in said


def test_named_leaders(capsys: Capture) -> None:
    leaders = "muad_dib,gurney_halleck,lady_jessica"
    command = ["simulate", "--games", "2", "--players", "3", "--leaders", leaders]
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [seat["leader"] for seat in document["seats"]] == leaders.split(",")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "clever"], "there is no bot 'clever'; expected greedy or novice"),
        (["--bots", "greedy:poet"], "greedy:poet: there is no style 'poet'; expected one of "),
        (["--bots", "random:spy"], "random:spy: it has no styles"),
        (["--games", "0"], "at least 1, not 0"),
        (["--players", "9"], "played by 1, 2, 3, 4, 6 players, not 9"),
        (["--modules", "ix"], "no module 'ix'"),
        (["--leaders", "paul"], "1 leaders were named for 4 players"),
        (["--players", "1", "--rivals", "paul"], "there is no rival 'paul' in uprising"),
        (["--players", "1", "--rivals", "muad_dib,muad_dib"], "muad_dib was chosen twice"),
        (["--players", "2", "--rivals", "muad_dib,staban_tuek"], "with 2 players there are 1"),
        (["--rivals", "muad_dib"], "with 4 players there are 0"),
        (["--players", "4", "--difficulty", "mentat"], "only a solo game has a difficulty"),
        (["--players", "2", "--difficulty", "mentat"], "only a solo game has a difficulty"),
        (["--players", "1", "--variants", "dance"], "there is no variant 'dance'"),
        (["--players", "1", "--variants", "streamlined"], "is for games of 2, not of 1 players"),
        (
            ["--players", "2", "--variants", "streamlined", "--rivals", "staban_tuek"],
            "staban_tuek is no streamlined rival; expected one of glossu_rabban, "
            "lady_amber_metulli",
        ),
        (["--players", "1", "--bots", "random,random"], "2 bots were named for 1 seat"),
        (["--players", "5"], "played by 1, 2, 3, 4, 6 players, not 5"),
        (["--players", "6", "--bots", ",".join(["random"] * 7)], "7 bots were named for 6 seats"),
        (
            ["--players", "6", "--team-bots", "greedy,random,random"],
            "3 bots were named for 2 teams",
        ),
        (["--players", "6", "--team-bots", "clever"], "there is no bot 'clever'"),
        (["--players", "5", "--team-bots", "random"], "played by 1, 2, 3, 4, 6 players, not 5"),
        (["--players", "6", "--rivals", "muad_dib"], "with 6 players there are 0"),
        (["--players", "6", "--leaders", "muad_dib"], "1 leaders were named for 6 players"),
        (["--leaders", "fixed"], "1 leaders were named for 4 players"),
        (["--leaders", "recommended"], "no leaders are recommended for 4 players"),
    ],
)
def test_bad_settings_are_usage_errors(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [
    ["--games", "many"], ["--edition", "chess"], ["--colour"], ["--difficulty", "easy"],
    ["--bots", "random", "--team-bots", "random"],
])  # fmt: skip
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


def test_a_solo_game_tells_the_rates_of_every_rival(capsys: Capture) -> None:
    command = ["simulate", "--players", "1", "--games", "6", "--difficulty", "mercenary"]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    seats = [line.split()[:3] for line in lines if line[:1].isdigit()]
    assert seats[:3] == [["0", "random", "random"], ["1", "–", "random"], ["2", "–", "random"]]
    start = next(n for n, line in enumerate(lines) if line.startswith("Rival "))
    end = next(n for n, line in enumerate(lines) if " games in " in line)
    rows = [line.split() for line in lines[start + 2 : end] if line.strip()]
    assert sum(int(row[1]) for row in rows) == 12
    assert len({row[0] for row in rows}) == len(rows) > 2
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [row["rival"] for row in document["rivals"]] == sorted(row[0] for row in rows)
    assert document["difficulty"] == "mercenary"


def test_named_rivals_and_variants(capsys: Capture) -> None:
    command = [
        "simulate", "--players", "2", "--games", "2", "--rivals", "lady_amber_metulli",
        "--variants", "streamlined,smart_politics",
    ]  # fmt: skip
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["variants"] == ["smart_politics", "streamlined"]
    assert document["difficulty"] is None
    assert document["seats"][2] == {
        "bot": None, "leader": None, "rival": "lady_amber_metulli",
        "games": 2, "wins": 0, "points_mean": 0.0,
    }  # fmt: skip
    assert main(command) == 0
    out = capsys.readouterr().out
    assert ["2", "–", "lady_amber_metulli"] in [line.split()[:3] for line in out.splitlines()]
    assert "\nRival " not in out


def test_the_word_none_stands_for_no_variant(capsys: Capture) -> None:
    command = ["simulate", "--players", "2", "--games", "1", "--variants", "none", "--json"]
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["variants"] == []


def test_six_players_tell_the_rates_of_both_teams(capsys: Capture) -> None:
    command = ["simulate", "--players", "6", "--games", "3", "--leaders", "recommended"]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("Team "))
    rows = [line.split() for line in lines[start + 2 : start + 4]]
    assert [row[:5] for row in rows] == [
        ["muad_dib", "0", "2", "4", "random"],
        ["shaddam_corrino_iv", "1", "3", "5", "random"],
    ]
    assert sum(int(row[6]) for row in rows) == 3
    assert main([*command, "--team-bots", "random", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [row["wins"] for row in document["teams"]] == [int(row[6]) for row in rows]
    wins = [seat["wins"] for seat in document["seats"]]
    assert wins == [row["wins"] for row in document["teams"]] * 3


def test_a_bot_for_each_team(capsys: Capture) -> None:
    command = ["simulate", "--players", "6", "--games", "1", "--team-bots", "greedy,random"]
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [seat["bot"] for seat in document["seats"]] == ["greedy", "random"] * 3
    assert [row["bots"] for row in document["teams"]] == [["greedy"] * 3, ["random"] * 3]


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_the_game_of_2020(players: str, capsys: Capture) -> None:
    command = ["simulate", "--edition", "imperium", "--games", "2", "--players", players]
    assert main([*command, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["edition"] == "imperium"
    assert main(command) == 0
    assert ("house_hagal" in capsys.readouterr().out) == (players == "2")


def test_mixed_games(capsys: Capture) -> None:
    modules = "imperium,imperium_conflicts,imperium_leaders"
    command = ["simulate", "--games", "2", "--modules", modules, "--added-cards", "scout,ambush"]
    assert main([*command, "--leaders", "helena_richese,random,random,random", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["seats"][0]["leader"] == "helena_richese"


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ("--edition imperium --modules choam", "imperium has no modules"),
        ("--added-cards scout", "--added-cards needs the module of these cards"),
    ],
)
def test_parts_the_game_does_not_have(options: str, refusal: str, capsys: Capture) -> None:
    assert main(["simulate", *options.split()]) == 2
    assert capsys.readouterr().err.startswith(f"kanly: {refusal}")
