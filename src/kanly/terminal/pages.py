"""The help page and the last page of a game."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .. import language
from ..engine.state import State
from . import signs
from .words import Words

COMMANDS: Final = [
    ("1, 2, 3 …", "number"),
    ("? {words}", "ask"),
    ("? 1", "ask-number"),
    ("board", "board"),
    ("hand", "hand"),
    ("log", "log"),
    ("undo", "undo"),
    ("save {file}", "save"),
    ("load {file}", "load"),
    ("lang en|es|de", "lang"),
    ("help", "help"),
    ("quit", "quit"),
]
COLUMNS: Final = ["place", "player", "points", "spice", "solari", "water", "garrison"]


def help_page(words: Words) -> RenderableType:
    """The commands and the signs."""
    say, name = words.say, words.name
    tracks = [track.id for track in words.codex.tracks]
    blanks = {"words": say("blank-words"), "file": say("blank-file")}
    commands = [(usage.format(**blanks), say(f"help-{key}")) for usage, key in COMMANDS]
    legend = [
        *[(sign, name("resource", r)) for r, sign in signs.RESOURCE_SIGNS.items()],
        (f"{signs.AGENT}2", say("sign-agent", n=2)),
        (f"{signs.SPY}3", say("sign-spy", n=3)),
        (f"{signs.CONTROL}1", say("sign-control", n=1)),
        (signs.COMBAT, say("sign-combat")),
        (f"{say('col-fremen')}≥2", say("sign-requirement")),
        (f"4{signs.ALLIANCE}", say("sign-alliance")),
        (f"[{name('icon', 'city')}]", say("sign-icons")),
        (f"({name('faction', 'fremen')})", say("sign-faction")),
        (f"{signs.DONE}2", say("sign-completed", n=2)),
        (say("col-points"), say("word-victory_point")),
        *[(say(f"col-{c}"), say(c)) for c in ("garrison", "strength", "agents", "spies")],
        *[(say(f"col-{c}"), say(c)) for c in ("hand", "intrigue")],
        (f"{say('col-hand')} {signs.NONE}", say("sign-no-hand")),
        *[(say(f"col-{f}"), f"{say('word-influence')}: {name('faction', f)}") for f in tracks],
        (say("badge-first"), say("sign-first")),
        (say("badge-swordmaster"), name("space", "swordmaster")),
        (say("badge-price", n=3, price=8), say("sign-price", n=3, price=8)),
        (say("badge-council"), name("space", "high_council")),
        (say("badge-hooks"), say("word-hooks")),
        (say("badge-revealed"), say("sign-revealed")),
    ]
    return Group(
        Text(say("help-title"), style="bold underline"),
        pairs(commands),
        Text(say("signs"), style="bold underline"),
        pairs(legend, 2),
    )


def pairs(rows: list[tuple[str, str]], columns: int = 1) -> Table:
    """Short things on the left, what they mean on the right; in so many columns."""
    grid = Table.grid(padding=(0, 2))
    height = -(-len(rows) // columns)
    for i in range(height):
        cells: list[Text] = []
        for left, right in rows[i::height]:
            cells += [Text(left, style="bold"), Text(right)]
        grid.add_row(*cells)
    return grid


def final_page(state: State, words: Words, me: int) -> RenderableType:
    """The final standings, and the reason for every point."""
    names = words.seats(state)
    standings = state.standings
    winner = standings[0].seat
    title = words.say("you-win") if winner == me else words.say("winner", name=names[winner])
    names[me] += f" ({words.say('you')})"
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
    for column in COLUMNS:
        table.add_column(words.say(column), justify="left" if column == "player" else "right")
    for x in standings:
        name = Text(names[x.seat], style=signs.SEAT_STYLES[x.seat])
        numbers = [x.vp, *list(x.ties.values())[:-1]]
        table.add_row(str(x.place), name, *[str(n) for n in numbers])
    reasons: list[Text] = []
    for x in standings:
        reasons.append(Text(f"{names[x.seat]}: {x.vp}", style=signs.SEAT_STYLES[x.seat]))
        for reason, points in language.score_reasons(state.codex, state.seats[x.seat], words.lang):
            reasons.append(Text(f"  {points:+d}  {reason}"))
    return Group(
        Rule(words.say("game-over"), style="bold"),
        Text(title, style="bold"),
        table,
        Text(words.say("tie-breaks"), style="dim"),
        Text(words.say("reasons"), style="bold"),
        *reasons,
    )
