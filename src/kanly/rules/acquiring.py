"""Acquiring cards from the Imperium Row and the Reserve (U-11B)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import ACQUIRE, INTRIGUE, PASS, REVEAL_PART, THRONE
from ..engine.node import Condition, Node
from ..engine.parts import TurnMarks
from ..engine.piles import ONE, replaced, without
from ..engine.state import State
from .cards import open_to_hand, put_on_deck
from .contracts import complete_acquired
from .intrigue import TO_DECK, TO_DISCARD, TO_HAND, WhenAcquiring
from .resources import spend

ROW_SIZE: Final = 5
DISCOUNT: Final = 1
"""For the card set aside by Manipulate, in the Reveal turn (U-18.7)."""


def refill_row(s: State) -> None:
    """Fill the Row from the Imperium Deck; with an empty deck it shrinks (U-11.16, R-021)."""
    missing = ROW_SIZE - len(s.row)
    if missing > 0 and s.imperium_deck:
        new = s.imperium_deck[-missing:]
        s.imperium_deck = s.imperium_deck[:-missing]
        s.row = s.row + new[::-1]
        s.learn()


def remove_from_row(s: State, at: int) -> None:
    """The card at this place of the Row leaves the game."""
    card = s.row[at]
    s.row = s.row[:at] + s.row[at + 1 :]
    s.removed += ONE[card]
    if s.log is not None:
        s.log.append((events.ROW_LEFT, s.first, card, 0))


def throne_row(s: State, seat: int) -> bytes:
    """The Throne Row, for those who may acquire from it (S-9.2)."""
    teams = s.teams
    if teams is None or not teams.throne:
        return b""
    return teams.throne if s.codex.rulebook.has_throne(s, seat) else b""


def card_of(action: int) -> int:
    """The card an action acquires."""
    return action - (ACQUIRE if action < REVEAL_PART else THRONE)


def offer(s: State, seat: int, least: int, most: int) -> list[int]:
    """What can be acquired at a printed cost from least to most, as actions."""
    cost = s.codex.card_cost
    actions: list[int] = []
    for card in s.row + s.seats[seat].set_aside:
        if least <= cost[card] <= most and ACQUIRE + card not in actions:
            actions.append(ACQUIRE + card)
    for slot, card in enumerate(s.codex.reserve_cards):
        if least <= cost[card] <= most and s.reserve[slot]:
            actions.append(ACQUIRE + card)
    for card in throne_row(s, seat):
        if least <= cost[card] <= most and THRONE + card not in actions:
            actions.append(THRONE + card)
    return actions


def purchases(s: State, seat: int) -> list[int]:
    """What the seat can buy with its Persuasion in the Reveal turn."""
    player = s.seats[seat]
    persuasion = player.persuasion
    if persuasion <= 0 and not player.set_aside:
        return []
    codex = s.codex
    cost = codex.card_cost
    actions: list[int] = []
    seen = 0
    for card in s.row:
        bit = 1 << card
        if cost[card] <= persuasion and not seen & bit:
            seen |= bit
            actions.append(ACQUIRE + card)
    for card in codex.reserve_for_sale:
        if cost[card] <= persuasion and s.reserve[codex.reserve_slot[card]]:
            actions.append(ACQUIRE + card)
    if s.turn_marks is not None and s.turn_marks.cheaper >= 0:
        offer_cheaper(s, seat, s.turn_marks, actions)
    for card in player.set_aside:
        if cost[card] - DISCOUNT <= persuasion and ACQUIRE + card not in actions:
            actions.append(ACQUIRE + card)
    if s.teams is not None:
        for card in throne_row(s, seat):
            if cost[card] <= persuasion and THRONE + card not in actions:
                actions.append(THRONE + card)
    return actions


def offer_cheaper(s: State, seat: int, marks: TurnMarks, actions: list[int]) -> None:
    """Add the card that costs less this turn, if it is only now to be paid."""
    action = ACQUIRE + marks.cheaper
    on_offer = offer(s, seat, s.codex.card_cost[marks.cheaper], s.codex.card_cost[marks.cheaper])
    enough = price(s, seat, action) <= s.seats[seat].persuasion
    if action in on_offer and action not in actions and enough:
        actions.append(action)


class Cheaper(Node):
    """A card costs less Persuasion this turn, every copy of it (B-8.8)."""

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.turn_marks is not None:
            s.turn_marks.cheaper = s.codex.card_number[self.card]
            s.turn_marks.discount += self.n

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


def price(s: State, seat: int, action: int) -> int:
    """What the card an action acquires costs the seat in its Reveal turn."""
    card = card_of(action)
    if s.turn_marks is not None and s.turn_marks.cheaper == card:
        return max(0, s.codex.card_cost[card] - s.turn_marks.discount)
    if action < THRONE and card in s.seats[seat].set_aside:
        return s.codex.card_cost[card] - DISCOUNT
    return s.codex.card_cost[card]


def acquire(s: State, seat: int, action: int, where: int = TO_DISCARD) -> None:
    """Take a card; then Row, its acquire effect, cards in play, contract, Plots (R-012)."""
    card = card_of(action)
    player = s.seats[seat]
    codex = s.codex
    if s.log is not None:
        s.log.append((events.ACQUIRED, seat, card, 0))
    if s.turn.revealing:
        for plot in player.waiting:
            lines = codex.intrigue_plot[plot]
            if lines is not None:
                for line in lines.parts:
                    if isinstance(line, WhenAcquiring) and line.reacts(where):
                        s.push(line.effect, seat, INTRIGUE + plot)
    complete_acquired(s, seat, card)
    if s.turn.revealing and s.pending:
        s.later(codex.steps.react, seat)
    effect = codex.card_acquire[card]
    if effect is not None:
        s.push(effect, seat, ACQUIRE + card)
    if s.turn.revealing:
        s.turn.acquired = s.turn.acquired + ONE[card]
    slot = codex.reserve_slot[card]
    if action >= THRONE:
        if s.teams is not None:
            s.teams.throne = without(s.teams.throne, card)  # not replaced (S-9.2)
    elif card in player.set_aside:
        player.set_aside = without(player.set_aside, card)
    elif slot >= 0:
        s.reserve = replaced(s.reserve, slot, s.reserve[slot] - 1)
    else:
        s.row = without(s.row, card)
        refill_row(s)
    if where == TO_HAND:
        open_to_hand(s, seat, card)
    elif where == TO_DECK:
        put_on_deck(s, seat, card)
    else:
        player.discard = player.discard + ONE[card]


class Acquire(Node):
    """Acquire a card of a given cost without Persuasion; acquiring is optional (U-17.1).

    It goes to hand if `to_hand` holds, with `to_deck` on top of the deck; with `for_solari` its
    cost is paid in Solari.
    """

    optional = True
    declinable = True

    def __init__(
        self,
        least: int,
        most: int,
        to_hand: Condition | None = None,
        for_solari: bool = False,
        to_deck: bool = False,
    ) -> None:
        self.least = least
        self.most = most
        self.to_hand = to_hand
        self.for_solari = for_solari
        self.to_deck = to_deck
        self.reads_deck = to_deck

    def _offer(self, s: State, seat: int) -> list[int]:
        most = self.most
        if self.for_solari and s.seats[seat].solari < most:
            most = s.seats[seat].solari
        return offer(s, seat, self.least, most)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = self._offer(s, seat)
        if actions:
            actions.append(PASS)
            s.ask(self, seat, source, value, "acquire", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            return
        if self.for_solari:
            spend(s, seat, s.codex.card_cost[card_of(action)], 0, 0)
        where = TO_DECK if self.to_deck else TO_DISCARD
        if self.to_hand is not None and self.to_hand.holds(s, seat, source):
            where = TO_HAND
        acquire(s, seat, action, where)

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(self._offer(s, seat)) > 0
