from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from kanly.arena import Ladder, Match, Row, Score, Tally
from kanly.arena.page import page, write
from kanly.arena.plot import plot
from kanly.arena.results import commands, read, resume, save, sections, to_dict
from kanly.arena.times import Times
from kanly.cli import main
from kanly.engine.errors import KanlyError

SVG = "{http://www.w3.org/2000/svg}"


def row(scene: str, candidate: str, opponent: str, games: int, wins: int) -> Row:
    score = Score(Tally(games, wins, points=games * 8), Times())
    for n in range(1, 101):
        score.times.add(n / 1000)
    return Row(Match(scene, candidate, opponent), score)


@pytest.fixture
def ladder() -> Ladder:
    return Ladder(
        seed=7,
        rows=[
            row("uprising-1-mentat", "greedy", "rivals", 40, 4),
            row("uprising-1-mercenary", "greedy", "rivals", 40, 10),
            row("uprising-4", "search@0.1", "greedy", 40, 30),
            row("uprising-4", "greedy", "random", 40, 40),
            row("imperium-4", "greedy", "random", 40, 40),
            row("imperium-4", "search@0.1", "greedy", 8, 4),
        ],
    )


# ---------------------------------------------------------------------- the file


def test_a_ladder_is_read_as_it_was_saved(ladder: Ladder, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    save(ladder, path)
    assert read(path) == ladder
    assert resume(path, seed=7) == ladder
    assert [entry.name for entry in tmp_path.iterdir()] == ["ladder.json"]


def test_without_a_file_the_ladder_is_empty(tmp_path: Path) -> None:
    assert resume(tmp_path / "none.json", seed=3) == Ladder(seed=3)


def test_a_save_that_breaks_off_leaves_the_last_one(
    ladder: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ladder.json"
    save(ladder, path)

    def break_off(source: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", break_off)
    with pytest.raises(KeyboardInterrupt):
        save(Ladder(seed=8), path)
    assert read(path) == ladder


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "holds no results of kanly arena"),
        ("[]", "holds no results of kanly arena: Expected `object`, got `array`"),
        ('{"seed": "one"}', r"Expected `int`, got `str` - at `\$.seed`"),
    ],
)
def test_other_files_are_refused(text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    with pytest.raises(KanlyError, match=reason):
        read(path)


def test_an_unknown_scene_is_refused(ladder: Ladder, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    save(ladder, path)
    path.write_text(path.read_text().replace("imperium-4", "chess-2"))
    with pytest.raises(KanlyError, match="results of a scene 'chess-2' that is not known"):
        read(path)


def test_another_seed_or_version_is_not_gone_on_with(ladder: Ladder, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    save(ladder, path)
    with pytest.raises(KanlyError, match="was played with seed 7, not 8"):
        resume(path, seed=8)
    ladder.kanly = "0.1 (plain)"
    save(ladder, path)
    with pytest.raises(KanlyError, match=r"was played by kanly 0\.1 \(plain\); this is"):
        resume(path, seed=7)


# ---------------------------------------------------------------------- for readers


def test_the_numbers_of_a_row(ladder: Ladder) -> None:
    document = to_dict(ladder)
    assert list(document) == ["kanly", "seed", "rows"]
    found = document["rows"][1]
    assert found == {
        "scene": "uprising-4", "candidate": "search@0.1", "opponent": "greedy", "games": 40,
        "wins": 30, "win_rate": 0.75, "interval": [0.5981, 0.8581], "par": 0.25,
        "points_mean": 8.0, "ms_mean": 50.5, "ms_p95": pytest.approx(95, rel=0.03),
    }  # fmt: skip


def test_rows_are_told_scene_by_scene_from_the_weakest_on(ladder: Ladder) -> None:
    found = sections(ladder)
    assert list(found) == [
        "Uprising, four seats",
        "Uprising, alone against two Rivals",
        "The game of 2020, four seats",
    ]
    four, solo, _ = found.values()
    assert [x.match.candidate for x in four] == ["greedy", "search@0.1"]
    assert [x.match.setting.level for x in solo] == ["mercenary", "mentat"]


def test_the_commands_to_measure_it_again(ladder: Ladder) -> None:
    assert commands(ladder) == [
        "kanly arena --scenes uprising-4 --match search@0.1:greedy,greedy:random "
        "--games 40 --seed 7",
        "kanly arena --scenes uprising-1-mercenary,uprising-1-mentat --match greedy:rivals "
        "--games 40 --seed 7",
        "kanly arena --scenes imperium-4 --match greedy:random --games 40 --seed 7",
        "kanly arena --scenes imperium-4 --match search@0.1:greedy --games 8 --seed 7",
    ]


def test_the_commands_give_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    ladder = Ladder(
        seed=4,
        rows=[
            row("uprising-3", "random", "random", 3, 1),
            row("uprising-1-mentat", "random", "rivals", 3, 0),
        ],
    )
    scenes = "uprising-3,uprising-1-mentat"
    line = f"kanly arena --scenes {scenes} --match random:random --games 3 --seed 4"
    first, *again = [counts(x, capsys) for x in (line, *commands(ladder))]
    assert len(again) == 2
    assert first == [found for rows in again for found in rows]


def counts(line: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """The rows that a command tells of, without their times."""
    assert main([*line.split()[1:], "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    return [{key: row[key] for key in row if not key.startswith("ms_")} for row in rows]


# ---------------------------------------------------------------------- the page


def test_the_page_has_a_table_for_each_kind_of_game(ladder: Ladder) -> None:
    text = page(ladder)
    tables = [part for part in text.split("\n\n") if part.startswith("| candidate")]
    assert [len(table.splitlines()) for table in tables] == [4, 4, 4]
    for table in tables:
        assert {line.count("|") for line in table.splitlines()} == {11}
    assert "| `search@0.1` | greedy | 40 | 30 | 75.0 % | 59.8–85.8 % | 25 % | 8.0 | 50.5 |" in text
    assert "| `greedy` | rivals (mentat) | 40 | 4 |" in text
    for line in commands(ladder):
        assert line in text


def test_every_drawing_of_the_page_is_written(ladder: Ladder, tmp_path: Path) -> None:
    write(ladder, tmp_path / "docs")
    text = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    drawings = sorted((tmp_path / "docs" / "ladder").iterdir())
    assert [path.name for path in drawings] == [
        "imperium-4.svg",
        "uprising-1.svg",
        "uprising-4.svg",
    ]
    for path in drawings:
        assert f"(ladder/{path.name})" in text
        assert ET.parse(path).getroot().tag == f"{SVG}svg"


def test_a_drawing_has_a_point_in_its_interval_for_each_row(ladder: Ladder) -> None:
    rows = sections(ladder)["Uprising, four seats"]
    drawing = ET.fromstring(plot("Four <seats> & more", rows))
    assert drawing.findtext(f"{SVG}title", "").startswith("Four <seats> & more")
    points = [float(x.attrib["cx"]) for x in drawing.iter(f"{SVG}circle")]
    lines = [x.attrib for x in drawing.iter(f"{SVG}line") if x.attrib["class"] == "interval"]
    assert len(points) == len(lines) == 2
    for point, line in zip(points, lines):
        assert float(line["x1"]) <= point <= float(line["x2"]) + 0.1
    par = next(x.attrib for x in drawing.iter(f"{SVG}line") if x.attrib["class"] == "par")
    assert float(par["x1"]) < points[1] < points[0]
    words = [x.text for x in drawing.iter(f"{SVG}text")]
    assert "search@0.1 against greedy" in words
    assert "75 % of 40" in words
    assert "par 25 %" in words


def test_everything_drawn_lies_on_the_paper(ladder: Ladder) -> None:
    for title, rows in sections(ladder).items():
        drawing = ET.fromstring(plot(title, rows))
        width, height = float(drawing.attrib["width"]), float(drawing.attrib["height"])
        for part in drawing.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(part.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(part.get(name, 0)) <= height


def test_a_drawing_can_be_read_in_light_and_dark(ladder: Ladder) -> None:
    drawing = plot("Four", sections(ladder)["Uprising, four seats"])
    light, _, dark = drawing.partition("@media (prefers-color-scheme: dark)")
    for name in ("text {", ".paper {", ".tick", ".par {", ".note {", ".interval {", ".rate {"):
        assert name in light
        assert name in dark
