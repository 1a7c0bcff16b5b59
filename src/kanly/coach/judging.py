"""The chance of each side to win a position, and what of a change was chance.

A side is a team (of one, usually); the Rivals that can win are one side together.  Each seat's
chance is judged by the network from that seat's own view, a team's is the mean of its seats'.
What the players leave of 100 % is the Rivals'; where there are none, or the players leave nothing,
the chances are scaled so that they add up.
"""

from __future__ import annotations

from typing import Final

from ..bots.searching import network_of
from ..engine.chance import mixed
from ..engine.guessing import deal_conflicts
from ..engine.parts import PARTS, Part
from ..engine.state import State
from ..engine.terms import NOBODY
from ..engine.view import known_top

SHUFFLES: Final = 4
"""So often the decks are shuffled anew to tell what an answer does on average."""


def sides(s: State) -> list[list[int]]:
    """The seats of each side: the teams, then the Rivals that can win."""
    teams = {s.team(n): None for n, seat in enumerate(s.seats) if seat.role.plays_cards}
    rivals = [n for n, x in enumerate(s.seats) if x.role.scores and not x.role.plays_cards]
    return [[*team] for team in teams] + ([rivals] if rivals else [])


def chances(s: State) -> list[float]:
    """The chance of each side to win, from 0 to 1; they add up to 1."""
    found = sides(s)
    if s.is_over:
        winner = s.standings[0].seat
        return [float(winner in side) for side in found]
    network = network_of(s.codex)
    judged: list[float] = []
    for side in found:
        if s.seats[side[0]].role.plays_cards:
            each = [network.judgement(network.think(s, seat), 0) for seat in side]
            judged.append(sum(each) / len(each))
    total = sum(judged)
    if len(judged) < len(found):
        judged.append(max(0.0, 1.0 - total))
        total = sum(judged)
    if not total:
        return [1 / len(found)] * len(found)
    return [chance / total for chance in judged]


def expected(s: State, action: int, seed: int) -> list[float]:
    """The chances after an answer, on average over how the decks may lie."""
    outcomes: list[list[float]] = []
    for n in range(SHUFFLES):
        after = shuffled(s, seed * SHUFFLES + n)
        after.apply(action)
        outcomes.append(chances(after))
    return [sum(each) / SHUFFLES for each in zip(*outcomes)]


def shuffled(s: State, seed: int) -> State:
    """The position with all decks shuffled anew and another chance to come.

    Hands stay as they are, and cards on top of a deck that their seat has seen.
    """
    c = s.copy()
    c.reseed(seed)
    for n, seat in enumerate(c.seats):
        keep = len(seat.deck) - len(known_top(c, n, n))
        seat.deck = mixed(c, seat.deck[:keep]) + seat.deck[keep:]
    c.imperium_deck = mixed(c, c.imperium_deck)
    c.intrigue_deck = mixed(c, c.intrigue_deck)
    deal_conflicts(c)
    keeper = NOBODY if c.marks is None else c.marks.keeper
    for name in PARTS:
        part: Part | None = getattr(c, name)
        if part is not None:
            part.deal(c, keeper)
    return c
