"""What is shown while many games are played, and of their tallies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Tally


@contextmanager
def progress(total: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar on stderr that moves on by so many of so many; nothing when nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda played: bar.advance(task, played)


def tally_table(*columns: str, after: tuple[str, ...] = (), title: str | None = None) -> Table:
    """A table with these columns, those of a tally, and some more after them."""
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="bold", show_edge=False,
        pad_edge=False, title=title, title_justify="left", title_style="",
    )  # fmt: skip
    for name in columns:
        table.add_column(name, no_wrap=True)
    for name in ("Games", "Wins", "Win rate", "95 % interval", "Points", *after):
        table.add_column(name, justify="right", no_wrap=True)
    return table


def add_tally(table: Table, tally: Tally, *cells: str, after: tuple[str, ...] = ()) -> None:
    """A row of such a table."""
    low, high = tally.interval
    table.add_row(
        *cells,
        str(tally.games),
        str(tally.wins),
        f"{tally.win_rate:.1%}",
        f"{low:.1%}-{high:.1%}",
        f"{tally.points_mean:.2f}",
        *after,
    )
