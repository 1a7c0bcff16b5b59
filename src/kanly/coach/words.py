"""Advice and reviews in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..bots.base import Knowledge
from ..engine import events as ev
from ..engine.record import Record
from ..engine.state import State
from ..language import action_label, component_name, log_line, message, team_name
from .advice import Advice, Choice
from .claims import Claim
from .lines import begun
from .review import Costly, Review, Turning

NAMED: Final = ("space", "card", "contract")
"""What claims name of the things that are printed."""
TOLD: Final = {
    ev.PLAYED, ev.REVEALED, ev.INTRIGUE, ev.ALLIANCE, ev.ALLIANCE_RETURNED, ev.SCORED, ev.ACQUIRED,
    ev.COMPLETED, ev.HOOKS, ev.SHIELD_WALL, ev.COUNCIL, ev.SWORDMASTER, ev.CONTROL, ev.REWARD,
    ev.WON, ev.NOBODY_WON, ev.SUMMONED, ev.DEPLOYED, ev.STOLE, ev.HAGAL, ev.GAME_OVER,
}  # fmt: skip
"""What of a turn is told when its chances are explained."""
LINES: Final = 6
"""So many lines of the log at most,"""
FIRST: Final = (ev.SCORED, ev.WON, ev.ALLIANCE, ev.ALLIANCE_RETURNED, ev.GAME_OVER)
"""and of many these above all."""


class ChoiceTold(msgspec.Struct):
    """A choice in words."""

    action: str
    label: str
    win: float
    """The chance to win after it, from 0 to 1."""
    then: list[str]
    """What follows in the same turn, step by step."""
    reasons: list[str]
    """What speaks for it, a sentence each; or why nothing does."""
    against: str
    """The choice it is compared with; empty if there is none."""


class AdviceTold(msgspec.Struct):
    """Advice in words."""

    choices: list[ChoiceTold]
    """The best first."""
    close: bool
    """The first two are about equally good."""


class TurningTold(msgspec.Struct):
    """A turning point in words."""

    point: int
    """Its place in the curve."""
    side: int
    change: float
    what: list[str]
    """What happened, from the log."""


class CostlyTold(msgspec.Struct):
    """A costly decision in words."""

    seat: int
    ply: int
    round: int
    played: str
    played_win: float
    better: ChoiceTold
    cost: float
    chance: float
    """What came of chance from then to the seat's next turn: nobody could know it."""


class ReviewTold(msgspec.Struct):
    """The parts of a review that have words."""

    names: list[str]
    """Of the sides."""
    turning: list[TurningTold]
    costly: list[CostlyTold]


def told_advice(state: State, advice: Advice, lang: str, names: Sequence[str]) -> AdviceTold:
    """Advice on a decision, in words; `names` are those of the seats."""
    choices = [told_choice(state, choice, advice.seed, lang, names) for choice in advice.choices]
    return AdviceTold(choices, advice.close)


def told_choice(
    state: State, choice: Choice, seed: int, lang: str, names: Sequence[str]
) -> ChoiceTold:
    """A choice with its reasons."""
    against = "" if choice.than is None else action_label(state, state.action(choice.than), lang)
    reasons = [claim_text(claim, lang, names) for claim in choice.claims]
    if choice.note == "equal":
        reasons.append(message(lang, "advice-equal", other=against))
    elif choice.note:
        reasons.append(message(lang, f"advice-{choice.note}"))
    return ChoiceTold(
        action=choice.action,
        label=action_label(state, state.action(choice.action), lang),
        win=choice.win,
        then=_labels(state, choice, seed, lang),
        reasons=reasons,
        against=against,
    )


def claim_text(claim: Claim, lang: str, names: Sequence[str]) -> str:
    """A claim as a sentence."""
    args: dict[str, str | int] = {}
    for key, value in claim.params.items():
        if key in NAMED:
            args[key] = component_name(key, str(value), lang)
        else:
            args[key] = names[int(value)] if key == "who" else value
    return message(lang, f"claim-{claim.code}", **args)


def _labels(state: State, choice: Choice, seed: int, lang: str) -> list[str]:
    """The steps after a choice, as they are called when they come."""
    trial = begun(Knowledge(state).guess(seed))
    labels: list[str] = []
    action = choice.action
    for step in choice.line:
        trial.apply(trial.action(action))
        labels.append(action_label(trial, trial.action(step), lang))
        action = step
    return labels


def told_review(record: Record, review: Review, lang: str, names: Sequence[str]) -> ReviewTold:
    """A review in words."""
    end = record.replay(log=True)
    return ReviewTold(
        names=[side_name(end, side, lang, names) for side in review.sides],
        turning=[_told_turning(end, review, x, lang, names) for x in review.turning],
        costly=[_told_costly(record, x, lang, names) for x in review.costly],
    )


def side_name(state: State, side: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """What to call a side: a seat by its name, a team by its own, all Rivals together."""
    if len(side) == 1:
        return names[side[0]]
    team = team_name(state.codex, state.codex.mode.chairs[side[0]].team, lang)
    return team or message(lang, "review-rivals")


def _told_turning(
    end: State, review: Review, turning: Turning, lang: str, names: Sequence[str]
) -> TurningTold:
    first, last = review.points[turning.point - 1].log, review.points[turning.point].log
    entries = [entry for entry in (end.log or [])[first:last] if entry[0] in TOLD]
    if len(entries) > LINES:
        ranked = sorted(range(len(entries)), key=lambda n: (entries[n][0] not in FIRST, n))
        entries = [entries[n] for n in sorted(ranked[:LINES])]
    what = [log_line(end.codex, entry, lang, [*names]) for entry in entries]
    return TurningTold(turning.point, turning.side, turning.change, what)


def _told_costly(record: Record, costly: Costly, lang: str, names: Sequence[str]) -> CostlyTold:
    state = record.replay(costly.ply)
    return CostlyTold(
        seat=costly.seat,
        ply=costly.ply,
        round=costly.round,
        played=action_label(state, state.action(costly.played), lang),
        played_win=costly.played_win,
        better=told_choice(state, costly.better, costly.seed, lang, names),
        cost=costly.cost,
        chance=costly.chance,
    )
