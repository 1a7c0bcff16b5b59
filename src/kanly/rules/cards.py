"""Cards of the players' decks: drawing, discarding, trashing, returning (U-16)."""

from __future__ import annotations

from ..engine import chance, events
from ..engine.actions import (
    CARD_PART,
    DISCARDED,
    HAND,
    LEADER_PART,
    PARTS_PER_REVEAL,
    PASS,
    PLAYED,
    REVEAL_PART,
    REVEALED,
)
from ..engine.flow import settled
from ..engine.node import Node, Yield
from ..engine.piles import ONE, add_each, replaced, without
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import IN_DISCARD, IN_HAND, IN_PLAY
from .army import army
from .seats import opponents


def draw_cards(s: State, seat: int, n: int) -> None:
    """Draw from the top; reshuffle the discard pile when the deck runs out (U-16.1, R-024)."""
    player = s.seats[seat]
    drawn = b""
    if len(player.deck) < n and player.discard:
        drawn = player.deck[::-1]
        player.deck = chance.shuffled(s, player.discard)
        player.discard = b""
        n -= len(drawn)
        if s.log is not None:
            s.log.append((events.SHUFFLED, seat, 0, 0))
    if n > 0:
        drawn = drawn + player.deck[-n:][::-1]
        player.deck = player.deck[:-n]
    if drawn:
        s.learn()
        if s.log is not None:
            s.log.append((events.DREW, seat, len(drawn), 0))
        known = 0 if s.marks is None else s.marks.tops[seat]
        into_hand(s, seat, drawn)
        if known:
            forget_top(s, seat, len(drawn))
            if not is_revealing(s, seat):
                player.known_hand += drawn[:known]


def put_on_deck(s: State, seat: int, card: int) -> None:
    """A card comes on top of the seat's deck before everybody's eyes."""
    s.seats[seat].deck += ONE[card]
    if s.marks is not None:
        s.marks.tops = replaced(s.marks.tops, seat, s.marks.tops[seat] + 1)
    if s.log is not None:
        s.log.append((events.ONTO_DECK, seat, card, 0))


def forget_top(s: State, seat: int, n: int) -> None:
    """So many cards have left the top of the deck; what comes next only some Leaders see."""
    if s.codex.leader_sees_top[s.seats[seat].leader]:
        s.learn()
    if s.marks is not None and s.marks.tops[seat]:
        left = s.marks.tops[seat] - n
        s.marks.tops = replaced(s.marks.tops, seat, left if left > 0 else 0)


def is_revealing(s: State, seat: int) -> bool:
    """Is it the seat's own Reveal turn?"""
    return s.turn.revealing and seat == s.active


def into_hand(s: State, seat: int, cards: bytes) -> None:
    """Cards come to hand; in the seat's own Reveal turn they are revealed at once (U-11.6)."""
    if is_revealing(s, seat):
        show_cards(s, seat, cards)
        if s.log is not None:
            for card in cards:
                s.log.append((events.SHOWN, seat, card, 0))
    else:
        player = s.seats[seat]
        player.hand = player.hand + cards


def show_cards(s: State, seat: int, cards: bytes) -> None:
    """Reveal cards: their numbers count, their other effects wait to be resolved (U-11.3)."""
    codex = s.codex
    persuasion = 0
    swords = 0
    for card in cards:
        persuasion += codex.card_persuasion[card]
        swords += codex.card_swords[card]
        effects = codex.reveal_tasks[card][seat]
        if effects:
            s.pending.extend(effects)
    player = s.seats[seat]
    player.shown = player.shown + cards
    player.persuasion += persuasion
    army(s, seat).swords += swords


def open_to_hand(s: State, seat: int, card: int) -> None:
    """A card comes to hand before everybody's eyes."""
    into_hand(s, seat, ONE[card])
    if not is_revealing(s, seat):
        s.seats[seat].known_hand += ONE[card]


def leave_hand(player: Seat, card: int) -> None:
    """A card leaves the hand, and with it what was known of it."""
    player.hand = without(player.hand, card)
    if player.known_hand:
        player.known_hand = player.known_hand.replace(ONE[card], b"", 1)


def discard_card(s: State, seat: int, card: int) -> None:
    """Discard from hand; a card may react to that (U-16.3, U-18.6)."""
    player = s.seats[seat]
    leave_hand(player, card)
    player.discard += ONE[card]
    if s.log is not None:
        s.log.append((events.DISCARDED, seat, card, 0))
    reaction = s.codex.card_discarded[card]
    if reaction is not None:
        s.push(reaction, seat, HAND + card)


