"""`kanly cards`: look up any component."""

from __future__ import annotations

import argparse
import json
import sys

from rich.padding import Padding
from rich.text import Text

from .. import language
from ..engine.library import load
from ..language.cards import KINDS
from ..terminal.lookup import DECK_KINDS, Entry, by_side, find, notes
from ..terminal.words import Words
from .common import FAILED, OK, Output, Parser, Subparsers, add_edition, add_language, command

EXAMPLES = [
    'kanly cards "desert power"',
    "kanly cards sandworm --kind intrigue",
    "kanly cards --kind leader --lang de",
    "kanly cards --kind rival",
    "kanly cards --edition imperium --kind intrigue",
    "kanly cards --json > cards.json",
]


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "cards", "look up cards, spaces, leaders and Rivals", EXAMPLES, run)
    p.add_argument("words", nargs="*", metavar="WORDS", help="part of a name, or of a text")
    p.add_argument("--kind", choices=["card", *KINDS], help="only this kind (card: any deck card)")
    add_edition(p)
    p.add_argument("--json", action="store_true", help="print JSON")
    add_language(p)


def run(args: argparse.Namespace) -> int:
    """Find and show."""
    found: list[Entry] = language.catalogue(args.edition, args.lang)
    if not args.json:
        found = by_side(found)
    if args.kind:
        kinds = DECK_KINDS if args.kind == "card" else (args.kind,)
        found = [entry for entry in found if entry["kind"] in kinds]
    wanted = " ".join(args.words)
    if wanted:
        found = find(found, wanted)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        show(found, Words(load(args.edition), args.lang))
    if not found:
        print(f"kanly cards: nothing matches {wanted!r}", file=sys.stderr)
        return FAILED
    return OK


def show(found: list[Entry], words: Words) -> None:
    """Every component with its text."""
    console = Output(highlight=False)
    for entry in found:
        title = Text(entry["name"], style="bold")
        console.print(title.append(f"  {notes(entry, words)}", style="not bold dim"))
        console.print(Padding(Text(entry["text"]), (0, 0, 0, 2)))
