"""Every way through a lesson that its right answers allow."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import State
from kanly.engine.record import Game
from kanly.lessons import LEARNER, Lesson, Script


def begun(lesson: Lesson) -> State:
    """The position of a lesson, with an account of what happens."""
    return Game.resume(lesson.begin(), log=True).state


def answered(lesson: Lesson, state: State, answer: str) -> State:
    """The position after an answer of the learner, and those of the others to it."""
    after = state.copy()
    after.log = [*(state.log or [])]
    after.apply(after.action(answer))
    script = Script(lesson)
    while lesson.step(after) and after.decision and after.decision.seat != LEARNER:
        after.apply(script.choose(after))
    return after


def positions(lesson: Lesson) -> Iterator[State]:
    """Every position in which the learner is asked something, and every end, each once."""
    todo, seen = [begun(lesson)], set()
    while todo:
        state = todo.pop()
        if state.fingerprint() not in seen:
            seen.add(state.fingerprint())
            yield state
            step = lesson.step(state)
            todo += [answered(lesson, state, x) for x in step.answers(state)] if step else []
