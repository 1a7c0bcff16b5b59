from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import kanly
from kanly.bots import Bot, make
from kanly.cli import main
from kanly.cli.play import around
from kanly.engine.terms import BATTLE_ICONS
from kanly.terminal import Session
from kanly.terminal.screen import Screen
from kanly.terminal.words import Words
from tests.table import Table

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

WHOLE_GAME = ["1"] * 2000
"""The first choice, again and again; more of them than any game takes."""


def play(patch: Patch, lines: list[str], *arguments: str) -> int:
    """Run `kanly play` with these lines typed in."""
    patch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return main(["play", "--seed", "5", "--bots", "random", *arguments])


def random_bots(players: int) -> list[Bot]:
    return [make("random", n) for n in range(players)]


def typed(*lines: str) -> Callable[[str], str]:
    """A person who types these lines and leaves."""
    waiting = iter(lines)

    def read(prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    return read


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_whole_game(lang: str, capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    commands = ["help", "board", "hand", "log", "? arrakeen", "?", f"save {file}"]
    assert play(monkeypatch, commands + WHOLE_GAME, "--lang", lang, "--choam") == 0
    out, err = capsys.readouterr()
    assert err == ""
    over = {
        "en": "The game is over",
        "es": "La partida ha terminado",
        "de": "Die Partie ist zu Ende",
    }
    reasons = {
        "en": "Where the points came from",
        "es": "De dónde vienen los puntos",
        "de": "Woher die Punkte kommen",
    }
    assert over[lang] in out
    assert reasons[lang] in out
    assert "term-" not in out
    assert Path(file).is_file()


def test_every_point_has_its_reason(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, WHOLE_GAME, "--players", "3") == 0
    out = capsys.readouterr().out
    tail = out[out.index("Where the points came from") :].splitlines()[1:]
    totals: list[int] = []
    sums: list[int] = []
    for line in tail:
        if line.startswith("  "):
            sums[-1] += int(line.split()[0])
        elif line:
            totals.append(int(line.rpartition(":")[2]))
            sums.append(0)
    assert len(totals) == 3
    assert sums == totals


def test_bots_are_named_seat_by_seat_the_last_for_all_that_remain() -> None:
    assert around(0, ["planner:fighter", "greedy"], 4)[1:] == [
        "planner:fighter",
        "greedy",
        "greedy",
    ]
    assert around(1, ["novice", "greedy:spy", "random"], 4)[0::2] == ["novice", "greedy:spy"]


def test_a_game_against_bots_of_several_levels_and_styles(
    capsys: Capture, monkeypatch: Patch
) -> None:
    assert (
        play(monkeypatch, ["1"] * 20, "--players", "3", "--bots", "novice:spy,greedy:trader") == 0
    )
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("clever", "there is no bot 'clever'; expected greedy or novice"),
        ("greedy:poet", "greedy:poet: there is no style 'poet'; expected one of balanced, fighter"),
        ("random:spy", "random:spy: it has no styles"),
        ("none", "--bots names nobody; expected some of random, novice"),
        ("greedy,greedy,random", "3 bots were named for 2 seats"),
    ],
)
def test_bots_that_cannot_play_are_refused(
    capsys: Capture, monkeypatch: Patch, bots: str, message: str
) -> None:
    assert play(monkeypatch, [], "--players", "3", "--bots", bots) == 2
    assert message in capsys.readouterr().err


def test_undo_takes_back_only_the_own_actions(capsys: Capture) -> None:
    state = Table().hand(0, "diplomacy", "dagger").turn_of(2).hand(2, "dagger").start()
    state.log = []
    session = Session(kanly.Game.new(state), random_bots, read=typed("undo", "1", "undo", "undo"))
    session.run()
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("Taken back.") == 1
    assert out.count("Nothing can be taken back") == 2


def test_nothing_hidden_is_unseen_by_undo(capsys: Capture) -> None:
    state = Table().hand(0, "diplomacy", "dagger").start()
    state.log = []
    assert state.decision is not None
    number = 1 + state.decision.actions.index(state.action("card:diplomacy"))
    session = Session(kanly.Game.new(state), random_bots, read=typed(str(number), "? fremkit"))
    session.run()
    fremkit = state.action("space:fremkit")
    assert session.state.decision is not None
    choice = str(1 + session.state.decision.actions.index(fremkit))
    Session(session.game, random_bots, read=typed(choice, "undo")).run()
    assert "Taken back." not in capsys.readouterr().out


