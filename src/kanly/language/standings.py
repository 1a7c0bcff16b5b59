"""The final standings."""

from __future__ import annotations

from typing import Final

from ..engine.rulebook import Standing
from .bundles import message

TIES: Final = ("tie-spice", "tie-solari", "tie-water", "tie-garrison", "tie-reveal")


def standing_line(standing: Standing, seat_name: str, lang: str, ties: bool = False) -> str:
    """A seat's final place and points, and its team's; with `ties` also what ties are broken by."""
    line = message(
        lang, "standing-line", place=standing.place, seat=seat_name, n=standing.vp
    )  # fmt: skip
    if standing.total != standing.vp:
        line = message(lang, "standing-team", line=line, n=standing.total)
    if not ties:
        return line
    detail = message(lang, "standing-ties", **standing.ties)
    return message(lang, "list-comma", a=line, b=detail)


def tie_breaks(lang: str) -> list[str]:
    """What breaks a tie in points, in the order it is compared."""
    return [message(lang, id) for id in TIES]
