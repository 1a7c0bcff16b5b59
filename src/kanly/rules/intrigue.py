"""Intrigue cards: drawing, stealing, giving up and playing them (U-15)."""

from __future__ import annotations

from typing import Final

from ..engine import chance, events
from ..engine.actions import INTRIGUE
from ..engine.flow import AllOf, settled
from ..engine.kinds import DecisionKind
from ..engine.node import Node, Step, Task, Yield
from ..engine.piles import ONE, add_each, without
from ..engine.seat import Seat
from ..engine.state import State
from .resources import accepts
from .seats import are_opponents, opponents

RICH_HAND: Final = 4
"""From so many Intrigue cards on, one can be stolen (U-15.9)."""


def draw_intrigue(s: State, seat: int, n: int) -> None:
    """Draw from the Intrigue Deck, if the seat wants cards."""
    if accepts(s, seat):
        deal_intrigue(s, seat, n)


def deal_intrigue(s: State, seat: int, n: int) -> None:
    """The cards of the Intrigue Deck; its discard pile is shuffled when empty (U-15.8, R-023)."""
    player = s.seats[seat]
    drawn = 0
    for _ in range(n):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                break
            s.intrigue_deck = chance.shuffled(s, s.intrigue_discard)
            s.intrigue_discard = b""
        player.intrigue = player.intrigue + s.intrigue_deck[-1:]
        s.intrigue_deck = s.intrigue_deck[:-1]
        drawn += 1
    if drawn:
        s.learn()
        if s.log is not None:
            s.log.append((events.DREW_INTRIGUE, seat, drawn, 0))


def leave_intrigue(player: Seat, card: int) -> None:
    """An Intrigue card leaves the hand, and with it what others knew of it."""
    player.intrigue = without(player.intrigue, card)
    known = player.known_intrigue
    if known:
        kept = b""
        forgotten = 0
        for at in range(0, len(known), 2):
            viewer = known[at]
            if known[at + 1] == card and not forgotten >> viewer & 1:
                forgotten |= 1 << viewer
            else:
                kept += known[at : at + 2]
        player.known_intrigue = kept


def forget_all_but(player: Seat, thief: int) -> None:
    """A card was taken unseen: only the thief still knows what of it is left (U-20)."""
    known = player.known_intrigue
    kept = b""
    for at in range(0, len(known), 2):
        if known[at] == thief:
            kept += known[at : at + 2]
    player.known_intrigue = kept


def pass_on_unseen(s: State, giver: int, taker: int, card: int) -> None:
    """An Intrigue card goes to another hand; only the two know which it is."""
    leave_intrigue(s.seats[giver], card)
    forget_all_but(s.seats[giver], taker)
    s.seats[taker].intrigue += ONE[card]
    s.seats[taker].known_intrigue += ONE[giver] + ONE[card]
    s.learn()


def play_intrigue(s: State, seat: int, card: int, lines: Node) -> None:
    """Play one: it resolves, then lies in the discard pile or waits face up (U-15.2, U-15.6)."""
    player = s.seats[seat]
    leave_intrigue(player, card)
    player.waiting = player.waiting + ONE[card]
    if s.turn_marks is not None:
        s.turn_marks.plots += 1
    if s.log is not None:
        s.log.append((events.INTRIGUE, seat, card, 0))
    if not s.codex.intrigue_waits[card]:
        s.push(s.codex.steps.lay_down, seat, INTRIGUE + card)
    s.push(lines, seat, INTRIGUE + card)


def offer_intrigue(s: State, seat: int, kind: list[AllOf | None], actions: list[int]) -> None:
    """Add the Intrigue cards in hand whose lines of this kind can be used now."""
    hand = s.seats[seat].intrigue
    for at in range(len(hand)):  # faster than to enumerate bytes
        card = hand[at]
        lines = kind[card]
        action = INTRIGUE + card
        if lines is not None and action not in actions and lines.available(s, seat, action):
            actions.append(action)


