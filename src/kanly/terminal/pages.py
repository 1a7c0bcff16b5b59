"""The help page and the last page of a game."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .. import language
from ..engine.rulebook import Standing
from ..engine.state import State
from ..engine.terms import FREMEN
from . import signs, teams
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


def help_page(words: Words, marked: bool = False) -> RenderableType:
    """The commands and the signs; `marked`: something of the game of 2020 is played."""
    say, name = words.say, words.name
    tracks = [track.id for track in words.codex.tracks]
    blanks = {"words": say("blank-words"), "file": say("blank-file")}
    commands = [(usage.format(**blanks), say(f"help-{key}")) for usage, key in COMMANDS]
    spies = words.codex.mode.spies > 0
    contracts = bool(words.codex.edition.contracts)
    prices = any(rival.swordmaster for rival in words.codex.rivals)
    pieces = ("agents", "spies") if spies else ("agents",)
    legend = [
        *[(sign, name("resource", r)) for r, sign in signs.RESOURCE_SIGNS.items()],
        (f"{signs.AGENT}2", say("sign-agent", n=2)),
        *([(f"{signs.SPY}3", say("sign-spy", n=3))] if spies else []),
        (f"{signs.CONTROL}1", say("sign-control", n=1)),
        *(older_signs(words) if marked else []),
        (signs.COMBAT, say("sign-combat")),
        (f"{say(f'col-{words.track(FREMEN)}')}≥2", say("sign-requirement")),
        (f"4{signs.ALLIANCE}", say("sign-alliance")),
        (f"[{name('icon', 'city')}]", say("sign-icons")),
        (f"({name('faction', 'fremen')})", say("sign-faction")),
        *([(f"{signs.DONE}2", say("sign-completed", n=2))] if contracts else []),
        (say("col-points"), say("word-victory_point")),
        *[(say(f"col-{c}"), say(c)) for c in ("garrison", "strength", *pieces)],
        *[(say(f"col-{c}"), say(c)) for c in ("hand", "intrigue")],
        (f"{say('col-hand')} {signs.NONE}", say("sign-no-hand")),
        *[(say(f"col-{f}"), f"{say('word-influence')}: {name('faction', f)}") for f in tracks],
        (say("badge-first"), say("sign-first")),
        (say("badge-swordmaster"), name("space", "swordmaster")),
        *([(say("badge-price", n=3, price=8), say("sign-price", n=3, price=8))] if prices else []),
        (say("badge-council"), name("space", "high_council")),
        *([(say("badge-hooks"), say("word-hooks"))] if spies else []),
        (say("badge-revealed"), say("sign-revealed")),
    ]
    if teams.commanders(words.codex):
        legend += team_signs(words)
    return Group(
        Text(say("help-title"), style="bold underline"),
        pairs(commands),
        Text(say("signs"), style="bold underline"),
        pairs(legend, 2),
    )


def older_signs(words: Words) -> list[tuple[str, str]]:
    """The signs of what came with the game of 2020."""
    say, codex = words.say, words.codex
    legend = [
        (f"{signs.CLOSED}2", say("sign-closed", n=2)),
        (say("badge-tokens"), say("sign-tokens")),
    ]
    if codex.reserve_for_sale != codex.reserve_cards:
        free = next(n for n in codex.reserve_cards if n not in codex.reserve_for_sale)
        card = words.name("card", codex.card_ids[free])
        legend.append((f"{card} {signs.NONE}", say("sign-not-for-sale")))
    return legend


def team_signs(words: Words) -> list[tuple[str, str]]:
    """The signs of games in which Commanders act through Allies."""
    say = words.say
    sword = say("badge-swordmaster")
    bonus = words.codex.mode.bonus_swords
    return [
        (f"{signs.ARROW}3", say("sign-arrow", n=3)),
        (f"{signs.ARROW}3 {signs.ARROW}5", say("sign-arrows", n=3, other=5)),
        (f"{signs.PERSONAL}4", say("sign-personal", n=4)),
        (f"{say('col-garrison')} {signs.NONE}", say("sign-no-units")),
        (f"{sword}{signs.AGENT}", say("sign-swordmaster-sent")),
        (f"{sword}{signs.USED}", say("sign-swordmaster-used")),
        (f"+{bonus}", say("sign-bonus", n=bonus)),
    ]


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
    shared = bool(words.team(me))
    won = any(x.seat == me and x.place == 1 for x in standings)
    names[me] += f" ({words.say('you')})"
    reasons: list[Text] = []
    for x in standings:
        reasons.append(Text(f"{names[x.seat]}: {x.vp}", style=signs.SEAT_STYLES[x.seat]))
        for reason, points in language.score_reasons(state.codex, state.seats[x.seat], words.lang):
            reasons.append(Text(f"  {points:+d}  {reason}"))
    you_win = words.say("team-wins" if shared else "you-win")
    return Group(
        Rule(words.say("game-over"), style="bold"),
        Text(you_win if won else words.winner(state), style="bold"),
        final_table(state, words, names),
        Text(words.say("tie-breaks-team" if shared else "tie-breaks"), style="dim"),
        Text(words.say("reasons"), style="bold"),
        *reasons,
    )


def final_table(state: State, words: Words, names: list[str]) -> Table:
    """The seats from first to last; teammates under what their team has together."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
    for column in COLUMNS:
        table.add_column(words.say(column), justify="left" if column == "player" else "right")
    place = 0
    for x in state.standings:
        name = Text(names[x.seat], style=signs.SEAT_STYLES[x.seat])
        team = words.team(x.seat)
        if team and x.place != place:
            table.add_row(str(x.place), Text(team), *numbers(x.total, ties(x)), style="bold")
            place = x.place
        if team:
            player = state.seats[x.seat]
            own = [player.spice, player.solari, player.water, player.garrison]
            table.add_row("", name, *numbers(x.vp, own))
        else:
            table.add_row(str(x.place), name, *numbers(x.vp, ties(x)))
    return table


def ties(standing: Standing) -> list[int]:
    """What breaks ties, but for the time of the Reveal turn."""
    return list(standing.ties.values())[:-1]


def numbers(points: int, others: list[int]) -> list[str]:
    """The cells of a row of the final table."""
    return [str(n) for n in (points, *others)]
