"""Influence tracks and Alliances (U-9)."""

from __future__ import annotations

from ..engine import events
from ..engine.actions import ALLIANCE, FACTION, INFLUENCE_STEP, SEAT
from ..engine.node import Node, Step, Task, Yield
from ..engine.piles import bits, replaced
from ..engine.state import State
from ..engine.terms import ANY_FACTION, FACTION_ICONS, NOBODY
from ..engine.triggers import REACH
from .cards import can_leave_at_once, is_in_play, place_of, trash_card
from .leaders import react, reacts_to_reaching
from .score import score
from .seats import are_opponents


def cube(s: State, seat: int, track: int) -> int:
    """The seat whose cube moves when this one gains or loses Influence there (S-5.4)."""
    return s.stands_in[seat] if s.codex.track_owner[track] < 0 else seat


def can_rise(s: State, seat: int, track: int) -> bool:
    """Is the top of the track still ahead?"""
    return s.seats[cube(s, seat, track)].influence[track] < s.codex.tracks[track].top


def can_gain(s: State, seat: int, icon: int) -> bool:
    """Is there a track on which Influence with a Faction icon can still be gained?"""
    for track in s.codex.rulebook.tracks(s, seat, icon):
        if can_rise(s, seat, track):
            return True
    return False


def raise_influence(s: State, seat: int, faction: int, n: int) -> None:
    """Move up one level at a time (U-9.2); what is beyond the top is lost (R-017)."""
    seat = cube(s, seat, faction)
    player = s.seats[seat]
    track = s.codex.tracks[faction]
    for gained in range(n):
        level = player.influence[faction]
        if level >= track.top:
            log_lost(s, seat, faction, n - gained)
            return
        level += 1
        player.influence = replaced(player.influence, faction, level)
        if s.log is not None:
            s.log.append((events.INFLUENCE_UP, seat, faction, level))
        if level == track.point_level:
            score(s, seat, 1, FACTION + faction)
            react(s, seat, REACH + faction)
        reward = s.codex.track_rewards[faction][level]
        if reward is not None and player.role.takes_bonuses:
            s.push(reward, seat, FACTION + faction)
        if level >= track.alliance_level:
            holder = s.alliances[faction]
            if holder == NOBODY or (
                level > s.seats[holder].influence[faction] and are_opponents(s, seat, holder)
            ):
                give_alliance(s, seat, faction)


def log_lost(s: State, seat: int, faction: int, n: int) -> None:
    """Tell of Influence beyond the top."""
    if s.log is not None:
        s.log.append((events.INFLUENCE_LOST, seat, faction, n))


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
    seat = cube(s, seat, faction)
    player = s.seats[seat]
    before = player.influence[faction]
    player.influence = replaced(player.influence, faction, before - 1)
    if s.log is not None:
        s.log.append((events.INFLUENCE_DOWN, seat, faction, before - 1))
    track = s.codex.tracks[faction]
    if before == track.point_level:
        score(s, seat, -1, FACTION + faction)
    if s.alliances[faction] != seat:
        return
    best = before  # a teammate may even have risen above the holder
    tied = 0
    for other, their in enumerate(s.seats):
        level = their.influence[faction]
        if other != seat and level >= best:
            tied = 1 << other if level > best else tied | 1 << other
            best = level
    if tied:
        s.push(s.codex.steps.hand_over, seat, FACTION + faction, tied)
    elif before <= track.alliance_level:
        s.alliances = replaced(s.alliances, faction, NOBODY)
        if s.log is not None:
            s.log.append((events.ALLIANCE_RETURNED, seat, faction, 0))
        score(s, seat, -1, ALLIANCE + faction)


class HandOver(Step):
    """The holder of an Alliance gives it to one of those tied with them (U-9.8)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 < value < 1 << len(s.seats) and 0 <= source - FACTION < len(s.alliances)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = bits(value, SEAT)
        s.ask(self, seat, source, value, "alliance", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        give_alliance(s, action - SEAT, source - FACTION)


def looks_at_influence(s: State) -> bool:
    """Does an effect wait whose use depends on Influence?"""
    for task in s.pending:
        if task.node.reads_influence:
            return True
    return False


def is_idle_gain(s: State, seat: int, faction: int, n: int) -> bool:
    """Can nothing depend on when this gain comes?

    Not if it brings the track bonus, nor if another effect looks at Influence, nor if a Leader who
    reacts to reaching the point level could use a Plot to lose a level first.
    """
    whose = cube(s, seat, faction)
    level = s.seats[whose].influence[faction]
    track = s.codex.tracks[faction]
    if level + n >= track.alliance_level:
        return False
    if s.marks is not None and looks_at_influence(s):
        return False
    if track.owner:  # levels below the Alliance give something, too (S-4.2)
        return False
    if level < track.point_level or seat != s.active:
        return True
    return not reacts_to_reaching(s, whose, faction)


class GainInfluence(Node):
    """Gain Influence with a given Faction; a Commander's icon can mean two (S-5.2, S-5.3)."""

    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        tracks = s.codex.rulebook.tracks(s, seat, self.faction)
        if len(tracks) > 1:
            tracks = [n for n in tracks if can_rise(s, seat, n)]
        if len(tracks) > 1:
            actions = [FACTION + n for n in tracks]
            s.ask(self, seat, source, value, "influence", actions)
        elif tracks:
            raise_influence(s, seat, tracks[0], self.n)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        raise_influence(s, seat, action - FACTION, self.n)

    def available(self, s: State, seat: int, source: int) -> bool:
        return can_gain(s, seat, self.faction)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        tracks = s.codex.rulebook.tracks(s, seat, self.faction)
        return len(tracks) == 1 and is_idle_gain(s, seat, tracks[0], self.n)

    def yields(self) -> dict[Yield, int]:
        return {"influence": self.n}

    def lapse(self, s: State, seat: int, source: int, value: int) -> None:
        log_lost(s, seat, self.faction, self.n)


