from __future__ import annotations

import json
import subprocess
import sys

import pytest

from kanly import language
from kanly.cli import main
from kanly.engine.library import EDITIONS

Capture = pytest.CaptureFixture[str]


def test_a_card_is_found_by_its_name(capsys: Capture) -> None:
    assert main(["cards", "desert", "power"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "Desert Power  Imperium card · Cost 6 · Faction: Fremen · Icon: Spice Trade\n"
    )
    assert "sandworm" in out


@pytest.mark.parametrize(
    ("lang", "words", "name"),
    [
        ("es", "la especia debe fluir", "La especia debe fluir"),
        ("de", "das spice muss fliessen", "Das Spice muss fließen"),
        ("es", "MUADDIB", "Muad'Dib"),
        ("en", "the_spice_must_flow", "The Spice Must Flow"),
    ],
)
def test_capitals_accents_and_ids_do_not_matter(
    lang: str, words: str, name: str, capsys: Capture
) -> None:
    assert main(["cards", words, "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith(name)


def test_words_of_the_text_are_found_when_no_name_has_them(capsys: Capture) -> None:
    assert main(["cards", "shield", "wall", "--kind", "intrigue", "--json"]) == 0
    found = {row["id"] for row in json.loads(capsys.readouterr().out)}
    assert "detonation" in found
    assert "mercenaries" not in found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_json_lists_everything(lang: str, edition: str, capsys: Capture) -> None:
    assert main(["cards", "--json", "--lang", lang, "--edition", edition]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows == language.catalogue(edition, lang)
    assert {row["edition"] for row in rows} == {edition}
    assert len(rows) > 150


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_everything_can_be_shown(lang: str, edition: str, capsys: Capture) -> None:
    assert main(["cards", "--lang", lang, "--edition", edition]) == 0
    out = capsys.readouterr().out
    assert "term-" not in out
    for row in language.catalogue(edition, lang):
        assert f"{row['name']}  " in " ".join(out.split("\n"))


def test_one_kind_only(capsys: Capture) -> None:
    assert main(["cards", "--kind", "leader", "--json"]) == 0
    assert {row["kind"] for row in json.loads(capsys.readouterr().out)} == {"leader"}
    assert main(["cards", "--kind", "card", "--json"]) == 0
    kinds = {row["kind"] for row in json.loads(capsys.readouterr().out)}
    assert kinds == {"starter", "reserve", "imperium"}


def test_rival_and_house_hagal_cards(capsys: Capture) -> None:
    assert main(["cards", "staban", "--kind", "rival"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Staban Tuek  Rival card\n  Swordmaster value: 9.")
    assert main(["cards", "--kind", "rival", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 10
    assert main(["cards", "--kind", "hagal", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert sum(row["copies"] for row in rows) == 37
    assert main(["cards", "heighliner", "--kind", "hagal", "--lang", "de"]) == 0
    assert "Haus-Hagal-Karte" in capsys.readouterr().out


def test_both_sides_of_the_board_are_told_apart_where_they_differ(capsys: Capture) -> None:
    assert main(["cards", "swordmaster", "--kind", "space"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Swordmaster  Board space · up to four players\n")
    assert "Swordmaster  Board space · six players\n" in out
    assert main(["cards", "arrakeen", "--kind", "space"]) == 0
    assert capsys.readouterr().out.count("Arrakeen  Board space\n") == 1
    assert main(["cards", "dutiful", "service", "--kind", "space"]) == 0
    assert "Board space · up to four players" in capsys.readouterr().out
    assert main(["cards", "swordmaster", "--kind", "space", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["module"] for row in rows] == ["", "six_players"]


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "Usul  Starting deck · six players · Faction: Fremen"),
        ("es", "Usul  Mazo inicial · seis jugadores · Facción: Fremen"),
        ("de", "Usul  Startdeck · zu sechst · Fraktion: Fremen"),
    ],
)
def test_cards_of_commanders(lang: str, title: str, capsys: Capture) -> None:
    assert main(["cards", "usul", "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith(title)


def test_what_is_the_same_for_everybody_is_shown_once(capsys: Capture) -> None:
    assert main(["cards", "signet_ring", "--kind", "starter"]) == 0
    assert capsys.readouterr().out.count("Signet Ring  Starting deck") == 1
    assert main(["cards", "muad_dib", "--kind", "leader"]) == 0
    assert capsys.readouterr().out.count("Muad'Dib  Leader\n") == 1


def test_one_board_needs_no_name(capsys: Capture) -> None:
    assert main(["cards", "sell", "melange", "--edition", "imperium"]) == 0
    assert capsys.readouterr().out.startswith("Sell Melange  Board space\n")


def test_borrowed_components_name_their_module(capsys: Capture) -> None:
    assert main(["cards", "siege of arrakeen"]) == 0
    out = capsys.readouterr().out
    assert "Siege of Arrakeen  Conflict card\n" in out
    assert "Siege of Arrakeen  Conflict card · Conflicts of Dune: Imperium\n" in out
    assert main(["cards", "helena", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith(
        "Helena Richese  Anführer · Anführer aus Dune: Imperium\n"
    )


def test_no_match_is_said_in_one_sentence(capsys: Capture) -> None:
    assert main(["cards", "xyzzy"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "kanly cards: nothing matches 'xyzzy'\n"


def test_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", "cards", "arrakeen", "--kind", "space"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stdout.startswith("Arrakeen  Board space\n")
    assert done.stderr == ""
