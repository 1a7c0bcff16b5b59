"""What one seat sees of a table, in its language."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from ..engine import actions as act
from ..engine.events import LEADER, PLAYED, REVEALED
from ..engine.ledger import reason_of
from ..engine.node import Decision
from ..engine.options import VARIANTS
from ..engine.record import Record
from ..engine.state import State
from ..language import (
    action_label,
    name,
    prompt,
    reason_text,
    score_kind,
    score_reasons,
    standing_line,
)
from ..language.signs import cost_signs
from . import model
from .actions import described, step_of, thing
from .asked import about, may_concede
from .catalogue_model import Sign
from .errors import Refused
from .games import game_of
from .hints import at_ease
from .hints import told as hint
from .history import NEWS, passed, points_by_round, told
from .lessons import taught
from .marks import lowered, secrets_of, shown_card
from .people import HERE
from .puzzles import posed
from .tables import Table
from .teams import cannot_score, role_of, teammates, teams_of, throne_of, ties_of, tokens_of
from .teams import ring_of as ring
from .words import UndoEnds


def labels(table: Table, state: State, lang: str) -> list[str]:
    """The name each seat is shown under: the player's own, or the Leader's or Rival's.

    A Leader that was turned over keeps the name of its front, so that the log stays true.
    """
    t = state.codex
    names: list[str] = []
    for n, (sitter, seat) in enumerate(zip(table.sitters, state.seats)):
        if sitter.name:
            names.append(sitter.name)
        elif seat.rival >= 0:
            names.append(name(t, act.RIVAL + seat.rival, lang))
        elif seat.leader >= 0:
            front = t.leaders[seat.leader].face_of
            leader = t.leader_number[front] if front else seat.leader
            names.append(name(t, act.LEADER + leader, lang))
        else:
            names.append(name(t, act.SEAT + n, lang))
    return names


def screen(
    table: Table, seat: int, lang: str, person: str = HERE, log_from: int = 0
) -> model.Screen:
    """The screen of a running table for a person, while nobody changes it.

    Who has the settled lines of the log already can ask for the others only.
    """
    with table.lock:
        check_seat(table, seat)
        start = _log_start(table, log_from)
        ends = cast("UndoEnds", table.undo_ends(seat))
        shown = _screen(table, table.state, seat, lang, person, start, ends, False)
        shown.undoable = table.undoable_by(seat)
        shown.undo_path = table.asked_before(shown.undoable)
        shown.answered = _answered(table)
        shown.log_settled = table.settled
        if table.puzzle is not None:
            posed(shown, table, table.puzzle, labels(table, table.state, lang))
        if table.hints:
            shown.hint = hint(table.state, seat, lang)
            at_ease(shown.decision.actions if shown.decision else [], shown.hint)
        return shown


def _answered(table: Table) -> model.Answered | None:
    """What a teammate, or an opponent, has just answered in the turn that goes on."""
    state = table.state
    asked = table.asked_before(1)
    mine = state.decision is not None and state.decision.seat == state.active
    if not asked or not mine or state.last_seat == state.active:
        return None
    return model.Answered(state.last_seat, asked[0], len(table.game.record.actions) - 1)


def _log_start(table: Table, log_from: int) -> int:
    """Where the log begins that a screen with so many lines needs."""
    start = max(0, min(log_from, table.settled))
    log = table.state.log or []
    renamed = any(event == LEADER for event, *_ in log[start:])
    return 0 if renamed else start


def check_seat(table: Table, seat: int) -> None:
    """Cards are shown of nobody (-1), of a person, or of any seat once the game is over."""
    if seat == -1:
        return
    if not 0 <= seat < len(table.sitters):
        raise Refused(422, "bad-seat", f"there is no seat {seat}")
    if table.sitters[seat].kind != "person" and not table.is_over:
        raise Refused(403, "hidden", f"the cards of seat {seat} are not shown while the game lasts")


def reviewed_seats(table: Table, person: str) -> list[int]:
    """The seats with whose eyes somebody can look back at a game.

    While several share a device nobody's: the others would look too.
    """
    if table.is_over:
        return [n for n, sitter in enumerate(table.sitters) if sitter.kind != "rival"]
    own = table.seats_of(person)
    return own if len(own) == 1 else []


def delayed(table: Table, ply: int, lang: str, person: str) -> model.Screen:
    """The table as it was after so many actions, for those who watch later."""
    with table.lock:
        known = table.delayed.get(lang)
        if known is None or known[0] != ply:
            known = table.delayed[lang] = (ply, replayed(table, ply, -1, lang, person).screen)
        ply, shown = known
        shown.revision = table.revision
        shown.delayed = ply < len(table.game.record.actions)
        return shown


def replayed(
    table: Table, ply: int, seat: int, lang: str, person: str = HERE, until: int | None = None
) -> model.Replayed:
    """The table after so many of its actions; everything is open once the game is over.

    Who watches later is told nothing of what came after so many (`until`).
    """
    with table.lock:
        check_seat(table, seat)
        seats = reviewed_seats(table, person)
        if seat != -1 and seat not in seats:
            raise Refused(403, "hidden", f"the cards of seat {seat} are not shown in the review")
        open_cards = table.is_over
        record = Record(table.game.record.setup, [*table.game.record.actions])
        record.position = table.game.record.position
        if until is not None:
            del record.actions[until:]
    if not 0 <= ply <= len(record.actions):
        raise Refused(422, "bad-ply", f"the game has {len(record.actions)} actions, not {ply}")
    state = record.replay(ply, log=True)
    label = ""
    decision = state.decision
    if ply < len(record.actions) and decision is not None and (open_cards or decision.seat == seat):
        label = action_label(state, record.actions[ply], lang)
    return model.Replayed(
        ply=ply,
        plies=len(record.actions),
        action=label,
        action_seat=None if decision is None else decision.seat,
        seats=seats,
        screen=_screen(table, state, seat, lang, person, 0, "nothing-done", open_cards),
        revealed=open_cards,
    )


def _screen(
    table: Table,
    state: State,
    seat: int,
    lang: str,
    person: str,
    log_from: int,
    undo_ends: UndoEnds,
    open_cards: bool,
) -> model.Screen:
    setup = state.setup
    names = labels(table, state, lang)
    log = state.log or []
    view = _view(state, seat, open_cards)
    shown = model.Screen(
        id=table.id,
        revision=table.revision,
        seat=seat,
        lang=lang,
        edition=setup.edition,
        game=game_of(setup),
        board=setup.mode.board.id,
        goal=setup.mode.end_points,
        modules=setup.modules,
        players=setup.players,
        difficulty=setup.level.id or None,
        variants=VARIANTS.of(setup),
        hints=table.hints,
        coach=table.coach,
        sitters=_sitters(table, state, person, names),
        view=view,
        decision=_decision(state, view, seat, lang, names),
        undoable=0,
        undo_path=[],
        undo_ends=undo_ends,
        log_from=log_from,
        log=told(log, state.codex, lang, names, log_from, table.log_lengths),
        news_from=news_from(state, seat),
        teams=teams_of(state, names, lang),
        throne=throne_of(state, seat),
        ring=ring(state, passed(log)),
        fighters=_fighters(state),
        rewarded=3 if setup.mode.shares_third else 2,
        protected=state.is_protected(),
        over=state.is_over,
        standings=_standings(state, lang, names),
        log_settled=0,
        prices=_prices(state, seat),
    )
    if table.lesson is not None:
        taught(shown, table.lesson, state)
    return shown


BEFORE_SENDING: Final = ("cost", "infiltrate", "choose-agent")
"""Questions about an Agent that has a space but is not there yet."""


def news_from(state: State, seat: int) -> int:
    """Where in the log the news for a seat begin: what others did after its last turn.

    What befalls others in that turn, teammates above all, is part of it.
    """
    log = state.log or []
    turns = [n for n, e in enumerate(log) if e[1] == seat and e[0] in (PLAYED, REVEALED)]
    sending = state.decision is not None and state.decision.kind in BEFORE_SENDING
    if state.active == seat and not sending and (state.turn.revealing or state.turn.space >= 0):
        turns = turns[:-1]
    for n in range(turns[-1] + 1 if turns else 0, len(log)):
        if log[n][1] != seat and log[n][0] in NEWS:
            return n
    return len(log)


def _sitters(table: Table, state: State, person: str, names: list[str]) -> list[model.SitterOut]:
    t = state.codex
    return [
        model.SitterOut(
            kind=sitter.kind,
            here=sitter.is_held_by(person),
            name=sitter.name,
            bot=sitter.bot,
            standin=sitter.standin,
            leader=t.leader_ids[p.leader] if p.leader >= 0 else None,
            rival=t.rival_ids[p.rival] if p.rival >= 0 else None,
            label=label,
            role=role_of(state.setup.mode, n),
            team=state.setup.mode.chairs[n].team,
            teammates=teammates(state.setup.mode, n),
            savings=state.savings(n) if _saves(state, n) else None,
            swordmaster_in=_awaits(state, n),
        )
        for n, (sitter, p, label) in enumerate(zip(table.sitters, state.seats, names))
    ]


def _saves(state: State, seat: int) -> bool:
    """Does a Rival lay by for its Swordmaster?"""
    p = state.seats[seat]
    return p.role.buys and not p.swordmaster and state.codex.rivals[p.rival].swordmaster > 0


def _awaits(state: State, seat: int) -> int | None:
    """The round in which the Swordmaster of a Rival comes by itself, until it has come."""
    p = state.seats[seat]
    return (
        (state.setup.level.swordmasters_at or None) if p.role.buys and not p.swordmaster else None
    )


def _view(state: State, seat: int, open_cards: bool) -> model.View:
    view = state.view(seat)
    secrets = secrets_of(state, seat, open_cards)
    for n, shown in enumerate(view["seats"]):
        shown["influence"] = {
            state.codex.track_ids[track]: state.seats[n].influence[track]
            for track in state.codex.cubes[n]
        }
        shown["standing"] = dict(zip(state.codex.track_ids, state.influence(n)))
        shown["stands_in"] = state.stands_in[n]
        shown["tokens"] = tokens_of(state, n)
        shown["secret"] = secrets.get(n)
        shown.setdefault("top", [])
        shown["bonus_swords"] = state.setup.mode.bonus_swords if shown["swordmaster"] else 0
    if view["marks"] is not None:
        view["marks"]["prices"] = lowered(state)
    if open_cards:
        whole = state.to_dict()
        for shown, full in zip(view["seats"], whole["seats"]):
            shown["hand"] = full["hand"]
            shown["intrigue"] = full["intrigue"]
    return msgspec.convert(view, model.View)


def _decision(
    state: State, view: model.View, seat: int, lang: str, names: list[str]
) -> model.DecisionOut | None:
    decision = state.decision
    if decision is None:
        return None
    asked = decision.seat == seat
    subject = about(state, decision)
    rival = None if state.seats[decision.owner].role.decides else decision.owner
    return model.DecisionOut(
        seat=decision.seat,
        kind=decision.kind,
        step=step_of(decision.kind, view),
        prompt=prompt(decision, lang, names),
        source=thing(state.action_text(decision.source)),
        actions=described(state, decision, view, subject, lang, names) if asked else [],
        why=_why(state, decision, lang) if asked else {},
        about=subject,
        rival=rival,
        shows=shown_card(state, decision) if asked else None,
    )


def _why(state: State, decision: Decision, lang: str) -> dict[str, list[model.Why]]:
    """Why the other spaces and cards cannot be chosen now."""
    targets: list[int] = []
    t = state.codex
    if decision.kind in ("turn", "space"):
        targets += [act.SPACE + n for n in range(len(t.space_ids))]
    if decision.kind in ("turn", "agent-menu", "reveal-menu", "combat", "endgame"):
        targets += [act.INTRIGUE + c for c in set(state.seats[decision.seat].intrigue)]
    if decision.kind == "turn":
        targets += [act.HAND + c for c in set(state.seats[decision.seat].hand)]
    if decision.kind == "throne":
        targets += [act.ACQUIRE + c for c in set(state.row)]
    if decision.kind == "reveal-menu":
        set_aside = state.seats[decision.seat].set_aside
        targets += [act.ACQUIRE + c for c in {*state.row, *set_aside, *t.reserve_cards}]
        targets += [act.THRONE + c for c in set(state.teams.throne if state.teams else b"")]
    found: dict[str, list[model.Why]] = {}
    has_spies = bool(t.mode.board.posts)
    for target in targets:
        if target not in decision.actions:
            found[state.action_text(target)] = [
                model.Why(r.code, reason_text(r, lang, has_spies), dict(r.params))
                for r in state.explain(target)
            ]
    return found


def _prices(state: State, seat: int) -> dict[str, list[list[Sign]]]:
    """What spaces cost now, where that is not what is printed first."""
    t = state.codex
    return {
        id: [msgspec.convert(cost_signs(cost), list[Sign]) for cost in costs]
        for n, id in enumerate(t.space_ids)
        if (costs := state.costs(max(0, seat), n)) != t.space_costs[n]
    }


def _fighters(state: State) -> list[model.Fighter]:
    """Everybody's place in the Conflict if it ended now, the strongest first."""
    if state.conflict < 0:
        return []
    strengths = [state.strength(n) for n in range(len(state.seats))]
    taken = state.ranks()
    fighting = [n for n, seat in enumerate(state.seats) if not seat.role.commands]
    order = sorted(fighting, key=lambda n: -strengths[n])
    in_combat = state.decision is not None and state.decision.kind == "combat"
    out = passed(state.log or []) if in_combat else set()
    return [
        model.Fighter(n, strengths[n], taken[n], n in out, may_concede(state, n)) for n in order
    ]


