"""The results of a ladder as a document: kept in a file, gone on with, told in numbers."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from ..bots.expected import Expectation, Expected
from ..bots.levels import LADDER
from ..engine.errors import BadSetup, KanlyError
from .ladder import Ladder, Match, Row
from .scenes import SCENES
from .workers import version

EXPECTED_IN: Final = "uprising-4"
"""The scene that tells what to expect of a level."""


def read(path: Path) -> Ladder:
    """The ladder a file holds."""
    try:
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except msgspec.DecodeError as error:
        raise KanlyError(f"{path} holds no results of kanly arena: {error}") from None
    for row in ladder.rows:
        if row.match.scene not in SCENES:
            raise KanlyError(f"{path} has results of a scene {row.match.scene!r} that is not known")
    return ladder


def resume(path: Path, seed: int) -> Ladder:
    """The ladder a file holds, to go on with; an empty one if there is no such file."""
    if not path.exists():
        return Ladder(seed)
    ladder = read(path)
    if ladder.seed != seed:
        raise KanlyError(f"{path} was played with seed {ladder.seed}, not {seed}")
    if ladder.kanly != version():
        raise KanlyError(f"{path} was played by kanly {ladder.kanly}; this is {version()}")
    return ladder


def save(ladder: Ladder, path: Path) -> None:
    """Keep a ladder in a file; whenever this breaks off, the file is the old or the new one."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1))
    os.replace(part, path)


def sections(ladder: Ladder) -> dict[str, list[Row]]:
    """The rows of scenes of one title, the weakest candidates first."""
    found: dict[str, list[Row]] = {}
    for scene in SCENES.values():
        rows = [row for row in ladder.rows if row.match.scene == scene.id]
        if rows:
            found.setdefault(scene.title, []).extend(sorted(rows, key=height))
    return found


def height(row: Row) -> int:
    """How far up the ladder a candidate stands; above it if it is none of the levels."""
    name = row.match.candidate
    return LADDER.index(name) if name in LADDER else len(LADDER)


def against(row: Row) -> str:
    """The opponents of a row, with the level of Rivals that have one."""
    level = row.match.setting.level
    return f"{row.match.opponent} ({level})" if level else row.match.opponent


def numbers(row: Row) -> dict[str, Any]:
    """A row as part of a document for readers."""
    tally, times = row.score.tally, row.score.times
    low, high = tally.interval
    return {
        "scene": row.match.scene,
        "candidate": row.match.candidate,
        "opponent": row.match.opponent,
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": round(tally.win_rate, 4),
        "interval": [round(low, 4), round(high, 4)],
        "par": round(row.match.setting.par, 4),
        "points_mean": round(tally.points_mean, 3),
        "ms_mean": round(times.mean * 1000, 3),
        "ms_p95": round(times.quantile(0.95) * 1000, 3),
    }


def to_dict(ladder: Ladder) -> dict[str, Any]:
    """A ladder as a document for readers; only the times differ from run to run."""
    rows = [numbers(row) for found in sections(ladder).values() for row in found]
    return {"kanly": ladder.kanly, "seed": ladder.seed, "rows": rows}


def commands(ladder: Ladder) -> list[str]:
    """What to type to measure the same again."""
    plans: dict[tuple[int, str], list[str]] = {}
    for scene in SCENES:
        matches: dict[int, list[str]] = {}
        for row in ladder.rows:
            if row.match.scene == scene:
                match = f"{row.match.candidate}:{row.match.opponent}"
                matches.setdefault(row.score.tally.games, []).append(match)
        for games, found in matches.items():
            plans.setdefault((games, ",".join(found)), []).append(scene)
    return [
        f"kanly arena --scenes {','.join(scenes)} --match {match} --games {games} "
        f"--seed {ladder.seed}"
        for (games, match), scenes in plans.items()
    ]


def expected(ladder: Ladder) -> Expected:
    """What to expect of each level at a table of the level below it."""
    opponents = len(SCENES[EXPECTED_IN].sides) - 1
    found = []
    for lower, upper in pairwise(LADDER):
        tally = ladder.score(Match(EXPECTED_IN, upper, lower)).tally
        if tally.games:
            found.append(Expectation(upper, lower, opponents, tally.games, tally.wins))
    if not found:
        raise BadSetup(
            f"nobody can tell what to expect: no level has met the one below it in {EXPECTED_IN}"
        )
    return Expected(ladder.kanly, ladder.seed, EXPECTED_IN, found)
