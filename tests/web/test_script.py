"""What a line of the log carries for its picture: right, and nothing that is hidden."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Final

import pytest

from kanly import Game, new_game
from kanly.engine import events as ev
from kanly.engine.library import load
from kanly.engine.state import State
from kanly.web.history import Entry, told
from kanly.web.model import LogLine
from kanly.web.previews import numbers
from kanly.web.screen import replayed, screen
from kanly.web.script import changes
from kanly.web.tables import Sitter, Table
from tests.properties.battery import random_setup

GAMES: Final = 12
COUNTS: Final = [(1, 2, 3, 4), (6,)]
"""Everybody for themselves or with Rivals, and two teams."""
ROUND_END: Final = {ev.WON, ev.NOBODY_WON}
"""All units go home, and later all Agents: no line tells of each."""
UNTOLD_HAND: Final = {ev.PLAYED, ev.REVEALED, ev.TRASHED, ev.ACQUIRED, ev.SET_ASIDE}
"""They may take cards from the hand or bring some; how many is not said."""


def lines_of(state: State, log: list[Entry]) -> list[LogLine]:
    return told(log, state.codex, "en", ["A", "B", "C", "D", "E", "F"], 0, [])


def shifted(state: State, log: list[Entry]) -> Counter[tuple[int, str, str | None]]:
    """What the lines say has changed."""
    found: Counter[tuple[int, str, str | None]] = Counter()
    traders = 0, 0
    for entry in log:
        if entry[0] == ev.TRADED:
            traders = entry[1], entry[2]
        for shift in changes(state.codex, entry, traders):
            found[shift.seat, shift.what, shift.faction] += shift.by
    return found


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_lines_of_every_action_say_by_how_much_numbers_change(
    seed: int, counts: tuple[int, ...]
) -> None:
    r = random.Random(seed)
    state = new_game(**random_setup(r, seed, counts), log=True)
    told_of = 0
    while state.decision is not None:
        seats = range(len(state.seats))
        before = [numbers(state, seat) for seat in seats]
        log = state.log
        assert log is not None
        length = len(log)
        state.apply(r.choice(state.decision.actions))
        new = log[length:]
        happened = {event for event, *_ in new}
        if ev.LEADER in happened:
            continue  # what everybody begins with is laid out
        said = shifted(state, new)
        for seat in seats:
            for (what, faction, _), n in numbers(state, seat).items():
                if what in ("persuasion", "strength"):
                    continue  # what is bought and what comes home is not said
                if what in ("conflict", "worms", "agents") and happened & ROUND_END:
                    continue
                if what == "hand" and (happened & UNTOLD_HAND or not happened):
                    continue
                change = n - before[seat][what, faction, seat]
                assert said[seat, what, faction] == change, (what, new)
                told_of += change != 0
    assert told_of > 100


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_what_lines_name_is_known_to_the_catalogue_or_the_table(
    seed: int, counts: tuple[int, ...]
) -> None:
    r = random.Random(seed)
    state = new_game(**random_setup(r, seed, counts), log=True)
    while state.decision is not None:
        state.apply(r.choice(state.decision.actions))
    parse = state.codex.vocabulary.parse
    for line in lines_of(state, state.log or []):
        for thing in line.things:
            parse(f"{thing.sort}:{thing.id}" if thing.id else thing.sort)


def test_fields_of_a_card_sent_to_a_space() -> None:
    codex = load("uprising")
    entry = (ev.PLAYED, 1, codex.card_number["dagger"], codex.space_number["arrakeen"])
    line = told([entry], codex, "en", ["Ana", "Feyd"], 0, [])[0]
    assert [(thing.sort, thing.id) for thing in line.things] == [
        ("card", "dagger"),
        ("space", "arrakeen"),
    ]
    assert line.numbers == []
    assert [(s.seat, s.what, s.by) for s in line.changes] == [(1, "agents", -1)]


def test_fields_of_goods_influence_and_theft() -> None:
    codex = load("uprising")
    log = [(ev.PAID, 0, 1, 3), (ev.INFLUENCE_UP, 0, 0, 2), (ev.STOLE, 0, 1, 0)]
    paid, influence, stole = told(log, codex, "en", ["Ana", "Feyd"], 0, [])
    assert [(s.what, s.by) for s in paid.changes] == [("spice", -3)]
    assert (paid.things, paid.numbers) == ([], [3])
    assert [(s.what, s.faction, s.by) for s in influence.changes] == [("influence", "emperor", 1)]
    assert influence.numbers == [2]
    assert [(s.seat, s.by) for s in stole.changes] == [(0, 1), (1, -1)]


def test_a_fight_is_told_with_strength_and_reward() -> None:
    codex = load("uprising")
    line = told([(ev.FOUGHT, 1, 7, 3)], codex, "en", ["Ana", "Feyd"], 0, [])[0]
    assert line.numbers == [7, 3]
    assert line.common


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("seed", range(6))
def test_everybody_who_fights_is_ranked_before_the_rewards(
    seed: int, counts: tuple[int, ...]
) -> None:
    r = random.Random(seed)
    state = new_game(**random_setup(r, seed, counts), log=True)
    while state.decision is not None:
        state.apply(r.choice(state.decision.actions))
    ranked: dict[int, int] = {}
    rewards = 0
    for event, seat, _, b in state.log or []:
        if event == ev.COMBAT:
            ranked = {}
        elif event == ev.FOUGHT:
            assert seat not in ranked
            ranked[seat] = b
        elif event == ev.REWARD:
            rewards += 1
            assert ranked[seat] == b
        elif event == ev.WON:
            assert ranked[seat] == 1
        elif event == ev.NOBODY_WON:
            assert 1 not in ranked.values()
    assert rewards > 5


def public(state: State) -> str:
    """All that everybody may know."""
    return json.dumps(state.view(-1))


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("seed", range(6))
def test_a_line_names_no_card_that_is_hidden(seed: int, counts: tuple[int, ...]) -> None:
    r = random.Random(seed)
    state = new_game(**random_setup(r, seed, counts), log=True)
    named = 0
    while state.decision is not None:
        known = public(state)
        length = len(state.log or [])
        state.apply(r.choice(state.decision.actions))
        new = (state.log or [])[length:]
        if any(event in (ev.SHUFFLED, ev.ROUND) for event, *_ in new):
            continue  # what lay open has gone into a deck since
        known += public(state)
        for entry in new:
            for thing in lines_of(state, [entry])[0].things:
                if thing.sort in ("card", "intrigue"):
                    assert f'"{thing.id}"' in known, entry
                    named += 1
    assert named > state.round * state.setup.players


def test_the_ply_of_a_line_is_where_the_replay_shows_the_table_before_it() -> None:
    r = random.Random(3)
    table = Table(
        "t", Game.new(new_game(players=3, seed=3, log=True)), [Sitter("person")] * 3, False
    )
    for _ in range(60):
        decision = table.state.decision
        assert decision is not None
        table.game.apply(r.choice(decision.actions))
        table.settle()
    shown = screen(table, 0, "en")
    for line_number in (20, 40, len(shown.log) - 1):
        line = shown.log[line_number]
        before = replayed(table, line.ply, -1, "en").screen
        after = replayed(table, line.ply + 1, -1, "en").screen
        assert len(before.log) <= line_number < len(after.log)


def test_the_ply_holds_after_undo() -> None:
    game = Game.new(new_game(players=3, seed=5, log=True))
    table = Table("t", game, [Sitter("person")] * 3, False)
    r = random.Random(5)
    while not game.can_undo:
        assert game.state.decision is not None
        game.apply(r.choice(game.state.decision.actions))
        table.settle()
    game.undo()
    assert game.state.decision is not None
    game.apply(game.state.decision.actions[-1])
    table.settle()
    last = screen(table, 0, "en").log[-1]
    assert last.ply < len(game.record.actions)
