"""The rules of Uprising as the engine asks for them."""

from __future__ import annotations

from ..engine.actions import ACQUIRE, DEPLOY, REVEAL_PART, RIVAL
from ..engine.components import Cost
from ..engine.kinds import DecisionKind
from ..engine.node import Task
from ..engine.rulebook import Reason, Rulebook, Standing, Steps
from ..engine.seat import Seat
from ..engine.state import EACH_FOR_ITSELF, State
from . import (
    agent_turn,
    agents,
    army,
    combat,
    contracts,
    endgame,
    hagal_deck,
    influence,
    intrigue,
    invariants,
    pending,
    reveal_turn,
    rivals,
    rounds,
    seats,
    setup,
    spaces,
    team_turns,
    units,
)
from . import explain as explaining


class UprisingRules(Rulebook):
    """Rules U-, C- and V-: one to four players."""

    def __init__(self) -> None:
        self.steps = Steps(
            lay_out_board=setup.LayOutBoard(),
            deal_objectives=setup.DealObjectives(),
            choose_leaders=setup.ChooseLeaders(),
            deal_decks=setup.DealDecks(),
            game_start=setup.GameStart(),
            round_start=rounds.RoundStart(),
            defend=rounds.Defend(),
            draw_hands=rounds.DrawHands(),
            begin_turn=rounds.BeginTurn(),
            next_turn=rounds.NextTurn(),
            turn_start=agent_turn.TurnStart(),
            choose_space=agent_turn.ChooseSpace(),
            choose_cost=agent_turn.ChooseCost(),
            infiltrate=agent_turn.Infiltrate(),
            choose_agent=agent_turn.ChooseAgent(),
            send=agent_turn.Send(),
            gather=agent_turn.Gather(),
            arrive=agent_turn.Arrive(),
            agent_menu=agent_turn.AgentMenu("agent-menu", DEPLOY, RIVAL),
            ally_deploys=team_turns.AllyDeploys(),
            reveal=reveal_turn.Reveal(),
            reveal_menu=reveal_turn.RevealMenu("reveal-menu", ACQUIRE, REVEAL_PART),
            faction_step=influence.FactionStep(),
            react=pending.React(),
            hand_over=influence.HandOver(),
            complete=contracts.Complete(),
            lay_down=intrigue.LayDown(),
            combat=combat.Combat(),
            window=combat.Window(),
            resolve=combat.Resolve(),
            take_reward=combat.TakeReward(),
            victory=combat.Victory(),
            aftermath=combat.Aftermath(),
            makers=rounds.Makers(),
            recall=rounds.Recall(),
            rival_turn=rivals.RivalTurn(),
            rival_deploys=rivals.RivalDeploys(),
            scheme=rivals.Scheme(),
            purchase=rivals.Purchase(),
            endgame=endgame.Endgame(),
            endgame_window=endgame.EndgameWindow(),
            game_over=endgame.GameOver(),
        )
        self.tie_breaks = endgame.TIE_BREAKS

    def choices(self, s: State, seat: int, kind: DecisionKind, actions: list[int]) -> list[int]:
        return [rivals.choice(s, seat, kind, actions)]

    def decider(self, s: State, seat: int, kind: DecisionKind) -> int:
        return seat

    def opponents(self, s: State, seat: int) -> list[int]:
        return seats.opponents(s, seat)

    def army(self, s: State, seat: int) -> Seat:
        return army.army(s, seat)

    def standing_in(self, s: State) -> bytes:
        return EACH_FOR_ITSELF

    def influence(self, s: State, seat: int) -> bytes:
        return s.seats[seat].influence

    def tracks(self, s: State, seat: int, icon: int) -> list[int]:
        return s.codex.icon_tracks[seat][icon]

    def levels(self, s: State, seat: int) -> bytes:
        return s.seats[seat].influence

    def costs(self, s: State, seat: int, space: int) -> list[Cost]:
        return spaces.costs_of(s, seat, space)

    def closed(self, s: State, seat: int) -> int:
        return spaces.closed_spaces(s, seat)

    def agents(self, s: State, seat: int) -> int:
        return agents.all_agents(s, seat)

    def ready(self, s: State, seat: int) -> int:
        return s.seats[seat].agents

    def movable(self, s: State, seat: int) -> int:
        return s.seats[seat].agents_at

    def taken_back(self, s: State, seat: int, space: int) -> None:
        agents.take_back(s, seat, space)

    def reach(self, s: State, seat: int, card: int) -> int:
        return spaces.destinations(s, seat, card)

    def strength(self, s: State, seat: int) -> int:
        return army.strength_of(s.seats[seat])

    def hooked(self, s: State, seat: int) -> list[int]:
        return [seat]

    def has_throne(self, s: State, seat: int) -> bool:
        return False

    def fighters(self, s: State) -> list[int]:
        return army.fighters(s)

    def ranks(self, s: State) -> list[int]:
        return combat.ranks(s)

    def is_protected(self, s: State) -> bool:
        return units.is_protected(s)

    def combat_cards(self, s: State) -> int:
        return hagal_deck.combat_cards(s)

    def savings(self, s: State, seat: int) -> int:
        return rivals.savings(s.seats[seat])

    def standings(self, s: State) -> list[Standing]:
        return endgame.standings(s)

    def explain(self, s: State, action: int) -> list[Reason]:
        return explaining.explain(s, action)

    def admits(self, s: State, task: Task) -> bool:
        return invariants.admits(s, task)

    def faults(self, s: State) -> list[str]:
        return invariants.faults(s)
