"""Why a hint is worth a look: facts read off the position and what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..engine import actions as act
from ..engine.node import Decision
from ..engine.state import State
from ..language import message, name, seat_name
from .model import Change
from .plans import serves_plan
from .tried import PRICES, Hint, activated
from .words import What

Reason = tuple[str, dict[str, str | int]]
"""The word of ``hint-why-WORD``, and what stands in it."""

SPEAKING: Final[tuple[What, ...]] = (
    "vp", "intrigue", "solari", "spice", "water", "hand", "garrison", "persuasion",
)  # fmt: skip
"""Gains that are good for something by themselves; the first is the one that is named."""
MANY_ICONS: Final = 2
MUCH: Final = 2


def reasons(state: State, decision: Decision, hint: Hint, lang: str) -> list[str]:
    """The reasons in words, the most telling first."""
    return [
        message(lang, f"hint-why-{word}", **{k: _said(state, x, lang) for k, x in args.items()})
        for word, args in facts(state, decision, hint)
    ]


def _said(state: State, arg: str | int, lang: str) -> str | int:
    """A number, or the name of what a text of the vocabulary stands for."""
    if not isinstance(arg, str):
        return arg
    action = state.action(arg)
    if act.SEAT <= action < act.DEPLOY:
        return seat_name(state, action - act.SEAT, lang)
    return name(state.codex, action, lang)


def facts(state: State, decision: Decision, hint: Hint) -> list[Reason]:
    """The reasons themselves, each once; things are named by their texts."""
    found: list[Reason] = []
    for reason in _facts(state, decision, hint):
        if reason not in found:
            found.append(reason)
    return found


def _facts(state: State, decision: Decision, hint: Hint) -> Iterator[Reason]:
    if hint.activates:
        after = activated(state, hint.answers[0])
        assert after.decision is not None
        yield from _facts(after, after.decision, hint.then)
        return
    if hint.advice is not None:
        yield hint.advice.word, {}
        return
    last = hint.answers[hint.since]
    sort = state.action_text(last).partition(":")[0]
    if sort == "acquire" and decision.kind == "reveal-menu":
        yield from _of_card(state, last - act.ACQUIRE)
        return
    if sort == "throne":
        yield "throne", {}
        yield from _of_card(state, last - act.THRONE)
        return
    if sort == "space" and decision.kind in ("turn", "space"):
        yield from _of_space(state, decision, hint)
    if decision.kind == "influence" or sort == "influence-step":
        for change in hint.gains:
            if change.what == "influence":
                yield from _of_influence(state, change)
    if hint.leads:
        yield "lead", {}
    if sort == "reveal":
        yield from _of_revealing(state, decision.seat)
    good = next((what for what in SPEAKING for c in hint.gains if c.what == what), None)
    if good is not None:
        yield good, {}


def _of_revealing(state: State, seat: int) -> Iterator[Reason]:
    """Why it is time to reveal, and what becomes of a Commander's swords."""
    if not state.ready(seat):
        yield "no-agent", {}
    own, ally = state.seats[seat], state.army(seat)
    if ally is own or not any(state.codex.card_swords[card] for card in own.hand):
        return
    word = "count" if ally.deployed or ally.worms else "lost" if ally.revealed else "wait"
    yield f"swords-{word}", {"ally": f"seat:{state.stands_in[seat]}"}


def _of_card(state: State, card: int) -> Iterator[Reason]:
    t = state.codex
    icons = t.card_icons[card].bit_count()
    if icons >= MANY_ICONS:
        yield "card-icons", {"n": icons}
    if t.card_persuasion[card] >= MUCH:
        yield "card-persuasion", {"n": t.card_persuasion[card]}
    if t.card_swords[card] >= MUCH:
        yield "card-swords", {"n": t.card_swords[card]}
    yield "unspent", {}


def _of_space(state: State, decision: Decision, hint: Hint) -> Iterator[Reason]:
    t, seat = state.codex, decision.seat
    space = hint.answers[hint.since] - act.SPACE
    if t.spaces[space].only:
        yield "personal", {}
    for change in hint.gains:
        if change.what == "influence":
            yield from _of_influence(state, change)
    if serves_plan(state, decision, hint):
        yield "plan", {}
    enough = _enough(state, seat, hint)
    if enough:
        yield enough
    if decision.kind == "turn" and _is_trashed(state, seat, hint):
        yield "thins", {"card": state.action_text(hint.answers[0])}
    if t.space_combat[space] and state.army(seat).garrison:
        yield "fight", {}
    if any(change.seat != seat for change in hint.gains):
        yield "for-ally", {"ally": f"seat:{state.stands_in[seat]}"}


def _of_influence(state: State, change: Change) -> Iterator[Reason]:
    """What the step means: the point, or how far it is."""
    track = state.codex.tracks[state.codex.track_ids.index(change.faction or "")]
    if change.before < track.point_level <= change.after:
        yield "point", {"n": track.point_level}
    elif change.after == track.point_level - 1:
        yield "next-point", {}
    elif change.after == track.alliance_level - 1:
        yield "next-alliance", {}
    level = next((n for n in track.rewards if change.before < n <= change.after), None)
    if track.owner and level is not None:
        yield "team-reward", {"n": level}


def _enough(state: State, seat: int, hint: Hint) -> Reason | None:
    """The dearest space that what is gained will pay for, and did not before."""
    found: list[tuple[int, Reason]] = []
    rulebook = state.codex.rulebook
    closed, levels = rulebook.closed(state, seat), rulebook.levels(state, seat)
    for mask, faction, level in state.codex.requirements:
        if levels[faction] < level:
            closed |= mask
    for change in hint.gains:
        if change.what not in PRICES or change.seat != seat:
            continue
        for space, text in enumerate(state.codex.space_ids):
            price = min(getattr(cost, change.what) for cost in state.costs(seat, space))
            if change.before < price <= change.after and not closed >> space & 1:
                args: dict[str, str | int] = {"n": price, "space": f"space:{text}"}
                found.append((price, (f"enough-{change.what}", args)))
    return max(found, key=lambda one: one[0])[1] if found else None


def _is_trashed(state: State, seat: int, hint: Hint) -> bool:
    """Does the card that is played leave the game?"""
    card, trial = hint.answers[0] - act.HAND, state.copy()
    before = trial.seats[seat].trash.count(card)
    for answer in hint.answers:
        if trial.decision is not None and answer in trial.decision.actions:
            trial.apply(answer)  # What leaves no choice is not asked.
    return trial.seats[seat].trash.count(card) > before
