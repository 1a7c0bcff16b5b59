"""Influence tracks and Alliances (U-9)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import ALLIANCE, FACTION, LEADER_PART, SEAT, STEP
from ..engine.node import Node, Task
from ..engine.piles import bits, replaced
from ..engine.state import State
from ..engine.terms import NOBODY
from .cards import is_in_play, place_of, trash_card
from .score import score

TOP: Final = 6
VP_LEVEL: Final = 2
BONUS_LEVEL: Final = 4


def raise_influence(s: State, seat: int, faction: int, n: int) -> None:
    """Move up one level at a time (U-9.2); what is beyond the top is lost (R-017)."""
    player = s.seats[seat]
    for _ in range(n):
        level = player.influence[faction]
        if level >= TOP:
            return
        level += 1
        player.influence = replaced(player.influence, faction, level)
        if s.log is not None:
            s.log.append((events.INFLUENCE_UP, seat, faction, level))
        if level == VP_LEVEL:
            score(s, seat, 1, FACTION + faction)
            reaction = s.tables.leader_on_reach[player.leader][faction]
            if reaction is not None:
                s.push(reaction, seat, LEADER_PART)
        if level >= BONUS_LEVEL:
            if level == BONUS_LEVEL and player.rival < 0:  # V-5.2
                s.push(s.tables.track_bonus[faction], seat, FACTION + faction)
            holder = s.alliances[faction]
            if holder == NOBODY or (holder != seat and level > s.seats[holder].influence[faction]):
                give_alliance(s, seat, faction)


def give_alliance(s: State, seat: int, faction: int) -> None:
    """The token and its Victory Point come to the seat, from the board or its holder (U-9.10)."""
    holder = s.alliances[faction]
    if holder != NOBODY:
        score(s, holder, -1, ALLIANCE + faction)
    s.alliances = replaced(s.alliances, faction, seat)
    if s.log is not None:
        s.log.append((events.ALLIANCE, seat, faction, 0))
    score(s, seat, 1, ALLIANCE + faction)


def lower_influence(s: State, seat: int, faction: int) -> None:
    """Lose one level, and perhaps the Victory Point and the Alliance (U-9.3, U-9.8)."""
    player = s.seats[seat]
    before = player.influence[faction]
    if before == 0:
        return
    player.influence = replaced(player.influence, faction, before - 1)
    if s.log is not None:
        s.log.append((events.INFLUENCE_DOWN, seat, faction, before - 1))
    if before == VP_LEVEL:
        score(s, seat, -1, FACTION + faction)
    if s.alliances[faction] != seat:
        return
    tied = 0
    for other, their in enumerate(s.seats):
        if other != seat and their.influence[faction] == before:
            tied |= 1 << other
    if tied:
        s.push(HAND_OVER, seat, FACTION + faction, tied)
    elif before <= BONUS_LEVEL:
        s.alliances = replaced(s.alliances, faction, NOBODY)
        if s.log is not None:
            s.log.append((events.ALLIANCE_RETURNED, seat, faction, 0))
        score(s, seat, -1, ALLIANCE + faction)


class HandOver(Node):
    """The holder of an Alliance gives it to one of those tied with them (U-9.8)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 < value < 1 << len(s.seats) and 0 <= source - FACTION < len(s.alliances)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [SEAT + other for other in bits(value)]
        s.ask(self, seat, source, value, "alliance", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        give_alliance(s, action - SEAT, source - FACTION)


HAND_OVER: Final = HandOver()


def is_idle_gain(s: State, seat: int, faction: int, n: int) -> bool:
    """Can nothing depend on when this gain comes?

    Not if it brings the track bonus, nor if a Leader who reacts to reaching 2 could use a Plot to
    lose a level first.
    """
    player = s.seats[seat]
    level = player.influence[faction]
    if level + n >= BONUS_LEVEL:
        return False
    if level < VP_LEVEL or seat != s.active:
        return True
    return s.tables.leader_on_reach[player.leader][faction] is None


class GainInfluence(Node):
    """Gain Influence with a given Faction."""

    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        raise_influence(s, seat, self.faction, self.n)

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].influence[self.faction] < TOP

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return is_idle_gain(s, seat, self.faction, self.n)


