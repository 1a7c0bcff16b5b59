"""Tables of the game of 2020, its board, and turns on it.

Seat 0 is Paul Atreides, seat 1 Count Ilban Richese, seat 2 Earl Memnon Thorvald: none of them has
an ability that stirs on its own.
"""

from __future__ import annotations

from typing import Any

from kanly import State
from tests.cards.helpers.imperium_a_to_le import me, persuasion, resolve, send, show
from tests.cards.helpers.intrigue import asked, chooser, factions, offered, play, reveal
from tests.table import Table, do, legal

__all__ = [
    "asked",
    "chooser",
    "factions",
    "me",
    "offered",
    "persuasion",
    "play",
    "resolve",
    "reveal",
    "send",
    "show",
]

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
SPACES = {
    "emperor": {"conspire", "wealth"},
    "spacing_guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"},
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "spice_trade": {
        "sell_melange",
        "secure_contract",
        "the_great_flat",
        "hagga_basin",
        "imperial_basin",
    },
}
"""The board by icon (B-3)."""
ALL_SPACES = set().union(*SPACES.values())
SPARE = "ambush"
"""A Combat card: drawn or held it cannot keep a turn open, but it keeps a Combat window open."""
CHEAP_ROW = ("scout", "dr_yueh", "opulence", "lady_jessica", "stilgar")


def game(players: int = 3, **options: Any) -> Table:
    """A table of the game of 2020."""
    return Table(players, edition="imperium", **options)


def holding(*intrigue: str, **options: Any) -> Table:
    """Seat 0 holds these Intrigue cards at the start of its turn."""
    return game(**options).intrigue(0, *intrigue)


def fighting(*intrigue: str, troops: int = 3, **options: Any) -> Table:
    """Seat 0 has troops in the Conflict, these Intrigue cards and a spare Combat card."""
    table = game(**options).intrigue(0, *intrigue, SPARE)
    return table.units(0, garrison=0, conflict=troops)


def rich(table: Table, seat: int = 0) -> Table:
    """Enough of everything to go anywhere."""
    return table.have(seat, solari=20, spice=20, water=20).influence(seat, fremen=2)


def buying(persuasion: int, *hand: str, table: Table | None = None) -> State:
    """A Reveal turn of seat 0 with so much Persuasion beside what the hand gives."""
    purse = {
        2: ("convincing_argument",),
        4: ("convincing_argument",) * 2,
        7: ("piter_de_vries", *("convincing_argument",) * 2),
        10: ("piter_de_vries", "lady_jessica", *("convincing_argument",) * 2),
        12: ("piter_de_vries", "lady_jessica", "arrakis_liaison", *("convincing_argument",) * 2),
    }[persuasion]
    s = reveal((table or game()).hand(0, *purse, *hand).start())
    assert s.turn.revealing
    return s


def reachable(s: State, card: str) -> set[str]:
    """The spaces offered for a card, also when there is only one; none if it cannot be played."""
    s = s.copy()
    s.asks_everything = True
    if f"card:{card}" not in legal(s):
        return set()
    do(s, f"card:{card}")
    return {text.removeprefix("space:") for text in legal(s) if text.startswith("space:")}


def only(prefix: str, s: State) -> set[str]:
    """The things offered under one word of the vocabulary."""
    return {a.removeprefix(f"{prefix}:") for a in legal(s) if a.startswith(f"{prefix}:")}


def waiting(s: State, seat: int = 0) -> list[str]:
    """Intrigue cards face up before a seat."""
    return [s.codex.intrigue_ids[c] for c in s.seats[seat].waiting]


def mark(s: State, name: str) -> Any:
    """What the game of 2020 adds to the table, by the name of the document."""
    return s.to_dict()["marks"][name]


def finish(s: State) -> State:
    """End the turn of the seat that chooses, leaving what may be left."""
    return do(s, "end") if "end" in legal(s) else s


def settle(s: State) -> State:
    """Resolve what seat 0 must, in the order offered, and end its turn."""
    while s.active == 0:
        do(s, "end" if "end" in legal(s) else legal(s)[0])
    return s


def round_about(s: State) -> State:
    """The other seats reveal, until it is seat 0's turn again or the round is over."""
    played = s.to_dict()["round"]
    while s.active != 0 and s.to_dict()["round"] == played:
        do(s, "reveal" if "reveal" in legal(s) else "end")
    return s
