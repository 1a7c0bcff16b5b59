"""Agent and Reveal turns for the tests of Imperium cards."""

from __future__ import annotations

from kanly import State
from tests.table import Table, agents, cards, do, legal

QUIET = ("devour", "spring_the_trap", "go_to_ground")
"""Combat Intrigue cards: drawing them opens no Plot in the menu."""


def mine(*hand: str, choam: bool = False) -> Table:
    """Seat 0 has this hand, no garrison and the quiet Intrigue cards to come."""
    return Table(choam=choam).hand(0, *hand).units(0).intrigue_top(*QUIET)


def send(table: Table, card: str, space: str, *then: str) -> State:
    """Seat 0 plays the card to the space and goes on."""
    s = do(table.start(), f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    assert space in agents(s, 0)
    return do(s, *then)


def show(table: Table, *then: str) -> State:
    """Seat 0 takes its Reveal turn (by itself if no card can be played) and goes on."""
    s = table.start()
    if "reveal" in legal(s):
        do(s, "reveal")
    return do(s, *then)


def shown(*hand: str, table: Table | None = None, then: tuple[str, ...] = ()) -> tuple[int, int]:
    """Persuasion and swords of a hand, beside a Convincing Argument that keeps the turn open."""
    s = show((table or mine()).hand(0, *hand, "convincing_argument"), *then)
    assert s.active == 0
    return s.seats[0].persuasion - 2, s.seats[0].swords


def buy(card: str, *then: str, table: Table | None = None) -> State:
    """Seat 0 reveals ten Persuasion and acquires the card."""
    table = (table or mine()).hand(0, *["convincing_argument"] * 2, *["prepare_the_way"] * 3)
    s = show(table.row(card), f"acquire:{card}", *then)
    assert cards(s, 0, "discard") == [card]
    return s


def options(s: State, word: str) -> set[str]:
    """What is offered after a word such as post or faction."""
    return {text.partition(":")[2] for text in legal(s) if text.startswith(f"{word}:")}


def reserve_left(s: State, card: str) -> int:
    """Cards left in a Reserve stack."""
    return int(s.to_dict()["reserve"][card])
