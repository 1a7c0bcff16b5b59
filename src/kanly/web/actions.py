"""What the page is told about each action, so that it need not know the rules."""

from __future__ import annotations

from typing import Final

from ..engine import actions as act
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.piles import bits
from ..engine.state import State
from ..language import action_label, seat_names
from .asked import TRADING, ranking, shares
from .marks import chosen_factions
from .model import ActionOut, Thing, View
from .previews import NOTHING, Preview, previews
from .team_model import About
from .words import GOODS, Confirm, Good, Means, Sort, Step, Zone

PAYING: Final = {"space", "acquire", "throne", "intrigue"}
"""Sorts of actions that spend something."""
LOSING: Final[set[DecisionKind]] = {"trash", "trash-intrigue"}
"""Questions whose answer takes a card out of the game."""

OWN_STEPS: Final[dict[str, Step]] = {
    "leader": "leader",
    "throne": "throne",
    "activate": "activate",
    "defend": "defend",
    "combat": "combat",
    "endgame": "endgame",
    "flip": "flip",
    "secret-pair": "secret",
    "victory": "combat",
}
"""Questions that are a step of the game by themselves."""

MEANS: Final[dict[tuple[DecisionKind, Sort], Means]] = {
    ("activate", "seat"): "activate",
    ("agent-menu", "seat"): "let-deploy",
    ("alliance", "seat"): "give-alliance",
    ("ally-deploys", "pass"): "deploy-none",
    ("ally-pays", "amount"): "pay",
    ("choose-agent", "option"): "send-home-agent",
    ("choose-agent", "space"): "move-agent",
    ("combat", "seat"): "play-for",
    ("concede", "option"): "concede",
    ("concede", "pass"): "stand",
    ("deploy", "pass"): "deploy-none",
    ("hand-out", "contract"): "give-contract",
    ("hand-out", "seat"): "give-contract",
    ("opponent", "seat"): "oppose",
    ("reinforce", "amount"): "reinforce",
    ("secret-pair", "option"): "keep-secret",
    ("take-back", "discarded"): "take-back",
    ("throne", "acquire"): "to-throne",
    ("trade-amount", "amount"): "trade-amount",
    ("trade-cards", "end"): "give-these",
    ("trade-cards", "intrigue"): "give-card",
    ("trade-kind", "option"): "trade-kind",
    ("trade-kind", "pass"): "give-nothing",
    ("trade-partner", "seat"): "trade-with",
    ("voice", "space"): "close",
}
"""What an answer is where its sort alone does not say it."""

SPACE_STEPS: Final = ("space", "cost", "infiltrate", "gather", "choose-agent")
NAMING: Final[tuple[DecisionKind, ...]] = (*TRADING, "choose-agent", "victory", "voice")
"""Questions whose answers name what could be paid for, and pay nothing."""
TOP: Final[dict[int, Means]] = {act.OPTION: "draw-top", act.OPTION + 1: "trash-top"}
"""What can be done with the card on top of the deck."""


def thing(text: str) -> Thing:
    """What an action or source names."""
    sort, _, id = text.partition(":")
    return Thing(sort, id)


def step_of(kind: DecisionKind, view: View) -> Step | None:
    """Where in the game a question stands; none if it comes in between."""
    if kind in OWN_STEPS:
        return OWN_STEPS[kind]
    if view.turn.revealing:
        return "reveal"
    if kind == "turn":
        return "card"
    if view.turn.card is None:
        return None
    return "space" if kind in SPACE_STEPS else "effects"


def described(
    state: State, decision: Decision, view: View, about: About | None, lang: str, names: list[str]
) -> list[ActionOut]:
    """The answers to a decision; `names` are what the seats are called at this table."""
    called = list(zip(seat_names(state, lang), names)) if state.teams is not None else []
    known = previews(state)
    lapsing = {action for action in decision.actions if _lapses(decision, action)}
    found: list[ActionOut] = []
    for action in decision.actions:
        text = state.action_text(action)
        named = thing(text)
        preview = known.get(action, NOTHING)
        found.append(
            ActionOut(
                action=text,
                sort=named.sort,
                id=named.id,
                n=int(named.id) if named.sort in ("amount", "deploy") else None,
                at=_place(state, decision, view, action),
                zone=_zone(decision, named.sort),
                means=_means(decision, action, named.sort),
                seat=int(named.id) if named.sort == "seat" else None,
                good=_good(decision, action, about),
                shares=shares(state, decision, action),
                ranking=ranking(state, decision, action),
                asks=preview.asks,
                label=_in_names(action_label(state, action, lang), called),
                confirm=_confirms(state, action, named.sort, preview, bool(lapsing)),
                lapses=action in lapsing,
                infiltrates=decision.kind == "space" and _is_others(view, decision.owner, named.id),
                ends_undo=preview.ends_undo,
                changes=preview.changes,
                spaces=_reach(state, decision, action),
                factions=chosen_factions(state, decision, action),
                deploys=preview.deploys,
            )
        )
    return found


