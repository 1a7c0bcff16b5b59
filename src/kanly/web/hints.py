"""What a beginner is told at a question: a legal answer worth a look, and what it gives.

A hint says nothing but what the engine has tried: the answers one after the other, on guesses at
what is hidden, and the numbers on which all guesses agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, cast

from ..engine import actions as act
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.piles import bits
from ..engine.state import State
from ..language import action_label, component_name, message, name, seat_name
from .asked import TRADING
from .deploying import Advice, advised
from .model import ActionOut, Change, HintOut
from .plans import serves_plan
from .previews import GUESSES, changed, numbers
from .reasons import reasons
from .tried import LENT, Hint, activated, leads
from .words import Topic, What

WORTH: Final[dict[What, float]] = {
    "vp": 8, "influence": 3, "swordmaster": 6, "council": 5, "hooks": 3, "worms": 3,
    "intrigue": 2, "spies": 1, "spice": 1.5, "water": 1.5, "hand": 1.5, "solari": 1,
    "garrison": 1, "persuasion": 1, "contracts": 1.5,
}  # fmt: skip
"""What a beginner may think one of these is worth."""
FIGHTING: Final = 1.5
"""What a way into the Conflict is worth while no own troop is there."""
LEADING: Final = 2.0
"""What it is worth to become the strongest there."""
PLANNED: Final = 3.0
"""What a step in the Leader's first plan is worth, in the first rounds."""

TOPICS: Final[dict[DecisionKind, Topic]] = {
    "acquire": "free-card",
    "alliance": "give-alliance",
    "deploy": "amount",
    "influence": "gain-choice",
    "lose-influence": "lose-choice",
    "recall-to-place": "recall-spy",
    "retreat": "amount",
    "reveal-menu": "persuasion",
    **dict.fromkeys(TRADING, "trade"),
}
"""What is explained at a question, where that is not called like the question."""
ACTIVATING: Final[tuple[DecisionKind, ...]] = ("activate", "combat")
"""Questions in which a Commander names the Ally who acts."""
TALKED_OVER: Final[tuple[DecisionKind, ...]] = (
    *TRADING, "ally-pays", "concede", "hand-out", "reinforce", "throne",
)  # fmt: skip
"""Questions in which teammates share something: what is best is for them to agree on."""


def topic_of(decision: Decision) -> Topic:
    """What is explained at a question."""
    sorts = {decision.codex.vocabulary.text(a).partition(":")[0] for a in decision.actions}
    if decision.kind == "turn" and "card" not in sorts:
        return "must-reveal"
    if decision.kind == "agent-menu" and "deploy" in sorts:
        return "deploy"
    if decision.kind == "agent-menu" and "seat" in sorts:
        return "let-deploy"
    if decision.kind == "combat" and "seat" in sorts:
        return "play-for"
    return TOPICS.get(decision.kind, cast("Topic", decision.kind))


def hint_for(state: State) -> Hint | None:
    """The answer that looks best to a beginner, if one gives anything."""
    return _best(state)[0]


def _best(state: State) -> tuple[Hint | None, float]:
    """The best hint, and how good it looks."""
    decision = state.decision
    if decision is None or decision.kind in TALKED_OVER:
        return None, 0
    if decision.kind in ACTIVATING and act.SEAT <= decision.actions[0] < act.DEPLOY:
        return _on_activation(state, decision)
    guesses = [state.determinize(decision.seat, seed) for seed in GUESSES]
    for guess in guesses:
        guess.asks_everything = True
    best, most = None, 0.0
    for answers in _plans(state, decision):
        hint = _tried(guesses, decision.seat, answers)
        worth = 0.0 if hint is None else _worth(state, decision, hint)
        if worth > most:
            best, most = hint, worth
    return best or _on_deploying(state, decision, guesses), most


def _on_activation(state: State, decision: Decision) -> tuple[Hint | None, float]:
    """The Ally with whom the best turn can be taken, and that turn."""
    found: list[tuple[Hint | None, float]] = [(None, 0)]
    for action in decision.actions:
        if not act.SEAT <= action < act.DEPLOY:
            continue
        then, worth = _best(activated(state, action))
        if then is not None:
            found.append(
                (replace(then, answers=(action, *then.answers), since=then.since + 1), worth)
            )
    return max(found, key=lambda one: one[1])


