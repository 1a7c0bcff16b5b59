"""Rivals: their turns, choices, purchases and Combat bonus (V-4 to V-8)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import FACTION, HAGAL, PASS, POST, RIVAL, RULES
from ..engine.kinds import DecisionKind
from ..engine.node import Node, Step
from ..engine.parts import Rivals
from ..engine.piles import ONE, bits
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import NOBODY, SOLARI, SPICE, WATER
from .access import voiced
from .agent_turn import occupy
from .agents import gain_swordmaster
from .army import units
from .hagal_deck import turn_up
from .influence import can_rise, raise_influence
from .intrigue import leave_intrigue
from .resources import spend
from .score import score
from .spaces import is_occupied
from .spies import other_posts, place_spy, recall_spy
from .units import deploy, deploy_limit
from .variants import EXPERT_DEPLOYMENT, SMART_POLITICS

PRICE_OF_A_POINT: Final = {SOLARI: 7, SPICE: 7, WATER: 3}
"""What a Rival with its Swordmaster pays for a Victory Point (V-7.4)."""
INTRIGUE_FOR_A_POINT: Final = 3
SELECTIVE_LEAD: Final = 3
"""Units ahead that make an expert hold its troops back (V-10.4)."""


def run_in_order(s: State, seat: int, source: int, effects: list[Node]) -> None:
    """What a card of the Rivals shows happens from top to bottom."""
    for effect in reversed(effects):
        s.push(effect, seat, source)


# ---------------------------------------------------------------- their turns (V-4)


def visit_of(s: State, seat: int, card: int) -> int:
    """Which of its visits the card means now: the one whose condition holds (V-4.6), or -1."""
    for k, visit in enumerate(s.codex.hagal[card].visits):
        if visit.when is None or visit.when.holds(s, seat, HAGAL + card):
            return k
    return -1


def poor_politics(s: State, seat: int, faction: int) -> int | None:
    """Smart Politics: no step on a track that is won, or out of reach (V-10.5, R-068).

    The event that says which of them it is; None for a good step.
    """
    if faction < 0 or not s.setup.plays(SMART_POLITICS):
        return None
    mine = s.seats[seat].influence[faction]
    most = 0
    for other, player in enumerate(s.seats):
        if other != seat and player.influence[faction] > most:
            most = player.influence[faction]
    if s.alliances[faction] == seat and mine > most:
        return events.HAGAL_POLITICS
    return events.HAGAL_OUT_OF_REACH if mine >= 2 and most - mine >= 2 else None


def refusal(s: State, seat: int, card: int, visit: int) -> tuple[int, int] | None:
    """Why the card sends no Agent, as event and detail; None if it does."""
    if visit < 0:
        return (events.HAGAL_UNMET, 0)
    space = s.codex.hagal_spaces[card][visit]
    if is_occupied(s, space):
        return (events.HAGAL_OCCUPIED, space)
    if voiced(s, seat) >> space & 1:
        return (events.HAGAL_CLOSED, space)
    faction = s.codex.hagal[card].visits[visit].free_of
    poor = poor_politics(s, seat, faction)
    return None if poor is None else (poor, faction)


def any_card_sends(s: State, seat: int, rivals: Rivals) -> bool:
    """Could any House Hagal card send an Agent now (R-063)?"""
    for card in rivals.deck + rivals.shown:
        if refusal(s, seat, card, visit_of(s, seat, card)) is None:
            return True
    return False


class RivalTurn(Step):
    """Reveal House Hagal cards until one sends an Agent (V-4.1).

    The task's value is 1 once the deck was shuffled in this turn.
    """

    for_rivals = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value <= 1 and s.rivals is not None and s.seats[seat].agents > 0

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        rivals = s.rivals
        if rivals is None:
            return
        codex = s.codex
        while True:
            if not rivals.deck:
                if value and not any_card_sends(s, seat, rivals):
                    self._give_up(s, seat)
                    return
                value = 1
            card = turn_up(s, seat, rivals)
            if codex.hagal[card].reshuffle:
                rivals.shown += rivals.deck
                rivals.deck = b""
                continue
            if codex.hagal_posts[card]:
                if s.log is not None:
                    s.log.append((events.HAGAL_SPY, seat, card, 0))
                s.push(self, seat, RULES, value)
                place_named_spy(s, seat, codex.hagal_posts[card])
                return
            visit = visit_of(s, seat, card)
            reason = refusal(s, seat, card, visit)
            if reason is None:
                send(s, seat, card, visit)
                return
            if s.log is not None:
                s.log.append((reason[0], seat, card, reason[1]))

    def _give_up(self, s: State, seat: int) -> None:
        """No card can be used: no further turn this phase (R-063)."""
        s.seats[seat].revealed = True
        if s.log is not None:
            s.log.append((events.STUCK, seat, 0, 0))
        s.codex.steps.next_turn.run(s, seat, RULES, 0)


def send(s: State, seat: int, card: int, visit: int) -> None:
    """The Agent goes; of the space only the Control bonus counts, then what the card shows."""
    space = s.codex.hagal_spaces[card][visit]
    s.turn.space = space
    if s.log is not None:
        s.log.append((events.HAGAL, seat, card, space))
    s.later(s.codex.steps.next_turn, seat)
    s.later(s.codex.steps.rival_deploys, seat)
    run_in_order(s, seat, HAGAL + card, s.codex.hagal_effects[card][visit])
    occupy(s, seat, space)


class RivalDeploys(Step):
    """On a Combat space: all recruits of the turn and up to two of the garrison (V-5.1, V-6.4)."""

    for_rivals = True
    selective: int = SELECTIVE_LEAD
    """The lead that makes an expert hold its troops back."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        n = deploy_limit(s, seat)
        if n == 0:
            return
        lead = self.lead(s, seat)
        if (
            lead >= self.selective
            and s.setup.plays(EXPERT_DEPLOYMENT)
            and s.codex.conflict_level[s.conflict] < 3
        ):
            if s.log is not None:
                s.log.append((events.HELD_BACK, seat, lead, 0))
            return
        s.turn.deployed += n
        deploy(s, seat, n)

    def lead(self, s: State, seat: int) -> int:
        """How far ahead of everybody it is in the Conflict."""
        return units_ahead(s, seat)


