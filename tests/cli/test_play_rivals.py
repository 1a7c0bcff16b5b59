"""`kanly play` with one and two players: against Rivals."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import kanly
from kanly.bots import make
from kanly.cli import main
from kanly.engine.setup import Setup
from kanly.terminal import Session
from kanly.terminal.screen import Screen
from kanly.terminal.words import Words
from tests.cli.test_play import WHOLE_GAME, play, random_bots, typed
from tests.table import Table

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

EASY = {"staban_tuek", "lady_amber_metulli", "gurney_halleck", "lady_margot_fenring"}
OVER = {"en": "The game is over", "es": "La partida ha terminado", "de": "Die Partie ist zu Ende"}


@pytest.fixture
def setups(monkeypatch: Patch) -> list[Setup]:
    """The agreements of the games that `kanly play` starts."""
    seen: list[Setup] = []
    real = Session.run

    def run(self: Session) -> None:
        seen.append(self.state.setup)
        real(self)

    monkeypatch.setattr(Session, "run", run)
    return seen


# ---------------------------------------------------------------- what is played


@pytest.mark.parametrize(
    "arguments", [["--solo"], ["--players", "1"], ["--solo", "--players", "1"]]
)
def test_solo_without_options_is_the_recommended_first_game(
    arguments: list[str], monkeypatch: Patch, setups: list[Setup]
) -> None:
    assert play(monkeypatch, [], *arguments) == 0
    (setup,) = setups
    assert setup.players == 1
    assert len(setup.options["rivals"]) == 2
    assert set(setup.options["rivals"]) < EASY
    assert (setup.level.id, setup.options["variants"]) == ("mercenary", [])


def test_two_players_without_options_meet_a_streamlined_rival(
    monkeypatch: Patch, setups: list[Setup]
) -> None:
    assert play(monkeypatch, [], "--players", "2") == 0
    (setup,) = setups
    assert (setup.players, setup.seats) == (2, 3)
    assert setup.options["rivals"][0] in ("lady_amber_metulli", "glossu_rabban")
    assert (setup.level.id, setup.options["variants"]) == ("", ["streamlined"])


@pytest.mark.parametrize(
    ("arguments", "rivals", "difficulty", "variants"),
    [
        ("--solo --rivals muad_dib,lady_jessica", ["muad_dib", "lady_jessica"], "mercenary", []),
        ("--solo --difficulty mentat", [], "mentat", []),
        ("--solo --rivals muad_dib --difficulty sardaukar", ["muad_dib"], "sardaukar", []),
        ("--solo --difficulty mentat --variants row_dice", [], "mentat", ["row_dice"]),
        ("--players 2 --rivals staban_tuek", ["staban_tuek"], "", []),
        ("--players 2 --rivals glossu_rabban", ["glossu_rabban"], "", ["streamlined"]),
        ("--players 2 --rivals glossu_rabban --variants none", ["glossu_rabban"], "", []),
        ("--players 2 --variants smart_politics", [], "", ["smart_politics"]),
    ],
)
def test_what_is_named_is_played(
    arguments: str,
    rivals: list[str],
    difficulty: str,
    variants: list[str],
    monkeypatch: Patch,
    setups: list[Setup],
) -> None:
    assert play(monkeypatch, [], *arguments.split()) == 0
    (setup,) = setups
    assert (setup.options["rivals"], setup.level.id, setup.options["variants"]) == (
        rivals,
        difficulty,
        variants,
    )


def test_a_variant_besides_keeps_the_easy_rivals_and_the_level(
    monkeypatch: Patch, setups: list[Setup]
) -> None:
    assert play(monkeypatch, [], "--solo", "--variants", "row_dice") == 0
    (setup,) = setups
    assert set(setup.options["rivals"]) < EASY
    assert (setup.level.id, setup.options["variants"]) == ("mercenary", ["row_dice"])


def test_nobody_sits_at_the_table_twice(monkeypatch: Patch, setups: list[Setup]) -> None:
    for seed in range(12):
        number = ["--seed", str(seed)]
        assert play(monkeypatch, [], "--solo", "--leader", "staban_tuek", *number) == 0
        arguments = ["--players", "2", "--leader", "muad_dib", "--rivals", "lady_jessica"]
        assert play(monkeypatch, [], *arguments, *number) == 0
        assert play(monkeypatch, [], "--players", "2", "--leader", "muad_dib", *number) == 0
    assert len(setups) == 36
    for setup in setups:
        assert setup.players == len(setup.leaders)
        assert not set(setup.leaders) & set(setup.options["rivals"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--solo --rivals paul,muad_dib", "there is no rival 'paul' in uprising; expected one of"),
        ("--solo --rivals muad_dib,muad_dib", "the rival muad_dib was chosen twice"),
        ("--solo --rivals muad_dib,lady_jessica,staban_tuek", "with 1 players there are 2"),
        ("--players 0", "uprising is played by 1, 2, 3, 4, 6 players, not 0"),
        ("--solo --players 3", "--solo is a game for 1 player, but --players says 3"),
        ("--players 4 --difficulty mentat", "only a solo game has a difficulty"),
        ("--players 2 --difficulty mentat", "only a solo game has a difficulty"),
        ("--players 3 --rivals muad_dib", "with 3 players there are 0"),
        ("--solo --variants dance", "there is no variant 'dance'"),
        ("--solo --variants streamlined", "streamlined is for games of 2, not of 1 players"),
        ("--players 2 --variants row_dice", "row_dice is for games of 1, not of 2 players"),
        (
            "--players 2 --rivals muad_dib --variants streamlined",
            "muad_dib is no streamlined rival; expected one of glossu_rabban, lady_amber_metulli",
        ),
    ],
)
def test_what_cannot_be_played_is_a_usage_error(
    arguments: str, message: str, capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, [], *arguments.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.startswith("kanly: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--players", "two"], ["--solo", "--difficulty", "easy"]])
def test_unknown_words_are_usage_errors(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", *arguments])
    assert stop.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_whole_solo_game(lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    commands = ["help", "board", "hand", "? arrakeen"]
    assert play(monkeypatch, commands + WHOLE_GAME, "--solo", "--lang", lang) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert OVER[lang] in out
    assert "term-" not in out
    assert "log-" not in out


def test_a_whole_game_of_two_players(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, WHOLE_GAME, "--players", "2", "--rivals", "lady_amber_metulli") == 0
    out = capsys.readouterr().out
    places = re.findall(r"^ +(\d)  (.*?)\s{2,}(\d+) ", out[out.index(OVER["en"]) :], re.MULTILINE)
    assert [place for place, _, _ in places] == ["1", "2", "3"]
    assert (places[2][1], places[2][2]) == ("Lady Amber Metulli (3)", "0")


def test_save_and_load(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = str(tmp_path / "solo.json")
    assert play(monkeypatch, ["1", "1", f"save {file}", "1", f"load {file}"], "--solo") == 0
    assert "Loaded" in capsys.readouterr().out
    record = kanly.Record.load(file)
    assert record.setup.players == 1
    assert play(monkeypatch, WHOLE_GAME, "--load", file) == 0
    assert OVER["en"] in capsys.readouterr().out


def test_a_draft_of_leaders_with_a_rival(capsys: Capture, monkeypatch: Patch) -> None:
    arguments = ["--players", "2", "--leaders", "draft", "--rivals", "staban_tuek"]
    assert play(monkeypatch, ["1", "1"], *arguments) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "You choose your Leader in the draft." in out
    assert "Staban Tuek (3) is a Rival and takes its turns by itself" in out
    assert "Choose Staban Tuek" not in out


# ---------------------------------------------------------------- the screen


def shown(state: kanly.State, lang: str = "en", width: int = 120) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    words = Words(state.codex, lang)
    console.print(Screen(state.view(0), 0, words, width).whole())
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_rival_has_a_line_like_a_player_but_no_hand() -> None:
    table = Table(players=1, rivals=["staban_tuek", "princess_irulan"])
    table.have(1, solari=2, spice=1, water=1).intrigue(1, "mercenaries").spies(1, "post_choam")
    table.units(1, garrison=4, conflict=2).influence(1, fremen=3).owns(2, "swordmaster", "hooks")
    lines = shown(table.start())
    staban = next(line for line in lines if line.startswith("2 "))
    assert staban.split()[:3] == ["2", "Staban", "Tuek"]
    assert staban.split()[3:] == [
        "1", "2", "1", "1", "4", "4", "2", "2", "–", "1", "0", "0", "0", "3", "SM:5/9",
    ]  # fmt: skip
    irulan = next(line for line in lines if line.startswith("3 "))
    assert irulan.endswith("SM · MH")
    assert "SM:" not in irulan
    assert any("House Hagal: 36 cards" in line for line in lines)


@pytest.mark.parametrize(("lang", "deck"), [("es", "Casa Hagal: 1 carta"), ("de", "Haus Hagal: 1")])
def test_the_house_hagal_deck_is_counted(lang: str, deck: str) -> None:
    state = Table(players=1).empty_hagal("arrakeen").start()
    assert any(deck in line for line in shown(state, lang))
    plain = Table(players=3).start()
    assert not any("Hagal" in line for line in shown(plain, lang))


def test_a_stuck_rival_has_not_revealed() -> None:
    table = Table(players=1)
    table.doc["seats"][1]["revealed"] = True
    line = next(line for line in shown(table.start()) if line.startswith("2 "))
    assert "rev" not in line


def test_the_turns_of_rivals_are_told_with_their_reasons(capsys: Capture) -> None:
    table = Table(players=1).hand(0, "dagger").agents(0, "arrakeen")
    table.hagal("arrakeen", "sietch_tabr", "secrets", "espionage")
    state = table.start()
    assert state.decision is not None
    choice = str(1 + state.decision.actions.index(state.action("reveal")))
    read = typed(choice, *["1"] * 3)
    Session(kanly.Game.new(state), random_bots, read=read).run()
    out = " ".join(capsys.readouterr().out.split())
    for told in (
        "Staban Tuek (2) reveals the House Hagal card Arrakeen and ignores it: Arrakeen is "
        "occupied.",
        "Staban Tuek (2) reveals the House Hagal card Sietch Tabr and ignores it: it counts only "
        "if",
        "Staban Tuek (2) reveals the House Hagal card Secrets and sends an Agent there.",
        "Princess Irulan (3) reveals the House Hagal card Espionage and sends an Agent there.",
    ):
        assert told in out


def test_all_that_rivals_did_is_shown(capsys: Capture) -> None:
    """Longer than what is shown of a game without them."""
    state = kanly.new_game(players=1, seed=1, log=True)
    bot = make("random", 1)
    told = len(state.log or [])
    most = 0
    while state.decision is not None:
        new = len(state.log or []) - told
        if new > most:
            most = new
            state_then, told_then = state.copy(), told
            state_then.log = list(state.log or [])
        told = len(state.log or [])
        state.apply(bot.choose(state))
    assert most > 24
    session = Session(kanly.Game.new(state_then), random_bots, read=typed())
    session._told = told_then
    session.run()
    assert "earlier line" not in capsys.readouterr().out


def test_the_welcome_names_level_and_variants(capsys: Capture, monkeypatch: Patch) -> None:
    arguments = ["--solo", "--difficulty", "mentat", "--variants", "row_dice"]
    assert play(monkeypatch, [], *arguments, "--rivals", "muad_dib,lady_jessica") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "against Muad'Dib (2), Lady Jessica (3)." in out
    assert "The Rivals take their turns by themselves" in out
    assert "Level: Mentat (Expert). Brutal Escalation, Expert Deployment and Smart" in out
    assert "Variant: Imperium Row dice." in out


# ---------------------------------------------------------------- looking things up


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("? staban tuek", "Staban Tuek Rival card Swordmaster value: 9."),
        ("? baron", "Baron Vladimir Harkonnen Rival card"),
        ("? espionage", "Espionage House Hagal card"),
        ("? place spy (city)", "Place Spy (City) House Hagal card"),
        ("? rival", "An opponent without hand or deck."),
        ("? hagal", "The deck that moves the Rivals"),
        ("? scheme", "places its third Spy"),
        ("help", "SM:3/8 a Rival still without Swordmaster"),
    ],
)
def test_cards_and_words_of_rivals_are_explained(
    line: str, answer: str, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert play(monkeypatch, [line], "--solo") == 0
    assert answer in " ".join(capsys.readouterr().out.split())


def test_cards_of_rivals_are_not_looked_up_where_there_are_none(
    capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, ["? staban tuek", "? espionage"], "--players", "3") == 0
    out = capsys.readouterr().out
    assert "Rival card" not in out
    assert "House Hagal card" not in out


def test_secrets_are_never_shown(capsys: Capture) -> None:
    """What is printed does not change when the House Hagal deck and the Rivals' cards do."""

    def printed(state: kanly.State) -> str:
        read = typed("board", "hand", "log")
        Session(kanly.Game.new(state), random_bots, read=read).run()
        return capsys.readouterr().out

    state = kanly.new_game(players=1, seed=3, log=True)
    bot = make("random", 1)
    compared = 0
    while state.decision is not None and compared < 8:
        if state.ply % 4 == 0:
            same, other = state.copy(), state.determinize(0, compared)
            assert other.fingerprint() != state.fingerprint()
            same.log = other.log = list(state.log or [])
            assert printed(other) == printed(same)
            compared += 1
        state.apply(bot.choose(state))
    assert compared == 8
