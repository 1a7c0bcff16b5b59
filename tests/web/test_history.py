"""The log as the page tells it."""

from __future__ import annotations

import random

from kanly import Game, new_game
from kanly.engine import events as ev
from kanly.engine.library import load
from kanly.web.history import Entry, passed, points_by_round, told
from kanly.web.model import LogLine
from kanly.web.screen import screen
from kanly.web.tables import Sitter, Table
from tests.table import Table as Position
from tests.table import do


def line(event: int, seat: int, a: int = 0, b: int = 0) -> Entry:
    """An entry of the engine's log."""
    return event, seat, a, b


def lines(*log: Entry) -> list[LogLine]:
    """What the page gets of it."""
    return told(list(log), load("uprising"), "en", ["Ana", "Feyd", "Irulan"], 0, [])


def entries(log: list[LogLine]) -> list[tuple[int | None, list[str]]]:
    """Seat and events of each entry; the beginnings of rounds are none."""
    found: dict[int, tuple[int | None, list[str]]] = {}
    for one in log:
        if one.event != "round":
            entry = found.setdefault(one.entry, (None if one.common else one.seat, []))
            entry[1].insert(0 if one.heads else len(entry[1]), one.event)
    return list(found.values())


def test_an_entry_begins_when_the_seat_changes_or_a_turn_begins() -> None:
    log = lines(
        line(ev.OBJECTIVE, 0),
        line(ev.ROUND, 0, 1),
        line(ev.CONFLICT, 0),
        line(ev.PLAYED, 0),
        line(ev.GAINED, 0, 1, 1),
        line(ev.PLAYED, 1),
        line(ev.PLAYED, 0),
        line(ev.PLAYED, 0),
    )
    assert entries(log) == [
        (0, ["objective"]),
        (None, ["conflict"]),
        (0, ["played", "gained"]),
        (1, ["played"]),
        (0, ["played"]),
        (0, ["played"]),
    ]
    assert [one.round for one in log] == [0, *[1] * 7]
    assert [one.event for one in log if one.begins] == ["played"] * 4


def test_cards_a_rival_passes_over_are_told_after_the_one_it_uses() -> None:
    log = lines(
        line(ev.HAGAL, 1),
        line(ev.HAGAL_UNMET, 1, load("uprising").hagal_number["sietch_tabr"]),
        line(ev.HAGAL_OCCUPIED, 1),
        line(ev.HAGAL, 1),
        line(ev.GAINED, 1, 1, 1),
        line(ev.HAGAL_OCCUPIED, 2),
        line(ev.STUCK, 2),
        line(ev.HAGAL, 1),
    )
    assert entries(log) == [
        (1, ["hagal"]),
        (1, ["hagal", "hagal-unmet", "hagal-occupied", "gained"]),
        (2, ["hagal-occupied", "stuck"]),
        (1, ["hagal"]),
    ]


def test_what_all_do_is_one_entry_and_a_win_is_told_before_its_reward() -> None:
    log = lines(
        line(ev.ROUND, 0, 1),
        line(ev.DREW, 0, 5),
        line(ev.DREW, 1, 5),
        line(ev.COMBAT, 0),
        line(ev.PASSED, 0),
        line(ev.PASSED, 1),
        line(ev.REWARD, 1, 0, 1),
        line(ev.GAINED, 1, 1, 2),
        line(ev.REWARD, 0, 0, 2),
        line(ev.WON, 1),
        line(ev.MAKERS, 0, 0, 1),
    )
    assert entries(log) == [
        (None, ["drew", "drew", "combat", "passed", "passed"]),
        (1, ["won", "reward", "gained"]),
        (0, ["reward"]),
        (None, ["makers"]),
    ]
    outcome = [one.event for one in log if one.outcome]
    assert outcome == ["reward", "gained", "reward", "won"]


def test_a_conflict_nobody_won_is_told_with_what_follows() -> None:
    log = lines(line(ev.COMBAT, 0), line(ev.NOBODY_WON, 0), line(ev.MAKERS, 0, 0, 1))
    assert entries(log) == [(None, ["combat", "nobody-won", "makers"])]
    assert [one.outcome for one in log] == [False, True, False]


def test_cards_drawn_in_a_turn_belong_to_it() -> None:
    log = lines(line(ev.ROUND, 0, 1), line(ev.PLAYED, 1), line(ev.DREW, 1, 1))
    assert entries(log) == [(1, ["played", "drew"])]


def test_a_sentence_that_begins_with_its_seat_can_be_told_without() -> None:
    gained, conflict = lines(line(ev.GAINED, 1, 1, 2), line(ev.CONFLICT, 0))
    assert gained.text == f"Feyd {gained.tail}"
    assert conflict.tail == ""


def test_later_lines_do_not_change_earlier_ones() -> None:
    r = random.Random(2)
    game = Game.new(new_game(players=2, seed=2, log=True))
    before: list[LogLine] = []
    while game.state.decision is not None and len(before) < 200:
        game.apply(r.choice(game.state.decision.actions))
        log = game.state.log
        assert log is not None
        now = told(log, game.state.codex, "en", ["Ana", "Feyd", "Irulan"], 0, [])
        assert now[: len(before)] == before
        before = now
    tail = told(log, game.state.codex, "en", ["Ana", "Feyd", "Irulan"], 50, [])
    assert tail == before[50:]


def test_a_pass_counts_until_the_next_card() -> None:
    log = [line(ev.PASSED, 2), line(ev.COMBAT, 0), line(ev.PASSED, 0)]
    assert passed(log) == {0}
    assert passed([*log, line(ev.INTRIGUE, 2)]) == set()
    assert passed([*log, line(ev.INTRIGUE, 2), line(ev.PASSED, 1)]) == {1}


def test_who_has_passed_is_shown_while_the_combat_lasts() -> None:
    t = Position().units(0, conflict=2).units(1, conflict=2)
    t.intrigue(0, "find_weakness").intrigue(1, "impress")
    state = do(t.at_combat().start(), "pass")
    table = Table("t", Game.new(state), [Sitter("person") for _ in range(3)], False)
    fighters = screen(table, 1, "en").fighters
    assert {fighter.seat for fighter in fighters if fighter.passed} == {0}


def test_points_after_each_round() -> None:
    log = [line(ev.SCORED, 0, 0, 1), line(ev.ROUND, 0, 1), line(ev.SCORED, 1, 0, 1)]
    log += [line(ev.ROUND, 0, 2), line(ev.SCORED, 0, 0, 2)]
    assert points_by_round(log, 0, 2) == [1, 3]
    assert points_by_round(log, 1, 1) == [1, 1]
    assert points_by_round(log, 0, 3) == []  # a score the log does not tell of


def test_the_points_of_a_whole_game_are_known_after_each_round() -> None:
    r = random.Random(1)
    game = Game.new(new_game(players=3, seed=1, log=True))
    while game.state.decision is not None:
        game.apply(r.choice(game.state.decision.actions))
    table = Table("t", game, [Sitter("person") for _ in range(3)], False)
    shown = screen(table, 0, "en")
    for standing in shown.standings:
        assert len(standing.by_round) == shown.view.round
        assert standing.by_round[-1] == standing.vp
