"""Advice on a decision: the best few choices, their chance to win, and why the best is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, Protocol

import msgspec

from ..bots.base import Knowledge
from ..bots.searching import Budget, network_of
from ..engine.state import State
from .claims import Claim, Compared, claims
from .lines import Line, followed, mirrored, outline
from .weighing import weigh

GUESSES: Final = 8
"""What is claimed holds in so many guesses at what is hidden."""
SHOWN: Final = 3
"""So many choices are shown,"""
SAID: Final = 3
"""with so many reasons each."""
CLOSE: Final = 0.02
"""Chances to win that differ by less are about equal."""

Note = Literal["", "equal", "same", "later"]
"""What is said of a choice for which nothing else can be said: it is about as good as the other;
all others come to the same; what makes it better comes after this turn."""


class Choice(msgspec.Struct):
    """A choice, and what speaks for it."""

    action: str
    win: float
    """The chance to win after it, from 0 to 1."""
    line: list[str]
    """The answers that follow in the same turn, as far as they are the same in all guesses."""
    than: str | None
    """The choice it is compared with."""
    claims: list[Claim]
    """What it has that the other has not, the most telling first."""
    note: Note


class Advice(msgspec.Struct):
    """The best few choices of a decision, the best first."""

    seat: int
    choices: list[Choice]
    close: bool
    """The first two are about equally good."""
    seed: int
    """Of the guess in which the lines can be followed."""


class Rated(Protocol):
    """A choice with its chance to win."""

    @property
    def action(self) -> int:
        """The choice."""

    @property
    def win(self) -> float:
        """From 0 to 1."""


@dataclass(frozen=True)
class Thread:
    """A choice, with where it leads in each guess."""

    action: int
    win: float
    lines: list[Line]


@dataclass(frozen=True)
class Evidence:
    """All that the reasons of an advice rest on."""

    seat: int
    seeds: list[int]
    """Of the guesses."""
    guesses: list[State]
    threads: list[Thread]
    """By choice, the best first."""

    def pairs(self, one: Thread, other: Thread) -> list[tuple[Line, Line]]:
        """In every guess the line of a choice, and another choice played on in the same way."""
        network = network_of(self.guesses[0].codex)
        return [
            (line, mirrored(guess, other.action, line, network))
            for guess, line in zip(self.guesses, one.lines)
        ]


def advise(known: Knowledge, budget: Budget, seed: int) -> Advice:
    """Think about a decision for so long."""
    return advice_on(evidence(known, weigh(known, budget, seed)[:SHOWN], seed))


def evidence(
    known: Knowledge, weighed: Sequence[Rated], seed: int, planned: Sequence[int] = ()
) -> Evidence:
    """Follow each choice to the end of the own turn, all in the same guesses.

    After the first of them comes what is planned.
    """
    chance = Random(seed)
    seeds = [chance.getrandbits(32) for _ in range(GUESSES)]
    guesses = [known.guess(seed) for seed in seeds]
    network = network_of(known.decision.codex)
    plans = [planned, *([()] * len(weighed))]
    threads = [
        Thread(x.action, x.win, [followed(guess, x.action, network, plan) for guess in guesses])
        for x, plan in zip(weighed, plans)
    ]
    return Evidence(known.decision.seat, seeds, guesses, threads)


def advice_on(found: Evidence) -> Advice:
    """The advice that evidence gives: the best against the next, the others against the best."""
    best, *others = found.threads
    choices = [explained(found, best, others)]
    choices += [explained(found, other, [best]) for other in others]
    close = len(others) > 0 and best.win - others[0].win < CLOSE
    return Advice(found.seat, choices, close, found.seeds[0])


def explained(found: Evidence, one: Thread, others: Sequence[Thread]) -> Choice:
    """A choice with what speaks for it against the first of the others that is different."""
    text = found.guesses[0].codex.vocabulary.text
    choice = Choice(text(one.action), one.win, [text(a) for a in common(one)], None, [], "")
    for other in others:
        pairs = found.pairs(one, other)
        if not differ(pairs):
            continue
        choice.than = text(other.action)
        choice.claims = claims(compared(found, pairs))[:SAID]
        if not choice.claims:
            choice.note = "equal" if abs(one.win - other.win) < CLOSE else "later"
        return choice
    choice.note = "same" if others else ""
    return choice


def compared(found: Evidence, pairs: Sequence[tuple[Line, Line]]) -> list[Compared]:
    """The positions that claims are checked on."""
    return [
        Compared(found.seat, now, mine.end, other.end)
        for now, (mine, other) in zip(found.guesses, pairs)
    ]


def differ(pairs: Sequence[tuple[Line, Line]]) -> bool:
    """Do two choices lead to different positions?"""
    return any(outline(mine.end) != outline(other.end) for mine, other in pairs)


def common(thread: Thread) -> list[int]:
    """The answers after the first that are the same in all guesses."""
    found: list[int] = []
    for steps in zip(*(line.actions[1:] for line in thread.lines)):
        if len(set(steps)) > 1:
            break
        found.append(steps[0])
    return found
