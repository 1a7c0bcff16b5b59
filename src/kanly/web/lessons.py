"""Lessons at a table: which answers count, what is said, and how a step is skipped."""

from __future__ import annotations

from typing import Final

from ..engine.state import State
from ..language import message
from ..lessons import LESSONS, Lesson
from . import model
from .errors import Refused, Unavailable, wrong_answer
from .registry import TableRegistry
from .storage import Storage
from .tables import Table

WAYS_OUT: Final = ("reveal", "end", "pass")


def taught(shown: model.Screen, lesson: Lesson, state: State) -> None:
    """Make a screen one of a lesson: only right answers are left, the others have their reasons."""
    step = lesson.step(state)
    right = step.answers(state) if step else []
    ids = [*LESSONS, None]
    number = ids.index(lesson.id) + 1
    shown.lesson = model.LessonOut(
        id=lesson.id,
        number=number,
        lessons=len(LESSONS),
        step=lesson.at(state),
        steps=len(lesson.steps),
        text=message(shown.lang, lesson.sentence(state)),
        show=right[0] if right else None,
        next=ids[number],
        wrong_ways_out=[],
    )
    decision = shown.decision
    if step is None:
        shown.decision = None
    elif decision is not None and decision.actions:
        wrong = [x for x in decision.actions if x.action not in right]
        shown.lesson.wrong_ways_out = [x for x in wrong if x.sort in WAYS_OUT]
        decision.actions = [x for x in decision.actions if x.action in right]
        for action in decision.actions:
            alone = action.sort == "reveal" and len(decision.actions) == 1
            if alone or (action.sort == "end" and not any(x.lapses for x in decision.actions)):
                action.confirm = "never"
        for answer, word in step.reasons(state).items():
            text = message(shown.lang, f"lesson-not-{word}")
            decision.why[answer] = [model.Why("lesson", text)]


def check_answer(table: Table, answer: str) -> None:
    """Refuse an answer that a lesson does not want."""
    if table.lesson is None:
        return
    step = table.lesson.step(table.state)
    if step is None:
        raise wrong_answer("the lesson is over")
    word = step.reasons(table.state).get(answer.strip())
    if word:
        raise wrong_answer(message("en", f"lesson-not-{word}"))


def overview(storage: Storage, person: str) -> list[model.LessonInfo]:
    """The lessons in their order, each with how far a person has come."""
    begun = storage.lessons(person)
    found: list[model.LessonInfo] = []
    for lesson in LESSONS.values():
        steps = [row["step"] for row in begun if row["lesson"] == lesson.id]
        whole = len(lesson.steps)
        found.append(
            model.LessonInfo(
                id=lesson.id,
                state="done" if whole in steps else "begun" if steps else "new",
                step=steps[0] if steps else 0,
                steps=whole,
            )
        )
    return found


def attend(registry: TableRegistry, lesson: Lesson, person: str) -> Table:
    """The lesson where it was left; from its beginning if it is done or cannot be gone on with."""
    for row in registry.storage.lessons(person):
        if row["lesson"] == lesson.id and row["step"] < len(lesson.steps):
            try:
                return registry.get(row["id"])
            except Unavailable:
                raise
            except Refused:
                registry.remove(row["id"])
    return registry.teach(lesson, person)
