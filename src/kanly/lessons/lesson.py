"""What a lesson is: a position, and steps in which only some of the legal answers are right.

Where a lesson stands is read off the position and its log alone, so it is kept, taken back and gone
on with like any game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from ..bots.base import Bot, Knowledge
from ..engine.record import Record
from ..engine.state import State

LEARNER: Final = 0
"""The seat of whoever takes a lesson."""

NOT_NOW: Final = "now"
"""The reason for an answer of which a step has nothing particular to say."""

Condition = Callable[[State], bool]


@dataclass(frozen=True)
class Step:
    """One thing asked of the learner, who may need several answers for it."""

    id: str
    right: Mapping[str, str]
    """The answers that are right, by their texts (* for any ending), each with the word of the
    sentence that asks for it; the first that is legal is the one that is asked for and shown."""
    done: Condition
    """Whether the learner has got past it; once true it stays so, unless it is taken back."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """For answers that are legal but not right: the word of the reason, the first that fits."""

    def answers(self, state: State) -> list[str]:
        """The legal answers that are right."""
        legal = _legal(state)
        return [text for wanted in self.right for text in legal if fnmatchcase(text, wanted)]

    def word(self, state: State) -> str:
        """The word of what is asked now; while others act, of what is asked first."""
        legal = _legal(state)
        asked = (
            word
            for wanted, word in self.right.items()
            if any(fnmatchcase(text, wanted) for text in legal)
        )
        return next(asked, next(iter(self.right.values())))

    def reasons(self, state: State) -> dict[str, str]:
        """The other legal answers, each with the word of its reason."""
        right = self.answers(state)
        return {text: self._reason(text) for text in _legal(state) if text not in right}

    def _reason(self, answer: str) -> str:
        fitting = (word for known, word in self.wrong.items() if fnmatchcase(answer, known))
        return next(fitting, NOT_NOW)


@dataclass(frozen=True)
class Lesson:
    """A position to learn from; ``lesson-ID-WORD`` are the sentences of its steps."""

    id: str
    begin: Callable[[], Record]
    """The position, as a record nothing has been played of yet."""
    steps: tuple[Step, ...]
    others: tuple[str, ...] = ()
    """What the other seats answer if they can, what they prefer in front."""

    def at(self, state: State) -> int:
        """How many steps are done."""
        undone = (n for n, step in enumerate(self.steps) if not step.done(state))
        return next(undone, len(self.steps))

    def step(self, state: State) -> Step | None:
        """The step at hand; none when all are done."""
        done = self.at(state)
        return self.steps[done] if done < len(self.steps) else None

    def sentence(self, state: State) -> str:
        """The message that fits the moment."""
        step = self.step(state)
        return f"lesson-{self.id}-{step.word(state) if step else 'learnt'}"


class Script(Bot):
    """Plays the other seats of a lesson: what it prefers, else the first way out."""

    WAYS_OUT: Final = ("reveal", "end", "pass", "*")

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self.wanted = (*lesson.others, *self.WAYS_OUT)

    def decide(self, known: Knowledge) -> int:
        """The answer it likes best."""
        text = known.decision.codex.vocabulary.text
        actions = known.decision.actions
        return next(a for wanted in self.wanted for a in actions if fnmatchcase(text(a), wanted))


def _legal(state: State) -> list[str]:
    decision = state.decision
    if decision is None or decision.seat != LEARNER:
        return []
    return [state.action_text(action) for action in decision.actions]