def put_away(s: State, seat: int, card: int) -> None:
    """A trashed card leaves the game, a Reserve card returns to its stack (U-16.4)."""
    codex = s.codex
    slot = codex.reserve_slot[card]
    if slot >= 0:
        s.reserve = replaced(s.reserve, slot, s.reserve[slot] + 1)
    else:
        s.seats[seat].trash += ONE[card]
    if s.log is not None:
        s.log.append((events.TRASHED, seat, card, 0))
    reaction = codex.card_trashed[card]
    if reaction is not None:
        s.push(reaction, seat, HAND + card)


def trash_card(s: State, seat: int, place: int) -> None:
    """Trash the card at a place named by an action: ``card:x``, ``played:x`` …"""
    player = s.seats[seat]
    if place < DISCARDED:
        card = place - HAND
        leave_hand(player, card)
    elif place < PLAYED:
        card = place - DISCARDED
        player.discard = without(player.discard, card)
    elif place < REVEALED:
        card = place - PLAYED
        player.played = without(player.played, card)
    else:
        card = place - REVEALED
        player.shown = without(player.shown, card)
    put_away(s, seat, card)


def drop_effects(s: State, seat: int, place: int, paid_by: int) -> None:
    """Unused effects of a card trashed by another effect are gone (U-16.6).

    `paid_by` is the source that trashed it: if that is another copy, that copy has used this part.
    """
    player = s.seats[seat]
    if place >= REVEALED:
        card = place - REVEALED
        left = player.shown.count(ONE[card])
        first = REVEAL_PART + card * PARTS_PER_REVEAL
        last = first + PARTS_PER_REVEAL
    elif place >= PLAYED:
        card = place - PLAYED
        if card != s.turn.card or player.played.count(ONE[card]):
            return
        left = 0
        first = CARD_PART
        last = LEADER_PART
    else:
        return
    for source in range(first, last):
        waiting = 1 if source == paid_by else 0
        for i in range(len(s.pending) - 1, -1, -1):
            if s.pending[i].source == source:
                waiting += 1
                if waiting > left:
                    del s.pending[i]


def choices(s: State, seat: int, zones: int, factions: int) -> list[int]:
    """The cards in some zones as actions, each different one once; 0 factions: any card."""
    player = s.seats[seat]
    of = s.codex.card_factions
    actions: list[int] = []
    for zone, first, pile in (
        (IN_HAND, HAND, player.hand),
        (IN_DISCARD, DISCARDED, player.discard),
        (IN_PLAY, PLAYED, player.played),
        (IN_PLAY, REVEALED, player.shown),
    ):
        if zones & zone:
            for card in pile:
                action = first + card
                if (not factions or of[card] & factions) and action not in actions:
                    actions.append(action)
    return actions


def place_of(s: State, source: int) -> int:
    """Where the card an effect comes from lies in play, as a place."""
    if source >= REVEAL_PART:
        return REVEALED + (source - REVEAL_PART) // PARTS_PER_REVEAL
    return PLAYED + s.turn.card


def is_in_play(s: State, seat: int, place: int) -> bool:
    """Does the card still lie at that place?"""
    player = s.seats[seat]
    if place >= REVEALED:
        return place - REVEALED in player.shown
    return place - PLAYED in player.played


def can_play_plot(s: State, seat: int) -> bool:
    """Could the seat play an Intrigue card before the effects that wait?

    Any card counts, also one that is still to be drawn: asking must not tell which are held.
    """
    if s.seats[seat].intrigue:
        return True
    for task in s.pending:
        if task.node.draws_intrigue and task.node.available(s, task.seat, task.source):
            return True
    return False


class Draw(Node):
    """Draw n cards."""

    scales = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        draw_cards(s, seat, self.n * (value or 1))

    def available(self, s: State, seat: int, source: int) -> bool:
        player = s.seats[seat]
        return bool(player.deck) or bool(player.discard)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        # Without a reshuffle the cards drawn are the same whatever is done first.
        if len(s.seats[seat].deck) < self.n:
            return False
        if s.setup.has_deck_plots and can_play_plot(s, seat):
            return False
        for task in s.pending:
            if task.node.reads_deck:
                return False
        return True

    def yields(self) -> dict[Yield, int]:
        return {"cards": self.n}


