"""Seats, turns and questions that the tests of the two-team game share."""

from __future__ import annotations

from typing import Any

from kanly import State

from ..table import Table, do, influence, legal

MUAD_DIB, IRULAN, GURNEY, SHADDAM, JESSICA, FEYD = range(6)
"""The seats of `Table(6)`; Muad'Dib's left Ally is Gurney, Shaddam's is Feyd."""
ALLIES = (IRULAN, GURNEY, JESSICA, FEYD)
COMMANDERS = (MUAD_DIB, SHADDAM)
TEAMS = ((MUAD_DIB, GURNEY, JESSICA), (SHADDAM, IRULAN, FEYD))
TRACKS = ("great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds")
"""The tracks of the game board."""
ANY_FACTION = "truthtrance"
"""A card with all four Faction icons and no effect when played."""


def teams(s: State) -> dict[str, Any]:
    """What only this mode has: activated, left_at, swordmaster_at, throne, conceded."""
    return dict(s.to_dict()["teams"])


def visit(t: Table, seat: int, space: str, ally: int | None = None, card: str = "") -> State:
    """A turn of the seat (a Commander activates `ally`) up to the effects of the space."""
    card = card or ANY_FACTION
    t.hand(seat, card, "seek_allies" if card != "seek_allies" else "signet_ring")
    s = do(t.turn_of(seat, activating=ally).start(), f"card:{card}")
    return do(s, f"space:{space}") if f"space:{space}" in legal(s) else s


def step(s: State) -> State:
    """The Influence step, if it waits for its player."""
    return do(s, "influence-step") if "influence-step" in legal(s) else s


def idle(s: State) -> State:
    """Play one action that does as little as possible."""
    options = legal(s)
    return do(s, next(a for a in ("reveal", "end", "pass", options[0]) if a in options))


def pass_to(s: State, seat: int) -> State:
    """Do as little as possible until it is this seat's turn."""
    while s.active != seat:
        idle(s)
    return s


def finish_round(s: State) -> State:
    """Do as little as possible until the round is over (or the game)."""
    now = s.round
    while s.round == now and not s.is_over:
        idle(s)
    return s


def fighting(conflict: str, strengths: dict[int, int]) -> Table:
    """Troops in the Conflict for these (even) strengths; Combat begins, nobody has cards."""
    t = Table(6).conflict(conflict)
    for seat in ALLIES:
        t.units(seat, conflict=strengths.get(seat, 0) // 2)
    return t.at_combat()


def concede(s: State, *seats: int) -> State:
    """Answer every question about conceding: these seats do, the others do not."""
    while s.decision is not None and s.decision.kind == "concede":
        do(s, "option:0" if s.decision.seat in seats else "pass")
    return s


FIRST, SECOND, THIRD, NOTHING = (0, 1), (3, 0), (2, 0), (0, 0)


def rewards(s: State) -> dict[int, tuple[int, int]]:
    """Spice and water won in Protect the Sietches, which tell its three rewards apart."""
    return {seat: (s.seats[seat].spice, s.seats[seat].water - 1) for seat in range(6)}


def sietches(strengths: dict[int, int], *conceding: int) -> dict[int, tuple[int, int]]:
    """What each Ally wins in Protect the Sietches with these strengths."""
    s = concede(fighting("protect_the_sietches", strengths).start(), *conceding)
    return {seat: won for seat, won in rewards(s).items() if seat in ALLIES}


def levels(s: State, seat: int) -> dict[str, int]:
    """Influence levels above 0."""
    return {track: level for track, level in influence(s, seat).items() if level}
