"""Setting up a game (U-2, C-1, V-2)."""

from __future__ import annotations

from ..engine import chance, events
from ..engine.actions import LEADER, RULES
from ..engine.node import Step
from ..engine.options import FIRST_PLAYER, ONE_PER_HOUSE, RIVALS
from ..engine.parts import PARTS, Choam, Rivals
from ..engine.piles import without
from ..engine.setup import RANDOM_LEADER
from ..engine.state import State
from ..engine.terms import NOBODY
from ..engine.triggers import GAME_START
from .acquiring import refill_row
from .contracts import refill_market
from .intrigue import deal_intrigue
from .leaders import react
from .score import score
from .seats import round_from


class LayOutBoard(Step):
    """The board with its tokens, and the Reserve (U-2.1, U-2.3)."""

    of_setup = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        codex = s.codex
        s.alliances = bytes([NOBODY] * len(codex.tracks))
        s.control = bytes([NOBODY] * len(codex.control_spaces))
        s.bonus_spice = bytes(len(codex.maker_spaces))
        s.shield_wall = codex.mode.board.shield_wall
        for player in s.seats:
            player.influence = bytes(len(codex.tracks))
            player.paths = bytes(len(codex.paths))
        s.reserve = bytes([codex.edition.cards[c].copies for c in codex.reserve_cards])
        for name, make in PARTS.items():
            setattr(s, name, make(s.setup))
        seat_rivals(s)
        codex.steps.deal_objectives.run(s, seat, RULES, 0)


def seat_rivals(s: State) -> None:
    """The Rivals agreed on take their seats; who is not named is drawn at random (V-2.1)."""
    codex = s.codex
    chosen = [codex.rival_number[name] for name in RIVALS.of(s.setup)]
    for n in range(codex.mode.rivals):
        if n == len(chosen):
            fit = [
                k
                for k, rival in enumerate(codex.rivals)
                if k not in chosen and s.setup.admits(rival)
            ]
            free = [k for k in fit if codex.rivals[k].leader not in s.setup.leaders] or fit
            chosen.append(free[chance.below(s, len(free))])
        seat = s.setup.players + n
        s.seats[seat].rival = chosen[n]
        if s.log is not None:
            s.log.append((events.RIVAL, seat, chosen[n], 0))


class DealObjectives(Step):
    """Deal the Objectives; one of them names the First Player (U-2.9), or chance does (B-2.1)."""

    of_setup = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        codex = s.codex
        dealt = self.deal(s)
        if not dealt:
            first = codex.mode.first
            s.give_marker(first if first >= 0 else chance.below(s, codex.mode.starters))
        for i, objective in dealt.items():
            s.seats[i].face_up = bytes([codex.first_objective + objective])
            if s.log is not None:
                s.log.append((events.OBJECTIVE, i, codex.first_objective + objective, 0))
            if codex.edition.objectives[objective].first_player:
                s.give_marker(i)
        agreed = FIRST_PLAYER.of(s.setup)
        if agreed is not None:
            s.give_marker(agreed)
        if s.log is not None:
            s.log.append((events.FIRST_PLAYER, s.first, 0, 0))
        s.later(codex.steps.deal_decks, s.first)
        codex.steps.choose_leaders.run(s, drafters(s)[0], RULES, 0)

    def deal(self, s: State) -> dict[int, int]:
        """Which Objective each seat gets."""
        return deal_objectives(s)


def objectives_in_use(s: State) -> list[int]:
    """The Objectives for so many seats."""
    return [n for n, x in enumerate(s.codex.edition.objectives) if len(s.seats) in x.players]


def deal_objectives(s: State) -> dict[int, int]:
    """The Objectives of such a game by seat (U-2.9, V-2.4, V-2.5); Commanders get none."""
    objectives = s.codex.edition.objectives
    used = objectives_in_use(s)
    if not used:
        return {}
    kept: dict[int, int] = {}
    for seat, chair in enumerate(s.codex.mode.chairs):
        if chair.objective >= 0:
            kept[seat] = next(n for n in used if objectives[n].icon == chair.objective)
            used.remove(kept[seat])
    dealt = list(chance.shuffled(s, bytes(used)))
    return {
        seat: kept[seat] if seat in kept else dealt.pop(0)
        for seat, player in enumerate(s.seats)
        if not player.role.commands
    }


def drafters(s: State) -> list[int]:
    """The players who have a Leader to choose, in reverse turn order."""
    chairs = s.codex.mode.chairs
    return [
        i
        for i in reversed(round_from(s, s.first))
        if s.seats[i].role.plays_cards and not chairs[i].leader
    ]


def selectable(s: State) -> list[int]:
    """The Leaders still to be had, given those already taken."""
    codex = s.codex
    taken = [player.leader for player in s.seats if player.leader >= 0]
    chosen = [n for n in taken if codex.leader_ids[n] not in codex.seated]
    houses = [codex.leaders[n].house for n in chosen] if ONE_PER_HOUSE.of(s.setup) else []
    rivals = [codex.rivals[p.rival].leader for p in s.seats if p.rival >= 0]
    free: list[int] = []
    for n, leader in enumerate(codex.leaders):
        if n in taken or leader.face_of or leader.id in rivals:
            continue
        if not s.setup.uses(leader.id, leader.module):
            continue
        if leader.house and leader.house in houses:
            continue
        free.append(n)
    return free