class LayDown(Step):
    """A resolved Intrigue card goes to the common discard pile."""

    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        card = source - INTRIGUE
        player = s.seats[seat]
        player.waiting = without(player.waiting, card)
        s.intrigue_discard += ONE[card]

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return (
            value == 0
            and 0 <= source - INTRIGUE < 256
            and (source - INTRIGUE in s.seats[seat].waiting)
        )


class DrawIntrigue(Node):
    """Draw n Intrigue cards."""

    scales = True
    draws_intrigue = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        draw_intrigue(s, seat, self.n * (value or 1))

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(s.intrigue_deck) or bool(s.intrigue_discard)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return len(s.intrigue_deck) >= self.n

    def yields(self) -> dict[Yield, int]:
        return {"intrigue": self.n}


class GiveUpIntrigue(Node):
    """A cost: trash an Intrigue card from hand, or discard it to the common pile (R-005)."""

    def __init__(self, trash: bool) -> None:
        self.trash = trash

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        add_each(actions, INTRIGUE, s.seats[seat].intrigue)
        if actions:
            kind: DecisionKind = "trash-intrigue" if self.trash else "discard-intrigue"
            s.ask(self, seat, source, value, kind, actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        card = action - INTRIGUE
        leave_intrigue(s.seats[seat], card)
        if self.trash:
            s.intrigue_trash += ONE[card]
        else:
            s.intrigue_discard += ONE[card]
        if s.log is not None:
            event = events.TRASHED_INTRIGUE if self.trash else events.DISCARDED_INTRIGUE
            s.log.append((event, seat, card, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(s.seats[seat].intrigue)

    def yields(self) -> dict[Yield, int]:
        return {"intrigue": 1}


class StealIntrigue(Node):
    """Every opponent with four or more Intrigue cards gives one at random (U-15.9)."""

    draws_intrigue = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if not accepts(s, seat):
            return
        for victim in opponents(s, seat):
            hand = s.seats[victim].intrigue
            if len(hand) >= RICH_HAND:
                pass_on_unseen(s, victim, seat, hand[chance.below(s, len(hand))])
                if s.log is not None:
                    s.log.append((events.STOLE, seat, victim, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        for other, player in enumerate(s.seats):
            if len(player.intrigue) >= RICH_HAND and are_opponents(s, seat, other):
                return True
        return False

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
"""Where an acquired card goes."""


class WhenAcquiring(Node):
    """Wait face up; each card acquired in the Reveal turn then gives the effect (U-15.6).

    With `discarded` only those that go to the discard pile, as usual.
    """

    def __init__(self, effect: Node, discarded: bool = False) -> None:
        self.effect = settled(effect)
        self.discarded = discarded

    def reacts(self, where: int) -> bool:
        """Does a card that goes there give the effect?"""
        return where == TO_DISCARD or not self.discarded

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        """The card has been laid out when it was played; the effect comes with each card."""

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def children(self) -> list[Node]:
        return [self.effect]


class InRevealTurn(Node):
    """Wait face up for the Reveal turn of this round, unless it is that now (U-15.6)."""

    def __init__(self, effect: Node) -> None:
        self.effect = settled(effect)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn.revealing:
            s.push(self.effect, seat, source)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return not s.turn.revealing or self.effect.immediate(s, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


def pend_waiting(s: State, seat: int) -> None:
    """What cards laid out face up have for the Reveal turn waits with its other effects."""
    for card in s.seats[seat].waiting:
        lines = s.codex.intrigue_plot[card]
        if lines is not None:
            for line in lines.parts:
                if isinstance(line, InRevealTurn):
                    s.pending.append(Task(line.effect, seat, INTRIGUE + card, 0))


def play_plot(s: State, seat: int, action: int) -> None:
    """Play the Plot card an action names."""
    card = action - INTRIGUE
    lines = s.codex.intrigue_plot[card]
    if lines is not None:
        play_intrigue(s, seat, card, lines)
