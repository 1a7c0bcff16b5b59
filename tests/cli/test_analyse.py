from __future__ import annotations

import json
from pathlib import Path

import pytest

import kanly
from kanly.bots import make
from kanly.cli import main
from kanly.language import seat_names

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first turns of a game, in a file."""
    game = kanly.Game.new(kanly.new_game(players=3, seed=11))
    bot = make("greedy", 3)
    for _ in range(60):
        game.apply(bot.choose(game.state))
    file = tmp_path_factory.mktemp("games") / "game.json"
    game.record.save(file)
    return file


def test_a_game_is_looked_back_at(record: Path, capsys: Capture) -> None:
    assert main(["analyse", str(record), "--tries", "2"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for head in ("Chances to win, in %", "Costliest decisions", "Own decisions", "Luck"):
        assert head in said.out
    state = kanly.Record.load(record).replay()
    for name in seat_names(state, "en"):
        assert name in said.out


def test_it_is_told_in_the_language_of_the_player(record: Path, capsys: Capture) -> None:
    assert main(["analyse", str(record), "--tries", "1", "--lang", "de"]) == 0
    assert "Aussichten auf den Sieg" in capsys.readouterr().out


def test_for_programs_it_is_json(record: Path, capsys: Capture) -> None:
    assert main(["analyse", str(record), "--tries", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sides"] == [[0], [1], [2]]
    assert [sum(point["chances"]) for point in found["points"]] == pytest.approx(
        [1] * len(found["points"])
    )
    for account in found["accounts"]:
        parts = account["own"] + account["others"] + account["luck"]
        assert parts == pytest.approx(account["total"])
    assert len(found["told"]["costly"]) == len(found["costly"])
    assert found["over"] is False


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: Capture) -> None:
    assert main(["analyse", str(tmp_path / "no.json")]) == 2
    assert capsys.readouterr().err == f"kanly analyse: there is no file {tmp_path / 'no.json'}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is damaged: it is not a complete JSON file"),
        ("[]", "this is not a record of a Kanly game"),
        ('{"kanly_record": 99}', "record format 99 is unknown"),
    ],
)
def test_a_file_that_holds_no_game_gets_a_clear_error(
    tmp_path: Path, capsys: Capture, text: str, said: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert main(["analyse", str(file)]) == 1
    err = capsys.readouterr().err
    assert err.startswith("kanly analyse: ")
    assert said in err
    assert err.count("\n") == 1


def test_a_game_that_does_not_replay_gets_a_clear_error(
    record: Path, tmp_path: Path, capsys: Capture
) -> None:
    document = json.loads(record.read_text())
    del document["actions"][10]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert main(["analyse", str(file)]) == 1
    assert "action 11 of 59" in capsys.readouterr().err


def test_a_game_nobody_has_played_yet_gets_a_clear_error(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    kanly.Game.new(kanly.new_game(players=3, seed=11)).record.save(file)
    assert main(["analyse", str(file)]) == 1
    assert capsys.readouterr().err == ("kanly analyse: nothing has been played in this game yet\n")


@pytest.mark.parametrize("tries", ["0", "-3", "1000000"])
def test_a_budget_nobody_can_mean_is_refused(record: Path, capsys: Capture, tries: str) -> None:
    assert main(["analyse", str(record), "--tries", tries]) == 2
    assert f"--tries must be from 1 to 10000, not {tries}" in capsys.readouterr().err
