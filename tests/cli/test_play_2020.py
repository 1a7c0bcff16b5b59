"""The game of 2020 at the terminal, and its cards mixed into Uprising."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import kanly
from kanly.cli import main
from kanly.engine.library import load
from kanly.language import LANGUAGES
from kanly.terminal.lookup import explained_words
from kanly.terminal.pages import help_page
from kanly.terminal.screen import Screen
from kanly.terminal.words import Words
from tests.table import Table

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

WHOLE_GAME = ["1"] * 3000
"""The first choice, again and again; more of them than any game takes."""
PAGES = ["help", "board", "hand", "log", "? mentat", "? rival", "? arrakeen"]
OVER = {
    "en": "The game is over",
    "es": "La partida ha terminado",
    "de": "Die Partie ist zu Ende",
}
MIXED = "imperium,imperium_conflicts,imperium_leaders"


def play(patch: Patch, lines: list[str], *arguments: str) -> int:
    """Run `kanly play` with these lines typed in."""
    patch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return main(["play", "--seed", "5", "--bots", "random", *arguments])


def drawn(thing: RenderableType) -> str:
    """What a page or a part of the screen looks like in 80 columns."""
    console = Console(width=80, file=io.StringIO(), highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def screen(state: kanly.State, me: int = 0, lang: str = "en") -> Screen:
    return Screen(state.view(me), me, Words(state.codex, lang), 80)


def table(players: int = 3, leaders: list[str] | None = None) -> Table:
    return Table(players, leaders, edition="imperium")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        "--edition imperium",
        "--edition imperium --players 3 --leaders draft",
        "--edition imperium --players 2",
        "--edition imperium --solo",
        "--edition imperium --solo --difficulty mentat",
        f"--players 4 --modules {MIXED}",
        f"--players 2 --modules {MIXED}",
    ],
)
def test_a_whole_game(options: str, lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    assert play(monkeypatch, PAGES + WHOLE_GAME, "--lang", lang, *options.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert OVER[lang] in out
    assert "term-" not in out
    if "imperium " in options:
        assert "○" not in out


def test_saved_games_can_be_resumed_and_replayed(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.json")
    lines = ["1", "1", "1", f"save {file}"]
    assert play(monkeypatch, lines, "--edition", "imperium", "--players", "2") == 0
    assert play(monkeypatch, ["1"], "--load", file) == 0
    capsys.readouterr()
    assert main(["replay", file]) == 0
    assert main(["replay", file, "--log"]) == 0
    assert main(["replay", file, "--show", "2"]) == 0
    assert "House Hagal" in capsys.readouterr().out


# ---------------------------------------------------------------- what the screen shows


def test_what_the_game_does_not_have_is_not_shown() -> None:
    state = table().start()
    for lang, gone in (("en", "Shield Wall"), ("es", "Muralla"), ("de", "Schildwall")):
        assert gone not in drawn(screen(state, lang=lang).whole())
    seats = drawn(screen(state).seats())
    assert "Spy" not in seats
    assert "Spy" in drawn(screen(Table().start()).seats())
    assert "battle icon" not in drawn(screen(state).own_cards())
    legend = drawn(help_page(Words(state.codex, "en"), marked=True))
    assert "Spy" not in legend
    assert "Maker Hooks" not in legend
    assert "contracts" not in legend
    assert "closed by seat 2" in legend


def test_where_the_mentat_is() -> None:
    assert "Mentat: on its space" in drawn(screen(table().start()).header())
    taken = table().mentat(1).marks(mentat_next=2).start()
    assert "Mentat: 2, next round: 3" in drawn(screen(taken).header())
    assert "Mentat: auf seinem Feld" in drawn(screen(table().start(), lang="de").header())
    assert "Mentat" not in drawn(screen(Table().start()).header())


def test_a_space_closed_by_the_voice() -> None:
    state = table().marks(voices=[None, "carthag", None]).start()
    assert "Carthag† ⊘2" in drawn(screen(state).board())


def test_only_paul_sees_the_top_of_his_deck() -> None:
    leaders = ["paul_atreides", "helena_richese", "count_ilban_richese"]
    state = table(leaders=leaders).top(0, "reconnaissance").start()
    assert "Top of deck  1: Reconnaissance" in drawn(screen(state).market())
    assert "Top of deck" not in drawn(screen(state, me=1).market())


def test_only_the_baron_sees_his_tokens() -> None:
    leaders = ["baron_vladimir_harkonnen", "helena_richese", "count_ilban_richese"]
    state = table(leaders=leaders).start()
    assert "In secret    Emperor  Spacing Guild" in drawn(screen(state).market())
    other = screen(state, me=1)
    assert "In secret" not in drawn(other.market())
    assert "2?" in drawn(other.seats())


def test_house_hagal_has_no_price_for_a_swordmaster() -> None:
    seats = drawn(screen(table(2).start()).seats())
    assert "House Hagal" in seats
    assert "SM:" not in seats
    assert "SM:" in drawn(screen(Table(2).start()).seats())


def test_foldspace_has_no_price() -> None:
    assert "Foldspace – ×6" in drawn(screen(table().start()).market())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_fits_into_80_columns(players: int, lang: str) -> None:
    state = table(players).start()
    words = Words(state.codex, lang)
    for part in (screen(state, lang=lang).whole(), help_page(words, marked=True)):
        assert all(len(line) <= 80 for line in drawn(part).splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_explained_as_this_game_means_them(lang: str) -> None:
    def glossary(edition: str) -> dict[str, str]:
        return {e["id"]: e["text"] for e in explained_words(Words(load(edition), lang))}

    older, newer = glossary("imperium"), glossary("uprising")
    assert not {"spy", "sandworm", "hooks", "shield_wall", "scheme"} & older.keys()
    assert {"mentat", "foldspace"} == older.keys() - newer.keys()
    for word in ("strength", "maker", "rival", "conflict"):
        assert older[word] != newer[word]


def test_only_cards_in_the_game_are_looked_up(capsys: Capture, monkeypatch: Patch) -> None:
    asked = ["? kwisatz_haderach"]
    assert play(monkeypatch, asked, "--players", "3") == 0
    assert "Nothing here is called" in capsys.readouterr().out
    assert play(monkeypatch, asked, "--players", "3", "--modules", "imperium") == 0
    out = capsys.readouterr().out
    assert "Kwisatz Haderach  Imperium card · Cards of Dune: Imperium" in out
    chosen = ["--modules", "imperium", "--added-cards", "scout,ambush"]
    assert play(monkeypatch, asked, "--players", "3", *chosen) == 0
    assert "Nothing here is called" in capsys.readouterr().out


# ---------------------------------------------------------------- refusals

REFUSED = {
    "--edition imperium --choam": "imperium has no modules; choam can be added to uprising",
    "--edition imperium --modules imperium_leaders": (
        "imperium has no modules; imperium_leaders can be added to uprising"
    ),
    "--edition imperium --added-cards scout": (
        "--added-cards are for uprising, with --modules imperium"
    ),
    "--added-cards scout": "--added-cards needs the module of these cards: --modules imperium",
    "--edition imperium --players 6": "imperium is played by 1, 2, 3, 4 players, not 6",
    "--modules imperium --added-cards calculated_hire": (
        "there is no card 'calculated_hire' in the module imperium"
    ),
    "--leader paul_atreides": "paul_atreides is only played with the module imperium_leaders",
}


@pytest.mark.parametrize("options", REFUSED)
def test_what_cannot_be_played_is_refused_in_one_sentence(options: str, capsys: Capture) -> None:
    assert main(["play", *options.split()]) == 2
    assert capsys.readouterr().err == f"kanly: {REFUSED[options]}\n"


def test_a_leader_of_2020_in_uprising(capsys: Capture, monkeypatch: Patch) -> None:
    options = ["--players", "3", "--modules", "imperium_leaders", "--leader", "helena_richese"]
    assert play(monkeypatch, ["hand"], *options) == 0
    assert "Eyes Everywhere" in capsys.readouterr().out


def test_recommended_leaders(capsys: Capture, monkeypatch: Patch) -> None:
    options = ["--edition", "imperium", "--players", "3", "--leaders", "recommended"]
    assert play(monkeypatch, [], *options, "--leader", "helena_richese") == 0
    out = capsys.readouterr().out
    assert "Baron" not in out
    assert "Duke Leto" not in out
