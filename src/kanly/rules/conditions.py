"""Conditions and counts printed on components, each tested when its effect resolves (R-014)."""

from __future__ import annotations

from ..engine.actions import INTRIGUE, PARTS_PER_REVEAL, REVEAL_PART
from ..engine.node import Condition, Count
from ..engine.piles import ONE, bits
from ..engine.state import State
from ..engine.terms import FACTION_ICONS, NOBODY
from .access import voiced
from .army import army, strength, units
from .cards import is_in_play, place_of
from .seats import are_opponents, opponents
from .spaces import is_occupied
from .units import is_protected


class Always(Condition):
    """Always true."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return True


class Not(Condition):
    """The opposite."""

    def __init__(self, inner: Condition) -> None:
        self.inner = inner

    def holds(self, s: State, seat: int, source: int) -> bool:
        return not self.inner.holds(s, seat, source)


class Both(Condition):
    """Two conditions at once."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, s: State, seat: int, source: int) -> bool:
        return self.first.holds(s, seat, source) and self.second.holds(s, seat, source)


class InfluenceAtLeast(Condition):
    """ "n Influence:" with a Faction (U-9.14)."""

    def __init__(self, faction: int, n: int) -> None:
        self.faction = faction
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.codex.rulebook.levels(s, seat)[self.faction] >= self.n


class HasAlliance(Condition):
    """ "Alliance:", with a given Faction or (-1) any."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: State, seat: int, source: int) -> bool:
        if self.faction < 0:
            return seat in s.alliances
        for track in s.codex.icon_tracks[seat][self.faction]:
            if s.alliances[track] == seat:
                return True
        return False


class OtherInPlay(Condition):
    """Another card of the Faction in play; for Fremen this is the Fremen Bond (U-19.1)."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: State, seat: int, source: int) -> bool:
        # The card that asks is of the Faction and in play, unless it has just been trashed.
        itself = 1 if is_in_play(s, seat, place_of(s, source)) else 0
        return count_in_play(s, seat, self.faction) > itself


class RecalledSpy(Condition):
    """If you recalled a Spy this turn (U-10.12)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.recalled > 0


class SpiesOnBoard(Condition):
    """n or more of your Spies on posts."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return len(bits(s.seats[seat].spies_at)) >= self.n


class SpyingOnMaker(Condition):
    """A Spy of yours on a post connected to a Maker space."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        for post in bits(s.seats[seat].spies_at):
            if s.codex.post_spaces[post] & s.codex.maker_mask:
                return True
        return False


class AtMakerSpace(Condition):
    """This turn's Agent went to a Maker space."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.space >= 0 and s.codex.maker_slot[s.turn.space] >= 0


class UnitsInConflict(Condition):
    """n or more of your units in the Conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return units(s, seat) >= self.n


class SandwormInConflict(Condition):
    """A sandworm of yours in the Conflict."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).worms > 0


class HasHooks(Condition):
    """Maker Hooks as a condition (U-7.14)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).hooks


class CanSummon(Condition):
    """Maker Hooks, and a Conflict that lets sandworms in (V-7.8)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return army(s, seat).hooks and s.conflict >= 0 and not is_protected(s)


class BonusSpiceAt(Condition):
    """Bonus spice lies on a Maker space: some, or more than on another."""

    def __init__(self, space: str, more_than: str = "") -> None:
        self.space = space
        self.more_than = more_than

    def holds(self, s: State, seat: int, source: int) -> bool:
        there = bonus_spice_at(s, self.space)
        return there > (bonus_spice_at(s, self.more_than) if self.more_than else 0)


def bonus_spice_at(s: State, space: str) -> int:
    """The bonus spice on a Maker space."""
    return s.bonus_spice[s.codex.maker_slot[s.codex.space_number[space]]]


class ConflictLevel(Condition):
    """The current Conflict is of a level from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.conflict >= 0 and self.least <= s.codex.conflict_level[s.conflict] <= self.most


class HasCouncilSeat(Condition):
    """A High Council seat."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].council


class HasSwordmaster(Condition):
    """The third Agent, or the Bonus token that stays when it has been used (S-10.3)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].swordmaster


class AnySwordmaster(Condition):
    """Some seat has gained its Swordmaster (U-14.2)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        for player in s.seats:
            if player.swordmaster:
                return True
        return False


class NoSwordmasterToGain(Condition):
    """The seat has its Swordmaster, or the level gives nobody one (U-6.6, V-2)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.seats[seat].swordmaster or s.setup.level.bars_swordmaster


class CompletedContracts(Condition):
    """n or more completed contracts."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.choam is not None and len(s.choam.completed[seat]) >= self.n


class StrengthAtLeast(Condition):
    """n or more strength in the Conflict; `starred` is the number with an asterisk (R-094)."""

    def __init__(self, n: int, starred: int) -> None:
        self.n = n
        self.starred = starred

    def holds(self, s: State, seat: int, source: int) -> bool:
        return strength(s, seat) >= (self.starred if s.codex.mode.starred else self.n)


