"""Trade: two teammates give each other goods of one kind each (S-8.2, S-8.3, R-092)."""

from __future__ import annotations

from typing import Any, Final

from ..engine import events
from ..engine.actions import (
    AMOUNT,
    CARD_PART,
    END,
    INFLUENCE_STEP,
    INTRIGUE,
    OPTION,
    PASS,
    SEAT,
    SPACE_PART,
)
from ..engine.node import Node
from ..engine.piles import ONE, add_each, without
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import RESOURCES, SOLARI, SPICE
from .intrigue import pass_on_unseen
from .seats import are_opponents, teammates

INTRIGUE_CARDS: Final = len(RESOURCES)
"""The kind of good beside the resources."""
UNDECIDED: Final = 0
NOTHING: Final = 1
GOODS: Final = 2
"""From here on: the kinds of goods."""


class Deal:
    """A trade as far as it is agreed: read from a task's value, and packed into one."""

    def __init__(self, value: int) -> None:
        self.actor = value & 7
        self.partner = (value >> 3 & 15) - 1
        """-1: not chosen yet."""
        self.kinds = [value >> 7 & 7, value >> 10 & 7]
        """What the actor and the partner give: UNDECIDED, NOTHING, or GOODS and up."""
        self.amounts = [value >> 13 & 31, value >> 18 & 31]
        self.settled = [bool(value >> 23 & 1), bool(value >> 24 & 1)]
        """Whether they have finished saying how much."""

    def packed(self) -> int:
        """The value of the task that goes on with it."""
        return (
            self.actor
            | (self.partner + 1) << 3
            | self.kinds[0] << 7
            | self.kinds[1] << 10
            | self.amounts[0] << 13
            | self.amounts[1] << 18
            | self.settled[0] << 23
            | self.settled[1] << 24
        )

    @property
    def side(self) -> int:
        """Who speaks now: 0 the actor, 1 the partner."""
        return 1 if self.settled[0] else 0

    @property
    def giver(self) -> int:
        """The seat that speaks now."""
        return self.partner if self.side else self.actor


def holds(player: Seat, kind: int) -> int:
    """How many of a kind of goods a seat could give."""
    if kind == INTRIGUE_CARDS:
        return len(player.intrigue)
    return player.solari if kind == SOLARI else player.spice if kind == SPICE else player.water


MOST_GIVEN: Final = 31
"""Of one kind in a trade; an answer names no larger number."""


class Trade(Node):
    """Each of two teammates may give the other goods of one kind; both change hands together.

    Intrigue cards are named one by one; those named so far lie last in the giver's hand, so only
    their number is known to others (S-8.3).
    """

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        if value == 0:
            return True
        deal = Deal(value)
        seats = len(s.seats)
        if deal.packed() != value or deal.actor >= seats or not 0 <= deal.partner < seats:
            return False
        if deal.partner == deal.actor or are_opponents(s, deal.actor, deal.partner):
            return False
        for side, giver in enumerate((deal.actor, deal.partner)):
            kind = deal.kinds[side] - GOODS
            most = holds(s.seats[giver], kind) if 0 <= kind <= INTRIGUE_CARDS else 0
            if kind > INTRIGUE_CARDS or deal.amounts[side] > most:
                return False
        return seat == deal.giver and not deal.settled[1]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deal = Deal(value)
        if deal.partner < 0:
            actions = [SEAT + mate for mate in teammates(s, seat)]
            s.ask(self, seat, source, 0, "trade-partner", actions)
            return
        player = s.seats[seat]
        kind = deal.kinds[deal.side]
        if kind == UNDECIDED:
            goods = [g for g in range(INTRIGUE_CARDS + 1) if holds(player, g)]
            actions = [OPTION + g for g in goods]
            actions.append(PASS)
            s.ask(self, seat, source, value, "trade-kind", actions)
        elif kind - GOODS == INTRIGUE_CARDS:
            named = deal.amounts[deal.side]
            actions = []
            add_each(actions, INTRIGUE, player.intrigue[: len(player.intrigue) - named])
            if named:
                actions.append(END)
            s.ask(self, seat, source, value, "trade-cards", actions)
        else:
            most = min(holds(player, kind - GOODS), MOST_GIVEN)
            actions = [AMOUNT + n for n in range(1, most + 1)]
            s.ask(self, seat, source, value, "trade-amount", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        deal = Deal(value)
        side = deal.side
        if deal.partner < 0:
            deal.actor = seat
            deal.partner = action - SEAT
        elif action in (PASS, END):
            deal.settled[side] = True
            deal.kinds[side] = deal.kinds[side] or NOTHING
        elif deal.kinds[side] == UNDECIDED:
            deal.kinds[side] = action - OPTION + GOODS
        elif action < INTRIGUE:
            deal.amounts[side] = action - AMOUNT
            deal.settled[side] = True
        else:
            self._name_card(s.seats[seat], deal.amounts[side], action - INTRIGUE)
            deal.amounts[side] += 1
            deal.settled[side] = deal.amounts[side] in (len(s.seats[seat].intrigue), MOST_GIVEN)
        if deal.settled[1]:
            exchange(s, deal)
        else:
            self.run(s, deal.giver, source, deal.packed())

    def about(self, value: int) -> dict[str, Any]:
        deal = Deal(value)
        if deal.partner < 0:
            return {}
        gifts: list[dict[str, Any]] = []
        for side, seat in enumerate((deal.actor, deal.partner)):
            kind = deal.kinds[side] - GOODS
            what = [*RESOURCES, "intrigue"][kind] if kind >= 0 else None
            gifts.append(
                {"seat": seat, "what": what, "n": deal.amounts[side], "settled": deal.settled[side]}
            )
        return {"gifts": gifts}

    def available(self, s: State, seat: int, source: int) -> bool:
        for task in s.pending:  # a space says "then": its Influence comes first
            if task.source == INFLUENCE_STEP and task.node.available(s, seat, task.source):
                return not SPACE_PART <= source < CARD_PART
        return True

    def _name_card(self, player: Seat, named: int, card: int) -> None:
        kept = len(player.intrigue) - named
        tail = player.intrigue[kept:] + ONE[card]
        player.intrigue = without(player.intrigue[:kept], card) + tail


def exchange(s: State, deal: Deal) -> None:
    """Both gifts change hands."""
    if s.log is not None:
        s.log.append((events.TRADED, deal.actor, deal.partner, 0))
    gifts: list[bytes] = []
    for side, giver in enumerate((deal.actor, deal.partner)):
        amount = deal.amounts[side]
        cards = b""
        if deal.kinds[side] - GOODS == INTRIGUE_CARDS:
            cards = s.seats[giver].intrigue[-amount:]
        gifts.append(cards)
    for side, giver in enumerate((deal.actor, deal.partner)):
        taker = deal.actor if side else deal.partner
        kind = deal.kinds[side] - GOODS
        amount = deal.amounts[side]
        if kind == INTRIGUE_CARDS:
            for card in gifts[side]:
                pass_on_unseen(s, giver, taker, card)
        elif amount:
            move_goods(s.seats[giver], s.seats[taker], kind, amount)
        if s.log is not None and amount:
            s.log.append((events.GAVE, giver, kind, amount))


def move_goods(giver: Seat, taker: Seat, kind: int, n: int) -> None:
    """Resources go from one seat to another."""
    if kind == SOLARI:
        giver.solari -= n
        taker.solari += n
    elif kind == SPICE:
        giver.spice -= n
        taker.spice += n
    else:
        giver.water -= n
        taker.water += n
