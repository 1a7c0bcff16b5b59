"""`kanly play` with six players: one person and five bots in two teams."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import kanly
from kanly.bots import make
from kanly.cli import main
from kanly.language import prompt, seat_names
from kanly.terminal import Session
from kanly.terminal.screen import Screen
from kanly.terminal.teams import HOME, Token, groups, tokens
from kanly.terminal.words import Words
from tests.cli.test_play import WHOLE_GAME, play, random_bots, typed
from tests.table import Table

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

OVER = {"en": "The game is over", "es": "La partida ha terminado", "de": "Die Partie ist zu Ende"}
TEAMS = {
    "en": ["Muad'Dib's team", "Shaddam's team"],
    "es": ["Equipo de Muad'Dib", "Equipo de Shaddam"],
    "de": ["Team Muad'Dib", "Team Shaddam"],
}
KINDS = {
    "throne", "activate", "ally-deploys", "ally-pays", "concede", "hand-out", "reinforce",
    "trade-partner", "trade-kind", "trade-amount", "trade-cards",
}  # fmt: skip
"""The questions that only teams are asked."""


def printed(state: kanly.State, seat: int, lang: str = "en", width: int = 80) -> str:
    """The whole table as a seat sees it."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    with console.capture() as capture:
        console.print(Screen(state.view(seat), seat, Words(state.codex, lang), width).whole())
    return capture.get()


@pytest.fixture
def sessions(monkeypatch: Patch) -> list[Session]:
    """The sessions that `kanly play` starts."""
    seen: list[Session] = []
    real = Session.run

    def run(self: Session) -> None:
        seen.append(self)
        real(self)

    monkeypatch.setattr(Session, "run", run)
    return seen


# ---------------------------------------------------------------- who sits where


@pytest.mark.parametrize(
    ("arguments", "seat", "leader"),
    [
        ("", 0, "muad_dib"),
        ("--seat 3", 3, "shaddam_corrino_iv"),
        ("--leader shaddam_corrino_iv", 3, "shaddam_corrino_iv"),
        ("--leader shaddam_corrino_iv --leaders recommended", 3, "shaddam_corrino_iv"),
        ("--leader shaddam_corrino_iv --leaders draft", 3, "shaddam_corrino_iv"),
        ("--leader lady_jessica", 2, "lady_jessica"),
        ("--leader princess_irulan", 1, "princess_irulan"),
        ("--leader princess_irulan --seat 4", 4, "princess_irulan"),
        ("--leader staban_tuek --seat 5", 5, "staban_tuek"),
    ],
)
def test_the_person_sits_where_seat_and_leader_say(
    arguments: str, seat: int, leader: str, monkeypatch: Patch, sessions: list[Session]
) -> None:
    assert play(monkeypatch, [], "--players", "6", *arguments.split()) == 0
    (session,) = sessions
    assert session.me == seat
    codex = session.state.codex
    assert codex.leader_ids[session.state.seats[seat].leader] == leader


def test_the_others_are_recommended_beside_a_leader_who_is_named(
    monkeypatch: Patch, sessions: list[Session]
) -> None:
    arguments = ["--players", "6", "--leaders", "recommended", "--leader", "lady_jessica"]
    assert play(monkeypatch, [], *arguments) == 0
    setup = sessions[0].state.setup
    named = [id for id in setup.leaders if id != "random"]
    assert len(set(named)) == 4
    assert setup.leaders[2] == "lady_jessica"
    for chair, id in zip(setup.mode.chairs, setup.leaders):
        assert chair.leader or id in chair.suits


@pytest.mark.parametrize("seed", range(6))
def test_recommended_leaders_are_of_different_houses_if_agreed(
    seed: int, monkeypatch: Patch, sessions: list[Session]
) -> None:
    arguments = ["--players", "6", "--leaders", "recommended", "--leader", "lady_jessica"]
    assert play(monkeypatch, [], *arguments, "--one-per-house", "--seed", str(seed)) == 0
    assert "gurney_halleck" not in sessions[0].state.setup.leaders