def _track(state: State, entry: int) -> str | None:
    """The Influence track a point came from."""
    first = {"influence": act.FACTION, "alliance": act.ALLIANCE}.get(score_kind(reason_of(entry)))
    return None if first is None else state.codex.track_ids[reason_of(entry) - first]


def _standings(state: State, lang: str, names: list[str]) -> list[model.StandingOut]:
    if not state.is_over:
        return []
    rows: list[model.StandingOut] = []
    for standing in state.standings:
        seat = state.seats[standing.seat]
        if seat.role.wants_nothing:
            continue  # It has no place among those who play for points.
        reasons = [
            model.ScoreReason(score_kind(reason_of(entry)), text, points, _track(state, entry))
            for entry, (text, points) in zip(
                seat.ledger, score_reasons(state.codex, seat, lang), strict=True
            )
        ]
        rows.append(
            model.StandingOut(
                place=standing.place,
                seat=standing.seat,
                team=standing.team,
                vp=standing.vp,
                total=standing.total,
                text=standing_line(standing, names[standing.seat], lang),
                ties=ties_of(standing.ties, lang),
                reasons=reasons,
                cannot=cannot_score(state.setup.mode, standing.seat),
                by_round=points_by_round(state.log or [], standing.seat, len(reasons)),
            )
        )
    return rows
