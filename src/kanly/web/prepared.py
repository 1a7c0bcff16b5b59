"""The types that threads read, made ready before there are any."""

from __future__ import annotations

from typing import Final

import msgspec

from ..puzzles import Puzzle
from .catalogue_model import Sign
from .clocks import Ticking
from .model import News, SitterIn, TableInfo, View
from .profile import Finished
from .reminders.store import Device, Wish
from .rooms.room import Line, Member, Room
from .sitters import Sitter
from .storage import KeptReview

READ: Final[tuple[type, ...]] = (
    Device, Finished, KeptReview, Line, Member, News, Puzzle, Room, Sign, Sitter, SitterIn,
    TableInfo, Ticking, View, Wish,
)  # fmt: skip


def prepare() -> None:
    """Make them ready: of two threads that are the first to read one, one can crash the process.

    msgspec notes what it finds out about a type before it has found out all.
    """
    for kind in READ:
        msgspec.json.Decoder(kind)