class GainedSpice(Condition):
    """If you gained spice this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.spice > 0


class DeployedUnits(Condition):
    """n or more units deployed this turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.units >= self.n


class PaidCost(Condition):
    """The k-th cost of the space was the one paid (U-6.7)."""

    def __init__(self, k: int) -> None:
        self.k = k

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.cost_taken == self.k


class AcquiredCard(Condition):
    """A copy of the card was acquired in this Reveal turn."""

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.codex.card_number[self.card] in s.turn.acquired


class OwnsCard(Condition):
    """n or more copies of the card in deck, hand, discard pile and play."""

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        return copies_owned(s, seat, self.card) >= self.n


class OwnsMost(Condition):
    """More copies of the card than each opponent (B-8.7); some count as having a few (B-11.11)."""

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, s: State, seat: int, source: int) -> bool:
        own = copies_owned(s, seat, self.card)
        for other in opponents(s, seat):
            if copies_owned(s, other, self.card) >= own:
                return False
        return True


def copies_owned(s: State, seat: int, card: str) -> int:
    """How many copies of a card the seat has in deck, hand, discard pile and play."""
    player = s.seats[seat]
    owned = player.deck + player.hand + player.discard + player.played + player.shown
    return owned.count(ONE[s.codex.card_number[card]]) + player.role.assumed_copies


class InfluenceOnTracks(Condition):
    """n or more Influence with so many Factions."""

    def __init__(self, factions: int, n: int) -> None:
        self.factions = factions
        self.n = n

    def holds(self, s: State, seat: int, source: int) -> bool:
        found = 0
        for level in s.codex.rulebook.levels(s, seat)[: len(FACTION_ICONS)]:
            if level >= self.n:
                found += 1
        return found >= self.factions


class AtTurnStart(Condition):
    """Nothing has been done in this turn before the card that asks (B-8.5)."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        marks = s.turn_marks
        if marks is None or s.turn.card >= 0 or s.turn.revealing or seat != s.active:
            return False
        playing = source - INTRIGUE in s.seats[seat].waiting
        return marks.plots == (1 if playing else 0)


class RichestFreeMaker(Condition):
    """No free Maker space has more bonus spice than this one, which has some (R-107)."""

    def __init__(self, space: str) -> None:
        self.space = space

    def holds(self, s: State, seat: int, source: int) -> bool:
        there = bonus_spice_at(s, self.space)
        closed = voiced(s, seat)
        if there == 0 or not self._is_free(s, s.codex.space_number[self.space], closed):
            return False
        for slot, space in enumerate(s.codex.maker_spaces):
            if s.bonus_spice[slot] > there and self._is_free(s, space, closed):
                return False
        return True

    def _is_free(self, s: State, space: int, closed: int) -> bool:
        return not is_occupied(s, space) and not closed >> space & 1


class ShadowsAlliance(Condition):
    """4 or more Influence with a Faction whose Alliance an opponent holds."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        influence = s.codex.rulebook.influence(s, seat)
        for n, holder in enumerate(s.alliances):
            if (
                holder != NOBODY
                and are_opponents(s, seat, holder)
                and influence[n] >= s.codex.tracks[n].alliance_level
            ):
                return True
        return False


def count_in_play(s: State, seat: int, faction: int) -> int:
    """Cards of the Faction the seat has in play (U-16.5)."""
    factions = s.codex.card_factions
    n = 0
    for card in s.seats[seat].played + s.seats[seat].shown:
        if factions[card] >> faction & 1:
            n += 1
    return n


class InPlay(Count):
    """Your cards of a Faction in play, this one included."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: State, seat: int, source: int) -> int:
        return count_in_play(s, seat, self.faction)


class RevealedOf(Count):
    """Your cards of a Faction revealed this turn, this one included."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: State, seat: int, source: int) -> int:
        factions = s.codex.card_factions
        n = 0
        for card in s.seats[seat].shown:
            if factions[card] >> self.faction & 1:
                n += 1
        return n


class Sandworms(Count):
    """Your sandworms in the Conflict."""

    def of(self, s: State, seat: int, source: int) -> int:
        return army(s, seat).worms


class Completed(Count):
    """Your completed contracts."""

    def of(self, s: State, seat: int, source: int) -> int:
        return 0 if s.choam is None else len(s.choam.completed[seat])


class OtherSwordCards(Count):
    """Other cards revealed this turn that provide swords (Leadership)."""

    def of(self, s: State, seat: int, source: int) -> int:
        this = (source - REVEAL_PART) // PARTS_PER_REVEAL
        printed = s.codex.card_swords
        shown = s.seats[seat].shown
        n = 0
        for card in set(shown):
            copies = shown.count(ONE[card])
            if not printed[card]:
                # swords taken from a choice or for a cost count too, once for each copy
                given = s.turn.gave_swords.count(ONE[card])
                copies = given if given < copies else copies
            n += copies
        return n - 1 if printed[this] else n
