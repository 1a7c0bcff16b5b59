"""What a companion does (see `companions`): it searches what it is asked, until nobody asks."""

from __future__ import annotations

import pickle
import signal
import sys
from typing import IO

from ..engine.state import State
from ..mind.styles import style_of
from .base import Knowledge
from .companions import Found, Task
from .searching import Budget, SearchBot


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer one question after the other."""
    while True:
        try:
            task: Task = pickle.load(questions)
        except EOFError:
            return
        pickle.dump(found_by(task), answers)
        answers.flush()


def found_by(task: Task) -> list[Found]:
    """What is found about each choice."""
    bot = SearchBot(task.seed, Budget(task.tries, task.seconds), task.others)
    bot.take_style(style_of(task.style))
    verdicts = bot.consider(Knowledge(State.from_dict(task.guess)))
    return [Found(x.action, x.tries, x.win, x.worth) for x in verdicts]


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever has started it
    serve(sys.stdin.buffer, sys.stdout.buffer)