def test_save_and_load(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = str(tmp_path / "g.json")
    assert play(monkeypatch, ["1", "1", f"save {file}", "1", f"load {file}"], "--players", "3") == 0
    assert "Saved to" in capsys.readouterr().out
    record = kanly.Record.load(file)
    assert record.verify().ply == len(record.actions) >= 2
    assert play(monkeypatch, WHOLE_GAME, "--load", file) == 0
    assert "The game is over" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "is not understood"),
        ("99", "is not understood"),
        ("-1", "is not understood"),
        ("²", "is not understood"),
        ("9" * 5000, "is not understood"),
        ("dance", "is not understood"),
        ("[bold]", "is not understood"),
        ("save", "Name a file"),
        ("load", "Name a file"),
        ("load nowhere.json", "cannot be loaded: there is no such file or folder"),
        ("load .", "cannot be loaded: it is a folder"),
        ("load README.md", "it is no whole saved game (is damaged"),
        ("load a\0b", "cannot be loaded"),
        ("load ~nobody_at_all/x", "cannot be loaded"),
        ("save .", "cannot be written"),
        ("save README.md", "a file of that name that is no saved game"),
        ("LANG DE", "Ab jetzt auf Deutsch."),
        ("save /nowhere/at/all.json", "cannot be written"),
        ("save a\0b", "cannot be written"),
        ("lang", "Name a language"),
        ("lang fr", "Name a language"),
        ("? xyzzy", "Nothing here is called"),
        ("?sandworm", "Your reward is doubled"),
        ("? muaddib", "Muad'Dib"),
        ("? garrison", "Your troops at home"),
        ("? spice", "breaks ties at the end"),
        ("? rebel supplier", "Cost 3 · ×2 · Faction: Fremen · Icon: City"),
        ("? e", "more:"),
        ("? " + "x" * 5000, "Nothing here is called"),
        ("save " + "x" * 5000, "cannot be written"),
    ],
)
def test_odd_lines_are_answered(
    line: str, answer: str, capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, [line], "--players", "3") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert answer.casefold() in out.casefold()
    assert "Goodbye." in out or "Auf Wiedersehen." in out


def test_an_empty_line_asks_again(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["", ""], "--players", "3") == 0
    assert capsys.readouterr().out.count("reveal your hand") == 3


def test_why_a_space_is_closed(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["? swordmaster"], "--players", "3") == 0
    assert "Not possible now" in capsys.readouterr().out


def test_the_language_can_be_changed_in_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, ["lang de", "lang es", "dance"], "--players", "3") == 0
    out = capsys.readouterr().out
    assert "Ab jetzt auf Deutsch." in out
    assert "no se entiende" in out
    assert "Hasta la próxima." in out


@pytest.mark.parametrize("lang", ["es", "de"])
def test_what_is_wrong_with_a_file_is_said_in_the_language(
    lang: str, capsys: Capture, monkeypatch: Patch
) -> None:
    lines = ["load nowhere.json", "save /nowhere/x.json", "help"]
    assert play(monkeypatch, lines, "--players", "3", "--lang", lang) == 0
    out = capsys.readouterr().out
    assert "No such file" not in out
    assert "FILE" not in out
    assert "WORDS" not in out


def test_a_number_after_the_question_mark_explains_that_choice(capsys: Capture) -> None:
    state = Table().hand(0, "diplomacy", "dagger").start()
    state.log = []
    assert state.decision is not None
    number = 1 + state.decision.actions.index(state.action("card:dagger"))
    Session(kanly.Game.new(state), random_bots, read=typed(f"? {number}")).run()
    assert "Dagger  Starting deck · ×2 · Icon: Landsraad" in capsys.readouterr().out


@pytest.mark.parametrize(("height", "told"), [(40, True), (8, False)])
def test_spaces_are_offered_with_what_they_bring_if_there_is_room(height: int, told: bool) -> None:
    state = Table().hand(0, "dagger").start()
    state.log = []
    out = io.StringIO()
    console = Console(file=out, width=120, height=height, highlight=False)
    read = typed("1")
    Session(kanly.Game.new(state), random_bots, console=console, read=read).run()
    offered = out.getvalue().partition("to which space")[2]
    assert "Send an Agent to Assembly Hall" in offered
    assert ("Draw 1 Intrigue card." in offered) is told


def test_cards_to_acquire_are_offered_with_icons_faction_and_text() -> None:
    table = Table().hand(0, "convincing_argument", "convincing_argument")
    state = table.row("rebel_supplier").start()
    state.log = []
    assert state.decision is not None
    assert state.decision.kind == "reveal-menu"
    out = io.StringIO()
    console = Console(file=out, width=120, height=40, highlight=False)
    Session(kanly.Game.new(state), random_bots, console=console, read=typed()).run()
    assert "[City] (Fremen) Agent: If you recalled a Spy this turn" in out.getvalue()


