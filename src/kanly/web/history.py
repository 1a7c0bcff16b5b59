"""The log as the page tells it: lines by round and entry, and what can be read off them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, TypeAlias

from ..engine import events as ev
from ..engine.codex import Codex
from ..language import log_line, log_numbers, log_things
from .actions import thing
from .model import LogLine
from .script import changes

Entry: TypeAlias = tuple[int, int, int, int]

COMMON: Final = {
    ev.CONFLICT, ev.COMBAT, ev.PASSED, ev.NOBODY_WON, ev.MAKERS, ev.RECALL, ev.ENDGAME,
    ev.GAME_OVER, ev.ROW_LEFT, ev.HAGAL_SHUFFLED, ev.FOUGHT, ev.CONTROL_LOST, ev.MENTAT_HOME,
}  # fmt: skip
"""Events of the table, whoever's seat they carry."""
TURN: Final = {ev.PLAYED, ev.REVEALED, ev.HAGAL, ev.HAGAL_SPY, ev.WAITED}
"""Events a turn begins with."""
BEGIN: Final = TURN | {ev.REWARD, ev.WON}
"""The same, and what somebody gets when a Conflict has ended."""
PASSED_OVER: Final = {
    ev.HAGAL_CLOSED, ev.HAGAL_OCCUPIED, ev.HAGAL_UNMET, ev.HAGAL_POLITICS, ev.HAGAL_OUT_OF_REACH,
}  # fmt: skip
"""Cards a Rival ignores before the one it uses: both are one turn."""
OPENING: Final = PASSED_OVER | {ev.ACTIVATED, ev.MOVED_AGENT}
"""The same, a Commander's naming the Ally who acts for the turn, and an Agent taken up again."""
OWN: Final = BEGIN | {ev.INTRIGUE, ev.CONCEDED}
"""What is always the doing of the seat it names, even if that acts for its Commander."""
NEWS: Final = OWN | OPENING | COMMON | {ev.ROUND}
"""What is never a part of somebody else's turn."""
OUTCOME: Final = {ev.REWARD, ev.WON, ev.NOBODY_WON}
"""Events that tell how a Conflict ended."""
AFTER: Final = {ev.MAKERS, ev.RECALL, ev.ROUND, ev.ENDGAME, ev.GAME_OVER}
"""Events after which the Conflict is over and done with."""


class Teller:
    """Goes through a log from its beginning and puts each line where it belongs."""

    def __init__(self) -> None:
        self.round = 0
        self.entry = 0
        self.seat: int | None = None
        """Whose the last entry of the round is; None: the table's, or there is none."""
        self.begun = False
        """Is there an entry in this round?"""
        self.passing: int | None = None
        """The entry that so far has only what opens a turn."""
        self.helped: tuple[int, int] | None = None
        """The Commander and the Ally activated last."""
        self.lent = False
        """Is the last line about that Ally, in its Commander's entry?"""
        self.outcome = False
        self.rewards: dict[int, int] = {}
        """In this round: each seat's entry that begins with a reward."""

    def place(self, event: int, seat: int, ally: int) -> tuple[int, bool, bool]:
        """The entry of the next line, whether it heads it, whether it is the table's.

        What an activated Ally's units and cubes do belongs to the Commander's turn.
        """
        self.lent = False
        if event in AFTER or event == ev.COMBAT:
            self.outcome = False
        elif event in OUTCOME:
            self.outcome = True
        if event == ev.ROUND:
            self.round += 1
            self.entry += 1
            self.begun, self.seat, self.rewards = False, None, {}
            return self.entry, False, True
        if event == ev.WON and seat in self.rewards:
            return self.rewards[seat], True, False
        # What everybody does as the round begins is one entry.
        common = event in COMMON or (event == ev.DREW and self.seat is None)
        if event == ev.ACTIVATED:
            self.helped = (seat, ally)
        self.lent = not common and event not in OWN and self.helped == (self.seat, seat)
        if self.lent and self.seat is not None:
            seat = self.seat
        whose = None if common else seat
        passing, self.passing = self.passing, None
        if passing == self.entry and whose == self.seat:
            if event in OPENING:
                self.passing = passing
            return self.entry, event in TURN, False
        if not self.begun or whose != self.seat or event in BEGIN | OPENING:
            self.entry += 1
            self.begun, self.seat = True, whose
            if event == ev.REWARD:
                self.rewards.setdefault(seat, self.entry)
            if event in OPENING:
                self.passing = self.entry
        return self.entry, False, common


def told(
    log: list[Entry], codex: Codex, lang: str, names: list[str], start: int, lengths: Sequence[int]
) -> list[LogLine]:
    """The lines of a log from one on; `lengths` are those of the log after each action."""
    teller = Teller()
    found: list[LogLine] = []
    traders = 0, 0
    for n, line in enumerate(log):
        event, seat, a, _ = line
        entry, heads, common = teller.place(event, seat, a)
        if event == ev.TRADED:
            traders = seat, a
        if n < start:
            continue
        text = log_line(codex, line, lang, names)
        name = f"{names[seat]} "
        found.append(
            LogLine(
                event=ev.NAMES[event],
                seat=seat,
                things=[thing(named) for named in log_things(codex, line)],
                numbers=log_numbers(line),
                changes=changes(codex, line, traders),
                ply=max(0, bisect_right(lengths, n) - 1),
                text=text,
                tail=text.removeprefix(name) if text.startswith(name) and not teller.lent else "",
                round=teller.round,
                entry=entry,
                heads=heads,
                common=common,
                begins=event in TURN,
                outcome=teller.outcome,
            )
        )
    return found


def passed(log: list[Entry]) -> set[int]:
    """The seats that have passed in the latest Combat since the last card was played."""
    found: set[int] = set()
    for event, seat, _, _ in log:
        if event in (ev.COMBAT, ev.INTRIGUE):
            found.clear()
        elif event == ev.PASSED:
            found.add(seat)
    return found


def points_by_round(log: list[Entry], seat: int, scores: int) -> list[int]:
    """A seat's points after each round; nothing unless the log tells of all its scores."""
    points: list[int] = [0]
    told = 0
    for event, whose, _, n in log:
        if event == ev.ROUND:
            points.append(points[-1])
        elif event == ev.SCORED and whose == seat:
            points[-1] += n
            told += 1
    return points[1:] if told == scores else []
