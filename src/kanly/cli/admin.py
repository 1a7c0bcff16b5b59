"""`kanly admin`: the games of a server, for whoever runs it."""

from __future__ import annotations

import argparse
import json
import sys
import urllib.parse
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from ..engine.errors import KanlyError
from .common import FAILED, OK, Command, Output, Parser, Subparsers, command

if TYPE_CHECKING:
    from ..web.administration import Listed
    from ..web.database.backup import Header

# The parts of the server are imported where they are used, so that no other command waits for them.

EXAMPLES = [
    "kanly admin list --over --older-than 30",
    "kanly admin export --all --to records",
    "kanly admin archive --older-than 90 --to archive",
    "kanly admin delete 5f0c9a1b2c3d",
    "kanly admin code --at https://kanly.example.org",
    "kanly admin backup games.backup",
    "kanly admin restore games.backup --database postgresql+psycopg://kanly@localhost/kanly",
]


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand and what it can do."""
    p = command(subparsers, "admin", "look after the games of a server", EXAMPLES, listing)
    parts = p.add_subparsers(metavar="WHAT", parser_class=Parser, required=True)

    one = part(parts, "list", "list tables, the latest first", listing)
    state = one.add_mutually_exclusive_group()
    state.add_argument("--running", action="store_true", help="only those that are not over")
    state.add_argument("--over", action="store_true", help="only those that are over")
    add_age(one, "only those nothing has happened at for so many days")
    one.add_argument("--persons", metavar="N", type=int, help="only those with so many persons")
    one.add_argument("--json", action="store_true", help="as data")

    one = part(parts, "export", "write records that kanly replay and the page open", exporting)
    one.add_argument("ids", metavar="ID", nargs="*", help="which tables")
    one.add_argument("--all", action="store_true", help="every table")
    add_folder(one, "where to (default: here)", default=".")

    one = part(parts, "archive", "move finished games into a folder", archiving)
    add_age(one, "those nothing has happened at for so many days", required=True)
    add_folder(one, "where to", required=True)

    one = part(parts, "delete", "delete tables for good", deleting)
    one.add_argument("ids", metavar="ID", nargs="+", help="which tables")

    one = part(parts, "code", "bring games begun at one device to a public server", handing_over)
    one.add_argument(
        "--at", metavar="URL", type=address,
        help="where people reach that server, such as https://kanly.example.org: makes a link",
    )  # fmt: skip

    one = part(parts, "backup", "write the whole database into a file", backing_up)
    one.add_argument("file", metavar="FILE", type=Path, help="a file that is not there yet")

    one = part(parts, "restore", "fill an empty database from a backup", restoring)
    one.add_argument("file", metavar="FILE", type=Path, help="what kanly admin backup has written")


def part(parts: Subparsers[Parser], name: str, summary: str, run: Command) -> Parser:
    """One thing it can do."""
    about = summary[0].upper() + summary[1:] + "."
    parser = parts.add_parser(name, help=summary, description=about)
    parser.set_defaults(run=run)
    parser.add_argument(
        "--database", metavar="URL",
        help="where games are kept (default: a SQLite file in your data folder)",
    )  # fmt: skip
    return parser


def add_age(parser: Parser, about: str, required: bool = False) -> None:
    """``--older-than``."""
    parser.add_argument("--older-than", metavar="DAYS", type=days, help=about, required=required)


def add_folder(
    parser: Parser, about: str, default: str | None = None, required: bool = False
) -> None:
    """``--to``."""
    parser.add_argument(
        "--to", metavar="FOLDER", type=Path, help=about, default=default, required=required
    )


def days(text: str) -> float:
    """A number of days."""
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found <= 36500:
        raise argparse.ArgumentTypeError(f"{text} is no number of days")
    return found


def address(text: str) -> str:
    """Where a server is."""
    found = urllib.parse.urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise argparse.ArgumentTypeError(f"{text} is no address such as https://kanly.example.org")
    return f"{found.scheme}://{found.netloc}"


# ---------------------------------------------------------------- what it does


def listing(args: argparse.Namespace) -> int:
    """List tables."""
    from ..web.administration import Wanted, listed
    from ..web.database import reading

    over = True if args.over else False if args.running else None
    with reading(url_of(args)) as db:
        found = listed(db, Wanted(over, args.older_than, args.persons))
    if args.json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        Output(highlight=False).print(table_of(found))
    return OK


def table_of(found: Iterable[Listed]) -> Table:
    """The list for people."""
    shown = Table("table", "what", "state", "last change", box=box.SIMPLE_HEAD)
    for name in ("persons", "bots", "changes"):
        shown.add_column(name, justify="right")
    for x in found:
        state = "over" if x.over else "running"
        changed = x.updated[:16].replace("T", " ")
        numbers = (str(x.persons), str(x.bots), str(x.revision))
        shown.add_row(x.id, x.kind, state, changed, *numbers)
    return shown


def exporting(args: argparse.Namespace) -> int:
    """Write records."""
    from ..web.administration import Wanted, export, listed
    from ..web.database import reading

    if bool(args.ids) == args.all:
        raise KanlyError("admin export: name some tables, or --all of them")
    with reading(url_of(args)) as db:
        ids = [x.id for x in listed(db, Wanted())] if args.all else args.ids
        return each(ids, lambda id: str(export(db, id, args.to)))


def archiving(args: argparse.Namespace) -> int:
    """Move finished games into a folder."""
    from ..web.administration import Wanted, archive, listed
    from ..web.database import reading
    from ..web.storage import Storage

    url = url_of(args)
    with reading(url) as db:
        old = listed(db, Wanted(over=True, days=args.older_than))
    ids = [x.id for x in old if x.kind == "game"]
    with closing(Storage(url)) as storage:
        return each(ids, lambda id: str(archive(storage, id, args.to)))


def deleting(args: argparse.Namespace) -> int:
    """Delete tables."""
    from ..web.database import reading
    from ..web.errors import unknown_table
    from ..web.storage import Storage

    def delete(id: str) -> str:
        if not storage.remove(id):
            raise unknown_table(id)
        return f"{id} is deleted"

    url = url_of(args)
    with reading(url):  # of this version: nothing is brought up to date by the way
        pass
    with closing(Storage(url)) as storage:
        return each(args.ids, delete)


def handing_over(args: argparse.Namespace) -> int:
    """Make a code for whoever has played at one device."""
    from ..web.administration import code
    from ..web.database import reading
    from ..web.storage import Storage

    url = url_of(args)
    with reading(url):  # it is there, and of this version
        pass
    with closing(Storage(url, beside=True)) as storage:
        made = code(storage)
    print(f"{args.at}/device#{made}" if args.at else made)
    how = "opens the link" if args.at else "types the code at /device"
    print(
        f"Whoever {how} of the public server within an hour, once, goes on with the games that "
        "were begun at one device.",
        file=sys.stderr,
    )
    return OK


def backing_up(args: argparse.Namespace) -> int:
    """Write a backup."""
    from ..web.database.backup import backup

    header = backup(url_of(args), args.file)
    print(f"{args.file}: {rows_in(header)}")
    return OK


def restoring(args: argparse.Namespace) -> int:
    """Read a backup."""
    from ..web.database import described
    from ..web.database.backup import restore

    url = url_of(args)
    header = restore(url, args.file)
    print(f"{described(url)}: {rows_in(header)}, as of {header.taken}")
    return OK


def rows_in(header: Header) -> str:
    """What a backup holds."""
    return ", ".join(f"{part.rows} {part.name}" for part in header.parts)


def each(ids: Iterable[str], do: Callable[[str], str]) -> int:
    """Do something with tables one after the other; what cannot be done stops nothing else."""
    from ..web.errors import Refused

    code = OK
    for id in ids:
        try:
            print(do(id))
        except Refused as error:
            print(f"kanly: {id}: {error.detail}", file=sys.stderr)
            code = FAILED
    return code


def url_of(args: argparse.Namespace) -> str:
    """The database that is meant."""
    from ..web.database import default_url

    return args.database or default_url()
