"""How good a position is for a seat, in tenths of a Victory Point."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from ..engine.codex import Codex
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import NOBODY
from .weights import Weights
from .worth import card_worth, effect_worth

POINTS_A_ROUND: Final = 1.2
"""What the leading seat usually gains in a round."""
KEPT: Final = 32
"""So many judgements are kept, as whoever tunes weights tries very many."""


class Evaluation:
    """The greedy bot's judgement, with what it needs of an edition counted out beforehand."""

    def __init__(self, codex: Codex, weights: Weights) -> None:
        self.codex = codex
        self.w = weights
        cards = codex.edition.cards
        self.card = [card_worth(codex, n, c, weights) - weights.starter
                     for n, c in enumerate(cards)]  # fmt: skip
        self.in_hand = [weights.hand + weights.persuasion * c.persuasion for c in cards]
        self.rewards = [[effect_worth(r, weights) for r in places] for places in codex.rewards]

    def of(self, s: State, me: int) -> float:
        """The value of the position for a seat: what it and its teammates have."""
        value = 0.0
        for seat in s.team(me):
            value += self._of_seat(s, seat)
        return value

    def _of_seat(self, s: State, me: int) -> float:
        """What one seat has and can expect."""
        w = self.w
        seat = s.seats[me]
        left = rounds_left(s)
        later = min(1.0, 0.2 + 0.2 * left)
        value = w.vp * seat.vp
        value += later * self._holdings(s, me, seat)
        value += left * (w.swordmaster * seat.swordmaster + w.council * seat.council)
        value += left * w.card * self._deck(seat)
        value += self._conflict(s, me, seat)
        if not seat.revealed and not (s.turn.revealing and s.active == me):
            value += self._round(seat)
        else:
            value += w.unspent * seat.persuasion
        return value

    def _holdings(self, s: State, me: int, seat: Seat) -> float:
        """What the seat has on the table and can use later."""
        w = self.w
        value = w.solari * self._much(seat.solari)
        value += w.spice * self._much(seat.spice)
        value += w.water * self._much(seat.water)
        value += w.garrison * (seat.garrison + seat.memories)
        value += w.intrigue * len(seat.intrigue)
        value += w.spy_ready * seat.spies + w.spy_placed * seat.spies_at.bit_count()
        value += w.hooks * seat.hooks + w.control * s.control.count(me)
        team = s.team(me)
        for faction, level in enumerate(seat.influence):
            value += w.influence[level]
            holder = s.alliances[faction]
            if holder == NOBODY or holder in team:
                continue
            if level >= s.seats[holder].influence[faction]:
                value += w.near_alliance
        icons = self.codex.battle_icon
        for card in seat.face_up:
            if card < self.codex.first_objective and icons[card] >= 0:
                value += w.battle_icon
        if s.choam is not None:
            value += w.contract_held * len(s.choam.held[me])
            value += w.contract_done * len(s.choam.completed[me])
        return value

    def _much(self, n: int) -> float:
        plenty = self.w.plenty
        return n if n <= plenty else plenty + (n - plenty) / 2

    def _deck(self, seat: Seat) -> float:
        worth = self.card
        pile = seat.deck + seat.hand + seat.played + seat.shown + seat.discard
        return sum([worth[card] for card in pile])

    def _round(self, seat: Seat) -> float:
        """What the seat can still do this round."""
        in_hand = self.in_hand
        value = sum([in_hand[card] for card in seat.hand])
        usable = min(seat.agents, len(seat.hand))
        return value + self.w.agent * usable

    def _conflict(self, s: State, me: int, seat: Seat) -> float:
        """The expected reward of the Conflict, by how the strengths compare."""
        now = s.strength(me) if s.conflict >= 0 else 0
        if now == 0:
            return 0.0
        swords = self.codex.card_swords
        mine = now + sum([swords[card] for card in seat.hand])
        mates = [mate for mate in s.team(me) if mate != me]
        for mate in mates:
            if s.stands_in[mate] == me:
                mine += sum([swords[card] for card in s.seats[mate].hand])
        # The chance that so many others are stronger.
        stronger = [1.0]
        for other in [*s.opponents(me), *mates]:
            lose = 1.0 - chance_to_beat(mine, *self._threat(s, other))
            grown = [p * (1.0 - lose) for p in stronger] + [0.0]
            for n, p in enumerate(stronger):
                grown[n + 1] += p * lose
            stronger = grown
        first, second, third = self.rewards[s.conflict]
        value = stronger[1] * second
        if self.codex.mode.shares_third:
            value += stronger[2] * third
        value += stronger[0] * first
        if seat.worms:
            value *= 2
        value += stronger[0] * self._trophy(s, me, seat)
        return value

    def _trophy(self, s: State, me: int, seat: Seat) -> float:
        """What the Conflict card itself gives the winner: its battle icon, and control."""
        w = self.w
        icons = self.codex.battle_icon
        icon = icons[s.conflict]
        value = 0.0
        if icon >= 0:
            matched = any(icons[card] == icon for card in seat.face_up)
            value = w.vp if matched else w.battle_icon
        location = self.codex.conflict_location[s.conflict]
        if location >= 0 and s.control[self.codex.control_slot[location]] != me:
            value += w.control
        return value

    def _threat(self, s: State, opponent: int) -> tuple[float, float]:
        """The strength an opponent may show, and how unsure that is."""
        now = s.strength(opponent)
        seat = s.seats[opponent]
        if seat.rival >= 0:
            return self._rival_threat(s, seat, now)
        if seat.revealed:
            return now, 0.7
        more = self.w.enemy_agent * seat.agents * (seat.garrison > 0)
        if now or more:
            more += self.w.enemy_sword * len(seat.hand)
        return now + more, 1.0 + more / 2

    def _rival_threat(self, s: State, rival: Seat, now: int) -> tuple[float, float]:
        """The same of a Rival: the Agents it will send, and a House Hagal card for Combat (V-8.1).

        The bonus is part of its strength as soon as Combat has begun.
        """
        if s.active == NOBODY:
            return now, 0.7
        agents = 0 if rival.revealed else rival.agents
        more = self.w.enemy_agent * agents
        bonus = 0.0
        if now or more:
            bonus = self.w.hagal_swords * s.combat_cards()
        return now + more + bonus, 1.0 + more / 2


@lru_cache(KEPT)
def evaluation(codex: Codex, weights: Weights) -> Evaluation:
    """The judgement by these weights; its tables are counted out once for all bots."""
    return Evaluation(codex, weights)


def chance_to_beat(mine: float, theirs: float, spread: float) -> float:
    """How likely my strength ends up above theirs."""
    if theirs <= 0:
        return 1.0
    return 1.0 / (1.0 + exp(-(mine - theirs - 0.25) / spread))


def rounds_left(s: State) -> float:
    """How many rounds are likely to come after this one."""
    most = max([seat.vp for seat in s.seats])
    missing = s.codex.mode.end_points - most
    return max(0.0, min(len(s.conflict_deck), missing / POINTS_A_ROUND))