def units_ahead(s: State, seat: int) -> int:
    """How many units more than any other seat it has in the Conflict (R-067)."""
    most = 0
    for other in range(len(s.seats)):
        if other != seat and units(s, other) > most:
            most = units(s, other)
    return units(s, seat) - most


# ---------------------------------------------------------------- choices (V-6.1, V-8)


def choice(s: State, seat: int, kind: DecisionKind, actions: list[int]) -> int:
    """A Rival's answer to any question: Influence and Spies by its list, otherwise yes."""
    if kind == "influence":
        return FACTION + least_influence(s, seat, [a - FACTION for a in actions])
    if kind == "place-spy":
        for faction in s.codex.rival_priority[s.seats[seat].rival]:
            for post in bits(s.codex.icon_posts[faction]):
                if POST + post in actions:
                    return POST + post
        return PASS
    return actions[0]


def least_influence(s: State, seat: int, factions: list[int]) -> int:
    """Where it has least, ties by its priority list (V-8.7)."""
    influence = s.seats[seat].influence
    best = -1
    for faction in s.codex.rival_priority[s.seats[seat].rival]:
        if faction in factions and (best < 0 or influence[faction] < influence[best]):
            best = faction
    return best


# ---------------------------------------------------------------- Spies and Schemes (V-6)


def place_named_spy(s: State, seat: int, posts: list[int]) -> None:
    """The first free one of these posts takes a Spy (V-6.2, R-064)."""
    taken = other_posts(s, seat) | s.seats[seat].spies_at
    for post in posts:
        if not taken >> post & 1:
            place_spy(s, seat, post)
            return
    if s.log is not None:
        s.log.append((events.NO_POST, seat, 0, 0))


class Scheme(Step):
    """The third Spy is out: the other two come home, the Scheme is carried out (V-6.3).

    The task's value is the post of the third.
    """

    for_rivals = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        return 0 <= value < 64 and s.seats[seat].spies_at >> value & 1 == 1

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        for post in bits(player.spies_at & ~(1 << value)):
            recall_spy(s, seat, post)
        if s.log is not None:
            s.log.append((events.SCHEME, seat, player.rival, 0))
        run_in_order(s, seat, RIVAL + player.rival, s.codex.rival_scheme[player.rival])


# ---------------------------------------------------------------- purchases (V-7)


class Purchase(Step):
    """After each gain: the Swordmaster, then Victory Points with what is left (R-061)."""

    for_rivals = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        player = s.seats[seat]
        if saves_for_swordmaster(s, player):
            buy_swordmaster(s, seat)
        if player.role.scores and not saves_for_swordmaster(s, player):
            buy_points(s, seat)