def test_a_seat_can_be_chosen_in_any_game(monkeypatch: Patch, sessions: list[Session]) -> None:
    assert play(monkeypatch, [], "--seat", "2", "--leader", "lady_jessica") == 0
    (session,) = sessions
    assert session.me == 2
    assert session.state.setup.leaders == ["random", "random", "lady_jessica", "random"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 5", "uprising is played by 1, 2, 3, 4, 6 players, not 5"),
        ("--solo --players 6", "--solo is a game for 1 player, but --players says 6"),
        ("--players 6 --rivals muad_dib", "with 6 players there are 0"),
        ("--players 6 --difficulty mentat", "only a solo game has a difficulty"),
        ("--players 6 --variants streamlined", "is for games of 2, not of 6 players"),
        ("--players 6 --seat 6", "there is no seat 6 for you; expected 0 to 5"),
        ("--players 6 --seat -1", "there is no seat -1 for you; expected 0 to 5"),
        ("--solo --seat 1", "there is no seat 1 for you; expected 0"),
        ("--players 6 --seat 0 --leader lady_jessica", "seat 0 is always muad_dib"),
        ("--players 6 --seat 2 --leader muad_dib", "is a Commander and always has seat 0"),
        ("--players 6 --leader paul", "there is no leader 'paul'"),
        ("--players 6 --leader lady_jessica --leaders draft", "with --leaders draft"),
        ("--leaders recommended", "no leaders are recommended for 4 players"),
        ("--leaders recommended --leader muad_dib", "no leaders are recommended for 4 players"),
        ("--players 6 --first-player 6", "the first player must be a seat from 0 to 5, not 6"),
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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--leader muad_dib --leader lady_jessica", "--leader was given twice: muad_dib and"),
        ("--seat 1 --seat 2", "--seat was given twice: 1 and 2"),
        ("--seat left", "invalid int value: 'left'"),
        ("--leaders best", "invalid choice: 'best'"),
    ],
)
def test_bad_words_are_usage_errors(arguments: str, message: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", "--players", "6", *arguments.split()])
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("lang", "seat"), [("en", 0), ("es", 3), ("de", 4)])
def test_a_whole_game(
    lang: str, seat: int, capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    commands = ["help", "board", "hand", "log", "? carthag", "? usul", f"save {file}"]
    arguments = ["--players", "6", "--seat", str(seat), "--lang", lang]
    assert play(monkeypatch, commands + WHOLE_GAME, *arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    end = out[out.index(OVER[lang]) :]
    for team in TEAMS[lang]:
        assert team in end
    for prefix in ("term-", "log-", "prompt-", "action-"):
        assert prefix not in out
    for line in out.splitlines():
        assert line.startswith(">") or len(line) <= 80
    assert kanly.Record.load(file).setup.players == 6


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_every_question_of_teams_is_asked_in_words(lang: str) -> None:
    asked: set[str] = set()
    for seed in range(30):
        if asked == KINDS:
            break
        state = kanly.new_game(players=6, seed=seed, aloud=True, log=True)
        pick = random.Random(seed)
        while (decision := state.decision) is not None:
            if decision.kind in KINDS - asked:
                asked.add(decision.kind)
                out = io.StringIO()
                console = Console(file=out, width=200, height=60, highlight=False)
                position = state.copy()
                position.log = []
                Session(
                    kanly.Game.new(position), random_bots, lang, decision.seat, console, typed("1")
                ).run()
                assert prompt(decision, lang, seat_names(state, lang)) in out.getvalue()
                assert position.ply > state.ply
            state.apply(pick.choice(decision.actions))
    assert asked == KINDS


@pytest.mark.parametrize("seat", range(6))
def test_a_person_can_answer_anything_at_any_seat(seat: int, capsys: Capture) -> None:
    pick = random.Random(seat)
    state = kanly.new_game(players=6, seed=seat, leaders="draft", aloud=True, log=True)
    session = Session(kanly.Game.new(state), random_bots, me=seat)

    def read(prompt: str) -> str:
        assert session.state.decision is not None
        return str(1 + pick.randrange(len(session.state.decision.actions)))

    session.read = read
    session.run()
    assert session.state.is_over
    assert OVER["en"] in capsys.readouterr().out


def test_a_game_saved_at_another_seat_goes_on_there(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path, sessions: list[Session]
) -> None:
    file = str(tmp_path / "g.json")
    assert play(monkeypatch, ["1", f"save {file}"], "--players", "6", "--seat", "3") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "--seat 3" in told
    arguments = ["--load", file, "--seat", "3"]
    assert play(monkeypatch, WHOLE_GAME, *arguments) == 0
    assert sessions[-1].me == 3
    assert OVER["en"] in capsys.readouterr().out
    assert play(monkeypatch, [], "--load", file, "--seat", "6") == 2


def test_a_smaller_game_is_loaded_at_a_seat_it_has(
    monkeypatch: Patch, tmp_path: Path, sessions: list[Session]
) -> None:
    file = tmp_path / "three.json"
    kanly.Game.new(kanly.new_game(players=3, seed=1)).record.save(file)
    lines = [f"load {file}", "help"]
    assert play(monkeypatch, lines, "--players", "6", "--seat", "4") == 0
    assert sessions[0].me == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_secrets_are_never_shown_to_teammates_either(seat: int, capsys: Capture) -> None:
    def told(state: kanly.State) -> str:
        read = typed("board", "hand", "log")
        Session(kanly.Game.new(state), random_bots, me=seat, read=read).run()
        return capsys.readouterr().out

    state = kanly.new_game(players=6, seed=3, log=True)
    bot = make("random", 1)
    compared = 0
    while state.decision is not None and compared < 4:
        if state.decision.seat == seat and state.ply > 40:
            same, other = state.copy(), state.determinize(seat, compared)
            same.log = other.log = list(state.log or [])
            assert told(other) == told(same)
            compared += 1
        state.apply(bot.choose(state))
    assert compared == 4


# ---------------------------------------------------------------- the screen


def test_teams_are_grouped_with_their_points_and_tokens() -> None:
    state = kanly.new_game(players=6, leaders="recommended", seed=1, first_player=0)
    lines = printed(state, 0).splitlines()
    first = next(n for n, line in enumerate(lines) if "Muad'Dib's team" in line)
    assert lines[first].split()[-1] == "6"
    assert [line[:1] for line in lines[first : first + 8]] == [" ", *"135", " ", *"462"]
    text = "\n".join(lines)
    assert "Fremen 0  →3 ready  →5 ready" in text
    assert "Emperor 0  →6 ready  →2 ready" in text
    assert "Throne Row" in text
    assert "Sardaukar 3◆ ⌂4" in text
    assert "Imperial Privilege 3$ GH≥2" in text
    assert "GH SG BG FW" in text


def test_a_commander_has_no_units_but_those_of_the_ally_activated() -> None:
    state = Table(6).turn_of(0, activating=2).hand(0, "usul", "signet_ring").start()
    leader = Words(state.codex, "en").name("leader", state.view(0)["seats"][2]["leader"])
    text = printed(state, 0)
    assert f"acts through {leader}" in text
    row = next(line for line in text.splitlines() if line.startswith("1 "))
    assert row.count("–") == 6
    screen = Screen(state.view(0), 0, Words(state.codex, "en"), 80)
    assert f"{leader}:  Garrison 3" in screen.status().plain
    idle = Screen(state.view(3), 3, Words(state.codex, "en"), 80)
    assert "Garrison" not in idle.status().plain


def test_tokens_are_where_they_were_sent() -> None:
    state = kanly.new_game(players=6, seed=1)
    view = state.view(-1)
    codex = state.codex
    assert groups(codex) == [[0, 2, 4], [3, 5, 1]]
    assert tokens(codex, view, 3) == [Token([5], HOME), Token([1], HOME)]
    view["seats"][3]["swordmaster"] = True
    view["seats"][3]["agents_at"] = ["arrakeen", "carthag", "secrets"]
    view["teams"]["left_at"][3] = "carthag"
    view["teams"]["swordmaster_at"][3] = "secrets"
    assert tokens(codex, view, 3) == [
        Token([5], "carthag"), Token([1], "arrakeen"), Token([5, 1], "secrets"),
    ]  # fmt: skip
    assert groups(kanly.new_game(players=2).codex) == [[0], [1], [2]]


@pytest.mark.parametrize(
    ("place", "badge", "token"),
    [(None, "SM · +2", "→3 →5 ready"), ("secrets", "SM● · +2", "→3 →5 ● Secrets"),
     ("gone", "SM✗ · +2", "→3 →5 used up")],
)  # fmt: skip
def test_a_swordmaster_is_used_once_and_leaves_its_bonus(
    place: str | None, badge: str, token: str
) -> None:
    state = kanly.new_game(players=6, seed=1)
    view = state.view(0)
    view["seats"][0]["swordmaster"] = True
    view["teams"]["swordmaster_at"][0] = place
    if place == "secrets":
        view["seats"][0]["agents_at"] = ["secrets"]
    console = Console(file=io.StringIO(), width=80, highlight=False)
    with console.capture() as capture:
        console.print(Screen(view, 0, Words(state.codex, "en"), 80).seats())
    assert f"1: {badge}" in capture.get()
    assert token in capture.get()


@pytest.mark.parametrize("lang", ["en", "es", "de"])
@pytest.mark.parametrize("seat", [-1, 0, 5])
def test_the_table_fits_into_80_columns(seat: int, lang: str) -> None:
    state = kanly.new_game(players=6, leaders="recommended", seed=2)
    bot = make("random", 2)
    while state.decision is not None:
        if state.ply % 40 == 0:
            text = printed(state, seat, lang)
            assert "…" not in text
            assert all(len(line) <= 80 for line in text.splitlines())
        state.apply(bot.choose(state))


def test_looking_things_up_speaks_of_this_side_of_the_board(
    capsys: Capture, monkeypatch: Patch
) -> None:
    lines = ["? swordmaster", "? economic support", "? commander", "? usul", "? dutiful service"]
    assert play(monkeypatch, lines, "--players", "6", "--seat", "2") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "a third Agent for a single use" in out
    assert "a third Agent for the rest of the game" not in out
    assert "Economic Support Board space" in out
    assert "Commander word of the game" in out
    assert "Usul Starting deck" in out
    assert "Nothing here is called “dutiful service”" in out
    assert play(monkeypatch, ["? usul", "? commander"], "--players", "3") == 0
    other = capsys.readouterr().out
    assert "Usul" not in other
    assert "Commander  word" not in other


def test_a_number_explains_the_ally_it_would_activate(capsys: Capture) -> None:
    state = kanly.new_game(players=6, leaders="recommended", seed=1, first_player=0, log=True)
    while state.decision is not None and state.decision.kind != "activate":
        state.apply(state.decision.actions[0])
    assert state.decision is not None
    ally = state.decision.actions[0] - state.action("seat:0")
    name = Words(state.codex, "en").name("leader", state.view(-1)["seats"][ally]["leader"])
    seat = state.decision.seat
    Session(kanly.Game.new(state), random_bots, me=seat, read=typed("? 1")).run()
    assert f"{name}  Leader" in capsys.readouterr().out
