"""CHOAM contracts: taking and completing them (C-2, C-3)."""

from __future__ import annotations

from typing import Final

from ..engine import events
from ..engine.actions import CONTRACT, OPTION
from ..engine.node import Node, Step, Task, Yield
from ..engine.parts import Choam
from ..engine.piles import ONE, add_each, without
from ..engine.state import State
from ..engine.terms import SOLARI
from .resources import gain

SOLARI_INSTEAD: Final = 2
"""What the icon gives without the module, or when no contract is left (C-2.1, C-2.3)."""
MARKET_SIZE: Final = 2


def refill_market(s: State) -> None:
    """Turn contracts of the bank face up until the market is full (C-2.2)."""
    choam = s.choam
    if choam is None:
        return
    while len(choam.market) < MARKET_SIZE and choam.bank:
        choam.market += choam.bank[-1:]
        choam.bank = choam.bank[:-1]
        s.learn()


def receive_contract(s: State, choam: Choam, seat: int, contract: int) -> None:
    """A contract comes to the seat; one that asks for nothing is completed at once (C-3.7)."""
    choam.held[seat] += ONE[contract]
    if s.log is not None:
        s.log.append((events.TOOK_CONTRACT, seat, contract, 0))
    if s.codex.contract_immediate[contract]:
        s.push(s.codex.steps.complete, seat, CONTRACT + contract)


class TakeContract(Node):
    """The contract icon."""

    def _offer(self, s: State, seat: int) -> list[int]:
        choam = s.choam
        if choam is None or not s.seats[seat].role.takes_contracts:
            return []
        actions: list[int] = []
        add_each(actions, CONTRACT, choam.market)
        if choam.set_aside and s.codex.leader_set_aside[s.seats[seat].leader]:
            actions.extend([CONTRACT + c for c in choam.set_aside])
            if not choam.market:
                actions.append(OPTION)  # 2 Solari instead
        return actions

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        actions = self._offer(s, seat)
        if actions:
            s.ask(self, seat, source, value, "contract", actions)
        else:
            gain(s, seat, SOLARI, SOLARI_INSTEAD)

    def answer(self, s: State, seat: int, source: int, value: int, action: int) -> None:
        choam = s.choam
        if choam is None or action == OPTION:
            gain(s, seat, SOLARI, SOLARI_INSTEAD)
            return
        contract = action - CONTRACT
        if contract in choam.market:
            choam.market = without(choam.market, contract)
        else:
            choam.set_aside = without(choam.set_aside, contract)
        receive_contract(s, choam, seat, contract)
        refill_market(s)

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return not self._offer(s, seat)

    def yields(self) -> dict[Yield, int]:
        return {"contracts": 1}


class Complete(Step):
    """Complete the contract that is the task's source, and take its reward (C-3.9)."""

    for_cards = True

    def run(self, s: State, seat: int, source: int, value: int) -> None:
        contract = source - CONTRACT
        choam = s.choam
        if choam is not None:
            choam.held[seat] = without(choam.held[seat], contract)
            choam.completed[seat] += ONE[contract]
        if s.log is not None:
            s.log.append((events.COMPLETED, seat, contract, 0))
        s.push(s.codex.contract_reward[contract], seat, source)

    def fits(self, s: State, seat: int, source: int, value: int) -> bool:
        contract = source - CONTRACT
        return (
            value == 0
            and s.choam is not None
            and 0 <= contract < len(s.codex.contract_ids)
            and contract in s.choam.held[seat]
        )

    def available(self, s: State, seat: int, source: int) -> bool:
        return s.turn.spice >= s.codex.contract_harvest[source - CONTRACT]

    def immediate(self, s: State, seat: int, source: int) -> bool:
        return s.codex.contract_reward[source - CONTRACT].immediate(s, seat, source)


def pend_visit(s: State, seat: int, choam: Choam) -> None:
    """The contracts held when the Agent was sent wait to be completed (C-3.3 to C-3.6)."""
    codex = s.codex
    at_maker = codex.maker_slot[s.turn.space] >= 0
    for contract in choam.held[seat]:
        if codex.contract_space[contract] == s.turn.space or (
            at_maker and codex.contract_harvest[contract]
        ):
            s.pending.append(Task(codex.steps.complete, seat, CONTRACT + contract, 0))


def complete_acquired(s: State, seat: int, card: int) -> None:
    """Contracts for acquiring this card are completed (C-3.8)."""
    if s.choam is None:
        return
    for contract in s.choam.held[seat]:
        if s.codex.contract_acquire[contract] == card:
            s.push(s.codex.steps.complete, seat, CONTRACT + contract)
