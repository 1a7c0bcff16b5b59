"""How a round goes on with Commanders and Allies: the steps that differ (S-2, S-3, S-9, S-10)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import ACQUIRE, DEPLOY, END, PASS, RULES, SEAT, THRONE
from ..engine.fields import AT_HOME, GONE
from ..engine.node import Step
from ..engine.piles import replaced
from ..engine.state import State
from ..engine.terms import DESERT_MOUSE
from . import agent_turn, reveal_turn, rounds, setup
from .agent_turn import JUST_DEPLOYED, is_underway
from .pending import offer_pending
from .seats import are_opponents
from .team_effects import move_to_throne, throne_choices
from .teams import allies, choose_ally, deactivate, note_sent
from .units import deploy, deploy_limit

ENDING: Final = 1
"""Of the Ally's question: the Commander has ended the turn, and it ends with the answer, unless
what was deployed makes something possible that was not."""

DECLINED: Final = 2
"""Of the menu: the Ally has just refused to deploy, and is not asked again at once."""


# ---------------------------------------------------------------- setting up


class DealObjectives(setup.DealObjectives):
    """Each team gets one Desert Mouse (S-2.10)."""

    of_setup = True

    def deal(self, s: State) -> dict[int, int]:
        dealt = setup.deal_objectives(s)
        objectives = s.codex.edition.objectives
        mice = [seat for seat, n in dealt.items() if objectives[n].icon == DESERT_MOUSE]
        if not are_opponents(s, mice[0], mice[1]):
            giver = next(seat for seat in mice if not objectives[dealt[seat]].first_player)
            taker = next(seat for seat in neighbours(s, giver) if seat in dealt)
            dealt[giver], dealt[taker] = dealt[taker], dealt[giver]
        return dealt


def neighbours(s: State, seat: int) -> list[int]:
    """The seats on both sides: opponents, and one of them has an Objective (S-2.1)."""
    count = len(s.seats)
    return [(seat + 1) % count, (seat - 1) % count]


class GameStart(setup.GameStart):
    """Shaddam moves a card to the Throne Row before the first round (S-2.12)."""

    of_setup = True
    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        owner = throne_owner(s)
        choices = throne_choices(s)
        if choices:
            s.ask(self, owner, source, value, "throne", choices)
        else:
            super().run(s, seat, source, value)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        move_to_throne(s, seat, action - ACQUIRE)
        super().run(s, seat, source, value)


def throne_owner(s: State) -> int:
    """The Commander whose team has the Throne Row."""
    return next(n for n, chair in enumerate(s.codex.mode.chairs) if chair.throne and chair.leader)


# ---------------------------------------------------------------- turns


class BeginTurn(rounds.BeginTurn):
    """A Commander first says which Ally is activated (S-3.1 to S-3.3)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        deactivate(s)
        if s.seats[seat].role.commands:
            rounds.open_turn(s, seat)
            s.ask(self, seat, source, value, "activate", [SEAT + ally for ally in allies(s, seat)])
        else:
            super().run(s, seat, source, value)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        choose_ally(s, seat, action - SEAT)
        s.codex.steps.turn_start.run(s, seat, RULES, 0)


class Send(agent_turn.Send):
    """Which of the Agents goes is remembered: tokens point, Swordmasters are used once."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        note_sent(s, seat, s.turn.space)
        super().run(s, seat, source, value)


class AgentMenu(agent_turn.AgentMenu):
    """In a Commander's turn the Ally activated decides on deployment (S-3.4 b, S-3.7)."""

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        declined = value == DECLINED and is_underway(s)
        return declined or super().fits(s, seat, source, value)

    def offer(self, s: State, seat: int, value: int, actions: list[int]) -> None:
        if not s.seats[seat].role.commands:
            super().offer(s, seat, value, actions)
        elif (value == 0 or (value == JUST_DEPLOYED and actions)) and deploy_limit(s, seat):
            actions.append(SEAT + s.stands_in[seat])

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        ally = s.stands_in[seat]
        if action == SEAT + ally:
            s.codex.steps.ally_deploys.run(s, ally, RULES, 0)
        elif action == END and ally != seat and value == 0 and deploy_limit(s, seat):
            s.codex.steps.ally_deploys.run(s, ally, RULES, ENDING)
        else:
            super().answer(s, seat, source, value, action)


class AllyDeploys(Step):
    """The Ally activated may deploy; the seat is the Ally's, the turn the Commander's."""

    for_cards = True

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        acting = s.teams is not None and s.teams.activated == seat and s.active != seat
        return 0 <= value <= ENDING and acting and is_underway(s)

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        limit = deploy_limit(s, s.active)
        actions = list(range(DEPLOY + 1, DEPLOY + 1 + limit))
        actions.append(PASS)
        s.ask(self, seat, source, value, "ally-deploys", actions)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        steps = s.codex.steps
        could = doable(s)
        depth = len(s.agenda)
        if action != PASS:
            s.turn.deployed += action - DEPLOY
            deploy(s, seat, action - DEPLOY)
        if len(s.agenda) > depth:  # what that sets off may bring more to deploy
            s.agenda.insert(depth, steps.agent_menu.tasks[s.active])
        elif value == ENDING and not self._opens(s, action, could):
            steps.next_turn.run(s, s.active, RULES, 0)
        else:
            after = DECLINED if action == PASS else JUST_DEPLOYED
            steps.agent_menu.run(s, s.active, RULES, after)

    def _opens(self, s: State, action: int, could: list[int]) -> bool:
        """May the troops have made something possible?  Any Intrigue card counts: going on with
        the turn must not tell which are held."""
        if action == PASS:
            return False
        if s.seats[s.active].intrigue:
            return True
        for effect in doable(s):
            if effect not in could:
                return True
        return False


def doable(s: State) -> list[int]:
    """The effects with which the turn could go on."""
    found: list[int] = []
    offer_pending(s, found)
    return found


class RevealMenu(reveal_turn.RevealMenu):
    """Cards of the Throne Row are for its team to acquire (S-9.2)."""

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        if action >= THRONE:
            self.take(s, seat, action)
        else:
            super().answer(s, seat, source, value, action)


class NextTurn(rounds.NextTurn):
    """Swords of those who have revealed and have no unit are lost (S-3.8, S-3.10, R-090)."""

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        for player in s.seats:
            if player.revealed and not (player.deployed or player.worms):
                player.swords = 0
        super().run(s, seat, source, value)


class Recall(rounds.Recall):
    """Swordmasters that were sent leave the game (S-10.2)."""

    def bring_home(self, s: State) -> None:
        teams = s.teams
        if teams is not None:
            for seat in range(len(s.seats)):
                teams.left_at = replaced(teams.left_at, seat, AT_HOME)
                if teams.swordmaster_at[seat] not in (AT_HOME, GONE):
                    teams.swordmaster_at = replaced(teams.swordmaster_at, seat, GONE)
                    if s.log is not None:
                        s.log.append((events.SWORDMASTER_LEFT, seat, 0, 0))
        super().bring_home(s)
