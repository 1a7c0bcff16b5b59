"""The ladder as a page: a drawing and a table for each kind of game, and how to repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .ladder import Ladder, Row
from .plot import plot
from .results import against, commands, sections
from .times import milliseconds

PAGE: Final = "ladder.md"
DRAWINGS: Final = "ladder"
"""The folder of the drawings, beside the page."""
INTRODUCTION: Final = """\
# The ladder

How strong the [bots](bots.md) are, measured by `kanly arena`; this page is written by it.

The candidate has one seat, or those of one team, and the opponent all others. Each deal is played
once from every side in turn, with the same Leaders and cards by seat, so candidate and opponent
meet all seats and Leaders alike. Wins by tie-break are wins.

- *interval*: the 95 % Wilson interval of the win rate, all games taken as independent;
- *par*: what a candidate would win that plays no better and no worse than each of the others at the
  table, Rivals included;
- *points*: Victory Points a game, those of a team together;
- *ms*: processor time for a decision of the candidate in milliseconds, the mean and what 95 % of
  the decisions do not exceed; it depends on the machine.
"""
COLUMNS: Final = (
    "candidate", "opponent", "games", "wins", "win rate", "interval", "par", "points", "ms",
    "ms (95 %)",
)  # fmt: skip


def write(ladder: Ladder, folder: Path) -> None:
    """Write page and drawings into a folder."""
    drawings = folder / DRAWINGS
    drawings.mkdir(parents=True, exist_ok=True)
    for title, rows in sections(ladder).items():
        (drawings / drawing_name(rows)).write_text(plot(title, rows), encoding="utf-8")
    (folder / PAGE).write_text(page(ladder), encoding="utf-8")


def page(ladder: Ladder) -> str:
    """The page in Markdown."""
    parts = [INTRODUCTION]
    for title, rows in sections(ladder).items():
        parts.append(f"## {title}\n")
        parts.append(f"![Win rates with their intervals]({DRAWINGS}/{drawing_name(rows)})\n")
        parts.append(table(rows))
    parts.append(f"## Measuring it again\n\nThis was played by kanly {ladder.kanly}.\n")
    parts.append("\n".join(["```sh", *commands(ladder), "```", ""]))
    return "\n".join(parts)


def table(rows: Sequence[Row]) -> str:
    """The rows as a table in Markdown."""
    lines = [COLUMNS, ("---", "---", *["---:"] * (len(COLUMNS) - 2)), *map(cells, rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cells(row: Row) -> tuple[str, ...]:
    """The cells of a row."""
    tally, times = row.score.tally, row.score.times
    low, high = tally.interval
    return (
        f"`{row.match.candidate}`",
        against(row),
        f"{tally.games:,}",
        f"{tally.wins:,}",
        f"{tally.win_rate * 100:.1f} %",
        f"{low * 100:.1f}–{high * 100:.1f} %",
        f"{row.match.setting.par * 100:.0f} %",
        f"{tally.points_mean:.1f}",
        milliseconds(times.mean),
        milliseconds(times.quantile(0.95)),
    )


def drawing_name(rows: Sequence[Row]) -> str:
    """The file of a section's drawing, called after its game."""
    table = rows[0].match.setting.table
    return "-".join([table.edition, str(table.players), *table.modules]) + ".svg"
