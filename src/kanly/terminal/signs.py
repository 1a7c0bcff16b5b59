"""The signs and colours of the terminal game."""

from __future__ import annotations

from typing import Final

from rich.text import Text

SEAT_STYLES: Final = [
    "bright_cyan", "bright_magenta", "bright_green", "bright_yellow", "bright_red", "bright_blue",
]  # fmt: skip
ICON_STYLES: Final = {
    "emperor": "bright_black",
    "spacing_guild": "red",
    "bene_gesserit": "magenta",
    "fremen": "cyan",
    "landsraad": "green",
    "city": "blue",
    "spice_trade": "yellow",
    "spy": "white",
}
RESOURCE_SIGNS: Final = {"solari": "$", "spice": "◆", "water": "≈"}
RESOURCE_STYLES: Final = {"solari": "bright_white", "spice": "dark_orange", "water": "bright_blue"}
AGENT: Final = "●"
SPY: Final = "○"
CONTROL: Final = "⚑"
CLOSED: Final = "⊘"
COMBAT: Final = "†"
ALLIANCE: Final = "*"
DONE: Final = "✓"
NONE: Final = "–"
ARROW: Final = "→"
PERSONAL: Final = "⌂"
USED: Final = "✗"


def resource(name: str, n: int) -> Text:
    """An amount of a resource, such as ``3◆``."""
    return Text(f"{n}{RESOURCE_SIGNS[name]}", style=RESOURCE_STYLES[name])


def seat_sign(sign: str, seat: int) -> Text:
    """A piece of a seat, such as ``●2``."""
    return Text(f"{sign}{seat + 1}", style=f"bold {SEAT_STYLES[seat]}")