def test_contracts_taken_and_completed_are_on_the_table() -> None:
    state = kanly.new_game(players=3, modules=["choam"], seed=1)
    view = state.view(0)
    view["choam"]["held"][1] = ["immediate"]
    view["choam"]["completed"][1] = ["harvest_3", "harvest_4"]
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    console.print(Screen(view, 0, Words(state.codex, "en"), 80).market())
    assert "Taken        2: Immediate, ✓2" in out.getvalue()


def test_revealed_cards_are_in_play_on_the_page_of_the_own_cards(capsys: Capture) -> None:
    state = Table().hand(0, "dagger", "convincing_argument").start()
    state.log = []
    state.apply(state.action("reveal"))
    Session(kanly.Game.new(state), random_bots, read=typed("hand")).run()
    lines = capsys.readouterr().out.splitlines()
    in_play = next(line for line in lines if line.startswith("In play"))
    assert "Dagger" in in_play
    assert "Convincing Argument" in in_play


def test_a_seat_is_a_number_when_it_chooses_its_leader(capsys: Capture, monkeypatch: Patch) -> None:
    arguments = ["--choam", "--lang", "de", "--leader", "shaddam_corrino_iv"]
    assert play(monkeypatch, ["log"], *arguments) == 0
    out = capsys.readouterr().out
    assert "Platz 1 tritt als Shaddam Corrino IV. an." in out


def test_quit_offers_to_save(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    assert play(monkeypatch, ["quit", "/nowhere/x.json", str(file)], "--players", "3") == 0
    assert file.is_file()
    assert "Goodbye." in capsys.readouterr().out
    assert play(monkeypatch, ["quit", ""], "--players", "3") == 0
    assert play(monkeypatch, ["quit"], "--players", "3") == 0


def test_an_interrupt_is_a_polite_end(capsys: Capture) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    game = kanly.Game.new(kanly.new_game(players=3, seed=1, first_player=0, log=True))
    Session(game, random_bots, read=interrupted).run()
    assert "Goodbye." in capsys.readouterr().out


def test_a_draft_of_leaders(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, WHOLE_GAME, "--leaders", "draft", "--players", "3") == 0
    out = capsys.readouterr().out
    assert "Which Leader do you choose?" in out
    assert "The game is over" in out


def test_the_leader_can_be_named(capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, [], "--leader", "lady_jessica") == 0
    assert "You play Lady Jessica" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--leader", "paul"], "there is no leader 'paul'"),
        (["--leader", "muad_dib", "--leaders", "draft"], "with --leaders draft"),
        (["--leader", "shaddam_corrino_iv"], "only played with the module choam"),
        (["--load", "nowhere.json"], "cannot be read"),
    ],
)
def test_bad_options_are_usage_errors(
    arguments: list[str], message: str, capsys: Capture, monkeypatch: Patch
) -> None:
    assert play(monkeypatch, [], *arguments) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


def test_rivals_secrets_are_never_shown(capsys: Capture) -> None:
    """What is printed does not change when the hidden cards do."""

    def printed(state: kanly.State) -> str:
        read = typed("board", "hand", "log", "help")
        Session(kanly.Game.new(state), random_bots, read=read).run()
        return capsys.readouterr().out

    state = kanly.new_game(players=4, seed=3, modules=["choam"], log=True)
    bot = make("random", 1)
    compared = 0
    while state.decision is not None and compared < 12:
        if state.decision.seat == 0 and state.ply % 3 == 0:
            same, other = state.copy(), state.determinize(0, compared)
            assert other.fingerprint() != state.fingerprint()
            same.log = other.log = list(state.log or [])
            assert printed(other) == printed(same)
            compared += 1
        state.apply(bot.choose(state))
    assert compared == 12


def test_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "play", "--seed", "2", "--lang", "es"],
        input="help\n1\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Hasta la próxima." in done.stdout
    assert done.stderr == ""


def test_broken_bytes_and_a_poor_terminal_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "play", "--seed", "2"],
        input=b"\xff\xfe\n\x00\n1\n", capture_output=True, check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
    )  # fmt: skip
    assert done.returncode == 0
    assert b"is not understood" in done.stdout
    assert b"Goodbye." in done.stdout
    assert done.stderr == b""


def test_a_conflict_may_have_no_battle_icon(monkeypatch: Patch) -> None:
    state = Table().start()
    codex = state.codex
    words = Words(codex, "en")
    edition = codex.edition
    card = edition.conflicts[state.conflict]
    title = words.battle(card.id)

    def header() -> str:
        console = Console(width=120, file=io.StringIO(), highlight=False)
        with console.capture() as capture:
            console.print(Screen(state.view(0), 0, words, 120).header())
        return capture.get()

    assert f"{title} ({words.name('battle', BATTLE_ICONS[card.icon])})" in header()
    bare = [replace(each, icon=-1) for each in edition.conflicts]
    monkeypatch.setattr(codex, "edition", replace(edition, conflicts=bare))
    assert f"{title}  " in header()
