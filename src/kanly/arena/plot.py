"""Win rates as a drawing: a point with its interval for each row, and where par lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from .ladder import Row
from .results import against

LETTER: Final = 7
"""The width of a letter, about."""
LINE: Final = 28
MARGIN: Final = 16
SCALE: Final = 400
"""The width of all the games."""
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
TELLING: Final = 120
"""The width of what is told beside the points."""
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .paper { fill: #ffffff; }
  .tick, .par { stroke: #d0d7de; }
  .par { stroke: #9a6700; stroke-dasharray: 4 3; }
  .note { fill: #57606a; font-size: 11px; }
  .par-note { fill: #9a6700; font-size: 11px; }
  .interval { stroke: #0969da; stroke-width: 2; }
  .rate { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .paper { fill: #0d1117; }
    .tick { stroke: #30363d; }
    .par { stroke: #d29922; }
    .note { fill: #8d96a0; }
    .par-note { fill: #d29922; }
    .interval { stroke: #4493f8; }
    .rate { fill: #4493f8; }
  }
"""
"""The drawing has paper of its own, so that it can be read on any page."""


def plot(title: str, rows: Sequence[Row]) -> str:
    """An SVG drawing of rows that share a par."""
    labels = [f"{row.match.candidate} against {against(row)}" for row in rows]
    left = 2 * MARGIN + LETTER * max(len(label) for label in labels)
    width = left + SCALE + TELLING
    bottom = MARGIN + LINE * len(rows)
    height = bottom + LINE
    par = rows[0].match.setting.par
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}: share of games won, with 95 % intervals</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="6"/>',
    ]
    for tick in TICKS:
        x = left + SCALE * tick
        parts.append(upright("tick", x, bottom))
        parts.append(text(f"{tick * 100:.0f} %", x, bottom + 15, "middle", "note"))
    parts.append(upright("par", left + SCALE * par, bottom))
    parts.append(text(f"par {par * 100:.0f} %", width - MARGIN, bottom + 15, "end", "par-note"))
    for n, (label, row) in enumerate(zip(labels, rows)):
        parts += row_parts(label, row, left, MARGIN + LINE * n + LINE // 2)
    return "\n".join([*parts, "</svg>", ""])


def row_parts(label: str, row: Row, left: int, y: int) -> list[str]:
    """A row: who plays, the interval, the point in it, and both in words."""
    tally = row.score.tally
    low, high = (left + SCALE * end for end in tally.interval)
    rate = left + SCALE * tally.win_rate
    told = f"{tally.win_rate * 100:.0f} % of {tally.games:,}"
    return [
        text(label, left - MARGIN, y + 4, "end"),
        f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="rate" cx="{rate:.1f}" cy="{y}" r="5"/>',
        text(told, left + SCALE + MARGIN, y + 4, "start"),
    ]


def upright(kind: str, x: float, bottom: int) -> str:
    """A line from top to bottom."""
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{MARGIN // 2}" y2="{bottom}"/>'


def text(words: str, x: float, y: int, anchor: str, kind: str = "") -> str:
    """Words that begin, end or have their middle at a place."""
    style = f' class="{kind}"' if kind else ""
    return f'<text{style} x="{x:.1f}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