class ChooseInfluence(Node):
    """Gain n Influence with one Faction of several (U-9.11)."""

    def __init__(self, n: int, factions: tuple[int, ...]) -> None:
        self.n = n
        self.factions = factions

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        influence = s.seats[seat].influence
        actions: list[int] = []
        for faction in self.factions:
            if influence[faction] < TOP:
                actions.append(FACTION + faction)
        if actions:
            s.ask(self, seat, source, value, "influence", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        raise_influence(s, seat, action - FACTION, self.n)

    def available(self, s: State, seat: int, source: int) -> bool:
        influence = s.seats[seat].influence
        for faction in self.factions:
            if influence[faction] < TOP:
                return True
        return False


class TwoInfluences(Node):
    """Gain 1 Influence with each of two Factions, both named before either moves (R-026)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= len(s.alliances)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        influence = s.seats[seat].influence
        actions: list[int] = []
        for faction in range(len(influence)):
            if influence[faction] < TOP and faction != value - 1:
                actions.append(FACTION + faction)
        if actions:
            s.ask(self, seat, source, value, "influence", actions)
        elif value:
            raise_influence(s, seat, value - 1, 1)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        faction = action - FACTION
        if value == 0:
            s.push(self, seat, source, faction + 1)
        else:
            raise_influence(s, seat, value - 1, 1)
            raise_influence(s, seat, faction, 1)

    def available(self, s: State, seat: int, source: int) -> bool:
        for level in s.seats[seat].influence:
            if level < TOP:
                return True
        return False


class SpiedInfluence(Node):
    """Gain 1 Influence with each Faction you are spying on."""

    def _factions(self, s: State, seat: int) -> list[int]:
        spies = s.seats[seat].spies_at
        influence = s.seats[seat].influence
        posts = s.tables.icon_posts
        return [f for f in range(len(influence)) if posts[f] & spies and influence[f] < TOP]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for faction in self._factions(s, seat):
            raise_influence(s, seat, faction, 1)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True


class LoseInfluence(Node):
    """A cost: lose 1 Influence with any Faction, n times (U-9.12)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        influence = s.seats[seat].influence
        actions: list[int] = []
        for faction in range(len(influence)):
            if influence[faction] > 0:
                actions.append(FACTION + faction)
        if actions:
            s.ask(self, seat, source, value, "lose-influence", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if value + 1 < self.n:
            s.push(self, seat, source, value + 1)
        lower_influence(s, seat, action - FACTION)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < self.n

    def available(self, s: State, seat: int, source: int) -> bool:
        total = 0
        for level in s.seats[seat].influence:
            total += level
        return total >= self.n


class FactionStep(Node):
    """The Influence of a Faction space; the task's value is how much (U-6.12 c)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        raise_influence(s, seat, s.tables.space_faction[s.turn_space], value)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        at_faction = s.turn_space >= 0 and s.tables.space_faction[s.turn_space] >= 0
        return 1 <= value <= 2 and at_faction

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].influence[s.tables.space_faction[s.turn_space]] < TOP

    def immediate(self, s: State, seat: int, source: int) -> bool:
        n = 1
        for task in s.pending:
            if task.node.alters_step:
                return False
            if task.source == STEP:
                n = task.value
        return is_idle_gain(s, seat, s.tables.space_faction[s.turn_space], n)


FACTION_STEP: Final = FactionStep()


class DoubleStep(Node):
    """Gain 2 Influence instead of 1 with the Faction visited, while that step is still to come.

    With `trash_self` the card is trashed by the same effect (Subversive Advisor).
    """

    alters_step = True
    must_work = True

    def __init__(self, trash_self: bool = False) -> None:
        self.trash_self = trash_self

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for i, task in enumerate(s.pending):
            if task.source == STEP:
                s.pending[i] = Task(task.node, seat, STEP, 2)
        if self.trash_self:
            place = place_of(s, source)
            if is_in_play(s, seat, place):
                trash_card(s, seat, place)

    def available(self, s: State, seat: int, source: int) -> bool:
        for task in s.pending:
            if task.source == STEP:
                return True
        return False

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True
