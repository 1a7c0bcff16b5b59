"""The rules of Uprising as the engine asks for them."""

from __future__ import annotations

from ..engine.node import Node, Task
from ..engine.rulebook import Reason, Rulebook, Standing
from ..engine.state import State
from . import (
    agent_turn,
    combat,
    contracts,
    endgame,
    influence,
    intrigue,
    invariants,
    pending,
    reveal_turn,
    rivals,
    rounds,
    setup,
)
from . import explain as explaining
from .units import strength


class UprisingRules(Rulebook):
    """Rules U-, C- and V-: one to four players."""

    def steps(self) -> dict[str, Node]:
        return {
            "lay_out_board": setup.LAY_OUT_BOARD,
            "deal_objectives": setup.DEAL_OBJECTIVES,
            "choose_leaders": setup.CHOOSE_LEADERS,
            "lay_out": setup.LAY_OUT,
            "round_start": rounds.ROUND_START,
            "defend": rounds.DEFEND,
            "draw_hands": rounds.DRAW_HANDS,
            "turn_start": agent_turn.TURN_START,
            "choose_space": agent_turn.CHOOSE_SPACE,
            "choose_cost": agent_turn.CHOOSE_COST,
            "infiltrate": agent_turn.INFILTRATE,
            "send": agent_turn.SEND,
            "gather": agent_turn.GATHER,
            "agent_menu": agent_turn.AGENT_MENU,
            "faction_step": influence.FACTION_STEP,
            "react": pending.REACT,
            "hand_over": influence.HAND_OVER,
            "complete": contracts.COMPLETE,
            "lay_down": intrigue.LAY_DOWN,
            "reveal": reveal_turn.REVEAL,
            "reveal_menu": reveal_turn.REVEAL_MENU,
            "next_turn": agent_turn.NEXT_TURN,
            "combat": combat.COMBAT,
            "window": combat.WINDOW,
            "resolve": combat.RESOLVE,
            "take_reward": combat.TAKE_REWARD,
            "aftermath": combat.AFTERMATH,
            "rival_turn": rivals.RIVAL_TURN,
            "rival_deploys": rivals.RIVAL_DEPLOYS,
            "scheme": rivals.SCHEME,
            "purchase": rivals.PURCHASE,
            "makers": rounds.MAKERS,
            "recall": rounds.RECALL,
            "endgame": endgame.ENDGAME,
            "endgame_window": endgame.ENDGAME_WINDOW,
            "game_over": endgame.GAME_OVER,
        }

    def first_step(self) -> Node:
        return setup.LAY_OUT_BOARD

    def standings(self, s: State) -> list[Standing]:
        result: list[Standing] = []
        for place, seat in enumerate(endgame.standings(s)):
            p = s.seats[seat]
            result.append(
                Standing(
                    place + 1, seat, p.vp, p.spice, p.solari, p.water, p.garrison, p.revealed_at
                )
            )
        return result

    def explain(self, s: State, action: int) -> list[Reason]:
        return explaining.explain(s, action)

    def strength(self, s: State, seat: int) -> int:
        return strength(s, seat)

    def rival_choice(self, s: State, seat: int, kind: str, actions: list[int]) -> int:
        return rivals.choice(s, seat, kind, actions)

    def admits(self, s: State, task: Task) -> bool:
        return invariants.admits(s, task)

    def faults(self, s: State) -> list[str]:
        return invariants.faults(s)
