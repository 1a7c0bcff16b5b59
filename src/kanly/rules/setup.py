"""Setting up a game (U-2, C-1)."""

from __future__ import annotations

from typing import Final

from ..engine import chance, events
from ..engine.actions import LEADER, RULES
from ..engine.node import Node
from ..engine.piles import without
from ..engine.setup import RANDOM_LEADER
from ..engine.state import Choam, Rivals, Seat, State
from ..engine.terms import FACTIONS, NOBODY, ORNITHOPTER
from .acquiring import refill_row
from .contracts import refill_market
from .intrigue import draw_intrigue
from .rounds import ROUND_START
from .score import score
from .seats import round_from

TROOPS: Final = 12
START_GARRISON: Final = 3
SPIES: Final = 3
AGENTS: Final = 2
CONFLICTS_USED: Final = {1: 1, 2: 5, 3: 4}
"""How many Conflicts of each level are played (U-2.2)."""


class LayOutBoard(Node):
    """The board with its tokens, and the Reserve (U-2.1, U-2.3)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        tables = s.tables
        s.alliances = bytes([NOBODY] * len(FACTIONS))
        s.control = bytes([NOBODY] * len(tables.control_spaces))
        s.bonus_spice = bytes(len(tables.maker_spaces))
        s.shield_wall = True
        s.reserve = bytes([tables.edition.cards[c].copies for c in tables.reserve_cards])
        if "choam" in s.setup.modules:
            s.choam = Choam([b""] * len(s.seats), [b""] * len(s.seats))
        if s.setup.rival_count:
            s.rivals = Rivals()
            seat_rivals(s)
        s.push(DEAL_OBJECTIVES, seat, RULES)


LAY_OUT_BOARD: Final = LayOutBoard()


def seat_rivals(s: State) -> None:
    """The Rivals agreed on take their seats; who is not named is drawn at random (V-2.1)."""
    tables = s.tables
    chosen = [tables.rival_number[name] for name in s.setup.rivals]
    for n in range(s.setup.rival_count):
        if n == len(chosen):
            free = [
                k
                for k, rival in enumerate(tables.rivals)
                if k not in chosen
                and rival.id not in s.setup.leaders
                and (rival.streamlined or not s.setup.plays("streamlined"))
            ]
            chosen.append(free[chance.below(s, len(free))])
        seat = s.setup.players + n
        s.seats[seat].rival = chosen[n]
        if s.log is not None:
            s.log.append((events.RIVAL, seat, chosen[n], 0))


def deal_objectives(s: State) -> bytes:
    """The Objectives of such a game in the order of the seats (U-2.9, V-2.4, V-2.5)."""
    first = s.tables.first_objective
    used = [
        n for n, objective in enumerate(s.tables.edition.objectives)
        if len(s.seats) in objective.players
    ]  # fmt: skip
    if s.setup.players == 2:
        rivals = next(n for n in used if s.tables.edition.objectives[n].icon == ORNITHOPTER)
        used.remove(rivals)
        return chance.shuffled(s, bytes([first + n for n in used])) + bytes([first + rivals])
    return chance.shuffled(s, bytes([first + n for n in used]))


class DealObjectives(Node):
    """Deal the Objectives; one of them names the First Player (U-2.9)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        tables = s.tables
        dealt = deal_objectives(s)
        for i, player in enumerate(s.seats):
            player.face_up = dealt[i : i + 1]
            if s.log is not None:
                s.log.append((events.OBJECTIVE, i, dealt[i], 0))
            if tables.edition.objectives[dealt[i] - tables.first_objective].first_player:
                s.give_marker(i)
        if s.setup.first_player >= 0:
            s.give_marker(s.setup.first_player)
        if s.log is not None:
            s.log.append((events.FIRST_PLAYER, s.first, 0, 0))
        s.push(LAY_OUT, s.first, RULES)
        s.push(CHOOSE_LEADERS, drafters(s)[0], RULES)


DEAL_OBJECTIVES: Final = DealObjectives()


def drafters(s: State) -> list[int]:
    """The players in reverse turn order."""
    return [i for i in reversed(round_from(s, s.first)) if s.seats[i].rival < 0]