def _on_deploying(state: State, decision: Decision, guesses: list[State]) -> Hint | None:
    """What is said of troops when nothing else is left to gain."""
    advice = advised(guesses[0], decision)
    if advice is None:
        return None
    if advice.troops:
        hint = _tried(guesses, decision.seat, (act.DEPLOY + advice.troops,))
        return None if hint is None else replace(hint, advice=advice)
    done = next((a for a in (act.END, act.PASS) if a in decision.actions), None)
    return None if done is None else Hint((done,), 0, (), advice=advice)


def told(state: State, seat: int, lang: str) -> HintOut | None:
    """The hint of a screen, in words; none for whoever is not asked."""
    decision = state.decision
    if decision is None or decision.seat != seat:
        return None
    hint = hint_for(state)
    return HintOut(
        topic=topic_of(decision),
        text="" if hint is None else _sentence(state, decision, hint, lang),
        why=[] if hint is None else reasons(state, decision, hint, lang),
        action=None if hint is None else state.action_text(hint.answers[0]),
    )


def at_ease(actions: list[ActionOut], hint: HintOut | None) -> None:
    """Whoever is advised to keep troops at home is not asked about them when ending the turn."""
    if hint is None or hint.action != "end":
        return
    if all(action.sort == "deploy" for action in actions if action.lapses):
        for action in actions:
            action.confirm = "never" if action.sort == "end" else action.confirm


# ---------------------------------------------------------------- finding


def _plans(state: State, decision: Decision) -> Iterator[tuple[int, ...]]:
    """What is tried: each space with the card that is missed least and with the Signet Ring, and
    single answers."""
    cards: dict[int, int] = {}
    for action in decision.actions:
        sort = _sort(state, action)
        if decision.kind == "turn" and sort == "card":
            for space in bits(state.reach(decision.owner, action - act.HAND)):
                cards[space] = min(
                    cards.get(space, action), action, key=lambda a: _when_revealed(state, a)
                )
                if state.codex.card_signet[action - act.HAND]:
                    yield (action, act.SPACE + space)
        elif sort not in ("end", "pass", "deploy") and (
            sort != "intrigue" or decision.kind == "combat"
        ):
            yield (action,)
    for space, card in cards.items():
        yield (card, act.SPACE + space)


def _when_revealed(state: State, action: int) -> int:
    """What a card would give if it were revealed later."""
    t, card = state.codex, action - act.HAND
    return t.card_persuasion[card] + t.card_swords[card] + len(t.card_reveal[card])


def _tried(guesses: list[State], seat: int, answers: tuple[int, ...]) -> Hint | None:
    """The answers on all guesses, if they can be given there alike."""
    hints = [_trial(guess.copy(), seat, answers) for guess in guesses]
    first, *others = hints
    if first is None or any(h is None or h.answers != first.answers for h in others):
        return None
    agreed = [c for c in first.changes if all(h and c in h.changes for h in others)]
    leads = all(h and h.leads for h in hints)
    return Hint(first.answers, first.since, tuple(agreed), leads)


def _trial(trial: State, seat: int, answers: tuple[int, ...]) -> Hint | None:
    since, round = len(answers) - 1, trial.round
    for action in answers[:since]:
        trial.apply(action)
    if trial.decision is None or answers[since] not in trial.decision.actions:
        return None
    # What a Commander's Agent brings to units and cubes comes to those of the Ally activated.
    fighter = trial.stands_in[seat]
    seats = {seat, fighter}
    before, led = numbers(trial, *seats), leads(trial, fighter)
    trial.apply(answers[since])
    if trial.is_over or trial.round != round:
        return None  # What came with the new round is not the answer's doing.
    plan = (*answers, *_arrival(trial, seat))
    changes = [
        change
        for change in changed(before, numbers(trial, *seats))
        if change.seat == seat or change.what in LENT
    ]
    return Hint(plan, since, tuple(changes), leads(trial, fighter) and not led)


def _arrival(trial: State, seat: int) -> list[int]:
    """Let an Agent arrive: at the first price, by the first Spy, gathering no intelligence."""
    given: list[int] = []
    while (decision := trial.decision) is not None and decision.seat == seat:
        if decision.kind not in ("cost", "infiltrate", "gather"):
            break
        given.append(act.PASS if decision.kind == "gather" else decision.actions[0])
        trial.apply(given[-1])
    return given