def _in_names(label: str, called: list[tuple[str, str]]) -> str:
    """The label with teammates called as everywhere at the table, not by their Leaders."""
    for leader, own in called:
        label = label.replace(leader, own)
    return label


def _means(decision: Decision, action: int, sort: Sort) -> Means | None:
    if decision.kind == "top-card":
        return TOP[action]
    return MEANS.get((decision.kind, sort))


def _confirms(
    state: State, action: int, sort: Sort, preview: Preview, something_lapses: bool
) -> Confirm:
    """Is it asked about before it is done?  Ending and passing are said aloud anyway."""
    decision = state.decision
    assert decision is not None
    if action == act.END:
        # A turn can end once all is done that must be; what the Endgame leaves is lost for good.
        # Whoever is asked then, a teammate perhaps, is asked in any case.
        if not something_lapses:
            gives = decision.kind in TRADING and preview.asks is not None
            return "careful" if gives else "never"
        return "always" if decision.kind == "endgame" else "careful"
    if action == act.PASS:
        return "never" if preview.asks is None else "careful"
    if action == act.REVEAL:
        playable = any(act.HAND <= a < act.DISCARDED for a in decision.actions)
        return "always" if playable or _for_other_ally(state, decision.seat) else "never"
    loses = decision.kind in LOSING or _means(decision, action, sort) == "trash-top"
    if loses or preview.ends_undo:
        return "always"
    pays = sort in PAYING and decision.kind not in NAMING
    return "careful" if pays else "never"


def _for_other_ally(state: State, seat: int) -> bool:
    """Has a Commander an Agent left, but none for the Ally activated?"""
    return state.seats[seat].agents > 0 and not state.ready(seat)


def _lapses(decision: Decision, action: int) -> bool:
    """Does whoever ends now give this up?

    A card can be kept in hand until the game ends, and an Ally is asked about troops anyway.
    """
    if act.END not in decision.actions or action == act.END:
        return False
    kept = act.INTRIGUE <= action < act.HAND and decision.kind != "endgame"
    return not kept and not act.SEAT <= action < act.DEPLOY


def _place(state: State, decision: Decision, view: View, action: int) -> Thing | None:
    """Where on the table an action is chosen that names nothing there."""
    here = view.turn.space
    if decision.kind == "train":
        return Thing("track", state.codex.paths[decision.value].places[action - act.OPTION].id)
    if decision.kind == "detonate" and action == act.OPTION:
        return Thing("wall", "")
    if action == act.INFLUENCE_STEP and here is not None:
        track = state.codex.space_track[state.codex.space_ids.index(here)]
        return Thing("faction", state.codex.track_ids[track])
    parts = [a for a in decision.actions if act.SPACE_PART <= a < act.CARD_PART]
    if parts == [action] and here is not None:
        return Thing("space", here)
    return None


def _zone(decision: Decision, sort: Sort) -> Zone | None:
    if sort == "card":
        return "deck" if decision.kind in ("top-draw", "top-discard") else "hand"
    if sort == "contract":
        return "market" if decision.kind in ("contract", "hand-out") else "held"
    return "throne" if sort == "throne" else None


def _good(decision: Decision, action: int, about: About | None) -> Good | None:
    """What an answer would give away in a trade."""
    if decision.kind == "trade-kind" and action != act.PASS:
        return GOODS[action - act.OPTION]
    if decision.kind != "trade-amount" or about is None or about.deal is None:
        return None
    return next(gift.what for gift in about.deal.gifts if gift.seat == decision.seat)


def _is_others(view: View, seat: int, space: str) -> bool:
    """Does another seat's Agent stand there?"""
    return any(space in other.agents_at for n, other in enumerate(view.seats) if n != seat)


def _reach(state: State, decision: Decision, action: int) -> list[str]:
    """Where a card in hand can go."""
    if decision.kind != "turn" or not act.HAND <= action < act.DISCARDED:
        return []
    spaces = state.reach(decision.owner, action - act.HAND)
    return [state.codex.space_ids[n] for n in bits(spaces)]
