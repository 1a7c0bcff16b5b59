"""Cards on and from the decks: looking at the top, shuffling anew, putting back (B-8)."""

from __future__ import annotations

from typing import Final

from ..engine import chance, events
from ..engine.actions import ACQUIRE, CARD_PART, DISCARDED, INFLUENCE_STEP, OPTION
from ..engine.node import Node, Yield
from ..engine.piles import without
from ..engine.state import State
from ..engine.terms import IN_DISCARD
from .acquiring import acquire
from .cards import choices, draw_cards, forget_top, open_to_hand, put_away, put_on_deck

DRAW_IT: Final = OPTION
TRASH_IT: Final = OPTION + 1


class TopCard(Node):
    """Look at the top card of your deck: draw it or trash it; never shuffle for it (B-8.3).

    The value of its question is the card's number plus one.
    """

    reads_deck = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deck = s.seats[seat].deck
        if deck:
            s.learn()
            s.ask(self, seat, source, deck[-1] + 1, "top-card", [DRAW_IT, TRASH_IT])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == DRAW_IT:
            draw_cards(s, seat, 1)
            return
        player = s.seats[seat]
        card = player.deck[-1]
        player.deck = player.deck[:-1]
        forget_top(s, seat, 1)
        put_away(s, seat, card)

    def available(self, s: State, seat: int, source: int) -> bool:
        return bool(s.seats[seat].deck)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        deck = s.seats[seat].deck
        return value == 0 or (bool(deck) and value == deck[-1] + 1)

    def known_top(self, value: int) -> int:
        return 1

    def yields(self) -> dict[Yield, int]:
        return {"cards": 1}


class Reshuffle(Node):
    """Shuffle the discard pile into the deck, or the deck alone (B-8.8)."""

    reads_deck = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        player.deck = chance.shuffled(s, player.deck + player.discard)
        player.discard = b""
        forget_top(s, seat, len(player.deck))
        if s.log is not None:
            s.log.append((events.SHUFFLED, seat, 0, 0))


class TakeBack(Node):
    """Take a card of the Faction from your discard pile to hand."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = choices(s, seat, IN_DISCARD, 1 << self.faction)
        if actions:
            s.ask(self, seat, source, value, "take-back", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        card = action - DISCARDED
        player = s.seats[seat]
        player.discard = without(player.discard, card)
        open_to_hand(s, seat, card)
        if s.log is not None:
            s.log.append((events.TO_HAND, seat, card, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(choices(s, seat, IN_DISCARD, 1 << self.faction)) > 0

    def yields(self) -> dict[Yield, int]:
        return {"cards": 1}


class OntoDeck(Node):
    """Put the card just acquired on top of your deck."""

    optional = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        card = s.turn.acquired[-1]
        player.discard = without(player.discard, card)
        put_on_deck(s, seat, card)

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.turn.acquired[-1:] in s.seats[seat].discard


class TakeReserve(Node):
    """Acquire a card of the Reserve that has no cost, if one is left (B-5.6)."""

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if self.available(s, seat, source):
            acquire(s, seat, ACQUIRE + s.codex.card_number[self.card])

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.reserve[s.codex.reserve_slot[s.codex.card_number[self.card]]] > 0

    def immediate(self, s: State, seat: int, source: int) -> bool:
        # Whoever may still shuffle or trash the discard pile decides whether it lies there.
        if s.seats[seat].intrigue:
            return False
        for task in s.pending:
            if CARD_PART <= task.source < INFLUENCE_STEP:
                return False
        return True

    def yields(self) -> dict[Yield, int]:
        return {"cards": 1}