def _bought(decision: Decision, action: int) -> int | None:
    """The card an answer buys in the Reveal turn, from the Row or the Throne Row."""
    if decision.kind != "reveal-menu":
        return None
    for first, beyond in ((act.ACQUIRE, act.REVEAL_PART), (act.THRONE, act.SIZE)):
        if first <= action < beyond:
            return action - first
    return None


def _sort(state: State, action: int) -> str:
    return state.action_text(action).partition(":")[0]


# ---------------------------------------------------------------- weighing


def _worth(state: State, decision: Decision, hint: Hint) -> float:
    """How good it looks to a beginner; nothing for what there is nothing to say of."""
    t, last = state.codex, hint.answers[hint.since]
    sort = _sort(state, last)
    change = sum(WORTH.get(c.what, 0) * (c.after - c.before) for c in hint.changes)
    bought = _bought(decision, last)
    if bought is not None:
        points = sum(c.after - c.before for c in hint.gains if c.what == "vp")
        return 1 + WORTH["vp"] * points + 0.1 * t.card_cost[bought]
    if not hint.gains and not hint.leads:
        return 0
    if sort == "reveal":
        return 0.01
    own = state.army(decision.seat)
    fights = sort == "space" and t.space_combat[last - act.SPACE]
    eager = fights and own.garrison > 0 and own.deployed == 0
    planned = serves_plan(state, decision, hint)
    return (
        change
        + (FIGHTING if eager else 0)
        + (LEADING if hint.leads else 0)
        + (PLANNED if planned else 0)
    )


# ---------------------------------------------------------------- words


def _sentence(state: State, decision: Decision, hint: Hint, lang: str) -> str:
    if hint.activates:
        after, then = activated(state, hint.answers[0]), hint.then
        assert after.decision is not None
        ally = seat_name(state, hint.answers[0] - act.SEAT, lang)
        sentence = _sentence(after, after.decision, then, lang)
        return message(lang, "hint-activate", ally=ally, then=sentence)
    if hint.advice is not None:
        passes = act.PASS in decision.actions
        return _of_troops(hint.advice, passes, lang)
    t, first, last = state.codex, hint.answers[0], hint.answers[hint.since]
    sort = _sort(state, last)
    label = action_label(state, last, lang)
    if sort.endswith("-effect"):
        return label  # It says itself what it gives.
    label = label.removesuffix(".")
    gains = _listed(hint.gains, lang)
    if hint.costs:
        gains = message(lang, "hint-for", gains=gains, costs=_listed(hint.costs, lang))
    if sort == "space" and decision.kind in ("turn", "space"):
        id = "hint-go" if decision.kind == "turn" else "hint-space"
        return message(lang, id, card=name(t, first, lang), space=name(t, last, lang), gains=gains)
    if _bought(decision, last) is not None:
        paid = next(c for c in hint.changes if c.what == "persuasion")
        id = "hint-acquire-gain" if hint.gains else "hint-acquire"
        n = paid.before - paid.after
        return message(lang, id, card=name(t, last, lang), gains=gains, n=n, of=paid.before)
    if hint.leads:
        strength = next(c.after for c in hint.changes if c.what == "strength")
        return message(lang, "hint-lead", label=label, strength=strength)
    if sort == "reveal":
        return message(lang, "hint-reveal", gains=gains)
    return message(lang, "hint-do", label=label, gains=gains)


def _of_troops(advice: Advice, passes: bool, lang: str) -> str:
    """What is said of troops; an Ally in its Commander's turn passes and ends nothing."""
    stays = passes and advice.word == "keep-lead"
    return message(
        lang,
        "hint-deploy-stay" if stays else f"hint-deploy-{advice.word}",
        n=advice.troops,
        most=advice.most,
        strength=advice.strength,
        lead=advice.strength - advice.against,
        against=advice.against,
        place=advice.place,
    )


def _listed(changes: list[Change], lang: str) -> str:
    return ", ".join(
        message(
            lang,
            f"hint-n-{c.what}",
            n=abs(c.after - c.before),
            faction="" if c.faction is None else component_name("faction", c.faction, lang),
        )
        for c in changes
    )
