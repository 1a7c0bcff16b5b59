"""Who is with whom, and what teammates have together."""

from __future__ import annotations

from typing import Final

from ..engine import actions as act
from ..engine.fields import AT_HOME, GONE
from ..engine.modes import Mode
from ..engine.piles import bits
from ..engine.state import State
from ..language import name, tie_breaks
from ..language.score import ScoreKind
from .team_model import Combatant, TeamOut, ThroneCard, TieBreak, Token
from .words import SeatRole, TokenSign, TokenState

UNITS_SCORE: Final[tuple[ScoreKind, ...]] = ("conflict", "match")
"""Points only those have who can fight."""


def role_of(mode: Mode, seat: int) -> SeatRole:
    """Who plays at a seat."""
    role = mode.chairs[seat].role
    if not role.decides:
        return "spoiler" if role.wants_nothing else "rival"
    if role.commands:
        return "commander"
    return "player" if commander_of(mode, seat) is None else "ally"


def teammates(mode: Mode, seat: int) -> list[int]:
    """Those it plays together with, clockwise from the left."""
    count = len(mode.chairs)
    around = [(seat + n) % count for n in range(1, count)]
    return [other for other in around if mode.chairs[other].team == mode.chairs[seat].team]


def allies_of(mode: Mode, seat: int) -> list[int]:
    """The Allies among its teammates: of a Commander the left one first."""
    return [mate for mate in teammates(mode, seat) if not mode.chairs[mate].role.commands]


def commander_of(mode: Mode, seat: int) -> int | None:
    """Who commands the seat's team: perhaps itself, perhaps nobody."""
    team = [seat, *teammates(mode, seat)]
    return next((member for member in team if mode.chairs[member].role.commands), None)


def cannot_score(mode: Mode, seat: int) -> list[ScoreKind]:
    """Kinds of points the seat can never have."""
    return list(UNITS_SCORE) if mode.chairs[seat].role.commands else []


# ---------------------------------------------------------------- on the screen


def teams_of(state: State, names: list[str], lang: str) -> list[TeamOut]:
    """Every team with its points."""
    mode, t = state.setup.mode, state.codex
    standings = {x.team: x for x in state.standings} if state.is_over else {}
    found: dict[int, TeamOut] = {}
    for seat, chair in enumerate(mode.chairs):
        if chair.team in found:
            continue
        head = commander_of(mode, seat)
        first = seat if head is None else head
        members = [first, *teammates(mode, first)]
        leader = mode.chairs[first].leader if head is not None else ""
        standing = standings.get(chair.team)
        found[chair.team] = TeamOut(
            id=leader,
            name=name(t, act.LEADER + t.leader_number[leader], lang) if leader else names[first],
            seats=members,
            commander=head,
            total=sum(state.seats[member].vp for member in members),
            throne=chair.throne,
            place=None if standing is None else standing.place,
            ties=[] if standing is None else ties_of(standing.ties, lang),
        )
    return [found[team] for team in sorted(found)]


def ties_of(ties: dict[str, int], lang: str) -> list[TieBreak]:
    """What breaks ties, in words."""
    return [TieBreak(text, n) for text, n in zip(tie_breaks(lang), ties.values())]


def throne_of(state: State, seat: int) -> list[ThroneCard]:
    """The Throne Row as a seat may acquire from it."""
    if state.teams is None:
        return []
    t = state.codex
    may = seat >= 0 and t.rulebook.has_throne(state, seat)
    return [
        ThroneCard(t.card_ids[card], t.card_cost[card] if may else None)
        for card in state.teams.throne
    ]


def tokens_of(state: State, seat: int) -> list[Token]:
    """The Agents of a seat that are not like every other."""
    teams, mode = state.teams, state.setup.mode
    if teams is None:
        return []
    left, sword = teams.left_at[seat], teams.swordmaster_at[seat]
    gained = state.seats[seat].swordmaster
    if not mode.chairs[seat].role.commands:
        return [_token(state, "none", [], sword, gained)]
    allies = allies_of(mode, seat)
    right = next((x for x in bits(state.seats[seat].agents_at) if x not in (left, sword)), AT_HOME)
    return [
        _token(state, "left", allies[:1], left),
        _token(state, "right", allies[1:], right),
        _token(state, "both", allies, sword, gained),
    ]


def _token(
    state: State, sign: TokenSign, allies: list[int], at: int, gained: bool | None = None
) -> Token:
    """A token at a space, at home or gone; `gained` is said of Swordmasters only."""
    places: dict[int, TokenState] = {AT_HOME: "home", GONE: "gone"}
    where = places.get(at, "sent")
    return Token(
        sign=sign,
        swordmaster=gained is not None,
        allies=allies,
        state="not-gained" if gained is False else where,
        space=state.codex.space_ids[at] if where == "sent" else None,
    )


def ring_of(state: State, passed: set[int]) -> list[Combatant]:
    """Who takes part in the Combat that is on, from whoever is asked on, clockwise."""
    decision, mode = state.decision, state.setup.mode
    if decision is None or decision.kind != "combat":
        return []
    fighters = state.codex.rulebook.fighters(state)
    found: list[Combatant] = []
    seat = decision.seat
    for _ in state.seats:
        if seat in fighters:
            served = allies_of(mode, seat) if mode.chairs[seat].role.commands else [seat]
            found.append(Combatant(seat, seat in passed, [n for n in served if n in fighters]))
        seat = state.left[seat]
    return found