def selectable(s: State) -> list[int]:
    """The Leaders still to be had, given those already taken."""
    tables = s.tables
    taken = [player.leader for player in s.seats if player.leader >= 0]
    houses = [tables.leaders[n].house for n in taken]
    rivals = [tables.rival_ids[p.rival] for p in s.seats if p.rival >= 0]
    free: list[int] = []
    for n, leader in enumerate(tables.leaders):
        if n in taken or leader.face_of or leader.id in rivals:
            continue
        if leader.module and leader.module not in s.setup.modules:
            continue
        if s.setup.one_per_house and leader.house and leader.house in houses:
            continue
        free.append(n)
    return free


class ChooseLeaders(Node):
    """Leaders: as agreed, at random, or an open draft in reverse turn order (R-038)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        order = drafters(s)
        return 0 <= value < len(order) and order[value] == seat

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        if s.setup.choice == "draft":
            actions = [LEADER + n for n in selectable(s)]
            s.ask(self, seat, source, value, "leader", actions)
            return
        for i, name in enumerate(s.setup.leaders):
            if name != RANDOM_LEADER:
                self._take(s, i, s.tables.leader_number[name])
        for i, player in enumerate(s.seats):
            if player.rival < 0 and player.leader < 0:
                free = selectable(s)
                self._take(s, i, free[chance.below(s, len(free))])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        self._take(s, seat, action - LEADER)
        order = drafters(s)
        if value + 1 < len(order):
            s.push(self, order[value + 1], source, value + 1)

    def _take(self, s: State, seat: int, leader: int) -> None:
        s.seats[seat].leader = leader
        if s.log is not None:
            s.log.append((events.LEADER, seat, leader, 0))


CHOOSE_LEADERS: Final = ChooseLeaders()


class LayOut(Node):
    """Decks and supplies (U-2.2 to U-2.8, C-1)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        tables = s.tables
        modules = s.setup.modules
        s.conflict_deck = b""
        for level in (3, 2, 1):
            of_level = bytes([n for n, x in enumerate(tables.conflict_level) if x == level])
            s.conflict_deck += chance.shuffled(s, of_level)[: CONFLICTS_USED[level]]
        piles = tables.starting_piles(modules)
        s.intrigue_deck = chance.shuffled(s, piles[0])
        s.imperium_deck = chance.shuffled(s, piles[1])
        starter = piles[2]
        refill_row(s)
        if s.choam is not None:
            lay_out_contracts(s, s.choam)
        for i, player in enumerate(s.seats):
            lay_out_seat(s, i, player, starter)
        if s.rivals is not None:
            lay_out_hagal(s, s.rivals)
        s.push(ROUND_START, s.first, RULES)


LAY_OUT: Final = LayOut()


def lay_out_contracts(s: State, choam: Choam) -> None:
    """Shuffle the contracts, two face up; some Leaders set theirs aside first (C-1.2, C-1.4)."""
    contracts: list[int] = []
    for n, contract in enumerate(s.tables.contracts):
        contracts.extend([n] * contract.copies)
    bank = bytes(contracts)
    for player in s.seats:
        if player.rival >= 0:
            continue
        for contract_number in s.tables.leader_set_aside[player.leader]:
            bank = without(bank, contract_number)
            choam.set_aside += bytes([contract_number])
    choam.bank = chance.shuffled(s, bank)
    refill_market(s)


def lay_out_seat(s: State, i: int, player: Seat, starter: bytes) -> None:
    """One seat's pieces, and a player's starting deck (U-2.6 to U-2.8, V-2.2)."""
    if player.rival < 0:
        lacking = s.tables.leaders[player.leader].without
        if lacking:
            starter = without(starter, s.tables.card_number[lacking])
        player.deck = chance.shuffled(s, starter)
    player.water = 1
    player.garrison = START_GARRISON
    if player.rival >= 0 and s.setup.difficulty == "mercenary":
        player.garrison = 0
    player.supply = TROOPS - player.garrison
    player.spies = SPIES
    player.agents = AGENTS
    player.influence = bytes(len(FACTIONS))
    if len(s.seats) == 4:
        score(s, i, 1, RULES)


def lay_out_hagal(s: State, rivals: Rivals) -> None:
    """Shuffle the House Hagal deck; a beginner gets an Intrigue card (V-2.3)."""
    rivals.deck = chance.shuffled(s, s.tables.hagal_pile(s.setup.players))
    if s.setup.difficulty == "mercenary":
        draw_intrigue(s, 0, 1)
