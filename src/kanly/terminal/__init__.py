"""The game in a terminal: one person against bots."""

from .session import Session

__all__ = ["Session"]