def saves_for_swordmaster(s: State, player: Seat) -> bool:
    """Is its Swordmaster still to be bought?  Some do not buy it (B-11.8)."""
    return not player.swordmaster and s.codex.rivals[player.rival].swordmaster > 0


def savings(player: Seat) -> int:
    """What counts towards the Swordmaster."""
    return player.solari + player.spice + len(player.intrigue) + player.water


def buy_swordmaster(s: State, seat: int) -> None:
    """Pay with Solari first, then spice, Intrigue cards, water (V-7.2)."""
    player = s.seats[seat]
    due = s.codex.rivals[player.rival].swordmaster
    if savings(player) < due:
        return
    solari = min(due, player.solari)
    spice = min(due - solari, player.spice)
    cards = min(due - solari - spice, len(player.intrigue))
    spend(s, seat, solari, spice, 0)
    spend_intrigue(s, seat, cards)
    spend(s, seat, 0, 0, due - solari - spice - cards)
    gain_swordmaster(s, seat)


def buy_points(s: State, seat: int) -> None:
    """Whatever is enough for a Victory Point becomes one, again and again (V-7.4)."""
    player = s.seats[seat]
    reason = RIVAL + player.rival
    while len(player.intrigue) >= INTRIGUE_FOR_A_POINT:
        spend_intrigue(s, seat, INTRIGUE_FOR_A_POINT)
        score(s, seat, 1, reason)
    while player.water >= PRICE_OF_A_POINT[WATER]:
        spend(s, seat, 0, 0, PRICE_OF_A_POINT[WATER])
        score(s, seat, 1, reason)
    while player.solari >= PRICE_OF_A_POINT[SOLARI]:
        spend(s, seat, PRICE_OF_A_POINT[SOLARI], 0, 0)
        score(s, seat, 1, reason)
    while player.spice >= PRICE_OF_A_POINT[SPICE]:
        spend(s, seat, 0, PRICE_OF_A_POINT[SPICE], 0)
        score(s, seat, 1, reason)


def can_buy_point(player: Seat) -> bool:
    """Has a Rival enough of anything for a Victory Point?"""
    return (
        len(player.intrigue) >= INTRIGUE_FOR_A_POINT
        or player.water >= PRICE_OF_A_POINT[WATER]
        or player.solari >= PRICE_OF_A_POINT[SOLARI]
        or player.spice >= PRICE_OF_A_POINT[SPICE]
    )


def spend_intrigue(s: State, seat: int, n: int) -> None:
    """The cards held longest go to the discard pile; nobody ever looked at them (R-072)."""
    player = s.seats[seat]
    if n:
        s.learn()
    for card in player.intrigue[:n]:
        leave_intrigue(player, card)
        s.intrigue_discard += ONE[card]
        if s.log is not None:
            s.log.append((events.DISCARDED_INTRIGUE, seat, card, 0))


# ---------------------------------------------------------------- effects of their cards


class Signet(Node):
    """The signet ring icon: the Signet ability of the Rival card."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        rival = s.seats[seat].rival
        if s.log is not None:
            s.log.append((events.SIGNET, seat, rival, 0))
        run_in_order(s, seat, RIVAL + rival, s.codex.rival_signet[rival])


class PriorityInfluence(Node):
    """+1 Influence with the n-th Faction of its priority list."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        faction = s.codex.rival_priority[s.seats[seat].rival][self.n - 1]
        raise_influence(s, seat, faction, 1)


class MostInfluence(Node):
    """+1 Influence where it has most already, ties by its priority list."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        influence = s.seats[seat].influence
        best = -1
        for faction in s.codex.rival_priority[s.seats[seat].rival]:
            if best < 0 or influence[faction] > influence[best]:
                best = faction
        raise_influence(s, seat, best, 1)


class AllianceInfluence(Node):
    """n Influence with one Faction: one whose Alliance that earns, if there is any (R-074)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        open_tracks = [f for f in range(len(s.codex.tracks)) if can_rise(s, seat, f)]
        earning = [f for f in open_tracks if self._earns(s, seat, f)]
        if open_tracks:
            raise_influence(s, seat, least_influence(s, seat, earning or open_tracks), self.n)

    def _earns(self, s: State, seat: int, faction: int) -> bool:
        holder = s.alliances[faction]
        track = s.codex.tracks[faction]
        level = min(track.top, s.seats[seat].influence[faction] + self.n)
        if holder == seat or level < track.alliance_level:
            return False
        return holder == NOBODY or level > s.seats[holder].influence[faction]
