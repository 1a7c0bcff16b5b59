"""What Kanly raises, each with one sentence saying what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .codex import Codex
    from .node import Decision


class KanlyError(Exception):
    """Anything wrong with what was asked of Kanly."""


class IllegalAction(KanlyError):
    """An action that is not legal now; nothing has changed."""

    @classmethod
    def unlisted(cls, codex: Codex, decision: Decision, action: int) -> IllegalAction:
        """The error for an action that the decision does not list."""
        offered = [codex.vocabulary.text(a) for a in decision.actions[:8]]
        more = "" if len(decision.actions) <= 8 else f" and {len(decision.actions) - 8} more"
        return cls(
            f"{codex.vocabulary.text(action)} is not legal now; "
            f"seat {decision.seat} must choose ({decision.kind}): {', '.join(offered)}{more}"
        )


class BadSetup(KanlyError):
    """A game that cannot be set up as asked."""


class BadPosition(KanlyError):
    """A document that describes no possible position; `reasons` lists all that is wrong."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("impossible position: " + "; ".join(reasons))


class BadRecord(KanlyError):
    """A file that is not a record of a game, or whose game does not replay."""