class ChooseInfluence(Node):
    """Gain n Influence with one Faction of several (U-9.11)."""

    def __init__(self, n: int, factions: tuple[int, ...]) -> None:
        self.n = n
        self.factions = factions

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        for faction in self.factions:
            for track in s.codex.rulebook.tracks(s, seat, faction):
                if can_rise(s, seat, track):
                    actions.append(FACTION + track)
        if actions:
            s.ask(self, seat, source, value, "influence", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        raise_influence(s, seat, action - FACTION, self.n)

    def available(self, s: State, seat: int, source: int) -> bool:
        for faction in self.factions:
            if can_gain(s, seat, faction):
                return True
        return False

    def yields(self) -> dict[Yield, int]:
        return {"influence": self.n}


class TrailingInfluence(Node):
    """Gain 1 Influence with a Faction where an opponent has more than you."""

    must_work = True
    reads_influence = True

    def _tracks(self, s: State, seat: int) -> list[int]:
        behind: list[int] = []
        for track in s.codex.rulebook.tracks(s, seat, ANY_FACTION):
            own = s.seats[cube(s, seat, track)].influence[track]
            for other, player in enumerate(s.seats):
                if player.influence[track] > own and are_opponents(s, seat, other):
                    behind.append(track)
                    break
        return behind

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = [FACTION + track for track in self._tracks(s, seat)]
        if actions:
            s.ask(self, seat, source, value, "influence", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        raise_influence(s, seat, action - FACTION, 1)

    def available(self, s: State, seat: int, source: int) -> bool:
        return len(self._tracks(s, seat)) > 0

    def yields(self) -> dict[Yield, int]:
        return {"influence": 1}


class TwoInfluences(Node):
    """Gain 1 Influence with each of two Factions, both named before either moves (R-026)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= len(s.alliances)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        for faction in s.codex.rulebook.tracks(s, seat, ANY_FACTION):
            if can_rise(s, seat, faction) and faction != value - 1:
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
        return can_gain(s, seat, ANY_FACTION)

    def yields(self) -> dict[Yield, int]:
        return {"influence": 2}


class SpiedInfluence(Node):
    """Gain 1 Influence with each Faction you are spying on."""

    def __init__(self) -> None:
        self.gains = [GainInfluence(icon, 1) for icon in FACTION_ICONS]

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        spies = s.seats[seat].spies_at
        for icon in reversed(FACTION_ICONS):
            if s.codex.icon_posts[icon] & spies and not self._is_plain(s, seat, icon):
                s.push(self.gains[icon], seat, source)
        for icon in FACTION_ICONS:
            if s.codex.icon_posts[icon] & spies and self._is_plain(s, seat, icon):
                self.gains[icon].run(s, seat, source, 0)

    def _is_plain(self, s: State, seat: int, icon: int) -> bool:
        """Does the icon leave no choice of track?"""
        return len(s.codex.rulebook.tracks(s, seat, icon)) == 1

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return True

    def children(self) -> list[Node]:
        return list(self.gains)


class LoseInfluence(Node):
    """A cost: lose 1 Influence with any Faction, n times (U-9.12)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions: list[int] = []
        for track in s.codex.rulebook.tracks(s, seat, ANY_FACTION):
            if s.seats[cube(s, seat, track)].influence[track] > 0:
                actions.append(FACTION + track)
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
        for track in s.codex.rulebook.tracks(s, seat, ANY_FACTION):
            total += s.seats[cube(s, seat, track)].influence[track]
        return total >= self.n

    def yields(self) -> dict[Yield, int]:
        return {"influence": self.n}


class FactionStep(Step):
    """The Influence of a Faction space; the task's value is how much (U-6.12 c)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        raise_influence(s, seat, s.codex.space_track[s.turn.space], value)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        at_faction = s.turn.space >= 0 and s.codex.space_track[s.turn.space] >= 0
        return 1 <= value <= 2 and at_faction

    def available(self, s: State, seat: int, source: int) -> bool:
        for task in s.pending:
            node = task.node
            if node.alters_step and not node.optional and node.available(s, seat, task.source):
                return False  # "instead of 1" comes first
        return can_rise(s, seat, s.codex.space_track[s.turn.space])

    def immediate(self, s: State, seat: int, source: int) -> bool:
        n = 1
        for task in s.pending:
            if task.node.alters_step:
                return False
            if task.source == INFLUENCE_STEP:
                n = task.value
        return is_idle_gain(s, seat, s.codex.space_track[s.turn.space], n)

    def lapse(self, s: State, seat: int, source: int, value: int) -> None:
        log_lost(s, seat, s.codex.space_track[s.turn.space], value)


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
            if task.source == INFLUENCE_STEP:
                s.pending[i] = Task(task.node, seat, INFLUENCE_STEP, 2)
        if self.trash_self:
            place = place_of(s, source)
            if is_in_play(s, seat, place):
                trash_card(s, seat, place)

    def available(self, s: State, seat: int, source: int) -> bool:
        for task in s.pending:
            if task.source == INFLUENCE_STEP:
                return True
        return False

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return not self.trash_self or can_leave_at_once(s, seat)

    def yields(self) -> dict[Yield, int]:
        return {"influence": 1}