class Discard(Node):
    """Discard n cards from hand; if the (last) card is of a Faction, a further effect."""

    def __init__(self, n: int, faction: int = -1, bonus: Node | None = None) -> None:
        self.n = n
        self.faction = faction
        self.bonus = None if bonus is None else settled(bonus)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        hand = s.seats[seat].hand
        if hand:
            actions: list[int] = []
            add_each(actions, HAND, hand)
            s.ask(self, seat, source, value, "discard", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        card = action - HAND
        if self.bonus is not None and s.codex.card_factions[card] >> self.faction & 1:
            s.push(self.bonus, seat, source)
        if value + 1 < self.n:
            s.push(self, seat, source, value + 1)
        discard_card(s, seat, card)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < self.n

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(s.seats[seat].hand) >= self.n

    def children(self) -> list[Node]:
        return [] if self.bonus is None else [self.bonus]

    def yields(self) -> dict[Yield, int]:
        return {"discards": self.n}


class OpponentsDiscard(Node):
    """Each opponent discards a card of their choice, clockwise from the left."""

    def __init__(self) -> None:
        self.discard = Discard(1)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for other in reversed(opponents(s, seat)):
            s.push(self.discard, other, source)

    def children(self) -> list[Node]:
        return [self.discard]


class EachOpponent(Node):
    """Something happens to each opponent, clockwise from the left; they choose what they can."""

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for other in reversed(opponents(s, seat)):
            s.push(self.effect, other, source)

    def children(self) -> list[Node]:
        return [self.effect]


class Trash(Node):
    """Trash a card; the plain icon is optional and reaches hand, discard pile and play."""

    def __init__(
        self, zones: int, required: bool = False, factions: int = 0, bonus: Node | None = None
    ) -> None:
        self.zones = zones
        self.required = required
        self.optional = not required
        self.declinable = not required
        self.factions = factions
        """A mask: only their cards; 0 for any."""
        self.bonus = None if bonus is None else settled(bonus)
        """Happens if the trashed card has a cost (Princess Irulan)."""

    def _choices(self, s: State, seat: int, source: int) -> list[int]:
        actions = choices(s, seat, self.zones, self.factions)
        if self.factions and self.zones == IN_PLAY:
            # "another card": the copy that pays is not its own price.
            place = place_of(s, source)
            player = s.seats[seat]
            pile = player.shown if place >= REVEALED else player.played
            card = place - (REVEALED if place >= REVEALED else PLAYED)
            if place in actions and pile.count(ONE[card]) == 1:
                actions.remove(place)
        return actions

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = self._choices(s, seat, source)
        if not actions:
            return
        if not self.required:
            actions.append(PASS)
        s.ask(self, seat, source, value, "trash", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action == PASS:
            return
        if self.bonus is not None and s.codex.card_cost[(action - HAND) % 256] > 0:
            s.push(self.bonus, seat, source)
        trash_card(s, seat, action)
        if not (CARD_PART <= source < LEADER_PART and action == PLAYED + s.turn.card):
            drop_effects(s, seat, action, source)

    def available(self, s: State, seat: int, source: int) -> bool:
        if self.factions:
            return len(self._choices(s, seat, source)) > 0
        player = s.seats[seat]
        if self.zones & IN_HAND and player.hand:
            return True
        if self.zones & IN_DISCARD and player.discard:
            return True
        return bool(self.zones & IN_PLAY and (player.played or player.shown))

    def children(self) -> list[Node]:
        return [] if self.bonus is None else [self.bonus]

    def yields(self) -> dict[Yield, int]:
        return {"trashes": 1}


def can_leave_at_once(s: State, seat: int) -> bool:
    """Can nothing else come before the turn's card leaves play by an effect of its own (U-16.6)?

    Its other effects are given in full either way (R-015).  Any Intrigue card counts as one that
    could trash it: asking must not tell which are held.
    """
    if s.seats[seat].intrigue:
        return False
    for task in s.pending:
        of_card = CARD_PART <= task.source < LEADER_PART
        if not of_card and task.node.available(s, task.seat, task.source):
            return False
    return True


class TrashThis(Node):
    """Trash the card this effect is printed on; its other effects still come (R-015)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        place = place_of(s, source)
        if is_in_play(s, seat, place):
            trash_card(s, seat, place)

    def available(self, s: State, seat: int, source: int) -> bool:
        return is_in_play(s, seat, place_of(s, source))

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return can_leave_at_once(s, seat)


class ReturnThis(Node):
    """Take the card this effect is printed on from play back to hand."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        card = s.turn.card
        player.played = without(player.played, card)
        open_to_hand(s, seat, card)
        if s.log is not None:
            s.log.append((events.TO_HAND, seat, card, 0))

    def available(self, s: State, seat: int, source: int) -> bool:
        return is_in_play(s, seat, PLAYED + s.turn.card)
