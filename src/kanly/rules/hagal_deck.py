"""The House Hagal deck (V-4.1, V-4.2), and what it adds to the Rivals' strength (V-8.1)."""

from __future__ import annotations

from ..engine import chance, events
from ..engine.parts import Rivals
from ..engine.piles import ONE
from ..engine.state import State
from .army import army, units
from .seats import round_from
from .variants import BRUTAL_ESCALATION


def shuffle_hagal(s: State, seat: int, rivals: Rivals) -> None:
    """All House Hagal cards become a new deck (V-4.2)."""
    rivals.deck = chance.shuffled(s, bytes(sorted(rivals.deck + rivals.shown)))
    rivals.shown = b""
    if s.log is not None:
        s.log.append((events.HAGAL_SHUFFLED, seat, 0, 0))


def turn_up(s: State, seat: int, rivals: Rivals) -> int:
    """Reveal the top card, from a new deck if need be."""
    if not rivals.deck:
        shuffle_hagal(s, seat, rivals)
    card = rivals.deck[-1]
    rivals.deck = rivals.deck[:-1]
    rivals.shown += ONE[card]
    s.learn()
    return card


def combat_cards(s: State) -> int:
    """One, or two for a Conflict III (V-8.1, V-10.3)."""
    escalates = s.codex.conflict_level[s.conflict] == 3 and s.setup.plays(BRUTAL_ESCALATION)
    return 2 if escalates else 1


def add_combat_bonus(s: State, rivals: Rivals) -> None:
    """Each fighting Rival adds the swords of a House Hagal card, or of two (V-8.1, V-10.3)."""
    cards = s.codex.rulebook.combat_cards(s)
    for seat in round_from(s, s.first):
        if s.seats[seat].rival < 0 or not units(s, seat):
            continue
        for _ in range(cards):
            card = turn_up(s, seat, rivals)
            while s.codex.hagal[card].reshuffle:
                shuffle_hagal(s, seat, rivals)
                card = turn_up(s, seat, rivals)
            swords = s.codex.hagal[card].swords
            army(s, seat).swords += swords
            if s.log is not None:
                s.log.append((events.HAGAL_SWORDS, seat, card, swords))
