"""What the questions of a team are about, as everybody at the table can see.

What was said so far is found by asking the engine how it would end if nobody said more: on a copy,
of whose log nothing hidden is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..coach.lines import forget_later_steps
from ..engine import actions as act
from ..engine import events as ev
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.state import State
from .team_model import (
    About,
    Activation,
    Barracks,
    Concession,
    Contribution,
    Deal,
    Deployment,
    Gift,
    Holding,
    Payment,
    Rank,
    Reinforcement,
    Share,
)
from .teams import allies_of, teammates, tokens_of
from .words import GOODS, Good, TokenSign

TRADING: Final[tuple[DecisionKind, ...]] = (
    "trade-partner", "trade-kind", "trade-amount", "trade-cards",
)  # fmt: skip
PLENTY: Final = 99


def about(state: State, decision: Decision) -> About | None:
    """What the question is about, if it is one of a team."""
    writer = WRITERS.get(decision.kind)
    return None if writer is None else writer(state, decision)


# ---------------------------------------------------------------- trying


def trial_of(state: State) -> State:
    """A copy to answer in, that keeps a log and asks everything."""
    trial = state.copy()
    trial.asks_everything = True
    trial.log = []
    return trial


def said(state: State, action: int, event: int) -> list[tuple[int, int, int, int]]:
    """What of a sort an answer would bring, before anything else goes on."""
    trial = trial_of(state)
    forget_later_steps(trial)
    trial.apply(action)
    return [entry for entry in trial.log or [] if entry[0] == event]


# ---------------------------------------------------------------- activation, deployment


def _of_activation(state: State, decision: Decision) -> About:
    found: list[Activation] = []
    for action in decision.actions:
        trial = trial_of(state)
        trial.apply(action)
        ally = action - act.SEAT
        agents = trial.ready(decision.seat)
        token = _next_token(state, decision.seat, ally) if agents else None
        found.append(Activation(ally, state.action_text(action), token, agents))
    return About(activation=found)


def _next_token(state: State, commander: int, ally: int) -> TokenSign | None:
    """The Agent that is sent for an Ally: the Swordmaster, used only once, goes last."""
    for token in tokens_of(state, commander):
        if token.state == "home" and ally in token.allies:
            return token.sign
    return None


def _of_deployment(state: State, decision: Decision) -> About:
    trial = trial_of(state)
    trial.apply(act.PASS)
    ends = (trial.active, trial.turn.space) != (state.active, state.turn.space)
    limit = max([a - act.DEPLOY for a in decision.actions if a != act.PASS], default=0)
    garrison = state.seats[decision.seat].garrison
    return About(deployment=Deployment(state.active, decision.seat, limit, garrison, ends))


# ---------------------------------------------------------------- dividing


def _dividing(state: State, seat: int) -> list[int]:
    """The Allies of the team, from the seat on."""
    mode = state.setup.mode
    party = [seat, *teammates(mode, seat)]
    return [member for member in party if not mode.chairs[member].role.commands]


def _of_reinforcement(state: State, decision: Decision) -> About:
    allies = [
        Barracks(n, state.seats[n].garrison, state.seats[n].supply)
        for n in _dividing(state, decision.seat)
    ]
    troops = sum(share.troops or 0 for share in shares(state, decision, decision.actions[0]))
    return About(reinforcement=Reinforcement(troops, allies))


def shares(state: State, decision: Decision, action: int) -> list[Share]:
    """Who gets what by an answer that divides something between teammates."""
    if decision.kind == "reinforce":
        troops = {seat: n for _, seat, n, _ in said(state, action, ev.RECRUITED)}
        return [Share(n, troops.get(n, 0), None) for n in _dividing(state, decision.seat)]
    if decision.kind == "hand-out":
        ids = state.codex.contract_ids
        taken = {seat: ids[n] for _, seat, n, _ in said(state, action, ev.TOOK_CONTRACT)}
        allies = allies_of(state.setup.mode, decision.seat)
        return [Share(n, None, taken[n]) for n in allies if n in taken]
    return []


def _of_concession(state: State, decision: Decision) -> About:
    (mate,) = allies_of(state.setup.mode, decision.seat)
    return About(concession=Concession(mate, declined=bool(decision.value >> mate & 1)))


def may_concede(state: State, seat: int) -> bool:
    """Would it change a reward if one of two teammates who tie conceded?"""
    if state.teams is None or state.seats[seat].role.commands or not state.strength(seat):
        return False
    (mate,) = allies_of(state.setup.mode, seat)
    if state.strength(mate) != state.strength(seat) or state.teams.conceded:
        return False
    trial = state.copy()
    assert trial.teams is not None
    trial.teams.conceded |= 1 << seat
    return trial.ranks() != state.ranks()


def ranking(state: State, decision: Decision, action: int) -> list[Rank]:
    """How the Conflict would end by an answer to whether a tie is conceded."""
    if decision.kind != "concede" or state.teams is None:
        return []
    trial = state.copy()
    assert trial.teams is not None
    if action != act.PASS:
        trial.teams.conceded |= 1 << decision.seat
    conceded, places = trial.teams.conceded, trial.ranks()
    strengths = [trial.strength(n) for n in range(len(trial.seats))]
    equal = [2 * x - (conceded >> n & 1) for n, x in enumerate(strengths)]
    order = sorted((n for n, x in enumerate(strengths) if x), key=lambda n: -equal[n])
    return [Rank(n, strengths[n], places[n], equal.count(equal[n]) > 1) for n in order]


# ---------------------------------------------------------------- trading, paying together


def _of_trade(state: State, decision: Decision) -> About:
    giver = decision.seat
    if decision.kind == "trade-partner":
        return About(deal=Deal(giver, None, giver, [_gift(state, giver)]))
    actor, partner, gave = _closed(state)
    gifts = [_gift(state, actor), _gift(state, partner)]
    for gift in gifts:
        what, n = gave.get(gift.seat, (None, None))
        if gift.seat != giver:
            gift.settled = giver == partner
            gift.what, gift.n = (what, n) if gift.settled else (None, None)
        elif decision.kind != "trade-kind":
            gift.what = what
            if decision.kind == "trade-cards":
                gift.n = n if act.END in decision.actions else 0
    return About(deal=Deal(actor, partner, giver, gifts))


def _gift(state: State, seat: int) -> Gift:
    """What a seat could give, before it has said anything."""
    p = state.seats[seat]
    has = Holding(p.solari, p.spice, p.water, len(p.intrigue))
    return Gift(seat, has, what=None, n=None, settled=False)


def _closed(state: State) -> tuple[int, int, dict[int, tuple[Good, int]]]:
    """Who trades, and what each would give if nobody said more than must be."""
    trial = trial_of(state)
    forget_later_steps(trial)
    log: list[tuple[int, int, int, int]] = []
    while not log and trial.decision is not None:
        offered = trial.decision.actions
        done = next((a for a in (act.END, act.PASS) if a in offered), offered[0])
        trial.apply(done)
        log = [entry for entry in trial.log or [] if entry[0] in (ev.TRADED, ev.GAVE)]
    (_, actor, partner, _), *gifts = log
    return actor, partner, {seat: (GOODS[kind], n) for _, seat, kind, n in gifts}


def _of_payment(state: State, decision: Decision) -> About:
    """What is asked for together is what is paid once the Commander can."""
    payer = state.active
    trial = trial_of(state)
    forget_later_steps(trial)
    trial.seats[payer].spice = PLENTY
    while trial.decision is not None and trial.decision.kind == decision.kind:
        trial.apply(act.AMOUNT)
    paid = {seat: n for event, seat, _, n in trial.log or [] if event == ev.PAID}
    allies = allies_of(state.setup.mode, payer)
    answered = allies[: allies.index(decision.seat)]
    contributions = [Contribution(n, paid.get(n, 0)) for n in answered]
    own = state.seats[payer].spice
    return About(payment=Payment(sum(paid.values()), payer, own, contributions))


WRITERS: Final[dict[DecisionKind, Callable[[State, Decision], About]]] = {
    "activate": _of_activation,
    "ally-deploys": _of_deployment,
    "ally-pays": _of_payment,
    "concede": _of_concession,
    "reinforce": _of_reinforcement,
    **dict.fromkeys(TRADING, _of_trade),
}
"""The questions of a team that need more than their answers."""
