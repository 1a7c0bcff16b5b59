"""Where a model comes from, in words: ``python -m kanly.training.describe FILE``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..bots.searching import MODEL
from ..engine.errors import KanlyError
from ..mind.model import read_header
from .plan import words


def told(header: dict[str, Any]) -> Iterator[str]:
    """What a header says, line by line."""
    yield (
        f"{header['size']} features, {header['units']} units, {header['judges']} judges, "
        f"{header['advisers']} advisers, {len(header['actions'])} actions in their contexts"
    )
    yield from told_origin(header.get("origin", {}))


def told_origin(origin: dict[str, Any]) -> Iterator[str]:
    """How the weights came about."""
    yield f"written: {origin.get('written', 'not told')}"
    yield f"rounds: {origin.get('rounds', 'not told')}, games: {origin.get('games', 'not told')}"
    legs = origin.get("legs", [])
    if not legs or legs[0]["first"]:
        yield f"rounds 1 to {legs[0]['first']}: not told how" if legs else "not told how"
    ends = [leg["first"] for leg in legs[1:]] + [origin.get("rounds")]
    for leg, end in zip(legs, ends):
        yield from told_leg(leg, end)
    if "from" in origin:
        yield "begun with another model:"
        yield from (f"  {line}" for line in told_origin(origin["from"]))


def told_leg(leg: dict[str, Any], end: int) -> Iterator[str]:
    """What it says of a part of the run."""
    plan = leg["plan"]
    yield f"rounds {leg['first'] + 1} to {end}:"
    yield f"  begun {leg['begun']} by kanly {plan['kanly']}, commit {plan['commit']}"
    settings = {"seed": plan["seed"], **plan["settings"], "rate at its beginning": leg["rate"]}
    yield "  " + ", ".join(f"{words(name)} {x:g}" for name, x in settings.items())


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what a model file says of itself."""
    p = argparse.ArgumentParser(prog="python -m kanly.training.describe", description=__doc__)
    p.add_argument("file", type=Path, nargs="?", default=MODEL, help="default: that of the bots")
    file: Path = p.parse_args(arguments).file
    try:
        print(f"{file}:", *told(read_header(file.read_bytes())), sep="\n")
    except (KanlyError, OSError) as error:
        print(f"kanly.training.describe: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
