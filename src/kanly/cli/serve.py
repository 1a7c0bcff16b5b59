"""`kanly serve`: the game in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING

from .. import compiled
from ..engine.errors import KanlyError
from .common import OK, Parser, Subparsers, command

if TYPE_CHECKING:
    from ..web.metrics import Metrics
    from ..web.reminders.reminders import Outside

BOT_PAUSE = 0.35
MOST_THINKERS = 64
EXAMPLES = [
    "kanly serve --open",
    "kanly serve --port 9000 --database sqlite:///games.db",
    "kanly serve --public --host 0.0.0.0",
]


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "serve", "play in the browser", EXAMPLES, run)
    p.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this one)")
    p.add_argument(
        "--name", action="append", default=[],
        help="a further name people reach it by, such as that of a proxy before it",
    )  # fmt: skip
    p.add_argument(
        "--behind", metavar="ADDRESS", action="append", default=[],
        help="address or network of a proxy before it, to be believed who asks, and if by https",
    )  # fmt: skip
    p.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    p.add_argument(
        "--database", metavar="URL",
        help="where games are kept (default: a SQLite file in your data folder)",
    )  # fmt: skip
    p.add_argument(
        "--redis", metavar="URL",
        help="where several servers on one database tell each other news, as redis://localhost",
    )  # fmt: skip
    p.add_argument(
        "--bot-pause", metavar="SECONDS", type=float, default=BOT_PAUSE,
        help=f"time between two decisions of bots (default: {BOT_PAUSE})",
    )  # fmt: skip
    p.add_argument(
        "--thinkers", metavar="N", type=int,
        help="processes bots think in (default: one less than there are cores, at least 1); "
        "0: they think inside the server",
    )  # fmt: skip
    p.add_argument(
        "--public", action="store_true",
        help="tell people apart: many tables, each seat its person's own, entered by a link",
    )  # fmt: skip
    p.add_argument(
        "--mail-from", metavar="ADDRESS",
        help="remind people by mail who wish it, from this address; KANLY_MAIL_SERVER, _USER and "
        "_PASSWORD in the environment name the mail server",
    )  # fmt: skip
    p.add_argument(
        "--log", choices=["plain", "json"],
        help="tell of every request, in lines to read or as JSON (default: only what goes wrong)",
    )  # fmt: skip
    p.add_argument(
        "--metrics", metavar="[ADDRESS:]PORT",
        help="numbers for Prometheus at a port of their own (default address: 127.0.0.1)",
    )  # fmt: skip
    p.add_argument("--open", action="store_true", help="open the page in your browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from ..web import server  # here, so that no other command waits for it
    from ..web.app import create_app
    from ..web.database import default_url, described
    from ..web.logs import configure
    from ..web.page import is_built
    from ..web.thinkers import default_processes
    from ..web.watching import UNWATCHED

    if not is_built():
        raise KanlyError("the page has not been built; in a copy of the repository: make page")
    if not 0 <= args.bot_pause <= 60:
        raise KanlyError(f"--bot-pause {args.bot_pause:g}: a pause is between 0 and 60 seconds")
    thinkers = default_processes() if args.thinkers is None else args.thinkers
    if not 0 <= thinkers <= MOST_THINKERS:
        raise KanlyError(f"--thinkers {thinkers}: there are between 0 and {MOST_THINKERS} of them")
    check_proxies(args.behind)
    metrics = None if args.metrics is None else counted(args.metrics)
    check_port(args.host, args.port)
    address = address_of(args.host, args.port)
    url = args.database or default_url()
    app = create_app(
        *(url, args.bot_pause, names_for(args.host, args.name), thinkers, args.redis),
        public=args.public,
        watcher=metrics or UNWATCHED,
        outside=outside_of(args.public, args.name, args.mail_from or ""),
    )
    print(
        f"Kanly is at {address}\nGames are kept in {described(url)}\n{engine()}\n"
        "Stop it with Ctrl+C.",
        file=sys.stderr,
    )
    if args.public and sys.stderr.isatty():  # not where others may read it later
        print(
            f"Your own games of before: {address}/device#{app.state.host.code()}", file=sys.stderr
        )
    if not args.public and not is_private(args.host):
        print(
            "There are no accounts: whoever reaches this address sees and plays every seat.",
            file=sys.stderr,
        )
    if args.open:
        threading.Thread(target=open_page, args=(address,), daemon=True).start()
    configure(args.log)
    with nullcontext() if metrics is None else metrics.told(app.state.host):
        server.serve(app, args.host, args.port, args.behind)
    return OK


def outside_of(public: bool, names: Sequence[str], sender: str) -> Outside:
    """How people are reached who are away: by mail, if it comes from somewhere."""
    from ..web.reminders.mail import configured
    from ..web.reminders.reminders import HERE, Outside

    if sender and not public:
        raise KanlyError("--mail-from needs --public: at one device nobody is away")
    if sender and not names:
        raise KanlyError("--mail-from needs --name: links in mails lead there, by https")
    address = f"https://{names[0]}" if names else HERE
    return Outside(address, configured(sender, os.environ) if sender else None)


def counted(place: str) -> Metrics:
    """Who counts what happens and tells it at a place."""
    try:
        from ..web.metrics import Metrics
    except ImportError:
        raise KanlyError(
            "--metrics needs a package that is not there: pip install 'kanly[servers]'"
        ) from None
    return Metrics(place)


def check_proxies(addresses: Sequence[str]) -> None:
    """Refuse what is no address: nobody would be believed, or everybody."""
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError as error:
            raise KanlyError(f"--behind {address}: {error}") from None


def engine() -> str:
    """Which build of the engine runs."""
    return "Engine: compiled" if compiled else "Engine: plain Python (the compiled one is faster)"


def is_private(host: str) -> bool:
    """Does only this machine reach the address?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def names_for(host: str, more: Sequence[str] = ()) -> set[str]:
    """By which names it may be called; addresses in numbers are always right."""
    names = {"localhost", host, *more}
    if not is_private(host):
        names |= {socket.gethostname(), socket.getfqdn(), f"{socket.gethostname()}.local"}
    return {name.lower() for name in names}


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def check_port(host: str, port: int) -> None:
    """Refuse a port somebody else listens on."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise KanlyError(
                f"nothing can listen on port {port} of {host} ({error.strerror}); if Kanly is "
                f"running there already, go to {address_of(host, port)}; if it is another "
                "program, choose another --port"
            ) from None


def open_page(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/api/bots", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
    print(f"The page could not be opened; go to {address} yourself.", file=sys.stderr)