class ChooseLeaders(Step):
    """Leaders: as agreed, at random, or an open draft in reverse turn order (R-038)."""

    of_setup = True
    for_cards = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        order = drafters(s)
        return 0 <= value < len(order) and order[value] == seat

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for i, chair in enumerate(s.codex.mode.chairs):
            if chair.leader and s.seats[i].leader < 0:
                self._take(s, i, s.codex.leader_number[chair.leader])
        if s.setup.choice == "draft":
            actions = [LEADER + n for n in selectable(s)]
            s.ask(self, seat, source, value, "leader", actions)
            return
        for i, name in enumerate(s.setup.leaders):
            if name != RANDOM_LEADER and s.seats[i].leader < 0:
                self._take(s, i, s.codex.leader_number[name])
        for i, player in enumerate(s.seats):
            if player.role.plays_cards and player.leader < 0:
                free = selectable(s)
                if s.setup.choice == "recommended":
                    suits = s.codex.mode.chairs[i].suits
                    free = [n for n in free if s.codex.leader_ids[n] in suits]
                self._take(s, i, free[chance.below(s, len(free))])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        self._take(s, seat, action - LEADER)
        order = drafters(s)
        if value + 1 < len(order):
            s.push(self, order[value + 1], RULES, value + 1)

    def _take(self, s: State, seat: int, leader: int) -> None:
        s.seats[seat].leader = leader
        if s.log is not None:
            s.log.append((events.LEADER, seat, leader, 0))


class DealDecks(Step):
    """Decks and supplies (U-2.2 to U-2.8, C-1)."""

    of_setup = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        codex = s.codex
        s.conflict_deck = b""
        for level, count in codex.mode.conflicts:
            s.conflict_deck += chance.shuffled(s, codex.conflicts_of(s.setup, level))[:count]
        piles = codex.starting_piles(s.setup)
        s.intrigue_deck = chance.shuffled(s, piles[0])
        s.imperium_deck = chance.shuffled(s, piles[1])
        refill_row(s)
        if s.choam is not None:
            lay_out_contracts(s, s.choam)
        for i in range(len(s.seats)):
            lay_out_seat(s, i)
        if s.rivals is not None:
            lay_out_hagal(s, s.rivals)
        codex.steps.game_start.run(s, s.first, RULES, 0)


class GameStart(Step):
    """Everything is laid out; what happens once comes before the first round."""

    of_setup = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        s.later(s.codex.steps.round_start, s.first)
        for i in reversed(round_from(s, s.first)):
            react(s, i, GAME_START)


def lay_out_contracts(s: State, choam: Choam) -> None:
    """Shuffle the contracts, two face up; some Leaders set theirs aside first (C-1.2, C-1.4)."""
    contracts: list[int] = []
    for n, contract in enumerate(s.codex.contracts):
        contracts.extend([n] * contract.copies)
    bank = bytes(contracts)
    for player in s.seats:
        if player.leader < 0:
            continue
        for contract_number in s.codex.leader_set_aside[player.leader]:
            bank = without(bank, contract_number)
            choam.set_aside += bytes([contract_number])
    choam.bank = chance.shuffled(s, bank)
    refill_market(s)


def starting_deck(s: State, i: int) -> bytes:
    """The cards a seat begins with, unshuffled: the chair's own, or what the Leader has of all."""
    codex = s.codex
    player = s.seats[i]
    if not player.role.plays_cards:
        return b""
    if codex.chair_decks[i]:
        return codex.chair_decks[i]
    starter = codex.starting_piles(s.setup)[2]
    lacking = codex.leaders[player.leader].without
    return without(starter, codex.card_number[lacking]) if lacking else starter


def lay_out_seat(s: State, i: int) -> None:
    """One seat's pieces, and a player's starting deck (U-2.6 to U-2.8, V-2.2)."""
    mode = s.codex.mode
    chair = mode.chairs[i]
    player = s.seats[i]
    if player.role.plays_cards:
        player.deck = chance.shuffled(s, starting_deck(s, i))
    player.water = chair.water
    player.garrison = chair.garrison
    if player.rival >= 0 and s.setup.level.rival_garrison >= 0:
        player.garrison = s.setup.level.rival_garrison
    player.supply = chair.troops - player.garrison
    player.spies = mode.spies
    player.agents = chair.agents
    score(s, i, chair.points, RULES)


def lay_out_hagal(s: State, rivals: Rivals) -> None:
    """Shuffle the House Hagal deck, and hand out what the level gives (V-2.3, B-11.2)."""
    rivals.deck = chance.shuffled(s, s.codex.hagal_pile(s.setup.players))
    level = s.setup.level
    s.seats[0].solari += level.solari
    s.seats[0].spice += level.spice
    deal_intrigue(s, 0, level.intrigue)
    for seat, player in enumerate(s.seats):
        if player.rival >= 0:
            deal_intrigue(s, seat, level.rival_intrigue)
