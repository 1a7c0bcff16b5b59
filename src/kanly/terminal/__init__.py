"""The game in a terminal: one person against bots or Rivals."""

from .session import Session

__all__ = ["Session"]
